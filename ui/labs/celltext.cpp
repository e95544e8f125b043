#include "ui/labs/celltext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/play/report.h"
#include "ui/look/language.h"

#include <algorithm>
#include <span>

namespace celltext {

namespace {

constexpr std::size_t listed = 40; // entries of a list that are written out; exports hold them all

struct Shown {
    QString operator()(std::monostate) const { return QStringLiteral("–"); }
    QString operator()(bool yes) const {
        return yes ? QCoreApplication::translate("celltext", "yes")
                   : QCoreApplication::translate("celltext", "no");
    }
    QString operator()(std::int64_t n) const {
        return column.bytes ? QLocale().formattedDataSize(n, 1, QLocale::DataSizeSIFormat)
                            : QString::fromUtf8(column.before.data(), qsizetype(column.before.size())) +
                                  QLocale().toString(qlonglong{n});
    }
    // The words of the public forms for an outcome are translated, and for a player behind a sign of a
    // formula, as in p(s) = first; all else is a notation.
    QString operator()(const std::string& s) const {
        if (s == "win") return QCoreApplication::translate("celltext", "win");
        if (s == "draw") return QCoreApplication::translate("celltext", "draw");
        if (s == "loss") return QCoreApplication::translate("celltext", "loss");
        if (s == "unproven") return QCoreApplication::translate("celltext", "unproven");
        const auto last = s.rfind(' ');
        if (last == std::string::npos) return QString::fromStdString(s);
        const auto player = s.substr(last + 1), sign = s.substr(0, last + 1);
        if (player == "first")
            return QString::fromStdString(sign) + QCoreApplication::translate("celltext", "first");
        if (player == "second")
            return QString::fromStdString(sign) + QCoreApplication::translate("celltext", "second");
        return QString::fromStdString(s);
    }
    QString operator()(const std::vector<std::int64_t>& numbers) const {
        QStringList all;
        for (const auto n : numbers) all << QLocale().toString(qlonglong{n});
        return all.join(QLatin1Char(' '));
    }
    QString operator()(const std::vector<std::string>& texts) const {
        QStringList all;
        for (const auto& t : std::span(texts).first(std::min(texts.size(), listed)))
            all << QString::fromStdString(t);
        auto text = all.join(QStringLiteral(",  "));
        if (texts.size() <= listed) return text;
        return QCoreApplication::translate("celltext", "%1 … (%2 in all)")
            .arg(text, QLocale().toString(qulonglong{texts.size()}));
    }

    const core::Column& column;
};

} // namespace

QString shown(const core::Cell& cell, const core::Column& column) {
    return std::visit(Shown{column}, cell);
}

QVariant sortable(const core::Cell& cell) {
    if (const auto* n = std::get_if<std::int64_t>(&cell)) return QVariant::fromValue(qlonglong{*n});
    if (const auto* list = std::get_if<std::vector<std::string>>(&cell))
        return QVariant::fromValue(qlonglong{static_cast<qlonglong>(list->size())});
    return shown(cell);
}

QString word(const core::Schema& options, const std::string& key, const std::string& value) {
    const auto* name = core::nameOf(options, key, value);
    return name == nullptr ? QString::fromStdString(value) : language::spoken(*name);
}

QString rules(const core::Schema& options, const std::string& rules) {
    QStringList parts;
    for (const auto& pair : core::split(rules, ';')) {
        const auto key = pair.substr(0, pair.find('='));
        const auto option = std::ranges::find(options, key, &core::Option::key);
        if (option == options.end()) continue;
        const auto value = pair.substr(std::min(pair.size(), key.size() + 1));
        parts << language::spoken(option->label) + QLatin1Char(' ') + word(options, key, value);
    }
    return parts.join(QStringLiteral(" · "));
}

bool number(const core::Cell& cell) {
    return std::holds_alternative<std::int64_t>(cell);
}

} // namespace celltext
