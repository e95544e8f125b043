#include "ui/dialogs/setup.h"

#include <QVBoxLayout>

#include "ui/board/setupboard.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"
#include "ui/match/words.h"

SetUp::SetUp(std::shared_ptr<const core::Game> game, const core::Position& position, QWidget* window)
    : Overlay(window, {940, 740}), m_arranged(std::move(game), position), m_board(new SetUpBoard),
      m_tools(new Segmented), m_changes(new QWidget), m_turn(new Label(Type::Bold)),
      m_text(new Field(Type::Bold)), m_reason(new Label(Type::Body)),
      m_done(new Button(Button::Style::Primary, {})) {
    auto* rows = dialogFrame(
        *this, [] { return tr("Set up a position"); }, [] { return tr("Close"); });
    rows->addWidget(named(m_board, [] { return tr("Board to set up"); }), 1);
    (new FlowLayout(8, m_changes))->addWidget(m_turn);
    keep(m_turn, [this] { m_turn->setFixedHeight(theme().target(36)); }); // beside buttons
    offers(m_tools, [this] {
        QStringList tools;
        for (const auto& tool : m_arranged.game()->tools()) tools << language::spoken(tool);
        return tools;
    });
    rows->addWidget(named(m_tools, [] { return tr("What a click does"); }));
    rows->addWidget(m_changes);
    rows->addWidget(named(m_text, [] { return tr("Position"); }));
    m_reason->setHue(Hue::LossLine);
    m_reason->setWordWrap(true);
    auto* end = new QHBoxLayout;
    end->addWidget(m_reason, 1);
    auto* cancel = says(new Button(Button::Style::Outline, {}), [] { return tr("Cancel"); });
    end->addWidget(cancel);
    end->addWidget(says(m_done, [] { return tr("Use this position"); }));
    rows->addLayout(end);
    connect(m_board, &SetUpBoard::chosen, this,
            [this](core::SpotId spot, bool other) { use(other ? 1 : m_tools->current(), spot); });
    connect(m_text, &QLineEdit::textEdited, this, &SetUp::typed);
    connect(cancel, &Button::clicked, this, &SetUp::dismiss);
    connect(m_done, &Button::clicked, this, [this] {
        emit chosen(QString::fromStdString(m_arranged.game()->rules()), m_text->text());
        dismiss();
    });
    inAnyLanguage(this, [this] { showArranged(); });
    setFocusProxy(m_board);
}

// A tool that can do nothing there says why, and all stays as it was.
void SetUp::use(int tool, core::SpotId spot) {
    try {
        m_arranged.use(static_cast<std::size_t>(tool), spot);
        showArranged();
    } catch (const core::InputError& error) {
        complain(language::spoken(error.message()));
        m_board->point({spot});
    }
}

void SetUp::showArranged() {
    showDraft();
    m_text->setText(QString::fromStdString(m_arranged.game()->text(m_arranged.position())));
}

void SetUp::typed(const QString& text) {
    try {
        m_arranged.read(text.trimmed().toStdString());
        showDraft();
        const auto otherwise = m_arranged.game()->ambiguity(text.trimmed().toStdString());
        if (!otherwise || !m_done->isEnabled()) return;
        m_reason->setHue(Hue::Ink2);
        m_reason->setText(language::spoken(*otherwise));
    } catch (const core::InputError& error) {
        complain(language::spoken(error.message()));
        m_done->setEnabled(false);
    }
}

void SetUp::showDraft() {
    m_board->show(m_arranged.game(), m_arranged.position());
    const auto mover = m_arranged.game()->mover(m_arranged.position());
    m_turn->setText(tr("%1’s turn").arg(words::name(mover, core::Seat{})));
    m_turn->setHue(hueOf(mover));
    showChanges();
    const auto objection = m_arranged.objection();
    if (objection && !objection->spots.empty()) m_board->point(objection->spots);
    complain(objection ? language::spoken(objection->why) : QString());
    m_done->setEnabled(!objection);
}

// One button for each; they are made anew, for what can be changed hangs on the position.
void SetUp::showChanges() {
    const auto changes = m_arranged.game()->changes(m_arranged.position());
    auto buttons = m_changes->findChildren<Button*>();
    while (buttons.size() < static_cast<qsizetype>(changes.size())) {
        auto* button = new Button(Button::Style::Outline, {}, m_changes);
        const auto i = static_cast<std::size_t>(buttons.size());
        connect(button, &Button::clicked, this, [this, i] {
            m_arranged.change(i);
            showArranged();
        });
        m_changes->layout()->addWidget(button);
        buttons << button;
    }
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const bool used = i < static_cast<qsizetype>(changes.size());
        buttons[i]->setVisible(used);
        if (used) buttons[i]->setText(language::spoken(changes[static_cast<std::size_t>(i)].name));
    }
}

// What is set up is not lost to a click that misses.
void SetUp::mousePressEvent(QMouseEvent*) {}

void SetUp::complain(const QString& reason) {
    m_reason->setHue(Hue::LossLine);
    m_reason->setText(reason);
    m_text->setWrong(!reason.isEmpty());
}
