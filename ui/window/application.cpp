#include "ui/window/application.h"

#include "ui/match/background.h"

#include <new>
#include <stdexcept>
#include <utility>

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    if (std::exchange(m_telling, true)) return false;
    try {
        emit troubled(Background::tr("There is not enough memory for this."));
    } catch (const std::bad_alloc&) { // then it is not told
    }
    m_telling = false;
    return false;
}
