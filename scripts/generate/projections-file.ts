import type { GeneratorVerbOptions } from 'orval';
import type { Operation } from './description.ts';
import { pascal } from './names.ts';
import type { Projection } from './projection.ts';
import { literal, unionOf } from './text.ts';

/** An operation whose request decides which members the response has. */
export type Projecting = Operation & { readonly projection: Projection };

/** One parameter of a call with its type. */
interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

export const isProjecting = (operation: Operation): operation is Projecting =>
  operation.projection !== undefined;

/** `<const Field extends ProductField = never>`: without a list of fields, `Field` has no values. */
export const fieldParameter = ({ projection }: Operation): string =>
  projection ? `<const Field extends ${projection.field} = never>` : '';

/** The type of a parameter. The type of the parameter with the list of fields also infers `Field`. */
export const parameterType = (
  { projection }: Operation,
  { type, definition }: Pick<GeneratorVerbOptions['props'][number], 'type' | 'definition'>,
): string => {
  const text = definition.replace(/^.*?:/, '').trim();
  if (type !== (projection?.place === 'query' ? 'queryParam' : 'body')) return text;
  const list = projection?.fields.reduceRight(
    (inner, name) => `{ readonly ${literal(name)}?: ${inner} }`,
    'readonly Field[]',
  );
  return list ? `${text} & ${list}` : text;
};

/** The type of the response to a request for `Field`. */
export const responseWith = ({ id }: Operation): string => `${pascal(id)}ResponseWith<Field>`;

/** The names of types that the text of {@link projectionsFile} may contain. */
export const projectedTypes = ({ projection }: Operation): string[] =>
  projection ? [...projection.types, projection.field] : [];

/** `projections.ts` of a service: the types of responses by the fields that a request asks for. */
export const projectionsText = (
  calls: readonly (readonly [Projecting, parameters: readonly Parameter[]])[],
): string => {
  const operations = calls.map(([operation]) => operation);
  const entityOf = ({ projection }: Projecting): string => projection.types.at(-1) ?? '';
  const entities = [...new Set(operations.map(entityOf))];
  return [
    ...entities.map((entity) =>
      entityText(
        entity,
        operations.filter((one) => entityOf(one) === entity),
      ),
    ),
    ...operations.map(responseText),
    `/** The calls whose responses follow from the fields that a request asks for, as a client has them. */
export interface ProjectedCalls {
${calls.map(boundCall).join('\n')}
}`,
  ].join('\n\n');
};

const entityText = (entity: string, operations: readonly Projecting[]): string => {
  const fields = [...new Set(operations.map(({ projection }) => projection.field))].join(' | ');
  const silent = Object.entries(operations[0]?.projection.silent ?? {}).map(
    ([name, values]) => `  readonly ${literal(name)}: ${unionOf(values) ?? 'never'};`,
  );
  return `/** The values of a request that ask for each member of {@link ${entity}} which is absent otherwise. */
export interface ${entity}Silent {
${silent.join('\n')}
}

/** {@link ${entity}} with the members for which \`Field\` asks. By default it lacks the members that a request has to name. */
export type ${entity}With<Field extends ${fields} = never> = Projected<${entity}, ${entity}Silent, Field>;`;
};

const responseText = (operation: Projecting): string => {
  const { id, projection } = operation;
  const { entity, types, field } = projection;
  const whole = entity.reduceRight(
    (inner, step, at) => {
      const list = step.endsWith('[]') ? '[]' : '';
      return `Replaced<${types[at]}, ${literal(step.replace('[]', ''))}, ${inner}${list}>`;
    },
    `${types.at(-1)}With<Field>`,
  );
  return `/** The response of {@link ${id}} to a request that asks for \`Field\`. */
export type ${responseWith(operation).replace('<Field>', `<Field extends ${field} = never>`)} = ${whole};`;
};

/** A call of {@link BoundCalls}: the options are optional, and so is a parameter before them that may be undefined. */
const boundCall = ([operation, parameters]: readonly [Projecting, readonly Parameter[]]): string => {
  const list = parameters.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`);
  const args = [...list, 'options?: CallOptions'].join(', ');
  const reply = `Reply<${responseWith(operation)}, ${pascal(operation.id)}ErrorCode>`;
  return `  readonly ${operation.id}: ${fieldParameter(operation)}(${args}) => ${reply};`;
};
