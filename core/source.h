#pragma once

#include "core/lesson.h"

namespace core {

// Where a game comes from: a document that others wrote, named as it names itself, and what became of it.
struct Source {
    // As they stand in the document, never translated. Authors may be empty: it names nobody.
    std::string_view title, authors = {};
    Phrase name;                    // who wrote it, in a sentence: "shirodoni"
    Phrase origin;                  // year, event and place, as far as the document gives them
    Phrase asks, before;            // its question; what it names itself, and what others knew before
    Phrase found, words;            // what was found since; which words are its own
    std::vector<Step> differs = {}; // where another thing was found: on the smallest board that shows it
};

} // namespace core
