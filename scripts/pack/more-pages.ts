import { step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import type { Tarball } from './tarball.ts';

/** The other pages on getting started, each followed in an empty folder: in `npm run test:deep`, for they take their time. */
export const followsMore = (tarball: () => Promise<Tarball>): Step =>
  step('an empty folder becomes a worker as its page says', async () => {
    using consumer = new Consumer();
    await using _worker = await follow('start-worker.md', consumer, (await tarball()).file);
  });
