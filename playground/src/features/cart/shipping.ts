import type { SelectedShippingOption, ShippingInformation } from 'vitrine/carts';
import { text } from '../../text/text.ts';
import { isSomething } from './totals.ts';
import { cartMoney } from '../../lib/written.ts';

/** One way of shipping, ready to be shown. */
export interface ShippingChoice {
  /** Names the option in a radio group; unique over carriers. */
  readonly key: string;
  readonly option: SelectedShippingOption;
  readonly title: string;
  /** What it costs as text; a word of ours when it is nothing. */
  readonly cost: string;
  readonly time: string | undefined;
}

const keyOf = (carrierId: string | undefined, code: string): string => `${carrierId ?? ''}/${code}`;

/** Every way of shipping that the address allows, over all carriers. */
export const shippingChoices = (
  info: ShippingInformation | undefined,
  currency: string,
): readonly ShippingChoice[] =>
  (info?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map(({ code, title, cost, logistics }) => ({
      key: keyOf(carrierId, code),
      option: { carrierId, code },
      title,
      cost: isSomething(cost.price) ? cartMoney(cost.price, currency) : text.totals.free,
      time: logistics?.deliveryTime,
    })),
  );

/** The key of the option to mark: the wanted one where it is offered, else the one that the platform counted. */
export const chosenKey = (
  info: ShippingInformation | undefined,
  wanted: SelectedShippingOption | undefined,
): string | undefined => {
  const counted = info?.selectedCarrierServiceOption;
  const offered = (info?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map(({ code }) => keyOf(carrierId, code)),
  );
  const key = wanted && keyOf(wanted.carrierId, wanted.code);
  if (key !== undefined && offered.includes(key)) return key;
  return counted && keyOf(counted.carrierId, counted.code);
};

/** The title of the option that took the place of the wanted one; undefined while the wish was met. */
export const fallenBackTo = (
  info: ShippingInformation | undefined,
  wanted: SelectedShippingOption | undefined,
): string | undefined => {
  const counted = info?.selectedCarrierServiceOption;
  if (!counted || !wanted || counted.requestedShippingOption) return undefined;
  return counted.code === wanted.code ? undefined : counted.title;
};
