import { writeFileSync } from 'node:fs';
import type { Platform } from '../../control/sandbox.ts';
import { recordAnswers } from '../../recorder/record-answers.ts';
import { CommandProblem } from './problem.ts';

/** A sandbox whose calls are recorded. */
export interface RecordedSandbox {
  readonly handle: Platform['handle'];
  /** Writes the file. */
  readonly end: () => void;
}

/**
 * Records the calls of the platform to a file, without secrets. The file is written when the sandbox stops. Throws a
 * CommandProblem at once if the file cannot be written.
 */
export const recorded = (
  path: string,
  answering: Pick<Platform, 'handle'>,
  clock: Pick<Platform['clock'], 'now'>,
  report: (text: string) => void,
): RecordedSandbox => {
  const { handle, recording } = recordAnswers(answering, clock);
  const write = (): number => {
    const written = recording();
    writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600 });
    return written.exchanges.length;
  };
  try {
    write();
  } catch (error) {
    throw new CommandProblem(
      `The recording cannot be written to ${path} (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}). Give another file with --record.`,
    );
  }
  return {
    handle,
    end() {
      try {
        report(`Recorded ${write()} calls in ${path}.`);
      } catch (error) {
        report(`The recording could not be written to ${path}: ${String(error)}`);
      }
    },
  };
};
