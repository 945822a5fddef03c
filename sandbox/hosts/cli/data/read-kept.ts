import { stateFrom } from '../../../engine/snapshot.ts';
import type { SandboxState } from '../../../records/state.ts';
import { isScenario } from '../../../seeds/scenarios.ts';
import { type Entry, readEntries } from './journal-entry.ts';
import { journalTexts } from './files.ts';

/** The state of a snapshot, and the number of the journal that continues it. */
export const readSnapshot = (text: string): { journal: number; state: SandboxState } => {
  const { journal, state } = JSON.parse(text) as { journal: number; state: unknown };
  return { journal: Number(journal), state: stateFrom(state, isScenario) };
};

/** The content of the journals after a snapshot. */
export interface KeptJournals {
  readonly entries: readonly Entry[];
  /** Whether the last line is incomplete because the writer was killed. */
  readonly torn: boolean;
  /** The number of the last journal. */
  readonly last: number;
}

/** Reads at most `count` journals from a number on. Throws a SyntaxError for a damaged journal. */
export const readJournals = (folder: string, first: number, count = Infinity): KeptJournals => {
  const journals = journalTexts(folder, first).slice(0, count).map(readEntries);
  return {
    entries: journals.flatMap(({ entries }) => entries),
    torn: journals.some(({ torn }) => torn),
    last: first + Math.max(0, journals.length - 1),
  };
};
