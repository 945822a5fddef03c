import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modules that an entry point loads by any import path that a bundler would follow. */
export interface Reached {
  /** Files of dist/, the entry point's own included. */
  readonly files: readonly string[];
  /** Packages and Node's own modules. */
  readonly packages: readonly string[];
}

/**
 * Follows the imports of a built entry point.
 * @throws Error when an imported file does not exist.
 */
export const reachedFrom = (entry: string): Reached => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!existsSync(file)) throw new Error(`${file} is imported but does not exist.`);
    for (const name of importsIn(readFileSync(file, 'utf8')))
      if (name.startsWith('.')) visit(join(dirname(file), name));
      // The package's own choice by a condition, which package.json lists.
      else if (!name.startsWith('#')) packages.add(packageOf(name));
  };
  visit(entry);
  return { files: [...seen], packages: [...packages].sort() };
};

/** The modules that a compiled file imports, statically or not. */
export const importsIn = (text: string): string[] =>
  [
    ...text.matchAll(/(?:^|;)(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/(?:^|;)import\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*['"`]([^'"`$]+)['"`]\s*\)/g),
  ].flatMap(([, name]) => (name === undefined ? [] : [name]));

const packageOf = (name: string): string =>
  name.startsWith('node:') ? name : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Packages that each kind of entry point may reach; every other package is a mistake. */
export const allowed: readonly (readonly [entry: RegExp, packages: RegExp])[] = [
  [/\/openapi$/, /^openapi-fetch$/],
  [/^\.\/react\/testing$/, /^(react|@tanstack\/react-query|big\.js|jose|msw)$/],
  // Exact sums of money.
  [/^\.\/react$/, /^(big\.js|react|@tanstack\/react-query)$/],
  [/^\.\/(state|format)$/, /^big\.js$/],
  [/^\.\/react(\/|$)/, /^(react|@tanstack\/react-query)$/],
  [/^\.\/zod\//, /^zod$/],
  [/^\.\/mocks\//, /^(msw|@faker-js\/faker)$/],
  [/^\.\/sandbox\/node$/, /^(big\.js|jose|msw|node:.+)$/],
  // msw fails in a service worker.
  [/^\.\/sandbox\/worker$/, /^(big\.js|jose)$/],
  [/^\.\/sandbox(\/browser)?$/, /^(big\.js|jose|msw)$/],
  [/^\.\/webhooks(\/|$)/, /^jose$/],
];

/** The packages that an entry point reaches although it must not. */
export const strangers = (entry: string, packages: readonly string[]): string[] => {
  const rule = allowed.find(([pattern]) => pattern.test(entry));
  return packages.filter((name) => !rule?.[1].test(name));
};
