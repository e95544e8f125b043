#include "ui/controls/pageheader.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/look/art.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace {

constexpr int pageHeader = 52;

class Glyph final : public QWidget {
public:
    explicit Glyph(const char* icon) : m_icon(icon) { keepSize(this, 24, 24); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).drawPixmap(QPointF(),
                                  art::icon(m_icon, width(), devicePixelRatioF(), theme().color(Hue::Ink)));
    }

private:
    const char* m_icon;
};

// Whatever it is laid out for, what there is no room for goes first.
class HeaderLine final : public QHBoxLayout {
public:
    HeaderLine(QWidget* parent, std::function<void()> fit) : QHBoxLayout(parent), m_fit(std::move(fit)) {}
    void setGeometry(const QRect& room) override {
        m_fit();
        QHBoxLayout::setGeometry(room);
    }

private:
    std::function<void()> m_fit;
};

} // namespace

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent), m_back(new Button(Button::Style::Link, {})), m_name(new Label(Type::GameName)),
      m_what(new Label(Type::Body)), m_line(new HeaderLine(this, [this] { fit(); })) {
    keep(this, [this] { setFixedHeight(qMax(theme().px(pageHeader), theme().target(36) + theme().px(6))); });
    keepMargins(m_line, 24, 0, 24, 0);
    keepSpacing(m_line, 12);
    keep(this, [this] { m_line->update(); }); // what is hidden asks for nothing when it grows or shrinks
    m_back->setGlyph("back");
    m_what->setHue(Hue::Ink2);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_what)})
        m_line->addWidget(widget);
    connect(m_back, &Button::clicked, this, &PageHeader::back);
}

void PageHeader::setBack(const QString& text) {
    m_back->setText(text);
}

void PageHeader::setGlyph(const char* icon) {
    delete m_glyph;
    m_glyph = new Glyph(icon);
    m_line->insertWidget(1, m_glyph);
}

void PageHeader::setTitle(const QString& name, const QString& what) {
    m_name->setText(name);
    m_what->setText(what);
    m_line->update();
}

void PageHeader::add(QWidget* widget) {
    m_line->addWidget(widget);
}

void PageHeader::addStretch() {
    m_line->addStretch();
}

int PageHeader::roomFor(const QWidget* one) const {
    const int gap = theme().px(12);
    int room = width() - 2 * theme().px(24);
    for (int i = 0; i < m_line->count(); ++i)
        if (auto* widget = m_line->itemAt(i)->widget(); widget != nullptr && widget != one &&
                                                        widget != m_name && widget != m_glyph &&
                                                        widget != m_what && widget->isVisibleTo(this))
            room -= widget->sizeHint().width() + gap;
    return room;
}

// What a page adds comes first; of the names what there is room for.
void PageHeader::fit() {
    const int gap = theme().px(12);
    int room = width() - 2 * theme().px(24) + gap;
    const std::array<QWidget*, 3> names{m_name, m_glyph, m_what};
    for (int i = 0; i < m_line->count(); ++i)
        if (auto* widget = m_line->itemAt(i)->widget();
            widget != nullptr && std::ranges::find(names, widget) == names.end() && widget->isVisibleTo(this))
            room -= widget->sizeHint().width() + gap;
    for (auto* name : names) {
        if (name == nullptr) continue;
        if (name == m_what && m_what->text().isEmpty()) {
            name->hide();
            continue;
        }
        room -= name->sizeHint().expandedTo(name->minimumSize()).width() + gap;
        name->setVisible(room >= 0);
    }
}

bool PageHeader::event(QEvent* event) {
    if (event->type() == QEvent::ParentChange && parent() != nullptr) parent()->installEventFilter(this);
    return QWidget::event(event);
}

bool PageHeader::eventFilter(QObject* page, QEvent* event) {
    const bool leaves =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (leaves) emit back();
    return leaves || QWidget::eventFilter(page, event);
}

void PageHeader::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme().color(Hue::Surface));
    p.setPen(theme().color(Hue::Line));
    p.drawLine(rect().bottomLeft(), rect().bottomRight());
}
