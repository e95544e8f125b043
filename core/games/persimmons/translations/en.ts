<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
