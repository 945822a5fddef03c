import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportOf } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files: Record<string, string> = {
  'index.d.ts': `export { look as peek } from './look.ts';\nexport * from './kinds.ts';\nexport type { Ref } from 'react';`,
  'look.d.ts': `import type { Hidden } from './hidden.ts';\n/** Looks. */\nexport declare const look: (at: Hidden) => void;`,
  'kinds.d.ts': `export interface Kind {\n    readonly name: string;\n}`,
  'hidden.d.ts': `export type Hidden = 'a' | 'b';\nexport type Unused = 1;`,
};
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
const report = () => reportOf('pkg', join(folder, 'index.d.ts'), folder);

test('a report shows each exported name with its signature, without comments', () => {
  const text = report();
  expect(text).toContain('const look: (at: Hidden) => void;\nexport { look as peek };');
  expect(text).toContain('interface Kind {\n    readonly name: string;\n}');
  expect(text).toContain('Ref; // of react');
  expect(text).not.toContain('Looks.');
});

test('the report includes a type that is not exported but used by an exported type', () => {
  const [, hidden = ''] = report().split('## Not exported');
  expect(hidden).toContain(`// hidden\ntype Hidden = 'a' | 'b';`);
  expect(hidden).not.toContain('Unused');
});
