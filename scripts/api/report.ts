import { relative } from 'node:path';
import ts from 'typescript';
import { moduleOf, type Place } from './module.ts';
import { namesOf, origin } from './names.ts';

const printer = ts.createPrinter({ removeComments: true });

/** The report of one entry point: the exported names in alphabetical order, then the types that they use. */
export const reportOf = (entry: string, file: string, folder: string): string => {
  const names = [...namesOf(file)].sort(([one], [other]) => (one < other ? -1 : 1));
  const places = names.map(([name, place]) => ({ name, place: origin(place) }));
  const lines = places.map(({ name, place }) => declarationOf(name, place));
  const reached = reachedFrom(places.map(({ place }) => place));
  const hidden = reached
    .map((place) => ({ place, where: relative(folder, place.from).replace(/\.d\.ts$/, '') }))
    .sort((one, other) => (`${one.place.name} ${one.where}` < `${other.place.name} ${other.where}` ? -1 : 1));
  return [
    `# ${entry}\n`,
    'Written by `npm run api`; a change of it is a change of what users build upon.\n',
    fenced(lines),
    ...(hidden.length > 0
      ? [
          '\n## Not exported, but part of the types above\n',
          fenced(hidden.map(({ place, where }) => `// ${where}\n${declarationOf(place.name, place)}`)),
        ]
      : []),
    '',
  ].join('\n');
};

const fenced = (lines: readonly string[]): string => `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;

/** The declaration in the text of `tsc`, without comments, `export` and `declare`. */
const declarationOf = (name: string, place: Place): string => {
  if (!place.inside || place.name === '*') return `${name}; // of ${place.from}`;
  const { declared, source } = moduleOf(place.from);
  const text = (declared.get(place.name) ?? [])
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, source))
    .map((line) => line.replace(/^(export )?(default )?(declare )?/, ''))
    .join('\n');
  return name === place.name ? text : `${text}\nexport { ${place.name} as ${name} };`;
};

const key = ({ from, name }: Place): string => `${from} ${name}`;

/**
 * Declarations that the types of the given declarations refer to but no entry point exports. Generated types are left
 * out: they follow from the descriptions, whose changes `evolution` names.
 */
const reachedFrom = (places: readonly Place[]): Place[] => {
  const seen = new Set(places.map(key));
  const found: Place[] = [];
  const queue = [...places];
  for (let place = queue.shift(); place; place = queue.shift())
    for (const next of neededBy(place)) {
      if (seen.has(key(next)) || next.from.includes('/generated/')) continue;
      seen.add(key(next));
      found.push(next);
      queue.push(next);
    }
  return found;
};

const neededBy = (place: Place): Place[] => {
  if (!place.inside || place.name === '*') return [];
  const { declared, imported, file } = moduleOf(place.from);
  const needed = new Map<string, Place>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { text } = node;
      const next =
        imported.get(text) ?? (declared.has(text) ? { from: file, name: text, inside: true } : null);
      if (next?.inside && next.name !== '*') needed.set(text, origin(next));
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of declared.get(place.name) ?? []) ts.forEachChild(statement, visit);
  return [...needed.values()].filter(({ inside }) => inside);
};
