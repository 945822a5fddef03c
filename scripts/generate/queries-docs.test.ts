import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const declaration = /^export (?:declare )?(?:function|const) (use\w+)/;

test.each(globSync('generated/*/queries.ts'))(
  'every form of every hook in %s names the identities that may call',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const hooks = lines.flatMap((line, at) => {
      const [, name] = declaration.exec(line) ?? [];
      return name ? [{ name, above: lines.slice(Math.max(0, at - 6), at).join('\n') }] : [];
    });
    expect(hooks.length).toBeGreaterThan(0);
    expect(hooks.filter(({ above }) => !above.includes('Who may call: ') || !above.endsWith('*/'))).toEqual(
      [],
    );
  },
);
