#include "ui/look/sounds.h"

#include <QCoreApplication>
#include <QFile>

#include "ui/look/settings.h"

#include <canberra.h>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

namespace sounds {

namespace {

// Hands files to the desktop's sound service, which may be slow to answer the first time. What comes while
// some wait already is left out: late sounds are worse than none.
class Desktop {
public:
    void play(const QString& file) {
        {
            const std::lock_guard lock(m_mutex);
            if (m_waiting.size() < most) m_waiting.push_back(QFile::encodeName(file));
        }
        m_mail.notify_one();
    }

private:
    static constexpr std::size_t most = 3;
    using Service = std::unique_ptr<ca_context, decltype(&ca_context_destroy)>;

    static Service open() {
        ca_context* service = nullptr;
        if (ca_context_create(&service) != CA_SUCCESS) service = nullptr;
        Service owned(service, &ca_context_destroy);
        if (owned)
            ca_context_change_props(owned.get(), CA_PROP_APPLICATION_NAME, "Kachisuji",
                                    CA_PROP_CANBERRA_CACHE_CONTROL, "permanent", nullptr);
        return owned;
    }
    // Until the program ends, or the service cannot be had.
    void work(const std::stop_token& stop) {
        const auto service = open();
        while (service) {
            std::unique_lock lock(m_mutex);
            if (!m_mail.wait(lock, stop, [&] { return !m_waiting.empty(); })) return;
            const auto file = m_waiting.front();
            m_waiting.pop_front();
            lock.unlock();
            if (ca_context_play(service.get(), 0, CA_PROP_MEDIA_FILENAME, file.constData(), nullptr) ==
                CA_ERROR_NOTAVAILABLE)
                return;
        }
    }

    std::mutex m_mutex;
    std::deque<QByteArray> m_waiting;
    std::condition_variable_any m_mail;
    std::jthread m_thread{[this](const std::stop_token& stop) { work(stop); }}; // last: it uses the others
};

std::function<void(const QString&)>& output() {
    static std::function<void(const QString&)> hear;
    return hear;
}

} // namespace

QString file(std::string_view game, std::string_view event) {
    const auto name =
        QStringLiteral("%1/../share/kachisuji/sounds/%2/%3.wav")
            .arg(QCoreApplication::applicationDirPath(), QString::fromUtf8(game), QString::fromUtf8(event));
    return QFile::exists(name) ? name : QString();
}

void play(std::string_view game, std::string_view event) {
    if (!settings::sounds()) return;
    const auto name = file(game, event);
    if (name.isEmpty()) return;
    if (output()) return output()(name);
    static Desktop desktop; // begins with the first sound
    desktop.play(name);
}

void setOutput(std::function<void(const QString&)> hear) {
    output() = std::move(hear);
}

} // namespace sounds
