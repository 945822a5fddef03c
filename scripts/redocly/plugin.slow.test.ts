import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test.each([
  [
    'a field',
    'description: Stays the same from cart over checkout to order.',
    'description: The purchase flow id.',
    'The description of "purchaseFlowId" says no more than the name.',
  ],
  [
    'a schema',
    'description: Data that apps keep with the entity.',
    "description: ''",
    'The description of "ExtendedFields" says no more than the name.',
  ],
  [
    'a schema without a description',
    '      description: Data that apps keep with the entity.\n',
    '',
    'The schema "ExtendedFields" has no description.',
  ],
  [
    'an operation',
    'The cart and its lines are gone. The next line that is added makes a new cart with another id.',
    'Deletes the current cart.',
    'The description of "deleteCurrentCart" says no more than the name.',
  ],
])('the lint refuses %s that only repeats its name', (_what, from, to, complaint) => {
  using copy = new ProjectCopy();
  copy.edit('spec/carts.yaml', from, to);
  expect(lint(copy.root, 'carts')).toContain(complaint);
});
