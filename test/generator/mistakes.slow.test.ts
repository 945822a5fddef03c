import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { Problem } from '../../scripts/generate/problem.ts';
import { ProjectCopy } from '../../scripts/generate/testing.ts';
import { project } from '../../scripts/steps/step.ts';
import { someOf } from '../setup/counts.ts';

/** Files and folders of the project that generation and lint read. */
const read = ['spec', 'scripts/redocly', 'package.json', 'redocly.yaml'];

/** A mistake, its file, a text of the file, the replacement with the mistake, and the expected message. */
type Mistake = readonly [what: string, file: string, from: string | RegExp, to: string, message: RegExp];

/** Mistakes, grouped by the part of the generator that reports them. */
const stopping: Readonly<Record<string, readonly Mistake[]>> = {
  syntax: [
    [
      'a bracket that is not closed',
      'carts',
      /^info:/m,
      'info: [\nbroken',
      /^spec\/carts\.yaml:\d+: this is not valid YAML: .*\n\n.*\n> +\d+ \|/,
    ],
    [
      'a tab as indentation',
      'carts',
      'info:\n  title',
      'info:\n\ttitle',
      /^spec\/carts\.yaml:3: this is not valid YAML: .*tab/is,
    ],
    [
      'a duplicate key',
      'carts',
      '  title: Carts\n',
      '  title: Carts\n  title: Basket\n',
      /^spec\/carts\.yaml:4: this is not valid YAML: Map keys must be unique/,
    ],
  ],
  references: [
    [
      'a reference to a component that another file does not have',
      'carts',
      'errors.yaml#/components/responses/Unauthorized',
      'errors.yaml#/components/responses/Nowhere',
      /^spec\/carts\.yaml:\d+: the reference "shared\/errors\.yaml#\/components\/responses\/Nowhere" has no target: spec\/shared\/errors\.yaml has no "Nowhere" there\.\n\n[^]*> +\d+ \| .*Nowhere/,
    ],
    [
      'a reference to a component that its file does not have',
      'carts',
      "'#/components/schemas/CartResponse'",
      "'#/components/schemas/CartRespons'",
      /^spec\/carts\.yaml:\d+: the reference .* spec\/carts\.yaml has no "CartRespons" there\./,
    ],
    [
      'a reference to a file that does not exist',
      'carts',
      'shared/errors.yaml#/components/headers/RequestId',
      'shared/error.yaml#/components/headers/RequestId',
      /^spec\/carts\.yaml:\d+: the reference .* there is no file spec\/shared\/error\.yaml\./,
    ],
  ],
  schemas: [
    [
      'a type that does not exist',
      'carts',
      /(LineItemQuantityUpdate:\n +type: )object/,
      '$1strin',
      /^spec\/carts\.yaml:\d+: "strin" is not a type\. Known: string, number, .*\n\n[^]*> +\d+ \| +type: strin/,
    ],
    [
      'a misspelt keyword of a schema',
      'carts',
      'maxLength',
      'maxLenght',
      /^spec\/carts\.yaml:\d+: "maxLenght" is not a schema keyword .* Did you mean "maxLength"\?/,
    ],
    [
      'a pattern without a format',
      'oauth2',
      /^ {2}schemas:\n/m,
      "  schemas:\n    Code: { type: string, description: Six digits., pattern: '^[0-9]{6}' }\n",
      /^spec\/oauth2\.yaml:\d+: a "pattern" needs a "format" beside it/,
    ],
    [
      'a bound that is not a number',
      'carts',
      /maxItems: \d+/,
      'maxItems: many',
      /^spec\/carts\.yaml:\d+: "maxItems" must be integer\./,
    ],
    [
      'a negative length',
      'carts',
      /minLength: \d+/,
      'minLength: -1',
      /^spec\/carts\.yaml:\d+: "minLength" must be >= 0\./,
    ],
    [
      'a required member in place of a list of them',
      'carts',
      'required: [id, quantity]',
      'required: id',
      /^spec\/carts\.yaml:\d+: "required" must be array\./,
    ],
    [
      'a list without the schema of its entries',
      'carts',
      /\n +items: \{ \$ref: '#\/components\/schemas\/LineItemQuantityUpdate' \}/,
      '',
      /^spec\/carts\.yaml:\d+: a list needs "items"/,
    ],
    [
      'a list without an upper bound',
      'carts',
      /\n +maxItems: \d+/,
      '',
      /^spec\/carts\.yaml:\d+: a list needs "maxItems"/,
    ],
  ],
  bodies: [
    [
      'a response without an example',
      'catalog-v2',
      /\n {14}examples:\n {16}linen:[^]*?(?=\n {8}'400')/,
      '',
      /^spec\/catalog-v2\.yaml:\d+: the response "200" needs a named example/,
    ],
    [
      'a request without an example',
      'carts',
      /\n {12}examples:\n {14}coupon:[^]*?(?=\n {6}responses:)/,
      '',
      /^spec\/carts\.yaml:\d+: the body of a request needs a named example/,
    ],
    [
      'a body that is not JSON',
      'carts',
      'application/json:',
      'text/json:',
      /^spec\/carts\.yaml:\d+: a body must be "application\/json"; the generators ignore "text\/json"\./,
    ],
    [
      'a body without a named schema',
      'carts',
      "schema: { $ref: '#/components/schemas/CartResponse' }",
      'schema: { type: object }',
      /GET \/v1\/carts\/current: every body needs a named schema under components\/schemas/,
    ],
  ],
  'paths and methods': [
    [
      'a path parameter that is not declared',
      'catalog-v2',
      /\/v2\/collections\/\{id\}:/,
      '/v2/collections/{id}/{part}:',
      /\(getCollection\): the path has "\{part\}", which "parameters" does not declare\. Add "- \{ name: part, in: path/,
    ],
    [
      'a path parameter that the path does not have',
      'catalog-v2',
      /\/v2\/collections\/\{id\}:/,
      '/v2/collections/one:',
      /\(getCollection\): "parameters" declares "id" in the path, which has no "\{id\}"\./,
    ],
    [
      'a method that does not exist',
      'catalog-v2',
      /(\{id\}:\n +)get:/,
      '$1gett:',
      /spec\/catalog-v2\.yaml: \/v2\/collections\/\{id\}: "gett" is not a method\. Known: get, post/,
    ],
    [
      'an operation without a success response',
      'catalog-v2',
      "'200':",
      "'409':",
      /\(getCollection\): "responses" has no success response/,
    ],
    [
      'an operation without a name',
      'catalog-v2',
      '      operationId: getCollection\n',
      '',
      /GET \/v2\/collections\/\{id\} has no operationId\./,
    ],
    [
      'an operationId that is used twice',
      'catalog-v2',
      'operationId: getCollection\n',
      'operationId: getCurrentCart\n',
      /"getCurrentCart" is used twice: spec\/carts\.yaml \(GET \/v1\/carts\/current\) and spec\/catalog-v2\.yaml/,
    ],
  ],
  extensions: [
    [
      'an operation without a repeat class',
      'carts',
      /\n +x-repeat: \w+/,
      '',
      /needs "x-repeat", one of read, same, adds, never/,
    ],
    [
      'an unknown extension',
      'carts',
      'x-invalidates:',
      'x-invalidate:',
      /"x-invalidate" is not an extension of an operation\. Known: x-identity/,
    ],
    [
      'an identity that does not exist',
      'carts',
      /x-identity: \[visitor/,
      'x-identity: [guest',
      /"guest" is not allowed in "x-identity". Known: visitor, member, owner, app/,
    ],
    [
      'invalidating an operation that does not exist',
      'carts',
      /x-invalidates: \[/,
      'x-invalidates: [getNothing, ',
      /invalidates "getNothing", which is not a read of any service/,
    ],
  ],
  advice: [
    [
      'a code without advice',
      'carts',
      'x-errors: [OWNED_CART_NOT_FOUND]',
      'x-errors: [CART_ON_FIRE]',
      /The operation "getCurrentCart" lists "CART_ON_FIRE", for which spec\/errors\.yaml has no advice\. Add it/,
    ],
    [
      'a status without advice',
      'carts',
      /'404':/,
      "'418':",
      /may return 418, for which spec\/errors\.yaml has no advice/,
    ],
    [
      'advice for a code that is not in use',
      'errors',
      'codes: [CURRENT_CART_NOT_FOUND, OWNED_CART_NOT_FOUND]',
      'codes: [CURRENT_CART_NOT_FOUND, OWNED_CART_NOT_FOUND, OLD]',
      /messages, cart\.none: the code "OLD" is not in use/,
    ],
    [
      'advice of a kind that does not exist',
      'errors',
      'advice: read-back',
      'advice: pray',
      /"pray" is not a kind of advice\. Known: nothing, retry, wait/,
    ],
    [
      'two pieces of advice for one status',
      'errors',
      'statuses: [404]',
      'statuses: [404, 403]',
      /messages, call\.notFound: "403" already has advice in call\.forbidden/,
    ],
    [
      'a sign-in error for a code that the call does not list',
      'errors',
      "'-19995': emailAlreadyExists",
      "'-1': emailAlreadyExists",
      /signIn, register: the operation does not list "-1" in "x-errors"/,
    ],
  ],
};

const nothingIn = (copy: ProjectCopy) => [
  existsSync(join(copy.root, 'generated')),
  readdirSync(copy.root).filter((name) => name.startsWith('generating-')),
];

/** The message of `generate` for a project after a change. Checks that no file is written. */
const refusalOf = async (spoil: (copy: ProjectCopy) => void): Promise<unknown> => {
  using copy = new ProjectCopy(read);
  spoil(copy);
  const problem = await generate(copy.root, join(copy.root, 'generated'), 0).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(nothingIn(copy)).toEqual([false, []]);
  const { message } = problem as Problem;
  expect(message).not.toContain(copy.root);
  expect(message).not.toContain('bundling');
  return message;
};

describe('a mistake stops generation with a message that names it, and nothing is written', () => {
  // Only a change of the generator can lose a message, so `npm test` makes one mistake of each kind.
  test.each(Object.values(stopping).flatMap((kind) => someOf(kind)))(
    '%s',
    async (_what, file, from, to, message) => {
      expect(await refusalOf((copy) => copy.edit(`spec/${file}.yaml`, from, to))).toMatch(message);
    },
  );

  test('the text that each mistake replaces is in its file', () => {
    const missing = Object.values(stopping)
      .flat()
      .filter(
        ([, file, from]) => readFileSync(join(project, `spec/${file}.yaml`), 'utf8').split(from).length < 2,
      );
    expect(missing.map(([what]) => what)).toEqual([]);
  });

  test('a description that the manifest does not list', async () => {
    expect(
      await refusalOf((copy) => copy.write('spec/extra.yaml', copy.read('spec/catalog-v2.yaml'))),
    ).toMatch(
      /spec\/extra\.yaml is not listed in redocly\.yaml\. Add under "apis": "extra: \{ root: spec\/extra\.yaml \}"/,
    );
  });
});

/** Mistakes that the lint reports, at different places of one file. */
const linted: readonly (readonly [what: string, from: string | RegExp, to: string, message: RegExp])[] = [
  [
    'an example that does not fit its schema',
    'numberOfProducts: 6',
    'numberOfProducts: six',
    /Example value must conform to the schema: `numberOfProducts` property type must be/,
  ],
  [
    'a tag that the file does not declare',
    'tags: [Collections]',
    'tags: [Collection]',
    /operation-tag-defined/,
  ],
  [
    'a misspelt member of an operation',
    'summary: Get a collection\n',
    'sumary: Get a collection\n',
    /Property `sumary` is not expected here\./,
  ],
  [
    'a schema that nothing uses',
    /^ {2}schemas:\n/m,
    '  schemas:\n    Forgotten: { type: object, description: A leftover., required: [none] }\n',
    /Component: "Forgotten" is never used\./,
  ],
];

describe('the lint reports a mistake that generation accepts', () => {
  let found = '';
  beforeAll(() => {
    using copy = new ProjectCopy(read);
    for (const [, from, to] of linted) copy.edit('spec/catalog-v2.yaml', from, to);
    try {
      execFileSync(join(copy.root, 'node_modules/.bin/redocly'), ['lint', 'catalog-v2', '--format=stylish'], {
        cwd: copy.root,
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
      found = String(Reflect.get(Object(error), 'stdout'));
    }
  });

  test.each(linted)('%s', (_what, _from, _to, message) => {
    expect(found.replaceAll(/\s+/g, ' ')).toMatch(message);
  });
});
