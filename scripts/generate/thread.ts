import { parentPort, workerData } from 'node:worker_threads';
import { type Bundled, generateService } from './generate-service.ts';
import { Problem } from './problem.ts';

if (!parentPort) throw new Error('This is a thread of generate.ts.');
const port = parentPort;
const { project } = workerData as { project: string };

// Each message is a service to write; the answer is the problem that stopped it, or an empty text.
port.on('message', (service: Bundled) => {
  void generateService(project, service).then(
    () => port.postMessage(''),
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      port.postMessage(error.message);
    },
  );
});
