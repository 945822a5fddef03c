import type { ServiceFacts } from 'vitrine';
import { textOf, type TryFields, type TryParameter } from '../../../playground/src/try/fields.ts';
import type { Operation } from '../../generate/description.ts';
import { requestFacts } from '../../generate/facts-file.ts';
import type { Description } from '../../generate/nodes.ts';
import { exceptionsOf, prefixesOf } from '../../generate/prefixes.ts';
import { type ExampleCall, exampleCall, parametersOf } from '../example-call.ts';
import { literal } from '../literal.ts';
import type { Documented, ServiceRows } from '../operations.ts';
import type { Caller, TryCall } from './call.ts';

/** The fields of the parameters of an operation, which begin with the examples of the description. */
export const parametersIn = (
  description: Description,
  operation: Operation,
  example: ExampleCall = exampleCall(description, operation),
): Pick<TryFields, 'inPath' | 'inQuery'> => {
  const fields = (place: 'path' | 'query'): TryParameter[] =>
    parametersOf(description, operation)
      .filter((parameter) => parameter.in === place)
      .map((parameter) => {
        const shown = parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? '';
        const begins = example[place][parameter.name];
        return {
          name: parameter.name,
          required: parameter.required === true || place === 'path',
          value: begins === undefined ? '' : textOf(begins),
          example: textOf(shown),
          json: Object(shown) === shown,
        };
      });
  return { inPath: fields('path'), inQuery: fields('query') };
};

/** Collects the facts about an operation for the panel. */
export const tryCallOf = ({ name, description }: ServiceRows, { operation }: Documented): TryCall => {
  const { id, summary, method, path, identity } = operation;
  const example = exampleCall(description, operation);
  const prefixes =
    exceptionsOf(name, description).find(([start]) => path.startsWith(start))?.[1] ??
    prefixesOf(name, description);
  return {
    id,
    summary,
    method,
    path,
    prefix: prefixes.other,
    caller: callerOf(identity),
    service: { service: name, operations: { [id]: requestFacts(operation) } } as ServiceFacts,
    ...parametersIn(description, operation, example),
    hasBody: operation.body !== undefined,
    bodies: operation.body ? bodiesOf(example.bodies) : [],
  };
};

/** The calls as data of a page, escaped so that no text can end the script element. */
export const tryData = (calls: readonly TryCall[]): string =>
  `<script type="application/json" id="try-calls">${JSON.stringify(calls).replaceAll('<', String.raw`\u003c`)}</script>`;

const callerOf = (identity: readonly string[]): Caller => {
  if (identity.length === 0) return 'nobody';
  return identity.includes('visitor') ? 'visitor' : 'key';
};

const bodiesOf = (bodies: readonly { summary: string; value: unknown }[]): TryCall['bodies'] =>
  bodies.length > 0
    ? bodies.map(({ summary, value }) => ({ summary, text: literal(value, 'json') }))
    : [{ summary: 'Empty', text: '{}' }];
