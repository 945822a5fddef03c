// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  CURRENT_CART_NOT_FOUND: {
    messageKey: 'cart.none',
    action: 'nothing',
    text: 'This visitor has no cart yet. Show an empty cart; the first add to cart creates one.',
  },
  OWNED_CART_NOT_FOUND: {
    messageKey: 'cart.none',
    action: 'nothing',
    text: 'This visitor has no cart yet. Show an empty cart; the first add to cart creates one.',
  },
  CART_ALREADY_ORDERED: {
    messageKey: 'cart.ordered',
    action: 'nothing',
    text: "This cart was already ordered; the error's data has the order's id. The next add starts a new cart.",
  },
  ITEM_NOT_FOUND_IN_CATALOG: {
    messageKey: 'cart.itemUnknown',
    action: 'change-input',
    text: 'The catalog does not have this item, or its variant or a mandatory choice is missing. Choose again.',
  },
  INSUFFICIENT_INVENTORY: {
    messageKey: 'cart.notEnough',
    action: 'change-input',
    text: "Fewer pieces are left than requested. The error's data has the available number; ask for fewer.",
  },
  MAX_LINE_ITEMS_EXCEEDED: {
    messageKey: 'cart.tooMuch',
    action: 'change-input',
    text: 'A cart may not have so many lines or extras. Remove some, or split the order.',
  },
  MAX_ITEM_MODIFIERS_EXCEEDED: {
    messageKey: 'cart.tooMuch',
    action: 'change-input',
    text: 'A cart may not have so many lines or extras. Remove some, or split the order.',
  },
  NO_LINE_ITEMS_TO_ADD: {
    messageKey: 'cart.badLines',
    action: 'change-input',
    text: 'The list of lines is empty, or names something twice or without a change. Correct the list.',
  },
  DUPLICATE_MODIFIER_GROUP_IDS: {
    messageKey: 'cart.badLines',
    action: 'change-input',
    text: 'The list of lines is empty, or names something twice or without a change. Correct the list.',
  },
  DUPLICATE_ITEM_MODIFIER_IDS: {
    messageKey: 'cart.badLines',
    action: 'change-input',
    text: 'The list of lines is empty, or names something twice or without a change. Correct the list.',
  },
  EMPTY_LINE_ITEM_UPDATES: {
    messageKey: 'cart.badLines',
    action: 'change-input',
    text: 'The list of lines is empty, or names something twice or without a change. Correct the list.',
  },
  DUPLICATE_LINE_ITEM_UPDATES: {
    messageKey: 'cart.badLines',
    action: 'change-input',
    text: 'The list of lines is empty, or names something twice or without a change. Correct the list.',
  },
  FIXED_QUANTITY_ITEM: {
    messageKey: 'cart.fixedLine',
    action: 'change-input',
    text: "The item's quantity is fixed, or it is in the cart with another price. Remove its line first.",
  },
  LINE_ITEM_PRICE_CONFLICT: {
    messageKey: 'cart.fixedLine',
    action: 'change-input',
    text: "The item's quantity is fixed, or it is in the cart with another price. Remove its line first.",
  },
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: {
    messageKey: 'cart.badTerms',
    action: 'contact-owner',
    text: 'The terms of payment of this item contradict each other. The owner can correct the item.',
  },
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL: {
    messageKey: 'cart.badTerms',
    action: 'contact-owner',
    text: 'The terms of payment of this item contradict each other. The owner can correct the item.',
  },
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY: {
    messageKey: 'cart.badTerms',
    action: 'contact-owner',
    text: 'The terms of payment of this item contradict each other. The owner can correct the item.',
  },
  LINE_ITEM_NOT_FOUND_IN_CART: {
    messageKey: 'cart.entryGone',
    action: 'read-back',
    text: 'The cart no longer has this entry. Another tab may have removed it; read the cart again.',
  },
  PLAN_LINE_ITEM_NOT_FOUND: {
    messageKey: 'cart.entryGone',
    action: 'read-back',
    text: 'The cart no longer has this entry. Another tab may have removed it; read the cart again.',
  },
  COUPON_NOT_FOUND_IN_CART: {
    messageKey: 'cart.entryGone',
    action: 'read-back',
    text: 'The cart no longer has this entry. Another tab may have removed it; read the cart again.',
  },
  GIFT_CARD_NOT_FOUND_IN_CART: {
    messageKey: 'cart.entryGone',
    action: 'read-back',
    text: 'The cart no longer has this entry. Another tab may have removed it; read the cart again.',
  },
  INVALID_ADDRESS_FORMAT: {
    messageKey: 'cart.badAddress',
    action: 'change-input',
    text: 'The address is not valid. The country has two letters, and the subdivision is a code such as DE-BE.',
  },
  BUSINESS_LOCATION_NOT_FOUND: {
    messageKey: 'cart.setup',
    action: 'fix-setup',
    text: "The site does not have this location or this extended field. Check the id, or the app's schema.",
  },
  DATA_EXTENSION_UPDATE_FAILED: {
    messageKey: 'cart.setup',
    action: 'fix-setup',
    text: "The site does not have this location or this extended field. Check the id, or the app's schema.",
  },
  INVALID_MEMBERSHIP_PAYMENT_OPTION: {
    messageKey: 'cart.membershipRefused',
    action: 'change-input',
    text: 'This membership cannot pay for the item. Choose another, or pay for the item.',
  },
  COUPON_LOCKED: {
    messageKey: 'cart.locked',
    action: 'contact-owner',
    text: 'The coupon or gift card of this cart cannot be changed. The owner made the cart so.',
  },
  GIFT_CARD_LOCKED: {
    messageKey: 'cart.locked',
    action: 'contact-owner',
    text: 'The coupon or gift card of this cart cannot be changed. The owner made the cart so.',
  },
  DELIVERY_METHOD_NOT_FOUND: {
    messageKey: 'delivery.unknown',
    action: 'change-input',
    text: 'The site does not deliver to this address in this way. Choose another method.',
  },
  DELIVERY_METHOD_MISSING_ADDRESS: {
    messageKey: 'delivery.incomplete',
    action: 'change-input',
    text: 'Set a delivery address and add an item first, then choose the method.',
  },
  DELIVERY_METHOD_MISSING_LINE_ITEMS: {
    messageKey: 'delivery.incomplete',
    action: 'change-input',
    text: 'Set a delivery address and add an item first, then choose the method.',
  },
  INVALID_GIFT_CARD_CODE: {
    messageKey: 'giftCard.unknown',
    action: 'change-input',
    text: 'There is no such gift card. Check the spelling of the code.',
  },
  INVALID_GIFT_CARD_STATUS: {
    messageKey: 'giftCard.notUsable',
    action: 'change-input',
    text: "This gift card cannot pay here; the error's data has the reason. Continue without it.",
  },
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART: {
    messageKey: 'giftCard.notUsable',
    action: 'change-input',
    text: "This gift card cannot pay here; the error's data has the reason. Continue without it.",
  },
  GIFT_CARD_ALREADY_EXISTS: {
    messageKey: 'giftCard.there',
    action: 'nothing',
    text: 'The cart already has this gift card. Show it.',
  },
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: {
    messageKey: 'giftCard.another',
    action: 'change-input',
    text: 'The cart already has another gift card. Remove it first.',
  },
  COUPON_ALREADY_EXISTS: {
    messageKey: 'coupon.there',
    action: 'nothing',
    text: 'The cart already has this coupon. Show it.',
  },
  MAX_COUPONS_PER_CART_EXCEEDED: {
    messageKey: 'coupon.another',
    action: 'change-input',
    text: 'The cart already has another coupon. Remove it first.',
  },
  INVALID_COUPON_STATUS: {
    messageKey: 'coupon.notUsable',
    action: 'change-input',
    text: "This coupon cannot be used now; the error's data has the reason. Change the cart, or continue without it.",
  },
  INVALID_COUPON_CODE: {
    messageKey: 'coupon.unknown',
    action: 'change-input',
    text: 'There is no such coupon. Check the spelling of the code.',
  },
};
