<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game, its size and who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the page with every game and variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder with the solution files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export board as &amp;PNG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board as it is shown as a picture of pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export board as &amp;SVG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board as it is shown as a drawing that scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the program; running solves can be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from the position in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position as &amp;text...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read or write the position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy perfect &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the moves of the perfect line as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last move and the answer to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the position before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the next position of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the first position of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the last position of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the next move of the perfect line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a perfect move for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the &amp;opponent move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent makes the next move, whoever&apos;s turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and the opponent change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;out the perfect line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the perfect line move by move to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remarkable positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse zugzwangs, long wins and only moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the board as it is shown to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve this variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work out the value of every position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running &amp;jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is being solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the value of every move on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No spoilers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide every value and the perfect line while you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the board from the other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the names of columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back to their first places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of Dodgem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the pieces move and who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values, plies, tables and how they are worked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Kotai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardTexts</name>
    <message>
        <source>exit above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit right of row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DodgemTexts</name>
    <message>
        <source>first player&apos;s car, heading up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second player&apos;s car, heading right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>^ &gt; / or a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>^ &gt; a digit or /</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space and the side to move, ^ or &gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side to move, ^ or &gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size such as :4x4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column, a to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row, 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no option “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a board size; write for example 4x4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size %1 is out of range: it can be %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not fit here; expected: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends too early; expected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is left over after the end of the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 from the top has more than %2 squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 from the top has fewer than %2 squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only %1 of %2 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many pieces “%1”: at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a side; write %2 or %3 for the player to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a move; write for example b1b2 or b4off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a legal move here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot arise: %1 had already won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the file and solve the variant again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solution yet. Solve the variant first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened (%1). Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be created (%1). Choose another data folder or change its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading failed (%1). Check the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing failed (%1). What was finished is kept; check the disk and resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. What was finished is kept; make room and resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a solution file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has format version %1, this program reads up to %2. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file solves %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s header is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s directory is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier %1 of the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block %2 of tier %1 of the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is solving this variant now. Wait until it has finished, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not fit on the disk: %1 are needed, %2 are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not fit into memory: %1 are needed, %2 are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No engine can solve %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <comment>place in a text, what is wrong there</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportTexts</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentTexts</name>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Dodgem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter for win</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter for loss</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter for draw</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win %L1</source>
        <comment>%1 is a number of plies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss %L1</source>
        <comment>%1 is a number of plies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>badge on the board: letter of the outcome, number of plies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with best play on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second player has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>First player wins in %n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second player wins in %n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutual zugzwang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win in n plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wins and losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to move would do better by passing, if that were allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has to move loses. Each board is listed once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to move wins in exactly this number of plies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions that take the most plies to win, and to lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one of several legal moves keeps the win or the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions counted in one cell of a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by remaining steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by remaining pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mover&apos;s remaining steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s remaining steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mover&apos;s remaining pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s remaining pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>threw the win away, now a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threw the win away, now lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept the win, perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>kept the win, wasted %n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>kept the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threw the draw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in any case, resisted longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lost in any case, now %n plies sooner</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>moving here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::Charts</name>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::CountsModel</name>
    <message>
        <source>Plies to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <comment>column of totals</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::DistanceChart</name>
    <message>
        <source>%1 · %2 positions (%3 of all)</source>
        <comment>value · count (share)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions by distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies to the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::GameDock</name>
    <message>
        <source>Comment on the start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the current move and what follows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::HeaderStrip</name>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>: all lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n win</source>
        <comment>that many moves win</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only draw</source>
        <comment>that many moves</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keep the draw</source>
        <comment>that many moves</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lose</source>
        <comment>that many moves lose</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>: %1</source>
        <comment>moves: what they do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::HeatMap</name>
    <message>
        <source>%1 · %2: %3 · %4: %5</source>
        <comment>outcome · axis: value · axis: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 positions (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, Enter lists its positions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while the board has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the piece, put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b4off leaves the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Kotai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small board games, solved completely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name comes from 後退解析 (kōtai kaiseki), retrograde analysis: working backwards from the finished positions to the value of every position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3. It comes with no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobManager</name>
    <message>
        <source>Solving stopped because the system ran out of memory. Finished parts are kept; close other programs and resume.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobRow</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops solving; what is done is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on from what is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops solving and removes this row; what is done stays on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes this row; files stay on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% · layer %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 parts done; resume goes on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 parts were there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cache hits, %2 reloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of tables at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::JobsDock</name>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you solve a variant, its progress appears here. You can go on playing meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::LineDock</name>
    <message>
        <source>Hidden while “No spoilers” is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of this variant are not known yet, so there is no perfect line to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>to the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then the play goes round: a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown; the line goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::LineModel</name>
    <message>
        <source>1 of %1</source>
        <comment>one of so many equally good moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>being solved: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved · %1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not solved · %1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe for colour blindness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s &amp;delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of Dodgem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::MoveTreeView</name>
    <message>
        <source>Moves of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moves yet. Play on the board and the game is written here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::MovesDock</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal moves, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of this variant are not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::MovesModel</name>
    <message>
        <source>perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n plies wasted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>loses draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses win</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kotai::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;You play:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;position:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::Opponent</name>
    <message>
        <source>The opponent needs the values of this variant. Until it is solved, two people can play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent needs the values of this variant. Solve it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionTextDialog</name>
    <message>
        <source>Position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and &gt; for the pieces; after a space follows the side to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::PositionsDock</name>
    <message>
        <source>counting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of the open position, of all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for positions …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another kind, or any number of plies and any outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a variant on the welcome page to see its notable positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions appear when it is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not solved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its values are not known. Solve it to browse zugzwangs, wins in n plies and only moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All positions of this value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in </source>
        <comment>before a number of plies: in 5 plies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> plies</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number of plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome for the player to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the previous position of this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the next position of this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one of these positions by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides the values and tells you how good your moves are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notable positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::StackedBars</name>
    <message>
        <source>%1 · %2: %3 · %4 of %5 positions (%6)</source>
        <comment>outcome · axis: value · counts (share)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of positions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::TablesDock</name>
    <message>
        <source>%1 could not be written: %2. Choose another folder or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a variant on the welcome page to see its tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the tables …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables appear when it is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not solved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its values are not known. Solve it to see how many positions are won, drawn and lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As published: the paper counts a position twice when both sides have equal remaining steps but different progress patterns, so some counts are larger than the true ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper has the tables for 3×3 and 4×4 only; here its rule is applied to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True counts, or counted as in Kotani&apos;s figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts or shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts or numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CS&amp;V …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;JSON …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>variant, e.g. by remaining steps</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::TotalsPanel</name>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <comment>column: all positions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the tables</source>
        <comment>column: positions counted in the tables</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Longest win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::ValueGraph</name>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply %1: %2</source>
        <comment>number of a ply, the move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · value not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>move · result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>move · verdict · result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::ValueGraphDock</name>
    <message>
        <source>No game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show values to see how the game went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once %1 is solved, every move of the game is judged here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value graph</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::VariantCard</name>
    <message>
        <source>Looking at the data folder...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being solved: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved yet. Two people can play it right away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large to solve here, so its values are not known. Two people can play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 to solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::WelcomePage</name>
    <message>
        <source>Kotai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small board games, solved completely. Play against a perfect opponent, follow perfect lines, and read the whole solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dodgem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players drive their cars off the far edges, one up and one to the right; a player to move who has no legal move wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kotai::ui::Workspace</name>
    <message>
        <source>The clipboard holds no position of this variant. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be solved here. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 positions, about %3, %4 of memory, %5 on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is solved: every value is known now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
