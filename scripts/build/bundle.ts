import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { project } from '../steps/step.ts';

/**
 * Writes dist/bin/vitrine.js: the `vitrine` command with everything that it needs inside, so that it runs after a
 * plain install, which brings neither msw nor zod nor faker.
 */
export const bundleCommand = async (dist: string): Promise<void> => {
  const file = join(dist, 'bin/vitrine.js');
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(project, 'src/sandbox/cli/main.ts'),
      outDir: join(dist, 'bin'),
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'vitrine.js', codeSplitting: false },
      },
    },
  });
  chmodSync(file, 0o755);
};
