<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>pursuit</name>
    <message>
        <source>cell %1</source>
        <translation>マス%1</translation>
    </message>
    <message>
        <source>eight cells</source>
        <translation>8マス</translation>
    </message>
    <message>
        <source>Go one cell</source>
        <translation>1マス進んでください</translation>
    </message>
    <message>
        <source>sit still</source>
        <translation>じっとしている</translation>
    </message>
    <message>
        <source>to cell %1</source>
        <translation>マス%1へ</translation>
    </message>
    <message>
        <source>%1 caught %2 on cell %3.</source>
        <translation>%1がマス%3で%2をつかまえました。</translation>
    </message>
    <message>
        <source>One cell at a time.</source>
        <translation>進めるのは1マスだけです。</translation>
    </message>
    <message>
        <source>The Hunter and the Hare</source>
        <translation>狩人と野うさぎ</translation>
    </message>
    <message>
        <source>Catch the hare, or run for ever.</source>
        <translation>野うさぎをつかまえるか、どこまでも逃げるか。</translation>
    </message>
    <message>
        <source>can go round for ever</source>
        <translation>終わらないこともある</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>数字は、終わりまでの手数です（二人の手を合わせて）。</translation>
    </message>
    <message>
        <source>Cells from hunter to hare</source>
        <translation>狩人から野うさぎまでのマス</translation>
    </message>
    <message>
        <source>The hare is near</source>
        <translation>野うさぎが近い</translation>
    </message>
    <message>
        <source>The hare is far away</source>
        <translation>野うさぎが遠い</translation>
    </message>
    <message>
        <source>“%1” is no position; a position is like “ad 1”</source>
        <translation>「%1」は局面ではありません。局面は「ad 1」のように書きます</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの表</translation>
    </message>
    <message>
        <source>Who wins from each distance, and how fast.</source>
        <translation>どの距離から、だれが何手で勝つか。</translation>
    </message>
</context>
</TS>
