import { useState } from 'react';
import type { EndedWay, Recording } from 'vitrine/sandbox';
import { useStore } from '../../lib/use-store.ts';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/developer.ts';
import { type Journey, type JourneyId, journeyIds, journeys } from './journeys.ts';
import { readSessionFile, recordProgram } from './run-rehearsal.ts';

const OWN = 'own';
const FILE = 'file';

/** A program of this page, the recording that this playground has made, or an opened file. */
export type Source = JourneyId | typeof OWN | typeof FILE;

export interface Sources {
  readonly chosen: Source;
  readonly options: readonly { readonly id: Source; readonly name: string }[];
  /** The program that is chosen; undefined for a recording. */
  readonly journey: Journey | undefined;
  /** The reason why the last file could not be opened. */
  readonly problem: string | undefined;
  readonly choose: (source: Source) => void;
  /** Reads a file and chooses it. */
  readonly openFile: (file: File) => Promise<void>;
  /** Records the chosen program, or returns the chosen recording. */
  readonly record: (way: EndedWay) => Promise<Recording>;
}

/** The sessions that can be rehearsed. A result on the screen belongs to one of them, so a new choice drops it. */
export const useSources = (onChoose: () => void): Sources => {
  const { recorder } = useServices();
  const { kept } = useStore(recorder.state);
  const [source, setSource] = useState<Source>('cart');
  const [opened, setOpened] = useState<Recording>();
  const [problem, setProblem] = useState<string>();
  const words = text.rehearsal;
  const recordings = { [OWN]: kept?.recording, [FILE]: opened };
  // A recording can be deleted while it is chosen.
  const chosen = source === OWN && !recordings.own ? 'cart' : source;
  const journey = chosen === OWN || chosen === FILE ? undefined : journeys[chosen];
  const choose = (next: Source): void => {
    setSource(next);
    onChoose();
  };
  return {
    chosen,
    options: [
      ...journeyIds.map((id) => ({ id, name: words.journeys[id] })),
      ...([OWN, FILE] as const).flatMap((id) => {
        const calls = recordings[id]?.exchanges.length;
        return calls === undefined ? [] : [{ id, name: words[id === OWN ? 'own' : 'opened'](calls) }];
      }),
    ],
    journey,
    problem,
    choose,
    openFile: async (file) => {
      setProblem(undefined);
      try {
        setOpened(await readSessionFile(await file.text()));
        choose(FILE);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
    record: async (way) => {
      if (journey) return recordProgram(journey.run, { afterEnds: false, way });
      const recording = recordings[chosen === FILE ? FILE : OWN];
      if (!recording) throw new TypeError(words.badFile);
      return recording;
    },
  };
};
