<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <message numerus="yes">
        <source>clear in %n dog turns</source>
        <translation>
            <numerusform>clear in %n dog turn</numerusform>
            <numerusform>clear in %n dog turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clear in %n dog turns at the soonest</source>
        <translation>
            <numerusform>clear in %n dog turn at the soonest</numerusform>
            <numerusform>clear in %n dog turns at the soonest</numerusform>
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
    <message numerus="yes">
        <source>steps, then takes %n sheep</source>
        <translation>
            <numerusform>steps, then takes %n sheep</numerusform>
            <numerusform>steps, then takes %n sheep</numerusform>
        </translation>
    </message>
</context>
</TS>
