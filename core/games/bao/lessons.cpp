#include "core/games/bao/lessons.h"

namespace core::bao {

std::vector<Step> guide() {
    return {
        {Task::Try,
         text("bao", "Choose one of your pits: its stones are sown one by one, clockwise. Try it."), "pits=4",
         "0,2,0,0/0,1,0,0"},
        {Task::Try, text("bao", "If the last stone falls into an empty pit, the stones opposite are yours."),
         "pits=4", "0,1,0,2/3,1,0,0"},
    };
}

std::vector<Lesson> lessons() {
    return {
        {"landing",
         text("bao", "Where the last stone falls"),
         {{Task::Where, text("bao", "The first player sows pit b. Where does the last stone fall?"), "pits=4",
           "0,2,0,0/0,1,0,0", "b", nullptr, 0, text("bao", "Two stones go two pits on."),
           text("bao", "Count as many pits on as there are stones.")}},
         {text("bao", "The last stone falls as many pits on as there are stones in the hand."),
          text("bao", "The last stone always falls into the facing pit."),
          text("bao", "The last stone always falls into an empty pit.")},
         {Task::Where,
          text("bao", "Without help: pit a is sown. Where does it end?"),
          "pits=4",
          "3,0,0,0/0,1,0,0",
          "a",
          nullptr,
          0,
          {},
          text("bao", "Count once more.")}},
    };
}

} // namespace core::bao
