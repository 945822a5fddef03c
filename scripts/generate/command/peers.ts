import { createRequire } from 'node:module';
import { Problem } from '../problem.ts';

/** The generators and the packages that the written code imports; vitrine does not bring them. */
const needed = ['orval', 'oxfmt', 'zod', 'msw', '@faker-js/faker'];

/**
 * Checks that packages are installed.
 * @throws Problem with the command that installs the missing ones.
 */
export const checkPeers = (names: readonly string[] = needed, isInstalled = isResolved): void => {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0)
    throw new Problem(
      `vitrine generate needs ${missing.join(', ')}: run "npm install --save-dev ${missing.join(' ')}".`,
    );
};

const { resolve } = createRequire(import.meta.url);

const isResolved = (name: string): boolean => {
  try {
    resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    // A package that does not export the file is installed nevertheless.
    return (error as { code?: string }).code !== 'MODULE_NOT_FOUND';
  }
};
