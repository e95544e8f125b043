#include "ui/look/phrases.h"

#include <QFontMetricsF>

#include <unicode/ubrk.h>

#include "ui/look/language.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

namespace phrases {

namespace {

bool isHiragana(QChar c) {
    return c >= QChar(0x3041) && c <= QChar(0x309F);
}
bool isKatakana(QChar c) {
    return c >= QChar(0x30A1) && c <= QChar(0x30FF) && c != QChar(0x30FB);
}
bool isKanji(QChar c) {
    return c.script() == QChar::Script_Han;
}
bool isJapanese(QChar c) {
    return isHiragana(c) || isKatakana(c) || isKanji(c);
}

// Whether `c` is one of `signs`.
bool among(QChar c, std::u16string_view signs) {
    return signs.find(c.unicode()) != std::u16string_view::npos;
}

// A verb's stem before another word, as in 飛び｜越える, 巻き｜戻す, 終わり｜方: one word for the reader.
bool isCompound(const QString& text, qsizetype i) {
    const QChar last = text[i - 1], next = text[i];
    const bool stem =
        i > 1 && (isKanji(text[i - 2]) || (i > 2 && isHiragana(text[i - 2]) && isKanji(text[i - 3])));
    return stem && among(last, u"いきぎしじちにびみりえけげせぜてねべめれ") &&
           among(
               next,
               u"合回掛換割間許去迎限減戻好終出上消込始守手受詰場上切組続替態着直通付抜反分変返方目戻離越筋");
}

// Endings that the dictionary cuts off: く｜ださい, で｜しょう, 動｜かす, し｜ています, 2｜つ.
bool isEnding(QStringView rest) {
    static const std::vector<QString> all{
        QStringLiteral("さい"), QStringLiteral("しょう"), QStringLiteral("てい"),  QStringLiteral("ては"),
        QStringLiteral("で"),   QStringLiteral("すぎ"),   QStringLiteral("たけ"),  QStringLiteral("まり"),
        QStringLiteral("まる"), QStringLiteral("ま。"),   QStringLiteral("ちの"),  QStringLiteral("はいけ"),
        QStringLiteral("かけ"), QStringLiteral("わし"),   QStringLiteral("もつか")};
    return std::any_of(all.begin(), all.end(),
                       [&](const QString& ending) { return rest.startsWith(ending); });
}

// Lets a line of mixed script end before `text[i]`, where the dictionary has found a word's end.
bool endsPhrase(const QString& text, qsizetype i) {
    const QChar last = text[i - 1], next = text[i];
    if (among(next, u"・→～／") || last == QLatin1Char('~') || last == QChar(0xFF5E)) return false;
    if (among(last, u"、。，．！？：；…・）")) return last != QChar(0xFF09) || !isHiragana(next);
    if (last == QChar(0x300D) || last == QChar(0x300F)) return !isHiragana(next); // 「…」は
    if (among(next, u"「『（")) return true;
    if (!isHiragana(last)) return false; // 先手｜番, グランディ｜数, 大｜きさ, 3｜匹
    if (next.isDigit() && QStringView(text).first(i).endsWith(u"あと")) return false; // あと｜6手
    if (among(last, u"っぁぃぅぇぉゃゅょ")) return false;
    if (i >= 2 && among(last, u"おご") && !isJapanese(text[i - 2])) return false; // お｜手本
    if (i == 1 && among(last, u"おご")) return false;
    if (isHiragana(next)) return !isEnding(QStringView(text).mid(i));
    return !isCompound(text, i);
}

// Kana words are set apart by spaces, and what is counted stays with its number.
bool endsKana(QChar last, QChar next) {
    if (among(next, u"・→～／")) return false;
    return among(next, u"「『（") || among(last, u"、。，．！？：；…・");
}

// A space at which no line ends: in 7 × 8, before the dot between two notes, and before a number that says
// nothing by itself: グランディ数 1, あと 6て.
bool binds(const QString& text, qsizetype space) {
    const auto is = [&](qsizetype i, char16_t sign) {
        return i >= 0 && i < text.size() && text[i] == QChar(sign);
    };
    if (is(space - 1, u'×') || is(space + 1, u'×') || is(space + 1, u'・')) return true;
    if (space + 1 >= text.size() || !text[space + 1].isDigit()) return false;
    const auto before = QStringView(text).first(space);
    return before.endsWith(u"あと") || before.endsWith(u"数") || before.endsWith(u"すう");
}

// The places in a text of mixed script at which ICU's dictionary ends a phrase.
std::vector<bool> dictionary(const QString& text) {
    struct Closed {
        void operator()(UBreakIterator* iterator) const { ubrk_close(iterator); }
    };
    static const std::unique_ptr<UBreakIterator, Closed> lines = [] {
        UErrorCode error = U_ZERO_ERROR;
        auto* opened = ubrk_open(UBRK_LINE, "ja@lw=phrase", nullptr, 0, &error);
        return std::unique_ptr<UBreakIterator, Closed>(U_SUCCESS(error) ? opened : nullptr);
    }();
    std::vector<bool> ends(static_cast<std::size_t>(text.size()) + 1, lines == nullptr);
    if (lines == nullptr) return ends;
    UErrorCode error = U_ZERO_ERROR;
    const std::u16string_view units(reinterpret_cast<const char16_t*>(text.utf16()),
                                    static_cast<std::size_t>(text.size()));
    ubrk_setText(lines.get(), units.data(), static_cast<int32_t>(units.size()), &error);
    for (auto at = ubrk_first(lines.get()); at != UBRK_DONE; at = ubrk_next(lines.get()))
        ends[static_cast<std::size_t>(at)] = true;
    return ends;
}

// Whether it is a text in which lines end between phrases.
bool isWritten(const QString& text) {
    return language::current() != language::Id::English && std::any_of(text.begin(), text.end(), isJapanese);
}

// The places at which a line may end, before a sign or behind the last one.
std::vector<bool> phraseEnds(const QString& text) {
    const bool kana = language::current() == language::Id::Kana;
    auto ends = kana ? std::vector<bool>(static_cast<std::size_t>(text.size()) + 1) : dictionary(text);
    for (qsizetype i = 1; i < text.size(); ++i) {
        auto end = ends[static_cast<std::size_t>(i)];
        if (text[i - 1].isSpace())
            end = text[i - 1] != QLatin1Char(' ') || !binds(text, i - 1);
        else
            end = kana ? endsKana(text[i - 1], text[i]) : end && endsPhrase(text, i);
        ends[static_cast<std::size_t>(i)] = end;
    }
    ends.back() = true;
    return ends;
}

// The text with joiners but at these places. Signs of Latin script stay together by themselves.
QString joinedBut(const QString& text, const std::vector<bool>& ends) {
    constexpr char16_t lastLatin = 0x7F;
    QString out;
    out.reserve(2 * text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool inside =
            i > 0 && !text[i].isSpace() && !text[i - 1].isSpace() && !text[i].isLowSurrogate();
        if (inside && !ends[static_cast<std::size_t>(i)] && std::max(text[i], text[i - 1]) > QChar(lastLatin))
            out += joiner;
        const bool bound = text[i] == QLatin1Char(' ') && !ends[static_cast<std::size_t>(i) + 1];
        out += bound ? QChar(QChar::Nbsp) : text[i];
    }
    return out;
}

// Lets lines end anywhere in phrases that are wider than this.
void loosen(std::vector<bool>& ends, const QString& text, const QFontMetricsF& metrics, double width) {
    for (std::size_t from = 0, to = 0; from < ends.size() - 1; from = to) {
        to = static_cast<std::size_t>(
            std::find(ends.begin() + static_cast<std::ptrdiff_t>(from) + 1, ends.end(), true) - ends.begin());
        const auto phrase = text.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(to - from));
        if (metrics.horizontalAdvance(phrase.trimmed()) > width)
            std::fill_n(ends.begin() + static_cast<std::ptrdiff_t>(from), to - from, true);
    }
}

} // namespace

QString joined(const QString& text) {
    return isWritten(text) ? joinedBut(text, phraseEnds(text)) : text;
}

QString plain(QString joined) {
    return joined.remove(joiner).replace(QChar::Nbsp, QLatin1Char(' '));
}

QString fitted(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    auto whole = joined(text);
    const QRectF room(0, 0, width, 1);
    if (!isWritten(text) || metrics.boundingRect(room, Qt::TextWordWrap, whole).width() <= width)
        return whole;
    auto ends = phraseEnds(text);
    loosen(ends, text, metrics, width);
    return joinedBut(text, ends);
}

QRectF draw(QPainter& painter, const QRectF& room, int flags, const QString& text) {
    QRectF used;
    painter.drawText(room, flags | Qt::TextWordWrap, fitted(text, painter.font(), room.width()), &used);
    return used;
}

QRectF bounds(const QFont& font, const QRectF& room, const QString& text) {
    return QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, fitted(text, font, room.width()));
}

double widest(const QFont& font, const QString& text) {
    constexpr QRectF narrow(0, 0, 1, 1);
    return QFontMetricsF(font).boundingRect(narrow, Qt::TextWordWrap, joined(text)).width();
}

double line(QPainter& painter, const QRectF& box, Qt::Alignment align, const QString& text) {
    const int flags = static_cast<int>(align | Qt::AlignVCenter);
    const auto put = [&](const QString& shown) {
        painter.drawText(box, flags, shown);
        return QFontMetricsF(painter.font()).horizontalAdvance(shown);
    };
    if (QFontMetricsF(painter.font()).horizontalAdvance(text) <= box.width() + 1) return put(text);
    constexpr double blank = 1.1; // above the first line and below the last one
    if (bounds(painter.font(), box, text).height() <= box.height() * blank)
        return draw(painter, box, flags, text).width();
    return put(painter.fontMetrics().elidedText(text, Qt::ElideRight, qCeil(box.width())));
}

} // namespace phrases
