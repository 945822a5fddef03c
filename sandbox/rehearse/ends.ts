import { announcedEnds } from '../../generated/ends.ts';
import { operations } from '../engine/operations.ts';

/** The successor of a call that ends. */
export interface Successor {
  /** The operation that replaces the call, its service and the page of the reference about it. */
  readonly operation?: string;
  readonly service?: string;
  readonly page?: string;
  /** A sentence, if no single operation replaces the call. */
  readonly text?: string;
}

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The service of an operation; undefined: no description has the call. */
export const serviceOf = (operation: string | null): string | undefined => byId.get(operation ?? '')?.service;

/** Whether an operation changes something. */
export const isChange = (operation: string | null): boolean => byId.get(operation ?? '')?.repeat !== 'read';

/** The services of the successors of all calls of a service. */
export const successorServicesOf = (service: string | undefined): ReadonlySet<string> =>
  new Set(
    [...announcedEnds.values()].flatMap((end) => {
      const successor = end.service === service ? serviceOf(end.successor ?? null) : undefined;
      return successor === undefined ? [] : [successor];
    }),
  );

/** The successor of an operation; undefined if the platform names none. */
export const successorOf = (operation: string): Successor | undefined => {
  const successor = announcedEnds.get(operation)?.successor;
  if (successor === undefined) return undefined;
  const service = serviceOf(successor);
  return service === undefined
    ? { text: successor }
    : { operation: successor, service, page: `operations/${successor}.html` };
};

/** The announced end of an operation. */
export const endOf = (operation: string | null): string | undefined =>
  operation === null ? undefined : announcedEnds.get(operation)?.date;

/** The days on which single fields of some operations end. */
export const fieldEndsOf = (used: readonly (string | null)[]): string[] =>
  used.flatMap((id) => {
    const { body = [], response = [] } = byId.get(id ?? '')?.endingFields ?? {};
    return [...body, ...response].map(([, date]) => date);
  });

/** All days on which calls end, the earliest first. */
export const callEnds: readonly string[] = [
  ...new Set([...announcedEnds.values()].map(({ date }) => date)),
].toSorted();

/** The services of the calls that end on a day. */
export const servicesEndingOn = (day: string): string[] => [
  ...new Set([...announcedEnds.values()].flatMap(({ date, service }) => (date === day ? [service] : []))),
];
