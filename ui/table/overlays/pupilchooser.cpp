#include "ui/table/overlays/pupilchooser.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/emblemmark.h"

#include <algorithm>
#include <utility>

PupilChooser::PupilChooser(Host& host, const QString& task, const std::vector<int>& chosen,
                           std::function<void(std::vector<int>)> done, QWidget* window)
    : Overlay(window, {760, 620}), m_done(std::move(done)) {
    auto* rows = dialogFrame(
        *this, [] { return tr("Who is to do this?"); }, [] { return tr("Close"); });
    auto* about = new Label(Type::Body, task);
    about->setWordWrap(true);
    rows->addWidget(about);
    auto* names = new QWidget;
    auto* grid = new QGridLayout(names);
    grid->setContentsMargins({});
    grid->setAlignment(Qt::AlignTop);
    keepSpacing(grid, 8, 8);
    constexpr int columns = 3;
    int place = 0;
    for (const auto& pupil : host.reception().book().roster().pupils) {
        auto* mark = new EmblemMark(36);
        mark->setEmblem(pupil.emblem);
        auto* box = new CheckBox(QString::fromStdString(pupil.name));
        box->setChecked(chosen.empty() || std::ranges::find(chosen, pupil.id) != chosen.end());
        connect(box, &CheckBox::toggled, this, &PupilChooser::tell);
        const int row = place / columns, column = place % columns * 2;
        grid->addWidget(mark, row, column);
        grid->addWidget(box, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
        m_boxes[pupil.id] = box;
        ++place;
    }
    rows->addWidget(scrolling(names), 1);
    auto* buttons = new QHBoxLayout;
    const auto choose = [this](bool on) {
        for (const auto& [id, box] : m_boxes) {
            const QSignalBlocker quiet(box);
            box->setChecked(on);
        }
        tell();
    };
    auto* everybody = says(new Button(Button::Style::Outline, {}), [] { return tr("Everybody"); });
    auto* nobody = says(new Button(Button::Style::Outline, {}), [] { return tr("None of them"); });
    connect(everybody, &Button::clicked, this, [choose] { choose(true); });
    connect(nobody, &Button::clicked, this, [choose] { choose(false); });
    auto* rule = says(new Label(Type::Body), [] { return tr("If nobody is ticked, it is for all."); });
    rule->setWordWrap(true);
    buttons->addWidget(everybody);
    buttons->addWidget(nobody);
    buttons->addWidget(rule, 1);
    rows->addLayout(buttons);
}

void PupilChooser::tell() {
    std::vector<int> chosen;
    for (const auto& [id, box] : m_boxes)
        if (box->isChecked()) chosen.push_back(id);
    m_done(chosen.size() == m_boxes.size() ? std::vector<int>() : chosen);
}
