<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n boards of the game lead in</source>
        <translation>
            <numerusform>%n board of the game leads in</numerusform>
            <numerusform>%n boards of the game lead in</numerusform>
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
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bao</name>
    <message numerus="yes">
        <source>%1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>%1 never ends: after %n lay the same board is back, period %2, shift %3.</numerusform>
            <numerusform>%1 never ends: after %n lays the same board is back, period %2, shift %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more lays</source>
        <translation>
            <numerusform>and %n more lay</numerusform>
            <numerusform>and %n more lays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pits a row</source>
        <translation>
            <numerusform>%n pit a row</numerusform>
            <numerusform>%n pits a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones in every pit</source>
        <translation>
            <numerusform>%n stone in every pit</numerusform>
            <numerusform>%n stones in every pit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones in every second pit</source>
        <translation>
            <numerusform>%n stone in every second pit</numerusform>
            <numerusform>%n stones in every second pit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lays</source>
        <translation>
            <numerusform>%n lay</numerusform>
            <numerusform>%n lays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sowing ends after %n lays in %1 and takes %2 from %3.</source>
        <translation>
            <numerusform>The sowing ends after %n lay in %1 and takes %2 from %3.</numerusform>
            <numerusform>The sowing ends after %n lays in %1 and takes %2 from %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n lays the same board is back: it never ends.</source>
        <translation>
            <numerusform>After %n lay the same board is back: it never ends.</numerusform>
            <numerusform>After %n lays the same board is back: it never ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rollback stops after %n lays: the pit in hand has one stone or none to give back.</source>
        <translation>
            <numerusform>The rollback stops after %n lay: the pit in hand has one stone or none to give back.</numerusform>
            <numerusform>The rollback stops after %n lays: the pit in hand has one stone or none to give back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>back after %n lays · period %1, shift %2</source>
        <translation>
            <numerusform>back after %n lay · period %1, shift %2</numerusform>
            <numerusform>back after %n lays · period %1, shift %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n lays it has not ended yet, and no board was back.</source>
        <translation>
            <numerusform>After %n lay it has not ended yet, and no board was back.</numerusform>
            <numerusform>After %n lays it has not ended yet, and no board was back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rollback goes round for ever: after %n lays the same row is back.</source>
        <translation>
            <numerusform>The rollback goes round for ever: after %n lay the same row is back.</numerusform>
            <numerusform>The rollback goes round for ever: after %n lays the same row is back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lays are undone, and more could be.</source>
        <translation>
            <numerusform>%n lay is undone, and more could be.</numerusform>
            <numerusform>%n lays are undone, and more could be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays: %1 (%2)</source>
        <translation>
            <numerusform>stops after %n lay: %1 (%2)</numerusform>
            <numerusform>stops after %n lays: %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays, without any sign</source>
        <translation>
            <numerusform>stops after %n lay, without any sign</numerusform>
            <numerusform>stops after %n lays, without any sign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same row again after %n lays: shift %1.</source>
        <translation>
            <numerusform>The same row again after %n lay: shift %1.</numerusform>
            <numerusform>The same row again after %n lays: shift %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chopsticks</name>
    <message numerus="yes">
        <source>%n fingers</source>
        <translation>
            <numerusform>%n finger</numerusform>
            <numerusform>%n fingers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>A slip, %1, loses in %n move: %2</numerusform>
            <numerusform>A slip, %1, loses in %n moves: %2</numerusform>
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
</context>
<context>
    <name>fmurs</name>
    <message numerus="yes">
        <source>%n dogs</source>
        <translation>
            <numerusform>%n dog</numerusform>
            <numerusform>%n dogs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>%n sheep</numerusform>
            <numerusform>%n sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n sheep</source>
        <translation>
            <numerusform>takes %n sheep</numerusform>
            <numerusform>takes %n sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n sheep has a neighbour: they are free to go anywhere. On wide cylinders such a flock escapes for ever.</source>
        <translation>
            <numerusform>The %n sheep has no neighbour: it is free to go anywhere. On wide cylinders such a flock escapes for ever.</numerusform>
            <numerusform>None of the %n sheep has a neighbour: they are free to go anywhere. On wide cylinders such a flock escapes for ever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest catch: %n turns of the dogs.</source>
        <translation>
            <numerusform>The longest catch: %n turn of the dogs.</numerusform>
            <numerusform>The longest catch: %n turns of the dogs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pair keeps together: caught after %n turns at the latest.</source>
        <translation>
            <numerusform>A pair keeps together: caught after %n turn at the latest.</numerusform>
            <numerusform>A pair keeps together: caught after %n turns at the latest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then round for ever, the same placement every %n moves: %1, …</source>
        <translation>
            <numerusform>then round for ever, the same placement every %n move: %1, …</numerusform>
            <numerusform>then round for ever, the same placement every %n moves: %1, …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still missing: about %1 MB on disk and %n minutes of work. It can be cancelled at any time: what is complete is kept.</source>
        <translation>
            <numerusform>Still missing: about %1 MB on disk and %n minute of work. It can be cancelled at any time: what is complete is kept.</numerusform>
            <numerusform>Still missing: about %1 MB on disk and %n minutes of work. It can be cancelled at any time: what is complete is kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dogs caught every sheep, in %n turns.</source>
        <translation>
            <numerusform>The dogs caught every sheep, in %n turn.</numerusform>
            <numerusform>The dogs caught every sheep, in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep got away.</source>
        <translation>
            <numerusform>%n sheep got away.</numerusform>
            <numerusform>%n sheep got away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 caught every sheep in %n turns; %2 was not as quick.</source>
        <translation>
            <numerusform>%1 caught every sheep in %n turn; %2 was not as quick.</numerusform>
            <numerusform>%1 caught every sheep in %n turns; %2 was not as quick.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>persimmons</name>
    <message numerus="yes">
        <source>at most %n persimmons a turn</source>
        <translation>
            <numerusform>at most %n persimmon a turn</numerusform>
            <numerusform>at most %n persimmons a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn drops at most %n persimmons.</source>
        <translation>
            <numerusform>A turn drops at most %n persimmon.</numerusform>
            <numerusform>A turn drops at most %n persimmons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ribbonim</name>
    <message numerus="yes">
        <source>At most %n stones can be taken in one turn.</source>
        <translation>
            <numerusform>At most %n stone can be taken in one turn.</numerusform>
            <numerusform>At most %n stones can be taken in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n stones</source>
        <translation>
            <numerusform>at most %n stone</numerusform>
            <numerusform>at most %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>words</name>
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
        <source>%1 wins in %n moves</source>
        <translation>
            <numerusform>%1 wins in %n move</numerusform>
            <numerusform>%1 wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win by %n</source>
        <translation>
            <numerusform>win by %n</numerusform>
            <numerusform>win by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss by %n</source>
        <translation>
            <numerusform>loss by %n</numerusform>
            <numerusform>loss by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n</source>
        <translation>
            <numerusform>%1 wins by %n</numerusform>
            <numerusform>%1 wins by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clear in %n dog turns</source>
        <translation>
            <numerusform>clear in %n dog turn</numerusform>
            <numerusform>clear in %n dog turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clear in at most %n dog turns</source>
        <translation>
            <numerusform>clear in at most %n dog turn</numerusform>
            <numerusform>clear in at most %n dog turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep caught in all</source>
        <translation>
            <numerusform>%n sheep caught in all</numerusform>
            <numerusform>%n sheep caught in all</numerusform>
        </translation>
    </message>
</context>
</TS>
