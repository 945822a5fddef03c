// Installs the vendor's packages in fixed versions into a cache folder, and runs the programs of official/ with them against
// the sandbox: shop, events, account, and the data layer. It needs the network for the first run only.
import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { project, run } from '../../scripts/steps/step.ts';

/** The packages, in the versions whose requests and answers these programs were written for. */
const versions = {
  '@wix/ecom': '1.0.2509',
  '@wix/events': '1.0.852',
  '@wix/members': '1.0.519',
  '@wix/redirects': '1.0.129',
  '@wix/sdk': '1.21.16',
  '@wix/stores': '1.0.918',
} as const;

/** The programs, in the order in which a person would meet them. */
const programs = ['shop', 'events', 'account', 'data-layer'] as const;

const folder = join(project, '.cache/official');
const urlOf = (path: string): string => pathToFileURL(join(project, path)).href;

const install = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  );
  const isInstalled = Object.keys(versions).every((name) => existsSync(join(folder, 'node_modules', name)));
  if (isInstalled) return;
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { code, output } = await run('npm', args, {}, folder);
  if (code !== 0) throw new Error(`The packages could not be installed.\n${output}`);
};

const writePrograms = (): void => {
  for (const file of globSync(join(import.meta.dirname, 'official/*.mjs')))
    copyFileSync(file, join(folder, basename(file)));
  writeFileSync(
    join(folder, 'sandbox.mjs'),
    `export { createSandbox } from '${urlOf('sandbox/index.ts')}';\n`,
  );
  writeFileSync(
    join(folder, 'own.mjs'),
    `export { createClient, oauth } from '${urlOf('src/index.ts')}';\n` +
      `export { anyCatalog } from '${urlOf('src/catalog/any-catalog.ts')}';\n`,
  );
};

await install();
writePrograms();
for (const program of programs) {
  const { code, output } = await run(process.execPath, [`${program}.mjs`], {}, folder);
  console.log(`${program}\n${output}`);
  if (code !== 0) process.exitCode = 1;
}
