import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { blocksOf } from '../docs/blocks.ts';
import { project } from '../steps/step.ts';

/**
 * The scripts that `vite build` makes from the files of a page of docs/, without React and without Vite's
 * code for browsers that lack `modulepreload`.
 */
export const pageScripts = async (page: string): Promise<Uint8Array> => {
  const root = join(project, '.cache/page');
  mkdirSync(root, { recursive: true });
  try {
    for (const { language, name, code } of blocksOf(readFileSync(join(project, 'docs', page), 'utf8')))
      if (language !== 'sh' && name !== '') writeFileSync(join(root, name), code);
    const built = await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
      },
    });
    const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
    return Buffer.from(
      outputs
        .flatMap(({ output }) => output)
        .map((file) => (file.type === 'chunk' ? file.code : ''))
        .join(''),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
