import { createClient, oauth } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { answering, answers } from './answers.ts';
import { compared, timeOf } from './measure.ts';

// Prints the time of a call relative to a bare call, without a network.
const host = 'http://localhost';
const fetchCart = answering(answers().read.answer);
const client = createClient({ auth: oauth({ clientId: 'id' }), host, fetch: fetchCart });
const COUNT = 1_000;
const bare = timeOf(async () => (await fetchCart(`${host}/v1/carts/current`)).json(), COUNT);
const ours = timeOf(() => getCurrentCart({ client }), COUNT);
console.log(JSON.stringify(await compared(bare, { ours }, 36)));
