/** What tells of events, such as a session. */
interface Source<Event> {
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

/** Workers of older days lack weak references; nothing lives long there. */
const weak = <Held extends object>(held: Held): Pick<WeakRef<Held>, 'deref'> =>
  globalThis.WeakRef ? new WeakRef(held) : { deref: () => held };

/**
 * Lets something that is made often hear a source that lives long, for as long as somebody else keeps it: the source
 * itself does not, and forgets it with the first event that it is no longer there for.
 * @param hear Must not hold the hearer itself: a function of the module.
 */
export const hearFor = <Hearer extends object, Event>(
  source: Source<Event> | undefined,
  hearer: Hearer,
  hear: (hearer: Hearer, event: Event) => void,
): void => {
  // No closure in here may name the hearer: it would be kept by all of them.
  const held = weak(hearer);
  const leave = source?.subscribe((event) => {
    const there = held.deref();
    if (there) hear(there, event);
    else leave?.();
  });
};
