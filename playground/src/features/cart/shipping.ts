import type { SelectedShippingOption, ShippingInformation } from 'vitrine/carts';
import { text } from '../../text/text.ts';
import { isSomething } from './totals.ts';
import { cartMoney } from '../../lib/format.ts';

/** One shipping option, formatted. */
export interface ShippingChoice {
  /** Key of the option in a radio group; unique across carriers. */
  readonly key: string;
  readonly option: SelectedShippingOption;
  readonly title: string;
  /** The formatted cost, or the word for free. */
  readonly cost: string;
  readonly time: string | undefined;
}

const keyOf = (carrierId: string | undefined, code: string): string => `${carrierId ?? ''}/${code}`;

/** All shipping options for the destination, of all carriers. */
export const shippingChoices = (
  info: ShippingInformation | undefined,
  currency: string,
): readonly ShippingChoice[] =>
  (info?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
    (shippingOptions ?? []).map(({ code = '', title = '', cost, logistics }) => ({
      key: keyOf(carrierId, code),
      option: { carrierId, code },
      title,
      cost: isSomething(cost?.price) ? cartMoney(cost?.price, currency) : text.totals.free,
      time: logistics?.deliveryTime || undefined,
    })),
  );

/** Key of the selected option: the buyer's choice if offered, else the option that the platform used for the totals. */
export const chosenKey = (
  info: ShippingInformation | undefined,
  wanted: SelectedShippingOption | undefined,
): string | undefined => {
  const counted = info?.selectedCarrierServiceOption;
  const offered = (info?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
    (shippingOptions ?? []).map(({ code }) => keyOf(carrierId, code ?? '')),
  );
  const key = wanted && keyOf(wanted.carrierId, wanted.code);
  if (key !== undefined && offered.includes(key)) return key;
  return counted && keyOf(counted.carrierId, counted.code);
};

/** Title of the option used instead of the buyer's choice; undefined if the choice was available. */
export const fallenBackTo = (
  info: ShippingInformation | undefined,
  wanted: SelectedShippingOption | undefined,
): string | undefined => {
  const counted = info?.selectedCarrierServiceOption;
  if (!counted || !wanted || counted.requestedShippingOption) return undefined;
  return counted.code === wanted.code ? undefined : counted.title;
};
