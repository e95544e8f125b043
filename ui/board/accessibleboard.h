#pragma once

// Lets screen readers see the spots of every BoardView as buttons. May be called more than once.
void installAccessibleBoard();
