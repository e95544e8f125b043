#include "core/belief.h"
#include "core/games/ribbonim/lessons.h"

namespace core::ribbonim {

const Belief takeMost{text("ribbonim", "take as many stones as you can"), beliefs::mostTaken};
const Belief leaveEven{text("ribbonim", "leave an even number of stones"), beliefs::evenLeft};
const Belief evenToTheEnd{text("ribbonim", "leave every column even, to the very end"), beliefs::columnsLeft};

} // namespace core::ribbonim
