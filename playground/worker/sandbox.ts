// The sandbox of a playground without a server: a service worker, bundled separately by vite/static-host.ts.
import { serveFromWorker, type WorkerScope } from 'vitrine/sandbox/worker';

declare const self: WorkerScope;

serveFromWorker(self);
