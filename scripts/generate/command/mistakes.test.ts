import { expect, test } from 'vitest';
import { ProgramFolder } from './testing/folder.ts';

const backend = `openapi: 3.1.0
info: { title: Backend, version: 1.0.0 }
paths:
  /notes/{noteId}:
    get:
      operationId: getNote
      parameters:
        - { name: noteId, in: path, required: true, schema: { type: string } }
        - { name: sort, in: query, schema: { type: string } }
      responses:
        '200':
          description: The note.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Note' }
    put:
      operationId: putNote
      x-repeat: same
      parameters:
        - { name: noteId, in: path, required: true, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Note' }
      responses: { '204': { description: Kept. } }
components:
  schemas:
    Note:
      type: object
      properties:
        text: { type: string, maxLength: 20 }
`;

/** A mistake: a text of the description, its replacement, the line, and the sentence. */
const mistakes: readonly (readonly [
  what: string,
  from: string,
  to: string,
  line: number,
  sentence: string,
])[] = [
  ['a bracket that is not closed', 'title: Backend,', 'title: [Backend,', 2, 'this is not valid YAML: '],
  [
    'a description in OpenAPI 3.0',
    '3.1.0\ninfo',
    '3.0.3\ninfo',
    1,
    'only OpenAPI 3.1 can be read, not "3.0.3".',
  ],
  [
    'a description in OpenAPI 2.0',
    'openapi: 3.1.0',
    "swagger: '2.0'",
    1,
    'only OpenAPI 3.1 can be read, not "2.0".',
  ],
  [
    'a reference without a target',
    "schemas/Note' }\n    put",
    "schemas/Not' }\n    put",
    15,
    'the reference "#/components/schemas/Not" has no target: my-backend.yaml has no "Not" there.',
  ],
  [
    'a misspelt keyword',
    'maxLength',
    'maxLenght',
    31,
    '"maxLenght" is not a keyword of a schema. Did you mean "maxLength"?',
  ],
  [
    'a type that does not exist',
    'type: object',
    'type: record',
    29,
    '"record" is not a type. Known: string,',
  ],
  ['a bound that is not a number', 'maxLength: 20', 'maxLength: long', 31, '"maxLength" must be integer.'],
  [
    'a schema that no type can express',
    'type: object\n',
    'if: { required: [text] }\n      type: object\n',
    29,
    '"if" cannot be expressed in a type. Describe each case as a schema of "oneOf".',
  ],
  [
    'a nullable of OpenAPI 3.0',
    'maxLength: 20',
    'nullable: true',
    31,
    '"nullable" cannot be expressed in a type. OpenAPI 3.1 writes "type: [string, \'null\']".',
  ],
  [
    'a body that is not JSON',
    'application/json:\n            schema',
    'multipart/form-data:\n            schema',
    24,
    'a body of the type "multipart/form-data" cannot be sent: the client writes bodies as "application/json".',
  ],
  [
    'an object in the query',
    'in: query, schema: { type: string }',
    'in: query, style: deepObject, schema: { type: object }',
    9,
    'the parameter "sort" has the style "deepObject". The client writes "form".',
  ],
  [
    'a list with commas',
    'in: query, schema: { type: string }',
    'in: query, explode: false, schema: { type: array, items: { type: string } }',
    9,
    'the parameter "sort" is a list with "explode: false". The client repeats the name for each entry.',
  ],
  [
    'a parameter in a cookie',
    'name: sort, in: query',
    'name: sort, in: cookie',
    9,
    'the parameter "sort" is in "cookie", where the client cannot send it.',
  ],
  [
    'a path parameter that is not declared',
    '/notes/{noteId}:',
    '/notes/{noteId}/{part}:',
    6,
    'getNote: the path has "{part}", which "parameters" does not declare. Add ',
  ],
  [
    'a misspelt extension',
    'x-repeat',
    'x-repaet',
    18,
    '"x-repaet" is not an extension. Did you mean "x-repeat"?',
  ],
  [
    'an unknown repeat class',
    'x-repeat: same',
    'x-repeat: often',
    17,
    'putNote needs "x-repeat", one of read, same, adds, never (see spec/README.md).',
  ],
  [
    'a change that invalidates nothing',
    'x-repeat: same',
    'x-invalidates: [listNotes]',
    18,
    '"putNote" invalidates "listNotes", which is not a read.',
  ],
  [
    'an operation id that is used twice',
    'operationId: putNote',
    'operationId: getNote',
    17,
    'the operationId "getNote" is used twice. Rename one of them.',
  ],
  [
    'an operation without a success',
    "'204'",
    "'404'",
    25,
    '"putNote" has no success response, such as "\'200\'".',
  ],
  [
    'a method that no client has',
    '    put:',
    '    trace:',
    17,
    '"trace" of a path cannot be expressed. Known: get,',
  ],
  [
    'a keyword of the language as a name',
    'operationId: putNote',
    'operationId: delete',
    17,
    '"delete" cannot be the name of a function. Choose another operationId.',
  ],
  ...['await', 'arguments', 'public', 'queryOf', 'request-body', 'undefined'].map(
    (id): (typeof mistakes)[number] => [
      `the name "${id}", which generated code cannot have`,
      'operationId: putNote',
      `operationId: ${id}`,
      17,
      `"${id.replace('-b', 'B')}" cannot be the name of a function. Choose another operationId.`,
    ],
  ),
  ...['useGetNote', 'getNoteQuery', 'use-get-note-suspense'].map((id): (typeof mistakes)[number] => [
    `the name of the hook or query "${id}"`,
    'operationId: putNote',
    `operationId: ${id}`,
    17,
    'is also the name of a function that is generated for "getNote". Rename one of them.',
  ]),
  [
    'a path of Windows in a reference',
    "'#/components/schemas/Note' }\n    put",
    "'.\\schemas\\note.yaml' }\n    put",
    15,
    'the reference ".\\schemas\\note.yaml" is a path of Windows. Write the path from this file on, with "/".',
  ],
  [
    'an absolute path of Windows in a reference',
    "'#/components/schemas/Note' }\n    put",
    "'C:\\note.yaml' }\n    put",
    15,
    'the reference "C:\\note.yaml" is a path of Windows. Write the path from this file on, with "/".',
  ],
];

test.each(mistakes)(
  '%s is printed with file, line, sentence and excerpt',
  async (_, from, to, line, sentence) => {
    expect(backend).toContain(from);
    using program = new ProgramFolder({ 'my-backend.yaml': backend.replace(from, to) });
    const { code, out, err } = await program.generate('my-backend.yaml', '--out', 'client');
    expect([code, out]).toEqual([1, '']);
    const [first = '', empty, ...excerpt] = err.split('\n');
    expect(first).toContain(`Nothing was written. my-backend.yaml:${line}: `);
    expect(first).toContain(sentence);
    expect([empty, excerpt.filter((text) => text.startsWith('>')).length]).toEqual(['', 1]);
    expect(program.names()).toEqual(['my-backend.yaml']);
  },
);

const overlay = `overlay: 1.0.0
info: { title: Corrections, version: 1.0.0 }
extends: vitrine/spec/carts.yaml
actions:
  - target: $.paths['/v1/carts/current'].get
    update: { summary: Read the cart }
`;

test.each([
  [
    'an overlay of another version',
    '1.0.0\ninfo',
    '2.0.0\ninfo',
    1,
    'an overlay begins with "overlay: 1.0.0".',
  ],
  [
    'a description that is not shipped',
    'carts.yaml',
    'baskets.yaml',
    3,
    'the package has no description "vitrine/spec/baskets.yaml".',
  ],
  ['a target that is not a JSONPath', '.get', '.[get', 5, 'is not a JSONPath: '],
  [
    'a target that nothing matches',
    '].get',
    '].head',
    5,
    'nothing matches the target "$.paths[\'/v1/carts/current\'].head".',
  ],
  [
    'an action without an update',
    'update: { summary: Read the cart }',
    'description: Nothing',
    5,
    'an action needs "update", with the corrected members, or "remove: true".',
  ],
  [
    'a misspelt member of an action',
    'update:',
    'updates:',
    6,
    '"updates" is not known here. Known: target, description, update, remove.',
  ],
  [
    'a correction that is wrong itself',
    'summary: Read the cart',
    'x-repeat: often',
    6,
    'needs "x-repeat", one of',
  ],
  [
    'a text in place of an object',
    '].get',
    '].get.summary',
    5,
    'the target is "Get the current cart", but an action updates an object or a list.',
  ],
])('%s is printed with its place in the overlay', async (_, from, to, line, sentence) => {
  expect(overlay).toContain(from);
  using program = new ProgramFolder({ 'fixes.yaml': overlay.replace(from, to) });
  const { code, err } = await program.generate('--overlay', 'fixes.yaml', '--out', 'client');
  expect(code).toBe(1);
  expect(err.split('\n')[0]).toContain(`Nothing was written. fixes.yaml:${line}: `);
  expect(err.split('\n')[0]).toContain(sentence);
  expect(program.names()).toEqual(['fixes.yaml']);
});

test('a file of JSON that is not closed is called JSON', async () => {
  using program = new ProgramFolder({ 'my-backend.json': '{ "openapi": "3.1.0"' });
  expect((await program.generate('my-backend.json', '--out', 'client')).err).toContain(
    'my-backend.json:1: this is not valid JSON: ',
  );
});

test('a missing file, and a file with the name of a service of the platform, are refused by name', async () => {
  using program = new ProgramFolder({ 'carts.yaml': backend });
  expect((await program.generate('my-backend.yaml', '--out', 'client')).err).toBe(
    'Nothing was written. There is no file my-backend.yaml.',
  );
  expect((await program.generate('carts.yaml', '--out', 'client')).err).toBe(
    'Nothing was written. carts.yaml: the platform has a service of this name. Rename the file.',
  );
});
