import { expect, test } from 'vitest';
import { YamlFile } from '../sources/yaml-file.ts';
import { correct, readOverlay } from './overlay.ts';

const description = new YamlFile(
  '',
  'backend.yaml',
  `paths:
  /a: { get: { operationId: a, tags: [one, two], parameters: [{ name: x }, { name: y }, { name: z }] } }
  /b: { get: { operationId: b, tags: [one] } }
`,
);

const corrected = (actions: string) => {
  const text = `overlay: 1.0.0\ninfo: { title: Fixes, version: 1.0.0 }\nactions:\n${actions}`;
  return correct(readOverlay(new YamlFile('', 'fixes.yaml', text)), description);
};

test('an update is merged into objects and appended to lists, in each place that the target selects', () => {
  const { source, applied } = corrected(`  - target: $.paths.*.get
    update: { summary: Read, tags: [three] }
  - target: $.paths['/b'].get.tags
    update: four
`);
  expect(source.value).toMatchObject({
    paths: {
      '/a': { get: { operationId: 'a', summary: 'Read', tags: ['one', 'two', 'three'] } },
      '/b': { get: { operationId: 'b', summary: 'Read', tags: ['one', 'three', 'four'] } },
    },
  });
  expect(applied.size).toBe(2);
});

test('a removal takes all selected entries of a list; the description that was read stays as it is', () => {
  const before = structuredClone(description.value);
  const { source } = corrected(
    `  - target: $.paths['/a'].get.parameters[?@.name != 'y']\n    remove: true\n  - target: $.paths['/b']\n    remove: true\n`,
  );
  expect(source.value).toEqual({
    paths: { '/a': { get: { operationId: 'a', tags: ['one', 'two'], parameters: [{ name: 'y' }] } } },
  });
  expect(description.value).toEqual(before);
});

test('a mistake is reported in the overlay if a correction wrote the value, otherwise in the description', () => {
  const { source } = corrected(`  - target: $.paths['/a'].get\n    update: { summary: Read }\n`);
  expect(source.problem(['paths', '/a', 'get', 'summary'], 'is wrong').message).toMatch(
    /^fixes\.yaml:5: is wrong/,
  );
  expect(source.problem(['paths', '/a', 'get', 'operationId'], 'is wrong').message).toMatch(
    /^backend\.yaml:2: is wrong/,
  );
});
