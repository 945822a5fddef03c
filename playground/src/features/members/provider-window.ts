import { pageOrigin } from '../../lib/base.ts';

/** Result of an identity provider's button. */
export type ProviderAnswer = { readonly credential: string } | 'blocked' | 'refused';

/** Milliseconds between two checks whether the popup was closed. */
const LOOK = 400;

/**
 * Opens the popup with the provider's button and waits for its message. Only messages of that popup from the provider's
 * origin count.
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

/** Display name of a provider. */
export const providerName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
