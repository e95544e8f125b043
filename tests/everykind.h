#pragma once

#include "tests/toykinds.h"

#include <QTest>

#include <string>

Q_DECLARE_METATYPE(const core::Kind*)

// The kinds of game that everything must hold for: those of the catalogue, and the template for new ones.
// With KACHISUJI_ONLY=ID that one alone, for the others have just been gone over (tests/template).
namespace everykind {

inline std::vector<const core::Kind*> asked(std::vector<const core::Kind*> kinds) {
    if (const auto only = qEnvironmentVariable("KACHISUJI_ONLY").toStdString(); !only.empty())
        std::erase_if(kinds, [&](const core::Kind* kind) { return kind->id != only; });
    return kinds;
}

inline std::vector<const core::Kind*> shipped() {
    return asked(core::catalogue());
}

inline std::vector<const core::Kind*> all() {
    auto kinds = core::catalogue();
    kinds.push_back(&core::pursuit::kind());
    return asked(std::move(kinds));
}

// A row with the id of each that is shipped.
inline void ids() {
    QTest::addColumn<QString>("id");
    for (const auto* kind : shipped()) {
        const auto id = QString::fromUtf8(kind->id.data(), static_cast<qsizetype>(kind->id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
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
