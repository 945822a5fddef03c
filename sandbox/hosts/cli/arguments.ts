import { LATEST } from '../../engine/clock.ts';
import type { ClockKind } from '../../records/clock.ts';
import { faultFromText } from '../../engine/faults/text.ts';
import type { ReadFault } from '../../engine/faults/read.ts';
import { isScenario, scenarioList, type ScenarioName } from '../../seeds/scenarios.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import { readReceiver } from '../../webhooks/read.ts';
import { CommandProblem } from './problem.ts';
import { readFlags } from './read-flags.ts';
import { readSettings } from './set-flag.ts';

/** The arguments of `vitrine sandbox`. */
export interface SandboxArguments {
  port: number;
  /** Absent: hosted pages use the same port. */
  pagesPort: number | undefined;
  host: string;
  /** Absent: the seed of the saved state, otherwise the default. */
  seed: string | undefined;
  scenario: ScenarioName | undefined;
  clock: ClockKind | undefined;
  /** Milliseconds since 1970. */
  start: number | undefined;
  data: string | undefined;
  record: string | undefined;
  /** A recording whose site replaces the scenario. */
  from: string | undefined;
  allow: string[];
  /** Further host names under which the control calls are answered. */
  allowedHosts: string[];
  settings: Partial<SandboxSettings>;
  webhooks: string[];
  faults: ReadFault[];
  /** Whether the sandbox keeps running after the program that started it has ended. */
  detached: boolean;
  /** Whether each request is printed. */
  log: boolean;
}

const flags = {
  port: { type: 'string' },
  'pages-port': { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  clock: { type: 'string' },
  start: { type: 'string' },
  data: { type: 'string' },
  record: { type: 'string' },
  from: { type: 'string' },
  allow: { type: 'string', multiple: true },
  'allow-host': { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  webhook: { type: 'string', multiple: true },
  fault: { type: 'string', multiple: true },
  detached: { type: 'boolean' },
  log: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const clocks = ['real-time', 'frozen', 'stepped'] as const;

/**
 * Reads the flags of `vitrine sandbox`; 'help' if the user asked for help. Throws a CommandProblem with exit code 2
 * for invalid arguments.
 */
export const readArguments = (args: readonly string[]): SandboxArguments | 'help' => {
  const { values } = readFlags(args, flags, false);
  if (values.help) return 'help';
  const { port = '4010', host = '127.0.0.1', seed, scenario, clock, data, record, from } = values;
  const pagesPort = values['pages-port'];
  for (const [flag, given] of Object.entries({ port, 'pages-port': pagesPort }))
    if (given !== undefined && (!/^\d{1,5}$/.test(given) || Number(given) > 65_535))
      throw new CommandProblem(
        `--${flag} takes a whole number from 0 to 65535, not ${JSON.stringify(given)}.`,
        2,
      );
  // Port 0 is any free port, so two ports of 0 are different ports.
  if (pagesPort !== undefined && Number(pagesPort) === Number(port) && Number(port) !== 0)
    throw new CommandProblem(
      `--port and --pages-port are both ${Number(port)}. Give the hosted pages another port, or leave --pages-port out to have them at the same.`,
      2,
    );
  if (scenario !== undefined && !isScenario(scenario))
    throw new CommandProblem(
      `There is no scenario ${JSON.stringify(scenario)}. Take one of these: ${scenarioList.map(({ name }) => name).join(', ')}.`,
      2,
    );
  const kind = clocks.find((name) => name === clock);
  if (clock !== undefined && !kind)
    throw new CommandProblem(`--clock takes ${clocks.join(', ')}, not ${JSON.stringify(clock)}.`, 2);
  for (const [name, value] of Object.entries({ host, seed, data, record, from }))
    if (value?.trim() === '')
      throw new CommandProblem(`--${name} is empty. Give it a value or leave it out.`, 2);
  if (from !== undefined && scenario !== undefined)
    throw new CommandProblem(
      '--from and --scenario both set the initial state of the site. Give one of them.',
      2,
    );
  return {
    port: Number(port),
    pagesPort: pagesPort === undefined ? undefined : Number(pagesPort),
    host,
    seed,
    scenario,
    clock: kind,
    start: readStart(values.start, kind),
    data,
    record,
    from,
    allow: (values.allow ?? []).map(readOrigin),
    allowedHosts: (values['allow-host'] ?? []).map(readHost),
    settings: readSettings(values.set ?? []),
    webhooks: (values.webhook ?? []).map((url) => understood('webhook', () => readReceiver({ url }).url)),
    faults: (values.fault ?? []).map((text) => understood('fault', () => faultFromText(text))),
    detached: values.detached === true,
    log: values.log === true,
  };
};

/** The value of a flag. Throws a CommandProblem that names the flag. */
const understood = <T>(flag: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new CommandProblem(`--${flag}: ${error instanceof Error ? error.message : String(error)}`, 2);
  }
};

const readStart = (text: string | undefined, clock: ClockKind | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const start = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  if (!(start >= 0 && start <= LATEST))
    throw new CommandProblem(
      `--start takes an instant such as 2026-06-01T18:00:00Z, not ${JSON.stringify(text)}.`,
      2,
    );
  if (clock === undefined || clock === 'real-time')
    throw new CommandProblem('--start needs --clock frozen or --clock stepped.', 2);
  return start;
};

const readHost = (text: string): string => {
  if (/^([a-z\d._-]+|\[[\da-f:.]+\])$/i.test(text)) return text;
  throw new CommandProblem(
    `--allow-host takes a host name without a port, such as sandbox or shop.test, not ${JSON.stringify(text)}.`,
    2,
  );
};

const readOrigin = (text: string): string => {
  const anyPort = text.endsWith(':*');
  const address = anyPort ? text.slice(0, -2) : text;
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  if (!/^https?:/.test(origin))
    throw new CommandProblem(
      `--allow takes an origin such as https://shop.example.org or http://localhost:*, not ${JSON.stringify(text)}.`,
      2,
    );
  return anyPort ? `${origin}:*` : origin;
};
