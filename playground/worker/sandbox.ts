// The sandbox of a playground without a server: a service worker, bundled separately by vite/static-host.ts.
import { serveFromWorker, type WorkerScope } from 'vitrine/sandbox/worker';
import { type OfflineFiles, serveOffline } from './offline.ts';

declare const self: WorkerScope;
/** Written by vite/static-host.ts. */
declare const OFFLINE: OfflineFiles;

serveOffline(self, OFFLINE);
serveFromWorker(self);
