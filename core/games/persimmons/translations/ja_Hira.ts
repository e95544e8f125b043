<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>persimmons</name>
    <message>
        <source>string %1, persimmon %2 from above</source>
        <translation>%1ぽんめの れん、うえから %2こめ</translation>
    </message>
    <message>
        <source>Whoever says 21 loses</source>
        <translation>21を いったら まけ</translation>
    </message>
    <message>
        <source>Two equal strings</source>
        <translation>おなじ ながさの 2ほん</translation>
    </message>
    <message>
        <source>Persimmons</source>
        <translation>ほしがき おとし</translation>
    </message>
    <message>
        <source>Drop persimmons, or decide what winning means.</source>
        <translation>ほしがきを おとすか、かちまけの きまりを せんげんする。</translation>
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
        <source>The closed form was checked on %1 positions of up to four strings; it differs on %2.</source>
        <translation>4ほんまでの れんの %1この かたちで、はやい けいさんの しかたを たしかめました。あわないのは %2こです。</translation>
    </message>
    <message>
        <source>The written recipe names a move in each of %1 winning positions.</source>
        <translation>ほしがきの ページの かちかたで、%1この かてる かたちの ぜんぶで てが きまります。</translation>
    </message>
    <message>
        <source>The written recipe names no move in %1 of %2 winning positions, first in %3.</source>
        <translation>ほしがきの ページの かちかたでは、%2この かてる かたちの うち %1こで てが きまりません。さいしょの れいは %3です。</translation>
    </message>
    <message>
        <source>It never names an illegal move in %1 winning positions.</source>
        <translation>%1この かてる かたちで、えらべない てに なる ことは ありません。</translation>
    </message>
    <message>
        <source>It names an illegal move in %1 of %2 winning positions, first in %3.</source>
        <translation>%2この かてる かたちの うち %1こでは、えらべない てに なります。さいしょの れいは %3です。</translation>
    </message>
    <message>
        <source>It never names a losing move in %1 winning positions.</source>
        <translation>%1この かてる かたちで、まける てに なる ことは ありません。</translation>
    </message>
    <message>
        <source>It names a losing move in %1 of %2 winning positions, first in %3.</source>
        <translation>%2この かてる かたちの うち %1こでは、まける てに なります。さいしょの れいは %3です。</translation>
    </message>
    <message>
        <source>string</source>
        <translation>れん</translation>
    </message>
    <message>
        <source>Grundy numbers</source>
        <translation>グランディすう</translation>
    </message>
    <message>
        <source>Grundy numbers of two strings</source>
        <translation>2ほんの れんの グランディすう</translation>
    </message>
    <message>
        <source>Finds the numbers by trying every move, and checks the closed form and the written recipe for winning against them.</source>
        <translation>ぜんぶの てを ためして グランディすう（かたちに つける かず。0なら ばんの ひとの まけ）を みつけ、はやい けいさんの しかたと、ほしがきの ページの かちかたを それで たしかめます。</translation>
    </message>
    <message>
        <source>How the game is won</source>
        <translation>かちまけの きまり</translation>
    </message>
    <message>
        <source>Last mover wins</source>
        <translation>さいごの ひとが かち</translation>
    </message>
    <message>
        <source>Last mover loses</source>
        <translation>さいごの ひとが まけ</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>まだ きまって いない</translation>
    </message>
    <message>
        <source>Counts in the table</source>
        <translation>ひょうの おおきさ</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>れん</translation>
    </message>
    <message>
        <source>persimmons on each string, 0 to 21</source>
        <translation>1ぽんずつの ほしがきの かず、0から 21まで</translation>
    </message>
    <message>
        <source>A turn can be used to declare who wins.</source>
        <translation>じぶんの ばんを つかって せんげんできます。</translation>
    </message>
    <message>
        <source>Most persimmons a turn</source>
        <translation>1かいに おとせる かず</translation>
    </message>
    <message>
        <source>0: no limit; with a limit at most 3 strings</source>
        <translation>0：いくつでも。きめた ときは れんは 3ぼんまで</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>かたち「%1」：%2</translation>
    </message>
    <message>
        <source>strings: %1 strings and limit: %2 exclude each other; with a limit at most %3 strings are allowed</source>
        <translation>strings：%1ほんと limit：%2は いっしょに つかえません。かずを きめた ときは %3ぼんまでです</translation>
    </message>
    <message>
        <source>a position is like “1-2-3A 1”: counts, then A, W or L, then the player on move, 1 or 2</source>
        <translation>かたちは「1-2-3A 1」のように かきます：かず、A・W・Lの どれか、ばんの ひと（1か 2）</translation>
    </message>
    <message>
        <source>%1 strings; at most %2 are allowed</source>
        <translation>れんが %1ほん あります。%2ほんまでです</translation>
    </message>
    <message>
        <source>string %1 is “%2”; allowed: 0 to %3</source>
        <translation>%1ぽんめの れんが「%2」です。つかえるのは：0から %3まで</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>せんげんずみ</translation>
    </message>
    <message>
        <source>declare W</source>
        <translation>Wを せんげん</translation>
    </message>
    <message>
        <source>declare L</source>
        <translation>Lを せんげん</translation>
    </message>
    <message>
        <source>declare: last mover wins</source>
        <translation>せんげん：さいごの ひとが かち</translation>
    </message>
    <message>
        <source>declare: last mover loses</source>
        <translation>せんげん：さいごの ひとが まけ</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>きまりました</translation>
    </message>
    <message>
        <source>A declaration is a whole turn.</source>
        <translation>せんげんすると ばんが おわる</translation>
    </message>
    <message>
        <source>last mover wins</source>
        <translation>さいごに うごいた ひとが かち</translation>
    </message>
    <message>
        <source>last mover loses</source>
        <translation>さいごに うごいた ひとが まけ</translation>
    </message>
    <message>
        <source>who wins is declared on the way</source>
        <translation>かちまけは とちゅうで せんげん</translation>
    </message>
    <message numerus="yes">
        <source>at most %n persimmons a turn</source>
        <translation>
            <numerusform>1かいに %nこまで</numerusform>
        </translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめの かたち %1</translation>
    </message>
    <message>
        <source>Drop persimmons</source>
        <translation>ほしがきを おとそう</translation>
    </message>
    <message>
        <source>Declare who wins</source>
        <translation>かちまけを せんげんしよう</translation>
    </message>
    <message>
        <source>Drop persimmons, or declare who wins</source>
        <translation>ほしがきを おとすか せんげんしよう</translation>
    </message>
    <message>
        <source>string %1: drop %2</source>
        <translation>%1ぽんめから %2こ</translation>
    </message>
    <message>
        <source>Point at a persimmon or at a tablet.</source>
        <translation>ほしがきか ふだを えらんで ください。</translation>
    </message>
    <message>
        <source>The condition is declared already.</source>
        <translation>もう せんげんして あります。</translation>
    </message>
    <message>
        <source>This persimmon has been dropped already.</source>
        <translation>この ほしがきは もう おちて います。</translation>
    </message>
    <message numerus="yes">
        <source>A turn drops at most %n persimmons.</source>
        <translation>
            <numerusform>1かいに おとせるのは %nこまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Grundy number %1</source>
        <translation>グランディすう %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>もう おわりました。</translation>
    </message>
    <message>
        <source>No move leads to the number 0, so the player on move loses.</source>
        <translation>グランディすうを 0に する てが ないので、ばんの ひとが まけます。</translation>
    </message>
    <message>
        <source>Every column is even, and every move breaks the balance.</source>
        <translation>どの たての れつも ●が 2つずつ くみに なって いて、どう うごいても くずれます。</translation>
    </message>
    <message>
        <source>Grundy number %1 · %2 counts %3</source>
        <translation>グランディすう %1・%2は %3と かぞえる</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover wins.</source>
        <translation>さいごに うごいた %1の かちです。</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover loses.</source>
        <translation>さいごに うごいた %1の まけです。</translation>
    </message>
    <message>
        <source>Grundy number</source>
        <translation>グランディすう</translation>
    </message>
    <message>
        <source>One persimmon more</source>
        <translation>ほしがきを 1こ ふやす</translation>
    </message>
    <message>
        <source>One persimmon fewer</source>
        <translation>ほしがきを 1こ へらす</translation>
    </message>
    <message>
        <source>Choose a persimmon; the condition has buttons of its own.</source>
        <translation>ほしがきを えらんで ください。きまりには ボタンが あります。</translation>
    </message>
    <message>
        <source>A string has at most %1 persimmons.</source>
        <translation>1ぽんの れんの ほしがきは %1こまでです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに うごかす ひとを かえる</translation>
    </message>
    <message>
        <source>Add a string</source>
        <translation>れんを ふやす</translation>
    </message>
    <message>
        <source>Condition undecided</source>
        <translation>きまりは まだ</translation>
    </message>
    <message>
        <source>The last one wins</source>
        <translation>さいごの ひとが かち</translation>
    </message>
    <message>
        <source>The last one loses</source>
        <translation>さいごの ひとが まけ</translation>
    </message>
    <message>
        <source>Drop one persimmon or more from one string. Try it.</source>
        <translation>1ぽんの れん（ほしがきの ひも）から、1こ いじょう おとします。やって みましょう。</translation>
    </message>
    <message>
        <source>It is said once, and it takes the whole turn.</source>
        <translation>せんげんは 1かいだけ。それで じぶんの ばんは おわりです。</translation>
    </message>
    <message>
        <source>Click one of the two tablets.</source>
        <translation>2まいの ふだの どちらかを クリックしましょう。</translation>
    </message>
    <message>
        <source>Whatever was dropped on one side you dropped on the other.</source>
        <translation>かたほうで おとされた かずだけ、もう かたほうで おとしました。</translation>
    </message>
    <message>
        <source>After your move both strings should have the same length.</source>
        <translation>じぶんが うごかした あとで、2ほんが おなじ ながさに なるように しましょう。</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>さいごに うごいた ひとが かちです。</translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>さいごに うごいた ひとが まけです。</translation>
    </message>
    <message>
        <source>The last move wins or loses: that is still to be declared.</source>
        <translation>さいごの てが かちか まけかは、まだ せんげんされて いません。</translation>
    </message>
    <message>
        <source>Repaired, it wins in each of %1 positions: where the number is 1 it declares, too, and beside a string of four or more it reads “four or more” for “two or more”.</source>
        <translation>なおした かちかた（4こ いじょうの れんが あれば、グランディすう 1で せんげんし、「2こ いじょう」を「4こ いじょう」と よむ）なら、%1この かてる かたちの ぜんぶで かちます。</translation>
    </message>
    <message>
        <source>Even repaired it fails in %1 of %2 winning positions, first in %3.</source>
        <translation>なおした かちかたでも、%2この かてる かたちの うち %1こで しっぱいします。さいしょの れいは %3です。</translation>
    </message>
    <message>
        <source>Two equal strings may be struck out: who wins is the same on each of %1 boards with a pair.</source>
        <translation>おなじ ながさの 2ほんは けしても かまいません。おなじ ながさの 2ほんが ある %1この かたちの ぜんぶで、かちまけは かわりません。</translation>
    </message>
    <message>
        <source>Two equal strings may not be struck out: on %1 of %2 boards with a pair this changes who wins, first on %3.</source>
        <translation>おなじ ながさの 2ほんは けせません。おなじ ながさの 2ほんが ある %2この かたちの うち %1こで、かちまけが かわります。さいしょの れいは %3です。</translation>
    </message>
    <message>
        <source>What hangs below goes too: persimmons drop from the lower end.</source>
        <translation>その したの ものも いっしょに おちます。ほしがきは したの はしから おとします。</translation>
    </message>
    <message>
        <source>You may empty a whole string at once. Try it.</source>
        <translation>1ぽんを ぜんぶ、1かいに おとす ことも できます。やって みましょう。</translation>
    </message>
    <message>
        <source>That string is empty. A turn never touches two strings.</source>
        <translation>この れんは なくなりました。1かいに 2ほんの れんから おとす ことは できません。</translation>
    </message>
    <message>
        <source>Point at the topmost persimmon of a string.</source>
        <translation>れんの いちばん うえの ほしがきを えらびましょう。</translation>
    </message>
    <message>
        <source>Nothing hangs any more and you moved last: you win.</source>
        <translation>もう なにも さがって いません。さいごに うごいた あなたの かちです。</translation>
    </message>
    <message>
        <source>Here the last mover loses. Leave one persimmon to the other player.</source>
        <translation>ここでは、さいごに うごいた ひとが まけです。あいてに ほしがきを 1こ のこしましょう。</translation>
    </message>
    <message>
        <source>The other player must drop the last one, and loses.</source>
        <translation>あいては さいごの 1こを おとすしか ないので、まけです。</translation>
    </message>
    <message>
        <source>Drop only one of the two.</source>
        <translation>2この うち 1こだけ おとしましょう。</translation>
    </message>
    <message>
        <source>As long as it is not decided, you may declare instead of dropping: does the last mover win or lose?</source>
        <translation>まだ きまって いなければ、おとす かわりに、どちらかに きめて いえます（これが「せんげん」です）。さいごに うごいた ひとは、かちですか、まけですか。</translation>
    </message>
    <message>
        <source>The trick is to declare what suits you: does the last mover win or lose? Nothing hangs any more, only the declaration is left. Declare so that you win.</source>
        <translation>さいごに うごく ひとが かちか まけか。じぶんに あう ほうを せんげんするのが こつです。のこるのは せんげんだけ。かつように せんげんしましょう。</translation>
    </message>
    <message>
        <source>Your declaration was the last move, and the last mover wins. So you have won.</source>
        <translation>あなたの せんげんが さいごの てで、さいごに うごいた ひとが かちです。だから あなたの かちです。</translation>
    </message>
    <message>
        <source>The declaration is itself the last move of the match.</source>
        <translation>この せんげんが、たいきょくの さいごの てに なります。</translation>
    </message>
    <message>
        <source>The 2s pair up, the 1 of the three is left: the number is 1.</source>
        <translation>2は くみに なり、3の なかの 1が あまります。かたちの かず（グランディすう）は 1です。</translation>
    </message>
    <message>
        <source>2 is 2, and 3 is 2 and 1. What has no partner?</source>
        <translation>2は 2、3は 2と 1です。くみに ならないのは どれですか。</translation>
    </message>
    <message>
        <source>0, 1 and 2 are taken: 3 is the smallest that is free.</source>
        <translation>0と 1と 2には いけるので、3です。</translation>
    </message>
    <message>
        <source>Count 0, 1, 2 … until one is missing.</source>
        <translation>0、1、2…と かぞえ、いけない かずを さがしましょう。</translation>
    </message>
    <message>
        <source>Think of a declaration.</source>
        <translation>せんげんを かんがえて みましょう。</translation>
    </message>
    <message>
        <source>With which declaration is 1-1 lost for the other player?</source>
        <translation>どちらを せんげんすれば、1-1が あいての まけに なりますか。</translation>
    </message>
    <message>
        <source>Three tables laid over each other</source>
        <translation>もっと さきへ：3つの ひょうを かさねる</translation>
    </message>
    <message>
        <source>The block of A: each row and each column has 0, 1, 2 and 3 once. That is a Latin square.</source>
        <translation>ひょうAの ひだり うえの 4×4です。どの よこの だんにも たての れつにも、0、1、2、3が 1かいずつ あります。これを「ラテンほうじん」と いいます。</translation>
    </message>
    <message>
        <source>Write 2, 4 and 1 in columns and see what has no partner.</source>
        <translation>2と 4と 1を れつに かき、くみに ならない ものを みましょう。</translation>
    </message>
    <message>
        <source>1A is won. Now hang a pair of fours beside it. Does the player on move still win?</source>
        <translation>1Aは かちです。そこに 4この れんを 2ほん ふやしました。それでも ばんの ひとの かちですか。</translation>
    </message>
    <message>
        <source>Lost! With a four on the board the missing declaration counts 1, not 2. So in A a pair may not be struck out; this is the smallest example.</source>
        <translation>まけです。4が あると、「まだ せんげんして いない」は 2では なく 1と かぞえます。だから Aでは くみを けせません。これが いちばん ちいさい れいです。</translation>
    </message>
    <message>
        <source>With a string of four or more we are outside the block: the missing declaration counts 1.</source>
        <translation>4こ いじょうの れんが あれば ひだり うえの 4×4の そとです。「まだ せんげんして いない」は 1と かぞえます。</translation>
    </message>
    <message>
        <source>A turn drops one to three, and the last mover loses. Four hang: does the player on move win or lose?</source>
        <translation>1かいに おとせるのは 1こから 3こまで、さいごに うごいた ひとが まけです。4こ あります。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Drop three and leave one: the other player must take it.</source>
        <translation>3こ おとして 1こ のこせば、あいてが おとすしか ありません。</translation>
    </message>
    <message>
        <source>Can you leave exactly one?</source>
        <translation>ちょうど 1こ のこせますか。</translation>
    </message>
    <message>
        <source>Count up in fours from one.</source>
        <translation>1から 4つずつ かぞえましょう。</translation>
    </message>
    <message>
        <source>The last mover wins. Two equal strings: does the player on move win or lose?</source>
        <translation>さいごに うごいた ひとが かちです。おなじ ながさの れんが 2ほん。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Whatever is dropped on one side, the other player drops on the other.</source>
        <translation>かたほうで おとした かずだけ、あいては もう かたほうで おとせます。</translation>
    </message>
    <message>
        <source>What can the other player do after each of your moves?</source>
        <translation>じぶんの 1てごとに、あいては なにが できますか。</translation>
    </message>
    <message>
        <source>Three is two and one: in the columns each dot has a partner, so this is lost.</source>
        <translation>3は 2と 1です。たての れつの ●が ぜんぶ くみに なるので、まけです。</translation>
    </message>
    <message>
        <source>After each move, can the other player leave two equal strings?</source>
        <translation>1てごとに、あいては おなじ 2ほんを のこせますか。</translation>
    </message>
    <message>
        <source>Leave each of the pieces 4, 2 and 1 in pairs.</source>
        <translation>4と 2と 1が、どれも くみに なるように のこしましょう。</translation>
    </message>
    <message>
        <source>Five is left of the seven, and five is four and one.</source>
        <translation>7こから 5こ のこりました。5は 4と 1です。</translation>
    </message>
    <message>
        <source>1 and 4 hang already. Which length is made of both?</source>
        <translation>1と 4は もう あります。りょうほうから できる ながさは いくつですか。</translation>
    </message>
    <message>
        <source>Now the last mover loses. Is a pair still lost for the player on move?</source>
        <translation>こんどは、さいごに うごいた ひとが まけです。おなじ 2ほんは、やはり ばんの ひとの まけですか。</translation>
    </message>
    <message>
        <source>Still lost. But 0L, with the pair struck out, is won: under L a pair may not simply be struck out.</source>
        <translation>やはり まけです。でも 2ほんを けした 0Lは かちです。Lでは、くみを ただ けす ことは できません。</translation>
    </message>
    <message>
        <source>Try both moves: drop one, or drop two.</source>
        <translation>1こ おとす てと、2こ おとす てを かんがえましょう。</translation>
    </message>
    <message>
        <source>Strike out the pair first; here that is allowed.</source>
        <translation>まず くみを けしましょう。ここでは けしても かまいません。</translation>
    </message>
    <message>
        <source>What declaring is worth</source>
        <translation>せんげんの ねうち</translation>
    </message>
    <message>
        <source>Nothing is declared, and one persimmon hangs. Does the player on move win or lose?</source>
        <translation>まだ せんげんされて いません。ほしがきは 1こです。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Declare that the last mover loses: the other player must drop the last one.</source>
        <translation>「さいごに うごいた ひとが まけ」と せんげんすれば、あいては さいごの 1こを おとすしか ありません。</translation>
    </message>
    <message>
        <source>A declaration is a turn as well. Who is on move after it?</source>
        <translation>せんげんも 1てです。その あとは、だれの ばんですか。</translation>
    </message>
    <message>
        <source>And with two persimmons?</source>
        <translation>2こでは どうですか。</translation>
    </message>
    <message>
        <source>There are four moves: drop one, drop two, and two declarations. Try each.</source>
        <translation>ては 4つです。1こ おとす、2こ おとす、2とおりの せんげん。じゅんに かんがえましょう。</translation>
    </message>
    <message>
        <source>Now that you know a lost position, leave it.</source>
        <translation>まける かたちが 1つ わかりました。それを のこしましょう。</translation>
    </message>
    <message>
        <source>Two are left and nothing is declared: the other player has no good move.</source>
        <translation>2こ のこり、まだ せんげんされて いません。あいてに いい ては ありません。</translation>
    </message>
    <message>
        <source>Declaring would help the other player here. Drop some.</source>
        <translation>ここで せんげんすると、あいてが とくを します。おとしましょう。</translation>
    </message>
    <message>
        <source>A declaration changes no string: it passes the turn. The other player faced the pair instead of you.</source>
        <translation>せんげんしても れんは かわらず、ばんだけが かわります。くみで こまるのは あいてに なりました。</translation>
    </message>
    <message>
        <source>If only it were the other player’s turn with these two strings …</source>
        <translation>この 2ほんの まま、あいての ばんに なれば いいのですが…。</translation>
    </message>
    <message>
        <source>The tables differ in each of %1 cells.</source>
        <translation>2つの ひょうは、%1マスの ぜんぶで ちがいます。</translation>
    </message>
    <message>
        <source>The tables differ in %1 of %2 cells, all of them in the first %3 rows and columns.</source>
        <translation>2つの ひょうは、%2マスの うち %1マスで ちがいます。どれも ひだり うえの、だんも れつも %3ばんめまでの マスです。</translation>
    </message>
    <message>
        <source>In this block of %1 by %1 both tables hold the same numbers once in each row and column, a Latin square: so nothing outside changes.</source>
        <translation>ひだり うえの %1×%1では、どちらの ひょうも、どの だんにも どの れつにも おなじ かずが 1かいずつ あります（ラテンほうじん）。だから そとは かわりません。</translation>
    </message>
    <message>
        <source>Laid over the table of</source>
        <translation>かさねる あいての ひょう</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Last mover wins, 0 and 1, 2 and 3 … exchanged</source>
        <translation>さいごに うごいた ひとが かち（0と 1、2と 3…を いれかえ）</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>ちがい</translation>
    </message>
    <message>
        <source>Does every board have a Grundy number, although nobody may have said yet what the last move is worth? And how does one win with it?</source>
        <translation>さいごに うごいた ひとが かちか まけか まだ きまって いなくても、どの かたちにも グランディすうが あるのでしょうか。それを つかって どう かつのでしょうか。</translation>
    </message>
    <message>
        <source>The numbers are right on every board that was tried: last mover wins, last mover loses and not decided yet.</source>
        <translation>さいごに うごいた ひとが かち、まけ、まだ きまって いない、の どれでも、しらべた どの かたちでも かずは あって いました。</translation>
    </message>
    <message>
        <source>Read word for word, the recipe names no move here. The declaration wins: it is wanted where the Grundy number is 1.</source>
        <translation>かかれた とおりに よむと、ここでは てが きまりません。かつのは せんげんで、グランディすうが 1の ときに いります。</translation>
    </message>
    <message>
        <source>Here the recipe leaves 2-3, and that is won for the other player. Where it says “two or more”, read “four or more”: then it takes the whole string of four, and wins.</source>
        <translation>ここで かかれた とおりに すると 2-3が のこって、あいての かちに なります。「2こ いじょう」を「4こ いじょう」と よめば、4この れんを ぜんぶ とる ことに なって、かてます。</translation>
    </message>
    <message>
        <source>Two equal strings. Here only a declaration wins: make it, then play to the end.</source>
        <translation>おなじ れんが 2ほん。かつには せんげんするしか ありません。その あとも さいごまで つづけましょう。</translation>
    </message>
    <message>
        <source>Above it says that the last mover wins. Make the last move.</source>
        <translation>うえに「さいごの ひとが かち」と かいて あります。さいごに うごきましょう。</translation>
    </message>
    <message>
        <source>leave equal pairs</source>
        <translation>おなじ かずの くみに して わたす</translation>
    </message>
    <message>
        <source>make every two turns drop a fixed number</source>
        <translation>あいてと あわせて、いつも おなじ かずを おとす</translation>
    </message>
    <message>
        <source>leave an even number of each column</source>
        <translation>どの たての れつも 2つずつ そろえる</translation>
    </message>
    <message>
        <source>declare</source>
        <translation>せんげんする</translation>
    </message>
    <message>
        <source>Only single persimmons hang, one drops in each turn, and their number is odd: the last one is yours.</source>
        <translation>1こだけの れんしか なく、1てに 1こずつ おちます。2こずつ くみに すると 1こ あまるので、さいごの 1こを おとすのは あなたです。</translation>
    </message>
    <message>
        <source>Dropping does not help, and neither does declaring: the other player has an answer to each.</source>
        <translation>おとしても せんげんしても、うまく いきません。あいてには、どの てにも かえす てが あります。</translation>
    </message>
    <message>
        <source>Every string has an equal partner. Whatever you drop from one, the other player drops from its partner.</source>
        <translation>どの れんにも おなじ かずの なかまが います。あなたが かたほうから おとした ぶんだけ、あいては もう かたほうから おとします。</translation>
    </message>
    <message>
        <source>Whatever you drop, the other player drops just enough to leave you as badly off as now.</source>
        <translation>あなたが いくつ おとしても、あいては、あなたが いまと おなじように こまる かずだけ おとします。</translation>
    </message>
    <message>
        <source>Cut every string in your head into pieces of 16, 8, 4, 2 and 1: each piece has a partner. Any move breaks that up, and the other player can put it right again.</source>
        <translation>どの れんも、あたまの なかで 16、8、4、2、1の かたまりに わけて みましょう。どの かたまりにも なかまが います。なにを しても それが くずれ、あいては また もとどおりに できます。</translation>
    </message>
    <message>
        <source>Nothing hangs any more: declare that the last mover wins, and that is you.</source>
        <translation>もう なにも さがって いません。「さいごに うごいた ひとが かち」と せんげんしましょう。さいごに うごいたのは あなたです。</translation>
    </message>
    <message>
        <source>Drop %1 from the string of %2</source>
        <translation>%2この れんから %1こ おとします</translation>
    </message>
    <message>
        <source>%1: then neither dropping nor declaring helps the other player.</source>
        <translation>%1。すると、あいては おとしても せんげんしても うまく いきません。</translation>
    </message>
    <message>
        <source>Drop everything that is left: yours is the last move.</source>
        <translation>のこりを ぜんぶ おとしましょう。さいごに うごくのは あなたです。</translation>
    </message>
    <message>
        <source>%1: an odd number of single persimmons is left, so the other player must drop the last one.</source>
        <translation>%1。のこる れんは 2ほんずつ くみに すると 1ぽん あまるので、さいごの 1こを おとすのは あいてです。</translation>
    </message>
    <message>
        <source>%1: only equal pairs are left, and you can copy whatever the other player does.</source>
        <translation>%1。おなじ かずの くみだけが のこるので、あとは あいての まねを すれば いいのです。</translation>
    </message>
    <message>
        <source>%1: then you have an answer to whatever the other player drops.</source>
        <translation>%1。すると、あいてが いくつ おとしても、あなたには かえす てが あります。</translation>
    </message>
    <message>
        <source>%1. Cut into pieces of 16, 8, 4, 2 and 1, everything then has a partner, and the other player has to break that up.</source>
        <translation>%1。16、8、4、2、1の かたまりに わけると、どれにも なかまが いるように なり、あいては それを くずすしか ありません。</translation>
    </message>
    <message>
        <source>Declare that the last mover wins: that takes your turn. With these strings whoever has to drop first loses, and that is the other player.</source>
        <translation>「さいごに うごいた ひとが かち」と せんげんしましょう。それで 1て つかうので、さきに おとすのは あいてです。この れんでは、さきに おとす ほうが まけです。</translation>
    </message>
    <message>
        <source>Declare that the last mover loses: that takes your turn. With these strings whoever has to drop first loses, and that is the other player.</source>
        <translation>「さいごに うごいた ひとが まけ」と せんげんしましょう。それで 1て つかうので、さきに おとすのは あいてです。この れんでは、さきに おとす ほうが まけです。</translation>
    </message>
    <message>
        <source>the author of the Persimmons page</source>
        <translation>ほしがきの ページを かいた ひと</translation>
    </message>
    <message>
        <source>A web page that gives neither its author’s name nor a year. It says that takaken made the game.</source>
        <translation>かいた ひとの なまえも としも ない ウェブの ページ。ゲームは takakenさんが つくったと かいて あります。</translation>
    </message>
    <message>
        <source>W, L and A, the tables of two strings and the written recipe for winning come from the Persimmons page; stage 6, 1-2-3, is that of takaken’s game; the others were made here.</source>
        <translation>Wと Lと A、2ほんの れんの ひょう、かかれた かちかたは、ほしがきの ページの ものです。ステージ6の 1-2-3は takakenさんの ゲームの もの、ほかの ステージは この プログラムで つくった ものです。</translation>
    </message>
    <message>
        <source>The Persimmons page strikes out two equal strings if what is left is won. Without these two nothing is left, and where the last mover loses that is won. Yet 2-2 is lost, as the page itself finds further down.</source>
        <translation>ほしがきの ページには、のこりが かてる かたちなら、おなじ かずの 2ほんを けしても いいと あります。この 2ほんを けすと なにも のこらず、さいごに うごいた ひとが まけなら、それは かちです。でも 2-2は まけで、ページも あとの ほうで そう いって います。</translation>
    </message>
    <message>
        <source>The recipe of the Persimmons page, repaired: the number is %1, so declare “last mover wins”.</source>
        <translation>ほしがきの ページの かちかたを なおすと：グランディすうが %1なので、「さいごに うごいた ひとが かち」を せんげんします。</translation>
    </message>
    <message>
        <source>The recipe of the Persimmons page, repaired: the number is %1, so declare “last mover loses”.</source>
        <translation>ほしがきの ページの かちかたを なおすと：グランディすうが %1なので、「さいごに うごいた ひとが まけ」を せんげんします。</translation>
    </message>
    <message>
        <source>The recipe of the Persimmons page, repaired: the number is %1, so leave %2 on a string of %3.</source>
        <translation>ほしがきの ページの かちかたを なおすと：グランディすうが %1なので、%3この れんを %2こに します。</translation>
    </message>
    <message>
        <source>Declare “last mover wins”</source>
        <translation>「さいごに うごいた ひとが かち」を せんげんします</translation>
    </message>
    <message>
        <source>Declare “last mover loses”</source>
        <translation>「さいごに うごいた ひとが まけ」を せんげんします</translation>
    </message>
    <message>
        <source>%1: that leads to the number 0, and whoever faces 0 loses.</source>
        <translation>%1。すると グランディすうが 0に なります。0で ばんが きた ひとが まけます。</translation>
    </message>
    <message>
        <source>The marked columns are odd. %1: then every column is even.</source>
        <translation>かこんだ たての れつは ●が 1つ あまります。%1。すると、どの れつも 2つずつ くみに なります。</translation>
    </message>
    <message>
        <source>%1 is one string here; two strings are %2-%3.</source>
        <translation>ここでは %1は 1ぽんの れんです。2ほんなら %2-%3と かきます。</translation>
    </message>
    <message>
        <source>1, 2 and 3</source>
        <translation>1と 2と 3</translation>
    </message>
    <message>
        <source>the last mover wins</source>
        <translation>さいごの ひとが かち</translation>
    </message>
    <message>
        <source>one string, three at most</source>
        <translation>れんは 1ぽん、1かいに 3こまで</translation>
    </message>
    <message>
        <source>%1 and %2: number %3, the player on move wins.</source>
        <translation>%1と %2：かずは %3。ばんの ひとの かちです。</translation>
    </message>
    <message>
        <source>%1 and %2: number %3, the player on move loses.</source>
        <translation>%1と %2：かずは %3。ばんの ひとの まけです。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから あそぶ</translation>
    </message>
    <message>
        <source>The page builds on Nim: its columns are Bouton’s (1901), the numbers Sprague’s (1935) and Grundy’s (1939).</source>
        <translation>この ページは ニムを もとに して います。1と 2と 4の れつは ブートンさん（1901ねん）、グランディすうは スプレイグさん（1935ねん）と グランディさん（1939ねん）が みつけました。</translation>
    </message>
    <message>
        <source>The bad numbers</source>
        <translation>わるい かず</translation>
    </message>
    <message>
        <source>Which of these numbers are bad: lost for whoever finds them? Mark them all.</source>
        <translation>わるい かずは どれですか。ばんが きた ひとが まける かずです。ぜんぶに しるしを つけましょう。</translation>
    </message>
    <message>
        <source>However many are dropped from five, the other player can leave one.</source>
        <translation>5こから なんこ おとしても、あいてに 1こに されて しまいます。</translation>
    </message>
    <message>
        <source>Can a bad number be left from here?</source>
        <translation>ここから わるい かずを のこせますか。</translation>
    </message>
    <message>
        <source>And of these?</source>
        <translation>では、この なかでは どうですか。</translation>
    </message>
    <message>
        <source>From all the others one move leaves five.</source>
        <translation>ほかの かずからは、1てで 5こを のこせます。</translation>
    </message>
    <message>
        <source>Now play to the end and win.</source>
        <translation>こんどは さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>A bad number was left each time: 9, then 5, then 1.</source>
        <translation>いつも わるい かずを のこしました。9、5、そして 1です。</translation>
    </message>
    <message>
        <source>Which bad number can you leave?</source>
        <translation>どの わるい かずを のこせますか。</translation>
    </message>
    <message>
        <source>Leave %1: %2.</source>
        <translation>%1を のこします。その ためには、%2のが こつです。</translation>
    </message>
    <message>
        <source>1, 5, 9, 13 and so on</source>
        <translation>1、5、9、13…</translation>
    </message>
    <message>
        <source>an even number</source>
        <translation>2こずつに わけられる かず</translation>
    </message>
    <message>
        <source>as few as you can</source>
        <translation>できるだけ すくない かず</translation>
    </message>
    <message>
        <source>whatever the other player drops, make it four together</source>
        <translation>あいてが なんこ おとしても、あわせて 4こに なるように おとす</translation>
    </message>
    <message>
        <source>always drop three</source>
        <translation>いつも 3こ おとす</translation>
    </message>
    <message>
        <source>always drop as many as the other player</source>
        <translation>いつも あいてと おなじ かずだけ おとす</translation>
    </message>
    <message>
        <source>Without help: one to three a turn, and the last mover loses. Play to the end and win.</source>
        <translation>ヒントなしで。1かいに 1こから 3こ おとし、さいごに うごいた ひとが まけです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Your move and the one before made four, again and again.</source>
        <translation>あいての てと あわせて、いつも 4こに なりました。</translation>
    </message>
    <message>
        <source>Now a turn may drop up to four. Will you begin or follow? Play to the end and win.</source>
        <translation>こんどは 1かいに 4こまで おとせます。さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Here the bad numbers are 1, 6, 11, 16: your move and the other player’s make five.</source>
        <translation>ここでの わるい かずは 1、6、11、16です。あいての てと あわせて 5こに なります。</translation>
    </message>
    <message>
        <source>Which numbers are bad now? Begin with one.</source>
        <translation>こんどの わるい かずは どれですか。1から かんがえましょう。</translation>
    </message>
    <message>
        <source>The mirror</source>
        <translation>かがみの さくせん</translation>
    </message>
    <message>
        <source>The last mover wins. Play to the end and win.</source>
        <translation>さいごに うごいた ひとが かちです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Three strings, and only one move wins. Find it.</source>
        <translation>れんは 3ぼん、かてる ては 1つだけです。みつけましょう。</translation>
    </message>
    <message>
        <source>The two equal strings are a mirror of their own.</source>
        <translation>おなじ ながさの 2ほんが、かがみに なります。</translation>
    </message>
    <message>
        <source>Which string has no partner?</source>
        <translation>なかまが いないのは、どの れんですか。</translation>
    </message>
    <message>
        <source>The last mover wins: leave %1, and answer %2.</source>
        <translation>さいごに うごいた ひとが かちの とき：%1を のこし、%2 かえします。</translation>
    </message>
    <message>
        <source>nothing but pairs of equal strings</source>
        <translation>おなじ ながさの れんの くみだけ</translation>
    </message>
    <message>
        <source>on the other string of the pair</source>
        <translation>くみの もう 1ぽんで</translation>
    </message>
    <message>
        <source>on the same string</source>
        <translation>おなじ れんで</translation>
    </message>
    <message>
        <source>on the longest string</source>
        <translation>いちばん ながい れんで</translation>
    </message>
    <message>
        <source>Without help: the last mover wins. Play to the end and win.</source>
        <translation>ヒントなしで。さいごに うごいた ひとが かちです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Two pairs were left, and you answered in each of them.</source>
        <translation>2くみを のこし、それぞれの くみの なかで かえしました。</translation>
    </message>
    <message>
        <source>The last mover wins. Will you begin or follow? Play to the end and win.</source>
        <translation>さいごに うごいた ひとが かちです。さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Nothing but pairs was left after each of your moves.</source>
        <translation>あなたが うごかした あとは、いつも くみだけが のこって いました。</translation>
    </message>
    <message>
        <source>Does every string have a partner?</source>
        <translation>どの れんにも なかまが いますか。</translation>
    </message>
    <message>
        <source>Four, two and one</source>
        <translation>4と 2と 1</translation>
    </message>
    <message>
        <source>The last mover wins, and no two are equal. Beside the board each string is cut into pieces of 4, 2 and 1. Does the player on move win or lose?</source>
        <translation>さいごに うごいた ひとが かちで、おなじ ながさの れんは ありません。ばんの よこで、どの れんも 4と 2と 1に わけて あります。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>After each of your moves every column was even.</source>
        <translation>あなたが うごかした あとは、いつも どの れつも くみに なって いました。</translation>
    </message>
    <message>
        <source>In which column is the number of dots odd?</source>
        <translation>てんが 1つ あまる れつは どれですか。</translation>
    </message>
    <message>
        <source>Now without dots. Which of these are lost?</source>
        <translation>こんどは てんなしです。まける かたちは どれですか。</translation>
    </message>
    <message>
        <source>Each piece has its partner on another string.</source>
        <translation>どの ぶぶんも、べつの れんに なかまが います。</translation>
    </message>
    <message>
        <source>Cut each string in your head into 4, 2 and 1.</source>
        <translation>あたまの なかで、れんを 4と 2と 1に わけましょう。</translation>
    </message>
    <message>
        <source>The last mover wins: cut every length into %1 and leave %2.</source>
        <translation>さいごに うごいた ひとが かちの とき：どの ながさも %1に わけて、%2を のこします。</translation>
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
        <source>When the last mover loses</source>
        <translation>さいごに うごいた ひとが まけの とき</translation>
    </message>
    <message>
        <source>Now the last mover loses. Which of these are lost for the player on move?</source>
        <translation>こんどは さいごに うごいた ひとが まけです。ばんの ひとが まける かたちは どれですか。</translation>
    </message>
    <message>
        <source>With single ones only, an odd number of them is lost.</source>
        <translation>1この れんだけの ときは、くみに すると 1ぽん あまる かずなら まけです。</translation>
    </message>
    <message>
        <source>Who has to drop the last one?</source>
        <translation>さいごの 1こを おとすのは、どちらですか。</translation>
    </message>
    <message>
        <source>The last mover loses, and only one move wins. Find it.</source>
        <translation>さいごに うごいた ひとが まけで、かてる ては 1つだけです。みつけましょう。</translation>
    </message>
    <message>
        <source>Three single ones are left, an odd number.</source>
        <translation>1この れんが 3ぼん のこりました。くみに すると 1ぽん あまります。</translation>
    </message>
    <message>
        <source>How many single ones should be left to the other player?</source>
        <translation>あいてには、1この れんを なんぼん のこせば いいですか。</translation>
    </message>
    <message>
        <source>The last mover loses: %1, and when only single ones would be left, leave %2.</source>
        <translation>さいごに うごいた ひとが まけの とき：%1。1この れんだけに なる ときは、%2を のこします。</translation>
    </message>
    <message>
        <source>play as if the last mover won</source>
        <translation>さいごに うごいた ひとが かちの ときと おなじように うごかします</translation>
    </message>
    <message>
        <source>do the opposite of all that</source>
        <translation>さいごに うごいた ひとが かちの ときと なんでも ぎゃくに します</translation>
    </message>
    <message>
        <source>drop as little as you can</source>
        <translation>できるだけ すくなく おとします</translation>
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
        <source>none of them</source>
        <translation>1ぽんも ない かたち</translation>
    </message>
    <message>
        <source>Without help: the last mover loses. Play to the end and win.</source>
        <translation>ヒントなしで。さいごに うごいた ひとが まけです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>The last one was left to the other player.</source>
        <translation>さいごの 1こは あいてに のこしました。</translation>
    </message>
    <message>
        <source>The last mover loses. Will you begin or follow? Play to the end and win.</source>
        <translation>さいごに うごいた ひとが まけです。さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>There are strings of two or more: play as if the last mover won.</source>
        <translation>2こ いじょうの れんが あります。さいごに うごいた ひとが かちの ときと おなじように うごかしましょう。</translation>
    </message>
    <message>
        <source>The right declaration left the other player a lost board.</source>
        <translation>ただしい せんげんで、あいてに まける かたちを のこしました。</translation>
    </message>
    <message>
        <source>What is each board worth once something is declared?</source>
        <translation>せんげんした あとの かたちは、それぞれ かちですか、まけですか。</translation>
    </message>
    <message>
        <source>Nothing is declared. Will you begin or follow? Play to the end and win.</source>
        <translation>まだ なにも せんげんされて いません。さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>A number for each board</source>
        <translation>もっと さきへ：かたちごとの かず</translation>
    </message>
    <message>
        <source>W means: the last mover wins. Each board gets a number: the smallest of 0, 1, 2 … that no move leads to. From 2W moves lead to 1W with 1 and to 0W with 0. What is the number of 2W?</source>
        <translation>Wは「さいごに うごいた ひとが かち」です。どの かたちにも かず（グランディすう）を つけます。0、1、2…の うち、どの てでも いけない かずの なかで いちばん ちいさい かずです。2Wからは、1W（かずは 1）と 0W（かずは 0）へ いけます。2Wの かずは いくつですか。</translation>
    </message>
    <message>
        <source>0 and 1 are taken: 2 is the smallest that is free.</source>
        <translation>0と 1には いけます。いけない かずで いちばん ちいさいのは 2です。</translation>
    </message>
    <message>
        <source>A means: nothing is declared, L: the last mover loses. From 0A moves lead to 0W with 0 and to 0L with 1. What is the number of 0A?</source>
        <translation>Aは「まだ せんげんして いない」、Lは「さいごに うごいた ひとが まけ」です。0Aからは、0W（かずは 0）と 0L（かずは 1）へ いけます。0Aの かずは いくつですか。</translation>
    </message>
    <message>
        <source>0 and 1 are taken again: 2.</source>
        <translation>ここでも 0と 1には いけるので、2です。</translation>
    </message>
    <message>
        <source>From 1A moves lead to 0A with 2, to 1W with 1 and to 1L with 0. What is the number of 1A?</source>
        <translation>1Aからは、0A（かずは 2）、1W（かずは 1）、1L（かずは 0）へ いけます。1Aの かずは いくつですか。</translation>
    </message>
    <message>
        <source>From 2A moves lead to 1A with 3, and to 0A, 2W and 2L with 2 each. What is the number of 2A?</source>
        <translation>2Aからは、1A（かずは 3）へ いけます。0A、2W、2Lへも いけて、その かずは どれも 2です。2Aの かずは いくつですか。</translation>
    </message>
    <message>
        <source>No move leads to 0. So the number is 0, and every move leads to a board that is won.</source>
        <translation>0へ いく てが ないので、かずは 0です。どの ても、あいての かてる かたちに して しまいます。</translation>
    </message>
    <message>
        <source>Is 0 among the numbers that are reached?</source>
        <translation>いける かずの なかに 0は ありますか。</translation>
    </message>
    <message>
        <source>Which of these boards have the number 0, and so are lost?</source>
        <translation>かずが 0で、まける かたちは どれですか。</translation>
    </message>
    <message>
        <source>From all the others one move leads to 0.</source>
        <translation>ほかの かたちからは、1てで 0の かたちに できます。</translation>
    </message>
    <message>
        <source>Does a move lead from it to a board with 0?</source>
        <translation>そこから、1てで 0の かたちに できますか。</translation>
    </message>
    <message>
        <source>The number of a board is %1, and the board is lost %2.</source>
        <translation>かたちの かずは、%1です。%2、その かたちは まけです。</translation>
    </message>
    <message>
        <source>the smallest that no move leads to</source>
        <translation>どの てでも いけない かずの なかで、いちばん ちいさい かず</translation>
    </message>
    <message>
        <source>how many persimmons hang there</source>
        <translation>ほしがきの かず</translation>
    </message>
    <message>
        <source>how many moves there are</source>
        <translation>できる うごきの かず</translation>
    </message>
    <message>
        <source>when it is 0</source>
        <translation>それが 0の とき</translation>
    </message>
    <message>
        <source>when it is even</source>
        <translation>それが 2ずつ くみに できる とき</translation>
    </message>
    <message>
        <source>when it is large</source>
        <translation>それが おおきい とき</translation>
    </message>
    <message>
        <source>Without help: what is the number of this board?</source>
        <translation>ヒントなしで。この かたちの かずは いくつですか。</translation>
    </message>
    <message>
        <source>It is the smallest that no move leads to.</source>
        <translation>どの てでも いけない かずの なかで、いちばん ちいさい かずです。</translation>
    </message>
    <message>
        <source>What is the number of each board that a move leads to?</source>
        <translation>1てで いける かたちの かずは、それぞれ いくつですか。</translation>
    </message>
    <message>
        <source>Many strings, one declaration</source>
        <translation>もっと さきへ：れんは たくさん、せんげんは 1つ</translation>
    </message>
    <message>
        <source>The last mover wins. Strike out the pieces of 4, 2 and 1 that have a partner: what is left is the number of the board. What is it here?</source>
        <translation>さいごに うごいた ひとが かちです。4と 2と 1に わけて、くみに なる ものを けします。のこりを あわせたのが かたちの かずです。ここでは いくつですか。</translation>
    </message>
    <message>
        <source>Nothing is declared. One string of one has the number 3. Here are two of them. Does the player on move win or lose?</source>
        <translation>まだ せんげんして いません。1この れんが 1ぽんなら、かずは 3です。ここには 2ほん あります。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Won! 3 and 3 would cancel to 0, but the number of 1-1A is 2.</source>
        <translation>かちです！ 3と 3なら きえて 0の はずですが、1-1Aの かずは 2です。</translation>
    </message>
    <message>
        <source>And three of them? Find the winning move.</source>
        <translation>3ぼんでは どうですか。かてる てを みつけましょう。</translation>
    </message>
    <message>
        <source>One declaration settles all strings at once. Three games side by side would need three.</source>
        <translation>1かいの せんげんで、ぜんぶの れんが きまりました。べつべつの 3つの ゲームなら、せんげんが 3かい いります。</translation>
    </message>
    <message>
        <source>With which declaration is 1-1-1 lost for the other player?</source>
        <translation>どちらを せんげんすると、1-1-1は あいての まけに なりますか。</translation>
    </message>
    <message>
        <source>2A alone has the number 0 and is lost. Three of them: does the player on move win or lose?</source>
        <translation>2Aだけなら かずは 0で、まけです。2この れんが 3ぼんでは、ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Lost. One 2 is left without a partner, and the missing declaration counts 2 once, not three times: the two cancel.</source>
        <translation>まけです。2が 1つ、くみに ならずに のこります。「まだ せんげんして いない」は、3かいでは なく 1かいだけ 2と かぞえるので、その 2と くみに なって きえます。</translation>
    </message>
    <message>
        <source>The declaration counts once for the whole board.</source>
        <translation>せんげんは、ぜんぶの れんに 1かいだけです。</translation>
    </message>
    <message>
        <source>The numbers of undecided strings %1, because %2.</source>
        <translation>せんげんの まえの、れんごとの かずが %1のは、%2からです。</translation>
    </message>
    <message>
        <source>do not simply add up</source>
        <translation>そのまま あわせられない</translation>
    </message>
    <message>
        <source>add up like heaps of Nim</source>
        <translation>ニムの やまのように あわせられる</translation>
    </message>
    <message>
        <source>are all the same</source>
        <translation>どれも おなじに なる</translation>
    </message>
    <message>
        <source>one declaration is for all of them</source>
        <translation>1つの せんげんで ぜんぶの れんが きまる</translation>
    </message>
    <message>
        <source>each has a declaration of its own</source>
        <translation>れんごとに せんげんが ある</translation>
    </message>
    <message>
        <source>a declaration is not a move</source>
        <translation>せんげんは 1てに かぞえない</translation>
    </message>
    <message>
        <source>The pieces without a partner, and 2 once because nothing is declared.</source>
        <translation>くみに ならない ものに、2を 1かいだけ あわせます。まだ せんげんして いないからです。</translation>
    </message>
    <message>
        <source>Do not add the numbers. Strike out partners, then count 2 once.</source>
        <translation>れんごとの かずを たしては いけません。くみを けしてから、1かいだけ 2を かぞえます。</translation>
    </message>
    <message>
        <source>You counted the missing declaration once for the whole board.</source>
        <translation>「まだ せんげんして いない」を、ぜんぶで 1かいだけ かぞえました。</translation>
    </message>
    <message>
        <source>Strike out partners. Is one piece of 2 left over?</source>
        <translation>くみを けしましょう。2が 1つだけ のこりますか。</translation>
    </message>
    <message>
        <source>When the last mover wins, 1-1 has the number 0. What is its number when the last mover loses? A move leads to 1L, with 0.</source>
        <translation>さいごに うごいた ひとが かちなら、1-1の かずは 0です。さいごに うごいた ひとが まけなら、いくつですか。1てで 1L（かずは 0）へ いけます。</translation>
    </message>
    <message>
        <source>1 and not 0. The smallest boards differ.</source>
        <translation>0では なく 1です。ちいさい かたちでは ちがいます。</translation>
    </message>
    <message>
        <source>0 is taken. Which is the smallest that is free?</source>
        <translation>0には いけます。いけない かずで、いちばん ちいさいのは なんですか。</translation>
    </message>
    <message>
        <source>And 2-2, when the last mover loses? Moves lead to 2L with 2 and to 1-2L with 3.</source>
        <translation>では、さいごに うごいた ひとが まけの ときの 2-2は？ 2L（かずは 2）と 1-2L（かずは 3）へ いけます。</translation>
    </message>
    <message>
        <source>0, as when the last mover wins.</source>
        <translation>0です。さいごに うごいた ひとが かちの ときと おなじです。</translation>
    </message>
    <message>
        <source>Table L laid over table W. A dot stands where they differ: in one block of two by two. There 0 and 1 have changed places.</source>
        <translation>Lの ひょうを Wの ひょうに かさねました。ちがう ところに てんが あります。ひだり うえの 2×2だけです。そこでは、0と 1が いれかわって います。</translation>
    </message>
    <message>
        <source>Beyond the block, from lengths of 4 on, the missing declaration counts 1, not 2. What is the number of 2-4A?</source>
        <translation>ひだり うえの 4×4の そと、つまり 4こ いじょうの れんが あれば、「まだ せんげんして いない」は 2では なく 1と かぞえます。2-4Aの かずは いくつですか。</translation>
    </message>
    <message>
        <source>2, 4 and 1 have nothing to pair up: 7.</source>
        <translation>2と 4と 1は くみに ならないので、あわせて 7です。</translation>
    </message>
    <message>
        <source>In the block the numbers %1; outside it %2.</source>
        <translation>ひだり うえの かず：%1。その そと：%2。</translation>
    </message>
    <message>
        <source>only change places</source>
        <translation>いれかわるだけ</translation>
    </message>
    <message>
        <source>are all 1 larger</source>
        <translation>どれも 1だけ おおきい</translation>
    </message>
    <message>
        <source>the missing declaration counts 1</source>
        <translation>「まだ せんげんして いない」を 1と かぞえる</translation>
    </message>
    <message>
        <source>the missing declaration counts 2</source>
        <translation>「まだ せんげんして いない」を 2と かぞえる</translation>
    </message>
    <message>
        <source>a pair may be struck out</source>
        <translation>おなじ ながさの 2ほんは けして いい</translation>
    </message>
    <message>
        <source>The pieces without a partner, and 1 because nothing is declared: pairs cancel.</source>
        <translation>くみに ならない ものに、まだ せんげんして いない ぶんの 1を あわせます。それで くみに なれば きえます。</translation>
    </message>
    <message>
        <source>Write the lengths and 1 in columns. What has no partner?</source>
        <translation>ながさと 1を、4と 2と 1の れつに わけましょう。くみに ならない ものは なんですか。</translation>
    </message>
    <message>
        <source>Nothing is declared. Does the player on move win or lose?</source>
        <translation>まだ せんげんして いません。ばんの ひとは かちますか、まけますか。</translation>
    </message>
    <message>
        <source>Lost: each of the four moves leads to a board that is won.</source>
        <translation>まけです。4つの ては どれも、あいての かてる かたちに して しまいます。</translation>
    </message>
    <message>
        <source>Here only one of the two declarations wins. Which one?</source>
        <translation>ここでは、2つの せんげんの うち 1つだけが かちです。どちらですか。</translation>
    </message>
    <message>
        <source>When the last mover wins, a pair is lost for whoever must move.</source>
        <translation>さいごに うごいた ひとが かちなら、おなじ ながさの 2ほんは、ばんの ひとの まけです。</translation>
    </message>
    <message>
        <source>Declaring %1. So declare %2.</source>
        <translation>せんげん%1。だから %2 せんげんします。</translation>
    </message>
    <message>
        <source>passes the turn to the other player</source>
        <translation>すると ばんが あいてに うつります</translation>
    </message>
    <message>
        <source>costs no turn</source>
        <translation>しても ばんは かわりません</translation>
    </message>
    <message>
        <source>always wins</source>
        <translation>すれば いつも かてます</translation>
    </message>
    <message>
        <source>when the declared board is lost for the other player</source>
        <translation>せんげんした かたちが あいての まけに なる とき</translation>
    </message>
    <message>
        <source>as early as you can</source>
        <translation>できるだけ はやく</translation>
    </message>
    <message>
        <source>as late as you can</source>
        <translation>できるだけ あとで</translation>
    </message>
    <message>
        <source>Without help: nothing is declared. Only a declaration wins: make it, then play to the end.</source>
        <translation>ヒントなしで。まだ せんげんして いません。かてるのは せんげんだけです。その あと、さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Draw a line where you cut, or ring the rule that you declare.</source>
        <translation>きる ところに せんを ひくか、せんげんする きまりを ○で かこもう。</translation>
    </message>
    <message>
        <source>1. Last mover wins: in one of the strings that have the highest bit of G, leave S xor G of its S.</source>
        <translation>1. さいごの ひとが かち：Gの いちばん おおきい かたまりを もつ れんを 1ぽん えらび、Sこを S xor Gこに する。</translation>
    </message>
    <message>
        <source>2. Last mover loses, no string of two or more: drop one.</source>
        <translation>2. さいごの ひとが まけ、2こ いじょうの れんが ない：1こ おとす。</translation>
    </message>
    <message>
        <source>3. Last mover loses, and S xor G would leave no string of two or more: leave S xor G xor 1.</source>
        <translation>3. さいごの ひとが まけ、S xor Gこに すると 2こ いじょうの れんが なくなる：S xor G xor 1こに する。</translation>
    </message>
    <message>
        <source>4. Last mover loses, otherwise: leave S xor G.</source>
        <translation>4. さいごの ひとが まけ、ほかの とき：S xor Gこに する。</translation>
    </message>
    <message>
        <source>5. Not decided, no string of four or more, G is 1: drop one from a string with an odd number.</source>
        <translation>5. まだ きまって いない、4こ いじょうの れんが ない、Gが 1：1こか 3この れんから 1こ おとす。</translation>
    </message>
    <message>
        <source>6. Not decided, no string of four or more, G is 2: declare “last mover wins”.</source>
        <translation>6. まだ きまって いない、4こ いじょうの れんが ない、Gが 2：「さいごの ひとが かち」と せんげんする。</translation>
    </message>
    <message>
        <source>7. Not decided, no string of two or more, G is 3: declare “last mover loses”.</source>
        <translation>7. まだ きまって いない、2こ いじょうの れんが ない、Gが 3：「さいごの ひとが まけ」と せんげんする。</translation>
    </message>
    <message>
        <source>8. Not decided, one string of two or three alone, G is 3: that cannot be.</source>
        <translation>8. まだ きまって いない、2こか 3この れんが 1ぽんだけ、Gが 3：そんな ことは ない。</translation>
    </message>
    <message>
        <source>9. Not decided, two or more strings of two or three, G is 3: drop one from a two, or a whole three.</source>
        <translation>9. まだ きまって いない、2こか 3この れんが 2ほん いじょう、Gが 3：2この れんから 1こ おとすか、3この れんを ぜんぶ おとす。</translation>
    </message>
    <message>
        <source>10. Not decided, a string of four or more, and S xor G would leave no string of two or more: leave S xor G xor 3.</source>
        <translation>10. まだ きまって いない、4こ いじょうの れんが ある、S xor Gこに すると 2こ いじょうの れんが なくなる：S xor G xor 3こに する。</translation>
    </message>
    <message>
        <source>11. Not decided, a string of four or more, otherwise: leave S xor G.</source>
        <translation>11. まだ きまって いない、4こ いじょうの れんが ある、ほかの とき：S xor Gこに する。</translation>
    </message>
    <message>
        <source>declare “last mover wins”</source>
        <translation>「さいごの ひとが かち」と せんげん</translation>
    </message>
    <message>
        <source>declare “last mover loses”</source>
        <translation>「さいごの ひとが まけ」と せんげん</translation>
    </message>
    <message>
        <source>leave %1 of %2</source>
        <translation>%2こを %1こに する</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>てを いわない</translation>
    </message>
    <message>
        <source>%1: that is not a move</source>
        <translation>%1：それは できない</translation>
    </message>
    <message>
        <source>%1: that wins</source>
        <translation>%1：それで かち</translation>
    </message>
    <message>
        <source>%1: that loses</source>
        <translation>%1：それで まけ</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>えだ</translation>
    </message>
    <message>
        <source>advice given</source>
        <translation>いわれた て</translation>
    </message>
    <message>
        <source>of which it fails</source>
        <translation>その うち はずれ</translation>
    </message>
    <message>
        <source>first on</source>
        <translation>さいしょの れい</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x3000;%2</translation>
    </message>
    <message>
        <source>The Persimmons page ends with a recipe for winning: eleven branches by condition, strings and Grundy number G. Here each is followed, word for word, on every won board of up to four strings. Choose one to see the boards on which it fails, or on which it wins, and to play from them.</source>
        <translation>ほしがきの ページの おわりには、きまりと れんと グランディすう Gで 11ぼんの えだに わかれた かちかたが あります。ここでは、4ほんの れんまでの ぜんぶの かてる かたちで、かいて ある とおりに して みます（Sは えらんだ れんの ほしがきの かず、xorは 16、8、4、2、1に わけて くみを けし、のこりを あわせる こと）。えだを えらぶと、はずれる ばんや かてる ばんが みられ、そこから たいきょくできます。</translation>
    </message>
    <message>
        <source>Strings shorter than</source>
        <translation>1ぽんの れんの ほしがき（これより すくなく）</translation>
    </message>
    <message>
        <source>drop as many as you can</source>
        <translation>できるだけ たくさん おとす</translation>
    </message>
    <message>
        <source>leave an even number</source>
        <translation>2こずつに わけられる かずを のこす</translation>
    </message>
    <message>
        <source>leave every column even, to the very end</source>
        <translation>さいごまで、どの たての れつも 2つずつ そろえる</translation>
    </message>
    <message>
        <source>drop first, and declare later</source>
        <translation>さきに おとして、せんげんは あとに する</translation>
    </message>
    <message>
        <source>From here the recipe can be asked about %1 boards. It fails on %2.</source>
        <translation>ここから はじめると、この かちかたは %1この ばんで つかう ことに なります。その うち %2こで しっぱいします。</translation>
    </message>
    <message>
        <source>The recipe has won.</source>
        <translation>かちかたの とおりに うごいた ほうの かちです。</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>あなたの かちです。</translation>
    </message>
    <message>
        <source>The number G of this board is %1.</source>
        <translation>この ばんの かず Gは %1です。</translation>
    </message>
    <message>
        <source>You are on move. Whatever you do, the recipe put right has an answer.</source>
        <translation>あなたの ばんです。なにを しても、なおした かちかたには かえす てが あります。</translation>
    </message>
    <message>
        <source>You are on move, and can only wait for the recipe to fail.</source>
        <translation>あなたの ばんです。かちかたが しっぱいするのを まつしか ありません。</translation>
    </message>
    <message>
        <source>You are on move, and you can win now: leave a board with the number 0.</source>
        <translation>あなたの ばんです。いまなら かてます。かずが 0の ばんを のこして ください。</translation>
    </message>
    <message>
        <source>For 0 the recipe says that the other player wins. It just makes some move.</source>
        <translation>0の ときは あいての かち、と かいて あります。どれか 1てを えらびます。</translation>
    </message>
    <message>
        <source>So it does this: %1.</source>
        <translation>だから、こう します：%1。</translation>
    </message>
    <message>
        <source>Here the recipe fails: no string has what it asks for, so it names no move.</source>
        <translation>ここで かちかたは しっぱいします。かいて あるような れんが ないので、てが きまりません。</translation>
    </message>
    <message>
        <source>Here the recipe fails: “%1” is not a move.</source>
        <translation>ここで かちかたは しっぱいします。「%1」と いう ては できません。</translation>
    </message>
    <message>
        <source>Here the recipe fails: “%1” gives the win away.</source>
        <translation>ここで かちかたは しっぱいします。「%1」では かちを のがします。</translation>
    </message>
    <message>
        <source>Put right, it would say: %1.</source>
        <translation>なおした かちかたなら、こう なります：%1。</translation>
    </message>
    <message>
        <source>persimmons on each string, 0 to 9</source>
        <translation>れんごとの ほしがきの かず、0から 9</translation>
    </message>
    <message>
        <source>The recipe</source>
        <translation>かちかた</translation>
    </message>
    <message>
        <source>as it is written</source>
        <translation>かかれた とおり</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>なおした もの</translation>
    </message>
    <message>
        <source>The recipe plays</source>
        <translation>かちかたが うごかす</translation>
    </message>
    <message>
        <source>Here the recipe of the Persimmons page plays, word for word, and you are the other player. Beside the board stands which of its branches it follows, and where it fails.</source>
        <translation>ほしがきの ページの かちかたが、かかれた とおりに うごかします。あなたは その あいてです。どの えだを つかって いるか、どこで しっぱいするかが、ばんの よこに でます。</translation>
    </message>
    <message>
        <source>A bad number was left each time.</source>
        <translation>いつも わるい かずを のこしました。</translation>
    </message>
    <message>
        <source>mismatches with the closed form</source>
        <translation>しきと あわない ところ</translation>
    </message>
    <message>
        <source>It is lost where the lengths and the 1 of the missing declaration all pair up; otherwise it is won.</source>
        <translation>ながさと、「まだ せんげんして いない」の 1が、ぜんぶ くみに なれば まけ、そうで なければ かちです。</translation>
    </message>
    <message>
        <source>It can fail: %1</source>
        <translation>はずれる ことが ある：%1</translation>
    </message>
</context>
</TS>
