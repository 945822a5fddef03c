import { stateFrom } from '../../../engine/snapshot.ts';
import type { SandboxState } from '../../../records/state.ts';
import { isScenario } from '../../../seeds/scenarios.ts';
import { type Entry, readEntries } from './journal-entry.ts';
import { journalTexts } from './files.ts';

/** A state as a snapshot holds it, and the number of the journal that goes on from it. */
export const readSnapshot = (text: string): { journal: number; state: SandboxState } => {
  const { journal, state } = JSON.parse(text) as { journal: number; state: unknown };
  return { journal: Number(journal), state: stateFrom(state, isScenario) };
};

/** What the journals after a snapshot hold. */
export interface KeptJournals {
  readonly entries: readonly Entry[];
  /** Whether a last line was cut off, which happens when the writer is killed. */
  readonly torn: boolean;
  /** The number of the last one. */
  readonly last: number;
}

/** Reads the journals from a number on, `count` of them at most. Throws a SyntaxError for one that is damaged. */
export const readJournals = (folder: string, first: number, count = Infinity): KeptJournals => {
  const journals = journalTexts(folder, first).slice(0, count).map(readEntries);
  return {
    entries: journals.flatMap(({ entries }) => entries),
    torn: journals.some(({ torn }) => torn),
    last: first + Math.max(0, journals.length - 1),
  };
};
