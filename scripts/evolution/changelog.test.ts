import { describe, expect, test } from 'vitest';
import { breaking, notice } from './change.ts';
import { released, unnamed } from './changelog.ts';

const log = (unreleased: string) => `# Changes

## Unreleased
${unreleased}
## 0.1.0

### Breaking

- \`oldCall\` is gone.
`;

describe('a breaking change must be named under "Unreleased", "Breaking"', () => {
  const gone = breaking('getCart', '`getCart` is gone.');

  test.each([
    ['nowhere', ''],
    ['in another list', '\n### Added\n\n- `getCart` is new.\n'],
    ['without being marked as code', '\n### Breaking\n\n- getCart is gone.\n'],
    ['as part of a longer name', '\n### Breaking\n\n- `getCartTotals` is gone.\n'],
  ])('it is missing when it is named %s', (_, unreleased) => {
    expect(unnamed([gone], log(unreleased))).toEqual([gone]);
  });

  test('it is missing when only an older release names it', () => {
    const old = breaking('oldCall', '`oldCall` is gone.');
    expect(unnamed([old], log(''))).toEqual([old]);
  });

  test('it is accepted with a reason, among others', () => {
    const named = log(
      '\n### Breaking\n\n- `other`.\n- `getCart` is gone: use `readCart`.\n\n### Added\n\n- More.\n',
    );
    expect(unnamed([gone], named)).toEqual([]);
  });

  test('a change that breaks no program needs no entry', () => {
    expect(unnamed([notice('State', '`State` may also be `GONE`.')], log(''))).toEqual([]);
  });
});

describe('a release', () => {
  test('moves the unreleased entries under the heading of its version', () => {
    expect(released(log('\n### Added\n\n- More.\n'), '0.2.0')).toContain(
      '## Unreleased\n\n## 0.2.0\n\n### Added\n\n- More.\n',
    );
  });

  test('changes nothing if it is repeated without new entries', () => {
    expect(released(log(''), '0.1.0')).toBe(log(''));
  });

  test('is refused if the version exists already and there are new entries, or if the heading "Unreleased" is missing', () => {
    expect(() => released(log('\n- More.\n'), '0.1.0')).toThrow('has 0.1.0 already');
    expect(() => released('# Changes\n', '0.2.0')).toThrow('has lost "## Unreleased"');
  });
});
