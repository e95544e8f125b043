#include "ui/table/seats/entrance.h"

#include <QJsonObject>

#include "core/play/untrusted.h"
#include "core/webletters.h"
#include "ui/table/wire/door.h"
#include "ui/table/wire/line.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <utility>

namespace together = core::together;

namespace {

const auto codeKey = QStringLiteral("code"), portKey = QStringLiteral("port"), farKey = QStringLiteral("far"),
           brokerKey = QStringLiteral("broker"), openKey = QStringLiteral("open"),
           secretKey = QStringLiteral("secret");

QString letters(const std::string& bytes) {
    return QString::fromStdString(core::base64url(bytes));
}

std::string bytesAt(const QJsonObject& json, const QString& key) {
    return core::fromBase64url(json[key].toString().toStdString()).value_or("");
}

// Nothing: there is none that can be read.
std::optional<std::pair<together::Broker, together::KeyPair>> farIn(const QJsonObject& json) try {
    const together::KeyPair table{bytesAt(json, openKey), bytesAt(json, secretKey)};
    if (table.open.size() != together::Seal::meeting || table.secret.size() != together::Seal::meeting)
        return {};
    return std::pair(together::Broker::read(json[brokerKey].toString().toStdString()), table);
} catch (const core::InputError&) {
    return {};
}

} // namespace

Entrance::Entrance(World& world) : m_world(world), m_handout(world), m_port(Door::usualPort) {}

Entrance::~Entrance() = default;

bool Entrance::open() {
    if (m_code.text().isEmpty()) m_code = JoinCode::drawn(m_world.random());
    auto door = std::make_unique<Door>(m_world);
    const auto take = [this](const QString& ticket, const QString& from) {
        return m_handout.take(ticket, from);
    };
    if (!door->open(m_port, take)) return false;
    m_door = std::move(door);
    m_handout.renew();
    connect(m_door.get(), &Door::arrived, this, &Entrance::arrived);
    if (m_keptFar && openFar(m_keptFar->first, m_keptFar->second)) m_keptFar.reset();
    return true;
}

// What was said last still goes out.
void Entrance::close() {
    m_door.release()->deleteLater();
    reachNoMore();
}

void Entrance::forget() {
    m_code = JoinCode();
    m_keptFar.reset();
}

void Entrance::renew() {
    m_code = JoinCode::drawn(m_world.random());
    m_handout.renew();
    if (!m_far) return;
    const auto broker = m_far->broker();
    reachNoMore();
    reachBy(broker);
}

int Entrance::port() const {
    return m_door->port();
}

bool Entrance::reachBy(const together::Broker& broker) {
    reachNoMore();
    m_keptFar.reset();
    return openFar(broker, together::sodiumSeal()->meetingPair());
}

bool Entrance::openFar(const together::Broker& broker, together::KeyPair table) {
    auto far = std::make_unique<FarDoor>(m_world, broker, std::move(table));
    if (!far->open()) return false;
    m_far = std::move(far);
    connect(m_far.get(), &FarDoor::arrived, this, &Entrance::arrived);
    connect(m_far.get(), &FarDoor::changed, this, &Entrance::changed);
    return true;
}

// Its lines are told first, and whoever listens to them.
void Entrance::reachNoMore() {
    if (!m_far) return;
    m_far->disconnect(this);
    for (auto* line : m_far->findChildren<Line*>()) line->drop();
    m_far.release()->deleteLater();
}

QString Entrance::farLink(const QString& page) const {
    const together::TableLink link{m_far->broker(), m_far->table().open, m_code.text().toStdString()};
    return QString::fromStdString(link.link(page.toStdString()));
}

QJsonObject Entrance::json() const {
    QJsonObject json{{codeKey, m_code.text()}, {portKey, port()}};
    const auto far = m_far ? std::optional(std::pair(m_far->broker(), m_far->table())) : m_keptFar;
    if (far)
        json[farKey] = QJsonObject{{brokerKey, QString::fromStdString(far->first.text())},
                                   {openKey, letters(far->second.open)},
                                   {secretKey, letters(far->second.secret)}};
    return json;
}

bool Entrance::restore(const QJsonObject& json) {
    const auto code = json[codeKey].toString();
    if (!JoinCode::isCode(code)) return false;
    m_code = JoinCode(code);
    m_port = std::clamp(json[portKey].toInt(), 1, 65535);
    m_keptFar = farIn(json[farKey].toObject());
    return true;
}
