#include "ui/lessons/claimbuilder.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/look/language.h"

#include <algorithm>

ClaimBuilder::ClaimBuilder(QWidget* parent)
    : QWidget(parent), m_sentence(new Label(Type::Verdict)), m_rows(new QVBoxLayout),
      m_say(new Button(Button::Style::Outline, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 8);
    m_sentence->setWordWrap(true);
    rows->addWidget(m_sentence);
    keepSpacing(m_rows, 8);
    rows->addLayout(m_rows);
    rows->addWidget(says(m_say, [] { return tr("That is the rule"); }), 0, Qt::AlignLeft);
    connect(m_say, &Button::clicked, this, [this] {
        std::vector<std::size_t> parts;
        for (const auto& gap : m_gaps) parts.push_back(gap.order[static_cast<std::size_t>(gap.chosen)]);
        emit said(parts);
    });
    inAnyLanguage(this, [this] { describe(); });
}

void ClaimBuilder::ask(const core::Exercise& exercise) {
    for (const auto& gap : m_gaps) qDeleteAll(gap.parts);
    while (auto* row = m_rows->takeAt(0)) delete row;
    m_gaps.clear();
    m_step = exercise.step();
    for (std::size_t g = 0; g < m_step.gaps.size(); ++g) {
        auto& gap = m_gaps.emplace_back();
        gap.order = exercise.shuffled(g);
        // Whole sentences need a line each.
        const bool whole = m_step.gaps.size() == 1;
        auto* row = new QBoxLayout(whole ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        keepSpacing(row, 8);
        for (int i = 0; i < static_cast<int>(gap.order.size()); ++i) {
            auto* button = new SentenceButton({}, this);
            button->setCheckable(true);
            connect(button, &SentenceButton::clicked, this, [this, g, i] { choose(g, i); });
            row->addWidget(button, 1);
            gap.parts.push_back(button);
            button->show(); // at once, so that the focus can go there
        }
        m_rows->addLayout(row);
    }
    describe();
}

void ClaimBuilder::choose(std::size_t gap, int part) {
    m_gaps[gap].chosen = part;
    describe();
}

void ClaimBuilder::describe() {
    std::vector<std::optional<std::size_t>> chosen;
    for (std::size_t g = 0; g < m_gaps.size(); ++g) {
        const auto& gap = m_gaps[g];
        for (std::size_t i = 0; i < gap.parts.size(); ++i) {
            gap.parts[i]->setText(language::spoken(m_step.gaps[g][gap.order[i]].text));
            gap.parts[i]->setChecked(static_cast<int>(i) == gap.chosen);
        }
        chosen.push_back(gap.chosen < 0 ? std::nullopt
                                        : std::optional(gap.order[static_cast<std::size_t>(gap.chosen)]));
    }
    const bool whole = std::ranges::all_of(chosen, [](const auto& part) { return part.has_value(); });
    m_sentence->setText(language::spoken(core::sentence(m_step, chosen)));
    m_sentence->setVisible(m_gaps.size() > 1);
    m_say->setEnabled(whole && !m_gaps.empty());
}

void ClaimBuilder::setOpen(bool open) {
    for (const auto& gap : m_gaps)
        for (auto* button : gap.parts) button->setEnabled(open);
    if (open)
        describe();
    else
        m_say->setEnabled(false);
}

void ClaimBuilder::focusFirst() {
    if (!m_gaps.empty()) m_gaps.front().parts.front()->setFocus();
}

QWidgetList ClaimBuilder::choices() const {
    QWidgetList all;
    for (const auto& gap : m_gaps)
        for (auto* button : gap.parts) all.append(button);
    all.append(m_say);
    return all;
}
