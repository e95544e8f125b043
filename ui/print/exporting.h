#pragma once

#include <QMenu>

#include "ui/print/document.h"

#include <functional>

namespace print {

using Told = std::function<void(const QString&)>; // gets the sentence that says what came of it

// Asks where to save something, in a dialog that is its own window and holds nothing up. The end of `path`
// names the format.
void askWhere(QWidget* parent, const QString& path, const std::function<void(const QString& chosen)>& act);
// Saves something; no bytes: there was no memory for them. Gets the sentence that says what came of it.
struct Saved {
    bool done = false;
    QString line;
};
Saved save(const QString& path, const QByteArray& bytes);
// Both: what `bytes` makes is saved there.
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
    // Another way to save it, behind the others.
    QAction* offerFile(const QString& text);

private:
    QAction* add(const QString& text, const std::function<void(const Source&)>& act);
    void addFile(const QString& text, const QString& format);

    QWidget* m_window;
    QAction* m_copy;
    std::function<Source()> m_source;
    Told m_done;
};

} // namespace print
