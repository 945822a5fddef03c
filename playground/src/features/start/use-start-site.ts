import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from '../../lib/announcer.ts';
import { forgetIdentities } from '../../site/identities.ts';
import { text } from '../../text/text.ts';
import { usePlayground } from '../../site/services.ts';

/** A site to start: one of the sandbox's scenarios, and what everything that looks random comes from. */
export interface NewSite {
  readonly scenario: string;
  readonly seed: string;
}

/**
 * Starts a site over and opens a page of it. The page is loaded anew: nothing that was read of the site before is left in
 * it, nor is anybody who was known there.
 */
export const useStartSite = () => {
  const { control } = usePlayground();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const start = async ({ scenario, seed }: NewSite, to: '/' | '/shop'): Promise<void> => {
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
    };
    location.assign(router.buildLocation({ to, search }).href);
  };
  return { start, busy };
};
