#include "app/cli/commands.h"

#include <QFile>

#include "core/options.h"
#include "core/play/link.h"
#include "core/play/record.h"

#include <algorithm>
#include <iostream>

using namespace core;

namespace cli {

namespace {

std::string contentOf(const std::string& path) {
    QFile file(QFile::decodeName(path.c_str()));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError({text("cli", "“%1” cannot be read: %2"), {path, file.errorString().toStdString()}});
    checkRecordSize(static_cast<std::size_t>(file.size()));
    return file.readAll().toStdString();
}

} // namespace

Syntax linkSyntax(std::span<const std::string> given) {
    const bool reads = std::ranges::any_of(given, [](const auto& one) { return one.starts_with("--read"); });
    return {"link",
            reads ? std::vector<std::string_view>{} : std::vector<std::string_view>{"FILE"},
            {reads ? "read" : "page", "lang"},
            {"help"}};
}

// Only what can be opened is turned into a link, or taken out of one.
Exit link(const Arguments& arguments, Translate) {
    if (const auto given = arguments.value("read")) {
        const auto record = recordIn(*given);
        readRecord(record);
        std::cout << record << '\n';
        return Exit::Done;
    }
    const auto record = contentOf(arguments.word("FILE"));
    readRecord(record);
    std::cout << linkTo(arguments.value("page").value_or("kachisuji.html"), record) << '\n';
    return Exit::Done;
}

} // namespace cli
