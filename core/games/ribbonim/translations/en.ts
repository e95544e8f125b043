<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <message numerus="yes">
        <source>T%1 is what the Ribbonim page lists: %n fields of up to %2 stones.</source>
        <translation>
            <numerusform>T%1 is what the Ribbonim page lists: %n field of up to %2 stones.</numerusform>
            <numerusform>T%1 is what the Ribbonim page lists: %n fields of up to %2 stones.</numerusform>
        </translation>
    </message>
</context>
</TS>
