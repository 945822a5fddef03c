/** A description with every form of OpenAPI 3.1 that can be expressed: one operation for each. */

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Schemas by the name of their form. */
const schemaForms: Readonly<Record<string, object>> = {
  text,
  formats: {
    type: 'object',
    properties: Object.fromEntries(
      [
        'date-time',
        'date',
        'time',
        'uuid',
        'email',
        'uri',
        'hostname',
        'ipv4',
        'ipv6',
        'byte',
        'password',
      ].map((format) => [`of ${format}`, { type: 'string', format }]),
    ),
  },
  'text-lengths': { type: 'string', minLength: 2, maxLength: 5 },
  pattern: { type: 'string', pattern: '^[A-Z]{2}-\\d+$', examples: ['AB-12'] },
  'text-enum': { type: 'string', enum: ['small', 'large', "it's"] },
  'text-const': { type: 'string', const: 'fixed' },
  integers: {
    type: 'object',
    properties: { short: { type: 'integer', format: 'int32' }, long: { type: 'integer', format: 'int64' } },
  },
  bounds: { type: 'number', minimum: 1, maximum: 9 },
  'exclusive-bounds': { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 9 },
  multiple: { type: 'integer', minimum: 0, maximum: 100, multipleOf: 5 },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  'type-or-null': { type: ['string', 'null'] },
  'one-of-null': { oneOf: [{ type: 'object', properties: { a: text } }, { type: 'null' }] },
  'several-types': { type: ['string', 'integer', 'boolean'] },
  list: { type: 'array', items: { type: 'integer' } },
  'list-bounds': { type: 'array', items: text, minItems: 1, maxItems: 4, uniqueItems: true },
  tuple: { type: 'array', prefixItems: [text, { type: 'integer' }], items: false },
  'list-of-lists': { type: 'array', items: { type: 'array', items: { type: 'array', items: text } } },
  object: { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, note: text } },
  'any-members': { type: 'object', additionalProperties: true },
  map: { type: 'object', additionalProperties: { type: 'number' } },
  closed: { type: 'object', properties: { a: text }, additionalProperties: false },
  open: { type: 'object', required: ['a'], properties: { a: text }, additionalProperties: text },
  nested: {
    type: 'object',
    properties: {
      inner: {
        type: 'object',
        required: ['deep'],
        properties: { deep: { type: 'object', properties: { a: text } } },
      },
    },
  },
  'nested-open': {
    type: 'object',
    properties: {
      inner: { type: 'object', properties: { a: text }, additionalProperties: { type: 'string' } },
    },
  },
  all: { allOf: [ref('object'), { type: 'object', required: ['more'], properties: { more: text } }] },
  any: { anyOf: [ref('object'), text] },
  one: { oneOf: [{ type: 'integer' }, ref('closed')] },
  discriminated: {
    oneOf: [ref('round-shape'), ref('square-shape')],
    discriminator: {
      propertyName: 'kind',
      mapping: { round: '#/components/schemas/round-shape', square: '#/components/schemas/square-shape' },
    },
  },
  recursive: {
    type: 'object',
    properties: { name: text, children: { type: 'array', items: ref('recursive') } },
  },
  mutual: { type: 'object', properties: { other: ref('mutual-other') } },
  'reference-with-siblings': {
    type: 'object',
    properties: { object: { ...ref('object'), description: 'Beside a reference.' } },
  },
  defaults: {
    type: 'object',
    properties: {
      size: { type: 'integer', default: 3 },
      color: { type: 'string', enum: ['red', 'blue'], default: 'red' },
    },
  },
  'read-only': {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { ...text, readOnly: true }, name: text, secret: { ...text, writeOnly: true } },
  },
  'integer-enum': { type: 'integer', enum: [1, 2, 3] },
  'enum-with-null': { type: ['string', 'null'], enum: ['a', null] },
  'other-consts': { type: 'object', properties: { on: { const: true }, level: { const: 7 } } },
  anything: {},
  'list-of-anything': { type: 'array', items: {} },
  documented: {
    type: 'object',
    title: 'Documented',
    description: 'Ends a comment: */ and goes on.',
    deprecated: true,
    properties: { a: { ...text, description: 'Of a */ member.', examples: ['x'] } },
    examples: [{ a: 'x' }],
  },
  encoded: { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
  'odd-members': {
    type: 'object',
    required: ['1st'],
    properties: { '1st': text, 'a-b': text, 'x.y': text, class: text, 'with space': text },
  },
  'member-count': { type: 'object', additionalProperties: text, minProperties: 1, maxProperties: 3 },
  'prefixed-members': { type: 'object', patternProperties: { '^options\\..+$': text } },
  // Names that generated code or the language uses.
  Error: { type: 'object', properties: { message: text } },
  Record: { type: 'object', properties: { id: text } },
  Reply: { type: 'object', properties: { id: text } },
};

/** Schemas that the forms name. */
const others = {
  'round-shape': {
    type: 'object',
    required: ['kind', 'radius'],
    properties: { kind: { const: 'round' }, radius: { type: 'number' } },
  },
  'square-shape': {
    type: 'object',
    required: ['kind', 'side'],
    properties: { kind: { const: 'square' }, side: { type: 'number' } },
  },
  'mutual-other': { type: 'object', properties: { back: ref('mutual') } },
};

const json = (schema: object) => ({ 'application/json': { schema } });
const ok = { '200': { description: 'Done.', content: json(ref('object')) } };
const sent = { required: true, content: json(ref('object')) };

/** Paths by the form of their operation. */
const operationForms: Readonly<Record<string, object>> = {
  '/query': {
    get: {
      operationId: 'search-things',
      parameters: [
        { name: 'q', in: 'query', required: true, schema: text },
        { name: 'sizes', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
        { name: 'order', in: 'query', schema: { type: 'string', enum: ['up', 'down'], default: 'up' } },
        { name: 'page-size', in: 'query', schema: { type: 'integer', maximum: 50 } },
        { $ref: '#/components/parameters/limit' },
        { name: 'offset', in: 'query', schema: { type: 'integer' } },
        { name: 'X-Trace', in: 'header', schema: text },
      ],
      responses: ok,
    },
  },
  '/things/{thing-id}/parts/{part}': {
    parameters: [
      { name: 'thing-id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'part', in: 'path', required: true, schema: { type: 'string', enum: ['top', 'base'] } },
    ],
    get: { responses: ok },
    put: { operationId: 'replacePart', requestBody: sent, responses: ok },
    patch: {
      operationId: 'changePart',
      'x-repeat': 'same',
      'x-invalidates': ['searchThings'],
      'x-identity': ['visitor', 'member'],
      'x-errors': ['PART_GONE'],
      requestBody: sent,
      responses: ok,
    },
    delete: { operationId: 'deletePart', deprecated: true, responses: { '204': { description: 'Gone.' } } },
  },
  '/bodies/optional': {
    post: { operationId: 'maybeBody', requestBody: { content: json(ref('object')) }, responses: ok },
  },
  '/bodies/inline': {
    post: {
      operationId: 'inlineBody',
      requestBody: { required: true, content: json({ type: 'object', properties: { a: text } }) },
      responses: {
        '200': {
          description: 'Inline.',
          content: json({ type: 'array', items: { type: 'object', properties: { b: text } } }),
        },
      },
    },
  },
  '/bodies/shared': {
    post: {
      operationId: 'sharedBody',
      requestBody: { $ref: '#/components/requestBodies/thing' },
      responses: { '200': { $ref: '#/components/responses/thing' } },
    },
  },
  '/responses/created': {
    post: {
      operationId: 'created',
      requestBody: sent,
      responses: {
        '201': { description: 'Made.', content: json(ref('object')) },
        '202': { description: 'Later.', content: json(ref('map')) },
        '4XX': { description: 'Wrong.', content: { 'application/problem+json': { schema: ref('Error') } } },
      },
    },
  },
  '/responses/range': {
    get: {
      operationId: 'range',
      responses: {
        '2XX': { description: 'Any.', content: json(ref('object')) },
        default: { description: 'Wrong.', content: json(ref('Error')) },
      },
    },
  },
  '/responses/default': {
    get: {
      operationId: 'byDefault',
      responses: {
        default: {
          description: 'Any.',
          content: { 'application/vnd.api+json; charset=utf-8': { schema: ref('object') } },
        },
      },
    },
  },
  '/responses/text': {
    get: {
      operationId: 'asText',
      responses: { '200': { description: 'Text.', content: { 'text/plain': { schema: text } } } },
    },
  },
  '/responses/file': {
    get: {
      operationId: 'asFile',
      responses: { '200': { description: 'A picture.', content: { 'image/png': {} } } },
    },
  },
  '/responses/several': {
    get: {
      operationId: 'asSeveral',
      responses: {
        '200': { description: 'Either.', content: { 'text/csv': { schema: text }, ...json(ref('object')) } },
      },
    },
  },
  '/responses/none': { get: { operationId: 'nothing', responses: { '204': { description: 'Nothing.' } } } },
  '/callbacks': {
    post: {
      operationId: 'subscribe',
      requestBody: sent,
      callbacks: {
        event: { '{$request.body#/url}': { post: { responses: { '200': { description: 'Heard.' } } } } },
      },
      responses: {
        '200': {
          description: 'Done.',
          links: { next: { operationId: 'asText' } },
          content: json(ref('object')),
        },
      },
    },
  },
};

/** The description, as an object. */
export const formsDescription = (): object => ({
  openapi: '3.1.0',
  info: { title: 'Forms', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'https://forms.example.org' }],
  security: [{ token: [] }],
  tags: [{ name: 'forms' }],
  paths: {
    ...Object.fromEntries(
      Object.keys(schemaForms).map((name) => [
        `/schemas/${name}`,
        {
          post: {
            operationId: `echo-${name}`,
            tags: ['forms'],
            requestBody: { required: true, content: json(ref(name)) },
            responses: { '200': { description: 'The same.', content: json(ref(name)) } },
          },
        },
      ]),
    ),
    ...operationForms,
  },
  webhooks: { changed: { post: { requestBody: sent, responses: { '200': { description: 'Heard.' } } } } },
  components: {
    schemas: { ...schemaForms, ...others },
    parameters: { limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
    requestBodies: { thing: sent },
    responses: { thing: { description: 'The thing.', content: json(ref('object')) } },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});
