#pragma once

// How much help is shown. Best once (H) is an action of the views, not a level.
enum class Help { Off, VerdictOnly, Marks, Numbers };
