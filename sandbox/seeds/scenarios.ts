import { canonicalJson } from '../engine/values/canonical.ts';
import { plainCopy } from '../engine/values/plain-copy.ts';
import { clockState, createClock, DEFAULT_START } from '../engine/clock.ts';
import type { ClockKind } from '../records/clock.ts';
import type { World } from '../engine/context.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { SandboxState } from '../records/state.ts';
import { buildCatalog } from './build-catalog.ts';
import { buildCoupons } from './coupons.ts';
import { priceIn, settingsIn } from './currencies.ts';
import { scheduleEnds } from '../engine/ends.ts';
import { emptyState } from '../engine/empty-state.ts';
import { addEvents, cancelMoments } from './events/build-events.ts';
import { events } from './events/events.ts';
import { addReplies } from './events/replies.ts';
import { playHistory } from './history.ts';
import { giftCardApp } from './gift-card-app.ts';
import { buildGiftCards } from './gift-cards.ts';
import { home } from './home.ts';
import { light } from './light.ts';
import { asLive } from './live-catalog.ts';
import { buildMembers } from './members.ts';
import {
  breakDown,
  closeToVisitors,
  moveTomorrow,
  openTomorrow,
  runOut,
  sellOut,
} from './scenario-effects.ts';
import { orderMoments } from './orders/add-orders.ts';
import { busyOrders } from './orders/busy.ts';
import type { OrderEnd, OrderSeed } from './orders/order-types.ts';
import { orders } from './orders/orders.ts';
import { shopOrderMoments } from './orders/shop-orders.ts';
import { paper } from './paper.ts';
import type { Scenario } from './scenario.ts';
import { table } from './table.ts';
import { waitingMoments } from './back-in-stock.ts';
import { bornOnV3 } from './v3-shop.ts';
import { wear } from './wear.ts';

const scenarios = {
  'fresh-shop': {
    about:
      'a small design shop with events: 36 products, coupons, a festival, members and orders in every state',
    shopOrders: true,
  },
  'empty-site': {
    about: 'a site that sells nothing yet: no products, no events, no coupons',
    empty: true,
  },
  'coupon-used-up': {
    about: 'the design shop on the day of the last use of the coupon WELCOME10',
    after: ({ state }) => {
      const coupon = state.coupons.find(({ code }) => code === 'WELCOME10');
      if (coupon) Object.assign(coupon, { usageLimit: 250, usedBy: { 'earlier-buyers': 250 } });
    },
  },
  'busy-festival': {
    about: 'the festival at the peak of its sale: hundreds of orders, some placed in the last minute',
    sold: 'busy',
    after: runOut,
  },
  'sold-out': {
    about: 'the design shop after a busy Saturday: no counted stock and no tickets are left',
    sold: 'settled',
    after: sellOut,
  },
  'sale-starts-tomorrow': {
    about: 'all tickets of upcoming events go on sale tomorrow at ten; none are sold',
    sold: 'none',
    before: openTomorrow,
  },
  'members-only': {
    about: 'events for members only; the owner approves each member, who must verify the e-mail address',
    settings: { verifyEmail: true, approveMembers: true },
    after: closeToVisitors,
  },
  'everything-broken': {
    about: 'payments, taxes and deliveries do not work, and calls fail at random',
    settings: {
      acceptsPayments: false,
      failing: { tax: true, shipping: true },
      violations: [{ severity: 'ERROR', description: 'The shop is closed for repairs.' }],
    },
    after: breakDown,
  },
  'tidy-shop': {
    about: 'the design shop with a tidy catalog: plain texts, texts of pictures, and every optional member',
    settings: { catalogRecords: 'tidy' },
  },
  'v3-shop': {
    about:
      'the design shop with the newer catalog: the same 36 products, some with modifiers and more labels',
    settings: { catalogVersion: 'V3', secureFileType: 'SECURE_DOCUMENT' },
    before: bornOnV3,
  },
  'moving-site': {
    about: 'the design shop on the day before its catalog moves to the newer version',
    after: moveTomorrow,
  },
  'shop-usd': { about: 'the design shop in US dollars: tax by state, added to the prices', currency: 'USD' },
  'shop-jpy': {
    about: 'the design shop in yen, a currency without decimals: prices include tax',
    currency: 'JPY',
  },
  'shop-kwd': { about: 'the design shop in Kuwaiti dinars, a currency with three decimals', currency: 'KWD' },
  'shop-inr': { about: 'the design shop in rupees: prices include tax', currency: 'INR' },
} as const satisfies Record<string, Scenario>;

/** The number of orders of the busy festival. */
const BUSY = 320;

/** The names of the scenarios, the default first. */
export type ScenarioName = keyof typeof scenarios;

/** The default scenario. */
export const DEFAULT_SCENARIO: ScenarioName = 'fresh-shop';

/** Every scenario with one line about it. */
export const scenarioList: readonly { name: string; about: string }[] = Object.entries(scenarios).map(
  ([name, { about }]) => ({ name, about }),
);

/** A scenario that does not exist; the message lists the scenarios. */
export class UnknownScenarioError extends Error {
  override readonly name = 'UnknownScenarioError';
}

/** Whether a text names a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The default settings of a scenario. */
const settingsOfScenario = (name: ScenarioName): SandboxSettings => {
  const scenario: Scenario = scenarios[name];
  return structuredClone({ ...settingsIn(scenario.currency ?? 'EUR'), ...scenario.settings });
};

/** The settings of a state that differ from the defaults of its scenario. A move of the catalog is not a setting. */
export const ownSettings = ({ scenario, settings, catalogMoved }: SandboxState): Partial<SandboxSettings> => {
  const usual = isScenario(scenario) ? settingsOfScenario(scenario) : undefined;
  const given: SandboxSettings = catalogMoved ? { ...settings, catalogVersion: 'V1' } : settings;
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => !usual || canonicalJson(value) !== canonicalJson(Reflect.get(usual, name)),
    ),
  );
};

/** The orders before the start of the sandbox. */
const ordersBefore = (seed: string, sold: Scenario['sold']): readonly OrderSeed[] => {
  if (sold === 'none') return [];
  if (sold === 'settled') return orders.filter(({ end }) => !holding.has(end));
  return sold === 'busy' ? [...orders, ...busyOrders(seed, BUSY)] : orders;
};

/** Outcomes of orders that still hold tickets. */
const holding: ReadonlySet<OrderEnd> = new Set(['authorized', 'suspended', 'partly', 'placed']);

/** The clock of a start. */
interface StartClock {
  readonly kind: ClockKind;
  readonly start?: number;
}

/** Cache of computed pasts, by all values that they depend on. */
const played = new Map<string, SandboxState>();
/** Size of the cache; the oldest past is dropped first. */
const MOST_PLAYED = 20;
/** A past with more orders is not cached. */
const MOST_ORDERS = 1_000;

/**
 * The initial state of a scenario: the same for the same seed, clock and settings. A computed past is cached:
 * a copy takes a fortieth of the time, which makes `reset` and tests faster.
 */
export const initialState = (
  seed: string,
  name: ScenarioName,
  clock: StartClock,
  settings: Partial<SandboxSettings>,
): SandboxState => {
  const scenario: Scenario = scenarios[name];
  const final = { ...settingsOfScenario(name), ...structuredClone(settings) };
  const state = pastOf(seed, name, clock, final);
  const world: World = { state, clock: createClock(() => state.clock), origin: '' };
  state.settings = final;
  scheduleEnds(world);
  scenario.after?.(world);
  return state;
};

/**
 * The past of a scenario. Three settings change it: the currency, the app of the gift cards with its products, and the
 * form of the catalog's records.
 */
const pastOf = (
  seed: string,
  name: ScenarioName,
  clock: StartClock,
  { currency, giftCardApp: hasGiftCards, catalogRecords }: SandboxSettings,
): SandboxState => {
  const play = () => playPast(seed, name, clock, { currency, hasGiftCards, catalogRecords });
  // A real-time clock starts at the current instant.
  if (clock.kind === 'real-time') return play();
  const key = canonicalJson([seed, name, clock, currency, hasGiftCards, catalogRecords]);
  const kept = played.get(key);
  if (kept) return plainCopy(kept);
  const past = play();
  if (past.orders.length > MOST_ORDERS) return past;
  played.set(key, plainCopy(past));
  const [oldest] = played.keys();
  if (oldest !== undefined && played.size > MOST_PLAYED) played.delete(oldest);
  return past;
};

/** The settings that change the past of a scenario. */
interface PastSettings extends Pick<SandboxSettings, 'currency' | 'catalogRecords'> {
  readonly hasGiftCards: boolean;
}

const playPast = (
  seed: string,
  name: ScenarioName,
  clock: StartClock,
  { currency: finalCurrency, hasGiftCards, catalogRecords }: PastSettings,
): SandboxState => {
  const scenario: Scenario = scenarios[name];
  const { currency = 'EUR', sold } = scenario;
  const clockPart = clockState(clock.kind, clock.start ?? DEFAULT_START);
  // The past is played with the default settings, not with those of the caller.
  const state = emptyState(seed, name, clockPart, { ...settingsIn(currency), currency: finalCurrency });
  const world: World = { state, clock: createClock(() => clockPart), origin: '' };
  const now = world.clock.now();
  state.members = buildMembers(seed, now);
  if (!scenario.empty) {
    const shop = [table, light, wear, paper, home, ...(hasGiftCards ? [giftCardApp] : [])];
    const { products, collections } = buildCatalog(seed, now, shop);
    const coupons = buildCoupons(seed, now, collections);
    if (catalogRecords === 'live') asLive(products);
    Object.assign(state, { products, collections, coupons, giftCards: buildGiftCards(seed, now) });
    addEvents(world, events);
    priceIn(state, currency);
    scenario.before?.(world);
    playHistory(world, [
      ...cancelMoments(world, events),
      ...waitingMoments(world),
      ...orderMoments(world, ordersBefore(seed, sold)),
    ]);
    // After the rest, so that the ids of the events and their orders are those of the other scenarios.
    if (scenario.shopOrders) {
      // The past was before the end of the first cart: its records have the same ids on every day of a rehearsal.
      const { cartsEnd } = world.state.settings;
      world.state.settings.cartsEnd = 'works';
      playHistory(world, shopOrderMoments(world));
      world.state.settings.cartsEnd = cartsEnd;
    }
  }
  if (!scenario.empty) addReplies(world);
  return state;
};
