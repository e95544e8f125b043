#include <QAction>
#include <QMenu>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/look/colourvision.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

// Every theme: marks are told apart however colours are seen, and read on whatever they stand.
class TestColours : public QObject {
    Q_OBJECT

private slots:
    void formulaAgreesWithItsAuthors_data();
    void formulaAgreesWithItsAuthors();
    void marksAreToldApart_data();
    void marksAreToldApart();
    void marksStandOut_data() { themes(); }
    void marksStandOut();
    void textIsRead_data() { themes(); }
    void textIsRead();
    void boardsAreRead_data() { themes(); }
    void boardsAreRead();
    void emptyBoxesOfMenusAreSeen_data() { themes(); }
    void emptyBoxesOfMenusAreSeen();
    void cleanup() {
        theme().setDark(false);
        theme().setContrast(false);
    }

private:
    static void themes();
    static void put(bool dark, bool contrast) {
        theme().setDark(dark);
        theme().setContrast(contrast);
    }
    static void wear() {
        QFETCH(bool, dark);
        QFETCH(bool, contrast);
        put(dark, contrast);
    }
};

namespace {

// What anything stands on.
constexpr std::array grounds{Hue::Paper,    Hue::Surface,  Hue::Sunk,      Hue::WinWash,
                             Hue::DrawWash, Hue::LossWash, Hue::FirstWash, Hue::SecondWash};

void standsOut(const std::vector<Hue>& what, const std::vector<Hue>& on, double least) {
    for (const auto one : what)
        for (const auto ground : on) {
            const double got = vision::contrast(theme().color(one), theme().color(ground));
            QVERIFY2(got >= least,
                     qPrintable(QStringLiteral("%1 on %2: %3")
                                    .arg(theme().color(one).name(), theme().color(ground).name())
                                    .arg(got)));
        }
}

std::vector<Hue> all() {
    return {grounds.begin(), grounds.end()};
}

} // namespace

// Pairs 1, 7, 13, 17, 20 and 34 of the test data of Sharma, Wu and Dalal.
void TestColours::formulaAgreesWithItsAuthors_data() {
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("1") << QList<double>{50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425};
    QTest::newRow("7") << QList<double>{50, 0, 0, 50, -1, 2, 2.3669};
    QTest::newRow("13") << QList<double>{50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195};
    QTest::newRow("17") << QList<double>{50, 2.5, 0, 73, 25, -18, 27.1492};
    QTest::newRow("20") << QList<double>{50, 2.5, 0, 58, 24, 15, 19.4535};
    QTest::newRow("34") << QList<double>{2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082};
}

void TestColours::formulaAgreesWithItsAuthors() {
    QFETCH(QList<double>, values);
    const auto& v = values;
    const double got = vision::ciede2000({v[0], v[1], v[2]}, {v[3], v[4], v[5]});
    QVERIFY2(std::abs(got - v[6]) < 0.0001, qPrintable(QString::number(got, 'f', 5)));
}

void TestColours::themes() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("contrast");
    for (const bool dark : {false, true})
        for (const bool contrast : {false, true})
            QTest::addRow("%s%s", dark ? "dark" : "light", contrast ? ", high contrast" : "")
                << dark << contrast;
}

void TestColours::marksAreToldApart_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("contrast");
    QTest::addColumn<QString>("seen");
    for (const bool dark : {false, true})
        for (const bool contrast : {false, true})
            for (const char* seen : {"usual", "protan", "deutan", "tritan"})
                QTest::addRow("%s%s, %s", dark ? "dark" : "light", contrast ? ", high contrast" : "", seen)
                    << dark << contrast << QString::fromLatin1(seen);
}

// Proven ones among each other, estimates among each other, and the two players.
void TestColours::marksAreToldApart() {
    wear();
    QFETCH(QString, seen);
    const std::map<QString, vision::Matrix> all{{"usual", vision::usual},
                                                {"protan", vision::protan},
                                                {"deutan", vision::deutan},
                                                {"tritan", vision::tritan}};
    const std::vector<std::vector<Hue>> sets{{Hue::Win, Hue::Draw, Hue::Loss, Hue::Unknown},
                                             {Hue::Win, Hue::DrawLine, Hue::LossLine, Hue::Unknown},
                                             {Hue::First, Hue::Second},
                                             {Hue::FirstFill, Hue::SecondFill}};
    for (const auto& set : sets)
        for (auto a = set.begin(); a != set.end(); ++a)
            for (auto b = set.begin(); b != a; ++b) {
                const double got = vision::difference(theme().color(*a), theme().color(*b), all.at(seen));
                QVERIFY2(got >= 20, qPrintable(QStringLiteral("%1, %2: %3")
                                                   .arg(theme().color(*a).name(), theme().color(*b).name())
                                                   .arg(got)));
            }
}

// A filled draw has its line; the line of the dark theme is the mark's own.
void TestColours::marksStandOut() {
    wear();
    standsOut({Hue::Win, Hue::Loss, Hue::LossLine, Hue::DrawLine, Hue::Unknown, Hue::First, Hue::Second},
              all(), 3);
    standsOut({Hue::Line2}, {Hue::Paper, Hue::Surface, Hue::Sunk}, 3);
}

void TestColours::textIsRead() {
    wear();
    const double least = 4.5;
    standsOut({Hue::Ink, Hue::Ink2}, all(), least);
    standsOut({Hue::First, Hue::Second}, all(), least);
    standsOut({Hue::Win, Hue::DrawLine}, {Hue::Paper, Hue::Surface, Hue::Sunk}, least); // of an estimate
    standsOut({Hue::LossLine}, {Hue::Paper, Hue::Surface, Hue::Sunk}, least);
    standsOut({Hue::OnMark}, {Hue::Win, Hue::Loss}, least);
    standsOut({Hue::OnDraw}, {Hue::Draw}, least);
    standsOut({Hue::OnFill}, {Hue::FirstFill, Hue::SecondFill}, least);
    standsOut({Hue::Paper}, {Hue::Ink, Hue::Ink2}, least); // a filled button
}

// The words and figures that a game draws, on whatever of its own lies below them.
void TestColours::boardsAreRead() {
    wear();
    for (const auto* kind : core::catalogue()) {
        const auto game = kind->game("");
        const auto layout = game->layout(game->start());
        const auto scene = game->scene(game->start(), game->start());
        std::vector<core::Shape> shapes = layout.ground;
        for (const auto* part : {&scene.below, &scene.above})
            shapes.insert(shapes.end(), part->begin(), part->end());
        for (auto text = shapes.begin(); text != shapes.end(); ++text) {
            if (text->form != core::Shape::Form::Text) continue;
            const auto at = text->points.front();
            auto ground = theme().color(Hue::Surface);
            for (auto below = shapes.begin(); below != text; ++below) {
                const auto fill = theme().color(below->fill);
                if (!fill.isValid() || below->points.empty()) continue;
                const auto first = below->points.front(), last = below->points.back();
                const bool inside =
                    below->form == core::Shape::Form::Rect
                        ? at.x >= first.x && at.x <= last.x && at.y >= first.y && at.y <= last.y
                    : below->form == core::Shape::Form::Ellipse
                        ? std::abs(at.x - first.x) <= last.x && std::abs(at.y - first.y) <= last.y
                        : false;
                if (inside) ground = fill;
            }
            const auto ink = text->fill.role == core::Colour::Role::None ? theme().color(Hue::Ink)
                                                                         : theme().color(text->fill);
            const double got = vision::contrast(ink, ground);
            QVERIFY2(
                got >= 4.5,
                qPrintable(QStringLiteral("%1 “%2” %3 on %4: %5")
                               .arg(QString::fromUtf8(kind->id.data(), qsizetype(kind->id.size())),
                                    QString::fromStdString(text->text.english()), ink.name(), ground.name())
                               .arg(got)));
        }
    }
}

// Where nothing is ticked the edge of the box stands out from the menu.
void TestColours::emptyBoxesOfMenusAreSeen() {
    wear();
    QMenu menu;
    menu.addAction(QStringLiteral("a"))->setCheckable(true);
    menu.popup({});
    const auto seen = menu.grab().toImage();
    menu.close();
    const auto ground = seen.pixelColor(seen.width() - 4, seen.height() / 2);
    double most = 0;
    for (int x = 4; x < 20; ++x)
        most = std::max(most, vision::contrast(seen.pixelColor(x, seen.height() / 2), ground));
    QVERIFY2(most >= 3, qPrintable(QString::number(most)));
}

QTEST_MAIN(TestColours)
#include "tst_colours.moc"
