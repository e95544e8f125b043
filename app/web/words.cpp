#include "app/web/words.h"

#include "app/web/common/speech.h"

namespace web {

using core::text;

core::page::Json wordsJson() {
    auto words = core::page::wordsJson(speak);
    words["language"] = language();
    const auto add = [&](const char* name, const core::Phrase& phrase) { words[name] = speak(phrase); };
    add("motto", text("Page", "small games, and the winning line through each"));
    add("shelf", text("Page", "Shelf"));
    add("newGame", text("Page", "New game"));
    add("goOn", text("Page", "Go on"));
    add("open", text("Page", "Open a record …"));
    add("save", text("Page", "Save the record …"));
    add("link", text("Page", "Copy as a link"));
    add("linked", text("Page", "The link is copied: whoever opens it sees this match."));
    add("longLink", text("Page", "This match is too long for a link. Save its record instead."));
    add("unread", text("Page", "This link holds no record that can be read."));
    add("unreadable", text("Page", "This file cannot be read."));
    add("large", text("Page", "This file is too large for a record."));
    add("kept", text("Page", "What you play stays on this device."));
    add("notKept", text("Page", "Nothing can be kept on this device; everything else works."));
    add("forget", text("Page", "Delete what is kept here"));
    add("reallyForget", text("Page", "Delete the matches and the settings that are kept on this device?"));
    add("forgotten", text("Page", "Nothing is kept on this device any more."));
    add("allMatches", text("WelcomeBack", "All matches"));
    add("noMatches", text("AllMatches", "No match is kept yet."));
    add("delete", text("AllMatches", "Delete"));
    add("deleteAll", text("Page", "Delete all matches"));
    add("reallyDelete", text("Page", "Delete this match?"));
    add("reallyDeleteAll", text("Page", "Delete all matches that are kept on this device?"));
    add("oldest", text("Page", "There is no room for more matches: the oldest was deleted."));
    add("start", text("Page", "Start"));
    add("rules", text("Page", "Rules"));
    add("position", text("Page", "Start from another position"));
    add("pie", text("Page", "After the first move the other player may change sides"));
    add("person", text("Page", "Person"));
    add("computer", text("Page", "Computer"));
    add("first", text("Page", "First player"));
    add("second", text("Page", "Second player"));
    add("begins", text("Page", "Begins"));
    add("follows", text("Page", "Moves second"));
    add("name", text("Page", "Name"));
    add("starts", text("Page", "The board at the start"));
    add("hints", text("Page", "Hints"));
    add("help0", text("Page", "Off"));
    add("help1", text("Page", "Verdict"));
    add("help2", text("Page", "Marks"));
    add("help3", text("Page", "Numbers"));
    add("why", text("Page", "Why?"));
    add("theory", text("Page", "Theory"));
    add("plain", text("Page", "Plain words"));
    add("playThrough", text("Page", "Play it through"));
    add("back", text("Page", "Back to the match"));
    add("draw", text("Page", "Call it a draw"));
    add("redo", text("Page", "Redo"));
    add("languages", text("Page", "Language"));
    add("menu", text("Page", "Menu"));
    add("guide", text("Page", "How to play"));
    add("puzzles", text("Page", "Puzzles"));
    add("sides", text("Page", "Begin or follow?"));
    add("lessons", text("Page", "Lessons"));
    add("allLearnt", text("LessonPage", "You have finished all the lessons."));
    add("certificate", text("LessonPage", "Print a certificate …"));
    add("thatMany", text("Answers", "That many"));
    add("number", text("Answers", "Number"));
    add("values", text("LessonPlayer", "Show the values"));
    add("play", text("LessonPlayer", "Play"));
    add("stepBefore", text("Page", "Back"));
    add("refute", text("Page", "See why"));
    add("reveal", text("Page", "Show me"));
    add("grade", text("Page", "Grade"));
    add("setUp", text("Page", "Set up a position"));
    add("tools", text("Page", "What a click does"));
    add("byLink", text("LinkOverlay", "Play by a link"));
    add("twoHomes",
        text("LinkOverlay",
             "Two homes, one board: whoever gets the link sits down, and both see every move at once."));
    add("haveLink", text("LinkOverlay", "I have a link"));
    add("theLink", text("LinkOverlay", "The link"));
    add("openLink", text("LinkOverlay", "Open it"));
    add("inviting", text("LinkOverlay", "I invite somebody"));
    add("game", text("Page", "Game"));
    add("seatOf", text("LinkOverlay", "Seat"));
    add("playFirst", text("LinkOverlay", "I play first"));
    add("playSecond", text("LinkOverlay", "I play second"));
    add("yourName", text("LinkOverlay", "Your name"));
    add("brokerOf", text("LinkOverlay", "Broker"));
    add("noBroker",
        text(
            "LinkOverlay",
            "A broker is a computer that carries what is said, run by a school, a club or a family. It can "
            "read nothing of what it carries. This program comes with none; the help tells how to run one."));
    add("makeLink", text("LinkOverlay", "Make a link"));
    add("sitDown", text("RoomPart", "Sit down"));
    add("watching", text("RoomPart", "Watch"));
    add("notThisRoom", text("Page", "Not now"));
    add("toRoomMatch", text("RoomPart", "To the match"));
    add("giveLink",
        text("RoomPart", "The link: give it only to the person you play with, and to those who may watch"));
    add("copyRoom", text("RoomPart", "Copy the link"));
    add("roomCopied", text("RoomPart", "The link is copied."));
    add("saySomething", text("RoomPart", "Say something"));
    add("leaveRoom", text("RoomPart", "Leave the room …"));
    add("stopWatching", text("RoomPart", "Stop watching"));
    add("reallyLeave",
        text("Page", "Leave for good? Whoever leaves cannot come back: the match stays here as it is. For a "
                     "break you need not leave: close the page, and it goes on where it was."));
    add("failed", text("Page", "Something has gone wrong. Load the page again; the match is kept."));
    return words;
}

} // namespace web
