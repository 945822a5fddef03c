import type { Platform } from '../control/sandbox.ts';
import { createRecordingWriter } from './recording-writer.ts';
import type { RecordedExchange, Recording } from './recording.ts';

/** Records the calls that a sandbox answers. */
export interface AnswersRecorder {
  /** Answers as the sandbox does. */
  readonly handle: Platform['handle'];
  /** The recording so far, without secrets. */
  readonly recording: () => Recording;
}

/** Whether a path belongs to the sandbox itself: control calls, hosted pages and pictures. */
const isOwn = (path: string): boolean => /^\/(sandbox|platform|media)(\/|$)|^\/$/.test(path);

/** Makes the recorder of a session that begins now; its times are those of the sandbox's clock. */
export const recordAnswers = (
  answering: Pick<Platform, 'handle'>,
  clock: Pick<Platform['clock'], 'now'>,
): AnswersRecorder => {
  const writer = createRecordingWriter(clock.now());
  const entries: RecordedExchange[] = [];
  return {
    handle(request, instant) {
      const answer = answering.handle(request, instant);
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
    recording: () => writer.recording(entries),
  };
};
