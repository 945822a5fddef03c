import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type Bundled, generateService } from './generate-service.ts';
import { Problem } from './problem.ts';

if (!parentPort) throw new Error('This is a thread of generate.ts.');
const { project } = workerData as { project: string };
const [services] = (await once(parentPort, 'message')) as [readonly Bundled[]];

try {
  for (const service of services) await generateService(project, service);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  parentPort.postMessage(error.message);
}
