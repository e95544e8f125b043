// What is kept on this device: matches, what was learnt and what was chosen. Without room for it all else goes on.
const mostKept = 100; // matches

export class Kept {
    // `failed`: told once, when nothing can be kept.
    constructor(failed) {
        this.failed = failed;
        this.works = true;
    }

    get(name) {
        try {
            return JSON.parse(localStorage.getItem(`kachisuji.${name}`)) ?? undefined;
        } catch {
            return undefined;
        }
    }

    set(name, value) {
        try {
            localStorage.setItem(`kachisuji.${name}`, JSON.stringify(value));
        } catch {
            if (this.works) this.failed();
            this.works = false;
        }
    }

    // The names of what is kept that begin so, without that.
    names(start) {
        try {
            return Object.keys(localStorage).filter((name) => name.startsWith(`kachisuji.${start}`)).map((name) => name.slice(`kachisuji.${start}`.length));
        } catch {
            return [];
        }
    }

    drop(name) {
        try {
            localStorage.removeItem(`kachisuji.${name}`);
        } catch {} // nor is it there
    }

    forget() { this.names("").forEach((name) => this.drop(name)); }

    // The latest first: [{id, record, at}].
    matches() {
        const all = this.names("match.").map((id) => ({ id, ...this.get(`match.${id}`) }));
        return all.filter(({ record, at }) => typeof record === "string" && Number.isFinite(at)).sort((a, b) => b.at - a.at);
    }

    // Without a record it is kept no longer. True: the oldest had to go.
    setMatch(id, record) {
        if (!record) return this.drop(`match.${id}`);
        this.set(`match.${id}`, { record, at: Date.now() });
        const surplus = this.matches().slice(mostKept);
        for (const one of surplus) this.drop(`match.${one.id}`);
        return surplus.length > 0;
    }

    allLessons() { return Object.fromEntries(this.names("lessons.").map((game) => [game, this.lessons(game)])); }

    lessons(game) { return this.get(`lessons.${game}`) ?? {}; }

    lessonDone({ game, lesson, clean }) {
        const all = this.lessons(game), add = (list) => [...new Set([...(list ?? []), lesson])];
        this.set(`lessons.${game}`, { ...all, at: "", done: add(all.done), clean: clean ? add(all.clean) : all.clean });
    }
}
