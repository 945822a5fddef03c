import { step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import { rendersAt } from './shopper.ts';
import type { Tarball } from './tarball.ts';

/**
 * Checks the other pages on getting started, each in an empty folder. They take long, so they are in `npm run
 * test:deep`.
 */
export const followsMore = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'pack-more',
      name: 'empty folders become a worker, tests, a shop of a shell and a server-rendered shop by the steps of their pages',
      needs: ['build'],
    },
    async () => {
      const { file } = await tarball();
      for (const page of ['docs/start-worker.md', 'docs/testing.md', 'docs/any-language.md']) {
        using reader = new Consumer();
        await using _page = await follow(page, reader, file);
      }
      using consumer = new Consumer();
      await using shop = await follow('docs/start-server.md', consumer, file);
      await rendersAt(shop.servers.get('3000') ?? '');
    },
  );
