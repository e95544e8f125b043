#include "ui/lessons/markcards.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QPainter>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/art.h"

namespace {
constexpr QSize least(150, 120), most(420, 340); // of a card, at scale 1
constexpr int edge = 10, corner = 12, aRow = 5, wordsHeight = 22;
} // namespace

// One board, pressed to mark it.
class MarkCard final : public QAbstractButton {
public:
    MarkCard(const core::Game& game, const core::Position& position, QWidget* parent)
        : QAbstractButton(parent), m_picture(new Preview({}, this)) {
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setText(QString::fromStdString(game.brief(position)));
        m_picture->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_picture->show(game, position);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        keep(this, [this] {
            const auto& t = theme();
            setMinimumSize(t.px(least.width()), t.px(least.height()));
            setMaximumSize(t.px(most.width()), t.px(most.height()));
        });
    }

    // Once answered, a board stays as it is and can be looked at.
    void setAnswered(bool answered) {
        setAttribute(Qt::WA_TransparentForMouseEvents, answered);
        setFocusPolicy(answered ? Qt::NoFocus : Qt::TabFocus);
    }
    void setMistaken(bool mistaken) {
        m_mistaken = mistaken;
        update();
    }

protected:
    void resizeEvent(QResizeEvent*) override {
        const int gap = theme().px(edge);
        m_picture->setGeometry(rect().adjusted(gap, gap, -gap, -gap - theme().px(wordsHeight)));
    }
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const auto frame = paint::focusable(p, *this, double(theme().px(corner)) / height());
        const auto line = m_mistaken ? Hue::LossLine : isChecked() || isDown() ? Hue::Ink : Hue::Line2;
        const bool lit = isChecked() || underMouse();
        paint::box(p, frame, theme().px(corner), theme().color(lit ? Hue::Sunk : Hue::Surface),
                   theme().color(line), isChecked() || m_mistaken ? 3 : 1);
        p.setFont(theme().font(Type::Bold));
        p.setPen(theme().color(Hue::Ink));
        const QRectF words(frame.left(), height() - theme().px(28), frame.width(), theme().px(20));
        const auto sign = isChecked() ? QStringLiteral("× ") : QString();
        p.drawText(words, Qt::AlignCenter, sign + text());
    }

private:
    Preview* m_picture;
    bool m_mistaken = false;
};

MarkCards::MarkCards(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout), m_say(new Button(Button::Style::Outline, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 10);
    keepSpacing(m_grid, 10, 10);
    rows->addLayout(m_grid, 1);
    constexpr int height = 52;
    m_say->setBaseHeight(height);
    says(m_say, [] { return tr("These are lost"); });
    auto policy = m_say->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the cards stay where they are
    m_say->setSizePolicy(policy);
    rows->addWidget(m_say, 0, Qt::AlignLeft);
    connect(m_say, &Button::clicked, this, [this] {
        std::vector<bool> lost;
        for (const auto* card : m_cards) lost.push_back(card->isChecked());
        emit said(lost);
    });
}

void MarkCards::ask(const core::Exercise& exercise) {
    qDeleteAll(m_cards);
    m_cards.clear();
    for (const auto& board : exercise.boards()) {
        const int i = static_cast<int>(m_cards.size());
        auto* card = new MarkCard(exercise.match().game(), board, this);
        m_grid->addWidget(card, i / aRow, i % aRow);
        m_cards.push_back(card);
        card->show(); // at once, so that the focus can go there
    }
}

void MarkCards::showState(const core::Exercise& exercise) {
    const bool open = exercise.state() == core::Exercise::State::Open;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setAnswered(!open);
        m_cards[i]->setMistaken(exercise.mistaken() == i);
    }
    m_say->setEnabled(open && exercise.ready());
    m_say->setVisible(open);
}

void MarkCards::focusFirst() {
    if (!m_cards.empty()) m_cards.front()->setFocus();
}

QWidgetList MarkCards::choices() const {
    QWidgetList all(m_cards.begin(), m_cards.end());
    all.append(m_say);
    return all;
}
