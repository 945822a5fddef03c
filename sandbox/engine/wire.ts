/** A request in the form of the sandbox. Header names are in lower case. */
export interface SandboxRequest {
  method: string;
  /** The whole address, with the origin of the request. */
  url: URL;
  header: (name: string) => string | null;
  /** The body as text; empty: the request has no body. */
  text: string;
}

/** An answer in the form of the sandbox. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** A simulated failure of the connection; absent: none. */
  connection?: ConnectionFate;
  /** Continues the body: calls `push` with further parts until the returned function is called. */
  stream?: (push: (text: string) => void) => () => void;
  /** The call was refused by the rate limit (R20): nothing happened. */
  limited?: true;
}

/** The time of a request. */
export interface RequestInstant {
  /** Milliseconds since 1970, by the clock of the machine. */
  readonly machine: number;
  /** The request comes from a journal and was answered before: it does not count for the rate limit. */
  readonly again?: true;
}

/** A simulated failure of a connection. */
export interface ConnectionFate {
  /** The delay of the answer in milliseconds of the machine's clock. */
  delayMs?: number;
  /**
   * `hang`: the connection stays open without an answer. `reset`: it ends without an answer. `truncated`: it ends
   * within the body.
   */
  end?: 'hang' | 'reset' | 'truncated';
}

/** An answer with a JSON body. */
export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): SandboxResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});
