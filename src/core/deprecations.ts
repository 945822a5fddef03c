import { announcedEnds } from '../../generated/ends.ts';
import type { Layer, ServiceName } from './types.ts';

export { type AnnouncedEnd, announcedEnds } from '../../generated/ends.ts';

/** A call whose end the platform has announced. */
export interface Deprecation {
  /** The operation id. */
  readonly operation: string;
  readonly service: ServiceName;
  /** The day, such as `2027-02-01`: an announcement, which the platform may change. */
  readonly date: string;
  /** The operation that replaces the call, or a sentence; undefined if the platform names none. */
  readonly successor: string | undefined;
}

/**
 * Creates a layer that tells a listener of each call whose end the platform has announced: `createClient({ layers:
 * [deprecations(console.warn)] })`. Each client tells of a call once, before it sends the call for the first time. The
 * call itself is not changed, before and after the date. An error that the listener throws does not affect the call.
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
        try {
          listener({ operation, successor: undefined, ...end });
        } catch {
          // A listener that throws must not fail the call.
        }
      }
      return next(request);
    };
  };
