import { type Description, follow, type OperationNode, type SchemaNode } from './nodes.ts';
import type { FieldMask } from '../../src/core/field-mask.ts';
import { Problem } from './problem.ts';

interface Fields extends SchemaNode {
  properties?: Record<string, SchemaNode>;
}

/**
 * The content of `x-field-mask`, with the writable fields.
 * @throws Problem if it names a member that the body does not have, or a member that is not a field mask.
 */
export const fieldMaskOf = (
  where: string,
  description: Description,
  node: OperationNode,
): FieldMask | undefined => {
  const given = node['x-field-mask'];
  if (given === undefined) return undefined;
  const { mask, of, merged = [] } = Object(given) as { mask?: unknown; of?: unknown; merged?: unknown };
  const wrong = (what: string) => new Problem(`${where}: "x-field-mask" ${what} (see spec/README.md).`);
  if (typeof mask !== 'string' || (typeof of !== 'string' && !isNames(of)) || !isNames(merged))
    throw wrong(
      'needs "mask", a name, "of", a name or a list of names, and may have "merged", a list of names',
    );
  const member = (schema: SchemaNode, name: string): SchemaNode => {
    const found = propertiesOf(description, schema)[name];
    if (!found) throw wrong(`names "${name}", which the body does not have`);
    return follow<SchemaNode>(description, found);
  };
  const body =
    node.requestBody && follow(description, node.requestBody).content?.['application/json']?.schema;
  if (!body) throw wrong('belongs to a call without a body');
  if (member(body, mask)['format'] !== 'field-mask')
    throw wrong(`needs "${mask}" to have format: field-mask`);
  const part = typeof of === 'string' ? member(body, of) : body;
  const fields = typeof of === 'string' ? writable(description, part) : of;
  for (const name of [...fields, ...merged]) member(part, name);
  const paths = fields.map((name) => (merged.includes(name) ? `${name}.*` : name));
  return typeof of === 'string' ? [mask, paths, of] : [mask, paths];
};

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const writable = (description: Description, schema: SchemaNode): string[] =>
  Object.entries(propertiesOf(description, schema))
    .filter(([, property]) => !follow<SchemaNode>(description, property)['readOnly'])
    .map(([name]) => name);

const propertiesOf = (description: Description, schema: SchemaNode): Record<string, SchemaNode> =>
  follow<Fields>(description, schema).properties ?? {};
