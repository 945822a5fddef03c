import { parseArgs } from 'node:util';
import type { ClockKind } from '../clock.ts';
import { DEFAULT_SCENARIO, isScenario, scenarioList, type ScenarioName } from '../seeds/scenarios.ts';
import { DEFAULT_OWNER_KEY } from '../settings.ts';
import { CommandProblem } from './problem.ts';

/** What `vitrine sandbox` was asked for. */
export interface SandboxArguments {
  port: number;
  /** Absent: hosted pages live at the same port. */
  pagesPort: number | undefined;
  host: string;
  /** Absent: as saved, else the default. */
  seed: string | undefined;
  scenario: ScenarioName | undefined;
  clock: ClockKind | undefined;
  state: string | undefined;
  allow: string[];
}

const flags = {
  port: { type: 'string' },
  'pages-port': { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  clock: { type: 'string' },
  state: { type: 'string' },
  allow: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The help of the whole command. */
export const commandHelp = `Usage: vitrine <command> [flags]

Commands:
  sandbox    serves the simulated platform over HTTP

Flags:
  --help     this text; "vitrine sandbox --help" tells about the sandbox`;

/** The help of `vitrine sandbox`. */
export const sandboxHelp = `Usage: vitrine sandbox [flags]

Serves the simulated platform: tokens, sign-in, catalog, cart, totals, and hosted pages for login and checkout.

Flags:
  --port <number>    port to listen on, 0 for any free one (4010)
  --pages-port <n>   port of their own for the hosted pages, 0 for any free one (the same port)
  --host <name>      address to listen on (127.0.0.1, this machine only)
  --seed <text>      where ids, tokens and pictures come from (42)
  --scenario <name>  what the site looks like at the start (${DEFAULT_SCENARIO})
  --clock <kind>     real-time, frozen or stepped (real-time)
  --state <file>     JSON file that keeps the state over restarts
  --allow <origin>   one more origin that callbacks may lead to, such as https://shop.example.org
  --help             this text

Its owner calls with the API key ${DEFAULT_OWNER_KEY}, its members and visitors with any client id.

Scenarios:
${scenarioList.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}`;

const clocks = ['real-time', 'frozen', 'stepped'] as const;

/**
 * Reads the flags of `vitrine sandbox`; 'help' when help was asked for. Throws a CommandProblem with exit code 2 for
 * anything that is not understood.
 */
export const readArguments = (args: readonly string[]): SandboxArguments | 'help' => {
  const values = parse(args);
  if (values.help) return 'help';
  const { port = '4010', host = '127.0.0.1', seed, scenario, clock, state, allow = [] } = values;
  const pagesPort = values['pages-port'];
  for (const [flag, given] of Object.entries({ port, 'pages-port': pagesPort }))
    if (given !== undefined && (!/^\d{1,5}$/.test(given) || Number(given) > 65_535))
      throw new CommandProblem(
        `--${flag} takes a whole number from 0 to 65535, not ${JSON.stringify(given)}.`,
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
  for (const [name, value] of Object.entries({ host, seed, state }))
    if (value?.trim() === '')
      throw new CommandProblem(`--${name} is empty. Give it a value or leave it out.`, 2);
  return {
    port: Number(port),
    pagesPort: pagesPort === undefined ? undefined : Number(pagesPort),
    host,
    seed,
    scenario,
    clock: kind,
    state,
    allow: allow.map(readOrigin),
  };
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

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const what =
      error instanceof Error ? (error.message.split('. ')[0] ?? '').replace(/\.$/, '') : 'A flag is wrong';
    throw new CommandProblem(`${what}. The flags are --${Object.keys(flags).join(', --')}.`, 2);
  }
};
