// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The goods arrive, or can be fetched, between these two.
 */
export interface DeliveryTimeSlot {
  from: string;
  to: string;
}
