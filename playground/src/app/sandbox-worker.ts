/** Longest wait for the service worker to take control of this page, in milliseconds. */
const PATIENCE = 30_000;

/** Message that asks the worker to take control of a page that was loaded without it. */
const CLAIM = 'vitrine-claim';

const controlled = (container: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TypeError('The sandbox of this page did not start. Reload the page.')),
      PATIENCE,
    );
    const look = () => {
      if (!container.controller) return;
      clearTimeout(timer);
      container.removeEventListener('controllerchange', look);
      resolve();
    };
    container.addEventListener('controllerchange', look);
    look();
  });

/** Starts the sandbox in a service worker; resolves when the worker controls this page. */
const startWorker = async (script: string): Promise<void> => {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container)
    throw new TypeError(
      'Service workers are not available here: they need HTTPS and a window that is not private.',
    );
  await container.register(script);
  const { active } = await container.ready;
  if (!container.controller) active?.postMessage(CLAIM);
  await controlled(container);
};

/**
 * Returns a fetch that first waits for the sandbox in the service worker; the ordinary fetch if the sandbox is a
 * server.
 * @param pageCode Settles when the code of the opened page is there. The start page needs no data of the sandbox at first,
 * and the script of the worker, loaded at the same time, would delay it. Other pages have started the worker already; see
 * opening/start-worker.ts.
 */
export const fetchFrom = (worker: string | undefined, pageCode: Promise<void>): typeof fetch => {
  if (worker === undefined) return fetch;
  const started = pageCode.then(() => startWorker(worker));
  // Each caller awaits the same promise and gets its rejection; without callers it must not count as unhandled.
  started.catch(() => undefined);
  return async (...request) => {
    await started;
    return fetch(...request);
  };
};
