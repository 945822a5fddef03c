import { Comparison, type Difference } from './compare.ts';
import { type Described, describedAs } from './bundles.ts';
import { partAt } from './schema.ts';
import { calls, parts } from './tables.ts';

const known = (id: string): Described => {
  const entry = describedAs(id);
  if (!entry) throw new Error(`No description has ${id}.`);
  return entry;
};

/**
 * The differences between the descriptions and the inventory, and the types that were reached.
 * @throws Error when a call or a notification is not described at all.
 */
export const walk = (): { differences: Difference[]; visited: ReadonlySet<string> } => {
  const comparison = new Comparison();
  for (const { id, request, response, needs } of calls) {
    const { resolve, ...own } = known(id);
    const sent = { direction: 'request', path: id, resolve } as const;
    comparison.compareType(request, own.request, sent);
    for (const need of needs) comparison.compareNeed(need, own.request, sent, id);
    comparison.compareType(response, own.response, { direction: 'response', path: `${id} answer`, resolve });
  }
  for (const { event, at, type } of parts) {
    const { resolve, request } = known(event);
    const part = partAt(request, at, resolve);
    if (!part) throw new Error(`The notification ${event} has nothing at ${at}.`);
    comparison.compareType(type, part, { direction: 'response', path: `${event} ${at}`, resolve });
  }
  return { differences: comparison.differences, visited: comparison.visited };
};
