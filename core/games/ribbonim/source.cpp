#include "core/source.h"

namespace core::ribbonim {

Source source();

Source source() {
    return {"Ribbonim(ひも状石取りゲーム)について",
            "",
            text("ribbonim", "the author of the Ribbonim page"),
            text("ribbonim",
                 "A web page, first written on 2005-09-28, with a new title since 2007-07-03. Its author "
                 "gives no name."),
            text("ribbonim",
                 "How does one always win? It goes backwards from the end, T0, T1, T2 and so on, proves "
                 "that every field is won or lost, and keeps a place for a theorem: “TBD”."),
            text("ribbonim",
                 "Its lists of T5 and T7 are complete, and 3-5-7 and 1-2-3-4-5 are in T14, as it says. In "
                 "the place that was kept there is a theorem now: a field is won or lost as in Nim with "
                 "the lengths as heaps."),
            text("ribbonim",
                 "The name Ribbonim, fields, T0, T1, T2 … and names like T5a, 357 and 12345 come from this "
                 "page. Rings and limits were added here; it mentions Circular Nim."),
            {}};
}

} // namespace core::ribbonim
