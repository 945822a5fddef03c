import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FigureId, figures } from '../budgets/figures.ts';
import { recorded } from '../budgets/record.ts';
import { formatted, stated } from '../budgets/table.ts';
import { webhooksOf } from '../generate/description.ts';
import { listedRules } from '../../test/rules/list.ts';
import { withMarked } from './marked.ts';
import type { ServiceRows } from './operations.ts';

const file = 'README.md';
const marks = {
  begin: '<!-- facts: written by `npm run generate` and `npm run bench -- --write` -->',
  end: '<!-- /facts -->',
};

/**
 * The README with the facts of the recorded bench run and of the descriptions; the rest of the README is
 * unchanged.
 */
export const withFacts = (readme: string, services: readonly ServiceRows[]): string =>
  withMarked(file, readme, marks, facts(services));

/** Writes the facts into the README, if the project has one. */
export const writeReadmeFacts = (project: string, services: readonly ServiceRows[]): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const readme = readFileSync(path, 'utf8');
  const updated = withFacts(readme, services);
  if (updated !== readme) writeFileSync(path, updated);
};

const facts = (services: readonly ServiceRows[]): string => {
  const calls = services.reduce((sum, { operations }) => sum + operations.length, 0);
  const webhooks = services.reduce(
    (sum, { name, description }) => sum + webhooksOf(name, description).length,
    0,
  );
  return [
    `- **Small:** a client that reads the cart is ${ours('t1')} KB, ${official('t1')} KB with the vendor's packages ` +
      '(minified and gzipped).',
    `- **Few packages:** an installation has ${ours('packages')} packages and ${ours('disk')} MB; the vendor's has ` +
      `${official('packages')} packages and ${official('disk')} MB.`,
    `- **One renewal under load:** 200 concurrent calls on an expired token send ${ours('tokenRequests')} token ` +
      `request; the vendor's packages send ${official('tokenRequests')}.`,
    `- **Offline sandbox:** a local server answers all ${String(calls)} calls by ${String(listedRules().length)} tested rules of the ` +
      'platform, without an account and without a network.',
    `- **One contract:** ${String(calls)} calls and ${String(webhooks)} webhooks are described in ${String(services.length)} OpenAPI ` +
      'files. Functions, hooks, mocks, zod schemas and types are generated from them.',
  ].join('\n');
};

/** @throws Error when the recorded run lacks the figure. */
const ours = (id: FigureId): string => {
  const value = recorded().figures[id];
  if (value === undefined) throw new Error(`README.md shows the figure ${id}, which was not measured.`);
  return formatted(figures[id], value);
};

const official = (id: 't1' | 'packages' | 'disk' | 'tokenRequests'): string => stated(figures[id].official);
