/** The kinds of effects that the clock triggers. Effects that are due at the same instant run in this order (R2). */
export const effectKinds = [
  'ticket-sale',
  'reservation-expiry',
  'order-cancellation',
  'event-status',
  'reminder',
  'ticket-issue',
  'payment-settled',
  'back-in-stock',
  'token-expiry',
  'calls-end',
  'catalog-move',
] as const;

export type EffectKind = (typeof effectKinds)[number];

/** An effect that is due at an instant. The effect does nothing if its record was removed or no longer needs it. */
export interface EffectRecord {
  /** Milliseconds since 1970. */
  at: number;
  kind: EffectKind;
  /** The id of the record that the effect works on. */
  id: string;
}
