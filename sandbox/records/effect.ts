/** What time brings about, in the order of effects that are due at the same instant (R2). */
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

/** Something that happens at an instant. What it finds then decides whether it still does anything. */
export interface EffectRecord {
  /** Milliseconds since 1970. */
  at: number;
  kind: EffectKind;
  /** Id of what it happens to. */
  id: string;
}
