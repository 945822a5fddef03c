import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { changes, openPath, read, yaml } from './fixture.ts';

const breaks: [string, string, string, string[]][] = [
  ['an operation that is gone', openPath, '', ['`open` is gone.']],
  [
    'an operation with another name',
    'operationId: open',
    'operationId: unlock',
    ['`open` is now called `unlock`.'],
  ],
  [
    'another method',
    '  /v1/open:\n    get:',
    '  /v1/open:\n    put:',
    ['`open` is now `PUT /v1/open` instead of `GET /v1/open`.'],
  ],
  ['another path', '/v1/open', '/v2/open', ['`open` is now `GET /v2/open` instead of `GET /v1/open`.']],
  [
    'a parameter that is gone',
    `        - { name: fields, in: query, schema: { type: string, maxLength: 20 } }\n`,
    '',
    ['`getThing` no longer has the parameter `query fields`.'],
  ],
  [
    'a parameter that is now required',
    'in: query, schema',
    'in: query, required: true, schema',
    ['The parameter `query fields` of `getThing` is now required.'],
  ],
  [
    'a new parameter that is required',
    `      x-repeat: adds\n`,
    `      x-repeat: adds\n      parameters: [{ name: site, in: query, required: true }]\n`,
    ['The parameter `query site` of `createThing` is now required.'],
  ],
  [
    'a parameter that takes less',
    'maxLength: 20',
    'maxLength: 10',
    ['`getThing query fields` is bounded closer: maxLength 10 instead of 20.'],
  ],
  [
    'a body that is now required',
    '      requestBody:\n',
    '      requestBody:\n        required: true\n',
    ['The body of `createThing` is now required.'],
  ],
  [
    'a member of a body that is now required',
    'required: [name]',
    'required: [name, color]',
    ['`NewThing.color` is now required.'],
  ],
  [
    'a member of a body that is gone',
    `        name: { type: string, maxLength: 50 }\n`,
    '',
    ['`NewThing.name` is no longer taken.'],
  ],
  [
    'a body whose member has another type',
    'count: { type: number',
    'count: { type: string',
    ['The type of `NewThing.count` is now string instead of number.'],
  ],
  [
    'a list of other items in a body',
    'items: { type: string }',
    'items: { type: boolean }',
    ['The type of `NewThing.tags` is now boolean instead of string.'],
  ],
  [
    'a closer bound in a body',
    'minimum: 0',
    'minimum: 1',
    ['`NewThing.count` is bounded closer: minimum 1 instead of 0.'],
  ],
  [
    'a new bound in a body',
    'type: number, minimum: 0',
    'type: number, minimum: 0, maximum: 9',
    ['`NewThing.count` is bounded closer: maximum 9 instead of no bound.'],
  ],
  ['fewer values in a body', 'enum: [RED, BLUE]', 'enum: [RED]', ['`Color` no longer takes `BLUE`.']],
  [
    'one form less in a body',
    `[{ $ref: '#/components/schemas/Round' }, { $ref`,
    '[{ $ref',
    ['`NewThing.shape` no longer takes the form `Round`.'],
  ],
  [
    'a member of an answer that is gone',
    `        note: { type: string }\n`,
    '',
    ['`Thing.note` is gone.', '`Created.note` is gone.'],
  ],
  [
    'a member of an answer that may be missing',
    'required: [id, state]',
    'required: [id]',
    ['`Thing.state` may now be missing.', '`Created.state` may now be missing.'],
  ],
  [
    'an answer whose member has another type',
    'note: { type: string }',
    `note: { type: [string, 'null'] }`,
    [
      'The type of `Thing.note` is now string or null instead of string.',
      'The type of `Created.note` is now string or null instead of string.',
    ],
  ],
  [
    'an identity that is taken away',
    '[visitor, member]',
    '[member]',
    ['The visitor may no longer call `getThing`.'],
  ],
  [
    'two identities that are taken away',
    '[visitor, member]',
    '[app]',
    ['The visitor and the member may no longer call `getThing`.'],
  ],
  [
    'an identity that is now needed',
    'x-identity: []',
    'x-identity: [member]',
    ['`open` now needs an identity: member.'],
  ],
  [
    'a member that fewer may give',
    '[visitor, member]',
    '[visitor, member]\n      x-elevated: { fields: [member] }',
    ['The visitor may no longer give `fields` of `getThing`.'],
  ],
  [
    'an error code that is gone',
    '[THING_GONE, THING_SHY]',
    '[THING_GONE]',
    ['`getThing` no longer lists the error code `THING_SHY`.'],
  ],
  [
    'another class of repeats',
    'x-repeat: adds',
    'x-repeat: never',
    ['A second identical call of `createThing` is now of class `never` instead of `adds`.'],
  ],
  [
    'an answer of another status',
    `        '200': { description: Nothing. }`,
    `        '204': { description: Nothing. }`,
    ['`open` no longer answers with 200.'],
  ],
  [
    'a notification that is gone',
    'thing_created:',
    'thing_made:',
    ['The notification `thing_created` is no longer described.'],
  ],
  [
    'a notification of another kind',
    'x-kind: created',
    'x-kind: plain',
    ['The notification `thing_created` is now of kind plain instead of created.'],
  ],
  [
    'a handler with another name',
    'onThingCreated',
    'onThing',
    ['The handler of `thing_created` is now called `onThing` instead of `onThingCreated`.'],
  ],
  [
    'a member of a payload that is gone',
    'properties: { at: { type: string } }',
    'properties: {}',
    ['`Created.at` is gone.'],
  ],
];

describe('a change that breaks a caller is reported in one sentence', () => {
  test.each(breaks)('%s', (_, from, to, sentences) => {
    const found = changes(from, to);
    expect(found.map(({ sentence }) => sentence)).toEqual(sentences);
    expect(found.every(({ breaking }) => breaking)).toBe(true);
  });

  test('a type that is gone', () => {
    const renamed = compare(read(yaml), read(yaml.replaceAll(/\bState\b/g, 'Condition')));
    expect(renamed).toEqual([
      {
        service: 'things',
        subject: 'State',
        sentence: 'The type `State` of `vitrine/things` is gone.',
        breaking: true,
      },
    ]);
  });

  test('a service that is gone', () => {
    expect(compare(read(yaml), {}).map(({ sentence }) => sentence)).toEqual([
      'The service `things` is gone.',
    ]);
  });
});
