#include "ui/lessons/certificate.h"

#include <QCoreApplication>
#include <QPainter>

#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

namespace {

constexpr double margin = 76; // px of print::page, 20 mm
constexpr double title = 44, large = 22, usual = 15;

// The sheet while it is filled from above.
class Certificate {
    Q_DECLARE_TR_FUNCTIONS(Certificate)
public:
    Certificate(const core::Kind& kind, const QSet<QString>& clean) : m_kind(kind), m_clean(clean) {}

    void paint(QPainter& p) {
        const Theme::OnPaper look;
        p.setRenderHint(QPainter::Antialiasing);
        p.fillRect(QRectF(QPointF(), print::page), Qt::white);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(Qt::black, 3));
        const double edge = margin / 2;
        p.drawRect(QRectF(QPointF(), print::page).adjusted(edge, edge, -edge, -edge));
        m_top = 2 * margin;
        write(p, tr("Certificate"), title, true);
        m_top += margin / 2;
        line(p, tr("Name"));
        write(p, tr("has finished all the lessons of %1.").arg(language::spoken(m_kind.title)), large, true);
        m_top += margin / 4;
        for (const auto& lesson : m_kind.lessons) {
            const auto id = QString::fromUtf8(lesson.id.data(), static_cast<qsizetype>(lesson.id.size()));
            const auto sign = m_clean.contains(id) ? QStringLiteral("★ ") : QStringLiteral("✓ ");
            write(p, sign + language::spoken(lesson.title), usual, false);
        }
        m_top += margin / 2;
        const auto told = [](std::string_view s) {
            return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
        };
        write(p, tr("The game comes from this document:"), usual, false);
        write(p, told(m_kind.source.title), large, true);
        if (!m_kind.source.authors.empty()) write(p, told(m_kind.source.authors), usual, false);
        m_top = print::page.height() - 2 * margin;
        line(p, tr("Date"));
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

    const core::Kind& m_kind;
    QSet<QString> m_clean;
    double m_top = 0;
};

} // namespace

print::Document certificate(const core::Kind& kind, const QSet<QString>& clean) {
    return {QCoreApplication::translate("Certificate", "Certificate"), 1,
            [&kind, clean](QPainter& p, int) { Certificate(kind, clean).paint(p); }};
}
