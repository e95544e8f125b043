#include <QTest>

#include "core/games/ribbonim/field.h"

#include <map>
#include <set>

using namespace core::ribbonim;

namespace {

// How many there are of each of the strands looked at.
using Sum = std::vector<std::uint8_t>;

Sum operator+(Sum a, const Sum& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<std::uint8_t>(a[i] + b[i]);
    return a;
}

// The misère quotient of all sums of the strands, found by asking for outcomes and proven afterwards.
// Elements are numbered; each is the class of all sums that no context tells from its representative.
class Quotient {
public:
    explicit Quotient(int limit) : m_theory(limit) {
        for (const bool ring : {false, true})
            for (int length = 1; length <= maxLength; ++length)
                if (m_theory.temper({length, ring}) != Temper::Wild) m_strands.push_back({length, ring});
        for (std::size_t i = 0; i < m_strands.size(); ++i) findOptions(i);
        m_representatives.push_back(Sum(m_strands.size()));
        m_contexts.push_back(m_representatives.front());
    }

    // Learns classes and contexts until they are proven. False: theory contradicts itself.
    bool learn() {
        for (;;) {
            fillProducts();
            if (splitByProducts()) continue;
            const auto doubt = doubtful();
            if (!doubt) return !m_lost[0];
            if (!splitAlong(*doubt)) return false;
        }
    }
    // Whether theory says of every sum, of any size, what its element says.
    bool theoryAgrees() const;
    int order() const { return static_cast<int>(m_representatives.size()); }

private:
    using Element = std::size_t;
    using Set = std::set<Element>;

    Sum unit(std::size_t strand) const {
        Sum s(m_strands.size());
        s[strand] = 1;
        return s;
    }
    std::size_t indexOf(Strand s) const {
        return static_cast<std::size_t>(std::ranges::find(m_strands, s) - m_strands.begin());
    }
    void findOptions(std::size_t strand);
    bool lost(const Sum& sum);
    std::vector<bool> row(const Sum& sum);
    void fillProducts();
    bool splitByProducts();
    bool split(Element x, std::size_t strand, const Sum& context);
    bool splitAlong(const Sum& sum);
    std::optional<Sum> doubtful() const;
    Element times(Element x, const Sum& sum) const;

    Theory m_theory;
    std::vector<Strand> m_strands;
    std::vector<std::vector<Sum>> m_options; // by strand
    std::vector<Sum> m_representatives, m_contexts;
    std::vector<std::vector<Element>> m_products; // [element][strand]
    std::vector<bool> m_lost;                     // by element
    std::map<Sum, bool> m_known;
};

void Quotient::findOptions(std::size_t strand) {
    const auto s = m_strands[strand];
    std::set<Sum> all;
    for (int taken = 1; taken <= std::min(s.length, m_theory.limit()); ++taken)
        for (int a = 0; a <= (s.ring ? 0 : s.length - taken); ++a) {
            Sum option(m_strands.size());
            for (const int length : {a, s.length - taken - a})
                if (length > 0) ++option[indexOf({length, false})];
            all.insert(option);
        }
    m_options.emplace_back(all.begin(), all.end());
}

// Misère play, searched where theory is silent. A mistake here would be found by the proof.
bool Quotient::lost(const Sum& sum) {
    Field field(m_theory);
    int stones = 0;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        field.add(m_strands[i], sum[i]);
        stones += sum[i];
    }
    if (stones == 0) return false;
    if (const auto wins = winsByTheory(field, true)) return !*wins;
    if (const auto known = m_known.find(sum); known != m_known.end()) return known->second;
    bool none = true;
    for (std::size_t i = 0; i < sum.size() && none; ++i) {
        if (sum[i] == 0) continue;
        auto rest = sum;
        --rest[i];
        none = std::ranges::none_of(m_options[i], [&](const Sum& option) { return lost(rest + option); });
    }
    return m_known[sum] = none;
}

std::vector<bool> Quotient::row(const Sum& sum) {
    std::vector<bool> all;
    for (const auto& context : m_contexts) all.push_back(lost(sum + context));
    return all;
}

// Every element times every strand, with a new element where the product is like none.
void Quotient::fillProducts() {
    std::map<std::vector<bool>, Element> elements;
    for (Element x = 0; x < m_representatives.size(); ++x) elements[row(m_representatives[x])] = x;
    m_products.clear();
    for (Element x = 0; x < m_representatives.size(); ++x) {
        m_products.emplace_back();
        for (std::size_t i = 0; i < m_strands.size(); ++i) {
            const auto product = m_representatives[x] + unit(i);
            const auto [found, isNew] = elements.emplace(row(product), m_representatives.size());
            if (isNew) m_representatives.push_back(product);
            m_products[x].push_back(found->second);
        }
    }
    m_lost.clear();
    for (const auto& sum : m_representatives) m_lost.push_back(lost(sum));
}

// Adds a context that tells two sums apart that count as one element; false if products do not depend on the
// order of their strands, as they must not.
bool Quotient::splitByProducts() {
    for (Element x = 0; x < m_products.size(); ++x)
        for (std::size_t i = 0; i < m_strands.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const auto one = m_products[m_products[x][i]][k], other = m_products[m_products[x][k]][i];
                if (one == other) continue;
                for (const auto& context : m_contexts)
                    if (split(x, i, context + unit(k)) || split(x, k, context + unit(i))) return true;
            }
    return false;
}

bool Quotient::split(Element x, std::size_t strand, const Sum& context) {
    const auto product = m_representatives[x] + unit(strand);
    if (lost(product + context) == lost(m_representatives[m_products[x][strand]] + context)) return false;
    m_contexts.push_back(context);
    return true;
}

Quotient::Element Quotient::times(Element x, const Sum& sum) const {
    for (std::size_t i = 0; i < sum.size(); ++i)
        for (int n = 0; n < sum[i]; ++n) x = m_products[x][i];
    return x;
}

// The same on the way to the sum or to one of its options.
bool Quotient::splitAlong(const Sum& sum) {
    std::vector<Sum> sums{sum};
    for (std::size_t i = 0; i < sum.size(); ++i) {
        if (sum[i] == 0) continue;
        auto rest = sum;
        --rest[i];
        for (const auto& option : m_options[i]) sums.push_back(rest + option);
    }
    for (auto& rest : sums) {
        Element x = 0;
        for (std::size_t i = 0; i < rest.size(); ++i)
            for (; rest[i] > 0; x = m_products[x][i]) {
                --rest[i];
                if (split(x, i, rest)) return true;
            }
    }
    return false;
}

// Walks through all pairs (element of a sum, elements of its options). There are finitely many, and if in
// each but that of the empty sum the element is lost exactly when no option is, then so it is for every sum:
// the elements tell who wins misère play. Else gives a sum for which it is not so.
std::optional<Sum> Quotient::doubtful() const {
    std::vector<Set> options(m_strands.size());
    for (std::size_t i = 0; i < m_strands.size(); ++i)
        for (const auto& option : m_options[i]) options[i].insert(times(0, option));
    using Pair = std::pair<Element, Set>;
    std::set<Pair> seen{{0, {}}};
    std::vector<std::pair<Pair, Sum>> open{{{0, {}}, Sum(m_strands.size())}};
    while (!open.empty()) {
        const auto [pair, sum] = std::move(open.back());
        const auto& [x, after] = pair;
        open.pop_back();
        for (std::size_t i = 0; i < m_strands.size(); ++i) {
            const auto y = m_products[x][i];
            Set next;
            for (const auto z : after) next.insert(m_products[z][i]);
            for (const auto z : options[i]) next.insert(times(x, m_representatives[z]));
            if (m_lost[y] != std::ranges::none_of(next, [this](Element z) { return m_lost[z]; }))
                return sum + unit(i);
            if (seen.emplace(y, next).second) open.push_back({{y, next}, sum + unit(i)});
        }
    }
    return {};
}

// What theory looks at, besides the element: the Grundy number and whether there is a firm strand.
bool Quotient::theoryAgrees() const {
    using State = std::tuple<Element, int, bool>;
    std::set<State> seen{{0, 0, false}};
    std::vector open(seen.begin(), seen.end());
    while (!open.empty()) {
        const auto [x, grundy, firm] = open.back();
        open.pop_back();
        if (firm && m_lost[x] != (grundy == 0)) return false;
        for (std::size_t i = 0; i < m_strands.size(); ++i) {
            const State next{m_products[x][i], grundy ^ m_theory.grundy(m_strands[i]),
                             firm || m_theory.temper(m_strands[i]) == Temper::Firm};
            if (seen.insert(next).second) open.push_back(next);
        }
    }
    return true;
}

} // namespace

// Misère play with a limit: that firm strands make it go as normal play, proven for sums of any size.
class TestMisere : public QObject {
    Q_OBJECT

private slots:
    void firmStrandsPlayAsInNormalPlay_data();
    void firmStrandsPlayAsInNormalPlay();
};

void TestMisere::firmStrandsPlayAsInNormalPlay_data() {
    QTest::addColumn<int>("order");
    const std::map<int, int> orders{{2, 24}, {3, 46}, {4, 18}};
    for (int limit = 2; limit <= maxLength; ++limit)
        QTest::addRow("%d", limit) << (orders.contains(limit) ? orders.at(limit) : 34);
}

void TestMisere::firmStrandsPlayAsInNormalPlay() {
    QFETCH(int, order);
    Quotient quotient(std::atoi(QTest::currentDataTag()));
    QVERIFY(quotient.learn());
    QVERIFY(quotient.theoryAgrees());
    QCOMPARE(quotient.order(), order);
}

QTEST_GUILESS_MAIN(TestMisere)
#include "tst_misere.moc"
