#pragma once

#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// An English literal with its translation context. Made only by text() and plural(), so that lupdate
// finds every one of them (see translations/).
struct Phrase {
    const char* context = "";
    const char* english = "";

    friend bool operator==(const Phrase& a, const Phrase& b) {
        return std::string_view(a.context) == b.context && std::string_view(a.english) == b.english;
    }
};

// Marks an English text for translation.
consteval Phrase text(const char* context, const char* english) {
    return {context, english};
}

// The same for a text with a number %n, which has plural forms.
consteval Phrase plural(const char* context, const char* english) {
    return {context, english};
}

// What a stranger has written, without the invisible characters that turn the order of the text around it.
std::string unturned(std::string_view given);

// A phrase with what is to be put into its places %1, %2, … (texts of their own or plain strings) and %n.
struct Message {
    struct Argument;

    Phrase phrase;
    std::vector<Argument> arguments;
    int n = -1; // the number for %n; negative: none

    Message();         // constructors are defined below, where Argument is complete
    Message(Phrase p); // a phrase is a message without arguments
    Message(Phrase p, std::vector<Argument> a, int number = -1);
    // What reads alike in every language: a notation, a figure.
    static Message plain(Argument what);

    bool empty() const { return *phrase.english == '\0'; }
    // English without a catalogue: for logs, exceptions and tests.
    std::string english() const;
    friend bool operator==(const Message&, const Message&) = default;
};

// What stands in a place of a message: plain text (a notation), a figure, or a text to translate.
struct Message::Argument {
    std::string plain;
    bool figure =
        false; // `plain` is a number, whose thousands may be parted as in the language it is read in
    std::vector<Message> message; // at most one; a vector because Message is incomplete here

    Argument(std::string s) : plain(std::move(s)) {}
    Argument(const char* s) : plain(s) {}
    Argument(int number) : plain((number < 0 ? "−" : "") + std::to_string(std::abs(number))), figure(true) {}
    Argument(Message m) : message{std::move(m)} {}
    Argument(Phrase p) : message{Message(p)} {}
    friend bool operator==(const Argument&, const Argument&) = default;
};

inline Message::Message() = default;
inline Message::Message(Phrase p) : phrase(p) {}
inline Message::Message(Phrase p, std::vector<Argument> a, int number)
    : phrase(p), arguments(std::move(a)), n(number) {}
inline Message Message::plain(Argument what) {
    return {{"", "%1"}, {std::move(what)}};
}

// One after the other: "left taps their right → share 1 and 2"; with `goesOn` the rest is left out.
Message inSequence(const std::vector<Message>& steps, bool goesOn);

// How a phrase reads in some language: (phrase, n) → text with places.
using Translate = std::string (*)(const Phrase&, int n);

// A message in the language of `translate`, its places filled.
std::string spoken(const Message& message, Translate translate);

// Something given from outside could not be used. The message says what, where, and what is allowed, on
// one line (what was given is shortened, its line breaks become spaces); whoever catches it has lost
// nothing. Where it is about one option, it names the option's key.
class InputError : public std::exception {
public:
    explicit InputError(Message message) : InputError({}, std::move(message)) {}
    InputError(std::string key, Message message);
    const Message& message() const { return m_message; }
    const std::string& key() const { return m_key; }
    const char* what() const noexcept override { return m_english.c_str(); }

private:
    Message m_message;
    std::string m_english;
    std::string m_key;
};

} // namespace core
