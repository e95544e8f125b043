#include "ui/table/page/pagewords.h"

#include <QCoreApplication>

#include "core/picture/page.h"
#include "ui/look/language.h"

nlohmann::ordered_json pagewords() {
    const auto say = [](const char* text) {
        return QCoreApplication::translate("TablePage", text).toStdString();
    };
    nlohmann::ordered_json words{
        {"language", language::code(language::current()).toStdString()},
        {"join", say(QT_TRANSLATE_NOOP("TablePage", "Join the table"))},
        {"code", say(QT_TRANSLATE_NOOP("TablePage", "The code that the screen shows"))},
        {"wrong", say(QT_TRANSLATE_NOOP("TablePage", "This is not the code."))},
        {"tooSoon",
         say(QT_TRANSLATE_NOOP("TablePage", "There were wrong codes. Please try again in %1 seconds."))},
        {"card",
         say(QT_TRANSLATE_NOOP("TablePage",
                               "This card is not valid any more. Ask for your new one, or type the code."))},
        {"notMe", say(QT_TRANSLATE_NOOP("TablePage", "That is not me"))},
        {"begun", say(QT_TRANSLATE_NOOP("TablePage", "Begun by yourself"))},
        {"go", say(QT_TRANSLATE_NOOP("TablePage", "Go on"))},
        {"name", say(QT_TRANSLATE_NOOP("TablePage", "Your name"))},
        {"choose", say(QT_TRANSLATE_NOOP("TablePage", "Where do you want to sit?"))},
        {"watch", say(QT_TRANSLATE_NOOP("TablePage", "Watch"))},
        {"taken", say(QT_TRANSLATE_NOOP("TablePage", "taken"))},
        {"soon", say(QT_TRANSLATE_NOOP("TablePage", "The match will begin soon."))},
        {"alone", say(QT_TRANSLATE_NOOP("TablePage", "On my own"))},
        {"freely", say(QT_TRANSLATE_NOOP("TablePage", "Choose freely"))},
        {"together", say(QT_TRANSLATE_NOOP("TablePage", "Back to the table"))},
        {"toList", say(QT_TRANSLATE_NOOP("TablePage", "Back to the list"))},
        {"doneOf", say(QT_TRANSLATE_NOOP("TablePage", "%1 of %2 done"))},
        {"noTasks",
         say(QT_TRANSLATE_NOOP("TablePage", "Lessons, puzzles and matches against the computer."))},
        {"otherBegins", say(QT_TRANSLATE_NOOP("TablePage", "Again, the other player begins"))},
        {"sameBegins", say(QT_TRANSLATE_NOOP("TablePage", "Again, the same begins"))},
        {"parts", say(QT_TRANSLATE_NOOP("TablePage", "What fits here"))},
        {"sayRule", say(QT_TRANSLATE_NOOP("TablePage", "That is my rule"))},
        {"ownWords", say(QT_TRANSLATE_NOOP("TablePage", "Or in your own words"))},
        {"saidRule", say(QT_TRANSLATE_NOOP("TablePage", "You have said: %1"))},
        {"take", say(QT_TRANSLATE_NOOP("TablePage", "Take it with you"))},
        {"leave", say(QT_TRANSLATE_NOOP("TablePage", "Leave the seat"))},
        {"lost", say(QT_TRANSLATE_NOOP("TablePage", "The connection is lost. Trying again …"))}};
    words.update(
        core::page::wordsJson([](const core::Message& m) { return language::spoken(m).toStdString(); }));
    return words;
}
