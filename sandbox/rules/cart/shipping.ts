import Big from 'big.js';
import type {
  DeliveryLogistics,
  SelectedCarrierServiceOption,
  ShippingInformation,
} from '../../../generated/carts/types.ts';
import { idFrom } from '../../engine/ids.ts';
import { money, roundTo } from '../../engine/values/money.ts';
import type { ShippingRate, ShippingRegionSetting } from '../../records/settings.ts';
import type { Address, CartRecord, ShippingChoice } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { deliveryAddress } from './cart-about.ts';
import { taxDetails, type TaxOf } from './tax.ts';

/** The selected shipping rate and its region. */
export interface Shipping {
  region: ShippingRegionSetting;
  rate: ShippingRate;
  /** False if the requested rate is not available here and the first rate was taken (R78). */
  asRequested: boolean;
}

/** The code of a rate on the wire: a GUID (R727). Calls may also name the code of the settings. */
export const rateCode = ({ code }: Pick<ShippingRate, 'code'>): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(code) ? code : idFrom(`rate:${code}`);

/** The shipping region of an address; undefined if no region delivers there. */
const regionFor = ({ state }: World, { country = '' }: Address): ShippingRegionSetting | undefined =>
  state.settings.shippingRegions.find(({ countries }) => countries.includes(country)) ??
  state.settings.shippingRegions.find(({ countries }) => countries.includes('*'));

/** The shipping to an address. If the requested rate is not available, the first rate is taken and flagged (R78). */
export const chooseShipping = (
  world: World,
  address: Address,
  choice: ShippingChoice | null,
): Shipping | undefined => {
  const region = regionFor(world, address);
  const [first] = region?.rates ?? [];
  if (!region || !first) return undefined;
  const { carrierId } = world.state.settings;
  const chosen =
    choice && (choice.carrierId ?? carrierId) === carrierId
      ? region.rates.find((rate) => rate.code === choice.code || rateCode(rate) === choice.code)
      : undefined;
  return { region, rate: chosen ?? first, asRequested: choice === null || chosen !== undefined };
};

/** The rate that a method names at an address; undefined if no region offers it there. */
export const rateOf = (world: World, address: Address, method: ShippingChoice): ShippingRate | undefined => {
  const shipping = chooseShipping(world, address, method);
  return shipping?.asRequested ? shipping.rate : undefined;
};

/**
 * The delivery of a cart by the method that was set; undefined if it has none, if there is no address, or if the method
 * does not serve the address (R524, R525).
 */
export const chosenShipping = (world: World, cart: CartRecord): Shipping | undefined => {
  const { method } = cart.about;
  const address = deliveryAddress(cart);
  if (!address || !method) return undefined;
  const shipping = chooseShipping(world, address, method);
  return shipping?.asRequested ? shipping : undefined;
};

const logistics = ({ deliveryTime, pickup }: ShippingRate): DeliveryLogistics => ({
  deliveryTime,
  ...(pickup && {
    pickupDetails: {
      pickupMethod: 'STORE_PICKUP',
      address: {
        country: 'DE',
        city: 'Berlin',
        postalCode: '10115',
        streetAddress: { number: '7', name: 'Vitrinenweg' },
      },
    },
  }),
});

/** The shipping rates as the API writes them, with the cost of the selected one. */
export const shippingView = (
  world: World,
  { region, rate, asRequested }: Shipping,
  discount: Big,
  taxOf: TaxOf,
): ShippingInformation => {
  const { currency, carrierId, shippingRegions } = world.state.settings;
  const cost = roundTo(new Big(rate.price), currency).minus(discount);
  const tax = taxOf(cost, 'standard');
  const selected: SelectedCarrierServiceOption = {
    code: rateCode(rate),
    carrierId,
    title: rate.title,
    deliveryAllocations: [],
    requestedShippingOption: asRequested,
    logistics: logistics(rate),
    cost: {
      price: money(new Big(rate.price), currency),
      totalDiscount: money(discount, currency),
      totalPriceBeforeTax: money(tax?.before ?? cost, currency),
      ...(tax && { totalPriceAfterTax: money(tax.after, currency), taxDetails: taxDetails(tax, currency) }),
    },
  };
  return {
    region: {
      id: idFrom(`${world.state.seed}:region:${shippingRegions.indexOf(region)}`),
      name: region.name,
    },
    selectedCarrierServiceOption: selected,
    carrierServiceOptions: [
      {
        carrierId,
        shippingOptions: region.rates.map((option) => ({
          code: rateCode(option),
          title: option.title,
          logistics: logistics(option),
          cost: { price: money(new Big(option.price), currency) },
        })),
      },
    ],
  };
};
