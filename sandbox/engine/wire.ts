/** A request as every entrance hands it to the sandbox. Header names are in lower case. */
export interface SandboxRequest {
  method: string;
  /** The whole address; its origin is the one that the sandbox was reached under. */
  url: URL;
  header: (name: string) => string | null;
  /** The body as text; empty without one. */
  text: string;
}

/** An answer as the sandbox hands it to every entrance. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What becomes of the connection that the answer goes over; absent: nothing out of the ordinary. */
  connection?: ConnectionFate;
  /** Goes on after the body: calls `push` with more of it, until what it returned is called. */
  stream?: (push: (text: string) => void) => () => void;
  /** The caller has called too often (R20): nothing happened. */
  limited?: true;
}

/** When a request is worked on. */
export interface RequestInstant {
  /** Milliseconds since 1970, by the clock of the machine. */
  readonly machine: number;
  /** It was answered before and comes from a journal: how often its caller calls is not counted again. */
  readonly again?: true;
}

/** How a connection lets its caller down. */
export interface ConnectionFate {
  /** How late the answer is, in milliseconds of the machine's clock. */
  delayMs?: number;
  /** `hang`: it stays open and silent. `reset`: it ends without an answer. `truncated`: it ends within the body. */
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
