import { useQuery } from '@tanstack/react-query';
import type { Order } from 'vitrine/ticketing';
import { useServices } from '../../../site/services.ts';
import { ErrorRow } from '../../../components/state.tsx';
import { readHistory } from './order-events.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import { instantWord, orderStatusWord } from './order-words.ts';
import styles from '../owner.module.css';

const wordFor = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** The history of an order with times and actors, taken from the notifications that a webhook receiver would store. */
export const OrderHistory = ({ order: { orderNumber, updated, created, status } }: { order: Order }) => {
  const words = text.ownerOrders.history;
  const { control } = useServices();
  const { data = [], error } = useQuery({
    queryKey: ['order history', orderNumber, updated, status],
    queryFn: () => readHistory(control, orderNumber),
    placeholderData: (before) => before,
  });
  const hasStart = data.some(({ what }) => what === 'OrderInitiated');
  return (
    <section className={styles['panel']} aria-labelledby="history">
      <h2 id="history">{words.title}</h2>
      <ol className={styles['history']}>
        {!hasStart && (
          <li>
            <span>{words.made}</span>
            <span className={styles['soft']}>{instantWord(created)}</span>
          </li>
        )}
        {data.map((line) => (
          <li key={line.id}>
            <span>{words.line(wordFor(words.what, line.what), orderStatusWord(line.status), line.name)}</span>
            <span className={styles['soft']}>
              {words.by(instantWord(line.date), wordFor(words.causes, line.cause))}
            </span>
          </li>
        ))}
      </ol>
      {error && <ErrorRow title={failureText(error)} />}
      <p className={styles['soft']}>{words.source}</p>
    </section>
  );
};
