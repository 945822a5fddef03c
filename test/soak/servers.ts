import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';
import { type FromServers, heapNow } from './messages.ts';

// Serves sandboxes over HTTP, their number given by the first argument, and answers each message with the
// size of the heap.
const count = Number(process.argv[2]);
const servers = await Promise.all(
  Array.from({ length: count }, () => startServer(createSandbox(), { port: 0 })),
);
const tell = (message: FromServers): void => void process.send?.(message);
process.on('message', () => tell({ heap: heapNow() }));
process.on('disconnect', () => process.exit());
tell({ hosts: servers.map(({ url }) => url) });
