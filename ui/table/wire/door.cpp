#include "ui/table/wire/door.h"

#include "core/play/roster.h"
#include "ui/look/art.h"
#include "ui/look/emblem.h"
#include "ui/look/theme.h"
#include "ui/table/wire/line.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace {

bool isName(const QString& part) {
    return std::ranges::all_of(part,
                               [](QChar c) { return (c >= u'a' && c <= u'z') || c.isDigit() || c == u'-'; });
}

std::optional<core::Player> ownerOf(const QString& name) {
    if (name == QLatin1String("first")) return core::Player::First;
    if (name == QLatin1String("second")) return core::Player::Second;
    return {};
}

// "17.dark"
QByteArray emblemNamed(const QStringList& parts) {
    bool isNumber = false;
    const int number = parts[0].toInt(&isNumber);
    if (parts.size() != 2 || !isNumber || number < 0 || number >= core::mostEmblems) return {};
    const bool dark = parts[1] == QLatin1String("dark");
    return emblem::svg(number, Theme::color(Hue::Ink, dark), Theme::color(Hue::Surface, dark));
}

// "dog.light.first": a piece's name, the look, and whose it is, if anybody's.
QByteArray pieceNamed(const QString& game, const QString& described) {
    auto parts = described.split(QLatin1Char('.'));
    if (game == QLatin1String("emblem")) return emblemNamed(parts);
    if (parts.size() != 3 || !isName(game) || !isName(parts[0])) return {};
    return art::svg(game.toStdString(), parts[0].toStdString(), parts[1] == QLatin1String("dark"),
                    ownerOf(parts[2]));
}

} // namespace

Door::Door(World& world, QObject* parent) : QObject(parent), m_world(world) {}

// Lines first: their wires are the server's.
Door::~Door() {
    qDeleteAll(findChildren<Line*>());
}

bool Door::open(int port, Take take) {
    m_web = m_world.network().openDoor(
        static_cast<quint16>(port),
        {[this](auto wire) { emit arrived(new Line(std::move(wire), m_world, this)); }, &pieceNamed,
         std::move(take), [this](auto time, auto* whose, auto act) { m_world.after(time, whose, act); }});
    return m_web != nullptr;
}

int Door::port() const {
    return m_web->port();
}
