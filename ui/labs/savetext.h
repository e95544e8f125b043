#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QWidget;

// Asks where to save a text, in a dialog that is its own window and holds nothing up; `done` gets the
// sentence that says what came of it.
void saveText(QWidget* parent, const QString& name, const QByteArray& text,
              const std::function<void(const QString&)>& done);
