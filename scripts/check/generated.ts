import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { generate } from '../generate/generate.ts';
import { isGenerated } from '../generate/finish.ts';
import { Problem } from '../generate/problem.ts';

/** Differences between two folders: changed, missing and extra files. */
export const differences = (expected: string, actual: string): string[] => {
  const [wanted, found] = [filesOf(expected), filesOf(actual)];
  return [
    ...wanted.filter((file) => !found.includes(file)).map((file) => `missing: ${file}`),
    ...found.filter((file) => !wanted.includes(file)).map((file) => `extra: ${file}`),
    ...wanted
      .filter((file) => found.includes(file))
      .filter((file) => !readFileSync(join(expected, file)).equals(readFileSync(join(actual, file))))
      .map((file) => `changed: ${file}`),
  ];
};

/** Files in generated/ without the header, and files elsewhere with it. */
export const borderCrossings = (project: string, files: readonly string[]): string[] =>
  files
    .map((file) => ({
      file,
      inside: file.startsWith('generated/'),
      generated: isGenerated(readText(project, file)),
    }))
    .filter(({ inside, generated }) => inside !== generated)
    .map(({ file, inside }) =>
      inside
        ? `${file} is in generated/ but has no header`
        : `${file} has the header but is not in generated/`,
    );

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

const readText = (project: string, file: string): string => readFileSync(join(project, file), 'utf8');

/** Files that git tracks or would track: build output and dependencies do not count. */
const sourceFiles = (project: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => !file.startsWith('generated-check/') && /\.(ts|tsx|mjs|js|yaml|md|css)$/.test(file));

const check = async (project: string): Promise<string[]> => {
  const fresh = join(project, 'generated-check');
  try {
    await generate(project, fresh);
    return [
      ...differences(fresh, join(project, 'generated')),
      ...borderCrossings(project, sourceFiles(project)),
    ];
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const project = join(import.meta.dirname, '../..');
  try {
    const findings = await check(project);
    if (findings.length > 0) {
      console.error(
        `generated/ and spec/ differ:\n  ${findings.join('\n  ')}\nRun \`npm run generate\` and commit the result.`,
      );
      process.exitCode = 1;
    } else console.log('generated/ matches spec/, file by file.');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
