<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>bao</name>
    <message numerus="yes">
        <source>Pit %1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>Pit %1 never ends: after %n lay the same board is back, period %2, shift %3.</numerusform>
            <numerusform>Pit %1 never ends: after %n lays the same board is back, period %2, shift %3.</numerusform>
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
        <source>pit %1 takes %n</source>
        <translation>
            <numerusform>pit %1 takes %n</numerusform>
            <numerusform>pit %1 takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes on %n stones. %2 keeps one of them.</source>
        <translation>
            <numerusform>%1 passes on %n stone. %2 keeps it.</numerusform>
            <numerusform>%1 passes on %n stones. %2 keeps one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 answers: %n stones.</source>
        <translation>
            <numerusform>%1 answers: %n stone.</numerusform>
            <numerusform>%1 answers: %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 its %n stones: they are captured.</source>
        <translation>
            <numerusform>%1 gives %2 its %n stone: it is captured.</numerusform>
            <numerusform>%1 gives %2 its %n stones: they are captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 answers: %n stones. %2 adds them to its rem.</source>
        <translation>
            <numerusform>%1 answers: %n stone. %2 adds it to its rem.</numerusform>
            <numerusform>%1 answers: %n stones. %2 adds them to its rem.</numerusform>
        </translation>
    </message>
</context>
</TS>
