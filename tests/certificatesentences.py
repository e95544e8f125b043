"""What the labs of a certificate say in sentences, found out anew. For tests/check-certificate, whose tables they speak
of; from the rules and the games' sources alone.

sentences(lab, game): what `lab` must say, as pairs (holds, text); `game` is the class of check-certificate."""
import functools, itertools

def told(where, some, none):
    """No exceptions: `none`; else `some` with their number, how many there could be, and the first three."""
    wrong, of = where
    return (True, none % of) if not wrong else (False, some % (len(wrong), of, ", ".join(wrong[:3])))

def xor(counts):
    x = 0
    for n in counts: x ^= n
    return x

# --- Ribbonim: levels ---

# The lists of the Ribbonim page.
T5 = {"1-1-1-1-1", "2-2-1-1", "3-2-1", "3-3"}
T7 = {"1-1-1-1-1-1-1", "2-2-1-1-1-1", "3-2-1-1-1", "3-3-1-1", "2-2-2-2", "4-4"}

@functools.lru_cache(None)
def worth(field):
    """Of the lengths, longest first: whether the mover wins, and in how many moves. Who takes the last stone loses."""
    if not field: return True, 0
    after = {tuple(sorted((*field[:i], *(n for n in (left, n - k - left) if n), *field[i + 1:]), reverse=True))
             for i, n in enumerate(field) for k in range(1, n + 1) for left in range(n - k + 1)}
    lost = [plies for wins, plies in map(worth, after) if not wins]
    return (True, 1 + min(lost)) if lost else (False, 1 + max(worth(f)[1] for f in after))

def partitions(n, most):
    if n == 0: yield ()
    for k in range(min(n, most), 0, -1):
        for rest in partitions(n - k, k): yield k, *rest

# The page's other lists: lengths, and a star where any number of further stones may be.
PAGE = {1: ["1"], 2: ["1 1*", "2*"], 3: ["1 1 1", "2 2"], 4: ["1 1 1 1*", "1 1 2*", "2 2 1*", "2 3*"],
        6: ["1 1 1 1 1 1*", "1 1 1 1 2*", "1 1 2 2 1*", "1 1 2 3*", "1 2 2 2*", "1 2 3 1*", "1 2 4*", "1 3 3*", "2 3 3*",
            "3 3 1*", "3 4*"]}

def written_out(pattern, size):
    lengths = [int(part.rstrip("*")) for part in pattern.split()]
    for more in range(size - sum(lengths) + 1 if "*" in pattern else 1):
        yield "-".join(map(str, sorted([*lengths[:-1], lengths[-1] + more], reverse=True)))

def levels(lab, game):
    o = dict(pair.split("=") for pair in lab["options"].split(";"))
    fields = [f for n in range(int(o["max-stones"]) + 1) for f in partitions(n, n)]
    def lost(f): return xor(f) == 0 if max(f, default=0) >= 2 else len(f) % 2 == 1  # in misère Nim
    like_nim = [f for f in fields if worth(f)[0] != lost(f)]
    yield len(like_nim) == len(fields), \
        f"Won or lost as in Nim with the lengths as heaps: {len(like_nim)} of {len(fields)} fields."
    losses = [f for f in like_nim if not worth(f)[0]]
    long = [f for f in losses if worth(f)[1] == sum(f) - (max(f) >= 2)]
    yield len(long) == len(losses), ("A lost field of this kind lasts as many moves as it has stones; in misère play it is "
                                     "one move fewer if some ribbon has two stones or more: "
                                     f"{len(long)} of {len(losses)} fields.")
    def level(n): return {"-".join(map(str, f)) for f in fields if worth(f)[1] == n}
    size = int(o["max-stones"])
    def listed(n): return {f for pattern in PAGE[n] for f in written_out(pattern, size)}
    for n in range(1, 8):
        if n == 5: yield level(5) == T5, "T5 is what the Ribbonim page lists as T5a to T5d."
        elif n == 7:
            yield level(7) == T7, ("T7 is what the Ribbonim page lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c "
                                   "3-2-1-1-1.")
        else:
            yield level(n) == listed(n), (f"T{n} is what the Ribbonim page lists: {len(listed(n))} fields of up to "
                                          f"{size} stones.")

# --- Persimmons: closed form and recipe ---

def boards(size):
    """Of four strings, the fewest persimmons first."""
    all = [c[::-1] for c in itertools.combinations_with_replacement(range(size), 4)]
    return sorted(sorted(all, key=lambda c: c[::-1]), key=sum)

def balance(counts, grundy, least, otherwise):
    """One of the strings with the highest bit of G: leave S xor G; but S xor G xor `otherwise` if no string of `least`
    or more would be left."""
    high = 1 << grundy.bit_length() - 1
    for i, n in enumerate(counts):
        if not n & high: continue
        left = n ^ grundy
        long = any(c >= least for c in (*counts[:i], left, *counts[i + 1:]))
        yield i, left if long else left ^ otherwise

def recipe(counts, condition, grundy, repaired):
    """What the Persimmons page says to do: strings with what to leave of them, or a letter to declare."""
    if condition == "W": return list(balance(counts, grundy, 2, 0))
    if condition == "L":
        if max(counts) >= 2: return list(balance(counts, grundy, 2, 1))
        return [(i, 0) for i, n in enumerate(counts) if n == 1]
    if max(counts) >= 4:
        if not repaired: return list(balance(counts, grundy, 2, 3))
        return ["W"] if grundy == 1 else list(balance(counts, grundy, 4, 3))
    if grundy == 1: return [(i, n - 1) for i, n in enumerate(counts) if n % 2 == 1]
    if grundy == 2: return ["W"]
    if grundy != 3: return []
    long = sum(n >= 2 for n in counts)
    if long == 0: return ["L"]
    return [] if long == 1 else [(i, int(n == 2)) for i, n in enumerate(counts) if n in (2, 3)]

def grundy(lab, game):
    o = dict(pair.split("=") for pair in lab["options"].split(";"))
    rules, condition = game(""), o["condition"]
    number = lambda counts, c=condition: rules.grundy((tuple(sorted(counts)), c, 0))
    name = lambda counts: "-".join(str(n) for n in sorted(counts) if n) + condition
    def closed(counts):
        if condition == "W": return xor(counts)
        if condition == "L": return xor(counts) ^ (max(counts) < 2)
        return xor(counts) ^ (1 if max(counts) >= 4 else 2)
    all = boards(int(o["size"]))
    differs = sum(closed(counts) != number(counts) for counts in all)
    yield differs == 0, (f"The closed form was checked on {len(all)} positions of up to four strings; it differs on "
                         f"{differs}.")
    def tried(repaired):
        won = [c for c in all if number(c) and rules.result((c, condition, 0)) is None]
        silent, illegal, losing = [], [], []
        for counts in won:
            advice = recipe(counts, condition, number(counts), repaired)
            legal = [a for a in advice if (condition == "A" if isinstance(a, str) else a[1] < counts[a[0]])]
            after = [number(counts, a) if isinstance(a, str) else number((*counts[:a[0]], a[1], *counts[a[0] + 1:]))
                     for a in legal]
            if not advice: silent.append(name(counts))
            if len(legal) < len(advice): illegal.append(name(counts))
            if any(after): losing.append(name(counts))
        return silent, illegal, losing, len(won)
    silent, illegal, losing, won = tried(False)
    yield told((silent, won), "The written recipe names no move in %d of %d winning positions, first in %s.",
               "The written recipe names a move in each of %d winning positions.")
    yield told((illegal, won), "It names an illegal move in %d of %d winning positions, first in %s.",
               "It never names an illegal move in %d winning positions.")
    yield told((losing, won), "It names a losing move in %d of %d winning positions, first in %s.",
               "It never names a losing move in %d winning positions.")
    silent, illegal, losing, won = tried(True)
    yield told((silent + illegal + losing, won), "Even repaired it fails in %d of %d winning positions, first in %s.",
               "Repaired, it wins in each of %d positions: where the number is 1 it declares, too, and beside a string of four "
               "or more it reads “four or more” for “two or more”.")
    paired, changed = 0, []
    for counts in all:
        pair = next((n for n, m in zip(counts, counts[1:]) if n == m > 0), None)
        if pair is None: continue
        paired += 1
        i = counts.index(pair)
        if bool(number(counts)) != bool(number((*counts[:i], *counts[i + 2:], 0, 0))): changed.append(name(counts))
    yield told((changed, paired), "Two equal strings may not be struck out: on %d of %d boards with a pair this "
               "changes who wins, first on %s.",
               "Two equal strings may be struck out: who wins is the same on each of %d boards with a pair.")

# --- Chopsticks: which options remove forced wins ---

WORDS = {"wrap": "wrap", "cutoff": "out at the limit", "any": "share at any time", "none": "no sharing", "on": "own hands"}

def options_of_rules(lab, game):
    rows = [(dict(pair.split("=") for pair in row["rules"].split(";")), row["outcome"]) for row in lab["rows"]]
    yield True, f"{len(rows)} rule sets examined, {sum(outcome == 'draw' for _, outcome in rows)} of them drawn"
    won = {}
    for rules, outcome in rows:
        key = rules["overflow"], rules["split"], rules["selfattack"]
        fingers = won.setdefault(key, [])
        if key != ("cutoff", "none", "off") and outcome != "draw": fingers.append(rules["fingers"])
    against = {key: fingers for key, fingers in won.items() if fingers}
    yield not against, ("shirodoni found that any one of wrapping, sharing and tapping oneself removes every forced win. There are "
                        "exceptions:" if against else "Here, as shirodoni found, any one of wrapping, sharing and tapping oneself "
                        "removes every forced win.")
    for key, fingers in against.items():
        words = " · ".join(WORDS[part] for part in key if part in WORDS)
        yield False, f"{words}: a forced win with {', '.join(fingers)} fingers"

# --- BAO: what is said of loops ---

TABLE_1 = {(3, 1, 0, 2, 1, 0, 2, 1), (3, 1, 0, 1, 0, 1, 0, 1), (3, 1, 0, 1, 0, 3, 0, 1), (5, 1, 0, 1, 0, 1, 0, 1),
           (3, 1, 0, 3, 0, 1, 0, 1), (3, 1, 0, 3, 0, 3, 0, 1), (5, 1, 0, 1, 0, 3, 0, 1), (5, 1, 0, 3, 0, 1, 0, 1),
           (7, 1, 0, 1, 0, 3, 0, 1), (3, 1, 0, 1, 0, 1, 0, 4), (3, 1, 0, 3, 0, 1, 0, 4), (3, 3, 0, 1, 0, 1, 0, 4)}

def clauses(board, parity):
    """How many clauses of the condition LOOP hold, one after the other, of a board seen from the hand."""
    first, *_, last = board
    held = [first % 2 == 1 and first >= 3, all(n % 2 == 1 for n in board[1:-1:2]),
            all(n % 2 == 0 for n in board[2:-1:2]), last % 2 == 1 and last < first if parity(board) % 2 == 1
            else last % 2 == 0 and last >= first]
    return len(list(itertools.takewhile(bool, held)))

def pattern(board):
    n, m = board[0], len(board)
    if n < 2: return False
    first = m % n == 1 and all(board[i] == (i - 1) % n for i in range(1, m))
    second = (m + 1) % n == 0 and m + 1 >= 2 * n and all(board[i] == n - 1 - i % n for i in range(1, m))
    return first or second

def zero_board(second, n, k):
    """Of period 0 for n stones in the hand, by the first pattern or the second one, with k rounds."""
    m = n * k - 1 if second else n * k + 1
    return (n, *((n - 1 - i % n if second else (i - 1) % n) for i in range(1, m)))

def lay(board):
    """The board after the stones in hand were sown, seen from the hand again."""
    n, m = board[0], len(board)
    after = [0, *board[1:]]
    for i in range(1, n + 1): after[i % m] += 1
    return (*after[n % m:], *after[:n % m])

def clock(board):
    """The hours that are marked."""
    hours = len(board) + 1
    return {0, board[0] % hours, *((i + b + 1) % hours for i, b in enumerate(board) if i > 0)}

def loops(lab, game):
    period = {tuple(row["board"]): (row["period"], row["shift"]) for row in lab["rows"]}
    m = len(next(iter(period)))
    walk = {board: [tuple(b) for b in game(f"pits={m // 2}").sow(board, 0)[0]] for board in period}
    turning = [board for board in period if period[board][0] > 0]
    def said(good, of, always, mostly):
        bad = [walk[board][0] for board in of if board not in good]
        if not bad: return True, always
        return False, mostly % (len(of) - len(bad), len(of), ", ".join(f"({','.join(map(str, b))})" for b in bad))
    for parity, always, mostly in (
            (sum, "Condition LOOP as it is written: every loop of period 1 or more has such a board.",
             "Condition LOOP as it is written, with the parity of all stones: %d of %d loops of period 1 or more have "
             "such a board; not %s."),
            (lambda board: board[-1],
             "Condition LOOP by the last pit’s own parity: every loop of period 1 or more has such a board.",
             "Condition LOOP by the last pit’s own parity: %d of %d loops of period 1 or more have such a board; not %s.")):
        yield said([l for l in turning if any(clauses(b, parity) == 4 for b in walk[l])], turning, always, mostly)
    yield True, (f"The clock, found here, has {m + 1} hours, one more than there are pits. Mark hour 0. Mark the hour that is "
                 "the number of stones in hand. For each other pit, i steps on and with b stones in it, mark hour i + b + 1. "
                 "A lay only turns this clock. Where no two marks are side by side, the sowing never ends.")
    spaced = [l for l in period if not any((h + 1) % (m + 1) in clock(walk[l][0]) for h in clock(walk[l][0]))]
    yield said(spaced, list(period), "The clock recognises every loop found.",
               "The clock recognises %d of %d loops found; not %s.")
    still = [l for l in period if period[l][0] == 0]
    yield said([l for l in still if any(map(pattern, walk[l]))], still,
               "Every loop of period 0 has one of the two patterns of Inahata and Takahashi.",
               "One of the two patterns of Inahata and Takahashi is in %d of %d loops of period 0; not in %s.")
    back = [zero_board(second, n, k) for second in (0, 1) for n in range(2, 9) for k in range(second + 1, second + 6)]
    yield all(lay(b) == b for b in back), (
        "The other way round, found here: a board with one of the two patterns looks the same after one lay, so it never "
        f"ends; {sum(lay(b) == b for b in back)} of {len(back)} boards, with 2 to 8 stones in hand.")
    yield said([l for l in turning if period[l][0] >= period[l][1] and (period[l][0] - period[l][1]) % (m + 1) == 0],
               turning, "Period = shift + (pits + 1) · k for every loop of period 1 or more.",
               "Period = shift + (pits + 1) · k for %d of %d loops of period 1 or more; not for %s.")
    yield all(l in walk[l] for l in period), (
        "Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a "
        "loop from outside.")
    yield said([l for l in period if TABLE_1 & set(walk[l])], list(period),
               "All loops found are in Table 1 of Inahata and Takahashi.",
               "Table 1 of Inahata and Takahashi has %d of %d loops; not %s.")

# --- Fmurs: what stages show ---

def stages(lab, game):
    six = [row for row in lab["rows"] if row["columns"] == 6]
    if six:
        rows = [row["rows"] for row in six]
        yield all(row["escapes"] == 0 for row in six), (
            f"On n × 6, n from {min(rows)} to {max(rows)}, the dogs catch everything: from the theorem’s placement and from "
            "every other one.")
    yield all(row["escapes"] == 0 for row in lab["rows"]), "On none of these fields can the sheep escape."

LABS = {"ribbonim-levels": levels, "persimmons-grundy": grundy, "chopsticks-rules": options_of_rules, "bao-loops": loops,
        "fmurs-stages": stages}

def sentences(lab, game): return list(LABS[lab["lab"]](lab, game))
