import { packedQuery } from '../../../src/core/packed-query.ts';
import { queryText } from '../../../src/core/query.ts';
import type { TryCall, TryParameter } from './call.ts';

/** Default address of `npx vitrine sandbox`. */
export const DEFAULT_ADDRESS = 'http://localhost:4010';

/** Contents of the fields. */
export interface Given {
  readonly address: string;
  /** Value by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request without who makes it. */
export interface TryRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
}

/** A field that cannot be sent as it is. */
export interface Problem {
  /** `address`, `body`, or the place and name of a parameter, such as `path-id`. */
  readonly field: string;
  readonly problem: string;
}

/** The request of a call with what its fields hold, in the form in which the client sends it; or what is wrong. */
export const requestOf = (call: TryCall, given: Given): TryRequest | Problem => {
  const address = addressOf(given.address);
  if (typeof address !== 'string') return address;
  const wrong =
    problemIn('path', call.inPath, given.path) ??
    problemIn('query', call.inQuery, given.query) ??
    (call.bodies.length > 0 ? problemInJson('body', 'The body', given.body) : undefined);
  if (wrong) return wrong;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given.path[name]?.trim() ?? ''),
  );
  const query = queryOf(call, given);
  return {
    url: `${address}${path}${query && `?${query}`}`,
    method: call.method,
    // The platform expects an object from a call without arguments.
    body: call.bodies.length > 0 ? given.body : /^P(OS|A)/.test(call.method) ? '{}' : undefined,
  };
};

/** The address of a sandbox without a slash at its end; the platform itself is none. */
export const addressOf = (typed: string): string | Problem => {
  const text = typed.trim().replace(/\/+$/, '');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return { field: 'address', problem: `The address of a sandbox looks like ${DEFAULT_ADDRESS}.` };
  if (/(^|\.)wix(apis)?\.com$/.test(url.hostname))
    return { field: 'address', problem: 'That is the platform itself. This page sends to sandboxes only.' };
  return text;
};

const problemIn = (
  place: 'path' | 'query',
  parameters: readonly TryParameter[],
  given: Readonly<Record<string, string>>,
): Problem | undefined => {
  for (const { name, required, json } of parameters) {
    const text = given[name]?.trim() ?? '';
    const field = `${place}-${name}`;
    if (text === '' && required) return { field, problem: `"${name}" is needed.` };
    const wrong = json && text !== '' ? problemInJson(field, `"${name}"`, text) : undefined;
    if (wrong) return wrong;
  }
  return undefined;
};

const problemInJson = (field: string, what: string, text: string): Problem | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return { field, problem: `${what} is not JSON: ${error instanceof Error ? error.message : ''}` };
  }
};

const queryOf = ({ inQuery, packed }: TryCall, { query }: Given): string => {
  const params = Object.fromEntries(
    inQuery.flatMap(({ name, json }) => {
      const text = query[name]?.trim() ?? '';
      return text === '' ? [] : [[name, json ? (JSON.parse(text) as unknown) : text]];
    }),
  );
  return (packed ? packedQuery : queryText)(params);
};
