#include "ui/lessons/lessonpage.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/scrolling.h"
#include "ui/language.h"
#include "ui/lessons/guideview.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/lessons/sourceview.h"
#include "ui/settings.h"

namespace {

constexpr int headerHeight = 52, listWidth = 236;

QString asId(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

} // namespace

LessonPage::LessonPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_back(new Button(Button::Style::Link, {})),
      m_play(new Button(Button::Style::Primary, {})), m_title(new Label(Type::GameName)),
      m_what(new Label(Type::Body)), m_views(new QStackedLayout), m_player(new LessonPlayer) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(header());
    auto* columns = new QHBoxLayout;
    const int gap = theme().px(12);
    columns->setContentsMargins(gap, gap, gap, gap);
    columns->setSpacing(gap);
    columns->addWidget(scrolling(list()));
    columns->itemAt(0)->widget()->setFixedWidth(theme().px(listWidth));
    columns->addLayout(m_views, 1);
    rows->addLayout(columns, 1); // before its widgets come: they would be windows for a moment
    m_views->addWidget(scrolling(new GuideView(kind)));
    m_views->addWidget(m_player);
    m_views->addWidget(scrolling(new SourceView(kind)));
    connect(m_back, &Button::clicked, this, &LessonPage::toShelf);
    connect(m_play, &Button::clicked, this, [this] { emit playRequested(m_kind); });
    connect(m_player, &LessonPlayer::nextLessonRequested, this, &LessonPage::showNextLesson);
    connect(m_player, &LessonPlayer::finished, this, [this] {
        settings::addLessonDone(m_kind.id, asId(m_kind.lessons[static_cast<std::size_t>(m_entry - 1)].id));
        retranslate();
    });
    retranslate();
    showGuide();
}

QWidget* LessonPage::header() {
    auto* box = new QWidget;
    const auto fit = [box] { box->setFixedHeight(theme().px(headerHeight)); };
    connect(&theme(), &Theme::changed, box, fit);
    fit();
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(theme().px(24), 0, theme().px(24), 0);
    line->setSpacing(theme().px(12));
    m_back->setGlyph("back");
    m_what->setHue(Hue::Ink2);
    line->addWidget(m_back);
    line->addWidget(m_title);
    line->addWidget(m_what);
    line->addStretch();
    line->addWidget(m_play);
    return box;
}

QWidget* LessonPage::list() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, theme().px(4), 0);
    rows->setSpacing(theme().px(6));
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
    retranslate();
}

void LessonPage::showGuide() {
    goTo(0, 0);
}

void LessonPage::showLesson(int index) {
    goTo(index + 1, 1);
    m_player->begin(m_kind, m_kind.lessons[static_cast<std::size_t>(index)]);
}

void LessonPage::showSource() {
    goTo(static_cast<int>(m_entries.size()) - 1, 2);
}

void LessonPage::showNextLesson() {
    if (m_entry < static_cast<int>(m_kind.lessons.size()))
        showLesson(m_entry);
    else
        emit playRequested(m_kind);
}

void LessonPage::retranslate() {
    m_back->setText(tr("Shelf"));
    m_play->setText(tr("Play"));
    m_title->setText(language::spoken(m_kind.title));
    m_what->setText(tr("Learn"));
    const auto done = settings::lessonsDone(m_kind.id);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const bool lesson = i > 0 && i <= m_kind.lessons.size();
        const bool ticked = lesson && done.contains(asId(m_kind.lessons[i - 1].id));
        const auto text = lesson   ? language::spoken(m_kind.lessons[i - 1].title)
                          : i == 0 ? tr("How to play")
                                   : tr("Where it comes from");
        m_entries[i]->setText(ticked ? QStringLiteral("✓ ") + text : text);
        m_entries[i]->setAccessibleName(ticked ? tr("%1, done").arg(text) : text);
        m_entries[i]->setChecked(static_cast<int>(i) == m_entry);
    }
}

void LessonPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LessonPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme().color(Hue::Paper));
    const QRect top(0, 0, width(), theme().px(headerHeight));
    p.fillRect(top, theme().color(Hue::Surface));
    p.setPen(theme().color(Hue::Line));
    p.drawLine(top.bottomLeft(), top.bottomRight());
}
