#include "ui/dialogs/allmatches.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"
#include "ui/shelf/matchlist.h"

namespace {

constexpr int longestSearch = 100;

void check(const std::vector<Chip*>& chips, std::size_t chosen) {
    for (std::size_t i = 0; i < chips.size(); ++i) chips[i]->setChecked(i == chosen);
}

} // namespace

AllMatches::AllMatches(MatchStore& store, QWidget* window)
    : Overlay(window, {640, 720}), m_store(store), m_found(m_model), m_search(new Field(Type::Body)),
      m_list(new MatchList(m_found)), m_none(new Label(Type::Body)),
      m_bringBack(new Button(Button::Style::Outline, {})), m_delete(new Button(Button::Style::Outline, {})) {
    const auto title = [] { return tr("All matches"); };
    auto* rows = dialogFrame(*this, says(new Label(Type::GameName), title), [] { return tr("Close"); });
    named(this, title);
    m_search->setMaxLength(longestSearch);
    inAnyLanguage(m_search, [this] { m_search->setPlaceholderText(tr("Search: names, game, day")); });
    rows->addWidget(named(m_search, [] { return tr("Search"); }));
    const auto kinds = [] {
        QStringList names{tr("All games")};
        for (const auto* kind : core::catalogue()) names << language::spoken(kind->title);
        return names;
    };
    rows->addWidget(chips(m_kinds, kinds, &AllMatches::chooseKind));
    const auto standings = [] {
        return QStringList{tr("All"),       tr("In progress"), tr("Finished"),
                           tr("First won"), tr("Second won"),  tr("Draw")};
    };
    rows->addWidget(chips(m_standings, standings, &AllMatches::chooseStanding));
    rows->addWidget(m_none, 1);
    rows->addWidget(named(m_list, title), 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_bringBack);
    foot->addStretch();
    foot->addWidget(m_delete);
    rows->addLayout(foot);
    m_none->setHue(Hue::Ink2);
    m_none->setAlignment(Qt::AlignTop);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_found.setText(text);
        refresh();
    });
    connect(m_list, &MatchList::chosen, this, [this](const QString& path) {
        emit chosen(path);
        dismiss();
    });
    connect(&m_model, &KeptModel::dataChanged, this, &AllMatches::refresh);
    connect(m_delete, &Button::clicked, this, &AllMatches::remove);
    connect(m_bringBack, &Button::clicked, this, &AllMatches::bringBack);
    read();
    inAnyLanguage(this, [this] { refresh(); });
}

QWidget* AllMatches::chips(std::vector<Chip*>& into, const std::function<QStringList()>& names,
                           void (AllMatches::*choose)(std::size_t)) {
    auto* box = new QWidget;
    auto* flow = new FlowLayout(6, box);
    const auto count = static_cast<std::size_t>(names().size());
    for (std::size_t i = 0; i < count; ++i) {
        into.push_back(says(new Chip({}, box), [=] { return names()[static_cast<qsizetype>(i)]; }));
        flow->addWidget(into.back());
        connect(into.back(), &Chip::clicked, this, [this, choose, i] { (this->*choose)(i); });
    }
    check(into, 0);
    return box;
}

void AllMatches::chooseKind(std::size_t index) {
    check(m_kinds, index);
    m_found.setKind(index == 0 ? nullptr : core::catalogue()[index - 1]);
    refresh();
}

void AllMatches::chooseStanding(std::size_t index) {
    check(m_standings, index);
    m_found.setStanding(static_cast<KeptFilter::Standing>(index));
    refresh();
}

void AllMatches::read() {
    m_model.setMatches(m_store.kept());
    refresh();
}

void AllMatches::refresh() {
    const auto ticked = static_cast<int>(m_found.ticked().size());
    const int removed = m_store.removed();
    m_delete->setText(ticked == 0 ? tr("Delete") : tr("Delete %n match(es)", nullptr, ticked));
    m_delete->setEnabled(ticked > 0);
    m_bringBack->setText(tr("Bring back %n deleted match(es)", nullptr, removed));
    m_bringBack->setVisible(removed > 0);
    const bool found = m_found.rowCount() > 0;
    m_none->setText(m_model.rowCount() == 0 ? tr("No match is kept yet.") : tr("No match is like this."));
    m_none->setVisible(!found);
    m_list->setVisible(found);
    if (found && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_found.index(0, 0));
}

void AllMatches::remove() {
    auto paths = m_found.ticked();
    if (paths.isEmpty()) return;
    m_store.remove(paths);
    read();
    m_bringBack->setFocus();
    emit changed();
}

void AllMatches::bringBack() {
    m_store.bringBack();
    read();
    if (m_bringBack->isHidden()) m_list->setFocus();
    emit changed();
}

// Down leads from the search to what was found, Up from its first row back. Del deletes what is ticked, or
// else the match under the cursor.
void AllMatches::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down && m_list->isVisible()) return m_list->setFocus();
    if (event->key() == Qt::Key_Up) return m_search->setFocus();
    if (event->matches(QKeySequence::Undo)) return bringBack();
    if (event->key() != Qt::Key_Delete) return Overlay::keyPressEvent(event);
    if (m_found.ticked().isEmpty() && m_list->hasFocus())
        m_found.setData(m_list->currentIndex(), Qt::Checked, Qt::CheckStateRole);
    remove();
}
