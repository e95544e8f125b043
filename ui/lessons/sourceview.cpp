#include "ui/lessons/sourceview.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/guidepanel.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

namespace {

QString plain(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

} // namespace

SourceView::SourceView(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_source(kind.source), m_authors(new Label(Type::Bold, plain(m_source.authors))),
      m_origin(new Label(Type::Secondary)), m_asks(new Label(Type::Body)), m_found(new Label(Type::Body)),
      m_words(new Label(Type::Body)), m_asksTitle(new Label(Type::Bold)), m_foundTitle(new Label(Type::Bold)),
      m_wordsTitle(new Label(Type::Bold)), m_differsTitle(new Label(Type::Bold)) {
    auto* rows = new QVBoxLayout(this);
    keepMargins(rows, 8, 8, 16, 8);
    keepSpacing(rows, 6);
    auto* title = new Label(Type::Verdict, plain(m_source.title));
    for (auto* label : {title, m_authors, m_origin, m_asksTitle, m_asks, m_foundTitle, m_found, m_wordsTitle,
                        m_words, m_differsTitle}) {
        label->setWordWrap(true);
        if (label == m_asksTitle || label == m_foundTitle || label == m_wordsTitle || label == m_differsTitle)
            keepMargins(label, 0, 8, 0, 0);
        rows->addWidget(label);
    }
    m_origin->setHue(Hue::Ink2);
    m_authors->setVisible(!m_source.authors.empty());
    m_differsTitle->setVisible(!m_source.differs.empty());
    for (const auto& step : m_source.differs) {
        auto* panel = new GuidePanel(kind, step);
        keepMargins(panel, 0, 0, 0, 10);
        rows->addWidget(panel);
    }
    rows->addStretch();
    retranslate();
}

void SourceView::retranslate() {
    m_origin->setText(language::spoken(m_source.origin));
    m_asksTitle->setText(tr("What it asks"));
    m_asks->setText(language::spoken(m_source.asks));
    m_foundTitle->setText(tr("What was found since"));
    m_found->setText(language::spoken(m_source.found));
    m_wordsTitle->setText(tr("Whose words these are"));
    m_words->setText(language::spoken(m_source.words));
    m_differsTitle->setText(tr("Where something else was found here"));
}

void SourceView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}
