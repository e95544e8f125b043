#pragma once

#include <QObject>

#include "ui/look/language.h"

// Words are given where a part is made, and follow the language from then on, as lengths follow the scale
// (see scaled.h). `words` is a function that gives them; what it looks at must live as long as the part.

// Does now, and again in any other language, what words depend on, as long as the part is there.
template <class Say>
void inAnyLanguage(QObject* part, Say say) {
    QObject::connect(&language::change(), &language::Change::made, part, say);
    say();
}

// What stands on a label, a button, a chip …; gives the part.
template <class Part, class Words>
Part* says(Part* part, Words words) {
    inAnyLanguage(part, [=] { part->setText(words()); });
    return part;
}

// Between what one chooses; gives the part.
template <class Part, class Words>
Part* offers(Part* part, Words words) {
    inAnyLanguage(part, [=] { part->setChoices(words()); });
    return part;
}

// What a part without words is called, for a tooltip and a screen reader where it has both; gives the part.
template <class Part, class Words>
Part* named(Part* part, Words words) {
    inAnyLanguage(part, [=] {
        if constexpr (requires { part->setName(words()); })
            part->setName(words());
        else
            part->setAccessibleName(words());
    });
    return part;
}
