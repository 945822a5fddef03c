import type { Description, SchemaNode } from './description.ts';
import { isNode, receivedReferences, referenceOf, sentReferences } from './reached.ts';

/** Rules of a value that are not checked in answers. */
const unchecked: ReadonlySet<string> = new Set(
  (
    'enum const format pattern minLength maxLength minItems maxItems uniqueItems minimum maximum exclusiveMinimum ' +
    'exclusiveMaximum multipleOf minProperties maxProperties'
  ).split(' '),
);

/** Members of a schema that consists of others. */
const composed = ['properties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf', 'items', '$ref'];

/** The member that tells notifications apart: its constant stays. */
const KIND = 'eventType';

/** End of the name of a message in answers, if callers send the message too. */
const RECEIVED = 'Received';

const pageFacts = ['metadata', 'pagingMetadata', 'metaData', 'total', 'totalResults'];

/** The list that a page is: the only list of a message that tells its position. */
const pageList = (properties: Record<string, unknown>): string | undefined => {
  const lists = Object.keys(properties).filter(
    (name) => isNode(properties[name]) && 'items' in properties[name],
  );
  return lists.length === 1 && pageFacts.some((name) => name in properties) ? lists[0] : undefined;
};

/** The loose description, and the names of its messages that the platform sends. */
export interface LooseDescription<Given> {
  readonly description: Given;
  readonly received: ReadonlySet<string>;
}

/**
 * The description for the zod schemas of answers, which read tolerantly: of the members that `required` names, only
 * ids, the list of a page, and the event type of a notification stay required. Enumerations are open, formats and bounds are not checked.
 * A message that callers send too gets a loose copy; requests are checked as described.
 */
export const withLooseAnswers = <Given extends object>(given: Given): LooseDescription<Given> => {
  const { components, paths, webhooks } = given as Description;
  const schemas = { ...(components?.['schemas'] as Record<string, SchemaNode> | undefined) };
  const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';
  const isSchema = (reference: string): boolean => reference.startsWith('#/components/schemas/');
  const sent = new Set([...sentReferences(given)].filter(isSchema).map(nameOf));
  const reached = [...receivedReferences(given)].filter(isSchema).map(nameOf);

  const isMessage = (name: string): boolean => {
    const schema = schemas[name];
    return isNode(schema) && (schema['type'] === 'object' || composed.some((key) => key in schema));
  };

  const loose = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(loose);
    if (!isNode(node)) return node;
    const reference = referenceOf(node);
    if (reference !== undefined && isSchema(reference)) {
      const name = nameOf(reference);
      if (!isMessage(name)) return loose(schemas[name]);
      return sent.has(name) ? { ...node, $ref: `${reference}${RECEIVED}` } : node;
    }
    // A decimal is a text, and in older answers a number.
    if (node['format'] === 'decimal') return { type: ['string', 'number'] };
    const {
      required,
      properties,
      additionalProperties,
      examples: _e,
      example: _x,
      default: _d,
      ...rest
    } = node;
    const entries = Object.entries(rest).flatMap(([key, value]) =>
      unchecked.has(key)
        ? []
        : [[key, key === 'description' ? value : value === 'integer' ? 'number' : loose(value)]],
    );
    const kept =
      isNode(properties) && Array.isArray(required)
        ? required.filter((name) => staysRequired(properties, String(name)))
        : [];
    return {
      ...Object.fromEntries(entries),
      ...(isNode(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key, key === KIND ? value : loose(value)]),
        ),
      }),
      ...(isNode(additionalProperties) && { additionalProperties: loose(additionalProperties) }),
      ...(kept.length > 0 && { required: kept }),
    };
  };

  const received = new Set<string>();
  const loosened = Object.fromEntries(
    reached.filter(isMessage).map((name) => {
      const own = sent.has(name) ? `${name}${RECEIVED}` : name;
      received.add(own);
      return [own, loose(schemas[name])];
    }),
  );
  const answers = (item: unknown): unknown =>
    isNode(item)
      ? Object.fromEntries(
          Object.entries(item).map(([key, value]) =>
            isNode(value) && isNode(value['responses'])
              ? [key, { ...value, responses: contents(value['responses'], loose) }]
              : [key, value],
          ),
        )
      : item;
  const description = {
    ...given,
    ...(paths && {
      paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, answers(item)])),
    }),
    ...(webhooks !== undefined && { webhooks }),
    components: {
      ...components,
      schemas: { ...schemas, ...loosened },
      ...(isNode(components?.['responses']) && { responses: contents(components['responses'], loose) }),
    },
  };
  return { description: description as Given, received };
};

const staysRequired = (properties: Record<string, unknown>, name: string): boolean => {
  const member = properties[name];
  return (
    name === 'id' || name === pageList(properties) || (name === KIND && isNode(member) && 'const' in member)
  );
};

/** The responses with loose schemas in their contents; examples stay. */
const contents = (
  responses: Record<string, unknown>,
  loose: (schema: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      if (!isNode(response) || !isNode(response['content'])) return [status, response];
      const content = Object.entries(response['content']).map(([media, value]) =>
        isNode(value) && 'schema' in value
          ? [media, { ...value, schema: loose(value['schema']) }]
          : [media, value],
      );
      return [status, { ...response, content: Object.fromEntries(content) as unknown }];
    }),
  );

/** Changes the zod schemas of received messages: unknown members stay, and `null` stands for an absent member. */
export const looseSchemas = (text: string, received: ReadonlySet<string>): string =>
  text
    .split(/(?=\nexport const )/)
    .map((block) => {
      const name = /^\nexport const (\w+)/.exec(block)?.[1] ?? '';
      return received.has(name)
        ? block.replaceAll('zod.object(', 'zod.looseObject(').replaceAll('zod.optional(', 'zod.nullish(')
        : block;
    })
    .join('');
