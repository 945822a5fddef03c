import { useQuery } from '@tanstack/react-query';
import type { Order } from 'vitrine/ticketing';
import { useServices } from '../../../site/services.ts';
import { List, Row } from '../../../components/list.tsx';
import { readingOf } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { readHistory } from './order-events.ts';
import { text } from '../../../text/owner.ts';
import { instantWord, orderStatusWord } from './order-words.ts';

const wordFor = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** The history of an order with times and actors, taken from the notifications that a webhook receiver would store. */
export const OrderHistory = ({ order: { orderNumber, updated, created, status } }: { order: Order }) => {
  const words = text.ownerOrders.history;
  const { control } = useServices();
  const query = useQuery({
    queryKey: ['order history', orderNumber, updated, status],
    queryFn: () => readHistory(control, orderNumber),
    placeholderData: (before) => before,
  });
  const told = (query.data ?? []).map((line) => (
    <Row
      key={line.id}
      title={words.line(wordFor(words.what, line.what), orderStatusWord(line.status), line.name)}
      meta={words.by(instantWord(line.date), wordFor(words.causes, line.cause))}
    />
  ));
  const hasStart = query.data?.some(({ what }) => what === 'OrderInitiated') ?? true;
  return (
    <Panel title={words.title} lead={words.source}>
      <List label={words.title} reading={readingOf(query)} empty={null}>
        {hasStart ? told : [<Row key="made" title={words.made} meta={instantWord(created)} />, ...told]}
      </List>
    </Panel>
  );
};
