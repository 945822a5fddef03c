import { type Description, type Operation, type Parameter, type SchemaNode } from './description.ts';
import { endingFieldsOf } from './ending-fields.ts';
import { pascal } from './names.ts';
import { follow } from './nodes.ts';
import { literal } from './text.ts';

/** `contract.ts` of a service: facts and schemas of each operation, for the sandbox and the contract tests. */
export const contractFile = (
  service: string,
  description: Description,
  operations: readonly Operation[],
): string => {
  const entries = operations.map((operation) => entry(description, operation));
  return `import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
${entries.join('\n')}
};
`;
};

const entry = (description: Description, operation: Operation): string => {
  const { id, body, packed, pathParameters, queryParameters, responses, revision } = operation;
  const types = queryParameters.flatMap((parameter) => typesOf(description, packed, parameter));
  const name = pascal(id);
  const success = responses['200'];
  const answers = Object.entries(responses).map(
    ([status, schema]) =>
      `${/^\d+$/.test(status) ? status : literal(status)}: ${schema ? `zod.${schema}` : 'undefined'}`,
  );
  const ends = { body: endingFieldsOf(description, body), response: endingFieldsOf(description, success) };
  const isEnding = ends.body.length + ends.response.length > 0;
  return `  ${id}: {
    id: ${literal(id)},
    ...facts.operations.${id},
    service: facts.service,
    params: ${pathParameters.length > 0 ? `zod.${name}Params` : 'undefined'},
    query: ${queryParameters.length > 0 ? `zod.${name}QueryParams` : 'undefined'},
    queryTypes: { ${types.map(([path, type]) => `${literal(path)}: ${literal(type)}`).join(', ')} },
    body: ${body ? `zod.${body}` : 'undefined'},${revision ? `\n    revision: ${literal(revision.split('.'))},` : ''}
${isEnding ? `    endingFields: ${literal(ends)},\n` : ''}    responses: { ${answers.join(', ')} },
  },`;
};

/**
 * The types of a parameter by name. An object that is not packed into one parameter is written with dots, so each of its
 * members has a type.
 */
const typesOf = (
  description: Description,
  packed: boolean,
  { name, schema: node = {} }: Parameter,
): [path: string, type: string][] => {
  const schema = follow<SchemaNode>(description, node);
  const members = Object.entries(Object(schema['properties']) as Record<string, SchemaNode>);
  if (packed || members.length === 0) return [[name, typeOf(schema)]];
  return members.flatMap(([key, member]) =>
    typesOf(description, packed, { name: `${name}.${key}`, in: 'query', schema: member }),
  );
};

const typeOf = ({ type }: SchemaNode): string =>
  (Array.isArray(type) ? type.find((kind) => kind !== 'null') : type) ?? 'string';
