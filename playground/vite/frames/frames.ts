import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { Drawing } from './draw.ts';
import { type Frame, framedPages } from './pages.ts';

const draw = (drawing: Drawing): Promise<Frame> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./draw.ts', import.meta.url), { workerData: drawing });
    thread.once('message', (frame: Frame) => {
      resolve(frame);
      void thread.terminate();
    });
    thread.once('error', reject);
  });

/** The script that shows the frame of the opened page. */
const showing = async (): Promise<string> => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../../opening/show-frame.ts', import.meta.url)),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
};

/** A block of JSON, which the browser reads as text. */
const jsonBlock = (frames: readonly Frame[]): string =>
  `<script type="application/json" id="frames">${JSON.stringify(frames).replaceAll('<', '\\u003c')}</script>`;

/**
 * Draws the first view of the most visited pages while the playground is built, and writes them into its page. So the
 * first paint waits for no script.
 */
export const frames = (): Plugin => ({
  name: 'playground:frames',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    if (!entry) throw new Error('vite/frames: the build has no first script.');
    const drawings = framedPages.map((page) => ({ folder: `${dir}/`, script: entry.fileName, page }));
    const drawn = await Promise.all(drawings.map(draw));
    const file = join(dir, 'index.html');
    const html = await readFile(file, 'utf8');
    const blocks = `${jsonBlock(drawn)}\n    <script>${await showing()}</script>`;
    await writeFile(
      file,
      html.replace(/(<div id="root">.*?<\/div>)/s, (root) => `${root}\n    ${blocks}`),
    );
  },
});
