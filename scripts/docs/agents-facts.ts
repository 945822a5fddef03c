import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhooksOf } from '../generate/description.ts';
import { withMarked } from './marked.ts';
import type { ServiceRows } from './operations.ts';

const file = 'AGENTS.md';
const marks = { begin: '<!-- agents: written by `npm run generate` -->', end: '<!-- /agents -->' };

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** AGENTS.md with the present facts of the package and of each service; the rest of the page is unchanged. */
export const withAgentsFacts = (page: string, manifest: Manifest, services: readonly ServiceRows[]): string =>
  withMarked(file, page, marks, facts(manifest, services));

/** Writes the facts into AGENTS.md, if the project has it. */
export const writeAgentsFacts = (project: string, services: readonly ServiceRows[]): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
  const page = readFileSync(path, 'utf8');
  const updated = withAgentsFacts(page, manifest, services);
  if (updated !== page) writeFileSync(path, updated);
};

const facts = (
  { version, engines, peerDependencies }: Manifest,
  services: readonly ServiceRows[],
): string => {
  const calls = services.reduce((sum, { operations }) => sum + operations.length, 0);
  const webhooks = services.reduce(
    (sum, { name, description }) => sum + webhooksOf(name, description).length,
    0,
  );
  const withCalls = services.filter(({ operations }) => operations.length > 0);
  const peers = Object.entries(peerDependencies).map(([name, range]) => `\`${name}\` ${range}`);
  return [
    `- Version ${version}, ESM only, Node ${engines.node} or a browser. Optional peers: ${peers.join(', ')}.`,
    `- ${calls} calls in ${withCalls.length} services, and ${webhooks} webhooks. Each service is an entry point, \`vitrine/<service>\`, with`,
    '  hooks in `vitrine/react/<service>`, schemas in `vitrine/zod/<service>` and handlers in `vitrine/mocks/<service>`:',
    '',
    '| Service | Calls | Contents | Announced end |',
    '|---|---|---|---|',
    ...withCalls.map(row),
  ].join('\n');
};

const row = ({ name, title, operations }: ServiceRows): string => {
  const ending = operations.flatMap(({ operation: { sunset } }) => (sunset ? [sunset.date] : []));
  const days = [...new Set(ending)].sort().join(', ');
  const end = ending.length === operations.length ? days : `${days}, for ${ending.length} calls`;
  return `| \`${name}\` | ${operations.length} | ${title} | ${ending.length > 0 ? end : ''} |`;
};
