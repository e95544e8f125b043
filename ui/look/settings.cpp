#include "ui/look/settings.h"

#include "core/play/match.h"
#include "core/play/opponent.h"
#include "core/puzzle/puzzle.h"
#include "core/solve/tablestore.h"

namespace settings {

namespace {

QVariant read(const QString& key, const QVariant& fallback = {}) {
    return QSettings().value(key, fallback);
}
void write(const QString& key, const QVariant& value) {
    QSettings().setValue(key, value);
}
QString view(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}
QString seatKey(int seat) {
    return QStringLiteral("players/name%1").arg(seat);
}
QString computerKey(int seat) {
    return QStringLiteral("players/computer%1").arg(seat);
}
// A name may hold any sign, also those that settings read otherwise.
QString fadedKey(std::string_view game, const QString& player) {
    return QStringLiteral("faded/") + view(game) + QStringLiteral("/name-") +
           QString::fromLatin1(player.toUtf8().toHex());
}
const auto levelKey = QStringLiteral("players/level");

std::optional<core::Level> readLevel(const QString& key) {
    try {
        return core::levelOf(read(key).toString().toStdString());
    } catch (const core::InputError&) {
        return {};
    }
}

} // namespace

std::optional<language::Id> languageId() {
    const auto value = read(QStringLiteral("language"));
    return value.isValid() ? std::optional(static_cast<language::Id>(qBound(0, value.toInt(), 2)))
                           : std::nullopt;
}
void setLanguageId(language::Id id) {
    write(QStringLiteral("language"), static_cast<int>(id));
}

Faded faded(std::string_view game, const QString& player) {
    const auto text = read(fadedKey(game, player)).toString();
    return {qBound(0, text.section(QLatin1Char(' '), 0, 0).toInt(), 3),
            qBound(0, text.section(QLatin1Char(' '), 1, 1).toInt(), 100)};
}
void setFaded(std::string_view game, const QString& player, Faded faded) {
    write(fadedKey(game, player), QStringLiteral("%1 %2").arg(faded.levels).arg(faded.inARow));
}

bool sounds() {
    return read(QStringLiteral("sounds"), !reduceMotion()).toBool();
}
void setSounds(bool on) {
    write(QStringLiteral("sounds"), on);
}

QString playerName(int seat) {
    return read(seatKey(seat)).toString().simplified().left(core::Seat::longestName);
}
void setPlayerName(int seat, const QString& name) {
    write(seatKey(seat), name);
}

QString broker() {
    return read(QStringLiteral("broker")).toString().left(300);
}
void setBroker(const QString& address) {
    write(QStringLiteral("broker"), address);
}
QString page() {
    return read(QStringLiteral("page")).toString().left(300);
}
void setPage(const QString& address) {
    write(QStringLiteral("page"), address);
}

std::optional<core::Level> computer(int seat) {
    return readLevel(computerKey(seat));
}
void setComputer(int seat, std::optional<core::Level> level) {
    write(computerKey(seat), level ? view(core::name(*level)) : QString());
    if (level) write(levelKey, view(core::name(*level)));
}
core::Level level() {
    return readLevel(levelKey).value_or(core::Level::Gentle);
}

std::array<core::Seat, 2> people() {
    return {core::Seat{playerName(0).toStdString()}, core::Seat{playerName(1).toStdString()}};
}

QString rules(std::string_view game) {
    return read(QStringLiteral("rules/") + view(game)).toString();
}
void setRules(std::string_view game, const QString& rules) {
    write(QStringLiteral("rules/") + view(game), rules);
}

QSet<QString> beatenStages(std::string_view game) {
    const auto all = read(QStringLiteral("stages/") + view(game)).toStringList();
    return {all.begin(), all.end()};
}
QSet<QString> hintedStages(std::string_view game) {
    const auto all = read(QStringLiteral("hintedstages/") + view(game)).toStringList();
    return {all.begin(), all.end()};
}
void addBeatenStage(std::string_view game, const QString& rules, bool hints) {
    auto all = beatenStages(game), hinted = hintedStages(game);
    const bool already = all.contains(rules) && !hinted.contains(rules);
    all.insert(rules);
    if (hints && !already)
        hinted.insert(rules);
    else
        hinted.remove(rules);
    write(QStringLiteral("stages/") + view(game), QStringList(all.begin(), all.end()));
    write(QStringLiteral("hintedstages/") + view(game), QStringList(hinted.begin(), hinted.end()));
}

QSet<QString> lessonsDone(std::string_view game) {
    const auto all = read(QStringLiteral("lessons/") + view(game)).toStringList();
    return {all.begin(), all.end()};
}
void addLessonDone(std::string_view game, const QString& id) {
    auto all = lessonsDone(game);
    all.insert(id);
    write(QStringLiteral("lessons/") + view(game), QStringList(all.begin(), all.end()));
}

QSet<QString> lessonsClean(std::string_view game) {
    const auto all = read(QStringLiteral("cleanlessons/") + view(game)).toStringList();
    return {all.begin(), all.end()};
}
void addLessonClean(std::string_view game, const QString& id) {
    auto all = lessonsClean(game);
    all.insert(id);
    write(QStringLiteral("cleanlessons/") + view(game), QStringList(all.begin(), all.end()));
}
QString lessonAt(std::string_view game) {
    return read(QStringLiteral("lessonat/") + view(game)).toString();
}
void setLessonAt(std::string_view game, const QString& kept) {
    write(QStringLiteral("lessonat/") + view(game), kept);
}

core::Progress practice(std::string_view game) {
    const auto number = [key = QStringLiteral("practice/") + view(game)](const char* name, int least,
                                                                         int most, int fallback) {
        bool valid = false;
        const int value = read(key + QLatin1Char('/') + QLatin1String(name)).toInt(&valid);
        return valid ? qBound(least, value, most) : fallback;
    };
    constexpr int many = 1'000'000;
    return {number("grade", 1, core::grades, 1), number("follows", 0, 1, 1) == 1,
            number("solved", 0, many, 0),        number("streak", 0, many, 0),
            number("rights", 0, many, 0),        number("wrongs", 0, many, 0)};
}
void setPractice(std::string_view game, const core::Progress& progress) {
    const auto number = [key = QStringLiteral("practice/") + view(game)](const char* name, int value) {
        write(key + QLatin1Char('/') + QLatin1String(name), value);
    };
    number("grade", progress.grade);
    number("follows", progress.follows ? 1 : 0);
    number("solved", progress.solved);
    number("streak", progress.streak);
    number("rights", progress.rights);
    number("wrongs", progress.wrongs);
}

QString practiser() {
    return read(QStringLiteral("practice/player"), playerName(0))
        .toString()
        .simplified()
        .left(core::Seat::longestName);
}
void setPractiser(const QString& player) {
    write(QStringLiteral("practice/player"), player);
}

std::uintmax_t tableLimit() {
    bool valid = false;
    const auto bytes = read(QStringLiteral("tables/limit")).toULongLong(&valid);
    constexpr qulonglong oldMost = 4'000'000'000; // what the largest choice once was
    return valid && bytes != oldMost ? bytes : core::TableStore::defaultLimit;
}
void setTableLimit(std::uintmax_t bytes) {
    write(QStringLiteral("tables/limit"), qulonglong{bytes});
}

QVariantMap reset() {
    QSettings all;
    QVariantMap chosen;
    for (const char* name : {"language", look.key, highContrast.key, textSize.key, reduceMotion.key,
                             animationSpeed.key, "sounds", "tables/limit"}) {
        const auto key = QString::fromLatin1(name);
        if (all.contains(key)) chosen[key] = all.value(key);
        all.remove(key);
    }
    return chosen;
}
void restore(const QVariantMap& chosen) {
    for (auto one = chosen.begin(); one != chosen.end(); ++one) write(one.key(), one.value());
}

QByteArray windowGeometry() {
    return read(QStringLiteral("window/geometry")).toByteArray();
}
void setWindowGeometry(const QByteArray& geometry) {
    write(QStringLiteral("window/geometry"), geometry);
}

} // namespace settings
