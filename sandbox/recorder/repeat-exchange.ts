import type { Bindings } from './bindings.ts';
import type { RecordedExchange } from './recording.ts';

/** The current answer to a recorded call. */
export interface CurrentAnswer {
  readonly status: number;
  /** The answer as JSON, or as text if it is not JSON; undefined: the answer is empty. */
  readonly answer: unknown;
}

const jsonOf = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends a recorded call again, with the current values of its ids and secrets. */
export const repeatExchange = async (
  { method, target, identity, body }: RecordedExchange,
  bindings: Pick<Bindings, 'apply'>,
  send: (request: Request) => Promise<Response>,
  host: string,
): Promise<CurrentAnswer> => {
  const response = await send(
    new Request(`${host}${bindings.apply(target)}`, {
      method,
      headers: {
        ...(identity !== null && { authorization: bindings.apply(identity) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(bindings.apply(body)) }),
    }),
  );
  return { status: response.status, answer: jsonOf(await response.text()) };
};
