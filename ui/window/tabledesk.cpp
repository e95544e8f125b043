#include "ui/window/tabledesk.h"

#include "ui/session.h"
#include "ui/table/host.h"
#include "ui/table/tableoverlay.h"

TableDesk::TableDesk(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {}

TableDesk::~TableDesk() = default;

void TableDesk::open() {
    if (!m_host) {
        m_host = std::make_unique<Host>(m_session);
        connect(m_host.get(), &Host::asked, this, &TableDesk::asked);
    }
    if (!m_host->open())
        return emit told(tr("The table could not be opened: no port of this computer is free."));
    (new TableOverlay(*m_host, m_window))->open();
}
