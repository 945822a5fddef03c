import { step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import { rendersAt } from './shopper.ts';
import type { Tarball } from './tarball.ts';

/** The other pages on getting started, each followed in an empty folder: in `npm run test:deep`, for they take their time. */
export const followsMore = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'pack-more',
      name: 'an empty folder becomes a worker, and another a shop that is rendered on a server, as their pages say',
      needs: ['build'],
    },
    async () => {
      using worker = new Consumer();
      await using _worker = await follow('docs/start-worker.md', worker, (await tarball()).file);
      using consumer = new Consumer();
      await using shop = await follow('docs/start-server.md', consumer, (await tarball()).file);
      await rendersAt(shop.servers.get('3000') ?? '');
    },
  );
