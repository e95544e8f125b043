#pragma once

#include <QTemporaryDir>

#include "core/games/fmurs/tables/endgames.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <algorithm>

// Tables of Fmurs on disk.
namespace fmurskept {

using namespace core;
using FmursRules = fmurs::Rules;

// Tables are kept in a folder of their own as long as this lives.
class OwnCache {
public:
    OwnCache() : m_before(qgetenv("XDG_CACHE_HOME")) { qputenv("XDG_CACHE_HOME", m_folder.path().toUtf8()); }
    ~OwnCache() { qputenv("XDG_CACHE_HOME", m_before); }
    OwnCache(const OwnCache&) = delete;
    OwnCache& operator=(const OwnCache&) = delete;

private:
    QTemporaryDir m_folder;
    QByteArray m_before;
};

inline fmurs::Endgames tablesOf(const FmursRules& r, const std::string& name = {}) {
    return {r.chase(), r.dogs(), r.symmetries(), name, r.countedTurns()};
}

inline bool same(const fmurs::Endgame& a, const fmurs::Endgame& b) {
    fmurs::UnsetBytes ofA, ofB;
    return std::ranges::equal(a.values(ofA), b.values(ofB));
}

} // namespace fmurskept
