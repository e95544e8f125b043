#pragma once

#include <QByteArray>
#include <QSet>
#include <QSettings>
#include <QString>

#include "core/play/match.h"
#include "core/puzzle/progress.h"
#include "ui/look/language.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

// What the program remembers between starts; each value has its home here and its default.
namespace settings {

// A value with its key, what it is at first, and for numbers and choices the least and the most that it can
// be, whatever stands in the file.
template <class T>
struct Setting {
    const char* key;
    T usual, least = usual, most = usual;

    T operator()() const {
        const QVariant kept = QSettings().value(QLatin1String(key), stored(usual));
        if constexpr (std::is_enum_v<T>)
            return static_cast<T>(qBound(stored(least), kept.toInt(), stored(most)));
        else if constexpr (std::is_same_v<T, bool>)
            return kept.toBool();
        else
            return qBound(least, kept.value<T>(), most); // a number that is none is the least
    }
    void set(T value) const { QSettings().setValue(QLatin1String(key), stored(value)); }

private:
    static auto stored(T value) {
        if constexpr (std::is_enum_v<T>)
            return static_cast<int>(value);
        else
            return value;
    }
};

enum class Look { System, Light, Dark };
inline constexpr Setting<Look> look{"look", Look::System, Look::System, Look::Dark};
inline constexpr Setting<bool> highContrast{"contrast", false};
inline constexpr Setting<int> textSize{"textsize", 100, 100, 200}; // in percent of the usual
inline constexpr Setting<int> help{"help", 0, 0, 3};               // a Help level, see help.h
inline constexpr Setting<bool> predictsFirst{"predictFirst", false};
inline constexpr Setting<bool> fades{"fades", false};              // the hints, after right predictions
inline constexpr Setting<bool> traps{"traps", false};              // are told where hints are shown
inline constexpr Setting<int> lastHelp{"helpLast", 2, 1, 3};       // the one that is not Off
inline constexpr Setting<bool> drawer{"drawer/hints", true};       // it is open where hints are shown,
inline constexpr Setting<bool> drawerPlain{"drawer/plain", false}; // and where none are
inline constexpr Setting<bool> marksFolded{"marksFolded", false};
inline constexpr Setting<bool> whyFolded{"whyFolded", false};
inline constexpr Setting<bool> whyDeep{"whyDeep", false}; // the theory is shown with the reason
inline constexpr Setting<bool> reduceMotion{"motion/reduce", false};
inline constexpr Setting<double> animationSpeed{"motion/speed", 1, 0.25, 4}; // 1 is the style's

std::optional<language::Id> languageId();
void setLanguageId(language::Id id);
struct Faded {
    int levels = 0; // that the hints have stepped back
    int inARow = 0; // right predictions since
};
Faded faded(std::string_view game, const QString& player);
void setFaded(std::string_view game, const QString& player, Faded faded);
bool sounds(); // as chosen; until then as motion: on, unless that is reduced
void setSounds(bool on);
QString playerName(int seat); // as last typed; empty: not yet
void setPlayerName(int seat, const QString& name);
QString broker(); // that carries matches by a link; empty: none yet
void setBroker(const QString& address);
QString page(); // where the page stands that such a link opens; empty: nowhere
void setPage(const QString& address);
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
QSet<QString> lessonsClean(std::string_view game); // those of them without a wrong answer
void addLessonClean(std::string_view game, const QString& id);
QString lessonAt(std::string_view game); // the one broken off, and where (core::LessonRun::kept)
void setLessonAt(std::string_view game, const QString& kept);
core::Progress practice(std::string_view game); // how its puzzles went so far
void setPractice(std::string_view game, const core::Progress& progress);
QString practiser(); // whose mistakes were practised last; at first those of who sits first
void setPractiser(const QString& player);
std::uintmax_t tableLimit(); // of all tables that solvers keep on disk, in bytes
void setTableLimit(std::uintmax_t bytes);
// What is chosen in the dialog of settings, as if nobody had chosen yet: gives what was chosen, to be put
// back. What was played, learnt and typed stays.
QVariantMap reset();
void restore(const QVariantMap& chosen);
QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);

} // namespace settings
