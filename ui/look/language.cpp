#include "ui/look/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <array>
#include <memory>
#include <vector>

namespace language {

namespace {

Id now = Id::English;

const auto qtsOwn = QStringLiteral("qtbase_ja");

// The catalogues of a language, the one asked first last: the program's own above Qt's (buttons of standard
// dialogs), of which the kana one is not complete.
QStringList catalogues(Id id) {
    const auto own = QStringLiteral("kachisuji_") + code(id);
    switch (id) {
    case Id::Japanese:
        return {qtsOwn, own};
    case Id::Kana:
        return {qtsOwn, QStringLiteral("qtbase_ja_Hira"), own};
    case Id::English:
        break;
    }
    return {own};
}

// The catalogue asked first: that of a language spoken aside, while there is one. Of what it does not know
// the text itself is said, for the others are of another language.
class Prompter final : public QTranslator {
public:
    const QTranslator* aside = nullptr;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char* note, int n) const override {
        if (aside == nullptr) return {};
        auto said = aside->translate(context, text, note, n);
        return said.isEmpty() ? QString::fromUtf8(text) : said;
    }
};

Prompter& prompter() {
    static Prompter prompter;
    return prompter;
}

QString translated(const core::Phrase& phrase, int n = -1) {
    return QCoreApplication::translate(phrase.context, phrase.english, nullptr, n);
}

constexpr int leastGrouped = 1000;

// Figures with their thousands parted, as in "2,028,773,880".
core::Message grouped(core::Message message) {
    for (auto& argument : message.arguments) {
        for (auto& part : argument.message) part = grouped(std::move(part));
        const auto digits = QString::fromStdString(argument.plain);
        bool counts = false;
        const auto number = digits.toLongLong(&counts);
        if (argument.figure && counts && number >= leastGrouped)
            argument.plain = QLocale().toString(number).toStdString();
    }
    return message;
}

} // namespace

Id ofSystem() {
    return QLocale::system().language() == QLocale::Japanese ? Id::Japanese : Id::English;
}

Id current() {
    return now;
}

QString code(Id id) {
    switch (id) {
    case Id::Japanese:
        return QStringLiteral("ja");
    case Id::Kana:
        return QStringLiteral("ja_Hira");
    case Id::English:
        break;
    }
    return QStringLiteral("en");
}

Id named(const QString& name) {
    for (const auto id : {Id::Japanese, Id::Kana})
        if (code(id) == name) return id;
    return Id::English;
}

void set(Id id) {
    now = id;
    static std::vector<std::unique_ptr<QTranslator>> installed;
    installed.clear();
    QLocale::setDefault(QLocale(id == Id::English ? QLocale::English : QLocale::Japanese));
    for (const auto& name : catalogues(id)) {
        auto catalogue = std::make_unique<QTranslator>();
        const auto folder =
            name == qtsOwn ? QLibraryInfo::path(QLibraryInfo::TranslationsPath) : QStringLiteral(":/i18n");
        if (!catalogue->load(name, folder)) continue;
        QCoreApplication::installTranslator(catalogue.get());
        installed.push_back(std::move(catalogue));
    }
    QCoreApplication::removeTranslator(&prompter());
    QCoreApplication::installTranslator(&prompter()); // the last is asked first
    QMetaObject::invokeMethod(&change(), &Change::made, Qt::QueuedConnection);
}

Change& change() {
    static Change change;
    return change;
}

// Their own catalogues are read once and kept.
Aside::Aside(Id id) : m_before(now), m_asideBefore(prompter().aside) {
    static std::array<std::unique_ptr<QTranslator>, 3> own;
    if (id == now) return;
    auto& catalogue = own[static_cast<std::size_t>(id)];
    if (!catalogue) {
        catalogue = std::make_unique<QTranslator>();
        [[maybe_unused]] const bool found =
            catalogue->load(QStringLiteral(":/i18n/kachisuji_%1.qm").arg(code(id)));
    }
    now = id;
    prompter().aside = catalogue.get();
}

Aside::~Aside() {
    now = m_before;
    prompter().aside = m_asideBefore;
}

QString sentences(const QStringList& all) {
    const auto ends = QStringLiteral(".!?…。！？」”");
    const auto stop = now == Id::English ? QLatin1Char('.') : QChar(u'。');
    QString told;
    for (const auto& one : all) {
        if (one.isEmpty()) continue;
        if (!told.isEmpty() && !ends.contains(told.back())) told += stop;
        if (!told.isEmpty() && now != Id::Japanese) told += QLatin1Char(' ');
        told += one;
    }
    return told;
}

QString spoken(const core::Message& message) {
    const auto text =
        QString::fromStdString(core::spoken(grouped(message), [](const core::Phrase& phrase, int n) {
            auto said = translated(phrase, n);
            if (n >= leastGrouped) said.replace(QString::number(n), QLocale().toString(n));
            return said.toStdString();
        }));
    return now == Id::Kana ? counters::asRead(text) : text;
}

QString spoken(const core::Phrase& phrase) {
    return translated(phrase);
}

} // namespace language

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
