#include <QTest>

#include "core/solve/workfile.h"
#include "tests/fulldisk.h"
#include "tests/tablefolder.h"

#include <filesystem>
#include <system_error>

using namespace core;
namespace fs = std::filesystem;

// What a long job has on disk while it is at work.
class TestWorkFile : public QObject, private TableFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void goesOnFromTheMark();
    void noneButItsOwn_data();
    void noneButItsOwn();
    void onlyOneIsAtIt();
    void takesAllRoomAtOnce();
    void scratchIsGoneAtOnce();
    void endsAreNoticed();

private:
    WorkPlace place(const std::string& name = "job") const {
        return {fs::path(m_folder->path().toStdString()) / "deep" / "a.work", name};
    }
    static Bytes read(const WorkFile& file, std::size_t size) {
        Bytes all(size);
        file.read(0, all);
        return all;
    }
    static constexpr std::size_t size = 10'000;
};

void TestWorkFile::goesOnFromTheMark() {
    const auto all = bytes(size, 1);
    {
        WorkFile file(place(), size);
        QCOMPARE(file.mark(), 0U);
        file.write(0, std::span(all).first(6000));
        file.setMark(3);
        file.write(6000, std::span(all).subspan(6000));
    }
    WorkFile file(place(), size);
    QCOMPARE(file.mark(), 3U);
    QVERIFY(read(file, size) == all);
    file.remove();
    QVERIFY(!fs::exists(place().file));
}

void TestWorkFile::noneButItsOwn_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("other");
    QTest::addColumn<int>("spoilt"); // byte of the file, or none
    QTest::newRow("another job") << "other" << int{size} << -1;
    QTest::newRow("another size") << "job" << int{size} + 1 << -1;
    for (const int byte : {0, 9, 17, 24, 33}) QTest::addRow("byte %d", byte) << "job" << int{size} << byte;
}

// Whatever else lies there tells nothing, and is made anew.
void TestWorkFile::noneButItsOwn() {
    QFETCH(QString, name);
    QFETCH(int, other);
    QFETCH(int, spoilt);
    {
        WorkFile file(place(), size);
        file.write(0, bytes(size, 1));
        file.setMark(3);
    }
    if (spoilt >= 0) {
        auto all = contents(place().file);
        all.at(static_cast<std::size_t>(spoilt)) ^= 1;
        overwrite(place().file, all);
    }
    const auto many = static_cast<std::size_t>(other);
    WorkFile file(place(name.toStdString()), many);
    QCOMPARE(file.mark(), 0U);
    const auto all = bytes(many, 2);
    file.write(0, all);
    QVERIFY(read(file, many) == all);
}

void TestWorkFile::onlyOneIsAtIt() {
    {
        WorkFile file(place(), size);
        QVERIFY_THROWS_EXCEPTION(std::system_error, WorkFile(place(), size));
        file.setMark(2);
        QVERIFY_THROWS_EXCEPTION(std::system_error, WorkFile(place("other"), size));
    }
    QCOMPARE(WorkFile(place(), size).mark(), 2U);
}

// A disk that becomes full later does not matter; one that is full takes nothing.
void TestWorkFile::takesAllRoomAtOnce() {
    {
        const FullDisk full(5000);
        QVERIFY_THROWS_EXCEPTION(std::system_error, WorkFile(place(), size));
        QVERIFY(!fs::exists(place().file));
    }
    WorkFile file(place(), size);
    QVERIFY(fs::file_size(place().file) > size);
    file.write(0, bytes(size, 1));
    file.setMark(1);
    const FullDisk full(5000);
    QVERIFY_THROWS_EXCEPTION(std::system_error, WorkFile::scratch(place(), size));
    QVERIFY(read(file, size) == bytes(size, 1));
}

void TestWorkFile::scratchIsGoneAtOnce() {
    const WorkFile beside(place(), size);
    const auto file = WorkFile::scratch(place(), size);
    file.write(1, bytes(size - 1, 3));
    QVERIFY(read(file, size).back() == bytes(size - 1, 3).back());
    QCOMPARE(std::distance(fs::directory_iterator(place().file.parent_path()), {}), std::ptrdiff_t{1});
}

// Nobody reads what is not there: the file has been cut short by somebody else.
void TestWorkFile::endsAreNoticed() {
    const WorkFile file(place(), size);
    fs::resize_file(place().file, 5000);
    Bytes all(size);
    QVERIFY_THROWS_EXCEPTION(std::system_error, file.read(0, all));
}

QTEST_GUILESS_MAIN(TestWorkFile)
#include "tst_workfile.moc"
