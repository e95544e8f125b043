#include "app/cli/language.h"

#include <QTranslator>

namespace cli {

namespace {

std::string translated(const QTranslator& catalogue, const core::Phrase& phrase, int n) {
    const auto found = catalogue.translate(phrase.context, phrase.english, nullptr, n);
    return found.isEmpty() ? phrase.english : found.toStdString();
}

// A catalogue, opened when it is first needed.
struct Catalogue : QTranslator {
    explicit Catalogue(const char* language) {
        // Without a file it stays empty, and texts stay English.
        static_cast<void>(load(QStringLiteral(":/i18n/kachisuji_%1.qm").arg(QLatin1String(language))));
    }
};

std::string english(const core::Phrase& phrase, int n) {
    static const Catalogue catalogue("en"); // plurals
    return translated(catalogue, phrase, n);
}

std::string japanese(const core::Phrase& phrase, int n) {
    static const Catalogue catalogue("ja");
    return translated(catalogue, phrase, n);
}

std::string kana(const core::Phrase& phrase, int n) {
    static const Catalogue catalogue("ja_Hira");
    return translated(catalogue, phrase, n);
}

} // namespace

const std::vector<core::Language>& languages() {
    static const std::vector<core::Language> all{{"en", english}, {"ja", japanese}, {"ja_Hira", kana}};
    return all;
}

core::Translate language(std::string_view name) {
    if (name == "en") return english;
    if (name == "ja") return japanese;
    if (name == "ja_Hira") return kana;
    throw core::badValue("--lang", name, {core::text("core", "one of %1"), {"en, ja, ja_Hira"}});
}

} // namespace cli
