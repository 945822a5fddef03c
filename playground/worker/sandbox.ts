// The sandbox of a playground without a server: a service worker, bundled separately by vite/static-host.ts.
import { serveFromWorker, type WorkerScope } from 'vitrine/sandbox/worker';

serveFromWorker(globalThis as unknown as WorkerScope);
