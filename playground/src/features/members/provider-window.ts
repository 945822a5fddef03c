import { pageOrigin } from '../../lib/base.ts';

/** What the button of a provider gives to the page that holds it. */
export type ProviderAnswer = { readonly credential: string } | 'blocked' | 'refused';

/** Milliseconds between two looks whether the small window was closed. */
const LOOK = 400;

/**
 * Opens the window of the provider's own button and waits for what it says. Only a message of that very window, from the
 * provider's origin, counts.
 */
export const askProvider = (platform: string, connection: string): Promise<ProviderAnswer> => {
  const address = new URL(`/platform/idp/${encodeURIComponent(connection)}`, platform);
  address.searchParams.set('button', pageOrigin());
  const opened = window.open(address, '', 'popup,width=480,height=640');
  if (!opened) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    const end = (answer: ProviderAnswer): void => {
      clearInterval(timer);
      removeEventListener('message', hear);
      opened.close();
      resolve(answer);
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== opened || origin !== address.origin) return;
      const { credential, error } = Object(data) as { credential?: unknown; error?: unknown };
      if (typeof credential === 'string') end({ credential });
      else if (typeof error === 'string') end('refused');
    };
    const timer = setInterval(() => {
      if (opened.closed) end('refused');
    }, LOOK);
    addEventListener('message', hear);
  });
};

/** The name of a provider as a person writes it. */
export const providerName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
