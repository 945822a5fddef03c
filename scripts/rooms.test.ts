import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');
const code = /\.(ts|tsx|mjs)$/;
const tests = /\.(test|test-d|e2e|tabs)\.tsx?$|\/testing\//;

/** The table of CONTRIBUTING, "Source folders": what each room may import besides itself and packages. */
const rooms: Record<string, readonly string[]> = {
  'src/errors': ['generated/errors.ts', 'generated/auth/advice.ts', 'generated/verification/advice.ts'],
  'src/transport': [
    'src/errors',
    'src/auth/types.ts',
    'generated/services.ts',
    'generated/platform-hosts.ts',
  ],
  'src/auth': ['src/transport', 'src/errors', 'src/observable', 'generated'],
  'src/client': ['src/transport', 'src/auth', 'src/errors', 'generated'],
  'src/paging': ['src/transport', 'src/errors'],
  'src/outcomes': ['generated'],
  'src/graph': ['src/transport', 'generated'],
  'src/observable': [],
  'src/money': ['generated'],
  'src/time': ['src/observable', 'src/transport', 'generated'],
  'src/catalog': ['src/observable', 'src/client', 'src/transport', 'src/errors', 'src/money', 'generated'],
  'src/tickets': ['src/observable', 'src/errors', 'src/money', 'generated'],
  'src/cart': [
    'src/observable',
    'src/auth',
    'src/client',
    'src/transport',
    'src/errors',
    'src/outcomes',
    'src/catalog',
    'generated',
  ],
  'src/reservation': [
    'src/observable',
    'src/auth',
    'src/client',
    'src/transport',
    'src/errors',
    'src/time',
    'generated',
  ],
  'src/order': ['src/observable', 'src/client', 'src/transport', 'src/errors', 'src/time', 'generated'],
  'src/format.ts': ['src/money', 'src/time'],
  'src/state.ts': [
    'src/observable',
    'src/catalog',
    'src/tickets',
    'src/cart',
    'src/reservation',
    'src/order',
    'src/time',
    'src/auth',
  ],
  'src/index.ts': [
    'src/transport',
    'src/auth',
    'src/client',
    'src/paging',
    'src/errors',
    'src/graph',
    'generated',
  ],
  'src/react/test-site.tsx': ['src/react', 'src/auth', 'src/client', 'src/sandbox'],
  'src/react': [
    'src/transport',
    'src/auth',
    'src/client',
    'src/paging',
    'src/errors',
    'src/outcomes',
    'src/observable',
    'src/catalog',
    'src/tickets',
    'src/cart',
    'src/reservation',
    'src/order',
    'src/money',
    'src/time',
    'generated',
  ],
  'src/webhooks': ['src/errors', 'generated/notifications'],
  'src/sandbox': ['generated', 'src/webhooks'],
  'src/services': [],
  generated: [
    'src/services',
    'src/transport/face.ts',
    'src/transport/field-mask.ts',
    'src/transport/long-query.ts',
    'src/transport/packed-query.ts',
    'src/transport/paged.ts',
    'src/transport/query.ts',
    'src/transport/request.ts',
    'src/transport/service-facts.ts',
    'src/transport/types.ts',
    'src/transport/undeclared.ts',
  ],
  examples: [],
  playground: ['scripts/chromium.ts', 'scripts/docs', 'scripts/generate', 'scripts/testing'],
  scripts: ['orval.config.ts', 'generated', 'src', 'playground/e2e', 'examples/journeys'],
};

/** Hooks are the one kind of generated file that knows React. */
const mayImport = (file: string, target: string): boolean => {
  const room = roomOf(file);
  if (room === undefined) return true;
  const allowed = [
    room,
    ...(rooms[room] ?? []),
    ...(isHooks(file) ? ['src/react/binding.ts', 'src/react/queries-of.ts'] : []),
  ];
  return allowed.some((place) => target === place || target.startsWith(`${place}/`));
};

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`));

const isHooks = (file: string): boolean => /^generated\/[^/]+\/hooks\.ts$/.test(file);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: project,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => code.test(file) && !file.startsWith('generated-check/'));

const textOf = (file: string): string => {
  try {
    return readFileSync(join(project, file), 'utf8');
  } catch {
    // Listed by git, but deleted in the working copy.
    return '';
  }
};

/** The relative imports of a file, as paths from the project's folder; and the packages that it names. */
const importsOf = (file: string): { relative: string[]; packages: string[] } => {
  const named = [
    ...textOf(file).matchAll(/^(?:import|export)\b[^'"`;]*?from\s+['"]([^'"]+)['"]/gm),
    ...textOf(file).matchAll(/^import\s+['"]([^'"]+)['"]/gm),
    ...textOf(file).matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g),
  ].flatMap(([, name]) => (name === undefined ? [] : [name]));
  return {
    relative: named
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.normalize(posix.join(posix.dirname(file), name))),
    packages: named.filter((name) => !name.startsWith('.')),
  };
};

describe('the rooms of the house', () => {
  test('no file imports from a room that its own may not know', () => {
    const wrong = files
      .filter((file) => !tests.test(file))
      .flatMap((file) =>
        importsOf(file)
          .relative.filter((target) => !mayImport(file, target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('React stays in the room for React, in the hooks, in the playground and in examples', () => {
    const wrong = files.filter(
      (file) =>
        !tests.test(file) &&
        !/^(src\/react|examples|playground|scripts|compat)\//.test(file) &&
        !isHooks(file) &&
        importsOf(file).packages.some((name) => /^(react|react-dom|@tanstack\/react-query)(\/|$)/.test(name)),
    );
    expect(wrong).toEqual([]);
  });

  test('the playground reaches the package by its published entry points', () => {
    const wrong = files
      .filter((file) => file.startsWith('playground/src/'))
      .filter((file) => importsOf(file).relative.some((target) => !target.startsWith('playground/')));
    expect(wrong).toEqual([]);
  });

  test('the playground makes its own addresses in one place, so that it can lie below any path', () => {
    const wrong = files.filter(
      (file) =>
        /^playground\/src\/(?!lib\/(base|config)\.ts)/.test(file) &&
        !tests.test(file) &&
        /BASE_URL|location\.origin|href="\/|\$\{\s*location\.host/.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('only the transport calls fetch', () => {
    const wrong = files.filter(
      (file) =>
        /^src\/(errors|client|paging|outcomes|react)\//.test(file) &&
        !tests.test(file) &&
        /(?<![.\w])fetch\(/.test(textOf(file).replaceAll(/^\s*(\*|\/\/).*$/gm, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('no hand-written file is longer than 500 lines', () => {
    const long = files.filter(
      (file) => !file.startsWith('generated/') && textOf(file).split('\n').length > 500,
    );
    expect(long).toEqual([]);
  });
});
