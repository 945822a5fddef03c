import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { toast } from '../../lib/announcer.ts';
import { forgetIdentities } from '../../site/identities.ts';
import { text } from '../../text/start.ts';
import { usePlayground } from '../../site/services.ts';

/** A site to start: a scenario of the sandbox and the seed of its random values. */
export interface NewSite {
  readonly scenario: string;
  readonly seed: string;
}

/**
 * Resets the sandbox to a site and opens a page of it. The page reloads, so that no data and no identity of the
 * previous site remains.
 */
export const useStartSite = () => {
  const { control } = usePlayground();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const start = useCallback(
    async ({ scenario, seed }: NewSite, to: '/' | '/shop'): Promise<void> => {
      setBusy(true);
      try {
        await control.send('POST /sandbox/reset', { scenario, seed });
      } catch (cause) {
        setBusy(false);
        toast(cause instanceof Error ? cause.message : text.start.failed, 'error');
        return;
      }
      forgetIdentities();
      const search = {
        scenario,
        seed: /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed,
        clock: undefined,
        as: undefined,
        show: undefined,
        fail: undefined,
        // The catalog of this site moves while its pages are open.
        generation: scenario === 'moving-site' ? ('moving' as const) : undefined,
      };
      location.assign(router.buildLocation({ to, search }).href);
    },
    [control, router],
  );
  return { start, busy };
};
