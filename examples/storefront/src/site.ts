import { createClient, indexedDbStorage, oauth } from 'vitrine';

/** The id of your OAuth app, from a file `.env.local`. Without it the sandbox answers in place of the platform. */
const clientId: string | undefined = import.meta.env.VITE_CLIENT_ID;

/** The client of the page: one visitor, whose cart is found again after a reload. */
export const site = createClient({
  auth: oauth({ clientId: clientId ?? '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11', storage: indexedDbStorage() }),
  host: clientId ? undefined : `${location.origin}/simulated`,
});

/** Resolves when calls are answered. */
export const ready = async (): Promise<void> => {
  if (clientId) return;
  const { default: script } = await import('../sandbox.ts?worker&url');
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  await serviceWorker.register(script, { type: import.meta.env.DEV ? 'module' : 'classic' });
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  active?.postMessage('vitrine-claim'); // after a reload with Shift
  await controlled;
};
