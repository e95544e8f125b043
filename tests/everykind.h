#pragma once

#include "tests/toykinds.h"

#include <QTest>

#include <string>

Q_DECLARE_METATYPE(const core::Kind*)

// The kinds of game that everything must hold for: those of the catalogue, and the template for new ones.
namespace everykind {

inline std::vector<const core::Kind*> all() {
    auto kinds = core::catalogue();
    kinds.push_back(&core::pursuit::kind());
    return kinds;
}

// A row of data for each.
inline void rows() {
    QTest::addColumn<const core::Kind*>("kind");
    for (const auto* kind : all()) QTest::newRow(std::string(kind->id).c_str()) << kind;
}

// A row for the usual rules of each, and one for each of its presets.
inline void presets() {
    QTest::addColumn<const core::Kind*>("kind");
    QTest::addColumn<QString>("rules");
    for (const auto* kind : all()) {
        QTest::newRow(std::string(kind->id).c_str()) << kind << QString();
        for (const auto& preset : kind->presets)
            QTest::newRow((std::string(kind->id) + " " + preset.rules).c_str())
                << kind << QString::fromStdString(preset.rules);
    }
}

// Where its files are, below the sources.
inline std::string folder(const core::Kind& kind) {
    if (&kind == &core::pursuit::kind()) return "tests/toy";
    return "core/games/" + std::string(kind.id);
}

} // namespace everykind
