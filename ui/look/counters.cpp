#include "ui/look/counters.h"

#include <QRegularExpression>

#include <array>

namespace counters {

namespace {

enum class Sound { H, B, P };

// What the number makes of the counter's first sound; `minutes` differ.
Sound after(QStringView number, bool minutes) {
    qsizetype zeros = 0;
    while (zeros < number.size() && number[number.size() - 1 - zeros] == QLatin1Char('0')) ++zeros;
    if (zeros == number.size()) return Sound::H;
    if (zeros == 1 || zeros == 2) return Sound::P;       // じゅっ, ひゃっ
    if (zeros > 2) return minutes ? Sound::P : Sound::B; // せん, まん
    switch (number.back().digitValue()) {
    case 1:
    case 6:
    case 8:
        return Sound::P;
    case 3:
        return minutes ? Sound::P : Sound::B;
    case 4:
        return minutes ? Sound::P : Sound::H;
    default:
        return Sound::H;
    }
}

} // namespace

QString asRead(QString kana) {
    // ひきわけ counts nothing.
    static const QRegularExpression counter(
        QStringLiteral("(\\d+)([ひびぴ](?=き(?!わ))|[ほぼぽふぷ](?=ん))"));
    static const std::array<QString, 3> sounds{QStringLiteral("ひびぴ"), QStringLiteral("ほぼぽ"),
                                               QStringLiteral("ふぶぷ")};
    for (auto found = counter.globalMatch(kana); found.hasNext();) {
        const auto match = found.next();
        const auto first = match.captured(2).front();
        for (const auto& row : sounds)
            if (row.contains(first))
                kana[match.capturedStart(2)] =
                    row[static_cast<int>(after(match.capturedView(1), row == sounds.back()))];
    }
    return kana;
}

} // namespace counters
