import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import {
  fromClone,
  fromRegistry,
  hasInstallation,
  installation,
  manifestsOfExamples,
  pagesWithInstallation,
  withDependency,
  withInstallation,
} from './installation.ts';

const project = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(project, file), 'utf8');
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};
const pages = pagesWithInstallation(project);

/** A command that gets the package by its name, with any package manager. */
const byName =
  /\b(?:npm (?:install|i|add|create)|pnpm (?:add|install|create|dlx)|yarn (?:add|create|dlx)|bun (?:add|create|install)|bunx|deno (?:add|install)|npm exec)\b[^\n`]*\s(?:-\S+ )*(?:npm:)?vitrine(?![\w/.-])/;

/** An address from which a page would load the package. */
const byAddress =
  /(?:esm\.sh|unpkg\.com|jsdelivr\.net\/npm|skypack\.dev|npmjs\.com\/package)\/vitrine|stackblitz|codesandbox|npm:vitrine/i;

test.each(pages)('%s says how the package is installed at present', (page) => {
  expect(withInstallation(page, read(page))).toBe(read(page));
});

test.each(manifestsOfExamples(project))(
  '%s depends on the package as it can be installed at present',
  (file) => {
    expect(withDependency(read(file), version)).toBe(read(file));
  },
);

test('no page, example or text of a program gets the package by its name from a registry, in which it is not', () => {
  expect(installation).toEqual(fromClone); // remove this test with the publication
  const sources = globSync(['{examples,playground,sandbox,scripts,src}/**/*.{ts,tsx,js,html,md,json,hbs}'], {
    cwd: project,
    exclude: (path) => /(^|\/)(node_modules|dist|installation(\.test)?\.ts)$/.test(path),
  });
  expect(sources.length).toBeGreaterThan(1_000);
  const wrong = [...pages, ...sources].filter(
    (file) => byName.test(read(file)) || byAddress.test(read(file)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['npm install vitrine', true],
  ['npm i react vitrine@latest', true],
  ['pnpm add -D vitrine', true],
  ['yarn add vitrine', true],
  ['deno add npm:vitrine', true],
  ['npm install ../vitrine/dist/vitrine.tgz react', false],
  ['npx vitrine sandbox', false],
])('"%s" gets the package by its name: %s', (command, expected) => {
  expect(byName.test(command)).toBe(expected);
});

describe('a page that installs the package', () => {
  const installing = pages.filter((page) =>
    blocksOf(read(page)).some(
      ({ language, code }) => language === 'sh' && code.includes(`npm install ${installation.what}`),
    ),
  );

  test('is README.md, and each page on getting started and on a framework', () => {
    expect(installing).toEqual(
      expect.arrayContaining([
        'README.md',
        ...[
          'start-node',
          'start-vite',
          'start-server',
          'start-worker',
          'testing',
          'next',
          'react-router',
          'astro',
        ]
          .concat('express', 'hono', 'any-language', 'regenerate')
          .map((name) => `docs/${name}.md`),
      ]),
    );
  });

  test.each(installing)('%s says before its first command to run "npm run pack" in the clone', (page) => {
    const text = read(page);
    expect(hasInstallation(text)).toBe(true);
    for (const command of installation.before)
      expect(text.indexOf(command)).toBeLessThan(text.indexOf('npm install '));
  });
});

test('the commands that run in the clone are scripts of package.json', () => {
  expect(installation.before.map((command) => command.replace('npm run ', '') in scripts)).toEqual(
    installation.before.map(() => true),
  );
});

describe('once the package is published', () => {
  test.each(pages)('%s installs it by its name, and says nothing about a clone', (page) => {
    const published = withInstallation(page, read(page), fromRegistry);
    expect(published).not.toMatch(/npm install \S+\.tgz|not published yet/);
    expect(withInstallation(page, published, fromClone)).toBe(read(page));
  });

  test('the examples depend on its version', () => {
    for (const file of manifestsOfExamples(project))
      expect(withDependency(read(file), '1.2.3', fromRegistry)).toContain('"vitrine": "1.2.3"');
  });
});
