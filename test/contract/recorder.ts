import type { DescribedMessage } from './described.ts';
import { filledIn, listed, type ReferenceCall } from './reference.ts';
import type { Arguments } from './recipes.ts';

/** A recorded request, split into its parts. */
export interface Sent {
  readonly method: string;
  /** Host and path. */
  readonly address: string;
  /** Names of the query parameters, or the object that was packed into one. */
  readonly query: { readonly names: readonly string[] } | { readonly packed: unknown };
  readonly body: unknown;
}

const taken = (url: string, { method, body }: RequestInit): Sent => {
  const { origin, pathname, searchParams } = new URL(url);
  const packed = searchParams.get('.r');
  // A nested member of the plain form is flattened with dots.
  const names = [...searchParams.keys()].map((name) => name.split('.')[0] ?? '');
  return {
    method: method ?? 'GET',
    address: origin + pathname,
    query:
      packed === null
        ? { names: [...new Set(names)].toSorted() }
        : { packed: JSON.parse(Buffer.from(packed, 'base64url').toString('utf8')) as unknown },
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
  };
};

/** A body without the field mask that the client adds; the paths of the mask have tests beside the transport. */
const asGiven = ({ field_mask: mask }: ReferenceCall, body: unknown, given: unknown): unknown => {
  if (!mask || mask in Object(given)) return body;
  const { [mask]: filled, ...rest } = Object(body) as Record<string, unknown>;
  if (filled !== undefined && typeof filled !== 'string') throw new Error(`${mask} is no text`);
  return rest;
};

/** A fetch that records what is sent, and answers with the example of the call's description. */
export const recorder = (messages: readonly DescribedMessage[], call: ReferenceCall, given: Arguments) => {
  const sent: Sent[] = [];
  const answer = messages.find(({ operation, kind }) => operation === call.id && kind === '200');
  const [body] = Object.values(answer?.media?.examples ?? {});
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const seen = taken(url, init);
    sent.push({ ...seen, body: asGiven(call, seen.body, given.body) });
    return Response.json(body);
  };
  return { sent, fetch };
};

/** Parts of a request that the reference requires. */
export const expectedSent = (
  { method, query, query_parameters }: ReferenceCall,
  address: string,
  given: Arguments,
): Sent => ({
  method,
  address: filledIn(address, Object.values(given.path ?? {})),
  query:
    query === '.r'
      ? { packed: given.query }
      : {
          names: listed(query_parameters.replaceAll('*', ''))
            .filter((name) => name in Object(given.query))
            .toSorted(),
        },
  body: method === 'GET' || method === 'DELETE' ? undefined : (given.body ?? {}),
});

/** Members that a sent body has in excess or lacks, according to the reference; empty for a valid body. */
export const oddKeys = ({ body_keys }: ReferenceCall, body: unknown): string[] => {
  const sent = Object.keys(Object(body) as object);
  const forms = body_keys.split('|').map(listed);
  const found = forms.map((form) => [
    ...sent
      .filter((key) => !form.includes(key) && !form.includes(`${key}*`))
      .map((key) => `${key} is unknown`),
    ...form
      .filter((key) => key.endsWith('*') && !sent.includes(key.slice(0, -1)))
      .map((key) => `${key} is missing`),
  ]);
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

/** The arguments that a call can send: a query that is not packed cannot hold a list of objects. */
export const carried = (call: ReferenceCall, given: Arguments): Arguments => {
  const isList = (value: unknown) => Array.isArray(value) && value.some((item) => Object(item) === item);
  const simple = Object.entries(given.query ?? {}).filter(([, value]) => !isList(value));
  return call.query === '.r' ? given : { ...given, query: Object.fromEntries(simple) };
};
