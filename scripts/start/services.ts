import { type ChildProcess, spawn } from 'node:child_process';
import { onStarterEnd } from '../../sandbox/hosts/cli/starters.ts';
import { project } from '../steps/step.ts';

/** A server that `npm start` keeps running: a Node program and the address where it answers. */
export interface Service {
  readonly name: string;
  readonly url: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Time limit until a server answers. */
const patience = 60_000;
/** Time limit until a server ends by itself; after it, the server is killed. */
const grace = 5_000;

/** Servers that are started and stopped together. */
export class Services {
  readonly #services: readonly Service[];
  readonly #children = new Map<string, ChildProcess>();
  #stopping = false;

  constructor(services: readonly Service[]) {
    this.#services = services;
  }

  /**
   * Starts all servers, calls `onReady` when each has answered, and resolves when they were stopped: by a
   * signal, or because the program that started this one has ended.
   * @throws Error when one of them ends by itself or does not answer; the others are stopped first.
   */
  async run(onReady: () => void): Promise<void> {
    const stopped = this.#signal();
    const ended = this.#services.map((service) => this.#start(service));
    try {
      const ready = Promise.all(
        this.#services.map(({ name, url }) => answers(name, url, () => this.#stopping)),
      );
      await Promise.race([ready, stopped, ...ended]);
      if (this.#stopping) return;
      onReady();
      await Promise.race([stopped, ...ended]);
    } finally {
      await this.#stop();
    }
  }

  /** Rejects when the server ends without having been stopped. */
  #start({ name, args, env }: Service): Promise<never> {
    // The server gets its own process group, so that Ctrl+C reaches it once, through this process.
    const child = spawn(process.execPath, args, {
      cwd: project,
      env: { ...process.env, ...env },
      // Standard output of the servers repeats what this process prints; their errors are shown.
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: process.platform !== 'win32',
    });
    this.#children.set(name, child);
    return new Promise((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        this.#children.delete(name);
        if (!this.#stopping)
          reject(
            new Error(
              `The ${name} ended (${signal ?? `exit code ${code}`}), so everything was stopped. Its last words are above.`,
            ),
          );
      });
    });
  }

  #signal(): Promise<void> {
    return new Promise((resolve) => {
      const stop = () => {
        this.#stopping = true;
        resolve();
      };
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
      onStarterEnd(stop);
    });
  }

  async #stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      [...this.#children.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(() => child.kill('SIGKILL'), grace);
            child.once('exit', () => {
              clearTimeout(timer);
              resolve();
            });
            child.kill('SIGTERM');
          }),
      ),
    );
  }
}

/** Resolves once the address answers anything. */
const answers = async (name: string, url: string, given: () => boolean): Promise<void> => {
  const end = Date.now() + patience;
  while (Date.now() < end && !given()) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  if (!given()) throw new Error(`The ${name} did not answer at ${url} within ${patience / 1000} seconds.`);
};
