import { askForConfig } from '../src/site/early-config.ts';
import { base, parts } from './address.ts';

const startNamed = async (config: Promise<Response>): Promise<void> => {
  const { worker } = (await (await config).clone().json()) as { readonly worker?: unknown };
  if (typeof worker === 'string') await navigator.serviceWorker.register(new URL(worker, document.baseURI));
};

/**
 * Starts the sandbox while the scripts of the page are loading. The start page shows nothing from the sandbox at first,
 * so there the worker comes after the scripts; see src/app/sandbox-worker.ts.
 */
export const startWorker = (): void => {
  const config = askForConfig(base);
  // The scripts start the worker again, and report a failure.
  if (parts[0] !== '') startNamed(config).catch(() => undefined);
};
