// `npm run licenses`: checks that every package that reaches users, as a dependency or in the bundled
// command, has an allowed license.
import { inlinedInGenerator, inlinedInSandbox } from '../build/bundle.ts';
import { isAllowed } from './allowed.ts';
import { packagesOf } from './packages.ts';
import { project } from '../steps/step.ts';

const found = packagesOf(project, [...inlinedInSandbox, ...inlinedInGenerator]);
for (const { name, version, license } of found) console.log(`${license.padEnd(14)} ${name} ${version}`);
const wrong = found.filter(({ license }) => !isAllowed(license));
for (const { name, license } of wrong)
  console.error(`${name} is under "${license}", which scripts/licenses/allowed.ts does not list.`);
process.exitCode = wrong.length > 0 || found.length === 0 ? 1 : 0;
