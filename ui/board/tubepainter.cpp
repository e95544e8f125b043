#include "ui/board/tubepainter.h"

#include <QCoreApplication>
#include <QPainterPath>

#include "core/kind.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

constexpr double shadowOf = 0.16; // half a shadow's height, of its piece
const QColor dark(0x2A, 0x25, 0x20);

// What stands along the open edges rims them.
QColor rimOf(const core::Layout& layout) {
    for (const auto& shape : layout.ground)
        if (shape.form == core::Shape::Form::Line && shape.width > 0) return theme().color(shape.stroke);
    return theme().color(Hue::Line2);
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

} // namespace

// Which text names a column (below or above the field) or a row (beside it).
QString TubePainter::labelOf(bool column, int index) const {
    const auto& wrap = *m_flat.wrap;
    const auto& cell = wrap.cell;
    for (const auto& shape : wrap.tiles) {
        if (shape.form != core::Shape::Form::Text) continue;
        const auto at = shape.points.front();
        const float x = (at.x - wrap.corner.x) / cell.width, y = (at.y - wrap.corner.y) / cell.height;
        const float columns = wrap.size.width / cell.width, rows = wrap.size.height / cell.height;
        const bool over = x > 0 && x<columns, beside = y> 0 && y < rows;
        if (column ? over && !beside && static_cast<int>(x) == index
                   : beside && !over && static_cast<int>(y) == index)
            return language::spoken(shape.text);
    }
    return {};
}

QColor TubePainter::groundOf(core::Tube::Cell cell) const {
    const auto& wrap = *m_flat.wrap;
    const float x = wrap.corner.x + (static_cast<float>(cell.column) + 0.5F) * wrap.cell.width;
    const float y = wrap.corner.y + (static_cast<float>(cell.row) + 0.5F) * wrap.cell.height;
    for (const auto& shape : wrap.tiles)
        if (shape.form == core::Shape::Form::Rect && shape.points[0].x <= x && x <= shape.points[1].x &&
            shape.points[0].y <= y && y <= shape.points[1].y)
            return theme().color(shape.fill);
    return theme().color(Hue::Sunk);
}

void TubePainter::paint(QPointF words, core::SpotId hover, core::SpotId focus) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintBody();
    paintSeam(words);
    paintLabels();
    if (m_picture.motion == nullptr) {
        const auto colour = theme().color(hueOf(m_model.mover()));
        for (core::SpotId spot = 0; spot < m_model.spots(); ++spot) {
            const int state = m_model.cell(spot).state;
            if (state & core::BoardState::Chosen) paintCell(spot, colour, 4.5);
            if ((state & core::BoardState::Target) != 0 && spot == hover) paintCell(spot, colour, 2.5);
        }
    }
    paintPieces();
    if (m_picture.motion == nullptr) paintMarks();
    if (focus >= 0) paintCell(focus, theme().color(Hue::Ink), 3);
}

// In three steps of ink over the field's colours; what is seen from inside is darker still.
void TubePainter::paintBody() {
    const auto rim = rimOf(m_flat);
    for (const auto& facet : m_stage.tube().facets()) {
        auto fill = facet.rim ? rim : groundOf(facet.cell);
        const double step = facet.light > 0.55 ? 0 : facet.light > 0.25 ? 0.08 : 0.17;
        const double shade = facet.inside ? 0.46 + 0.16 * (1 - facet.light) : step;
        fill = mixed(fill, dark, shade * m_stage.rolled());
        QPolygonF shape;
        for (const auto& corner : facet.corners) shape << m_stage.at(corner);
        m_painter.setPen(QPen(fill, 0.8)); // no light between two
        m_painter.setBrush(fill);
        m_painter.drawPolygon(shape);
        if (facet.rim) continue;
        m_painter.setPen(QPen(fill.darker(114), theme().px(1) * 1.2));
        m_painter.drawLine(shape[0], shape[1]); // between rows
        m_painter.drawLine(shape[2], shape[3]);
    }
}

// One line where the edges meet, named once.
void TubePainter::paintSeam(QPointF words) {
    const auto& tube = m_stage.tube();
    const auto line = [&](auto place, int count) {
        constexpr int parts = 8;
        QPen dashes(theme().color(Hue::Ink), theme().px(3), Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({4, 2.7});
        QPainterPath path;
        bool drawn = false;
        for (int i = 0; i <= count * parts; ++i) {
            const auto seen = place(static_cast<double>(i) / parts);
            const auto at = m_stage.at(seen.at);
            if (seen.facing < 0) {
                drawn = false;
                continue;
            }
            if (std::exchange(drawn, true))
                path.lineTo(at);
            else
                path.moveTo(at);
        }
        m_painter.setPen(dashes);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
    };
    line([&](double row) { return tube.at(0, row); }, tube.rows());
    if (tube.ring()) line([&](double column) { return tube.at(column, 0); }, tube.columns());
    const auto named = tube.at(0, std::min(1.0, tube.rows() / 4.0));
    if (m_stage.rolled() < 1 || named.facing < 0.2) return;
    const auto last = labelOf(true, tube.columns() - 1), first = labelOf(true, 0);
    if (last.isEmpty() || first.isEmpty()) return;
    const auto at = m_stage.at(named.at);
    m_painter.setPen(QPen(theme().color(Hue::Ink), theme().px(2)));
    m_painter.drawPolyline(
        QPolygonF{{words - QPointF(theme().px(8), 0), words - QPointF(theme().px(30), 0), at}});
    m_painter.setBrush(theme().color(Hue::Ink));
    m_painter.drawEllipse(at, theme().px(4), theme().px(4));
    m_painter.setFont(theme().font(Type::Verdict));
    const auto text =
        QCoreApplication::translate("TubeView", "The seam: %1 and %2 are neighbours").arg(last, first);
    m_painter.drawText(QPointF(words.x(), words.y() + m_painter.fontMetrics().ascent() * 0.38), text);
}

// The columns' on the near rim, the rows' along the seam.
void TubePainter::paintLabels() {
    const auto& tube = m_stage.tube();
    m_painter.setFont(theme().font(Type::Bold));
    const auto write = [&](const core::Tube::Seen& seen, const QString& text) {
        if (seen.facing < 0.15) return;
        const auto at = m_stage.at(seen.at);
        m_painter.drawText(QRectF(at.x() - 20, at.y() - 12, 40, 24), Qt::AlignCenter, text);
    };
    m_painter.setOpacity(m_stage.rolled());
    m_painter.setPen(dark);
    const double rim = tube.ring() ? 0.12 : tube.rows() + 0.1;
    for (int column = 0; column < tube.columns(); ++column)
        write(tube.at(column + 0.5, rim), labelOf(true, column));
    m_painter.setPen(theme().color(Hue::Ink2));
    for (int row = 0; row < tube.rows(); ++row) write(tube.at(0.2, row + 0.16), labelOf(false, row));
    m_painter.setOpacity(1);
}

void TubePainter::paintCell(core::SpotId spot, const QColor& colour, double width) {
    if (!m_stage.seen(spot)) return;
    const auto cell = m_stage.cellOf(spot);
    QPolygonF edge;
    constexpr std::array corners{std::pair(0.06, 0.06), std::pair(0.94, 0.06), std::pair(0.94, 0.94),
                                 std::pair(0.06, 0.94)};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto &a = corners[i], &b = corners[(i + 1) % corners.size()];
        for (const double share : {0.0, 0.25, 0.5, 0.75})
            edge << m_stage.at(m_stage.tube()
                                   .at(cell.column + a.first + (b.first - a.first) * share,
                                       cell.row + a.second + (b.second - a.second) * share)
                                   .at);
    }
    m_painter.setPen(QPen(colour, theme().px(1) * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolygon(edge);
}

// What lies behind comes first.
void TubePainter::paintPieces() {
    struct Piece {
        const core::Token* token;
        core::Tube::Seen seen;
        core::Pose pose;
    };
    std::vector<Piece> pieces;
    const auto add = [&](const core::Token& token) {
        core::Pose pose;
        if (m_picture.motion != nullptr) pose = m_picture.motion->pose(token.spot, m_picture.time);
        if (const auto seen = m_stage.seen(token.spot, pose.shift)) pieces.push_back({&token, *seen, pose});
    };
    if (const auto* motion = m_picture.motion) {
        for (const auto& token : motion->before().tokens) add(token);
        for (const auto& token : motion->after().tokens)
            if (std::ranges::find(motion->appearing(), token.spot) != motion->appearing().end()) add(token);
    } else {
        for (const auto& token : m_model.scene().tokens) add(token);
    }
    std::ranges::stable_sort(pieces, {}, [](const auto& piece) { return piece.seen.depth; });
    for (const auto& piece : pieces) paintPiece(*piece.token, piece.seen, piece.pose);
}

void TubePainter::paintPiece(const core::Token& token, const core::Tube::Seen& seen, const core::Pose& pose) {
    if (pose.opacity <= 0 || pose.size <= 0) return;
    const auto place = m_stage.pieceRect(token, seen, pose.size);
    m_painter.save();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(dark);
    m_painter.setOpacity(0.22 * m_stage.rolled() * pose.opacity);
    m_painter.drawEllipse(QPointF(place.center().x(), place.bottom() - place.height() * 0.04),
                          place.width() * 0.48, place.width() * shadowOf);
    m_painter.translate(place.center());
    m_painter.setOpacity(opacityOf(token) * pose.opacity);
    art::paintPiece(m_painter, m_model.game().kind().id, pose.art.empty() ? token.art : pose.art,
                    place.width(), token.owner);
    m_painter.restore();
}

void TubePainter::paintMarks() {
    for (core::SpotId spot = 0; spot < m_model.spots(); ++spot) {
        const auto& cell = m_model.cell(spot);
        const auto seen = m_stage.seen(spot);
        if (!seen || !cell.mark) continue;
        const double down = cell.art.empty() ? 0 : m_stage.scale() * 0.4;
        marks::paint(m_painter, m_stage.at(seen->at) + QPointF(0, down), *cell.mark, marks::Size::M,
                     theme().scale(), true);
    }
}
