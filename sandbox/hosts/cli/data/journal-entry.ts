import { digest } from '../../../engine/values/random.ts';
import type { FaultRecord } from '../../../records/state.ts';
import type { SandboxRequest, SandboxResponse } from '../../../engine/wire.ts';

/** One line of the journal: a request that changed something, and all that its answer came from beside the state. */
export interface Entry {
  /** Instant by the clock of the machine, and how far the sandbox's clock was moved before. */
  readonly machine: number;
  readonly offset: number;
  /** How many ids had been made before: reads, which are not written down, may have made some. */
  readonly counter: number;
  /** The faults as they were before, if any: chance is asked by reads, too, which are not written down. */
  readonly faults?: FaultRecord[];
  readonly method: string;
  readonly url: string;
  /** The headers that were looked at. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly text: string;
  /** Status and digest of the answer, to see that it comes out the same again; null: it does not matter. */
  readonly answer: string | null;
}

/** A request that remembers which headers were looked at. */
export const watched = (request: SandboxRequest) => {
  const headers: Record<string, string | null> = {};
  return {
    headers,
    request: { ...request, header: (name: string) => (headers[name] = request.header(name)) },
  };
};

/** The request of an entry. */
export const requestOf = ({ method, url, headers, text }: Entry): SandboxRequest => ({
  method,
  url: new URL(url),
  header: (name) => headers[name] ?? null,
  text,
});

/** What tells one answer from another. */
export const answerDigest = ({ status, body }: SandboxResponse): string => `${status} ${digest(body)}`;

/** The entries of a journal, and whether its last line was cut off, which happens when its writer is killed. */
export const readEntries = (text: string): { entries: Entry[]; torn: boolean } => {
  const lines = text.split('\n');
  // What follows the last end of a line was not written to its end, and its answer never sent.
  const rest = lines.pop();
  return { entries: lines.map((line) => JSON.parse(line) as Entry), torn: rest !== '' };
};
