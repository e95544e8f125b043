#include "ui/window/openstrip.h"

#include <QHBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/window/linkdesk.h"
#include "ui/window/tabledesk.h"

OpenStrip::OpenStrip(TableDesk& table, LinkDesk& link, QWidget& window)
    : m_window(window), m_toTable(new Button(Button::Style::Outline, {})),
      m_toRoom(new Button(Button::Style::Outline, {})) {
    auto* row = new QHBoxLayout(this);
    keepMargins(row, 24, 2, 24, 2);
    for (auto* button : {m_toTable, m_toRoom}) {
        row->addWidget(button);
        button->setGlyph("person");
        button->setBaseHeight(32);
        button->hide();
    }
    row->addStretch(1);
    hide();
    connect(m_toTable, &Button::clicked, &table, &TableDesk::open);
    connect(m_toRoom, &Button::clicked, &link, [&link] { link.open(); });
    connect(&table, &TableDesk::seatsTaken, this, [this](std::optional<int> there) {
        m_there = there;
        refresh();
    });
    connect(&link, &LinkDesk::changed, this, [this](const QString& line) {
        m_toRoom->setText(line);
        m_toRoom->setVisible(!line.isEmpty());
        refresh();
    });
    inAnyLanguage(this, [this] { refresh(); });
}

void OpenStrip::refresh() {
    const auto name = tr("Kachisuji");
    setVisible(m_there.has_value() || !m_toRoom->isHidden());
    m_toTable->setVisible(m_there.has_value());
    if (m_there) m_toTable->setText(tr("The table is open · %n are there", nullptr, *m_there));
    m_window.setWindowTitle(m_there ? tr("%1 · the table is open, %n are there", nullptr, *m_there).arg(name)
                                    : name);
}
