import { exceptionsOf, prefixesOf } from '../../generate/prefixes.ts';
import { exampleCall, parametersOf } from '../example-call.ts';
import { literal } from '../literal.ts';
import type { Documented, ServiceRows } from '../operations.ts';
import type { Caller, TryCall, TryParameter } from './call.ts';

/**
 * Collects the facts about an operation for the panel: its address on a sandbox, which is a host other than the
 * platform's, and fields filled with the examples of the description.
 */
export const tryCallOf = ({ name, description }: ServiceRows, { operation }: Documented): TryCall => {
  const { id, summary, method, path, identity, packed } = operation;
  const example = exampleCall(description, operation);
  const prefixes =
    exceptionsOf(name, description).find(([start]) => path.startsWith(start))?.[1] ??
    prefixesOf(name, description);
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
  return {
    id,
    summary,
    method,
    path: prefixes.other + path,
    caller: callerOf(identity),
    packed,
    inPath: fields('path'),
    inQuery: fields('query'),
    bodies: operation.body ? bodiesOf(example.bodies) : [],
  };
};

/** The calls as the data of a page: nothing in them can end the script that holds them. */
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
