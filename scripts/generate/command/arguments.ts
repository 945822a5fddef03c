import { isAbsolute, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

/** The arguments of `vitrine generate`. */
export interface GenerateArguments {
  readonly descriptions: readonly string[];
  readonly overlays: readonly string[];
  readonly out: string;
  readonly ending: string;
  readonly looseAnswers: boolean;
  readonly watch: boolean;
}

/** Arguments that the command does not understand. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

export const help = `Usage: vitrine generate [descriptions] --out <folder> [flags]

Writes types, operations, React queries, zod schemas and MSW mocks from OpenAPI 3.1 descriptions. Their operations run
under the same client as those of the platform.

  vitrine generate my-backend.yaml --out src/my-backend
  vitrine generate --overlay fixes.yaml --out src/platform

Flags:
  --out <folder>      the folder to write; it holds nothing else. Several descriptions get a folder each within it
  --overlay <file>    corrections in the form of OpenAPI Overlay 1.0, of the given descriptions or, without any, of the
                      platform's own; can be given several times
  --imports <ending>  ending of files in imports: js, ts or none (js)
  --loose-answers     zod schemas of answers require only ids and the list of a page, and check neither formats nor
                      enumerations; without it they check answers as described
  --watch             writes again after each change of a description or of a file beside it
  --help              this text`;

const flags = {
  out: { type: 'string' },
  overlay: { type: 'string', multiple: true },
  imports: { type: 'string' },
  'loose-answers': { type: 'boolean' },
  watch: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const endings = new Map([
  ['js', '.js'],
  ['ts', '.ts'],
  ['none', ''],
]);

/**
 * Reads the arguments; 'help' if the user asked for help.
 * @throws UsageProblem for arguments that it does not understand.
 */
export const readArguments = (args: readonly string[], folder: string): GenerateArguments | 'help' => {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  const { out, overlay: overlays = [], imports = 'js', watch = false } = values;
  const looseAnswers = values['loose-answers'] ?? false;
  if (positionals.length + overlays.length === 0)
    throw new UsageProblem('Name a description, such as my-backend.yaml, or an --overlay with corrections.');
  if (!out?.trim()) throw new UsageProblem('Name the folder to write: --out src/my-backend.');
  const ending = endings.get(imports);
  if (ending === undefined)
    throw new UsageProblem(`--imports takes js, ts or none, not ${JSON.stringify(imports)}.`);
  const within = (file: string): string =>
    withSlashes(isAbsolute(file) ? relative(folder, file) : file).replace(/^\.\//, '');
  if (
    !relative(resolve(folder, out), folder).startsWith('..') &&
    relative(folder, resolve(folder, out)) === ''
  )
    throw new UsageProblem('--out is the current folder. Name a folder within it.');
  return {
    descriptions: positionals.map(within),
    overlays: overlays.map(within),
    out,
    ending,
    looseAnswers,
    watch,
  };
};

/** A path in the form of references, which are relative to their file. */
export const withSlashes = (path: string, separator: string = sep): string => path.replaceAll(separator, '/');

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: true });
  } catch (error) {
    const what =
      error instanceof Error ? (error.message.split('. ')[0] ?? '').replace(/\.$/, '') : 'A flag is wrong';
    throw new UsageProblem(`${what}. The flags are --${Object.keys(flags).join(', --')}.`);
  }
};
