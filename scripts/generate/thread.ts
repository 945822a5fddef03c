import { parentPort, workerData } from 'node:worker_threads';
import { type Bundled, generateService } from './generate-service.ts';
import { Problem } from './problem.ts';

const { project, services } = workerData as { project: string; services: readonly Bundled[] };

try {
  for (const service of services) await generateService(project, service);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  parentPort?.postMessage(error.message);
}
