#pragma once

#include "ui/controls/card.h"

#include "core/lab.h"

#include <optional>

class Button;
class Label;
class OptionForm;
class QBoxLayout;
class QProgressBar;

// A lab's settings: what it is about, its options, the button to run or cancel it, and how far it is.
class LabSettings final : public Card {
    Q_OBJECT
public:
    // `width`: at scale 1, unless more is needed so that nothing lies under the scroll bar.
    explicit LabSettings(const core::Lab& lab, int width = 264, QWidget* parent = nullptr);

    // The options as set; nothing if something is not allowed (it is said under the field).
    std::optional<core::Values> values();
    void setRunning(bool running);
    void setProgress(double done);
    void setState(const QString& text); // one line: the time it took, or that it was cancelled
    void setExportable(bool exportable);
    void setPractisable(bool practisable); // what was found can be learnt by heart
    void hideExports();                    // there is nothing to be exported
    // As the lower part of another card, as wide as that: a line above, no heading, all buttons side by side.
    void setBelow(bool below);
    int neededHeight() const; // for all options at once
    int neededWidth() const;

signals:
    void runRequested();
    void cancelRequested();
    void csvRequested();
    void jsonRequested();
    void practiceRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();
    void showParts();
    void nameRun();

    const core::Lab& m_lab;
    int m_usual;
    bool m_running = false;
    bool m_exports = true;
    bool m_below = false;
    Label* m_title;
    Label* m_about;
    OptionForm* m_options;
    QWidget* m_area = nullptr; // in which they scroll
    Button* m_run;
    QProgressBar* m_progress;
    Label* m_state;
    Button* m_practise;
    Label* m_export;
    Button* m_csv;
    Button* m_json;
    QBoxLayout* m_buttons;
};
