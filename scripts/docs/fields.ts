import { type Description, follow, type SchemaNode } from '../generate/nodes.ts';
import { escape } from './layout.ts';
import { inline } from './markdown.ts';

/** Depth to which a page shows the fields of a message; the page of all messages shows deeper fields. */
const deepest = 4;

/** One field as a page lists it. */
interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
  readonly description?: string | undefined;
}

/** Parameters as a list of fields. */
export const parameterList = (
  description: Description,
  parameters: readonly { name: string; required?: boolean; description?: string; schema?: object }[],
): string =>
  list(
    description,
    parameters.map(({ name, required = false, schema = {}, description: about }) => ({
      name,
      required,
      schema: schema as SchemaNode,
      description: about,
    })),
    [],
  );

/** The fields of a named message and of the messages in it; empty if it has none. */
export const fieldList = (description: Description, name: string, above: readonly string[] = []): string => {
  const schema = named(description, name);
  const variants = alternatives(schema);
  if (variants.length > 0)
    return `<ul class="fields">${variants
      .map((variant) => `<li>${nested(description, variant, above) || typeText(variant, description)}</li>`)
      .join('')}</ul>`;
  return list(description, fieldsOf(description, schema), [...above, name]);
};

const list = (description: Description, fields: readonly Field[], above: readonly string[]): string =>
  fields.length === 0
    ? ''
    : `<ul class="fields">${fields.map((field) => item(description, field, above)).join('')}</ul>`;

const item = (
  description: Description,
  { name, required, schema, description: own }: Field,
  above: readonly string[],
) => {
  const { described, notes } = aboutOf(description, schema);
  const about = own ?? described;
  return `<li>
  <p><code>${escape(name)}</code> <span class="type">${typeText(schema, description)}</span>${required ? ' <strong class="required">required</strong>' : ''}${notes.map((note) => ` <span class="note">${escape(note)}</span>`).join('')}</p>
  ${about ? `<p class="about">${inline(about)}</p>` : ''}
  ${nested(description, schema, above)}
</li>`;
};

/** The fields of the message in a field, in a closed section; a message is shown once. */
const nested = (description: Description, schema: SchemaNode, above: readonly string[]): string => {
  const inner = innermost(schema);
  const name = refName(inner);
  if (!name) {
    const fields = fieldsOf(description, inner);
    return fields.length > 0 && above.length < deepest
      ? `<details><summary>Its fields</summary>${list(description, fields, [...above, ''])}</details>`
      : '';
  }
  if (above.includes(name) || above.length >= deepest) return '';
  const fields = fieldList(description, name, above);
  return fields ? `<details><summary>Fields of ${escape(name)}</summary>${fields}</details>` : '';
};

const fieldsOf = (description: Description, schema: SchemaNode): Field[] => {
  const required = (schema['required'] as string[] | undefined) ?? [];
  const parts = ((schema['allOf'] as SchemaNode[] | undefined) ?? []).flatMap((part) =>
    fieldsOf(description, follow<SchemaNode>(description, part)),
  );
  const own = Object.entries((schema['properties'] as Record<string, SchemaNode> | undefined) ?? {});
  return [
    ...parts,
    ...own.map(([name, field]) => ({ name, required: required.includes(name), schema: field })),
  ];
};

/** The schema of the items of a list, of the values of a map, or the schema itself. */
const innermost = (schema: SchemaNode): SchemaNode => {
  const inner = (schema['items'] ?? schema['additionalProperties']) as SchemaNode | boolean | undefined;
  return typeof inner === 'object' ? innermost(inner) : schema;
};

const alternatives = (schema: SchemaNode): SchemaNode[] =>
  ((schema['oneOf'] ?? schema['anyOf']) as SchemaNode[] | undefined) ?? [];

const refName = ({ $ref }: SchemaNode): string => $ref?.replace('#/components/schemas/', '') ?? '';

const named = (description: Description, name: string): SchemaNode =>
  follow<SchemaNode>(description, { $ref: `#/components/schemas/${name}` });

/** The type in words, such as `list of LineItem` or `text (date-time)`. */
const typeText = (schema: SchemaNode, description: Description): string => {
  const name = refName(schema);
  if (name) {
    const target = named(description, name);
    return target['enum'] || target['properties'] || alternatives(target).length > 0
      ? escape(name)
      : `${typeText(target, description)}`;
  }
  if (schema['items']) return `list of ${typeText(schema['items'] as SchemaNode, description)}`;
  const variants = alternatives(schema);
  if (variants.length > 0) return variants.map((variant) => typeText(variant, description)).join(' or ');
  const values = schema['additionalProperties'];
  if (typeof values === 'object' && values !== null)
    return `map of ${typeText(values as SchemaNode, description)}`;
  const types = [schema.type ?? 'anything'].flat().map((type) => words[type] ?? type);
  const format = schema['format'];
  return escape(`${types.join(' or ')}${typeof format === 'string' ? ` (${format})` : ''}`);
};

const words: Record<string, string> = { string: 'text', boolean: 'true or false', object: 'object' };

/** Limits of a value in words, followed by the remarks of the description. */
const aboutOf = (description: Description, schema: SchemaNode): { described: string; notes: string[] } => {
  const target = follow<SchemaNode>(description, schema);
  const text = (key: string): string | undefined => {
    const value = schema[key] ?? target[key];
    return typeof value === 'string' || value === undefined ? value : JSON.stringify(value);
  };
  const described = text('description') ?? '';
  const values = (innermost(target)['enum'] ?? follow<SchemaNode>(description, innermost(target))['enum']) as
    | unknown[]
    | undefined;
  const constant = text('const');
  return {
    described,
    notes: [
      ...(constant ? [`always ${constant}`] : []),
      ...(values ? [`one of ${values.join(', ')}`] : []),
      ...bounds('minLength', 'maxLength', 'characters', text),
      ...bounds('minItems', 'maxItems', 'entries', text),
      ...bounds('minimum', 'maximum', '', text),
      ...(text('default') ? [`default ${text('default')}`] : []),
      ...(text('readOnly') ? ['set by the platform'] : []),
      ...(text('writeOnly') ? ['never answered'] : []),
      ...(text('deprecated') ? ['deprecated'] : []),
      ...(text('x-only-with') ? [`only with ${[schema['x-only-with']].flat().join(' or ')}`] : []),
    ],
  };
};

const bounds = (
  low: string,
  high: string,
  unit: string,
  text: (key: string) => string | undefined,
): string[] => {
  const [from, to] = [text(low), text(high)];
  const range =
    from && to
      ? from === to
        ? from
        : `${from} to ${to}`
      : to
        ? `at most ${to}`
        : from
          ? `at least ${from}`
          : '';
  // "at least 1 character".
  const counted = range.endsWith(' 1') ? unit.replace(/s$/, '') : unit;
  return range ? [`${range} ${counted}`.trim()] : [];
};
