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
        <source>“%1” is not a position; a position is like “ad 1”</source>
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
    <message>
        <source>The hunter is to catch the hare, and the hare to get away.</source>
        <translation>狩人は野うさぎをつかまえ、野うさぎは逃げます。</translation>
    </message>
    <message>
        <source>The hunter goes one cell, either way round. Try it.</source>
        <translation>狩人は、どちらかへ1マス進みます。やってみましょう。</translation>
    </message>
    <message>
        <source>The hare may also sit still. Let it sit.</source>
        <translation>野うさぎは、じっとしていることもできます。じっとさせてみましょう。</translation>
    </message>
    <message>
        <source>After sitting it goes twice.</source>
        <translation>じっとした次は、2回動きます。</translation>
    </message>
    <message>
        <source>Press the cell on which the hare is.</source>
        <translation>野うさぎのいるマスを押しましょう。</translation>
    </message>
    <message>
        <source>When the hare is caught</source>
        <translation>野うさぎがつかまるとき</translation>
    </message>
    <message>
        <source>Catch the hare.</source>
        <translation>野うさぎをつかまえましょう。</translation>
    </message>
    <message>
        <source>It sits on the next cell.</source>
        <translation>となりのマスにいます。</translation>
    </message>
    <message>
        <source>Who wins here?</source>
        <translation>ここではどちらの勝ちでしょう。</translation>
    </message>
    <message>
        <source>The hare can always go on.</source>
        <translation>野うさぎは、いつまでも逃げられます。</translation>
    </message>
    <message>
        <source>And here?</source>
        <translation>では、ここでは？</translation>
    </message>
    <message>
        <source>Look how near it is.</source>
        <translation>どれだけ近いか見てみましょう。</translation>
    </message>
    <message>
        <source>the author of the template</source>
        <translation>見本の作者</translation>
    </message>
    <message>
        <source>Made for this program, so that new games have a pattern.</source>
        <translation>新しいゲームの見本として、このプログラムのために作りました。</translation>
    </message>
    <message>
        <source>Can the hunter catch the hare on a ring?</source>
        <translation>輪の上で、狩人は野うさぎをつかまえられるでしょうか。</translation>
    </message>
    <message>
        <source>Hare and hounds, and cops and robber.</source>
        <translation>うさぎと猟犬、警官と泥棒のゲーム。</translation>
    </message>
    <message>
        <source>What the table of rules says.</source>
        <translation>ルールの表にあるとおりです。</translation>
    </message>
    <message>
        <source>Hunter and hare.</source>
        <translation>狩人と野うさぎ。</translation>
    </message>
    <message>
        <source>There is a move to which the other player has no good answer.</source>
        <translation>相手がよい答えを持たない手があります。</translation>
    </message>
    <message>
        <source>Whatever you do, the other player has a good answer.</source>
        <translation>何をしても、相手によい答えがあります。</translation>
    </message>
    <message>
        <source>Nobody can force it: the chase may go on for ever.</source>
        <translation>だれも決められません。追いかけっこはいつまでも続くかもしれません。</translation>
    </message>
    <message>
        <source>A hare that may sit still is caught %1.</source>
        <translation>じっとしていられるウサギがつかまるのは、%1。</translation>
    </message>
    <message>
        <source>only where it is near</source>
        <translation>近くにいるときだけ</translation>
    </message>
    <message>
        <source>always</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>never</source>
        <translation>一度もないこと</translation>
    </message>
</context>
</TS>
