/** Longest wait until the sandbox of this page answers, in milliseconds. */
const PATIENCE = 30_000;

/** Longest wait for something to be shown, in milliseconds. */
const PAINTED = 3_000;

/** The message by which the worker takes over a page that was loaded past it. */
const CLAIM = 'vitrine-claim';

/** After the browser has shown something: nobody waits for the sandbox to see the page. */
const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A page in the background paints nothing.
    setTimeout(resolve, PAINTED);
  });

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

/** Starts the sandbox in a service worker; resolves when it answers for this page. */
const startWorker = async (script: string): Promise<void> => {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container)
    throw new TypeError('This browser has no service workers here: they need HTTPS and no private window.');
  await afterFirstPaint();
  await container.register(script);
  const { active } = await container.ready;
  if (!container.controller) active?.postMessage(CLAIM);
  await controlled(container);
};

/** A fetch that waits for the sandbox of this page; the usual one where the sandbox is a server. */
export const fetchFrom = (worker: string | undefined): typeof fetch => {
  if (worker === undefined) return fetch;
  const started = startWorker(worker);
  // Whoever calls is told; nobody may.
  started.catch(() => undefined);
  return async (...request) => {
    await started;
    return fetch(...request);
  };
};
