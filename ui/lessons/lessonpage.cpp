#include "ui/lessons/lessonpage.h"

#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/pageheader.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guidepanel.h"
#include "ui/lessons/guideview.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

namespace {

constexpr int listWidth = 236;

QString asId(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

} // namespace

LessonPage::LessonPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_done(new Label(Type::Secondary)), m_guide(new GuideView(kind)),
      m_start(new Button(Button::Style::Primary, {})), m_views(new QStackedLayout),
      m_player(new LessonPlayer) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_done->setHue(Hue::Ink2);
    auto* header = new PageHeader;
    auto* play = says(new Button(Button::Style::Primary, {}), [] { return tr("Play"); });
    header->addStretch();
    header->add(m_done);
    header->add(play);
    inAnyLanguage(header, [header, &kind] {
        header->setBack(tr("Shelf"));
        header->setTitle(language::spoken(kind.title), tr("Learn"));
    });
    rows->addWidget(header);
    auto* columns = new QHBoxLayout;
    constexpr int gap = 12;
    keepMargins(columns, gap);
    keepSpacing(columns, gap);
    auto* contents = scrolling(list());
    columns->addWidget(contents);
    columns->addLayout(m_views, 1);
    rows->addLayout(columns, 1); // before its widgets come: they would be windows for a moment
    keepWidth(contents, listWidth);
    keep(contents,
         [contents] { contents->setVisible(!theme().projector()); }); // who looks from afar looks at one
    m_views->addWidget(scrolling(guide()));
    m_views->addWidget(m_player);
    m_views->addWidget(scrolling(new SourceView(kind)));
    connect(header, &PageHeader::back, this, &LessonPage::toShelf);
    connect(play, &Button::clicked, this, [this] { emit playRequested(m_kind); });
    connect(m_start, &Button::clicked, this, [this] { showLesson(nextUndone()); });
    connect(m_player->exercise(), &ExerciseView::askRequested, this, &LessonPage::askRequested);
    connect(m_player, &LessonPlayer::nextLessonRequested, this, &LessonPage::showNextLesson);
    connect(m_player, &LessonPlayer::finished, this, [this] {
        settings::addLessonDone(m_kind.id, asId(m_kind.lessons[static_cast<std::size_t>(m_entry - 1)].id));
        refresh();
    });
    inAnyLanguage(this, [this] { refresh(); });
    // Whoever has learnt something already goes on from there.
    if (settings::lessonsDone(kind.id).isEmpty())
        showGuide();
    else
        showLesson(nextUndone());
}

bool LessonPage::done(std::size_t lesson) const {
    return settings::lessonsDone(m_kind.id).contains(asId(m_kind.lessons[lesson].id));
}

// The first that is not done; when all are, the first of all.
int LessonPage::nextUndone() const {
    for (std::size_t i = 0; i < m_kind.lessons.size(); ++i)
        if (!done(i)) return static_cast<int>(i);
    return 0;
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

QWidget* LessonPage::list() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    keepMargins(rows, 0, 0, 4, 0);
    keepSpacing(rows, 6);
    for (int i = 0; i < static_cast<int>(m_kind.lessons.size()) + 2; ++i) {
        auto* entry = new SentenceButton({}, box);
        entry->setCheckable(true);
        connect(entry, &SentenceButton::clicked, this, [this, i] { choose(i); });
        rows->addWidget(entry);
        m_entries.push_back(entry);
    }
    rows->addStretch();
    return box;
}

void LessonPage::choose(int entry) {
    if (entry == 0)
        showGuide();
    else if (entry == static_cast<int>(m_entries.size()) - 1)
        showSource();
    else
        showLesson(entry - 1);
}

void LessonPage::goTo(int entry, int view) {
    m_entry = entry;
    m_views->setCurrentIndex(view);
    refresh();
}

void LessonPage::showGuide() {
    goTo(0, 0);
}

void LessonPage::showLesson(int index) {
    goTo(index + 1, 1);
    const bool last = index + 1 == static_cast<int>(m_kind.lessons.size());
    m_player->begin(m_kind, m_kind.lessons[static_cast<std::size_t>(index)], last);
}

void LessonPage::showSource() {
    goTo(static_cast<int>(m_entries.size()) - 1, 2);
}

void LessonPage::showNext() {
    showLesson(nextUndone());
}

void LessonPage::showNextLesson() {
    if (m_entry < static_cast<int>(m_kind.lessons.size()))
        showLesson(m_entry);
    else
        emit playRequested(m_kind);
}

// What is done, and what comes next.
void LessonPage::refresh() {
    const auto& next = m_kind.lessons[static_cast<std::size_t>(nextUndone())];
    m_start->setText(tr("Lesson “%1”").arg(language::spoken(next.title)));
    int finished = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const bool lesson = i > 0 && i <= m_kind.lessons.size();
        const bool ticked = lesson && done(i - 1);
        finished += ticked ? 1 : 0;
        const auto text = lesson   ? language::spoken(m_kind.lessons[i - 1].title)
                          : i == 0 ? tr("How to play")
                                   : tr("Where it comes from");
        m_entries[i]->setText(ticked ? QStringLiteral("✓ ") + text : text);
        m_entries[i]->setAccessibleName(ticked ? tr("%1, done").arg(text) : text);
        m_entries[i]->setChecked(static_cast<int>(i) == m_entry);
    }
    const int all = static_cast<int>(m_kind.lessons.size());
    m_done->setText(finished == 0 ? QString() : tr("%1 of %2 lessons done").arg(finished).arg(all));
    m_done->setVisible(finished > 0);
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
    const auto addText = [add](Type type, const core::Phrase& text) {
        auto* label = says(new Label(type), [text] { return language::spoken(text); });
        if (type == Type::Secondary) label->setHue(Hue::Ink2);
        add(label);
    };
    const auto addTitle = [add](auto words) {
        auto* label = says(new Label(Type::Bold), words);
        keepMargins(label, 0, 8, 0, 0);
        add(label);
    };
    add(new Label(Type::Verdict, asId(source.title)));
    if (!source.authors.empty()) add(new Label(Type::Bold, asId(source.authors)));
    addText(Type::Secondary, source.origin);
    addTitle([] { return tr("What it asks"); });
    addText(Type::Body, source.asks);
    addTitle([] { return tr("What was known before"); });
    addText(Type::Body, source.before);
    addTitle([] { return tr("What was found since"); });
    addText(Type::Body, source.found);
    addTitle([] { return tr("Whose words these are"); });
    addText(Type::Body, source.words);
    if (!source.differs.empty()) addTitle([] { return tr("Where something else was found here"); });
    for (const auto& step : source.differs) {
        auto* panel = new GuidePanel(kind, step);
        keepMargins(panel, 0, 0, 0, 10);
        rows->addWidget(panel);
    }
    rows->addStretch();
}
