<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>pursuit</name>
    <message>
        <source>cell %1</source>
        <translation>%1ばんめの マス</translation>
    </message>
    <message>
        <source>eight cells</source>
        <translation>8つの マス</translation>
    </message>
    <message>
        <source>Go one cell</source>
        <translation>1マス すすもう</translation>
    </message>
    <message>
        <source>sit still</source>
        <translation>じっと して いる</translation>
    </message>
    <message>
        <source>to cell %1</source>
        <translation>%1ばんめの マスへ</translation>
    </message>
    <message>
        <source>%1 caught %2 on cell %3.</source>
        <translation>%1が %3ばんめの マスで %2を つかまえました。</translation>
    </message>
    <message>
        <source>One cell at a time.</source>
        <translation>すすめるのは 1マスだけです。</translation>
    </message>
    <message>
        <source>The Hunter and the Hare</source>
        <translation>かりうどと のうさぎ</translation>
    </message>
    <message>
        <source>Catch the hare, or run for ever.</source>
        <translation>のうさぎを つかまえるか、どこまでも にげるか。</translation>
    </message>
    <message>
        <source>can go round for ever</source>
        <translation>おわらない ことも ある</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>すうじは、おわりまでの てかずです（ふたりの てを あわせて）。</translation>
    </message>
    <message>
        <source>Cells from hunter to hare</source>
        <translation>かりうどから のうさぎまでの マス</translation>
    </message>
    <message>
        <source>The hare is near</source>
        <translation>のうさぎが ちかい</translation>
    </message>
    <message>
        <source>The hare is far away</source>
        <translation>のうさぎが とおい</translation>
    </message>
    <message>
        <source>“%1” is not a position; a position is like “ad 1”</source>
        <translation>「%1」は かたちでは ありません。かたちは「ad 1」のように かきます</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの ひょう</translation>
    </message>
    <message>
        <source>Who wins from each distance, and how fast.</source>
        <translation>どれだけ はなれて いると、だれが なんかいで かつか。</translation>
    </message>
    <message>
        <source>The hunter is to catch the hare, and the hare to get away.</source>
        <translation>かりゅうどは のうさぎを つかまえ、のうさぎは にげます。</translation>
    </message>
    <message>
        <source>The hunter goes one cell, either way round. Try it.</source>
        <translation>かりゅうどは、どちらかへ 1マス すすみます。やって みましょう。</translation>
    </message>
    <message>
        <source>The hare may also sit still. Let it sit.</source>
        <translation>のうさぎは、じっと して いる ことも できます。じっと させて みましょう。</translation>
    </message>
    <message>
        <source>After sitting it goes twice.</source>
        <translation>じっと した つぎは、2かい うごきます。</translation>
    </message>
    <message>
        <source>Press the cell on which the hare is.</source>
        <translation>のうさぎの いる マスを おしましょう。</translation>
    </message>
    <message>
        <source>When the hare is caught</source>
        <translation>のうさぎが つかまる とき</translation>
    </message>
    <message>
        <source>Catch the hare.</source>
        <translation>のうさぎを つかまえましょう。</translation>
    </message>
    <message>
        <source>It sits on the next cell.</source>
        <translation>となりの マスに います。</translation>
    </message>
    <message>
        <source>Who wins here?</source>
        <translation>ここでは どちらの かちでしょう。</translation>
    </message>
    <message>
        <source>The hare can always go on.</source>
        <translation>のうさぎは、いつまでも にげられます。</translation>
    </message>
    <message>
        <source>And here?</source>
        <translation>では、ここでは？</translation>
    </message>
    <message>
        <source>Look how near it is.</source>
        <translation>どれだけ ちかいか みて みましょう。</translation>
    </message>
    <message>
        <source>the author of the template</source>
        <translation>みほんを かいた ひと</translation>
    </message>
    <message>
        <source>Made for this program, so that new games have a pattern.</source>
        <translation>あたらしい ゲームの みほんとして、この プログラムの ために つくりました。</translation>
    </message>
    <message>
        <source>Can the hunter catch the hare on a ring?</source>
        <translation>わの うえで、かりうどは うさぎを つかまえられるでしょうか。</translation>
    </message>
    <message>
        <source>Hare and hounds, and cops and robber.</source>
        <translation>うさぎと りょうけん、おまわりさんと どろぼうの ゲーム。</translation>
    </message>
    <message>
        <source>What the table of rules says.</source>
        <translation>ルールの ひょうに ある とおりです。</translation>
    </message>
    <message>
        <source>Hunter and hare.</source>
        <translation>かりうどと うさぎ。</translation>
    </message>
    <message>
        <source>There is a move to which the other player has no good answer.</source>
        <translation>あいてに いい こたえの ない てが あります。</translation>
    </message>
    <message>
        <source>Whatever you do, the other player has a good answer.</source>
        <translation>なにを しても、あいてに いい こたえが あります。</translation>
    </message>
    <message>
        <source>Nobody can force it: the chase may go on for ever.</source>
        <translation>だれも きめられません。おいかけっこは いつまでも つづくかも しれません。</translation>
    </message>
    <message>
        <source>A hare that may sit still is caught %1.</source>
        <translation>じっと して いられる うさぎが つかまるのは、%1。</translation>
    </message>
    <message>
        <source>only where it is near</source>
        <translation>ちかくに いる ときだけ</translation>
    </message>
    <message>
        <source>always</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>never</source>
        <translation>いちども ない こと</translation>
    </message>
</context>
</TS>
