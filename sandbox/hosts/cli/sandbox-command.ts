import { createPlatform } from '../../platform.ts';
import type { Platform } from '../../control/sandbox.ts';
import { keepFault } from '../../engine/faults/faults.ts';
import { scenarioOf } from '../../recorder/scenario.ts';
import type { ReadFault } from '../../engine/faults/read.ts';
import { startServer, type RunningServer } from '../http/serve.ts';
import { defaultSettings } from '../../engine/settings.ts';
import type { SandboxArguments } from './arguments.ts';
import { type DataFolder, openDataFolder } from './data/data-folder.ts';
import { CommandProblem } from './problem.ts';
import { logged } from './request-log.ts';
import { recorded } from './record.ts';
import { readRecordingFile } from './replay.ts';

/** A running sandbox of the command. */
export interface RunningSandbox {
  readonly sandbox: Platform;
  readonly url: string;
  /** The address of the hosted pages. */
  readonly pagesUrl: string;
  /** Stops the server and writes all pending data. */
  stop(): Promise<void>;
}

/**
 * Starts the sandbox of `vitrine sandbox`. The data is read first and written only after the port is open, so that a
 * failed start changes nothing. Problems go to `report`, the lines of --log to `print`. Throws a CommandProblem for a
 * folder or port that cannot be used.
 */
export const startSandbox = async (
  args: SandboxArguments,
  report: (text: string) => void,
  print: (text: string) => void,
): Promise<RunningSandbox> => {
  const data = args.data === undefined ? undefined : openDataFolder(args.data, report);
  try {
    const sandbox = sandboxOf(args, data, report);
    const kept = data?.keep(sandbox);
    const recording =
      args.record === undefined ? undefined : recorded(args.record, kept ?? sandbox, sandbox.clock, report);
    const answering = recording ?? kept ?? sandbox;
    const { handle } = args.log ? logged(answering, sandbox.clock, print) : answering;
    const server = await listen(
      {
        handle: (request) => handle(request),
        get state() {
          return sandbox.state;
        },
        subscribe: (listener) => sandbox.subscribe(listener),
      },
      args,
    );
    await begin(data, server);
    return {
      sandbox,
      url: server.url,
      pagesUrl: server.pagesUrl,
      async stop() {
        await server.close();
        recording?.end();
        sandbox.dispose();
        data?.close();
      },
    };
  } catch (error) {
    data?.release();
    throw error;
  }
};

/** Writes the first snapshot; if that fails the server stops again. */
const begin = async (data: DataFolder | undefined, server: RunningServer): Promise<void> => {
  try {
    data?.save();
  } catch (error) {
    await server.close();
    throw error;
  }
};

/** The saved or new sandbox, with the additions of the flags. */
const sandboxOf = (
  args: SandboxArguments,
  data: DataFolder | undefined,
  report: (text: string) => void,
): Platform => {
  const kept = data?.state;
  if (kept) refuseOthers(args, kept);
  const { seed, scenario, clock = 'real-time', start } = args;
  const sandbox = createPlatform({
    ...(seed !== undefined && { seed }),
    ...(scenario !== undefined && { scenario }),
    clock: { kind: clock, ...(start !== undefined && { start }) },
    allowedRedirects: defaultSettings.allowedRedirects,
    ...(args.from !== undefined && { state: siteFrom(args.from, args) }),
    ...(kept && { state: kept }),
    onError: (error) => report(`The sandbox failed on a request: ${String(error)}`),
    onWarning: (text) => report(`The sandbox warns: ${text}`),
    onEnd: (text) => report(`The sandbox warns: ${text}`),
  });
  const { state, webhooks } = sandbox;
  const { settings } = state;
  Object.assign(settings, args.settings);
  settings.allowedRedirects = [...new Set([...settings.allowedRedirects, ...args.allow])];
  for (const url of args.webhooks) webhooks.register({ url });
  // The same flags come with every start: skip faults that the state already has.
  for (const fault of args.faults)
    if (!state.faults.some((known) => isSame(known, fault))) keepFault(state, fault);
  return sandbox;
};

/** The site of a recording, with the clock of the flags. */
const siteFrom = (path: string, { seed, clock = 'real-time', start }: SandboxArguments) =>
  scenarioOf(readRecordingFile(path), {
    ...(seed !== undefined && { seed }),
    clock: { kind: clock, ...(start !== undefined && { start }) },
  });

const isSame = (known: ReadFault, fault: ReadFault): boolean =>
  (['operation', 'kind', 'code', 'status', 'retryAfter', 'latencyMs', 'probability'] as const).every(
    (name) => known[name] === fault[name],
  );

const refuseOthers = (args: SandboxArguments, saved: Platform['state']): void => {
  if (args.from !== undefined)
    throw new CommandProblem(
      `The folder ${args.data} has a site already, so ${args.from} would be ignored. Leave --from out to continue with that site, or give another folder with --data.`,
    );
  const { seed, scenario, clock } = saved;
  const kept = { seed, scenario, clock: clock.kind, start: clock.start };
  const differing = (['seed', 'scenario', 'clock', 'start'] as const).filter(
    (name) => args[name] !== undefined && args[name] !== kept[name],
  );
  if (differing.length > 0)
    throw new CommandProblem(
      `The folder ${args.data} holds the scenario ${kept.scenario} with seed ${kept.seed} and a ${kept.clock} clock, not that of the flags. Leave ${differing.map((name) => `--${name}`).join(' and ')} out to continue with it, or give another folder with --data.`,
    );
};

const listen = async (
  sandbox: Pick<Platform, 'handle' | 'state' | 'subscribe'>,
  { port, host, pagesPort, allowedHosts }: SandboxArguments,
): Promise<RunningServer> => {
  try {
    return await startServer(sandbox, { port, host, pagesPort, allowedHosts });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new CommandProblem(
        `Port ${port}${pagesPort === undefined ? '' : ` or ${pagesPort}`} is taken by another program. Stop that program, or give another port: --port ${port === 65_535 ? 4010 : port + 1}, or --port 0 for any free one.`,
      );
    if (code === 'EACCES')
      throw new CommandProblem(`Port ${port} is reserved by the system. Give one above 1023 with --port.`);
    throw new CommandProblem(
      `The sandbox cannot listen on ${host} (${String(code)}). Give an address of this machine with --host, or leave it out.`,
    );
  }
};
