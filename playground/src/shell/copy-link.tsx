import { useRouter } from '@tanstack/react-router';
import { usePlayground } from '../site/services.ts';
import { TextButton } from '../components/button.tsx';
import { toast } from '../lib/announcer.ts';
import { text } from '../text/text.ts';

/** Copies an address that shows the same site, time, identity and page elsewhere. */
export const CopyLink = () => {
  const { site } = usePlayground();
  const router = useRouter();
  const copy = async () => {
    await site.refresh();
    const status = site.status.get();
    const { href } = router.buildLocation({
      to: '.',
      search: (search) => ({
        ...search,
        ...(status && {
          scenario: status.scenario,
          seed: /^[1-9]\d{0,14}$/.test(status.seed) ? Number(status.seed) : status.seed,
          clock: status.moved >= 1000 ? Math.round(status.moved / 1000) : undefined,
        }),
      }),
    });
    const address = new URL(href, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toast(text.site.copied);
    } catch {
      toast(text.site.copyFailed(address), 'error');
    }
  };
  return <TextButton onPress={() => void copy()}>{text.site.copyLink}</TextButton>;
};
