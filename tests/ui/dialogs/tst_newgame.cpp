#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "tests/toykinds.h"
#include "tests/ui/dialogs/newgamedialog.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/listeditor.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/playersform.h"
#include "ui/dialogs/presetbar.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

using newgame::Opened;

// The dialog in which a match is set up, for every kind there is and for the toy.
class NewGameTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QSettings().clear(); }

    void everyPresetStarts_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("preset");
        for (const auto* kind : core::catalogue())
            for (int i = 0; i < static_cast<int>(kind->presets.size()); ++i)
                QTest::addRow("%s %d", kind->id.data(), i) << QString::fromUtf8(kind->id.data()) << i;
    }
    void everyPresetStarts() {
        QFETCH(QString, id);
        QFETCH(int, preset);
        const auto& kind = core::kindOf(id.toStdString());
        const auto& rules = kind.presets[static_cast<std::size_t>(preset)].rules;
        Opened opened(kind);
        emit opened.dialog()->findChild<PresetBar*>()->chosen(preset);
        QVERIFY(opened.button("Start")->isEnabled());
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(opened.chosen);
        QCOMPARE(opened.chosen->game->rules(), rules);
        QCOMPARE(opened.chosen->start, kind.game(rules)->start());
        QCOMPARE(settings::rules(kind.id).toStdString(), rules);
    }

    // The pie rule, among the rules: where two players make the first moves, and not for a stage.
    void changingSidesIsAgreedOn() {
        const auto box = [](const Opened& opened) { return opened.button("Second may swap after move 1"); };
        for (const bool agreed : {true, false}) {
            Opened opened(core::kindOf("chopsticks"));
            QVERIFY(box(opened) == nullptr || !box(opened)->isVisible());
            opened.unfold(false);
            QVERIFY(box(opened)->isVisible());
            if (agreed) QTest::mouseClick(box(opened), Qt::LeftButton);
            QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
            QCOMPARE(opened.chosen->pie, agreed);
        }
        Opened fmurs(core::kindOf("fmurs")), stages(core::kindOf("persimmons"));
        fmurs.unfold(false);
        QVERIFY(box(fmurs) == nullptr || !box(fmurs)->isVisible());
        stages.unfold(false);
        const auto& presets = core::kindOf("persimmons").presets;
        const auto stage = std::ranges::find(presets, true, &core::Preset::stage) - presets.begin();
        emit stages.dialog()->findChild<PresetBar*>()->chosen(static_cast<int>(stage));
        QVERIFY(box(stages) == nullptr || !box(stages)->isVisible());
    }

    // Where they do not fit below the players, they begin in sight, and the keyboard is there.
    void rulesAskedForAreSeen() {
        Opened opened(core::kindOf("ribbonim"));
        QVERIFY(QTest::qWaitForWindowExposed(opened.window())); // a window manager may size it before that
        opened.window()->resize(1024, 600);
        opened.unfold(false);
        const auto* area = opened.dialog()->findChild<QScrollArea*>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        const auto* rules = opened.rules();
        QVERIFY(rules->hasFocus() || rules->isAncestorOf(QApplication::focusWidget()));
        QTRY_VERIFY(rules->visibleRegion().boundingRect().height() > rules->height() / 2);
        QCOMPARE(rules->visibleRegion().boundingRect().top(), 0);
    }

    // A position from which the second player goes on.
    void whoBeginsIsSaid() {
        Opened opened(core::kindOf("chopsticks"));
        const auto says = [&] {
            QStringList roles;
            for (const auto* label : opened.dialog()->findChild<PlayersForm*>()->findChildren<QLabel*>())
                if (label->text() == QLatin1String("Begins") ||
                    label->text() == QLatin1String("Moves second"))
                    roles << label->text();
            return roles.join(QLatin1Char(','));
        };
        QCOMPARE(says(), QStringLiteral("Begins,Moves second"));
        opened.dialog()->propose(QString(), QStringLiteral("12/11 2"));
        QCOMPARE(says(), QStringLiteral("Moves second,Begins"));
    }

    // Where the level is chosen one button shows how strong each is, as measured in every game.
    // Beside the pages that tell of the usual rules.
    void helpSaysByWhatRulesAMatchIsPlayed() {
        QWidget window;
        window.resize(1280, 800);
        window.show();
        const auto& kind = core::kindOf("fmurs");
        auto* help = new HelpOverlay(&kind, &window);
        help->inMatch(core::Match(kind.game("rows=6;columns=6;sheep=3;turn=either")));
        help->open();
        const auto said = [&] {
            const auto labels = help->findChildren<Label*>();
            return std::ranges::any_of(labels, [](const auto* label) {
                return label->isVisible() &&
                       label->text() == "This match: 6 × 6 cylinder · 2 dogs · 3 sheep · step or jump";
            });
        };
        QVERIFY(said());
        help->showLevels();
        QVERIFY(!said());
    }
    void levelsAreToldWhereTheyAreChosen() {
        Opened opened(*core::catalogue().front());
        auto* who = opened.named<Segmented>(QStringLiteral("Second player"));
        who->setFocus();
        QTest::keyClick(who, Qt::Key_Right);
        DropDown* level = nullptr;
        for (auto* one : opened.dialog()->findChildren<DropDown*>())
            if (one->isVisible()) level = one;
        QVERIFY(level != nullptr);
        QTest::keyClick(level, Qt::Key_Down, Qt::AltModifier);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr && menu->actions().back()->text() == QLatin1String("How strong?"));
        menu->actions().back()->trigger();
        menu->close();
        auto* help = opened.window()->findChild<HelpOverlay*>();
        QVERIFY(help != nullptr && help->isVisible());
        const auto text = help->findChild<HelpText*>()->written();
        QVERIFY(text.contains(words::level(core::Level::Perfect)));
        for (const auto* kind : core::catalogue()) {
            const bool measured = kind->manner.scores.front() != 0; // a new game's are not yet
            QCOMPARE(text.contains(language::spoken(kind->title)), measured);
            if (!measured) continue;
            for (std::size_t i = 0; i < kind->manner.scores.size(); ++i) {
                const int score = kind->manner.scores[i]; // neighbours differ, but not too much
                QVERIFY2(i == 0 ? score >= 50 && score <= 60 : score >= 60 && score <= 75, kind->id.data());
                QVERIFY(text.contains(QString::number(score)));
            }
        }
        QTest::keyClick(help, Qt::Key_Escape);
        QVERIFY(opened.dialog()->isVisible());
        QVERIFY(opened.dialog()->isAncestorOf(opened.window()->focusWidget()));
    }

    void wrongListIsToldAndStartsNothing_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("typed");
        QTest::newRow("too long") << "ribbonim"
                                  << "3,99";
        QTest::newRow("no number") << "ribbonim"
                                   << "3,x";
        QTest::newRow("empty") << "ribbonim"
                               << "";
        QTest::newRow("too many") << "persimmons"
                                  << "1,1,1,1,1,1,1,1,1";
        QTest::newRow("negative") << "persimmons"
                                  << "-1";
    }
    void wrongListIsToldAndStartsNothing() {
        QFETCH(QString, id);
        QFETCH(QString, typed);
        Opened opened(core::kindOf(id.toStdString()));
        opened.unfold(true);
        auto* field = opened.dialog()->findChild<ListEditor*>()->findChild<Field*>();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, typed);
        QVERIFY(!opened.rules()->setup());
        const auto labels = opened.rules()->findChildren<Label*>();
        QVERIFY(std::ranges::any_of(labels, [](const auto* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("× "));
        }));
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(!opened.chosen);
        QCOMPARE(opened.window()->focusWidget(), field);
        field->selectAll();
        QTest::keyClicks(field, "1,2");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(opened.chosen);
    }

    void typedPositionIsTheStart() {
        Opened opened(core::kindOf("ribbonim"));
        opened.unfold(true);
        auto* field = opened.named<QLineEdit>("Start from another position");
        QVERIFY(field);
        QTest::keyClicks(field, "2-(6)-1 2");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(opened.chosen);
        QCOMPARE(opened.chosen->game->text(opened.chosen->start), std::string("2-(6)-1 2"));
    }

    void wrongPositionStartsNothing_data() {
        QTest::addColumn<QString>("typed");
        QTest::newRow("garbage") << "3-x";
        QTest::newRow("finished") << "0";
    }
    void wrongPositionStartsNothing() {
        QFETCH(QString, typed);
        Opened opened(core::kindOf("ribbonim"));
        opened.unfold(true);
        auto* field = opened.named<QLineEdit>("Start from another position");
        QTest::keyClicks(field, typed);
        opened.unfold(false);
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(!opened.chosen);
        QCOMPARE(opened.window()->focusWidget(), field);
    }

    // A newcomer's computer can be beaten; the opponent of the last time is proposed again.
    void computerIsRememberedWhereItSat() {
        {
            Opened opened(core::kindOf("ribbonim"));
            QTest::keyClick(opened.named<Segmented>("Second player"), Qt::Key_Right);
            for (auto* level : opened.dialog()->findChildren<DropDown*>())
                if (level->accessibleName() == "Strength of the computer" && level->isVisible())
                    QCOMPARE(level->current(), 1); // gentle
            for (auto* level : opened.dialog()->findChildren<DropDown*>())
                if (level->accessibleName() == "Strength of the computer" && level->isVisible())
                    QTest::keyClick(level, Qt::Key_Right);
            QTest::keyClicks(opened.named<QLineEdit>("Name of the first player"), "Hana");
            QTest::mouseClick(opened.named<QAbstractButton>("Swap the players"), Qt::LeftButton);
            QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
            QVERIFY(opened.chosen);
            QCOMPARE(opened.chosen->seats[0], (core::Seat{"", core::Level::Fair}));
            QCOMPARE(opened.chosen->seats[1], (core::Seat{"Hana", {}}));
        }
        Opened another(core::kindOf("fmurs"));
        QTest::mouseClick(another.button("Start"), Qt::LeftButton);
        QVERIFY(another.chosen);
        QCOMPARE(another.chosen->seats[0], (core::Seat{"", core::Level::Fair}));
        QCOMPARE(another.chosen->seats[1], (core::Seat{"Hana", {}}));
        QCOMPARE(settings::level(), core::Level::Fair);
        QVERIFY(!settings::people()[0].computer); // what a lab lets two people play
    }

    // The perfect opponent of a stage is not the one to be met the next time.
    void stageChangesNoHabit() {
        {
            Opened opened(core::kindOf("ribbonim"));
            QTest::keyClick(opened.named<Segmented>("Second player"), Qt::Key_Right);
            QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        }
        const auto& kind = core::kindOf("persimmons");
        const auto stage = std::ranges::find_if(kind.presets, &core::Preset::stage);
        QVERIFY(stage != kind.presets.end());
        Opened opened(kind);
        emit opened.dialog()->findChild<PresetBar*>()->chosen(static_cast<int>(stage - kind.presets.begin()));
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(opened.chosen);
        QCOMPARE(opened.chosen->seats[1].computer, core::Level::Perfect);
        QCOMPARE(settings::computer(1), core::Level::Gentle);
    }

    // A seat without a typed name is called in the language of the moment.
    void defaultNamesFollowTheLanguage() {
        Opened opened(core::kindOf("ribbonim"));
        QTest::keyClicks(opened.named<QLineEdit>("Name of the second player"), "Ken");
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(opened.chosen);
        Session session;
        session.begin(opened.chosen->game, opened.chosen->start, opened.chosen->seats);
        const auto called = [&session](core::Player p) { return words::name(p, session); };
        QCOMPARE(called(core::Player::First), QStringLiteral("First"));
        language::set(language::Id::Japanese);
        QCOMPARE(called(core::Player::First), QStringLiteral("先手"));
        QCOMPARE(called(core::Player::Second), QStringLiteral("Ken"));
        session.players().rename(core::Player::Second, {});
        QCOMPARE(called(core::Player::Second), QStringLiteral("後手"));
        language::set(language::Id::English);
    }

    // A stage comes back as it was, against a perfect computer; what is no stage has its usual opponent
    // again.
    void aStageComesBack() {
        const auto& kind = core::kindOf("persimmons");
        const auto stage = std::ranges::find_if(kind.presets, &core::Preset::stage);
        settings::setRules(kind.id, QString::fromStdString(stage->rules));
        Opened opened(kind);
        QCOMPARE(opened.starts()->current(), opened.starts()->count() - 1);
        opened.starts()->card(0).click();
        opened.unfold(false);
        emit opened.dialog()->findChild<PresetBar*>()->chosen(static_cast<int>(stage - kind.presets.begin()));
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(opened.chosen);
        QCOMPARE(opened.chosen->seats[1].computer, core::Level::Perfect);
        QCOMPARE(opened.chosen->game->rules(), stage->rules);
        Opened usual(kind);
        usual.starts()->card(0).click();
        QTest::mouseClick(usual.button("Start"), Qt::LeftButton);
        QVERIFY(usual.chosen && !usual.chosen->seats[1].computer);
    }

    // The keyboard begins at the first name, then come the pictures, the start, the rules, and what else
    // there is.
    void tabGoesFromWhatIsChosenToTheRest() {
        Opened opened(core::kindOf("ribbonim"));
        QVERIFY(QTest::qWaitForWindowActive(opened.window()));
        QCOMPARE(QApplication::focusWidget(), opened.named<QLineEdit>("Name of the first player"));
        QStringList way;
        for (int i = 0; i < 20; ++i) {
            auto* now = QApplication::focusWidget();
            way << now->accessibleName();
            if (auto* button = qobject_cast<QAbstractButton*>(now); button != nullptr && way.back().isEmpty())
                way.back() = button->text();
            QTest::keyClick(now, Qt::Key_Tab);
            if (QApplication::focusWidget() == opened.named<QLineEdit>("Name of the first player")) break;
        }
        QCOMPARE(way.join(QLatin1Char('|')),
                 QStringLiteral("Name of the first player|First player|Swap the players|Name of the second "
                                "player|Second player|3-5-7|Start|Rules|How to play|Close"));
    }

    // By the arrow keys another picture is chosen, and what is changed is seen on it.
    void picturesAreChosenByKeysAndFollowTheRules() {
        Opened opened(core::kindOf("chopsticks"));
        auto* cards = opened.starts();
        QTest::keyClick(&cards->card(0), Qt::Key_Right);
        QCOMPARE(cards->current(), 1);
        QCOMPARE(cards->card(1).accessibleName(), QStringLiteral("Strict"));
        opened.unfold(false);
        QTest::keyClick(opened.named<Stepper>("Fingers"), Qt::Key_7);
        QCOMPARE(cards->current(), 1);
        QCOMPARE(cards->card(1).accessibleName(), QStringLiteral("Strict, changed"));
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(opened.chosen);
        QCOMPARE(opened.chosen->game->rules(),
                 std::string("fingers=7;overflow=cutoff;split=none;selfattack=off"));
    }

    void escapeStartsNothing() {
        Opened opened(core::kindOf("persimmons"));
        QSignalSpy dismissed(opened.dialog(), &Overlay::dismissed);
        QTest::keyClick(opened.dialog(), Qt::Key_Escape);
        QCOMPARE(dismissed.count(), 1);
        QVERIFY(!opened.chosen);
    }

    void formIsMadeFromAnySchema() {
        Opened opened(core::pursuit::kind());
        opened.unfold(true);
        auto* hare = opened.named<Stepper>("Cells from hunter to hare");
        QVERIFY(hare);
        QTest::keyClick(hare, Qt::Key_5);
        QTest::mouseClick(opened.button("Start"), Qt::LeftButton);
        QVERIFY(opened.chosen);
        QCOMPARE(opened.chosen->game->rules(), std::string("hare=5"));
    }

    // Of four hands none can be taken away and none added; what is typed is refused with how many there must
    // be.
    void listsOfOneLengthKeepIt() {
        Opened opened(core::kindOf("chopsticks"));
        opened.unfold(true);
        auto* list = opened.dialog()->findChild<ListEditor*>();
        QVERIFY(list != nullptr && list->isVisible());
        for (const auto* const name : {"Remove", "Add"}) QVERIFY(!button(*list, name)->isVisible());
        auto* text = list->findChild<Field*>();
        text->setText("1, 1, 1");
        emit text->textEdited(text->text());
        const auto labels = opened.dialog()->findChildren<Label*>();
        QVERIFY(std::ranges::any_of(labels, [](const auto* label) {
            return label->isVisible() && label->text().endsWith("allowed: exactly 4, joined by commas");
        }));
    }

    // A position given is the one description of the start.
    void aPositionGivenReplacesTheStart() {
        for (const auto& [id, position] : {std::pair("chopsticks", "31/21 1"), {"ribbonim", "5-5"}}) {
            Opened opened(core::kindOf(id));
            opened.unfold(true);
            auto* list = opened.dialog()->findChild<ListEditor*>();
            QVERIFY(list->isVisible());
            opened.rules()->setPosition(QString::fromLatin1(position));
            QVERIFY(!list->isVisible());
            QVERIFY(opened.rules()->setup());
            opened.rules()->setPosition({});
            QVERIFY(list->isVisible());
        }
    }
};
QTEST_MAIN(NewGameTest)
#include "tst_newgame.moc"
