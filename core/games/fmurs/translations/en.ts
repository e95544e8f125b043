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
        <source>%n rocks</source>
        <translation>
            <numerusform>%n rock</numerusform>
            <numerusform>%n rocks</numerusform>
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
        <source>%n turns. Can %1 do it in %2?</source>
        <translation>
            <numerusform>%n turn. Can %1 do it in %2?</numerusform>
            <numerusform>%n turns. Can %1 do it in %2?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep. Can %1 catch %2?</source>
        <translation>
            <numerusform>%n sheep. Can %1 catch %2?</numerusform>
            <numerusform>%n sheep. Can %1 catch %2?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caught, in %n turns.</source>
        <translation>
            <numerusform>Caught, in %n turn.</numerusform>
            <numerusform>Caught, in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against these dogs the sheep lasts %n turns more.</source>
        <translation>
            <numerusform>Against these dogs the sheep lasts %n turn more.</numerusform>
            <numerusform>Against these dogs the sheep lasts %n turns more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the best dogs: %n turns.</source>
        <translation>
            <numerusform>Against the best dogs: %n turn.</numerusform>
            <numerusform>Against the best dogs: %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Theorem 1: the dogs of M, R and F-sensei catch the sheep from each of the %1 cells, as the proof says, within %n turns.</source>
        <translation>
            <numerusform>Theorem 1: the dogs of M, R and F-sensei catch the sheep from each of the %1 cells, as the proof says, within %n turn.</numerusform>
            <numerusform>Theorem 1: the dogs of M, R and F-sensei catch the sheep from each of the %1 cells, as the proof says, within %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best play catches it from the symmetric placement within %n turns, whatever it does.</source>
        <translation>
            <numerusform>Best play catches it from the symmetric placement within %n turn, whatever it does.</numerusform>
            <numerusform>Best play catches it from the symmetric placement within %n turns, whatever it does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From every one of the %1 placements of two dogs and a sheep best play catches it within %n turns.</source>
        <translation>
            <numerusform>From every one of the %1 placements of two dogs and a sheep best play catches it within %n turn.</numerusform>
            <numerusform>From every one of the %1 placements of two dogs and a sheep best play catches it within %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These two gaps can be filled: a sheep in the way is jumped over itself. Then, wherever the others stand and whether or not the hunted one moves, a jump is forced within %n turns from every placement.</source>
        <translation>
            <numerusform>These two gaps can be filled: a sheep in the way is jumped over itself. Then, wherever the others stand and whether or not the hunted one moves, a jump is forced within %n turn from every placement.</numerusform>
            <numerusform>These two gaps can be filled: a sheep in the way is jumped over itself. Then, wherever the others stand and whether or not the hunted one moves, a jump is forced within %n turns from every placement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two sheep are caught within %n turns from every placement, by the tables. So larger flocks are gone, jump by jump, after at most these turns (sheep: turns): %1.</source>
        <translation>
            <numerusform>Two sheep are caught within %n turn from every placement, by the tables. So larger flocks are gone, jump by jump, after at most these turns (sheep: turns): %1.</numerusform>
            <numerusform>Two sheep are caught within %n turns from every placement, by the tables. So larger flocks are gone, jump by jump, after at most these turns (sheep: turns): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clear in about %n dog turns</source>
        <translation>
            <numerusform>clear in about %n dog turn</numerusform>
            <numerusform>clear in about %n dog turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, computed just now, for flocks of up to %4: from each of the %3 placements of two dogs, a lone sheep and a pair, the dogs can force a jump that leaves a pair within %n turns, or the lone sheep joins the others. Memory: %5 MB.</source>
        <translation>
            <numerusform>%1 × %2, computed just now, for flocks of up to %4: from each of the %3 placements of two dogs, a lone sheep and a pair, the dogs can force a jump that leaves a pair within %n turn, or the lone sheep joins the others. Memory: %5 MB.</numerusform>
            <numerusform>%1 × %2, computed just now, for flocks of up to %4: from each of the %3 placements of two dogs, a lone sheep and a pair, the dogs can force a jump that leaves a pair within %n turns, or the lone sheep joins the others. Memory: %5 MB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, computed just now: where no sheep is alone, in a flock of up to %3, a jump is forced within %n turns.</source>
        <translation>
            <numerusform>%1 × %2, computed just now: where no sheep is alone, in a flock of up to %3, a jump is forced within %n turn.</numerusform>
            <numerusform>%1 × %2, computed just now: where no sheep is alone, in a flock of up to %3, a jump is forced within %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best placement of the dogs against the best flock of %1: all sheep are caught in %n turns.</source>
        <translation>
            <numerusform>The best placement of the dogs against the best flock of %1: all sheep are caught in %n turn.</numerusform>
            <numerusform>The best placement of the dogs against the best flock of %1: all sheep are caught in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dog from %1 to %2, takes %n</source>
        <translation>
            <numerusform>dog from %1 to %2, takes %n</numerusform>
            <numerusform>dog from %1 to %2, takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then round for ever, the same placement every %n moves: %1</source>
        <translation>
            <numerusform>Then round for ever, the same placement every %n move: %1</numerusform>
            <numerusform>Then round for ever, the same placement every %n moves: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1→%2: steps, takes %n</source>
        <translation>
            <numerusform>%1→%2: steps, takes %n</numerusform>
            <numerusform>%1→%2: steps, takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1→%2: takes %n sheep</source>
        <translation>
            <numerusform>%1→%2: takes %n sheep</numerusform>
            <numerusform>%1→%2: takes %n sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 caught every sheep in %n turns</source>
        <translation>
            <numerusform>%1 caught every sheep in %n turn</numerusform>
            <numerusform>%1 caught every sheep in %n turns</numerusform>
        </translation>
    </message>
</context>
</TS>
