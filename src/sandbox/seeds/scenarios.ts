import { clockState, createClock, DEFAULT_START, type ClockKind } from '../clock.ts';
import { idFrom } from '../ids.ts';
import { defaultSettings, type SandboxSettings } from '../settings.ts';
import type { SandboxState } from '../state.ts';
import { buildCatalog } from './build-catalog.ts';
import { buildCoupons } from './coupons.ts';
import { buildMembers } from './members.ts';
import { home } from './home.ts';
import { light } from './light.ts';
import { paper } from './paper.ts';
import { table } from './table.ts';
import { wear } from './wear.ts';

/** How a scenario changes the site that every scenario starts from. */
interface Scenario {
  readonly about: string;
  readonly prepare: (state: SandboxState) => void;
}

const scenarios = {
  'fresh-shop': {
    about: 'a small design shop: 36 products, 5 collections, coupons, no orders yet',
    prepare: () => undefined,
  },
  'empty-site': {
    about: 'a site that sells nothing yet: no products, no collections, no coupons',
    prepare: (state) => {
      state.products = [];
      state.collections = [];
      state.coupons = [];
    },
  },
  'coupon-used-up': {
    about: 'the design shop on the day on which the last WELCOME10 was used',
    prepare: (state) => {
      const coupon = state.coupons.find(({ code }) => code === 'WELCOME10');
      if (coupon) Object.assign(coupon, { usageLimit: 250, usedBy: { 'earlier-buyers': 250 } });
    },
  },
  'sold-out': {
    about: 'the design shop after a good Saturday: nothing left that is counted',
    prepare: (state) => {
      for (const product of state.products) {
        if (product.quantity !== null) Object.assign(product, { quantity: 0, inStock: false });
        for (const variant of product.variants)
          if (variant.quantity !== null) Object.assign(variant, { quantity: 0, inStock: false });
      }
    },
  },
} as const satisfies Record<string, Scenario>;

/** The names of the scenarios, the default one first. */
export type ScenarioName = keyof typeof scenarios;

/** The scenario of a sandbox that was given none. */
export const DEFAULT_SCENARIO: ScenarioName = 'fresh-shop';

/** Every scenario with one line about it. */
export const scenarioList: readonly { name: string; about: string }[] = Object.entries(scenarios).map(
  ([name, { about }]) => ({ name, about }),
);

/** Whether a text names a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The state that a scenario starts with: the same for the same seed, clock and settings. */
export const initialState = (
  seed: string,
  scenario: ScenarioName,
  clock: { kind: ClockKind; start?: number },
  settings: Partial<SandboxSettings>,
): SandboxState => {
  const clockPart = clockState(clock.kind, clock.start ?? DEFAULT_START);
  const now = createClock(() => clockPart).now();
  const { products, collections } = buildCatalog(seed, now, [table, light, wear, paper, home]);
  const state: SandboxState = {
    version: 1,
    seed,
    scenario,
    clock: clockPart,
    counter: 0,
    orderNumber: 10_000,
    ownerId: idFrom(`${seed}:owner`),
    settings: structuredClone({ ...defaultSettings, ...settings }),
    accessTokens: {},
    refreshTokens: {},
    members: buildMembers(seed, now),
    codes: {},
    platformSessions: {},
    verifications: {},
    singleSignOns: {},
    providerGrants: {},
    recoveries: {},
    mails: [],
    products,
    collections,
    coupons: buildCoupons(seed, now, collections),
    carts: {},
    checkouts: {},
    orders: [],
    redirectSessions: {},
  };
  scenarios[scenario].prepare(state);
  return state;
};
