#include "ui/table/page/pagewords.h"

#include <QCoreApplication>

#include "ui/look/language.h"

nlohmann::ordered_json pagewords() {
    const auto say = [](const char* text) {
        return QCoreApplication::translate("TablePage", text).toStdString();
    };
    return {{"language", language::code(language::current()).toStdString()},
            {"join", say(QT_TRANSLATE_NOOP("TablePage", "Join the table"))},
            {"code", say(QT_TRANSLATE_NOOP("TablePage", "The code that the screen shows"))},
            {"wrong", say(QT_TRANSLATE_NOOP("TablePage", "This is not the code."))},
            {"tooSoon",
             say(QT_TRANSLATE_NOOP("TablePage", "There were wrong codes. Please try again in %1 seconds."))},
            {"go", say(QT_TRANSLATE_NOOP("TablePage", "Go on"))},
            {"name", say(QT_TRANSLATE_NOOP("TablePage", "Your name"))},
            {"choose", say(QT_TRANSLATE_NOOP("TablePage", "Where do you want to sit?"))},
            {"watch", say(QT_TRANSLATE_NOOP("TablePage", "Watch"))},
            {"taken", say(QT_TRANSLATE_NOOP("TablePage", "taken"))},
            {"soon", say(QT_TRANSLATE_NOOP("TablePage", "The match will begin soon."))},
            {"stop", say(QT_TRANSLATE_NOOP("TablePage", "Stop here"))},
            {"takeBack", say(QT_TRANSLATE_NOOP("TablePage", "Take back"))},
            {"giveUp", say(QT_TRANSLATE_NOOP("TablePage", "Give up"))},
            {"reallyGiveUp", say(QT_TRANSLATE_NOOP("TablePage", "Give up this match?"))},
            {"yes", say(QT_TRANSLATE_NOOP("TablePage", "Yes"))},
            {"no", say(QT_TRANSLATE_NOOP("TablePage", "No"))},
            {"leave", say(QT_TRANSLATE_NOOP("TablePage", "Leave the seat"))},
            {"look", say(QT_TRANSLATE_NOOP("TablePage", "Light or dark"))},
            {"lost", say(QT_TRANSLATE_NOOP("TablePage", "The connection is lost. Trying again …"))},
            {"board", say(QT_TRANSLATE_NOOP("TablePage", "Board"))},
            {"left", say(QT_TRANSLATE_NOOP("TablePage", "Turn the field left"))},
            {"right", say(QT_TRANSLATE_NOOP("TablePage", "Turn the field right"))},
            {"up", say(QT_TRANSLATE_NOOP("TablePage", "Turn the field up"))},
            {"down", say(QT_TRANSLATE_NOOP("TablePage", "Turn the field down"))}};
}
