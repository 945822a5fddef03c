// `npm run build:playground`: writes dist/playground, a folder that any static host can serve, below any
// path. It includes the sandbox as a service worker; the reference pages are below docs/.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAll } from '../steps/run-all.ts';
import { commands, project } from '../steps/step.ts';

const folder = join(project, 'dist/playground');

const { failed } = await runAll([
  commands({ id: 'docs', name: 'documentation', repeat: 'npm run docs' }, ['node', 'scripts/docs/main.ts']),
  commands({ id: 'playground', name: 'playground', repeat: 'npm run build:playground' }, [
    'vite',
    'build',
    'playground',
    '--mode',
    'static',
    '--logLevel',
    'warn',
  ]),
]);
if (failed === 0) {
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  cpSync(join(project, 'dist/docs'), join(folder, 'docs'), { recursive: true });
  console.log(
    '\n  dist/playground can be served by any host of files, below any path, over HTTPS or from localhost.\n',
  );
}
process.exitCode = failed > 0 ? 1 : 0;
