import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceRows } from './operations.ts';

const begin = '<!-- names: written by `npm run generate` -->';
const end = '<!-- /names -->';

/** Where the official packages have the operations of a service, and what they call those that are called otherwise. */
interface Official {
  readonly module: string;
  readonly renamed?: Readonly<Record<string, string>>;
}

/** By service. Read from the type declarations of the packages as of November 2026. */
const official: Readonly<Record<string, Official>> = {
  carts: { module: '`currentCart` of `@wix/ecom`' },
  'back-in-stock': { module: '`backInStockNotifications` of `@wix/ecom`' },
  'catalog-v1': {
    module: '`products` of `@wix/stores`',
    renamed: { getCollectionBySlugV1: 'getCollectionBySlug' },
  },
  'catalog-v2': { module: '`collections` of `@wix/stores`' },
  'catalog-write': { module: '`products` of `@wix/stores`' },
  'events-v3': { module: '`wixEventsV2` of `@wix/events`' },
  ticketing: { module: '`orders` of `@wix/events`' },
  'redirect-session': { module: '`redirects` of `@wix/redirects`' },
};

/** The page with a line for each function of the official packages that is described here. */
export const withNames = (page: string, services: readonly ServiceRows[]): string => {
  const [start, stop] = [page.indexOf(begin), page.indexOf(end)];
  if (start < 0 || stop < start)
    throw new Error(`docs/migration.md has lost its marks: ${begin} and ${end}.`);
  return `${page.slice(0, start + begin.length)}\n\n${table(services)}\n\n${page.slice(stop)}`;
};

/** Writes the names into docs/migration.md, if there is one. */
export const writeNames = (project: string, services: readonly ServiceRows[]): void => {
  const file = join(project, 'docs/migration.md');
  if (!existsSync(file)) return;
  const page = readFileSync(file, 'utf8');
  const updated = withNames(page, services);
  if (updated !== page) writeFileSync(file, updated);
};

const table = (services: readonly ServiceRows[]): string => {
  const rows = services.flatMap(({ name, operations }) => {
    const { module, renamed = {} } = official[name] ?? {};
    return module
      ? operations.map(
          ({ operation: { id } }) =>
            `| ${module} | \`${renamed[id] ?? id}\` | \`${id}\` | \`vitrine/${name}\` |`,
        )
      : [];
  });
  return ['| Official module | Its function | Here | Import |', '|---|---|---|---|', ...rows].join('\n');
};
