// Homes that play by links, all in one process: what core/together says and checks, by way of libmosquitto to
// a real broker (see tests/bench/rooms).
//     bench_rooms CERTIFICATE ROOMS SECONDS PORT…
// Homes connect to the ports in turn; whoever has lost the line takes the next. When all sit it says "ready",
// plays for so long and says how long a move takes to the other board, and what was carried; it plays on
// until its input says "end", and then how many plies were played, and how many both have in the end.
#include "core/kind.h"
#include "core/together/room.h"

#include <mosquitto.h>
#include <mqtt_protocol.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace {

namespace together = core::together;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto aMoveEach = 8s; // of each room
constexpr auto aBeat = 2s;
constexpr std::chrono::milliseconds retry = 500ms, longestRetry = 15s;
constexpr int keepAlive = 60, atLeastOnce = 1;

struct Carried {
    std::int64_t messages = 0, bytes = 0;
};

struct World {
    const char* certificate = "";
    std::vector<int> ports = {};
    int epoll = epoll_create1(0);
    Carried said = {}, heard = {};
    std::mt19937 dice{1};
};

// One home, and its line.
class Home final : public together::Line {
public:
    Home(World& world, std::unique_ptr<together::Room> room, std::size_t port)
        : m_world(world), m_room(std::move(room)), m_port(port) {}
    ~Home() override { mosquitto_destroy(m_client); }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    together::Room& room() { return *m_room; }

    void publish(const std::string& topic, const std::string& bytes) override {
        ++m_world.said.messages;
        m_world.said.bytes += static_cast<std::int64_t>(bytes.size());
        mosquitto_publish(m_client, nullptr, topic.c_str(), static_cast<int>(bytes.size()), bytes.data(),
                          atLeastOnce, true);
    }
    // What there is to do: to connect, to write.
    void work(Clock::time_point now) {
        if (m_client == nullptr && now >= m_at) return connect();
        if (m_client != nullptr && mosquitto_want_write(m_client) && mosquitto_loop_write(m_client, 1) != 0)
            lose(now);
    }
    void read() {
        if (m_client != nullptr && mosquitto_loop_read(m_client, 1) != 0) lose(Clock::now());
    }
    void misc() {
        if (m_client != nullptr && mosquitto_loop_misc(m_client) != 0) lose(Clock::now());
        m_room->beat();
    }

private:
    void connect() {
        m_client = mosquitto_new(nullptr, true, this);
        mosquitto_tls_set(m_client, m_world.certificate, nullptr, nullptr, nullptr, nullptr);
        mosquitto_int_option(m_client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
        mosquitto_int_option(m_client, MOSQ_OPT_TCP_NODELAY, 1);
        const auto will = m_room->farewell();
        mosquitto_will_set(m_client, m_room->presence().c_str(), static_cast<int>(will.size()), will.data(),
                           atLeastOnce, true);
        mosquitto_connect_callback_set(m_client, [](mosquitto* client, void* self, int code) {
            const auto all = static_cast<Home*>(self)->m_room->topic() + "/#";
            if (code == 0) mosquitto_subscribe(client, nullptr, all.c_str(), atLeastOnce);
        });
        mosquitto_subscribe_callback_set(m_client, [](mosquitto*, void* self, int, int, const int*) {
            auto& home = *static_cast<Home*>(self);
            home.m_wait = retry;
            home.m_room->opened(home);
        });
        mosquitto_message_callback_set(
            m_client, [](mosquitto*, void* self, const mosquitto_message* message) {
                auto& home = *static_cast<Home*>(self);
                const auto size = static_cast<std::size_t>(message->payloadlen);
                ++home.m_world.heard.messages;
                home.m_world.heard.bytes += message->payloadlen;
                home.m_room->heard(message->topic, {static_cast<const char*>(message->payload), size},
                                   message->retain);
            });
        const int port = m_world.ports[m_port % m_world.ports.size()];
        if (mosquitto_connect(m_client, "localhost", port, keepAlive) != 0) return lose(Clock::now());
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.ptr = this;
        epoll_ctl(m_world.epoll, EPOLL_CTL_ADD, mosquitto_socket(m_client), &event);
    }
    void lose(Clock::time_point now) {
        mosquitto_destroy(m_client);
        m_client = nullptr;
        ++m_port;
        m_at = now + m_wait;
        m_wait = std::min<std::chrono::milliseconds>(2 * m_wait, longestRetry);
        m_room->closed();
    }

    World& m_world;
    std::unique_ptr<together::Room> m_room;
    std::size_t m_port;
    mosquitto* m_client = nullptr;
    Clock::time_point m_at{};
    std::chrono::milliseconds m_wait = retry;
};

struct Pair {
    std::unique_ptr<Home> host, guest;
    Clock::time_point due{};
    std::optional<Clock::time_point> said = {}; // a move that the other has not seen yet
    std::size_t awaited = 0;                    // entries that the other has then
    Home* other = nullptr;
    std::int64_t played = 0;
    int matches = 0;
};

std::int64_t pliesOf(together::Room& room) {
    std::int64_t plies = 0;
    for (std::size_t i = 0; i < room.history().size(); ++i)
        plies += room.history().entry(i).what == together::Entry::What::Move ? 1 : 0;
    return plies;
}

// Something is done where it can be, and whoever waits for it begins to.
void play(Pair& pair, World& world, Clock::time_point now) {
    for (auto* one : {pair.host.get(), pair.guest.get()}) {
        auto& room = one->room();
        const auto me = room.player();
        const auto& course = room.course();
        if (!me || !course.welcomed()) continue;
        const auto& match = course.match();
        if (match.ending()) {
            if (one != pair.host.get() || !room.connected() ||
                pair.guest->room().history().size() != room.history().size())
                continue;
            ++pair.matches;
            return room.again();
        }
        if (match.mover() != *me || match.pending()) continue;
        const auto moves = match.game().moves(match.position());
        const bool line = pair.host->room().connected() && pair.guest->room().connected();
        room.play(match.game().text(match.position(), moves[world.dice() % moves.size()]));
        ++pair.played;
        pair.said = line ? std::optional(now) : std::nullopt;
        pair.awaited = room.history().size();
        pair.other = one == pair.host.get() ? pair.guest.get() : pair.host.get();
        return;
    }
}

double at(std::vector<double>& sorted, double part) {
    return sorted[std::min(sorted.size() - 1,
                           static_cast<std::size_t>(part * static_cast<double>(sorted.size())))];
}

void tell(std::vector<double>& took, const Carried& said, const Carried& heard, std::int64_t matches) {
    std::ranges::sort(took);
    if (took.empty()) return;
    const auto moves = static_cast<double>(took.size());
    std::printf("%zu moves to the other board: median %.1f ms, p99 %.1f ms, longest %.1f ms\n", took.size(),
                at(took, 0.5), at(took, 0.99), took.back());
    std::printf("said: %.2f messages a move, %.0f bytes each; carried on: %.2f a move, %.0f bytes each; %lld "
                "matches ended\n",
                static_cast<double>(said.messages) / moves,
                static_cast<double>(said.bytes) / static_cast<double>(said.messages),
                static_cast<double>(heard.messages) / moves,
                static_cast<double>(heard.bytes) / static_cast<double>(heard.messages),
                static_cast<long long>(matches));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc < 5) return 2;
    World world{argv[1]};
    const int rooms = std::atoi(argv[2]);
    const auto measured = std::chrono::seconds(std::atoi(argv[3]));
    for (int i = 4; i < argc; ++i) world.ports.push_back(std::atoi(argv[i]));
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    mosquitto_lib_init();
    const auto seal = together::sodiumSeal();
    const std::array games{"ribbonim", "persimmons", "chopsticks", "bao"};

    std::deque<Pair> pairs;
    std::vector<Home*> homes;
    const auto say = [](const char* word) {
        std::puts(word);
        std::fflush(stdout);
    };
    for (int i = 0; i < rooms; ++i) {
        const auto game = core::kindOf(games[static_cast<std::size_t>(i) % games.size()]).game("");
        const together::Room::Opening opening{std::string(game->kind().id), game->rules(),
                                              game->text(game->start()), core::Player::First, "Anna"};
        auto host = std::make_unique<together::Room>(*seal, together::Broker{"localhost"}, opening);
        auto guest = std::make_unique<together::Room>(*seal, host->invitation());
        auto& pair = pairs.emplace_back();
        pair.host = std::make_unique<Home>(world, std::move(host), 0);
        pair.guest = std::make_unique<Home>(world, std::move(guest), 1);
        homes.push_back(pair.host.get());
        homes.push_back(pair.guest.get());
    }
    epoll_event input{};
    input.events = EPOLLIN;
    epoll_ctl(world.epoll, EPOLL_CTL_ADD, STDIN_FILENO, &input);

    enum class Now { Coming, Measured, On, Ending };
    auto state = Now::Coming;
    auto beat = Clock::now() + aBeat, until = Clock::time_point::max();
    std::size_t invited = 0;
    std::vector<double> took;
    std::int64_t endedBefore = 0;
    for (;;) {
        std::array<epoll_event, 512> events{};
        const int count = epoll_wait(world.epoll, events.data(), static_cast<int>(events.size()), 5);
        for (int i = 0; i < count; ++i) {
            auto* home = static_cast<Home*>(events[static_cast<std::size_t>(i)].data.ptr);
            if (home != nullptr) {
                home->read();
                continue;
            }
            epoll_ctl(world.epoll, EPOLL_CTL_DEL, STDIN_FILENO, nullptr);
            state = Now::Ending;
            until = Clock::now() + 90s;
        }
        const auto now = Clock::now();
        if (invited < homes.size())
            invited += std::min<std::size_t>(4, homes.size() - invited); // not all at once
        for (std::size_t i = 0; i < invited; ++i) homes[i]->work(now);
        if (now >= beat) {
            beat = now + aBeat;
            for (std::size_t i = 0; i < invited; ++i) homes[i]->misc();
        }
        bool all = true;
        for (auto& pair : pairs) {
            auto &host = pair.host->room(), &guest = pair.guest->room();
            if (state == Now::Coming) {
                if (guest.connected() && guest.canSit()) guest.sit("Ben");
                all = all && host.player() && guest.player();
                continue;
            }
            if (pair.said && pair.other->room().history().size() >= pair.awaited) {
                if (state == Now::Measured)
                    took.push_back(std::chrono::duration<double, std::milli>(now - *pair.said).count());
                pair.said.reset();
            }
            if (state != Now::Ending && now >= pair.due) {
                pair.due = now + aMoveEach;
                play(pair, world, now);
            }
            if (state == Now::Ending)
                all = all && host.connected() && guest.connected() &&
                      host.history().text() == guest.history().text();
        }
        if (state == Now::Coming && all && invited == homes.size()) {
            say("ready");
            state = Now::Measured;
            until = now + measured;
            world.said = world.heard = {};
            for (auto& pair : pairs) pair.due = now + std::chrono::milliseconds(world.dice() % 8'000);
        } else if (state == Now::Measured && now >= until) {
            std::int64_t ended = 0;
            for (const auto& pair : pairs) ended += pair.matches;
            tell(took, world.said, world.heard, ended - endedBefore);
            say("measured");
            state = Now::On;
        } else if (state == Now::Ending && (all || now >= until)) {
            break;
        }
    }
    std::int64_t played = 0, lost = 0, apart = 0;
    for (auto& pair : pairs) {
        const auto host = pliesOf(pair.host->room()), guest = pliesOf(pair.guest->room());
        played += pair.played;
        lost += pair.played - std::min(host, guest);
        apart += host != guest ? 1 : 0;
    }
    std::printf("%lld plies played, %lld lost; %lld rooms in which the two do not see the same\n",
                static_cast<long long>(played), static_cast<long long>(lost), static_cast<long long>(apart));
    return lost == 0 && apart == 0 ? 0 : 1;
}
