#include "ui/language.h"

#include <QApplication>
#include <QLocale>
#include <QTranslator>

#include "ui/settings.h"

#include <array>
#include <memory>

namespace language {

namespace {

Id now = Id::English;

// The program's own texts, and above them Qt's (buttons of standard dialogs).
std::array<QTranslator, 2>& translators() {
    static std::array<QTranslator, 2> all;
    return all;
}

} // namespace

Id initial() {
    if (const auto chosen = settings::languageId()) return *chosen;
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

void set(Id id) {
    now = id;
    auto& [own, qt] = translators();
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    QLocale::setDefault(QLocale(id == Id::English ? QLocale::English : QLocale::Japanese));
    if (id != Id::English && qt.load(QStringLiteral(":/i18n/qtbase_ja.qm")))
        QCoreApplication::installTranslator(&qt);
    if (own.load(QStringLiteral(":/i18n/kachisuji_%1.qm").arg(code(id))))
        QCoreApplication::installTranslator(&own);
}

QString spoken(const core::Message& message) {
    return QString::fromStdString(core::spoken(message, [](const core::Phrase& phrase, int n) {
        return QCoreApplication::translate(phrase.context, phrase.english, nullptr, n).toStdString();
    }));
}

QString spoken(const core::Phrase& phrase) {
    return QCoreApplication::translate(phrase.context, phrase.english);
}

} // namespace language
