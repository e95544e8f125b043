#include "ui/table/questionpanel.h"

#include <QDate>
#include <QEvent>
#include <QFileDialog>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/phrases.h"
#include "ui/savefile.h"
#include "ui/table/host.h"
#include "ui/theme.h"

#include <algorithm>

using core::Outcome;

namespace {

constexpr int barHeight = 30; // at scale 1

Hue hueOf(Outcome outcome) {
    return outcome == Outcome::Win ? Hue::Win : outcome == Outcome::Draw ? Hue::DrawLine : Hue::LossLine;
}

} // namespace

QuestionPanel::QuestionPanel(Host& host, QWidget* parent)
    : QWidget(parent), m_host(host), m_line(new Label(Type::Bold)),
      m_ask(new Button(Button::Style::Outline, {})), m_save(new Button(Button::Style::Outline, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    m_line->setWordWrap(true);
    rows->addWidget(m_line);
    rows->addSpacing(theme().px(3 * barHeight + 6));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_ask);
    buttons->addWidget(m_save);
    buttons->addStretch();
    rows->addLayout(buttons);
    connect(m_ask, &Button::clicked, this, [this] {
        const auto* question = m_host.classroom().question();
        if (question == nullptr)
            m_host.ask();
        else if (!question->shown)
            m_host.showAnswers();
        else
            m_host.endQuestion();
    });
    connect(m_save, &Button::clicked, this, &QuestionPanel::askSave);
    connect(&host, &Host::changed, this, &QuestionPanel::refresh);
    refresh();
}

QSize QuestionPanel::sizeHint() const {
    return {theme().px(360), theme().px(3 * barHeight + 90)};
}

void QuestionPanel::refresh() {
    const auto* question = m_host.classroom().question();
    m_line->setText(question == nullptr ? tr("Ask everybody what the position is worth")
                                        : tr("%n have answered", nullptr, m_host.classroom().answered()));
    m_ask->setText(question == nullptr ? tr("Ask: who wins?")
                   : question->shown   ? tr("Done")
                                       : tr("Show the answers"));
    m_save->setText(tr("Save all answers …"));
    m_save->setEnabled(!m_host.classroom().empty());
    setAccessibleName(m_line->text());
    update();
}

QRectF QuestionPanel::barsRoom() const {
    const auto line = m_line->geometry();
    return QRectF(0, line.bottom() + theme().px(4), width(),
                  m_ask->geometry().top() - line.bottom() - theme().px(8));
}

// A bar for each answer, its name and number on it; the right one framed once all is shown.
void QuestionPanel::paintEvent(QPaintEvent*) {
    const auto* question = m_host.classroom().question();
    if (question == nullptr || !question->shown) return;
    const auto& classroom = m_host.classroom();
    const int most = std::max(1, classroom.answered());
    const auto room = barsRoom();
    const auto outcomes = m_host.views().answers();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(theme().font(Type::Body));
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const double height = room.height() / 3;
        const QRectF row(room.left(), room.top() + height * static_cast<double>(i), room.width(),
                         height - theme().px(4));
        const auto outcome = outcomes[i];
        const int count = classroom.count(outcome);
        QRectF bar = row.adjusted(theme().px(120), 0, -theme().px(50), 0);
        const double full = bar.width();
        bar.setWidth(full * count / most);
        p.setPen(theme().color(Hue::Ink));
        phrases::line(p, QRectF(row.topLeft(), QSizeF(theme().px(116), row.height())), Qt::AlignLeft,
                      m_host.views().inWords(outcome));
        p.drawText(QRectF(bar.right() + theme().px(8), row.top(), theme().px(44), row.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, QString::number(count));
        p.setPen(question->right == outcome ? QPen(theme().color(Hue::Ink), theme().px(3)) : QPen(Qt::NoPen));
        p.setBrush(theme().color(hueOf(outcome)));
        p.drawRoundedRect(bar.adjusted(1, 1, 1, -1), theme().px(5), theme().px(5));
    }
}

void QuestionPanel::askSave() {
    const auto path = speakingPath({tr("Answers of the class"), QDate::currentDate().toString(Qt::ISODate)},
                                   QStringLiteral("csv"));
    auto* dialog = new QFileDialog(window(), tr("Save all answers"), path, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& to) {
        const auto trouble = saveFile(to, QByteArray::fromStdString(m_host.classroom().csv()));
        m_line->setText(trouble.isEmpty() ? tr("Saved as %1.").arg(to) : trouble);
    });
    dialog->open();
}

void QuestionPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}
