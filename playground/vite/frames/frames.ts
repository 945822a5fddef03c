import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { KNOWN_PICTURES } from '../../src/lib/known-pictures.ts';
import type { Drawing } from './draw.ts';
import type { FirstSite } from './first-site.ts';
import { type Frame, framedPages, NAME, pictureOf } from './pages.ts';

/** The message of a thread. */
const messageOf = <Message>(thread: Worker): Promise<Message> =>
  new Promise((resolve, reject) => {
    thread.once('message', (message: Message) => {
      resolve(message);
      void thread.terminate();
    });
    thread.once('error', reject);
  });

const draw = (drawing: Drawing): Promise<Frame> =>
  messageOf(new Worker(new URL('./draw.ts', import.meta.url), { workerData: drawing }));

const firstSite = (): Promise<FirstSite> =>
  messageOf(new Worker(new URL('./first-site.ts', import.meta.url)));

/** Writes the pictures to their addresses in the sandbox, which does not run yet when a frame shows them. */
const keepPictures = async (dir: string, { files }: FirstSite): Promise<void> => {
  const folder = join(dir, 'simulated/media');
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, svg]) => writeFile(join(folder, name), svg)));
};

/** The script that runs before those of the page. */
const opening = async (): Promise<string> => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../../opening/main.ts', import.meta.url)),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
};

/** A block of JSON, which the browser reads as text. */
const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

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
    const site = await firstSite();
    await keepPictures(dir, site);
    const pictures = {
      ...site.pictures,
      [`shop/p/${NAME}`]: [pictureOf.product(NAME)],
      [`events/${NAME}`]: [pictureOf.event(NAME)],
    };
    const drawings = framedPages.map((page) => ({
      folder: `${dir}/`,
      script: entry.fileName,
      page,
      pictures,
    }));
    const drawn = await Promise.all(drawings.map(draw));
    const file = join(dir, 'index.html');
    const html = await readFile(file, 'utf8');
    const data = [jsonBlock('frames', drawn), jsonBlock(KNOWN_PICTURES, site.pictures)];
    const blocks = `${data.join('\n    ')}\n    <script>${await opening()}</script>`;
    await writeFile(
      file,
      html.replace(/(<div id="root">.*?<\/div>)/s, (root) => `${root}\n    ${blocks}`),
    );
  },
});
