#include "ui/practice/carddeck.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>

#include "core/kind.h"
#include "ui/keep/savefile.h"
#include "ui/match/session.h"

#include <algorithm>

namespace {

constexpr qint64 mostBytes = 8 << 20;
// While another program writes: so often it is tried again, and at the end of this one waited for once.
constexpr int pauseMs = 50, mostTries = 100, patience = 1000; // ms

int lastTime(const std::vector<Mistake>& cards) {
    int last = 0;
    for (const auto& card : cards) last = std::max(last, card.deleted);
    return last;
}

} // namespace

CardDeck::CardDeck(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder) {
    m_folder.mkpath(QStringLiteral("."));
    m_again.setSingleShot(true);
    m_again.setInterval(pauseMs);
    connect(&m_again, &QTimer::timeout, this, &CardDeck::write);
}

CardDeck::~CardDeck() {
    const QSignalBlocker quiet(this); // whoever listened is about to go, too
    QLockFile lock(lockPath());
    if (!m_waiting.empty() && lock.tryLock(patience)) save();
}

// A file that is none of cards is put aside, never written over. Nothing: it stands in the way.
std::optional<CardDeck::Deck> CardDeck::read() {
    QFile file(path());
    if (!file.exists()) return Deck();
    const auto bytes = file.open(QIODevice::ReadOnly) ? file.read(mostBytes) : QByteArray();
    if (file.error() != QFile::NoError) {
        emit troubled(tr("The mistakes to practise could not be read: %1").arg(file.errorString()));
        return {};
    }
    const QJsonValue list = QJsonDocument::fromJson(bytes).object()[QStringLiteral("cards")];
    file.close();
    if (!list.isArray()) {
        const auto aside = putAside(path());
        emit troubled(tr("The mistakes to practise could not be read. The file is kept as %1.")
                          .arg(QFileInfo(aside.isEmpty() ? path() : aside).fileName()));
        return aside.isEmpty() ? std::nullopt : std::optional(Deck());
    }
    Deck deck;
    const auto all = list.toArray();
    for (const auto& json : all)
        if (auto card = Mistake::read(json))
            deck.cards.push_back(std::move(*card));
        else
            deck.odd.append(json);
    return deck;
}

std::optional<CardDeck::Deck> CardDeck::current() {
    auto deck = read();
    if (deck)
        for (const auto& change : m_waiting) change(deck->cards);
    return deck;
}

void CardDeck::change(Change how) {
    m_waiting.push_back(std::move(how));
    write();
}

// Never without the lock, or another program's change would be lost.
void CardDeck::write() {
    QLockFile lock(lockPath());
    if (lock.tryLock(0)) {
        save();
    } else if (lock.error() != QLockFile::LockFailedError) {
        giveUp(tr("Its folder cannot be written to."));
    } else if (++m_tries < mostTries) {
        m_again.start();
        emit changed();
    } else {
        giveUp(tr("Another program is using the file."));
    }
}

void CardDeck::save() {
    const auto deck = current();
    m_waiting.clear();
    m_tries = 0;
    if (!deck) return;
    QJsonArray all;
    for (const auto& card : deck->cards) all.append(card.json());
    for (const auto& odd : deck->odd) all.append(odd);
    const QJsonDocument document(QJsonObject{{QStringLiteral("cards"), all}});
    if (const auto error = saveFile(path(), document.toJson()); !error.isEmpty()) return giveUp(error);
    emit changed();
}

// What waited is lost.
void CardDeck::giveUp(const QString& why) {
    m_waiting.clear();
    m_tries = 0;
    emit troubled(tr("The mistakes to practise could not be saved: %1").arg(why));
    emit changed();
}

std::vector<Mistake> CardDeck::cards(std::string_view game) {
    auto deck = current();
    if (!deck) return {};
    auto& all = deck->cards;
    const auto id = QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size()));
    std::erase_if(all, [&](const Mistake& card) { return card.game != id || card.deleted > 0; });
    // Those that are known come last.
    std::ranges::stable_sort(
        all, {}, [](const Mistake& card) { return card.known() ? QDate::fromJulianDay(1e8) : card.due; });
    return all;
}

void CardDeck::add(Mistake card) {
    card.due = m_today();
    change([card](std::vector<Mistake>& all) {
        std::erase_if(all, [&](const Mistake& other) { return other.repeats(card); });
        all.push_back(card);
    });
}

// To the end of those that come up on the same day.
void CardDeck::answered(const Mistake& card, bool right) {
    change([card, right, today = m_today()](std::vector<Mistake>& all) {
        const auto it = std::ranges::find_if(all, [&](const Mistake& c) { return c.repeats(card); });
        if (it == all.end()) return;
        it->answered(right, today);
        std::rotate(it, it + 1, all.end());
    });
}

// What was deleted too long ago to be brought back is gone for good.
void CardDeck::remove(const std::vector<Mistake>& cards) {
    change([cards](std::vector<Mistake>& all) {
        const int time = lastTime(all) + 1;
        for (auto& card : all)
            if (card.deleted == 0 &&
                std::ranges::any_of(cards, [&](const Mistake& c) { return c.repeats(card); }))
                card.deleted = time;
        std::erase_if(all, [&](const Mistake& c) { return c.deleted > 0 && c.deleted <= time - mostTimes; });
    });
}

int CardDeck::removed() {
    const auto deck = current();
    if (!deck || lastTime(deck->cards) == 0) return 0;
    return static_cast<int>(std::ranges::count(deck->cards, lastTime(deck->cards), &Mistake::deleted));
}

void CardDeck::bringBack() {
    change([](std::vector<Mistake>& all) {
        const int time = lastTime(all);
        for (auto& card : all)
            if (card.deleted == time) card.deleted = 0;
    });
}

MistakeWatch::MistakeWatch(Session& session, CardDeck& deck, QObject* parent)
    : QObject(parent), m_session(session), m_deck(deck) {
    connect(&session, &Session::matchChanged, this, [this] { m_open.clear(); });
    connect(&session, &Session::moved, this, &MistakeWatch::moved);
    connect(&session.studies(), &Studies::improved, this, &MistakeWatch::look);
}

// Giving up a part of the match is no mistake to be practised.
void MistakeWatch::moved(int ply) {
    const auto& match = m_session.match();
    const auto& before = match.at(ply);
    if (m_session.players().seat(match.game().mover(before)).computer) return;
    if (m_session.hints().marked(ply) || match.game().concession(before) == match.move(ply)) return;
    m_open.insert(match.node(ply));
    look(ply);
}

void MistakeWatch::look(int ply) {
    const auto& match = m_session.match();
    if (ply >= match.plies() || !m_open.contains(match.node(ply))) return;
    const auto* known = m_session.studies().of(ply);
    if (known == nullptr || !known->complete) return;
    m_open.erase(match.node(ply));
    const auto better = m_session.studies().mistake(ply);
    if (!better) return;
    const auto& game = match.game();
    const auto& player = m_session.players().seat(game.mover(match.at(ply))).name;
    const auto text = [](std::string_view s) {
        return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
    };
    m_deck.add({.game = text(game.kind().id),
                .rules = text(game.rules()),
                .position = text(game.text(match.at(ply))),
                .player = text(player),
                .win = better->verdict.lower.outcome == core::Outcome::Win,
                .hints = m_session.hints().helped().hints});
}
