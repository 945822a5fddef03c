import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { BundledText } from './bundle.ts';
import type { Service } from './manifest.ts';

/** Texts by path. */
type Texts = ReadonlyMap<string, string>;

/** All files below a folder. */
const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

const writeTexts = (folder: string, texts: Texts): void => {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** The text from which a bundled description follows. */
const sourceOf = (project: string, root: string): string =>
  [root, ...readdirSync(join(project, 'spec/shared')).map((name) => `spec/shared/${name}`)]
    .map((name) => readFileSync(join(project, name), 'utf8'))
    .join('\0');

/**
 * The results of the previous run, for the runs of `npm run generate -- --watch`. A result is used again only if
 * everything from which it follows is the same text.
 */
export class Memory {
  /** Threads that have loaded the generators. */
  workers: readonly Worker[] = [];
  readonly #bundles = new Map<string, { readonly from: string; readonly text: string }>();
  readonly #parsed = new Map<string, { readonly text: string; readonly value: unknown }>();
  readonly #services = new Map<string, { readonly from: string; readonly files: Texts }>();
  #sources: Texts = new Map();
  #raw: Texts = new Map();
  #formatted: Texts = new Map();

  /** The services whose descriptions have changed. A change of a shared file changes all of them. */
  changed(project: string, services: readonly Service[]): Service[] {
    // Read before the bundling, so that an edit during it changes the next run.
    this.#sources = new Map(services.map(({ name, root }) => [name, sourceOf(project, root)]));
    return services.filter(({ name }) => this.#bundles.get(name)?.from !== this.#sources.get(name));
  }

  /** The bundled texts of all services, from this run and from earlier runs. */
  bundled(services: readonly Service[], made: readonly BundledText[]): BundledText[] {
    for (const { name, text } of made) this.#bundles.set(name, { from: this.#sources.get(name) ?? '', text });
    return services.map(({ name }) => ({ name, text: this.#bundles.get(name)?.text ?? '' }));
  }

  /** The value of a file, which is parsed again only if its text has changed. */
  parsed(name: string, text: string, parse: () => unknown): unknown {
    const known = this.#parsed.get(name);
    if (known?.text === text) return known.value;
    const value = parse();
    this.#parsed.set(name, { text, value });
    return value;
  }

  /** Puts the files of a service into its folder if they were made from the same input. */
  reuse(name: string, from: string, folder: string): boolean {
    const known = this.#services.get(name);
    if (known?.from !== from) return false;
    writeTexts(folder, known.files);
    return true;
  }

  /** Remembers the files of a service. */
  keep(name: string, from: string, folder: string): void {
    this.#services.set(name, { from, files: textsIn(folder) });
  }

  /** Formats the files of a draft that differ from those of the previous run; the others are formatted already. */
  async format(draft: string, format: (paths: readonly string[]) => Promise<void>): Promise<void> {
    const raw = textsIn(draft);
    const isKnown = (path: string): boolean => this.#raw.get(path) === raw.get(path);
    writeTexts(draft, new Map([...this.#formatted].filter(([path]) => raw.has(path) && isKnown(path))));
    // Tables are not formatted.
    const others = [...raw.keys()].filter((path) => !isKnown(path) && !path.endsWith('.tsv'));
    if (others.length > 0) await format(others);
    this.#raw = raw;
    this.#formatted = textsIn(draft);
  }

  /** Makes `target` equal to the draft, and writes only files whose bytes change. */
  put(draft: string, target: string): void {
    if (!existsSync(target)) return cpSync(draft, target, { recursive: true });
    const before = textsIn(target);
    for (const path of before.keys()) if (!this.#formatted.has(path)) rmSync(join(target, path));
    writeTexts(target, new Map([...this.#formatted].filter(([path, text]) => before.get(path) !== text)));
  }
}
