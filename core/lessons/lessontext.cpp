#include "core/lessons/lessontext.h"

#include <boost/locale/utf.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace core::lessontext {

namespace {

constexpr std::array<std::pair<std::string_view, std::string OwnWords::*>, 4> tongueNames{
    {{"", &OwnWords::any},
     {"en", &OwnWords::english},
     {"ja", &OwnWords::japanese},
     {"ja_Hira", &OwnWords::kana}}};

constexpr std::span tongues(tongueNames);
constexpr std::string_view blanks = " \t\r";

// UTF-8, and of what is no letter only blanks.
void checkLetters(std::string_view line, int number) {
    using boost::locale::utf::incomplete, boost::locale::utf::illegal;
    const auto* at = line.data();
    const auto* const end = at + line.size();
    while (at != end) {
        const auto code = boost::locale::utf::utf_traits<char>::decode(at, end);
        if (code == incomplete || code == illegal) failAt(number, text("core", "this is not UTF-8"));
        if ((code < 0x20 && code != '\t') || (code >= 0x7F && code < 0xA0))
            failAt(number, text("core", "there is a character that cannot be shown"));
    }
}

// Between words of letters a line's end is a blank; between those of Japanese it is nothing.
std::string continued(std::string said, std::string_view more) {
    const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (!said.empty() && (plain(said.back()) || plain(more.front()))) said += ' ';
    return said + std::string(more);
}

class Lines {
public:
    std::vector<Section> sections{{}};

    void take(std::string_view line) {
        ++m_number;
        checkLetters(line, m_number);
        const auto said = trimmed(line);
        if (said.empty() || line.front() == '#') return;
        if (blanks.find(line.front()) != std::string_view::npos)
            goOn(said);
        else if (line.front() == '[')
            begin(said);
        else
            add(said);
    }

private:
    void begin(std::string_view said) {
        if (said.back() != ']')
            failAt(m_number, {text("core", "“%1” does not end with “]”"), {std::string(said)}});
        sections.push_back({m_number, std::string(trimmed(said.substr(1, said.size() - 2)))});
        m_last = nullptr;
    }

    void add(std::string_view said) {
        const auto colon = said.find(':');
        if (colon == std::string_view::npos)
            failAt(m_number, {text("core", "“%1” is not of the form key: value"), {std::string(said)}});
        const auto whole = trimmed(said.substr(0, colon)), value = trimmed(said.substr(colon + 1));
        const auto dot = std::min(whole.find('.'), whole.size());
        const auto key = whole.substr(0, dot), name = whole.substr(std::min(dot + 1, whole.size()));
        const auto tongue = std::ranges::find(tongues, name, [](const auto& one) { return one.first; });
        if (tongue == tongues.end())
            failAt(m_number, {text("core", "there is no language “%1”; allowed: %2"),
                              {std::string(name), "en, ja, ja_Hira"}});
        auto& entries = sections.back().entries;
        const auto before =
            std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& e) { return e.key == key; });
        // The same in another language, or the next of its kind.
        auto& entry = before != entries.rend() && (before->words.*tongue->second).empty()
                          ? *before
                          : entries.emplace_back(Entry{m_number, std::string(key), {}});
        m_last = &(entry.words.*tongue->second);
        say(std::string(value));
    }

    void goOn(std::string_view said) {
        if (m_last == nullptr)
            failAt(m_number, text("core", "there is nothing before this that it could continue"));
        say(continued(*m_last, said));
    }

    void say(const std::string& words) {
        if (words.size() > longestLessonText)
            failAt(m_number, {text("core", "a text of %1 bytes is too long; allowed: %2"),
                              {Message::Argument(static_cast<int>(words.size())),
                               Message::Argument(static_cast<int>(longestLessonText))}});
        *m_last = unturned(words);
    }

    int m_number = 0;
    std::string* m_last = nullptr; // what a line that goes on would go on with
};

} // namespace

std::string_view trimmed(std::string_view s) {
    const auto begin = std::min(s.find_first_not_of(blanks), s.size());
    s.remove_prefix(begin);
    return s.substr(0, s.find_last_not_of(blanks) + 1); // npos + 1 is 0
}

void failAt(int line, const Message& why) {
    throw InputError(std::string(placed), {text("core", "line %1: %2"), {std::to_string(line), why}});
}

std::vector<Section> sectionsOf(std::string_view file) {
    if (file.size() > mostLessonBytes)
        untrusted::fail({text("core", "a lesson of %1 bytes is too large; allowed: %2"),
                         {Message::Argument(static_cast<int>(file.size())),
                          Message::Argument(static_cast<int>(mostLessonBytes))}});
    if (constexpr std::string_view mark = "\xEF\xBB\xBF"; file.starts_with(mark))
        file.remove_prefix(mark.size());
    Lines lines;
    while (!file.empty()) {
        const auto end = std::min(file.find('\n'), file.size());
        auto line = file.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.take(line);
        file.remove_prefix(std::min(end + 1, file.size()));
    }
    return std::move(lines.sections);
}

} // namespace core::lessontext
