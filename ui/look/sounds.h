#pragma once

#include <QString>

#include <functional>
#include <string_view>

// The sounds of the games: core/games/<game>/sounds/<event>.wav, one for each kind of event in the stories of
// moves that shall be heard. They are played by the desktop's sound service, on a thread of its own. Without
// a device, or when they are switched off, there is silence.
namespace sounds {

// The file of a game's sound for an event; empty: there is none.
QString file(std::string_view game, std::string_view event);

// Plays it, unless sounds are off.
void play(std::string_view game, std::string_view event);

// From now on files are handed to `hear` instead of the desktop; nothing: to the desktop again.
void setOutput(std::function<void(const QString& file)> hear);

} // namespace sounds
