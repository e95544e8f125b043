#pragma once

#include <QMenu>

#include "ui/print/document.h"

#include <functional>

namespace print {

using Told = std::function<void(const QString&)>; // gets the sentence that says what came of it

// Asks where to save what `bytes` makes, in a dialog that is its own window and holds nothing up. The end of
// `path` names the format.
void askSave(QWidget* parent, const QString& path, const std::function<QByteArray()>& bytes,
             const Told& done);

// What can be done with a picture: saved as PNG, SVG or PDF, copied, printed. Made anew each time; when it
// closes it deletes itself.
class ExportMenu final : public QMenu {
    Q_OBJECT
public:
    // A picture as it is at the moment, and the parts of a name for it. Of no size: there is none.
    struct Source {
        Picture picture;
        QStringList name;
    };
    // `window`: of the dialogs.
    ExportMenu(QWidget* window, std::function<Source()> source, Told done);

private:
    void add(const QString& text, const std::function<void(const Source&)>& act);
    void addFile(const QString& text, const QString& format);

    QWidget* m_window;
    std::function<Source()> m_source;
    Told m_done;
};

} // namespace print
