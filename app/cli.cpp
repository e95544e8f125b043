#include "app/cli/commands.h"
#include "app/cli/language.h"
#ifdef KACHISUJI_MPI
#include "app/cli/mpiteam.h"
#endif
#include "core/joined.h"
#include "core/solve/storedtable.h"
#include "core/version.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>
#include <system_error>

// kachisuji-cli: the games without a display. Answers go to standard output, errors as one line to
// standard error.

using cli::Exit;
using core::InputError;
using core::text;

namespace {

const cli::Command& commandOf(const std::string& name) {
    for (const auto& command : cli::commands())
        if (command.name == name) return command;
    const auto known = core::joined(cli::commands(), ", ", &cli::Command::name);
    if (name.empty()) throw InputError({text("cli", "a command is missing; commands are: %1"), {known}});
    throw InputError({text("cli", "there is no command “%1”; commands are: %2"), {name, known}});
}

void printHelp(core::Translate translate) {
    const auto say = [&](const core::Phrase& phrase) { std::cout << spoken(phrase, translate) << '\n'; };
    std::cout << "kachisuji-cli COMMAND …\n\n";
    for (const auto& command : cli::commands()) {
        std::cout << "  " << command.name << ' ' << command.usage << "\n      ";
        say(command.about);
    }
    std::cout << '\n';
    std::cout << cli::commonHelp(translate, true);
    std::cout << '\n';
    say(text("cli",
             "LEVEL is random, first-steps, gentle, fair, strong or perfect. Ctrl-C ends the thinking."));
    say(text("cli", "Exit code: 0 done, 1 not proved in the time given, 2 bad usage or input."));
}

// The one asked for, found before the rest is understood: what is wrong with that is told in it too.
core::Translate languageOf(std::span<const std::string> given) {
    const auto at = std::ranges::find(given, "--lang");
    return cli::language(std::distance(at, given.end()) > 1 ? std::string_view(*std::next(at)) : "en");
}

Exit run(std::span<const std::string> given, core::Translate& translate) {
    translate = languageOf(given);
    const auto name = given.empty() ? std::string() : given.front();
    if (name == "--help") return printHelp(translate), Exit::Done;
    if (name == "--version") return std::cout << "kachisuji-cli " << core::version() << '\n', Exit::Done;
    const auto& command = commandOf(name);
    const auto rest = given.subspan(1);
    const cli::Arguments arguments(command.syntax(rest), rest);
    if (arguments.flag("help")) {
        const auto own = command.help != nullptr ? command.help(arguments, translate) : std::string();
        own.empty() ? printHelp(translate) : void(std::cout << own);
        return Exit::Done;
    }
    return command.run(arguments, translate);
}

// What a program cannot do anything about, in a line.
core::Message trouble(const std::exception& e) {
    const bool memory = dynamic_cast<const std::bad_alloc*>(&e) != nullptr ||
                        dynamic_cast<const std::length_error*>(&e) != nullptr ||
                        dynamic_cast<const std::system_error*>(&e) != nullptr; // no thread left
    if (memory) return text("cli", "there is not enough memory for this");
    return {text("cli", "this could not be worked out: %1"), {std::string(e.what())}};
}

} // namespace

int main(int argc, char* argv[]) {
#ifdef KACHISUJI_MPI
    std::optional<cli::MpiTeam> team;
    if (cli::MpiTeam::started()) {
        core::Team::setOfProgram(&team.emplace(argc, argv));
        if (team->self() > 0 && std::freopen("/dev/null", "w", stdout) == nullptr) return 1; // one tells it
    }
#endif
    const std::vector<std::string> given(argv + std::min(argc, 1), argv + argc);
    auto translate = cli::language("en");
    auto exit = Exit::BadInput;
    try {
        exit = run(given, translate);
        if (!std::cout.flush()) throw InputError(text("cli", "the answer cannot be written"));
    } catch (const InputError& e) {
        std::cerr << "kachisuji-cli: " << spoken(e.message(), translate) << '\n';
        exit = Exit::BadInput;
    } catch (const core::DamagedTable&) {
        std::cerr << "kachisuji-cli: "
                  << spoken(text("cli", "a table on the disk was damaged and has been removed: try again"),
                            translate)
                  << '\n';
        exit = Exit::BadInput;
    } catch (const std::exception& e) {
        std::cerr << "kachisuji-cli: " << spoken(trouble(e), translate) << '\n';
        exit = Exit::BadInput;
    }
    return static_cast<int>(exit);
}
