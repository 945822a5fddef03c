import { writeFileSync } from 'node:fs';
import type { Sandbox } from '../../control/sandbox.ts';
import { createBook } from '../../recorder/recording-writer.ts';
import type { RecordedExchange } from '../../recorder/recording.ts';
import { CommandProblem } from './problem.ts';

/** What answers requests, and what is to be done at the end. */
export interface RecordedSandbox {
  readonly handle: Sandbox['handle'];
  /** Writes the file. */
  readonly end: () => void;
}

/** Not a call of the platform: the control calls, hosted pages and pictures of the sandbox. */
const isOwn = (path: string): boolean => /^\/(sandbox|platform|media)(\/|$)|^\/$/.test(path);

/**
 * Records the calls of the platform that a sandbox answers, without their secrets, into a file that is written when the
 * sandbox stops. Throws a CommandProblem at once where the file cannot be written.
 */
export const recorded = (
  path: string,
  answering: Pick<Sandbox, 'handle'>,
  clock: Pick<Sandbox['clock'], 'now'>,
  report: (text: string) => void,
): RecordedSandbox => {
  const book = createBook(clock.now());
  const entries: RecordedExchange[] = [];
  const write = () =>
    writeFileSync(path, `${JSON.stringify(book.recording(entries), null, 2)}\n`, { mode: 0o600 });
  try {
    write();
  } catch (error) {
    throw new CommandProblem(
      `The recording cannot be written to ${path} (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}). Give another file with --record.`,
    );
  }
  return {
    handle(request) {
      const answer = answering.handle(request);
      if (isOwn(request.url.pathname)) return answer;
      const contentType = request.header('content-type');
      entries.push(
        book.entry({
          at: clock.now(),
          method: request.method,
          url: request.url,
          token: request.header('authorization'),
          request: { text: request.text, contentType },
          answer: {
            text: answer.body,
            contentType: answer.headers['content-type'] ?? null,
            status: answer.status,
          },
        }),
      );
      return answer;
    },
    end() {
      try {
        write();
        report(`Recorded ${entries.length} calls in ${path}.`);
      } catch (error) {
        report(`The recording could not be written to ${path}: ${String(error)}`);
      }
    },
  };
};
