#include <QRegularExpression>
#include <QTest>

#include "tests/ui/look/catalogues.h"

using namespace catalogues;

namespace {

// What a package shows of the program before it is started: its description and its manual pages.
QStringList installed(const QString& language) {
    QStringList texts;
    const auto tag = language == QLatin1String("ja_Hira") ? QStringLiteral("ja-Hira") : language;
    const QRegularExpression text(QStringLiteral("xml:lang=\"%1\">([^<]*)<").arg(tag));
    const auto described =
        contents(sources.filePath(QStringLiteral("resources/alt.kachisuji.kachisuji.metainfo.xml.in")));
    for (auto found = text.globalMatch(described); found.hasNext();)
        texts << found.next().captured(1).simplified();
    const auto entry =
        contents(sources.filePath(QStringLiteral("resources/alt.kachisuji.kachisuji.desktop")));
    const QRegularExpression named(QStringLiteral("\\[%1\\]=(.*)").arg(QString(language).replace('_', '@')));
    for (auto found = named.globalMatch(entry); found.hasNext();) texts << found.next().captured(1);
    const QDir manuals(sources.filePath(QStringLiteral("resources/man/") + language));
    for (const auto& page : manuals.entryList(QDir::Files))
        texts << contents(manuals.filePath(page)).split(QLatin1Char('\n'));
    return texts;
}

} // namespace

// One thing has one word, and in にほんご one that is known at seven.
class OneWordsTest : public QObject {
    Q_OBJECT
private slots:
    // The second words, with the first.
    void oneWordForOneThing_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("second");
        const auto instead = [](const char* language, const char* first, const char* second) {
            QTest::newRow(first) << QString::fromUtf8(language) << QString::fromUtf8(second);
        };
        instead("ja", "しるし", "(?<!矢)印(?!刷)");
        instead("ja", "もっとよい手", "より良い|より良く");
        instead("ja", "対局者", "プレイヤー");
        instead("ja", "だれ", "誰");
        instead("ja", "難しさ", "レベル");
        instead("ja", "メモリ", "メモリー");
        instead("ja", "飛び越える", "跳び");
        instead("ja", "つかまえる、取る", "捕獲|捕ま");
        instead("ja", "手番の人", "手番の方|手番の者");
        instead("ja", "原典、記事、論文", "原作|出典");
        instead("ja", "勝ち負け", "勝敗|判定");
        instead("ja", "繰り返す", "くり返");
        instead("ja", "指す", "を打[つたてち]|を打っ[たて]|手をさし");
        instead("ja", "1回", "(?<!もう)一度(だけ|ずつ)");
        instead("ja_Hira", "1かい、いちどに", "[0-9]ど[だにつ ]");
        instead("ja", "手番の人", "(?<!手)番の人");
        instead("ja", "最後に動いた人が勝ち",
                "最後に動いた方|最後に動くと|最後の手(の人|を指した人)|最後が[勝負]");
        instead("ja", "列", "桁");
        instead("ja", "左上の2×2", "[\\d1]×[\\d1]の角");
        instead("ja", "必勝形、必敗形", "[勝負]ちフィールド|負けフィールド|(勝ち|負け)のフィールド");
        instead("ja", "0A（2）、1W（1）: no figure beside another", "\\dの ?\\d[AWL]");
        instead("ja_Hira", "0A（2）、1W（1）: no figure beside another", "\\dの ?\\d[AWL]");
        instead("ja_Hira", "さいごに うごいた ひとが かち",
                "さいごに うご(いた ほう|くと)|さいごの て(の|を さした) ひと|さいごが");
        instead("ja_Hira", "…ように", "[ぁ-ん] よう[にな]");
        instead("ja_Hira", "no gap before 「", "[^-] 「");
        instead("ja", "1つ", "[一二三四五六七八九]つ|五回|五段階");
        instead("ja", "…個、…か所: no counter beyond 9", "(%n|%\\d|\\d\\d)つ");
        instead("ja", "4回配る", "([二三四五六七八九]|%n|%\\d)配り(?!た)");
        instead("ja", "手に持つ", "石を全部取(り、|って)");
        instead("ja", "戻す、まちがえる、逃す、探す",
                "(?<![てで])もど[しすせりるれっ]|間違|のが[しすさせ]|さが[しす]");
        instead("ja", "いちばん", "一番");
        instead("ja", "ウィンドウ", "窓");
        instead("ja", "番号", "シード|同じ種");
        instead("ja", "no ？ after a polite question", "(です|ます|でしょう)か？");
        instead("ja", "…で without a gap", "(PNG|SVG|PDF|CSV|JSON|%[\\dn]) [はがをにへでとのも]");
        instead("ja_Hira", "…で without a gap",
                "(PNG|SVG|PDF|CSV|JSON|%[\\dn]) [はがをにへでとのも]([ 、。]|$)");
        instead("ja_Hira", "no ？ after a polite question", "(です|ます|でしょう)か？");
        instead("ja_Hira", "…こ、…かしょ: no counter beyond 9", "(%n|%\\d|\\d\\d)つ");
        instead("ja_Hira", "からっぽ", "(^| )から(の |な|だ(?!け)|で[しす]|に (な|つ))");
        instead("ja_Hira", "わの となりあった", "わから[、 ]");
        instead("ja_Hira", "1つ", "ひとつ(?! ?ずつ)");
        instead("ja_Hira", "もういちど", "もう いちど");
        instead("ja_Hira", "さんかする",
                "(さんか|ほぞん|いんさつ|しょうめい|ジャンプ|せんげん|れんしゅう) (でき|する|し[てま])");
        instead("ja_Hira", "きろく、バージョン、もっと くわしく", "きふ|はん[がは] ちが|りろん|プレイヤー");
        instead("ja_Hira", "2つずつ くみに", "きすう|ぐうすう");
        instead("ja_Hira", "えらぶ、うごかす", "を うっ?[つたてち]|てを さ[すしせ]|さし(た|て) ");
        instead("ja_Hira", "なんかい", "なんて(で|か)");
        instead("ja_Hira", "いじょう", "[0-9]こより (ながい|おおい)");
        instead("ja_Hira", "…て います", "([てで])い(る|ます)([。、]|$)|している");
        instead("ja_Hira", "ヒントなしで", "ヒント なし|なまえ なし");
        instead("ja_Hira", "…くらい", "やく %");
        instead("ja_Hira", "school words", "わりき|きょり|わりあい|けんとう|ぼくよう|けいかん|てじゅんしょ");
        instead("ja_Hira", "すすみかた", "てじゅん");
        instead("ja_Hira", "いい て", "よい て");
        instead("ja_Hira", "かたち", "きょくめん|ばめん");
        instead("ja_Hira", "ばんめん、フィールド", "(^| |「|（|\\*)ば([はがをでにのと、]|$)");
        instead("ja_Hira", "ばんの ひと", "てばん");
        instead("ja_Hira", "かちまけ", "はんてい|しょうはい");
        instead("ja_Hira", "きまり", "じょうけん|ほうそく");
        instead("ja_Hira", "きじ、もとの ぶんしょう", "ろんぶん|げんさく|げんてん");
        instead("ja_Hira", "ぜんぶ つかまる", "ぜんめつ|みんな つか");
        instead("ja_Hira", "ぜんぶ", "すべて");
        instead("ja_Hira", "…の うちに", "いない[にで](?! )|て いない(?=[に）])");
        instead("ja_Hira", "いくつまで", "じょうげん|さいだい");
        instead("ja_Hira", "みせる", "しめ[すし]");
        instead("ja_Hira", "むずかしさ", "レベル");
        instead("ja_Hira", "いる", "ひつよう");
        instead("ja_Hira", "もういちど", "もう ?1ど");
        instead("ja_Hira", "no gap before です", "[ぁ-んァ-ー] (です|まで|だけ)([。、）]|$)");
        instead("ja", "…ほう", "(?<!使)[いたなる]方[がをにのへで]");
        instead("ja", "よい", "(?<![でな])良[いくか]");
        instead("ja", "となり、隣り合う", "隣(?!り合)|となり合");
        instead("ja", "どうし", "同士");
        instead("ja", "一緒に", "いっしょに");
        instead("ja", "2005年9月28日", "\\d{4}-\\d\\d-\\d\\d");
        instead("ja", "まだ条件が足りない、もう1つ", "[一二]言");
        instead("ja", "%1個の必勝形: a number has its unit", "必勝形%\\d|形%\\dの(うち|すべて)");
        instead("ja", "枠だけのしるし", "輪郭");
        instead("ja", "バージョン", "(?<!出)版");
        instead("ja", "値打ち", "局面の値(?!打)|既定値");
        instead("ja", "最後に取ると勝ちのとき", "最後の石で勝つ");
        instead("ja", "%1個をクリア", "のうち%\\dをクリア");
        instead("ja", "最後まで指して、勝ちましょう", "最後まで勝[ちつ]");
        instead("ja", "席に着く", "席につ[いくき]");
        instead("ja", "受け付ける", "受けつけ");
        instead("ja", "はじめの、はじめから、最初の", "[初始]め(の|から)");
        instead("ja", "わかる", "分か[らりるっ]");
        instead("ja", "指せる手", "打てる");
        instead("ja", "でたらめに", "どの手でも選ぶ");
        instead("ja", "…とおり", "[たのる]通り");
        instead("ja", "…所", "(好きな|違う|同じ|別の|切る)ところ");
        instead("ja", "しるしを付ける", "しるし[がを]つ[かきくけ]");
        instead("ja", "…のあとに", "[のた]後[にのはで]");
        instead("ja", "手番の人, not a side", "手番の側");
        instead("ja", "自分の手とたたく手", "(?<!自分の)手と、?たたく手");
        instead("ja", "返事がありません", "[がは]答えません");
        instead("ja", "no ？ after どうでしょう", "でしょう？");
        instead("ja", "スマートフォン", "電話");
        instead("ja", "もっとよい手, nothing else", "正しくは%");
        instead("ja", "%1フィールド、5個のひも: a number has its unit",
                "フィールドのうち%\\d。|(?<![\\d-])\\dのひも");
        instead("ja", "**…**：", "：\\*\\*");
        instead("ja", "代わりに", "かわりに");
        instead("ja", "…間", "[るたい]あいだ");
        instead("ja", "言葉", "ことば");
        instead("ja", "…言語: a language of the program", "(?<!の)言葉(はありません|でも同じ)");
        instead("ja", "先手と後手を入れ替える", "後手を入れ替わ");
        instead("ja", "ほとんどいつも", "ほとんど(逃げ|つかま)");
        instead("ja", "…ほう, as of a text too", "先の方[がをにのへで]");
        instead("ja", "%1（%2）", "%\\d \\(%\\d\\)");
        instead("ja", "%2通りの手のうち%1通り", "手のうち(%[\\dn]|\\d)手[^目は]|%\\d手のどれ");
        instead("ja", "1つを除いて", "[1一](つ|マス)のほかは");
        instead("ja", "3 対 2: room on both sides", "(%\\d|\\d)対|対(%\\d|\\d)");
        instead("ja", "あと%n手: whose turns are counted is known", "あと犬の");
        instead("ja", "＆ between words", "[ァ-ヶー]&[ァ-ヶ]");
        instead("ja", "%1・%2", "%\\d · %\\d");
        instead("ja", "最初の例は", "。最初は%\\d");
        instead("ja", "問い（に答える）、質問", "質問を、");
        instead("ja_Hira", "2005ねん 9がつ 28にち", "\\d{4}-\\d\\d-\\d\\d");
        instead("ja_Hira", "まだ きまりが たりない、もう 1つ", "(ひと|ふた)こと( い|[、 ]た)");
        instead("ja_Hira", "%1この かてる かたち: a number has its unit",
                "かたち %\\d(の|で)|あわないのは %\\dです");
        instead("ja_Hira", "かてる かたち、まける かたち", "(まけ|かち)の (かたち|フィールド)");
        instead("ja_Hira", "ばんの ひと, no other name", "うごかす ひと[はが]|いま うごく ひと");
        instead("ja_Hira", "あなから くばる", "あな( ([a-h]|%\\d))?を くば");
        instead("ja_Hira", "うごかした あと: て is a hand too", "(あなた|じぶん)の (ての|ばんの) あと");
        instead("ja_Hira", "その てで すすむ: て is a hand too", "その てを うごか");
        instead("ja_Hira", "1ばんめ", "%\\dばんの ");
        instead("ja_Hira", "%2とおりの うち %1とおり: 4ては is read as 4では", "%\\dての うち %\\dては");
        instead("ja_Hira", "いける かず、いけない かず", "(どの てでも|には) とど|とどかない かず");
        instead("ja_Hira", "パネル", "ひきだし");
        instead("ja_Hira", "いい", "([てで]|おいて) よい");
        instead("ja_Hira", "まいりました", "こうさん");
        instead("ja_Hira", "no gap before ごとに", "[0-9n]て ごと");
        instead("ja_Hira", "polite to the end", "あるよ。");
        instead("ja_Hira", "さいごまで つづけて、かちましょう", "さいごまで か[ちつ]");
        instead("ja_Hira", "いい, no other word", "(も|れば|なら) よい");
        instead("ja_Hira", "わの: わから is read as one word", "わ から[、 ]");
        instead("ja_Hira", "うごかす ひと", "うつ (ひと|あいて)");
        instead("ja_Hira", "ぶんしょう", "ぶんしょ(?!う)");
        instead("ja_Hira", "まけに できない", "まかせない");
        instead("ja_Hira", "%3てが: 3ては is read as 3では", "ての うち %\\dては");
        instead("ja_Hira", "…て いる、と いう、する こと",
                "[てで](いる |ください)|」という|[うくすつぬぶむる]こと( |は|$)");
        instead("ja_Hira", "けんがくする、かつしか、やすむだけ",
                "けんがく (でき|する)| (しか|ほど|だけ) |[うくすむる] だけ");
        instead("ja_Hira", "「…」", "[“”]");
        instead("ja_Hira", "サイン、まちがえると まける ところ", "しょめい|ほんにん|ひきわけの はし");
        instead("ja_Hira", "1かいめ", "[0-9]どめ");
        instead("ja_Hira", "%2この うち %1こ: a number has its unit", "(：|レッスン )%\\dの うち %\\d");
        instead("ja_Hira", "no ？ after でしょう", "でしょう？");
        instead("ja_Hira", "**…**：", "：\\*\\*");
        instead("ja_Hira", "かちまけが きまる", "きまりが つく");
        instead("ja_Hira", "てに もつ", "てに とる (いし|あな)");
        instead("ja_Hira", "いいですよ", "^いいよ$");
        instead("ja_Hira", "どれだけ とくか", "とくさ");
        instead("ja_Hira", "てかず", "てすう");
        instead("ja_Hira", "いれかえる: いれかわる takes no を", "を いれかわ");
        instead("ja_Hira", "かちましょう: かって is read as to buy", "(^|[、。 ])かって ください");
        instead("ja_Hira", "つかう ぶぶん: いる is read as to be there", "に いる (ぶぶん|プログラムの)");
        instead("ja_Hira", "かちを のがす", "かちを にが");
        instead("ja_Hira", "れんの ほしがきの かず", "れんの かず([、。（：]|$)");
        instead("ja_Hira", "むかいあわせの おきかた", "ていりの おきかた");
        instead("ja_Hira", "5この ひも: a number has its unit", "(^|[^\\d-])\\dの (ひも|れん)");
        instead("ja_Hira", "へんじが ありません", "[がは] こたえません");
        instead("ja_Hira", "かんがえる、つかう", "みなし|みなす|したがっ|もとめられ");
        instead("ja_Hira", "…どうし: no gap", "[^ ] どうし");
        instead("ja_Hira", "うごかす ひと、うごかす かわりに", "さきに うごく ひと|うごく かわり");
        instead("ja_Hira", "いちばん いい, no other word", "いちばん よい");
        instead("ja_Hira", "すくなく とる: すこし is not few", "できるだけ すこし");
        instead("ja_Hira", "かえす て: an answer to a move", "(には|てにも) こたえが");
        instead("ja_Hira", "いしを 1こずつ", "いしを 1つずつ|あなから 1つずつ");
        instead("ja_Hira", "%1（%2）", "%\\d \\(%\\d\\)");
        instead("ja_Hira", "ヒントなしで。", "ヒントなしで：");
        instead("ja_Hira", "＆ between words", "[ァ-ヶー]&[ァ-ヶ]");
        instead("ja_Hira", "%1・%2", "%\\d · %\\d");
        instead("ja_Hira", "ここから あそぶ", "ここから たいきょく");
        instead("ja_Hira", "さいしょの れいは", "。さいしょは %\\d");
        instead("ja_Hira", "ふさがって います、すわれます: あいて is read as the other player",
                "(^|：)あいて いま|は あいて いません");
        instead("ja_Hira", "まけに なります: まいります is read as to go", "まいりますか");
        instead("ja_Hira", "1かいぶん いじょう", "くばり いじょう");
        instead("ja_Hira", "%nめん、%nもん: a number has its unit", "のこりは %n");
        instead("ja_Hira", "plain words",
                "こうしき|けた[はがをのにもで]|こてい|ばいすう|せいかく|かのうせい|せんたく");
    }
    void oneWordForOneThing() {
        QFETCH(QString, language);
        QFETCH(QString, second);
        QStringList texts;
        for (const auto& m : allMessages(language)) texts << m.forms;
        for (const auto& page : helpPages(language)) texts << contents(page).split(QLatin1Char('\n'));
        texts << installed(language);
        const QRegularExpression wrong(second);
        for (const auto& text : texts) QVERIFY2(!wrong.match(text).hasMatch(), qPrintable(text));
    }
};
QTEST_MAIN(OneWordsTest)
#include "tst_onewords.moc"
