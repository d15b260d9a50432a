<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Export board as P&amp;DF…</source>
        <translation>盤面を PDF で書き出す(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the board as a page for printing</source>
        <translation>表示中の盤面を印刷用のページとして保存します</translation>
    </message>
    <message>
        <source>&amp;Graph of perfect play…</source>
        <translation>最善手順のグラフ(&amp;G)…</translation>
    </message>
    <message>
        <source>Explore all best moves from here, or the proof of the win, as a graph</source>
        <translation>この局面からの最善手すべて、または勝ちの証明をグラフで表示します</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose a game, its size and who plays</source>
        <translation>ゲームと盤の大きさ、対局者を選びます</translation>
    </message>
    <message>
        <source>All gam&amp;es</source>
        <translation>ゲーム一覧(&amp;U)</translation>
    </message>
    <message>
        <source>Show the page with every game and variant</source>
        <translation>すべてのゲームと変種のページを表示します</translation>
    </message>
    <message>
        <source>Back to the &amp;board</source>
        <translation>盤に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Show the board with the open game, as you left it</source>
        <translation>開いている対局の盤を、最後に見たときの状態で表示します</translation>
    </message>
    <message>
        <source>Open data &amp;folder</source>
        <translation>データフォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Show the folder with the solution files</source>
        <translation>解析結果のファイルがあるフォルダーを表示します</translation>
    </message>
    <message>
        <source>Export board as &amp;PNG…</source>
        <translation>盤面を PNG で書き出す(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the board as a PNG image</source>
        <translation>表示中の盤面を PNG 画像として保存します</translation>
    </message>
    <message>
        <source>Export board as S&amp;VG…</source>
        <translation>盤面を SVG で書き出す(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the board as a scalable SVG image</source>
        <translation>表示中の盤面を、拡大縮小できる SVG 画像として保存します</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Kotai. You can resume running jobs later</source>
        <translation>Kotai を終了します。実行中の解析は後で再開できます</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>局面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>局面をテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>対局をコピー(&amp;G)</translation>
    </message>
    <message>
        <source>Copy the whole game with its variations and comments as text</source>
        <translation>変化とコメントを含む対局全体をテキストとしてコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>局面・対局を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Open the position or the game in the clipboard</source>
        <translation>クリップボードの局面または対局を開きます</translation>
    </message>
    <message>
        <source>Position as &amp;text…</source>
        <translation>局面のテキスト(&amp;T)…</translation>
    </message>
    <message>
        <source>Read or write the position as text</source>
        <translation>局面をテキストで読み書きします</translation>
    </message>
    <message>
        <source>Copy perfect &amp;line</source>
        <translation>最善手順をコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <translation>最善手を指す(&amp;B)</translation>
    </message>
    <message>
        <source>Play the best move, or one drawn from the best mix of moves</source>
        <translation>最善手、または最適混合戦略に従って選んだ手を指します</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Briefly show the best move or the best mix of moves</source>
        <translation>最善手、または最適混合戦略を少しの間表示します</translation>
    </message>
    <message>
        <source>Make the c&amp;omputer move</source>
        <translation>コンピューターに指させる(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>先後を入れ替える(&amp;W)</translation>
    </message>
    <message>
        <source>Play the perfect &amp;line</source>
        <translation>最善手順を再生(&amp;L)</translation>
    </message>
    <message>
        <source>Play the perfect line move by move to its end</source>
        <translation>最善手順を 1 手ずつ最後まで進めます</translation>
    </message>
    <message>
        <source>&amp;Notable positions</source>
        <translation>注目すべき局面(&amp;S)</translation>
    </message>
    <message>
        <source>Browse zugzwangs, long wins and only moves</source>
        <translation>ツークツワンク、長手数の勝ち、唯一の手などを調べます</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>盤面を画像としてコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>表示中の盤面を画像としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>&amp;Solve this variant</source>
        <translation>この変種を解く(&amp;S)</translation>
    </message>
    <message>
        <source>Work out the value of every position</source>
        <translation>すべての局面の値を求めます</translation>
    </message>
    <message>
        <source>Running &amp;jobs</source>
        <translation>実行中の解析(&amp;J)</translation>
    </message>
    <message>
        <source>Show what is being solved</source>
        <translation>解析の進み具合を表示します</translation>
    </message>
    <message>
        <source>Show &amp;values</source>
        <translation>値を表示(&amp;V)</translation>
    </message>
    <message>
        <source>T&amp;urn board</source>
        <translation>盤を反転(&amp;E)</translation>
    </message>
    <message>
        <source>See the board from the other end</source>
        <translation>盤を反対側から見ます</translation>
    </message>
    <message>
        <source>Show &amp;coordinates</source>
        <translation>座標を表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show the names of columns and rows</source>
        <translation>列と段の名前を表示します</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>パネルの配置を初期化(&amp;R)</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>すべてのパネルを最初の位置に戻します</translation>
    </message>
    <message>
        <source>How the pieces move and who wins</source>
        <translation>駒の動かし方と勝敗の決まり方</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>数値の意味(&amp;N)</translation>
    </message>
    <message>
        <source>What values, plies and tables mean, and how Kotai computes values</source>
        <translation>値・手数・表の意味と、値の求め方</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>すべてのショートカットキーを表示します</translation>
    </message>
    <message>
        <source>&amp;About Kotai</source>
        <translation>Kotai について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>Position &amp;editor…</source>
        <translation>局面の編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Set up a position piece by piece</source>
        <translation>駒を一つずつ置いて局面を作ります</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>Pic&amp;k up or turn a fence</source>
        <translation>フェンスを持つ・回す(&amp;K)</translation>
    </message>
    <message>
        <source>Move the fence with the arrow keys. Press the shortcut again to turn it, Enter to place it or Esc to put it back</source>
        <translation>矢印キーでフェンスを動かします。ショートカットをもう一度押すと向きが変わり、Enter で置き、Esc で戻します</translation>
    </message>
    <message>
        <source>Show shortest &amp;paths</source>
        <translation>最短経路を表示(&amp;P)</translation>
    </message>
    <message>
        <source>Show the shortest path of each pawn to its goal</source>
        <translation>それぞれのコマからゴールまでの最短経路を表示します</translation>
    </message>
    <message>
        <source>Take back the &amp;choice</source>
        <translation>選んだ手を取り消す(&amp;C)</translation>
    </message>
    <message>
        <source>Choose another domino before both are revealed</source>
        <translation>両者の手を公開する前に、別のドミノを選び直します</translation>
    </message>
    <message>
        <source>Reveal &amp;both choices</source>
        <translation>両者の手を公開(&amp;B)</translation>
    </message>
    <message>
        <source>Reveal both choices and place the dominoes</source>
        <translation>両者の手を公開してドミノを置きます</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>直前のターンをもう一度見る(&amp;R)</translation>
    </message>
    <message>
        <source>Show again how the last two choices were revealed</source>
        <translation>直前の二つの手が公開される様子をもう一度見ます</translation>
    </message>
    <message>
        <source>Reveal as soon as both ha&amp;ve chosen</source>
        <translation>両者が選んだらすぐに公開(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tournament of computer players…</source>
        <translation>コンピューター同士の連続対局(&amp;T)…</translation>
    </message>
    <message>
        <source>Let two computer players play many games of Synchronized Domineering</source>
        <translation>コンピューター同士を同時着手ドミニアリングで何局も対局させます</translation>
    </message>
    <message>
        <source>See which side wins Synchronized Domineering on each size of board, with sources</source>
        <translation>同時着手ドミニアリングの勝敗を、盤の大きさ別に出典とともに示します</translation>
    </message>
    <message>
        <source>Values of the &amp;other side</source>
        <translation>相手側の値(&amp;O)</translation>
    </message>
    <message>
        <source>Show what the other side&apos;s moves are worth</source>
        <translation>相手側の手の値を表示します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>引き分けを提案(&amp;D)</translation>
    </message>
    <message>
        <source>The computer accepts if it cannot do better. In a game between two people, Kotai asks your opponent</source>
        <translation>コンピューターは、引き分けより良い結果を望めなければ応じます。二人で指すときは相手に尋ねます</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>投了(&amp;I)</translation>
    </message>
    <message>
        <source>My side at the &amp;bottom</source>
        <translation>自分の側を手前に(&amp;B)</translation>
    </message>
    <message>
        <source>Turn the board so that your side is at the bottom, in games where the players sit opposite each other</source>
        <translation>向かい合って指すゲームでは、自分の側が手前になるように盤を回します</translation>
    </message>
    <message>
        <source>Pla&amp;y layout</source>
        <translation>対局レイアウト(&amp;Y)</translation>
    </message>
    <message>
        <source>Switch between a large board with the players, clocks and moves beside it and a board with all panels</source>
        <translation>盤を大きくして横に対局者・時計・指し手を置く配置と、すべてのパネルを並べる配置を切り替えます</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>はじめの一歩(&amp;F)</translation>
    </message>
    <message>
        <source>The rules of a small game in pictures, a first move, and what the values mean</source>
        <translation>小さなゲームのルールを絵で見て、最初の一手を指し、値の読み方を学びます</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>対局を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a saved game, or a file with moves or positions</source>
        <translation>保存した対局や、手順・局面のファイルを開きます</translation>
    </message>
    <message>
        <source>&amp;Save game</source>
        <translation>対局を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game with its variations and comments to its file</source>
        <translation>対局を、変化とコメントも含めて元のファイルに保存します</translation>
    </message>
    <message>
        <source>Save game &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>対局を別のファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>対局の記録(&amp;M)</translation>
    </message>
    <message>
        <source>Show your games, with search and statistics</source>
        <translation>これまでの対局を一覧にします。検索と成績の確認もできます</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <translation>音(&amp;S)</translation>
    </message>
    <message>
        <source>Play sounds for moves, captures, the end of a game and low time</source>
        <translation>指したとき、駒を取ったとき、終局したとき、残り時間が少なくなったときに音を鳴らします</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>問題(&amp;U)</translation>
    </message>
    <message>
        <source>Solve puzzles taken from the solved game, at the difficulty you choose</source>
        <translation>解析結果から作られた問題を、好みの難しさで解きます</translation>
    </message>
    <message>
        <source>Sh&amp;ow the solution</source>
        <translation>正解を見る(&amp;A)</translation>
    </message>
    <message>
        <source>Set the puzzle up again. Its result stays the same</source>
        <translation>問題を初めの局面に戻します。結果は変わりません</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>Publis&amp;hed works</source>
        <translation>論文と記事(&amp;H)</translation>
    </message>
    <message>
        <source>Papers about these games, with their figures next to those computed here</source>
        <translation>これらのゲームについての論文の数値を、Kotai の計算値と並べて示します</translation>
    </message>
    <message>
        <source>S&amp;olutions</source>
        <translation>解析結果(&amp;O)</translation>
    </message>
    <message>
        <source>List the solutions on this computer, to verify, repair, copy or delete them</source>
        <translation>このコンピューターにある解析結果の一覧です。検証、修復、コピー、削除ができます</translation>
    </message>
    <message>
        <source>&amp;Proof, move by move…</source>
        <translation>証明を一手ずつたどる(&amp;P)…</translation>
    </message>
    <message>
        <source>Walk through the proof of a win, or through a strategy, position by position, with every reply</source>
        <translation>勝ちの証明や戦略を、相手のすべての応手について局面ごとにたどります</translation>
    </message>
    <message>
        <source>Prin&amp;t board…</source>
        <translation>盤面を印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>表示中の盤面を印刷します</translation>
    </message>
    <message>
        <source>Go to another puzzle. If you have started this one, it counts as failed. Otherwise it comes back later</source>
        <translation>別の問題に進みます。解き始めていた問題は不正解になります。まだ解き始めていなければ、後でまた出題されます</translation>
    </message>
    <message>
        <source>Copy the perfect line as a game, with its variant, start position, value and moves</source>
        <translation>最善手順を対局の形でコピーします（変種、初期局面、値、手を含みます）</translation>
    </message>
    <message>
        <source>Synchronized Domineering: &amp;winners by board size…</source>
        <translation>同時着手ドミニアリング：盤の大きさ別の勝敗(&amp;W)…</translation>
    </message>
    <message>
        <source>Start a&amp;gain</source>
        <translation>もう一度始める(&amp;G)</translation>
    </message>
    <message>
        <source>Begin a new game from the same start, with the same players</source>
        <translation>同じ初期局面と同じ対局者で新しく始めます</translation>
    </message>
    <message>
        <source>Undo the last change: a move, a comment, a variation promoted or deleted</source>
        <translation>直前の変更（指し手、コメント、変化の昇格や削除）を元に戻します</translation>
    </message>
    <message>
        <source>Take back your choice, or your last move and the reply. Redo restores them</source>
        <translation>選んだ手、または自分の直前の手とそれへの応手を取り消します。「やり直す」でもう一度指せます</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>前の手(&amp;P)</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>一手戻ります</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>次の手(&amp;X)</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>一手進みます</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>最初の手(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>対局の最初に移動します</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>対局の最後に移動します</translation>
    </message>
    <message>
        <source>Solve &amp;games when opened</source>
        <translation>開いたゲームを自動で解く(&amp;G)</translation>
    </message>
    <message>
        <source>When you open a game to play, solve it in the background if that takes less than a minute</source>
        <translation>対局を始めるとき、1 分未満で解けるゲームならバックグラウンドで解きます</translation>
    </message>
    <message>
        <source>How it &amp;was solved…</source>
        <translation>解析の過程(&amp;W)…</translation>
    </message>
    <message>
        <source>Watch the values of a solved game being found, step by step</source>
        <translation>解析済みのゲームの値が 1 ステップずつ確定していく様子を表示します</translation>
    </message>
    <message>
        <source>&amp;Explain games that are new to you</source>
        <translation>初めてのゲームを説明(&amp;E)</translation>
    </message>
    <message>
        <source>Make the opponent move or choose now, no matter whose turn it is</source>
        <translation>誰の手番でも、相手にすぐ指させます（同時着手のゲームではすぐ選ばせます）</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>レッスン(&amp;S)</translation>
    </message>
    <message>
        <source>Learn a game step by step, with exercises on the board</source>
        <translation>盤上で練習しながら、ゲームを段階的に学びます</translation>
    </message>
    <message>
        <source>Swap sides with your opponent</source>
        <translation>自分と相手の先後を入れ替えます</translation>
    </message>
    <message>
        <source>When this is off, both choices stay hidden until you reveal them</source>
        <translation>オフの場合、公開するまで両者の手は伏せたままです</translation>
    </message>
    <message>
        <source>Show the solution on the board. The puzzle then counts as failed</source>
        <translation>問題の正解手順を再生します。その問題は不正解になります</translation>
    </message>
    <message>
        <source>Start puzzle aga&amp;in</source>
        <translation>問題を最初から(&amp;I)</translation>
    </message>
    <message>
        <source>Resign the game. You can undo this</source>
        <translation>この対局を投了します（元に戻せます）</translation>
    </message>
    <message>
        <source>Redo the change you last undid</source>
        <translation>最後に元に戻した変更をやり直します</translation>
    </message>
    <message>
        <source>Show three short cards beside the board when you play a game for the first time. Turn this off and on again to see the cards of every game once more</source>
        <translation>初めて遊ぶゲームでは、盤の横に短い説明カードを 3 枚表示します。いったんオフにしてオンに戻すと、すべてのゲームをもう一度説明します</translation>
    </message>
    <message>
        <source>My mista&amp;kes</source>
        <translation>自分の悪手(&amp;K)</translation>
    </message>
    <message>
        <source>List the mistakes in your games, and practise them</source>
        <translation>自分の対局の悪手を一覧にして練習します</translation>
    </message>
    <message>
        <source>Show or hide for every move whether it wins, draws or loses, and how soon; also the perfect line and the graph</source>
        <translation>それぞれの手が勝ち・引き分け・負けのどれで、あと何手かを表示・非表示（最善手順とグラフも）</translation>
    </message>
</context>
<context>
    <name>AnimalShogiStrings</name>
    <message>
        <source>first player&apos;s giraffe</source>
        <translation>先手のきりん</translation>
    </message>
    <message>
        <source>second player&apos;s giraffe</source>
        <translation>後手のきりん</translation>
    </message>
    <message>
        <source>first player&apos;s elephant</source>
        <translation>先手のぞう</translation>
    </message>
    <message>
        <source>second player&apos;s elephant</source>
        <translation>後手のぞう</translation>
    </message>
    <message>
        <source>first player&apos;s chick</source>
        <translation>先手のひよこ</translation>
    </message>
    <message>
        <source>second player&apos;s chick</source>
        <translation>後手のひよこ</translation>
    </message>
    <message>
        <source>first player&apos;s hen</source>
        <translation>先手のにわとり</translation>
    </message>
    <message>
        <source>second player&apos;s hen</source>
        <translation>後手のにわとり</translation>
    </message>
    <message>
        <source>first player&apos;s lion</source>
        <translation>先手のライオン</translation>
    </message>
    <message>
        <source>second player&apos;s lion</source>
        <translation>後手のライオン</translation>
    </message>
    <message>
        <source>Animal Shogi</source>
        <translation>どうぶつしょうぎ</translation>
    </message>
    <message>
        <source>No chick drops on the far row</source>
        <translation>奥の段へのひよこ打ち禁止</translation>
    </message>
    <message>
        <source>No drops: captured pieces stay out of play</source>
        <translation>持ち駒なし：取った駒は使えません</translation>
    </message>
    <message>
        <source>Animal Shogi, no far-row drops</source>
        <comment>short name of the variant without chick drops in the far row</comment>
        <translation>どうぶつしょうぎ（奥の段へのひよこ打ち禁止）</translation>
    </message>
    <message>
        <source>Animal Shogi without drops</source>
        <translation>どうぶつしょうぎ（持ち駒なし）</translation>
    </message>
    <message>
        <source>No try: only capturing the lion wins</source>
        <translation>トライなし：ライオンを取った方が勝ち</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two rules of a variant</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Animal Shogi without the try</source>
        <translation>どうぶつしょうぎ（トライなし）</translation>
    </message>
    <message>
        <source>%1, no try</source>
        <comment>name of a variant</comment>
        <translation>%1（トライなし）</translation>
    </message>
    <message>
        <source>Chicks in front of the giraffes</source>
        <translation>きりんの前にひよこ</translation>
    </message>
    <message>
        <source>Chicks in front of the elephants</source>
        <translation>ぞうの前にひよこ</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. L, G, E and C stand for lion, giraffe, elephant and chick, +C for a hen, and a digit for that many empty squares. Capital letters belong to the first player, small letters to the second. Then come b or w for the player to move, and the pieces in hand, or -.</source>
        <translation>上の段から順に / で区切って書きます。L、G、E、C は順にライオン、きりん、ぞう、ひよこで、+C はにわとりです。大文字は先手の駒、小文字は後手の駒、数字は連続する空きマスの数です。続けて手番（b か w）と持ち駒（なければ -）を書きます。</translation>
    </message>
    <message>
        <source>the other side has no move left</source>
        <translation>相手に指せる手がない</translation>
    </message>
    <message>
        <source>Mate in n</source>
        <translation>n 手詰め</translation>
    </message>
    <message>
        <source>Mate in n, counting try threats</source>
        <translation>n 手詰め（トライの狙いも王手に数える）</translation>
    </message>
    <message>
        <source>Symmetric zugzwang</source>
        <translation>対称なツークツワンク</translation>
    </message>
    <message>
        <source>Only move: a chick dropped on the far row</source>
        <translation>一番奥の段へのひよこ打ちが唯一の好手</translation>
    </message>
    <message>
        <source>Decided by far-row chick drops</source>
        <translation>一番奥の段へのひよこ打ちが結果を左右する</translation>
    </message>
    <message>
        <source>Win in n plies</source>
        <translation>n 手で勝ち</translation>
    </message>
    <message>
        <source>Most legal moves</source>
        <translation>合法手が最も多い局面</translation>
    </message>
    <message>
        <source>Won with fewer pieces</source>
        <translation>駒が少なくても勝ち</translation>
    </message>
    <message>
        <source>Zugzwangs that look the same to both players. The start of the game is one of them.</source>
        <translation>先手から見ても後手から見ても同じツークツワンクです。初期局面もその一つです。</translation>
    </message>
    <message>
        <source>The player to move wins with checks alone. Each check threatens to capture the lion. n counts moves and replies up to the last check, as in the published table. The threat of a try does not count as a check here.</source>
        <translation>手番側が王手（次にライオンを取ろうとする手）だけで勝つ局面です。n は発表された表と同じく、最後の王手までの手と応手を合わせた数です。トライの狙いはここでは王手に数えません。</translation>
    </message>
    <message>
        <source>Like mate in n, but the threat of a safe try counts as a check, too.</source>
        <translation>n 手詰めと同じですが、安全なトライの狙いも王手に数えます。</translation>
    </message>
    <message>
        <source>The only good move drops a chick on the far row, where it can never move. Every other move has a worse outcome.</source>
        <translation>一番奥の段（ひよこが動けなくなる段）へひよこを打つ手だけが好手で、ほかのどの手を指しても結果が悪くなる局面です。</translation>
    </message>
    <message>
        <source>The outcome changes if chicks may not be dropped on the far row.</source>
        <translation>一番奥の段へひよこを打つことを禁じると、結果が変わる局面です。</translation>
    </message>
    <message>
        <source>The player to move wins in exactly this number of plies.</source>
        <translation>手番側がちょうどこの手数で勝つ局面です。</translation>
    </message>
    <message>
        <source>No position has more legal moves than these.</source>
        <translation>合法手の数が最も多い局面です。</translation>
    </message>
    <message>
        <source>The player to move wins with fewer pieces than the opponent, counting pieces in hand.</source>
        <translation>持ち駒も含めて相手より駒が少ないのに、手番側が勝つ局面です。</translation>
    </message>
    <message>
        <source>Reachable positions</source>
        <translation>到達可能な局面</translation>
    </message>
    <message>
        <source>of these, symmetric zugzwangs</source>
        <translation>うち、対称なツークツワンク</translation>
    </message>
    <message>
        <source>Only good move: a chick dropped on the far row</source>
        <translation>一番奥の段へひよこを打つのが唯一の好手</translation>
    </message>
    <message>
        <source>Proof graph of the start</source>
        <translation>初期局面の証明グラフ</translation>
    </message>
    <message>
        <source>Other start: %1</source>
        <translation>別の初期局面：%1</translation>
    </message>
    <message>
        <source>first move %1</source>
        <translation>初手 %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>%1 手詰め</translation>
    </message>
    <message>
        <source>Mate in %1, counting try threats</source>
        <translation>%1 手詰め（トライの狙いも王手に数える）</translation>
    </message>
    <message numerus="yes">
        <source>Arrangements with %n pieces in hand</source>
        <translation>
            <numerusform>持ち駒 %n 枚の配置</numerusform>
        </translation>
    </message>
    <message>
        <source>Reachable from the start, side to move at the bottom. Mirror images count once, and finished positions are included.</source>
        <translation>初期局面から到達できる局面です。手番側を下に置き、左右反転で同じになる局面は一つと数えます。決着のついた局面も含みます。</translation>
    </message>
    <message>
        <source>The side to move cannot capture the lion at once, and no lion has reached the far row.</source>
        <translation>すぐにライオンを取ることもできず、トライもされていない局面です。</translation>
    </message>
    <message>
        <source>Lost for the side to move. With the other side to move, the same board is also reachable, unfinished and lost.</source>
        <translation>手番側が負ける局面のうち、同じ盤面で手番を替えた局面も、到達可能・未決着でやはり手番側の負けになるものです。</translation>
    </message>
    <message>
        <source>Not lost, and only such a drop keeps the outcome.</source>
        <translation>負けではない局面のうち、結果を保つ手がこのひよこ打ちだけのものです。</translation>
    </message>
    <message>
        <source>Number of positions whose outcome changes when chick drops on the far row are forbidden. Known once both variants are solved.</source>
        <translation>一番奥の段へのひよこ打ちを禁じると結果が変わる局面の数です。両方の変種を解くと分かります。</translation>
    </message>
    <message>
        <source>Counts all arrangements, reachable or not: an upper bound.</source>
        <translation>到達できるかどうかを問わずに数えた上限です。</translation>
    </message>
    <message>
        <source>by pieces in hand</source>
        <translation>持ち駒の数別</translation>
    </message>
    <message>
        <source>by material</source>
        <translation>駒数別</translation>
    </message>
    <message>
        <source>Mover&apos;s pieces in hand</source>
        <translation>手番側の持ち駒の数</translation>
    </message>
    <message>
        <source>Opponent&apos;s pieces in hand</source>
        <translation>相手側の持ち駒の数</translation>
    </message>
    <message>
        <source>Mover&apos;s pieces besides the lion</source>
        <translation>手番側の駒数（ライオン以外）</translation>
    </message>
    <message>
        <source>Opponent&apos;s pieces besides the lion</source>
        <translation>相手側の駒数（ライオン以外）</translation>
    </message>
    <message>
        <source>The first player has no lion.</source>
        <translation>先手のライオンがありません。</translation>
    </message>
    <message>
        <source>The second player has no lion.</source>
        <translation>後手のライオンがありません。</translation>
    </message>
    <message>
        <source>The first player has more than one lion.</source>
        <translation>先手のライオンが 2 枚以上あります。</translation>
    </message>
    <message>
        <source>The second player has more than one lion.</source>
        <translation>後手のライオンが 2 枚以上あります。</translation>
    </message>
    <message>
        <source>a piece that can be promoted (%1) after the “+”</source>
        <translation>+ の後には成れる駒（%1）</translation>
    </message>
    <message>
        <source>The side to move can capture the lion at once.</source>
        <translation>手番側はすぐにライオンを取れます。</translation>
    </message>
    <message>
        <source>The side to move can bring its lion safely to the far row at once.</source>
        <translation>手番側はすぐに安全にトライできます。</translation>
    </message>
    <message>
        <source>marking mates</source>
        <translation>詰みの局面に印を付けています</translation>
    </message>
    <message>
        <source>Type a drop</source>
        <translation>打つ手を入力する</translation>
    </message>
    <message>
        <source>Animal Shogi: a chick on B2</source>
        <translation>どうぶつしょうぎ：B2 にひよこを打つ</translation>
    </message>
    <message>
        <source>A giraffe moves one square forward, backward or sideways.</source>
        <translation>きりんは前後左右に 1 マス動きます。</translation>
    </message>
    <message>
        <source>An elephant moves one square diagonally.</source>
        <translation>ぞうは斜めに 1 マス動きます。</translation>
    </message>
    <message>
        <source>A chick moves one square straight forward.</source>
        <translation>ひよこは前に 1 マス動きます。</translation>
    </message>
    <message>
        <source>A hen moves one square, but not diagonally backward.</source>
        <translation>にわとりは斜め後ろ以外に 1 マス動きます。</translation>
    </message>
    <message>
        <source>A lion moves one square in any direction.</source>
        <translation>ライオンはどの方向にも 1 マス動きます。</translation>
    </message>
    <message>
        <source>In this variant no chick may be dropped on the far row.</source>
        <translation>この変種では、ひよこを一番奥の段に打てません。</translation>
    </message>
    <message>
        <source>A piece in hand can only be dropped on an empty square.</source>
        <translation>持ち駒は空いているマスにしか打てません。</translation>
    </message>
    <message>
        <source>Estimate of the positions with nothing in hand</source>
        <translation>持ち駒がないときの局面数の見積もり</translation>
    </message>
    <message>
        <source>Ways to place the lions</source>
        <translation>ライオンの置き方</translation>
    </message>
    <message>
        <source>Ways to place the giraffes next</source>
        <translation>続いて、きりんの置き方</translation>
    </message>
    <message>
        <source>Ways to place the elephants next</source>
        <translation>続いて、ぞうの置き方</translation>
    </message>
    <message>
        <source>Ways to place the chicks and hens last</source>
        <translation>続いて、ひよことにわとりの置き方</translation>
    </message>
    <message>
        <source>Product of these numbers</source>
        <translation>以上の数の積</translation>
    </message>
    <message>
        <source>Arrangements by the number of pieces in hand</source>
        <translation>持ち駒の総数別の配置数</translation>
    </message>
    <message>
        <source>Positions that can be reached</source>
        <translation>到達可能な局面</translation>
    </message>
    <message>
        <source>Won, drawn and lost positions</source>
        <translation>勝ち・引き分け・負けの局面数</translation>
    </message>
    <message>
        <source>The start, the first moves and the best replies</source>
        <translation>初期局面、初手と最善の応手</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>合法手の数</translation>
    </message>
    <message>
        <source>Zugzwangs</source>
        <translation>ツークツワンク</translation>
    </message>
    <message>
        <source>Chicks dropped on the far row</source>
        <translation>一番奥の段へのひよこ打ち</translation>
    </message>
    <message>
        <source>Positions with a mate, by its length</source>
        <translation>詰みのある局面数（手数別）</translation>
    </message>
    <message>
        <source>Other starts</source>
        <translation>その他の初期局面</translation>
    </message>
    <message>
        <source>best replies to %1</source>
        <translation>%1 への最善の応手</translation>
    </message>
    <message>
        <source>Counts all arrangements, reachable or not.</source>
        <translation>到達できるかどうかを問わずに数えます。</translation>
    </message>
    <message>
        <source>+ stands for the first player, but it is the second player&apos;s turn.</source>
        <translation>「+」は先手の印ですが、後手の手番です。</translation>
    </message>
    <message>
        <source>- stands for the second player, but it is the first player&apos;s turn.</source>
        <translation>「-」は後手の印ですが、先手の手番です。</translation>
    </message>
    <message>
        <source>After this move the piece on the square is %1, not %2.</source>
        <comment>codes of pieces: HI, ZO</comment>
        <translation>この手のあと、そのマスの駒は %2 ではなく %1 です。</translation>
    </message>
    <message>
        <source>This line is not valid in a CSA game record.</source>
        <translation>この行は CSA 形式の棋譜として正しくありません。</translation>
    </message>
    <message>
        <source>This is not part of a start position. Expected: PI, a row such as %1, or pieces such as %2.</source>
        <translation>初期局面の記述ではありません。PI、%1 のような段、または %2 のような駒を書いてください。</translation>
    </message>
    <message>
        <source>The start position must come before the moves. If it begins another game, put a line with / before it.</source>
        <translation>初期局面は指し手より前に書いてください。別の対局の初期局面なら、その前に「/」の行を置いてください。</translation>
    </message>
    <message>
        <source>This line is not a USI game.</source>
        <translation>この行は USI 形式の対局ではありません。</translation>
    </message>
    <message>
        <source>Unexpected text before the word “moves”.</source>
        <translation>「moves」という語の前に余分な文字があります。</translation>
    </message>
    <message>
        <source>the lion was captured</source>
        <translation>ライオンを取った</translation>
    </message>
    <message>
        <source>you captured the lion</source>
        <translation>ライオンを取りました</translation>
    </message>
    <message>
        <source>your lion was captured</source>
        <translation>ライオンを取られました</translation>
    </message>
    <message>
        <source>a lion reached the far row safely</source>
        <translation>ライオンがトライを決めた</translation>
    </message>
    <message>
        <source>your lion reached the far row safely</source>
        <translation>トライを決めました</translation>
    </message>
    <message>
        <source>your opponent&apos;s lion reached the far row safely</source>
        <translation>相手のライオンがトライを決めました</translation>
    </message>
    <message>
        <source>your opponent has no move left</source>
        <translation>相手に指せる手がありません</translation>
    </message>
    <message>
        <source>you have no move left</source>
        <translation>指せる手がありません</translation>
    </message>
    <message>
        <source>Capture the lion, or get yours safely to the far row. Pieces you capture join your side.</source>
        <translation>相手のライオンを取るか、自分のライオンを安全に一番奥の段へ進めれば勝ち。取った駒は味方になります。</translation>
    </message>
    <message>
        <source>Catch the lion</source>
        <translation>ライオンをつかまえる</translation>
    </message>
    <message>
        <source>You sit at the bottom. A piece moves one square in the direction of one of its dots. Capture your opponent&apos;s lion to win.</source>
        <translation>手前（下側）が自分の駒です。駒は点の付いた方向へ 1 マス動けます。相手のライオンを取れば勝ちです。</translation>
    </message>
    <message>
        <source>Drop captured pieces</source>
        <translation>取った駒を打つ</translation>
    </message>
    <message>
        <source>A piece you capture is yours. Instead of moving, you may drop it on any empty square, to attack or to defend.</source>
        <translation>取った駒は自分のものです。駒を動かすかわりに、空いているマスに打てます。攻めにも守りにも使えます。</translation>
    </message>
    <message>
        <source>Or reach the far row</source>
        <translation>トライでも勝ち</translation>
    </message>
    <message>
        <source>A lion that reaches the far row wins as well, unless it can be captured at once. A chick that gets there becomes a hen.</source>
        <translation>ライオンが一番奥の段に入り、すぐに取られなければ勝ちです。ひよこは一番奥の段でにわとりになります。</translation>
    </message>
    <message>
        <source>Number of undecided positions in a proof of the value of the start. The proof has every move of the loser and one perfect move of the winner. The published number most likely counts decided positions, too.</source>
        <translation>初期局面の値の証明に必要な、勝敗が未確定の局面の数です。負ける側はすべての手、勝つ側は最善手を一つだけ調べます。発表された数は、確定した局面も数えているとみられます。</translation>
    </message>
    <message>
        <source>Rounds until nothing changes</source>
        <translation>変化がなくなるまでの繰り返し回数</translation>
    </message>
    <message>
        <source>Won positions that have a mate</source>
        <translation>詰みのある勝ち局面</translation>
    </message>
    <message>
        <source>Start positions with every order of the back row</source>
        <translation>最下段の駒をあらゆる順に並べた初期局面</translation>
    </message>
    <message>
        <source>back row of the side to move, from the left</source>
        <translation>手番側の最下段（左から）</translation>
    </message>
    <message>
        <source>column of that side&apos;s chick</source>
        <translation>手番側のひよこの列</translation>
    </message>
    <message>
        <source>Longest win: lion to B4</source>
        <translation>最長の勝ち：ライオンを B4 へ</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>A symmetric zugzwang</source>
        <translation>対称なツークツワンク</translation>
    </message>
    <message>
        <source>Mate in 23, although there is a shorter win</source>
        <translation>23 手詰め、ただしもっと短い勝ちもある</translation>
    </message>
    <message>
        <source>38 legal moves</source>
        <translation>合法手 38 手</translation>
    </message>
    <message>
        <source>A position without a legal move, which no game reaches</source>
        <translation>合法手がなく、どの対局にも現れない局面</translation>
    </message>
    <message>
        <source>The slides call the positions where the lion can be captured W0, those lost to a try L0, and the others U0.</source>
        <translation>スライドでは、ライオンを取れる局面を W0、トライで負けている局面を L0、それ以外を U0 と呼びます。</translation>
    </message>
    <message>
        <source>Whichever side is to move loses.</source>
        <translation>手番になった側が負けます。どちらの側でも同じです。</translation>
    </message>
    <message>
        <source>Won with checks alone. As in the printed table, the threat of a try does not count as a check.</source>
        <translation>王手だけで勝つ局面です。印刷された表と同じく、トライの狙いは王手に数えません。</translation>
    </message>
    <message>
        <source>The published proof graph most likely counts decided positions, too. Its size also depends on which fastest win is chosen when there are several. The rules page gives the numbers for three ways to choose.</source>
        <translation>発表された証明グラフは、勝敗の確定した局面も数えていると思われます。グラフの大きさは、最短の勝ちが複数あるときにどれを選ぶかにもよります。三通りの選び方での数はルールのページにあります。</translation>
    </message>
    <message>
        <source>The other side has the same pieces, rotated. The slides cover three of these starts, those in the row ELG.</source>
        <translation>相手側は同じ駒を 180 度回転した配置です。スライドで扱っているのは、このうち ELG の並びの三つです。</translation>
    </message>
    <message>
        <source>decided positions included; if several wins are equally fast, the first in alphabetical order</source>
        <translation>確定した局面も含む（最短の勝ちのうちアルファベット順で最初の手）</translation>
    </message>
    <message>
        <source>decided positions included; if several wins are equally fast, the one with the fewest new positions</source>
        <translation>確定した局面も含む（最短の勝ちのうち新しい局面が最も少ない手）</translation>
    </message>
    <message>
        <source>with decided positions and all equally fast wins</source>
        <translation>確定した局面も含む（最短の勝ちすべて）</translation>
    </message>
    <message>
        <source>No game can begin here. The game is already over in this position.</source>
        <translation>この局面からは対局を始められません。すでに終局しています。</translation>
    </message>
    <message>
        <source>No game can begin here. The side to move can capture the lion at once.</source>
        <translation>この局面からは対局を始められません。手番側がすぐにライオンを取れます。</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <comment>the set-up with which a game begins</comment>
        <translation>初期局面：%1</translation>
    </message>
    <message>
        <source>%1 (start: %2)</source>
        <comment>name of a variant and the set-up with which a game begins</comment>
        <translation>%1（初期局面：%2）</translation>
    </message>
    <message>
        <source>A position as a number</source>
        <translation>局面を表す整数</translation>
    </message>
    <message>
        <source>States of a square</source>
        <translation>1 マスの状態数</translation>
    </message>
    <message>
        <source>Bits for a square</source>
        <translation>1 マスのビット数</translation>
    </message>
    <message>
        <source>Bits for the board</source>
        <translation>盤のビット数</translation>
    </message>
    <message>
        <source>Bits for both hands</source>
        <translation>両者の持ち駒のビット数</translation>
    </message>
    <message>
        <source>Bits for a position</source>
        <translation>1 局面のビット数</translation>
    </message>
    <message>
        <source>Number that stands for the start position</source>
        <translation>初期局面を表す整数</translation>
    </message>
    <message>
        <source>Each square takes four bits, and each kind of piece in a hand takes two. The side to move is at the bottom. Of the numbers of two mirror images, the smaller one is used. The slides leave the order of the parts open. The rules page gives the order used here.</source>
        <translation>各マスは 4 ビット、持ち駒は種類ごとに 2 ビットで表します。手番側を下に置き、左右反転で同じになる二つの局面では小さい方の整数を使います。スライドには並べる順序が書かれていません。ここで使う順序はルールのページにあります。</translation>
    </message>
    <message>
        <source>The rounds of the backward search</source>
        <translation>後退解析の各回</translation>
    </message>
    <message>
        <source>Positions decided in each round</source>
        <translation>各回で決まった局面の数</translation>
    </message>
    <message>
        <source>Positions left undecided after each round</source>
        <translation>各回の後に未確定で残る局面の数</translation>
    </message>
    <message>
        <source>round, in tens</source>
        <translation>回（10 刻み）</translation>
    </message>
    <message>
        <source>round: ones</source>
        <translation>回の一の位</translation>
    </message>
    <message>
        <source>of these, with a lion that can be captured at once (W0)</source>
        <translation>うち、すぐにライオンが取れる局面（W0）</translation>
    </message>
    <message>
        <source>of these, lost to a try (L0)</source>
        <translation>うち、トライされて負けた局面（L0）</translation>
    </message>
    <message>
        <source>of these, not finished (U0)</source>
        <translation>うち、決着のついていない局面（U0）</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>到達不可能な局面</translation>
    </message>
    <message>
        <source>Unreachable: no move leads here</source>
        <translation>到達不可能：この局面になる手がない</translation>
    </message>
    <message>
        <source>Unreachable: a lion was not captured</source>
        <translation>到達不可能：直前にライオンを取れたはず</translation>
    </message>
    <message>
        <source>Unreachable: only from unreachable positions</source>
        <translation>到達不可能：一手前の局面もすべて到達不可能</translation>
    </message>
    <message>
        <source>Not finished, but no game reaches the position. Mirror images count once.</source>
        <translation>未決着ですが、どの対局にも現れない局面です。左右反転で同じになる局面は一つと数えます。</translation>
    </message>
    <message>
        <source>No legal move leads to the position.</source>
        <translation>この局面になる合法手がありません。</translation>
    </message>
    <message>
        <source>Moves lead to the position, but instead of each of them the player could have captured the lion.</source>
        <translation>この局面になる手はありますが、どの場合も、その手の代わりにライオンを取れたはずです。</translation>
    </message>
    <message>
        <source>Moves lead to the position, but no game reaches the positions before them either.</source>
        <translation>この局面になる手はありますが、一手前の局面もどの対局にも現れません。</translation>
    </message>
    <message>
        <source>Round 0 has W0 and L0, and leaves U0. Odd rounds find wins, even rounds losses. Click a number to list its positions. Lists leave out W0 and L0. After the last round, the undecided positions are the draws.</source>
        <translation>0 回目は W0 と L0 で、U0 が残ります。奇数回目には勝ち、偶数回目には負けが見つかります。数字をクリックするとその局面の一覧が開きます。W0 と L0 は一覧に含まれません。最後の回の後に残る局面が引き分けです。</translation>
    </message>
    <message>
        <source>Moves are written like this: B2B1 is a move from B2 to B1, and C*B2 drops a chick on B2.</source>
        <translation>手の書き方：B2B1 は B2 から B1 へ動かす手、C*B2 は B2 にひよこを打つ手です。</translation>
    </message>
</context>
<context>
    <name>BoardComparison</name>
    <message>
        <source>Classes of positions</source>
        <translation>局面の分類</translation>
    </message>
    <message>
        <source>Classes by covered squares</source>
        <translation>覆われたマスの数ごとの分類</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>BoardLineStrings</name>
    <message>
        <source>Proved by searching %1 positions in %2</source>
        <translation>%1 局面を %2 で探索して証明</translation>
    </message>
    <message>
        <source>Not solved here: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>未解析：解くのに%1、メモリ %2</translation>
    </message>
</context>
<context>
    <name>BoardStrings</name>
    <message>
        <source>exit above column %1</source>
        <translation>%1 列の上の出口</translation>
    </message>
    <message>
        <source>exit to the right of row %1</source>
        <translation>%1 段目の右の出口</translation>
    </message>
    <message>
        <source>outside the board</source>
        <translation>盤の外</translation>
    </message>
    <message>
        <source>first player&apos;s hand</source>
        <translation>先手の持ち駒</translation>
    </message>
    <message>
        <source>second player&apos;s hand</source>
        <translation>後手の持ち駒</translation>
    </message>
</context>
<context>
    <name>ChoiceVerdictStrings</name>
    <message>
        <source>gives away %1 against best play, and guarantees %2 less than the best mix</source>
        <translation>最善の応手に対して %1 の損をし、保証される値も最適混合戦略より %2 低い</translation>
    </message>
    <message>
        <source>gives away %1 against best play</source>
        <translation>最善の応手に対して %1 の損</translation>
    </message>
    <message>
        <source>the best choice</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>guarantees the full value</source>
        <translation>局面の値をそのまま保証する</translation>
    </message>
    <message>
        <source>part of the best mix (%1)</source>
        <comment>%1: its share in per cent</comment>
        <translation>最適混合戦略の手（%1）</translation>
    </message>
    <message>
        <source>holds against best play, but guarantees %1 less than the best mix</source>
        <translation>最善の応手に対して損はしないが、保証される値は最適混合戦略より %1 低い</translation>
    </message>
    <message>
        <source>a win became a draw</source>
        <translation>勝ちから引き分けになりました</translation>
    </message>
    <message>
        <source>a win became a loss</source>
        <translation>勝ちから負けになりました</translation>
    </message>
    <message>
        <source>a draw became a loss</source>
        <translation>引き分けから負けになりました</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <comment>values</comment>
        <translation>%1 から %2 になりました</translation>
    </message>
    <message>
        <source>gave away %1 (%2)</source>
        <comment>a number; what became of the value</comment>
        <translation>%1 損をする手でした（%2）</translation>
    </message>
    <message>
        <source>good choice, but the opponent had the best reply: lost %1 (%2)</source>
        <comment>a number; what became of the value</comment>
        <translation>正しい手ですが、相手が最善の応手を選んだため %1 損をしました（%2）</translation>
    </message>
    <message>
        <source>gave up the sure draw: the guaranteed value fell by %1</source>
        <comment>a number</comment>
        <translation>確実な引き分けを手放す手（保証される値が %1 低下）</translation>
    </message>
    <message>
        <source>gave up a sure %1: the guaranteed value fell by %2</source>
        <comment>a value; a number</comment>
        <translation>確実な %1 を手放す手（保証される値が %2 低下）</translation>
    </message>
    <message>
        <source>%1; lost %2 (%3)</source>
        <comment>what was risked; a number; what became of the value</comment>
        <translation>%1。%2 損をしました（%3）</translation>
    </message>
    <message>
        <source>not in the best mix, and the opponent had the best reply: lost %1 (%2)</source>
        <comment>a number; what became of the value</comment>
        <translation>最適混合戦略にない手で、相手が最善の応手を選んだため %1 損をしました（%2）</translation>
    </message>
    <message>
        <source>gave up the sure win: the guaranteed value fell by %1</source>
        <comment>a number</comment>
        <translation>確実な勝ちを手放す手（保証される値が %1 低下）</translation>
    </message>
    <message>
        <source>Choose at random: %1. If you always chose %2, the other side could play %3, and you would get %4 less.</source>
        <comment>dominoes with their shares; a domino; a domino; a number</comment>
        <translation>ランダムに選びましょう：%1。いつも %2 を選ぶと、相手に %3 と置かれ、得られる値が %4 減ります。</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Outcomes</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Won positions by distance</source>
        <translation>勝ちの局面（手数別）</translation>
    </message>
    <message>
        <source>Lost positions by distance</source>
        <translation>負けの局面（手数別）</translation>
    </message>
    <message>
        <source>No heat maps: only variants of the same game have comparable tables.</source>
        <translation>ヒートマップはありません。比較できる表があるのは、同じゲームの変種同士だけです。</translation>
    </message>
    <message>
        <source>Outcomes %1</source>
        <comment>by pieces</comment>
        <translation>結果 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, by remaining steps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Mate in n</source>
        <translation>n 手詰め</translation>
    </message>
    <message>
        <source>Plies to the end</source>
        <translation>終局までの手数</translation>
    </message>
</context>
<context>
    <name>DamageStrings</name>
    <message>
        <source>This move does not follow any earlier move.</source>
        <translation>この手につながる前の手がありません。</translation>
    </message>
    <message>
        <source>The entry for the moves is not a list.</source>
        <translation>指し手の項目がリストになっていません。</translation>
    </message>
    <message>
        <source>The move that was shown last is not in the game.</source>
        <translation>最後に表示していた手が棋譜にありません。</translation>
    </message>
    <message>
        <source>Move %1 in the file</source>
        <translation>ファイルの %1 番目の手</translation>
    </message>
    <message>
        <source>Move %1 in the file (a variation at the start)</source>
        <translation>ファイルの %1 番目の手（初手の変化）</translation>
    </message>
    <message>
        <source>Move %1 in the file (ply 1)</source>
        <translation>ファイルの %1 番目の手（1 手目）</translation>
    </message>
    <message>
        <source>Move %1 in the file (ply %2 of a variation, after %3)</source>
        <translation>ファイルの %1 番目の手（変化の %2 手目、%3 の後）</translation>
    </message>
    <message>
        <source>Move %1 in the file (ply %2, after %3)</source>
        <translation>ファイルの %1 番目の手（%2 手目、%3 の後）</translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s) are left out.</source>
        <comment>after a move that could not be read</comment>
        <translation>
            <numerusform>それに続く %n 手は読み込まれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) could not be read.</source>
        <comment>of a saved game</comment>
        <translation>
            <numerusform>ほかに %n か所を読めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>This is not a saved game. Byte %1 is not valid JSON (%2).</source>
        <translation>保存された対局ではありません。%1 バイト目が JSON として正しくありません（%2）。</translation>
    </message>
    <message>
        <source>This is not a saved game, because it names no variant.</source>
        <translation>保存された対局ではありません。変種が書かれていません。</translation>
    </message>
    <message>
        <source>A newer version of Kotai wrote this file, in format %1. This version reads up to format %2. Update Kotai.</source>
        <translation>より新しいバージョンの Kotai で書かれています。形式はバージョン %1 ですが、この Kotai が読めるのは %2 までです。Kotai を更新してください。</translation>
    </message>
    <message>
        <source>The variant %1 cannot be read. %2</source>
        <translation>変種 %1 を読めません。%2</translation>
    </message>
    <message>
        <source>The start position %1 cannot be read. %2</source>
        <translation>初期局面 %1 を読めません。%2</translation>
    </message>
    <message>
        <source>This is not a result, or it contradicts another result in the game.</source>
        <translation>結果として読み取れないか、対局内のほかの結果と食い違っています。</translation>
    </message>
    <message>
        <source>The comment is not closed, so it includes everything that follows.</source>
        <translation>コメントが閉じられていないため、以降がすべてコメントになっています。</translation>
    </message>
    <message>
        <source>The end of the game is missing.</source>
        <translation>対局の終わりの部分がありません。</translation>
    </message>
    <message>
        <source>This text does not belong to any game.</source>
        <translation>この部分はどの対局にも属していません。</translation>
    </message>
    <message>
        <source>A game can have at most %L1 tags, %L2 moves and %L3 levels of variations. The rest is left out.</source>
        <translation>一つの対局に書けるのは、タグ %L1 個、手 %L2 手、変化の入れ子 %L3 段までです。残りは読み込まれません。</translation>
    </message>
    <message>
        <source>A file can have at most %L1 games, %L2 moves and %L3 errors. Kotai stopped reading at line %4. Split the file.</source>
        <translation>一つのファイルに入るのは、対局 %L1 局、手 %L2 手、誤り %L3 件までです。%4 行目から先は読み込まれません。ファイルを分けてください。</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8 text. They are shown as �.</source>
        <translation>UTF-8 のテキストでないバイトがあり、� と表示しています。</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>%1 行目 %2 文字目</translation>
    </message>
    <message>
        <source>This cannot be read as a move.</source>
        <translation>手として読み取れません。</translation>
    </message>
    <message>
        <source>The comment is not text.</source>
        <translation>コメントがテキストではありません。</translation>
    </message>
    <message>
        <source>This is not a valid tag, or the tag appears twice.</source>
        <translation>タグとして読み取れないか、同じタグが二つあります。</translation>
    </message>
    <message>
        <source>This bracket has no matching bracket, or there is no move before it.</source>
        <translation>対になるかっこがないか、かっこの前に手がありません。</translation>
    </message>
</context>
<context>
    <name>DodgemStrings</name>
    <message>
        <source>first player&apos;s car, heading up</source>
        <translation>先手の車（上向き）</translation>
    </message>
    <message>
        <source>second player&apos;s car, heading right</source>
        <translation>後手の車（右向き）</translation>
    </message>
    <message>
        <source>Dodgem</source>
        <translation>ドッジェム</translation>
    </message>
    <message>
        <source>by remaining steps</source>
        <translation>残りステップ数別</translation>
    </message>
    <message>
        <source>by remaining cars</source>
        <translation>残りの車の数別</translation>
    </message>
    <message>
        <source>Mover&apos;s remaining steps</source>
        <translation>手番側の残りステップ数</translation>
    </message>
    <message>
        <source>Opponent&apos;s remaining steps</source>
        <translation>相手側の残りステップ数</translation>
    </message>
    <message>
        <source>Mover&apos;s remaining cars</source>
        <translation>手番側の残りの車の数</translation>
    </message>
    <message>
        <source>Opponent&apos;s remaining cars</source>
        <translation>相手側の残りの車の数</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>動かす手を入力する</translation>
    </message>
    <message>
        <source>Dodgem: b4off leaves the board</source>
        <translation>ドッジェム：b4off は盤から出る手</translation>
    </message>
    <message>
        <source>A car can only leave the board across the far edge, from a square next to that edge.</source>
        <translation>車は、一番奥のマスから、奥の端を越えるときだけ盤の外へ出られます。</translation>
    </message>
    <message>
        <source>A car never moves diagonally.</source>
        <translation>車は斜めには動けません。</translation>
    </message>
    <message>
        <source>A car never drives backwards.</source>
        <translation>車は後ろには動けません。</translation>
    </message>
    <message>
        <source>A car moves one square at a time.</source>
        <translation>車は 1 マスずつ動きます。</translation>
    </message>
    <message>
        <source>There is a car in the way. Cars cannot capture.</source>
        <translation>車が道をふさいでいます。車は取れません。</translation>
    </message>
    <message>
        <source>Your cars go up</source>
        <translation>自分の車は上へ</translation>
    </message>
    <message>
        <source>This is the other side&apos;s car: %1 is to move.</source>
        <translation>これは相手側の車です。%1の手番です。</translation>
    </message>
    <message>
        <source>Subspaces by progress pattern, and how moves connect them</source>
        <translation>進行パターンによる部分空間と、そのつながり</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>実験結果</translation>
    </message>
    <message>
        <source>Pattern of the position shown in section 3</source>
        <translation>3 節の局面の進行パターン</translation>
    </message>
    <message>
        <source>Parents of the example position</source>
        <translation>例に挙げられた局面の親局面</translation>
    </message>
    <message>
        <source>Pairs of subspaces that contain the parents</source>
        <translation>親局面を含む部分空間の組</translation>
    </message>
    <message>
        <source>Start position on 3×3</source>
        <translation>3×3 の初期局面</translation>
    </message>
    <message>
        <source>Start position on 4×4</source>
        <translation>4×4 の初期局面</translation>
    </message>
    <message>
        <source>3×3, first move c1c2</source>
        <translation>3×3、初手 c1c2</translation>
    </message>
    <message>
        <source>3×3, first move b1b2</source>
        <translation>3×3、初手 b1b2</translation>
    </message>
    <message>
        <source>3×3, first move b1a1</source>
        <translation>3×3、初手 b1a1</translation>
    </message>
    <message>
        <source>%1&apos;s last car has left the board</source>
        <comment>a side</comment>
        <translation>%1の最後の車が盤から出た</translation>
    </message>
    <message>
        <source>your last car has left the board</source>
        <translation>自分の最後の車が盤から出ました</translation>
    </message>
    <message>
        <source>your opponent&apos;s last car has left the board</source>
        <translation>相手の最後の車が盤から出ました</translation>
    </message>
    <message>
        <source>%1 cannot move, and so wins</source>
        <comment>a side</comment>
        <translation>%1は動けないので勝ち</translation>
    </message>
    <message>
        <source>you cannot move, and so you win</source>
        <translation>自分が動けないため勝ちです</translation>
    </message>
    <message>
        <source>your opponent cannot move, and so wins</source>
        <translation>相手が動けないため相手の勝ちです</translation>
    </message>
    <message>
        <source>%1 cannot move, and so loses</source>
        <comment>a side</comment>
        <translation>%1は動けないので負け</translation>
    </message>
    <message>
        <source>you cannot move, and so you lose</source>
        <translation>自分が動けないため負けです</translation>
    </message>
    <message>
        <source>your opponent cannot move, and so loses</source>
        <translation>相手が動けないため相手の負けです</translation>
    </message>
    <message>
        <source>misère: if you cannot move, you lose</source>
        <comment>a rule</comment>
        <translation>逆ルール：動けなければ負け</translation>
    </message>
    <message>
        <source>a blocked player loses</source>
        <comment>a rule</comment>
        <translation>ふさがれたら負け</translation>
    </message>
    <message>
        <source>a blocked player draws</source>
        <comment>a rule</comment>
        <translation>ふさがれたら引き分け</translation>
    </message>
    <message>
        <source>%1 × %1, %2</source>
        <comment>size of the board, a rule</comment>
        <translation>%1 × %1、%2</translation>
    </message>
    <message>
        <source>Dodgem %1×%1, %2</source>
        <comment>size of the board, a rule</comment>
        <translation>ドッジェム %1×%1、%2</translation>
    </message>
    <message>
        <source>Orange goes right</source>
        <translation>オレンジは右へ</translation>
    </message>
    <message>
        <source>Orange cars move right, up or down, and leave the board on the right. There are no captures. Cars block each other.</source>
        <translation>オレンジの車は右か上下へ動き、右の端から出ます。車を取ることはなく、互いに道をふさぎ合います。</translation>
    </message>
    <message>
        <source>Get all your cars off to win</source>
        <translation>全部の車を出せば勝ち</translation>
    </message>
    <message>
        <source>Be the first to drive all your cars off the board, and you win. Do not trap your opponent: a player who cannot move wins, too.</source>
        <translation>先に自分の車をすべて盤から出せば勝ちです。相手を閉じ込めてはいけません。まったく動けなくなった側も勝ちになるからです。</translation>
    </message>
    <message>
        <source>b2 to b3 wins: your car stands in the way of Orange. b2 to a2 only draws: it leaves the way clear for Orange. a4 to b4 loses: that car could have left the board.</source>
        <translation>b2 から b3 なら勝ちです。自分の車がオレンジの道をふさぎます。b2 から a2 なら引き分けです。オレンジの道が空いてしまいます。a4 から b4 なら負けです。その車は盤から出られるところでした。</translation>
    </message>
    <message>
        <source>Be the first to drive all your cars off the board. You go up, and your opponent goes right, across your path.</source>
        <translation>すべての車を先に盤の外へ出せば勝ち。自分は上へ、相手は右へ進み、互いの道が交わります。</translation>
    </message>
    <message>
        <source>%1: patterns of one side</source>
        <translation>%1：片側の進行パターン</translation>
    </message>
    <message>
        <source>%1: subspaces</source>
        <translation>%1：部分空間</translation>
    </message>
    <message>
        <source>%1: largest number of subspaces with moves to one subspace</source>
        <translation>%1：一つの部分空間へ移れる部分空間の最大数</translation>
    </message>
    <message>
        <source>%1: pairs of subspaces</source>
        <translation>%1：部分空間の組</translation>
    </message>
    <message>
        <source>%1: all positions</source>
        <translation>%1：全局面</translation>
    </message>
    <message>
        <source>%1: all pairs of subspaces</source>
        <translation>%1：部分空間の組の総数</translation>
    </message>
    <message>
        <source>The example position</source>
        <translation>例に挙げられた局面</translation>
    </message>
    <message>
        <source>A position before the example</source>
        <translation>例に挙げられた局面の一手前の局面</translation>
    </message>
    <message>
        <source>How many patterns and subspaces there are</source>
        <translation>進行パターンと部分空間の数</translation>
    </message>
    <message>
        <source>Who wins with fewer remaining steps</source>
        <translation>残りステップ数の少ない側の勝敗</translation>
    </message>
    <message>
        <source>remaining steps of the side to move</source>
        <translation>手番側の残りステップ数</translation>
    </message>
    <message>
        <source>result for the side to move</source>
        <translation>手番側の結果</translation>
    </message>
    <message>
        <source>fewer than the other side</source>
        <translation>相手より少ない</translation>
    </message>
    <message>
        <source>as many as the other side</source>
        <translation>相手と同数</translation>
    </message>
    <message>
        <source>more than the other side</source>
        <translation>相手より多い</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>勝ちの割合</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many empty squares, ^ and &gt; for the cars. Then a space and the side to move.</source>
        <translation>上の段から順に / で区切って書きます。数字は連続する空きマスの数、^ と &gt; は車です。空白の後に手番を書きます。</translation>
    </message>
    <message>
        <source>The algorithm step by step</source>
        <translation>アルゴリズムの各段階</translation>
    </message>
    <message>
        <source>remaining steps of both sides</source>
        <translation>両者の残りステップ数の合計</translation>
    </message>
    <message>
        <source>counts for the pairs of subspaces with this number of steps</source>
        <translation>その残りステップ数をもつ部分空間の組についての数</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Already marked</source>
        <comment>positions; before it is the turn of their pair</comment>
        <translation>すでに印が付いていた局面</translation>
    </message>
    <message>
        <source>No move</source>
        <comment>positions without a legal move</comment>
        <translation>指し手なし</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>繰り返し回数</translation>
    </message>
    <message>
        <source>Most passes</source>
        <comment>over one pair of subspaces</comment>
        <translation>一組での最大の繰り返し回数</translation>
    </message>
    <message>
        <source>The algorithm takes the pairs one by one. First, positions without a move are won. Then two steps repeat until nothing changes: a position with a move to a loss is won, and a position whose moves all lead to wins is lost. One round of both steps is a pass. Many positions are marked while earlier pairs are processed. The paper does not give the order of pairs with the same number of steps, which affects the number of passes. Here these pairs come in the order of their patterns.</source>
        <translation>アルゴリズムは組を一つずつ処理します。まず、指し手のない局面を勝ちとします。次に、負けの局面へ進める局面を勝ち、勝ちの局面へしか進めない局面を負けとする二つの処理を、変化がなくなるまで繰り返します。二つの処理を合わせて 1 回と数えます。多くの局面には、前の組の処理で先に印が付きます。ステップ数が同じ組の順序によって回数は変わりますが、論文にはその順序が示されていません。ここでは進行パターンの順に処理します。</translation>
    </message>
    <message>
        <source>Parent positions from which a car moved forward, and their pattern</source>
        <translation>車が前へ進んでこの局面になる親局面の数とパターン</translation>
    </message>
    <message>
        <source>Parent positions from which a car moved sideways, and their pattern</source>
        <translation>車が横へ動いてこの局面になる親局面の数とパターン</translation>
    </message>
    <message>
        <source>Parent positions from which a car left the board, and their pattern</source>
        <translation>車が盤の外へ出てこの局面になる親局面の数とパターン</translation>
    </message>
    <message>
        <source>You are Blue. A car moves one square, up or sideways, never back. It leaves the board at the top.</source>
        <translation>青の車を動かします。車は上か横へ 1 マス動き、後ろへは戻れません。上の端から盤の外へ出ます。</translation>
    </message>
    <message>
        <source>Counted as in the paper: positions where a side has no piece are left out, and positions with equal remaining steps but different patterns are counted twice. The Tables panel has the actual counts, and the rules page explains the difference.</source>
        <translation>論文と同じ数え方です。両者に車が残る局面だけを数え、残りステップ数が等しく進行パターンが異なる局面は二度数えます。実際の数は「表」パネルにあり、違いの理由はルールのページにあります。</translation>
    </message>
    <message>
        <source>%1: positions that prove the outcome</source>
        <translation>%1：初期局面の証明に使う局面</translation>
    </message>
    <message>
        <source>%1: pairs of subspaces with positions of the proof</source>
        <translation>%1：証明の局面を含む部分空間の組</translation>
    </message>
    <message>
        <source>What it takes to solve only the start position</source>
        <translation>初期局面だけを解くのに必要な計算</translation>
    </message>
    <message>
        <source>The paper says that the side with fewer remaining steps usually wins. With the same number, the side to move usually wins. The table adds up the cells of figures 3 and 4.</source>
        <translation>論文は、残りステップ数の少ない側が勝つことが多く、同数なら手番側が勝つことが多いと述べています。この表は図 3 と図 4 のマスの値を合計したものです。</translation>
    </message>
    <message>
        <source>The paper leaves this for future work. A proof of a win contains every move of the loser and one move of the winner in each position. A draw needs a proof for each side.</source>
        <translation>論文では今後の課題とされています。勝ちの証明には、各局面について負ける側のすべての手と勝つ側の一手が要ります。引き分けには両者それぞれについての証明が要ります。</translation>
    </message>
    <message>
        <source>The graph shows the subspace of the example on 4×4 and its neighbours, as the paper describes its drawing: arrows point to the parents. Click a subspace to see its numbers, its positions and its own neighbours.</source>
        <translation>4×4 の例の部分空間とその隣を示すグラフです。論文の図の説明どおり、矢印の先が親の部分空間です。部分空間をクリックすると、その数値、局面、隣の部分空間が表示されます。</translation>
    </message>
    <message>
        <source>For k pieces, the paper gives the formula C(2k+1, k) for the patterns and its square for the subspaces. Here each formula stands beside a count. Two subspaces that lead to each other are a pair. Section 4 says that moves from at most k + 2 subspaces lead to the same subspace. In fact there are never more than k + 1. The graph has all subspaces of 3×3, with the start at the top.</source>
        <translation>論文は k 個の駒に対する進行パターンの数を式 C(2k+1, k) で、部分空間の数をその二乗で示しています。ここでは式の値と実際に数えた値を並べます。互いに行き来できる二つの部分空間が一つの組です。4 節によれば、一つの部分空間へ移る手がある部分空間は、多くても k + 2 個です。実際には k + 1 個を超えません。グラフは 3×3 のすべての部分空間で、初期局面が上です。</translation>
    </message>
    <message>
        <source>Moves are written like this: b1b2 is a move from b1 to b2, and b3off drives the car on b3 off the board.</source>
        <translation>手の書き方：b1b2 は b1 から b2 へ進む手、b3off は b3 の車が盤から出る手です。</translation>
    </message>
</context>
<context>
    <name>ClassicDomineeringStrings</name>
    <message>
        <source>upright domino</source>
        <translation>縦のドミノ</translation>
    </message>
    <message>
        <source>flat domino</source>
        <translation>横のドミノ</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>覆われたマス</translation>
    </message>
    <message>
        <source>%1 is covered.</source>
        <comment>a square</comment>
        <translation>%1 は覆われています。</translation>
    </message>
    <message>
        <source>No square above or below %1 is free.</source>
        <comment>a square</comment>
        <translation>%1 の上にも下にも空きマスがありません。</translation>
    </message>
    <message>
        <source>No square beside %1 is free.</source>
        <comment>a square</comment>
        <translation>%1 の左にも右にも空きマスがありません。</translation>
    </message>
    <message>
        <source>domino %1: %2</source>
        <comment>a move, its value</comment>
        <translation>ドミノ %1：%2</translation>
    </message>
    <message>
        <source>domino %1</source>
        <comment>a move</comment>
        <translation>ドミノ %1</translation>
    </message>
    <message>
        <source>%1 cannot place a domino</source>
        <comment>a side</comment>
        <translation>%1はドミノを置けません</translation>
    </message>
    <message>
        <source>your opponent cannot place a domino</source>
        <translation>相手はドミノを置けません</translation>
    </message>
    <message>
        <source>you cannot place a domino</source>
        <translation>自分はドミノを置けません</translation>
    </message>
    <message>
        <source>On a chessboard, %1 dark and %2 light squares would be covered, but every domino covers one of each.</source>
        <translation>盤を市松模様に塗り分けると、濃いマスが %1 個、淡いマスが %2 個覆われていることになりますが、ドミノは必ず両方を一つずつ覆います。</translation>
    </message>
    <message>
        <source>The two squares are not neighbours.</source>
        <translation>二つのマスが隣り合っていません。</translation>
    </message>
    <message>
        <source>%1 places upright dominoes.</source>
        <comment>a side</comment>
        <translation>%1はドミノを縦に置きます。</translation>
    </message>
    <message>
        <source>%1 places flat dominoes.</source>
        <comment>a side</comment>
        <translation>%1はドミノを横に置きます。</translation>
    </message>
    <message>
        <source>Write the lower or left square first.</source>
        <translation>下または左のマスを先に書いてください。</translation>
    </message>
    <message>
        <source>Orange begins</source>
        <comment>the side with flat dominoes</comment>
        <translation>オレンジが先手</translation>
    </message>
    <message>
        <source>Domineering</source>
        <translation>ドミニアリング</translation>
    </message>
    <message>
        <source>Place dominoes in turn, one side upright, the other flat. If you cannot place one on your turn, you lose.</source>
        <translation>交互にドミノを置きます。一方は縦、もう一方は横です。自分の番にドミノを置けなければ負けです。</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many free squares, # for a covered one. Then a space and the side to move: v places upright dominoes, h flat ones.</source>
        <translation>上の段から順に / で区切って書きます。数字は連続する空きマスの数、# は覆われたマスです。続けて空白と手番を書きます。v は縦、h は横に置く側です。</translation>
    </message>
    <message>
        <source>upright domino %1</source>
        <comment>a move</comment>
        <translation>縦のドミノ %1</translation>
    </message>
    <message>
        <source>flat domino %1</source>
        <comment>a move</comment>
        <translation>横のドミノ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dominoes on the board</source>
        <comment>positions being solved</comment>
        <translation>
            <numerusform>盤上のドミノ %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a domino</source>
        <translation>ドミノを入力する</translation>
    </message>
    <message>
        <source>Domineering: the two squares of the domino. a1b1 is horizontal</source>
        <translation>ドミニアリング：ドミノの二つのマス。a1b1 は横のドミノ</translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>覆われたマス</translation>
    </message>
    <message>
        <source>Click the block, then each square to cover. Drag a block off the board to free its square. A domino covers a dark and a light square of a chessboard, so the same number of each must be covered.</source>
        <translation>ブロックを選び、覆うマスを順にクリックします。ブロックを盤の外へドラッグすると、そのマスは空きます。ドミノは市松模様の濃いマスと淡いマスを一つずつ覆うので、覆うマスの数は濃淡で同じでなければなりません。</translation>
    </message>
    <message>
        <source>Upright and flat</source>
        <translation>縦と横</translation>
    </message>
    <message>
        <source>You take turns. Blue covers two free squares one above the other, Orange two free squares side by side.</source>
        <translation>交互に置きます。青は縦に並んだ空きマス二つを、オレンジは横に並んだ空きマス二つを覆います。</translation>
    </message>
    <message>
        <source>Keep room for yourself</source>
        <translation>自分だけの場所を残す</translation>
    </message>
    <message>
        <source>Here the left column is safe for Blue: two upright dominoes fit, and Orange can place nothing there.</source>
        <translation>ここでは左の列は青だけのものです。縦のドミノが 2 枚入り、オレンジはそこに何も置けません。</translation>
    </message>
    <message>
        <source>No room, you lose</source>
        <translation>置けなければ負け</translation>
    </message>
    <message>
        <source>A player who cannot place a domino on their turn loses. Here it is Orange&apos;s turn, and no two free squares are side by side.</source>
        <translation>自分の番にドミノを置けなければ負けです。ここはオレンジの番ですが、横に並んだ空きマスがありません。</translation>
    </message>
    <message>
        <source>Moves are written like this: a1a2 is a domino on the squares a1 and a2.</source>
        <translation>手の書き方：a1a2 は a1 と a2 の二つのマスに置くドミノです。</translation>
    </message>
</context>
<context>
    <name>DomineeringPresentation</name>
    <message>
        <source>Synchronized Domineering</source>
        <translation>同時着手ドミニアリング</translation>
    </message>
    <message>
        <source>Solved: every value is known.</source>
        <translation>解析済み：すべての値が分かっています。</translation>
    </message>
    <message>
        <source>Not solved yet. This board can be solved exactly.</source>
        <translation>まだ解析されていません。この盤は正確に解けます。</translation>
    </message>
    <message>
        <source>This board is too large to compute every value. A search can prove what each side can force from the start. Values appear late in a game.</source>
        <translation>この盤は大きすぎてすべての値は求められませんが、初期局面で両者がそれぞれ何を確保できるかは探索で証明できます。値は終盤に表示されます。</translation>
    </message>
    <message>
        <source>This board is too large to be solved or proved, but you can play it. Values appear late in a game.</source>
        <translation>この盤は大きすぎて解くことも証明することもできませんが、対局はできます。値は終盤に表示されます。</translation>
    </message>
    <message>
        <source>You both place a domino at the same time, one upright, one flat. If you run out of room first, you lose.</source>
        <translation>二人が同時にドミノを 1 枚ずつ、一方は縦、もう一方は横に置きます。先に置く場所がなくなると負けです。</translation>
    </message>
    <message>
        <source>Cover the board</source>
        <translation>盤を埋める</translation>
    </message>
    <message>
        <source>Both at the same time</source>
        <translation>二人同時に</translation>
    </message>
    <message>
        <source>Who can still move?</source>
        <translation>まだ置けるのは？</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A number stands for that many free squares, # for a covered one. Both players always move at the same time.</source>
        <translation>上の段から順に / で区切って書きます。数字は連続する空きマスの数、# は覆われたマスです。同時着手なので手番はありません。</translation>
    </message>
    <message>
        <source>Vertical places dominoes upright, Horizontal places them flat, always on free squares.</source>
        <translation>縦のプレイヤーは縦向きに、横のプレイヤーは横向きに、空きマスにドミノを置きます。</translation>
    </message>
    <message>
        <source>Both choose in secret, then both dominoes are placed. They may overlap on one square.</source>
        <translation>二人とも手を伏せて選び、同時に置きます。2 枚のドミノは 1 マスで重なってもかまいません。</translation>
    </message>
    <message>
        <source>If you can still place a domino and the other side cannot, you win. If neither can, it is a draw. Here only Vertical can.</source>
        <translation>自分だけがまだ置ければ勝ちです。どちらも置けなければ引き分けです。ここで置けるのは縦だけです。</translation>
    </message>
    <message>
        <source>Dominoes are written like this: V:c3 is an upright domino whose lowest square is c3, H:a3 a flat one whose left square is a3.</source>
        <translation>ドミノの書き方：V:c3 は一番下のマスが c3 の縦のドミノ、H:a3 は一番左のマスが a3 の横のドミノです。</translation>
    </message>
</context>
<context>
    <name>EndStrings</name>
    <message>
        <source>%1: %2</source>
        <comment>who has won, by what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>あなたの負け</translation>
    </message>
    <message numerus="yes">
        <source>the same position %n times, a draw by the rules</source>
        <translation>
            <numerusform>同一局面 %n 回で千日手（引き分け）</numerusform>
        </translation>
    </message>
    <message>
        <source>draw by agreement</source>
        <translation>合意による引き分け</translation>
    </message>
    <message>
        <source>your time is up</source>
        <translation>時間切れです</translation>
    </message>
    <message>
        <source>your opponent&apos;s time is up</source>
        <translation>相手の時間切れです</translation>
    </message>
    <message>
        <source>the distances shown are one move longer</source>
        <comment>after a number of moves</comment>
        <translation>表示されている手数は 1 手長くなっています</translation>
    </message>
    <message>
        <source>you resigned</source>
        <translation>投了しました</translation>
    </message>
    <message>
        <source>your opponent resigned</source>
        <translation>相手が投了しました</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side or a player</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <comment>a side</comment>
        <translation>%1が投了しました</translation>
    </message>
    <message>
        <source>%1&apos;s time is up</source>
        <comment>a side</comment>
        <translation>%1の時間切れです</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1が %n 手で勝ち</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>The engine %1 cannot be started: %2.</source>
        <translation>エンジン %1 を起動できません：%2。</translation>
    </message>
    <message>
        <source>The engine %1 does not know this game (%2).</source>
        <translation>エンジン %1 はこのゲーム（%2）に対応していません。</translation>
    </message>
    <message>
        <source>The engine %1 did not answer within %2 seconds.</source>
        <translation>エンジン %1 が %2 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The engine %1 tried to play %2, which is not legal.</source>
        <translation>エンジン %1 が反則手 %2 を指そうとしました。</translation>
    </message>
    <message>
        <source>The engine %1 resigns.</source>
        <translation>エンジン %1 が投了しました。</translation>
    </message>
    <message>
        <source>%1 Choose another opponent, or play both sides.</source>
        <comment>%1: what happened</comment>
        <translation>%1別の相手を選ぶか、両者の手を自分で指してください。</translation>
    </message>
    <message>
        <source>The engine %1 stopped in the middle of the game.</source>
        <translation>エンジン %1 が対局の途中で終了しました。</translation>
    </message>
    <message>
        <source>The engine %1 sent an unreadable answer.</source>
        <translation>エンジン %1 から、読み取れない応答がありました。</translation>
    </message>
</context>
<context>
    <name>ErrorStrings</name>
    <message>
        <source>a size such as :4x4</source>
        <translation>:4x4 のような大きさ</translation>
    </message>
    <message>
        <source>a column, a to %1</source>
        <translation>列（a から %1）</translation>
    </message>
    <message>
        <source>a row, 1 to %1</source>
        <translation>段（1 から %1）</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>何も入力されていません。</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>「%1」というゲームはありません。</translation>
    </message>
    <message>
        <source>This game has no option “%1”.</source>
        <translation>このゲームに「%1」という設定はありません。</translation>
    </message>
    <message>
        <source>“%1” is not a board size. Write, for example, 4x4.</source>
        <translation>「%1」は盤の大きさではありません。4x4 のように書いてください。</translation>
    </message>
    <message>
        <source>The size %1 is out of range: it can be %2 to %3.</source>
        <translation>大きさ %1 は範囲外です。%2 から %3 までです。</translation>
    </message>
    <message>
        <source>“%1” does not fit here. Expected: %2.</source>
        <translation>ここに「%1」は書けません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>The text ends too early. Expected: %1.</source>
        <translation>途中で終わっています。必要なもの：%1。</translation>
    </message>
    <message>
        <source>Unexpected “%1” after the end of the position.</source>
        <translation>局面の後に余分な「%1」があります。</translation>
    </message>
    <message>
        <source>Row %1 from the top has more than %2 squares.</source>
        <translation>上から %1 段目が %2 マスを超えています。</translation>
    </message>
    <message>
        <source>Row %1 from the top has fewer than %2 squares.</source>
        <translation>上から %1 段目が %2 マスに足りません。</translation>
    </message>
    <message>
        <source>There are more than %1 rows.</source>
        <translation>段の数が %1 を超えています。</translation>
    </message>
    <message>
        <source>There are only %1 of %2 rows.</source>
        <translation>%2 段のうち %1 段しかありません。</translation>
    </message>
    <message>
        <source>There are too many “%1” pieces: at most %2 are possible.</source>
        <translation>駒「%1」が多すぎます。最大 %2 個です。</translation>
    </message>
    <message>
        <source>“%1” is not a side. Write %2 or %3 for the player to move.</source>
        <translation>「%1」は手番として使えません。%2 か %3 を書いてください。</translation>
    </message>
    <message>
        <source>%1 is not a legal move here.</source>
        <translation>%1 はここでは指せません。</translation>
    </message>
    <message>
        <source>There is no player called “%1”.</source>
        <translation>「%1」というプレイヤーはいません。</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>「%1」は %2 から %3 までの数ではありません。</translation>
    </message>
    <message>
        <source>This position cannot arise: %1 has already won.</source>
        <translation>ありえない局面です。すでに%1が勝っています。</translation>
    </message>
    <message>
        <source>The text could not be read.</source>
        <translation>テキストを読めませんでした。</translation>
    </message>
    <message>
        <source>There is no solution yet. Solve the variant first.</source>
        <translation>解析結果がまだありません。先に変種を解いてください。</translation>
    </message>
    <message>
        <source>The disk is full. Finished parts are kept. Free some space, then resume.</source>
        <translation>ディスクがいっぱいです。済んだ部分は残っています。空きを作って再開してください。</translation>
    </message>
    <message>
        <source>This is not a solution file.</source>
        <translation>解析結果のファイルではありません。</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>ファイルの終わりが欠けています。</translation>
    </message>
    <message>
        <source>The file has format version %1, but this version of Kotai reads only up to %2. Update Kotai.</source>
        <translation>ファイルの形式はバージョン %1 ですが、この Kotai が読めるのは %2 までです。Kotai を更新してください。</translation>
    </message>
    <message>
        <source>The file&apos;s header is damaged.</source>
        <translation>ファイルの先頭が壊れています。</translation>
    </message>
    <message>
        <source>The file&apos;s directory is damaged.</source>
        <translation>ファイルの目録が壊れています。</translation>
    </message>
    <message>
        <source>Tier %1 of the file is damaged.</source>
        <translation>ファイルの部分空間 %1 が壊れています。</translation>
    </message>
    <message>
        <source>Block %2 of tier %1 of the file is damaged.</source>
        <translation>ファイルの部分空間 %1 のブロック %2 が壊れています。</translation>
    </message>
    <message>
        <source>Another program is solving this variant now. Wait until it has finished, or stop it.</source>
        <translation>別のプログラムがこの変種を解いています。終わるまで待つか、その解析を止めてください。</translation>
    </message>
    <message>
        <source>The solution cannot be used.</source>
        <translation>この解析結果は使えません。</translation>
    </message>
    <message>
        <source>%1 a digit or /</source>
        <comment>after the letters of the pieces</comment>
        <translation>%1 か数字か /</translation>
    </message>
    <message>
        <source>%1 / or a space</source>
        <comment>after the letters of the pieces</comment>
        <translation>%1 か / か空白</translation>
    </message>
    <message>
        <source>a space and the side to move (%1)</source>
        <translation>空白と手番（%1）</translation>
    </message>
    <message>
        <source>the side to move (%1)</source>
        <translation>手番（%1）</translation>
    </message>
    <message>
        <source>a level, 1 to %1</source>
        <translation>レベル（1～%1）</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>K, M, G, T or the end</source>
        <translation>K、M、G、T または文字列の終わり</translation>
    </message>
    <message>
        <source>different text</source>
        <translation>別の文字</translation>
    </message>
    <message>
        <source>Solve again: the undamaged parts are kept.</source>
        <translation>もう一度解析してください。壊れていない部分は残ります。</translation>
    </message>
    <message>
        <source>a column, A to %1</source>
        <translation>列（A から %1）</translation>
    </message>
    <message>
        <source>a space and the pieces in hand (- or letters from %1)</source>
        <translation>空白と持ち駒（- または %1 の文字）</translation>
    </message>
    <message>
        <source>“-” or pieces in hand (%1)</source>
        <translation>- または持ち駒（%1）</translation>
    </message>
    <message>
        <source>a piece in hand (%1)</source>
        <translation>持ち駒（%1）</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>「%1」はこのゲームの手ではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a choice here. Write %2 or %3.</source>
        <translation>「%1」は選べません。%2 か %3 と書いてください。</translation>
    </message>
    <message>
        <source>the size of the board, %1</source>
        <translation>盤の大きさ（%1）</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>the player to move, 1 or 2</source>
        <translation>手番（1 か 2）</translation>
    </message>
    <message>
        <source>This position cannot arise: the first player, who is to move, has already won.</source>
        <translation>ありえない局面です。手番の先手がすでに勝っています。</translation>
    </message>
    <message>
        <source>This position cannot arise: the second player, who is to move, has already won.</source>
        <translation>ありえない局面です。手番の後手がすでに勝っています。</translation>
    </message>
    <message>
        <source>“%1” is missing. Write, for example, %2.</source>
        <translation>「%1」がありません。%2 のように書いてください。</translation>
    </message>
    <message>
        <source>The text is too long: it has %1 bytes, and the limit is %2.</source>
        <translation>テキストが長すぎます。%1 バイトありますが、読めるのは %2 バイトまでです。</translation>
    </message>
    <message>
        <source>This is a folder, not a file. Move it away, then try again.</source>
        <translation>ファイルではなくフォルダーです。別の場所へ移してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This is a named pipe, not a file. Move it away, then try again.</source>
        <translation>ファイルではなく名前付きパイプです。別の場所へ移してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This is a device or socket, not a file. Move it away, then try again.</source>
        <translation>ファイルではなくデバイスかソケットです。別の場所へ移してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Check the permissions.</source>
        <translation>アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>ディスクが読み取り専用です。</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>ほかのプログラムを閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Too many files are open. Close some, then try again.</source>
        <translation>開いているファイルが多すぎます。いくつか閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>ディスクを確認してください。</translation>
    </message>
    <message>
        <source>Choose another data folder or change its permissions.</source>
        <translation>別のデータフォルダーを選ぶか、アクセス権を変えてください。</translation>
    </message>
    <message>
        <source>Writing failed (%1).</source>
        <translation>書き込みに失敗しました（%1）。</translation>
    </message>
    <message>
        <source>Finished parts are kept.</source>
        <translation>済んだ部分は残っています。</translation>
    </message>
    <message>
        <source>Delete the file and unpack the outcomes again, or solve the variant.</source>
        <translation>ファイルを削除して結果のパックを展開し直すか、この変種を解いてください。</translation>
    </message>
    <message>
        <source>Repairing keeps the file under another name and solves the variant again.</source>
        <translation>修復すると、ファイルを別の名前で残し、変種をもう一度解きます。</translation>
    </message>
    <message>
        <source>The file cannot be opened (%1).</source>
        <translation>ファイルを開けません（%1）。</translation>
    </message>
    <message>
        <source>The file cannot be created (%1).</source>
        <translation>ファイルを作成できません（%1）。</translation>
    </message>
    <message>
        <source>Reading failed (%1).</source>
        <translation>読み込みに失敗しました（%1）。</translation>
    </message>
    <message>
        <source>Another program truncated or changed the file while it was being read.</source>
        <translation>読み込み中に、別のプログラムがファイルを切り詰めたか、書き換えました。</translation>
    </message>
    <message>
        <source>The file was not made by Kotai, or it is a symbolic link. Kotai leaves it unchanged. Move it away, then try again.</source>
        <translation>Kotai が作ったファイルではないか、シンボリックリンクです。そのまま残してあります。別の場所へ移してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This is not a folder. Choose another data folder.</source>
        <translation>フォルダーではありません。別のデータフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>This solution comes from several machines, and a part of it is missing. Copy that part into this folder, or mount it there.</source>
        <translation>この解析結果は複数のコンピューターで作られたもので、その一部が見つかりません。足りない部分をこのフォルダーにコピーするか、ここにマウントしてください。</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <comment>place in a text, counted from 1; what is wrong there</comment>
        <translation>%1 文字目：%2</translation>
    </message>
    <message>
        <source>Only the figures of this variant were kept, not its values. Solve it to get the values.</source>
        <translation>この変種は集計だけが保存され、値は保存されていません。値が必要な場合は解いてください。</translation>
    </message>
    <message>
        <source>There must be %3 “%2” in all, on the board and in hand, not %1.</source>
        <translation>「%2」は盤上と持ち駒を合わせて %3 枚でなければなりませんが、%1 枚です。</translation>
    </message>
    <message>
        <source>At most %3 “%2” can be in hand, not %1.</source>
        <translation>持ち駒の「%2」は %3 枚までですが、%1 枚です。</translation>
    </message>
    <message>
        <source>There is not enough space on the disk: %1 needed, %2 free.</source>
        <translation>ディスクの空きが足りません（必要 %1、空き %2）。</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 needed, %2 available.</source>
        <translation>メモリが足りません（必要 %1、使用可能 %2）。</translation>
    </message>
    <message>
        <source>The file contains the solution of %1, not of %2.</source>
        <translation>このファイルは %2 ではなく %1 の解析結果です。</translation>
    </message>
    <message>
        <source>Kotai has no method that can solve %1.</source>
        <translation>Kotai には %1 を解く方法がありません。</translation>
    </message>
    <message>
        <source>Byte %1 (hexadecimal) is not valid UTF-8 text.</source>
        <translation>バイト %1（16 進）は UTF-8 のテキストとして正しくありません。</translation>
    </message>
    <message>
        <source>The size %1 is not square. This game has square boards from %2 to %3.</source>
        <translation>大きさ %1 は正方形ではありません。このゲームの盤は %2 から %3 までの正方形です。</translation>
    </message>
</context>
<context>
    <name>ExceptionStrings</name>
    <message>
        <source>The system ran out of memory. Close other programs, then try again.</source>
        <translation>メモリが不足しました。ほかのプログラムを閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The system refused a request: %1.</source>
        <translation>システムが要求を受け付けませんでした：%1。</translation>
    </message>
    <message>
        <source>This is a bug in the program. Please report it: %1 (%2).</source>
        <comment>%1: message, %2: kind of fault</comment>
        <translation>プログラム自体の不具合です。次の内容を報告してください：%1（%2）。</translation>
    </message>
    <message>
        <source>This is a bug in the program. Please report it: an unknown exception.</source>
        <translation>プログラム自体の不具合です。次の内容を報告してください：不明な例外。</translation>
    </message>
</context>
<context>
    <name>FenceFeature</name>
    <message>
        <source>not possible: %1</source>
        <comment>%1: a sentence that says why</comment>
        <translation>置けません：%1</translation>
    </message>
    <message>
        <source>if placed: %1</source>
        <translation>置くと：%1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message numerus="yes">
        <source>%n moves wasted</source>
        <translation>
            <numerusform>%n 手損</numerusform>
        </translation>
    </message>
    <message>
        <source>fence above</source>
        <translation>上にフェンス</translation>
    </message>
    <message>
        <source>fence to the right</source>
        <translation>右にフェンス</translation>
    </message>
    <message>
        <source>fence below</source>
        <translation>下にフェンス</translation>
    </message>
    <message>
        <source>fence to the left</source>
        <translation>左にフェンス</translation>
    </message>
    <message numerus="yes">
        <source>loses %n moves sooner</source>
        <translation>
            <numerusform>%n 手早く負ける</numerusform>
        </translation>
    </message>
    <message>
        <source>Each corner shows the values of its two fences: bars win, hollow bars draw, dots lose. The stronger the colour, the sooner the game ends. Point at a fence to read its value.</source>
        <translation>マスの角ごとに、そこに置ける 2 枚のフェンスの値を示します。棒は勝ち、枠だけの棒は引き分け、点は負けで、色が濃いほど早く終わります。ポインターを合わせると値が読めます。</translation>
    </message>
</context>
<context>
    <name>FenceStrings</name>
    <message>
        <source>vertical fence %1, right of %2 and %3</source>
        <translation>縦のフェンス %1（%2 と %3 の右）</translation>
    </message>
    <message>
        <source>horizontal fence %1, above %2 and %3</source>
        <translation>横のフェンス %1（%2 と %3 の上）</translation>
    </message>
    <message>
        <source>You have no fences left.</source>
        <translation>手持ちのフェンスがありません。</translation>
    </message>
    <message>
        <source>A fence needs two squares on each side of it.</source>
        <translation>フェンスの両側には 2 マスずつ必要です。</translation>
    </message>
    <message>
        <source>This fence would cross the fence %1.</source>
        <translation>フェンス %1 と交差します。</translation>
    </message>
    <message>
        <source>This fence would overlap the fence %1.</source>
        <translation>フェンス %1 と重なります。</translation>
    </message>
    <message>
        <source>This fence would shut in %1&apos;s pawn. A path to the top row must stay open.</source>
        <comment>a side</comment>
        <translation>%1のコマが閉じ込められます。一番上の段への道を残さなければなりません。</translation>
    </message>
    <message>
        <source>This fence would shut in %1&apos;s pawn. A path to the bottom row must stay open.</source>
        <comment>a side</comment>
        <translation>%1のコマが閉じ込められます。一番下の段への道を残さなければなりません。</translation>
    </message>
</context>
<context>
    <name>FigureStrings</name>
    <message>
        <source>The paper has %1 boards. %2 are solved here, and %3 of these agree.</source>
        <translation>論文の盤 %1 面のうち %2 面が解析済みで、そのうち %3 面が一致します。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Longest win in plies</source>
        <translation>最長の勝ち（手数）</translation>
    </message>
    <message>
        <source>Legal moves on average</source>
        <translation>合法手の平均数</translation>
    </message>
    <message>
        <source>Most legal moves</source>
        <translation>合法手の最大数</translation>
    </message>
    <message>
        <source>Zugzwangs</source>
        <translation>ツークツワンク</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>FileStrings</name>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 がありません。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 はファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>%1 is a named pipe, not a file.</source>
        <translation>%1 はファイルではなく名前付きパイプです。</translation>
    </message>
    <message>
        <source>%1 is a device or a socket, not a file.</source>
        <translation>%1 はファイルではなくデバイスかソケットです。</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game: it has %2, and the limit is %3.</source>
        <translation>%1 は保存された対局としては大きすぎます（%2）。読めるのは %3 までです。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 を読めませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or free some space.</source>
        <translation>%1 に書き込めませんでした：%2。別のフォルダーを選ぶか、空きを作ってください。</translation>
    </message>
    <message>
        <source>%1 could not be renamed: %2.</source>
        <translation>%1 の名前を変えられませんでした：%2。</translation>
    </message>
    <message>
        <source>source and destination are the same file</source>
        <translation>コピー元とコピー先が同じファイルです</translation>
    </message>
    <message>
        <source>%1 was not saved. Its name must end in one of %2.</source>
        <translation>%1 は保存されませんでした。拡張子を次のどれかにしてください：%2</translation>
    </message>
</context>
<context>
    <name>GameStrings</name>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>a side</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>Orange</source>
        <comment>a side</comment>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>後手</translation>
    </message>
</context>
<context>
    <name>GobbletStrings</name>
    <message>
        <source>A lifted piece may cover the line that it uncovers</source>
        <translation>持ち上げた駒で、現れた列を隠してもよい</translation>
    </message>
    <message>
        <source>Gobblet Gobblers, lines may be covered</source>
        <translation>ゴブレットゴブラーズ（列を隠してもよい）</translation>
    </message>
    <message>
        <source>small orange piece</source>
        <translation>オレンジの小さい駒</translation>
    </message>
    <message>
        <source>small blue piece</source>
        <translation>青の小さい駒</translation>
    </message>
    <message>
        <source>medium orange piece</source>
        <translation>オレンジの中くらいの駒</translation>
    </message>
    <message>
        <source>medium blue piece</source>
        <translation>青の中くらいの駒</translation>
    </message>
    <message>
        <source>large orange piece</source>
        <translation>オレンジの大きい駒</translation>
    </message>
    <message>
        <source>large blue piece</source>
        <translation>青の大きい駒</translation>
    </message>
    <message>
        <source>first player&apos;s reserve</source>
        <translation>先手の手元の駒</translation>
    </message>
    <message>
        <source>second player&apos;s reserve</source>
        <translation>後手の手元の駒</translation>
    </message>
    <message>
        <source>Gobblet Gobblers</source>
        <translation>ゴブレットゴブラーズ</translation>
    </message>
    <message>
        <source>a piece was lifted off the winner&apos;s line</source>
        <translation>駒が持ち上げられて一列揃った</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>一列揃った</translation>
    </message>
    <message>
        <source>Stalemates</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>Losing lift</source>
        <translation>持ち上げると負け</translation>
    </message>
    <message>
        <source>Nothing can be placed, and every lift uncovers the opponent&apos;s line, so the player to move loses at once.</source>
        <translation>置ける駒がなく、どの駒を持ち上げても相手の列が現れるため、手番側がすぐに負ける局面です。</translation>
    </message>
    <message>
        <source>Outcome of the start position</source>
        <translation>初期局面の結果</translation>
    </message>
    <message>
        <source>Arrangements of the pieces of one size</source>
        <translation>一つの大きさの駒の置き方</translation>
    </message>
    <message>
        <source>Arrangements of all pieces</source>
        <translation>すべての駒の置き方</translation>
    </message>
    <message>
        <source>Reachable and not finished</source>
        <translation>到達可能で終局していない局面</translation>
    </message>
    <message>
        <source>Reachable and finished</source>
        <translation>到達可能で終局した局面</translation>
    </message>
    <message>
        <source>Won in one ply</source>
        <translation>1 手で勝てる局面</translation>
    </message>
    <message>
        <source>A lift spoils the win</source>
        <translation>持ち上げると勝ちを逃す局面</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>相互ツークツワンク</translation>
    </message>
    <message>
        <source>Moves with a losing lift</source>
        <translation>持ち上げると負ける手</translation>
    </message>
    <message>
        <source>Not finished, but never reached</source>
        <translation>到達できない未終局の配置</translation>
    </message>
    <message>
        <source>Reachable positions in which a move completes a line.</source>
        <translation>到達可能な局面のうち、一列揃える手がある局面です。</translation>
    </message>
    <message>
        <source>Reachable positions in which nothing can be placed and every lift loses.</source>
        <translation>到達可能な局面のうち、置ける駒がなく、どの駒を持ち上げても負ける局面です。</translation>
    </message>
    <message>
        <source>Reachable positions, not won in one ply, in which a move would complete a line but lifting the piece for it loses.</source>
        <translation>到達可能で 1 手では勝てない局面のうち、一列揃うはずの手が、持ち上げた時点で負けになる局面です。</translation>
    </message>
    <message>
        <source>Whichever side is to move loses. Each board counts once.</source>
        <translation>手番になった側が負けます。同じ盤面は一つと数えます。</translation>
    </message>
    <message>
        <source>Summed over the reachable positions.</source>
        <translation>到達可能な局面すべてにわたる合計です。</translation>
    </message>
    <message>
        <source>Arrangements without a line that never arise in a game.</source>
        <translation>一列も揃っておらず、どの対局にも現れない配置です。</translation>
    </message>
    <message>
        <source>by pieces on the board</source>
        <translation>盤上の駒数別</translation>
    </message>
    <message>
        <source>by small pieces on the board</source>
        <translation>盤上の小さい駒の数別</translation>
    </message>
    <message>
        <source>by medium pieces on the board</source>
        <translation>盤上の中くらいの駒の数別</translation>
    </message>
    <message>
        <source>by large pieces on the board</source>
        <translation>盤上の大きい駒の数別</translation>
    </message>
    <message>
        <source>Mover&apos;s pieces on the board</source>
        <translation>手番側の盤上の駒</translation>
    </message>
    <message>
        <source>Opponent&apos;s pieces on the board</source>
        <translation>相手の盤上の駒</translation>
    </message>
    <message>
        <source>Mover&apos;s small pieces</source>
        <translation>手番側の小さい駒</translation>
    </message>
    <message>
        <source>Opponent&apos;s small pieces</source>
        <translation>相手の小さい駒</translation>
    </message>
    <message>
        <source>Mover&apos;s medium pieces</source>
        <translation>手番側の中くらいの駒</translation>
    </message>
    <message>
        <source>Opponent&apos;s medium pieces</source>
        <translation>相手の中くらいの駒</translation>
    </message>
    <message>
        <source>Mover&apos;s large pieces</source>
        <translation>手番側の大きい駒</translation>
    </message>
    <message>
        <source>Opponent&apos;s large pieces</source>
        <translation>相手の大きい駒</translation>
    </message>
    <message>
        <source>On %3, “%2” cannot lie on “%1”: a piece can only cover smaller ones.</source>
        <translation>%3 で「%2」を「%1」の上に置くことはできません。置けるのはより小さい駒の上だけです。</translation>
    </message>
    <message>
        <source>a piece and @ (%1), such as L@b2, or two squares, such as a1b2</source>
        <translation>L@b2 のような駒と @（%1）、または a1b2 のような二つのマス</translation>
    </message>
    <message>
        <source>You must move a lifted piece to another square.</source>
        <translation>持ち上げた駒は、元とは別のマスに置いてください。</translation>
    </message>
    <message>
        <source>You can only cover a smaller piece.</source>
        <translation>かぶせられるのは、より小さい駒だけです。</translation>
    </message>
    <message>
        <source>Ways to place the pieces of one size</source>
        <translation>同じ大きさの駒の置き方</translation>
    </message>
    <message>
        <source>orange pieces on the board</source>
        <translation>盤上のオレンジの駒</translation>
    </message>
    <message>
        <source>blue pieces on the board</source>
        <translation>盤上の青の駒</translation>
    </message>
    <message>
        <source>As formulas</source>
        <translation>式</translation>
    </message>
    <message>
        <source>orange and blue pieces, and the formula</source>
        <translation>オレンジと青の駒の数、および式</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>置き方の数</translation>
    </message>
    <message>
        <source>Images of a position</source>
        <translation>局面の対称形</translation>
    </message>
    <message>
        <source>Arrangements that are their own image</source>
        <translation>対称移動しても変わらない配置</translation>
    </message>
    <message>
        <source>1. Turned by 90°</source>
        <translation>1. 90° 回転</translation>
    </message>
    <message>
        <source>2. Turned by 180°</source>
        <translation>2. 180° 回転</translation>
    </message>
    <message>
        <source>3. Turned by 270°</source>
        <translation>3. 270° 回転</translation>
    </message>
    <message>
        <source>4. Mirrored, left to right</source>
        <translation>4. 左右反転</translation>
    </message>
    <message>
        <source>5. Mirrored and turned by 90°: along a diagonal</source>
        <translation>5. 左右反転＋90° 回転：対角線で反転</translation>
    </message>
    <message>
        <source>6. Mirrored and turned by 180°: top to bottom</source>
        <translation>6. 左右反転＋180° 回転：上下反転</translation>
    </message>
    <message>
        <source>7. Mirrored and turned by 270°: along the other diagonal</source>
        <translation>7. 左右反転＋270° 回転：もう一方の対角線で反転</translation>
    </message>
    <message>
        <source>Arrangements left if all images count as one</source>
        <translation>対称形をまとめて一つと数えた配置の数</translation>
    </message>
    <message>
        <source>Positions that need a number</source>
        <translation>番号を付ける必要のある局面</translation>
    </message>
    <message>
        <source>Any pieces on any squares</source>
        <translation>どのマスにどの駒も置ける場合</translation>
    </message>
    <message>
        <source>Any pieces on any squares, with either side to move</source>
        <translation>同じく、手番も区別</translation>
    </message>
    <message>
        <source>Arrangements of all sizes, with either side to move</source>
        <translation>すべての大きさの駒の配置、手番も区別</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Type a placement</source>
        <translation>置く手を入力する</translation>
    </message>
    <message>
        <source>Gobblet Gobblers: a large piece to b2. S and M stand for small and medium</source>
        <translation>ゴブレットゴブラーズ：大きい駒を b2 へ。小さい駒は S、中くらいの駒は M です</translation>
    </message>
    <message>
        <source>your opponent lifted a piece off your line</source>
        <translation>相手が駒を持ち上げたため、自分の列が揃いました</translation>
    </message>
    <message>
        <source>you lifted a piece off your opponent&apos;s line</source>
        <translation>駒を持ち上げたため、相手の列が揃いました</translation>
    </message>
    <message>
        <source>you have three in a row</source>
        <translation>三つ並べました</translation>
    </message>
    <message>
        <source>your opponent has three in a row</source>
        <translation>相手が三つ並べました</translation>
    </message>
    <message>
        <source>Get three in a row. Big pieces swallow smaller ones – remember what is underneath!</source>
        <translation>三つ並べれば勝ち。大きい駒は小さい駒にかぶせられます。下に何があるか覚えておきましょう！</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>三つ並べる</translation>
    </message>
    <message>
        <source>Big pieces swallow small ones</source>
        <translation>大は小を飲み込む</translation>
    </message>
    <message>
        <source>Think before you lift</source>
        <translation>持ち上げる前に考える</translation>
    </message>
    <message>
        <source>Positions in which every move loses at once</source>
        <translation>どの手でもすぐ負ける局面</translation>
    </message>
    <message>
        <source>All three sizes together, with the player to move always shown in the same colour. Positions with lines are included.</source>
        <translation>三つの大きさを合わせた数です。手番側の駒は常に同じ色で表します。一列揃った配置も含みます。</translation>
    </message>
    <message>
        <source>Reachable from the start. Positions that differ only by rotation, reflection or swapped colours count once.</source>
        <translation>初期局面から到達できる局面です。回転・反転と色の入れ替えで同じになるものは一つと数えます。</translation>
    </message>
    <message>
        <source>Numbers that remain without the highest ones</source>
        <translation>番号の大きい ID を除いた残り</translation>
    </message>
    <message>
        <source>Positions that cannot arise</source>
        <translation>起こり得ない局面</translation>
    </message>
    <message>
        <source>The side to move has a line</source>
        <translation>手番側の駒がすでに一列揃っている</translation>
    </message>
    <message>
        <source>Only the mover&apos;s pieces are on the board</source>
        <comment>of the side to move</comment>
        <translation>手番側の駒だけが盤上にある</translation>
    </message>
    <message>
        <source>Only the other side&apos;s pieces are on the board, at least two</source>
        <translation>相手の駒だけが 2 個以上盤上にある</translation>
    </message>
    <message>
        <source>For at least one of these reasons</source>
        <translation>少なくとも一つに当てはまる</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>それ以外</translation>
    </message>
    <message>
        <source>how arrangements are counted</source>
        <translation>配置の数え方</translation>
    </message>
    <message>
        <source>All arrangements</source>
        <translation>すべての配置</translation>
    </message>
    <message>
        <source>The article names these three kinds and leaves them out, but gives no counts. There are also other positions that cannot arise. Among the positions without a line, 521,065 are unreachable, and 12,289 of these belong to the last two kinds.</source>
        <translation>記事はこの三種類を除外していますが、その数は書いていません。ほかにも起こり得ない局面があります。一列も揃っていない局面のうち 521,065 局面は到達できず、そのうち 12,289 局面は下の二種類です。</translation>
    </message>
    <message>
        <source>A move seems to win, but lifting the piece uncovers the opponent&apos;s line. No other move wins at once.</source>
        <translation>勝てそうに見える手がありますが、その駒を持ち上げると相手の列が現れます。すぐに勝てる手はほかにありません。</translation>
    </message>
    <message>
        <source>Most legal moves, not counting losing lifts</source>
        <translation>持ち上げると負ける手を除く合法手の最大数</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player to move.</source>
        <translation>初期局面の手番側から見た結果です。</translation>
    </message>
    <message>
        <source>the pieces of a square from bottom to top (%1), or . for none</source>
        <translation>マスの駒を下から順に（%1）、なければ .</translation>
    </message>
    <message>
        <source>the end of the square (a comma, / or a space)</source>
        <translation>マスの終わり（コンマ、/ または空白）</translation>
    </message>
    <message>
        <source>a piece (%1), or the end of the square (a comma, / or a space)</source>
        <translation>駒（%1）、またはマスの終わり（コンマ、/ または空白）</translation>
    </message>
    <message>
        <source>The placements of one size are numbered 0 to 1,422, so a position has three such numbers. Symmetry turns every number above 776 into a smaller one, so positions whose first number is higher are not needed. This leaves 777 × 1,423 × 1,423 positions. The article counts 1,423 more.</source>
        <translation>一つの大きさの配置には 0 から 1,422 の番号が付き、局面の ID はこの番号三つからなります。776 より大きい番号は対称形に替えると必ず小さくなるので、一つ目の番号が 777 以上の ID は不要です。残りは 777 × 1,423 × 1,423 個で、記事の数はこれより 1,423 多くなっています。</translation>
    </message>
    <message>
        <source>The article does not state the answer. Its program computes it: the first player wins.</source>
        <translation>記事には答えが書かれていませんが、記事のプログラムで計算できます。先手の勝ちです。</translation>
    </message>
    <message>
        <source>Seen from above, three of your pieces in a row, a column or a diagonal win. Here Orange needs one more, at the bottom right.</source>
        <translation>上から見て、縦・横・斜めのどれかに自分の駒が三つ並べば勝ちです。ここでは、オレンジは右下にもう一つ置けば揃います。</translation>
    </message>
    <message>
        <source>Put a piece from your reserve on an empty square or on any smaller piece, even your opponent&apos;s.</source>
        <translation>手元の駒を、空いているマスか、より小さい駒の上に置きます。相手の駒の上にも置けます。</translation>
    </message>
    <message>
        <source>You may also move a piece that lies on top. This uncovers whatever is below. If you lift this one, Blue has three in a row.</source>
        <translation>一番上にある駒は動かすこともできます。下の駒が現れるので注意。この駒を持ち上げると、青が三つ並びます。</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /, and squares separated by commas. A square lists its pieces from bottom to top: S, M, L for orange, s, m, l for blue, and a dot if it is empty. End with a space and the side to move, o or b.</source>
        <translation>上の段から順に、マスはコンマ、段は / で区切って書きます。マスの駒は下から順に、S M L がオレンジ、s m l が青、. が空きマスです。空白の後に手番（o か b）を書きます。</translation>
    </message>
    <message>
        <source>Up to two pieces of each colour on nine squares, at most one per square.</source>
        <translation>9 マスに各色 2 個まで、1 マスに 1 個までの置き方です。</translation>
    </message>
    <message>
        <source>Up to symmetry</source>
        <comment>turned and mirrored boards count as one</comment>
        <translation>対称形をまとめる</translation>
    </message>
    <message>
        <source>The article shows one such position. Click the number to list them all.</source>
        <translation>記事にはこのような局面が一つ図示されています。数をクリックすると、すべての一覧が表示されます。</translation>
    </message>
    <message>
        <source>Moves are written like this: L@b2 puts a large piece on b2 (M: medium, S: small), and a1b2 moves a piece from a1 to b2.</source>
        <translation>手の書き方：L@b2 は大きい駒を b2 に置く手（M は中くらい、S は小さい駒）、a1b2 は a1 の駒を b2 へ動かす手です。</translation>
    </message>
</context>
<context>
    <name>HandsFeature</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>持ち駒 %n 枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo delete</source>
        <translation>削除を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo promotion of the variation</source>
        <translation>変化の昇格を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo comment</source>
        <translation>コメントを元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation>着手をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo delete</source>
        <translation>削除をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo promotion of the variation</source>
        <translation>変化の昇格をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo comment</source>
        <translation>コメントをやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>It is the opponent&apos;s turn. Press %1 to make the opponent move.</source>
        <comment>%1: a key</comment>
        <translation>相手の手番です。%1 を押すと相手に指させます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Undo end of the game</source>
        <translation>対局の終了を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo end of the game</source>
        <translation>対局の終了をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Take back move</source>
        <translation>待った(&amp;U)</translation>
    </message>
</context>
<context>
    <name>IllegalMoveStrings</name>
    <message>
        <source>The game is over.</source>
        <translation>対局は終わっています。</translation>
    </message>
    <message>
        <source>There is no piece of this kind left to place.</source>
        <translation>この種類の駒はもう残っていません。</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>この駒は今は動けません。</translation>
    </message>
    <message>
        <source>There is no piece to move.</source>
        <translation>動かす駒がありません。</translation>
    </message>
    <message>
        <source>This piece cannot go there.</source>
        <translation>この駒はそこへは動けません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move that was typed, why it is not legal</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This is the other side&apos;s piece: %1 is to move.</source>
        <translation>これは相手側の駒です。%1の手番です。</translation>
    </message>
    <message>
        <source>Your own piece is there.</source>
        <translation>そこには自分の駒があります。</translation>
    </message>
    <message>
        <source>The opponent&apos;s piece is there.</source>
        <translation>そこには相手の駒があります。</translation>
    </message>
</context>
<context>
    <name>JobStrings</name>
    <message>
        <source>%1 positions in %2</source>
        <translation>%1 局面を %2 で解析</translation>
    </message>
    <message>
        <source>%1 of %2 values computed</source>
        <translation>%2 局面中 %1 局面の値が判明</translation>
    </message>
    <message>
        <source>finished layers are kept; Resume continues from there</source>
        <translation>済んだ層は残っています。再開するとそこから続けます</translation>
    </message>
    <message>
        <source>%1 layers were solved in an earlier run</source>
        <translation>%1 層は前回までに解析済み</translation>
    </message>
    <message>
        <source>%1 positions searched in %2, over all runs</source>
        <translation>これまでの合計：%1 局面を %2 で探索</translation>
    </message>
    <message>
        <source>results so far are kept; Resume continues from there</source>
        <translation>ここまでの結果は残っています。再開するとそこから続けます</translation>
    </message>
    <message>
        <source>proof step %1 of at most %2</source>
        <comment>of a proof</comment>
        <translation>証明の第 %1 段階（最大 %2）</translation>
    </message>
    <message>
        <source>solving the matrix games, backwards from full boards</source>
        <translation>埋まった盤からさかのぼって行列ゲームを解いています</translation>
    </message>
    <message>
        <source>finding the positions</source>
        <translation>局面を列挙しています</translation>
    </message>
    <message>
        <source>%1 positions searched</source>
        <translation>%1 局面を探索</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation>メモリ %1</translation>
    </message>
    <message>
        <source>%1 positions found</source>
        <translation>%1 局面を発見</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解析済み</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <source>searched</source>
        <translation>探索済み</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>層 %1 / %2</translation>
    </message>
    <message>
        <source>finding immediate wins</source>
        <translation>すぐ勝てる局面を探しています</translation>
    </message>
    <message numerus="yes">
        <source>working backwards, %n plies from the end</source>
        <translation>
            <numerusform>後退解析中、終局の %n 手前</numerusform>
        </translation>
    </message>
    <message>
        <source>working backwards</source>
        <translation>後退解析中</translation>
    </message>
    <message>
        <source>searching the reachable positions</source>
        <translation>初期局面から到達できる局面を調べています</translation>
    </message>
    <message>
        <source>marking notable positions</source>
        <translation>注目すべき局面に印を付けています</translation>
    </message>
    <message>
        <source>writing the file</source>
        <translation>ファイルに書き込んでいます</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%2 局面中 %1 局面</translation>
    </message>
    <message>
        <source>%1 values known</source>
        <translation>%1 局面の値が判明</translation>
    </message>
    <message>
        <source>%1 positions per second</source>
        <translation>毎秒 %1 局面</translation>
    </message>
    <message>
        <source>all %1 values are known</source>
        <translation>%1 局面すべての値が判明</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>%1 of %2 parts done; Resume continues from there</source>
        <translation>%2 個の部分のうち %1 個が完了。再開するとそこから続けます</translation>
    </message>
    <message>
        <source>%1 done; Resume continues from the last checkpoint</source>
        <translation>%1 完了。再開すると最後の保存点から続けます</translation>
    </message>
    <message>
        <source>stopped before the first checkpoint; Resume starts from the beginning</source>
        <translation>最初の保存点の前に止めました。再開すると最初からになります</translation>
    </message>
    <message>
        <source>%1 parts were solved in an earlier run</source>
        <translation>%1 個の部分は前回までに解析済み</translation>
    </message>
    <message>
        <source>%1 of %2 positions in %3</source>
        <comment>those of the last run, all positions, time of the last run</comment>
        <translation>%2 局面のうち %1 局面を %3 で解析</translation>
    </message>
    <message>
        <source>peak memory %1</source>
        <comment>used by a solve</comment>
        <translation>メモリは最大 %1</translation>
    </message>
</context>
<context>
    <name>KeptStrings</name>
    <message>
        <source>The old file is kept as %1.</source>
        <translation>元のファイルは %1 という名前で残してあります。</translation>
    </message>
    <message>
        <source>Your last game, %1, cannot be opened. %2</source>
        <translation>前回の対局 %1 を開けません。%2</translation>
    </message>
    <message>
        <source>Your last game, %1, is damaged. The readable part is open.</source>
        <translation>前回の対局 %1 が壊れています。読めた部分を開きました。</translation>
    </message>
    <message>
        <source>Your last game could not be added to the library.</source>
        <translation>前回の対局を「対局の記録」に加えられませんでした。</translation>
    </message>
    <message>
        <source>The game is kept as %1.</source>
        <translation>対局は %1 という名前で残してあります。</translation>
    </message>
    <message>
        <source>The file is left unchanged, and the open game is not saved automatically.</source>
        <translation>元のファイルはそのまま残してあります。開いている対局は自動では保存されません。</translation>
    </message>
</context>
<context>
    <name>KindStrings</name>
    <message>
        <source>Zugzwang</source>
        <translation>ツークツワンク</translation>
    </message>
    <message>
        <source>Mutual zugzwang</source>
        <translation>相互ツークツワンク</translation>
    </message>
    <message>
        <source>Win in n plies</source>
        <translation>n 手で勝ち</translation>
    </message>
    <message>
        <source>Longest wins and losses</source>
        <translation>最長の勝ちと負け</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>Cell of a table</source>
        <translation>表のマス</translation>
    </message>
    <message>
        <source>The player to move would do better by passing, if that were allowed.</source>
        <translation>パスが許されるなら、手番側はパスしたほうが良い結果になる局面です。</translation>
    </message>
    <message>
        <source>Whichever side is to move loses. Each board is listed once.</source>
        <translation>手番になった側が負ける局面です。同じ盤面は一度だけ載せます。</translation>
    </message>
    <message>
        <source>The player to move wins in exactly this number of plies.</source>
        <translation>手番側がちょうどこの手数で勝つ局面です。</translation>
    </message>
    <message>
        <source>Exactly one of several legal moves keeps the win or the draw.</source>
        <translation>複数の合法手のうち、勝ちまたは引き分けを保つ手が一つだけの局面です。</translation>
    </message>
    <message>
        <source>The positions counted in one cell of a table.</source>
        <translation>表の一つのマスに含まれる局面です。</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Neither player can force a win.</source>
        <translation>どちらの側も勝ちを確保できない局面です。</translation>
    </message>
    <message>
        <source>The positions with the longest wins and the longest losses, in plies.</source>
        <translation>勝つまで、または負けるまでの手数が最も長い局面です。</translation>
    </message>
</context>
<context>
    <name>NoDominoStrings</name>
    <message>
        <source>%1 is covered from the start.</source>
        <comment>a square</comment>
        <translation>%1 は最初から覆われています。</translation>
    </message>
    <message>
        <source>%1 is covered: %2 placed a domino there in turn %3.</source>
        <comment>a square, a side, a number</comment>
        <translation>%1 は %3 ターン目に%2が置いたドミノで覆われています。</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: no square above or below it is free.</source>
        <comment>a side, a square</comment>
        <translation>%1は %2 にドミノを置けません。上にも下にも空きマスがありません。</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: no square beside it is free.</source>
        <comment>a side, a square</comment>
        <translation>%1は %2 にドミノを置けません。左にも右にも空きマスがありません。</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: a domino needs three free squares one above the other.</source>
        <comment>a side, a square</comment>
        <translation>%1は %2 にドミノを置けません。縦に並ぶ 3 マスが空いていません。</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2: a domino needs three free squares side by side.</source>
        <comment>a side, a square</comment>
        <translation>%1は %2 にドミノを置けません。横に並ぶ 3 マスが空いていません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FirstStepsOffer</name>
    <message>
        <source>New here?</source>
        <translation>はじめてですか？</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見てみる</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>Replay the tour ›</source>
        <translation>もう一度見る ›</translation>
    </message>
    <message>
        <source>A three-minute tour with %1: the rules, your first move, and what the numbers mean.</source>
        <comment>a game</comment>
        <translation>%1を使った 3 分の案内：ルール、最初の一手、数字の意味。</translation>
    </message>
</context>
<context>
    <name>OpponentStrings</name>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation>どちらも指さない</translation>
    </message>
    <message>
        <source>Random side</source>
        <translation>先後を抽選</translation>
    </message>
    <message>
        <source>External engine…</source>
        <translation>外部エンジン…</translation>
    </message>
    <message>
        <source>Another program that speaks UCI or USI</source>
        <translation>UCI か USI に対応した別のプログラム</translation>
    </message>
    <message>
        <source>Perfect, with traps</source>
        <translation>完璧、わなあり</translation>
    </message>
    <message>
        <source>Sets traps for:</source>
        <translation>わなの対象：</translation>
    </message>
    <message>
        <source>Traps for another level…</source>
        <translation>別のレベル向けのわな…</translation>
    </message>
    <message>
        <source>Choose the level that the traps are set for</source>
        <translation>わなを仕掛ける相手のレベルを選びます</translation>
    </message>
</context>
<context>
    <name>OutcomeStrings</name>
    <message>
        <source>%1: a search can prove what each side can force from the empty board. %2 You can stop it at any time and resume it later.</source>
        <comment>board; how long it takes</comment>
        <translation>%1：空の盤で両者がそれぞれ確保できる結果を、探索で証明できます。%2 いつでも止められ、続きから再開できます。</translation>
    </message>
    <message>
        <source>Nothing proved yet</source>
        <translation>まだ何も証明されていません</translation>
    </message>
    <message>
        <source>The search takes a few seconds</source>
        <translation>数秒</translation>
    </message>
    <message>
        <source>The search takes less than a minute</source>
        <translation>1 分未満</translation>
    </message>
    <message>
        <source>The search takes hours, perhaps much longer</source>
        <translation>数時間（はるかに長くかかることもあります）</translation>
    </message>
    <message>
        <source>%1, and %2 of memory.</source>
        <comment>how long a proof takes</comment>
        <translation>所要時間：%1。メモリ：%2。</translation>
    </message>
    <message>
        <source>The board is too large to compute the value of every position.</source>
        <translation>この盤は大きすぎて、すべての局面の値は求められません。</translation>
    </message>
    <message>
        <source>On the command line, kotai-cli solve %1 --exact computes every value. This takes up to 5 minutes and 5 GB of memory.</source>
        <translation>コマンドラインの kotai-cli solve %1 --exact で全局面の値を求められます（最長 5 分、メモリ 5 GB）。</translation>
    </message>
    <message>
        <source>Known: %1. Every position has been solved, but not on this computer.</source>
        <comment>outcome of a board</comment>
        <translation>既知：%1。全局面が解析されていますが、このコンピューターではまだです。</translation>
    </message>
    <message>
        <source>Known: %1. Proved by a search, but not on this computer.</source>
        <comment>outcome of a board</comment>
        <translation>既知：%1。探索で証明されていますが、このコンピューターではまだです。</translation>
    </message>
    <message>
        <source>%1 (known)</source>
        <comment>outcome of a board</comment>
        <translation>%1（既知）</translation>
    </message>
    <message>
        <source>Vertical can force a win</source>
        <translation>縦の必勝</translation>
    </message>
    <message>
        <source>Horizontal can force a win</source>
        <translation>横の必勝</translation>
    </message>
    <message>
        <source>Vertical can force a draw</source>
        <translation>縦は引き分け以上を確保できる</translation>
    </message>
    <message>
        <source>Horizontal can force a draw</source>
        <translation>横は引き分け以上を確保できる</translation>
    </message>
    <message>
        <source>Vertical cannot even force a draw</source>
        <translation>縦は引き分けも確保できない</translation>
    </message>
    <message>
        <source>Horizontal cannot even force a draw</source>
        <translation>横は引き分けも確保できない</translation>
    </message>
    <message>
        <source>Vertical can force a draw, perhaps a win</source>
        <translation>縦は引き分け以上を確保でき、必勝かどうかは未解明</translation>
    </message>
    <message>
        <source>Horizontal can force a draw, perhaps a win</source>
        <translation>横は引き分け以上を確保でき、必勝かどうかは未解明</translation>
    </message>
    <message>
        <source>Vertical wins</source>
        <translation>縦の勝ち</translation>
    </message>
    <message>
        <source>Horizontal wins</source>
        <translation>横の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>class of positions</comment>
        <translation>混合</translation>
    </message>
    <message>
        <source>V</source>
        <comment>one letter for Vertical</comment>
        <translation>縦</translation>
    </message>
    <message>
        <source>H</source>
        <comment>one letter for Horizontal</comment>
        <translation>横</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter for draw</comment>
        <translation>分</translation>
    </message>
    <message>
        <source>M</source>
        <comment>one letter for a mixed position</comment>
        <translation>混</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>値 %1</translation>
    </message>
    <message>
        <source>Proved: Vertical wins against every defence</source>
        <translation>証明済み：どう受けられても縦の勝ち</translation>
    </message>
    <message>
        <source>Proved: Horizontal wins against every defence</source>
        <translation>証明済み：どう受けられても横の勝ち</translation>
    </message>
    <message>
        <source>Proved: a draw, which each side can hold</source>
        <translation>証明済み：引き分け（どちらも確保できる）</translation>
    </message>
    <message>
        <source>Proved: %1; %2</source>
        <comment>what each side can force</comment>
        <translation>証明済み：%1、%2</translation>
    </message>
    <message>
        <source>So far: %1; %2</source>
        <comment>what each side can force</comment>
        <translation>これまでの結果：%1、%2</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未解明</translation>
    </message>
    <message>
        <source>A search can prove what each side can force from the empty board. %1.</source>
        <comment>how long that takes</comment>
        <translation>空の盤で両者がそれぞれ確保できる結果を、探索で証明できます。%1。</translation>
    </message>
    <message>
        <source>%1: a search restricted to bands of rows or columns may prove what each side can force from the empty board. %2 You can stop it at any time. When you resume, it starts the current step again.</source>
        <comment>board; how long it takes</comment>
        <translation>%1：段または列の帯の中に置く手だけに限った探索で、空の盤で両者がそれぞれ確保できる結果を証明できることがあります。%2 いつでも止められますが、再開すると途中の段階は最初からやり直します。</translation>
    </message>
    <message>
        <source>The search takes between a few minutes and an hour</source>
        <translation>数分から 1 時間</translation>
    </message>
    <message>
        <source>Vertical cannot force a win, and perhaps not even a draw</source>
        <translation>縦は必勝ではなく、引き分けを確保できるかも未解明</translation>
    </message>
    <message>
        <source>Horizontal cannot force a win, and perhaps not even a draw</source>
        <translation>横は必勝ではなく、引き分けを確保できるかも未解明</translation>
    </message>
    <message>
        <source>it is not known what Vertical can force</source>
        <translation>縦が何を確保できるかは未解明</translation>
    </message>
    <message>
        <source>it is not known what Horizontal can force</source>
        <translation>横が何を確保できるかは未解明</translation>
    </message>
    <message>
        <source>%1: as soon as only a few more dominoes fit, Kotai solves the rest of the game.</source>
        <translation>%1：置けるドミノが残りわずかになると、そこから先を Kotai が解きます。</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message numerus="yes">
        <source>%n differ(s)</source>
        <translation>
            <numerusform>%n 個が不一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misprint(s) in the paper</source>
        <translation>
            <numerusform>論文の誤記 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be compared</source>
        <translation>
            <numerusform>%n 個は比較不可</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not solved here</source>
        <translation>
            <numerusform>%n 個は未解析</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) confirmed</source>
        <translation>
            <numerusform>予想 %n 個が的中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refuted</source>
        <comment>expectations that did not come true</comment>
        <translation>
            <numerusform>%n 個は外れ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) not solved here</source>
        <translation>
            <numerusform>%n 個の予想は未解析</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>図 %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>%1 節</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>スライド</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>記事</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>variant, e.g. by remaining steps</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Across: %1</source>
        <translation>横：%1</translation>
    </message>
    <message>
        <source>Down: %1. Across: %2.</source>
        <translation>縦：%1、横：%2</translation>
    </message>
    <message>
        <source>%1 of %2 agree</source>
        <translation>%2 個中 %1 個が一致</translation>
    </message>
    <message>
        <source>Printed tables: %1</source>
        <translation>印刷された表：%1</translation>
    </message>
    <message>
        <source>Other figures: %1</source>
        <translation>その他の数値：%1</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>In each cell, the printed figure is above the one computed here.</source>
        <translation>各欄の上は論文の値、下は Kotai の計算値です。</translation>
    </message>
    <message>
        <source>%1 Bars show the outcomes for the side to move.</source>
        <comment>the sentence on boxes and lines</comment>
        <translation>%1帯は手番側から見た結果の内訳です。</translation>
    </message>
    <message>
        <source>Boxes are subspaces. Lines lead down to the subspaces that a move can reach. Arrows point to parents.</source>
        <translation>枠は部分空間、下へ延びる線は手の行き先、矢印の先は親です。</translation>
    </message>
</context>
<context>
    <name>PlainStrings</name>
    <message>
        <source>first player&apos;s piece</source>
        <translation>先手の駒</translation>
    </message>
    <message>
        <source>second player&apos;s piece</source>
        <translation>後手の駒</translation>
    </message>
    <message>
        <source>first player&apos;s piece %1</source>
        <translation>先手の駒 %1</translation>
    </message>
    <message>
        <source>second player&apos;s piece %1</source>
        <translation>後手の駒 %1</translation>
    </message>
</context>
<context>
    <name>DomineeringPlayers</name>
    <message>
        <source>Tree search</source>
        <translation>木探索</translation>
    </message>
    <message>
        <source>Searches a tree of simultaneous moves with 10,000 random games before each choice</source>
        <translation>一手ごとに、10,000 局のランダムな対局をもとに同時着手の木を探索します</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>モンテカルロ法</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Plays random moves</source>
        <translation>どの手も等しい確率で選びます</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完璧</translation>
    </message>
    <message>
        <source>Plays the best mix, and searches ahead where values are unknown</source>
        <translation>最適混合戦略で指します。値が分からないところでは先読みします</translation>
    </message>
    <message>
        <source>Looks two turns ahead</source>
        <translation>2 ターン先まで読みます</translation>
    </message>
    <message>
        <source>Plays out 200 random games before each choice, and makes some mistakes</source>
        <translation>一手ごとにランダムな対局を 200 局試します。ときどき間違えます</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>慎重</translation>
    </message>
    <message>
        <source>Always plays the safest move</source>
        <translation>いつも最も安全な手を選びます</translation>
    </message>
    <message>
        <source>Deep search</source>
        <translation>深い探索</translation>
    </message>
    <message>
        <source>Looks three turns ahead, and is about as strong as level 5</source>
        <translation>3 ターン先まで読みます。強さはレベル 5 とほぼ同じです</translation>
    </message>
    <message>
        <source>Plays out 1,000 random games before each choice, and rarely makes a mistake on small boards</source>
        <translation>一手ごとにランダムな対局を 1,000 局試します。小さな盤ではめったに間違えません</translation>
    </message>
    <message>
        <source>Plays out 40 random games before each choice, and often makes mistakes</source>
        <translation>一手ごとにランダムな対局を 40 局試します。よく間違えます</translation>
    </message>
    <message>
        <source>Plays out 10 random games before each choice: little better than guessing</source>
        <translation>一手ごとにランダムな対局を 10 局試します。勘で選ぶのとほとんど変わりません</translation>
    </message>
    <message>
        <source>Plays out 10,000 random games before each choice, like the player in the paper</source>
        <translation>論文のプレイヤーと同じく、一手ごとにランダムな対局を 10,000 局試します</translation>
    </message>
</context>
<context>
    <name>PlayersStrings</name>
    <message>
        <source>you against %1</source>
        <comment>%1: a level</comment>
        <translation>あなた 対 %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two levels of the program</comment>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>二人で対局</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a level</comment>
        <translation>相手：%1</translation>
    </message>
</context>
<context>
    <name>PositionNotesStrings</name>
    <message>
        <source>The side to move can win at once.</source>
        <translation>手番側はすぐに勝てます。</translation>
    </message>
    <message>
        <source>Legal, but the game is over here. %1.</source>
        <comment>%1: who has won</comment>
        <translation>合法な局面ですが、勝負はついています。%1。</translation>
    </message>
    <message>
        <source>Legal, and already decided. %1</source>
        <translation>合法な局面で、勝敗はすでに決まっています。%1</translation>
    </message>
    <message numerus="yes">
        <source>Legal position, %n moves.</source>
        <translation>
            <numerusform>合法な局面です（合法手 %n）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureStrings</name>
    <message>
        <source>counts</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Counts or shares</source>
        <translation>局面数または割合</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>目盛り</translation>
    </message>
    <message>
        <source>Numbers of positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Shares of all positions</source>
        <translation>全局面数に対する割合</translation>
    </message>
</context>
<context>
    <name>QueryStrings</name>
    <message>
        <source>Both sides together, %1</source>
        <translation>双方の合計（%1）</translation>
    </message>
    <message>
        <source>a condition, such as outcome = win</source>
        <translation>条件（例：outcome = win）</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a kind of move, such as %1</source>
        <translation>着手の種類（例：%1）</translation>
    </message>
    <message>
        <source>a kind of position, such as %1</source>
        <translation>局面の種類（例：%1）</translation>
    </message>
    <message>
        <source>a square, such as %1</source>
        <translation>マス（例：%1）</translation>
    </message>
    <message>
        <source>a piece, own, other or empty</source>
        <translation>駒、own、other、または empty</translation>
    </message>
    <message>
        <source>win, draw or loss</source>
        <translation>win、draw、または loss</translation>
    </message>
    <message>
        <source>There is no list “%1”. Use one of: %2.</source>
        <translation>「%1」という一覧はありません。使えるのは次のとおりです：%2。</translation>
    </message>
    <message>
        <source>This game has no moves called “%1”. Use one of: %2.</source>
        <translation>このゲームに「%1」という種類の着手はありません。使えるのは次のとおりです：%2。</translation>
    </message>
    <message>
        <source>“%1” is not an outcome. Use one of: %2.</source>
        <translation>「%1」は結果ではありません。%2 のどれかを書いてください。</translation>
    </message>
    <message>
        <source>“%1” is not a piece of this game. Use one of: %2.</source>
        <translation>「%1」はこのゲームの駒ではありません。%2 のどれかを書いてください。</translation>
    </message>
    <message>
        <source>There is no square “%1” on this board. Its squares are %2.</source>
        <translation>この盤に「%1」というマスはありません。あるのは %2 です。</translation>
    </message>
    <message>
        <source>“%1”: this game has no pieces in hand.</source>
        <translation>「%1」：このゲームに持ち駒はありません。</translation>
    </message>
    <message>
        <source>The list %1 does not take a number.</source>
        <translation>一覧 %1 に数は付けられません。</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 deep.</source>
        <translation>かっこの入れ子が %1 段を超えています。</translation>
    </message>
    <message>
        <source>“%1” is not a query keyword. Use one of: %2.</source>
        <translation>「%1」は条件に使える語ではありません。%2 のどれかを書いてください。</translation>
    </message>
    <message>
        <source>Describe the positions, for example: outcome = win.</source>
        <translation>探す局面の条件を書いてください（例：outcome = win）。</translation>
    </message>
    <message>
        <source>The text ends too early. Expected: %1.</source>
        <translation>途中で終わっています。必要なもの：%1。</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>「%1」は %2 から %3 までの数ではありません。</translation>
    </message>
    <message>
        <source>“%1” does not fit here. Expected: %2.</source>
        <translation>ここに「%1」は書けません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Distance in plies</source>
        <translation>終局までの手数</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>合法手の数</translation>
    </message>
    <message>
        <source>Moves that keep the outcome</source>
        <translation>結果を保つ手の数</translation>
    </message>
    <message>
        <source>Moves that keep outcome and distance</source>
        <translation>結果と手数を保つ手の数</translation>
    </message>
    <message>
        <source>The only good move</source>
        <translation>唯一の好手</translation>
    </message>
    <message>
        <source>Kind of position</source>
        <translation>局面の種類</translation>
    </message>
    <message>
        <source>On the square</source>
        <translation>マスにあるもの</translation>
    </message>
    <message>
        <source>Own pieces in hand</source>
        <translation>手番側の持ち駒</translation>
    </message>
    <message>
        <source>Other side&apos;s pieces in hand</source>
        <translation>相手の持ち駒</translation>
    </message>
    <message>
        <source>Own pieces on the board</source>
        <translation>手番側の盤上の駒</translation>
    </message>
    <message>
        <source>Other side&apos;s pieces on the board</source>
        <translation>相手の盤上の駒</translation>
    </message>
    <message>
        <source>own piece</source>
        <translation>手番側の駒</translation>
    </message>
    <message>
        <source>other side&apos;s piece</source>
        <translation>相手の駒</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>駒を取る手</translation>
    </message>
    <message>
        <source>a drop</source>
        <translation>駒を打つ手</translation>
    </message>
    <message>
        <source>a fence</source>
        <translation>フェンスを置く手</translation>
    </message>
    <message>
        <source>a move of a piece on the board</source>
        <translation>盤上の駒を動かす手</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>一歩進む手</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>飛び越える手</translation>
    </message>
    <message>
        <source>a try</source>
        <translation>トライ</translation>
    </message>
    <message>
        <source>leaving the board</source>
        <translation>盤から出る手</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>数：%1</translation>
    </message>
    <message>
        <source>Moves: good-move is %1</source>
        <translation>着手：good-move is %1</translation>
    </message>
    <message>
        <source>Also: outcome = win, kind(…), on(%1) = own; and, or, not, brackets</source>
        <translation>ほかに：outcome = win、kind(…)、on(%1) = own、and、or、not、かっこ</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <comment>place in the text, what is wrong there</comment>
        <translation>%1 文字目：%2</translation>
    </message>
    <message>
        <source>a condition, such as value &gt; 0</source>
        <translation>value &gt; 0 のような条件</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>“and”, “or” or the end</source>
        <translation>「and」「or」、または条件の終わり</translation>
    </message>
    <message>
        <source>“and”, “or” or a closing bracket “)”</source>
        <translation>「and」「or」、または閉じかっこ「)」</translation>
    </message>
    <message>
        <source>a comparison (= != &lt; &lt;= &gt; &gt;=)</source>
        <translation>比較の記号（= != &lt; &lt;= &gt; &gt;=）</translation>
    </message>
    <message>
        <source>a comparison (= or !=)</source>
        <translation>比較の記号（= または !=）</translation>
    </message>
    <message>
        <source>a closing bracket “)”, or a comma and a number</source>
        <translation>閉じかっこ「)」、またはコンマと数</translation>
    </message>
    <message>
        <source>an opening bracket “(”</source>
        <translation>開きかっこ「(」</translation>
    </message>
    <message>
        <source>a closing bracket “)”</source>
        <translation>閉じかっこ「)」</translation>
    </message>
    <message>
        <source>the word “%1”</source>
        <translation>「%1」という語</translation>
    </message>
    <message>
        <source>a comma or a closing bracket “)”</source>
        <translation>コンマまたは閉じかっこ「)」</translation>
    </message>
    <message>
        <source>Write a single “=”.</source>
        <translation>「=」は一つだけ書いてください。</translation>
    </message>
    <message>
        <source>a number or another quantity to compare with</source>
        <translation>数、または比べるほかの項目</translation>
    </message>
    <message>
        <source>Difficulty for club players</source>
        <translation>道場の常連にとっての難しさ</translation>
    </message>
    <message>
        <source>Pressure in a draw</source>
        <translation>引き分けの局面での攻勢・守勢</translation>
    </message>
    <message>
        <source>the other side&apos;s number: write a cell as own/other</source>
        <translation>相手側の数。表のマスは「自分/相手」と書きます</translation>
    </message>
    <message>
        <source>Cells of a table, written own/other: %1</source>
        <comment>examples such as pieces = 2/3</comment>
        <translation>表のマス（自分/相手）：%1</translation>
    </message>
</context>
<context>
    <name>SolutionProof</name>
    <message>
        <source>Proof: %1</source>
        <comment>a variant</comment>
        <translation>証明：%1</translation>
    </message>
    <message>
        <source>ends the game</source>
        <comment>a move</comment>
        <translation>対局が終わります</translation>
    </message>
    <message>
        <source>decided at once</source>
        <comment>after a move</comment>
        <translation>すぐに決着します</translation>
    </message>
    <message>
        <source>One move is enough:</source>
        <translation>この一手で十分です：</translation>
    </message>
    <message>
        <source>Each of these moves needs a reply:</source>
        <translation>次のすべての手に応じる必要があります：</translation>
    </message>
    <message>
        <source>Each of these moves decides the game:</source>
        <translation>次のどの手でも勝負が決まります：</translation>
    </message>
</context>
<context>
    <name>StrategyWalk</name>
    <message>
        <source>Strategy: %1</source>
        <comment>a board</comment>
        <translation>戦略：%1</translation>
    </message>
    <message>
        <source>%1 has enough safe moves to outlast the other side, so the rest does not matter.</source>
        <comment>a side</comment>
        <translation>%1には相手より長く続けられるだけの安全な手があります。残りの手順は結果に影響しません。</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <comment>a side, a domino&apos;s place</comment>
        <translation>%1は %2 に置きます。</translation>
    </message>
    <message>
        <source>The strategy never leads to this position.</source>
        <translation>この戦略に従うとこの局面にはなりません。</translation>
    </message>
    <message>
        <source>decided by safe moves</source>
        <translation>安全な手で決着</translation>
    </message>
    <message>
        <source>safe moves left: %1 against the other side&apos;s %2</source>
        <comment>moves that only one side can make: the own ones, the other side&apos;s</comment>
        <translation>残っている安全な手：%1（相手側 %2）</translation>
    </message>
    <message>
        <source>At the same time %1 covers one of these:</source>
        <comment>a side</comment>
        <translation>同時に、%1は次のどれかに置きます：</translation>
    </message>
    <message>
        <source>%1 continues with %2</source>
        <comment>a side, a domino&apos;s place</comment>
        <translation>%1は %2 へ</translation>
    </message>
    <message>
        <source>%1 wins, whatever the other side does. The strategy has a move for each of %2 positions.</source>
        <translation>%1は相手がどう置いても勝ちます。この戦略は、%2 局面それぞれについて置く手を定めています。</translation>
    </message>
    <message>
        <source>%1 does not lose, whatever the other side does. The strategy has a move for each of %2 positions.</source>
        <translation>%1は相手がどう置いても負けません。この戦略は、%2 局面それぞれについて置く手を定めています。</translation>
    </message>
    <message>
        <source>All dominoes of the strategy stay within fixed bands of rows.</source>
        <translation>戦略のドミノはすべて、決まった段の帯の中に置きます。</translation>
    </message>
    <message>
        <source>All dominoes of the strategy stay within fixed bands of columns.</source>
        <translation>戦略のドミノはすべて、決まった列の帯の中に置きます。</translation>
    </message>
</context>
<context>
    <name>WorkWords</name>
    <message>
        <source>1,000 games each, Monte Carlo as Vertical against alpha-beta as Horizontal</source>
        <translation>各 1,000 局、縦はモンテカルロ法、横はアルファベータ探索</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Thinking time per game, in seconds</source>
        <translation>1 局の思考時間（秒）</translation>
    </message>
    <message>
        <source>Predicted: these boards are drawn</source>
        <translation>予想：これらの盤は引き分け</translation>
    </message>
    <message>
        <source>Vertical wins</source>
        <translation>縦の勝ち</translation>
    </message>
    <message>
        <source>Horizontal wins</source>
        <translation>横の勝ち</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>モンテカルロ法</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>アルファベータ探索</translation>
    </message>
    <message>
        <source>board, search depth</source>
        <translation>盤、探索の深さ</translation>
    </message>
    <message>
        <source>Times depend on the machine, which the paper does not name.</source>
        <translation>時間はコンピューターの性能に左右されますが、論文には使用した機種が書かれていません。</translation>
    </message>
    <message>
        <source>A position and the numbers in its evaluation</source>
        <translation>評価関数の数値を示した局面</translation>
    </message>
    <message>
        <source>Vertical 4 and 1, Horizontal 2 and 0</source>
        <translation>縦 4・1、横 2・0</translation>
    </message>
    <message>
        <source>A draw is proved when each side can force it even if the other side knows its moves in advance.</source>
        <translation>自分の手を相手に先に知られても、どちらの側も引き分けを確保できるとき、引き分けが証明されたとみなします。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a move, its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, chosen</source>
        <comment>a move, its value</comment>
        <translation>%1 = %2、選ばれる手</translation>
    </message>
    <message>
        <source>%1 %2 = %3</source>
        <comment>the moves of both sides, the evaluation</comment>
        <translation>%1 %2 = %3</translation>
    </message>
    <message>
        <source>%1 %2: cut off</source>
        <comment>the moves of both sides</comment>
        <translation>%1 %2：カット</translation>
    </message>
    <message>
        <source>The tree of pairs of moves, searched with a cutoff</source>
        <translation>着手の組の木を、カットを使って探索</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <comment>a move</comment>
        <translation>%1 の評価値</translation>
    </message>
    <message>
        <source>Pair that is cut off</source>
        <translation>カットされる組</translation>
    </message>
    <message>
        <source>Chosen move</source>
        <translation>選ばれる手</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Kotai での対局</translation>
    </message>
    <message>
        <source>Vertical wins, % (95% interval)</source>
        <translation>縦の勝ち、%（95% 信頼区間）</translation>
    </message>
    <message>
        <source>Horizontal wins, % (95% interval)</source>
        <translation>横の勝ち、%（95% 信頼区間）</translation>
    </message>
    <message>
        <source>Draws, % (95% interval)</source>
        <translation>引き分け、%（95% 信頼区間）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Vertical searches: its own move comes first, then Horizontal&apos;s in the same position. The figure prints the evaluations 3 and 5 after V1, 1 after V2 and H1, and 6 and 2 after V3. From these evaluations the search computes the values in the table. The figure shows no board. The tree below shows a position on 3×4 in which the search cuts off the same pair and chooses the same move.</source>
        <translation>縦が探索します。まず自分の手、次に同じ局面での横の手を考えます。図には、V1 のあとの評価値 3 と 5、V2 と H1 のあとの 1、V3 のあとの 6 と 2 が書かれています。探索はそこから表の値を求めます。盤面は図にありません。下の木は 3×4 の局面で、同じ組がカットされ、同じ手が選ばれます。</translation>
    </message>
    <message>
        <source>For each side, the first number shows how many dominoes still fit if the other side places none, the second how many of these the other side cannot prevent. On 3×4, eight positions after one turn have these numbers. The picture shows one of them.</source>
        <translation>それぞれの側の一つ目の数は、相手が置かない場合にまだ置けるドミノの枚数で、二つ目は、そのうち相手に妨げられない枚数です。3×4 で 1 ターン後の局面のうち八つがこの数になり、図はその一つです。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Games depend on chance, so compare shares with their 95% intervals. Double-click a column to play its match in the tournament. The result of the longest match stays in the table. On 8×8, Kotai&apos;s alpha-beta wins more often than the paper&apos;s. The rules page lists what the paper leaves open.</source>
        <translation>対局は偶然に左右されるので、割合は 95% 信頼区間で比べてください。列をダブルクリックすると、その対戦を連続対局で行えます。対局数が最も多い対戦の結果が表に残ります。8×8 では、Kotai のアルファベータ探索のほうが論文のものより多く勝ちます。論文に書かれていない点はルールのページにあります。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CompareWindow</name>
    <message>
        <source>Two variants side by side</source>
        <translation>二つの変種を並べて比較</translation>
    </message>
    <message>
        <source>compared with</source>
        <comment>one variant beside another</comment>
        <translation>比較対象：</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比べるもの</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>what is compared, two variants</comment>
        <translation>%1：%2 と %3</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>比較の保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Only one variant is solved. Solve another one to compare them.</source>
        <translation>解いてある変種は一つだけです。もう一つ解くと比べられます。</translation>
    </message>
    <message>
        <source>First variant</source>
        <translation>一つ目の変種</translation>
    </message>
    <message>
        <source>Second variant</source>
        <translation>二つ目の変種</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ConditionRow</name>
    <message>
        <source>is</source>
        <translation>が次と一致</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>が次と異なる</translation>
    </message>
    <message>
        <source>Subject of the condition</source>
        <translation>何についての条件か</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>この条件を削除</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DayMark</name>
    <message>
        <source>Puzzle %1 of the day: solved on the first try</source>
        <translation>今日の問題 %1：一度で正解</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: solved with a hint</source>
        <translation>今日の問題 %1：ヒントを使って正解</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: solved with mistakes</source>
        <translation>今日の問題 %1：間違えた後に正解</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: failed</source>
        <translation>今日の問題 %1：不正解</translation>
    </message>
    <message>
        <source>Puzzle %1 of the day: still open</source>
        <translation>今日の問題 %1：未回答</translation>
    </message>
    <message>
        <source>%1 (on the board)</source>
        <comment>a puzzle of the day</comment>
        <translation>%1（表示中）</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DayMarks</name>
    <message numerus="yes">
        <source>%n with a hint</source>
        <comment>puzzles of the day that were solved</comment>
        <translation>
            <numerusform>ヒントで正解 %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>puzzles of the day</comment>
        <translation>
            <numerusform>不正解 %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with mistakes</source>
        <comment>puzzles of the day that were solved</comment>
        <translation>
            <numerusform>間違えた後に正解 %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>puzzles of the day</comment>
        <translation>
            <numerusform>残り %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <comment>puzzles of the day</comment>
        <translation>
            <numerusform>一度で正解 %n 問</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::FigureCard</name>
    <message>
        <source>%1: %2</source>
        <comment>place in the work, what it shows</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n still being solved</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n 面を解析中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n variant(s)</source>
        <translation>
            <numerusform>変種 %n 個を解く</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger boards take longer to solve. Open one to solve it: %1</source>
        <translation>大きな盤は解くのに時間がかかります。開いて一つずつ解いてください：%1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>CSV としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copied as CSV.</source>
        <translation>CSV としてコピーしました。</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>LaTeX としてコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copied as LaTeX.</source>
        <translation>LaTeX としてコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Save as CSV, LaTeX or picture…</source>
        <translation>CSV・LaTeX・画像で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>図表を保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Reading the solutions…</source>
        <translation>解析結果を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PapersPage</name>
    <message>
        <source>Reading the solutions: %1 of %2 figures…</source>
        <translation>解析結果を読み込んでいます：図表 %2 件中 %1 件…</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>authors, English title, where it appeared</comment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>Published works</source>
        <translation>論文と記事</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>引用情報をコピー</translation>
    </message>
    <message>
        <source>Copied as BibTeX, with an entry for Kotai.</source>
        <translation>BibTeX 形式で、Kotai の項目も付けてコピーしました。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PartsGraph</name>
    <message>
        <source>Subspaces</source>
        <translation>部分空間</translation>
    </message>
    <message>
        <source>%1: %2 positions</source>
        <translation>%1：%2 局面</translation>
    </message>
    <message>
        <source>%1, %2 won, %3 drawn, %4 lost</source>
        <comment>positions</comment>
        <translation>%1、勝ち %2、引き分け %3、負け %4</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PartsPanel</name>
    <message>
        <source>%1: %2 won, %3 drawn, %4 lost, of %5 positions</source>
        <comment>subspace</comment>
        <translation>%1：%5 局面中、勝ち %2、引き分け %3、負け %4</translation>
    </message>
    <message>
        <source>The values are not known yet: %1 is not solved here.</source>
        <translation>値はまだ分かりません。%1 がまだ解析されていません。</translation>
    </message>
    <message>
        <source>Positions in the subspace</source>
        <translation>部分空間の局面</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open the position</source>
        <translation>Enter またはダブルクリックで局面を開きます</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ProofWindow</name>
    <message>
        <source>The first position of the proof</source>
        <translation>証明の最初の局面</translation>
    </message>
    <message>
        <source>Moves to this position: %1</source>
        <translation>ここまでの手順：%1</translation>
    </message>
    <message>
        <source>Proof to show</source>
        <translation>証明の選択</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>次の局面</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves from here</source>
        <translation>ここからの手</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>最初の手へ(&amp;F)</translation>
    </message>
    <message>
        <source>Show on the b&amp;oard</source>
        <translation>盤に表示(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the previous position (Backspace)</source>
        <translation>前の局面へ（Backspace）</translation>
    </message>
    <message>
        <source>Counting the positions of the proof…</source>
        <translation>証明の局面を数えています…</translation>
    </message>
    <message>
        <source>The proof from here has more than %1 positions.</source>
        <translation>ここからの証明の局面数は %1 を超えます。</translation>
    </message>
    <message>
        <source>The proof from here has %1 positions, %2 of them decided at once. Mirror images count once. With other choices among equally fast moves the number differs.</source>
        <comment>two counts</comment>
        <translation>ここからの証明には %1 局面があり、うち %2 局面はすぐに決着します。左右反転で同じになる局面は一つと数えます。同じ速さの手から別の手を選ぶと、数は変わります。</translation>
    </message>
    <message>
        <source>Save proof</source>
        <translation>証明を保存</translation>
    </message>
    <message>
        <source>The proof has more than %1 positions, so it is not saved. Save it from a later position.</source>
        <translation>証明の局面が %1 を超えるため、保存しません。先へ進んだ局面から保存してください。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Counted %1 positions of the proof so far…</source>
        <translation>証明の局面を数えています（これまでに %1 局面）…</translation>
    </message>
    <message>
        <source>Count &amp;all</source>
        <translation>すべて数える(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Save the positions of the proof or strategy with their moves as CSV</source>
        <translation>証明または戦略の局面とその手を CSV で保存します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzleBar</name>
    <message>
        <source>Solved, with a hint.</source>
        <translation>ヒントを使って正解しました。</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Open the puzzle as a game, with the values of all moves</source>
        <translation>問題を対局として開き、すべての手の値を表示します</translation>
    </message>
    <message>
        <source>Not that one.</source>
        <translation>その手ではありません。</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>正解です！</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong moves.</source>
        <translation>
            <numerusform>%n 回間違えた後に正解しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved after seeing the solution.</source>
        <translation>正解を見た後で解きました。</translation>
    </message>
    <message>
        <source>%1 ends the game at once.</source>
        <comment>a move</comment>
        <translation>%1 で対局がすぐに終わります。</translation>
    </message>
    <message>
        <source>Looking for a puzzle…</source>
        <translation>問題を探しています…</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Play the refutation of the move</source>
        <translation>その手をとがめる手順を再生します</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message numerus="yes">
        <source>Correct! %n of your moves to go.</source>
        <translation>
            <numerusform>正解！自分の手はあと %n 手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct! Keep going.</source>
        <translation>正解！続けてください。</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move, moves</comment>
        <translation>%1 のあと：%2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Solved on the second try.</source>
        <translation>二度目で正解です。</translation>
    </message>
    <message>
        <source>The mistake to avoid here: %1</source>
        <comment>a sentence</comment>
        <translation>ここで避けるべき悪手：%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzlePanel</name>
    <message>
        <source>Mixed</source>
        <translation>いろいろ</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>The list of positions</source>
        <translation>局面の一覧</translation>
    </message>
    <message>
        <source>This puzzle: %1</source>
        <comment>its rating</comment>
        <translation>この問題：%1</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>any length</source>
        <translation>手数は問わない</translation>
    </message>
    <message numerus="yes">
        <source>in %n moves</source>
        <translation>
            <numerusform>双方で %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>List: %1</source>
        <comment>its name</comment>
        <translation>一覧：%1</translation>
    </message>
    <message>
        <source>No reviews due</source>
        <translation>復習する問題はありません</translation>
    </message>
    <message numerus="yes">
        <source>%n reviews due</source>
        <translation>
            <numerusform>復習 %n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves</source>
        <translation>
            <numerusform>自分の %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>A puzzle is rated like an opponent.
Level 1 counts as 800, and each further level as 200 more.</source>
        <translation>問題のレーティングは、対戦相手の強さに当たります。
レベル 1 が 800 で、1 レベルごとに 200 上がります。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a puzzle, its number, of how many</comment>
        <translation>%1（%2/%3）</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Looking for a puzzle…</source>
        <translation>問題を探しています…</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>ゲームを選んでください。</translation>
    </message>
    <message>
        <source>You left a puzzle you had started. It counts as failed and comes back tomorrow.</source>
        <translation>解きかけの問題から離れました。不正解とし、明日また出題します。</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a day: 27 Nov</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Result copied: %1</source>
        <translation>結果をコピーしました：%1</translation>
    </message>
    <message>
        <source>Position copied: %1</source>
        <translation>局面をコピーしました：%1</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>盤面の書き出し</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Game for the puzzles</source>
        <translation>問題のゲーム</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Only move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Find the one move that keeps the win or the draw</source>
        <translation>勝ちまたは引き分けを保つただ一つの手を見つけます</translation>
    </message>
    <message>
        <source>Find the one move that does not lose</source>
        <translation>負けにならないただ一つの手を見つけます</translation>
    </message>
    <message>
        <source>Find a move that keeps the outcome</source>
        <translation>今の結果を保つ手を見つけます</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>唯一の手を見つける</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>最善手を見つける</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <comment>a side</comment>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>勝つ手は一つだけです。</translation>
    </message>
    <message>
        <source>Only one move keeps the draw.</source>
        <translation>引き分けを保つ手は一つだけです。</translation>
    </message>
    <message>
        <source>Only one move does not lose.</source>
        <translation>負けにならない手は一つだけです。</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>できるだけ長く粘ってください。</translation>
    </message>
    <message>
        <source>Find a move that wins.</source>
        <translation>勝つ手を見つけてください。</translation>
    </message>
    <message>
        <source>Find a move that keeps the draw.</source>
        <translation>引き分けを保つ手を見つけてください。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>とても難しい</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a move, what it did</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Rating %1 (%2).</source>
        <comment>the number, its change: +12</comment>
        <translation>レーティング %1（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n 問続けて正解。</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle comes back on %1.</source>
        <comment>a date</comment>
        <translation>%1 にもう一度出ます。</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>レーティング %1</translation>
    </message>
    <message>
        <source>solved with a hint</source>
        <translation>ヒントを見て正解</translation>
    </message>
    <message>
        <source>solved with mistakes</source>
        <translation>間違えた後に正解</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未回答</translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row</source>
        <translation>
            <numerusform>%n 問連続正解</numerusform>
        </translation>
    </message>
    <message>
        <source>Only sure move</source>
        <translation>唯一の確実な手</translation>
    </message>
    <message>
        <source>Find the only sure move</source>
        <translation>値を確保できる唯一の手を見つける</translation>
    </message>
    <message>
        <source>Sure win</source>
        <translation>確実な勝ち</translation>
    </message>
    <message>
        <source>Sure draw</source>
        <translation>確実な引き分け</translation>
    </message>
    <message>
        <source>Find the only sure win</source>
        <translation>勝ちを確保できる唯一の手を見つける</translation>
    </message>
    <message>
        <source>Find the only sure draw</source>
        <translation>引き分けを確保できる唯一の手を見つける</translation>
    </message>
    <message>
        <source>Find the one move that wins, whatever the other side plays</source>
        <translation>相手がどう置いても勝てる、ただ一つの手を見つけます</translation>
    </message>
    <message>
        <source>Find the one move that does not lose, whatever the other side plays</source>
        <translation>相手がどう置いても負けない、ただ一つの手を見つけます</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n of your moves</source>
        <translation>
            <numerusform>自分の %n 手で勝つ</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle comes back tomorrow.</source>
        <translation>明日また出題されます。</translation>
    </message>
    <message>
        <source>Win in n</source>
        <translation>自分の n 手で勝つ</translation>
    </message>
    <message>
        <source>Save the draw</source>
        <translation>引き分けを守る</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>逆転</translation>
    </message>
    <message>
        <source>Stubborn defence</source>
        <translation>粘り</translation>
    </message>
    <message>
        <source>You look lost, but one move wins</source>
        <translation>負けそうに見えますが、勝つ手が一つあります</translation>
    </message>
    <message>
        <source>You are losing: find the one move that holds out longest</source>
        <translation>負けの局面です。一番長く粘れる手を見つけてください</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n of your moves. Only one move is right each time.</source>
        <translation>
            <numerusform>自分の %n 手で勝ってください。どの局面でも正しい手は一つだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>You look lost, but one move wins.</source>
        <translation>負けそうに見えますが、勝つ手が一つあります。</translation>
    </message>
    <message>
        <source>You are losing. Find the one move that holds out longest.</source>
        <translation>負けの局面です。一番長く粘れる手を見つけてください。</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>自分のレーティング前後</translation>
    </message>
    <message>
        <source>Only your first try counts: rating %1 (%2).</source>
        <comment>the number, its change: −12</comment>
        <translation>一度目の結果だけが反映されます：レーティング %1（%2）。</translation>
    </message>
    <message>
        <source>Kotai makes the puzzles from the solution.</source>
        <translation>解析結果から問題を作ります。</translation>
    </message>
    <message numerus="yes">
        <source>Find %n only moves in a row</source>
        <translation>
            <numerusform>唯一の手を %n 回続けて見つける</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one move wins, %n times in a row.</source>
        <translation>
            <numerusform>勝つ手は一つだけ。それが %n 回続きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one move keeps the draw, %n times in a row.</source>
        <translation>
            <numerusform>引き分けを保つ手は一つだけ。それが %n 回続きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the fastest win and play it to the end. n counts only your moves</source>
        <translation>最短の勝ち筋を見つけて、最後まで指します。n は自分の手だけを数えた手数です</translation>
    </message>
    <message>
        <source>Solving the variant takes %1, %2 of memory and %3 on disk.</source>
        <comment>%1: about so long</comment>
        <translation>解くには%1、メモリ %2、ディスク %3 が必要です。</translation>
    </message>
    <message>
        <source>Your result could not be saved: Kotai cannot write to the library of games.</source>
        <translation>結果を保存できませんでした。対局の記録に書き込めません。</translation>
    </message>
    <message>
        <source>solved on the first try</source>
        <translation>一度で正解</translation>
    </message>
    <message numerus="yes">
        <source>%n days of puzzles in a row</source>
        <translation>
            <numerusform>%n 日連続で挑戦</numerusform>
        </translation>
    </message>
    <message>
        <source>Similar puzzles</source>
        <translation>似た問題</translation>
    </message>
    <message>
        <source>Similar: %1</source>
        <comment>a kind of mistake</comment>
        <translation>類題：%1</translation>
    </message>
    <message>
        <source>Your rating does not change here.</source>
        <translation>ここではレーティングは変わりません。</translation>
    </message>
    <message>
        <source>Do not lose at once</source>
        <translation>すぐに負けない手を探す</translation>
    </message>
    <message>
        <source>Give no piece away</source>
        <translation>駒をただで取られない</translation>
    </message>
    <message>
        <source>Find a good choice</source>
        <translation>良い選択を探す</translation>
    </message>
    <message>
        <source>Hold out</source>
        <translation>すぐに負けない</translation>
    </message>
    <message>
        <source>Keep your pieces</source>
        <translation>駒を守る</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>良い選択</translation>
    </message>
    <message>
        <source>You are losing: find a move that does not lose at once</source>
        <translation>負けの局面ですが、すぐには負けない手を探します</translation>
    </message>
    <message>
        <source>Find a move that keeps the outcome and gives no piece away</source>
        <translation>結果を変えず、駒をただで取られない手を探します</translation>
    </message>
    <message>
        <source>Find a choice that is no mistake</source>
        <translation>悪手でない選択を探します</translation>
    </message>
    <message>
        <source>You are losing. Find a move that does not lose at once.</source>
        <translation>負けの局面です。すぐには負けない手を探してください。</translation>
    </message>
    <message>
        <source>You are losing. Find a move that gives no piece away.</source>
        <translation>負けの局面です。駒をただで取られない手を探してください。</translation>
    </message>
    <message>
        <source>%1 loses at once.</source>
        <comment>a move</comment>
        <translation>%1 ではすぐに負けます。</translation>
    </message>
    <message>
        <source>%1 gives a piece away.</source>
        <comment>a move</comment>
        <translation>%1 では駒をただで取られます。</translation>
    </message>
    <message>
        <source>After %1 you would lose. Your move must keep the draw as well as your pieces.</source>
        <comment>a move</comment>
        <translation>%1 のあとは負けてしまいます。駒だけでなく、引き分けも守る手を探しましょう。</translation>
    </message>
    <message>
        <source>After %1 it is only a draw. Your move must keep the win as well as your pieces.</source>
        <comment>a move</comment>
        <translation>%1 のあとは引き分けになってしまいます。駒だけでなく、勝ちも守る手を探しましょう。</translation>
    </message>
    <message>
        <source>After %1 you would lose. Your move must keep the win as well as your pieces.</source>
        <comment>a move</comment>
        <translation>%1 のあとは負けてしまいます。駒だけでなく、勝ちも守る手を探しましょう。</translation>
    </message>
    <message>
        <source>You are winning. Find a move that keeps the win and gives no piece away.</source>
        <translation>あなたの勝ちの局面です。勝ちを保ち、駒をただで取らせない手を見つけましょう。</translation>
    </message>
    <message>
        <source>The game is a draw. Find a move that keeps the draw and gives no piece away.</source>
        <translation>引き分けの局面です。引き分けを保ち、駒をただで取らせない手を見つけましょう。</translation>
    </message>
    <message>
        <source>Your rating shows how hard the puzzles are that you solve.
It begins at %1, rises with each puzzle solved on the first try, and falls with each puzzle failed.</source>
        <translation>レーティングは、どれくらい難しい問題を解けるかを表します。
%1 から始まり、1 回目で正解すると上がり、不正解だと下がります。</translation>
    </message>
</context>
<context>
    <name>QuoridorStrings</name>
    <message>
        <source>The paper&apos;s figure 11 has %1 boards. %2 are solved here, and %3 of these agree.</source>
        <translation>論文の図 11 の盤 %1 面のうち %2 面が解析済みで、そのうち %3 面が一致します。</translation>
    </message>
    <message>
        <source>horizontal fence</source>
        <translation>横のフェンス</translation>
    </message>
    <message>
        <source>vertical fence</source>
        <translation>縦のフェンス</translation>
    </message>
    <message>
        <source>first player&apos;s pawn, heading up</source>
        <translation>先手のコマ（上へ進む）</translation>
    </message>
    <message>
        <source>second player&apos;s pawn, heading down</source>
        <translation>後手のコマ（下へ進む）</translation>
    </message>
    <message>
        <source>first player&apos;s hand</source>
        <translation>先手の手持ちのフェンス</translation>
    </message>
    <message>
        <source>second player&apos;s hand</source>
        <translation>後手の手持ちのフェンス</translation>
    </message>
    <message>
        <source>%1 and %2 fences</source>
        <comment>first player&apos;s number, second player&apos;s</comment>
        <translation>フェンス %1 枚と %2 枚</translation>
    </message>
    <message>
        <source>no fences</source>
        <translation>フェンスなし</translation>
    </message>
    <message numerus="yes">
        <source>%n fences each</source>
        <translation>
            <numerusform>フェンス各 %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size of the board, number of fences</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, diagonal start</source>
        <comment>after size and number of fences</comment>
        <translation>%1、斜め配置</translation>
    </message>
    <message>
        <source>Quoridor</source>
        <translation>コリドール</translation>
    </message>
    <message>
        <source>Separated by spaces: the size, the squares of both pawns, the number of fences in each hand, the placed fences or -, and the player to move (1 or 2). The fence b2h lies above b2 and c2, b2v to the right of b2 and b3.</source>
        <translation>空白で区切って書きます：盤の大きさ、先手と後手のコマのマス、両者の手持ちのフェンスの枚数、置かれたフェンス（なければ -）、手番（1 か 2）。フェンス b2h は b2 と c2 の上、b2v は b2 と b3 の右にあります。</translation>
    </message>
    <message>
        <source>Outcome of the start position</source>
        <translation>初期局面の結果</translation>
    </message>
    <message>
        <source>Figure 11: %1</source>
        <comment>size and fences of a board</comment>
        <translation>図 11：%1</translation>
    </message>
    <message>
        <source>Positions that are not finished</source>
        <translation>終局していない局面</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>相互ツークツワンク</translation>
    </message>
    <message>
        <source>Won by fences only</source>
        <translation>フェンスでしか勝てない局面</translation>
    </message>
    <message>
        <source>Won by jumps only</source>
        <translation>飛び越えでしか勝てない局面</translation>
    </message>
    <message numerus="yes">
        <source>Arrangements with %n fences on the board</source>
        <translation>
            <numerusform>フェンスが %n 枚置かれた局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Whichever side is to move loses. Each board counts once.</source>
        <translation>手番になった側が負けます。同じ盤面は一つと数えます。</translation>
    </message>
    <message>
        <source>Won, and every winning move places a fence.</source>
        <translation>勝つ手がどれもフェンスを置く手である、勝ちの局面です。</translation>
    </message>
    <message>
        <source>456 legal pairs of fences times 960 arrangements of the pawns make 437,760. In 1,396 of these a pawn has no path, which leaves 436,364. The printed 436,864 is a misprint.</source>
        <translation>フェンス 2 枚の置き方 456 通りにコマの配置 960 通りを掛けると 437,760 通りで、そのうち 1,396 通りではコマの道がふさがれます。したがって 436,364 通りで、論文の 436,864 は誤記です。</translation>
    </message>
    <message>
        <source>Counted as in the paper: mirror images count separately, finished positions are included, and so is every way to divide the remaining fences.</source>
        <translation>論文と同じく、左右を反転した局面を区別し、終局した局面も含め、残りのフェンスの分け方ごとに数えます。</translation>
    </message>
    <message>
        <source>by shortest paths</source>
        <translation>最短経路の長さ別</translation>
    </message>
    <message>
        <source>by fences in hand</source>
        <translation>手持ちのフェンス別</translation>
    </message>
    <message>
        <source>Mover&apos;s shortest path</source>
        <translation>手番側の最短経路</translation>
    </message>
    <message>
        <source>Opponent&apos;s shortest path</source>
        <translation>相手の最短経路</translation>
    </message>
    <message>
        <source>Mover&apos;s fences in hand</source>
        <translation>手番側の手持ちのフェンス</translation>
    </message>
    <message>
        <source>Opponent&apos;s fences in hand</source>
        <translation>相手の手持ちのフェンス</translation>
    </message>
    <message>
        <source>The first player has no pawn.</source>
        <translation>先手のコマがありません。</translation>
    </message>
    <message>
        <source>The second player has no pawn.</source>
        <translation>後手のコマがありません。</translation>
    </message>
    <message>
        <source>The first player has more than one pawn.</source>
        <translation>先手のコマが二つ以上あります。</translation>
    </message>
    <message>
        <source>The second player has more than one pawn.</source>
        <translation>後手のコマが二つ以上あります。</translation>
    </message>
    <message>
        <source>Both pawns stand on %1.</source>
        <translation>二つのコマが %1 に重なっています。</translation>
    </message>
    <message>
        <source>The fences %1 and %2 cross each other.</source>
        <translation>フェンス %1 と %2 が交差しています。</translation>
    </message>
    <message>
        <source>The fences %1 and %2 overlap.</source>
        <translation>フェンス %1 と %2 が重なっています。</translation>
    </message>
    <message>
        <source>The first player has %1 fences in hand: at most %2 are possible.</source>
        <translation>先手の手持ちのフェンスが %1 枚あります。%2 枚までです。</translation>
    </message>
    <message>
        <source>The second player has %1 fences in hand: at most %2 are possible.</source>
        <translation>後手の手持ちのフェンスが %1 枚あります。%2 枚までです。</translation>
    </message>
    <message>
        <source>There are %1 fences in all, on the board and in hand: there must be %2.</source>
        <translation>盤上と両者の手持ちを合わせてフェンスが %1 枚あります。%2 枚でなければなりません。</translation>
    </message>
    <message>
        <source>The fences leave the first player&apos;s pawn no path to its goal.</source>
        <translation>先手のコマからゴールへの道がフェンスでふさがれています。</translation>
    </message>
    <message>
        <source>The fences leave the second player&apos;s pawn no path to its goal.</source>
        <translation>後手のコマからゴールへの道がフェンスでふさがれています。</translation>
    </message>
    <message>
        <source>“%1” is possible only on boards of even width, which have no middle column.</source>
        <translation>「%1」を使えるのは、中央の列がない（横の長さが偶数の）盤だけです。</translation>
    </message>
    <message>
        <source>the number of fences in hand</source>
        <translation>手持ちのフェンスの枚数</translation>
    </message>
    <message>
        <source>the placed fences, or -</source>
        <translation>置かれたフェンス、または -</translation>
    </message>
    <message>
        <source>h or v, the direction of the fence</source>
        <translation>フェンスの向き（h か v）</translation>
    </message>
    <message>
        <source>a square such as c2, or a fence such as b2h</source>
        <translation>c2 のようなマス、または b2h のようなフェンス</translation>
    </message>
    <message>
        <source>a pawn has reached the far row</source>
        <translation>コマが反対側の段に着いた</translation>
    </message>
    <message>
        <source>Fences</source>
        <translation>フェンス</translation>
    </message>
    <message>
        <source>pawn to %1</source>
        <translation>コマを %1 へ</translation>
    </message>
    <message>
        <source>fence %1</source>
        <translation>フェンス %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fences on the board</source>
        <comment>positions being solved</comment>
        <translation>
            <numerusform>盤上のフェンス %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>A pawn never steps diagonally, except when it jumps to the side.</source>
        <translation>コマは斜めには進めません（横へ飛び越える場合を除く）。</translation>
    </message>
    <message>
        <source>A pawn steps one square, or jumps over the other pawn beside it.</source>
        <translation>コマは 1 マス進むか、隣の相手のコマを飛び越えます。</translation>
    </message>
    <message>
        <source>These are the other side&apos;s fences: %1 is to move.</source>
        <translation>これは相手側のフェンスです。%1の手番です。</translation>
    </message>
    <message>
        <source>This is the other side&apos;s pawn: %1 is to move.</source>
        <translation>これは相手側のコマです。%1の手番です。</translation>
    </message>
    <message>
        <source>A placed fence cannot be moved.</source>
        <translation>置かれたフェンスは動かせません。</translation>
    </message>
    <message>
        <source>Winner on each board</source>
        <translation>盤ごとの勝者</translation>
    </message>
    <message>
        <source>No fences</source>
        <translation>フェンスなし</translation>
    </message>
    <message>
        <source>One fence each</source>
        <translation>フェンス 1 枚ずつ</translation>
    </message>
    <message>
        <source>Boards whose perfect play is shown (figures 7 to 10)</source>
        <translation>パーフェクトプレイが示された盤（図 7～10）</translation>
    </message>
    <message>
        <source>rows of the board</source>
        <translation>縦の長さ</translation>
    </message>
    <message>
        <source>columns of the board</source>
        <translation>横の長さ</translation>
    </message>
    <message>
        <source>The third printed number has one wrong digit: of 437,760 positions, 1,396 leave a pawn without a path, so 436,364 remain.</source>
        <translation>3 番目の数は 1 桁が誤記です。437,760 から、コマを閉じ込める 1,396 を引くと 436,364 になります。</translation>
    </message>
    <message>
        <source>Type a fence</source>
        <translation>フェンスの手を入力する</translation>
    </message>
    <message>
        <source>Quoridor: a horizontal fence; b1v is a vertical fence, c2 a pawn step</source>
        <translation>コリドール：横のフェンス。b1v は縦のフェンス、c2 はコマの移動</translation>
    </message>
    <message>
        <source>your pawn has reached the far row</source>
        <translation>自分のコマが反対側の段に着きました</translation>
    </message>
    <message>
        <source>your opponent&apos;s pawn has reached the far row</source>
        <translation>相手のコマが反対側の段に着きました</translation>
    </message>
    <message>
        <source>Be the first to cross the board. Fences slow your opponent down, but never block the way completely.</source>
        <translation>先に反対側の段へ着けば勝ち。フェンスで相手を遠回りさせますが、道を完全にふさぐことはできません。</translation>
    </message>
    <message>
        <source>A race to the other side</source>
        <translation>反対側への競走</translation>
    </message>
    <message>
        <source>Fences make the way longer</source>
        <translation>フェンスで遠回りさせる</translation>
    </message>
    <message>
        <source>Jump over the other pawn</source>
        <translation>コマを飛び越える</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player to move (figure 11 of the paper).</source>
        <translation>初期局面の手番側から見た結果です（論文の図 11）。</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player to move. Known once the variant is solved.</source>
        <translation>初期局面の手番側から見た結果です。解くと分かります。</translation>
    </message>
    <message>
        <source>Seen with the player to move at the bottom. Mirror images count once.</source>
        <translation>手番側を下に置いて数えます。左右反転で同じになる局面は一つと数えます。</translation>
    </message>
    <message>
        <source>Won, and every winning move is a jump over the other pawn, straight or diagonal.</source>
        <translation>勝つ手がどれも相手のコマを飛び越える手（横への飛び越えを含む）である、勝ちの局面です。</translation>
    </message>
    <message>
        <source>This variant does not allow the fences in hand to be divided like this.</source>
        <translation>この変種では、手持ちのフェンスをこのように分けられません。</translation>
    </message>
    <message>
        <source>The other pawn is there: jump over it.</source>
        <translation>そこには相手のコマがあります。飛び越えてください。</translation>
    </message>
    <message>
        <source>There is a fence in between.</source>
        <translation>間にフェンスがあります。</translation>
    </message>
    <message>
        <source>A fence is in the way of the jump.</source>
        <translation>フェンスがじゃまで飛び越えられません。</translation>
    </message>
    <message>
        <source>The outcome of the start position, for the player who moves first.</source>
        <translation>先手から見た初期局面の結果です。</translation>
    </message>
    <message>
        <source>Click a gap to place a fence. It comes from the stock, or from a hand if the stock is empty. Right-click to turn it, and drag it off the board to remove it. Keys: W picks up or turns a fence, Enter places it.</source>
        <translation>マスの間をクリックするとフェンスを置けます（まず余りのフェンスを、なくなれば手持ちのフェンスを使います）。右クリックで向きを変え、盤の外へドラッグすると取り除きます。キー：W でフェンスを持つ・回す、Enter で置く。</translation>
    </message>
    <message>
        <source>A pawn jumps sideways only if it cannot jump straight on, and never through a fence.</source>
        <translation>コマが横へ飛び越えられるのは、まっすぐ飛び越えられないときだけです。フェンス越しには飛び越えられません。</translation>
    </message>
    <message>
        <source>Positions on 5×5 with one fence each, and an upper bound for the standard game</source>
        <translation>5×5、フェンス 1 枚ずつの局面数と、標準のゲームの局面数の上限</translation>
    </message>
    <message>
        <source>Upper bound for the number of positions on 9×9 with 10 fences each</source>
        <translation>9×9、フェンス 10 枚ずつの局面数の上限</translation>
    </message>
    <message>
        <source>Your pawn moves one square, up, down or sideways. Whoever gets to the row on the other side first wins.</source>
        <translation>コマは上下左右へ 1 マス動きます。反対側の段に先に着いた方が勝ちです。</translation>
    </message>
    <message>
        <source>Instead of moving, you may click a gap between squares to place a fence. It is two squares long, never moves, and must leave a way open for both players.</source>
        <translation>コマを動かすかわりに、マスの間をクリックすると、2 マス分の長さのフェンスを置けます。フェンスは動かせません。どちらのコマにも道を残さなければなりません。</translation>
    </message>
    <message>
        <source>When the two pawns are next to each other, yours can jump over the other and gain a step.</source>
        <translation>相手のコマと隣り合うと飛び越えられ、1 歩分得をします。</translation>
    </message>
    <message>
        <source>Figure 7 shows every legal move for two plies. To see this, open the board, then choose Graph of perfect play and Every legal move. Figures 8 to 10 show one perfect game each; below are Kotai&apos;s.</source>
        <translation>図 7 は 2 手目までのすべての手を示します。盤を開き、「最善手順のグラフ」で「すべての合法手」を選ぶと見られます。図 8～10 はそれぞれ最善の手順の一例で、下には Kotai の手順があります。</translation>
    </message>
    <message>
        <source>The paper stops at one fence each and expects no change with more. In fact the first player wins with five or more fences each. For boards not solved here, the table shows Kotai&apos;s earlier results.</source>
        <translation>論文はフェンス 1 枚ずつまでを扱い、それ以上増やしても結果は変わらないと予想しています。実際には 5 枚ずつ以上で先手が勝ちます。まだ解いていない盤には、Kotai で以前に得た結果を示します。</translation>
    </message>
    <message>
        <source>Predicted: more fences change nothing on 5×5</source>
        <translation>予想：フェンスを増やしても結果は変わらない（5×5）</translation>
    </message>
    <message>
        <source>Moves are written like this: c2 moves the pawn to c2, b2h is a fence above b2 and c2, and b2v a fence to the right of b2 and b3.</source>
        <translation>手の書き方：c2 はコマを c2 へ動かす手、b2h は b2 と c2 の上のフェンス、b2v は b2 と b3 の右のフェンスです。</translation>
    </message>
</context>
<context>
    <name>DomineeringTables</name>
    <message>
        <source>Positions by covered squares and class</source>
        <translation>覆われたマスの数・分類別の局面数</translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>覆われたマス</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>覆われたマス</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>finished positions</comment>
        <translation>終局済み</translation>
    </message>
    <message numerus="yes">
        <source>%n covered squares</source>
        <translation>
            <numerusform>覆われたマス %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1 to %2</source>
        <translation>値 %1～%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>as a fraction</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>class, number, share</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>%1 positions: %2</source>
        <translation>%1 局面：%2</translation>
    </message>
    <message>
        <source>Values of the unfinished positions</source>
        <translation>終局していない局面の値</translation>
    </message>
    <message>
        <source>Value: low favours Horizontal, high favours Vertical</source>
        <translation>値（左は横に、右は縦に有利）</translation>
    </message>
</context>
<context>
    <name>DomineeringStrings</name>
    <message>
        <source>Moves: %1 %2, %3 %4</source>
        <comment>Vertical and how many it has, Horizontal and how many it has</comment>
        <translation>合法手：%1 %2、%3 %4</translation>
    </message>
    <message>
        <source>%1 can force a win</source>
        <translation>%1の必勝</translation>
    </message>
    <message>
        <source>%1 can force a draw</source>
        <translation>%1は引き分け以上を確保できる</translation>
    </message>
    <message>
        <source>%1 cannot even force a draw</source>
        <translation>%1は引き分けも確保できない</translation>
    </message>
    <message>
        <source>Vertical</source>
        <comment>the player of upright dominoes</comment>
        <translation>縦</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <comment>the player of lying dominoes</comment>
        <translation>横</translation>
    </message>
    <message>
        <source>Value 0</source>
        <translation>値 0</translation>
    </message>
    <message>
        <source>Vertical wins by force</source>
        <translation>縦の必勝</translation>
    </message>
    <message>
        <source>Horizontal wins by force</source>
        <translation>横の必勝</translation>
    </message>
    <message>
        <source>A draw: either side can force it</source>
        <translation>引き分け：どちらも確保できる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what one side can force, what the other</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Value 0 if both sides mix their moves: %1</source>
        <translation>両者が混合戦略を使えば値は 0：%1</translation>
    </message>
    <message>
        <source>Value %1 for %2: %3</source>
        <translation>%2から見た値 %1：%3</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>どちらも置けません</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1は置けません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who has won, why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, long dominoes</source>
        <comment>a board; dominoes of three squares</comment>
        <translation>%1、長いドミノ</translation>
    </message>
</context>
<context>
    <name>StackFeature</name>
    <message>
        <source>Lifting this piece uncovers the opponent&apos;s line. That loses at once, wherever the piece goes.</source>
        <translation>この駒を持ち上げると相手の駒が一列揃い、どこへ置いてもすぐに負けます。</translation>
    </message>
    <message>
        <source>lifting it loses</source>
        <translation>持ち上げると負け</translation>
    </message>
    <message>
        <source>Lifting this piece uncovers the opponent&apos;s line. Put the piece on that line, or you lose.</source>
        <translation>この駒を持ち上げると相手の駒が一列揃います。その列の上に置かなければ負けです。</translation>
    </message>
    <message>
        <source>lifting it uncovers the opponent&apos;s line</source>
        <translation>持ち上げると相手の駒が一列揃う</translation>
    </message>
</context>
<context>
    <name>StrengthWords</name>
    <message>
        <source>First-timer</source>
        <translation>はじめて</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>愛好家</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>道場の常連</translation>
    </message>
    <message>
        <source>Club champion</source>
        <translation>道場の強豪</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級者</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Nearly perfect</source>
        <translation>ほぼ完璧</translation>
    </message>
    <message>
        <source>Usually spots a win in one move, and blocks yours two times out of three</source>
        <translation>1 手で勝てるときはたいてい気づき、相手が 1 手で勝つ手は 3 回に 2 回防ぎます</translation>
    </message>
    <message>
        <source>Sometimes misses a move that wins or loses at once</source>
        <translation>次の一手で決まる勝ちや負けを、ときどき見落とします</translation>
    </message>
    <message>
        <source>Rarely misses a move that wins or loses at once</source>
        <translation>次の一手で決まる勝ちや負けを、めったに見落としません</translation>
    </message>
    <message>
        <source>Never misses an immediate win or threat</source>
        <translation>次の一手で決まる勝ちも負けも見落としません</translation>
    </message>
    <message>
        <source>Looks a little beyond the next move</source>
        <translation>次の手より少し先まで読みます</translation>
    </message>
    <message>
        <source>Plays the last three moves of a game perfectly</source>
        <translation>最後の 3 手を完璧に指します</translation>
    </message>
    <message>
        <source>Plays the last five moves of a game perfectly</source>
        <translation>最後の 5 手を完璧に指します</translation>
    </message>
    <message>
        <source>Plays the last six moves of a game perfectly</source>
        <translation>最後の 6 手を完璧に指します</translation>
    </message>
    <message>
        <source>Only makes mistakes when the end of the game is more than seven moves away</source>
        <translation>間違えるのは、終局まで 8 手以上あるときだけです</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <translation>レベル %1 · %2</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完璧</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an opponent, a line about it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>エンジン %1</translation>
    </message>
    <message>
        <source>External engine: %1</source>
        <translation>外部エンジン：%1</translation>
    </message>
    <message>
        <source>Hatchling</source>
        <comment>the weakest opponent</comment>
        <translation>ひよこ</translation>
    </message>
    <message>
        <source>Perfect, traps for level %1</source>
        <translation>完璧、レベル %1 向けのわな</translation>
    </message>
    <message>
        <source>Plays random moves and is easy to beat. For very young players</source>
        <translation>気ままに指すので、簡単に勝てます。小さなお子さま向け</translation>
    </message>
    <message>
        <source>Never makes a mistake, and leaves you few good moves. The game must be solved first</source>
        <translation>決して間違えず、あなたに好手をほとんど残しません。解析済みのゲームでだけ選べます</translation>
    </message>
    <message>
        <source>Never makes a mistake, and lures you into mistakes that are typical of this level. The game must be solved first</source>
        <translation>決して間違えず、このレベルにありがちな間違いへ誘います。解析済みのゲームでだけ選べます</translation>
    </message>
    <message>
        <source>This level is meant for a first game. You can choose a stronger one at any time.</source>
        <translation>このレベルは初めての対局向けです。より強いレベルはいつでも選べます。</translation>
    </message>
</context>
<context>
    <name>TableStrings</name>
    <message>
        <source>Mover</source>
        <translation>手番側</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>by pieces on the board</source>
        <translation>盤上の駒数別</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter for win</comment>
        <translation>勝</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter for loss</comment>
        <translation>負</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter for draw</comment>
        <translation>分</translation>
    </message>
    <message>
        <source>Win %L1</source>
        <comment>%1 is a number of moves</comment>
        <translation>勝ち %L1手</translation>
    </message>
    <message>
        <source>Loss %L1</source>
        <comment>%1 is a number of moves</comment>
        <translation>負け %L1手</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>badge on the board: letter of the outcome, number of moves</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Draw with best play on both sides</source>
        <translation>双方最善なら引き分け</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a side</comment>
        <translation>%1の勝ちで終局</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1が %n 手で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a side</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a duration</comment>
        <translation>約 %1</translation>
    </message>
</context>
<context>
    <name>VariantLineStrings</name>
    <message>
        <source>Reading the data folder…</source>
        <translation>データフォルダーを読み込んでいます…</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解析済み</translation>
    </message>
    <message>
        <source>Being solved: %1</source>
        <translation>解析中：%1</translation>
    </message>
    <message>
        <source>Interrupted; %1 of %2 parts are kept</source>
        <translation>途中まで解析（%2 個の部分のうち %1 個は保存済み）</translation>
    </message>
    <message>
        <source>Interrupted; finished parts are kept</source>
        <translation>途中まで解析（済んだ部分は保存済み）</translation>
    </message>
    <message>
        <source>Paused, %1 done and kept</source>
        <translation>一時停止中（%1 完了、ここまでの結果は保存済み）</translation>
    </message>
    <message>
        <source>Only the figures were kept, not the values: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>集計のみ保存（値なし）：解くのに%1、メモリ %2</translation>
    </message>
    <message>
        <source>Outcomes known, but no distances: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>結果のみ既知（手数は不明）：解くのに%1、メモリ %2</translation>
    </message>
    <message>
        <source>Not solved here: %1 to solve, %2 of memory</source>
        <comment>%1: about so long</comment>
        <translation>未解析：解くのに%1、メモリ %2</translation>
    </message>
    <message>
        <source>Being searched: %1</source>
        <translation>探索中：%1</translation>
    </message>
</context>
<context>
    <name>VerdictStrings</name>
    <message>
        <source>threw the win away, now a draw</source>
        <translation>勝ちを逃し、引き分けに</translation>
    </message>
    <message>
        <source>blunder: from winning to losing</source>
        <translation>悪手：勝ちから負けに</translation>
    </message>
    <message>
        <source>perfect, still winning</source>
        <translation>勝ちを保つ最善手</translation>
    </message>
    <message numerus="yes">
        <source>still winning, but %n moves slower</source>
        <translation>
            <numerusform>まだ勝ちだが、%n 手遅くなった</numerusform>
        </translation>
    </message>
    <message>
        <source>kept the draw</source>
        <translation>引き分けを保った</translation>
    </message>
    <message>
        <source>threw the draw away</source>
        <translation>引き分けを逃した</translation>
    </message>
    <message>
        <source>best defence: you were already losing</source>
        <translation>最善の粘り（すでに負けの局面）</translation>
    </message>
    <message numerus="yes">
        <source>already losing; this loses %n moves sooner</source>
        <translation>
            <numerusform>すでに負けの局面で、負けが %n 手早まった</numerusform>
        </translation>
    </message>
    <message>
        <source>saved the draw: the position repeats</source>
        <translation>千日手で引き分けに逃れた</translation>
    </message>
    <message>
        <source>already losing, but this loses at once</source>
        <translation>すでに負けの局面だが、この手だとすぐに負ける</translation>
    </message>
    <message>
        <source>loses at once, from a winning position</source>
        <translation>すぐに負ける手（勝ちの局面から）</translation>
    </message>
    <message>
        <source>loses at once, from a drawn position</source>
        <translation>すぐに負ける手（引き分けの局面から）</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AfterGame</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>A game with a hint does not count in My statistics.</source>
        <translation>ヒントを見た対局は成績に入りません。</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>ヒントを見る</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>見ない</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AlternatingSession</name>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>%1 cannot be solved here. %2</source>
        <translation>このコンピューターでは %1 を解けません。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n moves removed.</source>
        <translation>
            <numerusform>%n 手を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: computing hints and values takes %2, %3 of memory and %4 on disk. You can play in the meantime.</source>
        <comment>%2: about so long</comment>
        <translation>%1：ヒントと値を求めるには%2、メモリ %3、ディスク %4 が必要です。その間も対局できます。</translation>
    </message>
    <message>
        <source>The values of %1 are now known. Lists and tables will follow.</source>
        <translation>%1 の値が分かりました。一覧と表はこのあと作ります。</translation>
    </message>
    <message>
        <source>%1 could answer %2.</source>
        <comment>a side, a move</comment>
        <translation>%1は%2と応じることができます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AlternatingView</name>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了する</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>合法手 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>being solved: %1</source>
        <translation>解析中：%1</translation>
    </message>
    <message>
        <source>solved · %1 positions</source>
        <translation>解析済み · %1 局面</translation>
    </message>
    <message>
        <source>values known · %1 positions</source>
        <translation>値は既知 · %1 局面</translation>
    </message>
    <message>
        <source>not solved · about %1 positions</source>
        <translation>未解析 · 約 %1 局面</translation>
    </message>
    <message>
        <source>not solved · %1 positions</source>
        <translation>未解析 · %1 局面</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>コンピューターの手番です。</translation>
    </message>
    <message>
        <source>Make it move</source>
        <translation>指させる</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>応じる</translation>
    </message>
    <message>
        <source>This position has come up three times. The computer offers a draw.</source>
        <translation>この局面は 3 回目です。コンピューターが引き分けを提案しています。</translation>
    </message>
    <message>
        <source>The game is making no progress. The computer offers a draw again.</source>
        <translation>対局に進展がありません。コンピューターがもう一度引き分けを提案しています。</translation>
    </message>
    <message>
        <source>The computer declines the draw and plays on.</source>
        <translation>コンピューターは引き分けに応じず、指し続けます。</translation>
    </message>
    <message>
        <source>The game is over. You can keep trying moves, but they do not count.</source>
        <translation>対局は終わっています。手を試すことはできますが、対局の結果には影響しません。</translation>
    </message>
    <message>
        <source>You play %1 and move first, against %2.</source>
        <comment>a side, a level</comment>
        <translation>%1を持って先に指します。相手は%2です。</translation>
    </message>
    <message>
        <source>You play %1, and %2 moves first.</source>
        <comment>a side, a level</comment>
        <translation>%1を持って指します。先に指すのは%2です。</translation>
    </message>
    <message>
        <source>The computer plays both sides here.</source>
        <translation>コンピューター同士の対局です。</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>この対局を投了しますか？</translation>
    </message>
    <message>
        <source>move %1, %2 to play</source>
        <comment>its number, a side</comment>
        <translation>%1 手目、%2の番</translation>
    </message>
    <message>
        <source>move %1, the computer&apos;s turn</source>
        <comment>its number</comment>
        <translation>%1 手目、コンピューターの番</translation>
    </message>
    <message>
        <source>move %1, your turn</source>
        <comment>its number</comment>
        <translation>%1 手目、あなたの番</translation>
    </message>
    <message>
        <source>The perfect opponent moves as soon as the values are ready.</source>
        <translation>値が求まりしだい、完璧な相手が指します。</translation>
    </message>
    <message>
        <source>Compute values</source>
        <translation>値を求める</translation>
    </message>
    <message>
        <source>It keeps the win.</source>
        <translation>勝ちを保ちます。</translation>
    </message>
    <message>
        <source>It holds the draw.</source>
        <translation>引き分けを保ちます。</translation>
    </message>
    <message>
        <source>Every move loses, but after this one the game lasts longest.</source>
        <translation>どの手も負けですが、この手が最も長く続きます。</translation>
    </message>
    <message>
        <source>Best move: %1. %2</source>
        <comment>a move, why</comment>
        <translation>最善手：%1。%2</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <comment>a side</comment>
        <translation>%1が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>The perfect opponent needs the values of this game. Levels 1 to 9 can play right away.</source>
        <translation>完璧な相手にはこのゲームの値が必要です。レベル 1～9 の相手ならすぐに指せます。</translation>
    </message>
    <message>
        <source>Preparing lists</source>
        <translation>一覧を作っています</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardSizeChoice</name>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>columns ×</source>
        <translation>列 ×</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Long dominoes (three squares)</source>
        <translation>長いドミノ（3 マス）</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>held</source>
        <translation>持ち上げ中</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>value of a move here: %1</source>
        <translation>ここへ動かしたときの値：%1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a piece that covers another</comment>
        <translation>下に%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ChoiceCard</name>
    <message>
        <source>choosing</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>選択済み</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ChoicePanel</name>
    <message>
        <source>Both players choose in secret. Then both dominoes are placed together</source>
        <translation>両者が手を伏せて選び、ドミノを同時に置きます</translation>
    </message>
    <message>
        <source>Turn %1: Vertical %2, Horizontal %3</source>
        <translation>%1 ターン目：縦 %2、横 %3</translation>
    </message>
    <message>
        <source>Both have chosen</source>
        <translation>両者とも選びました</translation>
    </message>
    <message>
        <source>The computer plays both sides</source>
        <translation>コンピューター同士の対局です</translation>
    </message>
    <message>
        <source>The computer is waiting</source>
        <translation>コンピューターは待っています</translation>
    </message>
    <message>
        <source>Vertical has chosen. Now Horizontal chooses</source>
        <translation>縦が選びました。次は横が選びます</translation>
    </message>
    <message>
        <source>The first choice stays hidden until both are revealed</source>
        <translation>先に選んだ手は、公開されるまで伏せたままです</translation>
    </message>
    <message>
        <source>Horizontal has chosen. Now Vertical chooses</source>
        <translation>横が選びました。次は縦が選びます</translation>
    </message>
    <message>
        <source>%1 to choose</source>
        <translation>%1が選びます</translation>
    </message>
    <message>
        <source>The computer is choosing</source>
        <translation>コンピューターが選んでいます</translation>
    </message>
    <message>
        <source>The computer cannot see your choice</source>
        <translation>コンピューターにはこちらの手は見えません</translation>
    </message>
    <message>
        <source>Your choice as %1</source>
        <translation>%1の手を選んでください</translation>
    </message>
    <message>
        <source>The computer has chosen. It cannot see your choice</source>
        <translation>コンピューターは選び終えました。こちらの手は見えていません</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Take back choice</source>
        <translation>手を取り消す</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a choice</comment>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Show turn again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Both players choose in secret</source>
        <translation>両者が伏せて選びます</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes each</source>
        <translation>
            <numerusform>各 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n s per move</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>1 手 %n 秒加算</numerusform>
        </translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Time added for each move</source>
        <translation>1 手ごとの加算時間</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CommentBox</name>
    <message>
        <source>%1 (beginning)</source>
        <comment>heading of a comment that is too long to be edited</comment>
        <translation>%1（先頭部分）</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 characters. The whole comment is kept, but it is too long to edit here.</source>
        <translation>%2 文字のうち最初の %1 文字です。コメントは全文が残りますが、長すぎるためここでは編集できません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>View game</source>
        <comment>that is over</comment>
        <translation>対局を見る</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CountsModel</name>
    <message>
        <source>Plies to the end</source>
        <translation>終局までの手数</translation>
    </message>
    <message>
        <source>Positions</source>
        <comment>column of totals</comment>
        <translation>局面数</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CoveredBoard</name>
    <message>
        <source>covered</source>
        <translation>覆われている</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CoveredEditorDialog</name>
    <message>
        <source>Click a square to cover or clear it. Drag to change several squares. You can also use the arrow keys and Enter.</source>
        <translation>マスをクリックすると覆ったり空けたりできます。ドラッグすると続けて変えられます。矢印キーと Enter も使えます。</translation>
    </message>
    <message>
        <source>The game is over here. %1.</source>
        <comment>%1: who has won</comment>
        <translation>この局面は終局しています。%1。</translation>
    </message>
    <message>
        <source>Vertical has %1 moves, Horizontal %2.</source>
        <translation>合法手：縦 %1、横 %2。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringView</name>
    <message>
        <source>not solved</source>
        <translation>未解析</translation>
    </message>
    <message>
        <source>being proved: %1</source>
        <translation>証明中：%1</translation>
    </message>
    <message>
        <source>being solved: %1</source>
        <translation>解析中：%1</translation>
    </message>
    <message>
        <source>solved · %1</source>
        <translation>解析済み · %1</translation>
    </message>
    <message>
        <source>the rest of the game is solved</source>
        <translation>ここから終局までは解析済み</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>自分の手：%1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>a side, its domino, what there is to say about it</comment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 ターン目</translation>
    </message>
    <message>
        <source>proved</source>
        <comment>the outcome of the empty board</comment>
        <translation>証明済み</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>the number of the turn that is to be played</comment>
        <translation>%1 ターン目</translation>
    </message>
    <message>
        <source>You play %1 against %2.</source>
        <comment>a side, a player of the program</comment>
        <translation>%1を持って指します。相手は%2です。</translation>
    </message>
    <message>
        <source>Looking for a proof</source>
        <translation>証明を探しています</translation>
    </message>
    <message>
        <source>The proof has no moves for %1.</source>
        <comment>a side</comment>
        <translation>証明には%1の手がありません。</translation>
    </message>
    <message>
        <source>Best choice: %1. %2</source>
        <comment>a domino, why</comment>
        <translation>最善の選択：%1。%2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DominoBoardView</name>
    <message>
        <source>covered from the start</source>
        <translation>最初から覆われている</translation>
    </message>
    <message>
        <source>covered by %1 in turn %2</source>
        <translation>%2 ターン目に%1が覆った</translation>
    </message>
    <message>
        <source>free, but no domino fits</source>
        <translation>空きだが、どのドミノも置けない</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>%1 can place %2</source>
        <comment>%1: a side, %2: a domino</comment>
        <translation>%1は %2 に置ける</translation>
    </message>
    <message>
        <source>guarantees %1; share of the best mix: %2</source>
        <translation>%1 を保証、最適混合戦略での確率 %2</translation>
    </message>
    <message>
        <source>%1 to choose</source>
        <translation>%1が選びます</translation>
    </message>
    <message>
        <source>No choice is needed now.</source>
        <translation>今は手を選ぶ番ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot place a domino on %2 here.</source>
        <comment>%1: a side, %2: a cell</comment>
        <translation>%1はここでは %2 にドミノを置けません。</translation>
    </message>
    <message>
        <source>“%1” is not a domino. Type the lower or left square of a domino, such as a1.</source>
        <translation>「%1」はドミノとして読めません。下または左のマスを a1 のように入力してください。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::EditorBoard</name>
    <message>
        <source>This piece cannot be held in hand.</source>
        <translation>この駒は持ち駒にできません。</translation>
    </message>
    <message>
        <source>Position editor board</source>
        <translation>局面編集の盤</translation>
    </message>
</context>
<context>
    <name>kotai::ui::EngineDialog</name>
    <message>
        <source>External engine</source>
        <translation>外部エンジン</translation>
    </message>
    <message>
        <source>External engine: uci: or usi: followed by the command and its options, separated by commas. movetime is the time per move in milliseconds. The engine must know the game.</source>
        <translation>外部エンジン：uci: または usi: に続けて、コマンドとオプションをコンマで区切って書きます。movetime は 1 手の時間（ミリ秒）です。そのゲームに対応したエンジンが必要です。</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>エンジン(&amp;E)：</translation>
    </message>
    <message>
        <source>Start with uci: or usi:.</source>
        <translation>uci: または usi: で始めてください。</translation>
    </message>
    <message>
        <source>There is no program %1 on this computer.</source>
        <translation>このコンピューターに %1 というプログラムはありません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FiguresModel</name>
    <message>
        <source>Published in: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no published figure</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>figure</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>Kotai&apos;s figure</source>
        <translation>Kotai の数値</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>比較不可</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ 不一致</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>発表値</translation>
    </message>
    <message>
        <source>Computed here</source>
        <translation>計算値</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>whether figures agree</comment>
        <translation>照合</translation>
    </message>
    <message>
        <source>misprint in the paper</source>
        <translation>論文の誤記</translation>
    </message>
    <message>
        <source>Click or press Enter to list these positions</source>
        <translation>クリックまたは Enter でこれらの局面の一覧を表示します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FiguresPanel</name>
    <message>
        <source>Reading the figures…</source>
        <translation>数値を読み込んでいます…</translation>
    </message>
    <message>
        <source>Published and computed figures</source>
        <translation>発表値と計算値</translation>
    </message>
    <message>
        <source>No paper has figures for this variant. These are Kotai&apos;s own.</source>
        <translation>この変種の数値を載せた論文はありません。これは Kotai で求めた数値です。</translation>
    </message>
    <message>
        <source>%1 of %2 published figures agree with those computed here</source>
        <translation>発表された数値 %2 個のうち %1 個が、Kotai の計算値と一致</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n 個は不一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are misprints in the paper</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n 個は論文の誤記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not comparable</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n 個は比較不可</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not known yet</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n 個は未計算</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FirstSteps</name>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Your first move</source>
        <translation>最初の一手</translation>
    </message>
    <message>
        <source>Click one of your pieces to see where it can go, then click a dot. The computer replies.</source>
        <translation>自分の駒をクリックすると、動ける場所に印が出ます。印をクリックすると動き、コンピューターが応じます。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>How good is a move?</source>
        <translation>どの手が良い手？</translation>
    </message>
    <message>
        <source>A game is nearly over, and it is your turn. Kotai has solved this game and knows what every move leads to. Press “Values” above the board.</source>
        <translation>対局は終盤で、あなたの番です。Kotai はこのゲームを解いていて、どの手の結末も分かっています。盤の上にある「値」を押してください。</translation>
    </message>
    <message>
        <source>Win, draw, loss</source>
        <translation>勝ち・引き分け・負け</translation>
    </message>
    <message>
        <source>The computer replies</source>
        <translation>コンピューターの応手</translation>
    </message>
    <message>
        <source>Play on with or without the values. You can also go back and try another move, or look at the other games.</source>
        <translation>値を見ても見なくても続けられます。戻って別の手を試しても、ほかのゲームを見てもかまいません。</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>“W” wins, “D” draws, “L” loses. The number counts the moves of both sides to the end of the game. %1</source>
        <comment>%1: about three moves</comment>
        <translation>「勝」は勝ち、「分」は引き分け、「負」は負けです。数字は終局まであと何手かを示し、双方の手を数えます。%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FirstStepsCard</name>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a title, the number of the card</comment>
        <translation>%1 %2 / %3</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameCard</name>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>連続対局</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>コンピューターと対局します</translation>
    </message>
    <message>
        <source>Move the pieces of both sides and see what every move is worth</source>
        <translation>双方の駒を動かし、すべての手の値を見ます</translation>
    </message>
    <message>
        <source>Let computer players play against each other</source>
        <translation>コンピューター同士を対局させます</translation>
    </message>
    <message>
        <source>All sizes of this game, their results, and the rules</source>
        <translation>このゲームのすべての盤の大きさと結果、ルール</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>%1の盤</translation>
    </message>
    <message>
        <source>Find the right move in positions from the solution</source>
        <translation>解析結果から選んだ局面で正しい手を見つけます</translation>
    </message>
    <message numerus="yes">
        <source>%n variants ›</source>
        <translation>
            <numerusform>盤とルール %n 種類 ›</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets ›</source>
        <translation>
            <numerusform>ルール %n 種類 ›</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved ›</source>
        <translation>解析済み ›</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>二人で</translation>
    </message>
    <message>
        <source>Not solved yet ›</source>
        <translation>未解析 ›</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Learn the game step by step, with exercises on the board</source>
        <translation>盤上で練習しながら、このゲームを段階的に学びます</translation>
    </message>
    <message>
        <source>Play with someone next to you, on one board</source>
        <translation>隣の人と一つの盤で対局します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameDock</name>
    <message>
        <source>Comment on the start position</source>
        <translation>初期局面へのコメント</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GamePage</name>
    <message>
        <source>‹ All games</source>
        <translation>‹ ゲーム一覧</translation>
    </message>
    <message>
        <source>Rules in pictures</source>
        <translation>絵で見るルール</translation>
    </message>
    <message>
        <source>Outcomes of all boards…</source>
        <translation>すべての盤の結果…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>双方最善なら</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardHeader</name>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Needed for hints, values and the perfect opponent</source>
        <translation>解くと、ヒント、値、完璧な相手を使えます</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HeaderStrip</name>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Values hidden</source>
        <translation>値は非表示</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>未解析</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>コンピューターの番</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>合法手 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>: all lose</source>
        <translation>：すべて負け</translation>
    </message>
    <message numerus="yes">
        <source>%n win</source>
        <comment>that many moves win</comment>
        <translation>
            <numerusform>勝ち %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only draw</source>
        <comment>that many moves</comment>
        <translation>
            <numerusform>引き分け止まり %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keep the draw</source>
        <comment>that many moves</comment>
        <translation>
            <numerusform>引き分け %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lose</source>
        <comment>that many moves lose</comment>
        <translation>
            <numerusform>負け %n</numerusform>
        </translation>
    </message>
    <message>
        <source>: %1</source>
        <comment>moves: what they do</comment>
        <translation>：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <comment>what others found out about a game</comment>
        <translation>既知の結果：%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HeatMap</name>
    <message>
        <source>%1 · %2: %3 · %4: %5</source>
        <comment>outcome · axis: value · axis: value</comment>
        <translation>%1 · %2：%3 · %4：%5</translation>
    </message>
    <message>
        <source>%1 · no positions</source>
        <translation>%1 · 局面なし</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 positions (%4)</source>
        <translation>%1 · %3 局面中 %2（%4）</translation>
    </message>
    <message>
        <source>Heat map: %1</source>
        <translation>ヒートマップ：%1</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys, then press Enter to list its positions</source>
        <translation>矢印キーでマスを選び、Enter で局面の一覧を表示します</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>the largest share of a map</comment>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>positions with an outcome</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>less than %1</source>
        <comment>the largest share of a map</comment>
        <translation>%1 未満</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HelpDialog</name>
    <message>
        <source>About Kotai</source>
        <translation>Kotai について</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobManager</name>
    <message>
        <source>Solving stopped. Finished parts are kept. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>解析が中断されました。済んだ部分は残っています。%1</translation>
    </message>
    <message>
        <source>This variant is being solved. Stop solving first.</source>
        <translation>この変種は解析中です。先に解析を止めてください。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobRow</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stop solving. Finished parts are kept</source>
        <translation>解析を止めます。済んだ部分は残ります</translation>
    </message>
    <message>
        <source>Continue from the finished parts</source>
        <translation>済んだところから続けます</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 の進み具合</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>done, stage of a solve</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open the board with its values</source>
        <translation>値を表示して盤を開きます</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Move the damaged file aside and solve the variant again</source>
        <translation>壊れたファイルを別の名前で残し、変種をもう一度解きます</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Stop solving. Finished parts stay on the disk, and you can resume later or remove them</source>
        <translation>解析を止めます。済んだ部分はディスクに残り、後で再開も削除もできます</translation>
    </message>
    <message>
        <source>Remove this row from the list. All files stay on the disk</source>
        <translation>この行を一覧から消します。ファイルはすべてディスクに残ります</translation>
    </message>
    <message>
        <source>the damaged file is kept as %1</source>
        <comment>%1: name of a file</comment>
        <translation>壊れたファイルは %1 として残してあります</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>ファイルに書き込めません</translation>
    </message>
    <message>
        <source>progress cannot be saved now (%1); solving continues, and Kotai will try to save it later</source>
        <comment>%1: why</comment>
        <translation>今は途中経過を保存できません（%1）。解析は続け、保存は後でもう一度試します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobsDock</name>
    <message>
        <source>Jobs</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Nothing is being solved</source>
        <translation>解析中のものはありません</translation>
    </message>
    <message>
        <source>When you solve a variant, its progress appears here. You can go on playing meanwhile.</source>
        <translation>変種を解くと、ここに進み具合が表示されます。その間も対局を続けられます。</translation>
    </message>
    <message>
        <source>Removed. This freed %1.</source>
        <comment>%1: bytes</comment>
        <translation>削除しました。%1 の空きができました。</translation>
    </message>
    <message>
        <source>This deletes the finished parts of %1 and frees %2. Solving would start again from the beginning.</source>
        <translation>%1 の済んだ部分を削除し、%2 の空きを作ります。次に解くときは最初からになります。</translation>
    </message>
    <message>
        <source>Remove unfinished files</source>
        <translation>途中のファイルの削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 is solved. The files of an earlier, interrupted run are no longer needed. Deleting them frees %2.</source>
        <translation>%1 は解析済みです。以前に中断した解析のファイルはもう必要ありません。削除すると %2 の空きができます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LeftoverRow</name>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Continue from the finished parts</source>
        <translation>済んだところから続けます</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Remove the unfinished files from the disk</source>
        <translation>途中のファイルをディスクから削除します</translation>
    </message>
    <message>
        <source>being solved by another program</source>
        <translation>別のプログラムが解析中</translation>
    </message>
    <message>
        <source>no longer needed: the variant is solved</source>
        <translation>不要：変種は解析済み</translation>
    </message>
    <message>
        <source>interrupted search</source>
        <translation>中断した探索</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>%1 of %2 parts done</source>
        <translation>%2 個の部分のうち %1 個が完了</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>ディスク %1</translation>
    </message>
    <message>
        <source>figures only: resume with kotai-cli solve --figures-only</source>
        <translation>集計のみ：kotai-cli solve --figures-only で再開できます</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LineDock</name>
    <message>
        <source>The values of this variant are not known yet, so there is no perfect line to show.</source>
        <translation>この変種の値はまだ分からないため、最善手順を表示できません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>終局しています。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end of the game</source>
        <translation>終局まで</translation>
    </message>
    <message>
        <source>then the position repeats: a draw</source>
        <translation>以下は千日手（引き分け）</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Perfect line</source>
        <translation>最善手順</translation>
    </message>
    <message>
        <source>Also best:</source>
        <translation>同等の手：</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play out</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>and more; only these are shown</source>
        <translation>ここまでを表示しています。手順はまだ続きます</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LineModel</name>
    <message>
        <source>one of %1 best moves</source>
        <comment>one of so many equally good moves</comment>
        <translation>最善手 %1 手のうちの一つ</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>唯一の手</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MainWindow</name>
    <message>
        <source>Pa&amp;nels</source>
        <translation>パネル(&amp;N)</translation>
    </message>
    <message>
        <source>Game copied</source>
        <translation>対局をコピーしました</translation>
    </message>
    <message>
        <source>Position copied: %1</source>
        <translation>局面をコピーしました：%1</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>The open game could not be saved. Close the window again to quit without saving it.</source>
        <translation>開いている対局を保存できませんでした。もう一度ウィンドウを閉じると、保存せずに終了します。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WindowBars</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>研究(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>解析(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Colour&amp;s</source>
        <translation>配色(&amp;K)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>色覚に配慮</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>グレースケール</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Pause before the co&amp;mputer moves</source>
        <translation>コンピューターが指す前の待ち時間(&amp;W)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>0.5 秒</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>2 秒</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>パネル(&amp;N)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Piec&amp;es</source>
        <translation>駒(&amp;M)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Japanese characters</source>
        <translation>漢字・かな</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>アルファベット</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameOpener</name>
    <message>
        <source>This game was played against %1.</source>
        <comment>%1: Level 3</comment>
        <translation>これは%1との対局です。</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>続きを指す</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WindowPages</name>
    <message>
        <source>The file holds several games. The first one is open.</source>
        <translation>ファイルには複数の対局があります。最初の対局を開きました。</translation>
    </message>
    <message>
        <source>Add all to my games</source>
        <translation>すべて対局の記録に加える</translation>
    </message>
</context>
<context>
    <name>kotai::ui::HelpActions</name>
    <message>
        <source>What the numbers mean</source>
        <translation>数値の意味</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MatrixDock</name>
    <message>
        <source>Matrix</source>
        <translation>利得行列</translation>
    </message>
    <message>
        <source>There is nothing left to choose.</source>
        <translation>もう選べる手はありません。</translation>
    </message>
    <message>
        <source>Reading the values…</source>
        <translation>値を読み込んでいます…</translation>
    </message>
    <message>
        <source>Values are not known yet</source>
        <translation>値はまだ分かりません</translation>
    </message>
    <message>
        <source>Solve %1 to see the payoffs of all pairs of moves.</source>
        <translation>%1 を解くと、すべての手の組の利得が分かります。</translation>
    </message>
    <message>
        <source>Empty board: %1</source>
        <comment>%1: what is proved</comment>
        <translation>空の盤：%1</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <comment>that secure a proved result</comment>
        <translation>手を調べる</translation>
    </message>
    <message>
        <source>Reading the strategies…</source>
        <translation>戦略を読み込んでいます…</translation>
    </message>
    <message>
        <source>The moves that secure this result are in the proof. Kotai can extract them as a strategy, which takes up to two minutes.</source>
        <translation>この結果を確保する手は証明に含まれています。証明から戦略として取り出すことができ、最大で 2 分ほどかかります。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MatrixPanel</name>
    <message>
        <source>Vertical secures &lt;b&gt;%1&lt;/b&gt;, the full value. No reply can exploit this.</source>
        <translation>縦は &lt;b&gt;%1&lt;/b&gt; を確保します。これは局面の値に等しく、どの応手にもつけ込まれません。</translation>
    </message>
    <message>
        <source>Horizontal holds Vertical to &lt;b&gt;%1&lt;/b&gt;, the full value. No reply can exploit this.</source>
        <translation>横は縦の利得を &lt;b&gt;%1&lt;/b&gt; に抑えます。これは局面の値に等しく、どの応手にもつけ込まれません。</translation>
    </message>
    <message>
        <source>Vertical secures &lt;b&gt;%1&lt;/b&gt;, &lt;b&gt;%2&lt;/b&gt; less than the value: the best reply is %3.</source>
        <comment>payoff; payoff; a move</comment>
        <translation>縦は &lt;b&gt;%1&lt;/b&gt; を確保しますが、局面の値より &lt;b&gt;%2&lt;/b&gt; 少なくなります。最善の応手は %3 です。</translation>
    </message>
    <message>
        <source>Horizontal holds Vertical to &lt;b&gt;%1&lt;/b&gt;, &lt;b&gt;%2&lt;/b&gt; more than the value: the best reply is %3.</source>
        <comment>payoff; payoff; a move</comment>
        <translation>横は縦の利得を &lt;b&gt;%1&lt;/b&gt; に抑えますが、局面の値より &lt;b&gt;%2&lt;/b&gt; 多くなります。最善の応手は %3 です。</translation>
    </message>
    <message>
        <source>%1: best mix</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1：最適混合戦略</translation>
    </message>
    <message>
        <source>%1: any move, with equal probability</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1：すべての手を同じ確率で</translation>
    </message>
    <message>
        <source>%1: always %2</source>
        <comment>Vertical or Horizontal; a move</comment>
        <translation>%1：いつも %2</translation>
    </message>
    <message>
        <source>Value &lt;b&gt;%1&lt;/b&gt; for Vertical</source>
        <translation>縦から見た値 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>either side can secure it without mixing</source>
        <translation>どちらも純粋戦略で保証できます</translation>
    </message>
    <message>
        <source>without mixing, Vertical secures &lt;b&gt;%1&lt;/b&gt;, and Horizontal holds Vertical to &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>純粋戦略で保証できる縦の利得：縦は &lt;b&gt;%1&lt;/b&gt; 以上、横は &lt;b&gt;%2&lt;/b&gt; 以下</translation>
    </message>
    <message numerus="yes">
        <source>%n moves hidden</source>
        <translation>
            <numerusform>%n 手を非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>most likely first</source>
        <translation>確率の高い順</translation>
    </message>
    <message>
        <source>safest first</source>
        <translation>保証される値の高い順</translation>
    </message>
    <message>
        <source>by square</source>
        <translation>マスの順</translation>
    </message>
    <message>
        <source>Order of the moves</source>
        <translation>手の並び順</translation>
    </message>
    <message>
        <source>Hide dominated moves</source>
        <translation>支配される手を隠す</translation>
    </message>
    <message>
        <source>Leave out dominated moves, for which another move is never worse and sometimes better</source>
        <translation>支配される手を省きます。ほかの手のほうがいつも同等以上で、より良い場合もある手のことです</translation>
    </message>
    <message>
        <source>Smaller cells (Ctrl+mouse wheel, or −)</source>
        <translation>マスを小さく（Ctrl とホイール、または −）</translation>
    </message>
    <message>
        <source>Larger cells (Ctrl+mouse wheel, or +)</source>
        <translation>マスを大きく（Ctrl とホイール、または +）</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>マスを小さく</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>マスを大きく</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体表示</translation>
    </message>
    <message>
        <source>Fit the cells to the panel (0)</source>
        <translation>マスをパネルに収まる大きさにする（0）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the matrix with probabilities as CSV</source>
        <translation>行列と確率を CSV としてコピーします</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Strategy to evaluate</source>
        <translation>評価する戦略</translation>
    </message>
    <message>
        <source>Choose a strategy to evaluate, or click a move beside the matrix</source>
        <translation>評価する戦略を選ぶか、行列の横の手をクリックします</translation>
    </message>
    <message>
        <source>+1: Vertical wins · 0: draw · −1: Horizontal wins</source>
        <translation>+1：縦の勝ち · 0：引き分け · −1：横の勝ち</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MatrixView</name>
    <message>
        <source>Vertical %1 (%2), Horizontal %3 (%4): worth %5 for Vertical</source>
        <comment>move (its share in the best mix), twice; a payoff</comment>
        <translation>縦 %1（%2）、横 %3（%4）：縦の利得 %5</translation>
    </message>
    <message>
        <source>Payoff matrix</source>
        <translation>利得行列</translation>
    </message>
    <message>
        <source>Vertical %1: %2 of the best mix, worth at least %3 for Vertical, whatever Horizontal does
Click to evaluate this move as a strategy</source>
        <translation>縦 %1：最適混合戦略での確率 %2。横がどう置いても縦の利得は %3 以上
クリックすると戦略として評価します</translation>
    </message>
    <message>
        <source>Horizontal %1: %2 of the best mix, worth at most %3 for Vertical, whatever Vertical does
Click to evaluate this move as a strategy</source>
        <translation>横 %1：最適混合戦略での確率 %2。縦がどう置いても縦の利得は %3 以下
クリックすると戦略として評価します</translation>
    </message>
    <message>
        <source>Vertical %1, Horizontal %2: not known yet</source>
        <comment>a move, twice</comment>
        <translation>縦 %1、横 %2：未確定</translation>
    </message>
    <message>
        <source>Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to show the position after it</source>
        <translation>矢印キーまたはクリックで手の組を選び、Enter またはダブルクリックでその後の局面を表示します</translation>
    </message>
    <message>
        <source>Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to play it. Press V or H to evaluate Vertical&apos;s or Horizontal&apos;s move</source>
        <translation>矢印キーまたはクリックで手の組を選び、Enter またはダブルクリックで着手します。V で縦の手、H で横の手を評価します</translation>
    </message>
    <message>
        <source>Double-click to show the position after it</source>
        <translation>ダブルクリックでその後の局面を表示します</translation>
    </message>
    <message>
        <source>Double-click to play these moves</source>
        <translation>ダブルクリックで着手します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MoveReview</name>
    <message>
        <source>%1 ended the game at once.</source>
        <translation>%1 で対局がすぐに終わりました。</translation>
    </message>
    <message>
        <source>After %1 the best reply is %2: %3.</source>
        <comment>moves; who wins</comment>
        <translation>%1 のあとの最善の応手は %2 です（%3）。</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>もっと良い手を探してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move: what it did</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The best move is %1: %2.</source>
        <comment>a move; who wins</comment>
        <translation>最善手は %1 です（%2）。</translation>
    </message>
    <message>
        <source>Move %1, %2%3: %4</source>
        <comment>number, move, ? or ??, what it threw away</comment>
        <translation>%1 手目 %2%3：%4</translation>
    </message>
    <message>
        <source>Show the best reply to the move that was played</source>
        <translation>指した手に対する最善の応手を示します</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>The result stayed the same here, but the win took longer than necessary. Find a faster move on the board.</source>
        <translation>この手で勝敗は変わりませんでしたが、勝ちが遅れました。もっと早く勝てる手を盤上で探してください。</translation>
    </message>
    <message>
        <source>The result stayed the same here, but the loss came sooner than necessary. Find a move on the board that holds out longer.</source>
        <translation>この手で勝敗は変わりませんでしたが、負けが早まりました。もっと長く粘れる手を盤上で探してください。</translation>
    </message>
    <message numerus="yes">
        <source>There was a win in %n moves.</source>
        <comment>not made</comment>
        <translation>
            <numerusform>%n 手で勝てる局面でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the reply %2 captures a piece, and nothing can recapture.</source>
        <comment>moves</comment>
        <translation>%1 のあと、%2 で駒を取られ、取り返せません。</translation>
    </message>
    <message>
        <source>Find a move that gives no piece away.</source>
        <translation>駒をただで取られない手を探してください。</translation>
    </message>
    <message>
        <source>gives a piece away</source>
        <comment>a move</comment>
        <translation>駒をただで取られる</translation>
    </message>
    <message>
        <source>gave a piece away, still winning</source>
        <comment>a move</comment>
        <translation>駒をただで取られた（まだ勝ちの局面）</translation>
    </message>
    <message>
        <source>gave a piece away, still a draw</source>
        <comment>a move</comment>
        <translation>駒をただで取られた（まだ引き分けの局面）</translation>
    </message>
    <message>
        <source>already losing, and gave a piece away</source>
        <comment>a move</comment>
        <translation>すでに負けの局面で、駒をただで取られた</translation>
    </message>
    <message>
        <source>Find a move that keeps the win and gives no piece away.</source>
        <translation>勝ちを保ち、駒をただで取らせない手を見つけましょう。</translation>
    </message>
    <message>
        <source>Find a move that keeps the draw and gives no piece away.</source>
        <translation>引き分けを保ち、駒をただで取らせない手を見つけましょう。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MovesDock</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Legal moves, best first</source>
        <translation>合法手（良い順）</translation>
    </message>
    <message>
        <source>The values of this variant are not known yet.</source>
        <translation>この変種の値はまだ分かりません。</translation>
    </message>
    <message>
        <source>Values are hidden.</source>
        <translation>値は非表示です。</translation>
    </message>
    <message>
        <source>Difficulty: %1 of 100 players at level %2 make a mistake here.</source>
        <translation>難しさ：レベル %2 の 100 人中 %1 人がここで間違えます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::MovesModel</name>
    <message>
        <source>perfect</source>
        <translation>最善</translation>
    </message>
    <message numerus="yes">
        <source>%n moves wasted</source>
        <translation>
            <numerusform>%n 手損</numerusform>
        </translation>
    </message>
    <message>
        <source>throws the draw away</source>
        <translation>引き分けを逃す</translation>
    </message>
    <message>
        <source>only draws</source>
        <translation>引き分け止まり</translation>
    </message>
    <message>
        <source>throws the win away</source>
        <translation>勝ちを逃す</translation>
    </message>
    <message numerus="yes">
        <source>Quiet: neither side can be led to a losing mistake within %n moves.</source>
        <translation>
            <numerusform>平穏：%n 手以内に相手を「間違えると負ける局面」へ誘い込むことは、どちらの側にもできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pressing: the opponent can make a losing mistake in %n moves.</source>
        <translation>
            <numerusform>攻勢：相手を %n 手で「間違えると負ける局面」へ誘い込めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under pressure: this side can be led to a losing mistake in %n moves.</source>
        <translation>
            <numerusform>守勢：この側は、%n 手で「間違えると負ける局面」へ誘い込まれるおそれがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>合法手 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n moves sooner</source>
        <translation>
            <numerusform>%n 手早く負ける</numerusform>
        </translation>
    </message>
    <message>
        <source>you: %1×</source>
        <comment>games in which you made this move</comment>
        <translation>自分：%1 回</translation>
    </message>
    <message>
        <source>you: %1×, %2</source>
        <comment>games in which you made this move, your score</comment>
        <translation>自分：%1 回、%2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>ゲーム(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;You play:</source>
        <translation>自分(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>相手(&amp;O)：</translation>
    </message>
    <message>
        <source>Start &amp;position:</source>
        <translation>初期局面(&amp;P)：</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>初期局面：</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大きさ(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>ルール(&amp;R)：</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>盤：</translation>
    </message>
    <message>
        <source>the variant chosen below</source>
        <translation>下で選んだ変種</translation>
    </message>
    <message>
        <source>Make &amp;lists and tables for this start</source>
        <translation>この初期局面の一覧と表を作る(&amp;L)</translation>
    </message>
    <message>
        <source>Count the positions reachable from this start, as a separate variant. The values of positions do not depend on the start.</source>
        <translation>この初期局面から到達できる局面を、独立した変種として数えます。局面の値は初期局面に左右されません。</translation>
    </message>
    <message>
        <source>&amp;Clock:</source>
        <translation>時計(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>kotai::ui::Opponent</name>
    <message>
        <source>This game is not solved yet, so the top levels are a little weaker than usual.</source>
        <translation>まだ解析されていないため、高いレベルの相手はふだんより少し弱くなります。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::OutcomeTableDialog</name>
    <message>
        <source>unknown</source>
        <translation>未解明</translation>
    </message>
    <message>
        <source>every position solved</source>
        <translation>全局面を解析</translation>
    </message>
    <message>
        <source>proved by search</source>
        <translation>探索で証明</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome of a board, how it is known</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows: %3</source>
        <translation>%1 列 %2 段：%3</translation>
    </message>
    <message>
        <source>Outcomes of Synchronized Domineering</source>
        <translation>同時着手ドミニアリングの結果</translation>
    </message>
    <message>
        <source>Outcomes by board size</source>
        <translation>盤の大きさ別の結果</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Outcomes with perfect play from the empty board: &lt;b&gt;%1&lt;/b&gt; Vertical wins, &lt;b&gt;%2&lt;/b&gt; Horizontal wins, &lt;b&gt;%3&lt;/b&gt; draw. The columns and rows of the table are those of the board. On every board settled so far, each side can force this result without mixing its moves.</source>
        <translation>空の盤から両者が最善を尽くしたときの結果です。&lt;b&gt;%1&lt;/b&gt; は縦の勝ち、&lt;b&gt;%2&lt;/b&gt; は横の勝ち、&lt;b&gt;%3&lt;/b&gt; は引き分けです。表の列は盤の列数、行は盤の段数です。これまでに決着したすべての盤で、結果は純粋戦略で確保でき、混合戦略は必要ありません。</translation>
    </message>
    <message>
        <source>Full colour: Kotai has solved every position. Pale with a line: a search has proved what each side can force. Empty: not known. 7×7 and 8×8 are the draws that Komori et al. (“Alpha-Beta Search on Synchronized Game”) predicted. The game is by Cincotti and Iida. The table also shows the results of your own searches (see Jobs).</source>
        <translation>濃い色：Kotai が全局面を解いた盤。淡い色と線：両者がそれぞれ確保できる結果を探索で証明した盤。空欄：未解明。7×7 と 8×8 は、小森ら（「Alpha-Beta Search on Synchronized Game」）が予想したとおりの引き分けです。ゲームの考案者は Cincotti と飯田です。ご自分で行った探索の結果も表に加わります（「解析」を参照）。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PlayButtons</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>the other layout of the window</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PlayGraphWindow</name>
    <message>
        <source>%1. %2</source>
        <comment>how many boards; a remark</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Increase the depth above, or click a board with a dashed frame to see its moves.</source>
        <translation>深さは上の欄で増やせます。破線の枠の盤面をクリックすると、その先の手が表示されます。</translation>
    </message>
    <message>
        <source>Graph of perfect play: %1</source>
        <translation>最善手順のグラフ：%1</translation>
    </message>
    <message>
        <source>All best moves of both sides</source>
        <translation>双方の最善手すべて</translation>
    </message>
    <message>
        <source>Proof of the win: every reply, and one best move against each</source>
        <translation>勝ちの証明：勝つ側は最善手一つ、相手はすべての手</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>表示する手</translation>
    </message>
    <message>
        <source>&amp;Depth in plies:</source>
        <translation>深さ（手数）(&amp;P)：</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>盤に表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>グラフの保存</translation>
    </message>
    <message>
        <source>%1 positions, %2 moves</source>
        <translation>%1 局面、%2 手</translation>
    </message>
    <message>
        <source>The graph is too large to draw in full. Boards with a dashed frame have more moves: click one to show them.</source>
        <translation>グラフが大きすぎて、全体は描けません。破線の枠の盤面には続きがあり、クリックすると表示されます。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Every legal move</source>
        <translation>すべての合法手</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PlayerBoxes</name>
    <message>
        <source>You play</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>How the computer plays as %1</source>
        <comment>%1: Vertical or Horizontal</comment>
        <translation>コンピューターの指し方（%1）</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardEditorDialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>局面の編集</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>局面のテキスト</translation>
    </message>
    <message>
        <source>Start from here</source>
        <translation>ここから始める</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>消去(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionEditorDialog</name>
    <message>
        <source>&amp;Start position</source>
        <translation>初期局面(&amp;S)</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Click a piece, then a square. Right-click a piece to change its form, or drag it off the board to remove it.</source>
        <translation>駒をクリックしてからマスをクリックします。右クリックで駒の種類を変え、盤の外へドラッグすると取り除けます。</translation>
    </message>
    <message>
        <source>not a legal position yet</source>
        <translation>まだ合法な局面ではありません</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionTextDialog</name>
    <message>
        <source>Position as text</source>
        <translation>局面のテキスト</translation>
    </message>
    <message>
        <source>Start from here</source>
        <translation>ここから始める</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionsDock</name>
    <message>
        <source>No such positions</source>
        <translation>該当する局面はありません</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>The values are not known. Solve the variant to browse zugzwangs, wins in n plies and only moves.</source>
        <translation>値が分かっていません。解くと、ツークツワンク、n 手で勝ち、唯一の手などを見られます。</translation>
    </message>
    <message>
        <source>All positions with this value.</source>
        <translation>この値のすべての局面。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis: value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Kind of position</source>
        <translation>局面の種類</translation>
    </message>
    <message>
        <source>any outcome</source>
        <translation>結果は問わない</translation>
    </message>
    <message>
        <source>Outcome for the player to move</source>
        <translation>手番側の結果</translation>
    </message>
    <message>
        <source>Notable positions</source>
        <translation>注目すべき局面</translation>
    </message>
    <message>
        <source>%1 must be solved, too</source>
        <translation>%1も解く必要があります</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>n = %1</source>
        <comment>length of a mate</comment>
        <translation>n = %1</translation>
    </message>
    <message numerus="yes">
        <source>in %n plies</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>length · number of positions</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>any length</source>
        <translation>手数は問わない</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>stopped after %1 positions</source>
        <translation>%1 局面で停止</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>List the positions that you describe: outcome, distance, moves, pieces, squares</source>
        <translation>条件（結果、手数、着手、駒、マス）に合う局面を一覧にします</translation>
    </message>
    <message>
        <source>Save this list as a table, as JSON, or as games that begin with its positions</source>
        <translation>この一覧を表、JSON、または各局面から始まる対局として保存します</translation>
    </message>
    <message>
        <source>Which positions are you looking for?</source>
        <translation>どんな局面を探しますか？</translation>
    </message>
    <message>
        <source>Type a query above, or build one with Conditions.</source>
        <translation>上に条件を入力するか、「条件」を押してメニューから組み立ててください。</translation>
    </message>
    <message>
        <source>The lists for %1 are not ready yet</source>
        <translation>%1 の一覧はまだ準備できていません</translation>
    </message>
    <message>
        <source>The values are known. Finish solving to browse zugzwangs, wins in n plies and only moves.</source>
        <translation>値は分かっています。最後まで解くと、ツークツワンク、n 手で勝ち、唯一の手などを見られます。</translation>
    </message>
    <message>
        <source>Solve the listed positions as puzzles, with their values hidden</source>
        <translation>一覧の局面を、値を隠して問題として解きます</translation>
    </message>
    <message>
        <source>These positions have different outcomes under the two sets of rules. Kotai compares both solutions.</source>
        <translation>二つのルールで結果が異なる局面です。両方の解析結果を比べます。</translation>
    </message>
    <message>
        <source>Choose another kind, or allow any length and outcome.</source>
        <translation>別の種類を選ぶか、手数と結果の指定を外してください。</translation>
    </message>
    <message>
        <source>The paper counts %1, because it counts %2 of these %3 positions twice.</source>
        <translation>論文の数は %1 です。この %3 局面のうち %2 局面を二重に数えています。</translation>
    </message>
    <message>
        <source>Remove a condition, or change its numbers.</source>
        <translation>条件を減らすか、数を変えてみてください。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionsPanel</name>
    <message>
        <source>counting…</source>
        <translation>数えています…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of the open position, of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 局面</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Open the previous position in this list</source>
        <translation>一覧の前の局面を開きます</translation>
    </message>
    <message>
        <source>Open the next position in this list</source>
        <translation>一覧の次の局面を開きます</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Open one of these positions at random</source>
        <translation>この中からランダムに一つ開きます</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>The positions could not be read</source>
        <translation>局面を読めませんでした</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>局面を探しています…</translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>該当する局面はありません</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>No positions found</source>
        <translation>局面は見つかりませんでした</translation>
    </message>
    <message>
        <source>You stopped the search before it found a position.</source>
        <translation>一つも見つからないうちに検索を中止しました。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ProgramSides</name>
    <message>
        <source>The computer found no move here. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>コンピューターの手が見つかりませんでした。%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::QueryBuilder</name>
    <message>
        <source>all of these</source>
        <translation>すべて満たす</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>どれかを満たす</translation>
    </message>
    <message>
        <source>All or any of the conditions</source>
        <translation>すべて満たすか、どれかを満たすか</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>条件を追加</translation>
    </message>
    <message>
        <source>Your own text is kept as written. New conditions are added after it.</source>
        <translation>入力した条件はそのまま残り、新しい条件はその後に加わります。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::QueryRow</name>
    <message>
        <source>%1 searched, %2 found</source>
        <translation>%1 まで調べ、%2 件見つかりました</translation>
    </message>
    <message>
        <source>outcome = win and good-moves = 1</source>
        <translation>outcome = win and good-moves = 1</translation>
    </message>
    <message>
        <source>Description of the positions</source>
        <translation>探す局面の条件</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>List the positions that the text describes (Enter)</source>
        <translation>条件に合う局面を一覧にします（Enter）</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Build the query from menus</source>
        <translation>メニューから条件を組み立てます</translation>
    </message>
    <message>
        <source>in the order of the file</source>
        <translation>保存順</translation>
    </message>
    <message>
        <source>shortest first</source>
        <translation>短い順</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>Order of the positions</source>
        <translation>局面の順序</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search. The hits found so far stay listed</source>
        <translation>検索をやめます。見つかった局面は残ります</translation>
    </message>
</context>
<context>
    <name>kotai::ui::QuoridorChoice</name>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>First player&apos;s fences</source>
        <translation>先手のフェンス</translation>
    </message>
    <message>
        <source>Second player&apos;s fences</source>
        <translation>後手のフェンス</translation>
    </message>
    <message>
        <source>the same for both</source>
        <translation>両者同じ</translation>
    </message>
    <message>
        <source>Pawns start</source>
        <translation>コマの配置</translation>
    </message>
    <message>
        <source>face to face</source>
        <translation>向かい合わせ</translation>
    </message>
    <message>
        <source>one column apart</source>
        <translation>1 列ずらす</translation>
    </message>
    <message>
        <source>With an even number of columns, there is no middle column</source>
        <translation>列数が偶数だと中央の列がありません</translation>
    </message>
    <message>
        <source>columns ×</source>
        <translation>列 ×</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>段</translation>
    </message>
    <message>
        <source>fences</source>
        <translation>枚のフェンス</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringDocument</name>
    <message>
        <source>The values of this position could not be computed. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>この局面の値を求められませんでした。%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringHeader</name>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Prove</source>
        <comment>work out what can be forced from the start</comment>
        <translation>証明</translation>
    </message>
    <message>
        <source>Values hidden</source>
        <translation>値は非表示</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>未解析</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Empty board: %1</source>
        <comment>%1: what is proved</comment>
        <translation>空の盤：%1</translation>
    </message>
    <message>
        <source>values not known yet</source>
        <translation>値はまだ分かりません</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <source>known: %1 (table of outcomes)</source>
        <comment>%1: who wins</comment>
        <translation>既知：%1（勝敗の表）</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>あなたが選ぶ番</translation>
    </message>
    <message>
        <source>The side whose values are shown on the board</source>
        <translation>盤に値を表示する側</translation>
    </message>
    <message>
        <source>Values for</source>
        <comment>one of two sides, in the box that follows</comment>
        <translation>表示する値：</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringPositionsDock</name>
    <message>
        <source>values from … to …</source>
        <translation>値の範囲を指定</translation>
    </message>
    <message>
        <source>Lowest value</source>
        <translation>値の下限</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>値の上限</translation>
    </message>
    <message>
        <source>Include finished</source>
        <translation>終局も含める</translation>
    </message>
    <message>
        <source>%1 positions, not counting finished ones</source>
        <translation>%1 局面（終局を除く）</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open a position</source>
        <translation>ダブルクリックまたは Enter で局面を開きます</translation>
    </message>
    <message>
        <source>any class</source>
        <translation>すべての分類</translation>
    </message>
    <message>
        <source>any number of covered squares</source>
        <translation>覆われたマスの数は問わない</translation>
    </message>
    <message numerus="yes">
        <source>%n covered squares</source>
        <translation>
            <numerusform>覆われたマス %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>any value</source>
        <translation>すべての値</translation>
    </message>
    <message>
        <source>Choose another class, number of covered squares or value, or search for something else.</source>
        <translation>別の分類、覆われたマスの数、値を選ぶか、別の条件で検索してください。</translation>
    </message>
    <message>
        <source>No lists for this board</source>
        <translation>この盤の一覧はありません</translation>
    </message>
    <message>
        <source>Solve %1 to look through its positions.</source>
        <translation>%1 を解くと、局面の一覧を見られます。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>覆われたマス</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Save this list as a table or as JSON</source>
        <translation>この一覧を表または JSON として保存します</translation>
    </message>
    <message>
        <source>Search: value &gt; 0.5 and vertical-moves &lt; 3</source>
        <translation>検索：value &gt; 0.5 and vertical-moves &lt; 3</translation>
    </message>
    <message>
        <source>Description of the positions</source>
        <translation>局面の条件</translation>
    </message>
    <message>
        <source>Numbers: value, covered, vertical-moves, horizontal-moves
Also: outcome = mixed, on(a1) = covered; and, or, not, brackets. Press Enter to list the positions.</source>
        <translation>数：value, covered, vertical-moves, horizontal-moves
ほかに：outcome = mixed, on(a1) = covered、and, or, not, かっこ。Enter で局面の一覧を表示します。</translation>
    </message>
    <message>
        <source>Positions in which a side can no longer move. The tables count them, but this list shows them only if you tick this box.</source>
        <translation>一方がもう置けない局面です。「表」では数に入りますが、この一覧にはチェックを入れたときだけ表示されます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringSession</name>
    <message>
        <source>%1 is too large to be solved or proved, but you can play it.</source>
        <translation>%1 は大きすぎて解くことも証明することもできません。対局はできます。</translation>
    </message>
    <message>
        <source>%1: Kotai computes the value of every position. You can stop at any time. Finished parts are kept.</source>
        <translation>%1：すべての局面の値を求めます。いつでも止められ、済んだ部分は残ります。</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message numerus="yes">
        <source>%n turns removed.</source>
        <translation>
            <numerusform>%n ターンを削除しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringTablesDock</name>
    <message>
        <source>Reading the values…</source>
        <translation>値を読み込んでいます…</translation>
    </message>
    <message>
        <source>List these positions</source>
        <translation>これらの局面の一覧を表示します</translation>
    </message>
    <message>
        <source>Reading the tables…</source>
        <translation>表を読み込んでいます…</translation>
    </message>
    <message>
        <source>No tables for this board</source>
        <translation>この盤の表はありません</translation>
    </message>
    <message>
        <source>Solve %1 to count its positions by class and value.</source>
        <translation>%1 を解くと、分類と値ごとに局面を数えられます。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>by covered squares</source>
        <translation>覆われたマスの数別</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>値別</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>any number of covered squares</source>
        <translation>覆われたマスの数は問わない</translation>
    </message>
    <message numerus="yes">
        <source>%n covered squares</source>
        <translation>
            <numerusform>覆われたマス %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered squares</source>
        <translation>覆われたマス</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a board, e.g. by covered squares</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 unfinished positions, %2 different values</source>
        <translation>終局していない局面 %1、値は %2 通り</translation>
    </message>
    <message>
        <source>Mirrored and rotated positions are counted once. On a square board, a position also stands for its transpose, in which the sides have changed places. This is why the two sides&apos; numbers differ.</source>
        <translation>反転や回転で同じになる局面は一つと数えます。正方形の盤では、縦横を入れ替えて両者を交換した局面も同じとみなすため、両者の数が異なります。</translation>
    </message>
    <message>
        <source>Mirrored and rotated positions are counted once.</source>
        <translation>反転や回転で同じになる局面は一つと数えます。</translation>
    </message>
    <message>
        <source>Shares of the positions with the same number of covered squares</source>
        <translation>覆われたマスの数が同じ局面に対する割合</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ResultCard</name>
    <message>
        <source>Rematch</source>
        <translation>もう一局</translation>
    </message>
    <message numerus="yes">
        <source>Review %n mistakes</source>
        <translation>
            <numerusform>悪手 %n 個を振り返る</numerusform>
        </translation>
    </message>
    <message>
        <source>Rematch, sides swapped</source>
        <translation>先後を替えて再戦</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>先後を入れ替える</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the next opponent, a little stronger</comment>
        <translation>%1 に挑戦</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 accuracy</source>
        <translation>正確さ %1</translation>
    </message>
    <message numerus="yes">
        <source>Review %n inaccuracies</source>
        <comment>nothing changed hands</comment>
        <translation>
            <numerusform>緩手 %n 個を振り返る</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy: %1 %2, %3 %4</source>
        <comment>a side, its accuracy, a side, its accuracy</comment>
        <translation>正確さ：%1 %2、%3 %4</translation>
    </message>
    <message numerus="yes">
        <source>with %n hints</source>
        <translation>
            <numerusform>ヒント %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>No mistakes to review</source>
        <translation>悪手はありません</translation>
    </message>
    <message numerus="yes">
        <source>Review %n slips</source>
        <comment>moves that gave a piece away</comment>
        <translation>
            <numerusform>うっかり %n 個を振り返る</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::ReviewCard</name>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>悪手 %1 / %2</translation>
    </message>
    <message>
        <source>Inaccuracy %1 of %2</source>
        <translation>緩手 %1 / %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>What&apos;s wrong?</source>
        <translation>なぜ悪い？</translation>
    </message>
    <message>
        <source>Finish review</source>
        <translation>振り返りを終える</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両者の悪手</translation>
    </message>
    <message>
        <source>Include my opponent&apos;s mistakes</source>
        <translation>相手の悪手も見る</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>Solve the positions with these mistakes as puzzles</source>
        <translation>これらの悪手の局面を問題として解きます</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>前の悪手</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次の悪手</translation>
    </message>
    <message>
        <source>Slip %1 of %2</source>
        <translation>うっかり %1 / %2</translation>
    </message>
    <message>
        <source>Go back to the end of the game</source>
        <translation>対局の最後に戻る</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SessionView</name>
    <message>
        <source>Export board</source>
        <translation>盤面の書き出し</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>印刷しました。</translation>
    </message>
    <message>
        <source>The page could not be printed. Check the printer, then try again.</source>
        <translation>ページを印刷できませんでした。プリンターを確認してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Computing values</source>
        <translation>値を求めています</translation>
    </message>
    <message>
        <source>Values in %1</source>
        <comment>%1: about 20 s</comment>
        <translation>値：あと%1</translation>
    </message>
    <message>
        <source>Played against %1</source>
        <comment>an opponent</comment>
        <translation>対局相手：%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ShortcutsDialog</name>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>while the board has the focus</source>
        <translation>盤にフォーカスがあるとき</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the held piece back</source>
        <translation>持った駒を戻す</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤の上</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search for a key or an action</source>
        <translation>キーや操作で検索</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>キー(&amp;K)：</translation>
    </message>
    <message>
        <source>First shortcut for the action</source>
        <translation>操作の一つ目のキー</translation>
    </message>
    <message>
        <source>Alternative shortcut for the action</source>
        <translation>操作の二つ目のキー</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>標準のキーに戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>すべて標準に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>%1 begins a move typed on the board, so it cannot be a shortcut.</source>
        <translation>%1 は盤上で入力する手の最初の文字なので、ショートカットにはできません。</translation>
    </message>
    <message>
        <source>%1 is used on the board, so it cannot be a shortcut.</source>
        <translation>%1 は盤の操作に使うので、ショートカットにはできません。</translation>
    </message>
    <message>
        <source>Pick up a piece or put it down</source>
        <translation>駒を持つ・置く</translation>
    </message>
    <message>
        <source>Reassign &amp;this key</source>
        <translation>この操作に割り当て直す(&amp;T)</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <comment>a key; an action</comment>
        <translation>%1 はすでに「%2」のキーです。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolveEstimate</name>
    <message>
        <source>Estimating…</source>
        <translation>見積もっています…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <comment>%1: who wins</comment>
        <translation>解析済み：%1</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>The solution cannot be used</source>
        <translation>この解析結果は使えません</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>まだ解析されていません</translation>
    </message>
    <message>
        <source>Cannot be solved here</source>
        <translation>この環境では解けません</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <comment>of memory: planned, least needed</comment>
        <translation>%1（最低 %2）</translation>
    </message>
    <message>
        <source>You can play right away. Solving adds hints and values.</source>
        <translation>すぐに指せます。解析するとヒントと値も使えます。</translation>
    </message>
    <message>
        <source>You can still play this variant.</source>
        <translation>それでも対局はできます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::BarChart</name>
    <message>
        <source>%1 of %2 positions (%3)</source>
        <translation>%2 局面中 %1（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which positions: how many</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>which positions · class: how many</comment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>Choose a bar with the arrow keys, then press Enter to list its positions</source>
        <translation>矢印キーで棒を選び、Enter で局面の一覧を表示します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StockButton</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1、残り %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::StockPanel</name>
    <message>
        <source>Shared</source>
        <translation>共用の駒</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StrategyOpener</name>
    <message>
        <source>Creating the strategy. Its window opens when this is done.</source>
        <translation>戦略を作成中です。できあがるとウィンドウが開きます。</translation>
    </message>
    <message>
        <source>There is no strategy for %1: neither side can guarantee more than a loss when the other side knows its moves in advance.</source>
        <translation>%1 には戦略がありません。手を相手に先に知られると、どちらの側も負けより良い結果を確保できないためです。</translation>
    </message>
    <message>
        <source>What each side can force on %1 is not proved yet. Solve it first: the strategy comes from the proof.</source>
        <translation>%1 で両者がそれぞれ何を確保できるかは、まだ証明されていません。先に解いてください。戦略はその証明から取り出します。</translation>
    </message>
    <message>
        <source>Create the strategy</source>
        <translation>戦略を作る</translation>
    </message>
    <message>
        <source>The strategy for %1 would have too many positions.</source>
        <translation>%1 の戦略は局面数が多すぎて作れません。</translation>
    </message>
    <message>
        <source>Stopped. No strategy for %1 was saved.</source>
        <translation>中止しました。%1 の戦略は保存されていません。</translation>
    </message>
    <message>
        <source>There is no strategy for %1 yet.</source>
        <translation>%1 の戦略はまだありません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TablesDock</name>
    <message>
        <source>by distance</source>
        <translation>手数別</translation>
    </message>
    <message>
        <source>Reading the tables…</source>
        <translation>表を読み込んでいます…</translation>
    </message>
    <message>
        <source>The values are not known. Solve the variant to see how many positions are won, drawn and lost.</source>
        <translation>値が分かっていません。解くと、勝ち・引き分け・負けの局面数が分かります。</translation>
    </message>
    <message>
        <source>As published: the paper counts a position twice when both sides have equal remaining steps but different progress patterns, so some counts are larger than the true ones.</source>
        <translation>論文の数え方：両者の残りステップ数が等しく進行パターンが異なる局面を二重に数えるため、実際の数より大きいところがあります。</translation>
    </message>
    <message>
        <source>The paper has the tables for 3×3 and 4×4 only. Here its rule is applied to %1.</source>
        <translation>論文の表は 3×3 と 4×4 だけです。ここでは同じ数え方を %1 に当てはめています。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>actual counts</source>
        <translation>実際の数</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>論文の数え方</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>Actual counts, or counts as in Kotani&apos;s figures</source>
        <translation>実際の数、または小谷の図と同じ数え方</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>variant, e.g. by remaining steps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>by mate length</source>
        <translation>詰み手数別</translation>
    </message>
    <message>
        <source>published and computed</source>
        <translation>発表値と計算値</translation>
    </message>
    <message>
        <source>Mates by length</source>
        <translation>手数別の詰み</translation>
    </message>
    <message>
        <source>Mate in n</source>
        <translation>n 手詰め</translation>
    </message>
    <message>
        <source>n</source>
        <comment>length of a mate</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which table · as published</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Copied as CSV, counted as in the paper.</source>
        <translation>論文の数え方で、CSV としてコピーしました。</translation>
    </message>
    <message>
        <source>The published work, figure by figure</source>
        <translation>論文の数値をすべて見る</translation>
    </message>
    <message>
        <source>Picture c&amp;ontent</source>
        <translation>画像の内容(&amp;H)</translation>
    </message>
    <message>
        <source>all charts</source>
        <translation>すべてのグラフ</translation>
    </message>
    <message>
        <source>sums of all outcomes</source>
        <translation>すべての結果の合計</translation>
    </message>
    <message>
        <source>Shares of the positions in each cell</source>
        <translation>各マスの局面数に対する割合</translation>
    </message>
    <message>
        <source>Shares of the positions in each column</source>
        <translation>各列の局面数に対する割合</translation>
    </message>
    <message>
        <source>The tables of %1 are not ready yet</source>
        <translation>%1 の表はまだ準備できていません</translation>
    </message>
    <message>
        <source>The values are known. Finish solving to see how many positions are won, drawn and lost.</source>
        <translation>値は分かっています。最後まで解くと、勝ち・引き分け・負けの局面数が分かります。</translation>
    </message>
    <message>
        <source>Only the figures were kept, not the values, so you cannot open the positions in a cell. Solve the variant to get the values.</source>
        <translation>集計だけが保存され、値は保存されていないため、マスから局面を開けません。値が必要な場合は解いてください。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TodayCard</name>
    <message numerus="yes">
        <source>%n solved boards, %1</source>
        <comment>%1: 412 MB</comment>
        <translation>
            <numerusform>解析済みの盤 %n 面、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the data folder…</source>
        <translation>データフォルダーを読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>%n are being solved now</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n 面を解析中</numerusform>
        </translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>All solutions ›</source>
        <translation>すべての解析結果 ›</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TotalsPanel</name>
    <message>
        <source>Totals</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>all</source>
        <comment>column: all positions</comment>
        <translation>全体</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest win</source>
        <translation>最長の勝ち</translation>
    </message>
    <message>
        <source>Longest loss</source>
        <translation>最長の負け</translation>
    </message>
    <message>
        <source>Average number of moves</source>
        <translation>合法手の平均数</translation>
    </message>
    <message>
        <source>Most moves</source>
        <translation>合法手の最大数</translation>
    </message>
    <message>
        <source>In tables: positions in which both sides still have a piece</source>
        <translation>表内：両者とも駒が残っている局面</translation>
    </message>
    <message>
        <source>in tables</source>
        <comment>column: positions counted in the tables</comment>
        <translation>表内</translation>
    </message>
    <message>
        <source>%1 unfinished positions</source>
        <translation>終局していない %1 局面</translation>
    </message>
    <message>
        <source>of %1 in the solution</source>
        <comment>positions</comment>
        <translation>（解析結果の %1 局面中）</translation>
    </message>
    <message>
        <source>As published: positions in which both sides still have a piece, some of them counted twice, as in the paper</source>
        <translation>論文の数え方：両者とも駒が残っている局面（論文と同じく一部を二重に数えます）</translation>
    </message>
    <message>
        <source>as published</source>
        <comment>column: positions as the paper counts them</comment>
        <translation>論文の数え方</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentChart</name>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Score chart</source>
        <translation>成績のグラフ</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentDialog</name>
    <message>
        <source>%1 of %2 games played. You may close this window: the games go on.</source>
        <translation>%2 局中 %1 局が終わりました。このウィンドウを閉じても対局は続きます。</translation>
    </message>
    <message>
        <source>Paused after %1 of %2 games. Games in progress will be finished.</source>
        <translation>%2 局中 %1 局で一時停止中。始まっている対局は最後まで続けます。</translation>
    </message>
    <message>
        <source>The published match will be set up when this one is over.</source>
        <translation>この対戦が終わると、論文の対戦が設定されます。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>%1 games played.</source>
        <translation>%1 局が終わりました。</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 games.</source>
        <translation>%2 局中 %1 局で中止しました。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Save games</source>
        <translation>対局の保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Table 1: %1, alpha-beta to depth %2</source>
        <comment>size of the board</comment>
        <translation>表 1：%1、アルファベータ探索の深さ %2</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>The same seed gives the same games, whatever the number of threads</source>
        <translation>乱数の種が同じなら、スレッド数によらず同じ対局になります</translation>
    </message>
    <message>
        <source>Games played at the same time. With more games than processor cores, thinking times get longer</source>
        <translation>同時に行う対局の数です。CPU コアの数を超えると思考時間が長くなります</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Save games…</source>
        <translation>対局を保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Synchronized Domineering: tournament</source>
        <translation>同時着手ドミニアリング：連続対局</translation>
    </message>
    <message>
        <source>Two players play many games in the background. The presets are the four matches in table 1 of Komori et al. The paper says neither how ties are broken nor how playouts are scored, so you can compare its shares only roughly.</source>
        <translation>コンピューターのプレイヤー同士が、バックグラウンドで何局も対局します。「プリセット」では、小森らの論文の表 1 にある四つの対戦を選べます。論文には同点の手の選び方もプレイアウトの得点も書かれていないため、割合は大まかにしか比べられません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentPlayerBox</name>
    <message>
        <source>%1, depth %L2</source>
        <comment>player, plies</comment>
        <translation>%1、深さ %L2</translation>
    </message>
    <message>
        <source>%1, %L2 playouts</source>
        <comment>player, number</comment>
        <translation>%1、プレイアウト %L2 回</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>アルファベータ探索</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>モンテカルロ法</translation>
    </message>
    <message>
        <source>Tree search (MCTS)</source>
        <translation>木探索（MCTS）</translation>
    </message>
    <message>
        <source>Best mix (equilibrium)</source>
        <translation>最適混合戦略（均衡）</translation>
    </message>
    <message>
        <source>Safe (pure guarantee)</source>
        <translation>安全（純粋戦略の保証）</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Best mix and Safe use exact values if the board is solved or the game is nearly over. Otherwise they use alpha-beta</source>
        <translation>「最適混合戦略」と「安全」は、盤が解析済みか対局の残りがわずかなら正確な値を使い、それ以外ではアルファベータ探索で指します</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Depth in plies, two per turn</source>
        <translation>深さを手数で表します（1 ターンにつき 2 手）</translation>
    </message>
    <message>
        <source>random among equal moves</source>
        <translation>同点はランダム</translation>
    </message>
    <message>
        <source>first of equal moves</source>
        <translation>同点は最初の手</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Points for win, draw, loss</source>
        <translation>勝ち・引き分け・負けの得点</translation>
    </message>
    <message>
        <source>Score of a playout with this result. The paper does not give this score</source>
        <translation>プレイアウトがこの結果で終わったときの得点。論文には書かれていません</translation>
    </message>
    <message>
        <source>Score for a win</source>
        <translation>勝ちの得点</translation>
    </message>
    <message>
        <source>Score for a draw</source>
        <translation>引き分けの得点</translation>
    </message>
    <message>
        <source>Score for a loss</source>
        <translation>負けの得点</translation>
    </message>
    <message>
        <source>evenly</source>
        <comment>spread of playouts over the moves</comment>
        <translation>均等に</translation>
    </message>
    <message>
        <source>by success (UCB)</source>
        <comment>spread of playouts over the moves</comment>
        <translation>成績に応じて（UCB）</translation>
    </message>
    <message>
        <source>Spread of the playouts</source>
        <translation>プレイアウトの配分</translation>
    </message>
    <message>
        <source>Give all moves the same number of playouts, or give promising moves more</source>
        <translation>すべての手に同じ回数を割り当てるか、有望な手に多く割り当てるかを選びます</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TournamentRun</name>
    <message>
        <source>The tournament ended because the system ran out of memory. Choose fewer games at a time or weaker players.</source>
        <translation>メモリ不足のため連続対局を終了しました。同時に行う対局を減らすか、弱いプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>The tournament ended. %1</source>
        <comment>%1: what went wrong</comment>
        <translation>連続対局を終了しました。%1</translation>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>percentages</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 信頼区間</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Komori et al., table 1: 1,000 games</source>
        <translation>小森ら、表 1：1,000 局</translation>
    </message>
    <message>
        <source>The true share lies in this interval with 95% confidence (Wilson)</source>
        <translation>真の割合が 95% の信頼度で含まれる範囲（Wilson の方法）</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>Vertical or Horizontal</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Thinking time per game, %1</source>
        <translation>1 局の思考時間（%1）</translation>
    </message>
    <message>
        <source>Thinking time per move, %1</source>
        <translation>1 手の思考時間（%1）</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>1 局のターン数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>成績</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TurnReview</name>
    <message>
        <source>Find a better domino on the board.</source>
        <translation>盤上でもっと良いドミノを見つけてください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a domino: what there is to say about it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The best reply to %1 is %2. After that, neither side is ahead.</source>
        <comment>two dominoes</comment>
        <translation>%1に対する最善の応手は%2です。そのあとは互角です。</translation>
    </message>
    <message>
        <source>The best reply to %1 is %2. After that, %3 can win for certain.</source>
        <comment>two dominoes, a side</comment>
        <translation>%1に対する最善の応手は%2です。そのあとは%3が確実に勝てます。</translation>
    </message>
    <message>
        <source>The best reply to %1 is %2. After that, %3 wins more often than %4.</source>
        <comment>two dominoes, two sides</comment>
        <translation>%1に対する最善の応手は%2です。そのあとは%3のほうが%4より多く勝ちます。</translation>
    </message>
    <message>
        <source>The best mix: %1.</source>
        <comment>dominoes with their shares</comment>
        <translation>最適混合戦略：%1。</translation>
    </message>
    <message>
        <source>Turn %1: you chose %2, %3 chose %4. %5</source>
        <comment>number, domino, the other side, its domino, what it did</comment>
        <translation>%1 ターン目：自分は %2、%3は %4 を選びました。%5</translation>
    </message>
    <message>
        <source>Turn %1: %2 chose %3, %4 chose %5. %6</source>
        <comment>number, a side, its domino, the other side, its domino, what the first did</comment>
        <translation>%1 ターン目：%2は %3、%4は %5 を選びました。%6</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最善の選択</translation>
    </message>
    <message>
        <source>Show the other side&apos;s best reply to this choice</source>
        <translation>この手に対する相手側の最善の応手を示します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ValueGraph</name>
    <message>
        <source>Value graph</source>
        <translation>値のグラフ</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ValueGraphDock</name>
    <message>
        <source>Values are not known yet</source>
        <translation>値はまだ分かりません</translation>
    </message>
    <message>
        <source>Once %1 is solved, this graph shows how good every move of the game was.</source>
        <translation>%1 を解くと、ここで各手の良し悪しが分かります。</translation>
    </message>
    <message>
        <source>Value graph</source>
        <translation>値のグラフ</translation>
    </message>
</context>
<context>
    <name>kotai::ui::VariantRow</name>
    <message>
        <source>%1 positions</source>
        <translation>%1 局面</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WelcomePage</name>
    <message>
        <source>Prove</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Kotai</source>
        <translation>Kotai</translation>
    </message>
    <message>
        <source>My games ›</source>
        <translation>対局の記録 ›</translation>
    </message>
    <message>
        <source>Small games, solved completely. Play a perfect opponent, or explore every position.</source>
        <translation>小さなゲームを完全解析。完璧な相手と指したり、あらゆる局面を調べたりできます。</translation>
    </message>
    <message>
        <source>My mistakes ›</source>
        <translation>自分の悪手 ›</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WorkTableModel</name>
    <message>
        <source>not known here</source>
        <translation>計算値なし</translation>
    </message>
    <message>
        <source>Published: %1. Computed here: %2.</source>
        <translation>発表値：%1、計算値：%2</translation>
    </message>
    <message>
        <source>%1 · printed
computed</source>
        <comment>heading of a row; what the two lines of its cells are</comment>
        <translation>%1 · 論文
計算</translation>
    </message>
    <message>
        <source>Computed here: %1.</source>
        <translation>計算値：%1。</translation>
    </message>
    <message>
        <source>Click or press Enter to list these positions</source>
        <translation>クリックまたは Enter でこれらの局面の一覧を表示します</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameSaver</name>
    <message>
        <source>The game could not be added to the library (%1). Save it to a file.</source>
        <translation>この対局を「対局の記録」（%1）に加えられませんでした。ファイルに保存してください。</translation>
    </message>
    <message>
        <source>The library of games was damaged. It is kept as %1, and a new one was started.</source>
        <translation>対局の記録が壊れていました。元の記録は %1 として残し、新しい記録を始めました。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read and are in the new library.</source>
        <translation>
            <numerusform>読めた %n 局は新しい記録に入っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read.</source>
        <translation>読める対局はありませんでした。</translation>
    </message>
    <message>
        <source>The open game could not be saved. %1</source>
        <translation>開いている対局を保存できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::Workspace</name>
    <message>
        <source>%1 is solved: every value is known now.</source>
        <translation>%1 が解けました。すべての値が分かります。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 を開けません。%2</translation>
    </message>
    <message>
        <source>%1 is damaged. The readable part is open, and the file is unchanged.</source>
        <translation>%1 が壊れています。読めた部分を開きました。ファイルはそのまま残してあります。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <comment>%1: name of a file</comment>
        <translation>壊れたファイルは %1 として残してあります。</translation>
    </message>
    <message>
        <source>%1 is being solved again. The damaged file is kept under another name.</source>
        <translation>%1 をもう一度解いています。壊れたファイルは別の名前で残してあります。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1. %2 is being solved again.</source>
        <comment>%1: name of a file</comment>
        <translation>壊れたファイルは %1 として残してあります。%2 をもう一度解きます。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>The clipboard contains neither a position of this variant nor a game. %1</source>
        <translation>クリップボードにこの変種の局面も対局もありません。%1</translation>
    </message>
    <message>
        <source>%1 cannot be opened. This version of Kotai does not recognise it as a solution, or its beginning is damaged.</source>
        <translation>%1 を開けません。このバージョンの Kotai では解析結果として認識できないか、ファイルの先頭が壊れています。</translation>
    </message>
    <message>
        <source>The clipboard contains neither a position nor a game.</source>
        <translation>クリップボードに局面も対局もありません。</translation>
    </message>
</context>
<context>
    <name>ThreeMensMorrisStrings</name>
    <message>
        <source>three in a row</source>
        <translation>三つ並んだ</translation>
    </message>
    <message>
        <source>the other side cannot move</source>
        <translation>相手が動けなくなった</translation>
    </message>
    <message>
        <source>Three Men&apos;s Morris</source>
        <translation>スリー・メンズ・モリス</translation>
    </message>
    <message>
        <source>Place three men in turn, then move them along the lines. Three in a row wins.</source>
        <translation>駒を三つずつ交互に置き、それから線に沿って動かします。三つ並べたら勝ちです。</translation>
    </message>
    <message>
        <source>%1 men against %2: the side to move must have as many men as the other side, or one fewer.</source>
        <translation>駒が %1 個対 %2 個です。手番側の駒は相手と同数か、一つ少なくなければなりません。</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many empty points, X and O for the men. Then a space and the side to move.</source>
        <translation>上の段から順に / で区切って書きます。数字は連続する空き点の数、X と O は駒です。空白の後に手番を書きます。</translation>
    </message>
</context>
<context>
    <name>HexapawnStrings</name>
    <message>
        <source>Hexapawn</source>
        <translation>ヘキサポーン</translation>
    </message>
    <message>
        <source>Pawns step forward and capture diagonally. Reach the last row, or leave the other side without a move.</source>
        <translation>ポーンは前に進み、斜め前の駒を取ります。一番奥の段に着くか、相手を動けなくすれば勝ちです。</translation>
    </message>
    <message>
        <source>Rows from top to bottom, separated by /. A digit stands for that many empty squares, A for pawns that go up, V for pawns that go down. Then a space and the side to move.</source>
        <translation>上の段から順に / で区切って書きます。数字は連続する空きマスの数、A は上へ、V は下へ進むポーンです。空白の後に手番を書きます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::FileActions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開いたファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>一覧を消す</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>Games (*.kotaigame *.json *.txt *.csa *.usi)</source>
        <translation>対局 (*.kotaigame *.json *.txt *.csa *.usi)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Games (*.kotaigame)</source>
        <translation>対局 (*.kotaigame)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>対局をファイルに書き出す</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>変更を保存しますか？</translation>
    </message>
    <message>
        <source>Do&amp;n&apos;t save</source>
        <translation>保存しない(&amp;N)</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 には保存していない変更があります。</translation>
    </message>
    <message>
        <source>Lessons (*.kotailesson)</source>
        <translation>レッスン (*.kotailesson)</translation>
    </message>
</context>
<context>
    <name>LibraryStrings</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>repetition</source>
        <comment>how a game ended</comment>
        <translation>千日手</translation>
    </message>
    <message>
        <source>agreement</source>
        <comment>how a game ended</comment>
        <translation>合意</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>how a game ended</comment>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>move limit</source>
        <comment>how a game ended</comment>
        <translation>手数制限</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n ターン</numerusform>
        </translation>
    </message>
    <message>
        <source>resigned</source>
        <comment>how a game ended</comment>
        <translation>投了</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>how a game ended</comment>
        <translation>通常</translation>
    </message>
    <message numerus="yes">
        <source>%n moves each</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>各 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <comment>the length of a game; the moves of each side</comment>
        <translation>%1 手と %2 手</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryFileStrings</name>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 を読めません。%2</translation>
    </message>
    <message>
        <source>%1 is damaged. The readable part is in the library. %2</source>
        <translation>%1 が壊れています。読めた部分を記録に加えました。%2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LibraryModel</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>after an accuracy</comment>
        <translation>ヒントあり</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LibraryFilterBar</name>
    <message>
        <source>Search names, games, dates</source>
        <translation>名前・ゲーム・日付を検索</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>すべての対局者</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>From date (2026-01-31)</source>
        <translation>この日から（2026-01-31）</translation>
    </message>
    <message>
        <source>To date (2026-12-31)</source>
        <translation>この日まで（2026-12-31）</translation>
    </message>
    <message>
        <source>At least </source>
        <comment>before a number of moves</comment>
        <translation>最短 </translation>
    </message>
    <message>
        <source> moves</source>
        <comment>after a number</comment>
        <translation> 手</translation>
    </message>
    <message>
        <source>At most </source>
        <comment>before a number of moves</comment>
        <translation>最長 </translation>
    </message>
    <message>
        <source>Accuracy at least </source>
        <comment>before a percentage</comment>
        <translation>正確さの下限 </translation>
    </message>
    <message>
        <source>Accuracy: any</source>
        <translation>正確さの下限：指定なし</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>詳しい条件</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未終局</translation>
    </message>
    <message>
        <source>Minimum length: any</source>
        <translation>最短手数：指定なし</translation>
    </message>
    <message>
        <source>Maximum length: any</source>
        <translation>最長手数：指定なし</translation>
    </message>
    <message>
        <source>Contains the current position</source>
        <translation>現在の局面を含む</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s) removed.</source>
        <translation>
            <numerusform>%n 局を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだ対局がありません</translation>
    </message>
    <message>
        <source>Every game you finish is kept here. You can import games from files.</source>
        <translation>最後まで指した対局は自動的にここに残ります。ファイルの対局を読み込むこともできます。</translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>当てはまる対局がありません</translation>
    </message>
    <message>
        <source>Change the search above.</source>
        <translation>上の検索条件を変えてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>shown, and in the library</comment>
        <translation>
            <numerusform>%n 局のうち %1 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Kotai. Kotai leaves it unchanged. Update Kotai.</source>
        <translation>%1 は、より新しいバージョンの Kotai で作られています。そのまま残してあります。Kotai を更新してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n 局を読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already in the library.</source>
        <translation>
            <numerusform>%n 局はすでにありました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more warning(s).</source>
        <translation>
            <numerusform>ほかに %n 件の警告があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n 局を %1 に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>My statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>The games cannot be shown</source>
        <translation>対局を表示できません</translation>
    </message>
    <message>
        <source>%1 is not a file. Rename it, or choose another data folder.</source>
        <translation>%1 はファイルではありません。その名前を変えるか、別のデータフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is read-only, so games cannot be added. Change the permissions of its folder, free some space, or choose another data folder.</source>
        <translation>%1 は読み取り専用のため、対局を加えられません。フォルダーへの書き込みを許可するか、空き容量を増やすか、別のデータフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened or written. Change its permissions, free some space, or choose another data folder.</source>
        <translation>%1 を開けないか、書き込めません。アクセス権を変えるか、空き容量を増やすか、別のデータフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>自分の悪手</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StatisticsView</name>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点率</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message numerus="yes">
        <source>%n games are not counted here, because you had help or saw values while you played.</source>
        <translation>
            <numerusform>対局中に値やヒントを見た %n 局は、ここには数えていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Score over your last ten games</source>
        <translation>直近 10 局の成績</translation>
    </message>
    <message>
        <source>Next goal: beat %1.</source>
        <comment>an opponent</comment>
        <translation>次の目標：%1 に勝つ。</translation>
    </message>
    <message numerus="yes">
        <source>%1: you won %2 of your last %n games against %3.</source>
        <comment>a game, games won, the opponent</comment>
        <translation>
            <numerusform>%1：%3との直近 %n 局中 %2 局に勝ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>成績はまだありません</translation>
    </message>
    <message>
        <source>Every game that you finish against the computer counts here, if you play it without hints and without values.</source>
        <translation>コンピューターとの対局を、ヒントも評価も見ずに最後まで指すと、ここに数えられます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DomineeringPage</name>
    <message>
        <source>Numbers: what a move guarantees on average, from −1 (loss) through 0 (draw) to +1 (win). Percentages: how often the best mix of moves plays it.</source>
        <translation>数は、その手で平均してどれだけの結果が保証されるかを、−1（負け）、0（引き分け）、+1（勝ち）の尺度で表します。% は、最適混合戦略でその手を選ぶ割合です。</translation>
    </message>
</context>
<context>
    <name>ContinuedStrings</name>
    <message>
        <source>today, %1</source>
        <comment>a time of the day</comment>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time of the day</comment>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how far a game is, when it was played</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>its number</comment>
        <translation>%1 ターン目</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>its number</comment>
        <translation>%1 手目</translation>
    </message>
</context>
<context>
    <name>KnownStrings</name>
    <message>
        <source>First player wins</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a result, who found it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Iwanaga et al. 2022</source>
        <translation>岩永ほか 2022</translation>
    </message>
    <message>
        <source>Tanaka 2009</source>
        <translation>田中 2009</translation>
    </message>
    <message>
        <source>solved with Kotai</source>
        <translation>Kotai で解析</translation>
    </message>
    <message>
        <source>About %1 positions.</source>
        <translation>約 %1 局面。</translation>
    </message>
    <message>
        <source>%1 positions.</source>
        <translation>%1 局面。</translation>
    </message>
    <message>
        <source>%1 are won, %2 drawn and %3 lost.</source>
        <comment>positions</comment>
        <translation>勝ち %1、引き分け %2、負け %3。</translation>
    </message>
    <message>
        <source>The longest win takes %1 moves, the longest loss %2.</source>
        <translation>最長の勝ちは %1 手、最長の負けは %2 手。</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <comment>a result and who found it</comment>
        <translation>既知の結果：%1。</translation>
    </message>
    <message>
        <source>This variant is not solved on this computer.</source>
        <translation>このコンピューターではまだ解いていません。</translation>
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
        <translation>CPU コア(&amp;C)：</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <comment>processor cores</comment>
        <translation>すべて（%1）</translation>
    </message>
    <message>
        <source>Processor cores used for solving. Fewer cores leave room for other programs.</source>
        <translation>解析に使う CPU コアの数です。減らすとほかのプログラムに余裕ができます。</translation>
    </message>
    <message>
        <source>&amp;Memory limit:</source>
        <translation>メモリ上限(&amp;M)：</translation>
    </message>
    <message>
        <source>all free memory</source>
        <comment>memory</comment>
        <translation>空きメモリすべて</translation>
    </message>
    <message>
        <source>Memory used for solving. With less, solving reads more from the disk.</source>
        <translation>解析に使うメモリです。少ないとディスクからの読み込みが増えます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolutionsModel</name>
    <message>
        <source>being solved, %1 done</source>
        <translation>解析中（%1 完了）</translation>
    </message>
    <message>
        <source>paused, %1 done</source>
        <translation>一時停止中（%1 完了）</translation>
    </message>
    <message>
        <source>being solved by another program</source>
        <translation>別のプログラムが解析中</translation>
    </message>
    <message>
        <source>no longer needed: the variant is solved</source>
        <translation>不要：変種は解析済み</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>unfinished, %1 of %2 parts done</source>
        <translation>未完了（%2 個の部分のうち %1 個が完了）</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>壊れています：%1</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>Kotai が対応していないゲーム</translation>
    </message>
    <message>
        <source>solved, all checksums good</source>
        <translation>解析済み、チェックサムはすべて正常</translation>
    </message>
    <message>
        <source>solved, no errors found so far</source>
        <translation>解析済み、これまでのところ誤りなし</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>変種</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>figures only, unfinished: resume with kotai-cli solve --figures-only</source>
        <translation>集計のみ、未完了：kotai-cli solve --figures-only で再開できます</translation>
    </message>
    <message>
        <source>figures only, for kotai-cli stats and table; solve the variant to get values</source>
        <translation>集計のみ（kotai-cli stats と table 用）。値が必要なら解いてください</translation>
    </message>
    <message>
        <source>solved, every value verified on %1</source>
        <comment>%1: a day</comment>
        <translation>解析済み、すべての値を %1 に検証</translation>
    </message>
    <message>
        <source>damaged; kept as %1 during the repair</source>
        <comment>%1: name of a file</comment>
        <translation>壊れたファイル（修復のとき %1 として残したもの）</translation>
    </message>
    <message>
        <source>Value %1</source>
        <comment>of the start</comment>
        <translation>値 %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>チェックサム</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolutionsPage</name>
    <message>
        <source>This freed %1.</source>
        <translation>%1 が空きました。</translation>
    </message>
    <message>
        <source>%1 in %2 (%3 free)</source>
        <comment>bytes, folder, bytes</comment>
        <translation>%2 に %1（空き %3）</translation>
    </message>
    <message>
        <source>Nothing is solved yet</source>
        <translation>まだ何も解析されていません</translation>
    </message>
    <message>
        <source>Reading the data folder…</source>
        <translation>データフォルダーを読み込んでいます…</translation>
    </message>
    <message>
        <source>Solutions on this computer are listed here.</source>
        <translation>このコンピューターの解析結果がここに並びます。</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解析結果</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the board with its values</source>
        <translation>値を表示して盤を開きます</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Continue from the finished parts</source>
        <translation>済んだところから続けます</translation>
    </message>
    <message>
        <source>Ver&amp;ify</source>
        <translation>検証(&amp;I)</translation>
    </message>
    <message>
        <source>Check every checksum and recompute every value with independent code</source>
        <translation>すべてのチェックサムを調べ、解析とは別のプログラムですべての値を計算し直します</translation>
    </message>
    <message>
        <source>Re&amp;pair</source>
        <translation>修復(&amp;P)</translation>
    </message>
    <message>
        <source>Move the file aside if it is damaged or wrong, and solve the variant again</source>
        <translation>壊れたファイルや誤ったファイルを別名で残し、変種をもう一度解きます</translation>
    </message>
    <message>
        <source>&amp;Copy to…</source>
        <translation>コピー(&amp;C)…</translation>
    </message>
    <message>
        <source>Copy the file to another folder or disk</source>
        <translation>ファイルを別のフォルダーやディスクにコピーします</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete the file from the disk (Del)</source>
        <translation>ファイルをディスクから削除します（Del）</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Show the folder with these files</source>
        <translation>これらのファイルのあるフォルダーを表示します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Verifying %1…</source>
        <translation>%1 を検証しています…</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>No damage has been found in %1. Keep the file under another name and solve again?</source>
        <translation>%1 に壊れたところは見つかっていません。ファイルを別名で残し、もう一度解きますか？</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>もう一度解く</translation>
    </message>
    <message>
        <source>%1 is being solved again. The previous file is kept under another name.</source>
        <translation>%1 をもう一度解きます。前のファイルは別名で残してあります。</translation>
    </message>
    <message>
        <source>Delete the solution of %1? This frees %2. Its values are lost until you solve it again.</source>
        <translation>%1 の解析結果を削除しますか？ %2 が空きます。もう一度解くまで値は分からなくなります。</translation>
    </message>
    <message>
        <source>Delete the leftover files of %1? This frees %2.</source>
        <translation>%1 の解析途中のファイルを削除しますか？ %2 が空きます。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>%1: name of a file</comment>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>Copy solution</source>
        <translation>解析結果のコピー</translation>
    </message>
    <message>
        <source>Copying %1…</source>
        <translation>%1 をコピーしています…</translation>
    </message>
    <message>
        <source>Not copied.</source>
        <translation>コピーしませんでした。</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>%1 にコピーしました。</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>盤を見る</translation>
    </message>
    <message>
        <source>%1 is a solution of %2, but its values are in other files in the same folder. Copy it and these files into %3.</source>
        <translation>%1 は %2 の解析結果ですが、値は同じフォルダーの別のファイルに入っています。これらもすべて %3 にコピーしてください。</translation>
    </message>
    <message>
        <source>%1 is a solution of %2. Kotai reads solutions from %3.</source>
        <translation>%1 は %2 の解析結果です。Kotai は解析結果を %3 から読みます。</translation>
    </message>
    <message>
        <source>Copy to data folder</source>
        <translation>データフォルダーにコピー</translation>
    </message>
    <message>
        <source>Delete the damaged file of %1? This frees %2.</source>
        <translation>%1 の壊れたファイルを削除しますか？ %2 が空きます。</translation>
    </message>
    <message>
        <source>Delete the finished parts of %1? This frees %2, but solving would have to start again.</source>
        <translation>%1 の済んだ部分を削除しますか？ %2 が空きます。次に解くときは最初からになります。</translation>
    </message>
    <message>
        <source>Delete the figures of %1? This frees %2. The variant was solved without keeping its values.</source>
        <translation>%1 の集計を削除しますか？ %2 が空きます。値を保存せずに解析したものです。</translation>
    </message>
    <message>
        <source>%1 is a solution of %2. The folder %3 already has one, so this file is left unchanged.</source>
        <translation>%1 は %2 の解析結果です。フォルダー %3 にはすでに同じ変種の解析結果があるため、このファイルはそのままにします。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>Save &amp;list…</source>
        <translation>一覧を保存(&amp;L)…</translation>
    </message>
    <message>
        <source>Save this list as a table, with positions and checksums</source>
        <translation>この一覧を、局面数とチェックサムを含む表として保存します</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>一覧を保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>VerifyStrings</name>
    <message>
        <source>%1 cannot be verified. %2</source>
        <comment>variant, reason</comment>
        <translation>%1 は検証できません。%2</translation>
    </message>
    <message>
        <source>%1: %2 of the values and counts are wrong. Repair computes them again.</source>
        <translation>%1：値や数のうち %2 個が誤りです。「修復」で計算し直せます。</translation>
    </message>
    <message>
        <source>First error: %1</source>
        <translation>最初の誤り：%1</translation>
    </message>
    <message>
        <source>%1: stopped after %2 positions, all correct so far.</source>
        <translation>%1：%2 局面で止めました。そこまではすべて正しい値です。</translation>
    </message>
    <message>
        <source>%1: all checksums are good. %2 values were recomputed with independent code, and all are correct (%3).</source>
        <translation>%1：チェックサムはすべて正常です。解析とは別のプログラムで %2 個の値を求め直し、すべて正しいと確認しました（%3）。</translation>
    </message>
</context>
<context>
    <name>AboutStrings</name>
    <message>
        <source>Small board games, solved completely.</source>
        <translation>小さなボードゲームを完全解析。</translation>
    </message>
    <message>
        <source>The name comes from 後退解析 (kōtai kaiseki), retrograde analysis: working backwards from the finished positions to the value of every position.</source>
        <translation>名前は後退解析に由来します。終局した局面からさかのぼって、すべての局面の値を求める方法です。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3. It comes with no warranty.</source>
        <translation>GNU General Public License 第 3 版に従う自由ソフトウェアです。無保証です。</translation>
    </message>
    <message>
        <source>Qt %1 (built with %2), SQLite %3, compiled with %4 for %5.</source>
        <translation>Qt %1（ビルド時 %2）、SQLite %3、%5 向けに %4 でコンパイル。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Papers whose results Kotai reproduces, figure by figure:</source>
        <translation>Kotai が数値を一つずつ再現している論文と記事：</translation>
    </message>
    <message>
        <source>How to cite</source>
        <translation>引用のしかた</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the BibTeX entries</comment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>BibTeX entries for Kotai and these works:</source>
        <translation>BibTeX 形式（Kotai と上の論文・記事）：</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PastPuzzles</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <comment>puzzles that come back</comment>
        <translation>
            <numerusform>今日 %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tomorrow</source>
        <comment>puzzles that come back</comment>
        <translation>
            <numerusform>明日 %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <comment>puzzles that come back</comment>
        <translation>
            <numerusform>その後 %n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>No reviews: you have not failed any puzzles.</source>
        <translation>間違えた問題がないので、復習はありません。</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <comment>2 today, 6 tomorrow</comment>
        <translation>復習：%1</translation>
    </message>
    <message>
        <source>‹ Back to the puzzles</source>
        <translation>‹ 問題に戻る</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>挑戦した問題</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Click to try the puzzle again</source>
        <translation>クリックするとその問題にもう一度挑戦できます</translation>
    </message>
    <message>
        <source>Results by kind</source>
        <translation>種類別の成績</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>挑戦</translation>
    </message>
    <message>
        <source>First try</source>
        <translation>一度で</translation>
    </message>
    <message>
        <source>With a hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>間違えた後</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Puzzles you solve or fail are listed here, with the day on which they come back.</source>
        <translation>正解した問題と不正解だった問題が、次に出る日とともにここに並びます。</translation>
    </message>
    <message>
        <source>Solve puzzles</source>
        <translation>問題を解く</translation>
    </message>
    <message>
        <source>Rating, puzzle by puzzle</source>
        <translation>レーティングの推移（1 問ごと）</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 after %n puzzles</source>
        <comment>ratings</comment>
        <translation>
            <numerusform>%n 問で %1 から %2 へ</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzles ›</source>
        <translation>挑戦した問題 ›</translation>
    </message>
    <message>
        <source>Solved and failed puzzles, puzzles that come back, and your rating over time</source>
        <translation>正解した問題と不正解だった問題、復習の予定、レーティングの推移</translation>
    </message>
    <message>
        <source>Puzzles you have tried</source>
        <translation>挑戦した問題</translation>
    </message>
    <message>
        <source>No puzzles tried yet</source>
        <translation>まだ問題に挑戦していません</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PastPuzzlesModel</name>
    <message>
        <source>today</source>
        <comment>a puzzle comes back</comment>
        <translation>今日</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>a puzzle comes back</comment>
        <translation>明日</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>its rating</comment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Next review</source>
        <translation>次の復習</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzlesOffer</name>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>My puzzles ›</source>
        <translation>挑戦した問題 ›</translation>
    </message>
    <message>
        <source>Try a puzzle ›</source>
        <translation>問題に挑戦 ›</translation>
    </message>
    <message>
        <source>Today&apos;s puzzles are waiting ›</source>
        <translation>今日の問題が待っています ›</translation>
    </message>
    <message>
        <source>Today&apos;s puzzles: %1 of %2 done ›</source>
        <translation>今日の問題：%2 問中 %1 問済み ›</translation>
    </message>
    <message numerus="yes">
        <source>%n reviews due</source>
        <translation>
            <numerusform>復習 %n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>One position, one right move. Can you find it?</source>
        <translation>一つの局面に、正しい手が一つ。見つけられますか？</translation>
    </message>
    <message>
        <source>A puzzle of the day: %1</source>
        <comment>%1: a variant</comment>
        <translation>今日の問題：%1</translation>
    </message>
    <message>
        <source>Today&apos;s puzzles done: %1 of %2 on the first try ›</source>
        <translation>今日の問題は終わりました：%2 問中 %1 問を一度で正解 ›</translation>
    </message>
    <message>
        <source>last 7 days: %1 of %2 solved on the first try</source>
        <comment>puzzles of all games</comment>
        <translation>過去 7 日間：%2 問中 %1 問を一度で正解</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TableExportButton</name>
    <message>
        <source>Copied as CSV.</source>
        <translation>CSV としてコピーしました。</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>表の保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>印刷しました。</translation>
    </message>
    <message>
        <source>The page could not be printed. Check the printer, then try again.</source>
        <translation>ページを印刷できませんでした。プリンターを確認してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Copy or save this table</source>
        <translation>この表をコピーまたは保存</translation>
    </message>
    <message>
        <source>&amp;Copy numbers</source>
        <translation>数値をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation>CSV で保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation>JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>画像を PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>画像を SVG で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save picture as P&amp;DF…</source>
        <translation>画像を PDF で保存(&amp;D)…</translation>
    </message>
    <message>
        <source>P&amp;rint picture…</source>
        <translation>画像を印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Pictures on a &amp;white background</source>
        <translation>画像の背景を白に(&amp;W)</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ListSaver</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Games (*.kotaigame)</source>
        <translation>対局 (*.kotaigame)</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>一覧を保存</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>“%1” was not saved. Its name must end in .csv, .json or .jsonl.</source>
        <translation>「%1」は保存されませんでした。拡張子を .csv、.json、.jsonl のどれかにしてください。</translation>
    </message>
    <message>
        <source>“%1” was not saved. Its name must end in .csv, .json, .jsonl or .kotaigame.</source>
        <translation>「%1」は保存されませんでした。拡張子を .csv、.json、.jsonl、.kotaigame のどれかにしてください。</translation>
    </message>
    <message>
        <source>The list has too many positions for one file. The limit is %1.</source>
        <translation>局面が多すぎるため、一つのファイルに保存できません（最大 %1）。</translation>
    </message>
</context>
<context>
    <name>PercentSign</name>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SaveNameStrings</name>
    <message>
        <source>PNG images</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>SVG images</source>
        <translation>SVG 画像</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV の表</translation>
    </message>
    <message>
        <source>LaTeX tables</source>
        <translation>LaTeX の表</translation>
    </message>
</context>
<context>
    <name>LeftStrings</name>
    <message>
        <source>%1 has unsaved changes. The game is in My games as you left it.</source>
        <comment>%1: a file</comment>
        <translation>%1 には保存していない変更があります。対局は、離れたときの状態で「対局の記録」に残っています。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StrategyProgress</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Proving: %1 positions searched</source>
        <translation>証明中：%1 局面を探索</translation>
    </message>
    <message>
        <source>Strategy for %1</source>
        <translation>%1 の戦略</translation>
    </message>
    <message>
        <source>Creating the strategy for %1…</source>
        <translation>%1 の戦略を作っています…</translation>
    </message>
    <message>
        <source>%1 positions so far. The total is known only at the end.</source>
        <translation>これまでに %1 局面。全体の数は最後までわかりません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WayOut</name>
    <message>
        <source>Back to the board</source>
        <comment>a button; with the game that is open</comment>
        <translation>盤に戻る</translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameBefore</name>
    <message>
        <source>Your game of %1 has been set aside.</source>
        <translation>指しかけの%1の対局は残してあります。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
</context>
<context>
    <name>kotai::ui::OpponentBoxes</name>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>自分</translation>
    </message>
</context>
<context>
    <name>kotai::ui::WorkBar</name>
    <message>
        <source>Stop. Finished parts are kept</source>
        <translation>停止（済んだ部分は残ります）</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>This move threatens %1, which wins at once.</source>
        <translation>%1 を狙っています（すぐに勝ち）。</translation>
    </message>
    <message>
        <source>This move stops the threat %1, which would win in %2 moves: %3.</source>
        <translation>%1 の狙いを防ぎます。防がなければ %2 手で勝たれます：%3。</translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 が唯一の合法手です。</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else draws.</source>
        <translation>勝つ手は %1 だけです。ほかの手は引き分けです。</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else draws or loses.</source>
        <translation>勝つ手は %1 だけです。ほかの手は引き分けか負けです。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins at once.</source>
        <translation>%1 には %2 と応じられ、すぐに相手の勝ちになります。</translation>
    </message>
    <message>
        <source>%1 does not stop the threat %2, which wins at once.</source>
        <translation>%1 では %2 の狙いを防げません（すぐに相手の勝ち）。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 holds the draw.</source>
        <translation>%1 には %2 と応じられ、引き分けになります。</translation>
    </message>
    <message>
        <source>After %1 only the reply %2 holds the draw.</source>
        <translation>%1 のあと引き分けを保つ応手は %2 だけです。</translation>
    </message>
    <message>
        <source>After %1 every reply holds the draw.</source>
        <translation>%1 のあとはどの応手でも引き分けです。</translation>
    </message>
    <message>
        <source>%1 ends the game at once in a draw.</source>
        <translation>%1 ですぐに引き分けになります。</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have held the draw.</source>
        <translation>引き分けを負けにしてしまう手です。%1 なら引き分けを保てました。</translation>
    </message>
    <message>
        <source>This move still wins, but %2 moves later than %1.</source>
        <translation>まだ勝ちですが、%1 より %2 手遅くなります。</translation>
    </message>
    <message>
        <source>This move still wins, but 1 move later than %1.</source>
        <translation>まだ勝ちですが、%1 より 1 手遅くなります。</translation>
    </message>
    <message>
        <source>This move loses %2 moves sooner than %1.</source>
        <translation>%1 より %2 手早く負けます。</translation>
    </message>
    <message>
        <source>This move loses 1 move sooner than %1.</source>
        <translation>%1 より 1 手早く負けます。</translation>
    </message>
    <message>
        <source>Zugzwang: passing would draw, but every move loses.</source>
        <translation>ツークツワンク：パスできれば引き分けですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>Zugzwang: passing would win, but every move loses.</source>
        <translation>ツークツワンク：パスできれば勝ちですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>Zugzwang: passing would win, but no move does.</source>
        <translation>ツークツワンク：パスできれば勝ちですが、勝つ手がありません。</translation>
    </message>
    <message>
        <source>%1 is check.</source>
        <translation>%1 は王手です。</translation>
    </message>
    <message>
        <source>%1 threatens to complete a line on %2.</source>
        <translation>%1 は %2 で列を揃える狙いです。</translation>
    </message>
    <message>
        <source>%1 makes no path longer.</source>
        <translation>%1 はどちらの経路も延ばしません。</translation>
    </message>
    <message>
        <source>%1 brings the pawn no nearer to its goal: the length of its path was %2 and is now %3.</source>
        <translation>%1 ではゴールに近づきません（経路の長さは %2 から %3 に）。</translation>
    </message>
    <message>
        <source>%1 and %2 settle the turn: each secures %3, and neither side gains by mixing.</source>
        <translation>このターンは %1 と %2 で決まります。どちらも %3 を保証し、混合戦略にしても得をしません。</translation>
    </message>
    <message>
        <source>Without mixing, %1 secures at least %3 and %2 allows at most %4; mixing makes the position worth %5.</source>
        <translation>純粋戦略なら %1 は %3 以上を保証し、%2 は %4 以下に抑えます。混合戦略なら局面の値は %5 です。</translation>
    </message>
    <message>
        <source>%1 secures at least %2, and no other choice secures more.</source>
        <translation>%1 は %2 以上を保証します。これより多くを保証する手はほかにありません。</translation>
    </message>
    <message>
        <source>%1 secures only %2, because the other side can play %3; %4 secures at least %5.</source>
        <translation>%1 が保証するのは %2 だけです（相手に %3 があるため）。%4 なら %5 以上を保証します。</translation>
    </message>
    <message>
        <source>%1 allows at most %2, and no other choice allows less.</source>
        <translation>%1 は相手を %2 以下に抑えます。これより低く抑えられる手はほかにありません。</translation>
    </message>
    <message>
        <source>%1 allows %2, because the other side can play %3; %4 allows at most %5.</source>
        <translation>%1 は相手が %3 のとき %2 を許します。%4 なら %5 以下に抑えます。</translation>
    </message>
    <message>
        <source>%1 is dominated by %2: it is never better, and worse against %3.</source>
        <translation>%1 は %2 に支配されます。それより良い結果になることはなく、%3 に対しては劣ります。</translation>
    </message>
    <message>
        <source>Safe dominoes, on squares that the other side can never cover: %1 for Vertical, %2 for Horizontal.</source>
        <translation>相手が決して覆えないマスに置ける安全なドミノ：縦 %1 枚、横 %2 枚。</translation>
    </message>
    <message>
        <source>%1 leaves safe dominoes: %2 for Vertical (before: %4), %3 for Horizontal (before: %5).</source>
        <translation>%1 のあとの安全なドミノ：縦 %2 枚（それまで %4 枚）、横 %3 枚（それまで %5 枚）。</translation>
    </message>
    <message>
        <source>%1 of the free squares can be covered only by Vertical, %2 only by Horizontal.</source>
        <translation>空きマスのうち、縦だけが覆えるのは %1 個、横だけが覆えるのは %2 個です。</translation>
    </message>
    <message>
        <source>%1 wins, whatever the other side plays.</source>
        <translation>%1 は相手がどう置いても勝ちます。</translation>
    </message>
    <message>
        <source>%1 does not lose, whatever the other side plays, and no other choice secures more.</source>
        <translation>%1 は相手がどう置いても負けません。これより多くを保証する手はほかにありません。</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3, and every other choice can lose, too.</source>
        <translation>%1 は相手が %3 なら負けます。ほかのどの手を選んでも、負けることがあります。</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 wins, whatever the other side plays.</source>
        <translation>%1 は相手が %3 なら負けます。%4 は相手がどう置いても勝ちます。</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 does not lose, whatever the other side plays.</source>
        <translation>%1 は相手が %3 なら負けます。%4 は相手がどう置いても負けません。</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 secures at least %5.</source>
        <translation>%1 は相手が %3 なら負けます。%4 は %5 以上を保証します。</translation>
    </message>
    <message>
        <source>%1 loses if the other side plays %3; %4 allows at most %5.</source>
        <translation>%1 は相手が %3 なら負けます。%4 なら %5 以下に抑えます。</translation>
    </message>
    <message>
        <source>%1 only draws if the other side plays %3; %4 wins, whatever the other side plays.</source>
        <translation>%1 は相手が %3 なら引き分けにとどまります。%4 は相手がどう置いても勝ちます。</translation>
    </message>
    <message>
        <source>After %1 and %2 Vertical has more safe dominoes (%4) than Horizontal has room for (%5): Vertical wins.</source>
        <translation>%1 と %2 のあと、縦は確実にあと %4 枚置け、横は多くても %5 枚しか置けません。縦の勝ちです。</translation>
    </message>
    <message>
        <source>After %1 and %2 Horizontal has more safe dominoes (%4) than Vertical has room for (%5): Horizontal wins.</source>
        <translation>%1 と %2 のあと、横は確実にあと %4 枚置け、縦は多くても %5 枚しか置けません。横の勝ちです。</translation>
    </message>
    <message>
        <source>After %3 and %2 Vertical would have more safe dominoes (%4) than Horizontal has room for (%5), and would win.</source>
        <translation>%3 と %2 なら、縦は確実にあと %4 枚置け、横は多くても %5 枚しか置けず、縦の勝ちでした。</translation>
    </message>
    <message>
        <source>After %3 and %2 Horizontal would have more safe dominoes (%4) than Vertical has room for (%5), and would win.</source>
        <translation>%3 と %2 なら、横は確実にあと %4 枚置け、縦は多くても %5 枚しか置けず、横の勝ちでした。</translation>
    </message>
    <message>
        <source>Safe dominoes after %1 and %2: %4 for Vertical, %5 for Horizontal; with %3 instead of %1: %6 and %7.</source>
        <translation>%1 と %2 のあとの安全なドミノ：縦 %4 枚、横 %5 枚。%1 の代わりに %3 なら %6 枚と %7 枚。</translation>
    </message>
    <message>
        <source>Room for dominoes after %1 and %2: %4 for Vertical, %5 for Horizontal; with %3 instead of %1: %6 and %7.</source>
        <translation>%1 と %2 のあとに置ける枚数：縦 %4 枚、横 %5 枚。%1 の代わりに %3 なら %6 枚と %7 枚。</translation>
    </message>
    <message>
        <source>%1 uses up a safe domino: the other side could never have covered these squares.</source>
        <translation>%1 は安全なドミノを使ってしまう手です。そのマスには、もともと相手はドミノを置けませんでした。</translation>
    </message>
    <message>
        <source>After %1 and %2 the domino %4 is safe: the other side can never cover its squares.</source>
        <translation>%1 と %2 のあと、ドミノ %4 は安全です。相手はそのマスを決して覆えません。</translation>
    </message>
    <message>
        <source>After %3 and %2 the domino %4 would be safe: the other side could never cover its squares.</source>
        <translation>%3 と %2 なら、ドミノ %4 は安全でした。相手はそのマスを覆えなかったはずです。</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won at once.</source>
        <translation>勝ちを引き分けにしてしまう手です。%1 ならすぐに勝ちでした。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have won at once.</source>
        <translation>勝ちを負けにしてしまう手です。%1 ならすぐに勝ちでした。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 holds the draw and makes %3 impossible.</source>
        <translation>%1 のあと、応手 %2 で引き分けに持ち込まれ、%3 は指せなくなります。</translation>
    </message>
    <message>
        <source>After %1 only the reply %2 holds the draw; it makes %3 impossible.</source>
        <translation>%1 のあと引き分けになる応手は %2 だけで、%3 は指せなくなります。</translation>
    </message>
    <message>
        <source>%1 makes %3 impossible, and the reply %2 holds the draw.</source>
        <translation>%1 のあとは %3 を指せなくなり、%2 と応じられて引き分けです。</translation>
    </message>
    <message>
        <source>%1 makes %3 impossible, and only the reply %2 holds the draw.</source>
        <translation>%1 のあとは %3 を指せなくなります。引き分けにする応手は %2 だけです。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 holds the draw. %o can then answer %3 with %4.</source>
        <translation>%1 のあと、応手 %2 で引き分けになります。そのあと %3 には%oが %4 と応じられます。</translation>
    </message>
    <message>
        <source>After %1 only the reply %2 holds the draw. %o can then answer %3 with %4.</source>
        <translation>%1 のあと引き分けになる応手は %2 だけです。そのあと %3 には%oが %4 と応じられます。</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have held the draw: %m could then answer %3 with %4.</source>
        <translation>引き分けを負けにしてしまう手です。%1 なら引き分けを保てました。%3 には%mが %4 と応じられます。</translation>
    </message>
    <message>
        <source>The other side&apos;s best mix is %3. Against it, %1 yields %2 on average, and %4 yields %5.</source>
        <translation>相手の最適混合戦略は %3 です。これに対して %1 の利得は平均 %2、%4 なら %5 です。</translation>
    </message>
    <message>
        <source>The other side&apos;s best mix is %3. Against it, %1 allows %2 on average, and %4 allows %5.</source>
        <translation>相手の最適混合戦略は %3 です。これに対して %1 は平均 %2、%4 なら %5 を許します。</translation>
    </message>
    <message>
        <source>Allows a win</source>
        <translation>相手の勝ち筋を許す</translation>
    </message>
    <message>
        <source>Overlooked win</source>
        <translation>勝ちの見落とし</translation>
    </message>
    <message>
        <source>Overlooked threat</source>
        <translation>見落とした狙い</translation>
    </message>
    <message>
        <source>Missed win</source>
        <translation>逃した勝ち</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>対局を終わらせる手</translation>
    </message>
    <message>
        <source>Not the safest choice</source>
        <translation>最も安全な手を選ばない</translation>
    </message>
    <message>
        <source>Gives up a win</source>
        <translation>勝ちを手放す</translation>
    </message>
    <message>
        <source>Risks a loss</source>
        <translation>負けの危険がある</translation>
    </message>
    <message>
        <source>Dominated choice</source>
        <translation>支配される手</translation>
    </message>
    <message>
        <source>Loses against the best mix</source>
        <translation>最適混合戦略に対する損</translation>
    </message>
    <message>
        <source>Series of checks</source>
        <translation>王手の連続</translation>
    </message>
    <message>
        <source>Lion on the far row</source>
        <translation>ライオンのトライ</translation>
    </message>
    <message>
        <source>Lion captured</source>
        <translation>取られたライオン</translation>
    </message>
    <message>
        <source>Lion left in check</source>
        <translation>王手の放置</translation>
    </message>
    <message>
        <source>Lion walks into check</source>
        <translation>ライオンが取られるマスへの移動</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>Lion without a safe square</source>
        <translation>逃げ場のないライオン</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>両取り</translation>
    </message>
    <message>
        <source>Loses a piece</source>
        <translation>駒損</translation>
    </message>
    <message>
        <source>Allows a capture</source>
        <translation>駒を取らせる</translation>
    </message>
    <message>
        <source>Unguarded piece</source>
        <translation>浮き駒</translation>
    </message>
    <message>
        <source>Too few guards</source>
        <translation>守りの不足</translation>
    </message>
    <message>
        <source>Lion kept off the far row</source>
        <translation>トライを防がれる</translation>
    </message>
    <message>
        <source>Check that gains nothing</source>
        <translation>効果のない王手</translation>
    </message>
    <message>
        <source>Allows a check</source>
        <translation>王手を許す</translation>
    </message>
    <message>
        <source>Runs out of room</source>
        <translation>置き場所がなくなる</translation>
    </message>
    <message>
        <source>Wasted safe domino</source>
        <translation>安全なドミノの無駄遣い</translation>
    </message>
    <message>
        <source>Gives the opponent safe dominoes</source>
        <translation>相手に安全なドミノを与える</translation>
    </message>
    <message>
        <source>Safe dominoes</source>
        <translation>安全なドミノ</translation>
    </message>
    <message>
        <source>Less room for the opponent</source>
        <translation>相手の置き場所を減らす</translation>
    </message>
    <message>
        <source>Lost race</source>
        <translation>負けた競走</translation>
    </message>
    <message>
        <source>No way forward</source>
        <translation>前に進めない</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>強制される手</translation>
    </message>
    <message>
        <source>Blocked car</source>
        <translation>止められた車</translation>
    </message>
    <message>
        <source>Car in the way</source>
        <translation>道をふさぐ車</translation>
    </message>
    <message>
        <source>Lets a car pass</source>
        <translation>車を通してしまう</translation>
    </message>
    <message>
        <source>Clears the way</source>
        <translation>道を空けてしまう</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>横への一歩</translation>
    </message>
    <message>
        <source>Too many steps to go</source>
        <translation>残りステップ数が多い</translation>
    </message>
    <message>
        <source>Uncovers a line</source>
        <translation>列を現してしまう</translation>
    </message>
    <message>
        <source>Open line</source>
        <translation>列を揃えさせてしまう</translation>
    </message>
    <message>
        <source>Two threats at once</source>
        <translation>二重の狙い</translation>
    </message>
    <message>
        <source>Piece that must not be lifted</source>
        <translation>持ち上げてはいけない駒</translation>
    </message>
    <message>
        <source>Covered piece</source>
        <translation>かぶせられた駒</translation>
    </message>
    <message>
        <source>Allows a threat</source>
        <translation>相手の狙いを許す</translation>
    </message>
    <message>
        <source>Series of threats</source>
        <translation>狙いの連続</translation>
    </message>
    <message>
        <source>Fence later on</source>
        <translation>その後のフェンス</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>飛び越え</translation>
    </message>
    <message>
        <source>Fence in the way</source>
        <translation>道をふさぐフェンス</translation>
    </message>
    <message>
        <source>Fence in your own way</source>
        <translation>自分を妨げるフェンス</translation>
    </message>
    <message>
        <source>Useless fence</source>
        <translation>効果のないフェンス</translation>
    </message>
    <message>
        <source>Step that gains nothing</source>
        <translation>ゴールに近づかない一歩</translation>
    </message>
    <message>
        <source>Longer path</source>
        <translation>相手より長い経路</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have held the draw and made the reply %3 impossible.</source>
        <translation>引き分けを負けにしてしまう手です。%1 なら引き分けを保て、相手は %3 を指せませんでした。</translation>
    </message>
    <message>
        <source>%1 threatens %2, which wins at once.</source>
        <translation>%1 は %2 を狙っています（ただちに勝ち）。</translation>
    </message>
    <message>
        <source>Misses a piece</source>
        <translation>駒得を逃す</translation>
    </message>
    <message>
        <source>Attack by a chick</source>
        <translation>ひよこの攻め</translation>
    </message>
    <message>
        <source>This move stops the threat %1, which would win at once.</source>
        <translation>すぐに勝つ %1 の狙いを防ぎます。</translation>
    </message>
    <message>
        <source>Pawn in the way</source>
        <translation>通り道のコマ</translation>
    </message>
    <message>
        <source>Weaker fence</source>
        <translation>効果の小さいフェンス</translation>
    </message>
    <message>
        <source>%o threatens %1, which wins at once.</source>
        <translation>%oは %1 を狙っています（すぐに勝ち）。</translation>
    </message>
    <message>
        <source>%1 ends the game at once, and %o wins.</source>
        <translation>%1 で対局がすぐに終わり、%oの勝ちです。</translation>
    </message>
    <message>
        <source>This move puts %o in zugzwang: passing would draw, but every move loses.</source>
        <translation>%oをツークツワンクに追い込みます。パスできれば引き分けですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>This move puts %o in zugzwang: passing would win, but every move loses.</source>
        <translation>%oをツークツワンクに追い込みます。パスできれば勝ちですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>This move puts %o in zugzwang: passing would win, but no move does.</source>
        <translation>%oをツークツワンクに追い込みます。パスできれば勝ちですが、どの手を指しても勝てません。</translation>
    </message>
    <message>
        <source>%1 would have put %o in zugzwang: passing would draw, but every move loses.</source>
        <translation>%1 なら%oをツークツワンクに追い込めました。パスできれば引き分けですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>%1 would have put %o in zugzwang: passing would win, but every move loses.</source>
        <translation>%1 なら%oをツークツワンクに追い込めました。パスできれば勝ちですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>%1 would have put %o in zugzwang: passing would win, but no move does.</source>
        <translation>%1 なら%oをツークツワンクに追い込めました。パスできれば勝ちですが、どの手を指しても勝てません。</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path from %2 to %3; %m&apos;s own path is %4.</source>
        <translation>%1 は%oの経路を %2 から %3 に延ばします。%mの経路は %4 です。</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path from %2 to %3, and %m&apos;s own path from %4 to %5.</source>
        <translation>%1 は%oの経路を %2 から %3 に、%m自身の経路を %4 から %5 に延ばします。</translation>
    </message>
    <message>
        <source>%1 lengthens only %m&apos;s own path, from %2 to %3.</source>
        <translation>%1 は%m自身の経路だけを %2 から %3 に延ばします。</translation>
    </message>
    <message>
        <source>%1 shortens %m&apos;s path from %2 to %3; %o&apos;s path is %4.</source>
        <translation>%1 は%mの経路を %2 から %3 に縮めます。%oの経路は %4 です。</translation>
    </message>
    <message>
        <source>%1 jumps over %o&apos;s pawn and shortens %m&apos;s path from %2 to %3; %o&apos;s path is %4.</source>
        <translation>%1 は%oのコマを飛び越え、%mの経路を %2 から %3 に縮めます。%oの経路は %4 です。</translation>
    </message>
    <message>
        <source>After %1 the shortest paths are %2 for %m and %3 for %o; fences left: %4 and %5; %o is to move.</source>
        <translation>%1 のあとの最短経路は%mが %2、%oが %3、残りフェンスは %4 と %5、手番は%oです。</translation>
    </message>
    <message>
        <source>Shortest paths: %1 for %m, who is to move, and %2 for %o; fences left: %3 and %4.</source>
        <translation>最短経路：手番の%mが %1、%oが %2。残りフェンスは %3 と %4。</translation>
    </message>
    <message>
        <source>In the line %1 %2, %o&apos;s fence at the end lengthens %m&apos;s path from %3 to %4; %o&apos;s own path is %5.</source>
        <translation>手順 %1 %2 では、最後に%oのフェンスが%mの経路を %3 から %4 に延ばします。%oの経路は %5 です。</translation>
    </message>
    <message>
        <source>In the line %1 %2, %m&apos;s fence at the end lengthens %o&apos;s path from %3 to %4; %m&apos;s own path is %5.</source>
        <translation>手順 %1 %2 では、最後に%mのフェンスが%oの経路を %3 から %4 に延ばします。%mの経路は %5 です。</translation>
    </message>
    <message>
        <source>In the line %1 %2, %o&apos;s pawn jumps at the end and shortens its path from %3 to %4; %m&apos;s path is %5.</source>
        <translation>手順 %1 %2 では、最後に%oのコマが相手のコマを飛び越え、経路を %3 から %4 に縮めます。%mの経路は %5 です。</translation>
    </message>
    <message>
        <source>In the line %1 %2, %m&apos;s pawn jumps at the end and shortens its path from %3 to %4; %o&apos;s path is %5.</source>
        <translation>手順 %1 %2 では、最後に%mのコマが相手のコマを飛び越え、経路を %3 から %4 に縮めます。%oの経路は %5 です。</translation>
    </message>
    <message>
        <source>After the line %1 %2, %o&apos;s pawn on %3 stands on %m&apos;s only path; steps left: %4 for %o and %5 for %m, who is to move; fences left: %6 and %7.</source>
        <translation>手順 %1 %2 のあと、%3 にいる%oのコマが%mの唯一の経路をふさぎます。残り歩数は%oが %4、手番の%mが %5、残りフェンスは %6 と %7 です。</translation>
    </message>
    <message>
        <source>After the line %1 %2, %m&apos;s pawn on %3 stands on %o&apos;s only path; steps left: %4 for %m and %5 for %o, who is to move; fences left: %6 and %7.</source>
        <translation>手順 %1 %2 のあと、%3 にいる%mのコマが%oの唯一の経路をふさぎます。残り歩数は%mが %4、手番の%oが %5、残りフェンスは %6 と %7 です。</translation>
    </message>
    <message>
        <source>After %1 %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move and has no fence to wait with, so %o can jump over %m&apos;s pawn. Steps left after the jump: %4 for %o, %5 for %m.</source>
        <translation>%1 %2 のあと、コマは %3 歩（偶数）離れて互いに向かって進みます。手番の%mには手を渡すためのフェンスがないので、%oは%mのコマを飛び越えられます。飛び越えたあとの残り歩数は%oが %4、%mが %5 です。</translation>
    </message>
    <message>
        <source>Meeting in a corridor</source>
        <translation>通路での鉢合わせ</translation>
    </message>
    <message>
        <source>After %1 %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move and has no fence to wait with, so %o can jump over %m&apos;s pawn and reaches the goal.</source>
        <translation>%1 %2 のあと、コマは %3 歩（偶数）離れて互いに向かって進みます。手番の%mには手を渡すためのフェンスがないので、%oは%mのコマを飛び越えてゴールできます。</translation>
    </message>
    <message>
        <source>%1 is %m&apos;s last fence, so %m can no longer wait for a turn. After %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move, so %o can jump over %m&apos;s pawn. Steps left after the jump: %4 for %o, %5 for %m.</source>
        <translation>%1 は%mの最後のフェンスなので、%mはもう手を渡せません。%2 のあと、コマは %3 歩（偶数）離れて互いに向かって進みます。手番は%mなので、%oは%mのコマを飛び越えられます。飛び越えたあとの残り歩数は%oが %4、%mが %5 です。</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %4 steps, but %o needs only %3, and %m&apos;s last fence cannot make %o&apos;s path longer than %5.</source>
        <translation>%1 %2 のあと、手番の%mはあと %4 歩、%oはあと %3 歩です。%mの最後のフェンスでも、%oの経路は %5 より長くなりません。</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %4 steps, but %o needs only %3, and %m&apos;s last fence cannot lengthen %o&apos;s path.</source>
        <translation>%1 %2 のあと、手番の%mはあと %4 歩、%oはあと %3 歩です。%mの最後のフェンスでは、%oの経路を延ばせません。</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %3 steps, but %o needs only %4, and %m has no fence left to stop %o.</source>
        <translation>%1 %2 のあと、手番の%mはあと %3 歩、%oはあと %4 歩です。%mには%oを止めるフェンスが残っていません。</translation>
    </message>
    <message>
        <source>After %1 %2, %m is to move and needs %3 steps, but %o needs only %4. %1 was %m&apos;s last fence, so %m can no longer stop %o.</source>
        <translation>%1 %2 のあと、手番の%mはあと %3 歩、%oはあと %4 歩です。%1 が%mの最後のフェンスだったので、%mはもう%oを止められません。</translation>
    </message>
    <message>
        <source>No fence left</source>
        <translation>フェンス切れ</translation>
    </message>
    <message>
        <source>After %1 %2, %o still has the fence %3, which would lengthen %m&apos;s path from %4 to %5; %o&apos;s own path would be %6, and %m has no fence left.</source>
        <translation>%1 %2 のあと、%oにはまだフェンス %3 があり、%mの経路を %4 から %5 に延ばせます。そのとき%oの経路は %6 で、%mにはもうフェンスがありません。</translation>
    </message>
    <message>
        <source>After %1 %2, %o still has fences such as %3 and %4, which together would lengthen %m&apos;s path from %5 to %6; %o&apos;s own path would be %7, and %m has no fence left.</source>
        <translation>%1 %2 のあと、%oにはまだ %3 と %4 のようなフェンスがあり、合わせて%mの経路を %5 から %6 に延ばせます。そのとき%oの経路は %7 で、%mにはもうフェンスがありません。</translation>
    </message>
    <message>
        <source>After %1 %2, %o still has the fence %3, which would lengthen %m&apos;s path from %4 to %5; %o&apos;s own path would be %6, and no fence of %m could then make it longer than %7.</source>
        <translation>%1 %2 のあと、%oにはまだフェンス %3 があり、%mの経路を %4 から %5 に延ばせます。そのとき%oの経路は %6 で、%mがどのフェンスを置いても %7 より長くなりません。</translation>
    </message>
    <message>
        <source>After %1 the fence %2 lengthens %m&apos;s path from %3 to %4; after %5 no fence of %o could have made it longer than %6.</source>
        <translation>%1 のあと、フェンス %2 が%mの経路を %3 から %4 に延ばします。%5 と指していれば、%oがどのフェンスを置いても、その経路は %6 より長くならなかったはずです。</translation>
    </message>
    <message>
        <source>After %1 the fence %2 lengthens %m&apos;s path from %3 to %4; after %5 and the same fence, the path would be only %6.</source>
        <translation>%1 のあと、フェンス %2 が%mの経路を %3 から %4 に延ばします。%5 のあとなら、同じフェンスを置かれても経路は %6 ですみます。</translation>
    </message>
    <message>
        <source>The fence %1 lengthens %o&apos;s path only from %2 to %3. %4 would have gained as much and saved the fence: this pawn move shortens %m&apos;s path from %5 to %6.</source>
        <translation>フェンス %1 は%oの経路を %2 から %3 にしか延ばしません。%4 ならコマを動かすだけで同じだけ得をし、フェンスを節約できました。%mの経路が %5 から %6 に縮まります。</translation>
    </message>
    <message>
        <source>Wasted fence</source>
        <translation>無駄なフェンス</translation>
    </message>
    <message>
        <source>After %1, %m&apos;s path is %2 and %o&apos;s path is %3; after %4 they would have been %5 and %6.</source>
        <translation>%1 のあと、経路は%mが %2、%oが %3 です。%4 なら %5 と %6 でした。</translation>
    </message>
    <message>
        <source>%1 is %m&apos;s last fence. After %2, %m would still have a fence to stop %o or to wait with.</source>
        <translation>%1 は%mの最後のフェンスです。%2 なら、%mには%oを止めたり手を渡したりするためのフェンスが残りました。</translation>
    </message>
    <message>
        <source>After %1 %2, %m needs %3 steps and %o needs %4, but %o has more fences left: %6 against %5.</source>
        <translation>%1 %2 のあと、%mはあと %3 歩、%oはあと %4 歩ですが、残りのフェンスは%oのほうが多く、%6 対 %5 です。</translation>
    </message>
    <message>
        <source>After %1 %2, no fence of %m makes %o&apos;s path longer than %3. %4 prepares the fence %5, which would make it %6 steps long.</source>
        <translation>%1 %2 のあとは、%mがどのフェンスを置いても%oの経路は %3 より長くなりません。%4 はフェンス %5 の準備になり、その経路を %6 歩にできました。</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path from %2 to %3, but the reply %4 lengthens %m&apos;s path from %5 to %6.</source>
        <translation>%1 は%oの経路を %2 から %3 に延ばしますが、応手 %4 が%mの経路を %5 から %6 に延ばします。</translation>
    </message>
    <message>
        <source>%1 lengthens %o&apos;s path only from %2 to %3. %4 would have lengthened it to %5, and %m&apos;s own path would then have been %6.</source>
        <translation>%1 は%oの経路を %2 から %3 にしか延ばしませんが、%4 なら %5 に延ばせました。このとき%mの経路は %6 になっていました。</translation>
    </message>
    <message>
        <source>%1 would have lengthened %o&apos;s path from %2 to %3; %m&apos;s own path would have been %4.</source>
        <translation>%1 なら%oの経路を %2 から %3 に延ばせました。このとき%mの経路は %4 になっていました。</translation>
    </message>
    <message>
        <source>Missed fence</source>
        <translation>逃したフェンス</translation>
    </message>
    <message>
        <source>Missed step</source>
        <translation>逃した一歩</translation>
    </message>
    <message>
        <source>After %1 %2, no car of %o can be blocked any more. %o wins the race; remaining steps: %3 for %o, %4 for %m, who is to move.</source>
        <translation>%1 %2 のあと、%oの車はもう止められません。残りステップ数は%oが %3、手番の%mが %4 で、%oが競走に勝ちます。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, no car of %m can be blocked any more. %m wins the race; remaining steps: %3 for %m, %4 for %o, who is to move.</source>
        <translation>最善手 %1 のあと %2 と進むと、%mの車はもう止められません。残りステップ数は%mが %3、手番の%oが %4 で、%mが競走に勝ちます。</translation>
    </message>
    <message>
        <source>Both sides want %4: %3 would have taken it. In the line %1 %2, %o takes it and blocks the car on %5.</source>
        <translation>%4 は双方が欲しいマスです。%3 なら先に取れました。手順 %1 %2 では%oが取り、%5 の車を止めます。</translation>
    </message>
    <message>
        <source>Both sides want %4: %3 would have taken it and blocked the car on %5. In the line %1 %2, %o takes it.</source>
        <translation>%4 は双方が欲しいマスです。%3 なら先に取り、%5 の車を止められました。手順 %1 %2 では%oが取ります。</translation>
    </message>
    <message>
        <source>In the line %1 %2, a car of %m goes %3 but gets no nearer to its edge: a car of %o stands directly in front of it, on %4.</source>
        <translation>手順 %1 %2 で%mの車は %3 と動きますが、出口に近づけません。すぐ前の %4 に%oの車がいるからです。</translation>
    </message>
    <message>
        <source>In the line %1 %2, a car of %o goes %3 but gets no nearer to its edge: a car of %m stands directly in front of it, on %4.</source>
        <translation>手順 %1 %2 で%oの車は %3 と動きますが、出口に近づけません。すぐ前の %4 に%mの車がいるからです。</translation>
    </message>
    <message>
        <source>After %1 %2, %m can only move sideways.</source>
        <translation>%1 %2 のあと、%mは横にしか動けません。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o can only move sideways.</source>
        <translation>最善手 %1 のあと %2 と進むと、%oは横にしか動けません。</translation>
    </message>
    <message>
        <source>After %1 %2, %m&apos;s car on %3 cannot move at all.</source>
        <translation>%1 %2 のあと、%3 の%mの車はまったく動けません。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o&apos;s car on %3 cannot move at all.</source>
        <translation>最善手 %1 のあと %2 と進むと、%3 の%oの車はまったく動けません。</translation>
    </message>
    <message>
        <source>After %1 %2, %m has a single move, %3.</source>
        <translation>%1 %2 のあと、%mの手は %3 だけです。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o has a single move, %3.</source>
        <translation>最善手 %1 のあと %2 と進むと、%oの手は %3 だけです。</translation>
    </message>
    <message>
        <source>After %1 %2, the car on %3 is the only car of %m that can still move forward.</source>
        <translation>%1 %2 のあと、%mの車で前へ進めるのは %3 の車だけです。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, the car on %3 is the only car of %o that can still move forward.</source>
        <translation>最善手 %1 のあと %2 と進むと、%oの車で前へ進めるのは %3 の車だけです。</translation>
    </message>
    <message>
        <source>After %1 %2, %o&apos;s car on %3 stands directly in front of %m&apos;s car on %4.</source>
        <translation>%1 %2 のあと、%3 の%oの車が %4 の%mの車のすぐ前にいます。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %m&apos;s car on %3 stands directly in front of %o&apos;s car on %4.</source>
        <translation>最善手 %1 のあと %2 と進むと、%3 の%mの車が %4 の%oの車のすぐ前にいます。</translation>
    </message>
    <message>
        <source>After %1 %2, %m can no longer block %o&apos;s car on %3.</source>
        <translation>%1 %2 のあと、%mは %3 の%oの車をもう止められません。</translation>
    </message>
    <message>
        <source>After the better move %1, then %2, %o can no longer block %m&apos;s car on %3.</source>
        <translation>最善手 %1 のあと %2 と進むと、%oは %3 の%mの車をもう止められません。</translation>
    </message>
    <message>
        <source>Steps forward in the line %1 %2: %3 for %o, %4 for %m; remaining steps after it: %5 for %o, who is to move, %6 for %m.</source>
        <translation>手順 %1 %2 で前へ進むステップ数：%o %3、%m %4。そのあとの残りステップ数：手番の%o %5、%m %6。</translation>
    </message>
    <message>
        <source>Steps forward in the line %1 %2: %3 for %m, %4 for %o; remaining steps after it: %5 for %m, who is to move, %6 for %o.</source>
        <translation>手順 %1 %2 で前へ進むステップ数：%m %3、%o %4。そのあとの残りステップ数：手番の%m %5、%o %6。</translation>
    </message>
    <message>
        <source>After %1 no car of %m can be blocked any more. %m wins the race; remaining steps: %2 for %m, %3 for %o, who is to move.</source>
        <translation>%1 のあと、%mの車はもう止められません。残りステップ数は%mが %2、手番の%oが %3 で、%mが競走に勝ちます。</translation>
    </message>
    <message>
        <source>After %1, %o can only move sideways.</source>
        <translation>%1 のあと、%oは横にしか動けません。</translation>
    </message>
    <message>
        <source>After %1 the car on %2 is the only car of %o that can still move forward.</source>
        <translation>%1 のあと、%oの車で前へ進めるのは %2 の車だけです。</translation>
    </message>
    <message>
        <source>%1 leaves %o a single move, %2.</source>
        <translation>%1 のあと%oの手は %2 だけです。</translation>
    </message>
    <message>
        <source>%1 moves directly in front of %o&apos;s car on %2 and blocks it.</source>
        <translation>%1 は %2 の%oの車のすぐ前に入り、その車を止めます。</translation>
    </message>
    <message>
        <source>After %1, %o&apos;s car on %2 cannot move at all.</source>
        <translation>%1 のあと、%2 の%oの車はまったく動けません。</translation>
    </message>
    <message>
        <source>%1 puts a car in the way of %o&apos;s car on %2.</source>
        <translation>%1 は %2 の%oの車の行く手をふさぎます。</translation>
    </message>
    <message>
        <source>%1 moves out from behind %o&apos;s car on %2, and the next square forward is free.</source>
        <translation>%1 は %2 の%oの車の後ろから抜け出す手で、すぐ前のマスが空いています。</translation>
    </message>
    <message>
        <source>Way round a blocking car</source>
        <translation>回り道</translation>
    </message>
    <message>
        <source>After %1, %m can only move sideways.</source>
        <translation>%1 のあと、%mは横にしか動けません。</translation>
    </message>
    <message>
        <source>After %1 no car of %m can move.</source>
        <translation>%1 のあと、%mの車はどれも動けません。</translation>
    </message>
    <message>
        <source>After %1, %m can no longer block %o&apos;s car on %2.</source>
        <translation>%1 のあと、%mは %2 の%oの車をもう止められません。</translation>
    </message>
    <message>
        <source>%1 clears the way for %o&apos;s car on %2.</source>
        <translation>%1 は %2 の%oの車に道を空けます。</translation>
    </message>
    <message>
        <source>%1 moves the car directly behind %o&apos;s car on %2, which blocks its way.</source>
        <translation>%1 は %2 の%oの車のすぐ後ろに入る手で、その車に道をふさがれます。</translation>
    </message>
    <message>
        <source>%1 moves sideways. The remaining steps are unchanged: %2 for %m, %3 for %o, who is to move.</source>
        <translation>%1 は車を横に動かす手です。残りステップ数は変わりません：%m %2、手番の%o %3。</translation>
    </message>
    <message>
        <source>After %1, %o can no longer block %m&apos;s car on %2.</source>
        <translation>%1 のあと、%oは %2 の%mの車をもう止められません。</translation>
    </message>
    <message>
        <source>Remaining steps after %1: %2 for %m, %3 for %o. %o is to move.</source>
        <translation>%1 のあとの残りステップ数：%m %2、%o %3。手番は%o。</translation>
    </message>
    <message>
        <source>Remaining steps: %1 for %m, %2 for %o.</source>
        <translation>残りステップ数：%m %1、%o %2。</translation>
    </message>
    <message>
        <source>After %1, %m can no longer place the fence %2, which would have lengthened %o&apos;s path from %3 to %4.</source>
        <translation>%1 のあと、%mは、%oの経路を %3 から %4 に延ばせたはずのフェンス %2 を置けなくなります。</translation>
    </message>
    <message>
        <source>This move threatens %1, which wins in %2 moves: %3.</source>
        <translation>%1 を狙っています（%2 手で勝ち：%3）。</translation>
    </message>
    <message>
        <source>%o threatens %1, which wins in %2 moves: %3.</source>
        <translation>%oは %1 を狙っています（%2 手で勝ち：%3）。</translation>
    </message>
    <message>
        <source>%1 threatens %2, which wins in %3 moves: %4.</source>
        <translation>%1 は %2 を狙っています（%3 手で勝ち：%4）。</translation>
    </message>
    <message>
        <source>After %1 everything but %2 loses within %3 moves.</source>
        <translation>%1 のあと、%2 以外の手はすべて %3 手以内に負けます。</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else loses within %2 moves.</source>
        <translation>勝つ手は %1 だけです。ほかの手は %2 手以内に負けます。</translation>
    </message>
    <message>
        <source>%1 is the only move that holds the draw; everything else loses within %2 moves.</source>
        <translation>引き分けを保つ手は %1 だけです。ほかの手は %2 手以内に負けます。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in %3 moves: %4.</source>
        <translation>%1 には %2 と応じられ、%3 手で相手の勝ちになります：%4。</translation>
    </message>
    <message>
        <source>%1 does not stop the threat %2, which wins in %3 moves: %4.</source>
        <translation>%1 では %2 の狙いを防げません（%3 手で相手の勝ち）：%4。</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won in %2 moves.</source>
        <translation>勝ちを引き分けにしてしまう手です。%1 なら %2 手で勝ちでした。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have won in %2 moves.</source>
        <translation>勝ちを負けにしてしまう手です。%1 なら %2 手で勝ちでした。</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have kept the win and made the reply %3 impossible.</source>
        <translation>勝ちを引き分けにしてしまう手です。%1 なら勝ちを保て、相手は %3 を指せませんでした。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have kept the win and made the reply %3 impossible.</source>
        <translation>勝ちを負けにしてしまう手です。%1 なら勝ちを保て、相手は %3 を指せませんでした。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have kept the win: %m could then answer %3 with %4.</source>
        <translation>勝ちを負けにしてしまう手です。%1 なら勝ちを保てました。%3 には%mが %4 と応じられます。</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won in %2 moves: %3.</source>
        <translation>勝ちを引き分けにしてしまう手です。%1 なら %2 手で勝ちでした：%3。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have won in %2 moves: %3.</source>
        <translation>勝ちを負けにしてしまう手です。%1 なら %2 手で勝ちでした：%3。</translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>In a line of best play after %1, every move by %o attacks the lion or captures it.</source>
        <translation>%1 のあとの最善手順の一つでは、%oの手はすべてライオンをねらうか取る手です。</translation>
    </message>
    <message>
        <source>In a line of best play after %1, %m loses %2 and gets nothing in return: %4.</source>
        <translation>%1 のあとの最善手順の一つでは、%mは%2を取られ、何も取れません：%4。</translation>
    </message>
    <message>
        <source>In a line of best play after %1, %m loses %2 and gets only %3 in return: %4.</source>
        <translation>%1 のあとの最善手順の一つでは、%mは%2を取られ、取れるのは%3だけです：%4。</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, %m would have won %2 and lost nothing: %4.</source>
        <translation>%1 からの最善手順の一つでは、%mは%2を取り、何も取られませんでした：%4。</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, %m would have won %2 and lost only %3: %4.</source>
        <translation>%1 からの最善手順の一つでは、%mは%2を取り、取られるのは%3だけでした：%4。</translation>
    </message>
    <message>
        <source>In a line of best play after %1, %o&apos;s lion reaches the far row safely.</source>
        <translation>%1 のあとの最善手順の一つでは、%oのライオンが安全にトライします。</translation>
    </message>
    <message>
        <source>%1 captures %o&apos;s lion.</source>
        <translation>%1 で%oのライオンを取ります。</translation>
    </message>
    <message>
        <source>%1 brings %m&apos;s lion to the far row, where nothing can capture it.</source>
        <translation>%1 で%mのライオンが安全にトライします。</translation>
    </message>
    <message>
        <source>After %1 %3 on %4 still attacks %m&apos;s lion on %2.</source>
        <translation>%1 のあとも、%4 にいる%3が %2 にいる%mのライオンをねらっています。</translation>
    </message>
    <message>
        <source>%1 moves %m&apos;s lion to a square where %3 on %4 can capture it.</source>
        <translation>%1 は%mのライオンを、%4 にいる%3に取られるマスへ動かす手です。</translation>
    </message>
    <message>
        <source>%1 is checkmate: whatever %o plays, %m can capture the lion.</source>
        <translation>%1 で詰みです。%oがどう指しても、%mはライオンを取れます。</translation>
    </message>
    <message>
        <source>%1 attacks %o&apos;s lion, which has no safe square.</source>
        <translation>%1 は%oのライオンをねらう手で、ライオンに安全なマスはありません。</translation>
    </message>
    <message>
        <source>%1 attacks %o&apos;s lion and %3 on %2 at the same time.</source>
        <translation>%1 は%oのライオンと %2 にいる%3の両取りです。</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2, and no piece can recapture.</source>
        <translation>%1 で %2 にいる%3を取り、取り返されません。</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2, and %o cannot safely recapture: the square is guarded.</source>
        <translation>%1 で %2 にいる%3を取ります。そのマスは守られているので、%oは安全に取り返せません。</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2, and %o can recapture.</source>
        <translation>%1 で %2 にいる%3を取りますが、%oは取り返せます。</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion can reach the far row safely.</source>
        <translation>%1 のあと%oのライオンは安全にトライできます。</translation>
    </message>
    <message>
        <source>%1 puts %2 on a square where %o can capture it and nothing guards it.</source>
        <translation>%1 は%2を、%oに取られるうえ守りのないマスに置く手です。</translation>
    </message>
    <message>
        <source>After %1 %o attacks %5 on %2 with %3 pieces, and %m guards it with only %4.</source>
        <translation>%1 のあと %2 にいる%5は、%oの駒 %3 枚にねらわれ、守る%mの駒は %4 枚だけです。</translation>
    </message>
    <message>
        <source>After %1 %o can capture %3 on %2, and nothing guards it.</source>
        <translation>%1 のあと、%oは %2 にいる%3を取れます。そこには守りがありません。</translation>
    </message>
    <message>
        <source>%1 keeps %o&apos;s lion off the far row.</source>
        <translation>%1 は%oのトライを防ぎます。</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion has no safe square to go to.</source>
        <translation>%1 のあと%oのライオンに安全な行き先はありません。</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion has only one safe square to go to, %2.</source>
        <translation>%1 のあと%oのライオンの安全な行き先は %2 だけです。</translation>
    </message>
    <message>
        <source>After %1 %m&apos;s lion is no longer attacked.</source>
        <translation>%1 のあと%mのライオンはねらわれていません。</translation>
    </message>
    <message>
        <source>%1 threatens to bring %m&apos;s lion to the far row.</source>
        <translation>%1 は%mのトライを狙っています。</translation>
    </message>
    <message>
        <source>%1 attacks %3 on %2, which nothing guards.</source>
        <translation>%1 は %2 にいる%3を狙っています。そこには守りがありません。</translation>
    </message>
    <message>
        <source>%1 attacks %3 on %2 with a guarded chick, which is worth less.</source>
        <translation>%1 は守りのあるひよこで、より価値の高い %2 の%3を狙っています。</translation>
    </message>
    <message>
        <source>%1 saves %3 on %2, which %o attacked and nothing guarded.</source>
        <translation>%1 は、守りがなく%oに狙われていた %2 の%3を助けます。</translation>
    </message>
    <message>
        <source>Saves a piece</source>
        <translation>駒を助ける</translation>
    </message>
    <message>
        <source>%m&apos;s lion on %1 is attacked.</source>
        <translation>%1 にいる%mのライオンに王手がかかっています。</translation>
    </message>
    <message>
        <source>%m&apos;s lion can reach the far row safely.</source>
        <translation>%mのライオンは安全にトライできます。</translation>
    </message>
    <message>
        <source>%o can capture %2 on %1, and nothing guards it.</source>
        <translation>%oは %1 にいる%2を取れます。そこには守りがありません。</translation>
    </message>
    <message>
        <source>the giraffe</source>
        <translation>キリン</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>ゾウ</translation>
    </message>
    <message>
        <source>the chick</source>
        <translation>ひよこ</translation>
    </message>
    <message>
        <source>the hen</source>
        <translation>にわとり</translation>
    </message>
    <message>
        <source>two giraffes</source>
        <translation>キリン 2 枚</translation>
    </message>
    <message>
        <source>two elephants</source>
        <translation>ゾウ 2 枚</translation>
    </message>
    <message>
        <source>two chicks</source>
        <translation>ひよこ 2 枚</translation>
    </message>
    <message>
        <source>two hens</source>
        <translation>にわとり 2 枚</translation>
    </message>
    <message>
        <source>the lion</source>
        <translation>ライオン</translation>
    </message>
    <message>
        <source>After %1 %o has no room for a domino.</source>
        <translation>%1 のあと%oにはドミノを置く場所がありません。</translation>
    </message>
    <message>
        <source>After %1 it is %o&apos;s turn. Safe dominoes of %m: %2 (%4). Room for dominoes of %o: %3 at most. So %o runs out first.</source>
        <translation>%1 のあとは%oの手番です。%mの安全なドミノ：%2 枚（%4）。%oが置けるのは多くても %3 枚です。先に置けなくなるのは%oです。</translation>
    </message>
    <message>
        <source>%1 uses up a safe domino of %m: %o could never have covered these squares.</source>
        <translation>%1 は%mの安全なドミノを使ってしまう手です。そのマスには、もともと%oはドミノを置けませんでした。</translation>
    </message>
    <message>
        <source>%1 raises the number of safe dominoes of %o from %2 to %3 (%4).</source>
        <translation>%1 は%oの安全なドミノを %2 枚から %3 枚（%4）に増やします。</translation>
    </message>
    <message>
        <source>%1 raises the number of safe dominoes of %m from %2 to %3 (%4).</source>
        <translation>%1 は%mの安全なドミノを %2 枚から %3 枚（%4）に増やします。</translation>
    </message>
    <message>
        <source>%1 lowers the number of dominoes that %o has room for from %2 to %3.</source>
        <translation>%1 は%oの置ける枚数を %2 枚から %3 枚に減らします。</translation>
    </message>
    <message>
        <source>After %1 it is %o&apos;s turn. Safe dominoes: %2 for %m, %3 for %o. Room: %4 for %m, %5 for %o.</source>
        <translation>%1 のあとは%oの手番です。安全なドミノ：%m %2 枚、%o %3 枚。置ける枚数：%m %4 枚、%o %5 枚。</translation>
    </message>
    <message>
        <source>Safe dominoes: %1 for %m, %2 for %o. Room: %3 for %m, %4 for %o. It is %m&apos;s turn.</source>
        <translation>安全なドミノ：%m %1 枚、%o %2 枚。置ける枚数：%m %3 枚、%o %4 枚。%mの手番です。</translation>
    </message>
    <message>
        <source>After %1 %o can complete a line on %2.</source>
        <translation>%1 のあと%oは %2 で列を揃えられます。</translation>
    </message>
    <message>
        <source>%1 threatens to complete lines on %2.</source>
        <translation>%1 は %2 で列を揃える狙いです。</translation>
    </message>
    <message>
        <source>After %1 %o must not lift %3 on %2: that would uncover %m&apos;s line.</source>
        <translation>%1 のあと%oは %2 にある%3を持ち上げられません（%mの列が現れるため）。</translation>
    </message>
    <message>
        <source>%1 stops %o from completing a line on %2.</source>
        <translation>%1 は%oが %2 で列を揃えるのを防ぎます。</translation>
    </message>
    <message>
        <source>Stopped line</source>
        <translation>防がれた列</translation>
    </message>
    <message>
        <source>%1 covers %3 of %o on %2, which stood in the way of %m&apos;s line %4.</source>
        <translation>%1 は、%mの列 %4 を妨げていた %2 の%oの%3にかぶせる手です。</translation>
    </message>
    <message>
        <source>%1 covers %3 of %o on %2.</source>
        <translation>%1 は %2 の%oの%3にかぶせる手です。</translation>
    </message>
    <message>
        <source>%1 uncovers %3 of %o on %2.</source>
        <translation>%1 は %2 の%oの%3を現す手です。</translation>
    </message>
    <message>
        <source>the small piece</source>
        <translation>小さい駒</translation>
    </message>
    <message>
        <source>the medium piece</source>
        <translation>中くらいの駒</translation>
    </message>
    <message>
        <source>the large piece</source>
        <translation>大きい駒</translation>
    </message>
    <message>
        <source>Uncovered piece</source>
        <translation>現された駒</translation>
    </message>
    <message>
        <source>In a line of best play after %1, each move by %o completes a line or threatens one on the square in brackets: %2.</source>
        <translation>%1 のあとの最善手順の一つでは、%oの手はすべて、列を揃える手か、かっこ内のマスで揃えようと狙う手です：%2。</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, each move by %m completes a line or threatens one on the square in brackets: %2.</source>
        <translation>%1 からの最善手順の一つでは、%mの手はすべて、列を揃える手か、かっこ内のマスで揃えようと狙う手です：%2。</translation>
    </message>
    <message>
        <source>At the end of the line %1 %2, %o threatens to complete lines on %3.</source>
        <translation>手順 %1 %2 のあと、%oは %3 で列を揃える狙いです。</translation>
    </message>
    <message>
        <source>At the end of the better line %1 %2, %m threatens to complete lines on %3.</source>
        <translation>よりよい手順 %1 %2 のあと、%mは %3 で列を揃える狙いです。</translation>
    </message>
    <message>
        <source>%m can complete a line on %1.</source>
        <translation>%mは %1 で列を揃えられます。</translation>
    </message>
    <message>
        <source>%o threatens to complete a line on %1.</source>
        <translation>%oは %1 で列を揃える狙いです。</translation>
    </message>
    <message>
        <source>Lifting %2 on %1 would uncover %o&apos;s line.</source>
        <translation>%1 にある%2を持ち上げると%oの列が現れます。</translation>
    </message>
    <message>
        <source>After %1 %m threatens nothing yet, but every move by %o lets %m win at once.</source>
        <translation>%1 のあと%mにまだ狙いはありませんが、%oがどう指しても%mがすぐに勝てます。</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>ツークツワンク</translation>
    </message>
    <message>
        <source>In a line of best play from %1 on, %m loses %2 and gets only %3 in return: %4.</source>
        <translation>%1 からの最善手順の一つでは、%mは%2を取られ、取れるのは%3だけです：%4。</translation>
    </message>
    <message>
        <source>%1 is the only move that wins; everything else loses.</source>
        <translation>勝つ手は %1 だけです。ほかの手は負けです。</translation>
    </message>
    <message>
        <source>%1 is the only move that holds the draw; everything else loses.</source>
        <translation>引き分けを保つ手は %1 だけです。ほかの手は負けです。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in the end: %4.</source>
        <translation>%1 には %2 と応じられ、最後は相手の勝ちになります：%4。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in %3 moves.</source>
        <translation>%1 には %2 と応じられ、%3 手で相手の勝ちになります。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins in the end.</source>
        <translation>%1 には %2 と応じられ、最後は相手の勝ちになります。</translation>
    </message>
    <message>
        <source>%1 is check. If %o captures the piece with %2, %m answers with %3.</source>
        <translation>%1 は王手です。%oが %2 でその駒を取れば、%mは %3 と応じます。</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in %3 moves: %4.</source>
        <translation>%1 で%5を取りますが、%2 と応じられ、%3 手で相手の勝ちになります：%4。</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in the end: %4.</source>
        <translation>%1 で%5を取りますが、%2 と応じられ、最後は相手の勝ちになります：%4。</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in %3 moves.</source>
        <translation>%1 で%5を取りますが、%2 と応じられ、%3 手で相手の勝ちになります。</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins in the end.</source>
        <translation>%1 で%5を取りますが、%2 と応じられ、最後は相手の勝ちになります。</translation>
    </message>
    <message>
        <source>%1 captures %5, but the reply %2 wins after %3 moves of both sides. No short reason explains why.</source>
        <translation>%1 で%5を取りますが、応手 %2 で、双方合わせて %3 手のあとに負けます。短い理由はありません。</translation>
    </message>
    <message>
        <source>%3 captures %4, and %1 captures %2.</source>
        <translation>%3 で%4を、%1 で%2を取ります。</translation>
    </message>
    <message>
        <source>%3 captures %4, %5 captures %6, and %1 captures %2.</source>
        <translation>%3 で%4を、%5 で%6を、%1 で%2を取ります。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have captured %5 and kept the win: %m could then answer %3 with %4.</source>
        <translation>勝ちを負けにしてしまう手です。%1 なら%5を取って勝ちを保てました。%3 には%mが %4 と応じられます。</translation>
    </message>
    <message>
        <source>This turns a draw into a loss. %1 would have captured %5 and held the draw: %m could then answer %3 with %4.</source>
        <translation>引き分けを負けにしてしまう手です。%1 なら%5を取って引き分けを保てました。%3 には%mが %4 と応じられます。</translation>
    </message>
    <message>
        <source>%1 would have won %2, and %o would have got nothing in return.</source>
        <translation>%1 なら%2を取れて、%oは代わりに何も取れませんでした。</translation>
    </message>
    <message>
        <source>With %4 %o wins %2, and %m gets nothing in return.</source>
        <translation>%4 で%oは%2を取り、%mは代わりに何も取れません。</translation>
    </message>
    <message>
        <source>After %1 the reply %2 wins, but only after %3 moves of both sides. No short reason explains why.</source>
        <translation>%1 には応手 %2 で負けますが、それまでに双方合わせて %3 手かかります。短い理由はありません。</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have kept the win.</source>
        <translation>勝ちを引き分けにしてしまう手です。%1 なら勝ちを保てました。</translation>
    </message>
    <message>
        <source>This turns a win into a draw. %1 would have won, but only after %2 moves of both sides. No short reason explains why.</source>
        <translation>これで勝ちが引き分けになります。%1 なら勝てましたが、双方合わせて %2 手かかります。短い理由はありません。</translation>
    </message>
    <message>
        <source>This turns a win into a loss. %1 would have kept the win.</source>
        <translation>勝ちを負けにしてしまう手です。%1 なら勝ちを保てました。</translation>
    </message>
    <message>
        <source>%1 captures %3 on %2 with a chick, which is worth less.</source>
        <translation>%1 で %2 にいる%3を、価値の低いひよこで取ります。</translation>
    </message>
    <message>
        <source>%1 attacks %o&apos;s lion with a guarded piece.</source>
        <translation>%1 は、守られた駒で%oのライオンをねらう手です。</translation>
    </message>
    <message>
        <source>Bad exchange</source>
        <translation>損な交換</translation>
    </message>
    <message>
        <source> or </source>
        <translation>か</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>勝つ手は %1 だけです。</translation>
    </message>
    <message>
        <source>%1 is the only move that holds the draw.</source>
        <translation>引き分けを保つ手は %1 だけです。</translation>
    </message>
    <message>
        <source>every other move</source>
        <translation>ほかのすべての手</translation>
    </message>
    <message>
        <source>A better move</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>a better move</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>A better move would have made the reply %1 impossible.</source>
        <translation>より良い手なら、応手 %1 はできませんでした。</translation>
    </message>
    <message>
        <source>After a better move, %m could have answered %1 with %2.</source>
        <translation>より良い手なら、%mは %1 に %2 と応じることができました。</translation>
    </message>
    <message>
        <source>most other moves</source>
        <translation>ほかの大半の手</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>すべての応手</translation>
    </message>
    <message>
        <source>most answers</source>
        <translation>大半の応手</translation>
    </message>
    <message>
        <source>After %1 %o wins with %2.</source>
        <translation>%1のあと%oは %2 で勝ちます。</translation>
    </message>
    <message>
        <source>After %1 %o holds the draw with %2.</source>
        <translation>%1のあと%oは %2 で引き分けを保ちます。</translation>
    </message>
    <message>
        <source>After %1 %o wins at once.</source>
        <translation>%1のあと%oはすぐに勝ちます。</translation>
    </message>
    <message>
        <source>After %1 %o would hold the draw by passing, but every move loses.</source>
        <translation>%1 のあと、%oはパスできれば引き分けですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>After %1 %o would win by passing, but every move loses.</source>
        <translation>%1 のあと、%oはパスできれば勝ちですが、どの手を指しても負けます。</translation>
    </message>
    <message>
        <source>After %1 %o has no good answer.</source>
        <translation>%1 のあと、%oによい応手はありません。</translation>
    </message>
    <message>
        <source>No good answer</source>
        <translation>よい応手がない</translation>
    </message>
    <message>
        <source>After %1 %o can capture %m&apos;s lion.</source>
        <translation>%1のあと、%oは%mのライオンを取れます。</translation>
    </message>
    <message>
        <source>After %1 %o can checkmate %m.</source>
        <translation>%1のあと、%oは%mを詰ませられます。</translation>
    </message>
    <message>
        <source>After %1 %o can attack %m&apos;s lion and another piece at the same time.</source>
        <translation>%1のあと、%oは%mのライオンと別の駒を両取りにできます。</translation>
    </message>
    <message>
        <source>After %1 %m attacks %5 on %2 with %3 pieces, and %o guards it with only %4.</source>
        <translation>%1 のあと %2 にいる%5は、%mの駒 %3 枚にねらわれ、守る%oの駒は %4 枚だけです。</translation>
    </message>
    <message>
        <source>After %1 %o&apos;s lion can go safely only to %2.</source>
        <translation>%1 のあと、%oのライオンの安全な行き先は %2 だけです。</translation>
    </message>
    <message>
        <source>%1 turns %m&apos;s chick into a hen.</source>
        <translation>%1 で%mのひよこがにわとりに成ります。</translation>
    </message>
    <message>
        <source>Chick becomes a hen</source>
        <translation>ひよこが成る</translation>
    </message>
    <message>
        <source>%1 gives %3 on %2 another guard against %o&apos;s attack.</source>
        <translation>%1 は %2 にいる%3の守りを増やし、%oの攻めに備える手です。</translation>
    </message>
    <message>
        <source>After %1 %o can complete a line.</source>
        <translation>%1のあと、%oは列を揃えられます。</translation>
    </message>
    <message>
        <source>After %1 %o can threaten to complete two lines at once.</source>
        <translation>%1のあと、%oは同時に2か所で列を揃える狙いを作れます。</translation>
    </message>
    <message>
        <source>At the end of the better line %1 %2, %m threatens nothing, but every move by %o lets %m win at once.</source>
        <translation>よりよい手順 %1 %2 のあと、%mに狙いはありませんが、%oがどう指しても%mがすぐに勝てます。</translation>
    </message>
    <message>
        <source>%1 uncovers %o&apos;s line %2, so %o wins.</source>
        <translation>%1 で駒を持ち上げると%oの列 %2 が現れ、%oの勝ちになります。</translation>
    </message>
    <message>
        <source>%1 completes the line %2 for %m.</source>
        <translation>%1 で%mの列 %2 が揃います。</translation>
    </message>
    <message>
        <source>%1 takes %3 away from %2, where %o can then complete a line.</source>
        <translation>%1 で%3が %2 を離れるので、%oはそこで列を揃えられます。</translation>
    </message>
    <message>
        <source>%1 uncovers %3 of %o on %4, so %o can complete a line on %2.</source>
        <translation>%1 で %4 の%oの%3が現れるので、%oは %2 で列を揃えられます。</translation>
    </message>
    <message>
        <source>%1 covers %3 of %o on %4, which stops %o from completing a line on %2.</source>
        <translation>%1 は %4 の%oの%3にかぶせて、%oが %2 で列を揃えるのを防ぐ手です。</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete lines on %2, and no move by %m stops them all.</source>
        <translation>%1 のあと、%oは %2 で列を揃える狙いで、%mのどの手もそのすべては防げません。</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete a line on %2, and no move by %m stops that.</source>
        <translation>%1 のあと、%oは %2 で列を揃える狙いで、%mのどの手もこれを防げません。</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete lines on %2. Only %3 stops them all, but lets %o complete a line on %4.</source>
        <translation>%1 のあと、%oは %2 で列を揃える狙いです。すべてを防ぐ手は %3 だけですが、すると%oは %4 で列を揃えられます。</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete a line on %2. Only %3 stops that, but lets %o complete a line on %4.</source>
        <translation>%1 のあと、%oは %2 で列を揃える狙いです。防ぐ手は %3 だけですが、すると%oは %4 で列を揃えられます。</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete lines on %2. Every move that stops them all lets %o complete a line on %3.</source>
        <translation>%1 のあと、%oは %2 で列を揃える狙いです。すべてを防ぐどの手にも、%oは %3 で列を揃えられます。</translation>
    </message>
    <message>
        <source>After %1 %o threatens to complete a line on %2. Every move that stops that lets %o complete a line on %3.</source>
        <translation>%1 のあと、%oは %2 で列を揃える狙いです。これを防ぐどの手にも、%oは %3 で列を揃えられます。</translation>
    </message>
    <message>
        <source>After %1 %o threatens nothing yet, but every move by %m lets %o win at once.</source>
        <translation>%1 のあと%oにまだ狙いはありませんが、%mがどう指しても%oがすぐに勝てます。</translation>
    </message>
    <message>
        <source>After %1 %o threatens nothing yet, but %m must move. Whichever piece moves, %o can complete a line on a square in brackets: %2.</source>
        <translation>%1 のあと%oにまだ狙いはありませんが、%mは指さなければなりません。どの駒を動かしても、%oはかっこ内のマスで列を揃えられます：%2。</translation>
    </message>
    <message>
        <source>After %1 %o threatens nothing yet, but %m must move. Lifting the piece on %3 uncovers %o&apos;s line. Whichever other piece moves, %o can complete a line on a square in brackets: %2.</source>
        <translation>%1 のあと%oにまだ狙いはありませんが、%mは指さなければなりません。%3 の駒を持ち上げると%oの列が現れます。ほかのどの駒を動かしても、%oはかっこ内のマスで列を揃えられます：%2。</translation>
    </message>
    <message>
        <source>%1 takes %m&apos;s last car off the board, so %m wins.</source>
        <translation>%1 で%mの最後の車が盤から出るので、%mの勝ちです。</translation>
    </message>
    <message>
        <source>In the line %1, the squares in brackets are those on which %o threatens to complete a line. %2 threatens nothing, but then only %3 keeps %o from winning at once.</source>
        <translation>手順 %1 では、かっこ内は%oが列を揃えようと狙うマスです。%2 に狙いはありませんが、%3 以外の手には%oがすぐに勝てます。</translation>
    </message>
    <message>
        <source>In the line %1, the squares in brackets are those on which %o threatens to complete a line.</source>
        <translation>手順 %1 では、かっこ内は%oが列を揃えようと狙うマスです。</translation>
    </message>
    <message>
        <source>After %1 every move by %m uncovers %o&apos;s line.</source>
        <translation>%1 のあと、%mがどう指しても%oの列が現れます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::NameFields</name>
    <message>
        <source>Name of %1</source>
        <comment>a side</comment>
        <translation>%1の名前</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Proving %1…</source>
        <translation>%1 を証明しています…</translation>
    </message>
    <message>
        <source>Solving %1…</source>
        <translation>%1 を解いています…</translation>
    </message>
    <message>
        <source>The proof of %1 is paused</source>
        <translation>%1 の証明は一時停止中です</translation>
    </message>
    <message>
        <source>Solving %1 is paused</source>
        <translation>%1 の解析は一時停止中です</translation>
    </message>
    <message>
        <source>%1 is not solved yet</source>
        <translation>%1 はまだ解析されていません</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Prove the outcome</source>
        <translation>結果を証明</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>%1 cannot be solved here</source>
        <translation>このコンピューターでは %1 を解析できません</translation>
    </message>
    <message>
        <source>The tables could not be read</source>
        <translation>表を読めませんでした</translation>
    </message>
    <message>
        <source>The tables appear when solving has finished.</source>
        <translation>解析が終わると表が表示されます。</translation>
    </message>
    <message>
        <source>The positions could not be read</source>
        <translation>局面を読めませんでした</translation>
    </message>
    <message>
        <source>The positions appear when solving has finished.</source>
        <translation>解析が終わると局面が表示されます。</translation>
    </message>
    <message>
        <source>The values could not be read</source>
        <translation>値を読めませんでした</translation>
    </message>
    <message>
        <source>The payoffs appear when solving has finished.</source>
        <translation>解析が終わると利得が表示されます。</translation>
    </message>
    <message>
        <source>Show values to see the payoffs of all pairs of moves and the best mix.</source>
        <translation>値を表示すると、すべての手の組の利得と最適混合戦略が分かります。</translation>
    </message>
    <message>
        <source>The puzzles could not be read</source>
        <translation>問題を読み込めませんでした</translation>
    </message>
    <message>
        <source>The puzzles begin when solving has finished.</source>
        <translation>解析が終わると問題が始まります。</translation>
    </message>
    <message>
        <source>Values are hidden</source>
        <translation>値は非表示です</translation>
    </message>
    <message>
        <source>Show values to see how the game went.</source>
        <translation>値を表示すると対局の流れが分かります。</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>値を表示</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>まだ対局がありません</translation>
    </message>
    <message>
        <source>The line appears when solving has finished.</source>
        <translation>解析が終わると最善手順が表示されます。</translation>
    </message>
    <message>
        <source>Show values to see the perfect line.</source>
        <translation>値を表示すると最善手順が見られます。</translation>
    </message>
    <message>
        <source>The graph appears when solving has finished.</source>
        <translation>解析が終わるとグラフが表示されます。</translation>
    </message>
    <message>
        <source>The lesson begins when solving has finished.</source>
        <translation>解析が終わるとレッスンが始まります。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::Coach</name>
    <message>
        <source>Got it</source>
        <translation>分かった</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>The board in these pictures has a different size from yours.</source>
        <translation>図の盤は、あなたの盤とは大きさが違います。</translation>
    </message>
</context>
<context>
    <name>SolvingStrings</name>
    <message>
        <source>%1 to move. %2</source>
        <comment>a side, why the position is won or lost</comment>
        <translation>%1の手番です。%2</translation>
    </message>
    <message>
        <source>Players stop here, because %1 has won. The published distances count one more move.</source>
        <translation>実際の対局では、%1の勝ちでここで終わります。公表されている手数は、もう一手を数えています。</translation>
    </message>
    <message>
        <source>Known in step 0: the game is over. %1.</source>
        <comment>who has won, and why</comment>
        <translation>ステップ 0 で判明：終局しています。%1。</translation>
    </message>
    <message numerus="yes">
        <source>Lost, known in step %1: all %n moves lead to positions that were known to be wins for the opponent by step %2.</source>
        <translation>
            <numerusform>負け。ステップ %1 で確定：%n 手すべての行き先が、ステップ %2 までに相手の勝ちと確定していました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Won, known in step %1: %2 leads to a position that was known to be lost for the opponent by step %3.</source>
        <translation>勝ち。ステップ %1 で確定：%2 の行き先が、ステップ %3 までに相手の負けと確定していました。</translation>
    </message>
    <message numerus="yes">
        <source>Drawn, never known: no move leads to a loss, and %n moves lead to positions that stay unknown.</source>
        <translation>
            <numerusform>引き分け。最後まで確定しません：相手の負けとなる局面へ行く手はなく、%n 手の行き先は確定しないままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not known after step %1: of its %n moves, %2 lead to positions known to be wins for the opponent.</source>
        <translation>
            <numerusform>ステップ %1 のあとも未確定：%n 手のうち %2 手の行き先が相手の勝ちと確定しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: never decided, so a draw</source>
        <comment>a move</comment>
        <translation>%1：確定せず、引き分け</translation>
    </message>
    <message>
        <source>Nothing more becomes known: the other %1 positions are draws.</source>
        <translation>これ以上は確定しません：残りの %1 局面は引き分けです。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3 wins and %4 losses become known. Known so far: %5 of %6 positions.</source>
        <translation>ステップ %1 / %2：%3 局面の勝ちと %4 局面の負けが確定。ここまでに %6 局面のうち %5 局面が確定。</translation>
    </message>
    <message>
        <source>Before %1: known as won in step %2, because %1 leads here</source>
        <comment>a move</comment>
        <translation>%1の前の局面：%1でここに来るため、ステップ %2 で勝ちと判明</translation>
    </message>
    <message>
        <source>Before %1: known as lost in step %2, because all its moves are decided then</source>
        <comment>a move</comment>
        <translation>%1の前の局面：すべての手の結果が決まるため、ステップ %2 で負けと判明</translation>
    </message>
    <message numerus="yes">
        <source>%1: decided in step %2. Then %n of %3 moves were still undecided.</source>
        <comment>a move</comment>
        <translation>
            <numerusform>%1：ステップ %2 で決着。その時点で %3 手のうち %n 手が未定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a win through another move, known in step %2</source>
        <comment>a move</comment>
        <translation>%1 の前の局面：別の手により、ステップ %2 で勝ちと確定</translation>
    </message>
    <message>
        <source>%1: never decided, because this position stays unknown</source>
        <comment>a move</comment>
        <translation>%1 の前の局面：この局面が確定しないため、最後まで確定しません</translation>
    </message>
    <message>
        <source>%1: the opponent wins (step %2)</source>
        <comment>a move</comment>
        <translation>%1：相手の勝ち（ステップ %2）</translation>
    </message>
    <message>
        <source>%1: the opponent loses (step %2)</source>
        <comment>a move</comment>
        <translation>%1：相手の負け（ステップ %2）</translation>
    </message>
    <message>
        <source>Becomes known in the next step.</source>
        <translation>次のステップで判明します。</translation>
    </message>
</context>
<context>
    <name>SolvingKey</name>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>paler: known before this step</source>
        <translation>薄い色：前のステップまでに判明</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolvingWindow</name>
    <message numerus="yes">
        <source>Tier %1 of %2, with %Ln positions. Moves stay in a tier or lead to a tier before it.</source>
        <translation>
            <numerusform>%2 個の部分空間のうち %1 番目、%Ln 局面。手を指しても同じ部分空間か、より前の部分空間に移るだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>部分空間</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>すべての局面</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>指し手：%1</translation>
    </message>
    <message>
        <source>Previous positions: %1</source>
        <translation>一手前の局面：%1</translation>
    </message>
    <message>
        <source>Previous positions</source>
        <translation>一手前の局面</translation>
    </message>
    <message>
        <source>A position is won once one move leads to a loss for the opponent, and lost once all moves lead to wins for the opponent.</source>
        <translation>相手の負けになる手が一つでもあれば、その局面は勝ちと確定します。すべての手が相手の勝ちになれば、負けと確定します。</translation>
    </message>
    <message>
        <source>All values are known now. The start: %1.</source>
        <comment>the value</comment>
        <translation>すべての値が判明しました。開始局面：%1。</translation>
    </message>
    <message>
        <source>The board is turned after each move, so that %1 is always to move.</source>
        <comment>a side</comment>
        <translation>一手ごとに盤を回すので、手番は常に%1です。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ParentsDock</name>
    <message numerus="yes">
        <source>%n positions lead here in one move</source>
        <translation>
            <numerusform>一手でこの局面になる局面：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The list is incomplete: too many positions can come before this one.</source>
        <translation>%1。一手前になりうる局面が多すぎるため、一覧は一部だけです。</translation>
    </message>
    <message>
        <source>Nothing comes before this position</source>
        <translation>この局面の一手前の局面はありません</translation>
    </message>
    <message>
        <source>Previous positions</source>
        <translation>一手前の局面</translation>
    </message>
    <message>
        <source>Positions before the one on the board</source>
        <translation>盤面の一手前の局面</translation>
    </message>
    <message>
        <source>No legal move leads to this position.</source>
        <translation>この局面になる合法手はありません。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::DominoPuzzleBoard</name>
    <message>
        <source>Hint: %1</source>
        <comment>a domino</comment>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>Hint: the domino covers the marked square.</source>
        <translation>ヒント：ドミノは印の付いたマスを覆います。</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <comment>a side</comment>
        <translation>%1側の手を選んでください。</translation>
    </message>
    <message>
        <source>Exactly one domino wins, whatever the other side does at the same time. Find it.</source>
        <translation>相手が同時にどう置いても勝てるドミノが、ちょうど一つあります。見つけてください。</translation>
    </message>
    <message>
        <source>Exactly one domino cannot lose, whatever the other side does at the same time. Find it.</source>
        <translation>相手が同時にどう置いても負けないドミノが、ちょうど一つあります。見つけてください。</translation>
    </message>
    <message>
        <source>%1 is not the right domino.</source>
        <comment>a domino</comment>
        <translation>正解は %1 ではありません。</translation>
    </message>
    <message>
        <source>%1 can lose if %2 plays %3 at the same time.</source>
        <comment>two sides, a domino</comment>
        <translation>%2が同時に%3に置くと、%1は負けることがあります。</translation>
    </message>
    <message>
        <source>%1 can no longer be sure of winning if %2 plays %3 at the same time.</source>
        <comment>two sides, a domino</comment>
        <translation>%2が同時に%3に置くと、%1はもう確実には勝てません。</translation>
    </message>
    <message>
        <source>Find a domino that is no mistake. Several dominoes may be right.</source>
        <translation>悪手でないドミノを探してください。正解はいくつかあるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is a mistake. The best reply is %2.</source>
        <comment>two dominoes</comment>
        <translation>%1 は悪手です。最善の応手は %2 です。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>A lesson file must begin with the line “kotai-lessons 1”.</source>
        <translation>レッスンのファイルは「kotai-lessons 1」という行で始めてください。</translation>
    </message>
    <message>
        <source>The file was written for a newer version of Kotai.</source>
        <translation>このファイルは、より新しいバージョンの Kotai 用です。</translation>
    </message>
    <message>
        <source>The file is too large. The limit is %1 bytes.</source>
        <translation>ファイルが大きすぎます。読めるのは %1 バイトまでです。</translation>
    </message>
    <message>
        <source>Begin the line with a keyword and a colon, such as “title: My lesson”.</source>
        <translation>行の初めに、「title: わたしのレッスン」のようにキーワードとコロンを書いてください。</translation>
    </message>
    <message>
        <source>“%1” is given twice.</source>
        <translation>「%1」が二つあります。</translation>
    </message>
    <message>
        <source>“%1” is missing. Example: %2</source>
        <translation>「%1」がありません。次のように書きます：%2</translation>
    </message>
    <message>
        <source>“%1” is not a valid name. Use the letters a to z, digits and dashes.</source>
        <translation>「%1」は名前に使えません。a から z までの文字、数字、ハイフンを使ってください。</translation>
    </message>
    <message>
        <source>There is no task “%1” in this game. Use one of: %2.</source>
        <translation>このゲームに「%1」という課題はありません。使えるのは次のとおりです：%2。</translation>
    </message>
    <message>
        <source>Write a number from 1 to %1 and one kind of drill, such as “5 best-move where outcome = win”.</source>
        <translation>「5 best-move where outcome = win」のように、1 から %1 までの数と、練習の種類を一つ書いてください。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a file, what is wrong</comment>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>“%1” is not allowed here. Use one of: %2.</source>
        <translation>「%1」はここには書けません。使えるのは次のとおりです：%2。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::LessonsPage</name>
    <message>
        <source>%1, finished</source>
        <comment>a lesson</comment>
        <translation>%1（修了）</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>a lesson</comment>
        <translation>%1（未着手）</translation>
    </message>
    <message>
        <source>%1, %2 of %3 exercises solved</source>
        <comment>a lesson</comment>
        <translation>%1（%3問中%2問を解いた）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>exercises of a lesson</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>レッスン %1 / %2</translation>
    </message>
    <message>
        <source>exercise %1 of %2</source>
        <translation>練習 %1 / %2</translation>
    </message>
    <message>
        <source>Now use the same idea on other boards. The boards are different each time.</source>
        <translation>同じ考え方をほかの盤面で使ってみましょう。盤面は毎回変わります。</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>局面を探しています…</translation>
    </message>
    <message>
        <source>You have finished the course!</source>
        <translation>コースを修了しました！</translation>
    </message>
    <message>
        <source>You know the ideas. Now play a game!</source>
        <translation>考え方が分かりましたね。次は対局してみましょう。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a game</comment>
        <translation>%1で対局する</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>コース</translation>
    </message>
    <message>
        <source>Course of lessons</source>
        <translation>レッスンのコース</translation>
    </message>
    <message>
        <source>Your progress could not be saved: Kotai cannot write to the library of games.</source>
        <translation>進み具合を保存できませんでした。対局の記録に書き込めません。</translation>
    </message>
    <message>
        <source>To check your answers, Kotai first finds out the result of every position of %1.</source>
        <translation>答えを判定するため、まず%1のすべての局面の結果を調べます。</translation>
    </message>
    <message>
        <source>One step before the lessons begin</source>
        <translation>レッスンの前の準備</translation>
    </message>
    <message>
        <source>Prepare the lessons</source>
        <translation>レッスンを準備する</translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzleExercises</name>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>教えて(&amp;M)</translation>
    </message>
    <message>
        <source>Play the right moves</source>
        <translation>正しい手を指して見せます</translation>
    </message>
    <message>
        <source>Lesson finished!</source>
        <translation>レッスン終了！</translation>
    </message>
</context>
<context>
    <name>kotai::ui::AlternatingPuzzleBoard</name>
    <message>
        <source>Hint: make the marked move, %1.</source>
        <comment>a move</comment>
        <translation>ヒント：印の付いた手%1を指しましょう。</translation>
    </message>
    <message>
        <source>Hint: the right move does not move a piece on the board.</source>
        <translation>ヒント：正解は盤上の駒を動かす手ではありません。</translation>
    </message>
    <message>
        <source>Hint: use the marked piece beside the board.</source>
        <translation>ヒント：盤の横にある、印の付いた駒を使います。</translation>
    </message>
    <message>
        <source>Hint: the marked piece on %1 moves. Click where it goes.</source>
        <comment>a square</comment>
        <translation>ヒント：%1 の印の付いた駒が動きます。行き先をクリックしましょう。</translation>
    </message>
</context>
<context>
    <name>MoveNames</name>
    <message>
        <source>Game</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>%1 へのコメント</translation>
    </message>
    <message>
        <source>No moves yet. Your moves will appear here.</source>
        <translation>まだ手がありません。指した手がここに並びます。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>対局の手</translation>
    </message>
    <message>
        <source>Go to this move</source>
        <translation>この手へ移動</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>コメント…</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>変化を昇格</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>ここから削除</translation>
    </message>
    <message>
        <source>Delete the current move and all moves after it</source>
        <translation>現在の手とそれ以降の手をすべて削除します</translation>
    </message>
    <message>
        <source>Write a comment on this move</source>
        <translation>この手へのコメントを書きます</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>%1 · value not known</source>
        <translation>%1 · 値は不明</translation>
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
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <comment>number of a move, a side, the move</comment>
        <translation>%1 手目、%2：%3</translation>
    </message>
</context>
<context>
    <name>TurnNames</name>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Comment on turn %1</source>
        <translation>%1 ターン目へのコメント</translation>
    </message>
    <message>
        <source>No turns yet. Turns appear here once both sides have chosen.</source>
        <translation>まだターンの記録がありません。両者が手を選ぶと、ここに記録されます。</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>ターンの一覧</translation>
    </message>
    <message>
        <source>Go to this turn</source>
        <translation>このターンへ移動</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>コメント…</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>変化を昇格</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>ここから削除</translation>
    </message>
    <message>
        <source>Delete the current turn and all turns after it</source>
        <translation>現在のターンとそれ以降のターンをすべて削除します</translation>
    </message>
    <message>
        <source>Write a comment on this turn</source>
        <translation>このターンへのコメントを書きます</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number of a turn, the turn</comment>
        <translation>%1 ターン目：%2</translation>
    </message>
    <message>
        <source>%1 · value not known</source>
        <translation>%1 · 値は不明</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>turn · value · what it means</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a side, a payoff</comment>
        <translation>%1の勝ち：%2</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TablesPanel</name>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Charts or numbers</source>
        <translation>グラフまたは数値</translation>
    </message>
    <message>
        <source>compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Compare two solved variants side by side in one chart</source>
        <translation>解析済みの二つの変種を一つのグラフに並べます</translation>
    </message>
</context>
<context>
    <name>TableBars</name>
    <message>
        <source>Positions by distance</source>
        <translation>手数別の局面数</translation>
    </message>
    <message>
        <source>Plies to the end</source>
        <translation>終局までの手数</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <comment>distance to the end</comment>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of outcomes</source>
        <translation>結果の割合</translation>
    </message>
    <message>
        <source>Number of positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis: value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ChoiceMistakeStrings</name>
    <message numerus="yes">
        <source>Up to %n free squares</source>
        <translation>
            <numerusform>空きマス %n 個以下</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 free squares</source>
        <translation>空きマス %1～%2 個</translation>
    </message>
    <message numerus="yes">
        <source>%n or more free squares</source>
        <translation>
            <numerusform>空きマス %n 個以上</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::MistakesView</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n 局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message>
        <source>Points lost: %1</source>
        <translation>失点：%1</translation>
    </message>
    <message>
        <source>No games of yours yet</source>
        <translation>自分の対局がまだありません</translation>
    </message>
    <message>
        <source>Play against the computer with values hidden. Your mistakes are listed here afterwards.</source>
        <translation>値を隠したままコンピューターと対局すると、悪手がここに並びます。</translation>
    </message>
    <message>
        <source>The mistakes cannot be shown</source>
        <translation>悪手を表示できません</translation>
    </message>
    <message>
        <source>%1 is not solved yet</source>
        <translation>%1 はまだ解析されていません</translation>
    </message>
    <message>
        <source>The solution shows which moves were mistakes.</source>
        <translation>解析すると、どの手が悪手だったかが分かります。</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>すべての悪手</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a wrong move</comment>
        <translation>
            <numerusform>%1、%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>You chose %1.</source>
        <comment>a move</comment>
        <translation>%1 を選びました。</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>自分の悪手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>By motif</source>
        <translation>要因別</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>段階別</translation>
    </message>
    <message>
        <source>By piece</source>
        <translation>駒別</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>盤に表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Practise these</source>
        <translation>これらを練習(&amp;P)</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>a wrong move, how often</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>悪手はありません</translation>
    </message>
    <message>
        <source>Moves with a hint or with values on the screen do not count.</source>
        <translation>ヒントを見た手と、値を表示していた手は数えません。</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 ターン目</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>You gave up no win, no draw and no piece in these games. In lost positions, you never let your opponent win at once.</source>
        <translation>これらの対局では、勝ちも引き分けも駒も手放していません。負けの局面でも、相手をすぐに勝たせていません。</translation>
    </message>
</context>
<context>
    <name>OwnMistakeStrings</name>
    <message>
        <source>Won in 1 to 3 moves</source>
        <translation>1～3 手で勝ち</translation>
    </message>
    <message>
        <source>Won in 4 to 7 moves</source>
        <translation>4～7 手で勝ち</translation>
    </message>
    <message>
        <source>Won in 8 to 15 moves</source>
        <translation>8～15 手で勝ち</translation>
    </message>
    <message>
        <source>Won in 16 or more moves</source>
        <translation>16 手以上で勝ち</translation>
    </message>
    <message>
        <source>Drawn positions</source>
        <translation>引き分けの局面</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a group of mistakes</comment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Lost positions</source>
        <translation>負けの局面</translation>
    </message>
    <message>
        <source>already losing → lost at once</source>
        <translation>すでに負け → すぐに負け</translation>
    </message>
    <message>
        <source>won → draw</source>
        <translation>勝ち → 引き分け</translation>
    </message>
    <message>
        <source>won → lost</source>
        <translation>勝ち → 負け</translation>
    </message>
    <message>
        <source>draw → lost</source>
        <translation>引き分け → 負け</translation>
    </message>
    <message numerus="yes">
        <source>won → lost in %n moves</source>
        <translation>
            <numerusform>勝ち → %n 手で負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw → lost in %n moves</source>
        <translation>
            <numerusform>引き分け → %n 手で負け</numerusform>
        </translation>
    </message>
    <message>
        <source>slip (gave a piece away, still won)</source>
        <translation>うっかり（駒をただで取らせたが、まだ勝ち）</translation>
    </message>
    <message>
        <source>slip (gave a piece away, still a draw)</source>
        <translation>うっかり（駒をただで取らせたが、まだ引き分け）</translation>
    </message>
    <message>
        <source>slip (already losing, and gave a piece away)</source>
        <translation>うっかり（すでに負けで、駒もただで取らせた）</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>a group of mistakes</comment>
        <translation>うっかり</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolvingExport</name>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Folder for the pictures of all steps</source>
        <translation>全ステップの画像を入れるフォルダー</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>アニメーションを保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>印刷しました。</translation>
    </message>
    <message>
        <source>The page could not be printed. Check the printer, then try again.</source>
        <translation>ページを印刷できませんでした。プリンターを確認してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 はすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>Saving step %1 of %2…</source>
        <translation>ステップ %1 / %2 を保存しています…</translation>
    </message>
    <message>
        <source>Save or print the steps</source>
        <translation>ステップを保存・印刷</translation>
    </message>
    <message>
        <source>Save this step as a &amp;picture…</source>
        <translation>このステップを画像として保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;all steps as pictures…</source>
        <translation>全ステップを画像として保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as an a&amp;nimation…</source>
        <translation>アニメーションとして保存(&amp;N)…</translation>
    </message>
    <message>
        <source>P&amp;rint this step…</source>
        <translation>このステップを印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Web browsers play this animation.</source>
        <translation>このアニメーションはウェブブラウザーで再生できます。</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SavedQueriesMenu</name>
    <message>
        <source>&amp;Save this query…</source>
        <translation>この検索を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Save query</source>
        <translation>検索の保存</translation>
    </message>
    <message>
        <source>Name of the query:</source>
        <translation>検索の名前：</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>保存した検索</translation>
    </message>
</context>
<context>
    <name>kotai::ui::ReproduceRow</name>
    <message>
        <source>Everything that this work needs is solved. The tables show the computed values.</source>
        <translation>この論文に必要な変種はすべて解析済みです。計算した値が表に表示されます。</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>variants</comment>
        <translation>
            <numerusform>ほか %n 種類</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n variant(s) for this work (%2)? This takes %1.</source>
        <translation>
            <numerusform>この論文のために変種 %n 種類（%2）を解きますか？ 所要時間は%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reproduce the whole work…</source>
        <translation>論文全体を再現…</translation>
    </message>
    <message>
        <source>Solve everything that the figures need, one variant after another</source>
        <translation>図表に必要な変種を一つずつすべて解きます</translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>解析の進み具合</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) still to be solved</source>
        <translation>
            <numerusform>未解析の変種：残り %n 種類</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::PuzzleNavigation</name>
    <message>
        <source>Mistakes in this game</source>
        <translation>この対局の悪手</translation>
    </message>
</context>
<context>
    <name>kotai::ui::CountMatrix</name>
    <message>
        <source>↓ %1, → %2</source>
        <comment>names of the rows and of the columns</comment>
        <translation>↓ %1、→ %2</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>ProvedMoves</name>
    <message>
        <source>%1 wins with %2, whatever the other side covers.</source>
        <comment>a side; a domino&apos;s place</comment>
        <translation>%1は、相手がどこに置いても %2 で勝ちます。</translation>
    </message>
    <message>
        <source>%1 holds the draw with %2, whatever the other side covers.</source>
        <comment>a side; a domino&apos;s place</comment>
        <translation>%1は、相手がどこに置いても %2 で引き分け以上を確保します。</translation>
    </message>
    <message>
        <source>%1 wins with its safe moves alone.</source>
        <comment>a side</comment>
        <translation>%1は安全な手だけで勝ちます。</translation>
    </message>
    <message>
        <source>%1 holds the draw with its safe moves alone.</source>
        <comment>a side</comment>
        <translation>%1は安全な手だけで引き分け以上を確保します。</translation>
    </message>
    <message>
        <source>%1&apos;s strategy never leads to this position, so the proof says nothing about it.</source>
        <comment>a side</comment>
        <translation>%1の戦略に従うとこの局面にはならないため、証明からは何も言えません。</translation>
    </message>
</context>
<context>
    <name>MatrixStepStrings</name>
    <message>
        <source>%1. Each pair of moves leads to a position with more covered squares, whose value is known.</source>
        <comment>the number of moves of each side</comment>
        <translation>%1。どの手の組でも覆われたマスが増え、値の分かっている局面になります。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move, its probability</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Row %1 of %2: with %3, Vertical gets at least %4.</source>
        <comment>a number, a number, a move, a payoff</comment>
        <translation>%2 行中の %1 行目：%3 なら縦の利得は %4 以上です。</translation>
    </message>
    <message>
        <source>With %1, Vertical gets at least %3. With %2, Horizontal allows no more than that. So %3 is the value, and neither side has to mix its moves.</source>
        <comment>a move, a move, a payoff</comment>
        <translation>%1 なら縦の利得は %3 以上です。%2 なら横はそれを超えさせません。したがって値は %3 で、どちらも手を混ぜる必要がありません。</translation>
    </message>
    <message>
        <source>%1 is left out: %2 is never worse against the moves that are left.</source>
        <comment>a move, a move</comment>
        <translation>%1 を除きます：残った手に対して、%2 がいつも同等以上です。</translation>
    </message>
    <message>
        <source>Linear programming, step %1: Horizontal mixes %2. Then Vertical gets at most %3.</source>
        <comment>a number, a list of moves with probabilities, a payoff</comment>
        <translation>線形計画法、ステップ %1：横が %2 を混ぜると、縦の利得は %3 以下です。</translation>
    </message>
    <message>
        <source>Horizontal has no better mix, because Vertical can mix %1 and get at least %2. So this is the value.</source>
        <comment>a list of moves with probabilities, a payoff</comment>
        <translation>横にこれより良い混ぜ方はありません。縦は %1 を混ぜ、%2 以上を得ます。したがってこれが値です。</translation>
    </message>
    <message>
        <source>With one move alone, Vertical gets at least %2 (%1), and Horizontal allows at most %4 (%3).</source>
        <comment>a move, a payoff, a move, a payoff</comment>
        <translation>一つの手だけでは、縦は %2 以上を確保し（%1）、横は %4 以下に抑えます（%3）。</translation>
    </message>
    <message>
        <source>The value is what Vertical gets, so only Horizontal has to mix its moves.</source>
        <translation>値は縦が確保する利得と同じなので、手を混ぜる必要があるのは横だけです。</translation>
    </message>
    <message>
        <source>The value is what Horizontal allows, so only Vertical has to mix its moves.</source>
        <translation>値は横が許す利得と同じなので、手を混ぜる必要があるのは縦だけです。</translation>
    </message>
    <message>
        <source>The value is in between, so both sides have to mix their moves.</source>
        <translation>値はその間にあるため、両者とも手を混ぜる必要があります。</translation>
    </message>
</context>
<context>
    <name>TurnSolvingKey</name>
    <message>
        <source>not known yet</source>
        <translation>未確定</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TurnSolvingWindow</name>
    <message>
        <source>Nothing is known yet. Solving works backwards from the fullest boards, because every turn covers more squares.</source>
        <translation>まだ何も分かっていません。どのターンでも覆われたマスが増えるので、最も埋まった盤から解き始めます。</translation>
    </message>
    <message numerus="yes">
        <source>Step %1 of %2: the positions with %n covered squares become known (%3). Known so far: %4 of %5 positions.</source>
        <translation>
            <numerusform>ステップ %1 / %2：覆われたマス %n 個の局面が確定します（%3）。ここまでに %5 局面中 %4 局面が確定しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Known in step %1: the game is over.</source>
        <translation>ステップ %1 で確定：対局は終わっています。</translation>
    </message>
    <message>
        <source>Known in step %1: every turn leads to a position with more covered squares, which was known before.</source>
        <translation>ステップ %1 で確定：どのターンの後も覆われたマスが増え、先に確定した局面になります。</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>すべての局面</translation>
    </message>
    <message>
        <source>Matrix game of the position</source>
        <translation>この局面の行列ゲーム</translation>
    </message>
</context>
<context>
    <name>kotai::ui::StepControls</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>the steps, one after the other</comment>
        <translation>再生</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Speed of the steps</source>
        <translation>ステップの速さ</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1 ステップ戻る</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>1 ステップ進む</translation>
    </message>
</context>
<context>
    <name>kotai::ui::SolvingDialog</name>
    <message>
        <source>Choose a bar with the arrow keys, then press Enter to show its step</source>
        <translation>矢印キーで棒を選び、Enter でそのステップを表示します</translation>
    </message>
    <message>
        <source>Reading all values…</source>
        <translation>すべての値を読み込んでいます…</translation>
    </message>
    <message>
        <source>How it was solved: %1</source>
        <translation>解析の過程：%1</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>盤に表示(&amp;B)</translation>
    </message>
</context>
<context>
    <name>DangerStrings</name>
    <message>
        <source>Red frame: this piece could be captured next</source>
        <translation>赤い枠：この駒は次に取られるおそれがあります</translation>
    </message>
    <message>
        <source>Dashed red frame: the other side could win there next</source>
        <translation>赤い破線の枠：次にそこで相手が勝てます</translation>
    </message>
</context>
<context>
    <name>LessonStrings</name>
    <message>
        <source>en</source>
        <comment>the code of the language that this is translated to</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <comment>its title</comment>
        <translation>レッスン：%1</translation>
    </message>
</context>
<context>
    <name>kotai::ui::TrainingEnd</name>
    <message>
        <source>No reviews due</source>
        <translation>復習する問題はありません</translation>
    </message>
    <message>
        <source>Failed puzzles come back after 1, 3, 7 and 21 days.</source>
        <translation>間違えた問題は 1、3、7、21 日後にもう一度出ます。</translation>
    </message>
    <message>
        <source>Mixed puzzles</source>
        <translation>いろいろな問題</translation>
    </message>
    <message>
        <source>No more puzzles of this kind</source>
        <translation>この種類の問題はもうありません</translation>
    </message>
    <message>
        <source>Choose another kind, or a larger variant of the game.</source>
        <translation>ほかの種類か、より大きな盤の変種を選んでください。</translation>
    </message>
    <message>
        <source>You have tried all of today&apos;s puzzles.</source>
        <translation>今日の問題はすべて終わりました。</translation>
    </message>
    <message>
        <source>You solved %1 of %2 on the first try.</source>
        <comment>puzzles of the day</comment>
        <translation>%2 問中 %1 問を一度で解きました。</translation>
    </message>
    <message numerus="yes">
        <source>%n days of puzzles in a row!</source>
        <translation>
            <numerusform>%n 日連続で挑戦中！</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>今日の分は終わりです</translation>
    </message>
    <message>
        <source>There will be new ones tomorrow.</source>
        <translation>明日また新しい問題が出ます。</translation>
    </message>
    <message>
        <source>Go back, or choose a kind of puzzle.</source>
        <translation>戻るか、問題の種類を選んでください。</translation>
    </message>
    <message>
        <source>You solved %1 of %2 on the first try.</source>
        <comment>puzzles</comment>
        <translation>%2 問中 %1 問を一度で解きました。</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>よくできました！</translation>
    </message>
    <message>
        <source>End of the practice</source>
        <translation>練習は終わりです</translation>
    </message>
    <message>
        <source>No more puzzles in this list</source>
        <translation>この一覧の問題はもうありません</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>もう一度練習する</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Easier puzzles</source>
        <translation>やさしい問題</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>You practised: %1.</source>
        <comment>kinds of mistakes</comment>
        <translation>練習した内容：%1。</translation>
    </message>
</context>
<context>
    <name>TurnReportStrings</name>
    <message>
        <source>Turning point, turn %1:</source>
        <comment>followed by a sentence</comment>
        <translation>勝負の分かれ目、%1 ターン目：</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Turn %1: %2 · %3</source>
        <comment>its number, the turn, its value</comment>
        <translation>%1 ターン目：%2 · %3</translation>
    </message>
</context>
<context>
    <name>ReportStrings</name>
    <message>
        <source>Your opponent's last mistake, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>相手の最後の悪手、%1 手目（%2）：</translation>
    </message>
    <message>
        <source>Your opponent's mistake, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>相手の悪手、%1 手目（%2）：</translation>
    </message>
    <message>
        <source>Last mistake, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>最後のミス、%1 手目 (%2)：</translation>
    </message>
    <message>
        <source>Turning point, move %1 (%2):</source>
        <comment>number and move; followed by a sentence</comment>
        <translation>勝負の分かれ目、%1 手目 (%2)：</translation>
    </message>
    <message>
        <source>None of your moves changed the result: with best play, %1 wins from the start.</source>
        <comment>a side</comment>
        <translation>結果を変えた手はありません。最善を尽くせば、最初から%1の勝ちです。</translation>
    </message>
</context>
</TS>
