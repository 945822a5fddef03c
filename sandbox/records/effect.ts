/** The kinds of effects of time. Effects of the same instant run in this order (R2). */
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
] as const;

/** The kind of an effect of time. */
export type EffectKind = (typeof effectKinds)[number];

/** An effect that is due at an instant. It does nothing if its record has moved on by then. */
export interface EffectRecord {
  /** Milliseconds since 1970. */
  at: number;
  kind: EffectKind;
  /** The id of the record that the effect works on. */
  id: string;
}
