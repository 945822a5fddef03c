import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { HOOK_TIME, TEST_TIME } from '../patience.ts';
import type { Engine, EngineTab, Found, Visitor } from './engine.ts';
import { requireEngine } from './programs.ts';

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/), with a body as POST. */
type Send = <Answer>(path: string, body?: object) => Promise<Answer>;

/**
 * Time limit of a command, in ms; the usual time is under 50. WebKit's driver sometimes loses the response to
 * a command while the page changes; the caller then repeats the command.
 */
const COMMAND_TIME = 10_000;

const request = async (method: string, url: string, body?: object, limit = HOOK_TIME): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
};

/**
 * Starts a call in the page and returns its number. WebDriver itself would wait for the promise of one tab
 * before it sends a command to the next tab.
 */
const begin = (work: unknown) => `
  const calls = (window.calls ??= []);
  const call = {};
  (async (...args) => (${String(work)})(...args))(...arguments).then(
    (value) => Object.assign(call, { done: true, value }),
    (error) => Object.assign(call, { done: true, error: String(error) }),
  );
  return calls.push(call) - 1;`;

interface Call {
  readonly done?: true;
  readonly value?: unknown;
  readonly error?: string;
}

const tabOf = (send: Send, leave: () => Promise<void>): EngineTab => {
  const run = <Answer>(script: string, args: readonly unknown[] = []): Promise<Answer> =>
    send<Answer>('/execute/sync', { script, args });
  return {
    goto: (url) => send('/url', { url }),
    reload: () => send('/refresh', {}),
    back: () => send('/back', {}),
    close: leave,
    evaluate: async (work, ...args) => {
      const number = await run(begin(work), args);
      const { value, error } = await vi.waitUntil(
        async () => {
          const call = await run<Call | null>('return window.calls?.[arguments[0]]', [number]);
          if (call === null) return { error: 'The page was left during the call.' };
          return call.done && call;
        },
        { timeout: TEST_TIME, interval: 20 },
      );
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    element: async (work, ...args): Promise<Found | undefined> => {
      const found = await run<Record<string, string> | null>(`return (${String(work)})(...arguments)`, args);
      const [id] = Object.values(found ?? {});
      return id === undefined
        ? undefined
        : {
            click: () => send(`/element/${id}/click`, {}),
            type: (text) => send(`/element/${id}/value`, { text }),
          };
    },
    run: async (script) => void (await run(script)),
  };
};

/** Starts a WebDriver session: a separate browser without data of earlier sessions. */
const newVisitor = async (address: string): Promise<Visitor> => {
  const { sessionId } = (await request('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  await request('POST', `${session}/window/rect`, { width: 1280, height: 1000 });
  let isFirst = true;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs commands one after the other, because a command goes to the window that was selected last. */
  const inTurn = <Answer>(work: () => Promise<unknown>): Promise<Answer> => {
    const answer = last.then(work, work);
    last = answer;
    return answer as Promise<Answer>;
  };
  return {
    failures: [],
    newTab: async () => {
      const handle = await inTurn<string>(async () => {
        if (isFirst) {
          isFirst = false;
          return request('GET', `${session}/window`);
        }
        const opened = await request('POST', `${session}/window/new`, { type: 'window' });
        return (opened as { handle: string }).handle;
      });
      const here = <Answer>(method: string, path: string, body?: object) =>
        inTurn<Answer>(async () => {
          await request('POST', `${session}/window`, { handle });
          const isLoading = ['/url', '/refresh', '/back'].includes(path);
          return request(method, session + path, body, isLoading ? HOOK_TIME : COMMAND_TIME);
        });
      return tabOf(
        (path, body) => here(body ? 'POST' : 'GET', path, body),
        () => here('DELETE', '/window'),
      );
    },
    close: async () => void (await inTurn(() => request('DELETE', session))),
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A home folder whose only setting turns animations off. */
const makeHome = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
};

/** Starts a virtual display. Resolves to its name. */
const startDisplay = async (program: string, started: ChildProcess[]): Promise<string> => {
  const options = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const display = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(display);
  const [number] = (await once(createInterface({ input: display.stdout }), 'line')) as [string];
  return `:${number}`;
};

/** WebKitGTK's MiniBrowser on a virtual display, over WebDriver. */
export const startWebKit = async (): Promise<Engine> => {
  const [driver = '', xvfb = ''] = requireEngine('webkit');
  const started: ChildProcess[] = [];
  const home = makeHome();
  const close = async () => {
    for (const program of started.splice(0).toReversed()) {
      program.kill();
      await once(program, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', () => started.forEach((program) => program.kill()));
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: await startDisplay(xvfb, started),
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Scroll bars that take space beside the page, as on most desktops.
    GTK_OVERLAY_SCROLLING: '0',
    LANGUAGE: 'en_GB',
    LC_ALL: 'C.UTF-8',
  };
  started.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => request('GET', `${address}/status`), { timeout: HOOK_TIME, interval: 50 });
  return { newVisitor: () => newVisitor(address), close };
};
