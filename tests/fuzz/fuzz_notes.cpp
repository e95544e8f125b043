#include "tests/fuzz/fuzz.h"
#include "ui/keep/matchnotes.h"

#include <string>

// What a kept match says of itself beside its record: what has been read of it is read again when it is
// written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string rest(reinterpret_cast<const char*>(bytes), size);
    const auto notes = notesIn(rest), again = notesIn(withNotes(rest, notes));
    fuzz::require(again.values == notes.values && again.helped == notes.helped &&
                  again.before.wins == notes.before.wins && again.before.draws == notes.before.draws &&
                  again.before.swapped == notes.before.swapped);
    return 0;
}
