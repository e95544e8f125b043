#include "ui/lessons/lessonpage.h"

#include <QPainter>
#include <QRandomGenerator>
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

#include <utility>

namespace {

QString asId(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

} // namespace

LessonPage::LessonPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_own(kind), m_entries(new DropDown), m_dots(new StepDots),
      m_where(new Label(Type::Body)), m_guide(new GuideView(kind)),
      m_start(new Button(Button::Style::Primary, {})), m_views(new QStackedLayout),
      m_player(new LessonPlayer), m_finished(new QWidget), m_fault(new Label(Type::Verdict)) {
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
    m_views->addWidget(fault());
    connect(header, &PageHeader::back, this, &LessonPage::toShelf);
    connect(play, &Button::clicked, this, [this] { emit playRequested(m_kind); });
    connect(m_start, &Button::clicked, this, &LessonPage::showNext);
    connect(m_guide, &GuideView::ended, this, [this] {
        qobject_cast<QScrollArea*>(m_views->widget(0))->ensureWidgetVisible(m_start);
        m_start->setFocus();
    });
    connect(m_entries, &DropDown::chosen, this, &LessonPage::choose);
    connect(m_player->exercise(), &ExerciseView::askRequested, this, &LessonPage::askRequested);
    connect(m_player, &LessonPlayer::nextLessonRequested, this, &LessonPage::showNextLesson);
    connect(m_player, &LessonPlayer::playRequested, this, &LessonPage::play);
    connect(m_player, &LessonPlayer::puzzlesRequested, this, &LessonPage::practise);
    connect(&m_idea, &IdeaSource::ready, this, &LessonPage::play);
    connect(&m_idea, &IdeaSource::exhausted, this, [this] { emit playRequested(m_kind); });
    connect(m_player, &LessonPlayer::moved, this, [this] {
        showPlace();
        const auto& run = *m_player->run();
        if (!asksOtherBoards() && run.station() > 0 && run.station() < run.stations())
            settings::setLessonAt(place(m_entry - 1), QString::fromStdString(run.kept()));
    });
    connect(m_player, &LessonPlayer::finished, this, [this] {
        if (asksOtherBoards()) return;
        const auto id = asId(m_player->run()->lesson().id);
        const auto kept = place(m_entry - 1);
        settings::addLessonDone(kept, id);
        if (m_player->run()->clean()) settings::addLessonClean(kept, id);
        settings::setLessonAt(kept, {});
        const auto& lesson = m_player->run()->lesson();
        if (core::IdeaStream::flowsFrom(lesson)) m_idea.begin(m_kind, lesson);
        refresh();
    });
    connect(&m_own, &OwnLessons::changed, this, &LessonPage::refresh);
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

LessonPage::Entry LessonPage::entry(int lesson) const {
    const auto i = static_cast<std::size_t>(lesson), games = m_kind.lessons.size();
    if (i < games) return {&m_kind.lessons[i]};
    const auto& own = m_own.all().at(i - games);
    return {own.fault.empty() ? &own.lesson->lesson : nullptr, &own};
}

std::string LessonPage::place(int lesson) const {
    return std::string(m_kind.id) + (entry(lesson).own != nullptr ? ".own" : "");
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

// Why a lesson cannot be shown, for whoever has written it.
QWidget* LessonPage::fault() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 12);
    auto* where = says(new Label(Type::Body), [] {
        return tr("This lesson is in the folder %1. When the file has been mended, leave this page and come "
                  "back.")
            .arg(OwnLessons::folder());
    });
    where->setHue(Hue::Ink2);
    for (auto* label : {m_fault, where}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        rows->addWidget(label);
    }
    rows->addStretch();
    return box;
}

void LessonPage::choose(int entry) {
    if (entry == 0)
        showGuide();
    else if (entry > lessons())
        showSource();
    else
        showLesson(entry - 1);
}

void LessonPage::goTo(int entry, int view) {
    m_asking.cancel();
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
    const auto [lesson, own] = entry(index);
    if (lesson == nullptr) return goTo(index + 1, 3);
    goTo(index + 1, 1);
    const auto before = std::exchange(m_played, own != nullptr ? own->lesson : nullptr); // still looked into
    m_player->begin(m_kind, *lesson, index + 1 == lessons(), settings::lessonAt(place(index)).toStdString());
}

void LessonPage::showSource() {
    goTo(lessons() + 1, 2);
}

void LessonPage::showNext() {
    showLesson(static_cast<int>(core::nextLesson(m_kind, learnt(m_kind))));
}

void LessonPage::showNextLesson() {
    choose(m_entry + 1);
}

void LessonPage::practise() {
    const auto* lesson = entry(m_entry - 1).lesson;
    const auto after = lesson != nullptr ? core::afterwards(*lesson) : core::Afterwards::Nothing;
    switch (after) {
    case core::Afterwards::Idea:
        return emit ideaRequested(m_kind, *lesson);
    case core::Afterwards::Boards:
        return askOtherBoards();
    case core::Afterwards::Nothing:
        return emit puzzlesRequested(m_kind);
    }
}

bool LessonPage::asksOtherBoards() const {
    return m_asked && m_player->run()->lesson().id.empty();
}

void LessonPage::askOtherBoards() {
    if (!asksOtherBoards()) m_fresh.reset();
    m_asking.run([this, fresh = m_fresh, own = entry(m_entry - 1).own != nullptr ? m_played : nullptr,
                  lesson = *entry(m_entry - 1).lesson](const auto& stop, const auto& tell) mutable {
        if (!fresh)
            fresh = std::make_shared<core::FreshBoards>(m_kind, lesson,
                                                        QRandomGenerator::global()->generate64(), own);
        const auto made = fresh->next(stop);
        if (!stop.stop_requested())
            tell([this, fresh, made] {
                m_fresh = fresh;
                if (!made) return emit puzzlesRequested(m_kind);
                const auto before = std::exchange(m_asked, made); // still looked into
                m_player->begin(m_kind, made->lesson, m_entry == lessons(), {});
            });
    });
}

// As soon as there is a board to begin from.
void LessonPage::play() {
    const auto* lesson = entry(m_entry - 1).lesson;
    if (lesson == nullptr || !core::IdeaStream::flowsFrom(*lesson)) return emit playRequested(m_kind);
    const auto found = m_idea.take();
    if (!found) return;
    auto seats = settings::people();
    seats[static_cast<std::size_t>(found->game->mover(found->position))] = {
        {}, core::Level::Perfect, std::string(lesson->id)};
    emit matchRequested(found->game, found->position, seats);
}

QStringList LessonPage::entries() const {
    QStringList all{tr("How to play")};
    const auto known = learnt(m_kind);
    for (const auto& lesson : m_kind.lessons) {
        const auto sign = core::signOf(lesson, known);
        all.append((sign.empty() ? QString() : asId(sign) + QLatin1Char(' ')) +
                   language::spoken(lesson.title));
    }
    for (int i = static_cast<int>(m_kind.lessons.size()); i < lessons(); ++i) {
        const auto [lesson, own] = entry(i);
        const auto there = [read = lesson != nullptr, &name = own->name](const QSet<QString>& kept) {
            return read && kept.contains(name);
        };
        const auto sign = there(settings::lessonsClean(place(i)))  ? QStringLiteral("★ ")
                          : there(settings::lessonsDone(place(i))) ? QStringLiteral("✓ ")
                                                                   : QString();
        all.append(sign + QStringLiteral("✎ ") +
                   (lesson != nullptr ? language::spoken(lesson->title) : own->name));
    }
    all.append(tr("Where it comes from"));
    return all;
}

// Somebody may have changed their own in the meantime.
void LessonPage::readAgain() {
    const int index = m_entry - 1, view = m_views->currentIndex();
    const auto* const before = view != 0 && view != 2 ? entry(index).own : nullptr;
    const bool own = before != nullptr;
    const auto name = own ? before->name : QString();
    m_own.read();
    if (view == 2) m_entry = lessons() + 1;
    if (!own) return refresh();
    for (int i = 0; i < lessons(); ++i)
        if (const auto* one = entry(i).own; one != nullptr && one->name == name) {
            if (view == 3 || one->lesson != m_played) return showLesson(i);
            m_entry = i + 1;
            return refresh();
        }
    showGuide();
}

void LessonPage::showEvent(QShowEvent* event) {
    readAgain();
    QWidget::showEvent(event);
}

// What is done, and what comes next.
void LessonPage::refresh() {
    const auto known = learnt(m_kind);
    const auto& next = m_kind.lessons[core::nextLesson(m_kind, known)];
    m_start->setText(tr("Lesson “%1”").arg(language::spoken(next.title)));
    m_entries->setChoices(entries());
    m_entries->setCurrent(m_entry);
    m_finished->setVisible(core::allLearnt(m_kind, known));
    const auto* own = m_entry > 0 && m_entry <= lessons() ? entry(m_entry - 1).own : nullptr;
    m_fault->setText(own != nullptr ? language::spoken(own->fault) : QString());
    if (own != nullptr && !own->fault.empty() && m_views->currentIndex() == 1) goTo(m_entry, 3);
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
