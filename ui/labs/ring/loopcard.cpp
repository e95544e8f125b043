#include "ui/labs/ring/loopcard.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/factlist.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/labs/ring/boardsetup.h"
#include "ui/labs/ring/loopmodel.h"
#include "ui/labs/ring/picklist.h"

LoopCard::LoopCard(const core::RingLab& lab, QWidget* parent)
    : Card(parent), m_lab(lab), m_model(new LoopModel(this)), m_page(new Segmented),
      m_state(new Label(Type::Body)), m_pits(new Stepper(lab.minPits, lab.searched, lab.usual)),
      m_progress(new QProgressBar), m_cancel(new Button(Button::Style::Link, {})),
      m_export(new Button(Button::Style::Icon, {})), m_all(new Button(Button::Style::Link, {})),
      m_list(new LoopList(lab, m_model)), m_facts(new FactList), m_setup(new BoardSetup(lab)),
      m_pages(new QStackedLayout) {
    auto* column = new QVBoxLayout(this);
    keepMargins(column, 1, 12, 1, 12);
    keepSpacing(column, 6);
    auto* head = new QHBoxLayout;
    keepMargins(head, 16, 0, 16, 0);
    head->addWidget(m_page);
    head->addStretch();
    column->addLayout(head);
    column->addLayout(m_pages, 1); // before there are pages in it: the first would be a window of its own
    m_pages->addWidget(found());
    m_pages->addWidget(m_setup);
    connect(m_page, &Segmented::chosen, m_pages, &QStackedLayout::setCurrentIndex);
    connect(m_pits, &Stepper::changed, this, &LoopCard::searchRequested);
    connect(m_cancel, &Button::clicked, this, &LoopCard::cancelRequested);
    connect(m_export, &Button::clicked, this, &LoopCard::exportRequested);
    connect(m_facts, &FactList::rowsRequested, this, [this](const auto& rows) {
        m_model->showOnly(rows);
        listChanged();
        if (m_model->rowCount() > 0) emit chosen({m_model->at(0).board, 0});
    });
    connect(m_all, &Button::clicked, this, [this] {
        m_model->showAll();
        listChanged();
    });
    connect(m_setup, &BoardSetup::given, this, &LoopCard::given);
    connect(m_list, &LoopList::chosen, this, [this](int row) { emit chosen({m_model->at(row).board, 0}); });
    named(m_page, [] { return tr("Where the board comes from"); });
    offers(m_page, [] { return QStringList{tr("Loops found"), tr("A board of your own")}; });
    setRunning(false);
    inAnyLanguage(this, [this] {
        m_facts->setFacts(m_model->found().table.facts);
        describe();
    });
}

QWidget* LoopCard::found() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 4);
    const auto inRow = [] { return tr("pits in a row"); };
    auto* pitsLabel = says(new Label(Type::Body), inRow);
    named(m_pits, inRow);
    says(m_cancel, [] { return tr("Cancel"); });
    says(m_all, [] { return tr("Show all"); });
    named(m_export, [] { return tr("Export as CSV"); });
    auto* state = new QHBoxLayout;
    keepMargins(state, 18, 0, 16, 0);
    keepSpacing(state, 8);
    state->addWidget(m_state, 1);
    state->addWidget(m_progress);
    state->addWidget(m_cancel);
    state->addWidget(m_all);
    state->addWidget(m_export);
    state->addWidget(pitsLabel);
    state->addWidget(m_pits);
    auto* facts = new QWidget;
    auto* inset = new QVBoxLayout(facts);
    keepMargins(inset, 18, 4, 16, 0);
    inset->addWidget(m_facts);
    inset->addStretch();
    auto* area = scrolling(facts);
    keepHeight(area, 104);
    column->addLayout(state);
    column->addWidget(m_list, 1);
    column->addWidget(area);
    m_export->setGlyph("export");
    pitsLabel->setHue(Hue::Ink2);
    m_state->setHue(Hue::Ink2);
    m_state->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 100);
    keepSize(m_progress, 80, 6);
    return page;
}

int LoopCard::pits() const {
    return m_pits->value();
}

void LoopCard::setFound(const core::FoundLoops& found) {
    m_model->setFound(found);
    m_facts->setFacts(found.table.facts);
    m_said.clear();
    describe();
}

void LoopCard::listChanged() {
    m_list->setCurrent(m_model->rowOf(m_loop));
    describe();
}

void LoopCard::setRunning(bool running) {
    m_running = running;
    m_progress->setVisible(running);
    m_progress->setValue(0);
    m_cancel->setVisible(running);
    m_export->setVisible(!running);
    describe();
}

void LoopCard::setProgress(double done) {
    m_progress->setValue(static_cast<int>(done * 100));
}

void LoopCard::setState(const QString& text) {
    m_said = text;
    describe();
}

// A search that was cancelled has found nothing: what is listed is always complete.
void LoopCard::describe() {
    const auto& found = m_model->found();
    const int count = m_model->rowCount();
    const auto boards = QLocale().toString(static_cast<qulonglong>(found.boards));
    if (m_running)
        m_state->setText(tr("Looking at every board that play can reach …"));
    else if (!m_said.isEmpty())
        m_state->setText(m_said);
    else if (found.table.columns.empty())
        m_state->setText(QString());
    else
        m_state->setText(m_model->showsAll()
                             ? tr("%n found · complete: %1 boards", nullptr, count).arg(boards)
                             : tr("%n of %1 shown", nullptr, count)
                                   .arg(QLocale().toString(static_cast<qulonglong>(found.loops.size()))));
    m_all->setVisible(!m_running && !m_model->showsAll());
    m_export->setEnabled(!found.table.columns.empty());
}

void LoopCard::setStudy(const core::RingStudy& study) {
    m_loop = study.loop;
    m_list->setCurrent(m_loop.empty() ? -1 : m_model->rowOf(m_loop));
    m_setup->setBoard(study.board);
}

void LoopCard::showPage(Page page) {
    m_page->setCurrent(static_cast<int>(page));
    m_pages->setCurrentIndex(static_cast<int>(page));
}
