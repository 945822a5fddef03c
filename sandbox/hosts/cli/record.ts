import { writeFileSync } from 'node:fs';
import type { Sandbox } from '../../control/sandbox.ts';
import { createRecordingWriter } from '../../recorder/recording-writer.ts';
import type { RecordedExchange } from '../../recorder/recording.ts';
import { CommandProblem } from './problem.ts';

/** A sandbox whose calls are recorded. */
export interface RecordedSandbox {
  readonly handle: Sandbox['handle'];
  /** Writes the file. */
  readonly end: () => void;
}

/** Whether a path belongs to the sandbox itself: control calls, hosted pages and pictures. */
const isOwn = (path: string): boolean => /^\/(sandbox|platform|media)(\/|$)|^\/$/.test(path);

/**
 * Records the calls of the platform to a file, without secrets. The file is written when the sandbox stops. Throws a
 * CommandProblem at once if the file cannot be written.
 */
export const recorded = (
  path: string,
  answering: Pick<Sandbox, 'handle'>,
  clock: Pick<Sandbox['clock'], 'now'>,
  report: (text: string) => void,
): RecordedSandbox => {
  const writer = createRecordingWriter(clock.now());
  const entries: RecordedExchange[] = [];
  const write = () =>
    writeFileSync(path, `${JSON.stringify(writer.recording(entries), null, 2)}\n`, { mode: 0o600 });
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
        writer.entry({
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
