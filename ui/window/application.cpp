#include "ui/window/application.h"

#include "ui/match/background.h"

#include <cstdlib>
#include <new>
#include <stdexcept>
#include <utility>

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // they have their own
// The libraries that paint end the program where they get no memory. What is as large as a solver's tables
// is therefore given only where as much as a window takes would still be left: the solver stops, the window
// goes on.
void* operator new(std::size_t bytes) {
    constexpr std::size_t large = 4U << 20U;
    constexpr std::size_t left = 64U << 20U;
    if (bytes < large) {
        if (void* const given = std::malloc(bytes > 0 ? bytes : 1)) return given;
        throw std::bad_alloc();
    }
    if (bytes > SIZE_MAX - left) throw std::bad_alloc();
    void* const withRest = std::malloc(bytes + left);
    if (withRest == nullptr) throw std::bad_alloc();
    void* const given = std::realloc(withRest, bytes); // gives the rest back
    return given != nullptr ? given : withRest;
}

void operator delete(void* given) noexcept {
    std::free(given);
}

void operator delete(void* given, std::size_t) noexcept {
    std::free(given);
}
#endif

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
