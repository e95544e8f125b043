#include "ui/dialogs/teacheroverlay.h"

#include <QDate>
#include <QFileDialog>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/dialogs/pinoverlay.h"
#include "ui/keep/classlog.h"
#include "ui/keep/padlock.h"
#include "ui/keep/savefile.h"

TeacherOverlay::TeacherOverlay(Padlock& padlock, QWidget* window)
    : Overlay(window, {560, 460}), m_padlock(padlock), m_lockLine(new Label(Type::Body)),
      m_set(new Button(Button::Style::Outline, {})), m_remove(new Button(Button::Style::Outline, {})),
      m_anyone(new CheckBox({})), m_keepLog(new CheckBox({})), m_logLine(new Label(Type::Body)),
      m_saveLog(new Button(Button::Style::Outline, {})), m_emptyLog(new Button(Button::Style::Outline, {})) {
    auto* rows = dialogFrame(
        *this, [] { return tr("For the teacher"); }, [] { return tr("Close"); });
    rows->addWidget(says(new Label(Type::Bold), [] { return tr("Lock of the hints"); }));
    rows->addWidget(m_lockLine);
    m_lockLine->setWordWrap(true);
    const auto addButtons = [rows](Button* one, Button* other) {
        auto* buttons = new QHBoxLayout;
        buttons->addWidget(one);
        buttons->addWidget(other);
        buttons->addStretch();
        rows->addLayout(buttons);
    };
    addButtons(m_set, says(m_remove, [] { return tr("Remove the PIN"); }));
    rows->addWidget(
        says(m_anyone, [] { return tr("While locked, anyone may show the hints for 5 seconds"); }));
    auto* logTitle = says(new Label(Type::Bold), [] { return tr("Class log"); });
    keepMargins(logTitle, 0, 12, 0, 0);
    rows->addWidget(logTitle);
    rows->addWidget(says(m_keepLog, [] { return tr("Keep a class log"); }));
    rows->addWidget(m_logLine);
    m_logLine->setWordWrap(true);
    addButtons(says(m_saveLog, [] { return tr("Save class log …"); }), m_emptyLog);
    rows->addStretch();
    m_keepLog->setChecked(classlog::kept());
    connect(m_keepLog, &CheckBox::toggled, this, [](bool on) { classlog::keep(on); });
    connect(m_saveLog, &Button::clicked, this, &TeacherOverlay::askSaveLog);
    connect(m_emptyLog, &Button::clicked, this, &TeacherOverlay::emptyLog);
    connect(m_set, &Button::clicked, this,
            [this] { (new NewPinOverlay(m_padlock, this->window()))->open(); });
    connect(m_remove, &Button::clicked, this, [this] {
        m_set->setFocus();
        m_padlock.removePin();
    });
    connect(m_anyone, &CheckBox::toggled, this, [this](bool on) { m_padlock.setAnyoneMayLook(on); });
    connect(&m_padlock, &Padlock::changed, this, &TeacherOverlay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

void TeacherOverlay::refresh() {
    const bool pin = m_padlock.hasPin();
    m_lockLine->setText(pin ? tr("It opens with your PIN. The help tells what to do if it is forgotten.")
                            : tr("Anybody can open it. With a PIN only you can."));
    m_set->setText(pin ? tr("Change the PIN …") : tr("Set a PIN …"));
    m_remove->setVisible(pin);
    m_anyone->setVisible(pin); // without one anybody can open the lock
    m_anyone->setChecked(m_padlock.anyoneMayLook());
    m_logLine->setText(classlog::empty() ? tr("The log is empty. It never leaves this computer.")
                                         : tr("The log never leaves this computer by itself."));
    m_emptyLog->setText(m_reallyEmpty ? tr("Really empty it?") : tr("Empty class log"));
    for (auto* button : {m_saveLog, m_emptyLog}) button->setEnabled(!classlog::empty());
}

void TeacherOverlay::tell(const QString& trouble, const QString& done) {
    m_logLine->setText(trouble.isEmpty() ? done : trouble);
}

void TeacherOverlay::askSaveLog() {
    const auto path =
        speakingPath({tr("Class log"), QDate::currentDate().toString(Qt::ISODate)}, QStringLiteral("csv"));
    auto* dialog = new QFileDialog(window(), tr("Save class log"), path, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& to) { tell(classlog::saveAs(to), tr("Saved as %1.").arg(to)); });
    dialog->open();
}

// For good, so it takes two presses.
void TeacherOverlay::emptyLog() {
    m_reallyEmpty = !m_reallyEmpty;
    if (m_reallyEmpty) return refresh();
    m_keepLog->setFocus();
    const auto trouble = classlog::clear();
    refresh();
    if (!trouble.isEmpty()) tell(trouble, {});
}
