<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AllMatches</name>
    <message numerus="yes">
        <source>Delete %n match(es)</source>
        <translation>
            <numerusform>Delete %n match</numerusform>
            <numerusform>Delete %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted match(es)</source>
        <translation>
            <numerusform>Bring back %n deleted match</numerusform>
            <numerusform>Bring back %n deleted matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CensusCard</name>
    <message numerus="yes">
        <source>in %n moves, proven</source>
        <translation>
            <numerusform>in %n move, proven</numerusform>
            <numerusform>in %n moves, proven</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
    <message numerus="yes">
        <source>%n boards of the game lead into it</source>
        <translation>
            <numerusform>%n board of the game leads into it</numerusform>
            <numerusform>%n boards of the game lead into it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPlate</name>
    <message numerus="yes">
        <source>hints %n level(s) back</source>
        <translation>
            <numerusform>hints %n level back</numerusform>
            <numerusform>hints %n levels back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints seen %n time(s)</source>
        <translation>
            <numerusform>hints seen %n time</numerusform>
            <numerusform>hints seen %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphGrowth</name>
    <message numerus="yes">
        <source>won in at most %n moves: %1 of %2 positions</source>
        <translation>
            <numerusform>won in at most %n move: %1 of %2 positions</numerusform>
            <numerusform>won in at most %n moves: %1 of %2 positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestList</name>
    <message numerus="yes">
        <source>card read on another device, %n times</source>
        <translation>
            <numerusform>card read on another device, %n time</numerusform>
            <numerusform>card read on another device, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyView</name>
    <message numerus="yes">
        <source>%n are there</source>
        <translation>
            <numerusform>%n is there</numerusform>
            <numerusform>%n are there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n still to come</numerusform>
            <numerusform>%n still to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoopCard</name>
    <message numerus="yes">
        <source>%n found · complete: %1 boards</source>
        <translation>
            <numerusform>%n found · complete: %1 boards</numerusform>
            <numerusform>%n found · complete: %1 boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 shown</source>
        <translation>
            <numerusform>%n of %1 shown</numerusform>
            <numerusform>%n of %1 shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoopLab</name>
    <message numerus="yes">
        <source>after %n lays</source>
        <translation>
            <numerusform>after %n lay</numerusform>
            <numerusform>after %n lays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakePanel</name>
    <message numerus="yes">
        <source>Bring back %n deleted</source>
        <translation>
            <numerusform>Bring back %n deleted</numerusform>
            <numerusform>Bring back %n deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenStrip</name>
    <message numerus="yes">
        <source>The table is open · %n are there</source>
        <translation>
            <numerusform>The table is open · %n is there</numerusform>
            <numerusform>The table is open · %n are there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · the table is open, %n are there</source>
        <translation>
            <numerusform>%1 · the table is open, %n is there</numerusform>
            <numerusform>%1 · the table is open, %n are there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnRule</name>
    <message numerus="yes">
        <source>It never fails: it was right in all %n positions in which one can go wrong.</source>
        <translation>
            <numerusform>It never fails: it was right in %n position in which one can go wrong.</numerusform>
            <numerusform>It never fails: it was right in all %n positions in which one can go wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not failed: it was right in %n positions. There are more of them, so nothing is proved.</source>
        <translation>
            <numerusform>It has not failed: it was right in %n position. There are more of them, so nothing is proved.</numerusform>
            <numerusform>It has not failed: it was right in %n positions. There are more of them, so nothing is proved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairTables</name>
    <message numerus="yes">
        <source>All are done. The next round begins in %n seconds.</source>
        <translation>
            <numerusform>All are done. The next round begins in %n second.</numerusform>
            <numerusform>All are done. The next round begins in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairsOverlay</name>
    <message numerus="yes">
        <source>%n points: %1</source>
        <translation>
            <numerusform>%n point: %1</numerusform>
            <numerusform>%n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next round begins in %n s.</source>
        <translation>
            <numerusform>The next round begins in %n s.</numerusform>
            <numerusform>The next round begins in %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinOverlay</name>
    <message numerus="yes">
        <source>The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>The next try is possible in %n second.</numerusform>
            <numerusform>The next try is possible in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message numerus="yes">
        <source>What the lab says one should remember: %n boards to go.</source>
        <translation>
            <numerusform>What the lab says one should remember: %n board to go.</numerusform>
            <numerusform>What the lab says one should remember: %n boards to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message numerus="yes">
        <source>Quiz of %n questions</source>
        <translation>
            <numerusform>Quiz of %n question</numerusform>
            <numerusform>Quiz of %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After talking %n have changed their answer.</source>
        <translation>
            <numerusform>After talking %n has changed the answer.</numerusform>
            <numerusform>After talking %n have changed their answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPlate</name>
    <message numerus="yes">
        <source>hints %n level(s) back</source>
        <translation>
            <numerusform>hints %n level back</numerusform>
            <numerusform>hints %n levels back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints seen %n time(s)</source>
        <translation>
            <numerusform>hints seen %n time</numerusform>
            <numerusform>hints seen %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message numerus="yes">
        <source>%n positions are still being looked at.</source>
        <translation>
            <numerusform>%n position is still being looked at.</numerusform>
            <numerusform>%n positions are still being looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <translation>
            <numerusform>%n turning point</numerusform>
            <numerusform>%n turning points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first half %n move(s) cost time.</source>
        <translation>
            <numerusform>In the first half %n move cost time.</numerusform>
            <numerusform>In the first half %n moves cost time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterOverlay</name>
    <message numerus="yes">
        <source>%n pupils</source>
        <translation>
            <numerusform>%n pupil</numerusform>
            <numerusform>%n pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupils.</source>
        <translation>
            <numerusform>A class has at most %n pupil.</numerusform>
            <numerusform>A class has at most %n pupils.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulOverlay</name>
    <message numerus="yes">
        <source>%n boards wait for you.</source>
        <translation>
            <numerusform>%n board waits for you.</numerusform>
            <numerusform>%n boards wait for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableOverlay</name>
    <message numerus="yes">
        <source>%n are there. Close the table? For some hours it can be opened again, with the same code and seats.</source>
        <translation>
            <numerusform>%n is there. Close the table? For some hours it can be opened again, with the same code and seats.</numerusform>
            <numerusform>%n are there. Close the table? For some hours it can be opened again, with the same code and seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are there. Send all away, and open another table with a new code?</source>
        <translation>
            <numerusform>%n is there. Send them away, and open another table with a new code?</numerusform>
            <numerusform>%n are there. Send all away, and open another table with a new code?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody may be guessing the code: %n wrong ones so far. Whoever knows it is let in all the same.</source>
        <translation>
            <numerusform>Somebody may be guessing the code: %n wrong one so far. Whoever knows it is let in all the same.</numerusform>
            <numerusform>Somebody may be guessing the code: %n wrong ones so far. Whoever knows it is let in all the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message numerus="yes">
        <source>start, %n to come</source>
        <translation>
            <numerusform>start, %n to come</numerusform>
            <numerusform>start, %n to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkLegend</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkOverlay</name>
    <message numerus="yes">
        <source>A plan has at most %n tasks.</source>
        <translation>
            <numerusform>A plan has at most %n task.</numerusform>
            <numerusform>A plan has at most %n tasks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n</source>
        <translation>
            <numerusform>for %n</numerusform>
            <numerusform>for %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkTable</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core</name>
    <message numerus="yes">
        <source>win in %n moves</source>
        <translation>
            <numerusform>win in %n move</numerusform>
            <numerusform>win in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves</source>
        <translation>
            <numerusform>loss in %n move</numerusform>
            <numerusform>loss in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win in at most %n moves</source>
        <translation>
            <numerusform>win in at most %n move</numerusform>
            <numerusform>win in at most %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves or more</source>
        <translation>
            <numerusform>loss in %n move or more</numerusform>
            <numerusform>loss in %n moves or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <translation>
            <numerusform>%1 wins in %n move</numerusform>
            <numerusform>%1 wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %n moves</source>
        <translation>
            <numerusform>%1 wins in at most %n move</numerusform>
            <numerusform>%1 wins in at most %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first wins in %n moves</source>
        <translation>
            <numerusform>first wins in %n move</numerusform>
            <numerusform>first wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second wins in %n moves</source>
        <translation>
            <numerusform>second wins in %n move</numerusform>
            <numerusform>second wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets of rules have too many positions: nothing is proven of them</source>
        <translation>
            <numerusform>%n set of rules has too many positions: nothing is proven of it</numerusform>
            <numerusform>%n sets of rules have too many positions: nothing is proven of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in %n moves for whoever is to move</source>
        <translation>
            <numerusform>lost in %n move for whoever is to move</numerusform>
            <numerusform>lost in %n moves for whoever is to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 answers lose</source>
        <translation>
            <numerusform>%n of %1 answers loses</numerusform>
            <numerusform>%n of %1 answers lose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no answer loses, but in %n moves there is a trap</source>
        <translation>
            <numerusform>no answer loses, but in %n move there is a trap</numerusform>
            <numerusform>no answer loses, but in %n moves there is a trap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 moves keep the win.</source>
        <translation>
            <numerusform>%n of %1 moves keeps the win.</numerusform>
            <numerusform>%n of %1 moves keep the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 moves keep the draw.</source>
        <translation>
            <numerusform>%n of %1 moves keeps the draw.</numerusform>
            <numerusform>%n of %1 moves keep the draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest to answer is %1: %n of %2 answers lose.</source>
        <translation>
            <numerusform>The hardest to answer is %1: %n of %2 answers loses.</numerusform>
            <numerusform>The hardest to answer is %1: %n of %2 answers lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 the other side can be brought into a trap in %n moves: there an answer can lose.</source>
        <translation>
            <numerusform>With %1 the other side can be brought into a trap in %n move: there an answer can lose.</numerusform>
            <numerusform>With %1 the other side can be brought into a trap in %n moves: there an answer can lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not this one: won in %n moves for whoever is to move</source>
        <translation>
            <numerusform>not this one: won in %n move for whoever is to move</numerusform>
            <numerusform>not this one: won in %n moves for whoever is to move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message numerus="yes">
        <source>%n puzzles of grade %1</source>
        <translation>
            <numerusform>%n puzzle of grade %1</numerusform>
            <numerusform>%n puzzles of grade %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look through a match of %n moves</source>
        <translation>
            <numerusform>Look through a match of %n move</numerusform>
            <numerusform>Look through a match of %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lab: %1, with %n questions</source>
        <translation>
            <numerusform>Lab: %1, with %n question</numerusform>
            <numerusform>Lab: %1, with %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>Find the move that wins fastest: in %n moves, both players together.</source>
        <translation>
            <numerusform>Find the move that wins fastest: in %n move.</numerusform>
            <numerusform>Find the move that wins fastest: in %n moves, both players together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet::Dialog</name>
    <message numerus="yes">
        <source>There are only %n puzzle(s) like this.</source>
        <translation>
            <numerusform>There is only %n puzzle like this.</numerusform>
            <numerusform>There are only %n puzzles like this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <source>%n watch</source>
        <translation>
            <numerusform>%n watches</numerusform>
            <numerusform>%n watch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n minutes</source>
        <translation>
            <numerusform>waiting for %1, not seen for %n minute</numerusform>
            <numerusform>waiting for %1, not seen for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n hours</source>
        <translation>
            <numerusform>waiting for %1, not seen for %n hour</numerusform>
            <numerusform>waiting for %1, not seen for %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n days</source>
        <translation>
            <numerusform>waiting for %1, not seen for %n day</numerusform>
            <numerusform>waiting for %1, not seen for %n days</numerusform>
        </translation>
    </message>
</context>
</TS>
