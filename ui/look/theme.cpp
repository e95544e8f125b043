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

struct Shades {
    QRgb light, dark, sharpLight, sharpDark; // sharp: high contrast
};

// In the order of Hue. tst_colours says what must be true of them.
constexpr std::array<Shades, 26> palette{{
    {0xF7F2E8, 0x1D1A17, 0xFFFFFF, 0x000000}, // Paper
    {0xFFFDF8, 0x282420, 0xFFFFFF, 0x000000}, // Surface
    {0xEFE8DA, 0x332E28, 0xE8E8E8, 0x2A2A2A}, // Sunk
    {0xDED4C2, 0x443D35, 0x595959, 0xA6A6A6}, // Line
    {0x8F8371, 0x8C8172, 0x000000, 0xFFFFFF}, // Line2
    {0x2A2520, 0xF3ECDF, 0x000000, 0xFFFFFF}, // Ink
    {0x5F564B, 0xC0B5A5, 0x262626, 0xE6E6E6}, // Ink2
    {0xA0968A, 0x7A7165, 0x5E5E5E, 0xA0A0A0}, // Ink3
    {0x00728C, 0x45C4D6, 0x004D68, 0x54DDF2}, // Win
    {0xF0E442, 0xF0E442, 0xF0E442, 0xFFF04A}, // Draw
    {0x2A2400, 0xFFF73E, 0x171100, 0xFFF908}, // DrawLine
    {0xCC4E00, 0xE8602C, 0xA53F03, 0xEA7442}, // Loss
    {0xB54400, 0xF26F34, 0x7B3402, 0xE8A785}, // LossLine
    {0x878076, 0x948D87, 0x6F6761, 0x969096}, // Unknown
    {0xA81A4A, 0xF27A9B, 0x8C0F3C, 0xFD99AA}, // First
    {0x2A3D98, 0x9AA8FF, 0x052A8D, 0xA8B8FF}, // Second
    {0xA81A4A, 0xA93560, 0x8D103B, 0x9C254F}, // FirstFill
    {0x2A3D98, 0x4959C9, 0x0D2780, 0x3A49B0}, // SecondFill
    {0xFFFDF8, 0xFFFDF8, 0xFFFFFF, 0xFFFFFF}, // OnFill
    {0xFFFFFF, 0x1D1A17, 0xFFFFFF, 0x000000}, // OnMark
    {0x2A2520, 0x2A2520, 0x000000, 0x000000}, // OnDraw
    {0xDAECEF, 0x1E373E, 0xE2F3F6, 0x062A33}, // WinWash
    {0xFAF6C9, 0x3A3719, 0xFFFBD0, 0x2E2B00}, // DrawWash
    {0xFAE4D4, 0x432A1B, 0xFFE9DC, 0x3A1A08}, // LossWash
    {0xF6E1E4, 0x3F2630, 0xFBE6EB, 0x3A1622}, // FirstWash
    {0xE2E5F3, 0x2B2E4B, 0xE4E8F8, 0x1A2048}, // SecondWash
}};

struct TypeFace {
    double size;
    bool bold, serif;
};

// In the order of Type.
constexpr std::array<TypeFace, 11> faces{{
    {26, true, false},  // Turn
    {20, true, true},   // GameName
    {23, true, true},   // CardTitle
    {40, true, true},   // Result
    {17, true, false},  // Verdict
    {17, false, false}, // Lead
    {14, false, false}, // Body
    {14, true, false},  // Bold
    {13, false, false}, // Secondary
    {12, false, false}, // Note
    {12, false, false}, // Tick
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
    const auto& shades = palette[static_cast<std::size_t>(hue)];
    if (m_contrast && !m_paper) return QColor::fromRgb(m_dark ? shades.sharpDark : shades.sharpLight);
    return color(hue, m_dark);
}

QColor Theme::color(Hue hue, bool dark) {
    const auto& shades = palette[static_cast<std::size_t>(hue)];
    return QColor::fromRgb(dark ? shades.dark : shades.light);
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
    // The edges of a menu and of its check boxes are drawn in a darker shade of its window's colour.
    p.setColor(QPalette::Window, color(Hue::Line2).lighter(140));
    QApplication::setPalette(p, "QMenu");
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
