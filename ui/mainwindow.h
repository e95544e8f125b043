#pragma once

#include <QMainWindow>

#include "core/kind.h"

class QStackedWidget;
class Shelf;

// The window: the shelf, and whatever is opened from it. Pages are made when first needed.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    MainWindow();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addActions();
    void showShelf();
    void showLab(const core::Kind& kind);
    void toggleDark();
    void toggleProjector();
    void retranslate();

    QStackedWidget* m_pages;
    Shelf* m_shelf;
};
