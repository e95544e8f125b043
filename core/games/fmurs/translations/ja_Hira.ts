<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>fmurs</name>
    <message>
        <source>cell %1</source>
        <translation>マス %1</translation>
    </message>
    <message>
        <source>dogs</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>ひつじ</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>つかまえた</translation>
    </message>
    <message>
        <source>dog turns</source>
        <translation>てかず</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>ぜんはん</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>こうはん</translation>
    </message>
    <message>
        <source>One sheep on 6 × 6</source>
        <translation>6 × 6で ひつじ 1ぴき</translation>
    </message>
    <message>
        <source>① Diagonal steps from the start</source>
        <translation>① はじめから ななめの 1ぽ</translation>
    </message>
    <message>
        <source>② Diagonal steps, and shelter beside a dog</source>
        <translation>② ななめの 1ぽと、いぬの そばの ひつじを まもる</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>ドーナツ</translation>
    </message>
    <message>
        <source>Ten turns</source>
        <translation>10て しょうぶ</translation>
    </message>
    <message>
        <source>Fighting sheep</source>
        <translation>たたかう ひつじ</translation>
    </message>
    <message>
        <source>Fmurs</source>
        <translation>ひつじ たい いぬ</translation>
    </message>
    <message>
        <source>Dogs chase sheep round a field without edges.</source>
        <translation>はしの ない フィールドで、いぬが ひつじを おいかける。</translation>
    </message>
    <message>
        <source>always ends</source>
        <translation>かならず おわる</translation>
    </message>
    <message>
        <source>On none of these fields can the sheep escape.</source>
        <translation>この なかに、ひつじが ずっと にげられる フィールドは ありません。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>だん</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>れつ</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>おきかた</translation>
    </message>
    <message>
        <source>The sheep escape</source>
        <translation>ひつじが にげられる</translation>
    </message>
    <message>
        <source>Longest catch</source>
        <translation>いちばん ながい おいかけ</translation>
    </message>
    <message>
        <source>Caught from the theorem’s placement</source>
        <translation>むかいあわせの おきかたから つかまえられる</translation>
    </message>
    <message>
        <source>A longest catch</source>
        <translation>いちばん ながい おいかけの れい</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ひろさ</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>ひつじ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>つつ</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>はこ</translation>
    </message>
    <message>
        <source>“%1” is not a position: %2</source>
        <translation>「%1」の かきかたが ちがいます：%2</translation>
    </message>
    <message>
        <source>after the turns only 2:32, 2:x5, *c4 and ! may follow</source>
        <translation>てかずの あとに おけるのは 2:32、2:x5、*c4、!です</translation>
    </message>
    <message>
        <source>“%1” should be a number from %2 to %3</source>
        <translation>「%1」は %2から %3までの かずで なければ なりません</translation>
    </message>
    <message>
        <source>it has %1 rows where the field has %2</source>
        <translation>だんが %1こ ありますが、フィールドは %2だんです</translation>
    </message>
    <message>
        <source>its rocks are not those of the rules</source>
        <translation>いしの ばしょが ルールと ちがいます</translation>
    </message>
    <message>
        <source>row %1 does not have %2 columns</source>
        <translation>%1だんめが %2れつでは ありません</translation>
    </message>
    <message>
        <source>“%1” is not an animal; D is a dog, S a sheep, # a rock, a number a run of free cells</source>
        <translation>「%1」は なにも あらわしません。Dは いぬ、Sは ひつじ、#は いし、かずは あいた マスの ならびです</translation>
    </message>
    <message>
        <source>after the cells comes d or s, the side to move; d+ or s+ while it places</source>
        <translation>マスの あとには ばんの dか sが きます。おいて いる あいだは d+か s+です</translation>
    </message>
    <message>
        <source>there is no second half</source>
        <translation>こうはんは ありません</translation>
    </message>
    <message>
        <source>in ten turns only the sheep caught count: 2:x5</source>
        <translation>10て しょうぶでは つかまえた かずだけを くらべます：2:x5</translation>
    </message>
    <message>
        <source>after * comes the cell of a sheep next to a dog</source>
        <translation>*の あとには いぬの そばの ひつじが きます</translation>
    </message>
    <message>
        <source>no turns are made before the animals are placed</source>
        <translation>おきおわるまでは てかずは 0です</translation>
    </message>
    <message>
        <source>nobody gives up before the animals are placed</source>
        <translation>おきおわるまでは あきらめられません</translation>
    </message>
    <message>
        <source>the flock cannot be completed so that every sheep has a neighbour</source>
        <translation>どの ひつじにも なかまが いるように むれを つくる ことが できません</translation>
    </message>
    <message>
        <source>a half ends after %1 turns</source>
        <translation>ぜんはんと こうはんは %1てで おわります</translation>
    </message>
    <message>
        <source>giving up in the first half leads to the second</source>
        <translation>ぜんはんを あきらめると こうはんに なります</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>The left and the right edge are joined.</source>
        <translation>ひだりと みぎの はしが つながって います。</translation>
    </message>
    <message>
        <source>All edges are joined.</source>
        <translation>うえと した、ひだりと みぎの はしが つながって います。</translation>
    </message>
    <message>
        <source>There are walls all round.</source>
        <translation>まわりが ぜんぶ かべです。</translation>
    </message>
    <message>
        <source>Diagonal steps</source>
        <translation>ななめの 1ぽ</translation>
    </message>
    <message>
        <source>Last two sheep</source>
        <translation>のこり 2ひきから</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>always: then the last two sheep can be jumped over diagonally too</source>
        <translation>はじめから：のこり 2ひきは ななめにも とびこえられます</translation>
    </message>
    <message>
        <source>Dogs step like</source>
        <translation>いぬの あるきかた</translation>
    </message>
    <message>
        <source>a dog</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>おうしょう</translation>
    </message>
    <message>
        <source>a gold general</source>
        <translation>きんしょう</translation>
    </message>
    <message>
        <source>a silver general</source>
        <translation>ぎんしょう</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>けいま</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>ひしゃ</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>かくぎょう</translation>
    </message>
    <message>
        <source>as the pieces of shogi do; forward is up, jumps stay the same</source>
        <translation>しょうぎの こまと おなじ。まえは うえ、ジャンプは かわりません</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>いし</translation>
    </message>
    <message>
        <source>cells like c4, joined by commas</source>
        <translation>c4のような マスを コンマで くぎる</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>ぜんはんと こうはん</translation>
    </message>
    <message>
        <source>2: both play the dogs once, 1: only the first player</source>
        <translation>2：ふたりが 1かいずつ いぬに なる、1：せんてだけ</translation>
    </message>
    <message>
        <source>Turns of the dogs at most</source>
        <translation>いぬの てかずは いくつまで</translation>
    </message>
    <message>
        <source>0: 60 on fields of up to 64 cells, 120 on larger ones</source>
        <translation>0：64マスまでは 60、もっと おおきければ 120</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>まもる</translation>
    </message>
    <message>
        <source>a sheep that has just come up to a dog is safe from it for a turn</source>
        <translation>いぬの そばに きた ばかりの ひつじは、1ての あいだ その いぬに つかまりません</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>はなれる</translation>
    </message>
    <message>
        <source>sheep never step right next to a dog, except diagonally</source>
        <translation>ひつじは いぬの うえ、した、ひだり、みぎの マスには うごけません</translation>
    </message>
    <message>
        <source>one jump a turn; sheep move twice and win when they enclose a dog</source>
        <translation>ジャンプは いちどに 1かい、ひつじは 2かい うごき、いぬを かこめば かち</translation>
    </message>
    <message>
        <source>whoever catches more sheep in ten turns wins</source>
        <translation>10てで たくさん つかまえた ほうの かち</translation>
    </message>
    <message>
        <source>different cells of the field from a1 to %1</source>
        <translation>a1から %1までの、それぞれ ちがう マス</translation>
    </message>
    <message>
        <source>2, where the sheep caught in ten turns are compared</source>
        <translation>10て しょうぶでは 2</translation>
    </message>
    <message>
        <source>0, where the sheep caught in ten turns are compared</source>
        <translation>10て しょうぶでは 0</translation>
    </message>
    <message>
        <source>as many as fit on the field so that each has a neighbour</source>
        <translation>どの ひつじにも なかまが いるように おける かず</translation>
    </message>
    <message>
        <source>%1 × %2 torus</source>
        <translation>%1 × %2の ドーナツ</translation>
    </message>
    <message>
        <source>%1 × %2 box</source>
        <translation>%1 × %2の はこ</translation>
    </message>
    <message>
        <source>%1 × %2 cylinder</source>
        <translation>%1 × %2の つつ</translation>
    </message>
    <message numerus="yes">
        <source>%n dogs</source>
        <translation>
            <numerusform>いぬ %nひき</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>ひつじ %nひき</numerusform>
        </translation>
    </message>
    <message>
        <source>ten turns</source>
        <translation>10て しょうぶ</translation>
    </message>
    <message>
        <source>fighting sheep</source>
        <translation>たたかう ひつじ</translation>
    </message>
    <message>
        <source>diagonal steps</source>
        <translation>はじめから ななめ</translation>
    </message>
    <message>
        <source>shelter</source>
        <translation>まもる</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>はなれる</translation>
    </message>
    <message>
        <source>one half</source>
        <translation>ぜんはんだけ</translation>
    </message>
    <message>
        <source>Place a dog on any cell</source>
        <translation>すきな マスに いぬを おこう</translation>
    </message>
    <message>
        <source>Move a sheep once more</source>
        <translation>もういちど、ひつじを うごかそう</translation>
    </message>
    <message>
        <source>Move a sheep by one cell</source>
        <translation>ひつじを 1マス うごかそう</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>give up this half</source>
        <translation>ここで あきらめる</translation>
    </message>
    <message>
        <source>Sheep may not stand on a row next to a wall.</source>
        <translation>ひつじは かべの となりの だんには たてません。</translation>
    </message>
    <message>
        <source>A sheep steps to a free cell next to it.</source>
        <translation>ひつじは となりの あいた マスに うごきます。</translation>
    </message>
    <message>
        <source>No sheep may lose its last neighbour by a step.</source>
        <translation>ひとりぼっちの ひつじが でて しまいます。</translation>
    </message>
    <message>
        <source>This cell is not free.</source>
        <translation>この マスは ふさがって います。</translation>
    </message>
    <message>
        <source>From here the flock could not be completed: every sheep needs another one among its eight neighbours.</source>
        <translation>ここに おくと、むれを さいごまで つくれません。どの ひつじにも、まわりの 8マスの どこかに なかまが いります。</translation>
    </message>
    <message>
        <source>A dog here would leave the flock no room.</source>
        <translation>ここに いぬを おくと、むれの ばしょが なくなります。</translation>
    </message>
    <message>
        <source>This dog cannot move.</source>
        <translation>この いぬは うごけません。</translation>
    </message>
    <message>
        <source>It is the sheep’s turn.</source>
        <translation>ひつじの ばんです。</translation>
    </message>
    <message>
        <source>This sheep cannot move without breaking up the flock.</source>
        <translation>この ひつじが うごくと、むれが ばらばらに なります。</translation>
    </message>
    <message>
        <source>It is the dogs’ turn.</source>
        <translation>いぬの ばんです。</translation>
    </message>
    <message>
        <source>the last pair</source>
        <translation>さいごの 2ひきぐみ</translation>
    </message>
    <message>
        <source>A single sheep may go where it likes. On narrow fields two dogs close in on it; on wide ones it nearly always escapes.</source>
        <translation>1ぴきの ひつじは すきに うごけます。せまい フィールドでは 2ひきの いぬが おいつめますが、ひろい フィールドでは たいてい にげられます。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n sheep has a neighbour: they are free to go anywhere. On wide cylinders such a flock escapes for ever.</source>
        <translation>
            <numerusform>ひつじ %nひきの そばには なかまが いないので、どこへでも いけます。ひろい つつでは、こういう むれは ずっと にげられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sheep have a neighbour and may not leave it. That is how the dogs win: on wide cylinders they must not break up the last pair before the others are caught.</source>
        <translation>ひつじ %2ひきの うち %1ぴきには なかまが いて、はなれられません。いぬは これで かちます。ひろい つつでは、ほかの ひつじを つかまえるまで さいごの 2ひきぐみを くずしては いけません。</translation>
    </message>
    <message>
        <source>Dogs opposite each other</source>
        <translation>いぬを むかいあわせに</translation>
    </message>
    <message>
        <source>Random dogs</source>
        <translation>いぬを くじびきで</translation>
    </message>
    <message>
        <source>Round flock</source>
        <translation>まるい むれ</translation>
    </message>
    <message>
        <source>Scattered pairs</source>
        <translation>ちらばった 2ひきぐみ</translation>
    </message>
    <message>
        <source>Random sheep</source>
        <translation>ひつじを くじびきで</translation>
    </message>
    <message>
        <source>Random flock</source>
        <translation>くじびきの むれ</translation>
    </message>
    <message>
        <source>The law of the last pair holds on %1 of %2 fields: %3. A flock in which some sheep has a neighbour is always caught; a flock in which no sheep has one always escapes.</source>
        <translation>「さいごの 2ひきぐみの きまり」は、%2この フィールドの うち %1こで なりたちます（%3）。そばに なかまの いる ひつじが 1ぴきでも いる むれは かならず つかまり、1ぴきも いない むれは かならず にげられます。</translation>
    </message>
    <message>
        <source>Every flock is caught, with a pair or without, on %1 of %2 fields: %3.</source>
        <translation>%2この フィールドの うち %1こでは、2ひきぐみが いても いなくても、どの むれも つかまります（%3）。</translation>
    </message>
    <message>
        <source>The law does not hold on %1 of %2 fields: %3.</source>
        <translation>%2この フィールドの うち %1こでは、きまりは なりたちません（%3）。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから あそぶ</translation>
    </message>
    <message>
        <source>Flocks with a pair</source>
        <translation>2ひきぐみの いる むれ</translation>
    </message>
    <message>
        <source>With a pair, yet they escape</source>
        <translation>2ひきぐみが いても にげられる</translation>
    </message>
    <message>
        <source>Flocks without a pair</source>
        <translation>2ひきぐみの いない むれ</translation>
    </message>
    <message>
        <source>Without a pair they escape</source>
        <translation>2ひきぐみが いなくて にげられる</translation>
    </message>
    <message>
        <source>Flocks without a pair that escape, in %</source>
        <translation>2ひきぐみの いない むれが どれだけ にげられるか（%）</translation>
    </message>
    <message>
        <source>The law holds</source>
        <translation>きまりが なりたつ</translation>
    </message>
    <message>
        <source>The last pair</source>
        <translation>さいごの 2ひきぐみ</translation>
    </message>
    <message>
        <source>Where a dog steps or jumps, never both, a lone sheep nearly always escapes on a wide field. What about two or three? Tries every placement with the sheep to move.</source>
        <translation>いぬの ばんが「1ぽか ジャンプの どちらか」なら、ひろい フィールドでは、1ぴきだけの ひつじは たいてい にげられます。2ひきや 3びきでは どうでしょうか。ひつじの ばんの おきかたを ぜんぶ しらべます。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything: from the theorem’s placement and from every other one.</source>
        <translation>n × 6（nは %1から %2）では、いぬは かならず ぜんぶ つかまえます。むかいあわせの おきかたからも、ほかの どの おきかたからもです。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem’s placement, but not from every one.</source>
        <translation>n × 6（nは %1から %2）では、いぬは むかいあわせの おきかたから かならず ぜんぶ つかまえます。でも、どの おきかたからでも つかまえられるとは かぎりません。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem’s placement on %3 of %4 fields only.</source>
        <translation>n × 6（nは %1から %2）では、いぬが むかいあわせの おきかたから ぜんぶ つかまえるのは、フィールド %4この うち %3こだけです。</translation>
    </message>
    <message>
        <source>The border: the sheep can escape for ever on %1 of %2 fields: %3.</source>
        <translation>さかいめ：%2この フィールドの うち %1こで、ひつじは ずっと にげられる ことが あります（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>The longest catch: %n turns of the dogs.</source>
        <translation>
            <numerusform>いちばん ながい おいかけ：いぬの %nて。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play its longest catch</source>
        <translation>これで あそぶ</translation>
    </message>
    <message>
        <source>The theorem’s placement: from here everything is caught.</source>
        <translation>むかいあわせの おきかたです。ここからは かならず ぜんぶ つかまります。</translation>
    </message>
    <message>
        <source>The theorem’s placement: from here the sheep can escape.</source>
        <translation>むかいあわせの おきかたです。ここからは ひつじが ずっと にげられます。</translation>
    </message>
    <message>
        <source>Place the sheep</source>
        <translation>ひつじを おいて みる</translation>
    </message>
    <message>
        <source>all with at least %1 rows and %2 columns</source>
        <translation>%1だん いじょう、%2れつ いじょうの フィールドは ぜんぶ</translation>
    </message>
    <message numerus="yes">
        <source>A pair keeps together: caught after %n turns at the latest.</source>
        <translation>
            <numerusform>2ひきぐみが はなれません。おそくても %nてで つかまります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheep has a neighbour: they escape for ever.</source>
        <translation>どの ひつじの そばにも なかまが いません。ずっと にげられます。</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>めざす てかず</translation>
    </message>
    <message>
        <source>Place your sheep</source>
        <translation>ひつじを おこう</translation>
    </message>
    <message>
        <source>Place a sheep; none may be left alone</source>
        <translation>ひつじを おこう。ひとりぼっちは だめ</translation>
    </message>
    <message>
        <source>No dog can move: pass the turn</source>
        <translation>いぬは うごけないので パス</translation>
    </message>
    <message>
        <source>No sheep can move: pass the turn</source>
        <translation>ひつじは うごけないので パス</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>うごけないので パス</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>する こと</translation>
    </message>
    <message>
        <source>Only say how large they are</source>
        <translation>おおきさを しらべるだけ</translation>
    </message>
    <message>
        <source>Build what is missing</source>
        <translation>たりない ひょうを つくる</translation>
    </message>
    <message numerus="yes">
        <source>Still missing: about %1 MB on disk and %n minutes of work. It can be cancelled at any time: what is complete is kept.</source>
        <translation>
            <numerusform>まだ ない ひょう：ディスクに %1 MBくらい、じかんは %nふんくらい。いつでも やめられて、できあがった ひょうは のこります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of %1 sheep does not fit here: building it takes %2 MB of memory (%3 MB may be used) and %4 MB on disk.</source>
        <translation>ひつじ %1ぴきの ひょうは ここでは つくれません。つくるのに メモリが %2 MB（つかえるのは %3 MB）、ディスクが %4 MB いります。</translation>
    </message>
    <message>
        <source>It is there</source>
        <translation>もう ある</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>おさまる</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>おわりの ひょう</translation>
    </message>
    <message>
        <source>With a table for that number of sheep every move is valued exactly. Small tables build themselves; large ones are built here, once for all matches under these rules.</source>
        <translation>その かずの ひつじの ひょうが あれば、どの ての ねうちも きちんと わかります。ちいさな ひょうは ひとりでに できます。おおきな ひょうは ここで 1かい つくれば、おなじ ルールの たいきょくで いつも つかえます。</translation>
    </message>
    <message>
        <source>The tables of up to %1 sheep are there.</source>
        <translation>ひつじ %1ぴきまでの ひょうが あります。</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>びょう</translation>
    </message>
    <message>
        <source>Dogs’ turns until the field is clear; in ten turns, sheep caught. A second half compares with the first.</source>
        <translation>ぜんぶ つかまるまでの いぬの てかず。10て しょうぶでは つかまる かず。こうはんは ぜんはんと くらべます。</translation>
    </message>
    <message>
        <source>The table of %1 sheep was built but could not be written to the disk. Is it full, or the size limit of the tables too low?</source>
        <translation>ひつじ %1ぴきの ひょうは できましたが、ディスクに ほぞんできませんでした。ディスクが いっぱいか、きめた おおきさが ちいさすぎるようです。</translation>
    </message>
    <message>
        <source>%1 gave up the chase.</source>
        <translation>%1は おいかけるのを あきらめました。</translation>
    </message>
    <message numerus="yes">
        <source>The dogs caught every sheep, in %n turns.</source>
        <translation>
            <numerusform>いぬは %nてで ひつじを ぜんぶ つかまえました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep got away.</source>
        <translation>
            <numerusform>ひつじが %nひき にげきりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Careful dogs: a step or jumps, never both</source>
        <translation>あわてない いぬ：1ぽか ジャンプの どちらか</translation>
    </message>
    <message>
        <source>Turn of the dogs</source>
        <translation>いぬの 1て</translation>
    </message>
    <message>
        <source>Step, then jump</source>
        <translation>1ぽの あと ジャンプ</translation>
    </message>
    <message>
        <source>A dog may step and then jump in the same turn.</source>
        <translation>いぬは 1ぽ うごいてから、つづけて ジャンプできます。</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <translation>1ぽか ジャンプ</translation>
    </message>
    <message>
        <source>A dog steps or jumps, never both in one turn.</source>
        <translation>いぬは 1ぽ うごくか ジャンプするか、どちらかだけです。</translation>
    </message>
    <message>
        <source>a lance</source>
        <translation>きょうしゃ</translation>
    </message>
    <message>
        <source>a dragon</source>
        <translation>りゅうおう</translation>
    </message>
    <message>
        <source>a horse</source>
        <translation>りゅうま</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>ふ</translation>
    </message>
    <message numerus="yes">
        <source>clear in %n dog turns</source>
        <translation>
            <numerusform>あと %nてで ぜんぶ つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheep escape for ever</source>
        <translation>ひつじは ずっと にげられる</translation>
    </message>
    <message numerus="yes">
        <source>clear in %n dog turns at the soonest</source>
        <translation>
            <numerusform>はやくても あと %nてで ぜんぶ つかまる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clear in at most %n dog turns</source>
        <translation>
            <numerusform>あと %nての うちに ぜんぶ つかまる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep caught in all</source>
        <translation>
            <numerusform>ぜんぶで %nひき つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>dogs step like %1</source>
        <translation>いぬの あるきかたは %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rocks</source>
        <translation>
            <numerusform>いし %nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>Here dogs step like %1; forward is up. Jumps go straight over sheep onto the free cell behind.</source>
        <translation>ここでは、いぬは %1のように あるきます（まえは うえ）。ジャンプは まっすぐに ひつじを とびこえて、すぐ うしろの あいた マスに おります。</translation>
    </message>
    <message>
        <source>step or jump</source>
        <translation>1ぽか ジャンプ</translation>
    </message>
    <message>
        <source>Choose a dog, then where its turn is to end</source>
        <translation>いぬと、ばんを おわる マスを えらぼう</translation>
    </message>
    <message>
        <source>Several ways lead here: click the way, cell by cell.</source>
        <translation>ここに つく みちは いくつも あります。みちを 1マスずつ クリックして ください。</translation>
    </message>
    <message>
        <source>A dog steps to a free cell, or jumps over sheep, or steps and then jumps.</source>
        <translation>いぬは あいた マスへ 1ぽ あるくか、ひつじを とびこえるか、1ぽ あるいてから とびこえます。</translation>
    </message>
    <message>
        <source>A dog steps to a free cell, or jumps over sheep: never both in one turn.</source>
        <translation>いぬは あいた マスへ 1ぽ あるくか、ひつじを とびこえます。いちどに りょうほうは できません。</translation>
    </message>
    <message>
        <source>Only ten turns are played and every sheep counts the same: what matters is how many are caught soon, not whether the last one can be.</source>
        <translation>10てだけで、どの ひつじも おなじ 1ぴきです。たいせつなのは はやく たくさん つかまえる ことで、さいごの 1ぴきを つかまえられるか どうかでは ありません。</translation>
    </message>
    <message>
        <source>other rules</source>
        <translation>ほかの ルール</translation>
    </message>
    <message>
        <source>What is known of two dogs on a cylinder need not be true under these rules. The numbers beside the moves are.</source>
        <translation>つつの 2ひきの いぬで わかって いる ことが、この ルールでも ほんとうとは かぎりません。ての そばの かずは、この ルールで しらべた ものです。</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>いし</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なにも おかない</translation>
    </message>
    <message>
        <source>There are at most %1 dogs.</source>
        <translation>いぬは %1ひきまでです。</translation>
    </message>
    <message>
        <source>The dogs are to move</source>
        <translation>いぬの ばんに する</translation>
    </message>
    <message>
        <source>The sheep are to move</source>
        <translation>ひつじの ばんに する</translation>
    </message>
    <message>
        <source>Fewer turns win.</source>
        <translation>てかずの すくない ほうの かちです。</translation>
    </message>
    <message>
        <source>Catching every sheep beats everything else.</source>
        <translation>ひつじを ぜんぶ つかまえた ほうの かちです。</translation>
    </message>
    <message>
        <source>The same number of turns: a draw.</source>
        <translation>てかずが おなじなので ひきわけです。</translation>
    </message>
    <message>
        <source>The same number of sheep: a draw.</source>
        <translation>つかまえた かずが おなじなので ひきわけです。</translation>
    </message>
    <message>
        <source>More sheep win.</source>
        <translation>たくさん つかまえた ほうの かちです。</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
    <message>
        <source>Nobody can do it in fewer. Can %1 do it in one turn too?</source>
        <translation>これより すくない てかずは ありません。%1も 1てで できるでしょうか。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns. Can %1 do it in %2?</source>
        <translation>
            <numerusform>%nてです。%1は %2てで できるでしょうか。</numerusform>
        </translation>
    </message>
    <message>
        <source>Can %1 catch every sheep too?</source>
        <translation>%1も ぜんぶ つかまえられるでしょうか。</translation>
    </message>
    <message numerus="yes">
        <source>%n sheep. Can %1 catch %2?</source>
        <translation>
            <numerusform>%nひきです。%1は %2ひき つかまえられるでしょうか。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first half is over</source>
        <translation>ぜんはん おわり</translation>
    </message>
    <message>
        <source>The chase has lasted long enough.</source>
        <translation>きめた てかずまで きました。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Now %1 has the dogs.</source>
        <translation>こんどは %1が いぬです。</translation>
    </message>
    <message>
        <source>The sheep stands on the row that the proof takes for a wall. The proof says that it cannot come there in time: here something is missing. From now on the dogs follow the tables.</source>
        <translation>しょうめいが かべだと かんがえた だんに、ひつじが います。「ひつじは そこまで にげられない」と いう ところは、まだ しょうめいが たりません。ここから いぬは、ぜんぶを しらべた ひょうを つかって うごきます。</translation>
    </message>
    <message>
        <source>Three rows are left, but the sheep is not caught at once: here the proof has no beginning. The dogs go on by the tables.</source>
        <translation>のこりは 3だんですが、ひつじを すぐには つかまえられません。ここでは、しょうめいを はじめる ことが できません。いぬは ひょうを つかって うごきます。</translation>
    </message>
    <message>
        <source>The cell that the proof’s dog should step to is taken. The dogs go on by the tables.</source>
        <translation>しょうめいの いぬが あるく はずの マスが ふさがって います。いぬは ひょうを つかって うごきます。</translation>
    </message>
    <message numerus="yes">
        <source>Caught, in %n turns.</source>
        <translation>
            <numerusform>%nてで つかまりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dogs stand opposite each other: in row %1 from the top, second column from the right, and in row %1 from the bottom, second from the left.</source>
        <translation>2ひきの いぬは むかいあわせです。1ぴきは うえから %1だんめで みぎから 2れつめ、もう 1ぴきは したから %1だんめで ひだりから 2れつめに います。</translation>
    </message>
    <message>
        <source>Now place the sheep, on any cell that is free.</source>
        <translation>あいて いる マスの どこかに ひつじを おいて ください。</translation>
    </message>
    <message>
        <source>The dogs have left the proof’s way.</source>
        <translation>いぬは しょうめいの みちを はなれました。</translation>
    </message>
    <message>
        <source>♠ The dog nearer to the sheep has stepped to the wall on its side.</source>
        <translation>♠ ひつじに ちかい いぬが、ちかい かべの ほうへ 1ぽ あるきました。</translation>
    </message>
    <message>
        <source>♣ The dog farther from the sheep has stepped towards it.</source>
        <translation>♣ ひつじから とおい いぬが、ひつじの ほうへ 1ぽ あるきました。</translation>
    </message>
    <message>
        <source>The shaded rows may be forgotten: this is the symmetric placement on %1 × %2.</source>
        <translation>ななめの せんの だんは わすれて いいです。のこりは、%1 × %2の むかいあわせの おきかたです。</translation>
    </message>
    <message>
        <source>%1 rows, a multiple of three: ♠, and the theorem for %2 rows does the rest.</source>
        <translation>%1だんは 3だんずつに わけられるので ♠です。あとは %2だんの ていりに まかせます。</translation>
    </message>
    <message>
        <source>%1 rows, not a multiple of three: ♣, and the theorem for %2 rows does the rest.</source>
        <translation>%1だんは 3だんずつに わけられないので ♣です。あとは %2だんの ていりに まかせます。</translation>
    </message>
    <message>
        <source>A dog can jump over the sheep.</source>
        <translation>いぬが ひつじを とびこえられます。</translation>
    </message>
    <message>
        <source>From here the sheep escapes for ever.</source>
        <translation>ここから ひつじは ずっと にげられます。</translation>
    </message>
    <message numerus="yes">
        <source>Against these dogs the sheep lasts %n turns more.</source>
        <translation>
            <numerusform>この いぬが あいてなら、ひつじは あと %nて にげられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the best dogs: %n turns.</source>
        <translation>
            <numerusform>いちばん いい いぬが あいてなら、%nてです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Theorem 1: the dogs of M, R and F-sensei catch the sheep from each of the %1 cells, as the proof says, within %n turns.</source>
        <translation>
            <numerusform>ていり1：ひつじが %1マスの どこに いても、Mさんと Rさんと Fせんせいの いぬは、しょうめいの とおりに %nての うちに つかまえます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 1: the proof as it is written works out from %1 of %2 cells. From the others the sheep can leave its way.</source>
        <translation>ていり1：かかれた とおりの しょうめいで うまく いくのは、%2マスの うち %1マスです。ほかの マスからは、ひつじが しょうめいの みちから はずれる ことが できます。</translation>
    </message>
    <message>
        <source>From this placement the best sheep escapes for ever.</source>
        <translation>この おきかたからは、いちばん いい ひつじは ずっと にげられます。</translation>
    </message>
    <message numerus="yes">
        <source>Best play catches it from the symmetric placement within %n turns, whatever it does.</source>
        <translation>
            <numerusform>いちばん いい てを つづけると、むかいあわせの おきかたから、ひつじが なにを しても %nての うちに つかまえられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From every one of the %1 placements of two dogs and a sheep best play catches it within %n turns.</source>
        <translation>
            <numerusform>いぬ 2ひきと ひつじ 1ぴきの %1とおりの おきかたの どれからでも、いちばん いい てを つづけると %nての うちに つかまえられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 of all %2 placements of two dogs and a sheep it escapes.</source>
        <translation>いぬ 2ひきと ひつじ 1ぴきの %2とおりの おきかたの うち %1とおりで、ひつじは ずっと にげられます。</translation>
    </message>
    <message>
        <source>Theorem 2, any number of sheep: M, R and F-sensei hunt one sheep as if it were alone. Two things are left out: that sheep may stand still while another moves, and others may stand in the way.</source>
        <translation>ていり2、ひつじが なんびき いても：Mさんと Rさんと Fせんせいは、ほかに ひつじが いないみたいに 1ぴきだけを おいます。その しょうめいは 2つの ことを わすれて います。ほかの ひつじが うごく あいだ、その ひつじは じっと して いられます。それに、ほかの ひつじが じゃまに なる ことも あります。</translation>
    </message>
    <message>
        <source>On this field these two gaps cannot be filled: it is too narrow to force a jump in a large flock.</source>
        <translation>この フィールドでは その 2つを うめられません。せますぎて、おおきな むれの なかで ジャンプに もちこめない ことが あります。</translation>
    </message>
    <message numerus="yes">
        <source>These two gaps can be filled: a sheep in the way is jumped over itself. Then, wherever the others stand and whether or not the hunted one moves, a jump is forced within %n turns from every placement.</source>
        <translation>
            <numerusform>その 2つは うめられます：じゃまな ひつじが いたら、その ひつじを とびこえます。すると、ほかの ひつじが どこに いても、おわれる ひつじが うごいても うごかなくても、どの おきかたからでも %nての うちに かならず ジャンプできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>But two sheep without a neighbour can escape here, so a jump must not break up the last pair: see the lab of the last pair.</source>
        <translation>しかし ここでは、なかまの いない 2ひきが ずっと にげられる ことが あります。だから、ジャンプで さいごの 2ひきぐみを くずしては いけません。「さいごの 2ひきぐみ」の けんきゅうしつを みて ください。</translation>
    </message>
    <message numerus="yes">
        <source>Two sheep are caught within %n turns from every placement, by the tables. So larger flocks are gone, jump by jump, after at most these turns (sheep: turns): %1.</source>
        <translation>
            <numerusform>ひょうに よると、2ひきは どの おきかたからでも %nての うちに つかまります。だから、もっと いても、ジャンプを くりかえせば つぎの てかずまでに ぜんぶ つかまります（ひつじの かず：てかず）。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 sheep or more a whole row but one cell can be full of them. No line can be jumped over there; this count leaves that case out.</source>
        <translation>ひつじが %1ぴき いじょうだと、1マスを のこして 1だんが すっかり ひつじで うまる ことが あります。そこでは よこの ならびを とびこえられません。その ときの ことは この けいさんに はいって いません。</translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation>ていり</translation>
    </message>
    <message>
        <source>M, R and F-sensei prove that two dogs catch a sheep on n × 6. Here their own dogs play; you have the sheep. The other widths and the other reading show what the proof rests on.</source>
        <translation>Mさんと Rさんと Fせんせいは、n × 6では 2ひきの いぬが ひつじを つかまえる ことを しょうめいして（かならず そう なると たしかめて）います。ここでは その しょうめいの とおりに いぬが うごき、あなたは ひつじを うごかします。ほかの はばや もう 1つの ルールに すると、しょうめいが なにで できて いるかが わかります。</translation>
    </message>
    <message>
        <source>Tries every placement of the dogs and a number of sheep on fields of many sizes: on which of them do the dogs catch everything?</source>
        <translation>いろいろな おおきさの フィールドで、いぬと なんびきかの ひつじの おきかたを ぜんぶ ためします。いぬが ひつじを ぜんぶ つかまえるのは どの フィールドでしょうか。</translation>
    </message>
    <message>
        <source>Left out, for its tables do not fit into the memory: %1.</source>
        <translation>ひょうが メモリに はいらないので しらべなかった フィールド：%1</translation>
    </message>
    <message numerus="yes">
        <source>clear in about %n dog turns</source>
        <translation>
            <numerusform>あと %nてくらいで ぜんぶ つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheep seem to escape</source>
        <translation>ひつじは にげられそう</translation>
    </message>
    <message>
        <source>step, then jump</source>
        <translation>1ぽの あと ジャンプ</translation>
    </message>
    <message>
        <source>%1: “A third dog changes nothing”: on none of these fields does it change anything.</source>
        <translation>%1：「いぬを 3びきに しても かわらない」：しらべた どの フィールドでも かわりません。</translation>
    </message>
    <message>
        <source>%1: “A third dog changes nothing” is not so, first on %2: the longest catch takes %3 turns with two dogs, %4 with three; from %5 and %6 placements the sheep escape.</source>
        <translation>%1：「いぬを 3びきに しても かわらない」は ただしく ありません。いちばん ちいさい れいは %2：いちばん ながくて、いぬ 2ひきなら %3て、3びきなら %4て かかります。ずっと にげられる おきかたは %5とおりと %6とおりです。</translation>
    </message>
    <message>
        <source>%1: “In a box it is dull”: on none of these fields does a catch take longer in a box than on the cylinder.</source>
        <translation>%1：「はこだと つまらない」：しらべた どの フィールドでも、はこの ほうが ながく かかる ことは ありません。</translation>
    </message>
    <message>
        <source>%1: “In a box it is dull” is not so everywhere, first on %2: the longest catch takes %3 turns in a box, %4 on the cylinder; from %5 and %6 placements the sheep escape.</source>
        <translation>%1：「はこだと つまらない」は、いつも そうとは かぎりません。いちばん ちいさい れいは %2：いちばん ながくて、はこなら %3て、つつなら %4て かかります。ずっと にげられる おきかたは %5とおりと %6とおりです。</translation>
    </message>
    <message>
        <source>Step, then jump: longest catch</source>
        <translation>1ぽの あと ジャンプ：いちばん ながい おいかけ</translation>
    </message>
    <message>
        <source>Step, then jump: they escape</source>
        <translation>1ぽの あと ジャンプ：にげられる</translation>
    </message>
    <message>
        <source>Step or jump: longest catch</source>
        <translation>1ぽか ジャンプ：いちばん ながい おいかけ</translation>
    </message>
    <message>
        <source>Step or jump: they escape</source>
        <translation>1ぽか ジャンプ：にげられる</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>かんがえた こと</translation>
    </message>
    <message>
        <source>%1 × %2, a lone sheep beside a pair: from %3 of %4 placements the hunt makes no progress.</source>
        <translation>%1 × %2、2ひきぐみと ひとりぼっちの ひつじ：%4とおりの おきかたの うち %3とおりでは おいかけが すすみません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, computed just now, for flocks of up to %4: from each of the %3 placements of two dogs, a lone sheep and a pair, the dogs can force a jump that leaves a pair within %n turns, or the lone sheep joins the others. Memory: %5 MB.</source>
        <translation>
            <numerusform>%1 × %2、たった いま けいさんしました：%4ひきまでの むれで、いぬ 2ひき・ひとりぼっちの ひつじ・2ひきぐみの %3とおりの おきかたの どれからでも、%nての うちに、2ひきぐみを のこす ジャンプが できるか、ひとりぼっちの ひつじが なかまに はいります。メモリ：%5 MB。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, no lone sheep: from %3 placements no jump is forced.</source>
        <translation>%1 × %2、ひとりぼっちの ひつじが いない とき：%3とおりの おきかたからは、かならず ジャンプできるとは いえません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, computed just now: where no sheep is alone, in a flock of up to %3, a jump is forced within %n turns.</source>
        <translation>
            <numerusform>%1 × %2、たった いま けいさんしました：ひとりぼっちの ひつじが いない %3ひきまでの むれでは、%nての うちに かならず ジャンプできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger flocks: on 10 × 9 and on 8 × 9 the law is proved for 2 to 10 sheep. For 11 and 12 it is open.</source>
        <translation>おおきな むれ：10 × 9と 8 × 9では、ひつじ 2ひきから 10ぴきまで この きまりが しょうめいされて います。11ぴきと 12ひきは まだ わかって いません。</translation>
    </message>
    <message>
        <source>Part of that proof was checked elsewhere, not here: flocks that such a jump would leave without a pair, and rows full of sheep, are caught all the same; a flock without a pair always finds a step that makes no pair, and a turn takes at most four of it, so it escapes as two to five sheep do by the tables.</source>
        <translation>しょうめいの のこりは、ここでは なく べつの ところで たしかめられました。その ジャンプで 2ひきぐみが なくなって しまう むれも、ひつじで いっぱいの だんも、やっぱり つかまります。2ひきぐみの ない むれには、2ひきぐみを つくらずに うごける ひつじが かならず いて、1てで つかまるのは 4ひきまでです。だから、ひょうで わかる 2ひきから 5ひきの むれと おなじように にげられます。</translation>
    </message>
    <message>
        <source>Larger flocks</source>
        <translation>おおきな むれ</translation>
    </message>
    <message>
        <source>Only say what is known</source>
        <translation>わかって いる ことだけを いう</translation>
    </message>
    <message>
        <source>Compute the hunts again</source>
        <translation>おいかけを もういちど けいさんする</translation>
    </message>
    <message>
        <source>Some 10 seconds and 20 MB of memory for each field of 10 × 9.</source>
        <translation>10 × 9の フィールド 1つに、10びょうと メモリ 20 MBくらいを つかいます。</translation>
    </message>
    <message>
        <source>On a cylinder two dogs catch one sheep, or two, from every placement. Complete tables show it for all fields up to 12 × 12.</source>
        <translation>つつでは、2ひきの いぬは ひつじが 1ぴきでも 2ひきでも、どんな おきかたからでも つかまえます。12 × 12までの ぜんぶの フィールドに ついて、ぜんぶを しらべた ひょうで たしかめられて います。</translation>
    </message>
    <message>
        <source>The dogs go after one sheep alone, and whatever the others do, before long there is something to jump over. For flocks of up to %1 sheep the lab has the proof; in one this large a row full of sheep can be in the way. Where the number beside a move says “at most”, it is proved all the same.</source>
        <translation>いぬが 1ぴきの ひつじだけを おうと、ほかの ひつじが なにを しても、そのうち とびこえられる ひつじが できます。%1ひきまでの むれは、けんきゅうしつに しょうめいが あります。こんなに おおきな むれでは、ひつじで いっぱいの だんが じゃまに なる ことが あります。ての そばの かずに「うちに」と あれば、それでも しょうめいされて います。</translation>
    </message>
    <message>
        <source>On wide cylinders no flock of up to %1 sheep escapes, as far as is known: the dogs go after one sheep alone, and whatever the others do, before long there is something to jump over. Then they begin again. The lab proves it for the field chosen.</source>
        <translation>ひろい つつでは、しられて いる かぎり、%1ひきまでの むれは つかまります。いぬが 1ぴきの ひつじだけを おうと、ほかの ひつじが なにを しても、そのうち とびこえられる ひつじが できるからです。それを くりかえします。えらんだ フィールドの しょうめいは けんきゅうしつに あります。</translation>
    </message>
    <message>
        <source>one sheep at a time</source>
        <translation>1ぴきずつ</translation>
    </message>
    <message>
        <source>%1: “To enclose a dog is hardly ever possible”: on %2 four fighting sheep can force it from %3 of %4 placements.</source>
        <translation>%1：「いぬを かこむのは とても むずかしい」：%2では、たたかう ひつじ 4ひきが かならず かこめるのは、%4とおりの おきかたの うち %3とおりです。</translation>
    </message>
    <message>
        <source>Starts with the dogs</source>
        <translation>さきに いぬに なります</translation>
    </message>
    <message>
        <source>Starts with the sheep</source>
        <translation>さきに ひつじに なります</translation>
    </message>
    <message>
        <source>Two dogs hunt one sheep</source>
        <translation>2ひきの いぬで 1ぴきの ひつじを おいかける</translation>
    </message>
    <message>
        <source>Catch more sheep in ten turns than the other player.</source>
        <translation>10てで、あいてより おおくの ひつじを つかまえましょう。</translation>
    </message>
    <message>
        <source>The dogs catch all the sheep; the sheep win when they enclose a dog.</source>
        <translation>いぬは ひつじを ぜんぶ つかまえます。ひつじは いぬを かこめば かちです。</translation>
    </message>
    <message>
        <source>The dogs try to catch all the sheep, and the sheep try to get away.</source>
        <translation>いぬは ひつじを ぜんぶ つかまえれば かち、ひつじは にげきれば かちです。</translation>
    </message>
    <message>
        <source>Catch all the sheep in fewer turns than the other player.</source>
        <translation>あいてより すくない てかずで、ひつじを ぜんぶ つかまえましょう。</translation>
    </message>
    <message>
        <source>One thing more: where a row is full of sheep but for a dog, the dog cannot jump along it. It steps out of the row, away from the other dog, and on its next turn jumps along or across it, whatever the sheep do. So the hunt is a proof for any number of sheep.</source>
        <translation>もう 1つ：いぬの いる マスの ほか 1だんが すっかり ひつじで うまって いると、いぬは その だんに そって とびこえられません。その ときは、もう 1ぴきの いぬから とおざかる むきに だんの そとへ あるきます。すると、ひつじが どう うごいても、つぎの てで その だんに そって、または だんを よこぎって ジャンプできます。だから この おいかけかたは、ひつじが なんびきでも しょうめいに なります。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>おおきさ</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Chains of jumps</source>
        <translation>つづけて ジャンプ</translation>
    </message>
    <message>
        <source>Four sheep stand like a staircase. How many turns do the dogs need?</source>
        <translation>4ひきの ひつじが かいだんのように ならんで います。いぬは なんかいの ばんで ぜんぶ つかまえますか。</translation>
    </message>
    <message>
        <source>The dog lands beside the next sheep each time, so it goes on and on. All its jumps are one turn.</source>
        <translation>いぬが おりた マスの となりには、いつも つぎの ひつじが います。だから どんどん とびこえて、ぜんぶで 1てです。</translation>
    </message>
    <message>
        <source>Follow the upper dog with your finger. May it go on after its first jump?</source>
        <translation>うえの いぬを ゆびで たどって みましょう。さいしょの ジャンプの あと、まだ つづけられますか。</translation>
    </message>
    <message>
        <source>Now find the turn that catches all four.</source>
        <translation>4ひきを いちどに つかまえる てを みつけましょう。</translation>
    </message>
    <message>
        <source>The step opened a line of two, and where it ended the next line began.</source>
        <translation>1ぽ うごくと 2ひきの れつが みえて、とびこえた さきに つぎの れつが ありました。</translation>
    </message>
    <message>
        <source>A step may come first. From which cell do you look along a whole line?</source>
        <translation>さきに 1ぽ うごけます。どの マスからなら、れつが まっすぐ みえますか。</translation>
    </message>
    <message>
        <source>Here the way turns twice. Catch all four at once.</source>
        <translation>こんどは みちが 2かい まがります。4ひきを いちどに つかまえましょう。</translation>
    </message>
    <message>
        <source>Every landing cell was next to a sheep again: that is what makes a chain.</source>
        <translation>おりた マスの となりに また ひつじが いる。だから つづけて とびこえられるのです。</translation>
    </message>
    <message>
        <source>Look at the landing cells: which of them is next to the following sheep?</source>
        <translation>おりる マスを みましょう。つぎの ひつじの となりに なるのは どれですか。</translation>
    </message>
    <message>
        <source>Careful: which turn clears this field soonest?</source>
        <translation>きを つけて。いちばん はやく ぜんぶ つかまえるには、どの てが いいですか。</translation>
    </message>
    <message>
        <source>The longer chain catches three, but leaves one sheep alone, and that one may run where it likes. Whoever stops after the first jump leaves three that must keep together.</source>
        <translation>ながく つづけると 3びき つかまりますが、のこった 1ぴきは すきな ところへ にげられます。さいしょの ジャンプで とまれば、のこる 3びきは はなれられません。</translation>
    </message>
    <message>
        <source>The longest chain is not always best. Think of the sheep that is left over.</source>
        <translation>いちばん ながく つづけるのが、いつも いいとは かぎりません。のこる ひつじの ことを かんがえましょう。</translation>
    </message>
    <message>
        <source>Clear the field within two turns.</source>
        <translation>2てまでに ぜんぶ つかまえましょう。</translation>
    </message>
    <message>
        <source>The first turn caught two and left two where a dog could get at both.</source>
        <translation>さいしょの てで 2ひきを つかまえて、のこりの 2ひきも いぬの とどく ところに のこしました。</translation>
    </message>
    <message>
        <source>There are several ways to catch two sheep. Afterwards the other two must have no way out.</source>
        <translation>2ひきを つかまえる ては いくつも あります。のこりの 2ひきも にげられないように しましょう。</translation>
    </message>
    <message>
        <source>Without help: clear the field in the fewest turns.</source>
        <translation>ヒントなしで。いちばん すくない てかずで ぜんぶ つかまえましょう。</translation>
    </message>
    <message>
        <source>Over the edge and round in a ring: four sheep in one turn.</source>
        <translation>はしを こえて、ぐるりと ひとまわり。4ひきを 1てで つかまえました。</translation>
    </message>
    <message>
        <source>The field is joined at its edges. Try the chain from its first jump to its last.</source>
        <translation>みぎと ひだりの はしは つながって います。さいしょの ジャンプから さいごまで、じゅんに たどって みましょう。</translation>
    </message>
    <message>
        <source>The sheep stands two cells away from the upper dog. How many turns do the dogs need?</source>
        <translation>ひつじは うえの いぬから 2マス はなれて います。いぬは なんかいの ばんで つかまえますか。</translation>
    </message>
    <message>
        <source>A step and a jump in one turn: a sheep two cells away is not safe.</source>
        <translation>1ぽと ジャンプで 1て。2マス はなれた ひつじも あんぜんでは ありません。</translation>
    </message>
    <message>
        <source>What may a dog do before it jumps?</source>
        <translation>いぬは ジャンプの まえに なにが できますか。</translation>
    </message>
    <message>
        <source>One dog all alone hunts one sheep. How does the hunt end for the dog?</source>
        <translation>1ぴきの いぬだけで 1ぴきの ひつじを おいます。いぬから みて、どう なりますか。</translation>
    </message>
    <message>
        <source>On a round field the sheep always finds a cell to run to: one dog never catches it.</source>
        <translation>つつの フィールドでは、ひつじには いつも にげる マスが あります。いぬ 1ぴきでは つかまえられません。</translation>
    </message>
    <message>
        <source>The field has no left end and no right end. Where could the dog drive the sheep?</source>
        <translation>フィールドには ひだりの はしも みぎの はしも ありません。いぬは ひつじを どこへ おいこみますか。</translation>
    </message>
    <message>
        <source>Now a second dog helps. How does the hunt end?</source>
        <translation>こんどは いぬが 2ひきです。いぬから みて、どう なりますか。</translation>
    </message>
    <message>
        <source>Whatever the sheep does, the two dogs catch it.</source>
        <translation>ひつじが どう うごいても、2ひきの いぬは つかまえます。</translation>
    </message>
    <message>
        <source>One dog can drive the sheep while the other waits where it runs to.</source>
        <translation>1ぴきが おって、もう 1ぴきが さきで まつ ことが できます。</translation>
    </message>
    <message>
        <source>Which step catches the sheep soonest?</source>
        <translation>いちばん はやく つかまえるには、どの 1ぽが いいですか。</translation>
    </message>
    <message>
        <source>Now every cell the sheep can go to is within a step and a jump of a dog.</source>
        <translation>これで、ひつじが うごける どの マスにも、1ぽと ジャンプで いぬが とどきます。</translation>
    </message>
    <message>
        <source>Do not only run after it. Look at all the cells the sheep could go to next.</source>
        <translation>ただ おいかけるだけでは いけません。ひつじが つぎに うごける マスを ぜんぶ みましょう。</translation>
    </message>
    <message>
        <source>Catch the sheep within three turns.</source>
        <translation>3てまでに ひつじを つかまえましょう。</translation>
    </message>
    <message>
        <source>Without help: which step catches the sheep soonest?</source>
        <translation>ヒントなしで。いちばん はやく つかまえるには、どの 1ぽが いいですか。</translation>
    </message>
    <message>
        <source>One dog comes closer, the other one stays where the sheep would run to.</source>
        <translation>1ぴきが ちかづいて、もう 1ぴきは ひつじが にげて いく さきに います。</translation>
    </message>
    <message>
        <source>Which step leaves the sheep the fewest safe cells?</source>
        <translation>ひつじの あんぜんな マスが いちばん すくなく なるのは、どの 1ぽですか。</translation>
    </message>
    <message>
        <source>That is a step too. Now let the dog on the left edge leave the field to the left.</source>
        <translation>それも 1ぽです。つぎは、ひだりの はしの いぬを ひだりの そとへ だして みましょう。</translation>
    </message>
    <message>
        <source>Three sheep in one jump.</source>
        <translation>1かいの ジャンプで 3びきです。</translation>
    </message>
    <message>
        <source>Look for the dog at the end of the line. Let it jump to the other end.</source>
        <translation>れつの はしに いる いぬを さがしましょう。はんたいの はしまで とびこえさせます。</translation>
    </message>
    <message>
        <source>When only two sheep are left, everybody may also step diagonally. Jumps stay straight. Catch both.</source>
        <translation>ひつじが のこり 2ひきに なると、いぬも ひつじも ななめに 1ぽ うごけます。ジャンプは たてと よこだけです。2ひきとも つかまえましょう。</translation>
    </message>
    <message>
        <source>A diagonal step, then two jumps.</source>
        <translation>ななめに 1ぽ、それから ジャンプ 2かいです。</translation>
    </message>
    <message>
        <source>Which diagonal step brings a dog right next to a sheep?</source>
        <translation>いぬが ひつじの すぐ となりに くるのは、どの ななめの 1ぽですか。</translation>
    </message>
    <message>
        <source>Every sheep in 5 turns instead of 6: the match is won.</source>
        <translation>6てより すくない 5てで ぜんぶ つかまえて、たいきょくは かちです。</translation>
    </message>
    <message>
        <source>That takes longer. A diagonal step, then a jump, and it is done at once.</source>
        <translation>それでは じかんが かかります。ななめの 1ぽと ジャンプで、すぐに つかまります。</translation>
    </message>
    <message>
        <source>The theorem, row by row</source>
        <translation>もっと さきへ：ていり（たしかめた きまり）を 1だんずつ</translation>
    </message>
    <message>
        <source>M, R and F-sensei asked: can a sheep escape on six columns? They begin with three rows, the dogs opposite each other. How many turns do the dogs need?</source>
        <translation>Mさんと Rさんと Fせんせいは かんがえました。6れつの フィールドで、ひつじは ずっと にげられるでしょうか。まず 3だんで、いぬは むかいあわせです。いぬは なんかいの ばんで つかまえますか。</translation>
    </message>
    <message>
        <source>On three rows a dog reaches every cell of the middle row with a step and a jump. That is where the proof begins.</source>
        <translation>3だんなら、まんなかの だんの どの マスにも、どちらかの いぬが 1ぽと ジャンプで とどきます。しょうめい（かならず そう なると たしかめる こと）は ここから はじまります。</translation>
    </message>
    <message>
        <source>Which cells does the lower dog reach with one step?</source>
        <translation>したの いぬは、1ぽで どの マスに いけますか。</translation>
    </message>
    <message>
        <source>Five rows. Now the dog that is farther away from the sheep steps up towards it. The proof writes ♣ for that.</source>
        <translation>5だんです。ひつじから とおい ほうの いぬが、ひつじの いる うえへ 1ぽ うごきます。しょうめいでは これを ♣と かきます。</translation>
    </message>
    <message>
        <source>Cover the lowest row with your hand: the dogs stand opposite each other again, on a field with only four rows.</source>
        <translation>いちばん したの だんを てで かくして みましょう。いぬは また むかいあわせで、フィールドは 4だんに なりました。</translation>
    </message>
    <message>
        <source>It is the lower dog. Let it go straight up.</source>
        <translation>したの いぬです。まっすぐ うえへ うごかしましょう。</translation>
    </message>
    <message>
        <source>Six rows, a multiple of three. Here the nearer dog steps away from the other one, to its wall. The proof writes ♠ for that.</source>
        <translation>6だんは 3だんずつに わけられます。こんどは ひつじに ちかい ほうの いぬが、じぶんに ちかい かべの ほうへ 1ぽ うごきます。しょうめいでは これを ♠と かきます。</translation>
    </message>
    <message>
        <source>Cover the lowest row: this is how the dogs stand on five rows. Six rows lead to five, five to four, four to three.</source>
        <translation>いちばん したの だんを かくしましょう。5だんの ときと おなじ ならびです。6だんは 5だんに、5だんは 4だんに、4だんは 3だんに なります。</translation>
    </message>
    <message>
        <source>It is the upper dog. Its wall is the upper one.</source>
        <translation>うえの いぬです。ちかい かべは うえに あります。</translation>
    </message>
    <message>
        <source>Seven rows. Seven is not a multiple of three: is it ♠, the nearer dog to its wall, or ♣, the farther one towards the sheep?</source>
        <translation>7だんです。7は 3ずつに わけると あまります。ちかい いぬが かべへ うごく ♠でしょうか、とおい いぬが ひつじの ほうへ うごく ♣でしょうか。</translation>
    </message>
    <message>
        <source>♣, and there are six rows left. So it goes on from row to row: what is true of one number is true of the next.</source>
        <translation>♣です。のこりは 6だんに なりました。こうして 1だんずつ、ある だんの かずで ただしい ことは、つぎの かずでも ただしいと わかります。</translation>
    </message>
    <message>
        <source>♠ is only for multiples of three. Which dog is farther away from the sheep?</source>
        <translation>♠は 3だんずつに わけられる ときだけです。ひつじから とおいのは、どちらの いぬですか。</translation>
    </message>
    <message>
        <source>Row 2 is the second one from the top.</source>
        <translation>2だんめは、うえから 2つめの だんです。</translation>
    </message>
    <message>
        <source>Could the dogs hunt one sheep only, and then the next?</source>
        <translation>いぬは 1ぴきだけを おって、それから つぎを おう ことが できますか。</translation>
    </message>
    <message>
        <source>M, R and F-sensei</source>
        <translation>Mさんと Rさんと Fせんせい</translation>
    </message>
    <message>
        <source>Made for 目白祭, the Mejiro festival; no year is given.</source>
        <translation>めじろさいで みせる ための けんきゅう。いつの ものかは かいて ありません。</translation>
    </message>
    <message>
        <source>The name, the flock’s rule (★ there), ♠ and ♣, the two theorems and all the other ways to play come from M, R and F-sensei; a step or jumps, never both, is a reading of ours.</source>
        <translation>なまえ、むれの ルール（★）、♠と ♣、2つの ていり、いろいろな あそびかたは、Mさんと Rさんと Fせんせいの ものです。1ぽか ジャンプの どちらかだけ、と いう ルールは この プログラムの ものです。</translation>
    </message>
    <message>
        <source>The first proof has a gap for 11 and 12 rows. It no longer looks at rows 1 and 9 to 11, and no sheep should come to row 2. You are the sheep: go there.</source>
        <translation>さいしょの しょうめい（かならず そう なると たしかめる こと）は、11だんと 12だんでは すこし たりません。1だんめと、9から 11だんめは もう かんがえず、ひつじは 2だんめに こられない はずです。ひつじに なって、そこへ いって みましょう。</translation>
    </message>
    <message>
        <source>There it stands. The dogs catch it all the same: the theorem is true.</source>
        <translation>こられました。それでも いぬは つかまえます。ていりは ただしいのです。</translation>
    </message>
    <message>
        <source>The second proof hunts one sheep as if it were alone, and so it leaves out two things: that sheep may stand still while another one moves, and others may be in the way. Move any sheep.</source>
        <translation>2つめの しょうめいは、ほかに ひつじが いないみたいに 1ぴきだけを おうので、2つの ことが たりません。ほかの ひつじが うごく あいだ、その ひつじは じっと して いられます。ほかの ひつじが じゃまに なる ことも あります。どれか 1ぴきを うごかしましょう。</translation>
    </message>
    <message>
        <source>Two of the three have stood still.</source>
        <translation>3びきの うち 2ひきは、じっと して いました。</translation>
    </message>
    <message>
        <source>jump as far as you can</source>
        <translation>できるだけ とおくまで とびこえる</translation>
    </message>
    <message>
        <source>Flocks in the last table</source>
        <translation>さいごの ひょうの むれ</translation>
    </message>
    <message>
        <source>All</source>
        <translation>ぜんぶ</translation>
    </message>
    <message>
        <source>Against any placement of the dogs some flock of %1 that may be placed escapes for ever.</source>
        <translation>いぬを どう おいても、おいて いい %1ぴきの むれの どれかが ずっと にげられます。</translation>
    </message>
    <message numerus="yes">
        <source>The best placement of the dogs against the best flock of %1: all sheep are caught in %n turns.</source>
        <translation>
            <numerusform>いぬの いちばん いい おきかたに、ひつじが いちばん いい %1ぴきの むれで こたえると、%nてで ぜんぶ つかまります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those that may be placed</source>
        <translation>おいて いい むれだけ</translation>
    </message>
    <message>
        <source>a single sheep may be placed anywhere: choose two sheep or more</source>
        <translation>ひつじ 1ぴきなら どこにでも おけます。2ひき いじょうを えらんで ください</translation>
    </message>
    <message>
        <source>A single sheep may run where it likes. Where the field is wide it nearly always gets away, where it is narrow two dogs close in on it.</source>
        <translation>1ぴきだけの ひつじは すきな ところへ にげられます。ひろい フィールドでは ほとんど いつも にげきり、せまい フィールドでは 2ひきの いぬに おいつめられます。</translation>
    </message>
    <message>
        <source>No sheep has a neighbour any more, so each may run where it likes. Where the field is wide such a flock gets away.</source>
        <translation>となりに なかまの いる ひつじが もう いないので、どの ひつじも すきな ところへ にげられます。ひろい フィールドでは、こういう むれは にげきります。</translation>
    </message>
    <message>
        <source>Sheep that have a neighbour may not leave it, and that is how the dogs win. So they catch the others first and leave the last two together.</source>
        <translation>となりに なかまの いる ひつじは、なかまから はなれられません。いぬは そこを つかって かちます。だから、ほかの ひつじを さきに つかまえて、さいごの 2ひきは いっしょに して おきます。</translation>
    </message>
    <message>
        <source>One dog drives the sheep, the other waits where it would run to: a dog steps and jumps in one turn, so before long no cell is safe.</source>
        <translation>1ぴきの いぬが ひつじを おい、もう 1ぴきは にげる さきで まちます。いぬは 1かいの ばんで 1ぽと ジャンプが できるので、やがて あんぜんな マスは なくなります。</translation>
    </message>
    <message>
        <source>The dogs hunt one sheep as if it were alone. Before long there is something to jump over, and they begin again with fewer sheep.</source>
        <translation>いぬは、1ぴきだけを あいてに する つもりで ひつじを おいます。やがて とびこえられる ひつじが でて きます。ひつじが へったら、また おなじように はじめます。</translation>
    </message>
    <message>
        <source>The dogs go after one sheep, then the next. In a flock as large as this a whole row of sheep can be in the way, so the program tries the turns one by one.</source>
        <translation>いぬは 1ぴきずつ じゅんに ひつじを おいます。これだけ おおきな むれでは、だん いっぱいに ならんだ ひつじが じゃまに なる ことが あるので、プログラムが 1てずつ しらべます。</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>ならべる</translation>
    </message>
    <message>
        <source>Nobody has moved yet. What counts is how many turns the dogs will need from here, when both sides place and move as well as they can.</source>
        <translation>まだ だれも うごいて いません。おくのも うごくのも、どちらも いちばん いい てを つづけた とき、いぬが あと なんかいの ばんで ぜんぶ つかまえるかで くらべます。</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this field and these rules. The program plays the turns through: trust the numbers beside the moves.</source>
        <translation>この フィールドと ルールでは、みじかい きまりは しられて いません。プログラムが じっさいに しらべます。ての よこの すうじを みて ください。</translation>
    </message>
    <message>
        <source>sheep from %1 to %2</source>
        <translation>ひつじが %1から %2へ</translation>
    </message>
    <message numerus="yes">
        <source>dog from %1 to %2, takes %n</source>
        <translation>
            <numerusform>いぬが %1から %2へ、%nひき つかまえる</numerusform>
        </translation>
    </message>
    <message>
        <source>dog from %1 to %2</source>
        <translation>いぬが %1から %2へ</translation>
    </message>
    <message>
        <source>Best play to the end: %1</source>
        <translation>さいごまで いちばん いい すすみかた：%1</translation>
    </message>
    <message>
        <source>Best play: %1</source>
        <translation>いちばん いい すすみかた：%1</translation>
    </message>
    <message numerus="yes">
        <source>Then round for ever, the same placement every %n moves: %1</source>
        <translation>
            <numerusform>その あとは %nてごとに おなじ おきかたに もどり、ずっと つづく：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: place a dog</source>
        <translation>%1：いぬを おく</translation>
    </message>
    <message>
        <source>%1: place a sheep</source>
        <translation>%1：ひつじを おく</translation>
    </message>
    <message>
        <source>%1→%2: step</source>
        <translation>%1→%2：1ぽ</translation>
    </message>
    <message numerus="yes">
        <source>%1→%2: steps, takes %n</source>
        <translation>
            <numerusform>%1→%2：あるいて %nひき つかまえる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1→%2: takes %n sheep</source>
        <translation>
            <numerusform>%1→%2：%nひき つかまえる</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheep may stand on a row next to a wall.</source>
        <translation>ひつじは かべの となりの だんには おけません。</translation>
    </message>
    <message>
        <source>Dogs on the field: %1; these rules have %2.</source>
        <translation>いぬが %1ぴき います。この ルールでは %2ひきです。</translation>
    </message>
    <message>
        <source>Sheep on the field: %1; at most %2 are allowed.</source>
        <translation>ひつじが %1ぴき います。%2ひきまで おけます。</translation>
    </message>
    <message>
        <source>%1, on their own field, %2: “A third dog changes nothing”: the longest catch takes %3 turns with two dogs, %4 with three; from %5 and %6 placements the sheep escape.</source>
        <translation>%1、もとの フィールド %2：「いぬを 3びきに しても かわらない」：いちばん ながくて、いぬ 2ひきなら %3て、3びきなら %4て かかります。ずっと にげられる おきかたは %5とおりと %6とおりです。</translation>
    </message>
    <message>
        <source>%1, on their own field, %2: “In a box it is dull”: the longest catch takes %3 turns in a box, %4 on the cylinder; from %5 and %6 placements the sheep escape.</source>
        <translation>%1、もとの フィールド %2：「はこだと つまらない」：いちばん ながくて、はこなら %3て、つつなら %4て かかります。ずっと にげられる おきかたは %5とおりと %6とおりです。</translation>
    </message>
    <message>
        <source>M, R and F-sensei tried out more dogs and a box, and wrote what they found. They had a whole flock; here tables of every placement of one or two sheep answer, with both readings of a turn side by side.</source>
        <translation>Mさんと Rさんと Fせんせいは、いぬを ふやしたり フィールドを はこに したりして ためして、おもった ことを かいて います。3にんが ためしたのは ひつじの むれですが、ここでは ひつじが 1ぴきか 2ひきの ときの ぜんぶの おきかたを しらべた ひょうが、2とおりの ルールを ならべて こたえます。</translation>
    </message>
    <message>
        <source>Quick 6 × 6</source>
        <translation>てがるに 6 × 6</translation>
    </message>
    <message>
        <source>3 sheep, 2 dogs</source>
        <translation>ひつじ 3びき、いぬ 2ひき</translation>
    </message>
    <message>
        <source>Even 7 × 8</source>
        <translation>ほどほど 7 × 8</translation>
    </message>
    <message>
        <source>5 sheep, 2 dogs</source>
        <translation>ひつじ 5ひき、いぬ 2ひき</translation>
    </message>
    <message>
        <source>Full 10 × 9</source>
        <translation>たっぷり 10 × 9</translation>
    </message>
    <message>
        <source>10 sheep, 2 dogs</source>
        <translation>ひつじ 10ぴき、いぬ 2ひき</translation>
    </message>
    <message>
        <source>They name fox and geese, peg solitaire, the book ゲームにひそむ数理 by 秋山仁 and 中村義作, and the games AWZ and AFIS of older students. In the game of cops and robber, two cops are known to be enough on such a cylinder (Luccio and Pagli, 2017); but there all cops step in one turn, and nobody jumps.</source>
        <translation>フォックス＆ギース、ペグ・ソリテア、あきやま じんさんと なかむら ぎさくさんの ほん「ゲームに ひそむ すうり」、せんぱいの つくった ゲーム AWZと AFISの なまえが でて きます。「おまわりさんと どろぼう」の ゲームでは、こういう つつなら おまわりさんは ふたりで いいと しられて います（Luccioさんと Pagliさん、2017ねん）。でも そこでは、おまわりさんが みんな いっしょに うごき、ジャンプは しません。</translation>
    </message>
    <message>
        <source>It is caught</source>
        <translation>つかまる</translation>
    </message>
    <message>
        <source>It escapes</source>
        <translation>にげきる</translation>
    </message>
    <message>
        <source>A step and %1 are one turn. Before you choose, look at %2.</source>
        <translation>1ぽと %1が、1かいの ばんです。えらぶ まえに、%2を みます。</translation>
    </message>
    <message>
        <source>all the jumps after it</source>
        <translation>つづく ジャンプ ぜんぶ</translation>
    </message>
    <message>
        <source>a single jump</source>
        <translation>ジャンプ 1かい</translation>
    </message>
    <message>
        <source>jumps that go straight on</source>
        <translation>まっすぐ すすむ ジャンプ</translation>
    </message>
    <message>
        <source>the sheep that would be left over</source>
        <translation>のこる ひつじ</translation>
    </message>
    <message>
        <source>how many sheep a chain catches</source>
        <translation>なんびき つかまるか</translation>
    </message>
    <message>
        <source>which dog is nearer</source>
        <translation>どちらの いぬが ちかいか</translation>
    </message>
    <message>
        <source>Two dogs catch a sheep: one %1, the other %2.</source>
        <translation>2ひきの いぬなら ひつじを つかまえられます。1ぴきは %1、もう 1ぴきは %2。</translation>
    </message>
    <message>
        <source>comes closer</source>
        <translation>ちかづき</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>うごかず</translation>
    </message>
    <message>
        <source>does it all alone</source>
        <translation>ひとりで おいかけ</translation>
    </message>
    <message>
        <source>waits where the sheep would run to</source>
        <translation>ひつじの にげる さきで まちます</translation>
    </message>
    <message>
        <source>runs after it as well</source>
        <translation>いっしょに おいかけます</translation>
    </message>
    <message>
        <source>stays far away</source>
        <translation>とおくに います</translation>
    </message>
    <message>
        <source>Where would you hold out longest?</source>
        <translation>いちばん ながく にげられるのは、どこですか。</translation>
    </message>
    <message>
        <source>No dog reaches this cell with a step and a jump.</source>
        <translation>1ぽと ジャンプで ここに とどく いぬは いません。</translation>
    </message>
    <message>
        <source>Look at each cell round you: can a dog step beside it and jump?</source>
        <translation>まわりの マスを 1つずつ みましょう。いぬが 1ぽで となりに きて、ジャンプできますか。</translation>
    </message>
    <message>
        <source>A sheep in danger</source>
        <translation>あぶない ひつじ</translation>
    </message>
    <message>
        <source>Now you are the sheep. With so few on the field everyone may step diagonally as well. On all cells but one you are caught at once.</source>
        <translation>こんどは あなたが ひつじです。ひつじが すくないので、みんな ななめにも うごけます。1マスの ほかは、すぐに つかまります。</translation>
    </message>
    <message>
        <source>Left and right are joined here too. Which cell is safe?</source>
        <translation>ここでも ひだりと みぎは つながって います。あんぜんな マスは どこですか。</translation>
    </message>
    <message>
        <source>Eight cells, and only one of them is safe.</source>
        <translation>8マスの うち、あんぜんなのは 1マスだけです。</translation>
    </message>
    <message>
        <source>Before a sheep steps, see which cells a dog reaches with %1, and choose %2.</source>
        <translation>ひつじが うごく まえに、いぬが %1で とどく マスを みて、%2を えらびます。</translation>
    </message>
    <message>
        <source>a step and a jump</source>
        <translation>1ぽと ジャンプ</translation>
    </message>
    <message>
        <source>a jump alone</source>
        <translation>ジャンプだけ</translation>
    </message>
    <message>
        <source>a step alone</source>
        <translation>1ぽだけ</translation>
    </message>
    <message>
        <source>one that none of them reaches</source>
        <translation>どの いぬも とどかない マス</translation>
    </message>
    <message>
        <source>the one farthest from a dog</source>
        <translation>1ぴきの いぬから いちばん とおい マス</translation>
    </message>
    <message>
        <source>one beside the wall</source>
        <translation>かべに ちかい マス</translation>
    </message>
    <message>
        <source>But what if the sheep runs to a covered row? Here it has come to row 4 of five. How many turns do the dogs need?</source>
        <translation>でも、ひつじが かくした だんへ にげたら どうでしょう。5だんの うち、4だんめに きました。いぬは なんかいの ばんで つかまえますか。</translation>
    </message>
    <message>
        <source>It runs past the dog that has just come up, and that dog jumps at once.</source>
        <translation>ひつじは あがって きた いぬの そばを とおるので、その いぬが すぐに ジャンプします。</translation>
    </message>
    <message>
        <source>Which dog stands near it now?</source>
        <translation>ちかくに いるのは、どちらの いぬですか。</translation>
    </message>
    <message>
        <source>If it works with %1, and %2, it works with every number of rows.</source>
        <translation>%1で うまく いき、%2なら、なんだんでも うまく いきます。</translation>
    </message>
    <message>
        <source>three rows</source>
        <translation>3だん</translation>
    </message>
    <message>
        <source>a hundred rows</source>
        <translation>100だん</translation>
    </message>
    <message>
        <source>one sheep that is slow</source>
        <translation>あしの おそい ひつじ</translation>
    </message>
    <message>
        <source>each number of rows leads to one row less</source>
        <translation>なんだんでも 1だん すくない フィールドへ すすめる</translation>
    </message>
    <message>
        <source>with some more that were tried</source>
        <translation>ほかに ためした いくつかの だんでも うまく いく</translation>
    </message>
    <message>
        <source>nobody has seen a sheep escape</source>
        <translation>にげた ひつじを だれも みて いない</translation>
    </message>
    <message>
        <source>Catch the sheep within two turns.</source>
        <translation>2てまでに ひつじを つかまえましょう。</translation>
    </message>
    <message>
        <source>One row less, and then a step and a jump.</source>
        <translation>1だん すくない かたちに してから、1ぽと ジャンプです。</translation>
    </message>
    <message>
        <source>After your turn: is a cell left for the sheep that no dog reaches?</source>
        <translation>じぶんが うごかした あと、どの いぬも とどかない マスが ひつじに のこって いませんか。</translation>
    </message>
    <message>
        <source>After the first turn a dog stood near the sheep that were left.</source>
        <translation>1てめの あと、のこった ひつじの ちかくに いぬが いました。</translation>
    </message>
    <message>
        <source>Think of the sheep that are left after it: can a dog get at them?</source>
        <translation>その あと のこる ひつじの ことを かんがえましょう。いぬは とどきますか。</translation>
    </message>
    <message>
        <source>Which sheep first?</source>
        <translation>どの ひつじから？</translation>
    </message>
    <message>
        <source>Three sheep and two dogs. What happens to the sheep?</source>
        <translation>ひつじは 3びき、いぬは 2ひきです。ひつじは どう なりますか。</translation>
    </message>
    <message>
        <source>They are all caught, and so it is with any number of sheep: that is the second theorem.</source>
        <translation>ぜんぶ つかまります。ひつじが なんびきでも そう なります。それが 2つめの だいじな きまりです。</translation>
    </message>
    <message>
        <source>They are all caught</source>
        <translation>ぜんぶ つかまる</translation>
    </message>
    <message>
        <source>One escapes for ever</source>
        <translation>1ぴきは ずっと にげられる</translation>
    </message>
    <message>
        <source>There are several ways to catch sheep now. Clear the field within two turns.</source>
        <translation>ひつじの つかまえかたは いくつか あります。2てまでに ぜんぶ つかまえましょう。</translation>
    </message>
    <message>
        <source>after which a dog is near the others</source>
        <translation>つかまえると ほかの ひつじに ちかづける</translation>
    </message>
    <message>
        <source>that is farthest away</source>
        <translation>いちばん とおい</translation>
    </message>
    <message>
        <source>the next turn gets the rest</source>
        <translation>つぎの ばんで のこりが つかまる</translation>
    </message>
    <message>
        <source>as many as possible are gone at once</source>
        <translation>すぐに できるだけ おおく へる</translation>
    </message>
    <message>
        <source>each dog has caught one</source>
        <translation>どの いぬも 1ぴきずつ つかまえる</translation>
    </message>
    <message>
        <source>Without help: clear the field within two turns.</source>
        <translation>ヒントなしで。2てまでに ぜんぶ つかまえましょう。</translation>
    </message>
    <message>
        <source>Draw the way as a line.</source>
        <translation>とおる みちを せんで かこう。</translation>
    </message>
    <message>
        <source>Twice the sheep do not take twice as long: %1 turns with five, %2 with ten.</source>
        <translation>ひつじが 2ばいでも、てかずは 2ばいに ならない：5ひきで %1て、10ぴきで %2て。</translation>
    </message>
    <message>
        <source>“Ten sheep make it livelier than five”: in %1 matches on 10 × 9, of dogs that catch what they can and otherwise come nearer against sheep that move at random, %2 sheep are caught at once with five, %3 with ten.</source>
        <translation>「10ぴきの ほうが 5ひきより はで」：10 × 9で、つかまえられるだけ つかまえて、だめなら ちかづく いぬと、でたらめに うごく ひつじとの たいきょく %1かい。いちどに つかまる ひつじは、5ひきなら %2ひき、10ぴきなら %3ひきです。</translation>
    </message>
    <message>
        <source>The lead changes more often: %1 times in a match with five sheep, %2 with ten.</source>
        <translation>リードが よく いれかわる：1かいの たいきょくで、ひつじ 5ひきなら %1かい、10ぴきなら %2かい。</translation>
    </message>
    <message>
        <source>catch one sheep after the other</source>
        <translation>ひつじを 1ぴきずつ じゅんに つかまえる</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>%1バイトより ながい</translation>
    </message>
    <message>
        <source>On n × 6, n from 4 on, the best sheep is caught in exactly 2⌊n/3⌋ + (n mod 3) − 2 turns, here %1: proved for every n.</source>
        <translation>nが 4いじょうの n × 6では、いちばん ながく にげる ひつじが つかまるのは、ちょうど 2⌊n/3⌋ + r − 2てめです（rは nを 3で わった あまり。ここでは %1てめ）。どんな nでも しょうめいずみです。</translation>
    </message>
    <message>
        <source>Wherever the sheep ran, a dog could step beside it and jump.</source>
        <translation>ひつじが どこへ にげても、いぬが となりに きて とびこえられました。</translation>
    </message>
    <message>
        <source>the last jump</source>
        <translation>さいごの ジャンプ</translation>
    </message>
    <message>
        <source>This turn can jump over all that are left: then the field is clear.</source>
        <translation>この ばんで、のこりの ひつじを ぜんぶ とびこえられます。</translation>
    </message>
    <message>
        <source>Memory in MB</source>
        <translation>メモリ（MB）</translation>
    </message>
    <message>
        <source>0: half of what is free</source>
        <translation>0：あいて いる ぶんの はんぶん</translation>
    </message>
    <message>
        <source>The table of %1 sheep is begun. It goes on with the turn in work, with %2 MB on disk until it is done.</source>
        <translation>ひつじ %1ぴきの ひょうは つくりかけです。とちゅうの ばんから つづきを つくります。できあがるまで ディスクを %2 MB つかいます。</translation>
    </message>
    <message>
        <source>The table of %1 sheep is too large for the memory: it is built with %2 MB on disk until it is done, and whenever it is stopped it goes on later with the turn in work.</source>
        <translation>ひつじ %1ぴきの ひょうは メモリに はいりません。できあがるまで ディスクを %2 MB つかって つくります。いつ とめても、あとで とちゅうの ばんから つづけられます。</translation>
    </message>
    <message>
        <source>What was built so far is damaged on the disk: it begins anew next time.</source>
        <translation>つくりかけの ひょうが ディスクの うえで こわれて います。つぎは はじめから つくります。</translation>
    </message>
    <message>
        <source>It cannot go on: the disk is full or fails, or another program builds the same table.</source>
        <translation>つづけられません。ディスクが いっぱいか、こわれて いるか、ほかの プログラムが おなじ ひょうを つくって います。</translation>
    </message>
    <message>
        <source>Do sheepdogs run sensibly? Can the sheep get away? Two theorems answer: two dogs catch one sheep on every n × 6, and then any number of sheep. F-sensei’s first idea, drawn on 5 × 7 cells, was another game: dogs that lead sheep into a pen (小屋).</source>
        <translation>ひつじを おいかける いぬは うまく うごいて いるのでしょうか。ひつじが ずっと にげられる ことは あるのでしょうか。こたえは 2つの ていり（かならず そう なると たしかめた きまり）です。どの n × 6でも 2ひきの いぬは 1ぴきの ひつじを つかまえて、ひつじが なんびき いても つかまえます。Fせんせいが 5 × 7の マスに かいた はじめの あんは、いぬが ひつじを こやへ つれて いく、べつの ゲームでした。</translation>
    </message>
    <message>
        <source>From the theorem’s placement the dogs catch it on n × 6 in exactly 2⌊n/3⌋ + (n mod 3) − 2 turns, which is proved for every n from 4 on; from every other one they catch it too, counted out for n from 3 to 60. On no cylinder up to 12 × 12 does a lone sheep escape, and on 10 × 9 no flock of 2 to 10 sheep escapes while a sheep has a neighbour.</source>
        <translation>n × 6では、むかいあわせの おきかたから、いぬは ひつじを ちょうど 2⌊n/3⌋ + r − 2てで つかまえます（rは nを 3で わった あまり）。4いじょうの どの nでも しょうめいずみです。ほかの おきかたからでも つかまえる ことは、nが 3から 60まで ぜんぶ かぞえました。12 × 12までの どの つつでも、1ぴきの ひつじは ずっとは にげられません。10 × 9では、そばに なかまの いる ひつじが 1ぴきでも いれば、2ひきから 10ぴきまでの むれも にげられません。</translation>
    </message>
    <message>
        <source>The dogs have more turns to choose among with ten sheep than with five: %2 against %1.</source>
        <translation>いぬの えらべる ては、ひつじ 5ひきより 10ぴきの ほうが おおい：5ひきで %1とおり、10ぴきで %2とおり。</translation>
    </message>
    <message>
        <source>Theorem 1: on n × %1, n from %2 to %3, the dogs catch the sheep from every placement.</source>
        <translation>ていり 1：nが %2から %3までの n × %1では、どの おきかたからでも いぬは ひつじを つかまえます。</translation>
    </message>
    <message>
        <source>From the theorem’s placement the best sheep is caught in exactly 2⌊n/3⌋ + (n mod 3) − 2 turns: counted out for n from %1 to %2, and proved for every n from %3 on.</source>
        <translation>むかいあわせの おきかたから、いちばん ながく にげる ひつじが つかまるのは、ちょうど 2⌊n/3⌋ + r − 2てめです（rは nを 3で わった あまり）。nが %1から %2までは ぜんぶ かぞえました。%3いじょうの どんな nでも しょうめいずみです。</translation>
    </message>
    <message>
        <source>From any other placement it takes at most n − 2 turns, n from %1 to %2.</source>
        <translation>ほかの どの おきかたからでも、n − 2ての うちに つかまります（nは %1から %2まで）。</translation>
    </message>
    <message>
        <source>From the theorem’s placement</source>
        <translation>むかいあわせの おきかたから</translation>
    </message>
    <message>
        <source>2⌊n/3⌋ + (n mod 3) − 2</source>
        <translation>2⌊n/3⌋ + r − 2（rは nを 3で わった あまり）</translation>
    </message>
    <message>
        <source>For all n</source>
        <translation>ぜんぶの n</translation>
    </message>
    <message>
        <source>Theorem 1 says that two dogs catch a sheep on n × 6 for every n. Every placement is counted out, on fields of up to 60 rows, beside the number of turns that is proved for every n.</source>
        <translation>ていり 1に よると、どの n × 6でも 2ひきの いぬは 1ぴきの ひつじを つかまえます。60だんまでの フィールドで ぜんぶの おきかたを かぞえて、どの nでも しょうめいずみの てかずと ならべます。</translation>
    </message>
    <message>
        <source>Without help: eight rows. Which step leads to seven rows, and so catches the sheep soonest?</source>
        <translation>ヒントなしで。8だんです。どの 1ぽなら 7だんの ときの かたちに なり、ひつじを いちばん はやく つかまえられるでしょう。</translation>
    </message>
    <message>
        <source>Cover the row at the wall that this dog has left: the dogs stand as on seven rows.</source>
        <translation>この いぬが はなれた ほうの かべの だんを かくしましょう。7だんの ときと おなじ ならびです。</translation>
    </message>
    <message>
        <source>First make the catch %1, so that %2.</source>
        <translation>まず、%1 ひつじを つかまえ、%2ように します。</translation>
    </message>
    <message>
        <source>along the longest line of sheep</source>
        <translation>いちばん ながく ならんで いる</translation>
    </message>
    <message>
        <source>A dog steps up, down, left or right. The left and the right edge of the field are joined: send the dog at the left edge out to the left.</source>
        <translation>いぬは うえ・した・ひだり・みぎへ 1ぽ うごきます。フィールドの ひだりと みぎの はしは つながって います。ひだりの はしの いぬを、もっと ひだりへ うごかしましょう。</translation>
    </message>
    <message>
        <source>Out on the left, in on the right, as on a tin.</source>
        <translation>ひだりから でると、みぎから はいる。あきかんの まわりのようです。</translation>
    </message>
    <message>
        <source>A dog catches sheep by jumping over a whole line of them, to the free cell behind it. Catch all three.</source>
        <translation>いぬは、ならんだ ひつじを いちどに とびこえ、むこうの あいた マスに おりて、つかまえます。3びきとも つかまえましょう。</translation>
    </message>
    <message>
        <source>In one turn a dog may step once, and then jump as often as it can, also across the edge. Catch all four.</source>
        <translation>いぬは 1ての あいだに、1ぽ うごいてから なんどでも ジャンプできます。はしも こえられます。4ひきとも つかまえましょう。</translation>
    </message>
    <message>
        <source>One turn. After a jump there is no step any more.</source>
        <translation>これで 1てです。ジャンプの あとには、もう 1ぽは うごけません。</translation>
    </message>
    <message>
        <source>The dog at the left edge steps up first, then jumps out to the left. Choose the cell where its last jump ends.</source>
        <translation>ひだりの はしの いぬが まず うえへ 1ぽ うごき、それから ひだりの はしの むこうへ とびこえます。さいごに おりる マスを えらびましょう。</translation>
    </message>
    <message>
        <source>First the sheep are placed: each on one of the eight cells round another one, and none next to a wall. Place the second sheep.</source>
        <translation>まず ひつじを おきます。どの ひつじも、ほかの ひつじの まわりの 8マスの どこかに おきます。かべの となりの だんには おけません。2ひきめの ひつじを おきましょう。</translation>
    </message>
    <message>
        <source>They are neighbours. Now the hunt can begin.</source>
        <translation>2ひきは なかまです。これで おいかけっこが はじめられます。</translation>
    </message>
    <message>
        <source>Move a sheep by one cell. After every step each sheep needs such a neighbour, and none may stand next to a wall.</source>
        <translation>ひつじを 1マス うごかしましょう。うごいた あとも、どの ひつじにも、まわりの 8マスに なかまが いないと いけません。かべの となりにも いけません。</translation>
    </message>
    <message>
        <source>Only a sheep that a jump has left alone may walk alone.</source>
        <translation>1ぴきで あるけるのは、いぬの ジャンプで なかまが いなく なった ひつじだけです。</translation>
    </message>
    <message>
        <source>Each player has the dogs once, and fewer turns win. The first half took 6 turns, this one has taken 4: catch the last sheep.</source>
        <translation>ふたりが 1かいずつ いぬに なって、てかずの すくない ほうが かちです。ぜんはんは 6て、いまの こうはんは もう 4てです。さいごの ひつじを つかまえましょう。</translation>
    </message>
    <message>
        <source>A chain needs a beginning that is certain, and a way from each link to the next.</source>
        <translation>たしかな はじまりと、そこから 1つずつ つぎへ すすむ やりかたが いります。</translation>
    </message>
    <message>
        <source>Let one dog come closer, so that the other one guards where the sheep would run to.</source>
        <translation>かたほうの いぬを ちかづけて、もう かたほうが ひつじの にげみちを ふさぐように しましょう。</translation>
    </message>
    <message numerus="yes">
        <source>%1 caught every sheep in %n turns</source>
        <translation>
            <numerusform>%1は %nてで ひつじを ぜんぶ つかまえました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 caught %2 of %3 sheep</source>
        <translation>%1は %3びきの うち %2ひきを つかまえました</translation>
    </message>
    <message>
        <source>The dogs do not have more turns to choose among with ten sheep than with five: %2 against %1.</source>
        <translation>いぬの えらべる ては、ひつじが 10ぴきでも 5ひきより おおく なりません：5ひきで %1とおり、10ぴきで %2とおり。</translation>
    </message>
    <message>
        <source>The lead does not change more often: %1 times in a match with five sheep, %2 with ten.</source>
        <translation>リードの いれかわりは おおく なりません：1かいの たいきょくで、ひつじ 5ひきなら %1かい、10ぴきなら %2かい。</translation>
    </message>
    <message>
        <source>Twice the sheep take twice as long, or longer: %1 turns with five, %2 with ten.</source>
        <translation>ひつじが 2ばいなら、てかずも 2ばい いじょうに なります：5ひきで %1て、10ぴきで %2て。</translation>
    </message>
</context>
</TS>
