import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcedEnds } from '../../generated/ends.ts';
import { createSandbox } from '../../sandbox/index.ts';
import { recordAnswers } from '../../sandbox/recorder/record-answers.ts';
import { changedOver } from '../../sandbox/rehearse/changed-over.ts';
import { rehearse } from '../../sandbox/rehearse/rehearse.ts';
import { startServer, type RunningServer } from '../../sandbox/hosts/http/serve.ts';
import { journeys } from './index.ts';
import { secondFamily } from './second-family/index.ts';
import { setStage } from './stage.ts';

const sandbox = createSandbox({ onWarning: () => undefined });
let recorder = recordAnswers(sandbox, sandbox.clock);
let server: RunningServer;

beforeAll(async () => {
  const handle: typeof sandbox.handle = (...request) => recorder.handle(...request);
  const answering = {
    handle,
    get state() {
      return sandbox.state;
    },
    subscribe: (listener: () => void) => sandbox.subscribe(listener),
  };
  server = await startServer(answering, { port: 0 });
});
afterAll(() => server.close());

const all = [
  ...Object.entries(journeys),
  ...Object.entries(secondFamily).map(([id, journey]) => [`${id} of the second family`, journey] as const),
];

test.each(all)('the rehearsal of %s names each call that ends, and no other call', async (_, journey) => {
  const stage = await setStage(server.url);
  recorder = recordAnswers(sandbox, sandbox.clock);
  await journey(stage);
  const recording = recorder.recording();
  const { days } = await rehearse(recording);
  // A journey that meets the end of a call goes on with the successor: nothing changes for it.
  const over = changedOver(recording.exchanges);
  expect(days.map(({ date }) => date)).toEqual(['2026-03-31', '2027-02-01']);
  for (const { date, calls } of days) {
    const ending = calls.filter(
      ({ operation, number }) =>
        announcedEnds.get(operation ?? '')?.date === date &&
        !over.has(recording.exchanges[number - 1] ?? expect.unreachable()),
    );
    const changed = calls.filter(({ notice }) => notice !== 'same');
    expect(changed).toEqual(ending);
    for (const { notice, after } of changed)
      expect([notice, after]).toEqual(['refused', { status: 404, code: undefined }]);
  }
});
