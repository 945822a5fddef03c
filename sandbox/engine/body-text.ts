import { json, type SandboxResponse } from './wire.ts';

/** A form with a percent-encoded byte sequence that is no UTF-8 decodes to this character. */
const REPLACEMENT = '\uFFFD';

/**
 * The text of a body; undefined if it is not UTF-8. A decoder that replaces such bytes would store other characters than
 * the caller sent.
 * @param type Content type: in a form, percent-encoded bytes count too.
 */
export const bodyText = (bytes: Uint8Array, type: string | null | undefined): string | undefined => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
  return type?.includes('application/x-www-form-urlencoded') && !isForm(text) ? undefined : text;
};

/** Whether all percent-encoded bytes of a form, or of a query, are UTF-8. */
export const isForm = (text: string): boolean => {
  const sent = text.match(/\uFFFD|%EF%BF%BD/gi)?.length ?? 0;
  const read = [...new URLSearchParams(text)].join('').split(REPLACEMENT).length - 1;
  return read <= sent;
};

/** The text of a request of the Fetch standard; undefined if it is not UTF-8. */
export const textOf = async (request: Request): Promise<string | undefined> =>
  request.method === 'GET' || request.method === 'HEAD'
    ? ''
    : bodyText(new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type'));

/** The answer to a body, or to a query, that is not UTF-8. */
export const notUtf8 = (what: 'body' | 'query' = 'body'): SandboxResponse =>
  json(400, { message: `The ${what} is not UTF-8. Send text in this encoding.`, details: {} });
