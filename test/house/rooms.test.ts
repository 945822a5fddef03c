import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const code = /\.(ts|tsx|mjs)$/;
const tests = /\.(test|test-d|e2e|tabs|engine)\.tsx?$|\/testing\//;

/** The table of CONTRIBUTING, "Source folders": what each room may import besides itself and packages. */
const rooms: Record<string, readonly string[]> = {
  'src/core': [
    'generated/auth/advice.ts',
    'generated/ends.ts',
    'generated/errors.ts',
    'generated/graphql',
    'generated/platform-hosts.ts',
    'generated/services.ts',
    'generated/verification/advice.ts',
  ],
  'src/session': ['src/core', 'generated'],
  'src/sign-in': ['src/core', 'src/session', 'generated'],
  'src/paging': ['src/core'],
  'src/outcomes': ['src/core/json.ts', 'generated'],
  'src/format': ['src/core/time', 'generated'],
  'src/catalog': ['src/core', 'src/paging', 'src/format', 'generated'],
  'src/tickets': ['src/core', 'src/session', 'src/format', 'generated'],
  'src/account': ['src/core', 'src/session', 'generated'],
  'src/cart': ['src/core', 'src/session', 'src/outcomes', 'src/catalog', 'generated'],
  'src/specified.ts': ['src/core', 'src/session', 'generated'],
  'src/state.ts': [
    'src/core',
    'src/session',
    'src/sign-in/flow',
    'src/catalog',
    'src/tickets',
    'src/account',
    'src/cart',
    'src/format',
  ],
  'src/index.ts': ['src/core', 'src/session', 'src/paging', 'src/specified.ts', 'generated'],
  'src/generated.ts': ['src/core'],
  'src/react/test-site.tsx': ['src/react', 'src/session', 'src/core', 'sandbox'],
  'src/react': [
    'src/core',
    'src/session',
    'src/sign-in',
    'src/paging',
    'src/outcomes',
    'src/catalog',
    'src/tickets',
    'src/account',
    'src/cart',
    'src/format',
    'generated',
  ],
  'src/webhooks': [
    'src/core/errors',
    'src/core/base64url.ts',
    'src/core/json.ts',
    'src/core/limits.ts',
    'src/core/listener.ts',
    'src/core/numbers.ts',
    'src/core/web-api.ts',
    'generated/notifications',
  ],
  'sandbox/hosts/cli/main.ts': ['sandbox', 'scripts/generate/command'],
  sandbox: ['generated', 'src/webhooks'],
  generated: ['src/core'],
  examples: [],
  'playground/src/text': [],
  'playground/src/lib': ['playground/src/text'],
  'playground/src/components': ['playground/src/lib', 'playground/src/text'],
  'playground/src/site': ['playground/src/lib', 'playground/src/text'],
  'playground/src/try': [],
  'playground/src/features': [
    'playground/src/components',
    'playground/src/lib',
    'playground/src/site',
    'playground/src/text',
    'playground/src/try',
  ],
  'playground/src/shell': [
    'playground/src/components',
    'playground/src/features',
    'playground/src/lib',
    'playground/src/site',
    'playground/src/text',
  ],
  // The build draws the pictures of the site that a new visitor finds, as the sandbox draws them.
  'playground/vite': [
    'scripts/build',
    'scripts/docs',
    'scripts/generate',
    'sandbox',
    'playground/src/lib',
    'playground/worker',
  ],
  playground: ['scripts/build', 'scripts/docs', 'scripts/generate', 'test/setup', 'playground/vite'],
  scripts: [
    'orval.config.ts',
    'generated',
    'src',
    'sandbox',
    'test',
    'playground/e2e',
    'playground/src/try',
    'examples/journeys',
  ],
  test: ['generated', 'src', 'sandbox', 'scripts', 'playground/e2e', 'examples/journeys'],
};

/** The rooms of the sandbox and what each may import besides itself: only rooms that are listed before it. */
const sandboxRooms: Readonly<Record<string, readonly string[]>> = {
  records: [],
  engine: ['records'],
  webhooks: ['records', 'engine'],
  media: ['records', 'engine'],
  'rules/members': ['records', 'engine'],
  'rules/catalog': ['records', 'engine', 'media'],
  'rules/categories': ['records', 'engine', 'rules/catalog'],
  'rules/shop-orders': ['records', 'engine', 'rules/members', 'rules/catalog'],
  'rules/cart': ['records', 'engine', 'rules/catalog', 'rules/shop-orders'],
  'rules/tokens': ['records', 'engine', 'rules/members', 'rules/cart'],
  'rules/ticket-sales': ['records', 'engine'],
  'rules/seats': ['records', 'engine'],
  'rules/events': ['records', 'engine', 'media', 'rules/members', 'rules/ticket-sales', 'rules/seats'],
  'rules/ticketing': ['records', 'engine', 'rules/cart', 'rules/ticket-sales', 'rules/events'],
  'rules/orders': [
    'records',
    'engine',
    'rules/members',
    'rules/cart',
    'rules/ticket-sales',
    'rules/ticketing',
  ],
  'rules/rsvp': ['records', 'engine', 'rules/members', 'rules/seats', 'rules/events', 'rules/orders'],
  'rules/redirects': [
    'records',
    'engine',
    'rules/members',
    'rules/shop-orders',
    'rules/ticketing',
    'rules/cart',
  ],
  'rules/sign-in': ['records', 'engine', 'rules/members', 'rules/tokens', 'rules/redirects'],
  'rules/back-in-stock': ['records', 'engine', 'rules/members', 'rules/catalog', 'rules/cart'],
  'rules/graph': ['records', 'engine', 'rules/members', 'rules/catalog', 'rules/cart', 'rules/events'],
  rules: ['records', 'engine', 'rules/'],
  mails: ['records', 'engine', 'rules/members', 'rules/orders'],
  seeds: ['records', 'engine', 'rules/', 'rules'],
  pages: ['records', 'engine', 'rules/', 'mails', 'seeds'],
  control: ['records', 'engine', 'webhooks', 'rules/', 'mails', 'seeds', 'pages'],
  parts: ['engine', 'rules/', 'pages', 'control'],
  'answer-request.ts': ['engine', 'media', 'rules', 'control', 'parts'],
  'platform.ts': ['engine', 'webhooks', 'rules', 'seeds', 'control', 'parts', 'answer-request.ts'],
  'create-sandbox.ts': ['engine', 'control', 'platform.ts'],
  recorder: ['records', 'engine', 'rules/events', 'control', 'platform.ts', 'create-sandbox.ts'],
  rehearse: ['records', 'engine', 'seeds', 'control', 'platform.ts', 'create-sandbox.ts', 'recorder'],
  'index.ts': [
    'records',
    'engine',
    'webhooks',
    'mails',
    'seeds',
    'control',
    'platform.ts',
    'create-sandbox.ts',
    'recorder',
    'rehearse',
  ],
  hosts: [
    'records',
    'engine',
    'webhooks',
    'seeds',
    'pages',
    'control',
    'parts',
    'platform.ts',
    'create-sandbox.ts',
    'recorder',
    'rehearse',
    'index.ts',
  ],
};

/** The most specific room of a file of the sandbox; undefined for a file elsewhere. */
const sandboxRoomOf = (file: string): string | undefined => {
  const [, path] = /^sandbox\/(.*)$/.exec(file) ?? [];
  return Object.keys(sandboxRooms)
    .filter((room) => path === room || path?.startsWith(`${room}/`))
    .toSorted((left, right) => right.length - left.length)[0];
};

/** Queries are the only generated files that import the React binding. */
const mayImport = (file: string, target: string): boolean => {
  const room = roomOf(file);
  if (room === undefined) return true;
  const allowed = [
    room,
    ...(rooms[room] ?? []),
    ...(isQueries(file) ? ['src/react/call-hooks.ts', 'src/react/call-options.ts'] : []),
  ];
  return allowed.some((place) => target === place || target.startsWith(`${place}/`));
};

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`));

const isQueries = (file: string): boolean => /^generated\/[^/]+\/queries\.ts$/.test(file);

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
  test('no file imports from a room that the table forbids for its own room', () => {
    const wrong = files
      .filter((file) => !tests.test(file))
      .flatMap((file) =>
        importsOf(file)
          .relative.filter((target) => !mayImport(file, target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('no file of the sandbox imports from a room that the list forbids for its own room', () => {
    const wrong = files
      .filter((file) => file.startsWith('sandbox/') && !tests.test(file))
      .flatMap((file) => {
        const room = sandboxRoomOf(file);
        if (room === undefined) return [`${file} is in no room`];
        return importsOf(file).relative.flatMap((target) => {
          const other = sandboxRoomOf(target);
          const allowed = [room, ...(sandboxRooms[room] ?? [])];
          return other === undefined ||
            allowed.some((name) => name === other || (name.endsWith('/') && other.startsWith(name)))
            ? []
            : [`${file} -> ${target}`];
        });
      });
    expect(wrong).toEqual([]);
  });

  test('the rooms of the sandbox have no circular imports', () => {
    const names = Object.keys(sandboxRooms);
    const wrong = Object.entries(sandboxRooms).flatMap(([room, allowed]) =>
      allowed
        .filter((name) => {
          const before = names.slice(0, names.indexOf(room));
          const meant = names.filter((each) => (name.endsWith('/') ? each.startsWith(name) : each === name));
          return meant.length === 0 || !meant.every((each) => before.includes(each));
        })
        .map((name) => `${room} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the generator imports nothing of the tools that write pages', () => {
    const own = files.filter((file) => file.startsWith('scripts/generate/'));
    expect(own.length).toBeGreaterThan(50);
    const wrong = own.filter((file) =>
      importsOf(file).relative.some((target) => /^scripts\/(docs|pages)\//.test(target)),
    );
    expect(wrong).toEqual([]);
  });

  test('only src/react, the queries, the playground and the examples import React', () => {
    const wrong = files.filter(
      (file) =>
        !tests.test(file) &&
        !/^(src\/react|examples|playground|scripts|test|compat)\//.test(file) &&
        !isQueries(file) &&
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

  test('the playground makes its own addresses in one place, so that it can be served below any path', () => {
    const wrong = files.filter(
      (file) =>
        /^playground\/src\/(?!(lib\/base|site\/config)\.ts)/.test(file) &&
        !tests.test(file) &&
        /BASE_URL|location\.origin|href="\/|\$\{\s*location\.host/.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('only the transport calls fetch', () => {
    const wrong = files.filter(
      (file) =>
        /^src\/(paging|outcomes|react)\//.test(file) &&
        !tests.test(file) &&
        /(?<![.\w])fetch\(/.test(textOf(file).replaceAll(/^\s*(\*|\/\/).*$/gm, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('no hand-written file is longer than 400 lines', () => {
    const long = files.filter(
      (file) => !file.startsWith('generated/') && textOf(file).split('\n').length > 401,
    );
    expect(long).toEqual([]);
  });
});
