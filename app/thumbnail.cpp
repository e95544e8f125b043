#include "app/thumbnail.h"

#include <QFile>
#include <QPixmap>

#include "core/options.h"
#include "ui/board/preview.h"
#include "ui/keep/matchstore.h"
#include "ui/look/language.h"

#include <iostream>

namespace {

bool failed(const QString& why) {
    std::cerr << "kachisuji: " << why.toStdString() << '\n';
    return false;
}

} // namespace

bool drawThumbnail(const QString& record, const QString& picture, int width) {
    QFile file(record);
    if (const auto error = openRecord(file); !error.isEmpty())
        return failed(record + QStringLiteral(": ") + error);
    try {
        const auto match = recordIn(file).match;
        Preview board({width, width * 3 / 4});
        board.show(match.game(), match.position());
        QFile drawn(picture);
        if (drawn.open(QIODevice::WriteOnly) && board.grab().save(&drawn, "PNG") && drawn.flush())
            return true;
        return failed(picture + QStringLiteral(": ") + drawn.errorString());
    } catch (const core::InputError& e) {
        return failed(record + QStringLiteral(": ") + language::spoken(e.message()));
    }
}
