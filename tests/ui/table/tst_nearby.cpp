#include <QTest>

#include "ui/table/wire/nearby.h"

#include <memory>
#include <set>

// Tables are found by themselves, through a real Avahi (see tests/nearby).
class TestNearby : public QObject {
    Q_OBJECT

private slots:
    void openTablesAreFoundUntilTheyClose();
};

void TestNearby::openTablesAreFoundUntilTheyClose() {
    auto first = std::make_unique<Announcement>(8420);
    TablesNearby nearby;
    const auto ports = [&] {
        std::set<int> all;
        for (const auto& found : nearby.all())
            if (found.address.local() && !found.name.isEmpty()) all.insert(found.address.port);
        return all;
    };
    QTRY_COMPARE(ports(), std::set<int>{8420});
    // A second one on the same computer has another name.
    auto second = std::make_unique<Announcement>(8421);
    QTRY_COMPARE(ports(), (std::set<int>{8420, 8421}));
    TablesNearby late;
    QTRY_COMPARE(late.all().size(), std::size_t{2});
    first.reset();
    QTRY_COMPARE(ports(), std::set<int>{8421});
    second.reset();
    QTRY_VERIFY(ports().empty());
}

QTEST_GUILESS_MAIN(TestNearby)
#include "tst_nearby.moc"
