import type { RecordedExchange } from '../recorder/recording.ts';
import { endOf, isChange, serviceOf, successorServicesOf } from './ends.ts';
import { codeOf } from './notice.ts';

/** Whether the recording has the answer of a call that the platform no longer has: 410, or 404 without a code. */
export const isEnded = ({ operation, status, answer }: RecordedExchange): boolean =>
  endOf(operation) !== undefined &&
  (status === 410 || (status === 404 && codeOf({ status, answer }) === undefined));

/**
 * The calls of a session that had ended when it was recorded, and after which the program went on with the services of
 * their successors: it changes over by itself, so that a person notices nothing. After a change, only another change counts:
 * a page that reads the second cart may still add to the first.
 */
export const changedOver = (exchanges: readonly RecordedExchange[]): ReadonlySet<RecordedExchange> => {
  const found = new Set<RecordedExchange>();
  for (const [place, exchange] of exchanges.entries()) {
    if (!isEnded(exchange)) continue;
    const service = serviceOf(exchange.operation);
    const successors = successorServicesOf(service);
    const next = exchanges.slice(place + 1).find((later) => {
      const called = serviceOf(later.operation);
      return (
        called !== undefined &&
        (called === service || successors.has(called)) &&
        !isEnded(later) &&
        (isChange(later.operation) || !isChange(exchange.operation))
      );
    });
    if (next && serviceOf(next.operation) !== service) found.add(exchange);
  }
  return found;
};
