import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { startServer, type RunningServer } from '../serve.ts';
import { defaultSettings } from '../settings.ts';
import type { SandboxArguments } from './arguments.ts';
import { CommandProblem } from './problem.ts';
import { readState, writeState } from './state-file.ts';

/** How long changes are gathered before the state file is written, in milliseconds. */
const PAUSE = 200;

/** A sandbox that the command runs. */
export interface RunningSandbox {
  readonly sandbox: Sandbox;
  readonly url: string;
  /** Address of the hosted pages. */
  readonly pagesUrl: string;
  /** Stops serving and writes what is not written yet. */
  stop(): Promise<void>;
}

/**
 * Starts what `vitrine sandbox` was asked for. The state file is read first and written only once the port is ours, so
 * that a failed start changes nothing. Throws a CommandProblem for a file or port that cannot be used.
 */
export const startSandbox = async (
  args: SandboxArguments,
  report: (text: string) => void,
): Promise<RunningSandbox> => {
  const saved = args.state === undefined ? undefined : readState(args.state);
  if (saved) {
    refuseOthers(args, saved);
    const { settings } = saved;
    settings.allowedRedirects = [...new Set([...settings.allowedRedirects, ...args.allow])];
  }
  const sandbox = createSandbox({
    ...(args.seed !== undefined && { seed: args.seed }),
    ...(args.scenario !== undefined && { scenario: args.scenario }),
    clock: args.clock ?? 'real-time',
    allowedRedirects: [...defaultSettings.allowedRedirects, ...args.allow],
    ...(saved && { state: saved }),
    onError: (error) => report(`The sandbox failed on a request: ${String(error)}`),
  });
  const server = await listen(sandbox, args);
  const stopSaving = await saving(sandbox, args, server, report);
  return {
    sandbox,
    url: server.url,
    pagesUrl: server.pagesUrl,
    async stop() {
      await server.close();
      stopSaving();
    },
  };
};

const refuseOthers = (args: SandboxArguments, saved: Sandbox['state']): void => {
  const kept = { seed: saved.seed, scenario: saved.scenario, clock: saved.clock.kind };
  const differing = (['seed', 'scenario', 'clock'] as const).filter(
    (name) => args[name] !== undefined && args[name] !== kept[name],
  );
  if (differing.length > 0)
    throw new CommandProblem(
      `The state file ${args.state} holds the scenario ${kept.scenario} with seed ${kept.seed} and a ${kept.clock} clock, not what the flags ask for. Leave ${differing.map((name) => `--${name}`).join(' and ')} out to go on with it, or give another file with --state.`,
    );
};

const listen = async (
  sandbox: Sandbox,
  { port, host, pagesPort }: SandboxArguments,
): Promise<RunningServer> => {
  try {
    return await startServer(sandbox, { port, host, pagesPort });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new CommandProblem(
        `Port ${port}${pagesPort === undefined ? '' : ` or ${pagesPort}`} is taken by another program. Stop that one, or give another port: --port ${port === 65_535 ? 4010 : port + 1}, or --port 0 for any free one.`,
      );
    if (code === 'EACCES')
      throw new CommandProblem(`Port ${port} is reserved by the system. Give one above 1023 with --port.`);
    throw new CommandProblem(
      `The sandbox cannot listen on ${host} (${String(code)}). Give an address of this machine with --host, or leave it out.`,
    );
  }
};

/** Begins to keep the state; a file that cannot be written stops the server again. */
const saving = async (
  sandbox: Sandbox,
  { state }: SandboxArguments,
  server: RunningServer,
  report: (text: string) => void,
): Promise<() => void> => {
  if (state === undefined) return () => undefined;
  try {
    return keepState(sandbox, state, report);
  } catch (error) {
    await server.close();
    throw error;
  }
};

const keepState = (sandbox: Sandbox, path: string, report: (text: string) => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    timer = undefined;
    try {
      writeState(path, sandbox.state);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  };
  writeState(path, sandbox.state);
  const stop = sandbox.subscribe(() => {
    timer ??= setTimeout(save, PAUSE);
  });
  return () => {
    stop();
    clearTimeout(timer);
    save();
  };
};
