import { digest } from '../../../engine/values/random.ts';
import type { FaultRecord } from '../../../records/state.ts';
import type { SandboxRequest, SandboxResponse } from '../../../engine/wire.ts';

/**
 * One line of the journal: a request that changed something, with everything besides the state that its answer depends
 * on.
 */
export interface Entry {
  /** The instant of the machine's clock, and the offset of the sandbox's clock before the request. */
  readonly machine: number;
  readonly offset: number;
  /** The count of ids before the request: reads, which are not in the journal, may have made some. */
  readonly counter: number;
  /**
   * The faults before the request, if there were any: reads, which are not in the journal, also draw random numbers.
   */
  readonly faults?: FaultRecord[];
  readonly method: string;
  readonly url: string;
  /** The headers that the sandbox has read. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly text: string;
  /** Status and digest of the answer, to compare with a replay; null: not compared. */
  readonly answer: string | null;
}

/** A request that records which headers are read. */
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

/** A text that identifies an answer. */
export const answerDigest = ({ status, body }: SandboxResponse): string => `${status} ${digest(body)}`;

/** The entries of a journal, and whether its last line is incomplete because its writer was killed. */
export const readEntries = (text: string): { entries: Entry[]; torn: boolean } => {
  const lines = text.split('\n');
  // Text after the last line break is an incomplete entry, whose request was never answered.
  const rest = lines.pop();
  return { entries: lines.map((line) => JSON.parse(line) as Entry), torn: rest !== '' };
};
