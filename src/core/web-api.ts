import { ValidationError } from './errors/call-errors.ts';

// The APIs of the web that some runtimes lack: plain http pages, browsers from before 2024, React Native. `URL.canParse` is
// the newest API that this package uses, so a browser that has it has the others too.

const missing = (api: string, advice: string): ValidationError =>
  new ValidationError(`This runtime has no ${api}. ${advice}`, { code: 'missing-web-api' });

/**
 * `URL.canParse`.
 * @throws ValidationError (`missing-web-api`) if the runtime lacks it.
 */
export const canParse = (address: string, base?: string): boolean => {
  if (typeof globalThis.URL?.canParse !== 'function')
    throw missing(
      'URL.canParse',
      'Browsers have it since Chrome 120, Firefox 115 and Safari 17: update the browser, or load a polyfill before this package.',
    );
  return URL.canParse(address, base);
};

/**
 * `crypto.subtle`.
 * @throws ValidationError (`missing-web-api`) if the runtime lacks it.
 */
export const subtleCrypto = (): SubtleCrypto => {
  const { subtle } = globalThis.crypto ?? {};
  if (subtle) return subtle;
  throw missing(
    'crypto.subtle',
    'Browsers have it in secure contexts only: serve the page over https, or from localhost. In an app without it, load a polyfill before this package.',
  );
};

/**
 * Random bytes from `crypto.getRandomValues`.
 * @throws ValidationError (`missing-web-api`) if the runtime lacks it.
 */
export const randomBytes = (length: number): Uint8Array => {
  if (typeof globalThis.crypto?.getRandomValues !== 'function')
    throw missing('crypto.getRandomValues', 'In React Native, load a polyfill before this package.');
  return crypto.getRandomValues(new Uint8Array(length));
};
