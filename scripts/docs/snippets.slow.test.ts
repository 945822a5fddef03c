import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownOf } from './operation-page.ts';
import { readServices } from './operations.ts';
import { sourceProject } from './source-project.ts';
import { fetcherSnippet, hookSnippet, pagesSnippets } from './snippets.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, '.cache/snippets');

/** Code around an example: `site` is the reader's client. */
const around = (snippet: string): string =>
  `import type { VitrineClient } from 'vitrine';\ndeclare const site: VitrineClient;\n${snippet}`;

test('the examples of every operation page compile', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), sourceProject(['*.ts']));
  const shown = readServices(project).flatMap((service) =>
    service.operations.map(({ operation }) => shownOf(service, operation)),
  );
  const paging = new Set(
    readServices(project).flatMap(({ operations }) =>
      operations.filter(({ row }) => row.paging !== 'none').map(({ row }) => row.operation),
    ),
  );
  for (const one of shown.filter(({ operation }) => paging.has(operation.id))) {
    const { fetcher, hook } = pagesSnippets(one);
    writeFileSync(join(folder, `${one.operation.id}.pages.ts`), around(fetcher));
    writeFileSync(join(folder, `${one.operation.id}.pages.hook.ts`), around(hook));
  }
  for (const one of shown) {
    writeFileSync(join(folder, `${one.operation.id}.ts`), around(fetcherSnippet(one)));
    writeFileSync(join(folder, `${one.operation.id}.hook.ts`), around(hookSnippet(one)));
  }
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: project, encoding: 'utf8' });
  expect([shown.length > 0, paging.size > 0]).toEqual([true, true]);
  expect(stdout).toBe('');
});
