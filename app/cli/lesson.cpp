#include "app/cli/commands.h"

#include "app/cli/limit.h"
#include "core/lessons/lessoncheck.h"

#include <QFile>

#include <iostream>

using namespace core;

namespace cli {

Syntax lessonSyntax() {
    return {"lesson", {"FILE"}, {"time-ms", "lang"}, {"help"}};
}

Exit lesson(const Arguments& arguments, Translate translate) {
    const auto& path = arguments.word("FILE");
    QFile file(QFile::decodeName(path.c_str()));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError({text("cli", "“%1” cannot be read: %2"), {path, file.errorString().toStdString()}});
    const Limit limit(timeLimit(arguments));
    try {
        const auto read = readLesson(file.read(static_cast<qint64>(mostLessonBytes) + 1).toStdString(), path);
        checkLesson(*read, limit.token());
    } catch (const InputError& e) {
        const Message told(text("core", "%1: %2"), {path, e.message()});
        if (!limit.token().stop_requested()) throw InputError(told);
        std::cerr << "kachisuji-cli: " << spoken(told, translate) << '\n';
        return Exit::NotProved;
    }
    std::cout << spoken({text("cli", "%1: nothing is wrong with this lesson"), {path}}, translate) << '\n';
    return Exit::Done;
}

} // namespace cli
