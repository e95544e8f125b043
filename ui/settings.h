#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

#include "ui/language.h"

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
int help(); // a Help level, see session.h
void setHelp(int level);
bool predictsFirst();
void setPredictsFirst(bool on);
bool reduceMotion();
void setReduceMotion(bool on);
bool sounds(); // as chosen; until then as motion: on, unless that is reduced
void setSounds(bool on);
double animationSpeed(); // 1 is the style's
void setAnimationSpeed(double speed);
QString playerName(int seat); // as last typed; empty: not yet
void setPlayerName(int seat, const QString& name);
QString rules(std::string_view game); // remembered from the new-game dialog
void setRules(std::string_view game, const QString& rules);
QSet<QString> beatenStages(std::string_view game); // rules texts of the stages beaten
QSet<QString> hintedStages(std::string_view game); // those of them that have been beaten with hints only
void addBeatenStage(std::string_view game, const QString& rules, bool hints);
std::uintmax_t tableLimit(); // of all tables that solvers keep on disk, in bytes
void setTableLimit(std::uintmax_t bytes);
QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);

} // namespace settings
