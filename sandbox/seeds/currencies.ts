import Big from 'big.js';
import { decimal } from '../engine/values/money.ts';
import { defaultSettings } from '../engine/settings.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { CouponRecord, SandboxState, TicketPrice } from '../records/state.ts';

/** The differences of a shop in another currency from the shop in EUR. */
interface Conversion {
  /** The value of one EUR. */
  readonly rate: string;
  /** The step that prices are rounded to. */
  readonly step: string;
  /** The settings for delivery, tax and the default address. */
  readonly settings: Partial<SandboxSettings>;
}

const rate = (code: string, title: string, price: string, deliveryTime: string) => ({
  code,
  title,
  price,
  deliveryTime,
});
const pickup = (title: string) => ({ ...rate('pickup', title, '0', 'From tomorrow'), pickup: true });
const noTax = { region: '*', name: 'No tax', standard: '0', reduced: '0' };

/** The currencies of shops, by ISO 4217 code. */
export const currencies = {
  EUR: { rate: '1', step: '0.01', settings: {} },
  USD: {
    rate: '1.15',
    step: '0.50',
    settings: {
      defaultAddress: { country: 'US', subdivision: 'US-CA' },
      shippingRegions: [
        {
          name: 'United States',
          countries: ['US'],
          rates: [
            rate('ground', 'Ground', '6.95', '3 to 5 working days'),
            rate('express', 'Two days', '18.50', '2 working days'),
            pickup('Pick up in Oakland'),
          ],
        },
        {
          name: 'Canada and Mexico',
          countries: ['CA', 'MX'],
          rates: [rate('standard', 'Standard', '16.95', '5 to 9 working days')],
        },
        {
          name: 'World',
          countries: ['*'],
          rates: [rate('world', 'Air mail', '29.00', '8 to 12 working days')],
        },
      ],
      taxRegions: [
        { region: 'US-CA', name: 'Sales tax California', standard: '0.0725', reduced: '0' },
        { region: 'US-NY', name: 'Sales tax New York', standard: '0.08875', reduced: '0.04' },
        { region: 'US-WA', name: 'Sales tax Washington', standard: '0.1035', reduced: '0.1035' },
        noTax,
      ],
    },
  },
  JPY: {
    rate: '165',
    step: '10',
    settings: {
      defaultAddress: { country: 'JP', subdivision: 'JP-13' },
      taxIncludedInPrices: true,
      shippingRegions: [
        {
          name: 'Japan',
          countries: ['JP'],
          rates: [
            rate('standard', 'Takkyubin', '780', '1 to 2 days'),
            rate('express', 'This evening', '1480', 'Today, when ordered before 10:00'),
            pickup('Pick up in Kanda'),
          ],
        },
        {
          name: 'East Asia',
          countries: ['KR', 'TW', 'HK'],
          rates: [rate('standard', 'Air parcel', '2100', '3 to 5 days')],
        },
        { name: 'World', countries: ['*'], rates: [rate('world', 'Air parcel', '3900', '7 to 12 days')] },
      ],
      taxRegions: [{ region: 'JP', name: 'Consumption tax', standard: '0.10', reduced: '0.08' }, noTax],
    },
  },
  KWD: {
    rate: '0.35',
    step: '0.025',
    settings: {
      defaultAddress: { country: 'KW' },
      shippingRegions: [
        {
          name: 'Kuwait',
          countries: ['KW'],
          rates: [
            rate('standard', 'Courier', '1.250', 'Next day'),
            rate('express', 'Within three hours', '2.750', 'Today'),
            pickup('Pick up in Shuwaikh'),
          ],
        },
        {
          name: 'Gulf',
          countries: ['AE', 'BH', 'OM', 'QA', 'SA'],
          rates: [rate('gulf', 'Road freight', '3.875', '3 to 5 days')],
        },
        { name: 'World', countries: ['*'], rates: [rate('world', 'Air mail', '9.500', '6 to 10 days')] },
      ],
      taxRegions: [
        { region: 'SA', name: 'VAT Saudi Arabia', standard: '0.15', reduced: '0.15' },
        { region: 'AE', name: 'VAT Emirates', standard: '0.05', reduced: '0.05' },
        { region: 'BH', name: 'VAT Bahrain', standard: '0.10', reduced: '0' },
        noTax,
      ],
    },
  },
  INR: {
    rate: '98',
    step: '5',
    settings: {
      defaultAddress: { country: 'IN', subdivision: 'IN-KA' },
      taxIncludedInPrices: true,
      shippingRegions: [
        {
          name: 'India',
          countries: ['IN'],
          rates: [
            rate('standard', 'Surface', '79.00', '4 to 7 days'),
            rate('express', 'Air', '199.00', '2 days'),
            pickup('Pick up in Bengaluru'),
          ],
        },
        { name: 'World', countries: ['*'], rates: [rate('world', 'Air mail', '2450.00', '8 to 14 days')] },
      ],
      taxRegions: [{ region: 'IN', name: 'GST', standard: '0.18', reduced: '0.05' }, noTax],
    },
  },
} as const satisfies Record<string, Conversion>;

/** The code of a currency of the sample shop. */
export type ShopCurrency = keyof typeof currencies;

/** The settings of the shop in a currency. */
export const settingsIn = (currency: ShopCurrency): SandboxSettings => ({
  ...defaultSettings,
  ...(currencies[currency].settings satisfies Partial<SandboxSettings>),
  currency,
});

/** Converts every price of the site from EUR. A price above 0 stays above 0. */
export const priceIn = (state: SandboxState, currency: ShopCurrency): void => {
  const { rate: worth, step } = currencies[currency];
  if (currency === 'EUR') return;
  const price = (euros: string): string => {
    const amount = new Big(euros).times(worth);
    const steps = amount.div(step).round(0, Big.roundHalfUp);
    return decimal(amount.eq(0) ? amount : steps.eq(0) ? new Big(step) : steps.times(step), currency);
  };
  for (const product of state.products) {
    product.price = price(product.price);
    product.cost = price(product.cost);
    if (product.discount?.type === 'AMOUNT') product.discount.value = price(product.discount.value);
    for (const variant of product.variants) {
      if (variant.price !== undefined) variant.price = price(variant.price);
      if (variant.cost !== undefined) variant.cost = price(variant.cost);
    }
  }
  for (const coupon of state.coupons) {
    coupon.effect = effectIn(coupon.effect, price);
    if (coupon.minimumSubtotal !== undefined) coupon.minimumSubtotal = price(coupon.minimumSubtotal);
  }
  for (const card of state.giftCards) card.balance = price(card.balance);
  for (const definition of Object.values(state.ticketDefinitions))
    definition.price = ticketPriceIn(definition.price, price);
};

type Price = (euros: string) => string;

const effectIn = (effect: CouponRecord['effect'], price: Price): CouponRecord['effect'] => {
  if (effect.type === 'moneyOff') return { ...effect, amount: price(effect.amount) };
  return effect.type === 'fixedPrice' ? { ...effect, price: price(effect.price) } : effect;
};

const ticketPriceIn = (ticket: TicketPrice, price: Price): TicketPrice => {
  if (ticket.type === 'fixed') return { ...ticket, price: price(ticket.price) };
  if (ticket.type === 'donation') return { ...ticket, least: price(ticket.least) };
  if (ticket.type === 'free') return ticket;
  return {
    ...ticket,
    options: ticket.options.map((option) => ({ ...option, price: price(option.price) })),
  };
};
