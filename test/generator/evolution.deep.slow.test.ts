import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProjectCopy } from '../../scripts/generate/testing.ts';

const node = (copy: ProjectCopy, script: string) =>
  spawnSync(process.execPath, [join('scripts', script)], { cwd: copy.root, encoding: 'utf8' });

test('a change that breaks callers fails the check until the change log names it, or until it is released', () => {
  using copy = new ProjectCopy();
  expect(node(copy, 'release-snapshot/main.ts').stderr).toBe('');
  expect(node(copy, 'evolution/main.ts').status).toBe(0);
  const untouched = copy.read('spec/CHANGELOG.md');

  copy.edit('spec/carts.yaml', 'operationId: getCurrentCart', 'operationId: readCurrentCart');
  const refused = node(copy, 'evolution/main.ts');
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('breaking  carts: `getCurrentCart` is now called `readCurrentCart`.');
  expect(refused.stderr).toContain('- `getCurrentCart` is now called `readCurrentCart`.');

  const entry = '\n\n### Breaking\n\n- `getCurrentCart` is now called `readCurrentCart`.\n';
  copy.edit('spec/CHANGELOG.md', '## Unreleased', `## Unreleased${entry}`);
  const named = node(copy, 'evolution/main.ts');
  expect([named.status, named.stderr]).toEqual([0, '']);

  copy.write('spec/CHANGELOG.md', untouched);
  copy.edit('package.json', /"version": "[^"]+"/, '"version": "9.0.0"');
  expect(node(copy, 'release-snapshot/main.ts').status).toBe(0);
  expect(copy.read('spec/CHANGELOG.md')).toContain('## Unreleased\n\n## 9.0.0\n');
  expect(node(copy, 'evolution/main.ts').stdout).toContain('No changes since 9.0.0');

  rmSync(join(copy.root, 'spec/released'), { recursive: true });
  expect(node(copy, 'evolution/main.ts').stderr).toContain('spec/released/ must hold one file');
});
