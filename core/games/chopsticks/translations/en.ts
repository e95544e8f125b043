<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <message numerus="yes">
        <source>Whatever you do, the other player can tap so that you lose. You hold out for %n moves at most, counting those of both.</source>
        <translation>
            <numerusform>Whatever you do, the other player can tap so that you lose. You hold out for %n move at most, counting those of both.</numerusform>
            <numerusform>Whatever you do, the other player can tap so that you lose. You hold out for %n moves at most, counting those of both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a move after which the other player has no way out any more: you win in %n moves, counting those of both.</source>
        <translation>
            <numerusform>There is a move after which the other player has no way out any more: you win in %n move, counting those of both.</numerusform>
            <numerusform>There is a move after which the other player has no way out any more: you win in %n moves, counting those of both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n moves all hands are as they are now: %1</source>
        <translation>
            <numerusform>After %n move all hands are as they are now: %1</numerusform>
            <numerusform>After %n moves all hands are as they are now: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
