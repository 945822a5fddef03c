import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { blocksOf } from '../docs/blocks.ts';
import { project } from '../steps/step.ts';

/**
 * The scripts of a page of docs/ that `vite build` makes from the files that the page shows. React is outside, and so is
 * Vite's own code for browsers without `modulepreload`.
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
