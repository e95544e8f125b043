#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

#include "core/play/match.h"
#include "core/puzzle/progress.h"
#include "ui/look/language.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// What the program remembers between starts; each value has its home here and its default.
namespace settings {

enum class Look { System, Light, Dark };

std::optional<language::Id> languageId();
void setLanguageId(language::Id id);
Look look();
void setLook(Look look);
bool highContrast();
void setHighContrast(bool on);
int textSize(); // in percent of the usual
void setTextSize(int percent);
int help(); // a Help level, see session.h
void setHelp(int level);
bool predictsFirst();
void setPredictsFirst(bool on);
bool fades(); // the hints, after right predictions
void setFades(bool on);
struct Faded {
    int levels = 0; // that the hints have stepped back
    int inARow = 0; // right predictions since
};
Faded faded(std::string_view game, const QString& player);
void setFaded(std::string_view game, const QString& player, Faded faded);
bool whyFolded();
void setWhyFolded(bool folded);
bool whyDeep(); // the theory is shown with the reason
void setWhyDeep(bool deep);
bool reduceMotion();
void setReduceMotion(bool on);
bool sounds(); // as chosen; until then as motion: on, unless that is reduced
void setSounds(bool on);
double animationSpeed(); // 1 is the style's
void setAnimationSpeed(double speed);
QString playerName(int seat); // as last typed; empty: not yet
void setPlayerName(int seat, const QString& name);
std::optional<core::Level> computer(int seat); // how strong the one is that sat there last; nothing: a person
void setComputer(int seat, std::optional<core::Level> level);
core::Level level(); // of the last computer played against: one that can be beaten, for newcomers
std::array<core::Seat, 2> people();   // two people, named as the last time
QString rules(std::string_view game); // remembered from the new-game dialog
void setRules(std::string_view game, const QString& rules);
QSet<QString> beatenStages(std::string_view game); // rules texts of the stages beaten
QSet<QString> hintedStages(std::string_view game); // those of them that have been beaten with hints only
void addBeatenStage(std::string_view game, const QString& rules, bool hints);
QSet<QString> lessonsDone(std::string_view game); // ids of the lessons gone through
void addLessonDone(std::string_view game, const QString& id);
core::Progress practice(std::string_view game); // how its puzzles went so far
void setPractice(std::string_view game, const core::Progress& progress);
QString practiser(); // whose mistakes were practised last; at first those of who sits first
void setPractiser(const QString& player);
std::uintmax_t tableLimit(); // of all tables that solvers keep on disk, in bytes
void setTableLimit(std::uintmax_t bytes);
QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);

} // namespace settings
