#include "ui/table/answerbars.h"

#include <QPainter>

#include "ui/phrases.h"
#include "ui/table/host.h"
#include "ui/theme.h"

#include <algorithm>

namespace {

constexpr int barHeight = 30; // at scale 1
constexpr std::size_t mostBars = 6;

Hue hueOf(const Classroom::Question& question, std::size_t choice) {
    if (question.asks == Classroom::Asks::Outcome) {
        const auto outcome = question.outcome(choice);
        if (outcome == core::Outcome::Draw) return Hue::DrawLine;
        return outcome == core::Outcome::Win ? Hue::Win : Hue::LossLine;
    }
    const auto right = question.choices[choice].right;
    return !right ? Hue::Unknown : *right ? Hue::Win : Hue::LossLine;
}

QString whoSaid(const Classroom::Question& question, std::size_t choice) {
    QStringList names;
    for (const auto& [token, answer] : question.said)
        if (answer.choice == choice && !answer.name.isEmpty()) names << answer.name;
    return names.join(QStringLiteral(", "));
}

} // namespace

AnswerBars::AnswerBars(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    connect(&host, &Host::changed, this, &AnswerBars::refresh);
    refresh();
}

// All that can be answered, where that is little; else what was answered most, and what is right.
std::vector<std::size_t> AnswerBars::rows() const {
    const auto* question = m_host.classroom().question();
    if (question == nullptr || !question->shown) return {};
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < question->choices.size(); ++i)
        if (question->asks == Classroom::Asks::Outcome || question->count(i) > 0 ||
            question->choices[i].right == true)
            all.push_back(i);
    if (question->asks == Classroom::Asks::Move)
        std::ranges::stable_sort(all, std::greater(), [&](std::size_t i) { return question->count(i); });
    all.resize(std::min(all.size(), mostBars));
    return all;
}

QSize AnswerBars::sizeHint() const {
    return {theme().px(360), theme().px(barHeight) * static_cast<int>(rows().size())};
}

void AnswerBars::refresh() {
    QStringList said;
    for (const auto i : rows())
        said << QStringLiteral("%1: %2")
                    .arg(m_host.classBoard().inWords(i))
                    .arg(m_host.classroom().question()->count(i));
    setAccessibleName(said.join(QStringLiteral(", ")));
    setFixedHeight(sizeHint().height());
    update();
}

void AnswerBars::paintEvent(QPaintEvent*) {
    const auto all = rows();
    if (all.empty()) return;
    const auto& classroom = m_host.classroom();
    const auto& question = *classroom.question();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(theme().font(Type::Body));
    const double gap = theme().px(8), named = width() * 0.4;
    QRectF row(0, 0, width(), theme().px(barHeight));
    for (const auto i : all) {
        const int count = question.count(i);
        const auto room = row.adjusted(named, theme().px(2), -theme().px(40), -theme().px(2));
        auto bar = room;
        bar.setWidth(room.width() * count / std::max(1, classroom.answered()));
        p.setPen(theme().color(Hue::Ink));
        phrases::line(p, QRectF(row.topLeft(), QSizeF(named - gap, row.height())), Qt::AlignLeft,
                      m_host.classBoard().inWords(i));
        p.drawText(QRectF(bar.right() + gap, row.top(), theme().px(36), row.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, QString::number(count));
        const bool right = question.choices[i].right == true;
        p.setPen(right ? QPen(theme().color(Hue::Ink), theme().px(3)) : QPen(Qt::NoPen));
        p.setBrush(theme().color(hueOf(question, i)));
        p.drawRoundedRect(bar.adjusted(1, 1, 1, -1), theme().px(5), theme().px(5));
        if (classroom.named()) {
            p.setPen(theme().color(Hue::OnFill));
            const auto inside = bar.adjusted(gap, 0, -gap, 0);
            p.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                       p.fontMetrics().elidedText(whoSaid(question, i), Qt::ElideRight,
                                                  static_cast<int>(inside.width())));
        }
        row.translate(0, row.height());
    }
}
