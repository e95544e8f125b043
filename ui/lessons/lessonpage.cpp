#include "ui/lessons/lessonpage.h"

#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/label.h"
#include "ui/controls/pageheader.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/lessons/certificate.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guidepanel.h"
#include "ui/lessons/guideview.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/stepdots.h"
#include "ui/look/language.h"
#include "ui/look/learnt.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

namespace {

QString asId(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

} // namespace

LessonPage::LessonPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_entries(new DropDown), m_dots(new StepDots),
      m_where(new Label(Type::Body)), m_guide(new GuideView(kind)),
      m_start(new Button(Button::Style::Primary, {})), m_views(new QStackedLayout),
      m_player(new LessonPlayer), m_finished(new QWidget) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_where->setHue(Hue::Ink2);
    auto* header = new PageHeader;
    auto* play = says(new Button(Button::Style::Outline, {}), [] { return tr("Play"); });
    named(m_entries, [] { return tr("Learn"); });
    for (QWidget* part :
         {static_cast<QWidget*>(m_entries), static_cast<QWidget*>(m_dots), static_cast<QWidget*>(m_where)})
        header->add(part);
    header->addStretch();
    header->add(play);
    inAnyLanguage(header, [header, &kind] {
        header->setBack(tr("Shelf"));
        header->setTitle(language::spoken(kind.title), {});
    });
    rows->addWidget(header);
    auto* below = new QHBoxLayout;
    keepMargins(below, 24, 14, 24, 12);
    below->addLayout(m_views, 1);
    rows->addLayout(below, 1); // before its widgets come: they would be windows for a moment
    m_views->addWidget(scrolling(guide()));
    m_views->addWidget(m_player);
    m_views->addWidget(scrolling(source()));
    connect(header, &PageHeader::back, this, &LessonPage::toShelf);
    connect(play, &Button::clicked, this, [this] { emit playRequested(m_kind); });
    connect(m_start, &Button::clicked, this, &LessonPage::showNext);
    connect(m_entries, &DropDown::chosen, this, &LessonPage::choose);
    connect(m_player->exercise(), &ExerciseView::askRequested, this, &LessonPage::askRequested);
    connect(m_player, &LessonPlayer::nextLessonRequested, this, &LessonPage::showNextLesson);
    connect(m_player, &LessonPlayer::playRequested, this, [this] { emit playRequested(m_kind); });
    connect(m_player, &LessonPlayer::puzzlesRequested, this, [this] { emit puzzlesRequested(m_kind); });
    connect(m_player, &LessonPlayer::moved, this, [this] {
        showPlace();
        const auto& run = *m_player->run();
        if (run.station() > 0 && run.station() < run.stations())
            settings::setLessonAt(m_kind.id, QString::fromStdString(run.kept()));
    });
    connect(m_player, &LessonPlayer::finished, this, [this] {
        const auto id = asId(m_player->run()->lesson().id);
        settings::addLessonDone(m_kind.id, id);
        if (m_player->run()->clean()) settings::addLessonClean(m_kind.id, id);
        settings::setLessonAt(m_kind.id, {});
        refresh();
    });
    inAnyLanguage(this, [this] { refresh(); });
    // Whoever has learnt something already goes on from there.
    if (core::begun(kind, learnt(kind)))
        showNext();
    else
        showGuide();
}

void LessonPage::showPlace() const {
    const auto& run = *m_player->run();
    m_dots->show(run.station(), run.stations());
    const bool ended = run.station() == run.stations();
    m_where->setText(ended ? QString() : tr("%1 of %2").arg(run.station() + 1).arg(run.stations()));
}

void LessonPage::focusTask() {
    if (m_views->currentIndex() == 1)
        m_player->focusTask();
    else
        m_guide->focusFirst();
}

// The rules, and what can come next.
QWidget* LessonPage::guide() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    keepMargins(rows, 0, 0, 0, 18);
    keepSpacing(rows, 18);
    rows->addWidget(m_guide);
    auto* next = new QHBoxLayout;
    keepSpacing(next, 16);
    auto* told = says(new Label(Type::Verdict), [] {
        return tr("That is all you need to play. How to win is what the lessons are about.");
    });
    told->setWordWrap(true);
    next->addWidget(told, 1);
    next->addWidget(m_start);
    rows->addLayout(next);
    rows->addStretch();
    return box;
}

// Where it comes from, and after the last lesson a page to take home.
QWidget* LessonPage::source() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 8);
    auto* row = new QHBoxLayout(m_finished);
    keepMargins(row, 8, 0, 16, 0);
    keepSpacing(row, 16);
    auto* told = says(new Label(Type::Verdict), [] { return tr("You have finished all the lessons."); });
    auto* came = new Label(Type::Body);
    row->addWidget(told);
    row->addWidget(came, 1);
    auto* print = says(new Button(Button::Style::Outline, {}), [] { return tr("Print a certificate …"); });
    row->addWidget(print);
    connect(print, &Button::clicked, this, [this, came] {
        print::askPrinter(this, certificate(m_kind, learnt(m_kind)),
                          [came](const QString& said) { came->setText(said); });
    });
    rows->addWidget(m_finished);
    rows->addWidget(new SourceView(m_kind), 1);
    return box;
}

void LessonPage::choose(int entry) {
    if (entry == 0)
        showGuide();
    else if (entry > static_cast<int>(m_kind.lessons.size()))
        showSource();
    else
        showLesson(entry - 1);
}

void LessonPage::goTo(int entry, int view) {
    m_entry = entry;
    m_views->setCurrentIndex(view);
    for (QWidget* part : {static_cast<QWidget*>(m_dots), static_cast<QWidget*>(m_where)})
        part->setVisible(view == 1);
    refresh();
}

void LessonPage::showGuide() {
    goTo(0, 0);
}

void LessonPage::showLesson(int index) {
    goTo(index + 1, 1);
    const bool last = index + 1 == static_cast<int>(m_kind.lessons.size());
    m_player->begin(m_kind, m_kind.lessons[static_cast<std::size_t>(index)], last,
                    settings::lessonAt(m_kind.id).toStdString());
}

void LessonPage::showSource() {
    goTo(static_cast<int>(m_kind.lessons.size()) + 1, 2);
}

void LessonPage::showNext() {
    showLesson(static_cast<int>(core::nextLesson(m_kind, learnt(m_kind))));
}

void LessonPage::showNextLesson() {
    choose(m_entry + 1);
}

QStringList LessonPage::entries() const {
    QStringList all{tr("How to play")};
    const auto known = learnt(m_kind);
    for (const auto& lesson : m_kind.lessons) {
        const auto sign = core::signOf(lesson, known);
        all.append((sign.empty() ? QString() : asId(sign) + QLatin1Char(' ')) +
                   language::spoken(lesson.title));
    }
    all.append(tr("Where it comes from"));
    return all;
}

// What is done, and what comes next.
void LessonPage::refresh() {
    const auto known = learnt(m_kind);
    const auto& next = m_kind.lessons[core::nextLesson(m_kind, known)];
    m_start->setText(tr("Lesson “%1”").arg(language::spoken(next.title)));
    m_entries->setChoices(entries());
    m_entries->setCurrent(m_entry);
    m_finished->setVisible(core::allLearnt(m_kind, known));
    if (m_player->run()) showPlace();
}

void LessonPage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}

SourceView::SourceView(const core::Kind& kind, QWidget* parent) : QWidget(parent) {
    const auto& source = kind.source;
    auto* rows = new QVBoxLayout(this);
    keepMargins(rows, 8, 8, 16, 8);
    keepSpacing(rows, 6);
    const auto add = [rows](Label* label) {
        label->setWordWrap(true);
        rows->addWidget(label);
    };
    const auto addText = [add](const core::Phrase& text, Hue hue = Hue::Ink) {
        auto* label = says(new Label(Type::Body), [text] { return language::spoken(text); });
        label->setHue(hue);
        add(label);
    };
    const auto addTitle = [add](auto words) {
        auto* label = says(new Label(Type::Bold), words);
        keepMargins(label, 0, 8, 0, 0);
        add(label);
    };
    add(new Label(Type::Verdict, asId(source.title)));
    if (!source.authors.empty()) add(new Label(Type::Bold, asId(source.authors)));
    addText(source.origin, Hue::Ink2);
    addTitle([] { return tr("What it asks"); });
    addText(source.asks);
    addTitle([] { return tr("What was known before"); });
    addText(source.before);
    addTitle([] { return tr("What was found since"); });
    addText(source.found);
    addTitle([] { return tr("Whose words these are"); });
    addText(source.words);
    if (!source.differs.empty()) addTitle([] { return tr("Where something else was found here"); });
    for (const auto& step : source.differs) {
        auto* panel = new GuidePanel(kind, step);
        keepMargins(panel, 0, 0, 0, 10);
        rows->addWidget(panel);
    }
    rows->addStretch();
}
