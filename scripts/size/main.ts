import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from './budgets.ts';
import { sizeOf } from './budget-sizes.ts';
import { effects } from './effects.ts';
import { notShaken } from './shaking.ts';
import { INSTANTIATIONS, inUserProject, instantiationsIn } from './type-check.ts';
import { boundUserFile, userFile } from './user-file.ts';
import { project } from '../steps/step.ts';

const measure = async (): Promise<boolean> => {
  let within = true;
  for (const budget of budgets) {
    const size = await sizeOf(budget);
    const fits = size <= budget.limit;
    within &&= fits;
    const missed =
      budget.must !== undefined && size > budget.must ? `  NOT YET: the must is ${budget.must}` : '';
    const words = fits ? missed : '  TOO BIG';
    console.log(
      `${size.toFixed(2).padStart(6)} kB of ${String(budget.limit).padEnd(5)} ${budget.name}${words}`,
    );
  }
  if (!within)
    console.error(
      'A bundle grew by more than 2 %. Look for an import that brings in more than it should. If a feature is the reason, ' +
        'raise `landed` of its row in scripts/budgets/figures.json and give the reason in `why`.',
    );
  return within;
};

/** Checks that the bundle of one call contains no code of other calls. */
const shakes = async (): Promise<boolean> => {
  const grown = await notShaken();
  console.log(
    grown.length > 0
      ? `Bundles of these calls contain other calls, so an import in generated/ or src/ has a side effect: ${grown.join(', ')}`
      : '  the bundle of each call contains no code of other calls',
  );
  return grown.length === 0;
};

/**
 * Checks that loading a file of the package has no side effect, so that bundlers may leave out every part of
 * it.
 */
const isPure = async (): Promise<boolean> => {
  const kept = await effects();
  console.log(
    kept.length > 0
      ? `Bundlers cannot leave this out; a call at the top of a module needs a /* @__PURE__ */ mark:\n${kept.join('\n')}`
      : '  bundles contain no unused statement',
  );
  return kept.length === 0;
};

/** Checks that thirty lines of a user need few type instantiations. */
const checksFast = async (): Promise<boolean> => {
  const compiler = join(project, 'node_modules/typescript/bin/tsc6');
  const files = { 'thirty lines of a user': userFile, 'the same with seven bound services': boundUserFile };
  let within = true;
  for (const [name, file] of Object.entries(files)) {
    const count = await inUserProject((folder) => instantiationsIn(folder, compiler), file);
    const fits = count <= INSTANTIATIONS;
    within &&= fits;
    console.log(`${count} of ${INSTANTIATIONS} type instantiations in ${name}${fits ? '' : '  TOO MANY'}`);
  }
  return within;
};

if (existsSync(join(project, 'dist/src/index.js')))
  process.exitCode = [await measure(), await shakes(), await isPure(), await checksFast()].every(Boolean)
    ? 0
    : 1;
else {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exitCode = 1;
}
