import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { Memory } from '../memory.ts';
import type { Place } from './walk.ts';
import { type Source, YamlFile } from './yaml-file.ts';

/** The YAML files of a project; each is read once. */
export class YamlFiles {
  readonly #project: string;
  readonly #memory: Memory | undefined;
  readonly #read = new Map<string, YamlFile>();

  /** @param memory Files that an earlier run has parsed. */
  constructor(project: string, memory?: Memory) {
    this.#project = project;
    this.#memory = memory;
  }

  /** Whether there is a file of this name; a folder is none. */
  has(name: string): boolean {
    return statSync(join(this.#project, name), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** Whether the file is in the folder of the project or of another file, also after following links. */
  isBeside(name: string, other: string): boolean {
    if (!this.has(name)) return true;
    const real = (path: string): string => realpathSync(join(this.#project, path));
    return ['.', dirname(other)].some((folder) => {
      const [first] = relative(real(folder), real(name)).split(sep);
      return first !== '..';
    });
  }

  /** @throws Problem if the file is not valid YAML. */
  get(name: string): YamlFile {
    const file = this.#read.get(name) ?? this.#parsed(name);
    this.#read.set(name, file);
    return file;
  }

  #parsed(name: string): YamlFile {
    if (!this.#memory) return new YamlFile(this.#project, name);
    const text = readFileSync(join(this.#project, name), 'utf8');
    return this.#memory.parsed(name, text, () => new YamlFile(this.#project, name, text)) as YamlFile;
  }
}

/**
 * Checks that each reference has a target.
 * @throws Problem with the file and the line of the first reference that does not.
 */
export const checkReferences = (files: YamlFiles, file: Source, references: readonly Place[]): void => {
  for (const { node, path } of references) {
    const reference = String(node['$ref']);
    const [target = '', pointer = ''] = reference.split('#');
    const wrong = (why: string) =>
      file.problem([...path, '$ref'], `the reference "${reference}" has no target: ${why}.`);
    if (target.includes('\\'))
      throw file.problem(
        [...path, '$ref'],
        `the reference "${reference}" is a path of Windows. Write the path from this file on, with "/".`,
      );
    const name = target === '' ? file.name : posix.join(posix.dirname(file.name), target);
    if (!files.has(name)) throw wrong(`there is no file ${name}`);
    const missing = firstMissing(files.get(name).value, pointer);
    if (missing !== undefined) throw wrong(`${name} has no "${missing}" there`);
  }
};

/** The first key of a JSON pointer that a value does not have. */
const firstMissing = (value: unknown, pointer: string): string | undefined => {
  let at: unknown = value;
  for (const key of keysOf(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return key;
    at = (at as Record<string, unknown>)[key];
  }
  return undefined;
};

/** The keys of a JSON pointer. */
export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(keyOf);

/** The key in one part of a pointer; a part that cannot be decoded is the key itself. */
const keyOf = (part: string): string => {
  let key = part;
  try {
    key = decodeURIComponent(part);
  } catch {
    // The part itself is the key.
  }
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
};
