#include "ui/table/overlays/answerbars.h"

#include <QPainter>

#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/table/host/host.h"

#include <algorithm>

namespace {

constexpr int barHeight = 30; // at scale 1
constexpr std::size_t mostBars = 6;

Hue hueOf(const Classroom::Question& question, std::size_t choice) {
    if (question.asks == Classroom::Asks::Outcome) {
        const auto outcome = question.outcome(choice);
        if (outcome == core::Outcome::Draw) return Hue::Draw;
        return outcome == core::Outcome::Win ? Hue::Win : Hue::Loss;
    }
    const auto right = question.choices[choice].right;
    return !right ? Hue::Unknown : *right ? Hue::Win : Hue::Loss;
}

} // namespace

AnswerBars::AnswerBars(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    connect(&host, &Host::changed, this, &AnswerBars::refresh);
    refresh();
}

std::vector<std::size_t> AnswerBars::rows() const {
    const auto* question = m_host.classroom().question();
    if (question == nullptr || !question->shown) return {};
    auto all = question->told();
    all.resize(std::min(all.size(), mostBars));
    return all;
}

QSize AnswerBars::sizeHint() const {
    return {theme().px(360), theme().px(barHeight) * static_cast<int>(rows().size())};
}

// "Anna wins: 2 (Ben, Mio)"
QString AnswerBars::line(std::size_t choice) const {
    const auto& classroom = m_host.classroom();
    const auto& question = *classroom.question();
    auto said = QStringLiteral("%1: %2").arg(m_host.classBoard().inWords(choice)).arg(question.count(choice));
    const auto who = classroom.named() ? question.who(choice) : QString();
    return who.isEmpty() ? said : said + QStringLiteral(" (%1)").arg(who);
}

void AnswerBars::refresh() {
    QStringList said;
    for (const auto i : rows()) said << line(i);
    setAccessibleName(said.join(QStringLiteral(", ")));
    setToolTip(m_host.classroom().named() ? said.join(QLatin1Char('\n'))
                                          : QString()); // names may find no room
    setFixedHeight(sizeHint().height());
    update();
}

void AnswerBars::paintEvent(QPaintEvent*) {
    const auto all = rows();
    if (all.empty()) return;
    const auto& classroom = m_host.classroom();
    const auto& question = *classroom.question();
    int most = 1;
    for (const auto i : all) most = std::max(most, question.count(i));
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(theme().font(Type::Body));
    const double gap = theme().px(8), named = width() * 0.4, names = classroom.named() ? width() * 0.3 : 0;
    QRectF row(0, 0, width(), theme().px(barHeight));
    for (const auto i : all) {
        const int count = question.count(i);
        auto bar = row.adjusted(named, theme().px(2), -theme().px(40) - names, -theme().px(2));
        bar.setWidth(bar.width() * count / most);
        p.setPen(theme().color(Hue::Ink));
        phrases::line(p, QRectF(row.topLeft(), QSizeF(named - gap, row.height())), Qt::AlignLeft,
                      m_host.classBoard().inWords(i));
        const QRectF beside(QPointF(bar.right() + gap, row.top()), row.bottomRight());
        auto said = QString::number(count);
        if (classroom.named() && count > 0) said += QStringLiteral(" · ") + question.who(i);
        p.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter,
                   p.fontMetrics().elidedText(said, Qt::ElideRight, static_cast<int>(beside.width())));
        const bool right = question.choices[i].right == true;
        p.setPen(right ? QPen(theme().color(Hue::Ink), theme().px(3)) : QPen(Qt::NoPen));
        p.setBrush(theme().color(hueOf(question, i)));
        p.drawRoundedRect(bar.adjusted(1, 1, 1, -1), theme().px(5), theme().px(5));
        row.translate(0, row.height());
    }
}
