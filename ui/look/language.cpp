#include "ui/look/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include "core/ownwords.h"
#include "core/writing.h"

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
    if (const auto own = core::ownWords(phrase); !own.empty())
        return QString::fromStdString(core::read(own, code(now).toStdString()));
    return QCoreApplication::translate(phrase.context, phrase.english, nullptr, n);
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
    std::vector<std::string> told;
    for (const auto& one : all) told.push_back(one.toStdString());
    return QString::fromStdString(
        core::sentences(told, now == Id::English ? "." : "。", now == Id::Japanese ? "" : " "));
}

QString spoken(const core::Message& message) {
    const auto text = core::spoken(core::grouped(message), [](const core::Phrase& phrase, int n) {
        return core::grouped(translated(phrase, n).toStdString(), n);
    });
    return QString::fromStdString(now == Id::Kana ? core::asRead(text) : text);
}

QString spoken(const core::Phrase& phrase) {
    return translated(phrase);
}

} // namespace language

namespace counters {

QString asRead(QString kana) {
    return QString::fromStdString(core::asRead(kana.toStdString()));
}

} // namespace counters
