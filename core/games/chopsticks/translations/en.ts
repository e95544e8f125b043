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
        <source>After %n moves all hands are as they are now: %1</source>
        <translation>
            <numerusform>After %n move all hands are as they are now: %1</numerusform>
            <numerusform>After %n moves all hands are as they are now: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other player can be forced to the edge of the draw, where a move loses, in %n moves: begin with %1.</source>
        <translation>
            <numerusform>The other player can be forced to the edge of the draw, where a move loses, in %n move: begin with %1.</numerusform>
            <numerusform>The other player can be forced to the edge of the draw, where a move loses, in %n moves: begin with %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can be forced to the edge of the draw, where a move loses, in %n moves.</source>
        <translation>
            <numerusform>You can be forced to the edge of the draw, where a move loses, in %n move.</numerusform>
            <numerusform>You can be forced to the edge of the draw, where a move loses, in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands each</source>
        <translation>
            <numerusform>%n hand each</numerusform>
            <numerusform>%n hands each</numerusform>
        </translation>
    </message>
</context>
</TS>
