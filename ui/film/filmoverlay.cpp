#include "ui/film/filmoverlay.h"

#include <QProgressBar>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/film/gif.h"
#include "ui/keep/savefile.h"
#include "ui/print/exporting.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <new>
#include <numeric>
#include <utility>

namespace film {

namespace {

// A picture that one thread paints and another waits for.
class Easel {
public:
    void put(QImage picture) {
        {
            const std::scoped_lock lock(m_mutex);
            m_picture = std::move(picture);
        }
        m_there.notify_one();
    }
    // Nothing: it is no longer wanted.
    std::optional<QImage> take(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        m_there.wait(lock, stop, [this] { return m_picture.has_value(); });
        return std::exchange(m_picture, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_there;
    std::optional<QImage> m_picture;
};

// Paints a picture of a film on the interface thread, and waits for it on another.
using Paint = std::function<std::optional<QImage>(std::size_t shot)>;

// The colours of a film, as some of its pictures have them; nothing: stopped.
std::optional<Colours> coloursOf(std::size_t shots, const Paint& paint) {
    constexpr std::size_t looks = 24;
    Colours colours;
    const auto many = std::min(shots, looks);
    for (std::size_t i = 0; i < many; ++i) {
        const auto picture = paint((shots - 1) * i / std::max<std::size_t>(1, many - 1));
        if (!picture) return {};
        colours.learn(*picture);
    }
    return colours;
}

} // namespace

FilmOverlay::FilmOverlay(const std::shared_ptr<MatchFilm>& film, QStringList name, QWidget* window)
    : Overlay(window, {460, 300}), m_film(film), m_name(std::move(name)), m_state(new Label(Type::Body)),
      m_progress(new QProgressBar), m_stop(new Button(Button::Style::Outline, {})),
      m_save(new Button(Button::Style::Primary, {})) {
    const auto& match = film->match();
    const int plies = match.plies(), to = match.ply() > 0 ? match.ply() : plies;
    m_from = new Stepper(1, plies, 1);
    m_to = new Stepper(1, plies, to);
    auto* rows = dialogFrame(
        *this, [] { return tr("Moving picture"); }, [] { return tr("Close"); });
    const auto beside = [&](auto words, QWidget* control) {
        auto* line = new QHBoxLayout;
        line->addWidget(says(new Label(Type::Bold), words), 1);
        line->addWidget(named(control, words));
        rows->addLayout(line);
    };
    beside([] { return tr("From move"); }, m_from);
    beside([] { return tr("Up to move"); }, m_to);
    m_state->setWordWrap(true);
    m_state->setHue(Hue::Ink2);
    rows->addWidget(m_state);
    m_progress->setTextVisible(false);
    keep(m_progress, [this] { m_progress->setFixedHeight(theme().px(6)); });
    rows->addWidget(named(m_progress, [] { return tr("Made so far"); }));
    rows->addStretch();
    auto* end = new QHBoxLayout;
    end->addStretch();
    end->addWidget(says(m_stop, [] { return tr("Stop"); }));
    end->addWidget(says(m_save, [] { return tr("Save as GIF …"); }));
    rows->addLayout(end);
    setFocusProxy(m_from);
    connectParts();
    inAnyLanguage(this, [this] { showLength(); });
}

void FilmOverlay::connectParts() {
    connect(m_from, &Stepper::changed, this, [this](int value) {
        if (m_to->value() < value) m_to->setValue(value);
        showLength();
    });
    connect(m_to, &Stepper::changed, this, [this](int value) {
        if (m_from->value() > value) m_from->setValue(value);
        showLength();
    });
    connect(m_save, &Button::clicked, this, &FilmOverlay::ask);
    connect(m_stop, &Button::clicked, this, &FilmOverlay::stop);
    connect(&m_background, &Background::failed, this, &FilmOverlay::showState);
    connect(this, &FilmOverlay::dismissed, this, [this] {
        if (!making()) return;
        stop();
        emit told(m_state->text());
    });
}

void FilmOverlay::showLength() {
    if (making()) return;
    m_shots = m_film->shots(m_from->value() - 1, m_to->value());
    const int ms = std::accumulate(m_shots.begin(), m_shots.end(), 0,
                                   [](int all, const Shot& shot) { return all + shot.ms; });
    showState(m_shots.empty() ? tr("That is too long for a moving picture. Choose fewer moves.")
                              : tr("Length: %1 s").arg((ms + 999) / 1000));
}

void FilmOverlay::showState(const QString& line) {
    m_state->setText(line);
    for (auto* stepper : {m_from, m_to}) stepper->setEnabled(!making());
    m_save->setEnabled(!making() && !m_shots.empty());
    m_stop->setVisible(making());
    m_progress->setVisible(making());
}

void FilmOverlay::ask() {
    print::askWhere(this, speakingPath(m_name, QStringLiteral("gif")),
                    [this](const QString& path) { make(path); });
}

void FilmOverlay::make(const QString& path) {
    m_progress->setRange(0, static_cast<int>(m_shots.size()));
    m_progress->setValue(0);
    m_background.run([this, path, film = m_film, shots = m_shots](const auto& stop, const auto& tell) {
        const auto easel = std::make_shared<Easel>();
        const auto paint = [&](std::size_t i) {
            tell([easel, film, shot = shots[i]] { easel->put(film->image(shot)); });
            auto picture = easel->take(stop);
            if (picture && picture->isNull()) throw std::bad_alloc();
            return picture;
        };
        const auto colours = coloursOf(shots.size(), paint);
        if (!colours) return;
        std::optional<Gif> gif;
        for (std::size_t i = 0; i < shots.size(); ++i) {
            const auto picture = paint(i);
            if (!picture) return;
            if (!gif) gif.emplace(picture->size(), colours->palette());
            gif->add(*picture, shots[i].ms);
            tell([this, done = static_cast<int>(i)] { m_progress->setValue(done); });
        }
        tell([this, path, bytes = gif->finished()] { made(path, bytes); });
    });
    showState(tr("Making the moving picture …"));
    m_stop->setFocus();
}

// What could not be saved can be tried again elsewhere.
void FilmOverlay::made(const QString& path, const QByteArray& bytes) {
    m_background.cancel();
    const auto saved = print::save(path, bytes);
    showState(saved.line);
    if (!saved.done) return;
    dismiss();
    emit told(saved.line);
}

void FilmOverlay::stop() {
    m_background.cancel();
    showState(tr("Stopped. Nothing was saved."));
}

} // namespace film
