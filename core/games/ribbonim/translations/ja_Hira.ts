<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ribbonim</name>
    <message>
        <source>ring %1, stone %2</source>
        <translation>%1ばんめの わ、%2こめの いし</translation>
    </message>
    <message>
        <source>ribbon %1, stone %2</source>
        <translation>%1ばんめの ひも、%2こめの いし</translation>
    </message>
    <message>
        <source>This stone has already been taken.</source>
        <translation>この いしは もう とられて います。</translation>
    </message>
    <message>
        <source>Only stones next to each other on one ribbon or ring can be taken.</source>
        <translation>1ぽんの ひもか 1つの わで、となりあった いしだけ とれます。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones can be taken in one turn.</source>
        <translation>
            <numerusform>1かいに とれるのは %nこまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>おわりかた</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>さいごに とると まけ</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses.</source>
        <translation>さいごの いしを とった ひとが まけです。</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>さいごに とると かち</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>さいごの いしを とった ひとが かちです。</translation>
    </message>
    <message>
        <source>Most stones a turn</source>
        <translation>1かいに とれる かず</translation>
    </message>
    <message>
        <source>0: no limit</source>
        <translation>0：いくつでも</translation>
    </message>
    <message>
        <source>Ribbons and rings</source>
        <translation>ひもと わ</translation>
    </message>
    <message>
        <source>stones on each, a ring in parentheses, at most 60 in all</source>
        <translation>それぞれの いしの かず。わは かっこに いれる。あわせて 60こまで</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>わ</translation>
    </message>
    <message>
        <source>3-5-7</source>
        <translation>3-5-7</translation>
    </message>
    <message>
        <source>Pyramid 1-2-3-4-5</source>
        <translation>ピラミッド 1-2-3-4-5</translation>
    </message>
    <message>
        <source>1-3-5-7</source>
        <translation>1-3-5-7</translation>
    </message>
    <message>
        <source>One ribbon of 12</source>
        <translation>12この ひも 1ぽん</translation>
    </message>
    <message>
        <source>One ring of 12</source>
        <translation>12この わ 1つ</translation>
    </message>
    <message>
        <source>Kayles: one or two of 13</source>
        <translation>ケイルズ：13こから 1こか 2こ</translation>
    </message>
    <message>
        <source>Ribbonim</source>
        <translation>ひもの いしとり</translation>
    </message>
    <message>
        <source>Take neighbouring stones out of a ribbon or a ring.</source>
        <translation>ひもや わの となりあった いしを とる。</translation>
    </message>
    <message>
        <source>always ends</source>
        <translation>かならず おわる</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>すうじは、ふたり あわせて あと なんかい うごかすかを あらわします。</translation>
    </message>
    <message>
        <source>Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>ながさを やまの いしの かずと みた ニムと、かちまけが おなじ：フィールド %2この うち %1こ。</translation>
    </message>
    <message>
        <source>level</source>
        <translation>だんかい</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>かちまけ</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>だんかい</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>いちばん うえの だんかい</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>いしは いくつまで</translation>
    </message>
    <message>
        <source>“%1” is not a field; a field is like “3-5-7” or “2-(6)-1 2”: lengths 1 to %2, rings in parentheses, at most %3 stones, then the player on move, 1 or 2</source>
        <translation>「%1」は フィールドでは ありません。「3-5-7」や「2-(6)-1 2」のように かきます：ながさは 1から %2まで、わは かっこに いれ、いしは %3こまで、さいごに ばんの ひと（1か 2）</translation>
    </message>
    <message>
        <source>lengths 1 to %1, rings in parentheses, at most %2 stones</source>
        <translation>ながさは 1から %1まで、わは かっこに いれ、いしは %2こまで</translation>
    </message>
    <message numerus="yes">
        <source>at most %n stones</source>
        <translation>
            <numerusform>1かいに %nこまで</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>いくつでも</translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめの かたち %1</translation>
    </message>
    <message>
        <source>Press the first stone, then the last one</source>
        <translation>はじめと さいごの いしを えらぼう</translation>
    </message>
    <message>
        <source>take %1: %2–%3</source>
        <translation>%1こ とる：%2–%3</translation>
    </message>
    <message>
        <source>misère with a limit</source>
        <translation>かずを きめた「さいごに とると まけ」</translation>
    </message>
    <message>
        <source>No short rule is known here: the moves are played through to the end.</source>
        <translation>かんたんな きまりは わかって いません。てを さいごまで よんで しらべて います。</translation>
    </message>
    <message>
        <source>as in Nim: pair up every column</source>
        <translation>ニムと おなじ：たての れつを 2つずつ くみに</translation>
    </message>
    <message>
        <source>Grundy numbers: pair up every column</source>
        <translation>グランディすう：たての れつを 2つずつ くみに</translation>
    </message>
    <message>
        <source>Every column is even, and every move makes some column odd.</source>
        <translation>どの たての れつも ●が 2つずつ くみに なって いて、どう うごいても どこかで 1つ あまります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 leaves an odd number of single stones.</source>
        <translation>%2から %1こ とると、1こだけの ひもや わが のこります。2つずつ くみに すると 1つ あまります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 makes every column even.</source>
        <translation>%2から %1こ とると、どの たての れつも ●が 2つずつ くみに なります。</translation>
    </message>
    <message>
        <source>Where no ribbon is longer than the limit, won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>どの ひもも 1かいに とれる かずより ながく なければ、ながさを やまの いしの かずと みた ニムと、かちまけが おなじ：フィールド %2この うち %1こ。</translation>
    </message>
    <message>
        <source>A lost field of this kind lasts as many moves as it has stones; in misère play it is one move fewer if some ribbon has two stones or more: %1 of %2 fields.</source>
        <translation>その うち まける かたちは、いしの かずだけ つづく。「さいごに とると まけ」で 2こ いじょうの ひもが あれば、それより 1て すくない：フィールド %2この うち %1こ。</translation>
    </message>
    <message>
        <source>one stone at a time</source>
        <translation>1こずつ</translation>
    </message>
    <message>
        <source>An even number of stones is left: the other player takes the last one.</source>
        <translation>のこりの いしは 2こずつ くみに なります。さいごの 1こを とるのは あいてです。</translation>
    </message>
    <message>
        <source>An odd number of stones is left: the player on move takes the last one.</source>
        <translation>のこりの いしは 2こずつ くみに すると 1こ あまります。さいごの 1こを とるのは、ばんの ひとです。</translation>
    </message>
    <message>
        <source>as in normal play: pair up every column</source>
        <translation>「さいごに とると かち」と おなじ：たての れつを 2つずつ くみに</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 loses.</source>
        <translation>%1が さいごの いしを とったので、%1の まけです。</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 wins.</source>
        <translation>%1が さいごの いしを とったので、%1の かちです。</translation>
    </message>
    <message>
        <source>level T%1</source>
        <translation>だんかい T%1</translation>
    </message>
    <message>
        <source>One stone more</source>
        <translation>いしを 1こ ふやす</translation>
    </message>
    <message>
        <source>One stone fewer</source>
        <translation>いしを 1こ へらす</translation>
    </message>
    <message>
        <source>Take this stone out</source>
        <translation>この いしを とりのぞく</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに うごかす ひとを かえる</translation>
    </message>
    <message>
        <source>Add a ribbon</source>
        <translation>ひもを ふやす</translation>
    </message>
    <message>
        <source>Add a ring</source>
        <translation>わを ふやす</translation>
    </message>
    <message>
        <source>part %1, take %2: %3–%4</source>
        <translation>%1ばんめから %2こ とる：%3–%4</translation>
    </message>
    <message>
        <source>Take stones that lie side by side, as many as you like. Try it.</source>
        <translation>となりあう いしを、すきなだけ とります。やって みましょう。</translation>
    </message>
    <message>
        <source>Take stones from the middle: the ribbon falls into two.</source>
        <translation>まんなかから とると、ひもは 2ほんに わかれます。</translation>
    </message>
    <message>
        <source>Now there are two ribbons. Nobody can take across the gap.</source>
        <translation>ひもが 2ほんに なりました。すきまを またいで とる ことは できません。</translation>
    </message>
    <message>
        <source>Leave at least one stone at each end.</source>
        <translation>りょうはしに、いしを 1こ いじょう のこしましょう。</translation>
    </message>
    <message>
        <source>The mirror</source>
        <translation>かがみの さくせん</translation>
    </message>
    <message>
        <source>Whatever is done to one ribbon, the other player does to the other.</source>
        <translation>かたほうの ひもに した ことを、あいては もう かたほうで まねできます。</translation>
    </message>
    <message>
        <source>Think of what the other player can do after each of your moves.</source>
        <translation>1てごとに、あいてに なにが できるか かんがえて みましょう。</translation>
    </message>
    <message>
        <source>You always had an answer: the same on the other side.</source>
        <translation>いつでも かえす てが ありました。はんたいがわで おなじ ことを するのです。</translation>
    </message>
    <message>
        <source>After your move both ribbons should be alike.</source>
        <translation>じぶんが うごかした あとで、2ほんが おなじに なるように しましょう。</translation>
    </message>
    <message>
        <source>The middle is gone, and two equal halves are left.</source>
        <translation>まんなかが なくなり、おなじ はんぶんが 2つ のこります。</translation>
    </message>
    <message>
        <source>Which move leaves two equal halves?</source>
        <translation>おなじ はんぶんが 2つ のこるのは、どの てでしょう。</translation>
    </message>
    <message>
        <source>part %1, stone %2</source>
        <translation>%1ばんめの いし %2</translation>
    </message>
    <message>
        <source>stone %1</source>
        <translation>いし %1</translation>
    </message>
    <message>
        <source>Circular Nim: a ring longer than the limit is lost for the player on move, %1 of %2 rings.</source>
        <translation>サーキュラー・ニム：1かいに とれる かずより ながい わは、ばんの ひとの まけです。%2この わの うち %1こ。</translation>
    </message>
    <message>
        <source>In one turn you take from one ribbon only. You may take all of it: try that.</source>
        <translation>1かいに とれるのは 1ぽんの ひもからだけです。1ぽんを ぜんぶ とって みましょう。</translation>
    </message>
    <message>
        <source>The whole ribbon is gone.</source>
        <translation>ひもが 1ぽん、なくなりました。</translation>
    </message>
    <message>
        <source>Press the first stone of a ribbon, then its last one.</source>
        <translation>1ぽんの ひもの、はじめの いしと さいごの いしを おしましょう。</translation>
    </message>
    <message>
        <source>Some games have rings. Open this ring: take some of its stones, but not all.</source>
        <translation>わの ある たいきょくも あります。いしを いくつか とって わを ひらきましょう。ぜんぶは とりません。</translation>
    </message>
    <message>
        <source>The ring is open: what is left is one ribbon.</source>
        <translation>わが ひらいて、1ぽんの ひもに なりました。</translation>
    </message>
    <message>
        <source>Leave at least one stone of the ring.</source>
        <translation>わの いしを、1こ いじょう のこしましょう。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone of all loses. Leave a single stone to the other player.</source>
        <translation>いちばん さいごの いしを とった ひとの まけです。あいてに 1こだけ のこしましょう。</translation>
    </message>
    <message>
        <source>The other player must take the last stone, and loses. You have won.</source>
        <translation>あいては さいごの 1こを とるしか ないので、まけです。あなたの かちです。</translation>
    </message>
    <message>
        <source>Leave only one stone on the whole board.</source>
        <translation>ばんめんの うえに、いしを 1こだけ のこしましょう。</translation>
    </message>
    <message>
        <source>Now you are the one who is left a single stone. Take it, and see how a match ends.</source>
        <translation>こんどは、あなたの ばんに 1こだけ のこりました。とって、たいきょくの おわりを みて みましょう。</translation>
    </message>
    <message>
        <source>No stone is left. You took the last one, so the other player wins.</source>
        <translation>いしが なくなりました。さいごに とったのは あなたなので、あいての かちです。</translation>
    </message>
    <message>
        <source>A ring of six, one or two stones a turn. Does the player on move win or lose?</source>
        <translation>6この わで、1かいに 1こか 2こ とれます。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>The first move opens the ring. The other player then takes the middle of what is left: two equal ribbons. A game of one ring is called Circular Nim.</source>
        <translation>1てめで わが ひらきます。あいては のこりの まんなかを とって、おなじ ひもを 2ほんに します。わ 1つの この あそびには「サーキュラー・ニム」と いう なまえが あります。</translation>
    </message>
    <message>
        <source>What does the ring become after one move, and where is its middle?</source>
        <translation>1ての あと、わは なにに なりますか。その まんなかは どこですか。</translation>
    </message>
    <message>
        <source>The last stone was yours, as it is for everyone who has a mirror.</source>
        <translation>さいごの いしは あなたの ものでした。かがみが あれば、いつも そう なります。</translation>
    </message>
    <message>
        <source>Where is the middle? Then do on one side what is done on the other.</source>
        <translation>まんなかは どこですか。あとは、あいてが したのと おなじ ことを はんたいがわで しましょう。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins. Every ribbon has a partner: does the player on move win or lose?</source>
        <translation>さいごの いしを とると かちです。どの ひもにも おなじ ながさの なかまが います。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Each pair is a mirror of its own: the other player answers in the same pair.</source>
        <translation>どの くみも それぞれ かがみです。あいては おなじ くみの なかで まねを します。</translation>
    </message>
    <message>
        <source>How can you answer a move on one ribbon of a pair?</source>
        <translation>くみの かたほうから とられたら、どう かえせますか。</translation>
    </message>
    <message>
        <source>Only pairs are left. A ribbon cut into two equal halves is a pair as well.</source>
        <translation>くみだけが のこりました。1ぽんを おなじ 2ほんに わけても くみに なります。</translation>
    </message>
    <message>
        <source>The two ribbons of two are a pair already. What about the five?</source>
        <translation>2この ひもは、もう くみです。5この ひもを どう しますか。</translation>
    </message>
    <message>
        <source>Pairs all the way down, until nothing was left.</source>
        <translation>なにも なくなるまで、ずっと くみでした。</translation>
    </message>
    <message>
        <source>Look for the ribbon without a partner.</source>
        <translation>くみに ならない ひもを さがしましょう。</translation>
    </message>
    <message>
        <source>Only pairs are left.</source>
        <translation>くみだけが のこりました。</translation>
    </message>
    <message>
        <source>Strike out the pairs first. What is left?</source>
        <translation>まず くみを けして みましょう。なにが のこりますか。</translation>
    </message>
    <message>
        <source>Five is 4 and 1: both have a partner. Every column has two dots, so this is lost.</source>
        <translation>5は 4と 1で、どちらにも なかまが います。どの たての れつも ●が 2つなので まけです。</translation>
    </message>
    <message>
        <source>Five is four and one. Look for the partner of each.</source>
        <translation>5は 4と 1です。それぞれの なかまを さがしましょう。</translation>
    </message>
    <message>
        <source>The pieces of 4, 2 and 1 pair up: 3 is 2 and 1, so 1 and 2 must stand beside it.</source>
        <translation>4も 2も 1も くみに なりました。3は 2と 1なので、1と 2が あれば いいのです。</translation>
    </message>
    <message>
        <source>The 4 stands in one ribbon only: that is the one to cut. How much of it should be left?</source>
        <translation>4が ある ひもは 1ぽんだけです。その ひもを、いくつ のこせば いいでしょう。</translation>
    </message>
    <message>
        <source>The ladder T0, T1, T2 …</source>
        <translation>もっと さきへ：はしご T0、T1、T2 …</translation>
    </message>
    <message>
        <source>One move, to T0: so this is T1, and the player on move loses.</source>
        <translation>1てで T0に なるので、これが T1です。ばんの ひとの まけです。</translation>
    </message>
    <message>
        <source>How often can a stone be taken here?</source>
        <translation>ここでは、なんかい とれますか。</translation>
    </message>
    <message>
        <source>A rung further back: the winner hurries, the loser delays. Which T is a ribbon of four?</source>
        <translation>おわりから、もう 1だん はなれます。かつ ひとは いそぎ、まける ひとは できるだけ のばします。4この ひもは Tいくつですか。</translation>
    </message>
    <message>
        <source>Take three, and T1 is left: whatever reaches T1 in one move is T2.</source>
        <translation>3こ とれば T1が のこります。1てで T1に できる ものが T2です。</translation>
    </message>
    <message>
        <source>Can a single stone be left at once?</source>
        <translation>すぐに 1こだけ のこせますか。</translation>
    </message>
    <message>
        <source>T3: every move leads to won fields, and the slowest of them is T2.</source>
        <translation>T3です。どう うごいても あいての かてる かたちで、いちばん とおくても T2です。</translation>
    </message>
    <message>
        <source>Each rung is one move more than the rung that is reached.</source>
        <translation>いきさきの だんかいより、1て おおく なります。</translation>
    </message>
    <message>
        <source>Which T is this field? Look for a lost field that one move reaches.</source>
        <translation>この フィールドは Tいくつですか。1てで いける まける かたちを さがしましょう。</translation>
    </message>
    <message>
        <source>One move reaches 2-2, which is T3: so this is T4.</source>
        <translation>1てで 2-2、つまり T3に できるので、T4です。</translation>
    </message>
    <message>
        <source>Which lost field of T3 do you know?</source>
        <translation>T3の まける かたちは なんでしたか。</translation>
    </message>
    <message>
        <source>T5 holds 3-3 and 1-2-3. Climb down from here as fast as you can.</source>
        <translation>T5には 3-3と 1-2-3が あります。ここから、いちばん はやく おりましょう。</translation>
    </message>
    <message>
        <source>T6 goes to T5, and so on down: even for you, odd for the other player.</source>
        <translation>T6から T5へ、じゅんに おります。じぶんの ばんは 6、4、2、あいての ばんは 5、3、1です。</translation>
    </message>
    <message>
        <source>One small move makes 3-3 or 1-2-3.</source>
        <translation>ちいさな 1てで、3-3か 1-2-3に なります。</translation>
    </message>
    <message>
        <source>Without help: which T is this field?</source>
        <translation>ヒントなしで。この フィールドは Tいくつですか。</translation>
    </message>
    <message>
        <source>Look for a lost field that one move reaches, as low as possible.</source>
        <translation>1てで いける まける かたちの うち、いちばん したの だんかいを さがしましょう。</translation>
    </message>
    <message>
        <source>Could a field be neither won nor lost? First: won means that one move leads to a lost field. Is this one won or lost?</source>
        <translation>かちでも まけでも ない フィールドは あるでしょうか。まず、あいてを まけに する てが 1つでも あれば かちです。これは どちらですか。</translation>
    </message>
    <message>
        <source>A single stone is lost, and a move leads there. So a third kind could have no move to a lost field.</source>
        <translation>1こだけ のこせば あいての まけです。だから 3つめの しゅるいには、あいてを まけに する てが 1つも ない はずです。</translation>
    </message>
    <message>
        <source>The last stone loses. What can you leave?</source>
        <translation>さいごに とると まけです。なにを のこせますか。</translation>
    </message>
    <message>
        <source>Second: lost means that every move leads to a won field. Is this one won or lost?</source>
        <translation>つぎに、どの ても あいての かてる かたちに なるなら まけです。これは どちらですか。</translation>
    </message>
    <message>
        <source>All moves leave two single stones, and those are won. So a third kind must have a move to something not won: to the third kind again.</source>
        <translation>どの ても 1この ひもを 2ほん のこし、あいての かちです。だから 3つめの しゅるいには、また 3つめの しゅるいへ いく てが ある はずです。</translation>
    </message>
    <message>
        <source>There is only one kind of move. What does it leave?</source>
        <translation>ては 1しゅるいだけです。なにが のこりますか。</translation>
    </message>
    <message>
        <source>And on it would go, from third kind to third kind. After how many moves at most are these four stones gone?</source>
        <translation>こうして 3つめの しゅるいが つづきます。この 4こは、ながくても なんかいで なくなりますか。</translation>
    </message>
    <message>
        <source>Then the empty field would be of the third kind. But the empty field is won: the player on move there did not take the last stone.</source>
        <translation>すると なにも ない フィールドも 3つめの しゅるいです。でも そこは かちです。さいごの いしを とったのは あいてだからです。</translation>
    </message>
    <message>
        <source>Every move takes at least one stone.</source>
        <translation>どの てでも、いしを 1こ いじょう とります。</translation>
    </message>
    <message>
        <source>The last stone loses</source>
        <translation>さいごに とると まけ</translation>
    </message>
    <message>
        <source>Now whoever takes the last stone loses. Two single stones: does the player on move win or lose?</source>
        <translation>こんどは、さいごの いしを とると まけです。1この ひもが 2ほん。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>You take one, the other player must take the last.</source>
        <translation>じぶんが 1こ とれば、あいては さいごの 1こを とるしか ありません。</translation>
    </message>
    <message>
        <source>There is only one way to play this. Count who takes the last stone.</source>
        <translation>すすみかたは 1とおりです。さいごに とるのは だれか かぞえましょう。</translation>
    </message>
    <message>
        <source>Two ribbons of two, and the last stone still loses. Does the player on move win or lose?</source>
        <translation>2この ひもが 2ほんで、やはり さいごに とると まけです。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Lost, just as when the last stone wins! After each of your moves the other player can leave one single stone.</source>
        <translation>さいごに とると かちの ときと おなじで、まけです。どう うごいても、あいては 1こだけ のこせます。</translation>
    </message>
    <message>
        <source>Try both moves: take one stone, or take two.</source>
        <translation>1こ とる てと、2こ とる てを かんがえましょう。</translation>
    </message>
    <message>
        <source>Find the winning move. The mirror would take all three.</source>
        <translation>かてる てを みつけましょう。かがみの さくせんなら、3こ ぜんぶを とる ところです。</translation>
    </message>
    <message>
        <source>Three single stones are left, an odd number: the other player takes the first and the last.</source>
        <translation>1この ひもが 3ぼん のこりました。あいてが さいしょと さいごを とる ことに なります。</translation>
    </message>
    <message>
        <source>When only single stones are left, who takes the last one?</source>
        <translation>1この ひもばかりに なったら、さいごに とるのは だれですか。</translation>
    </message>
    <message>
        <source>Begin with the mirror, and change your mind in time. Play to the end.</source>
        <translation>はじめは かがみの さくせんで、とちゅうで かえましょう。さいごまで すすめます。</translation>
    </message>
    <message>
        <source>Equal at first; at the end one single stone was left for the other player.</source>
        <translation>はじめは おなじに して、おわりには あいてに 1こだけ のこしました。</translation>
    </message>
    <message>
        <source>Make them equal first. Later leave one stone, not none.</source>
        <translation>まず おなじ ながさに しましょう。あとで、0こでは なく 1こ のこします。</translation>
    </message>
    <message>
        <source>Count the single stones after your move.</source>
        <translation>じぶんが うごかした あとの、1この ひもを かぞえましょう。</translation>
    </message>
    <message>
        <source>The theorem left open</source>
        <translation>もっと さきへ：かかれて いない ていり（たしかめた きまり）</translation>
    </message>
    <message>
        <source>Every column is even, and a ribbon of two or more is there: lost.</source>
        <translation>どの れつも くみに なって いて、2こ いじょうの ひもが あるので、まけです。</translation>
    </message>
    <message>
        <source>Count the columns.</source>
        <translation>れつを かぞえましょう。</translation>
    </message>
    <message>
        <source>Second half: from an odd column one move makes all even, and no split is needed. Cut one ribbon at its end.</source>
        <translation>しょうめいの あとの はんぶん：1つ あまる れつが あれば、1てで ぜんぶ くみに できます。わけなくても、はしから とれば できます。</translation>
    </message>
    <message>
        <source>The ribbon with the dot in the highest odd column can always be cut like that.</source>
        <translation>1つ あまる れつの うち、いちばん おおきい かずの れつに ●が ある ひもは、いつも そのように とれます。</translation>
    </message>
    <message>
        <source>Find the highest odd column and a ribbon with a dot in it.</source>
        <translation>1つ あまる れつの うち、いちばん おおきい かずの れつと、そこに ●が ある ひもを さがしましょう。</translation>
    </message>
    <message>
        <source>Where the last stone loses, only single stones are different. Here one ribbon of two is left: choose well.</source>
        <translation>さいごに とると まけの とき、ちがうのは 1この ひもばかりの ときだけです。2この ひもが 1ぽん あります。ただしく えらびましょう。</translation>
    </message>
    <message>
        <source>Whoever cuts the last long ribbon may leave one stone of it or none, and so can leave an odd number of single stones.</source>
        <translation>さいごの ながい ひもを とる ひとは、1こ のこすか のこさないかを えらべます。だから 1この ひもを、くみに すると 1ぽん あまるように できます。</translation>
    </message>
    <message>
        <source>How many single stones should be left: an odd number or an even one?</source>
        <translation>1この ひもは、2ほんずつに わけられる かずと、1ぽん あまる かずの どちらを のこしますか。</translation>
    </message>
    <message>
        <source>Believe it or check it: the program played through every field of ribbons with up to twelve stones, without the theorem.</source>
        <translation>たしかめも しました。いしが 12こまでの ひもだけの フィールドを、ていりを つかわずに ぜんぶ しらべました。</translation>
    </message>
    <message>
        <source>1, 2 and 3 already pair up. What about 4 and 5?</source>
        <translation>1、2、3は、もう くみに なって います。4と 5は どうですか。</translation>
    </message>
    <message>
        <source>The misère quotient tells which fields are as in normal play: it puts together those that have the same effect whatever is laid beside them (Plambeck and Siegel).</source>
        <translation>どの フィールドが「さいごに とると かち」と おなじかは、「ミゼールしょう」と いう まとめかたで わかります。となりに なにを おいても おなじ はたらきの フィールドを、1つに まとめます（プランベックと シーゲル）。</translation>
    </message>
    <message>
        <source>T5 is what the Ribbonim page lists as T5a to T5d.</source>
        <translation>T5は Ribbonimの ページの T5aから T5dまでと おなじです。</translation>
    </message>
    <message>
        <source>T7 is what the Ribbonim page lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c 3-2-1-1-1.</source>
        <translation>T7は Ribbonimの ページの T7aから T7fまでと おなじです。T7bは 2-2-1-1-1-1、T7cは 3-2-1-1-1です。</translation>
    </message>
    <message>
        <source>the author of the Ribbonim page</source>
        <translation>Ribbonimの ページを かいた ひと</translation>
    </message>
    <message>
        <source>A web page, first written on 2005-09-28, with a new title since 2007-07-03. Its author gives no name.</source>
        <translation>ウェブの ページ。2005ねん 9がつ 28にちに はじめて かかれて、2007ねん 7がつ 3かに だいめいが かわりました。かいた ひとの なまえは ありません。</translation>
    </message>
    <message>
        <source>How does one always win? The page goes backwards from the end, T0, T1, T2 and so on, proves that every field is won or lost, and keeps a place for a theorem: “TBD”.</source>
        <translation>どう すれば かならず かてるのでしょうか。おわりから T0、T1、T2…と さかのぼって、どの フィールドも かちか まけの どちらかだと しょうめいします（かならず そう なると たしかめます）。ていり（しょうめいした きまり）の ところは「TBD」（まだ）の まま あけて あります。</translation>
    </message>
    <message>
        <source>Its lists of T5 and T7 are complete, and 3-5-7 and 1-2-3-4-5 are in T14, as it says. What was known of 0.777… fills the place that was kept: a field is won or lost as in Nim with the lengths as heaps.</source>
        <translation>T5と T7の リストは ぜんぶ そろって いて、3-5-7と 1-2-3-4-5は かいて ある とおり T14でした。あけて あった ところには、「オクタルゲーム 0.777…」と いう なまえで しられて いた ことが はいります。ひもの ながさを やまの いしの かずと みた ニムと、かちまけが おなじです。</translation>
    </message>
    <message>
        <source>A ribbon of n became a and b (0 if nothing is left there), and a + b is smaller than n. Counted in columns, a and b together give at most a + b, never n: so some column is odd.</source>
        <translation>nこの ひもが aと bに なり（なにも のこらなければ 0）、たしても nより ちいさいです。れつで かぞえても それより おおきく ならず、nには なりません。だから どこかで 1つ あまります。</translation>
    </message>
    <message>
        <source>The Ribbonim page begins at the end. T0 is the empty field. How many moves away from it is a single stone?</source>
        <translation>Ribbonimの ページは おわりから はじめます。T0は なにも ない フィールドです。1この いしから なんかいで T0ですか。</translation>
    </message>
    <message>
        <source>Under “Theorem” the Ribbonim page says “TBD”. Ours: the columns decide, and splitting changes nothing. The last stone loses: is this won or lost?</source>
        <translation>Ribbonimの ページの「ていり」は「TBD」（まだ）の ままです。こたえは「たての れつで きまり、わけても かわらない」。さいごに とると まけです。これは かちですか、まけですか。</translation>
    </message>
    <message>
        <source>One ring, and a limit on what a turn may take: the Ribbonim page knows this as “Circular Nim”.</source>
        <translation>わが 1つで、1かいに とれる かずが きまって います。Ribbonimの ページにも ある「サーキュラー・ニム」です。</translation>
    </message>
    <message>
        <source>The program climbs the same ladder without any theory. These are its fields of up to eight stones; T5 and T7 are those of the Ribbonim page.</source>
        <translation>プログラムも、りくつを つかわずに おなじ はしごを のぼります。いしが 8こまでの フィールドです。T5と T7は、Ribbonimの ページと おなじです。</translation>
    </message>
    <message>
        <source>They are gone. Each turn must take at least one stone.</source>
        <translation>いしが なくなりました。じぶんの ばんには、かならず 1こは とります。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins. Two ribbons of the same length, and it is your turn. Both play as well as they can: will you win or lose?</source>
        <translation>さいごの いしを とると かちです。おなじ ながさの ひもが 2ほん あって、あなたの ばんです。どちらも いちばん いい てを つづけると、あなたは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>leave equal pairs</source>
        <translation>おなじ ながさの くみに して わたす</translation>
    </message>
    <message>
        <source>leave an even number of each column</source>
        <translation>どの たての れつも 2つずつ そろえる</translation>
    </message>
    <message>
        <source>take as many as you can</source>
        <translation>とれるだけ とる</translation>
    </message>
    <message>
        <source>the ring of %1</source>
        <translation>%1この わ</translation>
    </message>
    <message>
        <source>the ribbon of %1</source>
        <translation>%1この ひも</translation>
    </message>
    <message>
        <source>Everything comes in equal pairs. Whatever you do to one of a pair, the other player does to the other one, and so takes the last stone.</source>
        <translation>どれも おなじ ものどうしの くみに なって います。あなたが かたほうに した ことを、あいては もう かたほうで まねできるので、さいごの いしは あいてが とります。</translation>
    </message>
    <message>
        <source>Whatever you take, the other player has an answer that leaves you as badly off as now.</source>
        <translation>どう とっても、あいてには、あなたを いまと おなじように こまらせる てが あります。</translation>
    </message>
    <message>
        <source>Cut everything in your head into pieces of 16, 8, 4, 2 and 1: each piece has a partner of its size. Any move breaks that up, and the other player can put it right again.</source>
        <translation>どれも あたまの なかで 16、8、4、2、1の かたまりに わけて みましょう。どの かたまりにも おなじ おおきさの なかまが います。どう とっても それが くずれ、あいては また もとどおりに できます。</translation>
    </message>
    <message>
        <source>Take everything that is left: the last stone is yours.</source>
        <translation>のこりを ぜんぶ とりましょう。さいごの いしは あなたの ものです。</translation>
    </message>
    <message>
        <source>Take %1 from %2: an odd number of single stones is left, so the other player must take the last one.</source>
        <translation>%2から %1こ とりましょう。のこる いしは 2こずつ くみに すると 1こ あまるので、さいごの いしを とるのは あいてです。</translation>
    </message>
    <message>
        <source>Take %1 from %2: only equal pairs are left, and you can copy whatever the other player does.</source>
        <translation>%2から %1こ とりましょう。おなじ ものどうしの くみだけが のこるので、あとは あいての まねを すれば いいのです。</translation>
    </message>
    <message>
        <source>Take %1 from %2: then you have an answer to every move of the other player.</source>
        <translation>%2から %1こ とりましょう。すると、あいてが どう とっても、あなたには かえす てが あります。</translation>
    </message>
    <message>
        <source>Take %1 from %2. Cut into pieces of 16, 8, 4, 2 and 1, everything then has a partner, and the other player has to break that up.</source>
        <translation>%2から %1こ とりましょう。16、8、4、2、1の かたまりに わけると、どれにも なかまが いるように なり、あいては それを くずすしか ありません。</translation>
    </message>
    <message>
        <source>%1, level T%2</source>
        <translation>%1、だんかい T%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから あそぶ</translation>
    </message>
    <message>
        <source>Every field by the number of moves it lasts, found without theory. Choose a row to see its fields as boards and to play from them.</source>
        <translation>どの フィールドが あと なんかいで おわるかを、りくつを つかわずに しらべます。ぎょうを えらぶと、フィールドが ばんで みられ、そこから たいきょくできます。</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>わ</translation>
    </message>
    <message>
        <source>Ribbons only</source>
        <translation>ひもだけ</translation>
    </message>
    <message>
        <source>Rings too</source>
        <translation>わも</translation>
    </message>
    <message>
        <source>There is no room: a ribbon or ring has at most %1 stones, and all together have at most %2.</source>
        <translation>もう おけません。1ぽんの ひもや わには %1こまで、ぜんぶで %2こまでです。</translation>
    </message>
    <message>
        <source>the well-known one</source>
        <translation>よく しられた かたち</translation>
    </message>
    <message>
        <source>A ring of 5, a ribbon of 4</source>
        <translation>5この わと 4この ひも</translation>
    </message>
    <message>
        <source>a ring that is cut is a ribbon</source>
        <translation>わを きると ひもに なる</translation>
    </message>
    <message>
        <source>Two rings of 6</source>
        <translation>6この わが 2つ</translation>
    </message>
    <message>
        <source>can it be mirrored?</source>
        <translation>まねが できる？</translation>
    </message>
    <message>
        <source>Four, two and one</source>
        <translation>4と 2と 1</translation>
    </message>
    <message>
        <source>Beside the board every ribbon is cut into pieces of 4, 2 and 1. Does each piece have a partner? Does the player on move win or lose?</source>
        <translation>ばんの よこで、どの ひもも 4と 2と 1に わけて あります。どの ぶぶんにも なかまが いますか。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Find a move that wins, and watch the columns.</source>
        <translation>れつを みながら、かてる てを みつけましょう。</translation>
    </message>
    <message>
        <source>Play to the end and win. The dots are there, but not which column matters.</source>
        <translation>さいごまで つづけて、かちましょう。てんは ありますが、どの れつが だいじかは かいて ありません。</translation>
    </message>
    <message>
        <source>Every column even, again and again.</source>
        <translation>まいかい、どの れつも くみに なりました。</translation>
    </message>
    <message>
        <source>In which column is the number of pieces odd?</source>
        <translation>1つ あまる れつは どれですか。</translation>
    </message>
    <message>
        <source>Now without dots. Which of these are lost?</source>
        <translation>こんどは てんなしです。まける かたちは どれですか。</translation>
    </message>
    <message>
        <source>In these every piece has its partner on another ribbon.</source>
        <translation>どの ぶぶんも、べつの ひもに なかまが います。</translation>
    </message>
    <message>
        <source>Cut each ribbon in your head, and count the pieces of each kind.</source>
        <translation>あたまの なかで ひもを わけて、4、2、1を それぞれ かぞえましょう。</translation>
    </message>
    <message>
        <source>Cut every length into %1 and leave %2.</source>
        <translation>どの ながさも %1に わけて、%2を のこします。</translation>
    </message>
    <message>
        <source>pieces of 4, 2 and 1</source>
        <translation>4と 2と 1</translation>
    </message>
    <message>
        <source>pieces of 3, 2 and 1</source>
        <translation>3と 2と 1</translation>
    </message>
    <message>
        <source>two halves</source>
        <translation>はんぶんずつ</translation>
    </message>
    <message>
        <source>an even number of each kind</source>
        <translation>それぞれ くみに なる かず</translation>
    </message>
    <message>
        <source>an even number in all</source>
        <translation>ぜんぶで 2こずつに わけられる かず</translation>
    </message>
    <message>
        <source>one of each kind</source>
        <translation>それぞれ 1つずつ</translation>
    </message>
    <message>
        <source>Without help: the last stone wins. Play to the end and win.</source>
        <translation>ヒントなしで。さいごの いしを とると かちです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Every column was even after each of your moves.</source>
        <translation>あなたが うごかした あとは、いつも どの れつも くみに なって いました。</translation>
    </message>
    <message>
        <source>Is there a column with an odd number of dots?</source>
        <translation>てんが 1つ あまる れつは ありますか。</translation>
    </message>
    <message>
        <source>Will you begin or follow? Play to the end and win.</source>
        <translation>さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>The last stone loses: %1, and when only single stones would be left, leave %2.</source>
        <translation>さいごの いしを とると まけの とき：%1。1この ひもだけに なる ときは、%2を のこします。</translation>
    </message>
    <message>
        <source>play as if the last stone won</source>
        <translation>さいごに とると かちの ときと おなじように うごかします</translation>
    </message>
    <message>
        <source>do the opposite of all that</source>
        <translation>さいごに とると かちの ときと なんでも ぎゃくに します</translation>
    </message>
    <message>
        <source>take as little as you can</source>
        <translation>できるだけ すくなく とります</translation>
    </message>
    <message>
        <source>an odd number of them</source>
        <translation>2ほんずつ くみに すると 1ぽん あまる かず</translation>
    </message>
    <message>
        <source>an even number of them</source>
        <translation>2ほんずつ くみに なる かず</translation>
    </message>
    <message>
        <source>as many of them as you can</source>
        <translation>できるだけ おおい かず</translation>
    </message>
    <message>
        <source>Without help: the last stone loses. Play to the end and win.</source>
        <translation>ヒントなしで。さいごの いしを とると まけです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>The last stone was left to the other player.</source>
        <translation>さいごの いしは あいてに のこしました。</translation>
    </message>
    <message>
        <source>The last stone loses. Will you begin or follow? Play to the end and win.</source>
        <translation>さいごの いしを とると まけです。さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>There are ribbons of two or more: count the columns as before.</source>
        <translation>2こ いじょうの ひもが あります。これまでどおり れつを かぞえましょう。</translation>
    </message>
    <message>
        <source>One move reaches a lost field, and none reaches a lower one.</source>
        <translation>1てで まける かたちへ いけて、それより ひくい だんかいへ いく ては ありません。</translation>
    </message>
    <message>
        <source>And which T is this one?</source>
        <translation>では、これは Tいくつですか。</translation>
    </message>
    <message>
        <source>Every move leads to a won field, and this is the slowest of them.</source>
        <translation>どの ても あいての かてる かたちに なります。その なかで いちばん ながく かかるのが この かずです。</translation>
    </message>
    <message>
        <source>Without help: the last stone loses. Which of these are of the lost kind? All the others are of the won kind.</source>
        <translation>ヒントなしで。さいごの いしを とると まけです。まける かたちは どれですか。ほかは ぜんぶ、かてる かたちです。</translation>
    </message>
    <message>
        <source>There is nothing between: every field was one or the other.</source>
        <translation>その あいだの ものは ありません。どの フィールドも、どちらかでした。</translation>
    </message>
    <message>
        <source>Won: one move leads to a lost field. Lost: none does.</source>
        <translation>あいてを まけに する てが あれば かち、なければ まけです。</translation>
    </message>
    <message>
        <source>A list of boards</source>
        <translation>まける かたちを あつめよう</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins. One ribbon, and it is your turn. Will you win or lose?</source>
        <translation>さいごの いしを とると かちです。ひもは 1ぽんで、あなたの ばんです。かちますか、まけますか。</translation>
    </message>
    <message>
        <source>You may take all of it, and so may anyone who finds a single ribbon.</source>
        <translation>1ぽんなら、ぜんぶ とって しまえます。ながさが いくつでも おなじです。</translation>
    </message>
    <message>
        <source>How many stones of one ribbon may a turn take?</source>
        <translation>1かいの ばんで、1ぽんの ひもから なんこ とれますか。</translation>
    </message>
    <message>
        <source>Which of these are lost for the player on move, even with the best play? Mark them all.</source>
        <translation>ばんの ひとが どんなに うまく うごかしても まける かたちは、どれですか。ぜんぶに しるしを つけましょう。</translation>
    </message>
    <message>
        <source>No move helps there. Keep it in your list.</source>
        <translation>そこでは どう うごかしても かてません。まける かたちとして、リストに いれて おきましょう。</translation>
    </message>
    <message>
        <source>Play each of them in your head, move by move.</source>
        <translation>あたまの なかで、1てずつ うごかして みましょう。</translation>
    </message>
    <message>
        <source>Larger ones. From which of these is there no move that leaves a board on your list?</source>
        <translation>もう すこし おおきい かたちです。リストに ある かたちを のこせる てが ないのは、どれですか。</translation>
    </message>
    <message>
        <source>Your list grows by what cannot reach it.</source>
        <translation>リストの かたちを のこせない かたちが、あたらしく リストに はいります。</translation>
    </message>
    <message>
        <source>One move that leaves a lost board is enough to win.</source>
        <translation>まける かたちを のこせる てが 1つでも あれば、かちです。</translation>
    </message>
    <message>
        <source>Now play against the computer: play to the end and win.</source>
        <translation>コンピューターと さいごまで あそんで、かちましょう。</translation>
    </message>
    <message>
        <source>After each of your moves a board on your list was left.</source>
        <translation>あなたが うごかした あとは、いつも リストの かたちが のこって いました。</translation>
    </message>
    <message>
        <source>Which board on your list can you leave?</source>
        <translation>リストの どの かたちを のこせますか。</translation>
    </message>
    <message>
        <source>every move from it leads to a won board</source>
        <translation>どの てを えらんでも あいてが かてる</translation>
    </message>
    <message>
        <source>the number of its stones is even</source>
        <translation>いしの かずが 2こずつに わけられる</translation>
    </message>
    <message>
        <source>it has only a few stones</source>
        <translation>いしが すこししか ない</translation>
    </message>
    <message>
        <source>one move from it leads to a lost board</source>
        <translation>あいてに まける かたちを わたせる</translation>
    </message>
    <message>
        <source>all moves from it lead to lost boards</source>
        <translation>どの てを えらんでも あいてに まける かたちを わたす</translation>
    </message>
    <message>
        <source>one move can take everything</source>
        <translation>1てで ぜんぶ とれる</translation>
    </message>
    <message>
        <source>Without help: mark all the lost ones.</source>
        <translation>ヒントなしで。まける かたち ぜんぶに しるしを つけましょう。</translation>
    </message>
    <message>
        <source>From each of the others one move leaves a lost board.</source>
        <translation>ほかの かたちからは、1てで まける かたちを のこせます。</translation>
    </message>
    <message>
        <source>Look once more at what one move can leave.</source>
        <translation>1てで なにを のこせるか、もういちど みて みましょう。</translation>
    </message>
    <message>
        <source>You always left a board that is lost.</source>
        <translation>いつも あいてに まける かたちを のこしました。</translation>
    </message>
    <message>
        <source>Is this board one of the lost ones?</source>
        <translation>この かたちは まける かたちですか。</translation>
    </message>
    <message>
        <source>And here? Begin or follow, then play to the end and win.</source>
        <translation>こちらは どうでしょう。さきか あとかを きめて、さいごまで つづけて かちましょう。</translation>
    </message>
    <message>
        <source>Play to the end and win.</source>
        <translation>さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Now a turn takes one or two stones. Only one move wins here.</source>
        <translation>こんどは 1かいに 1こか 2こ とります。かてる ては 1つだけです。</translation>
    </message>
    <message>
        <source>One or two stones a turn. Play to the end and win.</source>
        <translation>1かいに 1こか 2こ とります。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Leave %1, then %2.</source>
        <translation>%1を のこし、それからは %2ように します。</translation>
    </message>
    <message>
        <source>two equal halves</source>
        <translation>おなじ ながさの 2つ</translation>
    </message>
    <message>
        <source>as few stones as you can</source>
        <translation>できるだけ すくない いし</translation>
    </message>
    <message>
        <source>an odd number of stones</source>
        <translation>2こずつ わけると 1こ あまる かずの いし</translation>
    </message>
    <message>
        <source>do on one side what is done on the other</source>
        <translation>あいてが かたほうで した ことを、もう かたほうで する</translation>
    </message>
    <message>
        <source>take as many stones as you can</source>
        <translation>できるだけ たくさんの いしを とる</translation>
    </message>
    <message>
        <source>take from the longer ribbon’s middle</source>
        <translation>ながい ほうの ひもの まんなかを とる</translation>
    </message>
    <message>
        <source>Without help: one or two stones a turn. Play to the end and win.</source>
        <translation>ヒントなしで。1かいに 1こか 2こ とります。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>The middle first, then the mirror.</source>
        <translation>まず まんなか、それから かがみです。</translation>
    </message>
    <message>
        <source>More than two ribbons</source>
        <translation>ひもが たくさん ある とき</translation>
    </message>
    <message>
        <source>Only one move wins here.</source>
        <translation>かてる ては 1つだけです。</translation>
    </message>
    <message>
        <source>The odd one is gone: only pairs are left.</source>
        <translation>あまった 1ぽんが なくなり、くみだけが のこりました。</translation>
    </message>
    <message>
        <source>Find a move that wins.</source>
        <translation>かてる てを みつけましょう。</translation>
    </message>
    <message>
        <source>Now play to the end and win.</source>
        <translation>こんどは さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Leave %1, and answer %2.</source>
        <translation>%1だけを のこし、%2 かえします。</translation>
    </message>
    <message>
        <source>nothing but pairs of equal ribbons</source>
        <translation>おなじ ながさの ひもの くみ</translation>
    </message>
    <message>
        <source>an even number of ribbons</source>
        <translation>2ほんずつに わけられる かずの ひも</translation>
    </message>
    <message>
        <source>the shortest ribbons</source>
        <translation>いちばん みじかい ひも</translation>
    </message>
    <message>
        <source>in the pair that the other player touched</source>
        <translation>あいてが さわった くみの なかで</translation>
    </message>
    <message>
        <source>in a different pair from the other player’s</source>
        <translation>あいてとは べつの くみで</translation>
    </message>
    <message>
        <source>in the longest ribbon</source>
        <translation>いちばん ながい ひもで</translation>
    </message>
    <message>
        <source>Without help: play to the end and win.</source>
        <translation>ヒントなしで。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>One, two, three</source>
        <translation>1と 2と 3</translation>
    </message>
    <message>
        <source>No two of these are alike, and whoever takes the last stone wins. Does the player on move win or lose?</source>
        <translation>おなじ ながさの ひもは ありません。さいごの いしを とると かちです。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Lost, although nothing is a pair! But why?</source>
        <translation>くみが 1つも ないのに、まけです！ なぜでしょう。</translation>
    </message>
    <message>
        <source>Try a few moves in your head. What can the other player leave?</source>
        <translation>あたまの なかで いくつか うごかして みましょう。あいては なにを のこせますか。</translation>
    </message>
    <message>
        <source>The other player began with 1-2-3 and took the single stone. Answer.</source>
        <translation>1-2-3から、あいては 1こだけの ひもを とりました。かえしましょう。</translation>
    </message>
    <message>
        <source>The three gave up one stone: the part that was the partner of the single one.</source>
        <translation>3は 2と 1です。なくなった 1の なかまだった、この 1を とりました。</translation>
    </message>
    <message>
        <source>Leave a pair.</source>
        <translation>くみを のこしましょう。</translation>
    </message>
    <message>
        <source>This time the two went. Answer.</source>
        <translation>こんどは 2この ひもが なくなりました。かえしましょう。</translation>
    </message>
    <message>
        <source>The three gave up two stones: the part that was the partner of the two.</source>
        <translation>3は 2と 1です。なくなった 2の なかまだった、この 2を とりました。</translation>
    </message>
    <message>
        <source>And this time one stone of the three. Answer, then play to the end and win.</source>
        <translation>こんどは 3この ひもから 1こ とられました。かえして、さいごまで つづけて かちましょう。</translation>
    </message>
    <message>
        <source>Three is two and one: a partner for both at once.</source>
        <translation>3は 2と 1です。1ぽんで りょうほうの なかまに なります。</translation>
    </message>
    <message>
        <source>Which stone has no partner now?</source>
        <translation>なかまが いないのは、どの いしですか。</translation>
    </message>
    <message>
        <source>1-2-3 is lost because %1; a ribbon of 5 stands for %2.</source>
        <translation>1-2-3が まけなのは、%1からです。5この ひもは %2と おなじです。</translation>
    </message>
    <message>
        <source>three is the partner of two and one together</source>
        <translation>3が 2と 1の りょうほうの なかまだ</translation>
    </message>
    <message>
        <source>its number of stones is even</source>
        <translation>いしの かずが 2こずつに わけられる</translation>
    </message>
    <message>
        <source>it has three ribbons</source>
        <translation>ひもが 3ぼん ある</translation>
    </message>
    <message>
        <source>four and one</source>
        <translation>4と 1</translation>
    </message>
    <message>
        <source>two and three</source>
        <translation>2と 3</translation>
    </message>
    <message>
        <source>any two ribbons of five stones</source>
        <translation>あわせて 5こに なる 2ほんの ひも</translation>
    </message>
    <message>
        <source>What is left are partners: 3 for 2 and 1, or a pair.</source>
        <translation>のこったのは なかまどうしでした。2と 1には 3、または おなじ ながさの くみです。</translation>
    </message>
    <message>
        <source>Which lost board that you know can you leave?</source>
        <translation>しって いる まける かたちの うち、どれを のこせますか。</translation>
    </message>
    <message>
        <source>Every ribbon had its partner, and you answered there.</source>
        <translation>どの ひもにも なかまが いて、そこで かえしました。</translation>
    </message>
    <message>
        <source>Strike out the partners. What is left?</source>
        <translation>なかまどうしを けして みましょう。なにが のこりますか。</translation>
    </message>
    <message>
        <source>Without help: the pyramid of the Ribbonim page, and the last stone loses. Play to the end and win.</source>
        <translation>ヒントなしで。Ribbonimの ページの ピラミッドで、さいごの いしを とると まけです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>The Ribbonim page says: won for the first player, T14.</source>
        <translation>Ribbonimの ページにも あります。せんての かちで、T14です。</translation>
    </message>
    <message>
        <source>Every column even, and at the end one stone for the other player.</source>
        <translation>どの れつも くみに して、さいごに 1こを あいてに のこしました。</translation>
    </message>
    <message>
        <source>And two ribbons of two? Which T does each move lead to?</source>
        <translation>つぎに、2この ひもが 2ほんなら？ どの てが どの Tに いきますか。</translation>
    </message>
    <message>
        <source>A field is lost if %1. So the ladder is built %2.</source>
        <translation>%1なら、その フィールドは まけです。だから、はしごは %2 つくります。</translation>
    </message>
    <message>
        <source>all its moves lead to won ones</source>
        <translation>どの ても あいての かてる かたちに して しまう</translation>
    </message>
    <message>
        <source>one of its moves leads to a won one</source>
        <translation>あいての かてる かたちに する てが 1つ ある</translation>
    </message>
    <message>
        <source>few stones are left</source>
        <translation>のこった いしが すくない</translation>
    </message>
    <message>
        <source>from its end</source>
        <translation>おわりから</translation>
    </message>
    <message>
        <source>from the board in play</source>
        <translation>いまの ばんから</translation>
    </message>
    <message>
        <source>by counting stones</source>
        <translation>いしを かぞえて</translation>
    </message>
    <message>
        <source>Is there a third kind?</source>
        <translation>もっと さきへ：3つめの しゅるいは ある？</translation>
    </message>
    <message>
        <source>A third kind would lead to %1. That cannot be, for %2.</source>
        <translation>3つめの しゅるいが あれば、%1 いく はずです。でも、%2。だから、ありません。</translation>
    </message>
    <message>
        <source>a third kind with fewer stones, again and again</source>
        <translation>いしの すくない 3つめの しゅるいへ、なんどでも</translation>
    </message>
    <message>
        <source>a lost field</source>
        <translation>まける かたちへ</translation>
    </message>
    <message>
        <source>nothing but won fields</source>
        <translation>かてる かたちにだけ</translation>
    </message>
    <message>
        <source>in the end no stone is left, and that is won</source>
        <translation>さいごは いしが なくなり、それは かてる かたちです</translation>
    </message>
    <message>
        <source>nobody has found one yet</source>
        <translation>まだ だれも みつけて いません</translation>
    </message>
    <message>
        <source>the number of stones is odd or even</source>
        <translation>いしの かずは 2こずつ くみに なるか、1こ あまるかです</translation>
    </message>
    <message>
        <source>Lengths count as heaps of Nim: won if %1. Where the last stone loses, %2.</source>
        <translation>ながさは いしの やまを とる「ニム」と おなじに かぞえて、%1なら かちです。さいごに とると まけの ときは、%2。</translation>
    </message>
    <message>
        <source>a column is odd</source>
        <translation>1つ あまる れつが ある</translation>
    </message>
    <message>
        <source>a ribbon can be split</source>
        <translation>ひもを 2つに わけられる</translation>
    </message>
    <message>
        <source>the number of stones is odd</source>
        <translation>いしの かずが 2こずつ くみに ならない</translation>
    </message>
    <message>
        <source>only boards of single stones are the other way round</source>
        <translation>1この ひもばかりの ときだけ はんたいです</translation>
    </message>
    <message>
        <source>everything is the other way round</source>
        <translation>ぜんぶ はんたいです</translation>
    </message>
    <message>
        <source>nothing is different</source>
        <translation>なにも かわりません</translation>
    </message>
    <message>
        <source>Ring the stones that are taken.</source>
        <translation>とる いしを ○で かこもう。</translation>
    </message>
    <message numerus="yes">
        <source>T%1 is what the Ribbonim page lists: %n fields of up to %2 stones.</source>
        <translation>
            <numerusform>T%1は Ribbonimの ページの いちらんと おなじです：いし %2こまでで %nこ。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields are written</source>
        <translation>フィールドの かきかた</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>o / o o / o o o</source>
        <translation>o / o o / o o o</translation>
    </message>
    <message>
        <source>As on the Ribbonim page: a star stands for any number of further stones, up to the most that were tried.</source>
        <translation>Ribbonimの ページと おなじ かきかたです。*は、その さきに いしが いくつ つづいても いい ことを あらわします（しらべた いしの かずまで）。</translation>
    </message>
    <message>
        <source>Misère: of %1 fields, %2 are lost: those are the ones to know. Of the %3 won ones, %4 have only one winning move. In %5 you can leave equal pairs, and in %6 of these that wins.</source>
        <translation>さいごに とると まけ：%1この フィールドの うち、おぼえる まける かたちは %2こ。かてる かたち %3この うち、かてる てが 1つだけなのは %4こ。おなじ ながさの くみだけに して わたせるのは %5こで、その うち %6こでは それで かちます。</translation>
    </message>
    <message>
        <source>Normal play: of %1 fields, %2 are lost: those are the ones to know. Of the %3 won ones, %4 have only one winning move. In %5 you can leave equal pairs, and in %6 of these that wins.</source>
        <translation>さいごに とると かち：%1この フィールドの うち、おぼえる まける かたちは %2こ。かてる かたち %3この うち、かてる てが 1つだけなのは %4こ。おなじ ながさの くみだけに して わたせるのは %5こで、その うち %6こでは それで かちます。</translation>
    </message>
    <message>
        <source>Normal play has fewer fields to know: %1 against %2.</source>
        <translation>さいごに とると かちの ほうが、おぼえる フィールドが すくなくて すみます：%1 たい %2。</translation>
    </message>
    <message>
        <source>In normal play a single winning move is rarer: in %1 of %2 won fields, against %3 of %4.</source>
        <translation>さいごに とると かちの ほうが、かてる てが 1つだけの ことが すくない：かてる かたち %2この うち %1こ、もう かたほうは %4この うち %3こ。</translation>
    </message>
    <message>
        <source>In normal play a rule of thumb is right more often: equal pairs win in %1 of %2 fields, against %3 of %4.</source>
        <translation>さいごに とると かちの ほうが、かんたんな こつが よく あたります：おなじ ながさの くみに して かてるのは %2この うち %1こ、もう かたほうは %4この うち %3こ。</translation>
    </message>
    <message>
        <source>Whoever knows the lost fields up to T7, and otherwise moves at random, beats random moves in %1 of all matches when beginning, in %2 when following.</source>
        <translation>T7までの まける かたちを しって いて、ほかでは でたらめな ひとが、でたらめな あいてに どれだけ かつか：せんてで %1、ごてで %2。</translation>
    </message>
    <message>
        <source>Against a player who knows them up to T%1: in %2 when beginning, in %3 when following.</source>
        <translation>T%1まで しって いる あいてには：せんてで %2、ごてで %3。</translation>
    </message>
    <message>
        <source>known up to</source>
        <translation>しって いる だんかい</translation>
    </message>
    <message>
        <source>fields to know</source>
        <translation>おぼえる フィールド</translation>
    </message>
    <message>
        <source>against random moves, beginning</source>
        <translation>でたらめな あいてに せんてで</translation>
    </message>
    <message>
        <source>against one who knows, beginning</source>
        <translation>しって いる あいてに せんてで</translation>
    </message>
    <message>
        <source>against perfect play, beginning</source>
        <translation>いちばん つよい あいてに せんてで</translation>
    </message>
    <message>
        <source>What is worth knowing</source>
        <translation>おぼえると いい フィールド</translation>
    </message>
    <message>
        <source>The Ribbonim page says that normal play is easier, and that whoever knows the fields up to T7 beats most people. Here both are counted over every field that play from a start can reach.</source>
        <translation>Ribbonimの ページには、さいごに とると かちの ほうが かんたんで、T7までを おぼえて いれば たいていの ひとに かてる、と あります。ここでは、はじめの かたちから いける ぜんぶの フィールドで、その 2つを かぞえます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめの かたち</translation>
    </message>
    <message>
        <source>1-2-3-4-5</source>
        <translation>1-2-3-4-5</translation>
    </message>
    <message>
        <source>The other player knows them up to T</source>
        <translation>あいてが しって いる だんかい T</translation>
    </message>
    <message>
        <source>leave an even number of stones</source>
        <translation>いしを 2つずつ わけられる かずに する</translation>
    </message>
    <message>
        <source>leave every column even, to the very end</source>
        <translation>さいごまで、どの たての れつも 2つずつ そろえる</translation>
    </message>
    <message>
        <source>A board is lost exactly when %1, and won exactly when %2.</source>
        <translation>まける かたちは、%1 かたちだけ。かてる かたちは、%2 かたちだけ。</translation>
    </message>
    <message>
        <source>One or two stones a turn. Will you begin or follow? Play to the end and win.</source>
        <translation>1かいに 1こか 2こ とります。さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>You were the one who could make the mirror.</source>
        <translation>かがみを つくれる ほうの ひとに なりました。</translation>
    </message>
    <message>
        <source>Who is the first to leave two equal halves?</source>
        <translation>おなじ かたちの 2つを さきに のこせるのは、どちらですか。</translation>
    </message>
    <message>
        <source>The page knows subtraction games, Nim, Circular Nim and the “pyramid game” of the television programme 堂本剛の正直しんどい (1-2-3-4-5); its author met 3-5-7 in a Ninja Turtles game for the Game Boy. Ribbons without a limit were known before: as the octal game 0.777…, whose numbers are those of Nim. How to play when the last stone loses was answered by Goette and Alekseyev on MathOverflow (2015).</source>
        <translation>この ページには、いしとりゲーム、ニム、サーキュラー・ニム、テレビの「どうもとつよしの しょうじき しんどい」の「ピラミッドゲーム」（1-2-3-4-5）が でて きます。3-5-7には、ゲームボーイの「にんじゃ タートルズ」で であったそうです。いくつでも とれる ひもは、まえから「オクタルゲーム 0.777…」と いう なまえで しられて いて、ニムと おなじように かてます。さいごに とると まけの ときの かちかたも、Goetteさんと Alekseyevさんが MathOverflowで こたえて います（2015ねん）。</translation>
    </message>
    <message>
        <source>The name Ribbonim, fields, T0, T1, T2 … and names like T5a, 357 and 12345 come from this page; before that, its author called it 三角石取りゲーム, for the triangle in which the stones lie. Rings and limits were added here; it mentions Circular Nim.</source>
        <translation>Ribbonimと いう なまえ、フィールド、T0、T1、T2…、T5aなどの よびかた、3-5-7や 1-2-3-4-5は、この ページの ことばです。かいた ひとは むかし、いしの ならびが さんかくに みえるので「さんかく いしとりゲーム」とも よんで いました。わと、とる かずの きまりは ここで くわえました（「サーキュラー・ニム」の なまえは でて きます）。</translation>
    </message>
    <message>
        <source>Against perfect play, too, that wins more often than not when beginning: in %1; in %2 when following.</source>
        <translation>いちばん いい てを つづける あいてにも、せんてなら はんぶんより おおく かてる：せんてで %1、ごてで %2。</translation>
    </message>
    <message>
        <source>against random moves, following</source>
        <translation>でたらめな あいてに ごてで</translation>
    </message>
    <message>
        <source>against one who knows, following</source>
        <translation>しって いる あいてに ごてで</translation>
    </message>
    <message>
        <source>against perfect play, following</source>
        <translation>いちばん つよい あいてに ごてで</translation>
    </message>
    <message>
        <source>Which T is known first, and which one follows from it?</source>
        <translation>さいしょに わかる Tは どれですか。そこから つぎに わかる Tは どれですか。</translation>
    </message>
    <message>
        <source>Somebody says: this one is of the third kind. Then no move may lead to a lost field. Find one that does.</source>
        <translation>だれかが「これは 3つめの しゅるいだ」と いいます。それなら、まける かたちに する ては ない はずです。でも、あります。みつけましょう。</translation>
    </message>
    <message>
        <source>So it is won. Whoever says “third kind” must point to a third kind with fewer stones, one move on.</source>
        <translation>だから、これは かちです。3つめの しゅるいだと いう ひとは、1て さきに、いしの もっと すくない 3つめの しゅるいを みせないと いけません。</translation>
    </message>
    <message>
        <source>What nobody has found might still be there. Think of its end.</source>
        <translation>まだ みつかって いないだけかも しれません。さいごに どう なるか かんがえましょう。</translation>
    </message>
    <message>
        <source>First half of the proof: no move keeps every column even. Try one that splits a ribbon.</source>
        <translation>しょうめい（かならず そう なると たしかめる こと）の まえの はんぶん：どの てでも、どこかの れつで 1つ あまります。ひもを わける てで ためしましょう。</translation>
    </message>
    <message>
        <source>In normal play a single winning move is not rarer: in %1 of %2 won fields, against %3 of %4.</source>
        <translation>さいごに とると かちでも、かてる てが 1つだけの ことが へる わけでは ない：かてる かたち %2この うち %1こ、もう かたほうは %4この うち %3こ。</translation>
    </message>
    <message>
        <source>Against perfect play that is not enough: it wins in %1 when beginning, in %2 when following.</source>
        <translation>いつも いちばん いい てを えらぶ あいてには、それでは たりません：かてるのは せんてで %1、ごてで %2です。</translation>
    </message>
    <message>
        <source>an end of %1</source>
        <translation>%1の はし</translation>
    </message>
    <message>
        <source>the middle of %1</source>
        <translation>%1の まんなか</translation>
    </message>
    <message>
        <source>%1 where it leaves %2 and %3</source>
        <translation>%1の、%2こと %3こに わかれる ところ</translation>
    </message>
    <message>
        <source>Normal play does not have fewer fields to know: %1 against %2.</source>
        <translation>さいごに とると かちでも、おぼえる フィールドは すくなく なりません：%1 たい %2。</translation>
    </message>
    <message>
        <source>In normal play a rule of thumb is not right more often: equal pairs win in %1 of %2 fields, against %3 of %4.</source>
        <translation>さいごに とると かちでも、かんたんな こつが よく あたる わけでは ありません：おなじ ながさの くみに して かてるのは %2この うち %1こ、もう かたほうは %4この うち %3こ。</translation>
    </message>
</context>
</TS>
