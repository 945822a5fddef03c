import type { CartInfo } from '../../../generated/carts/types.ts';
import type { Address, CartAbout, CartRecord } from '../../records/state.ts';

/** The fields of a new cart. */
export const newAbout = (): CartAbout => ({ billing: {}, source: { channelType: 'WEB' } });

/** A copy without the members that have no value. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

/** The fields of a cart as the first family shows and sets them. */
export const infoOf = ({ about }: Pick<CartRecord, 'about'>): CartInfo =>
  defined({
    buyerNote: about.note,
    buyerInfo: about.buyer,
    contactInfo: about.contact,
    selectedShippingOption: about.method,
    overrideCheckoutUrl: about.checkoutUrl,
    businessLocationId: about.locationId,
    extendedFields: about.extendedFields,
  } as CartInfo);

/** The fields of a cart after the first family has set them; fields that it does not know stay. */
export const aboutFrom = (about: CartAbout, info: CartInfo): CartAbout =>
  defined({
    ...about,
    note: info.buyerNote,
    buyer: info.buyerInfo,
    contact: info.contactInfo,
    method: info.selectedShippingOption,
    checkoutUrl: info.overrideCheckoutUrl,
    locationId: info.businessLocationId,
    extendedFields: info.extendedFields,
  } as CartAbout);

/** The delivery address of a cart; undefined if it has none with a country. */
export const deliveryAddress = ({ about }: Pick<CartRecord, 'about'>): Address | undefined =>
  about.contact?.address?.country ? about.contact.address : undefined;

/** The code of the coupon of a cart; null if it has none. */
export const couponCodeOf = ({ coupons }: Pick<CartRecord, 'coupons'>): string | null =>
  coupons[0]?.code ?? null;
