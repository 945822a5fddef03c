import { readFileSync } from 'node:fs';

/** The client id of any app: the sandbox accepts every id of this form. */
export const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** A request that the client sent, and the text of its answer. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answer: string;
}

/** Exchanges with the sandbox that the measurements are made of; `ask.ts` prints them. */
export interface Answers {
  /** A page of 36 products. */
  readonly products: Exchange;
  /** A cart with the requested number of lines. */
  readonly read: Exchange;
  /** Changes of the quantity of a line in that cart: to 2, and back to 1. */
  readonly writes: readonly Exchange[];
}

/** The exchanges, from the file in the current folder. */
export const answers = (): Answers => JSON.parse(readFileSync('answers.json', 'utf8')) as Answers;

/** The answer to a request for tokens. */
export const tokens = JSON.stringify({
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 14_400,
  token_type: 'Bearer',
});

/** A `fetch` without a network: answers token requests with tokens, and all other requests with one text. */
export const answering =
  (text: string) =>
  (url: string): Promise<Response> =>
    Promise.resolve(
      new Response(url.includes('/oauth2/token') ? tokens : text, {
        headers: { 'content-type': 'application/json' },
      }),
    );
