import { createClient, oauth } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';
import { compared, timeOf } from './measure.ts';

// `node large.ts <address of a bare server>`: prints the time of sequential calls with a large answer,
// relative to bare calls.
const [host = ''] = process.argv.slice(2);
const client = createClient({ auth: oauth({ clientId: 'id' }), host });
const bare = timeOf(async () => (await fetch(`${host}/v1/products/query`)).json(), 4);
const ours = timeOf(() => queryProducts({}, { client }), 4);
console.log(JSON.stringify(await compared(bare, { ours }, 24)));
