#include <QFileDialog>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "core/solve/positiongraph.h"
#include "tests/fulldisk.h"
#include "tests/ui/buttons.h"
#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/transportbar.h"
#include "ui/labs/graph/graphgrowth.h"
#include "ui/labs/graph/graphitems.h"
#include "ui/labs/graph/graphlab.h"
#include "ui/labs/graph/graphsettings.h"
#include "ui/labs/graph/graphview.h"
#include "ui/labs/graph/nodecard.h"
#include "ui/labs/labmatrix.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace {

const core::Kind& chopsticks() {
    return core::kindOf("chopsticks");
}

core::PositionGraph graphOf(const char* rules) {
    const auto game = chopsticks().game(rules);
    return core::positionGraph(*game, game->start(), {}, {});
}

constexpr int patience = 20000; // ms

// Presses the button of a format, chooses where to save, and returns what is told of it.
QString exported(GraphLab& lab, const QString& format, const QString& path) {
    click(lab.settings(), format.toUpper());
    const std::unique_ptr<QFileDialog> dialog(lab.findChild<QFileDialog*>());
    if (dialog == nullptr) return {};
    emit dialog->fileSelected(path);
    return lab.findChild<GraphState*>()->findChild<Label*>()->text();
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// The graph of positions and the matrix of rules, as people meet them in the laboratory.
class TestGraphLab : public QObject {
    Q_OBJECT

private slots:
    void loopsAreOnTheScreenAtOnce() {
        GraphLab lab(chopsticks());
        QSignalSpy shown(&lab, &GraphLab::shown);
        lab.resize(1280, 740);
        lab.show();
        QVERIFY(shown.wait(patience));
        QVERIFY(lab.graph().nodes.size() > 150);
        QVERIFY(!lab.running());
    }

    // Who comes back gets the graph all the same, also where it was being laid out.
    void leavingEndsTheWork() {
        GraphLab lab(chopsticks());
        QSignalSpy shown(&lab, &GraphLab::shown);
        lab.resize(1280, 740);
        for (const bool layingOut : {false, true}) {
            lab.show();
            if (layingOut) QTRY_VERIFY_WITH_TIMEOUT(!lab.graph().nodes.empty(), patience);
            QVERIFY(lab.running());
            lab.hide();
            QVERIFY(!lab.running());
        }
        QVERIFY(shown.isEmpty());
        lab.show();
        QVERIFY(shown.wait(patience));
    }

    void cancelAnswersAtOnce() {
        GraphLab lab(chopsticks());
        lab.settings().setRules({{"fingers", "10"}});
        lab.resize(1280, 740);
        for (const bool layingOut : {false, true}) {
            lab.show();
            if (layingOut) QTRY_VERIFY_WITH_TIMEOUT(!lab.graph().nodes.empty(), patience);
            QVERIFY(lab.running());
            lab.cancel();
            QVERIFY(!lab.running()); // what was under way is not waited for
            lab.hide();
        }
        // The worker is free again: a small graph comes soon.
        QSignalSpy shown(&lab, &GraphLab::shown);
        lab.settings().setRules({{"fingers", "4"}});
        emit lab.settings().changed();
        QVERIFY(shown.wait(patience));
    }

    // Of every game that is small enough, with what belongs to it: without draws there is no endless play.
    void everyGraphIsLaidOut() {
        for (const auto* kind : core::catalogue()) {
            if (!kind->graphed) continue;
            GraphLab lab(*kind);
            QSignalSpy shown(&lab, &GraphLab::shown);
            lab.resize(1280, 740);
            lab.show();
            QVERIFY(shown.wait(patience));
            QCOMPARE(lab.settings().query().show == core::GraphQuery::Show::Endless, kind->draws);
            QVERIFY(std::ranges::any_of(lab.graph().nodes, &core::PositionGraph::Node::start));
            // All of it stands above the bar below, and can be read where the rules were chosen for that.
            for (int i = 0; i < static_cast<int>(lab.graph().nodes.size()); ++i)
                QVERIFY(lab.view().viewport()->rect().contains(lab.view().placeOf(i)));
            QVERIFY2(kind->graphed->empty() || lab.view().transform().m11() > 0.5, kind->id.data());
            QTest::keyClick(&lab.view(), Qt::Key_Right);
            const auto* card = lab.findChild<NodeCard*>();
            QVERIFY(card->isVisible());
            QCOMPARE(card->findChild<Preview*>()->isVisible(), kind != &chopsticks());
            const auto chosen = lab.view().placeOf(lab.view().selected());
            QVERIFY(!card->geometry().contains(lab.view().viewport()->mapTo(card->parentWidget(), chosen)));
            // On the projector what is known of a position grows as its words do.
            const int width = card->width();
            theme().setProjector(true);
            QCOMPARE_GT(card->width(), width);
            theme().setProjector(false);
        }
    }

    void positionsAreChosenAndPlayed() {
        GraphLab lab(chopsticks());
        QSignalSpy shown(&lab, &GraphLab::shown), play(&lab, &GraphLab::playRequested);
        lab.resize(1280, 740);
        lab.show();
        QVERIFY(shown.wait(patience));
        auto* card = lab.findChild<NodeCard*>();
        QVERIFY(card->isHidden());
        QTest::keyClick(&lab.view(), Qt::Key_Right);
        QVERIFY(lab.view().selected() >= 0 && card->isVisible());
        QTest::keyClick(&lab.view(), Qt::Key_Return);
        QCOMPARE(play.count(), 1);
        QTest::mouseClick(card->findChild<Button*>(), Qt::LeftButton);
        QCOMPARE(play.count(), 2);
        const auto node = static_cast<std::size_t>(lab.view().selected());
        QVERIFY(play[1][1].value<core::Position>() == lab.graph().nodes[node].position);
        // A click on a node chooses it.
        const auto at = lab.view().placeOf(0);
        QTest::mouseClick(lab.view().viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(lab.view().selected(), 0);
    }

    void aFingerFindsTheNearestNode() {
        GraphLab lab(chopsticks());
        QSignalSpy shown(&lab, &GraphLab::shown);
        lab.resize(1280, 740);
        lab.show();
        QVERIFY(shown.wait(patience));
        std::vector<int> nodes(lab.graph().nodes.size());
        std::iota(nodes.begin(), nodes.end(), 0);
        const auto nearest = [&](QPoint at) {
            const auto away = [&](int node) { return QLineF(lab.view().placeOf(node), at).length(); };
            return std::ranges::min(nodes, {}, away);
        };
        // Beside a node at the edge there is nothing, but for a finger.
        const auto edge = std::ranges::max(nodes, {}, [&](int node) { return lab.view().placeOf(node).y(); });
        const QPoint beside = lab.view().placeOf(edge) + QPoint(0, 25);
        for (const int finger : {0, 60}) {
            theme().setLeastTarget(finger);
            QTest::mouseClick(lab.view().viewport(), Qt::LeftButton, {}, beside);
            QCOMPARE(lab.view().selected(), finger > 0 ? nearest(beside) : -1);
        }
        theme().setLeastTarget(0);
    }

    void wonPositionsGrowFromTheEnd() {
        GraphLab lab(chopsticks());
        QSignalSpy shown(&lab, &GraphLab::shown);
        lab.settings().setRules({{"overflow", "cutoff"}, {"split", "none"}, {"selfattack", "off"}});
        lab.resize(1280, 740);
        auto* growth = lab.findChild<GraphGrowth*>();
        for (auto* choice : lab.settings().findChildren<Segmented*>()) {
            if (choice->accessibleName() != GraphSettings::tr("Show")) continue;
            choice->setCurrent(1);
            emit choice->chosen(1); // what second wins
        }
        lab.show();
        QVERIFY(shown.wait(patience));
        QVERIFY(growth->isVisible());
        QCOMPARE(growth->plies(), 8);
        QCOMPARE(growth->shown(), 41);
        const auto standing = [&] {
            const auto items = lab.view().scene()->items();
            return std::ranges::count_if(items, [](const QGraphicsItem* item) {
                return dynamic_cast<const NodeItem*>(item) != nullptr && item->opacity() == 1;
            });
        };
        QTest::keyClick(&growth->bar(), Qt::Key_Home);
        for (int n = 0, before = 0; n <= 8; ++n) {
            QCOMPARE(growth->plies(), n);
            QCOMPARE(standing(), growth->shown());
            QVERIFY(growth->shown() > before); // it grows with every move
            before = growth->shown();
            QTest::keyClick(&growth->bar(), Qt::Key_Right);
        }
        // All won positions, not only those that a winning line reaches.
        for (auto* box : lab.settings().findChildren<CheckBox*>())
            if (box->text() == GraphSettings::tr("only what winning lines reach")) box->click();
        QVERIFY(shown.wait(patience));
        QCOMPARE(growth->shown(), 86);
        QCOMPARE(lab.graph().nodes.size(), 86U);
    }

    void tooSlowALayoutFallsBack() {
        GraphLayout layout;
        layout.setLimit(0);
        QSignalSpy placed(&layout, &GraphLayout::placed);
        layout.start(QByteArray::fromStdString(core::dot(graphOf(""))));
        QVERIFY(placed.wait(patience));
        QCOMPARE(placed[0][1].toString(), QStringLiteral("sfdp"));
    }

    void missingGraphvizIsSaid() {
        const auto path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        GraphLayout layout;
        QSignalSpy failed(&layout, &GraphLayout::failed);
        layout.start("digraph {}");
        if (failed.isEmpty()) failed.wait(patience);
        qputenv("PATH", path);
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("graphviz")));
    }

    void exportsAreWhatTheySay_data() {
        QTest::addColumn<QByteArray>("begins");
        QTest::addColumn<QByteArray>("ends");
        QTest::newRow("dot") << QByteArray("digraph") << QByteArray("}");
        QTest::newRow("svg") << QByteArray("<?xml") << QByteArray("</svg>");
        QTest::newRow("png") << QByteArray("\x89PNG\r\n") << QByteArray("IEND\xae\x42\x60\x82");
        QTest::newRow("pdf") << QByteArray("%PDF-") << QByteArray("%%EOF");
    }
    // Where it cannot be written one line tells so, and what was there stays.
    void exportsAreWhatTheySay() {
        QFETCH(QByteArray, begins);
        QFETCH(QByteArray, ends);
        GraphLab lab(chopsticks());
        lab.settings().setRules({{"fingers", "4"}});
        QSignalSpy shown(&lab, &GraphLab::shown);
        lab.resize(1280, 740);
        lab.show();
        QVERIFY(shown.wait(patience));
        const QTemporaryDir folder;
        const auto format = QString::fromLatin1(QTest::currentDataTag());
        const auto path = folder.filePath(QStringLiteral("graph.") + format);
        QCOMPARE(exported(lab, format, path), QStringLiteral("Saved as %1.").arg(path));
        const auto whole = contentOf(path);
        QVERIFY(whole.startsWith(begins));
        QVERIFY(whole.trimmed().endsWith(ends));

        const auto nowhere = QStringLiteral("/nowhere/x.") + format;
        const auto isTrouble = [](const QString& told, const QString& where) {
            return told.startsWith(where + QStringLiteral(" could not be written: ")) && !told.contains('\n');
        };
        QVERIFY(isTrouble(exported(lab, format, nowhere), nowhere));
        {
            const FullDisk disk(100);
            QVERIFY(isTrouble(exported(lab, format, path), path));
        }
        QCOMPARE(contentOf(path), whole);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(!lab.graph().nodes.empty());
        QCOMPARE(exported(lab, format, path), QStringLiteral("Saved as %1.").arg(path)); // with room again
    }

    void matrixIsReadByKeyboard() {
        const auto& sweep = chopsticks().labs.front();
        LabMatrix matrix(chopsticks().options);
        matrix.setTable(sweep.run(core::Values(sweep.options, {{"fingers", "4..5"}}), {}, [](double) {}));
        QCOMPARE(matrix.rows(), 2);
        QCOMPARE(matrix.columns(), 12);
        QTest::keyClick(&matrix, Qt::Key_Down); // enters
        QTest::keyClick(&matrix, Qt::Key_Down);
        QTest::keyClick(&matrix, Qt::Key_Up);
        QTest::keyClick(&matrix, Qt::Key_Down);
        QCOMPARE(matrix.cell(), QPoint(0, 1));
        QVERIFY(matrix.accessibleDescription().contains(
            QStringLiteral("Fingers 5 · Overflow wrap · Sharing anew any")));
        QVERIFY(matrix.accessibleDescription().contains(QStringLiteral("208")));
    }
};

QTEST_MAIN(TestGraphLab)
#include "tst_graphlab.moc"
