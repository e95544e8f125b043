#pragma once

#include "core/text.h"
#include "core/verdict.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a board looks like, as plain data in board units (pixels at scale 1, y down). One view draws all
// games from it; colours are resolved by the view's theme.
namespace core {

struct Point {
    float x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    float width = 0, height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

// A colour of the theme by its role; values for light and dark stand in core/picture/colours.cpp. Own is none
// of the theme's, None is no colour.
enum class Hue : std::uint8_t {
    None,
    Own,
    Paper,
    Surface,
    Sunk,
    Line,
    Line2,
    Ink,
    Ink2,
    Ink3,
    Win,
    Draw,
    DrawLine,
    Loss,
    LossLine,
    Unknown,
    First,
    Second,
    FirstFill,
    SecondFill,
    OnFill,
    OnMark,
    OnDraw,
    WinWash,
    DrawWash,
    LossWash,
    FirstWash,
    SecondWash
};

// A colour of the theme, or one of the game's own with a value for the light and the dark theme.
struct Colour {
    using Role = Hue;
    Role role = Role::None;
    std::uint32_t light = 0, dark = 0; // 0xRRGGBB, for Role::Own

    static constexpr Colour own(std::uint32_t light, std::uint32_t dark) { return {Role::Own, light, dark}; }
    static constexpr Colour of(Role r) { return {r, 0, 0}; }
    friend bool operator==(const Colour&, const Colour&) = default;
};

// A drawn figure that is not a piece: ground, cords, count discs, captions. Texts stand centred in
// points[0]; a Rect spans points[0] to points[1]; an Ellipse has its centre and its radii (as a point).
struct Shape {
    enum class Form : std::uint8_t { Line, Curve, Polygon, Rect, Ellipse, Text };
    Form form = Form::Line;
    // Line: a polyline; Curve: a smooth curve through the points; Text: its centre, then that of all that is
    // read with it, so that it is turned as one to whom reads it.
    std::vector<Point> points;
    Colour fill, stroke;
    float width = 0;  // of the stroke, 0: none
    float radius = 0; // of a Rect's corners; half the width that a Text may take, 0: all it needs
    Message text = {};
    float textSize = 0;
    bool bold = false;
    std::array<float, 2> dash = {}; // of the stroke, in its widths: drawn, left out; nothing: unbroken
    float opacity = 1;
    // Of ground: it is repeated at such distances as far as anything is seen. A Curve goes on from one to the
    // next without an end.
    Size every = {};
    std::optional<Point> tall = {}; // of a Text: where it stands in a tall frame (Layout::tall)
    // Of ground at the upper edge: it hangs from that of what is seen, but no more than so far below its
    // place.
    std::optional<float> hangs = {};
    friend bool operator==(const Shape&, const Shape&) = default;
};

using SpotId = int;

// A place a player can point at.
struct Spot {
    enum class Form : std::uint8_t { Round, Square, Tablet };
    Point centre;
    Size size;
    Form form = Form::Round;
    Message label; // its name for a screen reader: "ribbon 3, stone 4"
    // Where its value mark stands: that way from the point of the piece's edge given here; with no way, on
    // it.
    Point mark;
    Point away = {};
    int row = 0;       // spots of one row are neighbours for the arrow keys
    bool bare = false; // a cell: while no piece stands here, the mark stands in its middle; else on the piece
    // A card: pieces, words and mark on it are read as one, so that they are turned as one to whom reads it.
    bool card = false;
};

// How moves are pointed at.
enum class Gesture : std::uint8_t {
    Tap,  // one spot
    Span, // from one end of the path to the other, in either direction
    Steps // spot after spot along the path
};

// A field whose edges are joined, drawn unrolled: beyond a joined edge follow some cells of the far side,
// fading out, and the player can turn the field by cells.
struct Wrap {
    Point corner; // the upper left of the field
    Size size, cell;
    bool across = false, down = false;    // left and right, top and bottom are joined
    int ghostsAcross = 2, ghostsDown = 1; // cells beyond an edge
    std::vector<Shape> tiles; // ground that turns: across what lies between left and right, and so on
};

// How a board stands in a frame that is higher than wide, as a telephone's: what is seen of it, and what of
// that has pieces. What stands beside a wide board has a place above or below there (Shape::tall).
struct Tall {
    Point low, high;
    Point piecesLow, piecesHigh;
};

constexpr float largestStep = 120; // px at scale 1

// Told for a canvas of some size; how large it is drawn, and how it fills its frame, is core/picture/fit.h's.
struct Layout {
    enum class Side : std::uint8_t { Left, Above, Below };
    Size size;
    Gesture gesture = Gesture::Tap;
    std::vector<Spot> spots;   // index = SpotId
    std::vector<Shape> ground; // below everything, the same for the whole match
    Side first = Side::Left;   // where the first player sits; the second sits opposite
    // Where each player's crest and name begin; nothing: not on the board.
    std::array<std::optional<Point>, 2> names = {};
    std::optional<Wrap> wrap = {};
    // From piece to piece, or what is as large: never drawn larger than the largest step. 0: no limit.
    float step = 0;
    std::optional<Tall> tall = {}; // nothing: as much as is occupied is seen
    bool upright = false; // laid out for a tall frame by itself: its scenes are others (Game::upright)

    // On a flat screen between the two: who sits at its upper edge, and whether both read the board as it
    // lies, each half before its player. One that belongs to neither is turned to whom it is to be read by.
    Player above() const { return first == Side::Above ? Player::First : Player::Second; }
    bool liesBetween() const { return first != Side::Left; }
};

// A piece: the picture `art` of the game's folder, standing on a spot.
struct Token {
    SpotId spot = 0;
    std::string_view art;
    float size = 0; // side of the picture's square box
    float tilt = 0; // degrees clockwise
    std::optional<Player> owner = {};
    Point offset = {};     // from the spot's centre
    bool mirrored = false; // left and right exchanged, before tilting
    bool faded = false;    // out of play: 42 % opaque
    friend bool operator==(const Token&, const Token&) = default;
};

// A move drawn as an arrow, with the place of its mark.
struct Arrow {
    Point from, to, mark;
    friend bool operator==(const Arrow&, const Arrow&) = default;
};

// What stands on the board in one position.
struct Scene {
    std::vector<Shape> below; // between ground and pieces
    std::vector<Token> tokens;
    std::vector<Shape> above;
    std::vector<std::pair<SpotId, int>> counts; // spots that stand for a number (read aloud, not drawn)
};

// One picture of a move shown step by step. All pictures of a move have the same tokens in the same order;
// in the time given they go from their places in the picture before to these. One of no size is not seen.
struct Frame {
    Scene scene;
    int ms = 0;
};
using Film = std::vector<Frame>;

// One event of a move's animation. Events of one step start together; the next step follows after the
// stagger that belongs to their kinds.
struct Event {
    enum class Kind : std::uint8_t {
        Lift,   // the token rises and fades
        Fall,   // the token falls off the lower edge
        Travel, // the token goes from one spot to another
        Flip,   // the spot turns over (a tablet)
        Tap,    // the token goes part of the way to another spot and comes back
        Change, // the token shows another picture from now on
        Hop,    // the token goes to another spot in an arc
        Shrink, // the token is hopped over and shrinks away
        Appear  // a token comes to stand here
    };
    Kind kind = Kind::Lift;
    SpotId from = 0, to = 0;
    int step = 0;
    std::string_view art = {}; // of Change
    // Travel, Hop: the way, where it is not the straight one between the spots (over a joined edge, or on
    // from where the step before has led).
    std::optional<Point> by = {};
    friend bool operator==(const Event&, const Event&) = default;
};

using Path = std::vector<SpotId>;
using Story = std::vector<Event>;

// Why a position is worth what it is: a sentence, and where the theory works with binary columns, these.
struct Explanation {
    struct Row {
        std::string label;
        std::vector<bool> dots; // one per column
        friend bool operator==(const Row&, const Row&) = default;
    };
    Message title;
    Message text;
    std::vector<std::string> columns; // headings, the highest first; empty: no columns
    std::vector<Row> rows;
    std::vector<bool> odd;              // per column: it decides, and is marked
    std::vector<Message> lines = {};    // further sentences: the line of play, the cycle
    std::vector<std::string> line = {}; // the line of play itself, in the game's notation, to be drawn
    Message plain = {}; // what comes first, in a ten-year-old's words; empty: `text` is in such words already
    bool counted = false; // it is among them how many moves keep what the position is worth

    const Message& first() const { return plain.empty() ? text : plain; }
    // There is more to say behind that.
    bool deeper() const { return !columns.empty() || !lines.empty() || (!plain.empty() && !text.empty()); }
    friend bool operator==(const Explanation&, const Explanation&) = default;
};

} // namespace core
