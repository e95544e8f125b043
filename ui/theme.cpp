#include "ui/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>

#include "ui/language.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace {

struct Pair {
    QRgb light, dark;
};

// In the order of Hue.
constexpr std::array<Pair, 26> palette{{
    {0xF7F2E8, 0x1D1A17}, // Paper
    {0xFFFDF8, 0x282420}, // Surface
    {0xEFE8DA, 0x332E28}, // Sunk
    {0xDED4C2, 0x443D35}, // Line
    {0x8F8371, 0x8C8172}, // Line2
    {0x2A2520, 0xF3ECDF}, // Ink
    {0x5F564B, 0xC0B5A5}, // Ink2
    {0xA0968A, 0x7A7165}, // Ink3
    {0x00728C, 0x45C4D6}, // Win
    {0xF0E442, 0xF0E442}, // Draw
    {0x665800, 0xF0E442}, // DrawLine
    {0xCC4E00, 0xE8602C}, // Loss
    {0xB84600, 0xEE7443}, // LossLine
    {0x928B82, 0x9A938B}, // Unknown
    {0xA61E4D, 0xF27A9B}, // First
    {0x2B3A86, 0x9AA8FF}, // Second
    {0xA61E4D, 0xA93560}, // FirstFill
    {0x2B3A86, 0x4A55B4}, // SecondFill
    {0xFFFDF8, 0xFFFDF8}, // OnFill
    {0xFFFFFF, 0x1D1A17}, // OnMark
    {0x2A2520, 0x2A2520}, // OnDraw
    {0xDAECEF, 0x1E373E}, // WinWash
    {0xFAF6C9, 0x3A3719}, // DrawWash
    {0xFAE4D4, 0x432A1B}, // LossWash
    {0xF6E1E4, 0x3F2630}, // FirstWash
    {0xE2E5F3, 0x2B2E4B}, // SecondWash
}};

struct TypeFace {
    double size;
    bool bold, serif;
};

// In the order of Type.
constexpr std::array<TypeFace, 10> faces{{
    {26, true, false},  // Turn
    {20, true, true},   // GameName
    {23, true, true},   // CardTitle
    {22, true, true},   // Result
    {17, true, false},  // Verdict
    {14, false, false}, // Body
    {14, true, false},  // Bold
    {13, false, false}, // Secondary
    {12, false, false}, // Note
    {11, false, false}, // Tick
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

Theme& Theme::instance() {
    static Theme theme;
    return theme;
}

void Theme::setDark(bool dark) {
    m_dark = dark;
    apply();
}

void Theme::fitWindow(QSize window) {
    constexpr double step = 0.125;
    const double fit = std::min(window.width() / 1280.0, window.height() / 800.0);
    const double scale = std::max(1.0, std::floor(fit / step) * step) * (m_projector ? 1.5 : 1.0);
    if (scale == m_scale) return;
    m_scale = scale;
    apply();
}

void Theme::setProjector(bool on) {
    if (on == m_projector) return;
    m_projector = on;
    m_scale *= on ? 1.5 : 1 / 1.5;
    apply();
}

void Theme::setLeastTarget(int px) {
    if (std::exchange(m_leastTarget, px) != px) apply();
}

void Theme::followLanguage() {
    if (font(Type::Body) != QApplication::font()) apply();
}

Theme::OnPaper::OnPaper() : m_dark(theme().m_dark), m_paper(theme().m_paper), m_scale(theme().m_scale) {
    theme().m_paper = true;
    theme().m_dark = false;
    theme().m_scale = 1;
}

Theme::OnPaper::~OnPaper() {
    theme().m_paper = m_paper;
    theme().m_dark = m_dark;
    theme().m_scale = m_scale;
}

QColor Theme::color(Hue hue) const {
    if (m_paper && (hue == Hue::Paper || hue == Hue::Surface)) return Qt::white;
    return color(hue, m_dark);
}

QColor Theme::color(Hue hue, bool dark) {
    const auto& pair = palette[static_cast<std::size_t>(hue)];
    return QColor::fromRgb(dark ? pair.dark : pair.light);
}

QColor Theme::color(const core::Colour& colour) const {
    using Role = core::Colour::Role;
    switch (colour.role) {
    case Role::None:
        return {};
    case Role::Own:
        return QColor::fromRgb(m_dark ? colour.dark : colour.light);
    case Role::Ink:
        return color(Hue::Ink);
    case Role::Ink2:
        return color(Hue::Ink2);
    case Role::Paper:
        return color(Hue::Paper);
    case Role::Surface:
        return color(Hue::Surface);
    case Role::Line2:
        return color(Hue::Line2);
    case Role::First:
        return color(Hue::First);
    case Role::Second:
        return color(Hue::Second);
    case Role::FirstWash:
        return color(Hue::FirstWash);
    case Role::SecondWash:
        return color(Hue::SecondWash);
    }
    return {};
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
    QApplication::setFont(font(Type::Body));
    emit changed();
}

Hue hueOf(core::Player p) {
    return p == core::Player::First ? Hue::First : Hue::Second;
}
Hue fillOf(core::Player p) {
    return p == core::Player::First ? Hue::FirstFill : Hue::SecondFill;
}
Hue washOf(core::Player p) {
    return p == core::Player::First ? Hue::FirstWash : Hue::SecondWash;
}
