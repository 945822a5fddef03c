import type { World } from '../engine/context.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { ShopCurrency } from './currencies.ts';

/** A scenario: the changes to the site that all scenarios start from. */
export interface Scenario {
  /** One line for lists. */
  readonly about: string;
  /** The currency of the shop, with matching prices, carriers and taxes. Default EUR. */
  readonly currency?: ShopCurrency;
  /** Settings that differ; the caller's settings take precedence. */
  readonly settings?: Partial<SandboxSettings>;
  /** Without products, events and coupons. */
  readonly empty?: boolean;
  /**
   * The tickets sold before the start. Default: orders of every status; `settled`: no order with a pending payment;
   * `busy`: several hundred more.
   */
  readonly sold?: 'none' | 'settled' | 'busy';
  /** Orders of the shop in every state. Default: none. */
  readonly shopOrders?: boolean;
  /** Runs before the sales of the past. */
  readonly before?: (world: World) => void;
  /** Runs after the sales of the past. */
  readonly after?: (world: World) => void;
}
