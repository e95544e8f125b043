#pragma once

#include "ui/board/notes.h"
#include "ui/table/host/classroom.h"

// How often each move was answered, on its place of the board, once answers are shown: "✓ 3" of those that
// are right. Of a question for moves; of others there are none. `named`: with the names of those who did.
std::vector<Note> answerNotes(const Classroom::Question& question, bool named);
