#include "ui/window/application.h"

#include "ui/match/background.h"

#include <new>
#include <stdexcept>
#include <utility>

namespace {

constexpr const char* bufferIntegration = "QT_WAYLAND_CLIENT_BUFFER_INTEGRATION";

// Qt warns of what is left out on purpose.
void butForThat(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (text.contains(QLatin1String("lient buffer integration"))) return;
    qInstallMessageHandler(nullptr);
    qt_message_output(type, context, text);
    qInstallMessageHandler(butForThat);
}

// Windows are painted by the processor: none of the ways to share pictures with a graphics card is needed.
int& withoutGraphics(int& argc) {
    if (qEnvironmentVariableIsSet("WAYLAND_DISPLAY") && !qEnvironmentVariableIsSet(bufferIntegration)) {
        qputenv(bufferIntegration, "none");
        qInstallMessageHandler(butForThat);
    }
    return argc;
}

} // namespace

// The warning comes with the first window.
Application::Application(int& argc, char** argv) : QApplication(withoutGraphics(argc), argv) {}

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
