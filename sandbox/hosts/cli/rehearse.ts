import { UnknownScenarioError } from '../../seeds/scenarios.ts';
import { type Rehearsal, rehearse } from '../../rehearse/rehearse.ts';
import { CommandProblem } from './problem.ts';
import { readFlags } from './read-flags.ts';
import { changesIn, rehearsalText } from './rehearsal-text.ts';
import { readRecordingFile, readSecret } from './replay.ts';

/** The help of `vitrine rehearse`. */
export const rehearseHelp = `Usage: vitrine rehearse <recording> [flags]

Repeats the calls of a recorded session against a sandbox before and after each announced end of a call, and reports
what a person notices, call by call:
  same           the same answer
  other          a success with another answer
  refused        an error in place of the answer
  silently less  a success from which something is missing
Record a session with "npx vitrine sandbox --record <file>", or with createRecorder() of vitrine/sandbox.

Flags:
  --scenario <name>    the site of the sandbox (the site that answers most calls as recorded: fresh-shop, v3-shop, or
                       the products, events and tickets of the recording)
  --seed <text>        seed of the scenario (42)
  --after <answer>     refusal of a call after its end: not-found, a 404 without a code, or gone, a 410 (not-found)
  --fields             leaves single fields out of the answers, too, after their announced days
  --all                lists the calls that stay the same, too
  --docs <url>         address of a built reference: adds links to the pages of the successors
  --secret <name=...>  value for a placeholder that no answer contains, such as "password 1=..."
  --help               this text

--secret can be given several times. The days are announcements, and the answers after them are assumptions.
Exit code: 0 if a person notices nothing, 1 if a call changes, 2 for invalid flags and files.`;

const flags = {
  scenario: { type: 'string' },
  seed: { type: 'string' },
  after: { type: 'string' },
  fields: { type: 'boolean' },
  all: { type: 'boolean' },
  docs: { type: 'string' },
  secret: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

const ways = ['not-found', 'gone'] as const;

/** Runs `vitrine rehearse`. Throws a CommandProblem if a call changes, and for invalid flags and files. */
export const runRehearsal = async (args: readonly string[], out: (text: string) => void): Promise<void> => {
  const { values, positionals } = readFlags(args, flags);
  if (values.help) {
    out(rehearseHelp);
    return;
  }
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new CommandProblem('vitrine rehearse takes one recording: vitrine rehearse session.json', 2);
  const { after = 'not-found', docs = '' } = values;
  const way = ways.find((name) => name === after);
  if (!way) throw new CommandProblem(`--after takes ${ways.join(' or ')}, not ${JSON.stringify(after)}.`, 2);
  if (docs !== '' && !/^(https?|file):/.test(docs))
    throw new CommandProblem(
      `--docs takes an address such as http://localhost:5173/docs/, not ${JSON.stringify(docs)}.`,
      2,
    );
  const secrets = Object.fromEntries((values.secret ?? []).map(readSecret));
  const recording = readRecordingFile(path, 2);
  if (recording.exchanges.length === 0)
    throw new CommandProblem(`${path} holds no calls. Record a session that makes some.`, 2);
  const rehearsal = await rehearsed(() =>
    rehearse(recording, {
      way,
      secrets,
      withFields: values.fields === true,
      ...(values.scenario !== undefined && { scenario: values.scenario }),
      ...(values.seed !== undefined && { seed: values.seed }),
    }),
  );
  out(rehearsalText(path, rehearsal, { docs, listsAll: values.all === true }));
  if (!rehearsal.same) throw new CommandProblem(changesOf(rehearsal));
};

const rehearsed = async (run: () => Promise<Rehearsal>): Promise<Rehearsal> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UnknownScenarioError) throw new CommandProblem(error.message, 2);
    throw error;
  }
};

/** One sentence about the days on which calls change. */
const changesOf = ({ days }: Rehearsal): string => {
  const changing = days.flatMap(({ date, calls }) => {
    const count = calls.filter(({ notice }) => notice !== 'same').length;
    return count > 0 ? [`${changesIn(calls, count)} on ${date}`] : [];
  });
  return `${changing.join(', ')}.`;
};
