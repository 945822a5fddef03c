import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { project, run } from './steps/step.ts';

if (existsSync(join(project, 'dist/src/index.js'))) {
  const { code, output } = await run('size-limit', []);
  console.log(output);
  process.exitCode = code;
} else {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exitCode = 1;
}
