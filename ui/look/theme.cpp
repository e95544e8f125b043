#include "ui/look/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>

#include "ui/look/language.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace {

struct TypeFace {
    double size;
    bool bold, serif;
};

// In the order of Type.
constexpr std::array<TypeFace, 10> faces{{
    {40, true, true},   // Result
    {26, true, false},  // Turn
    {26, true, true},   // Title
    {17, true, false},  // Verdict
    {17, false, false}, // Lead
    {14, false, false}, // Body
    {14, true, false},  // Bold
    {12, false, false}, // Tick
    {20, true, true},   // GameName
    {52, true, true},   // Product
}};

QFont fontOf(double px, bool bold, bool serif) {
    QFont font(serif ? QStringLiteral("Noto Serif CJK JP") : QStringLiteral("Noto Sans CJK JP"));
    font.setPixelSize(std::max(1, qRound(px)));
    font.setBold(bold);
    // The space of the typeface is too narrow to part words that are all kana.
    if (language::current() == language::Id::Kana) font.setWordSpacing(px / 8);
    return font;
}

} // namespace

// Words of kana stand further apart.
Theme::Theme() {
    connect(&language::change(), &language::Change::made, this, [this] {
        if (font(Type::Body) != QApplication::font()) apply();
    });
}

Theme& Theme::instance() {
    static Theme theme;
    return theme;
}

void Theme::setDark(bool dark) {
    m_dark = dark;
    apply();
}

void Theme::setContrast(bool high) {
    if (std::exchange(m_contrast, high) != high) apply();
}

void Theme::fitWindow(QSize window) {
    m_window = window;
    rescale();
}

void Theme::setProjector(bool on) {
    m_projector = on;
    rescale();
}

void Theme::setTextSize(double size) {
    m_textSize = size;
    rescale();
}

// Larger text is as large as leaves room for the smallest plan, 1024 × 600.
void Theme::rescale() {
    constexpr double step = 0.125;
    const auto fit = [this](double width, double height) {
        if (m_window.isEmpty()) return 1.0;
        const double most = std::min(m_window.width() / width, m_window.height() / height);
        return std::max(1.0, std::floor(most / step) * step);
    };
    const double usual = fit(1280, 800),
                 larger = std::min(usual * m_textSize, std::max(usual, fit(1024, 600)));
    const double scale = m_projector ? usual * 1.5 : larger;
    if (std::exchange(m_scale, scale) != scale) apply();
}

void Theme::setLeastTarget(int px) {
    if (std::exchange(m_leastTarget, px) != px) apply();
}

Theme::AtOnce::~AtOnce() {
    if (--theme().m_gathers == 0 && std::exchange(theme().m_owed, false)) theme().apply();
}

Theme::OnPaper::OnPaper(Paper paper)
    : m_dark(theme().m_dark), m_paper(theme().m_paper), m_scale(theme().m_scale) {
    theme().m_paper = paper;
    theme().m_dark = false;
    theme().m_scale = 1;
}

Theme::OnPaper::~OnPaper() {
    theme().m_paper = m_paper;
    theme().m_dark = m_dark;
    theme().m_scale = m_scale;
}

QColor Theme::color(Hue hue) const {
    const bool paper = m_paper != Paper::None;
    if (paper && (hue == Hue::Paper || hue == Hue::Surface)) return Qt::white;
    if (pencil() && (hue == Hue::First || hue == Hue::Second)) hue = Hue::Ink;
    return QColor::fromRgb(core::shade(hue, {m_dark, pencil() || (m_contrast && !paper)}));
}

QColor Theme::color(Hue hue, bool dark) {
    return QColor::fromRgb(core::shade(hue, {dark}));
}

QColor Theme::color(const core::Colour& colour) const {
    if (colour.role == Hue::None) return {};
    return colour.role == Hue::Own ? QColor::fromRgb(core::shade(colour, {m_dark})) : color(colour.role);
}

QFont Theme::font(Type type) const {
    const auto& face = faces[static_cast<std::size_t>(type)];
    return fontOf(face.size * m_scale, face.bold, face.serif);
}

QFont Theme::boardFont(double px, bool bold) const {
    return fontOf(px, bold, false);
}

// Standard widgets (line edits, menus, scroll bars) follow the palette and the application's font.
void Theme::apply() {
    if (m_gathers > 0) {
        m_owed = true;
        return;
    }
    QPalette p;
    p.setColor(QPalette::Window, color(Hue::Paper));
    p.setColor(QPalette::WindowText, color(Hue::Ink));
    p.setColor(QPalette::Base, color(Hue::Surface));
    p.setColor(QPalette::AlternateBase, color(Hue::Sunk));
    p.setColor(QPalette::Text, color(Hue::Ink));
    p.setColor(QPalette::PlaceholderText, color(Hue::Ink2));
    p.setColor(QPalette::Button, color(Hue::Surface));
    p.setColor(QPalette::ButtonText, color(Hue::Ink));
    p.setColor(QPalette::Highlight, color(Hue::Ink));
    p.setColor(QPalette::HighlightedText, color(Hue::Paper));
    p.setColor(QPalette::Link, color(Hue::Ink));
    p.setColor(QPalette::ToolTipBase, color(Hue::Ink));
    p.setColor(QPalette::ToolTipText, color(Hue::Paper));
    p.setColor(QPalette::Mid, color(Hue::Line));
    p.setColor(QPalette::Dark, color(Hue::Line2));
    for (const auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
        p.setColor(QPalette::Disabled, role, color(Hue::Ink3));
    p.setColor(QPalette::Disabled, QPalette::Light, color(Hue::Surface)); // else menus emboss it
    QApplication::setPalette(p);
    // The edges of a menu and of its check boxes are drawn in a darker shade of its window's colour.
    p.setColor(QPalette::Window, color(Hue::Line2).lighter(140));
    QApplication::setPalette(p, "QMenu");
    QApplication::setFont(font(Type::Body));
    emit changed();
}
