import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { openDataFolder } from '../../sandbox/hosts/cli/data/data-folder.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';
import { slowStock } from './slow-stock.ts';

// A sandbox with a journal and one event with one ticket left. It blocks before it reduces the stock.
const [folder = '', pause = '1'] = process.argv.slice(2);
const data = openDataFolder(folder, console.error);
const sandbox = createSandbox();
const [event] = Object.values(sandbox.state.events);
const ticket = Object.values(sandbox.state.ticketDefinitions).find(
  ({ eventId, price }) => eventId === event?.id && price.type === 'free',
);
if (!event || !ticket) throw new Error('The sample site sells no free ticket.');
ticket.capacity = ticket.sold + ticket.held + 1;
slowStock(ticket, Number(pause));
const kept = data.keep(sandbox);
const server = await startServer({ ...kept, state: sandbox.state }, { port: 0 });
data.save();
process.on('SIGTERM', () => {
  void server.close().then(() => data.close());
});
console.log(JSON.stringify({ host: server.url, eventId: event.id, ticketDefinitionId: ticket.id }));
