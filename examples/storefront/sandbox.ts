import { serveFromWorker, type WorkerScope } from 'vitrine/sandbox/worker';

declare const self: WorkerScope;

// The simulated platform, as a service worker of this page: it answers below /simulated.
serveFromWorker(self, { scenario: 'v3-shop' });
