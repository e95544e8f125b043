#include "ui/table/page/pictures.h"

#include "ui/board/movemarks.h"
#include "ui/board/neighbour.h"
#include "ui/board/stage.h"
#include "ui/board/ways.h"
#include "ui/board/wrap.h"
#include "ui/look/theme.h"
#include "ui/table/page/shapes.h"

#include "core/kind.h"

#include <algorithm>
#include <array>

namespace table {

namespace {

const core::Spot& spotOf(const core::Layout& layout, core::SpotId spot) {
    return layout.spots[static_cast<std::size_t>(spot)];
}

// A figure and its copies beyond joined edges.
std::vector<wrapped::Copy> copiesOf(const core::Layout& layout, core::Point home, QPointF shift) {
    if (!layout.wrap) return {{}};
    return wrapped::copies(*layout.wrap, home, at(home) + shift);
}

void addTiles(const core::Layout& layout, Json& ground) {
    if (!layout.wrap) return;
    for (const auto& tile : layout.wrap->tiles) {
        for (const auto& copy : wrapped::copies(*layout.wrap, tile)) {
            auto moved = tile;
            for (auto& p : moved.points)
                p = {p.x + static_cast<float>(copy.offset.x()), p.y + static_cast<float>(copy.offset.y())};
            auto json = shape(moved);
            if (copy.opacity < 1) json["opacity"] = rounded(copy.opacity);
            ground.push_back(std::move(json));
        }
    }
}

Json tokens(const core::Layout& layout, const std::vector<core::Token>& all) {
    auto json = Json::array();
    for (const auto& token : all) {
        const auto home = spotOf(layout, token.spot).centre;
        for (const auto& copy : copiesOf(layout, home, at(token.offset))) {
            auto one = piece(token);
            one["at"] = point(at(home) + at(token.offset) + copy.offset);
            const double opacity = copy.opacity * opacityOf(token);
            if (opacity < 1) one["opacity"] = rounded(opacity);
            json.push_back(std::move(one));
        }
    }
    return json;
}

// Where the arrow keys can lead, as in the window: where there is something to press or to see, else
// anywhere.
std::vector<core::SpotId> places(const BoardModel& model) {
    std::vector<core::SpotId> some, all;
    for (core::SpotId spot = 0; spot < model.spots(); ++spot) {
        all.push_back(spot);
        if (model.cell(spot).state != 0) some.push_back(spot);
    }
    return some.empty() ? all : some;
}

Json cells(const BoardModel& model) {
    auto json = Json::array();
    const auto among = places(model);
    for (core::SpotId spot = 0; spot < model.spots(); ++spot) {
        const auto& cell = model.cell(spot);
        Json one{{"says", utf8(model.data(model.index(spot), Qt::AccessibleTextRole).toString())}};
        for (const auto way : {Direction::Left, Direction::Right, Direction::Up, Direction::Down})
            one["next"].push_back(neighbour(model.layout(), spot, way, among).value_or(spot));
        if ((cell.state & BoardModel::Target) != 0) one["target"] = true;
        if ((cell.state & BoardModel::Chosen) != 0) one["chosen"] = true;
        if (cell.mark && !cell.onArrow) {
            one["mark"] = mark(cell.mark);
            one["at"] = point(at(model.markPoint(spot)));
            one["room"] = rounded(double(model.markRoom(spot)));
        }
        json.push_back(std::move(one));
    }
    return json;
}

Json arrows(const BoardModel& model) {
    auto json = Json::array();
    for (std::size_t i = 0; i < model.arrows().size(); ++i) {
        const auto& arrow = model.arrows()[i];
        if (!arrow.mark) continue;
        json.push_back({{"arrow", i},
                        {"from", point(at(arrow.place.from))},
                        {"to", point(at(arrow.place.to))},
                        {"at", point(at(arrow.place.mark))},
                        {"mark", mark(arrow.mark)},
                        {"open", arrow.open}});
    }
    return json;
}

// A stage on which a board unit is a pixel.
Stage unitStage(const BoardModel& model) {
    Stage stage;
    const auto size = model.layout().size;
    stage.fit(size, QSizeF(double(size.width), double(size.height)));
    stage.setWrap(model.layout().wrap);
    return stage;
}

Json runs(const BoardModel& model, const Stage& stage) {
    auto json = Json::array();
    for (const auto* run : model.runs()) {
        const Trace trace{Trace::Look::Ring, run->path};
        json.push_back({{"paths", paths(frames(stage, model.layout(), trace, false))},
                        {"at", point(runMark(model, stage, run->path))},
                        {"spots", run->path},
                        {"mark", mark(model.markOf(*run))}});
    }
    return json;
}

// The ways that are still possible, each once.
Json ways(const BoardModel& model) {
    auto json = Json::array();
    if (!model.interactive() || model.layout().gesture != core::Gesture::Steps) return json;
    for (const auto move : model.selection().open()) {
        QPainterPath path;
        path.addPolygon(wayOf(model.game(), model.layout(), model.start(), model.position(), move));
        const Json d = svgPath(path);
        if (path.elementCount() > 1 && std::ranges::find(json, d) == json.end()) json.push_back(d);
    }
    return json;
}

// A chain of steps could end where it has come to.
void addStop(const BoardModel& model, Json& json) {
    const auto& selection = model.selection();
    if (model.layout().gesture != core::Gesture::Steps || !model.interactive()) return;
    const auto* stop = selection.trail().size() < 2 ? nullptr : selection.chosen();
    if (stop == nullptr) return;
    json["stop"] = {{"spot", selection.trail().back()},
                    {"mark", model.marksShown() ? mark(model.markOf(*stop)) : Json()}};
}

} // namespace

Json layoutJson(const BoardModel& model) {
    const auto& layout = model.layout();
    auto ground = shapes(layout.ground);
    addTiles(layout, ground);
    auto spots = Json::array();
    for (const auto& spot : layout.spots)
        spots.push_back({{"at", point(at(spot.centre))},
                         {"size", {spot.size.width, spot.size.height}},
                         {"round", spot.form == core::Spot::Form::Round}});
    return {{"size", {layout.size.width, layout.size.height}},
            {"turns", layout.wrap ? Json{layout.wrap->across, layout.wrap->down} : Json{false, false}},
            {"game", std::string(model.game().kind().id)},
            {"ground", std::move(ground)},
            {"spots", std::move(spots)}};
}

Json sceneJson(const BoardModel& model, const std::optional<LastMove>& last) {
    const auto stage = unitStage(model);
    const auto& scene = model.scene();
    Json json{{"below", shapes(scene.below)}, {"tokens", tokens(model.layout(), scene.tokens)},
              {"above", shapes(scene.above)}, {"cells", cells(model)},
              {"arrows", arrows(model)},      {"runs", runs(model, stage)},
              {"ways", ways(model)}};
    addStop(model, json);
    if (last)
        json["last"] = {{"paths", paths(frames(stage, model.layout(), last->trace, false))},
                        {"player", last->player == core::Player::First ? "first" : "second"}};
    return json;
}

Json coloursJson() {
    static constexpr std::array<std::pair<const char*, Hue>, 26> names{{{"paper", Hue::Paper},
                                                                        {"surface", Hue::Surface},
                                                                        {"sunk", Hue::Sunk},
                                                                        {"line", Hue::Line},
                                                                        {"line2", Hue::Line2},
                                                                        {"ink", Hue::Ink},
                                                                        {"ink2", Hue::Ink2},
                                                                        {"ink3", Hue::Ink3},
                                                                        {"win", Hue::Win},
                                                                        {"draw", Hue::Draw},
                                                                        {"drawLine", Hue::DrawLine},
                                                                        {"loss", Hue::Loss},
                                                                        {"lossLine", Hue::LossLine},
                                                                        {"unknown", Hue::Unknown},
                                                                        {"first", Hue::First},
                                                                        {"second", Hue::Second},
                                                                        {"firstFill", Hue::FirstFill},
                                                                        {"secondFill", Hue::SecondFill},
                                                                        {"onFill", Hue::OnFill},
                                                                        {"onMark", Hue::OnMark},
                                                                        {"onDraw", Hue::OnDraw},
                                                                        {"winWash", Hue::WinWash},
                                                                        {"drawWash", Hue::DrawWash},
                                                                        {"lossWash", Hue::LossWash},
                                                                        {"firstWash", Hue::FirstWash},
                                                                        {"secondWash", Hue::SecondWash}}};
    Json json;
    for (const bool dark : {false, true})
        for (const auto& [name, hue] : names)
            json[dark ? "dark" : "light"][name] = utf8(Theme::color(hue, dark).name());
    return json;
}

} // namespace table
