<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Export board as P&amp;DF…</source>
        <translation>Brett als P&amp;DF exportieren …</translation>
    </message>
    <message>
        <source>Save the board as a page for printing</source>
        <translation>Das Brett als Druckseite speichern</translation>
    </message>
    <message>
        <source>&amp;Graph of perfect play…</source>
        <translation>&amp;Graph des perfekten Spiels …</translation>
    </message>
    <message>
        <source>Explore all best moves from here, or the proof of the win, as a graph</source>
        <translation>Alle besten Züge ab hier oder den Beweis des Gewinns als Graph erkunden</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Choose a game, its size and who plays</source>
        <translation>Spiel, Größe und Spieler wählen</translation>
    </message>
    <message>
        <source>All gam&amp;es</source>
        <translation>&amp;Alle Spiele</translation>
    </message>
    <message>
        <source>Show the page with every game and variant</source>
        <translation>Die Seite mit allen Spielen und Varianten zeigen</translation>
    </message>
    <message>
        <source>Back to the &amp;board</source>
        <translation>Zurück zum &amp;Brett</translation>
    </message>
    <message>
        <source>Show the board with the open game, as you left it</source>
        <translation>Das Brett mit der offenen Partie zeigen, so wie Sie es verlassen haben</translation>
    </message>
    <message>
        <source>Open data &amp;folder</source>
        <translation>Da&amp;tenordner öffnen</translation>
    </message>
    <message>
        <source>Show the folder with the solution files</source>
        <translation>Den Ordner mit den Lösungsdateien zeigen</translation>
    </message>
    <message>
        <source>Export board as &amp;PNG…</source>
        <translation>Brett als &amp;PNG exportieren …</translation>
    </message>
    <message>
        <source>Save the board as a PNG image</source>
        <translation>Das Brett als PNG-Bild speichern</translation>
    </message>
    <message>
        <source>Export board as S&amp;VG…</source>
        <translation>Brett als S&amp;VG exportieren …</translation>
    </message>
    <message>
        <source>Save the board as a scalable SVG image</source>
        <translation>Das Brett als skalierbares SVG-Bild speichern</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Quit Kotai. You can resume running jobs later</source>
        <translation>Kotai beenden. Laufende Berechnungen lassen sich später fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Die Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Copy the whole game with its variations and comments as text</source>
        <translation>Die ganze Partie mit Varianten und Kommentaren als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Stellung oder Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>Open the position or the game in the clipboard</source>
        <translation>Die Stellung oder Partie aus der Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>Position &amp;editor…</source>
        <translation>Stellungse&amp;ditor …</translation>
    </message>
    <message>
        <source>Set up a position piece by piece</source>
        <translation>Eine Stellung Figur für Figur aufbauen</translation>
    </message>
    <message>
        <source>Position as &amp;text…</source>
        <translation>Stellung als &amp;Text …</translation>
    </message>
    <message>
        <source>Read or write the position as text</source>
        <translation>Die Stellung als Text lesen oder schreiben</translation>
    </message>
    <message>
        <source>Copy perfect &amp;line</source>
        <translation>Perfekte &amp;Zugfolge kopieren</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
    <message>
        <source>Play the best move, or one drawn from the best mix of moves</source>
        <translation>Den besten Zug spielen oder einen aus der besten Mischung auslosen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Briefly show the best move or the best mix of moves</source>
        <translation>Kurz den besten Zug oder die beste Mischung zeigen</translation>
    </message>
    <message>
        <source>Make the c&amp;omputer move</source>
        <translation>C&amp;omputer ziehen lassen</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Seiten wechseln</translation>
    </message>
    <message>
        <source>Play the perfect &amp;line</source>
        <translation>Perfekte &amp;Zugfolge spielen</translation>
    </message>
    <message>
        <source>Play the perfect line move by move to its end</source>
        <translation>Die perfekte Zugfolge Zug für Zug bis zum Ende spielen</translation>
    </message>
    <message>
        <source>&amp;Notable positions</source>
        <translation>Bemerkenswerte &amp;Stellungen</translation>
    </message>
    <message>
        <source>Browse zugzwangs, long wins and only moves</source>
        <translation>Zugzwänge, lange Gewinne und einzige Züge durchsehen</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>Brett als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Ein Bild des Bretts in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Solve this variant</source>
        <translation>Diese Variante &amp;lösen</translation>
    </message>
    <message>
        <source>Work out the value of every position</source>
        <translation>Den Wert jeder Stellung berechnen</translation>
    </message>
    <message>
        <source>Running &amp;jobs</source>
        <translation>Laufende &amp;Berechnungen</translation>
    </message>
    <message>
        <source>Show what is being solved</source>
        <translation>Zeigen, was gerade gelöst wird</translation>
    </message>
    <message>
        <source>Show &amp;values</source>
        <translation>&amp;Werte zeigen</translation>
    </message>
    <message>
        <source>T&amp;urn board</source>
        <translation>Brett &amp;drehen</translation>
    </message>
    <message>
        <source>See the board from the other end</source>
        <translation>Das Brett von der anderen Seite zeigen</translation>
    </message>
    <message>
        <source>Show &amp;coordinates</source>
        <translation>&amp;Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Show the names of columns and rows</source>
        <translation>Die Namen der Spalten und Reihen zeigen</translation>
    </message>
    <message>
        <source>Values of the &amp;other side</source>
        <translation>Werte der and&amp;eren Seite</translation>
    </message>
    <message>
        <source>Show what the other side&apos;s moves are worth</source>
        <translation>Zeigen, was die Züge der anderen Seite wert sind</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>Alle Bereiche wieder an ihren ursprünglichen Platz setzen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>How the pieces move and who wins</source>
        <translation>Wie die Figuren ziehen und wer gewinnt</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>Was die &amp;Zahlen bedeuten</translation>
    </message>
    <message>
        <source>What values, plies and tables mean, and how Kotai computes values</source>
        <translation>Was Werte, Halbzüge und Tabellen bedeuten und wie Kotai die Werte berechnet</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>&amp;About Kotai</source>
        <translation>&amp;Über Kotai</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>Take back the &amp;choice</source>
        <translation>&amp;Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Choose another domino before both are revealed</source>
        <translation>Einen anderen Dominostein wählen, bevor beide aufgedeckt werden</translation>
    </message>
    <message>
        <source>Reveal &amp;both choices</source>
        <translation>&amp;Beide aufdecken</translation>
    </message>
    <message>
        <source>Reveal both choices and place the dominoes</source>
        <translation>Beide Dominosteine aufdecken und auf das Brett legen</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>Letzte R&amp;unde noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show again how the last two choices were revealed</source>
        <translation>Noch einmal zeigen, wie die letzten beiden Dominosteine aufgedeckt wurden</translation>
    </message>
    <message>
        <source>Reveal as soon as both ha&amp;ve chosen</source>
        <translation>Au&amp;fdecken, sobald beide gewählt haben</translation>
    </message>
    <message>
        <source>&amp;Tournament of computer players…</source>
        <translation>&amp;Turnier der Computergegner …</translation>
    </message>
    <message>
        <source>Let two computer players play many games of Synchronized Domineering</source>
        <translation>Zwei Computergegner viele Partien Synchrones Domineering gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>See which side wins Synchronized Domineering on each size of board, with sources</source>
        <translation>Zeigen, welche Seite beim Synchronen Domineering auf welcher Brettgröße gewinnt, mit Quellen</translation>
    </message>
    <message>
        <source>Pic&amp;k up or turn a fence</source>
        <translation>Zaun ne&amp;hmen oder drehen</translation>
    </message>
    <message>
        <source>Move the fence with the arrow keys. Press the shortcut again to turn it, Enter to place it or Esc to put it back</source>
        <translation>Den Zaun mit den Pfeiltasten bewegen. Dasselbe Tastenkürzel dreht ihn, die Eingabetaste setzt ihn, Esc legt ihn zurück</translation>
    </message>
    <message>
        <source>Show shortest &amp;paths</source>
        <translation>Kür&amp;zeste Wege zeigen</translation>
    </message>
    <message>
        <source>Show the shortest path of each pawn to its goal</source>
        <translation>Den kürzesten Weg jeder Figur zu ihrem Ziel zeigen</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>The computer accepts if it cannot do better. In a game between two people, Kotai asks your opponent</source>
        <translation>Der Computer nimmt an, wenn er nichts Besseres erreichen kann. Bei einer Partie zu zweit fragt Kotai Ihren Gegner</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>My side at the &amp;bottom</source>
        <translation>Meine Seite &amp;unten</translation>
    </message>
    <message>
        <source>Turn the board so that your side is at the bottom, in games where the players sit opposite each other</source>
        <translation>Bei Spielen, in denen man sich gegenübersitzt, das Brett so drehen, dass Ihre Seite unten ist</translation>
    </message>
    <message>
        <source>Pla&amp;y layout</source>
        <translation>Spielans&amp;icht</translation>
    </message>
    <message>
        <source>Switch between a large board with the players, clocks and moves beside it and a board with all panels</source>
        <translation>Zwischen einem großen Brett mit Spielern, Uhren und Zügen daneben und einem Brett mit allen Bereichen wechseln</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>The rules of a small game in pictures, a first move, and what the values mean</source>
        <translation>Die Regeln eines kleinen Spiels in Bildern, ein erster Zug und was die Werte bedeuten</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Partie ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a saved game, or a file with moves or positions</source>
        <translation>Eine gespeicherte Partie oder eine Datei mit Zügen oder Stellungen öffnen</translation>
    </message>
    <message>
        <source>&amp;Save game</source>
        <translation>Partie &amp;speichern</translation>
    </message>
    <message>
        <source>Save the game with its variations and comments to its file</source>
        <translation>Die Partie mit Varianten und Kommentaren in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save game &amp;as…</source>
        <translation>Partie speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Die Partie in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>&amp;Meine Partien</translation>
    </message>
    <message>
        <source>Show your games, with search and statistics</source>
        <translation>Ihre Partien zeigen, mit Suche und Statistik</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <translation>Tö&amp;ne</translation>
    </message>
    <message>
        <source>Play sounds for moves, captures, the end of a game and low time</source>
        <translation>Töne abspielen: bei Zügen, beim Schlagen, am Partieende und bei knapper Zeit</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>A&amp;ufgaben</translation>
    </message>
    <message>
        <source>Solve puzzles taken from the solved game, at the difficulty you choose</source>
        <translation>Aufgaben aus dem gelösten Spiel im gewünschten Schwierigkeitsgrad lösen</translation>
    </message>
    <message>
        <source>Sh&amp;ow the solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>Set the puzzle up again. Its result stays the same</source>
        <translation>Die Aufgabe neu aufstellen. Das Ergebnis ändert sich dadurch nicht</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Publis&amp;hed works</source>
        <translation>Veröffentli&amp;chte Arbeiten</translation>
    </message>
    <message>
        <source>Papers about these games, with their figures next to those computed here</source>
        <translation>Arbeiten über diese Spiele: ihre Zahlen neben den hier berechneten</translation>
    </message>
    <message>
        <source>S&amp;olutions</source>
        <translation>Lös&amp;ungen</translation>
    </message>
    <message>
        <source>List the solutions on this computer, to verify, repair, copy or delete them</source>
        <translation>Die Lösungen auf diesem Computer auflisten, prüfen, reparieren, kopieren oder löschen</translation>
    </message>
    <message>
        <source>&amp;Proof, move by move…</source>
        <translation>Bew&amp;eis, Zug für Zug …</translation>
    </message>
    <message>
        <source>Walk through the proof of a win, or through a strategy, position by position, with every reply</source>
        <translation>Den Beweis eines Gewinns oder eine Strategie Stellung für Stellung durchgehen, mit allen Antworten</translation>
    </message>
    <message>
        <source>Prin&amp;t board…</source>
        <translation>Brett d&amp;rucken …</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Das Brett drucken</translation>
    </message>
    <message>
        <source>Go to another puzzle. If you have started this one, it counts as failed. Otherwise it comes back later</source>
        <translation>Eine andere Aufgabe zeigen. Haben Sie die jetzige schon begonnen, zählt sie als nicht gelöst. Sonst kommt sie später wieder</translation>
    </message>
    <message>
        <source>Copy the perfect line as a game, with its variant, start position, value and moves</source>
        <translation>Die perfekte Zugfolge als Partie kopieren, mit Variante, Anfangsstellung, Wert und Zügen</translation>
    </message>
    <message>
        <source>Synchronized Domineering: &amp;winners by board size…</source>
        <translation>Synchrones Domineering: Ge&amp;winner nach Brettgröße …</translation>
    </message>
    <message>
        <source>Start a&amp;gain</source>
        <translation>Noch ein&amp;mal beginnen</translation>
    </message>
    <message>
        <source>Begin a new game from the same start, with the same players</source>
        <translation>Eine neue Partie mit derselben Anfangsstellung und denselben Spielern beginnen</translation>
    </message>
    <message>
        <source>Undo the last change: a move, a comment, a variation promoted or deleted</source>
        <translation>Die letzte Änderung rückgängig machen: einen Zug, einen Kommentar, eine aufgewertete oder gelöschte Variante</translation>
    </message>
    <message>
        <source>Take back your choice, or your last move and the reply. Redo restores them</source>
        <translation>Ihre Wahl oder Ihren letzten Zug samt Antwort zurücknehmen. „Wiederholen“ stellt sie wieder her</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>&amp;Vorheriger Zug</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Nä&amp;chster Zug</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;Erster Zug</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Zum Anfang der Partie</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Zum Ende der Partie</translation>
    </message>
    <message>
        <source>Solve &amp;games when opened</source>
        <translation>Spiele beim Öffnen &amp;gleich lösen</translation>
    </message>
    <message>
        <source>When you open a game to play, solve it in the background if that takes less than a minute</source>
        <translation>Ein Spiel, das Sie zum Spielen öffnen, im Hintergrund lösen, wenn das weniger als eine Minute dauert</translation>
    </message>
    <message>
        <source>How it &amp;was solved…</source>
        <translation>Wie das Spiel gelöst &amp;wurde …</translation>
    </message>
    <message>
        <source>Watch the values of a solved game being found, step by step</source>
        <translation>Zusehen, wie die Werte eines gelösten Spiels Schritt für Schritt gefunden werden</translation>
    </message>
    <message>
        <source>&amp;Explain games that are new to you</source>
        <translation>Spiele &amp;erklären, die für Sie neu sind</translation>
    </message>
    <message>
        <source>Make the opponent move or choose now, no matter whose turn it is</source>
        <translation>Den Gegner sofort ziehen oder wählen lassen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>Lek&amp;tionen</translation>
    </message>
    <message>
        <source>Learn a game step by step, with exercises on the board</source>
        <translation>Ein Spiel Schritt für Schritt lernen, mit Übungen auf dem Brett</translation>
    </message>
    <message>
        <source>Swap sides with your opponent</source>
        <translation>Mit dem Gegner die Seiten tauschen</translation>
    </message>
    <message>
        <source>When this is off, both choices stay hidden until you reveal them</source>
        <translation>Wenn dies ausgeschaltet ist, bleiben beide Dominosteine verdeckt, bis Sie sie aufdecken</translation>
    </message>
    <message>
        <source>Show the solution on the board. The puzzle then counts as failed</source>
        <translation>Die Züge der Lösung vorspielen. Die Aufgabe gilt dann als nicht gelöst</translation>
    </message>
    <message>
        <source>Start puzzle aga&amp;in</source>
        <translation>Aufgabe von &amp;vorn lösen</translation>
    </message>
    <message>
        <source>Resign the game. You can undo this</source>
        <translation>Die Partie aufgeben. Das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the change you last undid</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Show three short cards beside the board when you play a game for the first time. Turn this off and on again to see the cards of every game once more</source>
        <translation>Wenn Sie ein Spiel zum ersten Mal spielen, neben dem Brett drei kurze Karten mit Erklärungen zeigen. Schalten Sie dies aus und wieder ein, um die Karten aller Spiele noch einmal zu sehen</translation>
    </message>
    <message>
        <source>My mista&amp;kes</source>
        <translation>Meine Fe&amp;hler</translation>
    </message>
    <message>
        <source>List the mistakes in your games, and practise them</source>
        <translation>Die Fehler Ihrer Partien auflisten und üben</translation>
    </message>
    <message>
        <source>Show or hide for every move whether it wins, draws or loses, and how soon; also the perfect line and the graph</source>
        <translation>Für jeden Zug zeigen oder verbergen, ob und wie bald er gewinnt, remis hält oder verliert; auch die perfekte Zugfolge und den Graphen</translation>
    </message>
</context>
<context>
    <name>AnimalShogiStrings</name>
    <message>
        <source>first player&apos;s giraffe</source>
        <translation>Giraffe des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s giraffe</source>
        <translation>Giraffe des zweiten Spielers</translation>
    </message>
    <message>
        <source>first player&apos;s elephant</source>
        <translation>Elefant des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s elephant</source>
        <translation>Elefant des zweiten Spielers</translation>
    </message>
    <message>
        <source>first player&apos;s chick</source>
        <translation>Küken des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s chick</source>
        <translation>Küken des zweiten Spielers</translation>
    </message>
    <message>
        <source>first player&apos;s hen</source>
        <translation>Henne des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s hen</source>
        <translation>Henne des zweiten Spielers</translation>
    </message>
    <message>
        <source>first player&apos;s lion</source>
        <translation>Löwe des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s lion</source>
        <translation>Löwe des zweiten Spielers</translation>
    </message>
    <message>
        <source>Chicks in front of the giraffes</source>
        <translation>Küken vor den Giraffen</translation>
    </message>
    <message>
        <source>Chicks in front of the elephants</source>
        <translation>Küken vor den Elefanten</translation>
    </message>
    <message>
        <source>Animal Shogi</source>
        <translation>Tier-Shogi</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. L, G, E and C stand for lion, giraffe, elephant and chick, +C for a hen, and a digit for that many empty squares. Capital letters belong to the first player, small letters to the second. Then come b or w for the player to move, and the pieces in hand, or -.</source>
        <translation>Reihen von oben nach unten, durch / getrennt. L, G, E und C stehen für Löwe, Giraffe, Elefant und Küken, +C für eine Henne, eine Ziffer für ebenso viele leere Felder. Großbuchstaben stehen für Figuren des ersten Spielers, Kleinbuchstaben für die des zweiten. Danach folgen b oder w für den Spieler am Zug und die Figuren auf der Hand (oder -, wenn es keine gibt).</translation>
    </message>
    <message>
        <source>No chick drops on the far row</source>
        <translation>Kein Küken in der letzten Reihe einsetzen</translation>
    </message>
    <message>
        <source>No drops: captured pieces stay out of play</source>
        <translation>Kein Einsetzen: Geschlagene Figuren scheiden aus</translation>
    </message>
    <message>
        <source>Animal Shogi, no far-row drops</source>
        <comment>short name of the variant without chick drops in the far row</comment>
        <translation>Tier-Shogi, kein Einsetzen in letzter Reihe</translation>
    </message>
    <message>
        <source>Animal Shogi without drops</source>
        <translation>Tier-Shogi ohne Einsetzen</translation>
    </message>
    <message>
        <source>No try: only capturing the lion wins</source>
        <translation>Kein Try: Nur wer den Löwen schlägt, gewinnt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two rules of a variant</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Animal Shogi without the try</source>
        <translation>Tier-Shogi ohne Try</translation>
    </message>
    <message>
        <source>%1, no try</source>
        <comment>name of a variant</comment>
        <translation>%1, ohne Try</translation>
    </message>
    <message>
        <source>marking mates</source>
        <translation>Mattstellungen werden markiert</translation>
    </message>
    <message>
        <source>Type a drop</source>
        <translation>Einsetzzug eintippen</translation>
    </message>
    <message>
        <source>Animal Shogi: a chick on B2</source>
        <translation>Tier-Shogi: ein Küken auf B2</translation>
    </message>
    <message>
        <source>The side to move can capture the lion at once.</source>
        <translation>Die Seite am Zug kann den Löwen sofort schlagen.</translation>
    </message>
    <message>
        <source>The side to move can bring its lion safely to the far row at once.</source>
        <translation>Die Seite am Zug kann ihren Löwen sofort sicher in die letzte Reihe bringen.</translation>
    </message>
    <message>
        <source>the other side has no move left</source>
        <translation>die andere Seite hat keinen Zug mehr</translation>
    </message>
    <message>
        <source>Mate in n</source>
        <translation>Matt in n</translation>
    </message>
    <message>
        <source>Mate in n, counting try threats</source>
        <translation>Matt in n, Try-Drohungen mitgezählt</translation>
    </message>
    <message>
        <source>Symmetric zugzwang</source>
        <translation>Symmetrischer Zugzwang</translation>
    </message>
    <message>
        <source>Only move: a chick dropped on the far row</source>
        <translation>Einziger Zug: Küken in der letzten Reihe einsetzen</translation>
    </message>
    <message>
        <source>Decided by far-row chick drops</source>
        <translation>Durch eingesetzte Küken in der letzten Reihe entschieden</translation>
    </message>
    <message>
        <source>Win in n plies</source>
        <translation>Gewinn in n Halbzügen</translation>
    </message>
    <message>
        <source>Most legal moves</source>
        <translation>Höchste Zahl legaler Züge</translation>
    </message>
    <message>
        <source>Won with fewer pieces</source>
        <translation>Gewinn mit weniger Figuren</translation>
    </message>
    <message>
        <source>Zugzwangs that look the same to both players. The start of the game is one of them.</source>
        <translation>Zugzwänge, die für beide Spieler gleich aussehen. Die Anfangsstellung ist einer davon.</translation>
    </message>
    <message>
        <source>The player to move wins with checks alone. Each check threatens to capture the lion. n counts moves and replies up to the last check, as in the published table. The threat of a try does not count as a check here.</source>
        <translation>Der Spieler am Zug gewinnt allein mit Schachgeboten: Jedes droht, den Löwen zu schlagen. n zählt Züge und Antworten bis zum letzten Schach, wie in der veröffentlichten Tabelle. Ein drohender Try gilt hier nicht als Schach.</translation>
    </message>
    <message>
        <source>Like mate in n, but the threat of a safe try counts as a check, too.</source>
        <translation>Wie Matt in n, aber hier gilt auch ein drohender sicherer Try als Schach.</translation>
    </message>
    <message>
        <source>The only good move drops a chick on the far row, where it can never move. Every other move has a worse outcome.</source>
        <translation>Der einzige gute Zug setzt ein Küken in der letzten Reihe ein, wo es nie mehr ziehen kann. Jeder andere Zug führt zu einem schlechteren Ergebnis.</translation>
    </message>
    <message>
        <source>The outcome changes if chicks may not be dropped on the far row.</source>
        <translation>Das Ergebnis ändert sich, wenn Küken nicht in der letzten Reihe eingesetzt werden dürfen.</translation>
    </message>
    <message>
        <source>The player to move wins in exactly this number of plies.</source>
        <translation>Der Spieler am Zug gewinnt in genau n Halbzügen.</translation>
    </message>
    <message>
        <source>No position has more legal moves than these.</source>
        <translation>Keine Stellung hat mehr legale Züge als diese.</translation>
    </message>
    <message>
        <source>The player to move wins with fewer pieces than the opponent, counting pieces in hand.</source>
        <translation>Der Spieler am Zug gewinnt mit weniger Figuren als der Gegner. Die Figuren auf der Hand zählen mit.</translation>
    </message>
    <message>
        <source>Reachable positions</source>
        <translation>Erreichbare Stellungen</translation>
    </message>
    <message>
        <source>of these, symmetric zugzwangs</source>
        <translation>davon symmetrische Zugzwänge</translation>
    </message>
    <message>
        <source>Only good move: a chick dropped on the far row</source>
        <translation>Einziger guter Zug: ein Küken in der letzten Reihe einsetzen</translation>
    </message>
    <message>
        <source>Proof graph of the start</source>
        <translation>Beweisgraph der Anfangsstellung</translation>
    </message>
    <message>
        <source>Other start: %1</source>
        <translation>Andere Anfangsstellung: %1</translation>
    </message>
    <message>
        <source>first move %1</source>
        <translation>erster Zug %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Matt in %1</translation>
    </message>
    <message>
        <source>Mate in %1, counting try threats</source>
        <translation>Matt in %1, Try-Drohungen mitgezählt</translation>
    </message>
    <message numerus="yes">
        <source>Arrangements with %n pieces in hand</source>
        <translation>
            <numerusform>Aufstellungen mit %n Figur auf der Hand</numerusform>
            <numerusform>Aufstellungen mit %n Figuren auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Reachable from the start, side to move at the bottom. Mirror images count once, and finished positions are included.</source>
        <translation>Von der Anfangsstellung aus erreichbar, mit der Seite am Zug unten. Spiegelbilder zählen nur einmal, beendete Stellungen zählen mit.</translation>
    </message>
    <message>
        <source>The side to move cannot capture the lion at once, and no lion has reached the far row.</source>
        <translation>Die Seite am Zug kann den Löwen nicht sofort schlagen, und kein Löwe hat die letzte Reihe erreicht.</translation>
    </message>
    <message>
        <source>Lost for the side to move. With the other side to move, the same board is also reachable, unfinished and lost.</source>
        <translation>Verloren für die Seite am Zug. Mit der anderen Seite am Zug ist dieses Brett ebenfalls erreichbar, nicht beendet und für sie verloren.</translation>
    </message>
    <message>
        <source>Not lost, and only such a drop keeps the outcome.</source>
        <translation>Nicht verloren, und nur durch dieses Einsetzen bleibt das Ergebnis erhalten.</translation>
    </message>
    <message>
        <source>Number of positions whose outcome changes when chick drops on the far row are forbidden. Known once both variants are solved.</source>
        <translation>Zahl der Stellungen, deren Ergebnis sich ändert, wenn man Küken nicht in der letzten Reihe einsetzen darf. Bekannt, sobald beide Varianten gelöst sind.</translation>
    </message>
    <message>
        <source>Counts all arrangements, reachable or not: an upper bound.</source>
        <translation>Zählt alle Aufstellungen, erreichbar oder nicht: eine obere Schranke.</translation>
    </message>
    <message>
        <source>by pieces in hand</source>
        <translation>nach Figuren auf der Hand</translation>
    </message>
    <message>
        <source>by material</source>
        <translation>nach Material</translation>
    </message>
    <message>
        <source>Mover&apos;s pieces in hand</source>
        <translation>Auf der Hand (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s pieces in hand</source>
        <translation>Auf der Hand (Gegner)</translation>
    </message>
    <message>
        <source>Mover&apos;s pieces besides the lion</source>
        <translation>Figuren ohne Löwen (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s pieces besides the lion</source>
        <translation>Figuren ohne Löwen (Gegner)</translation>
    </message>
    <message>
        <source>The first player has no lion.</source>
        <translation>Der erste Spieler hat keinen Löwen.</translation>
    </message>
    <message>
        <source>The second player has no lion.</source>
        <translation>Der zweite Spieler hat keinen Löwen.</translation>
    </message>
    <message>
        <source>The first player has more than one lion.</source>
        <translation>Der erste Spieler hat mehr als einen Löwen.</translation>
    </message>
    <message>
        <source>The second player has more than one lion.</source>
        <translation>Der zweite Spieler hat mehr als einen Löwen.</translation>
    </message>
    <message>
        <source>a piece that can be promoted (%1) after the “+”</source>
        <translation>nach + eine Figur, die sich verwandeln kann (%1)</translation>
    </message>
    <message>
        <source>A giraffe moves one square forward, backward or sideways.</source>
        <translation>Eine Giraffe zieht ein Feld vor, zurück oder zur Seite.</translation>
    </message>
    <message>
        <source>An elephant moves one square diagonally.</source>
        <translation>Ein Elefant zieht ein Feld schräg.</translation>
    </message>
    <message>
        <source>A chick moves one square straight forward.</source>
        <translation>Ein Küken zieht ein Feld geradeaus.</translation>
    </message>
    <message>
        <source>A hen moves one square, but not diagonally backward.</source>
        <translation>Eine Henne zieht ein Feld, nur nicht schräg zurück.</translation>
    </message>
    <message>
        <source>A lion moves one square in any direction.</source>
        <translation>Ein Löwe zieht ein Feld in jede Richtung.</translation>
    </message>
    <message>
        <source>In this variant no chick may be dropped on the far row.</source>
        <translation>In dieser Variante darf kein Küken in der letzten Reihe eingesetzt werden.</translation>
    </message>
    <message>
        <source>A piece in hand can only be dropped on an empty square.</source>
        <translation>Figuren von der Hand dürfen nur auf leeren Feldern eingesetzt werden.</translation>
    </message>
    <message>
        <source>Estimate of the positions with nothing in hand</source>
        <translation>Stellungen ohne Figuren auf der Hand, geschätzt</translation>
    </message>
    <message>
        <source>Ways to place the lions</source>
        <translation>Aufstellungen der Löwen</translation>
    </message>
    <message>
        <source>Ways to place the giraffes next</source>
        <translation>dann der Giraffen</translation>
    </message>
    <message>
        <source>Ways to place the elephants next</source>
        <translation>dann der Elefanten</translation>
    </message>
    <message>
        <source>Ways to place the chicks and hens last</source>
        <translation>dann der Küken und Hennen</translation>
    </message>
    <message>
        <source>Product of these numbers</source>
        <translation>Produkt dieser Zahlen</translation>
    </message>
    <message>
        <source>Arrangements by the number of pieces in hand</source>
        <translation>Aufstellungen nach Zahl der Figuren auf der Hand</translation>
    </message>
    <message>
        <source>Positions that can be reached</source>
        <translation>Erreichbare Stellungen</translation>
    </message>
    <message>
        <source>Won, drawn and lost positions</source>
        <translation>Gewinn-, Remis- und Verluststellungen</translation>
    </message>
    <message>
        <source>The start, the first moves and the best replies</source>
        <translation>Die Anfangsstellung, die ersten Züge und die besten Antworten</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Legale Züge</translation>
    </message>
    <message>
        <source>Zugzwangs</source>
        <translation>Zugzwänge</translation>
    </message>
    <message>
        <source>Chicks dropped on the far row</source>
        <translation>In der letzten Reihe eingesetzte Küken</translation>
    </message>
    <message>
        <source>Positions with a mate, by its length</source>
        <translation>Stellungen mit erzwungenem Matt, nach Länge des Matts</translation>
    </message>
    <message>
        <source>Other starts</source>
        <translation>Andere Anfangsstellungen</translation>
    </message>
    <message>
        <source>best replies to %1</source>
        <translation>beste Antworten auf %1</translation>
    </message>
    <message>
        <source>Counts all arrangements, reachable or not.</source>
        <translation>Zählt alle Aufstellungen, erreichbar oder nicht.</translation>
    </message>
    <message>
        <source>+ stands for the first player, but it is the second player&apos;s turn.</source>
        <translation>Das + steht für den ersten Spieler, am Zug ist aber der zweite.</translation>
    </message>
    <message>
        <source>- stands for the second player, but it is the first player&apos;s turn.</source>
        <translation>Das Zeichen - steht für den zweiten Spieler, am Zug ist aber der erste.</translation>
    </message>
    <message>
        <source>After this move the piece on the square is %1, not %2.</source>
        <comment>codes of pieces: HI, ZO</comment>
        <translation>Nach diesem Zug ist die Figur dort %1, nicht %2.</translation>
    </message>
    <message>
        <source>This line is not valid in a CSA game record.</source>
        <translation>Diese Zeile ist im CSA-Format nicht gültig.</translation>
    </message>
    <message>
        <source>This is not part of a start position. Expected: PI, a row such as %1, or pieces such as %2.</source>
        <translation>Das gehört nicht zu einer Anfangsstellung. Erwartet: PI, eine Reihe wie %1 oder Figuren wie %2.</translation>
    </message>
    <message>
        <source>The start position must come before the moves. If it begins another game, put a line with / before it.</source>
        <translation>Die Anfangsstellung muss vor den Zügen stehen. Wenn sie eine weitere Partie beginnt, setzen Sie eine Zeile mit / davor.</translation>
    </message>
    <message>
        <source>This line is not a USI game.</source>
        <translation>Diese Zeile ist keine Partie im USI-Format.</translation>
    </message>
    <message>
        <source>Unexpected text before the word “moves”.</source>
        <translation>Unerwarteter Text vor dem Wort „moves“.</translation>
    </message>
    <message>
        <source>the lion was captured</source>
        <translation>der Löwe wurde geschlagen</translation>
    </message>
    <message>
        <source>you captured the lion</source>
        <translation>Sie haben den Löwen geschlagen</translation>
    </message>
    <message>
        <source>your lion was captured</source>
        <translation>Ihr Löwe wurde geschlagen</translation>
    </message>
    <message>
        <source>a lion reached the far row safely</source>
        <translation>ein Löwe hat die letzte Reihe sicher erreicht</translation>
    </message>
    <message>
        <source>your lion reached the far row safely</source>
        <translation>Ihr Löwe hat die letzte Reihe sicher erreicht</translation>
    </message>
    <message>
        <source>your opponent&apos;s lion reached the far row safely</source>
        <translation>der gegnerische Löwe hat die letzte Reihe sicher erreicht</translation>
    </message>
    <message>
        <source>your opponent has no move left</source>
        <translation>Ihr Gegner hat keinen Zug mehr</translation>
    </message>
    <message>
        <source>you have no move left</source>
        <translation>Sie haben keinen Zug mehr</translation>
    </message>
    <message>
        <source>Capture the lion, or get yours safely to the far row. Pieces you capture join your side.</source>
        <translation>Schlagen Sie den Löwen oder bringen Sie Ihren sicher in die letzte Reihe. Figuren, die Sie schlagen, wechseln auf Ihre Seite.</translation>
    </message>
    <message>
        <source>Catch the lion</source>
        <translation>Den Löwen fangen</translation>
    </message>
    <message>
        <source>You sit at the bottom. A piece moves one square in the direction of one of its dots. Capture your opponent&apos;s lion to win.</source>
        <translation>Sie sitzen unten. Eine Figur zieht ein Feld weit in die Richtung eines ihrer Punkte. Wer den gegnerischen Löwen schlägt, gewinnt.</translation>
    </message>
    <message>
        <source>Drop captured pieces</source>
        <translation>Geschlagene Figuren einsetzen</translation>
    </message>
    <message>
        <source>A piece you capture is yours. Instead of moving, you may drop it on any empty square, to attack or to defend.</source>
        <translation>Eine geschlagene Figur gehört Ihnen. Statt zu ziehen, dürfen Sie sie auf einem beliebigen leeren Feld einsetzen, zum Angriff oder zum Schutz.</translation>
    </message>
    <message>
        <source>Or reach the far row</source>
        <translation>Oder die letzte Reihe erreichen</translation>
    </message>
    <message>
        <source>A lion that reaches the far row wins as well, unless it can be captured at once. A chick that gets there becomes a hen.</source>
        <translation>Auch ein Löwe, der die letzte Reihe erreicht, gewinnt, wenn er dort nicht gleich geschlagen werden kann. Ein Küken wird dort zur Henne.</translation>
    </message>
    <message>
        <source>Number of undecided positions in a proof of the value of the start. The proof has every move of the loser and one perfect move of the winner. The published number most likely counts decided positions, too.</source>
        <translation>Zahl der noch nicht entschiedenen Stellungen in einem Beweis für den Wert der Anfangsstellung. Der Beweis enthält jeden Zug des Verlierers und einen perfekten Zug des Gewinners. Die veröffentlichte Zahl umfasst höchstwahrscheinlich auch entschiedene Stellungen.</translation>
    </message>
    <message>
        <source>Rounds until nothing changes</source>
        <translation>Durchgänge, bis sich nichts mehr ändert</translation>
    </message>
    <message>
        <source>Won positions that have a mate</source>
        <translation>Gewonnene Stellungen mit erzwungenem Matt</translation>
    </message>
    <message>
        <source>Start positions with every order of the back row</source>
        <translation>Anfangsstellungen mit jeder Anordnung der Grundreihe</translation>
    </message>
    <message>
        <source>back row of the side to move, from the left</source>
        <translation>Grundreihe der Seite am Zug, von links</translation>
    </message>
    <message>
        <source>column of that side&apos;s chick</source>
        <translation>Spalte des Kükens dieser Seite</translation>
    </message>
    <message>
        <source>Longest win: lion to B4</source>
        <translation>Längster Gewinn: Löwe nach B4</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Die Anfangsstellung</translation>
    </message>
    <message>
        <source>A symmetric zugzwang</source>
        <translation>Ein symmetrischer Zugzwang</translation>
    </message>
    <message>
        <source>Mate in 23, although there is a shorter win</source>
        <translation>Matt in 23, obwohl es einen kürzeren Gewinn gibt</translation>
    </message>
    <message>
        <source>38 legal moves</source>
        <translation>38 legale Züge</translation>
    </message>
    <message>
        <source>A position without a legal move, which no game reaches</source>
        <translation>Stellung ohne legalen Zug, die keine Partie erreicht</translation>
    </message>
    <message>
        <source>The slides call the positions where the lion can be captured W0, those lost to a try L0, and the others U0.</source>
        <translation>Die Folien nennen die Stellungen, in denen der Löwe geschlagen werden kann, W0, die durch einen Try verlorenen L0 und die übrigen U0.</translation>
    </message>
    <message>
        <source>Whichever side is to move loses.</source>
        <translation>Wer ziehen muss, verliert.</translation>
    </message>
    <message>
        <source>Won with checks alone. As in the printed table, the threat of a try does not count as a check.</source>
        <translation>Gewinn allein mit Schachgeboten. Wie in der gedruckten Tabelle gilt ein drohender Try hier nicht als Schach.</translation>
    </message>
    <message>
        <source>The published proof graph most likely counts decided positions, too. Its size also depends on which fastest win is chosen when there are several. The rules page gives the numbers for three ways to choose.</source>
        <translation>Der veröffentlichte Beweisgraph enthält höchstwahrscheinlich auch entschiedene Stellungen. Seine Größe hängt auch davon ab, welcher von mehreren schnellsten Gewinnen gewählt wird. Die Regelseite nennt die Zahlen für drei Auswahlregeln.</translation>
    </message>
    <message>
        <source>The other side has the same pieces, rotated. The slides cover three of these starts, those in the row ELG.</source>
        <translation>Die andere Seite hat dieselben Figuren, um 180° gedreht. Die Folien behandeln drei dieser Anfangsstellungen, nämlich die in der Zeile ELG.</translation>
    </message>
    <message>
        <source>decided positions included; if several wins are equally fast, the first in alphabetical order</source>
        <translation>mit entschiedenen Stellungen; von mehreren schnellsten Gewinnen der alphabetisch erste</translation>
    </message>
    <message>
        <source>decided positions included; if several wins are equally fast, the one with the fewest new positions</source>
        <translation>mit entschiedenen Stellungen; von mehreren schnellsten Gewinnen der mit den wenigsten neuen Stellungen</translation>
    </message>
    <message>
        <source>with decided positions and all equally fast wins</source>
        <translation>mit entschiedenen Stellungen; alle gleich schnellen Gewinne</translation>
    </message>
    <message>
        <source>No game can begin here. The game is already over in this position.</source>
        <translation>Hier kann keine Partie beginnen. In dieser Stellung ist die Partie schon zu Ende.</translation>
    </message>
    <message>
        <source>No game can begin here. The side to move can capture the lion at once.</source>
        <translation>Hier kann keine Partie beginnen. Die Seite am Zug kann den Löwen sofort schlagen.</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <comment>the set-up with which a game begins</comment>
        <translation>Anfangsstellung: %1</translation>
    </message>
    <message>
        <source>%1 (start: %2)</source>
        <comment>name of a variant and the set-up with which a game begins</comment>
        <translation>%1 (Anfangsstellung: %2)</translation>
    </message>
    <message>
        <source>A position as a number</source>
        <translation>Eine Stellung als Zahl</translation>
    </message>
    <message>
        <source>States of a square</source>
        <translation>Zustände eines Feldes</translation>
    </message>
    <message>
        <source>Bits for a square</source>
        <translation>Bits für ein Feld</translation>
    </message>
    <message>
        <source>Bits for the board</source>
        <translation>Bits für das Brett</translation>
    </message>
    <message>
        <source>Bits for both hands</source>
        <translation>Bits für die Figuren auf der Hand</translation>
    </message>
    <message>
        <source>Bits for a position</source>
        <translation>Bits für eine Stellung</translation>
    </message>
    <message>
        <source>Number that stands for the start position</source>
        <translation>Zahl, die für die Anfangsstellung steht</translation>
    </message>
    <message>
        <source>Each square takes four bits, and each kind of piece in a hand takes two. The side to move is at the bottom. Of the numbers of two mirror images, the smaller one is used. The slides leave the order of the parts open. The rules page gives the order used here.</source>
        <translation>Jedes Feld belegt vier Bits, jede Figurenart auf einer Hand zwei. Die Seite am Zug steht unten. Von den Zahlen zweier Spiegelbilder gilt die kleinere. Die Folien lassen die Reihenfolge der Teile offen. Die Regelseite nennt die hier verwendete.</translation>
    </message>
    <message>
        <source>The rounds of the backward search</source>
        <translation>Die Durchgänge der Rückwärtssuche</translation>
    </message>
    <message>
        <source>Positions decided in each round</source>
        <translation>In jedem Durchgang entschiedene Stellungen</translation>
    </message>
    <message>
        <source>Positions left undecided after each round</source>
        <translation>Nach jedem Durchgang noch offene Stellungen</translation>
    </message>
    <message>
        <source>round, in tens</source>
        <translation>Durchgang: Zehner</translation>
    </message>
    <message>
        <source>round: ones</source>
        <translation>Durchgang: Einer</translation>
    </message>
    <message>
        <source>of these, with a lion that can be captured at once (W0)</source>
        <translation>davon: Löwe sofort schlagbar (W0)</translation>
    </message>
    <message>
        <source>of these, lost to a try (L0)</source>
        <translation>davon: durch einen Try verloren (L0)</translation>
    </message>
    <message>
        <source>of these, not finished (U0)</source>
        <translation>davon: nicht beendet (U0)</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Unerreichbar</translation>
    </message>
    <message>
        <source>Unreachable: no move leads here</source>
        <translation>Unerreichbar: Kein Zug führt hierher</translation>
    </message>
    <message>
        <source>Unreachable: a lion was not captured</source>
        <translation>Unerreichbar: Ein Löwe wurde nicht geschlagen</translation>
    </message>
    <message>
        <source>Unreachable: only from unreachable positions</source>
        <translation>Unerreichbar: nur aus unerreichbaren Stellungen</translation>
    </message>
    <message>
        <source>Not finished, but no game reaches the position. Mirror images count once.</source>
        <translation>Nicht beendet, aber keine Partie erreicht die Stellung. Spiegelbilder zählen einmal.</translation>
    </message>
    <message>
        <source>No legal move leads to the position.</source>
        <translation>Kein legaler Zug führt zu dieser Stellung.</translation>
    </message>
    <message>
        <source>Moves lead to the position, but instead of each of them the player could have captured the lion.</source>
        <translation>Zwar führen Züge zu dieser Stellung, aber bei jedem hätte der Spieler stattdessen den Löwen schlagen können.</translation>
    </message>
    <message>
        <source>Moves lead to the position, but no game reaches the positions before them either.</source>
        <translation>Zwar führen Züge zu dieser Stellung, aber auch die Stellungen davor kommen in keiner Partie vor.</translation>
    </message>
    <message>
        <source>Round 0 has W0 and L0, and leaves U0. Odd rounds find wins, even rounds losses. Click a number to list its positions. Lists leave out W0 and L0. After the last round, the undecided positions are the draws.</source>
        <translation>Durchgang 0 umfasst W0 und L0 und lässt U0 offen. Ungerade Durchgänge finden Gewinne, gerade Verluste. Ein Klick auf eine Zahl listet ihre Stellungen auf. W0 und L0 stehen in keiner Liste. Nach dem letzten Durchgang sind die offenen Stellungen die Remis.</translation>
    </message>
    <message>
        <source>Moves are written like this: B2B1 is a move from B2 to B1, and C*B2 drops a chick on B2.</source>
        <translation>So werden Züge geschrieben: B2B1 ist ein Zug von B2 nach B1, und C*B2 setzt ein Küken auf B2 ein.</translation>
    </message>
</context>
<context>
    <name>BoardComparison</name>
    <message>
        <source>Classes of positions</source>
        <translation>Klassen von Stellungen</translation>
    </message>
    <message>
        <source>Classes by covered squares</source>
        <translation>Klassen nach belegten Feldern</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>BoardLineStrings</name>
    <message>
        <source>Proved by searching %1 positions in %2</source>
        <translation>Bewiesen: %1 Stellungen durchsucht (%2)</translation>
    </message>
    <message>
        <source>Not solved here: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>Hier nicht gelöst: Lösen dauert %1 und braucht %2 Speicher</translation>
    </message>
</context>
<context>
    <name>BoardStrings</name>
    <message>
        <source>exit above column %1</source>
        <translation>Ausgang über Spalte %1</translation>
    </message>
    <message>
        <source>exit to the right of row %1</source>
        <translation>Ausgang rechts von Reihe %1</translation>
    </message>
    <message>
        <source>outside the board</source>
        <translation>außerhalb des Bretts</translation>
    </message>
    <message>
        <source>first player&apos;s hand</source>
        <translation>Hand des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s hand</source>
        <translation>Hand des zweiten Spielers</translation>
    </message>
</context>
<context>
    <name>ChoiceVerdictStrings</name>
    <message>
        <source>a win became a draw</source>
        <translation>aus einem Gewinn wurde ein Remis</translation>
    </message>
    <message>
        <source>a win became a loss</source>
        <translation>aus einem Gewinn wurde ein Verlust</translation>
    </message>
    <message>
        <source>a draw became a loss</source>
        <translation>aus einem Remis wurde ein Verlust</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <comment>values</comment>
        <translation>aus %1 wurde %2</translation>
    </message>
    <message>
        <source>gave up the sure draw: the guaranteed value fell by %1</source>
        <comment>a number</comment>
        <translation>das sichere Remis aufgegeben: sicherer Wert um %1 gefallen</translation>
    </message>
    <message>
        <source>gave up a sure %1: the guaranteed value fell by %2</source>
        <comment>a value; a number</comment>
        <translation>sichere %1 aufgegeben: sicherer Wert um %2 gefallen</translation>
    </message>
    <message>
        <source>gave away %1 (%2)</source>
        <comment>a number; what became of the value</comment>
        <translation>%1 verschenkt (%2)</translation>
    </message>
    <message>
        <source>%1; lost %2 (%3)</source>
        <comment>what was risked; a number; what became of the value</comment>
        <translation>%1; %2 verloren (%3)</translation>
    </message>
    <message>
        <source>not in the best mix, and the opponent had the best reply: lost %1 (%2)</source>
        <comment>a number; what became of the value</comment>
        <translation>nicht in der besten Mischung, und der Gegner hatte die beste Antwort: %1 verloren (%2)</translation>
    </message>
    <message>
        <source>good choice, but the opponent had the best reply: lost %1 (%2)</source>
        <comment>a number; what became of the value</comment>
        <translation>gute Wahl, aber der Gegner hatte die beste Antwort: %1 verloren (%2)</translation>
    </message>
    <message>
        <source>gives away %1 against best play, and guarantees %2 less than the best mix</source>
        <translation>verschenkt %1 gegen bestes Spiel und sichert %2 weniger als die beste Mischung</translation>
    </message>
    <message>
        <source>gives away %1 against best play</source>
        <translation>verschenkt %1 gegen bestes Spiel</translation>
    </message>
    <message>
        <source>the best choice</source>
        <translation>die beste Wahl</translation>
    </message>
    <message>
        <source>guarantees the full value</source>
        <translation>sichert den vollen Wert</translation>
    </message>
    <message>
        <source>part of the best mix (%1)</source>
        <comment>%1: its share in per cent</comment>
        <translation>Teil der besten Mischung (%1)</translation>
    </message>
    <message>
        <source>holds against best play, but guarantees %1 less than the best mix</source>
        <translation>genügt gegen bestes Spiel, sichert aber %1 weniger als die beste Mischung</translation>
    </message>
    <message>
        <source>gave up the sure win: the guaranteed value fell by %1</source>
        <comment>a number</comment>
        <translation>den sicheren Gewinn aufgegeben: sicherer Wert um %1 gefallen</translation>
    </message>
    <message>
        <source>Choose at random: %1. If you always chose %2, the other side could play %3, and you would get %4 less.</source>
        <comment>dominoes with their shares; a domino; a domino; a number</comment>
        <translation>Wählen Sie zufällig: %1. Wenn Sie immer %2 wählten, könnte die andere Seite %3 spielen, und Sie bekämen %4 weniger.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Won positions by distance</source>
        <translation>Gewonnene Stellungen nach Entfernung</translation>
    </message>
    <message>
        <source>Lost positions by distance</source>
        <translation>Verlorene Stellungen nach Entfernung</translation>
    </message>
    <message>
        <source>No heat maps: only variants of the same game have comparable tables.</source>
        <translation>Keine Heatmaps: Nur Varianten desselben Spiels haben vergleichbare Tabellen.</translation>
    </message>
    <message>
        <source>Outcomes %1</source>
        <comment>by pieces</comment>
        <translation>Ergebnisse %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, by remaining steps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Mate in n</source>
        <translation>Matt in n</translation>
    </message>
    <message>
        <source>Plies to the end</source>
        <translation>Halbzüge bis zum Ende</translation>
    </message>
</context>
<context>
    <name>DamageStrings</name>
    <message>
        <source>This move does not follow any earlier move.</source>
        <translation>Der Zug folgt auf keinen früheren Zug.</translation>
    </message>
    <message>
        <source>The entry for the moves is not a list.</source>
        <translation>Der Eintrag für die Züge ist keine Liste.</translation>
    </message>
    <message>
        <source>The move that was shown last is not in the game.</source>
        <translation>Der zuletzt gezeigte Zug ist nicht in der Partie.</translation>
    </message>
    <message>
        <source>Move %1 in the file</source>
        <translation>Zug %1 der Datei</translation>
    </message>
    <message>
        <source>Move %1 in the file (a variation at the start)</source>
        <translation>Zug %1 der Datei (eine Variante am Anfang)</translation>
    </message>
    <message>
        <source>Move %1 in the file (ply 1)</source>
        <translation>Zug %1 der Datei (Halbzug 1)</translation>
    </message>
    <message>
        <source>Move %1 in the file (ply %2 of a variation, after %3)</source>
        <translation>Zug %1 der Datei (Halbzug %2 einer Variante, nach %3)</translation>
    </message>
    <message>
        <source>Move %1 in the file (ply %2, after %3)</source>
        <translation>Zug %1 der Datei (Halbzug %2, nach %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s) are left out.</source>
        <comment>after a move that could not be read</comment>
        <translation>
            <numerusform>%n darauf folgender Zug wurde ausgelassen.</numerusform>
            <numerusform>%n darauf folgende Züge wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) could not be read.</source>
        <comment>of a saved game</comment>
        <translation>
            <numerusform>%n weiterer Teil ließ sich nicht lesen.</numerusform>
            <numerusform>%n weitere Teile ließen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is not a saved game. Byte %1 is not valid JSON (%2).</source>
        <translation>Das ist keine gespeicherte Partie. Das JSON ist bei Byte %1 ungültig (%2).</translation>
    </message>
    <message>
        <source>This is not a saved game, because it names no variant.</source>
        <translation>Das ist keine gespeicherte Partie: Es ist keine Variante angegeben.</translation>
    </message>
    <message>
        <source>A newer version of Kotai wrote this file, in format %1. This version reads up to format %2. Update Kotai.</source>
        <translation>Eine neuere Version von Kotai hat diese Datei geschrieben (Format %1). Ihre Version kann nur Formate bis %2 lesen. Aktualisieren Sie Kotai.</translation>
    </message>
    <message>
        <source>The variant %1 cannot be read. %2</source>
        <translation>Die Variante %1 lässt sich nicht lesen. %2</translation>
    </message>
    <message>
        <source>The start position %1 cannot be read. %2</source>
        <translation>Die Anfangsstellung %1 lässt sich nicht lesen. %2</translation>
    </message>
    <message>
        <source>This is not a result, or it contradicts another result in the game.</source>
        <translation>Das ist kein Ergebnis, oder es widerspricht einem anderen in der Partie.</translation>
    </message>
    <message>
        <source>The comment is not closed, so it includes everything that follows.</source>
        <translation>Der Kommentar ist nicht geschlossen und umfasst daher alles, was folgt.</translation>
    </message>
    <message>
        <source>The end of the game is missing.</source>
        <translation>Das Ende der Partie fehlt.</translation>
    </message>
    <message>
        <source>This text does not belong to any game.</source>
        <translation>Dieser Text gehört zu keiner Partie.</translation>
    </message>
    <message>
        <source>A game can have at most %L1 tags, %L2 moves and %L3 levels of variations. The rest is left out.</source>
        <translation>Eine Partie darf höchstens %L1 Kopfeinträge, %L2 Züge und %L3 Ebenen von Varianten haben. Der Rest wird ausgelassen.</translation>
    </message>
    <message>
        <source>A file can have at most %L1 games, %L2 moves and %L3 errors. Kotai stopped reading at line %4. Split the file.</source>
        <translation>Eine Datei darf höchstens %L1 Partien, %L2 Züge und %L3 Fehler enthalten. Kotai hat bei Zeile %4 aufgehört zu lesen. Teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text. They are shown as �.</source>
        <translation>Einige Bytes sind kein UTF-8-Text. Sie werden als � angezeigt.</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>This cannot be read as a move.</source>
        <translation>Das lässt sich nicht als Zug lesen.</translation>
    </message>
    <message>
        <source>The comment is not text.</source>
        <translation>Der Kommentar ist kein Text.</translation>
    </message>
    <message>
        <source>This is not a valid tag, or the tag appears twice.</source>
        <translation>Das ist kein gültiger Kopfeintrag, oder es gibt ihn zweimal.</translation>
    </message>
    <message>
        <source>This bracket has no matching bracket, or there is no move before it.</source>
        <translation>Die Klammer hat kein Gegenstück, oder es steht kein Zug davor.</translation>
    </message>
</context>
<context>
    <name>DodgemStrings</name>
    <message>
        <source>first player&apos;s car, heading up</source>
        <translation>Auto des ersten Spielers, fährt nach oben</translation>
    </message>
    <message>
        <source>second player&apos;s car, heading right</source>
        <translation>Auto des zweiten Spielers, fährt nach rechts</translation>
    </message>
    <message>
        <source>Dodgem</source>
        <translation>Dodgem</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eintippen</translation>
    </message>
    <message>
        <source>Dodgem: b4off leaves the board</source>
        <translation>Dodgem: b4off verlässt das Brett</translation>
    </message>
    <message>
        <source>by remaining steps</source>
        <translation>nach restlichen Schritten</translation>
    </message>
    <message>
        <source>by remaining cars</source>
        <translation>nach restlichen Autos</translation>
    </message>
    <message>
        <source>Mover&apos;s remaining steps</source>
        <translation>Restliche Schritte (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s remaining steps</source>
        <translation>Restliche Schritte (Gegner)</translation>
    </message>
    <message>
        <source>Mover&apos;s remaining cars</source>
        <translation>Restliche Autos (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s remaining cars</source>
        <translation>Restliche Autos (Gegner)</translation>
    </message>
    <message>
        <source>A car can only leave the board across the far edge, from a square next to that edge.</source>
        <translation>Ein Auto verlässt das Brett nur über den gegenüberliegenden Rand, vom Feld davor.</translation>
    </message>
    <message>
        <source>A car never moves diagonally.</source>
        <translation>Ein Auto zieht nie schräg.</translation>
    </message>
    <message>
        <source>A car never drives backwards.</source>
        <translation>Ein Auto fährt nie rückwärts.</translation>
    </message>
    <message>
        <source>A car moves one square at a time.</source>
        <translation>Ein Auto zieht immer nur ein Feld weit.</translation>
    </message>
    <message>
        <source>There is a car in the way. Cars cannot capture.</source>
        <translation>Dort steht ein Auto im Weg. Autos schlagen nicht.</translation>
    </message>
    <message>
        <source>Your cars go up</source>
        <translation>Ihre Autos fahren nach oben</translation>
    </message>
    <message>
        <source>This is the other side&apos;s car: %1 is to move.</source>
        <translation>Das ist ein Auto der anderen Seite: Am Zug ist %1.</translation>
    </message>
    <message>
        <source>Subspaces by progress pattern, and how moves connect them</source>
        <translation>Teilräume nach Fortschrittsmustern und ihre Verbindungen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Pattern of the position shown in section 3</source>
        <translation>Muster der in Abschnitt 3 gezeichneten Stellung</translation>
    </message>
    <message>
        <source>Parents of the example position</source>
        <translation>Vorgänger der Beispielstellung</translation>
    </message>
    <message>
        <source>Pairs of subspaces that contain the parents</source>
        <translation>Paare von Teilräumen, in denen die Vorgänger liegen</translation>
    </message>
    <message>
        <source>Start position on 3×3</source>
        <translation>Anfangsstellung auf 3×3</translation>
    </message>
    <message>
        <source>Start position on 4×4</source>
        <translation>Anfangsstellung auf 4×4</translation>
    </message>
    <message>
        <source>3×3, first move c1c2</source>
        <translation>3×3, erster Zug c1c2</translation>
    </message>
    <message>
        <source>3×3, first move b1b2</source>
        <translation>3×3, erster Zug b1b2</translation>
    </message>
    <message>
        <source>3×3, first move b1a1</source>
        <translation>3×3, erster Zug b1a1</translation>
    </message>
    <message>
        <source>%1&apos;s last car has left the board</source>
        <comment>a side</comment>
        <translation>das letzte Auto von %1 hat das Brett verlassen</translation>
    </message>
    <message>
        <source>your last car has left the board</source>
        <translation>Ihr letztes Auto hat das Brett verlassen</translation>
    </message>
    <message>
        <source>your opponent&apos;s last car has left the board</source>
        <translation>das letzte gegnerische Auto hat das Brett verlassen</translation>
    </message>
    <message>
        <source>%1 cannot move, and so wins</source>
        <comment>a side</comment>
        <translation>%1 kann nicht ziehen und gewinnt dadurch</translation>
    </message>
    <message>
        <source>you cannot move, and so you win</source>
        <translation>Sie können nicht ziehen und gewinnen dadurch</translation>
    </message>
    <message>
        <source>your opponent cannot move, and so wins</source>
        <translation>Ihr Gegner kann nicht ziehen und gewinnt dadurch</translation>
    </message>
    <message>
        <source>%1 cannot move, and so loses</source>
        <comment>a side</comment>
        <translation>%1 kann nicht ziehen und verliert dadurch</translation>
    </message>
    <message>
        <source>you cannot move, and so you lose</source>
        <translation>Sie können nicht ziehen und verlieren dadurch</translation>
    </message>
    <message>
        <source>your opponent cannot move, and so loses</source>
        <translation>Ihr Gegner kann nicht ziehen und verliert dadurch</translation>
    </message>
    <message>
        <source>misère: if you cannot move, you lose</source>
        <comment>a rule</comment>
        <translation>Misère: ohne Zug verloren</translation>
    </message>
    <message>
        <source>a blocked player loses</source>
        <comment>a rule</comment>
        <translation>bei Blockade verloren</translation>
    </message>
    <message>
        <source>a blocked player draws</source>
        <comment>a rule</comment>
        <translation>bei Blockade remis</translation>
    </message>
    <message>
        <source>%1 × %1, %2</source>
        <comment>size of the board, a rule</comment>
        <translation>%1 × %1, %2</translation>
    </message>
    <message>
        <source>Dodgem %1×%1, %2</source>
        <comment>size of the board, a rule</comment>
        <translation>Dodgem %1×%1, %2</translation>
    </message>
    <message>
        <source>Orange goes right</source>
        <translation>Orange fährt nach rechts</translation>
    </message>
    <message>
        <source>Orange cars move right, up or down, and leave the board on the right. There are no captures. Cars block each other.</source>
        <translation>Orange Autos fahren nach rechts, nach oben oder nach unten und verlassen das Brett rechts. Geschlagen wird nicht: Autos versperren einander den Weg.</translation>
    </message>
    <message>
        <source>Get all your cars off to win</source>
        <translation>Das Ziel: alle Autos vom Brett</translation>
    </message>
    <message>
        <source>Be the first to drive all your cars off the board, and you win. Do not trap your opponent: a player who cannot move wins, too.</source>
        <translation>Wer zuerst alle seine Autos vom Brett fährt, gewinnt. Sperren Sie den Gegner nicht ein: Wer nicht ziehen kann, gewinnt ebenfalls.</translation>
    </message>
    <message>
        <source>b2 to b3 wins: your car stands in the way of Orange. b2 to a2 only draws: it leaves the way clear for Orange. a4 to b4 loses: that car could have left the board.</source>
        <translation>b2 nach b3 gewinnt: Ihr Auto steht Orange im Weg. b2 nach a2 ergibt nur Remis: Der Weg für Orange bleibt frei. a4 nach b4 verliert: Dieses Auto hätte das Brett verlassen können.</translation>
    </message>
    <message>
        <source>Be the first to drive all your cars off the board. You go up, and your opponent goes right, across your path.</source>
        <translation>Fahren Sie als Erster alle Autos vom Brett. Sie fahren nach oben, der Gegner fährt nach rechts und kreuzt Ihren Weg.</translation>
    </message>
    <message>
        <source>%1: patterns of one side</source>
        <translation>%1: Muster einer Seite</translation>
    </message>
    <message>
        <source>%1: subspaces</source>
        <translation>%1: Teilräume</translation>
    </message>
    <message>
        <source>%1: largest number of subspaces with moves to one subspace</source>
        <translation>%1: höchste Zahl von Teilräumen mit Zügen in ein und denselben Teilraum</translation>
    </message>
    <message>
        <source>%1: pairs of subspaces</source>
        <translation>%1: Paare von Teilräumen</translation>
    </message>
    <message>
        <source>%1: all positions</source>
        <translation>%1: alle Stellungen</translation>
    </message>
    <message>
        <source>%1: all pairs of subspaces</source>
        <translation>%1: alle Paare von Teilräumen</translation>
    </message>
    <message>
        <source>The example position</source>
        <translation>Die Beispielstellung</translation>
    </message>
    <message>
        <source>A position before the example</source>
        <translation>Ein Vorgänger der Beispielstellung</translation>
    </message>
    <message>
        <source>How many patterns and subspaces there are</source>
        <translation>Wie viele Muster und Teilräume es gibt</translation>
    </message>
    <message>
        <source>Who wins with fewer remaining steps</source>
        <translation>Wer mit weniger restlichen Schritten gewinnt</translation>
    </message>
    <message>
        <source>remaining steps of the side to move</source>
        <translation>restliche Schritte der Seite am Zug</translation>
    </message>
    <message>
        <source>result for the side to move</source>
        <translation>Ergebnis für die Seite am Zug</translation>
    </message>
    <message>
        <source>fewer than the other side</source>
        <translation>weniger als die andere Seite</translation>
    </message>
    <message>
        <source>as many as the other side</source>
        <translation>gleich viele wie die andere Seite</translation>
    </message>
    <message>
        <source>more than the other side</source>
        <translation>mehr als die andere Seite</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Anteil der Gewinne</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many empty squares, ^ and &gt; for the cars. Then a space and the side to move.</source>
        <translation>Reihen von oben nach unten, durch / getrennt. Eine Ziffer steht für ebenso viele leere Felder, ^ und &gt; für die Autos. Nach einem Leerzeichen folgt die Seite am Zug.</translation>
    </message>
    <message>
        <source>The algorithm step by step</source>
        <translation>Der Algorithmus Schritt für Schritt</translation>
    </message>
    <message>
        <source>remaining steps of both sides</source>
        <translation>restliche Schritte beider Seiten</translation>
    </message>
    <message>
        <source>counts for the pairs of subspaces with this number of steps</source>
        <translation>Zahlen zu den Teilraumpaaren mit dieser Schrittzahl</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Already marked</source>
        <comment>positions; before it is the turn of their pair</comment>
        <translation>Vorher markiert</translation>
    </message>
    <message>
        <source>No move</source>
        <comment>positions without a legal move</comment>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Most passes</source>
        <comment>over one pair of subspaces</comment>
        <translation>Meiste Durchgänge</translation>
    </message>
    <message>
        <source>The algorithm takes the pairs one by one. First, positions without a move are won. Then two steps repeat until nothing changes: a position with a move to a loss is won, and a position whose moves all lead to wins is lost. One round of both steps is a pass. Many positions are marked while earlier pairs are processed. The paper does not give the order of pairs with the same number of steps, which affects the number of passes. Here these pairs come in the order of their patterns.</source>
        <translation>Der Algorithmus bearbeitet ein Paar nach dem anderen. Zuerst gelten die Stellungen ohne Zug als gewonnen. Dann wiederholen sich zwei Schritte, bis sich nichts mehr ändert: Eine Stellung mit einem Zug zu einem Verlust ist gewonnen, und eine Stellung, deren Züge alle zu Gewinnen führen, ist verloren. Beide Schritte zusammen sind ein Durchgang. Viele Stellungen werden schon markiert, während frühere Paare an der Reihe sind. Für Paare mit gleich vielen Schritten nennt die Arbeit keine Reihenfolge, obwohl die Zahl der Durchgänge davon abhängt. Hier folgen diese Paare in der Reihenfolge ihrer Muster.</translation>
    </message>
    <message>
        <source>Parent positions from which a car moved forward, and their pattern</source>
        <translation>Vorgänger, aus denen ein Auto vorwärtsfuhr, mit ihrem Muster</translation>
    </message>
    <message>
        <source>Parent positions from which a car moved sideways, and their pattern</source>
        <translation>Vorgänger, aus denen ein Auto seitwärtsfuhr, mit ihrem Muster</translation>
    </message>
    <message>
        <source>Parent positions from which a car left the board, and their pattern</source>
        <translation>Vorgänger, aus denen ein Auto das Brett verließ, mit ihrem Muster</translation>
    </message>
    <message>
        <source>You are Blue. A car moves one square, up or sideways, never back. It leaves the board at the top.</source>
        <translation>Sie spielen Blau. Ein Auto fährt ein Feld nach oben oder zur Seite, nie zurück. Oben verlässt es das Brett.</translation>
    </message>
    <message>
        <source>Counted as in the paper: positions where a side has no piece are left out, and positions with equal remaining steps but different patterns are counted twice. The Tables panel has the actual counts, and the rules page explains the difference.</source>
        <translation>Gezählt wie in der Arbeit: ohne Stellungen, in denen eine Seite kein Auto hat. Stellungen mit gleich vielen restlichen Schritten, aber verschiedenen Mustern zählen doppelt. Die tatsächlichen Zahlen stehen unter „Tabellen“. Die Regelseite erklärt den Unterschied.</translation>
    </message>
    <message>
        <source>%1: positions that prove the outcome</source>
        <translation>%1: Stellungen, die das Ergebnis beweisen</translation>
    </message>
    <message>
        <source>%1: pairs of subspaces with positions of the proof</source>
        <translation>%1: Paare von Teilräumen mit Stellungen des Beweises</translation>
    </message>
    <message>
        <source>What it takes to solve only the start position</source>
        <translation>Was nötig ist, um nur die Anfangsstellung zu lösen</translation>
    </message>
    <message>
        <source>The paper says that the side with fewer remaining steps usually wins. With the same number, the side to move usually wins. The table adds up the cells of figures 3 and 4.</source>
        <translation>Laut der Arbeit gewinnt meist die Seite mit weniger restlichen Schritten, bei gleich vielen meist die Seite am Zug. Die Tabelle summiert die Zellen der Abbildungen 3 und 4.</translation>
    </message>
    <message>
        <source>The paper leaves this for future work. A proof of a win contains every move of the loser and one move of the winner in each position. A draw needs a proof for each side.</source>
        <translation>Die Arbeit lässt dies für später offen. Der Beweis eines Gewinns enthält alle Züge des Verlierers und in jeder Stellung einen Zug des Gewinners. Ein Remis braucht für jede Seite einen Beweis.</translation>
    </message>
    <message>
        <source>The graph shows the subspace of the example on 4×4 and its neighbours, as the paper describes its drawing: arrows point to the parents. Click a subspace to see its numbers, its positions and its own neighbours.</source>
        <translation>Der Graph zeigt den Teilraum des Beispiels auf 4×4 und seine Nachbarn, so wie die Arbeit ihre Zeichnung beschreibt: Pfeile zeigen auf die Vorgänger. Klicken Sie einen Teilraum an, um seine Zahlen, seine Stellungen und seine eigenen Nachbarn zu sehen.</translation>
    </message>
    <message>
        <source>For k pieces, the paper gives the formula C(2k+1, k) for the patterns and its square for the subspaces. Here each formula stands beside a count. Two subspaces that lead to each other are a pair. Section 4 says that moves from at most k + 2 subspaces lead to the same subspace. In fact there are never more than k + 1. The graph has all subspaces of 3×3, with the start at the top.</source>
        <translation>Für die Muster von k Autos nennt die Arbeit die Formel C(2k+1, k), für die Teilräume deren Quadrat. Hier steht jede Formel neben einer Zählung. Zwei Teilräume, die ineinander führen, bilden ein Paar. Laut Abschnitt 4 führen Züge aus höchstens k + 2 Teilräumen in denselben Teilraum. Tatsächlich sind es nie mehr als k + 1. Der Graph zeigt alle Teilräume von 3×3, mit der Anfangsstellung oben.</translation>
    </message>
    <message>
        <source>Moves are written like this: b1b2 is a move from b1 to b2, and b3off drives the car on b3 off the board.</source>
        <translation>So werden Züge geschrieben: b1b2 ist ein Zug von b1 nach b2, und b3off fährt das Auto auf b3 vom Brett.</translation>
    </message>
</context>
<context>
    <name>ClassicDomineeringStrings</name>
    <message>
        <source>upright domino</source>
        <translation>Dominostein hochkant</translation>
    </message>
    <message>
        <source>flat domino</source>
        <translation>Dominostein quer</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>%1 is covered.</source>
        <comment>a square</comment>
        <translation>%1 ist belegt.</translation>
    </message>
    <message>
        <source>No square above or below %1 is free.</source>
        <comment>a square</comment>
        <translation>Weder über noch unter %1 ist ein Feld frei.</translation>
    </message>
    <message>
        <source>No square beside %1 is free.</source>
        <comment>a square</comment>
        <translation>Weder links noch rechts neben %1 ist ein Feld frei.</translation>
    </message>
    <message>
        <source>domino %1: %2</source>
        <comment>a move, its value</comment>
        <translation>Dominostein %1: %2</translation>
    </message>
    <message>
        <source>domino %1</source>
        <comment>a move</comment>
        <translation>Dominostein %1</translation>
    </message>
    <message>
        <source>%1 cannot place a domino</source>
        <comment>a side</comment>
        <translation>%1 kann keinen Dominostein legen</translation>
    </message>
    <message>
        <source>your opponent cannot place a domino</source>
        <translation>Ihr Gegner kann keinen Dominostein legen</translation>
    </message>
    <message>
        <source>you cannot place a domino</source>
        <translation>Sie können keinen Dominostein legen</translation>
    </message>
    <message>
        <source>On a chessboard, %1 dark and %2 light squares would be covered, but every domino covers one of each.</source>
        <translation>Auf einem Schachbrett wären %1 dunkle und %2 helle Felder belegt, aber jeder Dominostein belegt ein dunkles und ein helles.</translation>
    </message>
    <message>
        <source>The two squares are not neighbours.</source>
        <translation>Die beiden Felder sind keine Nachbarn.</translation>
    </message>
    <message>
        <source>%1 places upright dominoes.</source>
        <comment>a side</comment>
        <translation>%1 legt Dominosteine hochkant.</translation>
    </message>
    <message>
        <source>%1 places flat dominoes.</source>
        <comment>a side</comment>
        <translation>%1 legt Dominosteine quer.</translation>
    </message>
    <message>
        <source>Write the lower or left square first.</source>
        <translation>Schreiben Sie das untere oder linke Feld zuerst.</translation>
    </message>
    <message>
        <source>Orange begins</source>
        <comment>the side with flat dominoes</comment>
        <translation>Orange beginnt</translation>
    </message>
    <message>
        <source>Domineering</source>
        <translation>Domineering</translation>
    </message>
    <message>
        <source>Place dominoes in turn, one side upright, the other flat. If you cannot place one on your turn, you lose.</source>
        <translation>Legen Sie abwechselnd Dominosteine, eine Seite hochkant, die andere quer. Wer am Zug ist und keinen mehr legen kann, verliert.</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many free squares, # for a covered one. Then a space and the side to move: v places upright dominoes, h flat ones.</source>
        <translation>Reihen von oben nach unten, durch / getrennt. Eine Ziffer steht für ebenso viele freie Felder, # für ein belegtes. Nach einem Leerzeichen folgt die Seite am Zug: v legt hochkant, h quer.</translation>
    </message>
    <message>
        <source>upright domino %1</source>
        <comment>a move</comment>
        <translation>Dominostein hochkant %1</translation>
    </message>
    <message>
        <source>flat domino %1</source>
        <comment>a move</comment>
        <translation>Dominostein quer %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dominoes on the board</source>
        <comment>positions being solved</comment>
        <translation>
            <numerusform>%n Dominostein auf dem Brett</numerusform>
            <numerusform>%n Dominosteine auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a domino</source>
        <translation>Dominostein eintippen</translation>
    </message>
    <message>
        <source>Domineering: the two squares of the domino. a1b1 is horizontal</source>
        <translation>Domineering: die zwei Felder des Dominosteins. a1b1 liegt quer</translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>Belegte Felder</translation>
    </message>
    <message>
        <source>Click the block, then each square to cover. Drag a block off the board to free its square. A domino covers a dark and a light square of a chessboard, so the same number of each must be covered.</source>
        <translation>Klicken Sie den Block an, dann jedes Feld, das belegt sein soll. Ziehen Sie einen Block vom Brett, um sein Feld freizumachen. Ein Dominostein belegt je ein dunkles und ein helles Feld eines Schachbretts, also müssen von beiden gleich viele belegt sein.</translation>
    </message>
    <message>
        <source>Upright and flat</source>
        <translation>Hochkant und quer</translation>
    </message>
    <message>
        <source>You take turns. Blue covers two free squares one above the other, Orange two free squares side by side.</source>
        <translation>Es wird abwechselnd gezogen. Blau belegt zwei freie Felder übereinander, Orange zwei freie Felder nebeneinander.</translation>
    </message>
    <message>
        <source>Keep room for yourself</source>
        <translation>Halten Sie sich Platz frei</translation>
    </message>
    <message>
        <source>Here the left column is safe for Blue: two upright dominoes fit, and Orange can place nothing there.</source>
        <translation>Hier ist die linke Spalte für Blau sicher: Zwei Dominosteine passen hochkant hinein, und Orange kann dort nichts legen.</translation>
    </message>
    <message>
        <source>No room, you lose</source>
        <translation>Kein Platz, verloren</translation>
    </message>
    <message>
        <source>A player who cannot place a domino on their turn loses. Here it is Orange&apos;s turn, and no two free squares are side by side.</source>
        <translation>Wer am Zug ist und keinen Dominostein legen kann, verliert. Hier ist Orange am Zug, und nirgends liegen zwei freie Felder nebeneinander.</translation>
    </message>
    <message>
        <source>Moves are written like this: a1a2 is a domino on the squares a1 and a2.</source>
        <translation>So werden Züge geschrieben: a1a2 ist ein Dominostein auf den Feldern a1 und a2.</translation>
    </message>
</context>
<context>
    <name>DomineeringPresentation</name>
    <message>
        <source>Solved: every value is known.</source>
        <translation>Gelöst: Jeder Wert ist bekannt.</translation>
    </message>
    <message>
        <source>Not solved yet. This board can be solved exactly.</source>
        <translation>Noch nicht gelöst. Das Brett lässt sich exakt lösen.</translation>
    </message>
    <message>
        <source>This board is too large to compute every value. A search can prove what each side can force from the start. Values appear late in a game.</source>
        <translation>Dieses Brett ist zu groß, um den Wert jeder Stellung zu berechnen. Eine Suche kann beweisen, was jede Seite von Anfang an erzwingen kann. Werte erscheinen erst spät in der Partie.</translation>
    </message>
    <message>
        <source>This board is too large to be solved or proved, but you can play it. Values appear late in a game.</source>
        <translation>Dieses Brett ist zu groß zum Lösen oder Beweisen, aber Sie können darauf spielen. Werte erscheinen erst spät in der Partie.</translation>
    </message>
    <message>
        <source>Synchronized Domineering</source>
        <translation>Synchrones Domineering</translation>
    </message>
    <message>
        <source>You both place a domino at the same time, one upright, one flat. If you run out of room first, you lose.</source>
        <translation>Beide legen gleichzeitig einen Dominostein, der eine hochkant, der andere quer. Wer zuerst keinen Platz mehr hat, verliert.</translation>
    </message>
    <message>
        <source>Cover the board</source>
        <translation>Das Brett belegen</translation>
    </message>
    <message>
        <source>Both at the same time</source>
        <translation>Beide zugleich</translation>
    </message>
    <message>
        <source>Who can still move?</source>
        <translation>Wer kann noch legen?</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A number stands for that many free squares, # for a covered one. Both players always move at the same time.</source>
        <translation>Reihen von oben nach unten, durch / getrennt. Eine Zahl steht für ebenso viele freie Felder, # für ein belegtes. Beide Spieler ziehen immer gleichzeitig.</translation>
    </message>
    <message>
        <source>Vertical places dominoes upright, Horizontal places them flat, always on free squares.</source>
        <translation>Vertikal legt Dominosteine hochkant, Horizontal legt sie quer, immer auf freie Felder.</translation>
    </message>
    <message>
        <source>Both choose in secret, then both dominoes are placed. They may overlap on one square.</source>
        <translation>Beide wählen verdeckt, dann werden beide Dominosteine gelegt. Sie dürfen sich auf einem Feld überlappen.</translation>
    </message>
    <message>
        <source>If you can still place a domino and the other side cannot, you win. If neither can, it is a draw. Here only Vertical can.</source>
        <translation>Wenn Sie noch legen können und die andere Seite nicht, gewinnen Sie. Wenn keiner mehr legen kann, ist es remis. Hier kann nur Vertikal noch legen.</translation>
    </message>
    <message>
        <source>Dominoes are written like this: V:c3 is an upright domino whose lowest square is c3, H:a3 a flat one whose left square is a3.</source>
        <translation>So werden Dominosteine geschrieben: V:c3 ist ein hochkanter Stein, dessen unterstes Feld c3 ist, H:a3 ein querer, dessen linkes Feld a3 ist.</translation>
    </message>
</context>
<context>
    <name>DomineeringStrings</name>
    <message>
        <source>Moves: %1 %2, %3 %4</source>
        <comment>Vertical and how many it has, Horizontal and how many it has</comment>
        <translation>Züge: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1 can force a win</source>
        <translation>%1 kann einen Gewinn erzwingen</translation>
    </message>
    <message>
        <source>%1 can force a draw</source>
        <translation>%1 kann ein Remis erzwingen</translation>
    </message>
    <message>
        <source>%1 cannot even force a draw</source>
        <translation>%1 kann nicht einmal ein Remis erzwingen</translation>
    </message>
    <message>
        <source>Vertical</source>
        <comment>the player of upright dominoes</comment>
        <translation>Vertikal</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <comment>the player of lying dominoes</comment>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Value 0</source>
        <translation>Wert 0</translation>
    </message>
    <message>
        <source>Vertical wins by force</source>
        <translation>Vertikal erzwingt den Gewinn</translation>
    </message>
    <message>
        <source>Horizontal wins by force</source>
        <translation>Horizontal erzwingt den Gewinn</translation>
    </message>
    <message>
        <source>A draw: either side can force it</source>
        <translation>Remis: Jede Seite kann es erzwingen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what one side can force, what the other</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Value 0 if both sides mix their moves: %1</source>
        <translation>Wert 0, wenn beide Seiten ihre Züge mischen: %1</translation>
    </message>
    <message>
        <source>Value %1 for %2: %3</source>
        <translation>Wert %1 für %2: %3</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>keine Seite kann legen</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1 kann nicht legen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who has won, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, long dominoes</source>
        <comment>a board; dominoes of three squares</comment>
        <translation>%1, lange Dominosteine</translation>
    </message>
</context>
<context>
    <name>DomineeringTables</name>
    <message>
        <source>Positions by covered squares and class</source>
        <translation>Stellungen nach belegten Feldern und Klasse</translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>Belegte Felder</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>finished positions</comment>
        <translation>Beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n covered squares</source>
        <translation>
            <numerusform>%n belegtes Feld</numerusform>
            <numerusform>%n belegte Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1 to %2</source>
        <translation>Werte von %1 bis %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>as a fraction</source>
        <translation>als Bruch</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>class, number, share</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 positions: %2</source>
        <translation>%1 Stellungen: %2</translation>
    </message>
    <message>
        <source>Values of the unfinished positions</source>
        <translation>Werte der nicht beendeten Stellungen</translation>
    </message>
    <message>
        <source>Value: low favours Horizontal, high favours Vertical</source>
        <translation>Wert: niedrig ist gut für Horizontal, hoch gut für Vertikal</translation>
    </message>
</context>
<context>
    <name>EndStrings</name>
    <message>
        <source>%1: %2</source>
        <comment>who has won, by what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Verloren</translation>
    </message>
    <message numerus="yes">
        <source>the same position %n times, a draw by the rules</source>
        <translation>
            <numerusform>dieselbe Stellung %n-mal, nach den Regeln remis</numerusform>
            <numerusform>dieselbe Stellung %n-mal, nach den Regeln remis</numerusform>
        </translation>
    </message>
    <message>
        <source>draw by agreement</source>
        <translation>Remis durch Einigung</translation>
    </message>
    <message>
        <source>your time is up</source>
        <translation>Ihre Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>your opponent&apos;s time is up</source>
        <translation>Die Zeit Ihres Gegners ist abgelaufen</translation>
    </message>
    <message>
        <source>the distances shown are one move longer</source>
        <comment>after a number of moves</comment>
        <translation>die angezeigten Entfernungen sind um einen Zug größer</translation>
    </message>
    <message>
        <source>you resigned</source>
        <translation>Sie haben aufgegeben</translation>
    </message>
    <message>
        <source>your opponent resigned</source>
        <translation>Ihr Gegner hat aufgegeben</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side or a player</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <comment>a side</comment>
        <translation>%1 hat aufgegeben</translation>
    </message>
    <message>
        <source>%1&apos;s time is up</source>
        <comment>a side</comment>
        <translation>die Zeit von %1 ist abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1 gewinnt in %n Zug</numerusform>
            <numerusform>%1 gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>The engine %1 cannot be started: %2.</source>
        <translation>Die Engine %1 lässt sich nicht starten: %2.</translation>
    </message>
    <message>
        <source>The engine %1 does not know this game (%2).</source>
        <translation>Die Engine %1 kennt dieses Spiel nicht (%2).</translation>
    </message>
    <message>
        <source>The engine %1 did not answer within %2 seconds.</source>
        <translation>Die Engine %1 hat nicht innerhalb von %2 Sekunden geantwortet.</translation>
    </message>
    <message>
        <source>The engine %1 tried to play %2, which is not legal.</source>
        <translation>Die Engine %1 wollte den illegalen Zug %2 spielen.</translation>
    </message>
    <message>
        <source>The engine %1 resigns.</source>
        <translation>Die Engine %1 gibt auf.</translation>
    </message>
    <message>
        <source>%1 Choose another opponent, or play both sides.</source>
        <comment>%1: what happened</comment>
        <translation>%1 Wählen Sie einen anderen Gegner oder spielen Sie beide Seiten.</translation>
    </message>
    <message>
        <source>The engine %1 stopped in the middle of the game.</source>
        <translation>Die Engine %1 hat sich mitten in der Partie beendet.</translation>
    </message>
    <message>
        <source>The engine %1 sent an unreadable answer.</source>
        <translation>Die Engine %1 hat eine unlesbare Antwort gesendet.</translation>
    </message>
</context>
<context>
    <name>ErrorStrings</name>
    <message>
        <source>a size such as :4x4</source>
        <translation>eine Größe wie :4x4</translation>
    </message>
    <message>
        <source>%1 a digit or /</source>
        <comment>after the letters of the pieces</comment>
        <translation>%1, eine Ziffer oder /</translation>
    </message>
    <message>
        <source>%1 / or a space</source>
        <comment>after the letters of the pieces</comment>
        <translation>%1, / oder ein Leerzeichen</translation>
    </message>
    <message>
        <source>a space and the side to move (%1)</source>
        <translation>ein Leerzeichen und die Seite am Zug (%1)</translation>
    </message>
    <message>
        <source>the side to move (%1)</source>
        <translation>die Seite am Zug (%1)</translation>
    </message>
    <message>
        <source>a column, a to %1</source>
        <translation>eine Spalte, a bis %1</translation>
    </message>
    <message>
        <source>a column, A to %1</source>
        <translation>eine Spalte, A bis %1</translation>
    </message>
    <message>
        <source>a space and the pieces in hand (- or letters from %1)</source>
        <translation>ein Leerzeichen und die Figuren auf der Hand (- oder Buchstaben aus %1)</translation>
    </message>
    <message>
        <source>“-” or pieces in hand (%1)</source>
        <translation>- oder Figuren auf der Hand (%1)</translation>
    </message>
    <message>
        <source>a piece in hand (%1)</source>
        <translation>eine Figur auf der Hand (%1)</translation>
    </message>
    <message>
        <source>a row, 1 to %1</source>
        <translation>eine Reihe, 1 bis %1</translation>
    </message>
    <message>
        <source>a level, 1 to %1</source>
        <translation>eine Stufe, 1 bis %1</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>K, M, G, T or the end</source>
        <translation>K, M, G, T oder das Ende</translation>
    </message>
    <message>
        <source>the size of the board, %1</source>
        <translation>die Größe des Bretts, %1</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>the player to move, 1 or 2</source>
        <translation>der Spieler am Zug, 1 oder 2</translation>
    </message>
    <message>
        <source>different text</source>
        <translation>ein anderer Text</translation>
    </message>
    <message>
        <source>This position cannot arise: the first player, who is to move, has already won.</source>
        <translation>Diese Stellung kann nicht entstehen: Der erste Spieler ist am Zug, hat aber schon gewonnen.</translation>
    </message>
    <message>
        <source>This position cannot arise: the second player, who is to move, has already won.</source>
        <translation>Diese Stellung kann nicht entstehen: Der zweite Spieler ist am Zug, hat aber schon gewonnen.</translation>
    </message>
    <message>
        <source>This position cannot arise: %1 has already won.</source>
        <translation>Diese Stellung kann nicht entstehen: %1 hat schon gewonnen.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>Ein Spiel namens „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This game has no option “%1”.</source>
        <translation>Dieses Spiel hat keine Option „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a board size. Write, for example, 4x4.</source>
        <translation>„%1“ ist keine Brettgröße. Schreiben Sie zum Beispiel 4x4.</translation>
    </message>
    <message>
        <source>The size %1 is out of range: it can be %2 to %3.</source>
        <translation>Die Größe %1 ist nicht möglich: Erlaubt sind %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” does not fit here. Expected: %2.</source>
        <translation>„%1“ passt hier nicht. Erwartet: %2.</translation>
    </message>
    <message>
        <source>The text ends too early. Expected: %1.</source>
        <translation>Der Text endet zu früh. Erwartet: %1.</translation>
    </message>
    <message>
        <source>Unexpected “%1” after the end of the position.</source>
        <translation>Nach dem Ende der Stellung steht noch „%1“.</translation>
    </message>
    <message>
        <source>Row %1 from the top has more than %2 squares.</source>
        <translation>Reihe %1 von oben hat mehr als %2 Felder.</translation>
    </message>
    <message>
        <source>Row %1 from the top has fewer than %2 squares.</source>
        <translation>Reihe %1 von oben hat weniger als %2 Felder.</translation>
    </message>
    <message>
        <source>There are more than %1 rows.</source>
        <translation>Es sind mehr als %1 Reihen angegeben.</translation>
    </message>
    <message>
        <source>There are only %1 of %2 rows.</source>
        <translation>Es sind nur %1 von %2 Reihen angegeben.</translation>
    </message>
    <message>
        <source>There are too many “%1” pieces: at most %2 are possible.</source>
        <translation>Zu viele Figuren „%1“: Möglich sind höchstens %2.</translation>
    </message>
    <message>
        <source>“%1” is not a side. Write %2 or %3 for the player to move.</source>
        <translation>„%1“ ist keine Seite. Schreiben Sie %2 oder %3 für den Spieler am Zug.</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>„%1“ ist kein Zug dieses Spiels.</translation>
    </message>
    <message>
        <source>%1 is not a legal move here.</source>
        <translation>%1 ist hier kein legaler Zug.</translation>
    </message>
    <message>
        <source>There is no player called “%1”.</source>
        <translation>Einen Spieler namens „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is not a choice here. Write %2 or %3.</source>
        <translation>„%1“ steht hier nicht zur Wahl. Schreiben Sie %2 oder %3.</translation>
    </message>
    <message>
        <source>“%1” is missing. Write, for example, %2.</source>
        <translation>„%1“ fehlt. Schreiben Sie zum Beispiel %2.</translation>
    </message>
    <message>
        <source>The text is too long: it has %1 bytes, and the limit is %2.</source>
        <translation>Der Text ist mit %1 Bytes zu lang. Erlaubt sind höchstens %2.</translation>
    </message>
    <message>
        <source>The text could not be read.</source>
        <translation>Der Text ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>This is a folder, not a file. Move it away, then try again.</source>
        <translation>Das ist ein Ordner und keine Datei. Verschieben Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This is a named pipe, not a file. Move it away, then try again.</source>
        <translation>Das ist eine benannte Pipe und keine Datei. Verschieben Sie sie und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This is a device or socket, not a file. Move it away, then try again.</source>
        <translation>Das ist ein Gerät oder ein Socket und keine Datei. Verschieben Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Check the permissions.</source>
        <translation>Prüfen Sie die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Too many files are open. Close some, then try again.</source>
        <translation>Es sind zu viele Dateien offen. Schließen Sie einige und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>Choose another data folder or change its permissions.</source>
        <translation>Wählen Sie einen anderen Datenordner oder ändern Sie seine Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Writing failed (%1).</source>
        <translation>Schreiben fehlgeschlagen (%1).</translation>
    </message>
    <message>
        <source>Finished parts are kept.</source>
        <translation>Fertige Teile bleiben erhalten.</translation>
    </message>
    <message>
        <source>Delete the file and unpack the outcomes again, or solve the variant.</source>
        <translation>Löschen Sie die Datei und entpacken Sie die Ergebnisse erneut, oder lösen Sie die Variante.</translation>
    </message>
    <message>
        <source>Repairing keeps the file under another name and solves the variant again.</source>
        <translation>Beim Reparieren bleibt die Datei unter anderem Namen erhalten, und die Variante wird noch einmal gelöst.</translation>
    </message>
    <message>
        <source>There is no solution yet. Solve the variant first.</source>
        <translation>Es gibt noch keine Lösung. Lösen Sie zuerst die Variante.</translation>
    </message>
    <message>
        <source>The file cannot be opened (%1).</source>
        <translation>Die Datei lässt sich nicht öffnen (%1).</translation>
    </message>
    <message>
        <source>The file cannot be created (%1).</source>
        <translation>Die Datei lässt sich nicht anlegen (%1).</translation>
    </message>
    <message>
        <source>Reading failed (%1).</source>
        <translation>Lesen fehlgeschlagen (%1).</translation>
    </message>
    <message>
        <source>The disk is full. Finished parts are kept. Free some space, then resume.</source>
        <translation>Der Datenträger ist voll. Fertige Teile bleiben erhalten. Schaffen Sie Platz und setzen Sie die Berechnung dann fort.</translation>
    </message>
    <message>
        <source>This is not a solution file.</source>
        <translation>Das ist keine Lösungsdatei.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Das Ende der Datei fehlt.</translation>
    </message>
    <message>
        <source>The file has format version %1, but this version of Kotai reads only up to %2. Update Kotai.</source>
        <translation>Die Datei hat Format %1, diese Version von Kotai liest aber nur bis Format %2. Aktualisieren Sie Kotai.</translation>
    </message>
    <message>
        <source>The file&apos;s header is damaged.</source>
        <translation>Der Kopf der Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The file&apos;s directory is damaged.</source>
        <translation>Das Verzeichnis der Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Tier %1 of the file is damaged.</source>
        <translation>Teilraum %1 der Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Solve again: the undamaged parts are kept.</source>
        <translation>Lösen Sie die Variante noch einmal: Die unbeschädigten Teile bleiben erhalten.</translation>
    </message>
    <message>
        <source>Block %2 of tier %1 of the file is damaged.</source>
        <translation>In Teilraum %1 der Datei ist Block %2 beschädigt.</translation>
    </message>
    <message>
        <source>Another program is solving this variant now. Wait until it has finished, or stop it.</source>
        <translation>Ein anderes Programm löst diese Variante gerade. Warten Sie, bis es fertig ist, oder beenden Sie es.</translation>
    </message>
    <message>
        <source>Another program truncated or changed the file while it was being read.</source>
        <translation>Ein anderes Programm hat die Datei gekürzt oder geändert, während sie gelesen wurde.</translation>
    </message>
    <message>
        <source>The file was not made by Kotai, or it is a symbolic link. Kotai leaves it unchanged. Move it away, then try again.</source>
        <translation>Die Datei stammt nicht von Kotai oder ist ein symbolischer Link. Kotai lässt sie unverändert. Verschieben Sie sie und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This is not a folder. Choose another data folder.</source>
        <translation>Das ist kein Ordner. Wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>This solution comes from several machines, and a part of it is missing. Copy that part into this folder, or mount it there.</source>
        <translation>Diese Lösung entstand auf mehreren Computern, und ein Teil von ihr fehlt. Kopieren Sie diesen Teil in diesen Ordner oder hängen Sie ihn dort ein.</translation>
    </message>
    <message>
        <source>The solution cannot be used.</source>
        <translation>Die Lösung ist unbrauchbar.</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <comment>place in a text, counted from 1; what is wrong there</comment>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>Only the figures of this variant were kept, not its values. Solve it to get the values.</source>
        <translation>Von dieser Variante sind nur die Kennzahlen gespeichert, nicht die Werte. Lösen Sie sie, um die Werte zu erhalten.</translation>
    </message>
    <message>
        <source>There must be %3 “%2” in all, on the board and in hand, not %1.</source>
        <translation>Auf dem Brett und auf der Hand müssen insgesamt %3 „%2“ sein, nicht %1.</translation>
    </message>
    <message>
        <source>At most %3 “%2” can be in hand, not %1.</source>
        <translation>Auf der Hand können höchstens %3 „%2“ sein, nicht %1.</translation>
    </message>
    <message>
        <source>There is not enough space on the disk: %1 needed, %2 free.</source>
        <translation>Auf dem Datenträger ist zu wenig Platz: %1 werden gebraucht, %2 sind frei.</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 needed, %2 available.</source>
        <translation>Der Speicher reicht nicht: %1 werden gebraucht, %2 sind verfügbar.</translation>
    </message>
    <message>
        <source>Byte %1 (hexadecimal) is not valid UTF-8 text.</source>
        <translation>Das Byte %1 (hexadezimal) ist kein gültiger UTF-8-Text.</translation>
    </message>
    <message>
        <source>The file contains the solution of %1, not of %2.</source>
        <translation>Die Datei enthält die Lösung von %1, nicht von %2.</translation>
    </message>
    <message>
        <source>Kotai has no method that can solve %1.</source>
        <translation>Kotai hat kein Verfahren, das %1 lösen kann.</translation>
    </message>
    <message>
        <source>The size %1 is not square. This game has square boards from %2 to %3.</source>
        <translation>Die Größe %1 ist nicht quadratisch. Dieses Spiel hat quadratische Bretter von %2 bis %3.</translation>
    </message>
</context>
<context>
    <name>ExceptionStrings</name>
    <message>
        <source>The system ran out of memory. Close other programs, then try again.</source>
        <translation>Der Speicher des Systems ist voll. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The system refused a request: %1.</source>
        <translation>Das System hat eine Anforderung abgelehnt: %1.</translation>
    </message>
    <message>
        <source>This is a bug in the program. Please report it: %1 (%2).</source>
        <comment>%1: message, %2: kind of fault</comment>
        <translation>Das ist ein Programmfehler. Bitte melden Sie ihn: %1 (%2).</translation>
    </message>
    <message>
        <source>This is a bug in the program. Please report it: an unknown exception.</source>
        <translation>Das ist ein Programmfehler. Bitte melden Sie ihn: eine unbekannte Ausnahme.</translation>
    </message>
</context>
<context>
    <name>FenceFeature</name>
    <message>
        <source>not possible: %1</source>
        <comment>%1: a sentence that says why</comment>
        <translation>nicht möglich: %1</translation>
    </message>
    <message>
        <source>if placed: %1</source>
        <translation>beim Setzen: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message numerus="yes">
        <source>loses %n moves sooner</source>
        <translation>
            <numerusform>verliert %n Zug früher</numerusform>
            <numerusform>verliert %n Züge früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves wasted</source>
        <translation>
            <numerusform>%n Zug verschenkt</numerusform>
            <numerusform>%n Züge verschenkt</numerusform>
        </translation>
    </message>
    <message>
        <source>fence above</source>
        <translation>Zaun oben</translation>
    </message>
    <message>
        <source>fence to the right</source>
        <translation>Zaun rechts</translation>
    </message>
    <message>
        <source>fence below</source>
        <translation>Zaun unten</translation>
    </message>
    <message>
        <source>fence to the left</source>
        <translation>Zaun links</translation>
    </message>
    <message>
        <source>Each corner shows the values of its two fences: bars win, hollow bars draw, dots lose. The stronger the colour, the sooner the game ends. Point at a fence to read its value.</source>
        <translation>An jeder Ecke stehen die Werte ihrer zwei Zäune: Balken bedeuten Gewinn, hohle Balken Remis, Punkte Verlust. Je kräftiger die Farbe, desto früher endet die Partie. Zeigen Sie auf einen Zaun, um seinen Wert zu lesen.</translation>
    </message>
</context>
<context>
    <name>FenceStrings</name>
    <message>
        <source>vertical fence %1, right of %2 and %3</source>
        <translation>senkrechter Zaun %1, rechts von %2 und %3</translation>
    </message>
    <message>
        <source>horizontal fence %1, above %2 and %3</source>
        <translation>waagerechter Zaun %1, über %2 und %3</translation>
    </message>
    <message>
        <source>You have no fences left.</source>
        <translation>Sie haben keine Zäune mehr.</translation>
    </message>
    <message>
        <source>A fence needs two squares on each side of it.</source>
        <translation>Ein Zaun braucht auf jeder Seite zwei Felder.</translation>
    </message>
    <message>
        <source>This fence would cross the fence %1.</source>
        <translation>Dieser Zaun würde den Zaun %1 kreuzen.</translation>
    </message>
    <message>
        <source>This fence would overlap the fence %1.</source>
        <translation>Dieser Zaun würde sich mit dem Zaun %1 überlappen.</translation>
    </message>
    <message>
        <source>This fence would shut in %1&apos;s pawn. A path to the top row must stay open.</source>
        <comment>a side</comment>
        <translation>Dieser Zaun würde die Figur von %1 einsperren. Ein Weg zur obersten Reihe muss frei bleiben.</translation>
    </message>
    <message>
        <source>This fence would shut in %1&apos;s pawn. A path to the bottom row must stay open.</source>
        <comment>a side</comment>
        <translation>Dieser Zaun würde die Figur von %1 einsperren. Ein Weg zur untersten Reihe muss frei bleiben.</translation>
    </message>
</context>
<context>
    <name>FigureStrings</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Longest win in plies</source>
        <translation>Längster Gewinn in Halbzügen</translation>
    </message>
    <message>
        <source>Legal moves on average</source>
        <translation>Legale Züge im Mittel</translation>
    </message>
    <message>
        <source>Most legal moves</source>
        <translation>Höchste Zahl legaler Züge</translation>
    </message>
    <message>
        <source>Zugzwangs</source>
        <translation>Zugzwänge</translation>
    </message>
    <message>
        <source>The paper has %1 boards. %2 are solved here, and %3 of these agree.</source>
        <translation>Die Arbeit behandelt %1 Bretter. %2 sind hier gelöst, %3 davon stimmen überein.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
</context>
<context>
    <name>FileStrings</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner und keine Datei.</translation>
    </message>
    <message>
        <source>%1 is a named pipe, not a file.</source>
        <translation>%1 ist eine benannte Pipe und keine Datei.</translation>
    </message>
    <message>
        <source>%1 is a device or a socket, not a file.</source>
        <translation>%1 ist ein Gerät oder ein Socket und keine Datei.</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game: it has %2, and the limit is %3.</source>
        <translation>%1 ist mit %2 zu groß für eine gespeicherte Partie. Erlaubt sind höchstens %3.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 ließ sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or free some space.</source>
        <translation>%1 ließ sich nicht schreiben: %2. Wählen Sie einen anderen Ordner oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>%1 could not be renamed: %2.</source>
        <translation>%1 ließ sich nicht umbenennen: %2.</translation>
    </message>
    <message>
        <source>source and destination are the same file</source>
        <translation>Quelle und Ziel sind dieselbe Datei</translation>
    </message>
    <message>
        <source>%1 was not saved. Its name must end in one of %2.</source>
        <translation>%1 wurde nicht gespeichert. Der Name muss eine dieser Endungen haben: %2.</translation>
    </message>
</context>
<context>
    <name>GameStrings</name>
    <message>
        <source>Standard rules</source>
        <translation>Standardregeln</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>a side</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <comment>a side</comment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
</context>
<context>
    <name>GobbletStrings</name>
    <message>
        <source>A lifted piece may cover the line that it uncovers</source>
        <translation>Eine angehobene Figur darf die Reihe wieder verdecken, die sie freigibt</translation>
    </message>
    <message>
        <source>Gobblet Gobblers, lines may be covered</source>
        <translation>Gobblet Gobblers, Verdecken erlaubt</translation>
    </message>
    <message>
        <source>small orange piece</source>
        <translation>kleine orange Figur</translation>
    </message>
    <message>
        <source>small blue piece</source>
        <translation>kleine blaue Figur</translation>
    </message>
    <message>
        <source>medium orange piece</source>
        <translation>mittlere orange Figur</translation>
    </message>
    <message>
        <source>medium blue piece</source>
        <translation>mittlere blaue Figur</translation>
    </message>
    <message>
        <source>large orange piece</source>
        <translation>große orange Figur</translation>
    </message>
    <message>
        <source>large blue piece</source>
        <translation>große blaue Figur</translation>
    </message>
    <message>
        <source>first player&apos;s reserve</source>
        <translation>Vorrat des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s reserve</source>
        <translation>Vorrat des zweiten Spielers</translation>
    </message>
    <message>
        <source>Gobblet Gobblers</source>
        <translation>Gobblet Gobblers</translation>
    </message>
    <message>
        <source>a piece was lifted off the winner&apos;s line</source>
        <translation>eine angehobene Figur hat die Reihe des Gewinners freigegeben</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>drei in einer Reihe</translation>
    </message>
    <message>
        <source>Stalemates</source>
        <translation>Pattstellungen</translation>
    </message>
    <message>
        <source>Losing lift</source>
        <translation>Anheben verliert</translation>
    </message>
    <message>
        <source>Nothing can be placed, and every lift uncovers the opponent&apos;s line, so the player to move loses at once.</source>
        <translation>Es lässt sich nichts setzen, und jedes Anheben gibt eine Reihe des Gegners frei. Der Spieler am Zug verliert daher sofort.</translation>
    </message>
    <message>
        <source>Outcome of the start position</source>
        <translation>Ergebnis der Anfangsstellung</translation>
    </message>
    <message>
        <source>Arrangements of the pieces of one size</source>
        <translation>Aufstellungen der Figuren einer Größe</translation>
    </message>
    <message>
        <source>Arrangements of all pieces</source>
        <translation>Aufstellungen aller Figuren</translation>
    </message>
    <message>
        <source>Reachable and not finished</source>
        <translation>Erreichbar und nicht beendet</translation>
    </message>
    <message>
        <source>Reachable and finished</source>
        <translation>Erreichbar und beendet</translation>
    </message>
    <message>
        <source>Won in one ply</source>
        <translation>In einem Halbzug gewonnen</translation>
    </message>
    <message>
        <source>A lift spoils the win</source>
        <translation>Anheben verdirbt den Gewinn</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Gegenseitige Zugzwänge</translation>
    </message>
    <message>
        <source>Moves with a losing lift</source>
        <translation>Züge, bei denen das Anheben verliert</translation>
    </message>
    <message>
        <source>Not finished, but never reached</source>
        <translation>Nicht beendet, aber nie erreicht</translation>
    </message>
    <message>
        <source>Reachable positions in which a move completes a line.</source>
        <translation>Erreichbare Stellungen, in denen ein Zug eine Reihe vollendet.</translation>
    </message>
    <message>
        <source>Reachable positions in which nothing can be placed and every lift loses.</source>
        <translation>Erreichbare Stellungen, in denen sich nichts setzen lässt und jedes Anheben verliert.</translation>
    </message>
    <message>
        <source>Reachable positions, not won in one ply, in which a move would complete a line but lifting the piece for it loses.</source>
        <translation>Erreichbare Stellungen, in denen ein Zug eine Reihe vollenden würde, aber schon das Anheben der Figur verliert. In einem Halbzug gewonnene Stellungen zählen nicht mit.</translation>
    </message>
    <message>
        <source>Whichever side is to move loses. Each board counts once.</source>
        <translation>Wer ziehen muss, verliert. Jedes Brett zählt nur einmal.</translation>
    </message>
    <message>
        <source>Summed over the reachable positions.</source>
        <translation>Summiert über alle erreichbaren Stellungen.</translation>
    </message>
    <message>
        <source>Arrangements without a line that never arise in a game.</source>
        <translation>Aufstellungen ohne Dreierreihe, die in keiner Partie vorkommen.</translation>
    </message>
    <message>
        <source>by pieces on the board</source>
        <translation>nach Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>by small pieces on the board</source>
        <translation>nach kleinen Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>by medium pieces on the board</source>
        <translation>nach mittleren Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>by large pieces on the board</source>
        <translation>nach großen Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>Mover&apos;s pieces on the board</source>
        <translation>Figuren (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s pieces on the board</source>
        <translation>Figuren (Gegner)</translation>
    </message>
    <message>
        <source>Mover&apos;s small pieces</source>
        <translation>Kleine Figuren (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s small pieces</source>
        <translation>Kleine Figuren (Gegner)</translation>
    </message>
    <message>
        <source>Mover&apos;s medium pieces</source>
        <translation>Mittlere Figuren (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s medium pieces</source>
        <translation>Mittlere Figuren (Gegner)</translation>
    </message>
    <message>
        <source>Mover&apos;s large pieces</source>
        <translation>Große Figuren (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s large pieces</source>
        <translation>Große Figuren (Gegner)</translation>
    </message>
    <message>
        <source>On %3, “%2” cannot lie on “%1”: a piece can only cover smaller ones.</source>
        <translation>Auf %3 kann „%2“ nicht auf „%1“ stehen: Eine Figur bedeckt nur kleinere.</translation>
    </message>
    <message>
        <source>a piece and @ (%1), such as L@b2, or two squares, such as a1b2</source>
        <translation>eine Figur und @ (%1), etwa L@b2, oder zwei Felder, etwa a1b2</translation>
    </message>
    <message>
        <source>You must move a lifted piece to another square.</source>
        <translation>Eine angehobene Figur muss auf ein anderes Feld gesetzt werden.</translation>
    </message>
    <message>
        <source>You can only cover a smaller piece.</source>
        <translation>Sie können nur eine kleinere Figur bedecken.</translation>
    </message>
    <message>
        <source>Ways to place the pieces of one size</source>
        <translation>Möglichkeiten, die Figuren einer Größe aufzustellen</translation>
    </message>
    <message>
        <source>orange pieces on the board</source>
        <translation>orange Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>blue pieces on the board</source>
        <translation>blaue Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>As formulas</source>
        <translation>Als Formeln</translation>
    </message>
    <message>
        <source>orange and blue pieces, and the formula</source>
        <translation>orange und blaue Figuren und die Formel</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Images of a position</source>
        <translation>Symmetrische Bilder einer Stellung</translation>
    </message>
    <message>
        <source>Arrangements that are their own image</source>
        <translation>Aufstellungen, die auf sich selbst abgebildet werden</translation>
    </message>
    <message>
        <source>1. Turned by 90°</source>
        <translation>1. Um 90° gedreht</translation>
    </message>
    <message>
        <source>2. Turned by 180°</source>
        <translation>2. Um 180° gedreht</translation>
    </message>
    <message>
        <source>3. Turned by 270°</source>
        <translation>3. Um 270° gedreht</translation>
    </message>
    <message>
        <source>4. Mirrored, left to right</source>
        <translation>4. Gespiegelt, links und rechts vertauscht</translation>
    </message>
    <message>
        <source>5. Mirrored and turned by 90°: along a diagonal</source>
        <translation>5. Gespiegelt und um 90° gedreht: Spiegelung an einer Diagonale</translation>
    </message>
    <message>
        <source>6. Mirrored and turned by 180°: top to bottom</source>
        <translation>6. Gespiegelt und um 180° gedreht: oben und unten vertauscht</translation>
    </message>
    <message>
        <source>7. Mirrored and turned by 270°: along the other diagonal</source>
        <translation>7. Gespiegelt und um 270° gedreht: Spiegelung an der anderen Diagonale</translation>
    </message>
    <message>
        <source>Arrangements left if all images count as one</source>
        <translation>Aufstellungen, wenn symmetrische nur einmal zählen</translation>
    </message>
    <message>
        <source>Positions that need a number</source>
        <translation>Stellungen, die eine Nummer brauchen</translation>
    </message>
    <message>
        <source>Any pieces on any squares</source>
        <translation>Beliebige Figuren auf beliebigen Feldern</translation>
    </message>
    <message>
        <source>Any pieces on any squares, with either side to move</source>
        <translation>Beliebige Figuren auf beliebigen Feldern, mit der einen oder der anderen Seite am Zug</translation>
    </message>
    <message>
        <source>Arrangements of all sizes, with either side to move</source>
        <translation>Aufstellungen aller Größen, mit der einen oder der anderen Seite am Zug</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Type a placement</source>
        <translation>Setzzug eintippen</translation>
    </message>
    <message>
        <source>Gobblet Gobblers: a large piece to b2. S and M stand for small and medium</source>
        <translation>Gobblet Gobblers: eine große Figur nach b2. S und M stehen für klein und mittel</translation>
    </message>
    <message>
        <source>your opponent lifted a piece off your line</source>
        <translation>Ihr Gegner hat eine Figur von Ihrer Reihe gehoben</translation>
    </message>
    <message>
        <source>you lifted a piece off your opponent&apos;s line</source>
        <translation>Sie haben eine Figur von der gegnerischen Reihe gehoben</translation>
    </message>
    <message>
        <source>you have three in a row</source>
        <translation>Sie haben drei in einer Reihe</translation>
    </message>
    <message>
        <source>your opponent has three in a row</source>
        <translation>Ihr Gegner hat drei in einer Reihe</translation>
    </message>
    <message>
        <source>Get three in a row. Big pieces swallow smaller ones – remember what is underneath!</source>
        <translation>Bringen Sie drei in eine Reihe. Große Figuren verschlucken kleinere – merken Sie sich, was darunter steckt!</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Drei in einer Reihe</translation>
    </message>
    <message>
        <source>Big pieces swallow small ones</source>
        <translation>Große verschlucken kleine</translation>
    </message>
    <message>
        <source>Think before you lift</source>
        <translation>Vor dem Anheben nachdenken</translation>
    </message>
    <message>
        <source>Positions in which every move loses at once</source>
        <translation>Stellungen, in denen jeder Zug sofort verliert</translation>
    </message>
    <message>
        <source>All three sizes together, with the player to move always shown in the same colour. Positions with lines are included.</source>
        <translation>Die drei Größen zusammen, der Spieler am Zug immer in derselben Farbe. Aufstellungen mit Dreierreihen zählen mit.</translation>
    </message>
    <message>
        <source>Reachable from the start. Positions that differ only by rotation, reflection or swapped colours count once.</source>
        <translation>Von der Anfangsstellung aus erreichbar. Stellungen, die sich nur durch Drehung, Spiegelung oder vertauschte Farben unterscheiden, zählen nur einmal.</translation>
    </message>
    <message>
        <source>Numbers that remain without the highest ones</source>
        <translation>Nummern, die ohne die höchsten übrig bleiben</translation>
    </message>
    <message>
        <source>Positions that cannot arise</source>
        <translation>Stellungen, die nicht vorkommen können</translation>
    </message>
    <message>
        <source>The side to move has a line</source>
        <translation>Die Seite am Zug hat eine Dreierreihe</translation>
    </message>
    <message>
        <source>Only the mover&apos;s pieces are on the board</source>
        <comment>of the side to move</comment>
        <translation>Nur Figuren der Seite am Zug auf dem Brett</translation>
    </message>
    <message>
        <source>Only the other side&apos;s pieces are on the board, at least two</source>
        <translation>Nur Figuren der anderen Seite auf dem Brett, mindestens zwei</translation>
    </message>
    <message>
        <source>For at least one of these reasons</source>
        <translation>Aus mindestens einem dieser Gründe</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle übrigen</translation>
    </message>
    <message>
        <source>how arrangements are counted</source>
        <translation>wie Aufstellungen gezählt werden</translation>
    </message>
    <message>
        <source>All arrangements</source>
        <translation>Alle Aufstellungen</translation>
    </message>
    <message>
        <source>The article names these three kinds and leaves them out, but gives no counts. There are also other positions that cannot arise. Among the positions without a line, 521,065 are unreachable, and 12,289 of these belong to the last two kinds.</source>
        <translation>Der Artikel nennt diese drei Arten und lässt sie weg, gibt aber keine Zahlen an. Es gibt noch andere Stellungen, die nicht vorkommen können. Von den Stellungen ohne Dreierreihe sind 521.065 nicht erreichbar, und 12.289 davon gehören zu den letzten beiden Arten.</translation>
    </message>
    <message>
        <source>A move seems to win, but lifting the piece uncovers the opponent&apos;s line. No other move wins at once.</source>
        <translation>Ein Zug sieht nach Gewinn aus, aber das Anheben gibt eine Reihe des Gegners frei. Kein anderer Zug gewinnt sofort.</translation>
    </message>
    <message>
        <source>Most legal moves, not counting losing lifts</source>
        <translation>Höchste Zahl legaler Züge ohne die, bei denen das Anheben verliert</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player to move.</source>
        <translation>Das Ergebnis der Anfangsstellung aus Sicht des Spielers am Zug.</translation>
    </message>
    <message>
        <source>the pieces of a square from bottom to top (%1), or . for none</source>
        <translation>die Figuren eines Feldes von unten nach oben (%1), oder . für keine</translation>
    </message>
    <message>
        <source>the end of the square (a comma, / or a space)</source>
        <translation>das Ende des Feldes (ein Komma, / oder ein Leerzeichen)</translation>
    </message>
    <message>
        <source>a piece (%1), or the end of the square (a comma, / or a space)</source>
        <translation>eine Figur (%1) oder das Ende des Feldes (ein Komma, / oder ein Leerzeichen)</translation>
    </message>
    <message>
        <source>The placements of one size are numbered 0 to 1,422, so a position has three such numbers. Symmetry turns every number above 776 into a smaller one, so positions whose first number is higher are not needed. This leaves 777 × 1,423 × 1,423 positions. The article counts 1,423 more.</source>
        <translation>Die Aufstellungen einer Größe haben die Nummern 0 bis 1.422, eine Stellung hat also drei solche Nummern. Durch Symmetrie wird aus jeder Nummer über 776 eine kleinere, daher werden Stellungen mit einer höheren ersten Nummer nicht gebraucht. Es bleiben 777 × 1.423 × 1.423 Stellungen. Der Artikel zählt 1.423 mehr.</translation>
    </message>
    <message>
        <source>The article does not state the answer. Its program computes it: the first player wins.</source>
        <translation>Der Artikel nennt die Antwort nicht. Sein Programm berechnet sie: Der erste Spieler gewinnt.</translation>
    </message>
    <message>
        <source>Seen from above, three of your pieces in a row, a column or a diagonal win. Here Orange needs one more, at the bottom right.</source>
        <translation>Es gewinnt, wer von oben gesehen drei eigene Figuren in einer Reihe, Spalte oder Diagonale hat. Hier fehlt Orange noch eine, unten rechts.</translation>
    </message>
    <message>
        <source>Put a piece from your reserve on an empty square or on any smaller piece, even your opponent&apos;s.</source>
        <translation>Setzen Sie eine Figur aus dem Vorrat auf ein leeres Feld oder auf eine kleinere Figur, auch auf eine des Gegners.</translation>
    </message>
    <message>
        <source>You may also move a piece that lies on top. This uncovers whatever is below. If you lift this one, Blue has three in a row.</source>
        <translation>Sie dürfen auch eine Figur ziehen, die oben liegt. Was darunter liegt, kommt zum Vorschein. Heben Sie diese an, hat Blau drei in einer Reihe.</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /, and squares separated by commas. A square lists its pieces from bottom to top: S, M, L for orange, s, m, l for blue, and a dot if it is empty. End with a space and the side to move, o or b.</source>
        <translation>Reihen von oben nach unten, durch / getrennt, Felder durch Kommas. Zu jedem Feld stehen die Figuren von unten nach oben: S, M, L für Orange, s, m, l für Blau, ein Punkt für ein leeres Feld. Nach einem Leerzeichen folgt die Seite am Zug, o oder b.</translation>
    </message>
    <message>
        <source>Up to two pieces of each colour on nine squares, at most one per square.</source>
        <translation>Bis zu zwei Figuren jeder Farbe auf neun Feldern, höchstens eine pro Feld.</translation>
    </message>
    <message>
        <source>Up to symmetry</source>
        <comment>turned and mirrored boards count as one</comment>
        <translation>Bis auf Symmetrie</translation>
    </message>
    <message>
        <source>The article shows one such position. Click the number to list them all.</source>
        <translation>Der Artikel zeigt eine solche Stellung. Ein Klick auf die Zahl listet alle auf.</translation>
    </message>
    <message>
        <source>Moves are written like this: L@b2 puts a large piece on b2 (M: medium, S: small), and a1b2 moves a piece from a1 to b2.</source>
        <translation>So werden Züge geschrieben: L@b2 setzt eine große Figur auf b2 (M: mittel, S: klein), und a1b2 zieht eine Figur von a1 nach b2.</translation>
    </message>
</context>
<context>
    <name>HandsFeature</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n auf der Hand</numerusform>
            <numerusform>%n auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexapawnStrings</name>
    <message>
        <source>Hexapawn</source>
        <translation>Hexapawn</translation>
    </message>
    <message>
        <source>Pawns step forward and capture diagonally. Reach the last row, or leave the other side without a move.</source>
        <translation>Bauern ziehen vorwärts und schlagen schräg. Erreichen Sie die letzte Reihe oder lassen Sie der anderen Seite keinen Zug.</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many empty squares, A for pawns that go up, V for pawns that go down. Then a space and the side to move.</source>
        <translation>Reihen von oben nach unten, durch / getrennt. Eine Ziffer steht für ebenso viele leere Felder, A für Bauern, die nach oben ziehen, V für die nach unten. Nach einem Leerzeichen folgt die Seite am Zug.</translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo delete</source>
        <translation>Löschen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Undo promotion of the variation</source>
        <translation>Aufwertung der Variante &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Undo comment</source>
        <translation>Kommentar &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation>Zug &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo delete</source>
        <translation>Löschen &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo promotion of the variation</source>
        <translation>Aufwertung der Variante &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo comment</source>
        <translation>Kommentar &amp;wiederholen</translation>
    </message>
    <message>
        <source>It is the opponent&apos;s turn. Press %1 to make the opponent move.</source>
        <comment>%1: a key</comment>
        <translation>Der Gegner ist am Zug. Mit %1 lassen Sie ihn ziehen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo end of the game</source>
        <translation>Partieende &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo end of the game</source>
        <translation>Partieende &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Take back move</source>
        <translation>&amp;Zug zurücknehmen</translation>
    </message>
</context>
<context>
    <name>IllegalMoveStrings</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no piece of this kind left to place.</source>
        <translation>Von dieser Art ist keine Figur mehr übrig.</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>Diese Figur kann jetzt nicht ziehen.</translation>
    </message>
    <message>
        <source>There is no piece to move.</source>
        <translation>Dort steht keine Figur.</translation>
    </message>
    <message>
        <source>This piece cannot go there.</source>
        <translation>Diese Figur kann nicht dorthin ziehen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move that was typed, why it is not legal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is the other side&apos;s piece: %1 is to move.</source>
        <translation>Das ist eine Figur der anderen Seite: Am Zug ist %1.</translation>
    </message>
    <message>
        <source>Your own piece is there.</source>
        <translation>Dort steht eine eigene Figur.</translation>
    </message>
    <message>
        <source>The opponent&apos;s piece is there.</source>
        <translation>Dort steht eine Figur des Gegners.</translation>
    </message>
</context>
<context>
    <name>JobStrings</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>finding immediate wins</source>
        <translation>sofortige Gewinne werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>working backwards, %n plies from the end</source>
        <translation>
            <numerusform>Rückwärtsanalyse, %n Halbzug vor dem Ende</numerusform>
            <numerusform>Rückwärtsanalyse, %n Halbzüge vor dem Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>working backwards</source>
        <translation>Rückwärtsanalyse</translation>
    </message>
    <message>
        <source>searching the reachable positions</source>
        <translation>erreichbare Stellungen werden gesucht</translation>
    </message>
    <message>
        <source>marking notable positions</source>
        <translation>bemerkenswerte Stellungen werden markiert</translation>
    </message>
    <message>
        <source>writing the file</source>
        <translation>die Datei wird geschrieben</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 von %2 Stellungen</translation>
    </message>
    <message>
        <source>%1 values known</source>
        <translation>%1 Werte bekannt</translation>
    </message>
    <message>
        <source>%1 positions per second</source>
        <translation>%1 Stellungen pro Sekunde</translation>
    </message>
    <message>
        <source>all %1 values are known</source>
        <translation>alle %1 Werte sind bekannt</translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation>%1 im Speicher</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 positions in %2</source>
        <translation>%1 Stellungen (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 parts done; Resume continues from there</source>
        <translation>%1 von %2 Teilen fertig; „Fortsetzen“ macht dort weiter</translation>
    </message>
    <message>
        <source>%1 done; Resume continues from the last checkpoint</source>
        <translation>%1 fertig; „Fortsetzen“ macht am letzten Sicherungspunkt weiter</translation>
    </message>
    <message>
        <source>stopped before the first checkpoint; Resume starts from the beginning</source>
        <translation>vor dem ersten Sicherungspunkt angehalten; „Fortsetzen“ beginnt von vorn</translation>
    </message>
    <message>
        <source>%1 parts were solved in an earlier run</source>
        <translation>%1 Teile waren schon gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>solving the matrix games, backwards from full boards</source>
        <translation>Matrixspiele werden gelöst, von vollen Brettern aus rückwärts</translation>
    </message>
    <message>
        <source>finding the positions</source>
        <translation>Stellungen werden gesucht</translation>
    </message>
    <message>
        <source>%1 of %2 values computed</source>
        <translation>%1 von %2 Werten berechnet</translation>
    </message>
    <message>
        <source>%1 positions found</source>
        <translation>%1 Stellungen gefunden</translation>
    </message>
    <message>
        <source>finished layers are kept; Resume continues from there</source>
        <translation>fertige Schichten bleiben erhalten; „Fortsetzen“ macht dort weiter</translation>
    </message>
    <message>
        <source>%1 layers were solved in an earlier run</source>
        <translation>%1 Schichten waren schon gelöst</translation>
    </message>
    <message>
        <source>proof step %1 of at most %2</source>
        <comment>of a proof</comment>
        <translation>Beweisschritt %1 von höchstens %2</translation>
    </message>
    <message>
        <source>%1 positions searched</source>
        <translation>%1 Stellungen durchsucht</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>%1 positions searched in %2, over all runs</source>
        <translation>%1 Stellungen durchsucht (%2, alle Läufe zusammen)</translation>
    </message>
    <message>
        <source>results so far are kept; Resume continues from there</source>
        <translation>bisherige Ergebnisse bleiben erhalten; „Fortsetzen“ macht dort weiter</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>searched</source>
        <translation>durchsucht</translation>
    </message>
    <message>
        <source>%1 of %2 positions in %3</source>
        <comment>those of the last run, all positions, time of the last run</comment>
        <translation>%1 von %2 Stellungen (%3)</translation>
    </message>
    <message>
        <source>peak memory %1</source>
        <comment>used by a solve</comment>
        <translation>höchster Speicherbedarf %1</translation>
    </message>
</context>
<context>
    <name>KeptStrings</name>
    <message>
        <source>The old file is kept as %1.</source>
        <translation>Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Your last game, %1, cannot be opened. %2</source>
        <translation>Ihre letzte Partie, %1, lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>Your last game, %1, is damaged. The readable part is open.</source>
        <translation>Ihre letzte Partie, %1, ist beschädigt. Der lesbare Teil ist geöffnet.</translation>
    </message>
    <message>
        <source>Your last game could not be added to the library.</source>
        <translation>Ihre letzte Partie ließ sich nicht in die Partiensammlung aufnehmen.</translation>
    </message>
    <message>
        <source>The game is kept as %1.</source>
        <translation>Die Partie bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The file is left unchanged, and the open game is not saved automatically.</source>
        <translation>Die Datei bleibt unverändert, und die offene Partie wird nicht automatisch gespeichert.</translation>
    </message>
</context>
<context>
    <name>KindStrings</name>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Mutual zugzwang</source>
        <translation>Gegenseitiger Zugzwang</translation>
    </message>
    <message>
        <source>Win in n plies</source>
        <translation>Gewinn in n Halbzügen</translation>
    </message>
    <message>
        <source>Longest wins and losses</source>
        <translation>Längste Gewinne und Verluste</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisstellungen</translation>
    </message>
    <message>
        <source>Cell of a table</source>
        <translation>Zelle einer Tabelle</translation>
    </message>
    <message>
        <source>The player to move would do better by passing, if that were allowed.</source>
        <translation>Der Spieler am Zug stünde besser, wenn er aussetzen dürfte.</translation>
    </message>
    <message>
        <source>Whichever side is to move loses. Each board is listed once.</source>
        <translation>Wer ziehen muss, verliert. Jedes Brett steht nur einmal in der Liste.</translation>
    </message>
    <message>
        <source>The player to move wins in exactly this number of plies.</source>
        <translation>Der Spieler am Zug gewinnt in genau n Halbzügen.</translation>
    </message>
    <message>
        <source>Exactly one of several legal moves keeps the win or the draw.</source>
        <translation>Genau einer von mehreren legalen Zügen hält den Gewinn oder das Remis.</translation>
    </message>
    <message>
        <source>Neither player can force a win.</source>
        <translation>Kein Spieler kann einen Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>The positions counted in one cell of a table.</source>
        <translation>Die Stellungen, die in einer Zelle einer Tabelle gezählt werden.</translation>
    </message>
    <message>
        <source>The positions with the longest wins and the longest losses, in plies.</source>
        <translation>Die Stellungen mit den längsten Gewinnen und den längsten Verlusten, in Halbzügen.</translation>
    </message>
</context>
<context>
    <name>NoDominoStrings</name>
    <message>
        <source>%1 is covered from the start.</source>
        <comment>a square</comment>
        <translation>%1 ist von Anfang an belegt.</translation>
    </message>
    <message>
        <source>%1 is covered: %2 placed a domino there in turn %3.</source>
        <comment>a square, a side, a number</comment>
        <translation>%1 ist belegt: %2 hat dort in Runde %3 einen Dominostein gelegt.</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: no square above or below it is free.</source>
        <comment>a side, a square</comment>
        <translation>%1 kann auf %2 keinen Dominostein legen: Weder darüber noch darunter ist ein Feld frei.</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: no square beside it is free.</source>
        <comment>a side, a square</comment>
        <translation>%1 kann auf %2 keinen Dominostein legen: Weder links noch rechts daneben ist ein Feld frei.</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: a domino needs three free squares one above the other.</source>
        <comment>a side, a square</comment>
        <translation>%1 kann auf %2 keinen Dominostein legen: Dafür müssen drei Felder übereinander frei sein.</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: a domino needs three free squares side by side.</source>
        <comment>a side, a square</comment>
        <translation>%1 kann auf %2 keinen Dominostein legen: Dafür müssen drei Felder nebeneinander frei sein.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FirstStepsOffer</name>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Replay the tour ›</source>
        <translation>Rundgang wiederholen ›</translation>
    </message>
    <message>
        <source>A three-minute tour with %1: the rules, your first move, and what the numbers mean.</source>
        <comment>a game</comment>
        <translation>Ein Rundgang von drei Minuten mit %1: die Regeln, Ihr erster Zug und was die Zahlen bedeuten.</translation>
    </message>
</context>
<context>
    <name>OpponentStrings</name>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>Keine Seite</translation>
    </message>
    <message>
        <source>Random side</source>
        <translation>Seite auslosen</translation>
    </message>
    <message>
        <source>External engine…</source>
        <translation>Externe Engine …</translation>
    </message>
    <message>
        <source>Another program that speaks UCI or USI</source>
        <translation>Ein anderes Programm, das UCI oder USI versteht</translation>
    </message>
    <message>
        <source>Perfect, with traps</source>
        <translation>Perfekt, mit Fallen</translation>
    </message>
    <message>
        <source>Sets traps for:</source>
        <translation>Stellt Fallen für:</translation>
    </message>
    <message>
        <source>Traps for another level…</source>
        <translation>Fallen für eine andere Stufe …</translation>
    </message>
    <message>
        <source>Choose the level that the traps are set for</source>
        <translation>Wählen Sie, für welche Stufe die Fallen gestellt werden</translation>
    </message>
</context>
<context>
    <name>OutcomeStrings</name>
    <message>
        <source>Vertical can force a win</source>
        <translation>Vertikal kann einen Gewinn erzwingen</translation>
    </message>
    <message>
        <source>Horizontal can force a win</source>
        <translation>Horizontal kann einen Gewinn erzwingen</translation>
    </message>
    <message>
        <source>Vertical can force a draw</source>
        <translation>Vertikal kann ein Remis erzwingen</translation>
    </message>
    <message>
        <source>Horizontal can force a draw</source>
        <translation>Horizontal kann ein Remis erzwingen</translation>
    </message>
    <message>
        <source>Vertical cannot even force a draw</source>
        <translation>Vertikal kann nicht einmal ein Remis erzwingen</translation>
    </message>
    <message>
        <source>Horizontal cannot even force a draw</source>
        <translation>Horizontal kann nicht einmal ein Remis erzwingen</translation>
    </message>
    <message>
        <source>Vertical can force a draw, perhaps a win</source>
        <translation>Vertikal kann ein Remis erzwingen, vielleicht sogar einen Gewinn</translation>
    </message>
    <message>
        <source>Horizontal can force a draw, perhaps a win</source>
        <translation>Horizontal kann ein Remis erzwingen, vielleicht sogar einen Gewinn</translation>
    </message>
    <message>
        <source>The search takes a few seconds</source>
        <translation>Das dauert einige Sekunden</translation>
    </message>
    <message>
        <source>The search takes less than a minute</source>
        <translation>Das dauert weniger als eine Minute</translation>
    </message>
    <message>
        <source>The search takes hours, perhaps much longer</source>
        <translation>Das dauert Stunden, vielleicht viel länger</translation>
    </message>
    <message>
        <source>Vertical wins</source>
        <translation>Vertikal gewinnt</translation>
    </message>
    <message>
        <source>Horizontal wins</source>
        <translation>Horizontal gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>class of positions</comment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>V</source>
        <comment>one letter for Vertical</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>H</source>
        <comment>one letter for Horizontal</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter for draw</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>M</source>
        <comment>one letter for a mixed position</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Proved: Vertical wins against every defence</source>
        <translation>Bewiesen: Vertikal gewinnt gegen jede Verteidigung</translation>
    </message>
    <message>
        <source>Proved: Horizontal wins against every defence</source>
        <translation>Bewiesen: Horizontal gewinnt gegen jede Verteidigung</translation>
    </message>
    <message>
        <source>Proved: a draw, which each side can hold</source>
        <translation>Bewiesen: ein Remis, das jede Seite halten kann</translation>
    </message>
    <message>
        <source>Nothing proved yet</source>
        <translation>Noch nichts bewiesen</translation>
    </message>
    <message>
        <source>Proved: %1; %2</source>
        <comment>what each side can force</comment>
        <translation>Bewiesen: %1; %2</translation>
    </message>
    <message>
        <source>So far: %1; %2</source>
        <comment>what each side can force</comment>
        <translation>Bisher: %1; %2</translation>
    </message>
    <message>
        <source>%1, and %2 of memory.</source>
        <comment>how long a proof takes</comment>
        <translation>%1. Dafür werden %2 Speicher gebraucht.</translation>
    </message>
    <message>
        <source>%1: a search can prove what each side can force from the empty board. %2 You can stop it at any time and resume it later.</source>
        <comment>board; how long it takes</comment>
        <translation>%1: Eine Suche kann beweisen, was jede Seite vom leeren Brett aus erzwingen kann. %2 Sie können die Suche jederzeit anhalten und später fortsetzen.</translation>
    </message>
    <message>
        <source>The board is too large to compute the value of every position.</source>
        <translation>Das Brett ist zu groß, um den Wert jeder Stellung zu berechnen.</translation>
    </message>
    <message>
        <source>On the command line, kotai-cli solve %1 --exact computes every value. This takes up to 5 minutes and 5 GB of memory.</source>
        <translation>In der Befehlszeile berechnet kotai-cli solve %1 --exact alle Werte. Das dauert bis zu 5 Minuten und braucht bis zu 5 GB Speicher.</translation>
    </message>
    <message>
        <source>Known: %1. Every position has been solved, but not on this computer.</source>
        <comment>outcome of a board</comment>
        <translation>Bekannt: %1. Jede Stellung wurde gelöst, aber nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>Known: %1. Proved by a search, but not on this computer.</source>
        <comment>outcome of a board</comment>
        <translation>Bekannt: %1. Durch eine Suche bewiesen, aber nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 (known)</source>
        <comment>outcome of a board</comment>
        <translation>%1 (bekannt)</translation>
    </message>
    <message>
        <source>A search can prove what each side can force from the empty board. %1.</source>
        <comment>how long that takes</comment>
        <translation>Eine Suche kann beweisen, was jede Seite vom leeren Brett aus erzwingen kann. %1.</translation>
    </message>
    <message>
        <source>Vertical cannot force a win, and perhaps not even a draw</source>
        <translation>Vertikal kann keinen Gewinn erzwingen, vielleicht nicht einmal ein Remis</translation>
    </message>
    <message>
        <source>Horizontal cannot force a win, and perhaps not even a draw</source>
        <translation>Horizontal kann keinen Gewinn erzwingen, vielleicht nicht einmal ein Remis</translation>
    </message>
    <message>
        <source>it is not known what Vertical can force</source>
        <translation>was Vertikal erzwingen kann, ist offen</translation>
    </message>
    <message>
        <source>it is not known what Horizontal can force</source>
        <translation>was Horizontal erzwingen kann, ist offen</translation>
    </message>
    <message>
        <source>The search takes between a few minutes and an hour</source>
        <translation>Das dauert zwischen einigen Minuten und einer Stunde</translation>
    </message>
    <message>
        <source>%1: a search restricted to bands of rows or columns may prove what each side can force from the empty board. %2 You can stop it at any time. When you resume, it starts the current step again.</source>
        <comment>board; how long it takes</comment>
        <translation>%1: Eine Suche, die sich auf Reihen- oder Spaltenbänder beschränkt, beweist vielleicht, was jede Seite vom leeren Brett aus erzwingen kann. %2 Sie können die Suche jederzeit anhalten. Beim Fortsetzen beginnt der laufende Schritt von vorn.</translation>
    </message>
    <message>
        <source>%1: as soon as only a few more dominoes fit, Kotai solves the rest of the game.</source>
        <translation>%1: Kotai löst den Rest der Partie, sobald nur noch wenige Dominosteine hineinpassen.</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message numerus="yes">
        <source>%n differ(s)</source>
        <translation>
            <numerusform>%n weicht ab</numerusform>
            <numerusform>%n weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misprint(s) in the paper</source>
        <translation>
            <numerusform>%n Druckfehler in der Arbeit</numerusform>
            <numerusform>%n Druckfehler in der Arbeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be compared</source>
        <translation>
            <numerusform>%n nicht vergleichbar</numerusform>
            <numerusform>%n nicht vergleichbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not solved here</source>
        <translation>
            <numerusform>%n hier nicht gelöst</numerusform>
            <numerusform>%n hier nicht gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) confirmed</source>
        <translation>
            <numerusform>%n Vorhersage trifft zu</numerusform>
            <numerusform>%n Vorhersagen treffen zu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refuted</source>
        <comment>expectations that did not come true</comment>
        <translation>
            <numerusform>%n widerlegt</numerusform>
            <numerusform>%n widerlegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) not solved here</source>
        <translation>
            <numerusform>%n Vorhersage hier nicht geprüft</numerusform>
            <numerusform>%n Vorhersagen hier nicht geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Abbildung %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Folien</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>variant, e.g. by remaining steps</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Across: %1</source>
        <translation>Waagerecht: %1</translation>
    </message>
    <message>
        <source>Down: %1. Across: %2.</source>
        <translation>Senkrecht: %1. Waagerecht: %2.</translation>
    </message>
    <message>
        <source>%1 of %2 agree</source>
        <translation>%1 von %2 stimmen überein</translation>
    </message>
    <message>
        <source>Printed tables: %1</source>
        <translation>Gedruckte Tabellen: %1</translation>
    </message>
    <message>
        <source>Other figures: %1</source>
        <translation>Andere Zahlen: %1</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>In each cell, the printed figure is above the one computed here.</source>
        <translation>In jeder Zelle steht die gedruckte Zahl über der hier berechneten.</translation>
    </message>
    <message>
        <source>%1 Bars show the outcomes for the side to move.</source>
        <comment>the sentence on boxes and lines</comment>
        <translation>%1 Balken zeigen die Ergebnisse für die Seite am Zug.</translation>
    </message>
    <message>
        <source>Boxes are subspaces. Lines lead down to the subspaces that a move can reach. Arrows point to parents.</source>
        <translation>Kästen sind Teilräume. Linien führen abwärts zu den Teilräumen, in die ein Zug führen kann. Pfeile zeigen auf die Vorgänger.</translation>
    </message>
</context>
<context>
    <name>PlainStrings</name>
    <message>
        <source>first player&apos;s piece</source>
        <translation>Figur des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s piece</source>
        <translation>Figur des zweiten Spielers</translation>
    </message>
    <message>
        <source>first player&apos;s piece %1</source>
        <translation>Figur %1 des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s piece %1</source>
        <translation>Figur %1 des zweiten Spielers</translation>
    </message>
</context>
<context>
    <name>DomineeringPlayers</name>
    <message>
        <source>Tree search</source>
        <translation>Baumsuche</translation>
    </message>
    <message>
        <source>Searches a tree of simultaneous moves with 10,000 random games before each choice</source>
        <translation>Durchsucht vor jeder Wahl einen Baum gleichzeitiger Züge mit 10.000 Zufallspartien</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Plays random moves</source>
        <translation>Spielt zufällige Züge</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Plays the best mix, and searches ahead where values are unknown</source>
        <translation>Spielt die beste Mischung und rechnet voraus, wo Werte fehlen</translation>
    </message>
    <message>
        <source>Looks two turns ahead</source>
        <translation>Rechnet zwei Runden voraus</translation>
    </message>
    <message>
        <source>Plays out 200 random games before each choice, and makes some mistakes</source>
        <translation>Spielt vor jeder Wahl 200 Zufallspartien durch und macht manchmal Fehler</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Always plays the safest move</source>
        <translation>Spielt immer den sichersten Zug</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>Tiefe Suche</translation>
    </message>
    <message>
        <source>Looks three turns ahead, and is about as strong as level 5</source>
        <translation>Rechnet drei Runden voraus und ist etwa so stark wie Stufe 5</translation>
    </message>
    <message>
        <source>Plays out 1,000 random games before each choice, and rarely makes a mistake on small boards</source>
        <translation>Spielt vor jeder Wahl 1.000 Zufallspartien durch und macht auf kleinen Brettern selten Fehler</translation>
    </message>
    <message>
        <source>Plays out 40 random games before each choice, and often makes mistakes</source>
        <translation>Spielt vor jeder Wahl 40 Zufallspartien durch und macht oft Fehler</translation>
    </message>
    <message>
        <source>Plays out 10 random games before each choice: little better than guessing</source>
        <translation>Spielt vor jeder Wahl 10 Zufallspartien durch: kaum besser als geraten</translation>
    </message>
    <message>
        <source>Plays out 10,000 random games before each choice, like the player in the paper</source>
        <translation>Spielt vor jeder Wahl 10.000 Zufallspartien durch, wie der Spieler in der Arbeit</translation>
    </message>
</context>
<context>
    <name>PlayersStrings</name>
    <message>
        <source>you against %1</source>
        <comment>%1: a level</comment>
        <translation>Sie gegen %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two levels of the program</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a level</comment>
        <translation>gegen %1</translation>
    </message>
</context>
<context>
    <name>PositionNotesStrings</name>
    <message>
        <source>The side to move can win at once.</source>
        <translation>Die Seite am Zug kann sofort gewinnen.</translation>
    </message>
    <message>
        <source>Legal, but the game is over here. %1.</source>
        <comment>%1: who has won</comment>
        <translation>Legal, aber die Partie ist hier zu Ende. %1.</translation>
    </message>
    <message>
        <source>Legal, and already decided. %1</source>
        <translation>Legal und schon entschieden. %1</translation>
    </message>
    <message numerus="yes">
        <source>Legal position, %n moves.</source>
        <translation>
            <numerusform>Legale Stellung, %n Zug.</numerusform>
            <numerusform>Legale Stellung, %n Züge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureStrings</name>
    <message>
        <source>counts</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Counts or shares</source>
        <translation>Anzahl oder Anteil</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Numbers of positions</source>
        <translation>Anzahl der Stellungen</translation>
    </message>
    <message>
        <source>Shares of all positions</source>
        <translation>Anteile an allen Stellungen</translation>
    </message>
</context>
<context>
    <name>QueryStrings</name>
    <message>
        <source>Both sides together, %1</source>
        <translation>Beide Seiten zusammen, %1</translation>
    </message>
    <message>
        <source>a condition, such as outcome = win</source>
        <translation>eine Bedingung, etwa outcome = win</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a kind of move, such as %1</source>
        <translation>eine Art von Zug, etwa %1</translation>
    </message>
    <message>
        <source>a kind of position, such as %1</source>
        <translation>eine Art von Stellungen, etwa %1</translation>
    </message>
    <message>
        <source>a square, such as %1</source>
        <translation>ein Feld, etwa %1</translation>
    </message>
    <message>
        <source>a piece, own, other or empty</source>
        <translation>eine Figur, own, other oder empty</translation>
    </message>
    <message>
        <source>win, draw or loss</source>
        <translation>win, draw oder loss</translation>
    </message>
    <message>
        <source>There is no list “%1”. Use one of: %2.</source>
        <translation>Eine Liste „%1“ gibt es hier nicht. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>This game has no moves called “%1”. Use one of: %2.</source>
        <translation>Züge namens „%1“ hat dieses Spiel nicht. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>“%1” is not an outcome. Use one of: %2.</source>
        <translation>„%1“ ist kein Ergebnis. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a piece of this game. Use one of: %2.</source>
        <translation>„%1“ ist keine Figur dieses Spiels. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>There is no square “%1” on this board. Its squares are %2.</source>
        <translation>Ein Feld „%1“ gibt es auf diesem Brett nicht. Seine Felder sind %2.</translation>
    </message>
    <message>
        <source>“%1”: this game has no pieces in hand.</source>
        <translation>„%1“: In diesem Spiel hat man keine Figuren auf der Hand.</translation>
    </message>
    <message>
        <source>The list %1 does not take a number.</source>
        <translation>Die Liste %1 wird ohne Zahl angegeben.</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 deep.</source>
        <translation>Die Klammern sind mehr als %1-fach verschachtelt.</translation>
    </message>
    <message>
        <source>“%1” is not a query keyword. Use one of: %2.</source>
        <translation>„%1“ ist kein Wort der Suchsprache. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Describe the positions, for example: outcome = win.</source>
        <translation>Beschreiben Sie die Stellungen, zum Beispiel: outcome = win.</translation>
    </message>
    <message>
        <source>The text ends too early. Expected: %1.</source>
        <translation>Der Text endet zu früh. Erwartet: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” does not fit here. Expected: %2.</source>
        <translation>„%1“ passt hier nicht. Erwartet: %2.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Distance in plies</source>
        <translation>Entfernung in Halbzügen</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Legale Züge</translation>
    </message>
    <message>
        <source>Moves that keep the outcome</source>
        <translation>Züge, die das Ergebnis halten</translation>
    </message>
    <message>
        <source>Moves that keep outcome and distance</source>
        <translation>Züge, die Ergebnis und Entfernung halten</translation>
    </message>
    <message>
        <source>The only good move</source>
        <translation>Der einzige gute Zug</translation>
    </message>
    <message>
        <source>Kind of position</source>
        <translation>Art der Stellung</translation>
    </message>
    <message>
        <source>On the square</source>
        <translation>Auf dem Feld</translation>
    </message>
    <message>
        <source>Own pieces in hand</source>
        <translation>Eigene Figuren auf der Hand</translation>
    </message>
    <message>
        <source>Other side&apos;s pieces in hand</source>
        <translation>Figuren der anderen Seite auf der Hand</translation>
    </message>
    <message>
        <source>Own pieces on the board</source>
        <translation>Eigene Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>Other side&apos;s pieces on the board</source>
        <translation>Figuren der anderen Seite auf dem Brett</translation>
    </message>
    <message>
        <source>own piece</source>
        <translation>eigene Figur</translation>
    </message>
    <message>
        <source>other side&apos;s piece</source>
        <translation>Figur der anderen Seite</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>ein Schlagzug</translation>
    </message>
    <message>
        <source>a drop</source>
        <translation>ein Einsetzzug</translation>
    </message>
    <message>
        <source>a fence</source>
        <translation>ein Zaun</translation>
    </message>
    <message>
        <source>a move of a piece on the board</source>
        <translation>ein Zug mit einer Figur auf dem Brett</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>ein Sprung</translation>
    </message>
    <message>
        <source>a try</source>
        <translation>ein Try</translation>
    </message>
    <message>
        <source>leaving the board</source>
        <translation>das Verlassen des Bretts</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <source>Moves: good-move is %1</source>
        <translation>Züge: good-move is %1</translation>
    </message>
    <message>
        <source>Also: outcome = win, kind(…), on(%1) = own; and, or, not, brackets</source>
        <translation>Außerdem: outcome = win, kind(…), on(%1) = own; and, or, not, Klammern</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <comment>place in the text, what is wrong there</comment>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>a condition, such as value &gt; 0</source>
        <translation>eine Bedingung wie value &gt; 0</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>„and“, „or“ oder das Ende</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing bracket “)”</source>
        <translation>„and“, „or“ oder eine schließende Klammer „)“</translation>
    </message>
    <message>
        <source>a comparison (= != &lt; &lt;= &gt; &gt;=)</source>
        <translation>ein Vergleich (= != &lt; &lt;= &gt; &gt;=)</translation>
    </message>
    <message>
        <source>a comparison (= or !=)</source>
        <translation>ein Vergleich (= oder !=)</translation>
    </message>
    <message>
        <source>a closing bracket “)”, or a comma and a number</source>
        <translation>eine schließende Klammer „)“ oder ein Komma und eine Zahl</translation>
    </message>
    <message>
        <source>an opening bracket “(”</source>
        <translation>eine öffnende Klammer „(“</translation>
    </message>
    <message>
        <source>a closing bracket “)”</source>
        <translation>eine schließende Klammer „)“</translation>
    </message>
    <message>
        <source>the word “%1”</source>
        <translation>das Wort „%1“</translation>
    </message>
    <message>
        <source>a comma or a closing bracket “)”</source>
        <translation>ein Komma oder eine schließende Klammer „)“</translation>
    </message>
    <message>
        <source>Write a single “=”.</source>
        <translation>Ein einzelnes „=“ genügt.</translation>
    </message>
    <message>
        <source>a number or another quantity to compare with</source>
        <translation>eine Zahl oder eine andere Größe zum Vergleichen</translation>
    </message>
    <message>
        <source>Difficulty for club players</source>
        <translation>Schwierigkeit für Vereinsspieler</translation>
    </message>
    <message>
        <source>Pressure in a draw</source>
        <translation>Druck in Remisstellungen</translation>
    </message>
    <message>
        <source>the other side&apos;s number: write a cell as own/other</source>
        <translation>die Zahl der anderen Seite; eine Zelle schreibt man eigene/andere</translation>
    </message>
    <message>
        <source>Cells of a table, written own/other: %1</source>
        <comment>examples such as pieces = 2/3</comment>
        <translation>Zellen einer Tabelle, eigene/andere: %1</translation>
    </message>
</context>
<context>
    <name>SolutionProof</name>
    <message>
        <source>Proof: %1</source>
        <comment>a variant</comment>
        <translation>Beweis: %1</translation>
    </message>
    <message>
        <source>ends the game</source>
        <comment>a move</comment>
        <translation>beendet die Partie</translation>
    </message>
    <message>
        <source>decided at once</source>
        <comment>after a move</comment>
        <translation>sofort entschieden</translation>
    </message>
    <message>
        <source>One move is enough:</source>
        <translation>Ein Zug genügt:</translation>
    </message>
    <message>
        <source>Each of these moves needs a reply:</source>
        <translation>Jeder dieser Züge braucht eine Antwort:</translation>
    </message>
    <message>
        <source>Each of these moves decides the game:</source>
        <translation>Jeder dieser Züge entscheidet die Partie:</translation>
    </message>
</context>
<context>
    <name>StrategyWalk</name>
    <message>
        <source>Strategy: %1</source>
        <comment>a board</comment>
        <translation>Strategie: %1</translation>
    </message>
    <message>
        <source>%1 has enough safe moves to outlast the other side, so the rest does not matter.</source>
        <comment>a side</comment>
        <translation>%1 hat genug sichere Züge, um länger durchzuhalten als die andere Seite. Der Rest spielt keine Rolle.</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <comment>a side, a domino&apos;s place</comment>
        <translation>%1 belegt %2.</translation>
    </message>
    <message>
        <source>The strategy never leads to this position.</source>
        <translation>Die Strategie führt nie zu dieser Stellung.</translation>
    </message>
    <message>
        <source>decided by safe moves</source>
        <translation>durch sichere Züge entschieden</translation>
    </message>
    <message>
        <source>safe moves left: %1 against the other side&apos;s %2</source>
        <comment>moves that only one side can make: the own ones, the other side&apos;s</comment>
        <translation>sichere Züge übrig: %1, bei der anderen Seite %2</translation>
    </message>
    <message>
        <source>At the same time %1 covers one of these:</source>
        <comment>a side</comment>
        <translation>Zugleich belegt %1 einen dieser Plätze:</translation>
    </message>
    <message>
        <source>%1 continues with %2</source>
        <comment>a side, a domino&apos;s place</comment>
        <translation>%1 setzt mit %2 fort</translation>
    </message>
    <message>
        <source>%1 wins, whatever the other side does. The strategy has a move for each of %2 positions.</source>
        <translation>%1 gewinnt, egal was die andere Seite tut. Die Strategie hat einen Zug für jede von %2 Stellungen.</translation>
    </message>
    <message>
        <source>%1 does not lose, whatever the other side does. The strategy has a move for each of %2 positions.</source>
        <translation>%1 verliert nicht, egal was die andere Seite tut. Die Strategie hat einen Zug für jede von %2 Stellungen.</translation>
    </message>
    <message>
        <source>All dominoes of the strategy stay within fixed bands of rows.</source>
        <translation>Alle Dominosteine der Strategie bleiben innerhalb fester Reihenbänder.</translation>
    </message>
    <message>
        <source>All dominoes of the strategy stay within fixed bands of columns.</source>
        <translation>Alle Dominosteine der Strategie bleiben innerhalb fester Spaltenbänder.</translation>
    </message>
</context>
<context>
    <name>WorkWords</name>
    <message>
        <source>1,000 games each, Monte Carlo as Vertical against alpha-beta as Horizontal</source>
        <translation>Je 1.000 Partien, Monte Carlo als Vertikal gegen Alpha-Beta als Horizontal</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Thinking time per game, in seconds</source>
        <translation>Denkzeit je Partie in Sekunden</translation>
    </message>
    <message>
        <source>Predicted: these boards are drawn</source>
        <translation>Vorhergesagt: Diese Bretter sind remis</translation>
    </message>
    <message>
        <source>Vertical wins</source>
        <translation>Vertikal gewinnt</translation>
    </message>
    <message>
        <source>Horizontal wins</source>
        <translation>Horizontal gewinnt</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>board, search depth</source>
        <translation>Brett, Suchtiefe</translation>
    </message>
    <message>
        <source>Times depend on the machine, which the paper does not name.</source>
        <translation>Die Zeiten hängen vom Computer ab, den die Arbeit nicht nennt.</translation>
    </message>
    <message>
        <source>A position and the numbers in its evaluation</source>
        <translation>Eine Stellung mit den Zahlen der Bewertung</translation>
    </message>
    <message>
        <source>Vertical 4 and 1, Horizontal 2 and 0</source>
        <translation>Vertikal 4 und 1, Horizontal 2 und 0</translation>
    </message>
    <message>
        <source>A draw is proved when each side can force it even if the other side knows its moves in advance.</source>
        <translation>Ein Remis ist bewiesen, wenn jede Seite es selbst dann erzwingen kann, wenn die andere ihre Züge vorher kennt.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a move, its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, chosen</source>
        <comment>a move, its value</comment>
        <translation>%1 = %2, gewählt</translation>
    </message>
    <message>
        <source>%1 %2 = %3</source>
        <comment>the moves of both sides, the evaluation</comment>
        <translation>%1 %2 = %3</translation>
    </message>
    <message>
        <source>%1 %2: cut off</source>
        <comment>the moves of both sides</comment>
        <translation>%1 %2: abgeschnitten</translation>
    </message>
    <message>
        <source>The tree of pairs of moves, searched with a cutoff</source>
        <translation>Der Baum der Zugpaare; ein Paar wird bei der Suche abgeschnitten</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <comment>a move</comment>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Pair that is cut off</source>
        <translation>Abgeschnittenes Paar</translation>
    </message>
    <message>
        <source>Chosen move</source>
        <translation>Gewählter Zug</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Vertical wins, % (95% interval)</source>
        <translation>Vertikal gewinnt, % (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Horizontal wins, % (95% interval)</source>
        <translation>Horizontal gewinnt, % (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Draws, % (95% interval)</source>
        <translation>Remis, % (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Vertical searches: its own move comes first, then Horizontal&apos;s in the same position. The figure prints the evaluations 3 and 5 after V1, 1 after V2 and H1, and 6 and 2 after V3. From these evaluations the search computes the values in the table. The figure shows no board. The tree below shows a position on 3×4 in which the search cuts off the same pair and chooses the same move.</source>
        <translation>Vertikal sucht: Zuerst kommt der eigene Zug, dann der von Horizontal in derselben Stellung. Die Abbildung nennt die Bewertungen 3 und 5 nach V1, 1 nach V2 und H1 sowie 6 und 2 nach V3. Daraus berechnet die Suche die Werte der Tabelle. Ein Brett zeigt die Abbildung nicht. Der Baum darunter zeigt eine Stellung auf 3×4, in der die Suche dasselbe Paar abschneidet und denselben Zug wählt.</translation>
    </message>
    <message>
        <source>For each side, the first number shows how many dominoes still fit if the other side places none, the second how many of these the other side cannot prevent. On 3×4, eight positions after one turn have these numbers. The picture shows one of them.</source>
        <translation>Die erste Zahl jeder Seite gibt an, wie viele ihrer Dominosteine noch passen, wenn die andere Seite keine legt. Die zweite gibt an, wie viele davon die andere Seite nicht verhindern kann. Auf 3×4 haben acht Stellungen nach einer Runde diese Zahlen. Das Bild zeigt eine davon.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Games depend on chance, so compare shares with their 95% intervals. Double-click a column to play its match in the tournament. The result of the longest match stays in the table. On 8×8, Kotai&apos;s alpha-beta wins more often than the paper&apos;s. The rules page lists what the paper leaves open.</source>
        <translation>Der Ausgang der Partien hängt vom Zufall ab. Vergleichen Sie daher die Anteile mit ihren 95-%-Intervallen. Ein Doppelklick auf eine Spalte startet den zugehörigen Wettkampf im Turnier. Das Ergebnis des längsten Wettkampfs bleibt in der Tabelle stehen. Auf 8×8 gewinnt Kotais Alpha-Beta öfter als das der Arbeit. Die Regelseite nennt, was die Arbeit offenlässt.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CompareWindow</name>
    <message>
        <source>Two variants side by side</source>
        <translation>Zwei Varianten nebeneinander</translation>
    </message>
    <message>
        <source>compared with</source>
        <comment>one variant beside another</comment>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>what is compared, two variants</comment>
        <translation>%1: %2 und %3</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Only one variant is solved. Solve another one to compare them.</source>
        <translation>Nur eine Variante ist gelöst. Lösen Sie noch eine, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>First variant</source>
        <translation>Erste Variante</translation>
    </message>
    <message>
        <source>Second variant</source>
        <translation>Zweite Variante</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ConditionRow</name>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>Subject of the condition</source>
        <translation>Gegenstand der Bedingung</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DayMark</name>
    <message>
        <source>Puzzle %1 of the day: solved on the first try</source>
        <translation>Aufgabe %1 des Tages: auf Anhieb gelöst</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: solved with a hint</source>
        <translation>Aufgabe %1 des Tages: mit Tipp gelöst</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: solved with mistakes</source>
        <translation>Aufgabe %1 des Tages: nach Fehlern gelöst</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: failed</source>
        <translation>Aufgabe %1 des Tages: nicht gelöst</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: still open</source>
        <translation>Aufgabe %1 des Tages: noch offen</translation>
    </message>
    <message>
        <source>%1 (on the board)</source>
        <comment>a puzzle of the day</comment>
        <translation>%1 (auf dem Brett)</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DayMarks</name>
    <message numerus="yes">
        <source>%n with a hint</source>
        <comment>puzzles of the day that were solved</comment>
        <translation>
            <numerusform>%n mit Tipp</numerusform>
            <numerusform>%n mit Tipp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>puzzles of the day</comment>
        <translation>
            <numerusform>%n nicht gelöst</numerusform>
            <numerusform>%n nicht gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with mistakes</source>
        <comment>puzzles of the day that were solved</comment>
        <translation>
            <numerusform>%n nach Fehlern</numerusform>
            <numerusform>%n nach Fehlern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>puzzles of the day</comment>
        <translation>
            <numerusform>%n noch offen</numerusform>
            <numerusform>%n noch offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <comment>puzzles of the day</comment>
        <translation>
            <numerusform>%n auf Anhieb gelöst</numerusform>
            <numerusform>%n auf Anhieb gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::FigureCard</name>
    <message>
        <source>%1: %2</source>
        <comment>place in the work, what it shows</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n still being solved</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n wird noch gelöst</numerusform>
            <numerusform>%n werden noch gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n variant(s)</source>
        <translation>
            <numerusform>%n Variante lösen</numerusform>
            <numerusform>%n Varianten lösen</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger boards take longer to solve. Open one to solve it: %1</source>
        <translation>Das Lösen größerer Bretter dauert länger. Öffnen Sie eines, um es zu lösen: %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>Copied as CSV.</source>
        <translation>Als CSV kopiert.</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Als &amp;LaTeX kopieren</translation>
    </message>
    <message>
        <source>Copied as LaTeX.</source>
        <translation>Als LaTeX kopiert.</translation>
    </message>
    <message>
        <source>&amp;Save as CSV, LaTeX or picture…</source>
        <translation>Als CSV, LaTeX oder Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Reading the solutions…</source>
        <translation>Die Lösungen werden gelesen …</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PapersPage</name>
    <message>
        <source>Reading the solutions: %1 of %2 figures…</source>
        <translation>Die Lösungen werden gelesen: %1 von %2 Abbildungen …</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>authors, English title, where it appeared</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Published works</source>
        <translation>Veröffentlichte Arbeiten</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Literaturangabe kopieren</translation>
    </message>
    <message>
        <source>Copied as BibTeX, with an entry for Kotai.</source>
        <translation>Als BibTeX kopiert, samt Eintrag für Kotai.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PartsGraph</name>
    <message>
        <source>Subspaces</source>
        <translation>Teilräume</translation>
    </message>
    <message>
        <source>%1: %2 positions</source>
        <translation>%1: %2 Stellungen</translation>
    </message>
    <message>
        <source>%1, %2 won, %3 drawn, %4 lost</source>
        <comment>positions</comment>
        <translation>%1, %2 gewonnen, %3 remis, %4 verloren</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PartsPanel</name>
    <message>
        <source>%1: %2 won, %3 drawn, %4 lost, of %5 positions</source>
        <comment>subspace</comment>
        <translation>%1: %2 gewonnen, %3 remis, %4 verloren, von %5 Stellungen</translation>
    </message>
    <message>
        <source>The values are not known yet: %1 is not solved here.</source>
        <translation>Die Werte sind noch nicht bekannt: %1 ist hier nicht gelöst.</translation>
    </message>
    <message>
        <source>Positions in the subspace</source>
        <translation>Stellungen des Teilraums</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open the position</source>
        <translation>Eingabetaste oder Doppelklick öffnet die Stellung</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ProofWindow</name>
    <message>
        <source>The first position of the proof</source>
        <translation>Die erste Stellung des Beweises</translation>
    </message>
    <message>
        <source>Moves to this position: %1</source>
        <translation>Züge bis zu dieser Stellung: %1</translation>
    </message>
    <message>
        <source>Proof to show</source>
        <translation>Gezeigter Beweis</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Moves from here</source>
        <translation>Züge ab hier</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;Erster Zug</translation>
    </message>
    <message>
        <source>Show on the b&amp;oard</source>
        <translation>Auf dem &amp;Brett zeigen</translation>
    </message>
    <message>
        <source>Go to the previous position (Backspace)</source>
        <translation>Zur vorigen Stellung (Rücktaste)</translation>
    </message>
    <message>
        <source>Counting the positions of the proof…</source>
        <translation>Stellungen des Beweises werden gezählt …</translation>
    </message>
    <message>
        <source>The proof from here has more than %1 positions.</source>
        <translation>Der Beweis von hier an umfasst mehr als %1 Stellungen.</translation>
    </message>
    <message>
        <source>The proof from here has %1 positions, %2 of them decided at once. Mirror images count once. With other choices among equally fast moves the number differs.</source>
        <comment>two counts</comment>
        <translation>Der Beweis von hier an umfasst %1 Stellungen, %2 davon sind sofort entschieden. Spiegelbilder zählen nur einmal. Bei anderer Wahl unter gleich schnellen Zügen ändert sich die Zahl.</translation>
    </message>
    <message>
        <source>Save proof</source>
        <translation>Beweis speichern</translation>
    </message>
    <message>
        <source>The proof has more than %1 positions, so it is not saved. Save it from a later position.</source>
        <translation>Der Beweis umfasst mehr als %1 Stellungen und wird daher nicht gespeichert. Speichern Sie ihn von einer späteren Stellung an.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Counted %1 positions of the proof so far…</source>
        <translation>Bisher %1 Stellungen des Beweises gezählt …</translation>
    </message>
    <message>
        <source>Count &amp;all</source>
        <translation>&amp;Alle zählen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>Save the positions of the proof or strategy with their moves as CSV</source>
        <translation>Speichert die Stellungen des Beweises oder der Strategie mit ihren Zügen als CSV</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzleBar</name>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Gelöst, mit einem Tipp.</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Open the puzzle as a game, with the values of all moves</source>
        <translation>Öffnet die Aufgabe als Partie, mit den Werten aller Züge</translation>
    </message>
    <message>
        <source>Not that one.</source>
        <translation>Dieser Zug ist es nicht.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong moves.</source>
        <translation>
            <numerusform>Nach %n falschem Zug gelöst.</numerusform>
            <numerusform>Nach %n falschen Zügen gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after seeing the solution.</source>
        <translation>Gelöst, nachdem die Lösung gezeigt wurde.</translation>
    </message>
    <message>
        <source>%1 ends the game at once.</source>
        <comment>a move</comment>
        <translation>%1 beendet die Partie sofort.</translation>
    </message>
    <message>
        <source>Looking for a puzzle…</source>
        <translation>Eine Aufgabe wird gesucht …</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Grund zeigen</translation>
    </message>
    <message>
        <source>Play the refutation of the move</source>
        <translation>Spielt die Widerlegung des Zuges vor</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>Correct! %n of your moves to go.</source>
        <translation>
            <numerusform>Richtig! Noch %n eigener Zug.</numerusform>
            <numerusform>Richtig! Noch %n eigene Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct! Keep going.</source>
        <translation>Richtig! Weiter so.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move, moves</comment>
        <translation>Nach %1: %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Solved on the second try.</source>
        <translation>Beim zweiten Versuch gelöst.</translation>
    </message>
    <message>
        <source>The mistake to avoid here: %1</source>
        <comment>a sentence</comment>
        <translation>Der Fehler, den es hier zu vermeiden gilt: %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzlePanel</name>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Aufgaben des Tages</translation>
    </message>
    <message>
        <source>The list of positions</source>
        <translation>Die Liste der Stellungen</translation>
    </message>
    <message>
        <source>This puzzle: %1</source>
        <comment>its rating</comment>
        <translation>Diese Aufgabe: %1</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>any length</source>
        <translation>beliebige Länge</translation>
    </message>
    <message numerus="yes">
        <source>in %n moves</source>
        <translation>
            <numerusform>in %n Zug</numerusform>
            <numerusform>in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>List: %1</source>
        <comment>its name</comment>
        <translation>Liste: %1</translation>
    </message>
    <message>
        <source>No reviews due</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message numerus="yes">
        <source>%n reviews due</source>
        <translation>
            <numerusform>%n zu wiederholen</numerusform>
            <numerusform>%n zu wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves</source>
        <translation>
            <numerusform>%n eigener Zug</numerusform>
            <numerusform>%n eigene Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>A puzzle is rated like an opponent.
Level 1 counts as 800, and each further level as 200 more.</source>
        <translation>Eine Aufgabe hat eine Wertung wie ein Gegner.
Stufe 1 zählt 800, jede weitere Stufe 200 mehr.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a puzzle, its number, of how many</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Looking for a puzzle…</source>
        <translation>Eine Aufgabe wird gesucht …</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Wählen Sie ein Spiel.</translation>
    </message>
    <message>
        <source>You left a puzzle you had started. It counts as failed and comes back tomorrow.</source>
        <translation>Sie haben eine begonnene Aufgabe verlassen. Diese Aufgabe zählt als nicht gelöst und kommt morgen wieder.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a day: 27 Nov</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Result copied: %1</source>
        <translation>Ergebnis kopiert: %1</translation>
    </message>
    <message>
        <source>Position copied: %1</source>
        <translation>Stellung kopiert: %1</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>Brett exportieren</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Game for the puzzles</source>
        <translation>Spiel für die Aufgaben</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Find the one move that keeps the win or the draw</source>
        <translation>Finden Sie den einzigen Zug, der Gewinn oder Remis hält</translation>
    </message>
    <message>
        <source>Find the one move that does not lose</source>
        <translation>Finden Sie den einzigen Zug, der nicht verliert</translation>
    </message>
    <message>
        <source>Find a move that keeps the outcome</source>
        <translation>Finden Sie einen Zug, der das Ergebnis hält</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Finden Sie den einzigen Zug</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finden Sie den besten Zug</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <comment>a side</comment>
        <translation>Sie spielen %1.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Nur ein Zug gewinnt.</translation>
    </message>
    <message>
        <source>Only one move keeps the draw.</source>
        <translation>Nur ein Zug hält das Remis.</translation>
    </message>
    <message>
        <source>Only one move does not lose.</source>
        <translation>Nur ein Zug verliert nicht.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Halten Sie so lange wie möglich durch.</translation>
    </message>
    <message>
        <source>Find a move that wins.</source>
        <translation>Finden Sie einen Zug, der gewinnt.</translation>
    </message>
    <message>
        <source>Find a move that keeps the draw.</source>
        <translation>Finden Sie einen Zug, der das Remis hält.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a move, what it did</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Rating %1 (%2).</source>
        <comment>the number, its change: +12</comment>
        <translation>Wertung %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n in Folge gelöst.</numerusform>
            <numerusform>%n in Folge gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle comes back on %1.</source>
        <comment>a date</comment>
        <translation>Diese Aufgabe kommt am %1 wieder.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>solved with a hint</source>
        <translation>mit Tipp gelöst</translation>
    </message>
    <message>
        <source>solved with mistakes</source>
        <translation>nach Fehlern gelöst</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n in Folge gelöst</numerusform>
            <numerusform>%n in Folge gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Only sure move</source>
        <translation>Einziger sicherer Zug</translation>
    </message>
    <message>
        <source>Find the only sure move</source>
        <translation>Finden Sie den einzigen sicheren Zug</translation>
    </message>
    <message>
        <source>Sure win</source>
        <translation>Sicherer Gewinn</translation>
    </message>
    <message>
        <source>Sure draw</source>
        <translation>Sicheres Remis</translation>
    </message>
    <message>
        <source>Find the only sure win</source>
        <translation>Finden Sie den einzigen sicheren Gewinn</translation>
    </message>
    <message>
        <source>Find the only sure draw</source>
        <translation>Finden Sie das einzige sichere Remis</translation>
    </message>
    <message>
        <source>Find the one move that wins, whatever the other side plays</source>
        <translation>Finden Sie den einzigen Zug, der gewinnt, egal was die andere Seite spielt</translation>
    </message>
    <message>
        <source>Find the one move that does not lose, whatever the other side plays</source>
        <translation>Finden Sie den einzigen Zug, der nicht verliert, egal was die andere Seite spielt</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n of your moves</source>
        <translation>
            <numerusform>Gewinn in %n eigenem Zug</numerusform>
            <numerusform>Gewinn in %n eigenen Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle comes back tomorrow.</source>
        <translation>Diese Aufgabe kommt morgen wieder.</translation>
    </message>
    <message>
        <source>Win in n</source>
        <translation>Gewinn in n Zügen</translation>
    </message>
    <message>
        <source>Save the draw</source>
        <translation>Das Remis retten</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufholjagd</translation>
    </message>
    <message>
        <source>Stubborn defence</source>
        <translation>Zähe Verteidigung</translation>
    </message>
    <message>
        <source>You look lost, but one move wins</source>
        <translation>Die Stellung sieht verloren aus, aber ein Zug gewinnt</translation>
    </message>
    <message>
        <source>You are losing: find the one move that holds out longest</source>
        <translation>Sie stehen auf Verlust: Finden Sie den einzigen Zug, der am längsten standhält</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n of your moves. Only one move is right each time.</source>
        <translation>
            <numerusform>Gewinnen Sie in %n eigenem Zug. Nur ein Zug ist richtig.</numerusform>
            <numerusform>Gewinnen Sie in %n eigenen Zügen. Jedes Mal ist nur ein Zug richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>You look lost, but one move wins.</source>
        <translation>Die Stellung sieht verloren aus, aber ein Zug gewinnt.</translation>
    </message>
    <message>
        <source>You are losing. Find the one move that holds out longest.</source>
        <translation>Sie stehen auf Verlust. Finden Sie den einzigen Zug, der am längsten standhält.</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>Nahe meiner Wertung</translation>
    </message>
    <message>
        <source>Only your first try counts: rating %1 (%2).</source>
        <comment>the number, its change: −12</comment>
        <translation>Nur Ihr erster Versuch zählt: Wertung %1 (%2).</translation>
    </message>
    <message>
        <source>Kotai makes the puzzles from the solution.</source>
        <translation>Kotai erzeugt die Aufgaben aus der Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>Find %n only moves in a row</source>
        <translation>
            <numerusform>Finden Sie %n-mal den einzigen Zug</numerusform>
            <numerusform>Finden Sie %n-mal nacheinander den einzigen Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one move wins, %n times in a row.</source>
        <translation>
            <numerusform>Nur ein Zug gewinnt, %n-mal.</numerusform>
            <numerusform>Nur ein Zug gewinnt, %n-mal nacheinander.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one move keeps the draw, %n times in a row.</source>
        <translation>
            <numerusform>Nur ein Zug hält das Remis, und zwar %n-mal.</numerusform>
            <numerusform>Nur ein Zug hält das Remis, %n-mal nacheinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the fastest win and play it to the end. n counts only your moves</source>
        <translation>Finden Sie den schnellsten Gewinn und spielen Sie ihn zu Ende. Für n zählen nur Ihre eigenen Züge</translation>
    </message>
    <message>
        <source>Solving the variant takes %1, %2 of memory and %3 on disk.</source>
        <comment>%1: about so long</comment>
        <translation>Das Lösen dauert %1 und braucht %2 Speicher und %3 auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Your result could not be saved: Kotai cannot write to the library of games.</source>
        <translation>Ihr Ergebnis konnte nicht gespeichert werden: Kotai kann nicht in die Partiensammlung schreiben.</translation>
    </message>
    <message>
        <source>solved on the first try</source>
        <translation>auf Anhieb gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n days of puzzles in a row</source>
        <translation>
            <numerusform>Aufgaben an %n Tag in Folge</numerusform>
            <numerusform>Aufgaben an %n Tagen in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Similar puzzles</source>
        <translation>Ähnliche Rätsel</translation>
    </message>
    <message>
        <source>Similar: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Ähnlich: %1</translation>
    </message>
    <message>
        <source>Your rating does not change here.</source>
        <translation>Ihre Wertung ändert sich hier nicht.</translation>
    </message>
    <message>
        <source>Do not lose at once</source>
        <translation>Nicht sofort verlieren</translation>
    </message>
    <message>
        <source>Give no piece away</source>
        <translation>Keine Figur verschenken</translation>
    </message>
    <message>
        <source>Find a good choice</source>
        <translation>Eine gute Wahl finden</translation>
    </message>
    <message>
        <source>Hold out</source>
        <translation>Durchhalten</translation>
    </message>
    <message>
        <source>Keep your pieces</source>
        <translation>Figuren behalten</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Gute Wahl</translation>
    </message>
    <message>
        <source>You are losing: find a move that does not lose at once</source>
        <translation>Sie stehen auf Verlust: Finden Sie einen Zug, der nicht sofort verliert</translation>
    </message>
    <message>
        <source>Find a move that keeps the outcome and gives no piece away</source>
        <translation>Finden Sie einen Zug, der das Ergebnis hält und keine Figur verschenkt</translation>
    </message>
    <message>
        <source>Find a choice that is no mistake</source>
        <translation>Finden Sie eine Wahl, die kein Fehler ist</translation>
    </message>
    <message>
        <source>You are losing. Find a move that does not lose at once.</source>
        <translation>Sie stehen auf Verlust. Finden Sie einen Zug, der nicht sofort verliert.</translation>
    </message>
    <message>
        <source>You are losing. Find a move that gives no piece away.</source>
        <translation>Sie stehen auf Verlust. Finden Sie einen Zug, der keine Figur verschenkt.</translation>
    </message>
    <message>
        <source>%1 loses at once.</source>
        <comment>a move</comment>
        <translation>%1 verliert sofort.</translation>
    </message>
    <message>
        <source>%1 gives a piece away.</source>
        <comment>a move</comment>
        <translation>%1 verschenkt eine Figur.</translation>
    </message>
    <message>
        <source>After %1 you would lose. Your move must keep the draw as well as your pieces.</source>
        <comment>a move</comment>
        <translation>Nach %1 würden Sie verlieren. Ihr Zug muss nicht nur Ihre Figuren halten, sondern auch das Remis.</translation>
    </message>
    <message>
        <source>After %1 it is only a draw. Your move must keep the win as well as your pieces.</source>
        <comment>a move</comment>
        <translation>Nach %1 ist es nur noch remis. Ihr Zug muss nicht nur Ihre Figuren halten, sondern auch den Gewinn.</translation>
    </message>
    <message>
        <source>After %1 you would lose. Your move must keep the win as well as your pieces.</source>
        <comment>a move</comment>
        <translation>Nach %1 würden Sie verlieren. Ihr Zug muss nicht nur Ihre Figuren halten, sondern auch den Gewinn.</translation>
    </message>
    <message>
        <source>You are winning. Find a move that keeps the win and gives no piece away.</source>
        <translation>Sie stehen auf Gewinn. Finden Sie einen Zug, der den Gewinn hält und keine Figur verschenkt.</translation>
    </message>
    <message>
        <source>The game is a draw. Find a move that keeps the draw and gives no piece away.</source>
        <translation>Die Stellung ist remis. Finden Sie einen Zug, der das Remis hält und keine Figur verschenkt.</translation>
    </message>
    <message>
        <source>Your rating shows how hard the puzzles are that you solve.
It begins at %1, rises with each puzzle solved on the first try, and falls with each puzzle failed.</source>
        <translation>Ihre Wertung zeigt, wie schwere Aufgaben Sie lösen.
Sie beginnt bei %1, steigt mit jeder im ersten Versuch gelösten Aufgabe und fällt mit jeder nicht gelösten.</translation>
    </message>
</context>
<context>
    <name>QuoridorStrings</name>
    <message>
        <source>horizontal fence</source>
        <translation>waagerechter Zaun</translation>
    </message>
    <message>
        <source>vertical fence</source>
        <translation>senkrechter Zaun</translation>
    </message>
    <message>
        <source>first player&apos;s pawn, heading up</source>
        <translation>Figur des ersten Spielers, zieht nach oben</translation>
    </message>
    <message>
        <source>second player&apos;s pawn, heading down</source>
        <translation>Figur des zweiten Spielers, zieht nach unten</translation>
    </message>
    <message>
        <source>first player&apos;s hand</source>
        <translation>Hand des ersten Spielers</translation>
    </message>
    <message>
        <source>second player&apos;s hand</source>
        <translation>Hand des zweiten Spielers</translation>
    </message>
    <message>
        <source>%1 and %2 fences</source>
        <comment>first player&apos;s number, second player&apos;s</comment>
        <translation>%1 und %2 Zäune</translation>
    </message>
    <message>
        <source>no fences</source>
        <translation>keine Zäune</translation>
    </message>
    <message numerus="yes">
        <source>%n fences each</source>
        <translation>
            <numerusform>je %n Zaun</numerusform>
            <numerusform>je %n Zäune</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size of the board, number of fences</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, diagonal start</source>
        <comment>after size and number of fences</comment>
        <translation>%1, diagonale Anfangsstellung</translation>
    </message>
    <message>
        <source>Quoridor</source>
        <translation>Quoridor</translation>
    </message>
    <message>
        <source>Separated by spaces: the size, the squares of both pawns, the number of fences in each hand, the placed fences or -, and the player to move (1 or 2). The fence b2h lies above b2 and c2, b2v to the right of b2 and b3.</source>
        <translation>Durch Leerzeichen getrennt: Größe, Felder beider Figuren, Zaunvorrat jedes Spielers, gesetzte Zäune oder - und der Spieler am Zug (1 oder 2). Der Zaun b2h liegt über b2 und c2, b2v rechts von b2 und b3.</translation>
    </message>
    <message>
        <source>fence %1</source>
        <translation>Zaun %1</translation>
    </message>
    <message>
        <source>pawn to %1</source>
        <translation>Figur nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fences on the board</source>
        <comment>positions being solved</comment>
        <translation>
            <numerusform>%n Zaun auf dem Brett</numerusform>
            <numerusform>%n Zäune auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>Fences</source>
        <translation>Zäune</translation>
    </message>
    <message>
        <source>Outcome of the start position</source>
        <translation>Ergebnis der Anfangsstellung</translation>
    </message>
    <message>
        <source>Figure 11: %1</source>
        <comment>size and fences of a board</comment>
        <translation>Abbildung 11: %1</translation>
    </message>
    <message>
        <source>Positions that are not finished</source>
        <translation>Nicht beendete Stellungen</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Gegenseitige Zugzwänge</translation>
    </message>
    <message>
        <source>Won by fences only</source>
        <translation>Nur durch Zäune gewonnen</translation>
    </message>
    <message>
        <source>Won by jumps only</source>
        <translation>Nur durch Sprünge gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Arrangements with %n fences on the board</source>
        <translation>
            <numerusform>Aufstellungen mit %n Zaun auf dem Brett</numerusform>
            <numerusform>Aufstellungen mit %n Zäunen auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>Whichever side is to move loses. Each board counts once.</source>
        <translation>Wer ziehen muss, verliert. Jedes Brett zählt nur einmal.</translation>
    </message>
    <message>
        <source>Won, and every winning move places a fence.</source>
        <translation>Gewonnen, und jeder Gewinnzug setzt einen Zaun.</translation>
    </message>
    <message>
        <source>456 legal pairs of fences times 960 arrangements of the pawns make 437,760. In 1,396 of these a pawn has no path, which leaves 436,364. The printed 436,864 is a misprint.</source>
        <translation>456 legale Paare von Zäunen mal 960 Aufstellungen der Figuren ergeben 437.760 Stellungen. In 1.396 davon hat eine Figur keinen Weg, es bleiben also 436.364. Die gedruckte Zahl 436.864 ist ein Druckfehler.</translation>
    </message>
    <message>
        <source>Counted as in the paper: mirror images count separately, finished positions are included, and so is every way to divide the remaining fences.</source>
        <translation>Gezählt wie in der Arbeit: Spiegelbilder getrennt, beendete Stellungen mitgezählt, jede Aufteilung der übrigen Zäune einzeln.</translation>
    </message>
    <message>
        <source>by shortest paths</source>
        <translation>nach kürzesten Wegen</translation>
    </message>
    <message>
        <source>by fences in hand</source>
        <translation>nach Zäunen auf der Hand</translation>
    </message>
    <message>
        <source>Mover&apos;s shortest path</source>
        <translation>Kürzester Weg (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s shortest path</source>
        <translation>Kürzester Weg (Gegner)</translation>
    </message>
    <message>
        <source>Mover&apos;s fences in hand</source>
        <translation>Zäune (am Zug)</translation>
    </message>
    <message>
        <source>Opponent&apos;s fences in hand</source>
        <translation>Zäune (Gegner)</translation>
    </message>
    <message>
        <source>The first player has no pawn.</source>
        <translation>Der erste Spieler hat keine Figur.</translation>
    </message>
    <message>
        <source>The second player has no pawn.</source>
        <translation>Der zweite Spieler hat keine Figur.</translation>
    </message>
    <message>
        <source>The first player has more than one pawn.</source>
        <translation>Der erste Spieler hat mehr als eine Figur.</translation>
    </message>
    <message>
        <source>The second player has more than one pawn.</source>
        <translation>Der zweite Spieler hat mehr als eine Figur.</translation>
    </message>
    <message>
        <source>Both pawns stand on %1.</source>
        <translation>Beide Figuren stehen auf %1.</translation>
    </message>
    <message>
        <source>The fences %1 and %2 cross each other.</source>
        <translation>Die Zäune %1 und %2 kreuzen sich.</translation>
    </message>
    <message>
        <source>The fences %1 and %2 overlap.</source>
        <translation>Die Zäune %1 und %2 überlappen sich.</translation>
    </message>
    <message>
        <source>The first player has %1 fences in hand: at most %2 are possible.</source>
        <translation>Der erste Spieler hat %1 Zäune auf der Hand: Möglich sind höchstens %2.</translation>
    </message>
    <message>
        <source>The second player has %1 fences in hand: at most %2 are possible.</source>
        <translation>Der zweite Spieler hat %1 Zäune auf der Hand: Möglich sind höchstens %2.</translation>
    </message>
    <message>
        <source>There are %1 fences in all, on the board and in hand: there must be %2.</source>
        <translation>Auf dem Brett und auf der Hand sind zusammen %1 Zäune. Es müssen %2 sein.</translation>
    </message>
    <message>
        <source>The fences leave the first player&apos;s pawn no path to its goal.</source>
        <translation>Die Zäune lassen der Figur des ersten Spielers keinen Weg zum Ziel.</translation>
    </message>
    <message>
        <source>The fences leave the second player&apos;s pawn no path to its goal.</source>
        <translation>Die Zäune lassen der Figur des zweiten Spielers keinen Weg zum Ziel.</translation>
    </message>
    <message>
        <source>“%1” is possible only on boards of even width, which have no middle column.</source>
        <translation>„%1“ gibt es nur auf Brettern mit gerader Breite, die keine mittlere Spalte haben.</translation>
    </message>
    <message>
        <source>the number of fences in hand</source>
        <translation>die Zahl der Zäune auf der Hand</translation>
    </message>
    <message>
        <source>the placed fences, or -</source>
        <translation>die gesetzten Zäune, oder -</translation>
    </message>
    <message>
        <source>h or v, the direction of the fence</source>
        <translation>h oder v, die Richtung des Zauns</translation>
    </message>
    <message>
        <source>a square such as c2, or a fence such as b2h</source>
        <translation>ein Feld wie c2 oder ein Zaun wie b2h</translation>
    </message>
    <message>
        <source>a pawn has reached the far row</source>
        <translation>eine Figur hat die letzte Reihe erreicht</translation>
    </message>
    <message>
        <source>The paper&apos;s figure 11 has %1 boards. %2 are solved here, and %3 of these agree.</source>
        <translation>Abbildung 11 der Arbeit zeigt %1 Bretter. %2 sind hier gelöst, %3 davon stimmen überein.</translation>
    </message>
    <message>
        <source>A pawn never steps diagonally, except when it jumps to the side.</source>
        <translation>Eine Figur zieht nie schräg, außer beim Sprung zur Seite.</translation>
    </message>
    <message>
        <source>A pawn steps one square, or jumps over the other pawn beside it.</source>
        <translation>Eine Figur zieht ein Feld weit oder springt über die andere, wenn diese direkt neben ihr steht.</translation>
    </message>
    <message>
        <source>These are the other side&apos;s fences: %1 is to move.</source>
        <translation>Das sind die Zäune der anderen Seite: Am Zug ist %1.</translation>
    </message>
    <message>
        <source>This is the other side&apos;s pawn: %1 is to move.</source>
        <translation>Das ist die Figur der anderen Seite: Am Zug ist %1.</translation>
    </message>
    <message>
        <source>A placed fence cannot be moved.</source>
        <translation>Ein gesetzter Zaun kann nicht bewegt werden.</translation>
    </message>
    <message>
        <source>Winner on each board</source>
        <translation>Wer auf welchem Brett gewinnt</translation>
    </message>
    <message>
        <source>No fences</source>
        <translation>Keine Zäune</translation>
    </message>
    <message>
        <source>One fence each</source>
        <translation>Je ein Zaun</translation>
    </message>
    <message>
        <source>Boards whose perfect play is shown (figures 7 to 10)</source>
        <translation>Bretter, deren perfektes Spiel gezeigt wird (Abbildungen 7 bis 10)</translation>
    </message>
    <message>
        <source>rows of the board</source>
        <translation>Reihen des Bretts</translation>
    </message>
    <message>
        <source>columns of the board</source>
        <translation>Spalten des Bretts</translation>
    </message>
    <message>
        <source>The third printed number has one wrong digit: of 437,760 positions, 1,396 leave a pawn without a path, so 436,364 remain.</source>
        <translation>In der dritten gedruckten Zahl ist eine Ziffer falsch: Von 437.760 Stellungen lassen 1.396 einer Figur keinen Weg, es bleiben also 436.364.</translation>
    </message>
    <message>
        <source>Type a fence</source>
        <translation>Zaun eintippen</translation>
    </message>
    <message>
        <source>Quoridor: a horizontal fence; b1v is a vertical fence, c2 a pawn step</source>
        <translation>Quoridor: ein waagerechter Zaun; b1v ist ein senkrechter, c2 ein Schritt der Figur</translation>
    </message>
    <message>
        <source>your pawn has reached the far row</source>
        <translation>Ihre Figur hat die letzte Reihe erreicht</translation>
    </message>
    <message>
        <source>your opponent&apos;s pawn has reached the far row</source>
        <translation>die gegnerische Figur hat die letzte Reihe erreicht</translation>
    </message>
    <message>
        <source>Be the first to cross the board. Fences slow your opponent down, but never block the way completely.</source>
        <translation>Erreichen Sie als Erster die andere Seite. Zäune halten den Gegner auf, versperren ihm den Weg aber nie ganz.</translation>
    </message>
    <message>
        <source>A race to the other side</source>
        <translation>Ein Wettlauf zur anderen Seite</translation>
    </message>
    <message>
        <source>Fences make the way longer</source>
        <translation>Zäune verlängern den Weg</translation>
    </message>
    <message>
        <source>Jump over the other pawn</source>
        <translation>Über die andere Figur springen</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player to move (figure 11 of the paper).</source>
        <translation>Das Ergebnis der Anfangsstellung aus Sicht des Spielers am Zug (Abbildung 11 der Arbeit).</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player to move. Known once the variant is solved.</source>
        <translation>Das Ergebnis der Anfangsstellung aus Sicht des Spielers am Zug. Bekannt, sobald die Variante gelöst ist.</translation>
    </message>
    <message>
        <source>Seen with the player to move at the bottom. Mirror images count once.</source>
        <translation>Der Spieler am Zug steht immer unten. Spiegelbilder zählen nur einmal.</translation>
    </message>
    <message>
        <source>Won, and every winning move is a jump over the other pawn, straight or diagonal.</source>
        <translation>Gewonnen, und jeder Gewinnzug springt über die andere Figur, geradeaus oder zur Seite.</translation>
    </message>
    <message>
        <source>This variant does not allow the fences in hand to be divided like this.</source>
        <translation>So lassen sich die Zäune auf der Hand in dieser Variante nicht aufteilen.</translation>
    </message>
    <message>
        <source>The other pawn is there: jump over it.</source>
        <translation>Dort steht die andere Figur: Springen Sie darüber.</translation>
    </message>
    <message>
        <source>There is a fence in between.</source>
        <translation>Dazwischen steht ein Zaun.</translation>
    </message>
    <message>
        <source>A fence is in the way of the jump.</source>
        <translation>Ein Zaun steht dem Sprung im Weg.</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player who moves first.</source>
        <translation>Das Ergebnis der Anfangsstellung aus Sicht des Spielers, der zuerst zieht.</translation>
    </message>
    <message>
        <source>Click a gap to place a fence. It comes from the stock, or from a hand if the stock is empty. Right-click to turn it, and drag it off the board to remove it. Keys: W picks up or turns a fence, Enter places it.</source>
        <translation>Klicken Sie in eine Lücke, um einen Zaun zu setzen. Er kommt aus dem Vorrat oder, wenn dieser leer ist, von der Hand eines Spielers. Ein Rechtsklick dreht ihn. Ziehen Sie ihn vom Brett, um ihn zu entfernen. Tasten: W nimmt oder dreht einen Zaun, die Eingabetaste setzt ihn.</translation>
    </message>
    <message>
        <source>A pawn jumps sideways only if it cannot jump straight on, and never through a fence.</source>
        <translation>Eine Figur springt nur dann zur Seite, wenn sie nicht geradeaus springen kann, und nie durch einen Zaun.</translation>
    </message>
    <message>
        <source>Positions on 5×5 with one fence each, and an upper bound for the standard game</source>
        <translation>Stellungen auf 5×5 mit je einem Zaun und eine obere Schranke für das Standardspiel</translation>
    </message>
    <message>
        <source>Upper bound for the number of positions on 9×9 with 10 fences each</source>
        <translation>Obere Schranke für die Stellungen auf 9×9 mit je 10 Zäunen</translation>
    </message>
    <message>
        <source>Your pawn moves one square, up, down or sideways. Whoever gets to the row on the other side first wins.</source>
        <translation>Ihre Figur zieht ein Feld weit nach oben, unten oder zur Seite. Wer zuerst die Reihe auf der anderen Seite erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>Instead of moving, you may click a gap between squares to place a fence. It is two squares long, never moves, and must leave a way open for both players.</source>
        <translation>Statt zu ziehen, dürfen Sie auf eine Lücke zwischen den Feldern klicken und dort einen Zaun setzen. Er ist zwei Felder lang und bleibt stehen. Beiden Spielern muss ein Weg offen bleiben.</translation>
    </message>
    <message>
        <source>When the two pawns are next to each other, yours can jump over the other and gain a step.</source>
        <translation>Steht Ihre Figur neben der anderen, kann sie über diese springen und gewinnt einen Schritt.</translation>
    </message>
    <message>
        <source>Figure 7 shows every legal move for two plies. To see this, open the board, then choose Graph of perfect play and Every legal move. Figures 8 to 10 show one perfect game each; below are Kotai&apos;s.</source>
        <translation>Abbildung 7 zeigt alle legalen Züge bis zum zweiten Halbzug. Um das zu sehen, öffnen Sie das Brett und wählen Sie „Graph des perfekten Spiels“ und „Jeder legale Zug“. Die Abbildungen 8 bis 10 zeigen je eine perfekte Partie. Unten stehen die von Kotai.</translation>
    </message>
    <message>
        <source>The paper stops at one fence each and expects no change with more. In fact the first player wins with five or more fences each. For boards not solved here, the table shows Kotai&apos;s earlier results.</source>
        <translation>Die Arbeit endet bei je einem Zaun und erwartet, dass mehr Zäune nichts ändern. Tatsächlich gewinnt der erste Spieler mit je fünf oder mehr Zäunen. Für hier nicht gelöste Bretter zeigt die Tabelle frühere Ergebnisse von Kotai.</translation>
    </message>
    <message>
        <source>Predicted: more fences change nothing on 5×5</source>
        <translation>Vorhergesagt: Mehr Zäune ändern auf 5×5 nichts</translation>
    </message>
    <message>
        <source>Moves are written like this: c2 moves the pawn to c2, b2h is a fence above b2 and c2, and b2v a fence to the right of b2 and b3.</source>
        <translation>So werden Züge geschrieben: c2 zieht die Figur nach c2, b2h ist ein Zaun über b2 und c2, und b2v ein Zaun rechts von b2 und b3.</translation>
    </message>
</context>
<context>
    <name>StackFeature</name>
    <message>
        <source>Lifting this piece uncovers the opponent&apos;s line. That loses at once, wherever the piece goes.</source>
        <translation>Wer diese Figur anhebt, gibt eine Reihe des Gegners frei. Das verliert sofort, egal wohin die Figur gesetzt wird.</translation>
    </message>
    <message>
        <source>lifting it loses</source>
        <translation>Anheben verliert</translation>
    </message>
    <message>
        <source>Lifting this piece uncovers the opponent&apos;s line. Put the piece on that line, or you lose.</source>
        <translation>Wenn Sie diese Figur anheben, geben Sie eine Reihe des Gegners frei. Setzen Sie die Figur in diese Reihe, sonst verlieren Sie.</translation>
    </message>
    <message>
        <source>lifting it uncovers the opponent&apos;s line</source>
        <translation>Anheben gibt eine Reihe des Gegners frei</translation>
    </message>
</context>
<context>
    <name>StrengthWords</name>
    <message>
        <source>First-timer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Club champion</source>
        <translation>Vereinsmeister</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Nearly perfect</source>
        <translation>Fast perfekt</translation>
    </message>
    <message>
        <source>Usually spots a win in one move, and blocks yours two times out of three</source>
        <translation>Findet meist einen Gewinn in einem Zug und verhindert Ihren in zwei von drei Fällen</translation>
    </message>
    <message>
        <source>Sometimes misses a move that wins or loses at once</source>
        <translation>Übersieht manchmal einen Zug, der sofort gewinnt oder verliert</translation>
    </message>
    <message>
        <source>Rarely misses a move that wins or loses at once</source>
        <translation>Übersieht nur selten einen Zug, der sofort gewinnt oder verliert</translation>
    </message>
    <message>
        <source>Never misses an immediate win or threat</source>
        <translation>Übersieht keinen sofortigen Gewinn und keine Drohung</translation>
    </message>
    <message>
        <source>Looks a little beyond the next move</source>
        <translation>Denkt etwas über den nächsten Zug hinaus</translation>
    </message>
    <message>
        <source>Plays the last three moves of a game perfectly</source>
        <translation>Spielt die letzten drei Züge einer Partie fehlerlos</translation>
    </message>
    <message>
        <source>Plays the last five moves of a game perfectly</source>
        <translation>Spielt die letzten fünf Züge einer Partie fehlerlos</translation>
    </message>
    <message>
        <source>Plays the last six moves of a game perfectly</source>
        <translation>Spielt die letzten sechs Züge einer Partie fehlerlos</translation>
    </message>
    <message>
        <source>Only makes mistakes when the end of the game is more than seven moves away</source>
        <translation>Macht nur dann Fehler, wenn das Ende noch mehr als sieben Züge entfernt ist</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <translation>Stufe %1 · %2</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an opponent, a line about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Engine %1</translation>
    </message>
    <message>
        <source>External engine: %1</source>
        <translation>Externe Engine: %1</translation>
    </message>
    <message>
        <source>Hatchling</source>
        <comment>the weakest opponent</comment>
        <translation>Nestling</translation>
    </message>
    <message>
        <source>Perfect, traps for level %1</source>
        <translation>Perfekt, Fallen für Stufe %1</translation>
    </message>
    <message>
        <source>Plays random moves and is easy to beat. For very young players</source>
        <translation>Spielt zufällige Züge und ist leicht zu schlagen. Für die Jüngsten</translation>
    </message>
    <message>
        <source>Never makes a mistake, and leaves you few good moves. The game must be solved first</source>
        <translation>Macht nie einen Fehler und lässt Ihnen nur wenige gute Züge. Das Spiel muss dafür gelöst sein</translation>
    </message>
    <message>
        <source>Never makes a mistake, and lures you into mistakes that are typical of this level. The game must be solved first</source>
        <translation>Macht nie einen Fehler und verleitet Sie zu den Fehlern dieser Stufe. Das Spiel muss dafür gelöst sein</translation>
    </message>
    <message>
        <source>This level is meant for a first game. You can choose a stronger one at any time.</source>
        <translation>Diese Stufe ist für eine erste Partie gedacht. Sie können jederzeit eine stärkere wählen.</translation>
    </message>
</context>
<context>
    <name>TableStrings</name>
    <message>
        <source>Mover</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>by pieces on the board</source>
        <translation>nach Figuren auf dem Brett</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter for win</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter for loss</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter for draw</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Win %L1</source>
        <comment>%1 is a number of moves</comment>
        <translation>Gewinn %L1</translation>
    </message>
    <message>
        <source>Loss %L1</source>
        <comment>%1 is a number of moves</comment>
        <translation>Verlust %L1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>badge on the board: letter of the outcome, number of moves</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Draw with best play on both sides</source>
        <translation>Remis bei bestem Spiel beider Seiten</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a side</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1 gewinnt in %n Zug</numerusform>
            <numerusform>%1 gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a side</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a duration</comment>
        <translation>etwa %1</translation>
    </message>
</context>
<context>
    <name>ThreeMensMorrisStrings</name>
    <message>
        <source>three in a row</source>
        <translation>drei in einer Reihe</translation>
    </message>
    <message>
        <source>the other side cannot move</source>
        <translation>die andere Seite kann nicht ziehen</translation>
    </message>
    <message>
        <source>Three Men&apos;s Morris</source>
        <translation>Drei-Steine-Mühle</translation>
    </message>
    <message>
        <source>Place three men in turn, then move them along the lines. Three in a row wins.</source>
        <translation>Setzen Sie abwechselnd je drei Steine und ziehen Sie sie dann entlang der Linien. Drei in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <source>%1 men against %2: the side to move must have as many men as the other side, or one fewer.</source>
        <translation>%1 Steine gegen %2: Die Seite am Zug muss ebenso viele Steine haben wie die andere oder einen weniger.</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many empty points, X and O for the men. Then a space and the side to move.</source>
        <translation>Reihen von oben nach unten, durch / getrennt. Eine Ziffer steht für ebenso viele leere Punkte, X und O für die Steine. Nach einem Leerzeichen folgt die Seite am Zug.</translation>
    </message>
</context>
<context>
    <name>VariantLineStrings</name>
    <message>
        <source>Reading the data folder…</source>
        <translation>Der Datenordner wird gelesen …</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Being solved: %1</source>
        <translation>Wird gelöst: %1</translation>
    </message>
    <message>
        <source>Interrupted; %1 of %2 parts are kept</source>
        <translation>Unterbrochen; %1 von %2 Teilen bleiben erhalten</translation>
    </message>
    <message>
        <source>Interrupted; finished parts are kept</source>
        <translation>Unterbrochen; fertige Teile bleiben erhalten</translation>
    </message>
    <message>
        <source>Paused, %1 done and kept</source>
        <translation>Angehalten, %1 fertig und gesichert</translation>
    </message>
    <message>
        <source>Only the figures were kept, not the values: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>Nur Kennzahlen gespeichert, keine Werte: Lösen dauert %1 und braucht %2 Speicher</translation>
    </message>
    <message>
        <source>Outcomes known, but no distances: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>Nur Ergebnisse bekannt, keine Entfernungen: Lösen dauert %1 und braucht %2 Speicher</translation>
    </message>
    <message>
        <source>Not solved here: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>Hier nicht gelöst: Lösen dauert %1 und braucht %2 Speicher</translation>
    </message>
    <message>
        <source>Being searched: %1</source>
        <translation>Wird durchsucht: %1</translation>
    </message>
</context>
<context>
    <name>VerdictStrings</name>
    <message>
        <source>threw the win away, now a draw</source>
        <translation>den Gewinn verschenkt, jetzt remis</translation>
    </message>
    <message>
        <source>blunder: from winning to losing</source>
        <translation>grober Fehler: vom Gewinn zum Verlust</translation>
    </message>
    <message>
        <source>perfect, still winning</source>
        <translation>perfekt, weiterhin gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>still winning, but %n moves slower</source>
        <translation>
            <numerusform>immer noch gewonnen, aber %n Zug langsamer</numerusform>
            <numerusform>immer noch gewonnen, aber %n Züge langsamer</numerusform>
        </translation>
    </message>
    <message>
        <source>kept the draw</source>
        <translation>das Remis gehalten</translation>
    </message>
    <message>
        <source>threw the draw away</source>
        <translation>das Remis verschenkt</translation>
    </message>
    <message>
        <source>best defence: you were already losing</source>
        <translation>beste Verteidigung: Sie standen schon auf Verlust</translation>
    </message>
    <message numerus="yes">
        <source>already losing; this loses %n moves sooner</source>
        <translation>
            <numerusform>schon verloren, verliert aber %n Zug früher</numerusform>
            <numerusform>schon verloren, verliert aber %n Züge früher</numerusform>
        </translation>
    </message>
    <message>
        <source>saved the draw: the position repeats</source>
        <translation>ein Remis gerettet: Die Stellung wiederholt sich</translation>
    </message>
    <message>
        <source>already losing, but this loses at once</source>
        <translation>schon verloren, aber das verliert sofort</translation>
    </message>
    <message>
        <source>loses at once, from a winning position</source>
        <translation>verliert sofort, aus Gewinnstellung</translation>
    </message>
    <message>
        <source>loses at once, from a drawn position</source>
        <translation>verliert sofort, aus Remisstellung</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AfterGame</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>A game with a hint does not count in My statistics.</source>
        <translation>Eine Partie mit einem Tipp zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Kein Tipp</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AlternatingSession</name>
    <message numerus="yes">
        <source>%n moves removed.</source>
        <translation>
            <numerusform>%n Zug entfernt.</numerusform>
            <numerusform>%n Züge entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be solved here. %2</source>
        <translation>%1 lässt sich hier nicht lösen. %2</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>%1: computing hints and values takes %2, %3 of memory and %4 on disk. You can play in the meantime.</source>
        <comment>%2: about so long</comment>
        <translation>%1: Das Berechnen von Tipps und Werten dauert %2 und braucht %3 Speicher und %4 auf dem Datenträger. Sie können währenddessen spielen.</translation>
    </message>
    <message>
        <source>The values of %1 are now known. Lists and tables will follow.</source>
        <translation>Die Werte von %1 sind jetzt bekannt. Listen und Tabellen folgen.</translation>
    </message>
    <message>
        <source>%1 could answer %2.</source>
        <comment>a side, a move</comment>
        <translation>%1 könnte mit %2 antworten.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AlternatingView</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n legaler Zug</numerusform>
            <numerusform>%n legale Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>being solved: %1</source>
        <translation>wird gelöst: %1</translation>
    </message>
    <message>
        <source>solved · %1 positions</source>
        <translation>gelöst · %1 Stellungen</translation>
    </message>
    <message>
        <source>values known · %1 positions</source>
        <translation>Werte bekannt · %1 Stellungen</translation>
    </message>
    <message>
        <source>not solved · about %1 positions</source>
        <translation>nicht gelöst · etwa %1 Stellungen</translation>
    </message>
    <message>
        <source>not solved · %1 positions</source>
        <translation>nicht gelöst · %1 Stellungen</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>Make it move</source>
        <translation>Ziehen lassen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>This position has come up three times. The computer offers a draw.</source>
        <translation>Diese Stellung ist dreimal vorgekommen. Der Computer bietet Remis an.</translation>
    </message>
    <message>
        <source>The game is making no progress. The computer offers a draw again.</source>
        <translation>Die Partie kommt nicht voran. Der Computer bietet erneut Remis an.</translation>
    </message>
    <message>
        <source>The computer declines the draw and plays on.</source>
        <translation>Der Computer lehnt das Remis ab und spielt weiter.</translation>
    </message>
    <message>
        <source>The game is over. You can keep trying moves, but they do not count.</source>
        <translation>Die Partie ist zu Ende. Sie können weiter Züge ausprobieren, aber sie zählen nicht.</translation>
    </message>
    <message>
        <source>You play %1 and move first, against %2.</source>
        <comment>a side, a level</comment>
        <translation>Sie spielen %1 gegen %2 und beginnen.</translation>
    </message>
    <message>
        <source>You play %1, and %2 moves first.</source>
        <comment>a side, a level</comment>
        <translation>Sie spielen %1. %2 beginnt.</translation>
    </message>
    <message>
        <source>The computer plays both sides here.</source>
        <translation>Hier spielt der Computer beide Seiten.</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>move %1, %2 to play</source>
        <comment>its number, a side</comment>
        <translation>Zug %1, %2 am Zug</translation>
    </message>
    <message>
        <source>move %1, the computer&apos;s turn</source>
        <comment>its number</comment>
        <translation>Zug %1, der Computer ist am Zug</translation>
    </message>
    <message>
        <source>move %1, your turn</source>
        <comment>its number</comment>
        <translation>Zug %1, Sie sind am Zug</translation>
    </message>
    <message>
        <source>The perfect opponent moves as soon as the values are ready.</source>
        <translation>Der perfekte Gegner zieht, sobald die Werte berechnet sind.</translation>
    </message>
    <message>
        <source>Compute values</source>
        <translation>Werte berechnen</translation>
    </message>
    <message>
        <source>It keeps the win.</source>
        <translation>Er hält den Gewinn.</translation>
    </message>
    <message>
        <source>It holds the draw.</source>
        <translation>Er hält das Remis.</translation>
    </message>
    <message>
        <source>Every move loses, but after this one the game lasts longest.</source>
        <translation>Jeder Zug verliert, aber nach diesem dauert das Spiel am längsten.</translation>
    </message>
    <message>
        <source>Best move: %1. %2</source>
        <comment>a move, why</comment>
        <translation>Bester Zug: %1. %2</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <comment>a side</comment>
        <translation>%1 bietet Remis an.</translation>
    </message>
    <message>
        <source>The perfect opponent needs the values of this game. Levels 1 to 9 can play right away.</source>
        <translation>Der perfekte Gegner braucht die Werte dieses Spiels. Die Stufen 1 bis 9 spielen sofort.</translation>
    </message>
    <message>
        <source>Preparing lists</source>
        <translation>Listen werden erstellt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardSizeChoice</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>columns ×</source>
        <translation>Spalten ×</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Long dominoes (three squares)</source>
        <translation>Lange Dominosteine (drei Felder)</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a piece that covers another</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>held</source>
        <translation>aufgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>value of a move here: %1</source>
        <translation>Wert eines Zugs hierher: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ChoiceCard</name>
    <message>
        <source>choosing</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ChoicePanel</name>
    <message>
        <source>Both players choose in secret. Then both dominoes are placed together</source>
        <translation>Beide wählen verdeckt. Dann werden beide Dominosteine zugleich gelegt</translation>
    </message>
    <message>
        <source>Turn %1: Vertical %2, Horizontal %3</source>
        <translation>Runde %1: Vertikal %2, Horizontal %3</translation>
    </message>
    <message>
        <source>Both have chosen</source>
        <translation>Beide haben gewählt</translation>
    </message>
    <message>
        <source>The computer plays both sides</source>
        <translation>Der Computer spielt beide Seiten</translation>
    </message>
    <message>
        <source>The computer is waiting</source>
        <translation>Der Computer wartet</translation>
    </message>
    <message>
        <source>Vertical has chosen. Now Horizontal chooses</source>
        <translation>Vertikal hat gewählt. Jetzt wählt Horizontal</translation>
    </message>
    <message>
        <source>The first choice stays hidden until both are revealed</source>
        <translation>Die erste Wahl bleibt verdeckt, bis beide aufgedeckt werden</translation>
    </message>
    <message>
        <source>Horizontal has chosen. Now Vertical chooses</source>
        <translation>Horizontal hat gewählt. Jetzt wählt Vertikal</translation>
    </message>
    <message>
        <source>%1 to choose</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>The computer is choosing</source>
        <translation>Der Computer wählt</translation>
    </message>
    <message>
        <source>The computer cannot see your choice</source>
        <translation>Er sieht Ihre Wahl nicht</translation>
    </message>
    <message>
        <source>Your choice as %1</source>
        <translation>Ihre Wahl als %1</translation>
    </message>
    <message>
        <source>The computer has chosen. It cannot see your choice</source>
        <translation>Der Computer hat gewählt. Er sieht Ihre Wahl nicht</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take back choice</source>
        <translation>Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a choice</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Show turn again</source>
        <translation>Runde erneut zeigen</translation>
    </message>
    <message>
        <source>Both players choose in secret</source>
        <translation>Beide wählen verdeckt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes each</source>
        <translation>
            <numerusform>je %n Minute</numerusform>
            <numerusform>je %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n s per move</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>+ %n s je Zug</numerusform>
            <numerusform>+ %n s je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation>Zeit für jede Seite</translation>
    </message>
    <message>
        <source>Time added for each move</source>
        <translation>Zeitgutschrift je Zug</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CommentBox</name>
    <message>
        <source>%1 (beginning)</source>
        <comment>heading of a comment that is too long to be edited</comment>
        <translation>%1 (Anfang)</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 characters. The whole comment is kept, but it is too long to edit here.</source>
        <translation>Die ersten %1 von %2 Zeichen. Der Kommentar bleibt vollständig erhalten, ist aber zu lang, um ihn hier zu bearbeiten.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>View game</source>
        <comment>that is over</comment>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Fehler ansehen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CountsModel</name>
    <message>
        <source>Plies to the end</source>
        <translation>Halbzüge bis zum Ende</translation>
    </message>
    <message>
        <source>Positions</source>
        <comment>column of totals</comment>
        <translation>Stellungen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CoveredBoard</name>
    <message>
        <source>covered</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CoveredEditorDialog</name>
    <message>
        <source>Click a square to cover or clear it. Drag to change several squares. You can also use the arrow keys and Enter.</source>
        <translation>Klicken Sie ein Feld an, um es zu belegen oder freizumachen. Ziehen Sie, um mehrere Felder zu ändern. Sie können auch die Pfeiltasten und die Eingabetaste benutzen.</translation>
    </message>
    <message>
        <source>The game is over here. %1.</source>
        <comment>%1: who has won</comment>
        <translation>Hier ist die Partie zu Ende. %1.</translation>
    </message>
    <message>
        <source>Vertical has %1 moves, Horizontal %2.</source>
        <translation>Vertikal hat %1 Züge, Horizontal %2.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringDocument</name>
    <message>
        <source>The values of this position could not be computed. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>Die Werte dieser Stellung ließen sich nicht berechnen. %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringHeader</name>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Prove</source>
        <comment>work out what can be forced from the start</comment>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Values hidden</source>
        <translation>Werte verborgen</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bewiesen</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>values not known yet</source>
        <translation>Werte noch nicht bekannt</translation>
    </message>
    <message>
        <source>known: %1 (table of outcomes)</source>
        <comment>%1: who wins</comment>
        <translation>bekannt: %1 (Tabelle der Ergebnisse)</translation>
    </message>
    <message>
        <source>Empty board: %1</source>
        <comment>%1: what is proved</comment>
        <translation>Leeres Brett: %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Sie wählen</translation>
    </message>
    <message>
        <source>The side whose values are shown on the board</source>
        <translation>Die Seite, deren Werte auf dem Brett stehen</translation>
    </message>
    <message>
        <source>Values for</source>
        <comment>one of two sides, in the box that follows</comment>
        <translation>Werte für</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringPositionsDock</name>
    <message>
        <source>any class</source>
        <translation>beliebige Klasse</translation>
    </message>
    <message>
        <source>any number of covered squares</source>
        <translation>beliebig viele belegte Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n covered squares</source>
        <translation>
            <numerusform>%n belegtes Feld</numerusform>
            <numerusform>%n belegte Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>any value</source>
        <translation>beliebiger Wert</translation>
    </message>
    <message>
        <source>values from … to …</source>
        <translation>Werte von … bis …</translation>
    </message>
    <message>
        <source>%1 positions, not counting finished ones</source>
        <translation>%1 Stellungen, ohne beendete</translation>
    </message>
    <message>
        <source>Choose another class, number of covered squares or value, or search for something else.</source>
        <translation>Wählen Sie eine andere Klasse, eine andere Zahl belegter Felder oder einen anderen Wert, oder suchen Sie nach etwas anderem.</translation>
    </message>
    <message>
        <source>No lists for this board</source>
        <translation>Keine Listen für dieses Brett</translation>
    </message>
    <message>
        <source>Solve %1 to look through its positions.</source>
        <translation>Lösen Sie %1, um die Stellungen durchzusehen.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>Belegte Felder</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Lowest value</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Include finished</source>
        <translation>auch beendete</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open a position</source>
        <translation>Doppelklick oder Eingabetaste öffnet eine Stellung</translation>
    </message>
    <message>
        <source>Save this list as a table or as JSON</source>
        <translation>Speichert diese Liste als Tabelle oder als JSON</translation>
    </message>
    <message>
        <source>Search: value &gt; 0.5 and vertical-moves &lt; 3</source>
        <translation>Suche: value &gt; 0.5 and vertical-moves &lt; 3</translation>
    </message>
    <message>
        <source>Description of the positions</source>
        <translation>Beschreibung der Stellungen</translation>
    </message>
    <message>
        <source>Numbers: value, covered, vertical-moves, horizontal-moves
Also: outcome = mixed, on(a1) = covered; and, or, not, brackets. Press Enter to list the positions.</source>
        <translation>Zahlen: value, covered, vertical-moves, horizontal-moves
Außerdem: outcome = mixed, on(a1) = covered; and, or, not, Klammern. Die Eingabetaste listet die Stellungen auf.</translation>
    </message>
    <message>
        <source>Positions in which a side can no longer move. The tables count them, but this list shows them only if you tick this box.</source>
        <translation>Stellungen, in denen eine Seite nicht mehr legen kann. Die Tabellen zählen sie mit. Diese Liste zeigt sie nur, wenn Sie das Kästchen ankreuzen.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringSession</name>
    <message numerus="yes">
        <source>%n turns removed.</source>
        <translation>
            <numerusform>%n Runde entfernt.</numerusform>
            <numerusform>%n Runden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too large to be solved or proved, but you can play it.</source>
        <translation>%1 ist zu groß zum Lösen oder Beweisen, aber Sie können darauf spielen.</translation>
    </message>
    <message>
        <source>%1: Kotai computes the value of every position. You can stop at any time. Finished parts are kept.</source>
        <translation>%1: Kotai berechnet den Wert jeder Stellung. Sie können jederzeit anhalten. Fertige Teile bleiben erhalten.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringTablesDock</name>
    <message>
        <source>Reading the values…</source>
        <translation>Die Werte werden gelesen …</translation>
    </message>
    <message>
        <source>List these positions</source>
        <translation>Listet diese Stellungen auf</translation>
    </message>
    <message>
        <source>Reading the tables…</source>
        <translation>Die Tabellen werden gelesen …</translation>
    </message>
    <message>
        <source>No tables for this board</source>
        <translation>Keine Tabellen für dieses Brett</translation>
    </message>
    <message>
        <source>Solve %1 to count its positions by class and value.</source>
        <translation>Lösen Sie %1, um die Stellungen nach Klasse und Wert zu zählen.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>by covered squares</source>
        <translation>nach belegten Feldern</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>any number of covered squares</source>
        <translation>beliebig viele belegte Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n covered squares</source>
        <translation>
            <numerusform>%n belegtes Feld</numerusform>
            <numerusform>%n belegte Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>Belegte Felder</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a board, e.g. by covered squares</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 unfinished positions, %2 different values</source>
        <translation>%1 nicht beendete Stellungen, %2 verschiedene Werte</translation>
    </message>
    <message>
        <source>Mirrored and rotated positions are counted once. On a square board, a position also stands for its transpose, in which the sides have changed places. This is why the two sides&apos; numbers differ.</source>
        <translation>Gespiegelte und gedrehte Stellungen zählen nur einmal. Auf einem quadratischen Brett steht eine Stellung auch für ihre Transponierte, in der die Seiten vertauscht sind. Deshalb unterscheiden sich die Zahlen der beiden Seiten.</translation>
    </message>
    <message>
        <source>Mirrored and rotated positions are counted once.</source>
        <translation>Gespiegelte und gedrehte Stellungen zählen nur einmal.</translation>
    </message>
    <message>
        <source>Shares of the positions with the same number of covered squares</source>
        <translation>Anteile an den Stellungen mit gleich vielen belegten Feldern</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringView</name>
    <message>
        <source>being proved: %1</source>
        <translation>wird bewiesen: %1</translation>
    </message>
    <message>
        <source>being solved: %1</source>
        <translation>wird gelöst: %1</translation>
    </message>
    <message>
        <source>solved · %1</source>
        <translation>gelöst · %1</translation>
    </message>
    <message>
        <source>the rest of the game is solved</source>
        <translation>der Rest der Partie ist gelöst</translation>
    </message>
    <message>
        <source>proved</source>
        <comment>the outcome of the empty board</comment>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Ihre Wahl: %1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>a side, its domino, what there is to say about it</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>the number of the turn that is to be played</comment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>You play %1 against %2.</source>
        <comment>a side, a player of the program</comment>
        <translation>Sie spielen %1 gegen %2.</translation>
    </message>
    <message>
        <source>Looking for a proof</source>
        <translation>Ein Beweis wird gesucht</translation>
    </message>
    <message>
        <source>The proof has no moves for %1.</source>
        <comment>a side</comment>
        <translation>Der Beweis enthält keine Züge für %1.</translation>
    </message>
    <message>
        <source>Best choice: %1. %2</source>
        <comment>a domino, why</comment>
        <translation>Beste Wahl: %1. %2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DominoBoardView</name>
    <message>
        <source>%1 cannot place a domino on %2 here.</source>
        <comment>%1: a side, %2: a cell</comment>
        <translation>%1 kann hier keinen Dominostein auf %2 legen.</translation>
    </message>
    <message>
        <source>No choice is needed now.</source>
        <translation>Jetzt ist keine Wahl nötig.</translation>
    </message>
    <message>
        <source>covered from the start</source>
        <translation>von Anfang an belegt</translation>
    </message>
    <message>
        <source>covered by %1 in turn %2</source>
        <translation>von %1 in Runde %2 belegt</translation>
    </message>
    <message>
        <source>free, but no domino fits</source>
        <translation>frei, aber kein Dominostein passt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1 can place %2</source>
        <comment>%1: a side, %2: a domino</comment>
        <translation>%1 kann %2 legen</translation>
    </message>
    <message>
        <source>guarantees %1; share of the best mix: %2</source>
        <translation>sichert %1; Anteil an der besten Mischung: %2</translation>
    </message>
    <message>
        <source>%1 to choose</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>“%1” is not a domino. Type the lower or left square of a domino, such as a1.</source>
        <translation>„%1“ ist kein Dominostein. Geben Sie das untere oder linke Feld eines Dominosteins ein, etwa a1.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::EditorBoard</name>
    <message>
        <source>This piece cannot be held in hand.</source>
        <translation>Diese Figur kann nicht auf der Hand sein.</translation>
    </message>
    <message>
        <source>Position editor board</source>
        <translation>Brett des Stellungseditors</translation>
    </message>
</context>
<context>
    <name>kotai::ui::EngineDialog</name>
    <message>
        <source>External engine</source>
        <translation>Externe Engine</translation>
    </message>
    <message>
        <source>External engine: uci: or usi: followed by the command and its options, separated by commas. movetime is the time per move in milliseconds. The engine must know the game.</source>
        <translation>Externe Engine: uci: oder usi:, gefolgt vom Befehl und seinen Optionen, durch Kommas getrennt. movetime ist die Zeit je Zug in Millisekunden. Die Engine muss das Spiel kennen.</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>&amp;Engine:</translation>
    </message>
    <message>
        <source>Start with uci: or usi:.</source>
        <translation>Beginnen Sie mit uci: oder usi:.</translation>
    </message>
    <message>
        <source>There is no program %1 on this computer.</source>
        <translation>Das Programm %1 gibt es auf diesem Computer nicht.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FiguresModel</name>
    <message>
        <source>Published in: %1</source>
        <translation>Veröffentlicht in: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no published figure</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>figure</comment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Kotai&apos;s figure</source>
        <translation>Zahl von Kotai</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ weicht ab</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Computed here</source>
        <translation>Hier berechnet</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>whether figures agree</comment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>misprint in the paper</source>
        <translation>Druckfehler</translation>
    </message>
    <message>
        <source>Click or press Enter to list these positions</source>
        <translation>Klick oder Eingabetaste listet diese Stellungen auf</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FiguresPanel</name>
    <message>
        <source>Reading the figures…</source>
        <translation>Die Zahlen werden gelesen …</translation>
    </message>
    <message>
        <source>No paper has figures for this variant. These are Kotai&apos;s own.</source>
        <translation>Keine Arbeit enthält Zahlen für diese Variante. Diese Zahlen stammen von Kotai.</translation>
    </message>
    <message>
        <source>Published and computed figures</source>
        <translation>Veröffentlichte und berechnete Zahlen</translation>
    </message>
    <message>
        <source>%1 of %2 published figures agree with those computed here</source>
        <translation>%1 von %2 veröffentlichten Zahlen stimmen mit den hier berechneten überein</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n weicht ab</numerusform>
            <numerusform>%n weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are misprints in the paper</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n ist ein Druckfehler in der Arbeit</numerusform>
            <numerusform>%n sind Druckfehler in der Arbeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not comparable</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n ist nicht vergleichbar</numerusform>
            <numerusform>%n sind nicht vergleichbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not known yet</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n ist noch nicht bekannt</numerusform>
            <numerusform>%n sind noch nicht bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>kotai::ui::FirstSteps</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your first move</source>
        <translation>Ihr erster Zug</translation>
    </message>
    <message>
        <source>Click one of your pieces to see where it can go, then click a dot. The computer replies.</source>
        <translation>Klicken Sie auf eine Ihrer Figuren: Punkte zeigen, wohin sie kann. Klicken Sie dann auf einen Punkt. Der Computer antwortet.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>How good is a move?</source>
        <translation>Wie gut ist ein Zug?</translation>
    </message>
    <message>
        <source>A game is nearly over, and it is your turn. Kotai has solved this game and knows what every move leads to. Press “Values” above the board.</source>
        <translation>Eine Partie ist fast zu Ende, und Sie sind am Zug. Kotai hat dieses Spiel gelöst und weiß, wozu jeder Zug führt. Klicken Sie über dem Brett auf „Werte“.</translation>
    </message>
    <message>
        <source>Win, draw, loss</source>
        <translation>Gewinn, Remis, Verlust</translation>
    </message>
    <message>
        <source>The computer replies</source>
        <translation>Der Computer antwortet</translation>
    </message>
    <message>
        <source>Play on with or without the values. You can also go back and try another move, or look at the other games.</source>
        <translation>Spielen Sie mit oder ohne Werte weiter. Sie können auch zurückgehen und einen anderen Zug versuchen oder sich die anderen Spiele ansehen.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>“W” wins, “D” draws, “L” loses. The number counts the moves of both sides to the end of the game. %1</source>
        <comment>%1: about three moves</comment>
        <translation>„G“ gewinnt, „R“ ist remis, „V“ verliert. Die Zahl zählt die Züge beider Seiten bis zum Ende der Partie. %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FirstStepsCard</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a title, the number of the card</comment>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Gegen den Computer spielen</translation>
    </message>
    <message>
        <source>Move the pieces of both sides and see what every move is worth</source>
        <translation>Die Figuren beider Seiten ziehen und sehen, was jeder Zug wert ist</translation>
    </message>
    <message>
        <source>Let computer players play against each other</source>
        <translation>Computergegner gegeneinander antreten lassen</translation>
    </message>
    <message>
        <source>All sizes of this game, their results, and the rules</source>
        <translation>Alle Größen dieses Spiels, ihre Ergebnisse und die Regeln</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>Spielbrett: %1</translation>
    </message>
    <message>
        <source>Find the right move in positions from the solution</source>
        <translation>In Stellungen aus der Lösung den richtigen Zug finden</translation>
    </message>
    <message numerus="yes">
        <source>%n variants ›</source>
        <translation>
            <numerusform>%n Variante ›</numerusform>
            <numerusform>%n Varianten ›</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets ›</source>
        <translation>
            <numerusform>%n Regelwerk ›</numerusform>
            <numerusform>%n Regelwerke ›</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved ›</source>
        <translation>Gelöst ›</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Not solved yet ›</source>
        <translation>Noch nicht gelöst ›</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Learn the game step by step, with exercises on the board</source>
        <translation>Das Spiel Schritt für Schritt lernen, mit Übungen auf dem Brett</translation>
    </message>
    <message>
        <source>Play with someone next to you, on one board</source>
        <translation>Mit jemandem, der neben Ihnen sitzt, an einem Brett spielen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameDock</name>
    <message>
        <source>Comment on the start position</source>
        <translation>Kommentar zur Anfangsstellung</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GamePage</name>
    <message>
        <source>‹ All games</source>
        <translation>‹ Alle Spiele</translation>
    </message>
    <message>
        <source>Rules in pictures</source>
        <translation>Regeln in Bildern</translation>
    </message>
    <message>
        <source>Outcomes of all boards…</source>
        <translation>Ergebnisse aller Bretter …</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>Bei bestem Spiel</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardHeader</name>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Needed for hints, values and the perfect opponent</source>
        <translation>Nötig für Tipps, Werte und den perfekten Gegner</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HeaderStrip</name>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Values hidden</source>
        <translation>Werte verborgen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>Der Computer ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n legaler Zug</numerusform>
            <numerusform>%n legale Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>: all lose</source>
        <translation>: alle verlieren</translation>
    </message>
    <message numerus="yes">
        <source>%n win</source>
        <comment>that many moves win</comment>
        <translation>
            <numerusform>%n gewinnt</numerusform>
            <numerusform>%n gewinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only draw</source>
        <comment>that many moves</comment>
        <translation>
            <numerusform>%n ergibt nur Remis</numerusform>
            <numerusform>%n ergeben nur Remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keep the draw</source>
        <comment>that many moves</comment>
        <translation>
            <numerusform>%n hält das Remis</numerusform>
            <numerusform>%n halten das Remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lose</source>
        <comment>that many moves lose</comment>
        <translation>
            <numerusform>%n verliert</numerusform>
            <numerusform>%n verlieren</numerusform>
        </translation>
    </message>
    <message>
        <source>: %1</source>
        <comment>moves: what they do</comment>
        <translation>: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Known: %1</source>
        <comment>what others found out about a game</comment>
        <translation>Bekannt: %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HeatMap</name>
    <message>
        <source>%1 · %2: %3 · %4: %5</source>
        <comment>outcome · axis: value · axis: value</comment>
        <translation>%1 · %2: %3 · %4: %5</translation>
    </message>
    <message>
        <source>%1 · no positions</source>
        <translation>%1 · keine Stellungen</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 positions (%4)</source>
        <translation>%1 · %2 von %3 Stellungen (%4)</translation>
    </message>
    <message>
        <source>Heat map: %1</source>
        <translation>Heatmap: %1</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys, then press Enter to list its positions</source>
        <translation>Wählen Sie mit den Pfeiltasten eine Zelle. Die Eingabetaste listet ihre Stellungen auf</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>the largest share of a map</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>positions with an outcome</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>less than %1</source>
        <comment>the largest share of a map</comment>
        <translation>weniger als %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HelpDialog</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>About Kotai</source>
        <translation>Über Kotai</translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobManager</name>
    <message>
        <source>Solving stopped. Finished parts are kept. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>Die Berechnung wurde unterbrochen. Fertige Teile bleiben erhalten. %1</translation>
    </message>
    <message>
        <source>This variant is being solved. Stop solving first.</source>
        <translation>Die Variante wird gerade gelöst. Halten Sie zuerst die Berechnung an.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobRow</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the board with its values</source>
        <translation>Öffnet das Brett mit seinen Werten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop solving. Finished parts are kept</source>
        <translation>Hält die Berechnung an. Fertige Teile bleiben erhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue from the finished parts</source>
        <translation>Macht mit den fertigen Teilen weiter</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Move the damaged file aside and solve the variant again</source>
        <translation>Legt die beschädigte Datei beiseite und löst die Variante noch einmal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt von %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Stop solving. Finished parts stay on the disk, and you can resume later or remove them</source>
        <translation>Hält die Berechnung an. Fertige Teile bleiben auf dem Datenträger. Sie können die Berechnung später fortsetzen oder die Teile entfernen</translation>
    </message>
    <message>
        <source>Remove this row from the list. All files stay on the disk</source>
        <translation>Entfernt diese Zeile aus der Liste. Alle Dateien bleiben auf dem Datenträger</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>beginnt …</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>done, stage of a solve</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>hält an …</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>the damaged file is kept as %1</source>
        <comment>%1: name of a file</comment>
        <translation>die beschädigte Datei bleibt als %1 erhalten</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>progress cannot be saved now (%1); solving continues, and Kotai will try to save it later</source>
        <comment>%1: why</comment>
        <translation>der Fortschritt lässt sich jetzt nicht speichern (%1). Die Berechnung geht weiter, und Kotai versucht es später noch einmal</translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobsDock</name>
    <message>
        <source>Removed. This freed %1.</source>
        <comment>%1: bytes</comment>
        <translation>Entfernt. Dadurch wurden %1 frei.</translation>
    </message>
    <message>
        <source>This deletes the finished parts of %1 and frees %2. Solving would start again from the beginning.</source>
        <translation>Das löscht die fertigen Teile von %1. %2 werden frei, aber die Berechnung müsste von vorn beginnen.</translation>
    </message>
    <message>
        <source>Remove unfinished files</source>
        <translation>Unfertige Dateien entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Berechnungen</translation>
    </message>
    <message>
        <source>Nothing is being solved</source>
        <translation>Gerade wird nichts gelöst</translation>
    </message>
    <message>
        <source>When you solve a variant, its progress appears here. You can go on playing meanwhile.</source>
        <translation>Wenn Sie eine Variante lösen, sehen Sie hier den Fortschritt. Sie können währenddessen weiterspielen.</translation>
    </message>
    <message>
        <source>%1 is solved. The files of an earlier, interrupted run are no longer needed. Deleting them frees %2.</source>
        <translation>%1 ist gelöst. Die Dateien einer früheren, unterbrochenen Berechnung werden nicht mehr gebraucht. Wenn Sie sie löschen, werden %2 frei.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LeftoverRow</name>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue from the finished parts</source>
        <translation>Macht mit den fertigen Teilen weiter</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Remove the unfinished files from the disk</source>
        <translation>Entfernt die unfertigen Dateien vom Datenträger</translation>
    </message>
    <message>
        <source>being solved by another program</source>
        <translation>wird von einem anderen Programm gelöst</translation>
    </message>
    <message>
        <source>no longer needed: the variant is solved</source>
        <translation>nicht mehr gebraucht: Die Variante ist gelöst</translation>
    </message>
    <message>
        <source>interrupted search</source>
        <translation>unterbrochene Suche</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>%1 of %2 parts done</source>
        <translation>%1 von %2 Teilen fertig</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>%1 auf dem Datenträger</translation>
    </message>
    <message>
        <source>figures only: resume with kotai-cli solve --figures-only</source>
        <translation>nur Kennzahlen: weiter mit kotai-cli solve --figures-only</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LineDock</name>
    <message>
        <source>The values of this variant are not known yet, so there is no perfect line to show.</source>
        <translation>Die Werte dieser Variante sind noch nicht bekannt, daher lässt sich keine perfekte Zugfolge zeigen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end of the game</source>
        <translation>bis zum Ende der Partie</translation>
    </message>
    <message>
        <source>then the position repeats: a draw</source>
        <translation>dann wiederholt sich die Stellung: Remis</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>Perfect line</source>
        <translation>Perfekte Zugfolge</translation>
    </message>
    <message>
        <source>Also best:</source>
        <translation>Ebenso gut:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play out</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>and more; only these are shown</source>
        <translation>und weitere; nur diese werden gezeigt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LineModel</name>
    <message>
        <source>one of %1 best moves</source>
        <comment>one of so many equally good moves</comment>
        <translation>einer von %1 besten Zügen</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MainWindow</name>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>Game copied</source>
        <translation>Partie kopiert</translation>
    </message>
    <message>
        <source>Position copied: %1</source>
        <translation>Stellung kopiert: %1</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>The open game could not be saved. Close the window again to quit without saving it.</source>
        <translation>Die offene Partie ließ sich nicht speichern. Schließen Sie das Fenster noch einmal, um Kotai ohne Speichern zu beenden.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WindowBars</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>&amp;Erkunden</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>De&amp;sign</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colour&amp;s</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Piec&amp;es</source>
        <translation>Fi&amp;guren</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Japanese characters</source>
        <translation>Japanische Schriftzeichen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Pause before the co&amp;mputer moves</source>
        <translation>&amp;Pause vor dem Zug des Computers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Eine halbe Sekunde</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Zwei Sekunden</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Symbolleiste</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameOpener</name>
    <message>
        <source>This game was played against %1.</source>
        <comment>%1: Level 3</comment>
        <translation>Diese Partie wurde gegen %1 gespielt.</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WindowPages</name>
    <message>
        <source>The file holds several games. The first one is open.</source>
        <translation>Die Datei enthält mehrere Partien. Die erste ist offen.</translation>
    </message>
    <message>
        <source>Add all to my games</source>
        <translation>Alle in die Sammlung aufnehmen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HelpActions</name>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MatrixDock</name>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>There is nothing left to choose.</source>
        <translation>Es gibt nichts mehr zu wählen.</translation>
    </message>
    <message>
        <source>Reading the values…</source>
        <translation>Die Werte werden gelesen …</translation>
    </message>
    <message>
        <source>Values are not known yet</source>
        <translation>Die Werte sind noch nicht bekannt</translation>
    </message>
    <message>
        <source>Solve %1 to see the payoffs of all pairs of moves.</source>
        <translation>Lösen Sie %1, um die Auszahlungen aller Zugpaare zu sehen.</translation>
    </message>
    <message>
        <source>Empty board: %1</source>
        <comment>%1: what is proved</comment>
        <translation>Leeres Brett: %1</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <comment>that secure a proved result</comment>
        <translation>Züge ermitteln</translation>
    </message>
    <message>
        <source>Reading the strategies…</source>
        <translation>Strategien werden gelesen …</translation>
    </message>
    <message>
        <source>The moves that secure this result are in the proof. Kotai can extract them as a strategy, which takes up to two minutes.</source>
        <translation>Der Beweis enthält die Züge, die dieses Ergebnis sichern. Kotai kann daraus eine Strategie ableiten. Das dauert bis zu zwei Minuten.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MatrixPanel</name>
    <message>
        <source>%1: best mix</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1: beste Mischung</translation>
    </message>
    <message>
        <source>%1: any move, with equal probability</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1: alle Züge gleich oft</translation>
    </message>
    <message>
        <source>%1: always %2</source>
        <comment>Vertical or Horizontal; a move</comment>
        <translation>%1: immer %2</translation>
    </message>
    <message>
        <source>Value &lt;b&gt;%1&lt;/b&gt; for Vertical</source>
        <translation>Wert &lt;b&gt;%1&lt;/b&gt; für Vertikal</translation>
    </message>
    <message>
        <source>either side can secure it without mixing</source>
        <translation>jede Seite erzwingt ihn, ohne zu mischen</translation>
    </message>
    <message>
        <source>without mixing, Vertical secures &lt;b&gt;%1&lt;/b&gt;, and Horizontal holds Vertical to &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>ohne Mischen sichert Vertikal &lt;b&gt;%1&lt;/b&gt;, und Horizontal begrenzt Vertikal auf &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n moves hidden</source>
        <translation>
            <numerusform>%n Zug ausgeblendet</numerusform>
            <numerusform>%n Züge ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Vertical secures &lt;b&gt;%1&lt;/b&gt;, the full value. No reply can exploit this.</source>
        <translation>Vertikal sichert &lt;b&gt;%1&lt;/b&gt;, den vollen Wert. Keine Antwort kann das ausnutzen.</translation>
    </message>
    <message>
        <source>Horizontal holds Vertical to &lt;b&gt;%1&lt;/b&gt;, the full value. No reply can exploit this.</source>
        <translation>Horizontal begrenzt Vertikal auf &lt;b&gt;%1&lt;/b&gt;, den vollen Wert. Keine Antwort kann das ausnutzen.</translation>
    </message>
    <message>
        <source>Vertical secures &lt;b&gt;%1&lt;/b&gt;, &lt;b&gt;%2&lt;/b&gt; less than the value: the best reply is %3.</source>
        <comment>payoff; payoff; a move</comment>
        <translation>Vertikal sichert &lt;b&gt;%1&lt;/b&gt;, &lt;b&gt;%2&lt;/b&gt; weniger als den Wert: Die beste Antwort ist %3.</translation>
    </message>
    <message>
        <source>Horizontal holds Vertical to &lt;b&gt;%1&lt;/b&gt;, &lt;b&gt;%2&lt;/b&gt; more than the value: the best reply is %3.</source>
        <comment>payoff; payoff; a move</comment>
        <translation>Horizontal begrenzt Vertikal auf &lt;b&gt;%1&lt;/b&gt;. Das sind &lt;b&gt;%2&lt;/b&gt; mehr als der Wert. Die beste Antwort ist %3.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>most likely first</source>
        <translation>häufigste zuerst</translation>
    </message>
    <message>
        <source>safest first</source>
        <translation>sicherste zuerst</translation>
    </message>
    <message>
        <source>by square</source>
        <translation>nach Feld</translation>
    </message>
    <message>
        <source>Order of the moves</source>
        <translation>Sortierung der Züge</translation>
    </message>
    <message>
        <source>Hide dominated moves</source>
        <translation>Dominierte ausblenden</translation>
    </message>
    <message>
        <source>Leave out dominated moves, for which another move is never worse and sometimes better</source>
        <translation>Lässt dominierte Züge weg: Ein anderer Zug ist nie schlechter und manchmal besser</translation>
    </message>
    <message>
        <source>Smaller cells (Ctrl+mouse wheel, or −)</source>
        <translation>Kleinere Zellen (Strg und Mausrad, oder −)</translation>
    </message>
    <message>
        <source>Larger cells (Ctrl+mouse wheel, or +)</source>
        <translation>Größere Zellen (Strg und Mausrad, oder +)</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Kleinere Zellen</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Größere Zellen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit the cells to the panel (0)</source>
        <translation>Passt die Zellen in den Bereich ein (0)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the matrix with probabilities as CSV</source>
        <translation>Kopiert die Matrix mit Wahrscheinlichkeiten als CSV</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Beurteilen</translation>
    </message>
    <message>
        <source>Strategy to evaluate</source>
        <translation>Zu beurteilende Strategie</translation>
    </message>
    <message>
        <source>Choose a strategy to evaluate, or click a move beside the matrix</source>
        <translation>Wählen Sie eine Strategie zum Beurteilen oder klicken Sie neben der Matrix auf einen Zug</translation>
    </message>
    <message>
        <source>+1: Vertical wins · 0: draw · −1: Horizontal wins</source>
        <translation>+1: Vertikal gewinnt · 0: Remis · −1: Horizontal gewinnt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MatrixView</name>
    <message>
        <source>Vertical %1 (%2), Horizontal %3 (%4): worth %5 for Vertical</source>
        <comment>move (its share in the best mix), twice; a payoff</comment>
        <translation>Vertikal %1 (%2), Horizontal %3 (%4): für Vertikal %5 wert</translation>
    </message>
    <message>
        <source>Payoff matrix</source>
        <translation>Auszahlungsmatrix</translation>
    </message>
    <message>
        <source>Vertical %1: %2 of the best mix, worth at least %3 for Vertical, whatever Horizontal does
Click to evaluate this move as a strategy</source>
        <translation>Vertikal %1: %2 der besten Mischung; für Vertikal mindestens %3 wert, egal was Horizontal tut
Ein Klick beurteilt den Zug als Strategie</translation>
    </message>
    <message>
        <source>Horizontal %1: %2 of the best mix, worth at most %3 for Vertical, whatever Vertical does
Click to evaluate this move as a strategy</source>
        <translation>Horizontal %1: %2 der besten Mischung; für Vertikal höchstens %3 wert, egal was Vertikal tut
Ein Klick beurteilt den Zug als Strategie</translation>
    </message>
    <message>
        <source>Vertical %1, Horizontal %2: not known yet</source>
        <comment>a move, twice</comment>
        <translation>Vertikal %1, Horizontal %2: noch nicht bekannt</translation>
    </message>
    <message>
        <source>Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to show the position after it</source>
        <translation>Wählen Sie ein Zugpaar mit den Pfeiltasten oder einem Klick. Die Eingabetaste oder ein Doppelklick zeigt die Stellung danach</translation>
    </message>
    <message>
        <source>Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to play it. Press V or H to evaluate Vertical&apos;s or Horizontal&apos;s move</source>
        <translation>Wählen Sie ein Zugpaar mit den Pfeiltasten oder einem Klick. Die Eingabetaste oder ein Doppelklick spielt es. Mit V oder H beurteilen Sie den Zug von Vertikal oder Horizontal</translation>
    </message>
    <message>
        <source>Double-click to show the position after it</source>
        <translation>Ein Doppelklick zeigt die Stellung danach</translation>
    </message>
    <message>
        <source>Double-click to play these moves</source>
        <translation>Ein Doppelklick spielt diese Züge</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MoveReview</name>
    <message>
        <source>%1 ended the game at once.</source>
        <translation>%1 hat die Partie sofort beendet.</translation>
    </message>
    <message>
        <source>After %1 the best reply is %2: %3.</source>
        <comment>moves; who wins</comment>
        <translation>Auf %1 ist %2 die beste Antwort: %3.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Finden Sie einen besseren Zug.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move: what it did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best move is %1: %2.</source>
        <comment>a move; who wins</comment>
        <translation>Der beste Zug ist %1: %2.</translation>
    </message>
    <message>
        <source>Move %1, %2%3: %4</source>
        <comment>number, move, ? or ??, what it threw away</comment>
        <translation>Zug %1, %2%3: %4</translation>
    </message>
    <message>
        <source>Show the best reply to the move that was played</source>
        <translation>Zeigt die beste Antwort auf den gespielten Zug</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>The result stayed the same here, but the win took longer than necessary. Find a faster move on the board.</source>
        <translation>Am Ergebnis änderte sich hier nichts, aber der Gewinn kam später als nötig. Finden Sie auf dem Brett einen Zug, der schneller gewinnt.</translation>
    </message>
    <message>
        <source>The result stayed the same here, but the loss came sooner than necessary. Find a move on the board that holds out longer.</source>
        <translation>Am Ergebnis änderte sich hier nichts, aber der Verlust kam früher als nötig. Finden Sie auf dem Brett einen Zug, der länger standhält.</translation>
    </message>
    <message numerus="yes">
        <source>There was a win in %n moves.</source>
        <comment>not made</comment>
        <translation>
            <numerusform>Es gab einen Gewinn in %n Zug.</numerusform>
            <numerusform>Es gab einen Gewinn in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the reply %2 captures a piece, and nothing can recapture.</source>
        <comment>moves</comment>
        <translation>Nach %1 schlägt die Antwort %2 eine Figur, und nichts kann zurückschlagen.</translation>
    </message>
    <message>
        <source>Find a move that gives no piece away.</source>
        <translation>Finden Sie einen Zug, der keine Figur verschenkt.</translation>
    </message>
    <message>
        <source>gives a piece away</source>
        <comment>a move</comment>
        <translation>verschenkt eine Figur</translation>
    </message>
    <message>
        <source>gave a piece away, still winning</source>
        <comment>a move</comment>
        <translation>eine Figur verschenkt, noch gewonnen</translation>
    </message>
    <message>
        <source>gave a piece away, still a draw</source>
        <comment>a move</comment>
        <translation>eine Figur verschenkt, noch remis</translation>
    </message>
    <message>
        <source>already losing, and gave a piece away</source>
        <comment>a move</comment>
        <translation>schon verloren, und eine Figur verschenkt</translation>
    </message>
    <message>
        <source>Find a move that keeps the win and gives no piece away.</source>
        <translation>Finden Sie einen Zug, der den Gewinn hält und keine Figur verschenkt.</translation>
    </message>
    <message>
        <source>Find a move that keeps the draw and gives no piece away.</source>
        <translation>Finden Sie einen Zug, der das Remis hält und keine Figur verschenkt.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MovesDock</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Legal moves, best first</source>
        <translation>Legale Züge, die besten zuerst</translation>
    </message>
    <message>
        <source>The values of this variant are not known yet.</source>
        <translation>Die Werte dieser Variante sind noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Values are hidden.</source>
        <translation>Die Werte sind verborgen.</translation>
    </message>
    <message>
        <source>Difficulty: %1 of 100 players at level %2 make a mistake here.</source>
        <translation>Schwierigkeit: %1 von 100 Spielern der Stufe %2 machen hier einen Fehler.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MovesModel</name>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
    </message>
    <message numerus="yes">
        <source>loses %n moves sooner</source>
        <translation>
            <numerusform>verliert %n Zug früher</numerusform>
            <numerusform>verliert %n Züge früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves wasted</source>
        <translation>
            <numerusform>%n Zug verschenkt</numerusform>
            <numerusform>%n Züge verschenkt</numerusform>
        </translation>
    </message>
    <message>
        <source>throws the draw away</source>
        <translation>verschenkt das Remis</translation>
    </message>
    <message>
        <source>only draws</source>
        <translation>nur Remis</translation>
    </message>
    <message>
        <source>throws the win away</source>
        <translation>verschenkt den Gewinn</translation>
    </message>
    <message numerus="yes">
        <source>Quiet: neither side can be led to a losing mistake within %n moves.</source>
        <translation>
            <numerusform>Ruhig: Innerhalb von %n Zug lässt sich keine Seite zu einem entscheidenden Fehler verleiten.</numerusform>
            <numerusform>Ruhig: Innerhalb von %n Zügen lässt sich keine Seite zu einem entscheidenden Fehler verleiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pressing: the opponent can make a losing mistake in %n moves.</source>
        <translation>
            <numerusform>Macht Druck: Der Gegner kann in %n Zug einen entscheidenden Fehler machen.</numerusform>
            <numerusform>Macht Druck: Der Gegner kann in %n Zügen einen entscheidenden Fehler machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under pressure: this side can be led to a losing mistake in %n moves.</source>
        <translation>
            <numerusform>Unter Druck: Diese Seite lässt sich in %n Zug zu einem entscheidenden Fehler verleiten.</numerusform>
            <numerusform>Unter Druck: Diese Seite lässt sich in %n Zügen zu einem entscheidenden Fehler verleiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n legaler Zug</numerusform>
            <numerusform>%n legale Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>you: %1×</source>
        <comment>games in which you made this move</comment>
        <translation>Sie: %1×</translation>
    </message>
    <message>
        <source>you: %1×, %2</source>
        <comment>games in which you made this move, your score</comment>
        <translation>Sie: %1×, %2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::NewGameDialog</name>
    <message>
        <source>Board:</source>
        <translation>Brett:</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;You play:</source>
        <translation>Sie s&amp;pielen:</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>&amp;Gegner:</translation>
    </message>
    <message>
        <source>Start &amp;position:</source>
        <translation>&amp;Anfangsstellung:</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Anfang:</translation>
    </message>
    <message>
        <source>the variant chosen below</source>
        <translation>die unten gewählte Variante</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>Größ&amp;e:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>Make &amp;lists and tables for this start</source>
        <translation>&amp;Listen und Tabellen für diese Anfangsstellung anlegen</translation>
    </message>
    <message>
        <source>Count the positions reachable from this start, as a separate variant. The values of positions do not depend on the start.</source>
        <translation>Zählt in einer eigenen Variante die Stellungen, die von dieser Anfangsstellung aus erreichbar sind. Die Werte der Stellungen hängen nicht von der Anfangsstellung ab.</translation>
    </message>
    <message>
        <source>&amp;Clock:</source>
        <translation>&amp;Uhr:</translation>
    </message>
</context>
<context>
    <name>kotai::ui::Opponent</name>
    <message>
        <source>This game is not solved yet, so the top levels are a little weaker than usual.</source>
        <translation>Dieses Spiel ist noch nicht gelöst, deshalb sind die höchsten Stufen etwas schwächer als sonst.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::OutcomeTableDialog</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>every position solved</source>
        <translation>jede Stellung gelöst</translation>
    </message>
    <message>
        <source>proved by search</source>
        <translation>durch Suche bewiesen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome of a board, how it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows: %3</source>
        <translation>%1 Spalten, %2 Reihen: %3</translation>
    </message>
    <message>
        <source>Outcomes of Synchronized Domineering</source>
        <translation>Ergebnisse beim Synchronen Domineering</translation>
    </message>
    <message>
        <source>Outcomes by board size</source>
        <translation>Ergebnisse nach Brettgröße</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Outcomes with perfect play from the empty board: &lt;b&gt;%1&lt;/b&gt; Vertical wins, &lt;b&gt;%2&lt;/b&gt; Horizontal wins, &lt;b&gt;%3&lt;/b&gt; draw. The columns and rows of the table are those of the board. On every board settled so far, each side can force this result without mixing its moves.</source>
        <translation>Ergebnisse bei bestem Spiel vom leeren Brett aus: &lt;b&gt;%1&lt;/b&gt; Vertikal gewinnt, &lt;b&gt;%2&lt;/b&gt; Horizontal gewinnt, &lt;b&gt;%3&lt;/b&gt; Remis. Die Spalten und Zeilen der Tabelle entsprechen den Spalten und Reihen des Bretts. Auf jedem bisher entschiedenen Brett kann jede Seite dieses Ergebnis erzwingen, ohne ihre Züge zu mischen.</translation>
    </message>
    <message>
        <source>Full colour: Kotai has solved every position. Pale with a line: a search has proved what each side can force. Empty: not known. 7×7 and 8×8 are the draws that Komori et al. (“Alpha-Beta Search on Synchronized Game”) predicted. The game is by Cincotti and Iida. The table also shows the results of your own searches (see Jobs).</source>
        <translation>Volle Farbe: Kotai hat jede Stellung gelöst. Blass mit Linie: Eine Suche hat bewiesen, was jede Seite erzwingen kann. Leer: nicht bekannt. 7×7 und 8×8 sind die Remis, die Komori et al. („Alpha-Beta Search on Synchronized Game“) vorhergesagt haben. Das Spiel stammt von Cincotti und Iida. Die Tabelle zeigt auch die Ergebnisse Ihrer eigenen Suchen (siehe „Berechnungen“).</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PlayButtons</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>the other layout of the window</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PlayGraphWindow</name>
    <message>
        <source>%1. %2</source>
        <comment>how many boards; a remark</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Increase the depth above, or click a board with a dashed frame to see its moves.</source>
        <translation>Erhöhen Sie oben die Tiefe oder klicken Sie auf ein Brett mit gestricheltem Rahmen, um dessen Züge zu sehen.</translation>
    </message>
    <message>
        <source>Graph of perfect play: %1</source>
        <translation>Graph des perfekten Spiels: %1</translation>
    </message>
    <message>
        <source>All best moves of both sides</source>
        <translation>Alle besten Züge beider Seiten</translation>
    </message>
    <message>
        <source>Proof of the win: every reply, and one best move against each</source>
        <translation>Beweis des Gewinns: ein bester Zug gegen jede Antwort</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>Gezeigte Züge</translation>
    </message>
    <message>
        <source>&amp;Depth in plies:</source>
        <translation>&amp;Tiefe (Halbzüge):</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Auf dem &amp;Brett zeigen</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Graph speichern</translation>
    </message>
    <message>
        <source>%1 positions, %2 moves</source>
        <translation>%1 Stellungen, %2 Züge</translation>
    </message>
    <message>
        <source>The graph is too large to draw in full. Boards with a dashed frame have more moves: click one to show them.</source>
        <translation>Der Graph ist zu groß, um ihn ganz zu zeichnen. Bretter mit gestricheltem Rahmen haben weitere Züge: Ein Klick zeigt sie.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Every legal move</source>
        <translation>Jeder legale Zug</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PlayerBoxes</name>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>How the computer plays as %1</source>
        <comment>%1: Vertical or Horizontal</comment>
        <translation>Wie der Computer als %1 spielt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardEditorDialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Stellungseditor</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Start from here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionEditorDialog</name>
    <message>
        <source>&amp;Start position</source>
        <translation>&amp;Anfangsstellung</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Click a piece, then a square. Right-click a piece to change its form, or drag it off the board to remove it.</source>
        <translation>Klicken Sie eine Figur an, dann ein Feld. Ein Rechtsklick ändert ihre Form. Ziehen Sie sie vom Brett, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>not a legal position yet</source>
        <translation>noch keine legale Stellung</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionTextDialog</name>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Start from here</source>
        <translation>Hier beginnen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionsDock</name>
    <message>
        <source>%1 must be solved, too</source>
        <translation>Auch %1 muss gelöst sein</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>Keine passenden Stellungen</translation>
    </message>
    <message>
        <source>The values are not known. Solve the variant to browse zugzwangs, wins in n plies and only moves.</source>
        <translation>Die Werte sind nicht bekannt. Lösen Sie die Variante, um Zugzwänge, Gewinne in n Halbzügen und einzige Züge durchzusehen.</translation>
    </message>
    <message>
        <source>All positions with this value.</source>
        <translation>Alle Stellungen mit diesem Wert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind of position</source>
        <translation>Art der Stellung</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>any outcome</source>
        <translation>beliebiges Ergebnis</translation>
    </message>
    <message>
        <source>Outcome for the player to move</source>
        <translation>Ergebnis für den Spieler am Zug</translation>
    </message>
    <message>
        <source>Notable positions</source>
        <translation>Bemerkenswerte Stellungen</translation>
    </message>
    <message>
        <source>n = %1</source>
        <comment>length of a mate</comment>
        <translation>n = %1</translation>
    </message>
    <message numerus="yes">
        <source>in %n plies</source>
        <translation>
            <numerusform>in %n Halbzug</numerusform>
            <numerusform>in %n Halbzügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>length · number of positions</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>any length</source>
        <translation>beliebige Länge</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>stopped after %1 positions</source>
        <translation>nach %1 Stellungen angehalten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>List the positions that you describe: outcome, distance, moves, pieces, squares</source>
        <translation>Listet die Stellungen auf, die Sie beschreiben: Ergebnis, Entfernung, Züge, Figuren, Felder</translation>
    </message>
    <message>
        <source>Save this list as a table, as JSON, or as games that begin with its positions</source>
        <translation>Speichert diese Liste als Tabelle, als JSON oder als Partien, die mit ihren Stellungen beginnen</translation>
    </message>
    <message>
        <source>Which positions are you looking for?</source>
        <translation>Welche Stellungen suchen Sie?</translation>
    </message>
    <message>
        <source>Type a query above, or build one with Conditions.</source>
        <translation>Geben Sie oben eine Suche ein oder stellen Sie eine über „Bedingungen“ zusammen.</translation>
    </message>
    <message>
        <source>The lists for %1 are not ready yet</source>
        <translation>Die Listen für %1 sind noch nicht fertig</translation>
    </message>
    <message>
        <source>The values are known. Finish solving to browse zugzwangs, wins in n plies and only moves.</source>
        <translation>Die Werte sind bekannt. Lösen Sie die Variante zu Ende, um Zugzwänge, Gewinne in n Halbzügen und einzige Züge durchzusehen.</translation>
    </message>
    <message>
        <source>Solve the listed positions as puzzles, with their values hidden</source>
        <translation>Die Stellungen der Liste als Aufgaben lösen, ohne die Werte zu sehen</translation>
    </message>
    <message>
        <source>These positions have different outcomes under the two sets of rules. Kotai compares both solutions.</source>
        <translation>Diese Stellungen haben nach den beiden Regelwerken verschiedene Ergebnisse. Kotai vergleicht beide Lösungen.</translation>
    </message>
    <message>
        <source>Choose another kind, or allow any length and outcome.</source>
        <translation>Wählen Sie eine andere Art oder lassen Sie jede Länge und jedes Ergebnis zu.</translation>
    </message>
    <message>
        <source>The paper counts %1, because it counts %2 of these %3 positions twice.</source>
        <translation>Die Arbeit zählt %1, weil sie %2 dieser %3 Stellungen doppelt zählt.</translation>
    </message>
    <message>
        <source>Remove a condition, or change its numbers.</source>
        <translation>Entfernen Sie eine Bedingung oder ändern Sie ihre Zahlen.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionsPanel</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of the open position, of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>wird gezählt …</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Open the previous position in this list</source>
        <translation>Die vorige Stellung dieser Liste öffnen</translation>
    </message>
    <message>
        <source>Open the next position in this list</source>
        <translation>Die nächste Stellung dieser Liste öffnen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Open one of these positions at random</source>
        <translation>Eine zufällige Stellung dieser Liste öffnen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>The positions could not be read</source>
        <translation>Die Stellungen ließen sich nicht lesen</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>Stellungen werden gesucht …</translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>Keine passenden Stellungen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>No positions found</source>
        <translation>Keine Stellung gefunden</translation>
    </message>
    <message>
        <source>You stopped the search before it found a position.</source>
        <translation>Sie haben die Suche beendet, bevor eine Stellung gefunden war.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ProgramSides</name>
    <message>
        <source>The computer found no move here. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>Der Computer hat hier keinen Zug gefunden. %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::QueryBuilder</name>
    <message>
        <source>all of these</source>
        <translation>alle Bedingungen</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>mindestens eine Bedingung</translation>
    </message>
    <message>
        <source>All or any of the conditions</source>
        <translation>Alle Bedingungen oder mindestens eine</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Your own text is kept as written. New conditions are added after it.</source>
        <translation>Ihr Text bleibt, wie Sie ihn geschrieben haben. Neue Bedingungen kommen dahinter.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::QueryRow</name>
    <message>
        <source>%1 searched, %2 found</source>
        <translation>%1 durchsucht, %2 gefunden</translation>
    </message>
    <message>
        <source>outcome = win and good-moves = 1</source>
        <translation>outcome = win and good-moves = 1</translation>
    </message>
    <message>
        <source>Description of the positions</source>
        <translation>Beschreibung der Stellungen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>List the positions that the text describes (Enter)</source>
        <translation>Listet die Stellungen auf, die der Text beschreibt (Eingabetaste)</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Build the query from menus</source>
        <translation>Stellt die Suche über Menüs zusammen</translation>
    </message>
    <message>
        <source>in the order of the file</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>kürzeste zuerst</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>längste zuerst</translation>
    </message>
    <message>
        <source>Order of the positions</source>
        <translation>Sortierung der Stellungen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the search. The hits found so far stay listed</source>
        <translation>Hält die Suche an. Die bisherigen Treffer bleiben in der Liste</translation>
    </message>
</context>
<context>
    <name>kotai::ui::QuoridorChoice</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>First player&apos;s fences</source>
        <translation>Zäune des ersten Spielers</translation>
    </message>
    <message>
        <source>Second player&apos;s fences</source>
        <translation>Zäune des zweiten Spielers</translation>
    </message>
    <message>
        <source>the same for both</source>
        <translation>gleich viele für beide</translation>
    </message>
    <message>
        <source>Pawns start</source>
        <translation>Figuren beginnen</translation>
    </message>
    <message>
        <source>face to face</source>
        <translation>einander gegenüber</translation>
    </message>
    <message>
        <source>one column apart</source>
        <translation>eine Spalte versetzt</translation>
    </message>
    <message>
        <source>With an even number of columns, there is no middle column</source>
        <translation>Bei gerader Spaltenzahl gibt es keine mittlere Spalte</translation>
    </message>
    <message>
        <source>columns ×</source>
        <translation>Spalten ×</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>fences</source>
        <translation>Zäune</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ResultCard</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message numerus="yes">
        <source>Review %n mistakes</source>
        <translation>
            <numerusform>%n Fehler ansehen</numerusform>
            <numerusform>%n Fehler ansehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rematch, sides swapped</source>
        <translation>Revanche mit vertauschten Seiten</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten wechseln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the next opponent, a little stronger</comment>
        <translation>Nächster: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 accuracy</source>
        <translation>Genauigkeit %1</translation>
    </message>
    <message numerus="yes">
        <source>Review %n inaccuracies</source>
        <comment>nothing changed hands</comment>
        <translation>
            <numerusform>%n Ungenauigkeit ansehen</numerusform>
            <numerusform>%n Ungenauigkeiten ansehen</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy: %1 %2, %3 %4</source>
        <comment>a side, its accuracy, a side, its accuracy</comment>
        <translation>Genauigkeit: %1 %2, %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>with %n hints</source>
        <translation>
            <numerusform>mit %n Tipp</numerusform>
            <numerusform>mit %n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Fehler ansehen</translation>
    </message>
    <message>
        <source>No mistakes to review</source>
        <translation>Keine Fehler</translation>
    </message>
    <message numerus="yes">
        <source>Review %n slips</source>
        <comment>moves that gave a piece away</comment>
        <translation>
            <numerusform>%n Versehen ansehen</numerusform>
            <numerusform>%n Versehen ansehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::ReviewCard</name>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Fehler %1 von %2</translation>
    </message>
    <message>
        <source>Inaccuracy %1 of %2</source>
        <translation>Ungenauigkeit %1 von %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>What&apos;s wrong?</source>
        <translation>Was war falsch?</translation>
    </message>
    <message>
        <source>Finish review</source>
        <translation>Durchsicht beenden</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Include my opponent&apos;s mistakes</source>
        <translation>Auch die Fehler des Gegners zeigen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Solve the positions with these mistakes as puzzles</source>
        <translation>Die Stellungen mit diesen Fehlern als Aufgaben lösen</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Slip %1 of %2</source>
        <translation>Versehen %1 von %2</translation>
    </message>
    <message>
        <source>Go back to the end of the game</source>
        <translation>Zurück zum Ende der Partie</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SessionView</name>
    <message>
        <source>Export board</source>
        <translation>Brett exportieren</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>The page could not be printed. Check the printer, then try again.</source>
        <translation>Die Seite konnte nicht gedruckt werden. Prüfen Sie den Drucker und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Computing values</source>
        <translation>Werte werden berechnet</translation>
    </message>
    <message>
        <source>Values in %1</source>
        <comment>%1: about 20 s</comment>
        <translation>Werte in %1</translation>
    </message>
    <message>
        <source>Played against %1</source>
        <comment>an opponent</comment>
        <translation>Gespielt gegen %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search for a key or an action</source>
        <translation>Nach einer Taste oder einer Aktion suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Tasten:</translation>
    </message>
    <message>
        <source>First shortcut for the action</source>
        <translation>Erstes Tastenkürzel der Aktion</translation>
    </message>
    <message>
        <source>Alternative shortcut for the action</source>
        <translation>Zweites Tastenkürzel der Aktion</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>while the board has the focus</source>
        <translation>solange das Brett den Fokus hat</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the held piece back</source>
        <translation>Die aufgenommene Figur zurücklegen</translation>
    </message>
    <message>
        <source>%1 begins a move typed on the board, so it cannot be a shortcut.</source>
        <translation>%1 ist als Tastenkürzel nicht möglich, weil damit Züge beginnen, die man auf dem Brett eintippt.</translation>
    </message>
    <message>
        <source>%1 is used on the board, so it cannot be a shortcut.</source>
        <translation>%1 wird auf dem Brett gebraucht und kann daher kein Tastenkürzel sein.</translation>
    </message>
    <message>
        <source>Pick up a piece or put it down</source>
        <translation>Eine Figur aufnehmen oder absetzen</translation>
    </message>
    <message>
        <source>Reassign &amp;this key</source>
        <translation>Taste neu &amp;zuweisen</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <comment>a key; an action</comment>
        <translation>%1 gehört schon zu „%2“.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolveEstimate</name>
    <message>
        <source>Estimating…</source>
        <translation>Wird geschätzt …</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <comment>%1: who wins</comment>
        <translation>Gelöst: %1</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <source>The solution cannot be used</source>
        <translation>Die Lösung ist unbrauchbar</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Cannot be solved here</source>
        <translation>Hier nicht lösbar</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <comment>of memory: planned, least needed</comment>
        <translation>%1 (mindestens %2)</translation>
    </message>
    <message>
        <source>You can play right away. Solving adds hints and values.</source>
        <translation>Sie können sofort spielen. Nach dem Lösen gibt es auch Tipps und Werte.</translation>
    </message>
    <message>
        <source>You can still play this variant.</source>
        <translation>Spielen können Sie diese Variante trotzdem.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BarChart</name>
    <message>
        <source>%1 of %2 positions (%3)</source>
        <translation>%1 von %2 Stellungen (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which positions: how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>which positions · class: how many</comment>
        <translation>%1 · %2: %3</translation>
    </message>
    <message>
        <source>Choose a bar with the arrow keys, then press Enter to list its positions</source>
        <translation>Wählen Sie mit den Pfeiltasten einen Balken. Die Eingabetaste listet seine Stellungen auf</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StockButton</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::StockPanel</name>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StrategyOpener</name>
    <message>
        <source>Creating the strategy. Its window opens when this is done.</source>
        <translation>Die Strategie wird gerade erstellt. Ein Fenster öffnet sich, sobald sie fertig ist.</translation>
    </message>
    <message>
        <source>There is no strategy for %1: neither side can guarantee more than a loss when the other side knows its moves in advance.</source>
        <translation>Für %1 gibt es keine Strategie: Keine Seite kann einen Verlust sicher vermeiden, wenn die andere ihre Züge vorher kennt.</translation>
    </message>
    <message>
        <source>What each side can force on %1 is not proved yet. Solve it first: the strategy comes from the proof.</source>
        <translation>Was jede Seite auf %1 erzwingen kann, ist noch nicht bewiesen. Lösen Sie das Brett zuerst: Die Strategie ergibt sich aus dem Beweis.</translation>
    </message>
    <message>
        <source>Create the strategy</source>
        <translation>Strategie erstellen</translation>
    </message>
    <message>
        <source>The strategy for %1 would have too many positions.</source>
        <translation>Die Strategie für %1 hätte zu viele Stellungen.</translation>
    </message>
    <message>
        <source>Stopped. No strategy for %1 was saved.</source>
        <translation>Angehalten. Es wurde keine Strategie für %1 gespeichert.</translation>
    </message>
    <message>
        <source>There is no strategy for %1 yet.</source>
        <translation>Für %1 gibt es noch keine Strategie.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TablesDock</name>
    <message>
        <source>by distance</source>
        <translation>nach Entfernung</translation>
    </message>
    <message>
        <source>by mate length</source>
        <translation>nach Länge des Matts</translation>
    </message>
    <message>
        <source>published and computed</source>
        <translation>veröffentlicht und berechnet</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Reading the tables…</source>
        <translation>Die Tabellen werden gelesen …</translation>
    </message>
    <message>
        <source>The values are not known. Solve the variant to see how many positions are won, drawn and lost.</source>
        <translation>Die Werte sind nicht bekannt. Lösen Sie die Variante, um zu sehen, wie viele Stellungen gewonnen, remis oder verloren sind.</translation>
    </message>
    <message>
        <source>Mates by length</source>
        <translation>Matts nach Länge</translation>
    </message>
    <message>
        <source>Mate in n</source>
        <translation>Matt in n</translation>
    </message>
    <message>
        <source>n</source>
        <comment>length of a mate</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>As published: the paper counts a position twice when both sides have equal remaining steps but different progress patterns, so some counts are larger than the true ones.</source>
        <translation>Wie veröffentlicht: Die Arbeit zählt eine Stellung doppelt, wenn beide Seiten gleich viele restliche Schritte, aber verschiedene Fortschrittsmuster haben. Einige Zahlen sind daher zu groß.</translation>
    </message>
    <message>
        <source>The paper has the tables for 3×3 and 4×4 only. Here its rule is applied to %1.</source>
        <translation>Die Arbeit enthält nur Tabellen für 3×3 und 4×4. Hier wird ihre Regel auf %1 angewandt.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>actual counts</source>
        <translation>tatsächliche Zahlen</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Actual counts, or counts as in Kotani&apos;s figures</source>
        <translation>Tatsächliche Zahlen oder Zahlen wie in Kotanis Abbildungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>variant, e.g. by remaining steps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which table · as published</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Copied as CSV, counted as in the paper.</source>
        <translation>Als CSV kopiert, gezählt wie veröffentlicht.</translation>
    </message>
    <message>
        <source>The published work, figure by figure</source>
        <translation>Die veröffentlichte Arbeit, Zahl für Zahl</translation>
    </message>
    <message>
        <source>Picture c&amp;ontent</source>
        <translation>Bild&amp;inhalt</translation>
    </message>
    <message>
        <source>all charts</source>
        <translation>alle Diagramme</translation>
    </message>
    <message>
        <source>sums of all outcomes</source>
        <translation>Summen aller Ergebnisse</translation>
    </message>
    <message>
        <source>Shares of the positions in each cell</source>
        <translation>Anteile an den Stellungen jeder Zelle</translation>
    </message>
    <message>
        <source>Shares of the positions in each column</source>
        <translation>Anteile an den Stellungen jeder Spalte</translation>
    </message>
    <message>
        <source>The tables of %1 are not ready yet</source>
        <translation>Die Tabellen für %1 sind noch nicht fertig</translation>
    </message>
    <message>
        <source>The values are known. Finish solving to see how many positions are won, drawn and lost.</source>
        <translation>Die Werte sind bekannt. Lösen Sie die Variante zu Ende, um zu sehen, wie viele Stellungen gewonnen, remis oder verloren sind.</translation>
    </message>
    <message>
        <source>Only the figures were kept, not the values, so you cannot open the positions in a cell. Solve the variant to get the values.</source>
        <translation>Gespeichert sind nur die Kennzahlen, nicht die Werte. Deshalb lassen sich die Stellungen einer Zelle nicht öffnen. Lösen Sie die Variante, um die Werte zu erhalten.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TodayCard</name>
    <message numerus="yes">
        <source>%n solved boards, %1</source>
        <comment>%1: 412 MB</comment>
        <translation>
            <numerusform>%n gelöstes Brett, %1</numerusform>
            <numerusform>%n gelöste Bretter, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the data folder…</source>
        <translation>Der Datenordner wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n are being solved now</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n wird gerade gelöst</numerusform>
            <numerusform>%n werden gerade gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>All solutions ›</source>
        <translation>Alle Lösungen ›</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TotalsPanel</name>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>As published: positions in which both sides still have a piece, some of them counted twice, as in the paper</source>
        <translation>Wie veröffentlicht: Stellungen, in denen beide Seiten noch eine Figur haben, einige doppelt gezählt wie in der Arbeit</translation>
    </message>
    <message>
        <source>In tables: positions in which both sides still have a piece</source>
        <translation>In Tabellen: Stellungen, in denen beide Seiten noch eine Figur haben</translation>
    </message>
    <message>
        <source>%1 unfinished positions</source>
        <translation>%1 nicht beendete Stellungen</translation>
    </message>
    <message>
        <source>of %1 in the solution</source>
        <comment>positions</comment>
        <translation>von %1 in der Lösung</translation>
    </message>
    <message>
        <source>all</source>
        <comment>column: all positions</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>as published</source>
        <comment>column: positions as the paper counts them</comment>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>in tables</source>
        <comment>column: positions counted in the tables</comment>
        <translation>in Tabellen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n Halbzug</numerusform>
            <numerusform>%n Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest win</source>
        <translation>Längster Gewinn</translation>
    </message>
    <message>
        <source>Longest loss</source>
        <translation>Längster Verlust</translation>
    </message>
    <message>
        <source>Average number of moves</source>
        <translation>Legale Züge im Mittel</translation>
    </message>
    <message>
        <source>Most moves</source>
        <translation>Höchste Zahl legaler Züge</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentChart</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Score chart</source>
        <translation>Punktediagramm</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentDialog</name>
    <message>
        <source>%1 of %2 games played. You may close this window: the games go on.</source>
        <translation>%1 von %2 Partien gespielt. Sie können dieses Fenster schließen: Die Partien gehen weiter.</translation>
    </message>
    <message>
        <source>Paused after %1 of %2 games. Games in progress will be finished.</source>
        <translation>Nach %1 von %2 Partien angehalten. Laufende Partien werden zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The published match will be set up when this one is over.</source>
        <translation>Die Einstellungen des veröffentlichten Wettkampfs werden übernommen, sobald der laufende zu Ende ist.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Hält an …</translation>
    </message>
    <message>
        <source>%1 games played.</source>
        <translation>%1 Partien gespielt.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 games.</source>
        <translation>Nach %1 von %2 Partien abgebrochen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Save games</source>
        <translation>Partien speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <source>Table 1: %1, alpha-beta to depth %2</source>
        <comment>size of the board</comment>
        <translation>Tabelle 1: %1, Alpha-Beta bis Tiefe %2</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>The same seed gives the same games, whatever the number of threads</source>
        <translation>Derselbe Startwert ergibt dieselben Partien, unabhängig von der Zahl der Threads</translation>
    </message>
    <message>
        <source>Games played at the same time. With more games than processor cores, thinking times get longer</source>
        <translation>Zahl der gleichzeitig gespielten Partien. Bei mehr Partien als Prozessorkernen verlängern sich die Denkzeiten</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save games…</source>
        <translation>Partien speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Synchronized Domineering: tournament</source>
        <translation>Synchrones Domineering: Turnier</translation>
    </message>
    <message>
        <source>Two players play many games in the background. The presets are the four matches in table 1 of Komori et al. The paper says neither how ties are broken nor how playouts are scored, so you can compare its shares only roughly.</source>
        <translation>Zwei Spieler spielen im Hintergrund viele Partien. Die Vorgaben sind die vier Wettkämpfe aus Tabelle 1 von Komori et al. Die Arbeit sagt weder, wie zwischen gleich bewerteten Zügen gewählt wird, noch, wie Zufallspartien gewertet werden. Daher erlauben ihre Anteile nur einen groben Vergleich.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentPlayerBox</name>
    <message>
        <source>%1, depth %L2</source>
        <comment>player, plies</comment>
        <translation>%1, Tiefe %L2</translation>
    </message>
    <message>
        <source>%1, %L2 playouts</source>
        <comment>player, number</comment>
        <translation>%1, %L2 Zufallspartien</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Tree search (MCTS)</source>
        <translation>Baumsuche (MCTS)</translation>
    </message>
    <message>
        <source>Best mix (equilibrium)</source>
        <translation>Beste Mischung (Gleichgewicht)</translation>
    </message>
    <message>
        <source>Safe (pure guarantee)</source>
        <translation>Sicher (reine Strategie)</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Best mix and Safe use exact values if the board is solved or the game is nearly over. Otherwise they use alpha-beta</source>
        <translation>„Beste Mischung“ und „Sicher“ kennen die genauen Werte, wenn das Brett gelöst oder die Partie fast zu Ende ist. Sonst nutzen sie Alpha-Beta</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth in plies, two per turn</source>
        <translation>Tiefe in Halbzügen, zwei je Runde</translation>
    </message>
    <message>
        <source>random among equal moves</source>
        <translation>Zufall bei gleich guten Zügen</translation>
    </message>
    <message>
        <source>first of equal moves</source>
        <translation>erster der gleich guten Züge</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleich gute Züge</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Zufallspartien</translation>
    </message>
    <message>
        <source>evenly</source>
        <comment>spread of playouts over the moves</comment>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>by success (UCB)</source>
        <comment>spread of playouts over the moves</comment>
        <translation>nach Erfolg (UCB)</translation>
    </message>
    <message>
        <source>Spread of the playouts</source>
        <translation>Verteilung der Zufallspartien</translation>
    </message>
    <message>
        <source>Give all moves the same number of playouts, or give promising moves more</source>
        <translation>Allen Zügen gleich viele Zufallspartien geben oder aussichtsreichen Zügen mehr</translation>
    </message>
    <message>
        <source>Points for win, draw, loss</source>
        <translation>Punkte für Gewinn, Remis, Verlust</translation>
    </message>
    <message>
        <source>Score of a playout with this result. The paper does not give this score</source>
        <translation>Punkte für eine Zufallspartie mit diesem Ergebnis. Die Arbeit nennt diese Punkte nicht</translation>
    </message>
    <message>
        <source>Score for a win</source>
        <translation>Punkte für einen Gewinn</translation>
    </message>
    <message>
        <source>Score for a draw</source>
        <translation>Punkte für ein Remis</translation>
    </message>
    <message>
        <source>Score for a loss</source>
        <translation>Punkte für einen Verlust</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentRun</name>
    <message>
        <source>The tournament ended because the system ran out of memory. Choose fewer games at a time or weaker players.</source>
        <translation>Das Turnier wurde beendet, weil der Speicher des Systems voll war. Wählen Sie weniger Partien zugleich oder schwächere Spieler.</translation>
    </message>
    <message>
        <source>The tournament ended. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>Das Turnier wurde beendet. %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentTable</name>
    <message>
        <source>%1 µs</source>
        <comment>microseconds</comment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>percentages</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Komori et al., table 1: 1,000 games</source>
        <translation>Komori et al., Tabelle 1: 1.000 Partien</translation>
    </message>
    <message>
        <source>The true share lies in this interval with 95% confidence (Wilson)</source>
        <translation>Der wahre Anteil liegt mit 95 % Sicherheit in diesem Intervall (Wilson)</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Thinking time per game, %1</source>
        <translation>Denkzeit je Partie, %1</translation>
    </message>
    <message>
        <source>Thinking time per move, %1</source>
        <translation>Denkzeit je Zug, %1</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Runden je Partie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TurnReview</name>
    <message>
        <source>Find a better domino on the board.</source>
        <translation>Finden Sie auf dem Brett einen besseren Platz für den Dominostein.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a domino: what there is to say about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best reply to %1 is %2. After that, neither side is ahead.</source>
        <comment>two dominoes</comment>
        <translation>Die beste Antwort auf %1 ist %2. Danach ist keine Seite im Vorteil.</translation>
    </message>
    <message>
        <source>The best reply to %1 is %2. After that, %3 can win for certain.</source>
        <comment>two dominoes, a side</comment>
        <translation>Die beste Antwort auf %1 ist %2. Danach kann %3 sicher gewinnen.</translation>
    </message>
    <message>
        <source>The best reply to %1 is %2. After that, %3 wins more often than %4.</source>
        <comment>two dominoes, two sides</comment>
        <translation>Die beste Antwort auf %1 ist %2. Danach gewinnt %3 häufiger als %4.</translation>
    </message>
    <message>
        <source>The best mix: %1.</source>
        <comment>dominoes with their shares</comment>
        <translation>Die beste Mischung: %1.</translation>
    </message>
    <message>
        <source>Turn %1: you chose %2, %3 chose %4. %5</source>
        <comment>number, domino, the other side, its domino, what it did</comment>
        <translation>Runde %1: Sie wählten %2, %3 wählte %4. %5</translation>
    </message>
    <message>
        <source>Turn %1: %2 chose %3, %4 chose %5. %6</source>
        <comment>number, a side, its domino, the other side, its domino, what the first did</comment>
        <translation>Runde %1: %2 wählte %3, %4 wählte %5. %6</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Show the other side&apos;s best reply to this choice</source>
        <translation>Zeigt die beste Antwort der anderen Seite auf diese Wahl</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ValueGraph</name>
    <message>
        <source>Value graph</source>
        <translation>Wertverlauf</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ValueGraphDock</name>
    <message>
        <source>Values are not known yet</source>
        <translation>Die Werte sind noch nicht bekannt</translation>
    </message>
    <message>
        <source>Once %1 is solved, this graph shows how good every move of the game was.</source>
        <translation>Sobald %1 gelöst ist, zeigt der Wertverlauf, wie gut jeder Zug der Partie war.</translation>
    </message>
    <message>
        <source>Value graph</source>
        <translation>Wertverlauf</translation>
    </message>
</context>
<context>
    <name>kotai::ui::VariantRow</name>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WelcomePage</name>
    <message>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Kotai</source>
        <translation>Kotai</translation>
    </message>
    <message>
        <source>My games ›</source>
        <translation>Meine Partien ›</translation>
    </message>
    <message>
        <source>Small games, solved completely. Play a perfect opponent, or explore every position.</source>
        <translation>Kleine Spiele, vollständig gelöst. Spielen Sie gegen einen perfekten Gegner oder erkunden Sie jede Stellung.</translation>
    </message>
    <message>
        <source>My mistakes ›</source>
        <translation>Meine Fehler ›</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WorkTableModel</name>
    <message>
        <source>not known here</source>
        <translation>hier nicht bekannt</translation>
    </message>
    <message>
        <source>Published: %1. Computed here: %2.</source>
        <translation>Veröffentlicht: %1. Hier berechnet: %2.</translation>
    </message>
    <message>
        <source>%1 · printed
computed</source>
        <comment>heading of a row; what the two lines of its cells are</comment>
        <translation>%1 · gedruckt
berechnet</translation>
    </message>
    <message>
        <source>Computed here: %1.</source>
        <translation>Hier berechnet: %1.</translation>
    </message>
    <message>
        <source>Click or press Enter to list these positions</source>
        <translation>Klick oder Eingabetaste listet diese Stellungen auf</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameSaver</name>
    <message>
        <source>The game could not be added to the library (%1). Save it to a file.</source>
        <translation>Die Partie ließ sich nicht in die Partiensammlung (%1) aufnehmen. Speichern Sie sie in einer Datei.</translation>
    </message>
    <message>
        <source>The library of games was damaged. It is kept as %1, and a new one was started.</source>
        <translation>Die Partiensammlung war beschädigt. Sie bleibt als %1 erhalten, und eine neue wurde angelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read and are in the new library.</source>
        <translation>
            <numerusform>%n Partie war noch lesbar und wurde übernommen.</numerusform>
            <numerusform>%n Partien waren noch lesbar und wurden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read.</source>
        <translation>Es war keine Partie mehr lesbar.</translation>
    </message>
    <message>
        <source>The open game could not be saved. %1</source>
        <translation>Die offene Partie ließ sich nicht speichern. %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::Workspace</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>%1 is damaged. The readable part is open, and the file is unchanged.</source>
        <translation>%1 ist beschädigt. Der lesbare Teil ist geöffnet, und die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>%1 is solved: every value is known now.</source>
        <translation>%1 ist gelöst: Jetzt ist jeder Wert bekannt.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <comment>%1: name of a file</comment>
        <translation>Die beschädigte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>%1 is being solved again. The damaged file is kept under another name.</source>
        <translation>%1 wird noch einmal gelöst. Die beschädigte Datei bleibt unter anderem Namen erhalten.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1. %2 is being solved again.</source>
        <comment>%1: name of a file</comment>
        <translation>Die beschädigte Datei bleibt als %1 erhalten. %2 wird noch einmal gelöst.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>The clipboard contains neither a position of this variant nor a game. %1</source>
        <translation>Die Zwischenablage enthält weder eine Stellung dieser Variante noch eine Partie. %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened. This version of Kotai does not recognise it as a solution, or its beginning is damaged.</source>
        <translation>%1 lässt sich nicht öffnen. Diese Version von Kotai erkennt die Datei nicht als Lösung, oder ihr Anfang ist beschädigt.</translation>
    </message>
    <message>
        <source>The clipboard contains neither a position nor a game.</source>
        <translation>Die Zwischenablage enthält weder eine Stellung noch eine Partie.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FileActions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games (*.kotaigame *.json *.txt *.csa *.usi)</source>
        <translation>Partien (*.kotaigame *.json *.txt *.csa *.usi)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games (*.kotaigame)</source>
        <translation>Partien (*.kotaigame)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>Do&amp;n&apos;t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Lessons (*.kotailesson)</source>
        <translation>Lektionen (*.kotailesson)</translation>
    </message>
</context>
<context>
    <name>LibraryStrings</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>repetition</source>
        <comment>how a game ended</comment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>agreement</source>
        <comment>how a game ended</comment>
        <translation>Einigung</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>how a game ended</comment>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>move limit</source>
        <comment>how a game ended</comment>
        <translation>Zuglimit</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>resigned</source>
        <comment>how a game ended</comment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>how a game ended</comment>
        <translation>normal</translation>
    </message>
    <message numerus="yes">
        <source>%n moves each</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>je %n Zug</numerusform>
            <numerusform>je %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <comment>the length of a game; the moves of each side</comment>
        <translation>%1 und %2 Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryFileStrings</name>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 lässt sich nicht lesen. %2</translation>
    </message>
    <message>
        <source>%1 is damaged. The readable part is in the library. %2</source>
        <translation>%1 ist beschädigt. Der lesbare Teil ist in der Partiensammlung. %2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LibraryModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>after an accuracy</comment>
        <translation>mit Hilfe</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LibraryFilterBar</name>
    <message>
        <source>Search names, games, dates</source>
        <translation>Name, Spiel oder Datum suchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>Erster Spieler gewann</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>Zweiter Spieler gewann</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>From date (2026-01-31)</source>
        <translation>Ab Datum (2026-01-31)</translation>
    </message>
    <message>
        <source>To date (2026-12-31)</source>
        <translation>Bis Datum (2026-12-31)</translation>
    </message>
    <message>
        <source>At least </source>
        <comment>before a number of moves</comment>
        <translation>Mindestens </translation>
    </message>
    <message>
        <source> moves</source>
        <comment>after a number</comment>
        <translation> Züge</translation>
    </message>
    <message>
        <source>At most </source>
        <comment>before a number of moves</comment>
        <translation>Höchstens </translation>
    </message>
    <message>
        <source>Accuracy at least </source>
        <comment>before a percentage</comment>
        <translation>Genauigkeit mindestens </translation>
    </message>
    <message>
        <source>Accuracy: any</source>
        <translation>Genauigkeit: beliebig</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Weitere Filter</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Minimum length: any</source>
        <translation>Mindestlänge: beliebig</translation>
    </message>
    <message>
        <source>Maximum length: any</source>
        <translation>Höchstlänge: beliebig</translation>
    </message>
    <message>
        <source>Contains the current position</source>
        <translation>Enthält die aktuelle Stellung</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s) removed.</source>
        <translation>
            <numerusform>%n Partie entfernt.</numerusform>
            <numerusform>%n Partien entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game you finish is kept here. You can import games from files.</source>
        <translation>Jede Partie, die Sie beenden, bleibt hier erhalten. Sie können Partien aus Dateien importieren.</translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>Keine passenden Partien</translation>
    </message>
    <message>
        <source>Change the search above.</source>
        <translation>Ändern Sie die Suche oben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>shown, and in the library</comment>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Kotai. Kotai leaves it unchanged. Update Kotai.</source>
        <translation>%1 stammt von einer neueren Version von Kotai. Die Datei bleibt unverändert. Aktualisieren Sie Kotai.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already in the library.</source>
        <translation>
            <numerusform>%n war schon vorhanden.</numerusform>
            <numerusform>%n waren schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more warning(s).</source>
        <translation>
            <numerusform>%n weitere Warnung.</numerusform>
            <numerusform>%n weitere Warnungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n Partie nach %1 exportiert.</numerusform>
            <numerusform>%n Partien nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>My statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <translation>Die Partien lassen sich nicht anzeigen</translation>
    </message>
    <message>
        <source>%1 is not a file. Rename it, or choose another data folder.</source>
        <translation>%1 ist keine Datei. Benennen Sie den Eintrag um oder wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>%1 is read-only, so games cannot be added. Change the permissions of its folder, free some space, or choose another data folder.</source>
        <translation>%1 ist schreibgeschützt, deshalb wird keine Partie aufgenommen. Erlauben Sie das Schreiben in ihrem Ordner, schaffen Sie Platz oder wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>%1 cannot be opened or written. Change its permissions, free some space, or choose another data folder.</source>
        <translation>%1 lässt sich nicht öffnen oder schreiben. Ändern Sie die Zugriffsrechte, schaffen Sie Platz oder wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StatisticsView</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n games are not counted here, because you had help or saw values while you played.</source>
        <translation>
            <numerusform>%n Partie zählt hier nicht mit: Sie hatten Hilfe, oder es wurden Werte angezeigt.</numerusform>
            <numerusform>%n Partien zählen hier nicht mit: Sie hatten Hilfe, oder es wurden Werte angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Score over your last ten games</source>
        <translation>Punkte aus den letzten zehn Partien</translation>
    </message>
    <message>
        <source>Next goal: beat %1.</source>
        <comment>an opponent</comment>
        <translation>Nächstes Ziel: %1 schlagen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: you won %2 of your last %n games against %3.</source>
        <comment>a game, games won, the opponent</comment>
        <translation>
            <numerusform>%1: Sie haben %2 von %n Partie gegen %3 gewonnen.</numerusform>
            <numerusform>%1: Sie haben %2 von Ihren letzten %n Partien gegen %3 gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Every game that you finish against the computer counts here, if you play it without hints and without values.</source>
        <translation>Hier zählt jede Partie, die Sie gegen den Computer ohne Tipps und ohne Werte zu Ende spielen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringPage</name>
    <message>
        <source>Numbers: what a move guarantees on average, from −1 (loss) through 0 (draw) to +1 (win). Percentages: how often the best mix of moves plays it.</source>
        <translation>Zahlen: was ein Zug im Mittel sichert, von −1 (Verlust) über 0 (Remis) bis +1 (Gewinn). Prozentwerte: sein Anteil an der besten Mischung.</translation>
    </message>
</context>
<context>
    <name>ContinuedStrings</name>
    <message>
        <source>today, %1</source>
        <comment>a time of the day</comment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time of the day</comment>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how far a game is, when it was played</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>its number</comment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>its number</comment>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>KnownStrings</name>
    <message>
        <source>First player wins</source>
        <translation>Der erste Spieler gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <translation>Der zweite Spieler gewinnt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a result, who found it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Iwanaga et al. 2022</source>
        <translation>Iwanaga et al. 2022</translation>
    </message>
    <message>
        <source>Tanaka 2009</source>
        <translation>Tanaka 2009</translation>
    </message>
    <message>
        <source>solved with Kotai</source>
        <translation>mit Kotai gelöst</translation>
    </message>
    <message>
        <source>About %1 positions.</source>
        <translation>Etwa %1 Stellungen.</translation>
    </message>
    <message>
        <source>%1 positions.</source>
        <translation>%1 Stellungen.</translation>
    </message>
    <message>
        <source>%1 are won, %2 drawn and %3 lost.</source>
        <comment>positions</comment>
        <translation>%1 sind gewonnen, %2 remis und %3 verloren.</translation>
    </message>
    <message>
        <source>The longest win takes %1 moves, the longest loss %2.</source>
        <translation>Der längste Gewinn dauert %1 Züge, der längste Verlust %2.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <comment>a result and who found it</comment>
        <translation>Bekannt: %1.</translation>
    </message>
    <message>
        <source>This variant is not solved on this computer.</source>
        <translation>Auf diesem Computer ist die Variante nicht gelöst.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolveLimitsRow</name>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Processor &amp;cores:</source>
        <translation>Prozessor&amp;kerne:</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <comment>processor cores</comment>
        <translation>alle (%1)</translation>
    </message>
    <message>
        <source>Processor cores used for solving. Fewer cores leave room for other programs.</source>
        <translation>Prozessorkerne, die beim Lösen genutzt werden. Mit weniger Kernen bleibt mehr Rechenleistung für andere Programme.</translation>
    </message>
    <message>
        <source>&amp;Memory limit:</source>
        <translation>&amp;Speichergrenze:</translation>
    </message>
    <message>
        <source>all free memory</source>
        <comment>memory</comment>
        <translation>gesamter freier Speicher</translation>
    </message>
    <message>
        <source>Memory used for solving. With less, solving reads more from the disk.</source>
        <translation>Speicher, der beim Lösen genutzt wird. Mit weniger Speicher wird mehr vom Datenträger gelesen.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolutionsModel</name>
    <message>
        <source>being solved, %1 done</source>
        <translation>wird gelöst, %1 fertig</translation>
    </message>
    <message>
        <source>paused, %1 done</source>
        <translation>angehalten, %1 fertig</translation>
    </message>
    <message>
        <source>being solved by another program</source>
        <translation>wird von einem anderen Programm gelöst</translation>
    </message>
    <message>
        <source>no longer needed: the variant is solved</source>
        <translation>nicht mehr gebraucht: Die Variante ist gelöst</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
    <message>
        <source>unfinished, %1 of %2 parts done</source>
        <translation>unfertig, %1 von %2 Teilen fertig</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>beschädigt: %1</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>unbekanntes Spiel</translation>
    </message>
    <message>
        <source>solved, all checksums good</source>
        <translation>gelöst, alle Prüfsummen stimmen</translation>
    </message>
    <message>
        <source>solved, no errors found so far</source>
        <translation>gelöst, bisher kein Fehler gefunden</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>figures only, unfinished: resume with kotai-cli solve --figures-only</source>
        <translation>nur Kennzahlen, unfertig: weiter mit kotai-cli solve --figures-only</translation>
    </message>
    <message>
        <source>figures only, for kotai-cli stats and table; solve the variant to get values</source>
        <translation>nur Kennzahlen, für kotai-cli stats und table; Werte gibt es erst nach dem Lösen</translation>
    </message>
    <message>
        <source>solved, every value verified on %1</source>
        <comment>%1: a day</comment>
        <translation>gelöst, jeder Wert am %1 geprüft</translation>
    </message>
    <message>
        <source>damaged; kept as %1 during the repair</source>
        <comment>%1: name of a file</comment>
        <translation>beschädigt, beim Reparieren als %1 beiseitegelegt</translation>
    </message>
    <message>
        <source>Value %1</source>
        <comment>of the start</comment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolutionsPage</name>
    <message>
        <source>This freed %1.</source>
        <translation>Dadurch wurden %1 frei.</translation>
    </message>
    <message>
        <source>%1 in %2 (%3 free)</source>
        <comment>bytes, folder, bytes</comment>
        <translation>%1 in %2 (%3 frei)</translation>
    </message>
    <message>
        <source>Nothing is solved yet</source>
        <translation>Noch ist nichts gelöst</translation>
    </message>
    <message>
        <source>Reading the data folder…</source>
        <translation>Der Datenordner wird gelesen …</translation>
    </message>
    <message>
        <source>Solutions on this computer are listed here.</source>
        <translation>Hier stehen die Lösungen auf diesem Computer.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the board with its values</source>
        <translation>Öffnet das Brett mit seinen Werten</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Forts&amp;etzen</translation>
    </message>
    <message>
        <source>Continue from the finished parts</source>
        <translation>Macht mit den fertigen Teilen weiter</translation>
    </message>
    <message>
        <source>Ver&amp;ify</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Check every checksum and recompute every value with independent code</source>
        <translation>Kontrolliert jede Prüfsumme und berechnet jeden Wert mit unabhängigem Code neu</translation>
    </message>
    <message>
        <source>Re&amp;pair</source>
        <translation>&amp;Reparieren</translation>
    </message>
    <message>
        <source>Move the file aside if it is damaged or wrong, and solve the variant again</source>
        <translation>Legt eine beschädigte oder falsche Datei beiseite und löst die Variante noch einmal</translation>
    </message>
    <message>
        <source>&amp;Copy to…</source>
        <translation>&amp;Kopieren nach …</translation>
    </message>
    <message>
        <source>Copy the file to another folder or disk</source>
        <translation>Kopiert die Datei in einen anderen Ordner oder auf einen anderen Datenträger</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Delete the file from the disk (Del)</source>
        <translation>Löscht die Datei vom Datenträger (Entf)</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Show the folder with these files</source>
        <translation>Zeigt den Ordner mit diesen Dateien</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Verifying %1…</source>
        <translation>%1 wird geprüft …</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>No damage has been found in %1. Keep the file under another name and solve again?</source>
        <translation>In %1 wurde kein Schaden gefunden. Die Datei unter anderem Namen behalten und noch einmal lösen?</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Noch einmal lösen</translation>
    </message>
    <message>
        <source>%1 is being solved again. The previous file is kept under another name.</source>
        <translation>%1 wird noch einmal gelöst. Die bisherige Datei bleibt unter einem anderen Namen erhalten.</translation>
    </message>
    <message>
        <source>Delete the solution of %1? This frees %2. Its values are lost until you solve it again.</source>
        <translation>Die Lösung von %1 löschen? %2 werden frei. Die Werte sind dann erst nach erneutem Lösen wieder bekannt.</translation>
    </message>
    <message>
        <source>Delete the leftover files of %1? This frees %2.</source>
        <translation>Die Reste einer abgebrochenen Berechnung von %1 löschen? %2 werden frei.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>%1: name of a file</comment>
        <translation>%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>Copy solution</source>
        <translation>Lösung kopieren</translation>
    </message>
    <message>
        <source>Copying %1…</source>
        <translation>%1 wird kopiert …</translation>
    </message>
    <message>
        <source>Not copied.</source>
        <translation>Nicht kopiert.</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Kopiert nach %1.</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Brett zeigen</translation>
    </message>
    <message>
        <source>%1 is a solution of %2, but its values are in other files in the same folder. Copy it and these files into %3.</source>
        <translation>%1 ist eine Lösung von %2, aber ihre Werte liegen in weiteren Dateien im selben Ordner. Kopieren Sie sie mit diesen Dateien nach %3.</translation>
    </message>
    <message>
        <source>%1 is a solution of %2. Kotai reads solutions from %3.</source>
        <translation>%1 ist eine Lösung von %2. Kotai liest Lösungen aus %3.</translation>
    </message>
    <message>
        <source>Copy to data folder</source>
        <translation>In den Datenordner kopieren</translation>
    </message>
    <message>
        <source>Delete the damaged file of %1? This frees %2.</source>
        <translation>Die beschädigte Datei von %1 löschen? %2 werden frei.</translation>
    </message>
    <message>
        <source>Delete the finished parts of %1? This frees %2, but solving would have to start again.</source>
        <translation>Die fertigen Teile von %1 löschen? %2 werden frei, aber die Berechnung müsste von vorn beginnen.</translation>
    </message>
    <message>
        <source>Delete the figures of %1? This frees %2. The variant was solved without keeping its values.</source>
        <translation>Die Kennzahlen von %1 löschen? %2 werden frei. Beim Lösen wurden keine Werte gespeichert.</translation>
    </message>
    <message>
        <source>%1 is a solution of %2. The folder %3 already has one, so this file is left unchanged.</source>
        <translation>%1 ist eine Lösung von %2. Im Ordner %3 gibt es schon eine, daher bleibt diese Datei unverändert.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Save &amp;list…</source>
        <translation>&amp;Liste speichern …</translation>
    </message>
    <message>
        <source>Save this list as a table, with positions and checksums</source>
        <translation>Speichert diese Liste als Tabelle, mit der Zahl der Stellungen und den Prüfsummen</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>VerifyStrings</name>
    <message>
        <source>%1 cannot be verified. %2</source>
        <comment>variant, reason</comment>
        <translation>%1 kann nicht geprüft werden. %2</translation>
    </message>
    <message>
        <source>%1: %2 of the values and counts are wrong. Repair computes them again.</source>
        <translation>%1: %2 der Werte und Zahlen sind falsch. „Reparieren“ berechnet sie neu.</translation>
    </message>
    <message>
        <source>First error: %1</source>
        <translation>Erster Fehler: %1</translation>
    </message>
    <message>
        <source>%1: stopped after %2 positions, all correct so far.</source>
        <translation>%1: nach %2 Stellungen angehalten, bis dahin alle richtig.</translation>
    </message>
    <message>
        <source>%1: all checksums are good. %2 values were recomputed with independent code, and all are correct (%3).</source>
        <translation>%1: Alle Prüfsummen stimmen. %2 Werte wurden mit unabhängigem Code neu berechnet, und alle sind richtig (%3).</translation>
    </message>
</context>
<context>
    <name>AboutStrings</name>
    <message>
        <source>Small board games, solved completely.</source>
        <translation>Kleine Brettspiele, vollständig gelöst.</translation>
    </message>
    <message>
        <source>The name comes from 後退解析 (kōtai kaiseki), retrograde analysis: working backwards from the finished positions to the value of every position.</source>
        <translation>Der Name kommt von 後退解析 (kōtai kaiseki), Rückwärtsanalyse: Man rechnet von den Endstellungen aus rückwärts, bis der Wert jeder Stellung feststeht.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3. It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Qt %1 (built with %2), SQLite %3, compiled with %4 for %5.</source>
        <translation>Qt %1 (gebaut mit %2), SQLite %3, übersetzt mit %4 für %5.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Papers whose results Kotai reproduces, figure by figure:</source>
        <translation>Arbeiten, deren Ergebnisse Kotai Zahl für Zahl nachrechnet:</translation>
    </message>
    <message>
        <source>How to cite</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the BibTeX entries</comment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>BibTeX entries for Kotai and these works:</source>
        <translation>BibTeX-Einträge für Kotai und diese Arbeiten:</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PastPuzzles</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <comment>puzzles that come back</comment>
        <translation>
            <numerusform>%n heute</numerusform>
            <numerusform>%n heute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tomorrow</source>
        <comment>puzzles that come back</comment>
        <translation>
            <numerusform>%n morgen</numerusform>
            <numerusform>%n morgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <comment>puzzles that come back</comment>
        <translation>
            <numerusform>%n später</numerusform>
            <numerusform>%n später</numerusform>
        </translation>
    </message>
    <message>
        <source>No reviews: you have not failed any puzzles.</source>
        <translation>Nichts zu wiederholen: Bisher ist Ihnen keine Aufgabe misslungen.</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <comment>2 today, 6 tomorrow</comment>
        <translation>Zu wiederholen: %1.</translation>
    </message>
    <message>
        <source>‹ Back to the puzzles</source>
        <translation>‹ Zurück zu den Aufgaben</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Meine Aufgaben</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Click to try the puzzle again</source>
        <translation>Klicken Sie, um die Aufgabe noch einmal zu versuchen</translation>
    </message>
    <message>
        <source>Results by kind</source>
        <translation>Ergebnisse nach Art</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>First try</source>
        <translation>Auf Anhieb</translation>
    </message>
    <message>
        <source>With a hint</source>
        <translation>Mit Tipp</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>Nach Fehlern</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Puzzles you solve or fail are listed here, with the day on which they come back.</source>
        <translation>Hier stehen gelöste und nicht gelöste Aufgaben, mit dem Tag, an dem sie wiederkommen.</translation>
    </message>
    <message>
        <source>Solve puzzles</source>
        <translation>Aufgaben lösen</translation>
    </message>
    <message>
        <source>Rating, puzzle by puzzle</source>
        <translation>Wertung, Aufgabe für Aufgabe</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 after %n puzzles</source>
        <comment>ratings</comment>
        <translation>
            <numerusform>Von %1 auf %2 nach %n Aufgabe</numerusform>
            <numerusform>Von %1 auf %2 nach %n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzles ›</source>
        <translation>Meine Aufgaben ›</translation>
    </message>
    <message>
        <source>Solved and failed puzzles, puzzles that come back, and your rating over time</source>
        <translation>Gelöste und nicht gelöste Aufgaben, Wiederholungen und die Entwicklung Ihrer Wertung</translation>
    </message>
    <message>
        <source>Puzzles you have tried</source>
        <translation>Bearbeitete Aufgaben</translation>
    </message>
    <message>
        <source>No puzzles tried yet</source>
        <translation>Noch keine Aufgabe bearbeitet</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PastPuzzlesModel</name>
    <message>
        <source>today</source>
        <comment>a puzzle comes back</comment>
        <translation>heute</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>a puzzle comes back</comment>
        <translation>morgen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>its rating</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next review</source>
        <translation>Wieder am</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzlesOffer</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>My puzzles ›</source>
        <translation>Meine Aufgaben ›</translation>
    </message>
    <message>
        <source>Try a puzzle ›</source>
        <translation>Eine Aufgabe lösen ›</translation>
    </message>
    <message>
        <source>Today&apos;s puzzles are waiting ›</source>
        <translation>Die Aufgaben des Tages warten ›</translation>
    </message>
    <message>
        <source>Today&apos;s puzzles: %1 of %2 done ›</source>
        <translation>Aufgaben des Tages: %1 von %2 erledigt ›</translation>
    </message>
    <message numerus="yes">
        <source>%n reviews due</source>
        <translation>
            <numerusform>%n zu wiederholen</numerusform>
            <numerusform>%n zu wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>One position, one right move. Can you find it?</source>
        <translation>Eine Stellung, ein richtiger Zug. Finden Sie ihn?</translation>
    </message>
    <message>
        <source>A puzzle of the day: %1</source>
        <comment>%1: a variant</comment>
        <translation>Eine Aufgabe des Tages: %1</translation>
    </message>
    <message>
        <source>Today&apos;s puzzles done: %1 of %2 on the first try ›</source>
        <translation>Aufgaben des Tages erledigt: %1 von %2 auf Anhieb ›</translation>
    </message>
    <message>
        <source>last 7 days: %1 of %2 solved on the first try</source>
        <comment>puzzles of all games</comment>
        <translation>in den letzten 7 Tagen: %1 von %2 auf Anhieb</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TableExportButton</name>
    <message>
        <source>Copied as CSV.</source>
        <translation>Als CSV kopiert.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>The page could not be printed. Check the printer, then try again.</source>
        <translation>Die Seite konnte nicht gedruckt werden. Prüfen Sie den Drucker und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Copy or save this table</source>
        <translation>Diese Tabelle kopieren oder speichern</translation>
    </message>
    <message>
        <source>&amp;Copy numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation>Als CS&amp;V speichern …</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation>Als &amp;JSON speichern …</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Bild als &amp;PNG speichern …</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Bild als &amp;SVG speichern …</translation>
    </message>
    <message>
        <source>Save picture as P&amp;DF…</source>
        <translation>Bild als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint picture…</source>
        <translation>Bild d&amp;rucken …</translation>
    </message>
    <message>
        <source>Pictures on a &amp;white background</source>
        <translation>Bilder auf &amp;weißem Grund</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ListSaver</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Games (*.kotaigame)</source>
        <translation>Partien (*.kotaigame)</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>“%1” was not saved. Its name must end in .csv, .json or .jsonl.</source>
        <translation>„%1“ wurde nicht gespeichert. Der Name muss mit .csv, .json oder .jsonl enden.</translation>
    </message>
    <message>
        <source>“%1” was not saved. Its name must end in .csv, .json, .jsonl or .kotaigame.</source>
        <translation>„%1“ wurde nicht gespeichert. Der Name muss mit .csv, .json, .jsonl oder .kotaigame enden.</translation>
    </message>
    <message>
        <source>The list has too many positions for one file. The limit is %1.</source>
        <translation>Die Liste hat zu viele Stellungen für eine Datei. Möglich sind höchstens %1.</translation>
    </message>
</context>
<context>
    <name>PercentSign</name>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StrategyProgress</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Proving: %1 positions searched</source>
        <translation>Beweis: %1 Stellungen durchsucht</translation>
    </message>
    <message>
        <source>Strategy for %1</source>
        <translation>Strategie für %1</translation>
    </message>
    <message>
        <source>Creating the strategy for %1…</source>
        <translation>Die Strategie für %1 wird erstellt …</translation>
    </message>
    <message>
        <source>%1 positions so far. The total is known only at the end.</source>
        <translation>Bisher %1 Stellungen. Die Gesamtzahl ist erst am Ende bekannt.</translation>
    </message>
</context>
<context>
    <name>SaveNameStrings</name>
    <message>
        <source>PNG images</source>
        <translation>PNG-Bilder</translation>
    </message>
    <message>
        <source>SVG images</source>
        <translation>SVG-Bilder</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV-Tabellen</translation>
    </message>
    <message>
        <source>LaTeX tables</source>
        <translation>LaTeX-Tabellen</translation>
    </message>
</context>
<context>
    <name>LeftStrings</name>
    <message>
        <source>%1 has unsaved changes. The game is in My games as you left it.</source>
        <comment>%1: a file</comment>
        <translation>%1 enthält nicht gespeicherte Änderungen. Die Partie steht unter „Meine Partien“, so wie Sie sie verlassen haben.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WayOut</name>
    <message>
        <source>Back to the board</source>
        <comment>a button; with the game that is open</comment>
        <translation>Zurück zum Brett</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameBefore</name>
    <message>
        <source>Your game of %1 has been set aside.</source>
        <translation>Ihre Partie (%1) wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>kotai::ui::OpponentBoxes</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WorkBar</name>
    <message>
        <source>Stop. Finished parts are kept</source>
        <translation>Anhalten. Fertige Teile bleiben erhalten</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>This move threatens %1, which wins at once.</source>
        <translation>Dieser Zug droht %1 mit sofortigem Gewinn.</translation>
    </message>
    <message>
        <source>This move stops the threat %1, which would win in %2 moves: %3.</source>
        <translation>Dieser Zug wehrt die Drohung %1 ab, die in %2 Zügen gewinnen würde: %3.</translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 ist der einzige legale Zug.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else draws.</source>
        <translation>%1 ist der einzige Zug, der gewinnt. Alles andere ist remis.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else draws or loses.</source>
        <translation>%1 ist der einzige Zug, der gewinnt. Alles andere ist remis oder verliert.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins at once.</source>
        <translation>Nach %1 gewinnt die Antwort %2 sofort.</translation>
    </message>
    <message>
        <source>%1 does not stop the threat %2, which wins at once.</source>
        <translation>%1 wehrt die Drohung %2 nicht ab, die sofort gewinnt.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 holds the draw.</source>
        <translation>Nach %1 hält die Antwort %2 das Remis.</translation>
    </message>
    <message>
        <source>After %1 only the reply %2 holds the draw.</source>
        <translation>Nach %1 hält nur die Antwort %2 das Remis.</translation>
    </message>
    <message>
        <source>After %1 every reply holds the draw.</source>
        <translation>Nach %1 hält jede Antwort das Remis.</translation>
    </message>
    <message>
        <source>%1 ends the game at once in a draw.</source>
        <translation>%1 beendet die Partie sofort mit einem Remis.</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have held the draw.</source>
        <translation>Das macht aus einem Remis einen Verlust. %1 hätte das Remis gehalten.</translation>
    </message>
    <message>
        <source>This move still wins, but %2 moves later than %1.</source>
        <translation>Dieser Zug gewinnt noch, aber %2 Züge später als %1.</translation>
    </message>
    <message>
        <source>This move still wins, but 1 move later than %1.</source>
        <translation>Dieser Zug gewinnt noch, aber einen Zug später als %1.</translation>
    </message>
    <message>
        <source>This move loses %2 moves sooner than %1.</source>
        <translation>Dieser Zug verliert %2 Züge früher als %1.</translation>
    </message>
    <message>
        <source>This move loses 1 move sooner than %1.</source>
        <translation>Dieser Zug verliert einen Zug früher als %1.</translation>
    </message>
    <message>
        <source>Zugzwang: passing would draw, but every move loses.</source>
        <translation>Zugzwang: Aussetzen wäre remis, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>Zugzwang: passing would win, but every move loses.</source>
        <translation>Zugzwang: Aussetzen würde gewinnen, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>Zugzwang: passing would win, but no move does.</source>
        <translation>Zugzwang: Aussetzen würde gewinnen, aber kein Zug gewinnt.</translation>
    </message>
    <message>
        <source>%1 is check.</source>
        <translation>%1 ist Schach.</translation>
    </message>
    <message>
        <source>%1 threatens to complete a line on %2.</source>
        <translation>%1 droht, auf %2 eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>%1 makes no path longer.</source>
        <translation>%1 verlängert keinen Weg.</translation>
    </message>
    <message>
        <source>%1 brings the pawn no nearer to its goal: the length of its path was %2 and is now %3.</source>
        <translation>%1 bringt die Figur dem Ziel nicht näher: Die Länge ihres Weges war %2 und ist jetzt %3.</translation>
    </message>
    <message>
        <source>%1 and %2 settle the turn: each secures %3, and neither side gains by mixing.</source>
        <translation>%1 und %2 entscheiden die Runde: Jeder der beiden Züge sichert %3, und Mischen nützt keiner Seite.</translation>
    </message>
    <message>
        <source>Without mixing, %1 secures at least %3 and %2 allows at most %4; mixing makes the position worth %5.</source>
        <translation>Ohne Mischen sichert %1 mindestens %3, und %2 lässt höchstens %4 zu. Durch Mischen ist die Stellung %5 wert.</translation>
    </message>
    <message>
        <source>%1 secures at least %2, and no other choice secures more.</source>
        <translation>%1 sichert mindestens %2, und keine andere Wahl sichert mehr.</translation>
    </message>
    <message>
        <source>%1 secures only %2, because the other side can play %3; %4 secures at least %5.</source>
        <translation>%1 sichert nur %2, weil die andere Seite %3 spielen kann. %4 sichert mindestens %5.</translation>
    </message>
    <message>
        <source>%1 allows at most %2, and no other choice allows less.</source>
        <translation>%1 lässt höchstens %2 zu, und keine andere Wahl weniger.</translation>
    </message>
    <message>
        <source>%1 allows %2, because the other side can play %3; %4 allows at most %5.</source>
        <translation>%1 lässt %2 zu, weil die andere Seite %3 spielen kann. %4 lässt höchstens %5 zu.</translation>
    </message>
    <message>
        <source>%1 is dominated by %2: it is never better, and worse against %3.</source>
        <translation>%1 wird von %2 dominiert: nie besser und gegen %3 schlechter.</translation>
    </message>
    <message>
        <source>Safe dominoes, on squares that the other side can never cover: %1 for Vertical, %2 for Horizontal.</source>
        <translation>Sichere Dominosteine auf Feldern, die die andere Seite nie belegen kann: %1 für Vertikal, %2 für Horizontal.</translation>
    </message>
    <message>
        <source>%1 leaves safe dominoes: %2 for Vertical (before: %4), %3 for Horizontal (before: %5).</source>
        <translation>%1 lässt sichere Dominosteine übrig: %2 für Vertikal (vorher %4), %3 für Horizontal (vorher %5).</translation>
    </message>
    <message>
        <source>%1 of the free squares can be covered only by Vertical, %2 only by Horizontal.</source>
        <translation>%1 der freien Felder kann nur noch Vertikal belegen, %2 nur noch Horizontal.</translation>
    </message>
    <message>
        <source>%1 wins, whatever the other side plays.</source>
        <translation>%1 gewinnt, egal was die andere Seite spielt.</translation>
    </message>
    <message>
        <source>%1 does not lose, whatever the other side plays, and no other choice secures more.</source>
        <translation>%1 verliert nicht, egal was die andere Seite spielt, und keine andere Wahl sichert mehr.</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3, and every other choice can lose, too.</source>
        <translation>%1 verliert, wenn die andere Seite %3 spielt, und auch jede andere Wahl kann verlieren.</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 wins, whatever the other side plays.</source>
        <translation>%1 verliert, wenn die andere Seite %3 spielt. %4 gewinnt, egal was die andere Seite spielt.</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 does not lose, whatever the other side plays.</source>
        <translation>%1 verliert, wenn die andere Seite %3 spielt. %4 verliert nicht, egal was die andere Seite spielt.</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 secures at least %5.</source>
        <translation>%1 verliert, wenn die andere Seite %3 spielt. %4 sichert mindestens %5.</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 allows at most %5.</source>
        <translation>%1 verliert, wenn die andere Seite %3 spielt. %4 lässt höchstens %5 zu.</translation>
    </message>
    <message>
        <source>%1 only draws if the other side plays %3; %4 wins, whatever the other side plays.</source>
        <translation>%1 erreicht nur ein Remis, wenn die andere Seite %3 spielt. %4 gewinnt, egal was die andere Seite spielt.</translation>
    </message>
    <message>
        <source>After %1 and %2 Vertical has more safe dominoes (%4) than Horizontal has room for (%5): Vertical wins.</source>
        <translation>Nach %1 und %2 hat Vertikal mehr sichere Dominosteine (%4), als Horizontal noch legen kann (%5): Vertikal gewinnt.</translation>
    </message>
    <message>
        <source>After %1 and %2 Horizontal has more safe dominoes (%4) than Vertical has room for (%5): Horizontal wins.</source>
        <translation>Nach %1 und %2 hat Horizontal mehr sichere Dominosteine (%4), als Vertikal noch legen kann (%5): Horizontal gewinnt.</translation>
    </message>
    <message>
        <source>After %3 and %2 Vertical would have more safe dominoes (%4) than Horizontal has room for (%5), and would win.</source>
        <translation>Nach %3 und %2 hätte Vertikal mehr sichere Dominosteine (%4), als Horizontal noch legen könnte (%5), und würde gewinnen.</translation>
    </message>
    <message>
        <source>After %3 and %2 Horizontal would have more safe dominoes (%4) than Vertical has room for (%5), and would win.</source>
        <translation>Nach %3 und %2 hätte Horizontal mehr sichere Dominosteine (%4), als Vertikal noch legen könnte (%5), und würde gewinnen.</translation>
    </message>
    <message>
        <source>Safe dominoes after %1 and %2: %4 for Vertical, %5 for Horizontal; with %3 instead of %1: %6 and %7.</source>
        <translation>Sichere Dominosteine nach %1 und %2: %4 für Vertikal, %5 für Horizontal; mit %3 statt %1: %6 und %7.</translation>
    </message>
    <message>
        <source>Room for dominoes after %1 and %2: %4 for Vertical, %5 for Horizontal; with %3 instead of %1: %6 and %7.</source>
        <translation>Platz für Dominosteine nach %1 und %2: %4 für Vertikal, %5 für Horizontal; mit %3 statt %1: %6 und %7.</translation>
    </message>
    <message>
        <source>%1 uses up a safe domino: the other side could never have covered these squares.</source>
        <translation>%1 verbraucht einen sicheren Dominostein: Die andere Seite hätte diese Felder nie belegen können.</translation>
    </message>
    <message>
        <source>After %1 and %2 the domino %4 is safe: the other side can never cover its squares.</source>
        <translation>Nach %1 und %2 ist der Dominostein %4 sicher: Die andere Seite kann seine Felder nie belegen.</translation>
    </message>
    <message>
        <source>After %3 and %2 the domino %4 would be safe: the other side could never cover its squares.</source>
        <translation>Nach %3 und %2 wäre der Dominostein %4 sicher: Die andere Seite könnte seine Felder nie belegen.</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won at once.</source>
        <translation>Das macht aus einem Gewinn ein Remis. %1 hätte sofort gewonnen.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have won at once.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte sofort gewonnen.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 holds the draw and makes %3 impossible.</source>
        <translation>Nach %1 hält die Antwort %2 das Remis und macht %3 unmöglich.</translation>
    </message>
    <message>
        <source>After %1 only the reply %2 holds the draw; it makes %3 impossible.</source>
        <translation>Nach %1 hält nur die Antwort %2 das Remis. Sie macht %3 unmöglich.</translation>
    </message>
    <message>
        <source>%1 makes %3 impossible, and the reply %2 holds the draw.</source>
        <translation>%1 macht %3 unmöglich, und die Antwort %2 hält das Remis.</translation>
    </message>
    <message>
        <source>%1 makes %3 impossible, and only the reply %2 holds the draw.</source>
        <translation>%1 macht %3 unmöglich, und nur die Antwort %2 hält das Remis.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 holds the draw. %o can then answer %3 with %4.</source>
        <translation>Nach %1 hält die Antwort %2 das Remis. Auf %3 kann %o dann mit %4 antworten.</translation>
    </message>
    <message>
        <source>After %1 only the reply %2 holds the draw. %o can then answer %3 with %4.</source>
        <translation>Nach %1 hält nur die Antwort %2 das Remis. Auf %3 kann %o dann mit %4 antworten.</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have held the draw: %m could then answer %3 with %4.</source>
        <translation>Das macht aus einem Remis einen Verlust. %1 hätte das Remis gehalten: Auf %3 könnte %m dann mit %4 antworten.</translation>
    </message>
    <message>
        <source>The other side&apos;s best mix is %3. Against it, %1 yields %2 on average, and %4 yields %5.</source>
        <translation>Die beste Mischung der anderen Seite ist %3. Gegen sie bringt %1 im Mittel %2 und %4 dagegen %5.</translation>
    </message>
    <message>
        <source>The other side&apos;s best mix is %3. Against it, %1 allows %2 on average, and %4 allows %5.</source>
        <translation>Die beste Mischung der anderen Seite ist %3. Gegen sie lässt %1 im Mittel %2 zu, %4 dagegen %5.</translation>
    </message>
    <message>
        <source>Allows a win</source>
        <translation>Lässt einen Gewinn zu</translation>
    </message>
    <message>
        <source>Overlooked win</source>
        <translation>Übersehener Gewinn</translation>
    </message>
    <message>
        <source>Overlooked threat</source>
        <translation>Übersehene Drohung</translation>
    </message>
    <message>
        <source>Missed win</source>
        <translation>Verpasster Gewinn</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Beendet die Partie</translation>
    </message>
    <message>
        <source>Not the safest choice</source>
        <translation>Nicht die sicherste Wahl</translation>
    </message>
    <message>
        <source>Gives up a win</source>
        <translation>Gibt einen Gewinn auf</translation>
    </message>
    <message>
        <source>Risks a loss</source>
        <translation>Riskiert einen Verlust</translation>
    </message>
    <message>
        <source>Dominated choice</source>
        <translation>Dominierte Wahl</translation>
    </message>
    <message>
        <source>Loses against the best mix</source>
        <translation>Verliert gegen die beste Mischung</translation>
    </message>
    <message>
        <source>Series of checks</source>
        <translation>Serie von Schachgeboten</translation>
    </message>
    <message>
        <source>Lion on the far row</source>
        <translation>Löwe in der letzten Reihe</translation>
    </message>
    <message>
        <source>Lion captured</source>
        <translation>Löwe geschlagen</translation>
    </message>
    <message>
        <source>Lion left in check</source>
        <translation>Löwe bleibt im Schach</translation>
    </message>
    <message>
        <source>Lion walks into check</source>
        <translation>Löwe geht ins Schach</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Lion without a safe square</source>
        <translation>Löwe ohne sicheres Feld</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Gabel</translation>
    </message>
    <message>
        <source>Loses a piece</source>
        <translation>Verliert eine Figur</translation>
    </message>
    <message>
        <source>Allows a capture</source>
        <translation>Lässt einen Schlagzug zu</translation>
    </message>
    <message>
        <source>Unguarded piece</source>
        <translation>Ungedeckte Figur</translation>
    </message>
    <message>
        <source>Too few guards</source>
        <translation>Zu wenig gedeckt</translation>
    </message>
    <message>
        <source>Lion kept off the far row</source>
        <translation>Löwe von der letzten Reihe ferngehalten</translation>
    </message>
    <message>
        <source>Check that gains nothing</source>
        <translation>Schach ohne Wirkung</translation>
    </message>
    <message>
        <source>Allows a check</source>
        <translation>Lässt ein Schach zu</translation>
    </message>
    <message>
        <source>Runs out of room</source>
        <translation>Kein Platz mehr</translation>
    </message>
    <message>
        <source>Wasted safe domino</source>
        <translation>Verschwendeter sicherer Dominostein</translation>
    </message>
    <message>
        <source>Gives the opponent safe dominoes</source>
        <translation>Gibt dem Gegner sichere Dominosteine</translation>
    </message>
    <message>
        <source>Safe dominoes</source>
        <translation>Sichere Dominosteine</translation>
    </message>
    <message>
        <source>Less room for the opponent</source>
        <translation>Weniger Platz für den Gegner</translation>
    </message>
    <message>
        <source>Lost race</source>
        <translation>Verlorenes Rennen</translation>
    </message>
    <message>
        <source>No way forward</source>
        <translation>Kein Weg nach vorn</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Erzwungene Züge</translation>
    </message>
    <message>
        <source>Blocked car</source>
        <translation>Blockiertes Auto</translation>
    </message>
    <message>
        <source>Car in the way</source>
        <translation>Auto im Weg</translation>
    </message>
    <message>
        <source>Lets a car pass</source>
        <translation>Lässt ein Auto vorbei</translation>
    </message>
    <message>
        <source>Clears the way</source>
        <translation>Gibt den Weg frei</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Schritt zur Seite</translation>
    </message>
    <message>
        <source>Too many steps to go</source>
        <translation>Zu viele Schritte übrig</translation>
    </message>
    <message>
        <source>Uncovers a line</source>
        <translation>Gibt eine Reihe frei</translation>
    </message>
    <message>
        <source>Open line</source>
        <translation>Offene Reihe</translation>
    </message>
    <message>
        <source>Two threats at once</source>
        <translation>Zwei Drohungen zugleich</translation>
    </message>
    <message>
        <source>Piece that must not be lifted</source>
        <translation>Figur, die nicht angehoben werden darf</translation>
    </message>
    <message>
        <source>Covered piece</source>
        <translation>Verdeckte Figur</translation>
    </message>
    <message>
        <source>Allows a threat</source>
        <translation>Lässt eine Drohung zu</translation>
    </message>
    <message>
        <source>Series of threats</source>
        <translation>Serie von Drohungen</translation>
    </message>
    <message>
        <source>Fence later on</source>
        <translation>Späterer Zaun</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Fence in the way</source>
        <translation>Zaun im Weg</translation>
    </message>
    <message>
        <source>Fence in your own way</source>
        <translation>Zaun im eigenen Weg</translation>
    </message>
    <message>
        <source>Useless fence</source>
        <translation>Nutzloser Zaun</translation>
    </message>
    <message>
        <source>Step that gains nothing</source>
        <translation>Schritt ohne Nutzen</translation>
    </message>
    <message>
        <source>Longer path</source>
        <translation>Längerer Weg</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have held the draw and made the reply %3 impossible.</source>
        <translation>Das macht aus einem Remis einen Verlust. %1 hätte das Remis gehalten und die Antwort %3 unmöglich gemacht.</translation>
    </message>
    <message>
        <source>%1 threatens %2, which wins at once.</source>
        <translation>%1 droht %2 mit sofortigem Gewinn.</translation>
    </message>
    <message>
        <source>Misses a piece</source>
        <translation>Verpasst eine Figur</translation>
    </message>
    <message>
        <source>Attack by a chick</source>
        <translation>Angriff mit einem Küken</translation>
    </message>
    <message>
        <source>This move stops the threat %1, which would win at once.</source>
        <translation>Dieser Zug wehrt die Drohung %1 ab, die sofort gewinnen würde.</translation>
    </message>
    <message>
        <source>Pawn in the way</source>
        <translation>Figur im Weg</translation>
    </message>
    <message>
        <source>Weaker fence</source>
        <translation>Schwächerer Zaun</translation>
    </message>
    <message>
        <source>%o threatens %1, which wins at once.</source>
        <translation>%o droht %1 mit sofortigem Gewinn.</translation>
    </message>
    <message>
        <source>%1 ends the game at once, and %o wins.</source>
        <translation>%1 beendet die Partie sofort, und %o gewinnt.</translation>
    </message>
    <message>
        <source>This move puts %o in zugzwang: passing would draw, but every move loses.</source>
        <translation>Dieser Zug bringt %o in Zugzwang: Aussetzen wäre remis, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>This move puts %o in zugzwang: passing would win, but every move loses.</source>
        <translation>Dieser Zug bringt %o in Zugzwang: Aussetzen würde gewinnen, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>This move puts %o in zugzwang: passing would win, but no move does.</source>
        <translation>Dieser Zug bringt %o in Zugzwang: Aussetzen würde gewinnen, aber kein Zug gewinnt.</translation>
    </message>
    <message>
        <source>%1 would have put %o in zugzwang: passing would draw, but every move loses.</source>
        <translation>%1 hätte %o in Zugzwang gebracht: Aussetzen wäre remis, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>%1 would have put %o in zugzwang: passing would win, but every move loses.</source>
        <translation>%1 hätte %o in Zugzwang gebracht: Aussetzen würde gewinnen, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>%1 would have put %o in zugzwang: passing would win, but no move does.</source>
        <translation>%1 hätte %o in Zugzwang gebracht: Aussetzen würde gewinnen, aber kein Zug gewinnt.</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path from %2 to %3; %m&apos;s own path is %4.</source>
        <translation>%1 verlängert den Weg von %o von %2 auf %3; der Weg von %m hat die Länge %4.</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path from %2 to %3, and %m&apos;s own path from %4 to %5.</source>
        <translation>%1 verlängert den Weg von %o von %2 auf %3 und den Weg von %m von %4 auf %5.</translation>
    </message>
    <message>
        <source>%1 lengthens only %m&apos;s own path, from %2 to %3.</source>
        <translation>%1 verlängert nur den eigenen Weg von %m, von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 shortens %m&apos;s path from %2 to %3; %o&apos;s path is %4.</source>
        <translation>%1 verkürzt den Weg von %m von %2 auf %3; der Weg von %o hat die Länge %4.</translation>
    </message>
    <message>
        <source>%1 jumps over %o&apos;s pawn and shortens %m&apos;s path from %2 to %3; %o&apos;s path is %4.</source>
        <translation>%1 springt über die Figur von %o und verkürzt den Weg von %m von %2 auf %3; der Weg von %o hat die Länge %4.</translation>
    </message>
    <message>
        <source>After %1 the shortest paths are %2 for %m and %3 for %o; fences left: %4 and %5; %o is to move.</source>
        <translation>Nach %1 sind die kürzesten Wege %2 für %m und %3 für %o; restliche Zäune: %4 und %5; %o ist am Zug.</translation>
    </message>
    <message>
        <source>Shortest paths: %1 for %m, who is to move, and %2 for %o; fences left: %3 and %4.</source>
        <translation>Kürzeste Wege: %1 für %m (am Zug) und %2 für %o; restliche Zäune: %3 und %4.</translation>
    </message>
    <message>
        <source>In the line %1 %2, %o&apos;s fence at the end lengthens %m&apos;s path from %3 to %4; %o&apos;s own path is %5.</source>
        <translation>In der Zugfolge %1 %2 verlängert am Ende ein Zaun von %o den Weg von %m von %3 auf %4; der Weg von %o hat die Länge %5.</translation>
    </message>
    <message>
        <source>In the line %1 %2, %m&apos;s fence at the end lengthens %o&apos;s path from %3 to %4; %m&apos;s own path is %5.</source>
        <translation>In der Zugfolge %1 %2 verlängert am Ende ein Zaun von %m den Weg von %o von %3 auf %4; der Weg von %m hat die Länge %5.</translation>
    </message>
    <message>
        <source>In the line %1 %2, %o&apos;s pawn jumps at the end and shortens its path from %3 to %4; %m&apos;s path is %5.</source>
        <translation>In der Zugfolge %1 %2 springt am Ende die Figur von %o und verkürzt ihren Weg von %3 auf %4; der Weg von %m hat die Länge %5.</translation>
    </message>
    <message>
        <source>In the line %1 %2, %m&apos;s pawn jumps at the end and shortens its path from %3 to %4; %o&apos;s path is %5.</source>
        <translation>In der Zugfolge %1 %2 springt am Ende die Figur von %m und verkürzt ihren Weg von %3 auf %4; der Weg von %o hat die Länge %5.</translation>
    </message>
    <message>
        <source>After the line %1 %2, %o&apos;s pawn on %3 stands on %m&apos;s only path; steps left: %4 for %o and %5 for %m, who is to move; fences left: %6 and %7.</source>
        <translation>Nach der Zugfolge %1 %2 steht die Figur von %o auf %3 und damit auf dem einzigen Weg von %m. Restliche Schritte: %4 für %o und %5 für %m (am Zug); restliche Zäune: %6 und %7.</translation>
    </message>
    <message>
        <source>After the line %1 %2, %m&apos;s pawn on %3 stands on %o&apos;s only path; steps left: %4 for %m and %5 for %o, who is to move; fences left: %6 and %7.</source>
        <translation>Nach der Zugfolge %1 %2 steht die Figur von %m auf %3 und damit auf dem einzigen Weg von %o. Restliche Schritte: %4 für %m und %5 für %o (am Zug); restliche Zäune: %6 und %7.</translation>
    </message>
    <message>
        <source>After %1 %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move and has no fence to wait with, so %o can jump over %m&apos;s pawn. Steps left after the jump: %4 for %o, %5 for %m.</source>
        <translation>Nach %1 %2 laufen die Figuren aufeinander zu, %3 Schritte voneinander entfernt, eine gerade Zahl. %m ist am Zug und hat keinen Zaun, um abzuwarten, also kann %o über die Figur von %m springen. Restliche Schritte nach dem Sprung: %4 für %o, %5 für %m.</translation>
    </message>
    <message>
        <source>Meeting in a corridor</source>
        <translation>Begegnung im Korridor</translation>
    </message>
    <message>
        <source>After %1 %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move and has no fence to wait with, so %o can jump over %m&apos;s pawn and reaches the goal.</source>
        <translation>Nach %1 %2 laufen die Figuren aufeinander zu, %3 Schritte voneinander entfernt, eine gerade Zahl. %m ist am Zug und hat keinen Zaun, um abzuwarten, also kann %o über die Figur von %m ins Ziel springen.</translation>
    </message>
    <message>
        <source>%1 is %m&apos;s last fence, so %m can no longer wait for a turn. After %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move, so %o can jump over %m&apos;s pawn. Steps left after the jump: %4 for %o, %5 for %m.</source>
        <translation>%1 ist der letzte Zaun von %m, also kann %m nicht mehr abwarten. Nach %2 laufen die Figuren aufeinander zu, %3 Schritte voneinander entfernt, eine gerade Zahl. %m ist am Zug, also kann %o über die Figur von %m springen. Restliche Schritte nach dem Sprung: %4 für %o, %5 für %m.</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %4 steps, but %o needs only %3, and %m&apos;s last fence cannot make %o&apos;s path longer than %5.</source>
        <translation>Nach %1 %2 ist %m am Zug und braucht %4 Schritte, aber %o braucht nur %3. Der letzte Zaun von %m kann den Weg von %o auf höchstens %5 verlängern.</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %4 steps, but %o needs only %3, and %m&apos;s last fence cannot lengthen %o&apos;s path.</source>
        <translation>Nach %1 %2 ist %m am Zug und braucht %4 Schritte, aber %o braucht nur %3. Der letzte Zaun von %m kann den Weg von %o nicht verlängern.</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %3 steps, but %o needs only %4, and %m has no fence left to stop %o.</source>
        <translation>Nach %1 %2 ist %m am Zug und braucht %3 Schritte, aber %o braucht nur %4, und %m hat keinen Zaun mehr, um %o aufzuhalten.</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %3 steps, but %o needs only %4. %1 was %m&apos;s last fence, so %m can no longer stop %o.</source>
        <translation>Nach %1 %2 ist %m am Zug und braucht %3 Schritte, aber %o braucht nur %4. %1 war der letzte Zaun von %m, also kann %m %o nicht mehr aufhalten.</translation>
    </message>
    <message>
        <source>No fence left</source>
        <translation>Kein Zaun übrig</translation>
    </message>
    <message>
        <source>After %1 %2, %o still has the fence %3, which would lengthen %m&apos;s path from %4 to %5; %o&apos;s own path would be %6, and %m has no fence left.</source>
        <translation>Nach %1 %2 hat %o noch den Zaun %3, der den Weg von %m von %4 auf %5 verlängern würde. Der Weg von %o hätte dann die Länge %6, und %m hat keinen Zaun mehr.</translation>
    </message>
    <message>
        <source>After %1 %2, %o still has fences such as %3 and %4, which together would lengthen %m&apos;s path from %5 to %6; %o&apos;s own path would be %7, and %m has no fence left.</source>
        <translation>Nach %1 %2 hat %o noch Zäune wie %3 und %4, die den Weg von %m zusammen von %5 auf %6 verlängern würden. Der Weg von %o hätte dann die Länge %7, und %m hat keinen Zaun mehr.</translation>
    </message>
    <message>
        <source>After %1 %2, %o still has the fence %3, which would lengthen %m&apos;s path from %4 to %5; %o&apos;s own path would be %6, and no fence of %m could then make it longer than %7.</source>
        <translation>Nach %1 %2 hat %o noch den Zaun %3, der den Weg von %m von %4 auf %5 verlängern würde. Der Weg von %o hätte dann die Länge %6, und kein Zaun von %m könnte ihn auf mehr als %7 verlängern.</translation>
    </message>
    <message>
        <source>After %1 the fence %2 lengthens %m&apos;s path from %3 to %4; after %5 no fence of %o could have made it longer than %6.</source>
        <translation>Nach %1 verlängert der Zaun %2 den Weg von %m von %3 auf %4. Nach %5 hätte ihn kein Zaun von %o auf mehr als %6 verlängern können.</translation>
    </message>
    <message>
        <source>After %1 the fence %2 lengthens %m&apos;s path from %3 to %4; after %5 and the same fence, the path would be only %6.</source>
        <translation>Nach %1 verlängert der Zaun %2 den Weg von %m von %3 auf %4. Nach %5 und demselben Zaun hätte der Weg nur die Länge %6.</translation>
    </message>
    <message>
        <source>The fence %1 lengthens %o&apos;s path only from %2 to %3. %4 would have gained as much and saved the fence: this pawn move shortens %m&apos;s path from %5 to %6.</source>
        <translation>Der Zaun %1 verlängert den Weg von %o nur von %2 auf %3. %4 hätte ebenso viel gewonnen und den Zaun gespart: Dieser Zug mit der Figur verkürzt den Weg von %m von %5 auf %6.</translation>
    </message>
    <message>
        <source>Wasted fence</source>
        <translation>Vergeudeter Zaun</translation>
    </message>
    <message>
        <source>After %1, %m&apos;s path is %2 and %o&apos;s path is %3; after %4 they would have been %5 and %6.</source>
        <translation>Nach %1 hat der Weg von %m die Länge %2 und der von %o die Länge %3; nach %4 wären es %5 und %6 gewesen.</translation>
    </message>
    <message>
        <source>%1 is %m&apos;s last fence. After %2, %m would still have a fence to stop %o or to wait with.</source>
        <translation>%1 ist der letzte Zaun von %m. Nach %2 hätte %m noch einen Zaun, um %o aufzuhalten oder um abzuwarten.</translation>
    </message>
    <message>
        <source>After %1 %2, %m needs %3 steps and %o needs %4, but %o has more fences left: %6 against %5.</source>
        <translation>Nach %1 %2 braucht %m %3 Schritte und %o %4, aber %o hat mehr Zäune übrig: %6 gegen %5.</translation>
    </message>
    <message>
        <source>After %1 %2, no fence of %m makes %o&apos;s path longer than %3. %4 prepares the fence %5, which would make it %6 steps long.</source>
        <translation>Nach %1 %2 verlängert kein Zaun von %m den Weg von %o auf mehr als %3. %4 bereitet den Zaun %5 vor, der ihn %6 Schritte lang machen würde.</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path from %2 to %3, but the reply %4 lengthens %m&apos;s path from %5 to %6.</source>
        <translation>%1 verlängert den Weg von %o von %2 auf %3, aber die Antwort %4 verlängert den Weg von %m von %5 auf %6.</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path only from %2 to %3. %4 would have lengthened it to %5, and %m&apos;s own path would then have been %6.</source>
        <translation>%1 verlängert den Weg von %o nur von %2 auf %3. %4 hätte ihn auf %5 verlängert, und der Weg von %m hätte dann die Länge %6 gehabt.</translation>
    </message>
    <message>
        <source>%1 would have lengthened %o&apos;s path from %2 to %3; %m&apos;s own path would have been %4.</source>
        <translation>%1 hätte den Weg von %o von %2 auf %3 verlängert; der Weg von %m hätte die Länge %4 gehabt.</translation>
    </message>
    <message>
        <source>Missed fence</source>
        <translation>Verpasster Zaun</translation>
    </message>
    <message>
        <source>Missed step</source>
        <translation>Verpasster Schritt</translation>
    </message>
    <message>
        <source>After %1 %2, no car of %o can be blocked any more. %o wins the race; remaining steps: %3 for %o, %4 for %m, who is to move.</source>
        <translation>Nach %1 %2 kann kein Auto von %o mehr blockiert werden. %o gewinnt das Rennen; restliche Schritte: %3 für %o, %4 für %m (am Zug).</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, no car of %m can be blocked any more. %m wins the race; remaining steps: %3 for %m, %4 for %o, who is to move.</source>
        <translation>Nach dem besseren Zug %1, dann %2, kann kein Auto von %m mehr blockiert werden. %m gewinnt das Rennen; restliche Schritte: %3 für %m, %4 für %o (am Zug).</translation>
    </message>
    <message>
        <source>Both sides want %4: %3 would have taken it. In the line %1 %2, %o takes it and blocks the car on %5.</source>
        <translation>Beide Seiten wollen nach %4: %3 hätte das Feld besetzt. In der Zugfolge %1 %2 besetzt %o es und blockiert das Auto auf %5.</translation>
    </message>
    <message>
        <source>Both sides want %4: %3 would have taken it and blocked the car on %5. In the line %1 %2, %o takes it.</source>
        <translation>Beide Seiten wollen nach %4: %3 hätte das Feld besetzt und das Auto auf %5 blockiert. In der Zugfolge %1 %2 besetzt %o es.</translation>
    </message>
    <message>
        <source>In the line %1 %2, a car of %m goes %3 but gets no nearer to its edge: a car of %o stands directly in front of it, on %4.</source>
        <translation>In der Zugfolge %1 %2 kommt ein Auto von %m mit %3 seinem Rand nicht näher: Ein Auto von %o steht direkt davor, auf %4.</translation>
    </message>
    <message>
        <source>In the line %1 %2, a car of %o goes %3 but gets no nearer to its edge: a car of %m stands directly in front of it, on %4.</source>
        <translation>In der Zugfolge %1 %2 kommt ein Auto von %o mit %3 seinem Rand nicht näher: Ein Auto von %m steht direkt davor, auf %4.</translation>
    </message>
    <message>
        <source>After %1 %2, %m can only move sideways.</source>
        <translation>Nach %1 %2 kann %m nur noch zur Seite fahren.</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o can only move sideways.</source>
        <translation>Nach dem besseren Zug %1, dann %2, kann %o nur noch zur Seite fahren.</translation>
    </message>
    <message>
        <source>After %1 %2, %m&apos;s car on %3 cannot move at all.</source>
        <translation>Nach %1 %2 kann sich das Auto von %m auf %3 nicht mehr bewegen.</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o&apos;s car on %3 cannot move at all.</source>
        <translation>Nach dem besseren Zug %1, dann %2, kann sich das Auto von %o auf %3 nicht mehr bewegen.</translation>
    </message>
    <message>
        <source>After %1 %2, %m has a single move, %3.</source>
        <translation>Nach %1 %2 hat %m nur einen Zug, %3.</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o has a single move, %3.</source>
        <translation>Nach dem besseren Zug %1, dann %2, hat %o nur einen Zug, %3.</translation>
    </message>
    <message>
        <source>After %1 %2, the car on %3 is the only car of %m that can still move forward.</source>
        <translation>Nach %1 %2 kann von den Autos von %m nur noch das auf %3 vorwärts fahren.</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, the car on %3 is the only car of %o that can still move forward.</source>
        <translation>Nach dem besseren Zug %1, dann %2, kann von den Autos von %o nur noch das auf %3 vorwärts fahren.</translation>
    </message>
    <message>
        <source>After %1 %2, %o&apos;s car on %3 stands directly in front of %m&apos;s car on %4.</source>
        <translation>Nach %1 %2 steht das Auto von %o auf %3 direkt vor dem Auto von %m auf %4.</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %m&apos;s car on %3 stands directly in front of %o&apos;s car on %4.</source>
        <translation>Nach dem besseren Zug %1, dann %2, steht das Auto von %m auf %3 direkt vor dem Auto von %o auf %4.</translation>
    </message>
    <message>
        <source>After %1 %2, %m can no longer block %o&apos;s car on %3.</source>
        <translation>Nach %1 %2 kann %m das Auto von %o auf %3 nicht mehr blockieren.</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o can no longer block %m&apos;s car on %3.</source>
        <translation>Nach dem besseren Zug %1, dann %2, kann %o das Auto von %m auf %3 nicht mehr blockieren.</translation>
    </message>
    <message>
        <source>Steps forward in the line %1 %2: %3 for %o, %4 for %m; remaining steps after it: %5 for %o, who is to move, %6 for %m.</source>
        <translation>Schritte vorwärts in der Zugfolge %1 %2: %3 für %o, %4 für %m; danach restliche Schritte: %5 für %o (am Zug), %6 für %m.</translation>
    </message>
    <message>
        <source>Steps forward in the line %1 %2: %3 for %m, %4 for %o; remaining steps after it: %5 for %m, who is to move, %6 for %o.</source>
        <translation>Schritte vorwärts in der Zugfolge %1 %2: %3 für %m, %4 für %o; danach restliche Schritte: %5 für %m (am Zug), %6 für %o.</translation>
    </message>
    <message>
        <source>After %1 no car of %m can be blocked any more. %m wins the race; remaining steps: %2 for %m, %3 for %o, who is to move.</source>
        <translation>Nach %1 kann kein Auto von %m mehr blockiert werden. %m gewinnt das Rennen; restliche Schritte: %2 für %m, %3 für %o (am Zug).</translation>
    </message>
    <message>
        <source>After %1, %o can only move sideways.</source>
        <translation>Nach %1 kann %o nur noch zur Seite fahren.</translation>
    </message>
    <message>
        <source>After %1 the car on %2 is the only car of %o that can still move forward.</source>
        <translation>Nach %1 kann von den Autos von %o nur noch das auf %2 vorwärts fahren.</translation>
    </message>
    <message>
        <source>%1 leaves %o a single move, %2.</source>
        <translation>%1 lässt %o nur einen Zug, %2.</translation>
    </message>
    <message>
        <source>%1 moves directly in front of %o&apos;s car on %2 and blocks it.</source>
        <translation>%1 fährt direkt vor das Auto von %o auf %2 und blockiert es.</translation>
    </message>
    <message>
        <source>After %1, %o&apos;s car on %2 cannot move at all.</source>
        <translation>Nach %1 kann sich das Auto von %o auf %2 nicht mehr bewegen.</translation>
    </message>
    <message>
        <source>%1 puts a car in the way of %o&apos;s car on %2.</source>
        <translation>%1 stellt dem Auto von %o auf %2 ein Auto in den Weg.</translation>
    </message>
    <message>
        <source>%1 moves out from behind %o&apos;s car on %2, and the next square forward is free.</source>
        <translation>%1 fährt hinter dem Auto von %o auf %2 hervor, und das nächste Feld nach vorn ist frei.</translation>
    </message>
    <message>
        <source>Way round a blocking car</source>
        <translation>Weg um ein blockierendes Auto</translation>
    </message>
    <message>
        <source>After %1, %m can only move sideways.</source>
        <translation>Nach %1 kann %m nur noch zur Seite fahren.</translation>
    </message>
    <message>
        <source>After %1 no car of %m can move.</source>
        <translation>Nach %1 kann kein Auto von %m mehr fahren.</translation>
    </message>
    <message>
        <source>After %1, %m can no longer block %o&apos;s car on %2.</source>
        <translation>Nach %1 kann %m das Auto von %o auf %2 nicht mehr blockieren.</translation>
    </message>
    <message>
        <source>%1 clears the way for %o&apos;s car on %2.</source>
        <translation>%1 gibt dem Auto von %o auf %2 den Weg frei.</translation>
    </message>
    <message>
        <source>%1 moves the car directly behind %o&apos;s car on %2, which blocks its way.</source>
        <translation>%1 stellt das Auto direkt hinter das Auto von %o auf %2, das ihm den Weg versperrt.</translation>
    </message>
    <message>
        <source>%1 moves sideways. The remaining steps are unchanged: %2 for %m, %3 for %o, who is to move.</source>
        <translation>%1 fährt zur Seite. Die restlichen Schritte bleiben gleich: %2 für %m, %3 für %o (am Zug).</translation>
    </message>
    <message>
        <source>After %1, %o can no longer block %m&apos;s car on %2.</source>
        <translation>Nach %1 kann %o das Auto von %m auf %2 nicht mehr blockieren.</translation>
    </message>
    <message>
        <source>Remaining steps after %1: %2 for %m, %3 for %o. %o is to move.</source>
        <translation>Restliche Schritte nach %1: %2 für %m, %3 für %o. %o ist am Zug.</translation>
    </message>
    <message>
        <source>Remaining steps: %1 for %m, %2 for %o.</source>
        <translation>Restliche Schritte: %1 für %m, %2 für %o.</translation>
    </message>
    <message>
        <source>After %1, %m can no longer place the fence %2, which would have lengthened %o&apos;s path from %3 to %4.</source>
        <translation>Nach %1 kann %m den Zaun %2 nicht mehr setzen, der den Weg von %o von %3 auf %4 verlängert hätte.</translation>
    </message>
    <message>
        <source>This move threatens %1, which wins in %2 moves: %3.</source>
        <translation>Dieser Zug droht %1 mit Gewinn in %2 Zügen: %3.</translation>
    </message>
    <message>
        <source>%o threatens %1, which wins in %2 moves: %3.</source>
        <translation>%o droht %1 mit Gewinn in %2 Zügen: %3.</translation>
    </message>
    <message>
        <source>%1 threatens %2, which wins in %3 moves: %4.</source>
        <translation>%1 droht %2 mit Gewinn in %3 Zügen: %4.</translation>
    </message>
    <message>
        <source>After %1 everything but %2 loses within %3 moves.</source>
        <translation>Nach %1 verliert alles außer %2 in höchstens %3 Zügen.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else loses within %2 moves.</source>
        <translation>%1 ist der einzige Zug, der gewinnt. Alles andere verliert in höchstens %2 Zügen.</translation>
    </message>
    <message>
        <source>%1 is the only move that holds the draw; everything else loses within %2 moves.</source>
        <translation>%1 ist der einzige Zug, der das Remis hält. Alles andere verliert in höchstens %2 Zügen.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in %3 moves: %4.</source>
        <translation>Nach %1 gewinnt die Antwort %2 in %3 Zügen: %4.</translation>
    </message>
    <message>
        <source>%1 does not stop the threat %2, which wins in %3 moves: %4.</source>
        <translation>%1 wehrt die Drohung %2 nicht ab, die in %3 Zügen gewinnt: %4.</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won in %2 moves.</source>
        <translation>Das macht aus einem Gewinn ein Remis. %1 hätte in %2 Zügen gewonnen.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have won in %2 moves.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte in %2 Zügen gewonnen.</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have kept the win and made the reply %3 impossible.</source>
        <translation>Das macht aus einem Gewinn ein Remis. %1 hätte den Gewinn gehalten und die Antwort %3 unmöglich gemacht.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have kept the win and made the reply %3 impossible.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte den Gewinn gehalten und die Antwort %3 unmöglich gemacht.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have kept the win: %m could then answer %3 with %4.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte den Gewinn gehalten: Auf %3 könnte %m dann mit %4 antworten.</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won in %2 moves: %3.</source>
        <translation>Das macht aus einem Gewinn ein Remis. %1 hätte in %2 Zügen gewonnen: %3.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have won in %2 moves: %3.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte in %2 Zügen gewonnen: %3.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>In a line of best play after %1, every move by %o attacks the lion or captures it.</source>
        <translation>In einer besten Zugfolge nach %1 greift jeder Zug von %o den Löwen an oder schlägt ihn.</translation>
    </message>
    <message>
        <source>In a line of best play after %1, %m loses %2 and gets nothing in return: %4.</source>
        <translation>In einer besten Zugfolge nach %1 verliert %m %2 und bekommt nichts dafür: %4.</translation>
    </message>
    <message>
        <source>In a line of best play after %1, %m loses %2 and gets only %3 in return: %4.</source>
        <translation>In einer besten Zugfolge nach %1 verliert %m %2 und bekommt nur %3 dafür: %4.</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, %m would have won %2 and lost nothing: %4.</source>
        <translation>In einer besten Zugfolge ab %1 hätte %m %2 gewonnen und nichts verloren: %4.</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, %m would have won %2 and lost only %3: %4.</source>
        <translation>In einer besten Zugfolge ab %1 hätte %m %2 gewonnen und nur %3 verloren: %4.</translation>
    </message>
    <message>
        <source>In a line of best play after %1, %o&apos;s lion reaches the far row safely.</source>
        <translation>In einer besten Zugfolge nach %1 erreicht der Löwe von %o sicher die letzte Reihe.</translation>
    </message>
    <message>
        <source>%1 captures %o&apos;s lion.</source>
        <translation>%1 schlägt den Löwen von %o.</translation>
    </message>
    <message>
        <source>%1 brings %m&apos;s lion to the far row, where nothing can capture it.</source>
        <translation>%1 bringt den Löwen von %m in die letzte Reihe, wo ihn keine Figur schlagen kann.</translation>
    </message>
    <message>
        <source>After %1 %3 on %4 still attacks %m&apos;s lion on %2.</source>
        <translation>Nach %1 ist der Löwe von %m auf %2 noch immer durch %3 auf %4 angegriffen.</translation>
    </message>
    <message>
        <source>%1 moves %m&apos;s lion to a square where %3 on %4 can capture it.</source>
        <translation>%1 zieht den Löwen von %m auf ein Feld, das durch %3 auf %4 angegriffen ist.</translation>
    </message>
    <message>
        <source>%1 is checkmate: whatever %o plays, %m can capture the lion.</source>
        <translation>%1 setzt matt: Was %o auch zieht, %m kann den Löwen schlagen.</translation>
    </message>
    <message>
        <source>%1 attacks %o&apos;s lion, which has no safe square.</source>
        <translation>%1 greift den Löwen von %o an, und der hat kein sicheres Feld.</translation>
    </message>
    <message>
        <source>%1 attacks %o&apos;s lion and %3 on %2 at the same time.</source>
        <translation>%1 greift zugleich den Löwen von %o und %3 auf %2 an.</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2, and no piece can recapture.</source>
        <translation>%1 schlägt %3 auf %2, und keine Figur kann zurückschlagen.</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2, and %o cannot safely recapture: the square is guarded.</source>
        <translation>%1 schlägt %3 auf %2, und %o kann nicht ohne Gefahr zurückschlagen: Das Feld ist gedeckt.</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2, and %o can recapture.</source>
        <translation>%1 schlägt %3 auf %2, und %o kann zurückschlagen.</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion can reach the far row safely.</source>
        <translation>Nach %1 kann der Löwe von %o die letzte Reihe sicher erreichen.</translation>
    </message>
    <message>
        <source>%1 puts %2 on a square where %o can capture it and nothing guards it.</source>
        <translation>%1 stellt %2 auf ein ungedecktes Feld, auf dem %o schlagen kann.</translation>
    </message>
    <message>
        <source>After %1 %o attacks %5 on %2 with %3 pieces, and %m guards it with only %4.</source>
        <translation>Nach %1 greift %o %5 auf %2 mit %3 Figuren an, und %m deckt sie nur mit %4.</translation>
    </message>
    <message>
        <source>After %1 %o can capture %3 on %2, and nothing guards it.</source>
        <translation>Nach %1 kann %o %3 auf %2 schlagen, und nichts deckt dieses Feld.</translation>
    </message>
    <message>
        <source>%1 keeps %o&apos;s lion off the far row.</source>
        <translation>%1 hält den Löwen von %o von der letzten Reihe fern.</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion has no safe square to go to.</source>
        <translation>Nach %1 hat der Löwe von %o kein sicheres Feld mehr.</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion has only one safe square to go to, %2.</source>
        <translation>Nach %1 hat der Löwe von %o nur noch ein sicheres Feld, %2.</translation>
    </message>
    <message>
        <source>After %1 %m&apos;s lion is no longer attacked.</source>
        <translation>Nach %1 ist der Löwe von %m nicht mehr angegriffen.</translation>
    </message>
    <message>
        <source>%1 threatens to bring %m&apos;s lion to the far row.</source>
        <translation>%1 droht, den Löwen von %m in die letzte Reihe zu bringen.</translation>
    </message>
    <message>
        <source>%1 attacks %3 on %2, which nothing guards.</source>
        <translation>%1 greift %3 auf %2 an, und nichts deckt dieses Feld.</translation>
    </message>
    <message>
        <source>%1 attacks %3 on %2 with a guarded chick, which is worth less.</source>
        <translation>%1 greift %3 auf %2 mit einem gedeckten Küken an, das weniger wert ist.</translation>
    </message>
    <message>
        <source>%1 saves %3 on %2, which %o attacked and nothing guarded.</source>
        <translation>%1 rettet %3 auf %2. Dort griff %o an, und nichts deckte das Feld.</translation>
    </message>
    <message>
        <source>Saves a piece</source>
        <translation>Rettet eine Figur</translation>
    </message>
    <message>
        <source>%m&apos;s lion on %1 is attacked.</source>
        <translation>Der Löwe von %m auf %1 ist angegriffen.</translation>
    </message>
    <message>
        <source>%m&apos;s lion can reach the far row safely.</source>
        <translation>Der Löwe von %m kann die letzte Reihe sicher erreichen.</translation>
    </message>
    <message>
        <source>%o can capture %2 on %1, and nothing guards it.</source>
        <translation>%o kann %2 auf %1 schlagen, und nichts deckt dieses Feld.</translation>
    </message>
    <message>
        <source>the giraffe</source>
        <translation>die Giraffe</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>den Elefanten</translation>
    </message>
    <message>
        <source>the chick</source>
        <translation>das Küken</translation>
    </message>
    <message>
        <source>the hen</source>
        <translation>die Henne</translation>
    </message>
    <message>
        <source>two giraffes</source>
        <translation>zwei Giraffen</translation>
    </message>
    <message>
        <source>two elephants</source>
        <translation>zwei Elefanten</translation>
    </message>
    <message>
        <source>two chicks</source>
        <translation>zwei Küken</translation>
    </message>
    <message>
        <source>two hens</source>
        <translation>zwei Hennen</translation>
    </message>
    <message>
        <source>the lion</source>
        <translation>den Löwen</translation>
    </message>
    <message>
        <source>After %1 %o has no room for a domino.</source>
        <translation>Nach %1 hat %o keinen Platz mehr für einen Dominostein.</translation>
    </message>
    <message>
        <source>After %1 it is %o&apos;s turn. Safe dominoes of %m: %2 (%4). Room for dominoes of %o: %3 at most. So %o runs out first.</source>
        <translation>Nach %1 ist %o am Zug. Sichere Dominosteine von %m: %2 (%4). Platz für Dominosteine von %o: höchstens %3. Also gehen %o zuerst die Züge aus.</translation>
    </message>
    <message>
        <source>%1 uses up a safe domino of %m: %o could never have covered these squares.</source>
        <translation>%1 verbraucht einen sicheren Dominostein von %m: %o hätte diese Felder nie belegen können.</translation>
    </message>
    <message>
        <source>%1 raises the number of safe dominoes of %o from %2 to %3 (%4).</source>
        <translation>%1 erhöht die Zahl der sicheren Dominosteine von %o von %2 auf %3 (%4).</translation>
    </message>
    <message>
        <source>%1 raises the number of safe dominoes of %m from %2 to %3 (%4).</source>
        <translation>%1 erhöht die Zahl der sicheren Dominosteine von %m von %2 auf %3 (%4).</translation>
    </message>
    <message>
        <source>%1 lowers the number of dominoes that %o has room for from %2 to %3.</source>
        <translation>%1 verringert die Zahl der Dominosteine, für die %o Platz hat, von %2 auf %3.</translation>
    </message>
    <message>
        <source>After %1 it is %o&apos;s turn. Safe dominoes: %2 for %m, %3 for %o. Room: %4 for %m, %5 for %o.</source>
        <translation>Nach %1 ist %o am Zug. Sichere Dominosteine: %2 für %m, %3 für %o. Platz: %4 für %m, %5 für %o.</translation>
    </message>
    <message>
        <source>Safe dominoes: %1 for %m, %2 for %o. Room: %3 for %m, %4 for %o. It is %m&apos;s turn.</source>
        <translation>Sichere Dominosteine: %1 für %m, %2 für %o. Platz: %3 für %m, %4 für %o. Am Zug ist %m.</translation>
    </message>
    <message>
        <source>After %1 %o can complete a line on %2.</source>
        <translation>Nach %1 kann %o auf %2 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>%1 threatens to complete lines on %2.</source>
        <translation>%1 droht, eine Reihe auf %2 zu vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o must not lift %3 on %2: that would uncover %m&apos;s line.</source>
        <translation>Nach %1 darf %o %3 auf %2 nicht anheben: Das gäbe eine Reihe von %m frei.</translation>
    </message>
    <message>
        <source>%1 stops %o from completing a line on %2.</source>
        <translation>%1 hindert %o daran, auf %2 eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>Stopped line</source>
        <translation>Verhinderte Reihe</translation>
    </message>
    <message>
        <source>%1 covers %3 of %o on %2, which stood in the way of %m&apos;s line %4.</source>
        <translation>%1 bedeckt %3 von %o auf %2, die der Reihe %4 von %m im Weg stand.</translation>
    </message>
    <message>
        <source>%1 covers %3 of %o on %2.</source>
        <translation>%1 bedeckt %3 von %o auf %2.</translation>
    </message>
    <message>
        <source>%1 uncovers %3 of %o on %2.</source>
        <translation>%1 deckt %3 von %o auf %2 auf.</translation>
    </message>
    <message>
        <source>the small piece</source>
        <translation>die kleine Figur</translation>
    </message>
    <message>
        <source>the medium piece</source>
        <translation>die mittlere Figur</translation>
    </message>
    <message>
        <source>the large piece</source>
        <translation>die große Figur</translation>
    </message>
    <message>
        <source>Uncovered piece</source>
        <translation>Aufgedeckte Figur</translation>
    </message>
    <message>
        <source>In a line of best play after %1, each move by %o completes a line or threatens one on the square in brackets: %2.</source>
        <translation>In einer besten Zugfolge nach %1 vollendet jeder Zug von %o eine Reihe oder droht es auf dem Feld in Klammern: %2.</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, each move by %m completes a line or threatens one on the square in brackets: %2.</source>
        <translation>In einer besten Zugfolge ab %1 vollendet jeder Zug von %m eine Reihe oder droht es auf dem Feld in Klammern: %2.</translation>
    </message>
    <message>
        <source>At the end of the line %1 %2, %o threatens to complete lines on %3.</source>
        <translation>Am Ende der Zugfolge %1 %2 droht %o, eine Reihe auf %3 zu vollenden.</translation>
    </message>
    <message>
        <source>At the end of the better line %1 %2, %m threatens to complete lines on %3.</source>
        <translation>Am Ende der besseren Zugfolge %1 %2 droht %m, eine Reihe auf %3 zu vollenden.</translation>
    </message>
    <message>
        <source>%m can complete a line on %1.</source>
        <translation>%m kann auf %1 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>%o threatens to complete a line on %1.</source>
        <translation>%o droht, auf %1 eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>Lifting %2 on %1 would uncover %o&apos;s line.</source>
        <translation>Wer %2 auf %1 anhebt, gibt eine Reihe von %o frei.</translation>
    </message>
    <message>
        <source>After %1 %m threatens nothing yet, but every move by %o lets %m win at once.</source>
        <translation>Nach %1 droht %m noch nichts, aber jeder Zug von %o lässt %m sofort gewinnen.</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, %m loses %2 and gets only %3 in return: %4.</source>
        <translation>In einer besten Zugfolge ab %1 verliert %m %2 und bekommt nur %3 dafür: %4.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else loses.</source>
        <translation>%1 ist der einzige Zug, der gewinnt. Alles andere verliert.</translation>
    </message>
    <message>
        <source>%1 is the only move that holds the draw; everything else loses.</source>
        <translation>%1 ist der einzige Zug, der das Remis hält. Alles andere verliert.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in the end: %4.</source>
        <translation>Nach %1 gewinnt die Antwort %2 am Ende: %4.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in %3 moves.</source>
        <translation>Nach %1 gewinnt die Antwort %2 in %3 Zügen.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in the end.</source>
        <translation>Nach %1 gewinnt die Antwort %2 am Ende.</translation>
    </message>
    <message>
        <source>%1 is check. If %o captures the piece with %2, %m answers with %3.</source>
        <translation>%1 ist Schach. Schlägt %o die Figur mit %2, antwortet %m mit %3.</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in %3 moves: %4.</source>
        <translation>%1 schlägt %5, aber die Antwort %2 gewinnt in %3 Zügen: %4.</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in the end: %4.</source>
        <translation>%1 schlägt %5, aber die Antwort %2 gewinnt am Ende: %4.</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in %3 moves.</source>
        <translation>%1 schlägt %5, aber die Antwort %2 gewinnt in %3 Zügen.</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in the end.</source>
        <translation>%1 schlägt %5, aber die Antwort %2 gewinnt am Ende.</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins after %3 moves of both sides. No short reason explains why.</source>
        <translation>%1 schlägt %5, aber die Antwort %2 gewinnt nach %3 Zügen beider Seiten. Es gibt keine kurze Begründung dafür.</translation>
    </message>
    <message>
        <source>%3 captures %4, and %1 captures %2.</source>
        <translation>%3 schlägt %4, und %1 schlägt %2.</translation>
    </message>
    <message>
        <source>%3 captures %4, %5 captures %6, and %1 captures %2.</source>
        <translation>%3 schlägt %4, %5 schlägt %6, und %1 schlägt %2.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have captured %5 and kept the win: %m could then answer %3 with %4.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte %5 geschlagen und den Gewinn gehalten: Auf %3 könnte %m dann mit %4 antworten.</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have captured %5 and held the draw: %m could then answer %3 with %4.</source>
        <translation>Das macht aus einem Remis einen Verlust. %1 hätte %5 geschlagen und das Remis gehalten: Auf %3 könnte %m dann mit %4 antworten.</translation>
    </message>
    <message>
        <source>%1 would have won %2, and %o would have got nothing in return.</source>
        <translation>%1 hätte %2 gewonnen, und %o hätte nichts dafür bekommen.</translation>
    </message>
    <message>
        <source>With %4 %o wins %2, and %m gets nothing in return.</source>
        <translation>Mit %4 gewinnt %o %2, und %m bekommt nichts dafür.</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins, but only after %3 moves of both sides. No short reason explains why.</source>
        <translation>Nach %1 gewinnt die Antwort %2, aber erst nach %3 Zügen beider Seiten. Es gibt keine kurze Begründung dafür.</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have kept the win.</source>
        <translation>Das macht aus einem Gewinn ein Remis. %1 hätte den Gewinn gehalten.</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won, but only after %2 moves of both sides. No short reason explains why.</source>
        <translation>Damit wird aus einem Gewinn ein Remis. %1 hätte gewonnen, aber erst nach %2 Zügen beider Seiten. Es gibt keine kurze Begründung dafür.</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have kept the win.</source>
        <translation>Das macht aus einem Gewinn einen Verlust. %1 hätte den Gewinn gehalten.</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2 with a chick, which is worth less.</source>
        <translation>%1 schlägt %3 auf %2 mit einem Küken, das weniger wert ist.</translation>
    </message>
    <message>
        <source>%1 attacks %o&apos;s lion with a guarded piece.</source>
        <translation>%1 greift den Löwen von %o mit einer gedeckten Figur an.</translation>
    </message>
    <message>
        <source>Bad exchange</source>
        <translation>Schlechter Tausch</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 ist der einzige Zug, der gewinnt.</translation>
    </message>
    <message>
        <source>%1 is the only move that holds the draw.</source>
        <translation>%1 ist der einzige Zug, der das Remis hält.</translation>
    </message>
    <message>
        <source>every other move</source>
        <translation>jedem anderen Zug</translation>
    </message>
    <message>
        <source>A better move</source>
        <translation>Ein besserer Zug</translation>
    </message>
    <message>
        <source>a better move</source>
        <translation>einem besseren Zug</translation>
    </message>
    <message>
        <source>A better move would have made the reply %1 impossible.</source>
        <translation>Ein besserer Zug hätte die Antwort %1 unmöglich gemacht.</translation>
    </message>
    <message>
        <source>After a better move, %m could have answered %1 with %2.</source>
        <translation>Nach einem besseren Zug hätte %m auf %1 mit %2 antworten können.</translation>
    </message>
    <message>
        <source>most other moves</source>
        <translation>den meisten anderen Zügen</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>jeder Antwort</translation>
    </message>
    <message>
        <source>most answers</source>
        <translation>den meisten Antworten</translation>
    </message>
    <message>
        <source>After %1 %o wins with %2.</source>
        <translation>Nach %1 gewinnt %o mit %2.</translation>
    </message>
    <message>
        <source>After %1 %o holds the draw with %2.</source>
        <translation>Nach %1 hält %o mit %2 das Remis.</translation>
    </message>
    <message>
        <source>After %1 %o wins at once.</source>
        <translation>Nach %1 gewinnt %o sofort.</translation>
    </message>
    <message>
        <source>After %1 %o would hold the draw by passing, but every move loses.</source>
        <translation>Nach %1 würde %o durch Aussetzen das Remis halten, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>After %1 %o would win by passing, but every move loses.</source>
        <translation>Nach %1 würde %o durch Aussetzen gewinnen, aber jeder Zug verliert.</translation>
    </message>
    <message>
        <source>After %1 %o has no good answer.</source>
        <translation>Nach %1 hat %o keine gute Antwort.</translation>
    </message>
    <message>
        <source>No good answer</source>
        <translation>Keine gute Antwort</translation>
    </message>
    <message>
        <source>After %1 %o can capture %m&apos;s lion.</source>
        <translation>Nach %1 kann %o den Löwen von %m schlagen.</translation>
    </message>
    <message>
        <source>After %1 %o can checkmate %m.</source>
        <translation>Nach %1 kann %o %m matt setzen.</translation>
    </message>
    <message>
        <source>After %1 %o can attack %m&apos;s lion and another piece at the same time.</source>
        <translation>Nach %1 kann %o zugleich den Löwen von %m und eine andere Figur angreifen.</translation>
    </message>
    <message>
        <source>After %1 %m attacks %5 on %2 with %3 pieces, and %o guards it with only %4.</source>
        <translation>Nach %1 greift %m %5 auf %2 mit %3 Figuren an, und %o deckt sie nur mit %4.</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion can go safely only to %2.</source>
        <translation>Nach %1 kann der Löwe von %o nur noch nach %2 sicher ziehen.</translation>
    </message>
    <message>
        <source>%1 turns %m&apos;s chick into a hen.</source>
        <translation>%1 macht das Küken von %m zur Henne.</translation>
    </message>
    <message>
        <source>Chick becomes a hen</source>
        <translation>Küken wird Henne</translation>
    </message>
    <message>
        <source>%1 gives %3 on %2 another guard against %o&apos;s attack.</source>
        <translation>%1 deckt %3 auf %2 zusätzlich gegen den Angriff von %o.</translation>
    </message>
    <message>
        <source>After %1 %o can complete a line.</source>
        <translation>Nach %1 kann %o eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o can threaten to complete two lines at once.</source>
        <translation>Nach %1 kann %o drohen, auf zwei Feldern eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>At the end of the better line %1 %2, %m threatens nothing, but every move by %o lets %m win at once.</source>
        <translation>Am Ende der besseren Zugfolge %1 %2 droht %m nichts, aber jeder Zug von %o lässt %m sofort gewinnen.</translation>
    </message>
    <message>
        <source>%1 uncovers %o&apos;s line %2, so %o wins.</source>
        <translation>%1 gibt die Reihe %2 von %o frei, und %o gewinnt.</translation>
    </message>
    <message>
        <source>%1 completes the line %2 for %m.</source>
        <translation>%1 vollendet die Reihe %2 für %m.</translation>
    </message>
    <message>
        <source>%1 takes %3 away from %2, where %o can then complete a line.</source>
        <translation>%1 zieht %3 von %2 weg, wo %o dann eine Reihe vollenden kann.</translation>
    </message>
    <message>
        <source>%1 uncovers %3 of %o on %4, so %o can complete a line on %2.</source>
        <translation>%1 deckt %3 von %o auf %4 auf, und %o kann auf %2 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>%1 covers %3 of %o on %4, which stops %o from completing a line on %2.</source>
        <translation>%1 bedeckt %3 von %o auf %4. Das hindert %o daran, auf %2 eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete lines on %2, and no move by %m stops them all.</source>
        <translation>Nach %1 droht %o, eine Reihe auf %2 zu vollenden, und kein Zug von %m verhindert das alles.</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete a line on %2, and no move by %m stops that.</source>
        <translation>Nach %1 droht %o, auf %2 eine Reihe zu vollenden, und kein Zug von %m verhindert das.</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete lines on %2. Only %3 stops them all, but lets %o complete a line on %4.</source>
        <translation>Nach %1 droht %o, eine Reihe auf %2 zu vollenden. Nur %3 verhindert das alles, lässt %o aber auf %4 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete a line on %2. Only %3 stops that, but lets %o complete a line on %4.</source>
        <translation>Nach %1 droht %o, auf %2 eine Reihe zu vollenden. Nur %3 verhindert das, lässt %o aber auf %4 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete lines on %2. Every move that stops them all lets %o complete a line on %3.</source>
        <translation>Nach %1 droht %o, eine Reihe auf %2 zu vollenden. Jeder Zug, der das alles verhindert, lässt %o auf %3 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete a line on %2. Every move that stops that lets %o complete a line on %3.</source>
        <translation>Nach %1 droht %o, auf %2 eine Reihe zu vollenden. Jeder Zug, der das verhindert, lässt %o auf %3 eine Reihe vollenden.</translation>
    </message>
    <message>
        <source>After %1 %o threatens nothing yet, but every move by %m lets %o win at once.</source>
        <translation>Nach %1 droht %o noch nichts, aber jeder Zug von %m lässt %o sofort gewinnen.</translation>
    </message>
    <message>
        <source>After %1 %o threatens nothing yet, but %m must move. Whichever piece moves, %o can complete a line on a square in brackets: %2.</source>
        <translation>Nach %1 droht %o noch nichts, aber %m muss ziehen. Welche Figur auch zieht, %o kann auf einem Feld in Klammern eine Reihe vollenden: %2.</translation>
    </message>
    <message>
        <source>After %1 %o threatens nothing yet, but %m must move. Lifting the piece on %3 uncovers %o&apos;s line. Whichever other piece moves, %o can complete a line on a square in brackets: %2.</source>
        <translation>Nach %1 droht %o noch nichts, aber %m muss ziehen. Wer die Figur auf %3 anhebt, gibt eine Reihe von %o frei. Welche andere Figur auch zieht, %o kann auf einem Feld in Klammern eine Reihe vollenden: %2.</translation>
    </message>
    <message>
        <source>%1 takes %m&apos;s last car off the board, so %m wins.</source>
        <translation>%1 bringt das letzte Auto von %m vom Brett, und %m gewinnt.</translation>
    </message>
    <message>
        <source>In the line %1, the squares in brackets are those on which %o threatens to complete a line. %2 threatens nothing, but then only %3 keeps %o from winning at once.</source>
        <translation>In der Zugfolge %1 stehen in Klammern die Felder, auf denen %o droht, eine Reihe zu vollenden. %2 droht nichts, aber danach hält nur %3 %o vom sofortigen Gewinn ab.</translation>
    </message>
    <message>
        <source>In the line %1, the squares in brackets are those on which %o threatens to complete a line.</source>
        <translation>In der Zugfolge %1 stehen in Klammern die Felder, auf denen %o droht, eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>After %1 every move by %m uncovers %o&apos;s line.</source>
        <translation>Nach %1 gibt jeder Zug von %m eine Reihe von %o frei.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::NameFields</name>
    <message>
        <source>Name of %1</source>
        <comment>a side</comment>
        <translation>Name von %1</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Proving %1…</source>
        <translation>%1 wird bewiesen …</translation>
    </message>
    <message>
        <source>Solving %1…</source>
        <translation>%1 wird gelöst …</translation>
    </message>
    <message>
        <source>The proof of %1 is paused</source>
        <translation>Der Beweis von %1 ist angehalten</translation>
    </message>
    <message>
        <source>Solving %1 is paused</source>
        <translation>Die Berechnung von %1 ist angehalten</translation>
    </message>
    <message>
        <source>%1 is not solved yet</source>
        <translation>%1 ist noch nicht gelöst</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Prove the outcome</source>
        <translation>Ergebnis beweisen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>%1 cannot be solved here</source>
        <translation>%1 kann hier nicht gelöst werden</translation>
    </message>
    <message>
        <source>The tables could not be read</source>
        <translation>Die Tabellen ließen sich nicht lesen</translation>
    </message>
    <message>
        <source>The tables appear when solving has finished.</source>
        <translation>Die Tabellen erscheinen, sobald die Berechnung fertig ist.</translation>
    </message>
    <message>
        <source>The positions could not be read</source>
        <translation>Die Stellungen ließen sich nicht lesen</translation>
    </message>
    <message>
        <source>The positions appear when solving has finished.</source>
        <translation>Die Stellungen erscheinen, sobald die Berechnung fertig ist.</translation>
    </message>
    <message>
        <source>The values could not be read</source>
        <translation>Die Werte ließen sich nicht lesen</translation>
    </message>
    <message>
        <source>The payoffs appear when solving has finished.</source>
        <translation>Die Auszahlungen erscheinen, sobald die Berechnung fertig ist.</translation>
    </message>
    <message>
        <source>Show values to see the payoffs of all pairs of moves and the best mix.</source>
        <translation>Zeigen Sie die Werte, um die Auszahlungen aller Zugpaare und die beste Mischung zu sehen.</translation>
    </message>
    <message>
        <source>The puzzles could not be read</source>
        <translation>Die Aufgaben ließen sich nicht lesen</translation>
    </message>
    <message>
        <source>The puzzles begin when solving has finished.</source>
        <translation>Die Aufgaben beginnen, sobald die Berechnung fertig ist.</translation>
    </message>
    <message>
        <source>Values are hidden</source>
        <translation>Die Werte sind verborgen</translation>
    </message>
    <message>
        <source>Show values to see how the game went.</source>
        <translation>Zeigen Sie die Werte, um den Verlauf der Partie zu sehen.</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>Werte zeigen</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>The line appears when solving has finished.</source>
        <translation>Die Zugfolge erscheint, sobald die Berechnung fertig ist.</translation>
    </message>
    <message>
        <source>Show values to see the perfect line.</source>
        <translation>Zeigen Sie die Werte, um die perfekte Zugfolge zu sehen.</translation>
    </message>
    <message>
        <source>The graph appears when solving has finished.</source>
        <translation>Der Wertverlauf erscheint, sobald die Berechnung fertig ist.</translation>
    </message>
    <message>
        <source>The lesson begins when solving has finished.</source>
        <translation>Die Lektion beginnt, sobald die Berechnung fertig ist.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::Coach</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The board in these pictures has a different size from yours.</source>
        <translation>Das Brett auf diesen Bildern ist anders groß als Ihres.</translation>
    </message>
</context>
<context>
    <name>SolvingStrings</name>
    <message>
        <source>%1 to move. %2</source>
        <comment>a side, why the position is won or lost</comment>
        <translation>%1 ist am Zug. %2</translation>
    </message>
    <message>
        <source>Players stop here, because %1 has won. The published distances count one more move.</source>
        <translation>Gespielt wird hier nicht weiter, denn %1 hat gewonnen. Die veröffentlichten Zugzahlen zählen noch einen Zug mit.</translation>
    </message>
    <message>
        <source>Known in step 0: the game is over. %1.</source>
        <comment>who has won, and why</comment>
        <translation>In Schritt 0 erkannt: Die Partie ist zu Ende. %1.</translation>
    </message>
    <message numerus="yes">
        <source>Lost, known in step %1: all %n moves lead to positions that were known to be wins for the opponent by step %2.</source>
        <translation>
            <numerusform>In Schritt %1 als verloren erkannt: Nur %n Zug ist möglich, und er führt zu einer Stellung, die nach Schritt %2 schon als Gewinn für den Gegner bekannt war.</numerusform>
            <numerusform>In Schritt %1 als verloren erkannt: Alle %n Züge führen zu Stellungen, die nach Schritt %2 schon als Gewinn für den Gegner bekannt waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won, known in step %1: %2 leads to a position that was known to be lost for the opponent by step %3.</source>
        <translation>In Schritt %1 als gewonnen erkannt: %2 führt zu einer Stellung, die nach Schritt %3 schon als Verlust für den Gegner bekannt war.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn, never known: no move leads to a loss, and %n moves lead to positions that stay unknown.</source>
        <translation>
            <numerusform>Remis, in keinem Schritt entschieden: Kein Zug führt zu einem Verlust, und %n Zug führt zu einer Stellung, die unbekannt bleibt.</numerusform>
            <numerusform>Remis, in keinem Schritt entschieden: Kein Zug führt zu einem Verlust, und %n Züge führen zu Stellungen, die unbekannt bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not known after step %1: of its %n moves, %2 lead to positions known to be wins for the opponent.</source>
        <translation>
            <numerusform>Nach Schritt %1 noch nicht bekannt: %n Zug ist möglich, davon führen %2 zu Stellungen, die als Gewinn für den Gegner bekannt sind.</numerusform>
            <numerusform>Nach Schritt %1 noch nicht bekannt: Von %n Zügen führen %2 zu Stellungen, die als Gewinn für den Gegner bekannt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: never decided, so a draw</source>
        <comment>a move</comment>
        <translation>%1: nie entschieden, remis</translation>
    </message>
    <message>
        <source>Nothing more becomes known: the other %1 positions are draws.</source>
        <translation>Mehr lässt sich nicht entscheiden: Die übrigen %1 Stellungen sind remis.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3 wins and %4 losses become known. Known so far: %5 of %6 positions.</source>
        <translation>Schritt %1 von %2: %3 Gewinne und %4 Verluste werden erkannt. Bisher bekannt: %5 von %6 Stellungen.</translation>
    </message>
    <message>
        <source>Before %1: known as won in step %2, because %1 leads here</source>
        <comment>a move</comment>
        <translation>Vor %1: in Schritt %2 als gewonnen erkannt, denn %1 führt hierher</translation>
    </message>
    <message>
        <source>Before %1: known as lost in step %2, because all its moves are decided then</source>
        <comment>a move</comment>
        <translation>Vor %1: in Schritt %2 als verloren erkannt, denn dann sind alle Züge entschieden</translation>
    </message>
    <message numerus="yes">
        <source>%1: decided in step %2. Then %n of %3 moves were still undecided.</source>
        <comment>a move</comment>
        <translation>
            <numerusform>%1: in Schritt %2 entschieden. Danach war noch %n von %3 Zügen offen.</numerusform>
            <numerusform>%1: in Schritt %2 entschieden. Danach waren noch %n von %3 Zügen offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a win through another move, known in step %2</source>
        <comment>a move</comment>
        <translation>%1: Gewinn durch einen anderen Zug, erkannt in Schritt %2</translation>
    </message>
    <message>
        <source>%1: never decided, because this position stays unknown</source>
        <comment>a move</comment>
        <translation>%1: nie entschieden, weil diese Stellung nie entschieden wird</translation>
    </message>
    <message>
        <source>%1: the opponent wins (step %2)</source>
        <comment>a move</comment>
        <translation>%1: Der Gegner gewinnt (Schritt %2)</translation>
    </message>
    <message>
        <source>%1: the opponent loses (step %2)</source>
        <comment>a move</comment>
        <translation>%1: Der Gegner verliert (Schritt %2)</translation>
    </message>
    <message>
        <source>Becomes known in the next step.</source>
        <translation>Wird im nächsten Schritt bekannt.</translation>
    </message>
</context>
<context>
    <name>SolvingKey</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>paler: known before this step</source>
        <translation>blasser: vor diesem Schritt bekannt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolvingWindow</name>
    <message numerus="yes">
        <source>Tier %1 of %2, with %Ln positions. Moves stay in a tier or lead to a tier before it.</source>
        <translation>
            <numerusform>Teilraum %1 von %2, mit %Ln Stellung. Züge bleiben in ihrem Teilraum oder führen in einen früheren.</numerusform>
            <numerusform>Teilraum %1 von %2, mit %Ln Stellungen. Züge bleiben in ihrem Teilraum oder führen in einen früheren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Teilräume</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Alle Stellungen</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Züge: %1</translation>
    </message>
    <message>
        <source>Previous positions: %1</source>
        <translation>Vorgängerstellungen: %1</translation>
    </message>
    <message>
        <source>Previous positions</source>
        <translation>Vorgängerstellungen</translation>
    </message>
    <message>
        <source>A position is won once one move leads to a loss for the opponent, and lost once all moves lead to wins for the opponent.</source>
        <translation>Eine Stellung ist gewonnen, sobald ein Zug zu einem Verlust des Gegners führt, und verloren, sobald alle Züge zu Gewinnen des Gegners führen.</translation>
    </message>
    <message>
        <source>All values are known now. The start: %1.</source>
        <comment>the value</comment>
        <translation>Jetzt sind alle Werte bekannt. Der Anfang: %1.</translation>
    </message>
    <message>
        <source>The board is turned after each move, so that %1 is always to move.</source>
        <comment>a side</comment>
        <translation>Nach jedem Zug wird das Brett gedreht, so dass immer %1 am Zug ist.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ParentsDock</name>
    <message numerus="yes">
        <source>%n positions lead here in one move</source>
        <translation>
            <numerusform>Aus %n Stellung führt ein Zug hierher</numerusform>
            <numerusform>Aus %n Stellungen führt ein Zug hierher</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The list is incomplete: too many positions can come before this one.</source>
        <translation>%1. Die Liste ist unvollständig: Zu viele Stellungen kommen als Vorgänger infrage.</translation>
    </message>
    <message>
        <source>Nothing comes before this position</source>
        <translation>Diese Stellung hat keinen Vorgänger</translation>
    </message>
    <message>
        <source>Previous positions</source>
        <translation>Vorgängerstellungen</translation>
    </message>
    <message>
        <source>Positions before the one on the board</source>
        <translation>Vorgänger der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>No legal move leads to this position.</source>
        <translation>Kein legaler Zug führt zu dieser Stellung.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DominoPuzzleBoard</name>
    <message>
        <source>Hint: %1</source>
        <comment>a domino</comment>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Hint: the domino covers the marked square.</source>
        <translation>Tipp: Der Dominostein belegt das markierte Feld.</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <comment>a side</comment>
        <translation>Sie spielen %1.</translation>
    </message>
    <message>
        <source>Exactly one domino wins, whatever the other side does at the same time. Find it.</source>
        <translation>Mit genau einem Dominostein gewinnen Sie, egal was die andere Seite gleichzeitig tut. Finden Sie ihn.</translation>
    </message>
    <message>
        <source>Exactly one domino cannot lose, whatever the other side does at the same time. Find it.</source>
        <translation>Mit genau einem Dominostein können Sie nicht verlieren, egal was die andere Seite gleichzeitig tut. Finden Sie ihn.</translation>
    </message>
    <message>
        <source>%1 is not the right domino.</source>
        <comment>a domino</comment>
        <translation>%1 ist nicht der richtige Dominostein.</translation>
    </message>
    <message>
        <source>%1 can lose if %2 plays %3 at the same time.</source>
        <comment>two sides, a domino</comment>
        <translation>%1 kann verlieren, wenn %2 gleichzeitig %3 spielt.</translation>
    </message>
    <message>
        <source>%1 can no longer be sure of winning if %2 plays %3 at the same time.</source>
        <comment>two sides, a domino</comment>
        <translation>%1 gewinnt nicht mehr sicher, wenn %2 gleichzeitig %3 spielt.</translation>
    </message>
    <message>
        <source>Find a domino that is no mistake. Several dominoes may be right.</source>
        <translation>Finden Sie einen Dominostein, der kein Fehler ist. Mehrere können richtig sein.</translation>
    </message>
    <message>
        <source>%1 is a mistake. The best reply is %2.</source>
        <comment>two dominoes</comment>
        <translation>%1 ist ein Fehler. Die beste Antwort ist %2.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>A lesson file must begin with the line “kotai-lessons 1”.</source>
        <translation>Eine Lektionsdatei muss mit der Zeile „kotai-lessons 1“ beginnen.</translation>
    </message>
    <message>
        <source>The file was written for a newer version of Kotai.</source>
        <translation>Die Datei wurde für eine neuere Version von Kotai geschrieben.</translation>
    </message>
    <message>
        <source>The file is too large. The limit is %1 bytes.</source>
        <translation>Die Datei ist zu groß. Erlaubt sind höchstens %1 Bytes.</translation>
    </message>
    <message>
        <source>Begin the line with a keyword and a colon, such as “title: My lesson”.</source>
        <translation>Beginnen Sie die Zeile mit einem Schlüsselwort und einem Doppelpunkt, etwa „title: Meine Lektion“.</translation>
    </message>
    <message>
        <source>“%1” is given twice.</source>
        <translation>„%1“ ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>“%1” is missing. Example: %2</source>
        <translation>„%1“ fehlt. Beispiel: %2</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use the letters a to z, digits and dashes.</source>
        <translation>„%1“ ist kein gültiger Name. Verwenden Sie die Buchstaben a bis z, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>There is no task “%1” in this game. Use one of: %2.</source>
        <translation>Eine Aufgabe „%1“ gibt es in diesem Spiel nicht. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Write a number from 1 to %1 and one kind of drill, such as “5 best-move where outcome = win”.</source>
        <translation>Schreiben Sie eine Zahl von 1 bis %1 und eine Art von Übung, etwa „5 best-move where outcome = win“.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a file, what is wrong</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not allowed here. Use one of: %2.</source>
        <translation>„%1“ kann hier nicht stehen. Möglich sind: %2.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LessonsPage</name>
    <message>
        <source>%1, finished</source>
        <comment>a lesson</comment>
        <translation>%1, abgeschlossen</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>a lesson</comment>
        <translation>%1, nicht begonnen</translation>
    </message>
    <message>
        <source>%1, %2 of %3 exercises solved</source>
        <comment>a lesson</comment>
        <translation>%1, %2 von %3 Aufgaben gelöst</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>exercises of a lesson</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>exercise %1 of %2</source>
        <translation>Übung %1 von %2</translation>
    </message>
    <message>
        <source>Now use the same idea on other boards. The boards are different each time.</source>
        <translation>Nutzen Sie nun dieselbe Idee auf anderen Brettern. Es sind jedes Mal andere Bretter.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Eine Stellung wird gesucht …</translation>
    </message>
    <message>
        <source>You have finished the course!</source>
        <translation>Sie haben den Kurs abgeschlossen!</translation>
    </message>
    <message>
        <source>You know the ideas. Now play a game!</source>
        <translation>Die Ideen kennen Sie. Spielen Sie nun eine Partie!</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a game</comment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Course of lessons</source>
        <translation>Kurs mit Lektionen</translation>
    </message>
    <message>
        <source>Your progress could not be saved: Kotai cannot write to the library of games.</source>
        <translation>Ihr Fortschritt konnte nicht gespeichert werden: Kotai kann nicht in die Partiensammlung schreiben.</translation>
    </message>
    <message>
        <source>To check your answers, Kotai first finds out the result of every position of %1.</source>
        <translation>Um Ihre Antworten zu prüfen, ermittelt Kotai zuerst das Ergebnis jeder Stellung von %1.</translation>
    </message>
    <message>
        <source>One step before the lessons begin</source>
        <translation>Ein Schritt vor den Lektionen</translation>
    </message>
    <message>
        <source>Prepare the lessons</source>
        <translation>Lektionen vorbereiten</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzleExercises</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Play the right moves</source>
        <translation>Spielt die richtigen Züge</translation>
    </message>
    <message>
        <source>Lesson finished!</source>
        <translation>Lektion abgeschlossen!</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AlternatingPuzzleBoard</name>
    <message>
        <source>Hint: make the marked move, %1.</source>
        <comment>a move</comment>
        <translation>Tipp: Machen Sie den markierten Zug, %1.</translation>
    </message>
    <message>
        <source>Hint: the right move does not move a piece on the board.</source>
        <translation>Tipp: Der richtige Zug bewegt keine Figur auf dem Brett.</translation>
    </message>
    <message>
        <source>Hint: use the marked piece beside the board.</source>
        <translation>Tipp: Nehmen Sie die markierte Figur neben dem Brett.</translation>
    </message>
    <message>
        <source>Hint: the marked piece on %1 moves. Click where it goes.</source>
        <comment>a square</comment>
        <translation>Tipp: Die markierte Figur (%1) zieht. Klicken Sie auf ihr Ziel.</translation>
    </message>
</context>
<context>
    <name>MoveNames</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Kommentar zu %1</translation>
    </message>
    <message>
        <source>No moves yet. Your moves will appear here.</source>
        <translation>Noch keine Züge. Hier erscheinen Ihre Züge.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Go to this move</source>
        <translation>Zu diesem Zug gehen</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar …</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Delete the current move and all moves after it</source>
        <translation>Löscht den gezeigten Zug und alle Züge danach</translation>
    </message>
    <message>
        <source>Write a comment on this move</source>
        <translation>Einen Kommentar zu diesem Zug schreiben</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>%1 · value not known</source>
        <translation>%1 · Wert nicht bekannt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>move · result</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>move · verdict · result</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <comment>number of a move, a side, the move</comment>
        <translation>Zug %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>TurnNames</name>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Comment on turn %1</source>
        <translation>Kommentar zu Runde %1</translation>
    </message>
    <message>
        <source>No turns yet. Turns appear here once both sides have chosen.</source>
        <translation>Noch keine Runden. Eine Runde erscheint hier, sobald beide Seiten gewählt haben.</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Runden der Partie</translation>
    </message>
    <message>
        <source>Go to this turn</source>
        <translation>Zu dieser Runde gehen</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar …</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Delete the current turn and all turns after it</source>
        <translation>Löscht die gezeigte Runde und alle Runden danach</translation>
    </message>
    <message>
        <source>Write a comment on this turn</source>
        <translation>Einen Kommentar zu dieser Runde schreiben</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number of a turn, the turn</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>%1 · value not known</source>
        <translation>%1 · Wert nicht bekannt</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>turn · value · what it means</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a side, a payoff</comment>
        <translation>%1 gewinnt: %2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TablesPanel</name>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Charts or numbers</source>
        <translation>Diagramme oder Zahlen</translation>
    </message>
    <message>
        <source>compare…</source>
        <translation>vergleichen …</translation>
    </message>
    <message>
        <source>Compare two solved variants side by side in one chart</source>
        <translation>Vergleicht zwei gelöste Varianten nebeneinander in einem Diagramm</translation>
    </message>
</context>
<context>
    <name>TableBars</name>
    <message>
        <source>Positions by distance</source>
        <translation>Stellungen nach Entfernung</translation>
    </message>
    <message>
        <source>Plies to the end</source>
        <translation>Halbzüge bis zum Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <comment>distance to the end</comment>
        <translation>
            <numerusform>%n Halbzug</numerusform>
            <numerusform>%n Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of outcomes</source>
        <translation>Anteil der Ergebnisse</translation>
    </message>
    <message>
        <source>Number of positions</source>
        <translation>Zahl der Stellungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis: value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChoiceMistakeStrings</name>
    <message numerus="yes">
        <source>Up to %n free squares</source>
        <translation>
            <numerusform>Bis zu %n freies Feld</numerusform>
            <numerusform>Bis zu %n freie Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 free squares</source>
        <translation>%1 bis %2 freie Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n or more free squares</source>
        <translation>
            <numerusform>%n freies Feld oder mehr</numerusform>
            <numerusform>%n freie Felder oder mehr</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::MistakesView</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Ihre Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Points lost: %1</source>
        <translation>Verlorene Punkte: %1</translation>
    </message>
    <message>
        <source>No games of yours yet</source>
        <translation>Noch keine eigenen Partien</translation>
    </message>
    <message>
        <source>Play against the computer with values hidden. Your mistakes are listed here afterwards.</source>
        <translation>Spielen Sie gegen den Computer, ohne die Werte zu sehen. Ihre Fehler stehen danach hier.</translation>
    </message>
    <message>
        <source>The mistakes cannot be shown</source>
        <translation>Die Fehler lassen sich nicht anzeigen</translation>
    </message>
    <message>
        <source>%1 is not solved yet</source>
        <translation>%1 ist noch nicht gelöst</translation>
    </message>
    <message>
        <source>The solution shows which moves were mistakes.</source>
        <translation>Die Lösung zeigt, welche Züge Fehler waren.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Alle Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a wrong move</comment>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>You chose %1.</source>
        <comment>a move</comment>
        <translation>Sie haben %1 gewählt.</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>By motif</source>
        <translation>Nach Motiv</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Nach Phase</translation>
    </message>
    <message>
        <source>By piece</source>
        <translation>Nach Figur</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Auf dem &amp;Brett zeigen</translation>
    </message>
    <message>
        <source>&amp;Practise these</source>
        <translation>Diese ü&amp;ben</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>a wrong move, how often</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Moves with a hint or with values on the screen do not count.</source>
        <translation>Züge mit Tipp oder mit sichtbaren Werten zählen nicht.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>You gave up no win, no draw and no piece in these games. In lost positions, you never let your opponent win at once.</source>
        <translation>In diesen Partien haben Sie keinen Gewinn, kein Remis und keine Figur hergegeben. In verlorenen Stellungen haben Sie den Gegner nie sofort gewinnen lassen.</translation>
    </message>
</context>
<context>
    <name>OwnMistakeStrings</name>
    <message>
        <source>Won in 1 to 3 moves</source>
        <translation>Gewonnen in 1 bis 3 Zügen</translation>
    </message>
    <message>
        <source>Won in 4 to 7 moves</source>
        <translation>Gewonnen in 4 bis 7 Zügen</translation>
    </message>
    <message>
        <source>Won in 8 to 15 moves</source>
        <translation>Gewonnen in 8 bis 15 Zügen</translation>
    </message>
    <message>
        <source>Won in 16 or more moves</source>
        <translation>Gewonnen in 16 oder mehr Zügen</translation>
    </message>
    <message>
        <source>Drawn positions</source>
        <translation>Remisstellungen</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a group of mistakes</comment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Lost positions</source>
        <translation>Verlorene Stellungen</translation>
    </message>
    <message>
        <source>already losing → lost at once</source>
        <translation>schon verloren → sofort verloren</translation>
    </message>
    <message>
        <source>won → draw</source>
        <translation>gewonnen → remis</translation>
    </message>
    <message>
        <source>won → lost</source>
        <translation>gewonnen → verloren</translation>
    </message>
    <message>
        <source>draw → lost</source>
        <translation>remis → verloren</translation>
    </message>
    <message numerus="yes">
        <source>won → lost in %n moves</source>
        <translation>
            <numerusform>gewonnen → in %n Zug verloren</numerusform>
            <numerusform>gewonnen → in %n Zügen verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw → lost in %n moves</source>
        <translation>
            <numerusform>remis → in %n Zug verloren</numerusform>
            <numerusform>remis → in %n Zügen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>slip (gave a piece away, still won)</source>
        <translation>Versehen (Figur verschenkt, noch gewonnen)</translation>
    </message>
    <message>
        <source>slip (gave a piece away, still a draw)</source>
        <translation>Versehen (Figur verschenkt, noch remis)</translation>
    </message>
    <message>
        <source>slip (already losing, and gave a piece away)</source>
        <translation>Versehen (schon verloren, und Figur verschenkt)</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>a group of mistakes</comment>
        <translation>Versehen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolvingExport</name>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Folder for the pictures of all steps</source>
        <translation>Ordner für die Bilder aller Schritte</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Animation speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>The page could not be printed. Check the printer, then try again.</source>
        <translation>Die Seite konnte nicht gedruckt werden. Prüfen Sie den Drucker und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Saving step %1 of %2…</source>
        <translation>Schritt %1 von %2 wird gespeichert …</translation>
    </message>
    <message>
        <source>Save or print the steps</source>
        <translation>Schritte speichern oder drucken</translation>
    </message>
    <message>
        <source>Save this step as a &amp;picture…</source>
        <translation>Diesen Schritt als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Save &amp;all steps as pictures…</source>
        <translation>&amp;Alle Schritte als Bilder speichern …</translation>
    </message>
    <message>
        <source>Save as an a&amp;nimation…</source>
        <translation>Als A&amp;nimation speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint this step…</source>
        <translation>Diesen Schritt d&amp;rucken …</translation>
    </message>
    <message>
        <source>Web browsers play this animation.</source>
        <translation>Webbrowser spielen diese Animation ab.</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SavedQueriesMenu</name>
    <message>
        <source>&amp;Save this query…</source>
        <translation>Diese Suche &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Save query</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Name of the query:</source>
        <translation>Name der Suche:</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ReproduceRow</name>
    <message>
        <source>Everything that this work needs is solved. The tables show the computed values.</source>
        <translation>Alle Varianten, die für diese Arbeit nötig sind, sind gelöst. Die Tabellen zeigen die berechneten Werte.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>variants</comment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n variant(s) for this work (%2)? This takes %1.</source>
        <translation>
            <numerusform>%n Variante für diese Arbeit lösen (%2)? Das dauert %1.</numerusform>
            <numerusform>%n Varianten für diese Arbeit lösen (%2)? Das dauert %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reproduce the whole work…</source>
        <translation>Die ganze Arbeit nachrechnen …</translation>
    </message>
    <message>
        <source>Solve everything that the figures need, one variant after another</source>
        <translation>Löst nacheinander alle Varianten, die für die Abbildungen nötig sind</translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Fortschritt beim Lösen</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) still to be solved</source>
        <translation>
            <numerusform>noch %n Variante zu lösen</numerusform>
            <numerusform>noch %n Varianten zu lösen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzleNavigation</name>
    <message>
        <source>Mistakes in this game</source>
        <translation>Fehler in dieser Partie</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CountMatrix</name>
    <message>
        <source>↓ %1, → %2</source>
        <comment>names of the rows and of the columns</comment>
        <translation>↓ %1, → %2</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ProvedMoves</name>
    <message>
        <source>%1 wins with %2, whatever the other side covers.</source>
        <comment>a side; a domino&apos;s place</comment>
        <translation>%1 gewinnt mit %2, egal was die andere Seite belegt.</translation>
    </message>
    <message>
        <source>%1 holds the draw with %2, whatever the other side covers.</source>
        <comment>a side; a domino&apos;s place</comment>
        <translation>%1 hält mit %2 das Remis, egal was die andere Seite belegt.</translation>
    </message>
    <message>
        <source>%1 wins with its safe moves alone.</source>
        <comment>a side</comment>
        <translation>%1 gewinnt allein mit sicheren Zügen.</translation>
    </message>
    <message>
        <source>%1 holds the draw with its safe moves alone.</source>
        <comment>a side</comment>
        <translation>%1 hält das Remis allein mit sicheren Zügen.</translation>
    </message>
    <message>
        <source>%1&apos;s strategy never leads to this position, so the proof says nothing about it.</source>
        <comment>a side</comment>
        <translation>Die Strategie von %1 führt nie zu dieser Stellung, daher sagt der Beweis nichts über sie.</translation>
    </message>
</context>
<context>
    <name>MatrixStepStrings</name>
    <message>
        <source>%1. Each pair of moves leads to a position with more covered squares, whose value is known.</source>
        <comment>the number of moves of each side</comment>
        <translation>%1. Jedes Zugpaar führt zu einer Stellung, in der mehr Felder belegt sind und deren Wert bekannt ist.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move, its probability</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Row %1 of %2: with %3, Vertical gets at least %4.</source>
        <comment>a number, a number, a move, a payoff</comment>
        <translation>Zeile %1 von %2: Mit %3 erhält Vertikal mindestens %4.</translation>
    </message>
    <message>
        <source>With %1, Vertical gets at least %3. With %2, Horizontal allows no more than that. So %3 is the value, and neither side has to mix its moves.</source>
        <comment>a move, a move, a payoff</comment>
        <translation>Mit %1 erhält Vertikal mindestens %3. Mit %2 lässt Horizontal nicht mehr zu. Also ist %3 der Wert, und keine Seite muss ihre Züge mischen.</translation>
    </message>
    <message>
        <source>%1 is left out: %2 is never worse against the moves that are left.</source>
        <comment>a move, a move</comment>
        <translation>%1 fällt weg: %2 ist gegen die verbleibenden Züge nie schlechter.</translation>
    </message>
    <message>
        <source>Linear programming, step %1: Horizontal mixes %2. Then Vertical gets at most %3.</source>
        <comment>a number, a list of moves with probabilities, a payoff</comment>
        <translation>Lineare Optimierung, Schritt %1: Horizontal mischt %2. Dann erhält Vertikal höchstens %3.</translation>
    </message>
    <message>
        <source>Horizontal has no better mix, because Vertical can mix %1 and get at least %2. So this is the value.</source>
        <comment>a list of moves with probabilities, a payoff</comment>
        <translation>Horizontal hat keine bessere Mischung, denn Vertikal kann %1 mischen und erhält dann mindestens %2. Das ist also der Wert.</translation>
    </message>
    <message>
        <source>With one move alone, Vertical gets at least %2 (%1), and Horizontal allows at most %4 (%3).</source>
        <comment>a move, a payoff, a move, a payoff</comment>
        <translation>Mit einem einzigen Zug erhält Vertikal mindestens %2 (%1), und Horizontal lässt höchstens %4 zu (%3).</translation>
    </message>
    <message>
        <source>The value is what Vertical gets, so only Horizontal has to mix its moves.</source>
        <translation>Der Wert ist das, was Vertikal erhält, also muss nur Horizontal seine Züge mischen.</translation>
    </message>
    <message>
        <source>The value is what Horizontal allows, so only Vertical has to mix its moves.</source>
        <translation>Der Wert ist das, was Horizontal zulässt, also muss nur Vertikal seine Züge mischen.</translation>
    </message>
    <message>
        <source>The value is in between, so both sides have to mix their moves.</source>
        <translation>Der Wert liegt dazwischen, also müssen beide Seiten ihre Züge mischen.</translation>
    </message>
</context>
<context>
    <name>TurnSolvingKey</name>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TurnSolvingWindow</name>
    <message>
        <source>Nothing is known yet. Solving works backwards from the fullest boards, because every turn covers more squares.</source>
        <translation>Noch ist nichts bekannt. Die Berechnung beginnt bei den vollsten Brettern und geht rückwärts, weil jede Runde weitere Felder belegt.</translation>
    </message>
    <message numerus="yes">
        <source>Step %1 of %2: the positions with %n covered squares become known (%3). Known so far: %4 of %5 positions.</source>
        <translation>
            <numerusform>Schritt %1 von %2: Nun sind die Stellungen mit %n belegten Feld bekannt (%3). Bisher bekannt: %4 von %5 Stellungen.</numerusform>
            <numerusform>Schritt %1 von %2: Nun sind die Stellungen mit %n belegten Feldern bekannt (%3). Bisher bekannt: %4 von %5 Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Known in step %1: the game is over.</source>
        <translation>Bekannt in Schritt %1: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Known in step %1: every turn leads to a position with more covered squares, which was known before.</source>
        <translation>Bekannt in Schritt %1: Jede Runde führt zu einer schon bekannten Stellung mit mehr belegten Feldern.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Alle Stellungen</translation>
    </message>
    <message>
        <source>Matrix game of the position</source>
        <translation>Matrixspiel der Stellung</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StepControls</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>the steps, one after the other</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Speed of the steps</source>
        <translation>Tempo der Schritte</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolvingDialog</name>
    <message>
        <source>Choose a bar with the arrow keys, then press Enter to show its step</source>
        <translation>Wählen Sie mit den Pfeiltasten einen Balken. Die Eingabetaste zeigt seinen Schritt</translation>
    </message>
    <message>
        <source>Reading all values…</source>
        <translation>Alle Werte werden gelesen …</translation>
    </message>
    <message>
        <source>How it was solved: %1</source>
        <translation>Wie %1 gelöst wurde</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Auf dem &amp;Brett zeigen</translation>
    </message>
</context>
<context>
    <name>DangerStrings</name>
    <message>
        <source>Red frame: this piece could be captured next</source>
        <translation>Roter Rahmen: Figur in Gefahr</translation>
    </message>
    <message>
        <source>Dashed red frame: the other side could win there next</source>
        <translation>Gestrichelter roter Rahmen: Dort könnte die andere Seite als Nächstes gewinnen</translation>
    </message>
</context>
<context>
    <name>LessonStrings</name>
    <message>
        <source>en</source>
        <comment>the code of the language that this is translated to</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <comment>its title</comment>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TrainingEnd</name>
    <message>
        <source>No reviews due</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Failed puzzles come back after 1, 3, 7 and 21 days.</source>
        <translation>Nicht gelöste Aufgaben kommen nach 1, 3, 7 und 21 Tagen wieder.</translation>
    </message>
    <message>
        <source>Mixed puzzles</source>
        <translation>Gemischte Aufgaben</translation>
    </message>
    <message>
        <source>No more puzzles of this kind</source>
        <translation>Keine weiteren Aufgaben dieser Art</translation>
    </message>
    <message>
        <source>Choose another kind, or a larger variant of the game.</source>
        <translation>Wählen Sie eine andere Art oder eine größere Variante des Spiels.</translation>
    </message>
    <message>
        <source>You have tried all of today&apos;s puzzles.</source>
        <translation>Sie haben alle Aufgaben des Tages bearbeitet.</translation>
    </message>
    <message>
        <source>You solved %1 of %2 on the first try.</source>
        <comment>puzzles of the day</comment>
        <translation>Auf Anhieb gelöst: %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n days of puzzles in a row!</source>
        <translation>
            <numerusform>Aufgaben an %n Tag in Folge!</numerusform>
            <numerusform>Aufgaben an %n Tagen in Folge!</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Für heute fertig</translation>
    </message>
    <message>
        <source>There will be new ones tomorrow.</source>
        <translation>Morgen gibt es neue.</translation>
    </message>
    <message>
        <source>Go back, or choose a kind of puzzle.</source>
        <translation>Gehen Sie zurück oder wählen Sie eine Art von Aufgaben.</translation>
    </message>
    <message>
        <source>You solved %1 of %2 on the first try.</source>
        <comment>puzzles</comment>
        <translation>Auf Anhieb gelöst: %1 von %2.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>End of the practice</source>
        <translation>Ende der Übung</translation>
    </message>
    <message>
        <source>No more puzzles in this list</source>
        <translation>Keine weiteren Aufgaben in dieser Liste</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Noch einmal üben</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Easier puzzles</source>
        <translation>Leichtere Aufgaben</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>You practised: %1.</source>
        <comment>kinds of mistakes</comment>
        <translation>Sie haben geübt: %1.</translation>
    </message>
</context>
<context>
    <name>TurnReportStrings</name>
    <message>
        <source>Turning point, turn %1:</source>
        <comment>followed by a sentence</comment>
        <translation>Wendepunkt, Runde %1:</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Turn %1: %2 · %3</source>
        <comment>its number, the turn, its value</comment>
        <translation>Runde %1: %2 · %3</translation>
    </message>
</context>
<context>
    <name>ReportStrings</name>
    <message>
        <source>Your opponent's last mistake, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>Der letzte Fehler Ihres Gegners, Zug %1 (%2):</translation>
    </message>
    <message>
        <source>Your opponent's mistake, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>Der Fehler Ihres Gegners, Zug %1 (%2):</translation>
    </message>
    <message>
        <source>Last mistake, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>Letzter Fehler, Zug %1 (%2):</translation>
    </message>
    <message>
        <source>Turning point, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>Wendepunkt, Zug %1 (%2):</translation>
    </message>
    <message>
        <source>None of your moves changed the result: with best play, %1 wins from the start.</source>
        <comment>a side</comment>
        <translation>Keiner Ihrer Züge hat das Ergebnis geändert: Bei bestem Spiel gewinnt %1 von Anfang an.</translation>
    </message>
</context>
</TS>
