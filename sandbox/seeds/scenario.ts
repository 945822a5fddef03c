import type { World } from '../engine/context.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { ShopCurrency } from './currencies.ts';

/** How a scenario changes the site that every scenario starts from. */
export interface Scenario {
  /** One line for those who choose. */
  readonly about: string;
  /** The currency of the shop, with prices, carriers and taxes that fit. Default EUR. */
  readonly currency?: ShopCurrency;
  /** Settings that differ; what the caller sets comes before them. */
  readonly settings?: Partial<SandboxSettings>;
  /** No products, events and coupons. */
  readonly empty?: boolean;
  /**
   * Tickets that were sold before the sandbox starts. Default: orders of every status; `settled`: none that still holds
   * tickets; `busy`: hundreds more.
   */
  readonly sold?: 'none' | 'settled' | 'busy';
  /** Before anything is sold. */
  readonly before?: (world: World) => void;
  /** After all that was sold before the sandbox starts. */
  readonly after?: (world: World) => void;
}
