// Writes the values of a packed table of Fmurs as bytes, one each: see tests/check-table/run. How they are
// packed is told in core/solve/pagecode.h; this is written apart from it, to be read beside it. What is wrong
// here makes values wrong, which check.cpp finds.
#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace {
using Bytes = std::vector<unsigned char>;

// Bytes read from the front, little endian.
struct Input {
    Bytes bytes;
    std::size_t at = 0;
    std::uint64_t number(int size) {
        std::uint64_t value = 0;
        for (int i = 0; i < size; ++i) value |= std::uint64_t{bytes.at(at++)} << 8 * i;
        return value;
    }
};

struct Cell {
    int rank = 0;
    bool least = false; // then its rank is what was forecast
};

// What a neighbour says: 0 that it is the least, else by how much it differs, up to so much.
int kind(Cell cell, int forecast, int most) {
    return cell.least ? 0 : 1 + most + std::clamp(cell.rank - forecast, -most, most);
}

struct Table {
    static constexpr int contexts = 16 * 6 * 4 * 4 * 4, scale = 1024, lanes = 4, skew = 2;
    std::vector<int> rows; // their lengths, over and over
    int columns = 0;
    Bytes values; // that occur
    std::vector<int> distribution;
    std::vector<std::vector<int>> shares;

    void read(Input& in) {
        for (int byte = 0; byte < 32; ++byte)
            for (int bit = 0, set = static_cast<int>(in.number(1)); bit < 8; ++bit)
                if ((set >> bit & 1) != 0) values.push_back(static_cast<unsigned char>(8 * byte + bit));
        for (int i = 0; i < contexts; ++i) distribution.push_back(static_cast<int>(in.number(1)));
        shares.resize(in.number(1));
        for (auto& of : shares)
            for (int i = 0; i < between() + 2; ++i) of.push_back(static_cast<int>(in.number(2)));
    }
    int between() const { return std::max<int>(static_cast<int>(values.size()), 3) - 2; }
    int context(Cell above, Cell left, Cell farLeft, Cell farAbove, Cell aboveLeft) const {
        const int forecast = above.rank, last = static_cast<int>(values.size()) - 1;
        const int height = (forecast == last ? 7 : std::min(forecast / 4, 6)) + (above.least ? 8 : 0);
        return height + 16 * (kind(left, forecast, 2) +
                              6 * (kind(farLeft, forecast, 1) +
                                   4 * (kind(farAbove, forecast, 1) + 4 * kind(aboveLeft, forecast, 1))));
    }
    Cell cell(int symbol, int forecast) const {
        if (symbol == 0) return {forecast, true};
        if (symbol == 1) return {static_cast<int>(values.size()) - 1, false};
        return {1 + (std::clamp(forecast, 1, between()) - 1 + symbol - 2) % between(), false};
    }

    // Rows of these lengths.
    Bytes page(Input in, const std::vector<int>& lengths) const {
        std::array<std::uint64_t, lanes> states{};
        for (auto& state : states) state = in.number(4);
        std::vector<std::vector<Cell>> cells(lengths.size());
        const std::function<Cell(int, int)> at = [&](int row, int column) -> Cell {
            if (row < 0) return {static_cast<int>(values.size() / 2), false};
            if (column < 0) return at(row - 1, 0);
            const auto& all = cells[static_cast<std::size_t>(row)];
            const auto last = lengths[static_cast<std::size_t>(row)] - 1;
            return all.at(static_cast<std::size_t>(std::min(column, last)));
        };
        const auto next = [&](int row, int column, std::uint64_t& state) {
            const auto above = at(row - 1, column);
            const auto& share = shares.at(static_cast<std::size_t>(distribution.at(
                static_cast<std::size_t>(context(above, at(row, column - 1), at(row, column - columns),
                                                 at(row - columns, column), at(row - 1, column - 1))))));
            auto rest = static_cast<int>(state % scale);
            int symbol = 0;
            while (rest >= share.at(static_cast<std::size_t>(symbol)))
                rest -= share[static_cast<std::size_t>(symbol++)];
            state = state / scale * static_cast<std::uint64_t>(share[static_cast<std::size_t>(symbol)]) +
                    static_cast<std::uint64_t>(rest);
            if (state < 1U << 16) state = state << 16 | in.number(2);
            cells[static_cast<std::size_t>(row)].push_back(cell(symbol, above.rank));
        };
        const int many = static_cast<int>(lengths.size());
        for (int first = 0; first < many; first += lanes)
            for (int step = 0, left = lanes; left > 0; ++step) {
                left = 0;
                for (int lane = 0; lane < lanes && first + lane < many; ++lane) {
                    const int column = step - lane * skew;
                    const int length = lengths[static_cast<std::size_t>(first + lane)];
                    if (column < length) ++left;
                    if (column >= 0 && column < length)
                        next(first + lane, column, states[static_cast<std::size_t>(lane)]);
                }
            }
        if (in.at != in.bytes.size()) throw std::runtime_error("a page is longer than it should be");
        Bytes out;
        for (const auto& row : cells)
            for (const auto& one : row)
                out.push_back(values[one.least ? 0 : static_cast<std::size_t>(one.rank)]);
        return out;
    }
};

} // namespace

// --OPTION VALUE… -- TABLE: of the options those that decide the field and the dogs.
int main(int count, char** given) {
    std::map<std::string, std::string> options;
    int i = 1;
    for (; i + 1 < count && given[i] != std::string("--"); i += 2) options[given[i] + 2] = given[i + 1];
    Table table;
    table.columns = std::stoi(options["columns"]);
    const auto& rocks = options["rocks"];
    const auto cells =
        std::stoi(options["rows"]) * table.columns -
        (rocks.empty() ? 0 : 1 + static_cast<int>(std::count(rocks.begin(), rocks.end(), ',')));
    // Placements are numbered so that the first dog runs soonest: a row for all that the others can do.
    const std::function<void(int, int)> list = [&](int dogs, int below) {
        if (dogs == 1) return table.rows.push_back(below);
        for (int next = dogs - 1; next < below; ++next) list(dogs - 1, next);
    };
    list(std::stoi(options["dogs"]), cells);
    std::ifstream file(given[i + 1], std::ios::binary);
    Input in{{std::istreambuf_iterator<char>(file), {}}};
    in.at = 12;
    if (in.number(4) != 3) throw std::runtime_error("this table is not in pages");
    const auto size = in.number(8);
    in.at += 16;
    table.read(in);

    // Pages of some 4,000: several rounds of the rows, one, or a part of one.
    std::uint64_t round = 0;
    for (const auto row : table.rows) round += static_cast<std::uint64_t>(row);
    const auto rounds = std::max<std::uint64_t>(1, 4096 / round);
    round *= rounds;
    const auto parts = round <= 6000 ? 1 : (round + 4095) / 4096, most = (round + parts - 1) / parts;
    std::vector<std::vector<int>> pages; // lengths of rows
    for (std::uint64_t at = 0, inRound = 0, inPage = 0, row = 0; at < size;) {
        if (inPage == 0) pages.emplace_back();
        static std::uint64_t left = 0;
        if (left == 0) left = static_cast<std::uint64_t>(table.rows[row++ % table.rows.size()]);
        const auto some = std::min({left, most - inPage, size - at});
        pages.back().push_back(static_cast<int>(some));
        at += some, inRound += some, inPage += some, left -= some;
        if (inRound == round) inRound = inPage = 0;
        if (inPage == most) inPage = 0;
    }
    std::vector<std::uint64_t> lengths;
    for (std::size_t k = 0; k < pages.size(); ++k) lengths.push_back(in.number(2));
    for (std::size_t k = 0; k < pages.size(); ++k) {
        const auto begin = in.bytes.begin() + static_cast<std::ptrdiff_t>(in.at);
        in.at += lengths[k];
        if (in.at > in.bytes.size()) throw std::runtime_error("the file is too short");
        const Input packed{
            Bytes(begin, begin + static_cast<std::ptrdiff_t>(lengths[k] - 8))}; // without checksum
        const auto values = table.page(packed, pages[k]);
        std::cout.write(reinterpret_cast<const char*>(values.data()),
                        static_cast<std::streamsize>(values.size()));
    }
    return 0;
}
