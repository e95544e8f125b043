#include "ui/table/overlays/rosteroverlay.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/keep/savefile.h"
#include "ui/print/exporting.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/emblemmark.h"
#include "ui/table/overlays/joinway.h"
#include "ui/table/overlays/namelist.h"
#include "ui/table/overlays/seatcards.h"

#include <utility>

namespace {

QString classFiles() {
    return RosterOverlay::tr("Classes (*.kachisuji-class)");
}

QString classTitle(const core::Roster& roster) {
    const auto title = QString::fromStdString(roster.title);
    return title.isEmpty() ? RosterOverlay::tr("Class") : title;
}

} // namespace

RosterOverlay::RosterOverlay(Host& host, QWidget* window)
    : Overlay(window, {1120, 680}), m_host(host), m_book(host.reception().book()),
      m_line(new Label(Type::Body)), m_sure(new Label(Type::Bold)), m_count(new Label(Type::Bold)),
      m_title(new Field(Type::Body)), m_name(new Field(Type::Body)),
      m_print(new Button(Button::Style::Primary, {})), m_pdf(new Button(Button::Style::Outline, {})),
      m_save(new Button(Button::Style::Outline, {})), m_clear(new Button(Button::Style::Outline, {})),
      m_yes(new Button(Button::Style::Primary, {})), m_no(new Button(Button::Style::Outline, {})),
      m_rows(new QWidget) {
    auto* rows = dialogFrame(
        *this, [] { return tr("The class"); }, [] { return tr("Close"); });
    auto* columns = new QHBoxLayout;
    keepSpacing(columns, 28);
    columns->addWidget(ways());
    auto* right = new QVBoxLayout;
    right->addWidget(m_count);
    auto* list = new QVBoxLayout(m_rows);
    list->setContentsMargins({});
    list->setAlignment(Qt::AlignTop);
    right->addWidget(scrolling(m_rows), 1);
    columns->addLayout(right, 1);
    rows->addLayout(columns, 1);
    setFocusProxy(m_name);
    connect(&m_book, &ClassBook::changed, this, &RosterOverlay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
    say(m_book.trouble());
}

// What is done with it, from top to bottom.
QWidget* RosterOverlay::ways() {
    auto* whole = new QWidget;
    keepWidth(whole, 370);
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins({});
    for (auto* label : {m_line, m_sure}) label->setWordWrap(true);
    for (auto* field : {m_title, m_name}) field->setMaxLength(core::Seat::longestName);
    inAnyLanguage(m_title, [this] {
        m_title->setPlaceholderText(tr("Name of the class, for example “4-2”"));
        m_title->setAccessibleName(tr("Name of the class"));
        m_name->setPlaceholderText(tr("Name of a pupil"));
        m_name->setAccessibleName(tr("Name of a pupil"));
    });
    auto* one = new QHBoxLayout;
    auto* add = says(new Button(Button::Style::Outline, {}), [] { return tr("Add"); });
    one->addWidget(m_name, 1);
    one->addWidget(add);
    const auto flow = [rows](std::initializer_list<Button*> buttons) {
        auto* box = new QWidget;
        auto* layout = new FlowLayout(8, box);
        for (auto* button : buttons) layout->addWidget(button);
        rows->addWidget(box);
    };
    auto* paste = says(new Button(Button::Style::Outline, {}), [] { return tr("Paste names"); });
    auto* file = says(new Button(Button::Style::Outline, {}), [] { return tr("Names from a file …"); });
    auto* open = says(new Button(Button::Style::Outline, {}), [] { return tr("Open a class …"); });
    says(m_print, [] { return tr("Print seat cards …"); });
    says(m_pdf, [] { return tr("Cards as PDF …"); });
    says(m_save, [] { return tr("Save the class …"); });
    says(m_clear, [] { return tr("Delete all of it"); });
    says(m_no, [] { return tr("No"); });
    auto* told = says(new Label(Type::Body), [] {
        return tr("A camera that reads a card seats its owner at once. What each has done is found again "
                  "next week. "
                  "All of it stays on this computer; guests leave nothing behind.");
    });
    told->setWordWrap(true);
    rows->addWidget(m_title);
    rows->addLayout(one);
    flow({paste, file});
    rows->addWidget(told);
    flow({m_print, m_pdf});
    rows->addStretch(1);
    rows->addWidget(m_line);
    rows->addWidget(m_sure);
    flow({m_yes, m_no});
    flow({m_save, open, m_clear});
    connect(m_title, &Field::editingFinished, this, [this] {
        if (m_title->text().simplified() != QString::fromStdString(m_book.roster().title))
            m_book.setTitle(m_title->text());
    });
    const auto typed = [this] {
        this->add({m_name->text()});
        m_name->clear();
        m_name->setFocus();
    };
    connect(add, &Button::clicked, this, typed);
    connect(m_name, &Field::returnPressed, this, typed);
    connect(paste, &Button::clicked, this,
            [this] { this->add(namelist::namesIn(QGuiApplication::clipboard()->text())); });
    connect(file, &Button::clicked, this, &RosterOverlay::askNames);
    connect(m_print, &Button::clicked, this, &RosterOverlay::askPrint);
    connect(m_pdf, &Button::clicked, this, [this] {
        const auto at = joinway::of(m_host).addresses.first();
        m_book.setAddress(at);
        print::askSave(
            this, speakingPath({tr("Seat cards"), classTitle(m_book.roster())}, QStringLiteral("pdf")),
            [cards = seatcards::document(m_book.roster(), at)] { return print::pdf(cards); },
            [this](const QString& what) { say(what); });
    });
    connect(open, &Button::clicked, this, &RosterOverlay::askOpen);
    connect(m_save, &Button::clicked, this, &RosterOverlay::askSave);
    connect(m_clear, &Button::clicked, this, [this] {
        sure(tr("Delete all names, cards and what everybody has done? Printed cards will then lead nowhere."),
             tr("Delete"), [this] { m_book.clear(); });
    });
    connect(m_yes, &Button::clicked, this, [this] {
        const auto act = std::exchange(m_act, {});
        if (act) act();
        refresh();
    });
    connect(m_no, &Button::clicked, this, [this] {
        m_act = {};
        refresh();
    });
    return whole;
}

RosterOverlay::Row& RosterOverlay::rowOf(int pupil) {
    if (const auto known = m_of.find(pupil); known != m_of.end()) return known->second;
    auto* whole = new QWidget;
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins({});
    const Row row{whole,
                  new Label(Type::Body),
                  new EmblemMark(44),
                  new Field(Type::Body),
                  says(new Button(Button::Style::Outline, {}), [] { return tr("New card"); }),
                  new Button(Button::Style::Icon, {})};
    keepWidth(row.number, 28);
    row.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.name->setMaxLength(core::Seat::longestName);
    row.out->setGlyph("close");
    for (QWidget* part : std::initializer_list<QWidget*>{row.number, row.emblem}) line->addWidget(part);
    line->addWidget(row.name, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{row.card, row.out}) line->addWidget(part);
    const auto nameOf = [this, pupil] {
        const auto* one = m_book.find(pupil);
        return one == nullptr ? QString() : QString::fromStdString(one->name);
    };
    connect(row.emblem, &EmblemMark::clicked, this, [this, pupil] { m_book.nextEmblem(pupil); });
    connect(row.name, &Field::editingFinished, this, [this, pupil, nameOf, name = row.name] {
        if (name->text().simplified() != nameOf()) m_book.rename(pupil, name->text());
    });
    connect(row.card, &Button::clicked, this, [this, pupil, nameOf] {
        sure(tr("A new card for %1? The old one will no longer work: print the new one.").arg(nameOf()),
             tr("New card"), [this, pupil] { m_book.newCard(pupil); });
    });
    connect(row.out, &Button::clicked, this, [this, pupil, nameOf] {
        sure(tr("Delete %1 and all they have done?").arg(nameOf()), tr("Delete"),
             [this, pupil] { m_book.remove(pupil); });
    });
    m_rows->layout()->addWidget(whole);
    whole->show();
    return m_of.emplace(pupil, row).first->second;
}

void RosterOverlay::refresh() {
    const auto& roster = m_book.roster();
    std::erase_if(m_of, [&](const auto& one) {
        if (roster.find(one.first) != nullptr) return false;
        one.second.whole->hide();
        one.second.whole->deleteLater();
        return true;
    });
    if (!m_title->hasFocus()) m_title->setText(QString::fromStdString(roster.title));
    int number = 0;
    for (const auto& pupil : roster.pupils) {
        const auto& row = rowOf(pupil.id);
        const auto name = QString::fromStdString(pupil.name);
        row.number->setText(QString::number(++number));
        row.emblem->setEmblem(pupil.emblem);
        row.emblem->setAction(tr("Another emblem for %1").arg(name));
        if (!row.name->hasFocus()) row.name->setText(name);
        row.name->setAccessibleName(tr("Name of pupil %1").arg(number));
        row.card->setAccessibleName(tr("New card for %1").arg(name));
        row.out->setName(tr("Delete %1").arg(name));
    }
    const bool some = !roster.pupils.empty(), asks = static_cast<bool>(m_act);
    m_count->setText(some ? tr("%n pupils", nullptr, number)
                          : tr("Nobody yet: type names, paste them, or take them from a file."));
    for (auto* button : {m_print, m_pdf, m_save}) button->setEnabled(some);
    m_clear->setEnabled(some || !roster.title.empty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_sure, m_yes, m_no}) part->setVisible(asks);
    const auto at = joinway::of(m_host).addresses.first();
    const auto before = QString::fromStdString(roster.address);
    if (some && !before.isEmpty() && before != at)
        say(tr("The cards were printed for %1, and this computer is %2 now: print them again, or let the "
               "network give "
               "it the old address.")
                .arg(before, at));
}

void RosterOverlay::add(const QStringList& names) {
    say({});
    const int added = m_book.add(names);
    if (added == 0 && names.isEmpty()) return say(tr("There are no names."));
    if (added < names.size() && m_book.roster().pupils.size() == core::mostPupils)
        say(tr("A class has at most %n pupils.", nullptr, static_cast<int>(core::mostPupils)));
    else if (!m_book.trouble().isEmpty())
        say(m_book.trouble());
}

void RosterOverlay::askNames() {
    auto* dialog =
        new QFileDialog(window(), tr("Names from a file"), {}, tr("Lists and tables (*.csv *.txt *.tsv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return say(file.errorString());
        if (file.size() > namelist::mostBytes) return say(tr("This file is too long for a class."));
        add(namelist::namesIn(namelist::decoded(file.readAll())));
    });
    dialog->open();
}

void RosterOverlay::askPrint() {
    const auto at = joinway::of(m_host).addresses.first();
    m_book.setAddress(at);
    print::askPrinter(this, seatcards::document(m_book.roster(), at),
                      [this](const QString& what) { say(what); });
}

void RosterOverlay::askOpen() {
    auto* dialog = new QFileDialog(window(), tr("Open a class"), {}, classFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RosterOverlay::openFrom);
    dialog->open();
}

void RosterOverlay::openFrom(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return say(file.errorString());
    try {
        // One byte more than is taken tells that it is too long.
        auto roster = core::readRoster(file.read(core::mostClassBytes + 1).toStdString());
        const auto take = [this, roster = std::move(roster)] { m_book.replace(roster); };
        if (m_book.empty()) return take();
        sure(tr("This replaces the class that is here. Is it saved?"), tr("Open the other class"), take);
    } catch (const core::InputError& e) {
        say(tr("%1 could not be opened: %2").arg(path, language::spoken(e.message())));
    }
}

void RosterOverlay::askSave() {
    const auto path = speakingPath({classTitle(m_book.roster())}, QStringLiteral("kachisuji-class"));
    auto* dialog = new QFileDialog(window(), tr("Save the class"), path, classFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("kachisuji-class"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& to) {
        const auto trouble = saveFile(to, QByteArray::fromStdString(core::write(m_book.roster())),
                                      QFile::ReadOwner | QFile::WriteOwner);
        say(trouble.isEmpty() ? tr("Saved as %1. Whoever has this file has the cards.").arg(to) : trouble);
    });
    dialog->open();
}

void RosterOverlay::sure(const QString& question, const QString& yes, const std::function<void()>& act) {
    m_act = act;
    m_sure->setText(question);
    m_yes->setText(yes);
    say({});
    refresh();
    m_no->setFocus();
}

void RosterOverlay::say(const QString& what) {
    m_line->setText(what);
    m_line->setVisible(!what.isEmpty());
}
