#include "ui/practice/seriespanel.h"

#include <QVBoxLayout>

#include "core/puzzle/puzzle.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/settings.h"

SeriesPanel::SeriesPanel(std::string_view game, QWidget* parent)
    : QWidget(parent), m_game(game), m_progress(settings::practice(game)), m_told(new Label(Type::Body)),
      m_grade(new Segmented), m_follow(new CheckBox({})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 6);
    auto* head = new QHBoxLayout;
    const auto name = [] { return tr("Grade"); };
    head->addWidget(says(new Label(Type::Bold), name));
    head->addStretch();
    head->addWidget(named(m_grade, name));
    rows->addLayout(head);
    rows->addWidget(says(m_follow, [] { return tr("Harder and easier by itself"); }), 0, Qt::AlignLeft);
    rows->addWidget(m_told);
    m_follow->setCheckable(true);
    m_told->setHue(Hue::Ink2);
    QStringList numbers;
    for (int grade = 1; grade <= core::grades; ++grade) numbers << QString::number(grade);
    m_grade->setChoices(numbers);
    connect(m_grade, &Segmented::chosen, this, [this](int index) {
        auto progress = m_progress;
        progress.choose(index + 1);
        change(progress);
        emit gradeChosen();
    });
    connect(m_follow, &CheckBox::clicked, this, [this](bool on) {
        auto progress = m_progress;
        progress.follows = on;
        change(progress);
    });
    inAnyLanguage(this, [this] { refresh(); });
}

void SeriesPanel::answered(bool right) {
    auto progress = m_progress;
    progress.answered(right);
    change(progress);
}

bool SeriesPanel::passOver() {
    auto progress = m_progress;
    const bool goesOn = progress.passOver();
    change(progress);
    return goesOn;
}

void SeriesPanel::change(const core::Progress& progress) {
    m_progress = progress;
    settings::setPractice(m_game, progress);
    refresh();
}

void SeriesPanel::refresh() {
    m_grade->setCurrent(m_progress.grade - 1);
    m_follow->setChecked(m_progress.follows);
    m_told->setText(tr("%1 in a row · %2 solved").arg(m_progress.streak).arg(m_progress.solved));
}
