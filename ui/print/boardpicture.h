#pragma once

#include "ui/board/boardpainter.h"
#include "ui/print/document.h"

#include <memory>

namespace print {

// A board as its model has it, painted by the painter of the screen in the look of paper. `seen` says what
// is seen besides; its ground is not used.
Picture of(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen);
// The same without the empty ground round what stands on it.
Picture closely(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen);
// The same in lines of ink, without a frame, to be drawn on with a pencil.
Picture forPencil(const std::shared_ptr<const core::BoardState>& model, const BoardPicture& seen);

} // namespace print
