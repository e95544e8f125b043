#include <QScrollArea>
#include <QTest>

#include "ui/controls/scrolling.h"

namespace {

// Lower when it is narrow, as cards are whose columns then fit better.
class Fickle final : public QWidget {
public:
    Fickle() {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    int heightForWidth(int width) const override { return width < 300 ? 150 : 250; }
};

} // namespace

class ScrollingTest : public QObject {
    Q_OBJECT
private slots:
    // With the bar they need none, and without it they would: its room is kept in both.
    void keepsTheBarsRoomWhereNarrowIsLow() {
        const std::unique_ptr<QScrollArea> area(scrolling(new Fickle));
        const int bar = area->verticalScrollBar()->sizeHint().width();
        area->show();
        for (const QSize size : {QSize(300, 200), QSize(400, 300), QSize(400, 200)}) {
            area->resize(size);
            QCoreApplication::processEvents();
            const int width = size.width() - bar;
            QCOMPARE(area->widget()->size(),
                     QSize(width, std::max(size.height(), area->widget()->heightForWidth(width))));
        }
    }
};

QTEST_MAIN(ScrollingTest)
#include "tst_scrolling.moc"
