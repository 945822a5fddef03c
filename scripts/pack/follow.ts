import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, blocksOf } from '../docs/blocks.ts';
import { project } from '../steps/step.ts';
import type { Consumer } from './consumer.ts';
import { freePort, serve } from './serve.ts';

/** A page whose steps were executed; its servers run until it is left. */
export interface Followed extends AsyncDisposable {
  /** Address of each server, by the port that the page names. */
  readonly servers: ReadonlyMap<string, string>;
}

/** The command in the clone, which takes minutes; `npm run test:deep` runs it. */
const PACK = 'npm run pack';
const install = /^npm install (?:--save-dev )?(.+)$/;
const server =
  /^(npx vitrine sandbox --port|npx (?:vite|next dev|react-router dev|astro dev) --port|node serve\.mjs|node --env-file=\.env server\.ts) (\d+)$/;

/**
 * Executes the steps of a documentation page in an empty folder exactly as written: installs packages, writes
 * files, starts servers, runs commands, and compares the output with the page. Free ports stand for those of the page, and
 * the tarball for what `npm run pack` writes in the clone, if the page says to run it.
 * @throws Error with the command and its output when a step fails or prints other text than the page says.
 */
export const follow = async (page: string, consumer: Consumer, tarball: string): Promise<Followed> => {
  const text = readFileSync(join(project, page), 'utf8');
  const blocks = blocksOf(text);
  if (text.includes(PACK)) consumer.place(tarball);
  const stops: (() => void)[] = [];
  const ports = new Map<string, number>();
  const servers = new Map<string, string>();
  for (const [, , port = ''] of blocks.flatMap(({ code }) =>
    linesOf(code).map((line) => server.exec(line) ?? []),
  ))
    if (port) ports.set(port, await freePort());
  const here = (text: string): string =>
    text.replaceAll(/\b\d{4}\b/g, (number) => String(ports.get(number) ?? number));
  let printed = '';

  const type = async (line: string): Promise<void> => {
    const [, command = '', port = ''] = server.exec(line) ?? [];
    if (line === PACK) return;
    if (port) {
      const address = `http://localhost:${ports.get(port)}`;
      const whole = [...command.split(' '), String(ports.get(port))];
      stops.push(await serve({ command: whole, folder: consumer.folder, address }));
      servers.set(port, address);
    } else {
      const [name = '', ...args] = line.split(' ');
      await runs(line, name === 'node' ? process.execPath : name, args);
    }
  };
  const runs = async (said: string, command: string, args: readonly string[]): Promise<void> => {
    const { code, output } = await consumer.run(command, args);
    if (code !== 0) throw new Error(`${page} says "${said}", which fails in an empty folder:\n${output}`);
    printed = output;
  };
  const obey = async ({ language, name, code }: Block): Promise<void> => {
    if (language === 'sh' && isScript(code)) await runs(code, 'sh', ['-euc', here(code)]);
    else if (language === 'sh') for (const line of linesOf(code)) await type(line);
    else if (name) consumer.write(fileOf(name), here(code));
    else if (language === 'text' && code.trim() !== printed.trim())
      throw new Error(`${page} promises\n${code}but what is printed is\n${printed}`);
  };
  const end = (): void => stops.splice(0).forEach((stop) => stop());
  try {
    for (const block of blocks) await obey(block);
  } catch (error) {
    end();
    throw error;
  }
  return { servers, [Symbol.asyncDispose]: async () => end() };
};

/** The packages that a page tells its reader to install. */
export const packagesOf = (page: string): string[] =>
  blocksOf(readFileSync(join(project, page), 'utf8'))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => linesOf(code))
    .flatMap((line) => install.exec(line)?.[1]?.split(' ') ?? []);

/** The name under which a reader saves an example: its path in the folder of the program. */
export const fileOf = (name: string): string => name.replace(/#.*/, '').replace(/^examples\/[^/]+\//, '');

/** Whether a block is a script of the shell, which begins with its variables, and not a command in each line. */
const isScript = (code: string): boolean => /^\w+=/.test(code);

const linesOf = (code: string): string[] => code.split('\n').filter((line) => line !== '');
