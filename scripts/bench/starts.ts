import type { Outcome } from '../budgets/outcome.ts';
import { every } from '../size/budgets.ts';
import { secondsOf } from './processes.ts';
import { bareServer } from './servers.ts';
import type { UserProject } from './user-project.ts';
import { compared } from './user/measure.ts';

/**
 * Measures whole processes that import the installed package from node_modules and make one call over
 * loopback, once with the import of this call only and once with the imports of all calls. The base is a
 * process that makes a bare call.
 */
export const starts = async (project: UserProject): Promise<Outcome> => {
  const { read } = await project.answers();
  await using server = await bareServer(await project.write('cart.json', read.answer));
  const sample = async (name: string, code: string) => secondsOf([await project.write(`${name}.js`, code)]);
  const call = `
import { createClient, oauth } from 'vitrine';
import { getCurrentCart as read } from 'vitrine/carts';
await read({ client: createClient({ auth: oauth({ clientId: 'id' }), host: '${server.url}' }) });
`;
  const bare = `await (await fetch('${server.url}/v1/carts/current')).json();`;
  const { control, one, all } = await compared(
    await sample('bare', bare),
    { one: await sample('one', call), all: await sample('all', every + call) },
    32,
  );
  return { figures: { startOne: one, startAll: all }, control };
};
