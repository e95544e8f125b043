#include "ui/dialogs/interludeoverlay.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"

InterludeOverlay::InterludeOverlay(core::Interlude interlude, QWidget* window)
    : Overlay(window, {520, 236}, Qt::AlignHCenter | Qt::AlignBottom), m_interlude(std::move(interlude)),
      m_title(new Label(Type::CardTitle)), m_close(new Button(Button::Style::Icon, {})),
      m_on(new Button(Button::Style::Primary, {})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    for (std::size_t i = 0; i < m_interlude.lines.size(); ++i) {
        auto* line = new Label(i + 1 == m_interlude.lines.size() ? Type::Verdict : Type::Body);
        line->setWordWrap(true);
        m_lines.push_back(line);
        rows->addWidget(line);
    }
    rows->addStretch();
    rows->addWidget(m_on);
    m_on->setBaseHeight(44);
    connect(m_on, &Button::clicked, this, &InterludeOverlay::dismiss);
    retranslate();
}

void InterludeOverlay::retranslate() {
    m_title->setText(language::spoken(m_interlude.title));
    m_close->setText(tr("Close"));
    m_on->setText(tr("Go on"));
    setAccessibleName(m_title->text());
    QStringList told;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setText(language::spoken(m_interlude.lines[i]));
        told << m_lines[i]->text();
    }
    setAccessibleDescription(told.join(QLatin1Char(' ')));
}

void InterludeOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}

void InterludeOverlay::keyPressEvent(QKeyEvent* event) {
    const auto key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) return dismiss();
    Overlay::keyPressEvent(event);
}
