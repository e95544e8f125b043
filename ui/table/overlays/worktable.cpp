#include "ui/table/overlays/worktable.h"

#include <QPainter>

#include "core/kind.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/emblem.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/table/host/host.h"
#include "ui/table/host/workplan.h"

#include <algorithm>

namespace {

// At scale 1.
constexpr double rowHeight = 36, nameWidth = 148, taskWidth = 64, headHeight = 84, gap = 12, disc = 12,
                 emblemSide = 26;

enum class Sign { Clean, Helped, UnderWay, Stuck, ToCome };

Sign signOf(const WorkPlan& work, const WorkPlan::Stand* stand) {
    if (stand == nullptr) return Sign::ToCome;
    if (stand->headway.done) return stand->headway.slips == 0 ? Sign::Clean : Sign::Helped;
    return work.stuck(*stand) ? Sign::Stuck : Sign::UnderWay;
}

// Shapes, and no colour of a value: a disc with a tick, an outlined one, a pill, a box, a dot.
void paintSign(QPainter& p, const QPointF& middle, Sign sign, const QString& text) {
    const auto& t = theme();
    const auto ink = t.color(Hue::Ink);
    const double r = t.px(disc);
    if (sign == Sign::ToCome) {
        p.setPen(Qt::NoPen);
        p.setBrush(t.color(Hue::Ink3));
        p.drawEllipse(middle, t.px(3), t.px(3));
        return;
    }
    if (sign == Sign::Clean || sign == Sign::Helped) {
        const bool filled = sign == Sign::Clean;
        p.setPen(filled ? QPen(Qt::NoPen) : QPen(ink, t.px(1.6)));
        p.setBrush(filled ? QBrush(ink) : QBrush(t.color(Hue::Surface)));
        p.drawEllipse(middle, r, r);
        p.setPen(
            QPen(filled ? t.color(Hue::Paper) : ink, t.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.drawPolyline(QPolygonF{middle + QPointF(-0.42, 0.02) * r, middle + QPointF(-0.1, 0.34) * r,
                                 middle + QPointF(0.44, -0.3) * r});
        return;
    }
    const bool stuck = sign == Sign::Stuck;
    const QRectF pill(middle - QPointF(t.px(25), r), QSizeF(t.px(50), 2 * r));
    p.setPen(QPen(stuck ? ink : t.color(Hue::Line2), t.px(stuck ? 2.5 : 1.5)));
    p.setBrush(t.color(Hue::Surface));
    const double corner = stuck ? t.px(3) : r;
    p.drawRoundedRect(pill, corner, corner);
    p.setPen(ink);
    p.setFont(t.font(stuck ? Type::Bold : Type::Body));
    phrases::line(p, pill, Qt::AlignCenter, text);
}

} // namespace

WorkTable::WorkTable(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    connect(&host, &Host::changed, this, &WorkTable::refresh);
    connect(&host.work(), &WorkPlan::changed, this, &WorkTable::refresh);
    connect(&host.reception().world(), &World::beat, this, qOverload<>(&QWidget::update)); // minutes pass
    inAnyLanguage(this, [this] { refresh(); });
}

std::vector<WorkTable::Pupil> WorkTable::pupils() const {
    std::vector<Pupil> all;
    const auto& seating = m_host.reception().seating();
    const auto& book = m_host.reception().book();
    for (const auto& pupil : book.roster().pupils) {
        const auto* guest = seating.ofPupil(pupil.id);
        all.push_back({WorkPlan::nameOfPupil(pupil.id), QString::fromStdString(pupil.name),
                       guest != nullptr && guest->present, pupil.id, pupil.emblem});
    }
    for (const auto& guest : seating.guests())
        if (book.find(guest.pupil) == nullptr)
            all.push_back(
                {guest.token, guest.name.isEmpty() ? tr("without a name") : guest.name, guest.present});
    return all;
}

int WorkTable::blocks(std::size_t pupils, std::size_t tasks) const {
    constexpr std::size_t few = 8;
    const double wide = theme().px(nameWidth + taskWidth * static_cast<double>(tasks) + gap);
    return pupils > few ? std::clamp(static_cast<int>((width() + theme().px(gap)) / wide), 1, 3) : 1;
}

void WorkTable::refresh() {
    const auto tasks = m_host.work().tasks();
    QStringList rows;
    for (const auto& pupil : pupils()) rows << said(pupil, tasks);
    setAccessibleName(tr("How far everybody is"));
    setAccessibleDescription(rows.join(QLatin1Char('\n')));
    updateGeometry();
    setMinimumHeight(sizeHint().height());
    update();
}

void WorkTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setMinimumHeight(sizeHint().height());
}

QSize WorkTable::sizeHint() const {
    const auto count = pupils().size(), tasks = m_host.work().tasks().size();
    const auto rows =
        (static_cast<int>(count) + blocks(count, tasks) - 1) / std::max(blocks(count, tasks), 1);
    return {theme().px(nameWidth + taskWidth * static_cast<double>(tasks)),
            theme().px(headHeight + rowHeight * rows)};
}

// "Hana: Lesson: The mirror, right at once; …"
QString WorkTable::said(const Pupil& pupil, const std::vector<core::Assignment>& tasks) const {
    QStringList parts;
    for (const auto& task : tasks) {
        const auto* stand = m_host.work().stand(pupil.who, task);
        if (stand == nullptr) continue;
        const auto& at = stand->headway;
        const auto how = !at.done        ? tr("step %1 of %2").arg(at.at).arg(at.of)
                         : at.slips == 0 ? tr("right at once")
                                         : tr("done with help");
        parts << QStringLiteral("%1, %2").arg(language::spoken(core::nameOf(task)), how);
    }
    const auto name = pupil.present ? pupil.name : tr("%1 (not there)").arg(pupil.name);
    return QStringLiteral("%1: %2").arg(name, parts.isEmpty() ? tr("nothing yet")
                                                              : parts.join(QStringLiteral("; ")));
}

void WorkTable::paintHead(QPainter& p, const QRectF& block,
                          const std::vector<core::Assignment>& tasks) const {
    const auto& t = theme();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const QRectF place(block.left() + t.px(nameWidth + taskWidth * static_cast<double>(i)), block.top(),
                           t.px(taskWidth), t.px(headHeight));
        const double wide = t.px(52), tall = t.px(34);
        art::paintCard(p, tasks[i].kind->id, {place.center().x() - wide / 2, place.top(), wide, tall});
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        phrases::line(p, place.adjusted(1, t.px(35), -1, 0), Qt::AlignHCenter | Qt::AlignTop,
                      language::spoken(core::shortNameOf(tasks[i])));
    }
}

void WorkTable::paintStand(QPainter& p, const QPointF& middle, const Pupil& pupil,
                           const core::Assignment& task) const {
    const auto& work = m_host.work();
    const auto* stand = work.stand(pupil.who, task);
    if (stand == nullptr && !work.isFor(pupil.id, task)) return; // it is for others
    const auto sign = signOf(work, stand);
    QString text;
    if (sign == Sign::UnderWay) text = QStringLiteral("%1/%2").arg(stand->headway.at).arg(stand->headway.of);
    if (sign == Sign::Stuck) text = tr("%n min", nullptr, static_cast<int>(work.since(*stand).count()));
    paintSign(p, middle, sign, text);
}

void WorkTable::paintRow(QPainter& p, const QRectF& row, const Pupil& pupil,
                         const std::vector<core::Assignment>& tasks) const {
    const auto& t = theme();
    p.setOpacity(pupil.present ? 1 : 0.45);
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink));
    const double side = t.px(emblemSide), indent = pupil.emblem < 0 ? 0 : side + t.px(8);
    if (pupil.emblem >= 0)
        emblem::paint(p, {row.left() + t.px(6), row.center().y() - side / 2, side, side}, pupil.emblem,
                      t.color(Hue::Ink), t.color(Hue::Surface));
    const QRectF name(row.left() + t.px(6) + indent, row.top(), t.px(nameWidth - 10) - indent, row.height());
    phrases::line(p, name, Qt::AlignLeft | Qt::AlignVCenter,
                  p.fontMetrics().elidedText(pupil.name, Qt::ElideRight, static_cast<int>(name.width())));
    for (std::size_t i = 0; i < tasks.size(); ++i)
        paintStand(
            p, {row.left() + t.px(nameWidth + taskWidth * (static_cast<double>(i) + 0.5)), row.center().y()},
            pupil, tasks[i]);
    p.setOpacity(1);
}

void WorkTable::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    const auto all = pupils();
    const auto tasks = m_host.work().tasks();
    if (tasks.empty() || all.empty()) return;
    QPainter p(this);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const auto side = static_cast<std::size_t>(blocks(all.size(), tasks.size()));
    const auto rows = (all.size() + side - 1) / side;
    const double wide = t.px(nameWidth + taskWidth * static_cast<double>(tasks.size()));
    for (std::size_t block = 0; block < side; ++block) {
        const QRectF place(static_cast<double>(block) * (wide + t.px(gap)), 0, wide, height());
        paintHead(p, place, tasks);
        for (std::size_t i = 0; i < rows && block * rows + i < all.size(); ++i) {
            const QRectF row(place.left(), t.px(headHeight + rowHeight * static_cast<double>(i)), wide,
                             t.px(rowHeight));
            if (i % 2 == 0) {
                p.setPen(Qt::NoPen);
                p.setBrush(t.color(Hue::Paper));
                p.drawRoundedRect(row, t.px(6), t.px(6));
            }
            paintRow(p, row, all[block * rows + i], tasks);
        }
    }
}

WorkLegend::WorkLegend(QWidget* parent) : QWidget(parent) {
    auto policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    inAnyLanguage(this, [this] {
        updateGeometry();
        update();
    });
}

QSize WorkLegend::sizeHint() const {
    return {theme().px(400), heightForWidth(theme().px(400))};
}

int WorkLegend::heightForWidth(int width) const {
    return laidOut(width, nullptr);
}

int WorkLegend::laidOut(int width, QPainter* p) const {
    const auto& t = theme();
    const QFontMetricsF metrics(t.font(Type::Body));
    const std::array<std::tuple<Sign, QString, QString>, 5> all{
        {{Sign::Clean, {}, tr("right at once")},
         {Sign::Helped, {}, tr("done with help")},
         {Sign::UnderWay, QStringLiteral("3/9"), tr("under way")},
         {Sign::Stuck, tr("%n min", nullptr, 4), tr("stuck")},
         {Sign::ToCome, {}, tr("not yet")}}};
    double x = 0, y = 0;
    for (const auto& [sign, text, words] : all) {
        const bool pill = sign == Sign::UnderWay || sign == Sign::Stuck;
        const double half = t.px(pill ? 26 : disc + 1),
                     wide = 2 * half + t.px(8) + metrics.horizontalAdvance(words);
        if (x > 0 && x + wide > width) x = 0, y += t.px(rowHeight);
        if (p != nullptr) {
            paintSign(*p, {x + half, y + t.px(rowHeight) / 2.0}, sign, text);
            p->setFont(t.font(Type::Body));
            p->setPen(t.color(Hue::Ink2));
            phrases::line(*p, QRectF(x + 2 * half + t.px(8), y, wide, t.px(rowHeight)),
                          Qt::AlignLeft | Qt::AlignVCenter, words);
        }
        x += wide + t.px(20);
    }
    return static_cast<int>(y + t.px(rowHeight));
}

void WorkLegend::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    laidOut(width(), &p);
}
