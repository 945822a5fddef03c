import { readArguments } from './arguments.ts';
import { commandHelp, sandboxHelp } from './help.ts';
import { CommandProblem } from './problem.ts';
import { SAMPLE_PASSWORD } from '../../seeds/members.ts';
import { MAILBOX } from '../../pages/mailbox-link.ts';
import type { SandboxState } from '../../records/state.ts';
import { runRehearsal } from './rehearse.ts';
import { runReplay } from './replay.ts';
import { startSandbox } from './sandbox-command.ts';

/** The output of the command and its signal to stop. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /**
   * Resolves when the command must stop: on Ctrl-C or, unless `detached`, when the program that started it has ended.
   */
  readonly stopped: (options: { readonly detached: boolean }) => Promise<void>;
  /** Runs `vitrine generate`, which is loaded only then. */
  readonly generate: (args: readonly string[]) => Promise<0 | 1 | 2>;
}

/** Runs `vitrine` and returns the exit code: 0 done, 1 failed or other than recorded, 2 invalid arguments. */
export const run = async (args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> => {
  try {
    if (args[0] === 'generate') return await surroundings.generate(args.slice(1));
    await runCommand(args, surroundings);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    surroundings.err(error.message);
    return error.exitCode;
  }
};

const runCommand = async ([command, ...rest]: readonly string[], { out, err, stopped }: Surroundings) => {
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') {
    out(commandHelp);
    return;
  }
  if (command === 'replay') {
    await runReplay(rest, out);
    return;
  }
  if (command === 'rehearse') {
    await runRehearsal(rest, out);
    return;
  }
  if (command !== 'sandbox')
    throw new CommandProblem(
      `There is no command ${JSON.stringify(command)}. There are four: vitrine sandbox, vitrine replay, vitrine rehearse and vitrine generate.`,
      2,
    );
  const args = readArguments(rest);
  if (args === 'help') {
    out(sandboxHelp);
    return;
  }
  const running = await startSandbox(args, err, out);
  const { seed, scenario } = running.sandbox.state;
  const site =
    args.from === undefined ? `the scenario ${scenario}` : `the site of the recording ${args.from}`;
  out(`The sandbox serves ${site} with seed ${seed} at ${running.url}`);
  out(`It holds ${contents(running.sandbox.state)}`);
  out(
    `Try first: curl -s ${running.url}/oauth2/token -H 'Content-Type: application/json' -d '{"clientId":"3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11","grantType":"anonymous"}'`,
  );
  if (running.pagesUrl !== running.url) out(`Its hosted pages are at ${running.pagesUrl}`);
  const [member] = running.sandbox.state.members;
  if (member) out(`Its login page knows ${member.email} with the password ${SAMPLE_PASSWORD}`);
  out(
    `Its mails are at ${running.pagesUrl}${MAILBOX}; its control calls are listed at ${running.url}/sandbox`,
  );
  for (const { url } of running.sandbox.webhooks.receivers()) out(`It posts its notifications to ${url}`);
  if (running.sandbox.webhooks.receivers().length > 0)
    out(`Verify them with this public key: ${btoa(await running.sandbox.webhooks.publicKey())}`);
  await stopped(args);
  await running.stop();
  out('The sandbox has stopped.');
};

/** The contents of a sandbox in numbers. */
const contents = ({ products, coupons, events, ticketOrders, orders, members }: SandboxState): string =>
  Object.entries({
    products: products.length,
    coupons: coupons.length,
    events: Object.keys(events).length,
    'ticket orders': Object.keys(ticketOrders).length,
    'shop orders': orders.length,
    members: members.length,
  })
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
