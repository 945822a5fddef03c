import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ProjectCopy } from '../generate/testing.ts';

const lint = (root: string, service: string): string => {
  try {
    return execFileSync(join(root, 'node_modules/.bin/redocly'), ['lint', service, '--format=stylish'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NO_COLOR: '1',
      },
    });
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
};

/** A text of the description, its replacement, and the expected complaint. */
const spoilt: readonly (readonly [what: string, from: string, to: string, complaint: string])[] = [
  [
    'a field',
    'description: Stays the same from the cart through the checkout to the order.',
    'description: The purchase flow id.',
    'The description of "purchaseFlowId" says no more than the name.',
  ],
  [
    'a schema',
    'description: Whether the item is available now, in the requested quantity.',
    "description: ''",
    'The description of "ItemAvailability" says no more than the name.',
  ],
  [
    'a schema without a description',
    '      description: The new quantity of one line.\n',
    '',
    'The schema "LineItemQuantityUpdate" has no description.',
  ],
  [
    'an operation',
    'Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.',
    'Deletes the current cart.',
    'The description of "deleteCurrentCart" says no more than the name.',
  ],
];

let found = '';
beforeAll(() => {
  using copy = new ProjectCopy(['spec', 'scripts/redocly', 'package.json', 'redocly.yaml']);
  for (const [, from, to] of spoilt) copy.edit('spec/carts.yaml', from, to);
  found = lint(copy.root, 'carts');
});

test.each(spoilt)('the lint rejects %s that only repeats its name', (_what, _from, _to, complaint) => {
  expect(found).toContain(complaint);
});
