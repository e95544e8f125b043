// What is kept on this device: the match and what was chosen. Without room for it all else goes on.
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

    forget() {
        for (const name of Object.keys(localStorage)) if (name.startsWith("kachisuji.")) localStorage.removeItem(name);
    }

    lessons(game) { return this.get(`lessons.${game}`) ?? {}; }

    lessonDone({ game, lesson, clean }) {
        const all = this.lessons(game), add = (list) => [...new Set([...(list ?? []), lesson])];
        this.set(`lessons.${game}`, { ...all, at: "", done: add(all.done), clean: clean ? add(all.clean) : all.clean });
    }
}
