/** The part of the sandbox's state that shows when something is due. */
export interface Due {
  readonly effects: readonly { readonly at: number; readonly kind: string; readonly id: string }[];
  readonly reservations: Readonly<Record<string, { readonly orderNumber: string | null }>>;
  readonly accessTokens: Readonly<Record<string, { readonly expiresAt: number }>>;
}

export const jumpKinds = ['hold', 'event', 'sale', 'token', 'end'] as const;
export type JumpKind = (typeof jumpKinds)[number];

/** Milliseconds from an instant to the next due instant of each kind; undefined if nothing of the kind is due. */
export const jumpsFrom = (
  now: number,
  { effects, reservations, accessTokens }: Due,
): Readonly<Record<JumpKind, number | undefined>> => {
  const next = (instants: readonly number[]): number | undefined => {
    const later = instants.filter((at) => at > now);
    return later.length > 0 ? Math.min(...later) - now : undefined;
  };
  const ofKind = (kind: string) => effects.filter((effect) => effect.kind === kind).map(({ at }) => at);
  // A reservation with an order no longer expires, although its expiry is still scheduled.
  const held = effects.filter(
    ({ kind, id }) => kind === 'reservation-expiry' && reservations[id]?.orderNumber === null,
  );
  return {
    hold: next(held.map(({ at }) => at)),
    event: next(ofKind('event-status')),
    sale: next(ofKind('ticket-sale')),
    token: next(Object.values(accessTokens).map(({ expiresAt }) => expiresAt)),
    end: next(ofKind('calls-end')),
  };
};
