#include "core/games/persimmons/lessons.h"

namespace core::persimmons {

std::vector<Step> guide() {
    return {
        {Task::Try, text("persimmons", "Drop one persimmon or more from one string. Try it."), "condition=W",
         "3-5W"},
        {Task::Try, text("persimmons", "Instead of dropping you may declare what the last move is worth."),
         "", "3-5A", "W L", nullptr, 0, text("persimmons", "It is said once, and it takes the whole turn."),
         text("persimmons", "Click one of the two tablets.")},
    };
}

std::vector<Lesson> lessons() {
    return {
        {"pairs",
         text("persimmons", "Two equal strings"),
         {{Task::Keep, text("persimmons", "The last mover wins. Make both strings equal and keep them so."),
           "condition=W", "2-4W", "", nullptr, 0,
           text("persimmons", "Whatever was dropped on one side you dropped on the other."),
           text("persimmons", "After your move both strings should be of one length.")}},
         {text("persimmons", "Two equal strings are lost for the player on move: the other copies."),
          text("persimmons", "Two equal strings are won for the player on move."),
          text("persimmons", "It does not matter how long the strings are.")},
         {Task::Best,
          text("persimmons", "Without help: find the winning move."),
          "condition=W",
          "3-7W",
          "",
          nullptr,
          0,
          {},
          text("persimmons", "Make the strings equal.")}},
    };
}

} // namespace core::persimmons
