import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { changes } from './fixture.ts';
import { lastRelease, parsed, textOf } from './released.ts';
import { presentState } from './snapshot.ts';

const project = join(import.meta.dirname, '../..');

describe('a change that breaks no program', () => {
  test.each([
    [
      'one more value in an answer',
      'enum: [NEW, OLD]',
      'enum: [NEW, OLD, GONE]',
      '`State` may also be `GONE`.',
    ],
    ['one value less in an answer', 'enum: [NEW, OLD]', 'enum: [NEW]', '`State` is never `OLD` any more.'],
    [
      'one more error code',
      '[THING_GONE, THING_SHY]',
      '[THING_GONE, THING_SHY, NEW]',
      '`getThing` may also fail with `NEW`.',
    ],
  ])('%s is a notice', (_, from, to, sentence) => {
    expect(changes(from, to)).toEqual([
      expect.objectContaining({ service: 'things', sentence, breaking: false }),
    ]);
  });

  test.each([
    ['another description', 'Which one.', 'Which thing.'],
    ['one more member', 'note: { type: string }', 'note: { type: string }\n        more: { type: string }'],
    ['one more value in a body', 'enum: [RED, BLUE]', 'enum: [RED, BLUE, GREEN]'],
    ['a wider bound in a body', 'maxLength: 50', 'maxLength: 90'],
    ['a member of a body that is no longer required', 'required: [name]', 'required: []'],
    ['a member of an answer that is now required', 'required: [id, state]', 'required: [id, state, note]'],
    ['one more caller', '[visitor, member]', '[visitor, member, app]'],
    [
      'one more operation',
      '  /v1/open:\n',
      "  /v1/shut: { put: { operationId: shut, x-identity: [], x-errors: [], x-repeat: same, responses: { '200': {} } } }\n  /v1/open:\n",
    ],
  ])('%s is not reported', (_, from, to) => {
    expect(changes(from, to)).toEqual([]);
  });
});

const present = await presentState(project);

describe('the last release', () => {
  test('is written in the same bytes every time, and read back unchanged', () => {
    expect(parsed(textOf(present))).toEqual(JSON.parse(JSON.stringify(present)));
    expect(textOf(parsed(textOf(present)))).toBe(textOf(present));
  });

  test('is in the repository, small for its operations and notifications, and about the same services', () => {
    const { snapshot } = lastRelease(project);
    expect(Object.keys(snapshot)).toEqual(Object.keys(present));
    const described = Object.values(snapshot).flatMap(({ operations, notifications }) => [
      ...Object.keys(operations),
      ...Object.keys(notifications),
    ]);
    expect(textOf(snapshot).length / described.length).toBeLessThan(2500);
  });

  test('the descriptions compared with themselves have not changed', () => {
    expect(compare(present, parsed(textOf(present)))).toEqual([]);
  });
});
