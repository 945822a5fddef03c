import { announcedEnds } from '../../generated/ends.ts';
import { notify } from './listener.ts';
import type { Layer, ServiceName } from './types.ts';

export { type AnnouncedEnd, announcedEnds } from '../../generated/ends.ts';

/** A call whose end the platform has announced. */
export interface Deprecation {
  /** The operation id. */
  readonly operation: string;
  readonly service: ServiceName;
  /** The announced day, such as `2027-02-01`. The platform may change it. */
  readonly date: string;
  /** The operation that replaces the call, or a sentence about the successor; undefined if the platform names none. */
  readonly successor: string | undefined;
}

/**
 * Creates a layer that tells a listener of each call whose end the platform has announced: `createClient({ layers:
 * [deprecations(console.warn)] })`. Each client tells of a call once, before it sends the call for the first time. The
 * layer never changes the call, not even after the date. An error of the listener does not affect the call.
 */
export const deprecations =
  (listener: (deprecation: Deprecation) => void): Layer =>
  (next) => {
    const told = new Set<string>();
    return (request) => {
      const { id: operation } = request.facts;
      const end = announcedEnds.get(operation);
      if (end && !told.has(operation)) {
        told.add(operation);
        notify(listener, { operation, successor: undefined, ...end });
      }
      return next(request);
    };
  };
