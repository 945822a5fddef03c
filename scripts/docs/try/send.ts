import {
  apiKey,
  createClient,
  NetworkError,
  oauth,
  type VitrineClient,
  webStorage,
  type WebStorageArea,
} from 'vitrine';
import { openApiClient } from 'vitrine/carts/openapi';
import type { CallArguments } from '../../../playground/src/try/fields.ts';
import { sendCall } from '../../../playground/src/try/send-call.ts';
import type { Caller, TryCall } from './call.ts';

/** Headers of an answer that the panel shows, in this order. */
const TOLD = ['content-type', 'x-wix-request-id', 'retry-after', 'x-sandbox-warning', 'date'] as const;

/** Result of a call: an answer, or a sentence that explains why there is none. */
export type Outcome =
  | {
      readonly url: string;
      readonly status: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly body: string;
      /** Milliseconds from sending to the end of the body. */
      readonly took: number;
    }
  | { readonly none: string };

/** Functions of the page that `send` needs; tests pass their own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Stores the visitor for all pages of a tab, so that they share one cart. */
  readonly visitors: WebStorageArea;
  /** Whether the page was loaded over https: browsers may then block its requests to this machine. */
  readonly secure: boolean;
}

/** The identity of a call, and the address of its sandbox. */
export interface Who {
  readonly caller: Caller;
  readonly key: string;
  readonly address: string;
}

/** A sandbox accepts any client id. */
const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** The key of a sandbox is no secret, and the panel sends to sandboxes only. */
const authOf = ({ caller, key }: Who, { visitors }: Surroundings) => {
  if (caller === 'nobody') return undefined;
  if (caller === 'key') return apiKey({ key: key.trim(), dangerouslyAllowBrowser: true });
  return oauth({ clientId: CLIENT_ID, storage: webStorage({ area: visitors, prefix: 'vitrine-try:' }) });
};

/** Sends a call to a sandbox with the chosen identity. Never rejects: every failure becomes a sentence in the result. */
export const send = async (
  call: TryCall,
  given: CallArguments,
  who: Who,
  around: Surroundings,
): Promise<Outcome> => {
  let url = '';
  try {
    const client: VitrineClient = createClient({
      auth: authOf(who, around),
      host: who.address,
      fetch: (...request) => {
        url = String(request[0]);
        return around.fetch(...request);
      },
    });
    const begun = around.now();
    const { response, value } = await sendCall(call, given, { openApiClient, service: call.service }, client);
    return {
      url,
      status: response.status,
      headers: TOLD.flatMap((name) => {
        const header = response.headers.get(name);
        return header === null ? [] : [[name, header] as const];
      }),
      body: textOf(value),
      took: Math.round(around.now() - begun),
    };
  } catch (error) {
    return { none: sentenceOf(error, who.address, around.secure) };
  }
};

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);

const sentenceOf = (error: unknown, address: string, secure: boolean): string => {
  if (!(error instanceof NetworkError)) return error instanceof Error ? error.message : String(error);
  const besides =
    secure && address.startsWith('http:')
      ? ' If one is running, your browser keeps pages of the web from it: open these pages on your machine.'
      : '';
  return `No answer came from ${address}. Start a sandbox there with "npx vitrine sandbox", then send again.${besides}`;
};
