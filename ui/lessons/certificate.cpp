#include "ui/lessons/certificate.h"

#include <QPainter>

#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

namespace {

constexpr double margin = 76; // px of print::page, 20 mm
constexpr double title = 44, large = 22, usual = 15;

// The sheet while it is filled from above; the last line stands at its foot.
class Certificate {
public:
    Certificate(const core::Kind& kind, const core::Learnt& learnt)
        : m_lines(core::certificateLines(kind, learnt)) {}

    void paint(QPainter& p) {
        using enum core::CertificateLine::Look;
        const Theme::OnPaper look;
        p.setRenderHint(QPainter::Antialiasing);
        p.fillRect(QRectF(QPointF(), print::page), Qt::white);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(Qt::black, 3));
        const double edge = margin / 2;
        p.drawRect(QRectF(QPointF(), print::page).adjusted(edge, edge, -edge, -edge));
        m_top = 2 * margin;
        for (const auto& one : m_lines) {
            const auto said = language::spoken(one.text);
            if (one.apart) m_top += margin / 2;
            if (&one == &m_lines.back()) m_top = print::page.height() - 2 * margin;
            if (one.look == ToFill)
                line(p, said);
            else
                write(p, said,
                      one.look == Title   ? title
                      : one.look == Large ? large
                                          : usual,
                      one.look != Usual);
        }
    }

private:
    void write(QPainter& p, const QString& text, double size, bool bold) {
        p.setFont(theme().boardFont(size, bold));
        p.setPen(Qt::black);
        const QRectF room(margin, m_top, print::page.width() - 2 * margin, print::page.height() - m_top);
        m_top = phrases::draw(p, room, Qt::AlignHCenter | Qt::AlignTop, text).bottom() + size / 2;
    }
    // To be written on.
    void line(QPainter& p, const QString& what) {
        p.setFont(theme().boardFont(usual, false));
        p.setPen(QPen(Qt::black, 1));
        constexpr double label = 80, below = 30;
        p.drawText(QPointF(2 * margin, m_top + below), what);
        p.drawLine(QPointF(2 * margin + label, m_top + below),
                   QPointF(print::page.width() - 2 * margin, m_top + below));
        m_top += 2 * below;
    }

    std::vector<core::CertificateLine> m_lines;
    double m_top = 0;
};

} // namespace

print::Document certificate(const core::Kind& kind, const core::Learnt& learnt) {
    return {language::spoken(core::certificateLines(kind, learnt).front().text), 1,
            [&kind, learnt](QPainter& p, int) { Certificate(kind, learnt).paint(p); }};
}
