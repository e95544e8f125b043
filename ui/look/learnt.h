#pragma once

#include "core/lessons/learnt.h"
#include "ui/look/settings.h"

// What has been learnt of a game on this computer.
inline core::Learnt learnt(const core::Kind& kind) {
    core::Learnt all{.done = {}, .clean = {}, .left = settings::lessonAt(kind.id).toStdString()};
    for (const auto& id : settings::lessonsDone(kind.id)) all.done.insert(id.toStdString());
    for (const auto& id : settings::lessonsClean(kind.id)) all.clean.insert(id.toStdString());
    return all;
}
