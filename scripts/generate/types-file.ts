import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripBanner } from './finish.ts';
import { patternTypes } from './pattern-fields.ts';
import { readonlyModel } from './readonly-lists.ts';
import { undeclaredModel } from './undeclared.ts';

/** The declarations of types, by name. */
type Declarations = ReadonlyMap<string, string>;

/**
 * Writes `types.ts` of each service: all its messages in one file, sorted by name. orval writes one file per message,
 * which would make installations larger and compiling slower. Messages that services share are in `shared/types.ts`.
 * @param draft Folder with one folder per service, which contains orval's files.
 * @param sent References of the components that callers send.
 * @param heading The first lines of the shared file.
 */
export const writeTypes = (
  draft: string,
  services: readonly Headed[],
  sent: ReadonlySet<string>,
  heading: string,
): void => {
  const folderOf = ({ name }: Headed): string => join(draft, name, 'operations-model');
  const all = new Map(services.map((service) => [service, declarationsIn(folderOf(service), sent)]));
  const shared = sharedBy([...all.values()]);
  if (shared.size > 0) {
    mkdirSync(join(draft, 'shared'));
    writeFileSync(join(draft, 'shared/types.ts'), `${heading}${typesFile(shared)}`);
  }
  for (const [service, declarations] of all) {
    const text = typesFile(declarations, shared);
    writeFileSync(join(draft, service.name, 'types.ts'), `${service.heading}${text}`);
    rmSync(folderOf(service), { recursive: true });
  }
};

/** A service with the first lines of its files. */
interface Headed {
  readonly name: string;
  readonly heading: string;
}

/** The types that are identical in several services and refer only to such types. */
const sharedBy = (services: readonly Declarations[]): Declarations => {
  const names = [...new Set(services.flatMap((types) => [...types.keys()]))].sort();
  const shared = new Map<string, string>();
  for (const name of names) {
    const texts = services.flatMap((types) => types.get(name) ?? []);
    const [text = ''] = texts;
    if (texts.length > 1 && texts.every((other) => other === text)) shared.set(name, text);
  }
  const known = new Set(names);
  const isAlone = ([name, text]: readonly [string, string]): boolean =>
    namesIn(text).some((other) => other !== name && known.has(other) && !shared.has(other));
  for (let alone = [...shared].filter(isAlone); alone.length > 0; alone = [...shared].filter(isAlone))
    for (const [name] of alone) shared.delete(name);
  return shared;
};

const typesFile = (declarations: Declarations, shared: Declarations = new Map()): string => {
  const own = [...declarations].filter(([name]) => !shared.has(name)).map(([, text]) => text);
  const used = new Set(own.flatMap(namesIn));
  const taken = [...declarations.keys()].filter((name) => shared.has(name));
  const imported = taken.filter((name) => used.has(name));
  const hasUndeclared = [...declarations.values()].flatMap(namesIn).includes('Undeclared');
  return [
    ...(hasUndeclared ? [undeclaredModel] : []),
    ...(imported.length > 0 ? [`import type { ${imported.join(', ')} } from '../shared/types.ts';`] : []),
    ...(taken.length > 0 ? [`export type { ${taken.join(', ')} } from '../shared/types.ts';`] : []),
    ...own,
  ].join('\n\n');
};

/** Type names in the code of a declaration. */
const namesIn = (text: string): string[] => text.replaceAll(/\/\*[^]*?\*\//g, '').match(/\b[A-Z]\w*/g) ?? [];

/** The declarations in a folder of orval, by name. */
const declarationsIn = (folder: string, sent: ReadonlySet<string>): Declarations =>
  new Map(
    readdirSync(folder)
      .filter((entry) => !['index.ts', 'undeclared.ts'].includes(entry))
      .sort()
      .map((entry) => declaration(readFileSync(join(folder, entry), 'utf8'), sent)),
  );

/** The declaration in a file of orval, without imports: all types are in the same file. */
const declaration = (text: string, sent: ReadonlySet<string>): readonly [name: string, text: string] => {
  // A recursive type imports itself under an alias.
  const [own, name, alias] = /^import type \{ (\w+) as (__\w+) \} from .*\n/m.exec(text) ?? [];
  const body = stripBanner(own ? text.replace(own, '').replaceAll(alias ?? '', name ?? '') : text)
    .replaceAll(/^import type \{[^}]*\} from '[^']*';\n/gm, '')
    .trim();
  const [, declared = ''] = /^export (?:interface|type) (\w+)/m.exec(body) ?? [];
  return [declared, patternTypes(readonlyModel(body, declared, sent))];
};
