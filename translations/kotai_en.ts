<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ClassicDomineeringStrings</name>
        <message numerus="yes">
            <source>%n dominoes on the board</source>
            <comment>positions being solved</comment>
            <translation>
                <numerusform>%n domino on the board</numerusform>
                <numerusform>%n dominoes on the board</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EndStrings</name>
        <message numerus="yes">
            <source>%1 wins in %n moves</source>
            <comment>a side</comment>
            <translation>
                <numerusform>%1 wins in %n move</numerusform>
                <numerusform>%1 wins in %n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the same position %n times, a draw by the rules</source>
            <translation>
                <numerusform>the same position %n time, a draw by the rules</numerusform>
                <numerusform>the same position %n times, a draw by the rules</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FenceFeature</name>
        <message numerus="yes">
            <source>%n moves wasted</source>
            <translation>
                <numerusform>%n move wasted</numerusform>
                <numerusform>%n moves wasted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>loses %n moves sooner</source>
            <translation>
                <numerusform>loses %n move sooner</numerusform>
                <numerusform>loses %n moves sooner</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HandsFeature</name>
        <message numerus="yes">
            <source>%n in hand</source>
            <translation>
                <numerusform>%n in hand</numerusform>
                <numerusform>%n in hand</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaperStrings</name>
    <message numerus="yes">
        <source>%n differ(s)</source>
        <translation>
            <numerusform>%n differs</numerusform>
            <numerusform>%n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misprint(s) in the paper</source>
        <translation>
            <numerusform>%n misprint in the paper</numerusform>
            <numerusform>%n misprints in the paper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be compared</source>
        <translation>
            <numerusform>%n cannot be compared</numerusform>
            <numerusform>%n cannot be compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not solved here</source>
        <translation>
            <numerusform>%n not solved here</numerusform>
            <numerusform>%n not solved here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) confirmed</source>
        <translation>
            <numerusform>%n prediction confirmed</numerusform>
            <numerusform>%n predictions confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refuted</source>
        <comment>expectations that did not come true</comment>
        <translation>
            <numerusform>%n refuted</numerusform>
            <numerusform>%n refuted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) not solved here</source>
        <translation>
            <numerusform>%n prediction not solved here</numerusform>
            <numerusform>%n predictions not solved here</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>kotai::ui::DayMarks</name>
        <message numerus="yes">
            <source>%n on the first try</source>
            <comment>puzzles of the day</comment>
            <translation>
                <numerusform>%n on the first try</numerusform>
                <numerusform>%n on the first try</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n with a hint</source>
            <comment>puzzles of the day that were solved</comment>
            <translation>
                <numerusform>%n with a hint</numerusform>
                <numerusform>%n with a hint</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n with mistakes</source>
            <comment>puzzles of the day that were solved</comment>
            <translation>
                <numerusform>%n with mistakes</numerusform>
                <numerusform>%n with mistakes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed</source>
            <comment>puzzles of the day</comment>
            <translation>
                <numerusform>%n failed</numerusform>
                <numerusform>%n failed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <comment>puzzles of the day</comment>
            <translation>
                <numerusform>%n to go</numerusform>
                <numerusform>%n to go</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::FigureCard</name>
    <message numerus="yes">
        <source>%n still being solved</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n still being solved</numerusform>
            <numerusform>%n still being solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n variant(s)</source>
        <translation>
            <numerusform>Solve %n variant</numerusform>
            <numerusform>Solve %n variants</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>kotai::ui::ParentsDock</name>
    <message numerus="yes">
        <source>%n positions lead here in one move</source>
        <translation>
            <numerusform>%n position leads here in one move</numerusform>
            <numerusform>%n positions lead here in one move</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>kotai::ui::PuzzlePanel</name>
        <message numerus="yes">
            <source>%n reviews due</source>
            <translation>
                <numerusform>%n review due</numerusform>
                <numerusform>%n reviews due</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n moves</source>
            <translation>
                <numerusform>in %n move</numerusform>
                <numerusform>in %n moves</numerusform>
            </translation>
        </message>
    <message numerus="yes">
        <source>%n of your moves</source>
        <translation>
            <numerusform>%n of your moves</numerusform>
            <numerusform>%n of your moves</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>PuzzleWords</name>
        <message numerus="yes">
            <source>Find %n only moves in a row</source>
            <translation>
                <numerusform>Find %n only move in a row</numerusform>
                <numerusform>Find %n only moves in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only one move wins, %n times in a row.</source>
            <translation>
                <numerusform>Only one move wins, %n time in a row.</numerusform>
                <numerusform>Only one move wins, %n times in a row.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only one move keeps the draw, %n times in a row.</source>
            <translation>
                <numerusform>Only one move keeps the draw, %n time in a row.</numerusform>
                <numerusform>Only one move keeps the draw, %n times in a row.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win in %n of your moves</source>
            <translation>
                <numerusform>Win in %n move</numerusform>
                <numerusform>Win in %n of your moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win in %n of your moves. Only one move is right each time.</source>
            <translation>
                <numerusform>Win in %n move. Only one move is right.</numerusform>
                <numerusform>Win in %n of your moves. Only one move is right each time.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solved in a row.</source>
            <translation>
                <numerusform>%n solved in a row.</numerusform>
                <numerusform>%n solved in a row.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solved in a row</source>
            <translation>
                <numerusform>%n solved in a row</numerusform>
                <numerusform>%n solved in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days of puzzles in a row</source>
            <translation>
                <numerusform>%n day of puzzles in a row</numerusform>
                <numerusform>%n days of puzzles in a row</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>QuoridorStrings</name>
        <message numerus="yes">
            <source>%n fences each</source>
            <translation>
                <numerusform>%n fence each</numerusform>
                <numerusform>%n fences each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Arrangements with %n fences on the board</source>
            <translation>
                <numerusform>Arrangements with %n fence on the board</numerusform>
                <numerusform>Arrangements with %n fences on the board</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fences on the board</source>
            <comment>positions being solved</comment>
            <translation>
                <numerusform>%n fence on the board</numerusform>
                <numerusform>%n fences on the board</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message numerus="yes">
            <source>%1 wins in %n moves</source>
            <comment>a side</comment>
            <translation>
                <numerusform>%1 wins in %n move</numerusform>
                <numerusform>%1 wins in %n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::ClockChoice</name>
        <message numerus="yes">
            <source>%n minutes each</source>
            <translation>
                <numerusform>%n minute each</numerusform>
                <numerusform>%n minutes each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+ %n s per move</source>
            <comment>seconds</comment>
            <translation>
                <numerusform>+ %n s per move</numerusform>
                <numerusform>+ %n s per move</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::GameCard</name>
        <message numerus="yes">
            <source>%n variants ›</source>
            <translation>
                <numerusform>%n variant ›</numerusform>
                <numerusform>%n variants ›</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rule sets ›</source>
            <translation>
                <numerusform>%n rule set ›</numerusform>
                <numerusform>%n rule sets ›</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::PositionsDock</name>
        <message numerus="yes">
            <source>in %n plies</source>
            <translation>
                <numerusform>in %n ply</numerusform>
                <numerusform>in %n plies</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VerdictStrings</name>
        <message numerus="yes">
            <source>still winning, but %n moves slower</source>
            <translation>
                <numerusform>still winning, but %n move slower</numerusform>
                <numerusform>still winning, but %n moves slower</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>already losing; this loses %n moves sooner</source>
            <translation>
                <numerusform>already losing; this loses %n move sooner</numerusform>
                <numerusform>already losing; this loses %n moves sooner</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::AlternatingSession</name>
        <message numerus="yes">
            <source>%n moves removed.</source>
            <translation>
                <numerusform>%n move removed.</numerusform>
                <numerusform>%n moves removed.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::AlternatingView</name>
        <message numerus="yes">
            <source>%n legal moves</source>
            <translation>
                <numerusform>%n legal move</numerusform>
                <numerusform>%n legal moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::BoardView</name>
        <message numerus="yes">
            <source>%n moves</source>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::HeaderStrip</name>
        <message numerus="yes">
            <source>%n legal moves</source>
            <translation>
                <numerusform>%n legal move</numerusform>
                <numerusform>%n legal moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n win</source>
            <comment>that many moves win</comment>
            <translation>
                <numerusform>%n wins</numerusform>
                <numerusform>%n win</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n only draw</source>
            <comment>that many moves</comment>
            <translation>
                <numerusform>%n only draws</numerusform>
                <numerusform>%n only draw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n keep the draw</source>
            <comment>that many moves</comment>
            <translation>
                <numerusform>%n keeps the draw</numerusform>
                <numerusform>%n keep the draw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lose</source>
            <comment>that many moves lose</comment>
            <translation>
                <numerusform>%n loses</numerusform>
                <numerusform>%n lose</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::LineDock</name>
        <message numerus="yes">
            <source>%n moves</source>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::MovesModel</name>
        <message numerus="yes">
            <source>%n moves wasted</source>
            <translation>
                <numerusform>%n move wasted</numerusform>
                <numerusform>%n moves wasted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Quiet: neither side can be led to a losing mistake within %n moves.</source>
            <translation>
                <numerusform>Quiet: no losing mistake can be forced within %n move.</numerusform>
                <numerusform>Quiet: no losing mistake can be forced within %n moves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pressing: the opponent can make a losing mistake in %n moves.</source>
            <translation>
                <numerusform>Pressing: the opponent can make a losing mistake in %n move.</numerusform>
                <numerusform>Pressing: the opponent can make a losing mistake in %n moves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Under pressure: this side can be led to a losing mistake in %n moves.</source>
            <translation>
                <numerusform>Under pressure: this side can be led to a losing mistake in %n move.</numerusform>
                <numerusform>Under pressure: this side can be led to a losing mistake in %n moves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n legal moves</source>
            <translation>
                <numerusform>%n legal move</numerusform>
                <numerusform>%n legal moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>loses %n moves sooner</source>
            <translation>
                <numerusform>loses %n move sooner</numerusform>
                <numerusform>loses %n moves sooner</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::MoveReview</name>
        <message numerus="yes">
            <source>There was a win in %n moves.</source>
            <comment>not made</comment>
            <translation>
                <numerusform>There was a win in %n move.</numerusform>
                <numerusform>There was a win in %n moves.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::ResultCard</name>
        <message numerus="yes">
            <source>with %n hints</source>
            <translation>
                <numerusform>with %n hint</numerusform>
                <numerusform>with %n hints</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Review %n mistakes</source>
            <translation>
                <numerusform>Review %n mistake</numerusform>
                <numerusform>Review %n mistakes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Review %n inaccuracies</source>
            <comment>nothing changed hands</comment>
            <translation>
                <numerusform>Review %n inaccuracy</numerusform>
                <numerusform>Review %n inaccuracies</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Review %n slips</source>
            <comment>moves that gave a piece away</comment>
            <translation>
                <numerusform>Review %n slip</numerusform>
                <numerusform>Review %n slips</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::StatisticsView</name>
        <message numerus="yes">
            <source>%1: you won %2 of your last %n games against %3.</source>
            <comment>a game, games won, the opponent</comment>
            <translation>
                <numerusform>%1: you won %2 of %n game against %3.</numerusform>
                <numerusform>%1: you won %2 of your last %n games against %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games are not counted here, because you had help or saw values while you played.</source>
            <translation>
                <numerusform>%n game is not counted here, because you had help or saw values while you played.</numerusform>
                <numerusform>%n games are not counted here, because you had help or saw values while you played.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::TodayCard</name>
    <message numerus="yes">
        <source>%n solved boards, %1</source>
        <comment>%1: 412 MB</comment>
        <translation>
            <numerusform>%n solved board, %1</numerusform>
            <numerusform>%n solved boards, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are being solved now</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n is being solved now</numerusform>
            <numerusform>%n are being solved now</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>kotai::ui::TotalsPanel</name>
        <message numerus="yes">
            <source>%n plies</source>
            <translation>
                <numerusform>%n ply</numerusform>
                <numerusform>%n plies</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>JobStrings</name>
        <message numerus="yes">
            <source>working backwards, %n plies from the end</source>
            <translation>
                <numerusform>working backwards, %n ply from the end</numerusform>
                <numerusform>working backwards, %n plies from the end</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PositionNotesStrings</name>
        <message numerus="yes">
            <source>Legal position, %n moves.</source>
            <translation>
                <numerusform>Legal position, %n move.</numerusform>
                <numerusform>Legal position, %n moves.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DomineeringTables</name>
        <message numerus="yes">
            <source>%n covered squares</source>
            <translation>
                <numerusform>%n covered square</numerusform>
                <numerusform>%n covered squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::DomineeringPositionsDock</name>
        <message numerus="yes">
            <source>%n covered squares</source>
            <translation>
                <numerusform>%n covered square</numerusform>
                <numerusform>%n covered squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::DomineeringSession</name>
        <message numerus="yes">
            <source>%n turns removed.</source>
            <translation>
                <numerusform>%n turn removed.</numerusform>
                <numerusform>%n turns removed.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::TurnSolvingWindow</name>
        <message numerus="yes">
            <source>Step %1 of %2: the positions with %n covered squares become known (%3). Known so far: %4 of %5 positions.</source>
            <translation>
                <numerusform>Step %1 of %2: the positions with %n covered square become known (%3). Known so far: %4 of %5 positions.</numerusform>
                <numerusform>Step %1 of %2: the positions with %n covered squares become known (%3). Known so far: %4 of %5 positions.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::DomineeringTablesDock</name>
        <message numerus="yes">
            <source>%n covered squares</source>
            <translation>
                <numerusform>%n covered square</numerusform>
                <numerusform>%n covered squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::MatrixPanel</name>
        <message numerus="yes">
            <source>%n moves hidden</source>
            <translation>
                <numerusform>%n move hidden</numerusform>
                <numerusform>%n moves hidden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AnimalShogiStrings</name>
        <message numerus="yes">
            <source>Arrangements with %n pieces in hand</source>
            <translation>
                <numerusform>Arrangements with %n piece in hand</numerusform>
                <numerusform>Arrangements with %n pieces in hand</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DamageStrings</name>
        <message numerus="yes">
            <source>%n later move(s) are left out.</source>
            <comment>after a move that could not be read</comment>
            <translation>
                <numerusform>%n later move is left out.</numerusform>
                <numerusform>%n later moves are left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more part(s) could not be read.</source>
            <comment>of a saved game</comment>
            <translation>
                <numerusform>%n more part could not be read.</numerusform>
                <numerusform>%n more parts could not be read.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::FiguresPanel</name>
        <message numerus="yes">
            <source>%n differ</source>
            <comment>figures</comment>
            <translation>
                <numerusform>%n differs</numerusform>
                <numerusform>%n differ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are misprints in the paper</source>
            <comment>figures</comment>
            <translation>
                <numerusform>%n is a misprint in the paper</numerusform>
                <numerusform>%n are misprints in the paper</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are not comparable</source>
            <comment>figures</comment>
            <translation>
                <numerusform>%n is not comparable</numerusform>
                <numerusform>%n are not comparable</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are not known yet</source>
            <comment>figures</comment>
            <translation>
                <numerusform>%n is not known yet</numerusform>
                <numerusform>%n are not known yet</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::StockButton</name>
        <message numerus="yes">
            <source>%1, %n left</source>
            <translation>
                <numerusform>%1, %n left</numerusform>
                <numerusform>%1, %n left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s) removed.</source>
        <translation>
            <numerusform>%n game removed.</numerusform>
            <numerusform>%n games removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>shown, and in the library</comment>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already in the library.</source>
        <translation>
            <numerusform>%n was already in the library.</numerusform>
            <numerusform>%n were already in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more warning(s).</source>
        <translation>
            <numerusform>%n more warning.</numerusform>
            <numerusform>%n more warnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n game exported to %1.</numerusform>
            <numerusform>%n games exported to %1.</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>LibraryStrings</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
        <message numerus="yes">
            <source>%n moves each</source>
            <comment>the length of a game</comment>
            <translation>
                <numerusform>%n move each</numerusform>
                <numerusform>%n moves each</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::PuzzleBar</name>
        <message numerus="yes">
            <source>Correct! %n of your moves to go.</source>
            <translation>
                <numerusform>Correct! %n more move to go.</numerusform>
                <numerusform>Correct! %n of your moves to go.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Solved after %n wrong moves.</source>
            <translation>
                <numerusform>Solved after %n wrong move.</numerusform>
                <numerusform>Solved after %n wrong moves.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::PastPuzzles</name>
        <message numerus="yes">
            <source>%n today</source>
            <comment>puzzles that come back</comment>
            <translation>
                <numerusform>%n today</numerusform>
                <numerusform>%n today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tomorrow</source>
            <comment>puzzles that come back</comment>
            <translation>
                <numerusform>%n tomorrow</numerusform>
                <numerusform>%n tomorrow</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n later</source>
            <comment>puzzles that come back</comment>
            <translation>
                <numerusform>%n later</numerusform>
                <numerusform>%n later</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From %1 to %2 after %n puzzles</source>
            <comment>ratings</comment>
            <translation>
                <numerusform>From %1 to %2 after %n puzzle</numerusform>
                <numerusform>From %1 to %2 after %n puzzles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::PuzzlesOffer</name>
        <message numerus="yes">
            <source>%n reviews due</source>
            <translation>
                <numerusform>%n review due</numerusform>
                <numerusform>%n reviews due</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::GameSaver</name>
    <message numerus="yes">
        <source>%n game(s) could be read and are in the new library.</source>
        <translation>
            <numerusform>%n game could be read and is in the new library.</numerusform>
            <numerusform>%n games could be read and are in the new library.</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>SolvingStrings</name>
        <message numerus="yes">
            <source>Lost, known in step %1: all %n moves lead to positions that were known to be wins for the opponent by step %2.</source>
            <translation>
                <numerusform>Lost, known in step %1: the %n legal move leads to a position that was known to be a win for the opponent by step %2.</numerusform>
                <numerusform>Lost, known in step %1: all %n moves lead to positions that were known to be wins for the opponent by step %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Drawn, never known: no move leads to a loss, and %n moves lead to positions that stay unknown.</source>
            <translation>
                <numerusform>Drawn, never known: no move leads to a loss, and %n move leads to a position that stays unknown.</numerusform>
                <numerusform>Drawn, never known: no move leads to a loss, and %n moves lead to positions that stay unknown.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not known after step %1: of its %n moves, %2 lead to positions known to be wins for the opponent.</source>
            <translation>
                <numerusform>Not known after step %1: of its %n move, %2 lead to positions known to be wins for the opponent.</numerusform>
                <numerusform>Not known after step %1: of its %n moves, %2 lead to positions known to be wins for the opponent.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: decided in step %2. Then %n of %3 moves were still undecided.</source>
            <comment>a move</comment>
            <translation>
                <numerusform>%1: decided in step %2. Then %n of %3 moves was still undecided.</numerusform>
                <numerusform>%1: decided in step %2. Then %n of %3 moves were still undecided.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::SolvingWindow</name>
        <message numerus="yes">
            <source>Tier %1 of %2, with %Ln positions. Moves stay in a tier or lead to a tier before it.</source>
            <translation>
                <numerusform>Tier %1 of %2, with %Ln position. Moves stay in a tier or lead to a tier before it.</numerusform>
                <numerusform>Tier %1 of %2, with %Ln positions. Moves stay in a tier or lead to a tier before it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableBars</name>
    <message numerus="yes">
        <source>%n plies</source>
        <comment>distance to the end</comment>
        <translation>
            <numerusform>%n ply</numerusform>
            <numerusform>%n plies</numerusform>
        </translation>
    </message>
    </context>
    <context>
        <name>ChoiceMistakeStrings</name>
        <message numerus="yes">
            <source>Up to %n free squares</source>
            <translation>
                <numerusform>Up to %n free square</numerusform>
                <numerusform>Up to %n free squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more free squares</source>
            <translation>
                <numerusform>%n or more free squares</numerusform>
                <numerusform>%n or more free squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::MistakesView</name>
        <message numerus="yes">
            <source>%n position(s)</source>
            <translation>
                <numerusform>%n position</numerusform>
                <numerusform>%n positions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, %n time(s)</source>
            <comment>a wrong move</comment>
            <translation>
                <numerusform>%1, %n time</numerusform>
                <numerusform>%1, %n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::ReproduceRow</name>
        <message numerus="yes">
            <source>%n more</source>
            <comment>variants</comment>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Solve %n variant(s) for this work (%2)? This takes %1.</source>
            <translation>
                <numerusform>Solve %n variant for this work (%2)? This takes %1.</numerusform>
                <numerusform>Solve %n variants for this work (%2)? This takes %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n variant(s) still to be solved</source>
            <translation>
                <numerusform>%n variant still to be solved</numerusform>
                <numerusform>%n variants still to be solved</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>kotai::ui::TrainingEnd</name>
        <message numerus="yes">
            <source>%n days of puzzles in a row!</source>
            <translation>
                <numerusform>%n day of puzzles in a row!</numerusform>
                <numerusform>%n days of puzzles in a row!</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OwnMistakeStrings</name>
        <message numerus="yes">
            <source>won → lost in %n moves</source>
            <translation>
                <numerusform>won → lost in %n move</numerusform>
                <numerusform>won → lost in %n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>draw → lost in %n moves</source>
            <translation>
                <numerusform>draw → lost in %n move</numerusform>
                <numerusform>draw → lost in %n moves</numerusform>
            </translation>
        </message>
    </context>
</TS>
