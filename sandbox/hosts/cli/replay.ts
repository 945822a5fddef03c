import { readFileSync } from 'node:fs';
import { NotARecordingError, readRecording, type Recording } from '../../recorder/recording.ts';
import { replay, type ReplayedExchange } from '../../recorder/replay.ts';
import { createPlatform } from '../../platform.ts';
import { UnknownScenarioError } from '../../seeds/scenarios.ts';
import { CommandProblem } from './problem.ts';
import { readFlags } from './read-flags.ts';

/** The help of `vitrine replay`. */
export const replayHelp = `Usage: vitrine replay <recording> [flags]

Repeats the calls of a recorded session and reports the places where the answers differ.

Flags:
  --to <url>           host to which the calls are sent (a new sandbox)
  --scenario <name>    scenario of the new sandbox (fresh-shop)
  --seed <text>        seed of the new sandbox (42)
  --secret <name=...>  value for a placeholder that no answer contains, such as "password 1=..."
  --help               this text

--secret can be given several times.
Exit code: 0 if all answers equal the recorded ones, 1 if one differs or the recording cannot be read, 2 for invalid flags.`;

const flags = {
  to: { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  secret: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads a recording from a file. Throws a CommandProblem with the exit code for an invalid recording. */
export const readRecordingFile = (path: string, exitCode: 1 | 2 = 1): Recording => {
  try {
    return readRecording(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof NotARecordingError) throw new CommandProblem(`${path}: ${error.message}`, exitCode);
    throw new CommandProblem(
      `The recording ${path} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`,
      exitCode,
    );
  }
};

/** Runs `vitrine replay`. Throws a CommandProblem if answers differ, and for invalid flags. */
export const runReplay = async (args: readonly string[], out: (text: string) => void): Promise<void> => {
  const { values, positionals } = readFlags(args, flags);
  if (values.help) {
    out(replayHelp);
    return;
  }
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new CommandProblem('vitrine replay takes one recording: vitrine replay session.json', 2);
  const recording = readRecordingFile(path);
  const { exchanges } = await replay(recording, targetOf(recording, values), {
    ...(values.to !== undefined && { host: values.to.replace(/\/$/, '') }),
    secrets: Object.fromEntries((values.secret ?? []).map(readSecret)),
  });
  const differing = exchanges.filter(({ differences }) => differences.length > 0);
  for (const exchange of differing) out(textOf(exchange));
  const unknown = [...new Set(exchanges.flatMap((exchange) => exchange.unknown))];
  if (unknown.length > 0)
    out(`No answer contained a value for ${unknown.join(', ')}; give it with --secret "${unknown[0]}=...".`);
  if (differing.length > 0)
    throw new CommandProblem(`${differing.length} of ${exchanges.length} answers differ from the recording.`);
  out(`All ${exchanges.length} answers equal the recording.`);
};

const targetOf = (
  { startedAt }: Recording,
  { to, scenario, seed }: { to?: string; scenario?: string; seed?: string },
) => {
  if (to !== undefined) {
    if (!/^https?:$/.test(URL.canParse(to) ? new URL(to).protocol : ''))
      throw new CommandProblem(
        `--to takes an address such as http://localhost:4010, not ${JSON.stringify(to)}.`,
        2,
      );
    return { fetch: (request: Request) => globalThis.fetch(request) };
  }
  try {
    return createPlatform({
      clock: { kind: 'frozen', start: Date.parse(startedAt) },
      ...(scenario !== undefined && { scenario }),
      ...(seed !== undefined && { seed }),
    });
  } catch (error) {
    if (error instanceof UnknownScenarioError) throw new CommandProblem(error.message, 2);
    throw error;
  }
};

/** The placeholder and the value of a flag `--secret`. */
export const readSecret = (text: string): [string, string] => {
  const at = text.indexOf('=');
  if (at < 1)
    throw new CommandProblem(`--secret takes a placeholder and its value, such as "password 1=...".`, 2);
  return [text.slice(0, at), text.slice(at + 1)];
};

/** The maximum number of differences that are printed for one answer. */
const MOST_DIFFERENCES = 5;

const textOf = ({ operation, method, target, differences }: ReplayedExchange): string =>
  [
    `${operation ?? method} ${target.split('?')[0]}`,
    ...differences
      .slice(0, MOST_DIFFERENCES)
      .map(
        ({ place, recorded, actual }) =>
          `  ${place}: ${shown(recorded)} was recorded, ${shown(actual)} was answered`,
      ),
    ...(differences.length > MOST_DIFFERENCES ? [`  and ${differences.length - MOST_DIFFERENCES} more`] : []),
  ].join('\n');

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
