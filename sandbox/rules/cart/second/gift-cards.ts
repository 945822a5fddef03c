import type {
  AddGiftCardToCurrentCartRequest,
  GiftCardInput,
  RemoveGiftCardFromCurrentCartRequest,
} from '../../../../generated/carts-v2/types.ts';
import { applicationError } from '../../../engine/errors.ts';
import type { Rule, World } from '../../../engine/context.ts';
import { idFrom } from '../../../engine/ids.ts';
import type { CartRecord } from '../../../records/state.ts';
import { cartBefore } from '../cart-notifications.ts';
import { requireOpen } from './current.ts';
import { findGiftCard, giftCardProblem, isSameCode, masked } from './gift-card-codes.ts';
import { changedV2 } from './notifications.ts';

const checkUnlocked = ({ settings }: CartRecord): void => {
  if (settings.lockGiftCard) throw applicationError(428, 'GIFT_CARD_LOCKED', 'Gift card is locked');
};

/** Adds a gift card to a cart that has none (R489). The balance stays as it is until the order. */
export const putGiftCard = (world: World, cart: CartRecord, { code, redeemAmount }: GiftCardInput): void => {
  const giftCardCode = masked(code);
  if (cart.about.demo)
    throw applicationError(
      428,
      'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      'Gift cards are not supported on a demo cart',
    );
  const [known] = cart.giftCards;
  if (known && isSameCode(known.code, code))
    throw applicationError(428, 'GIFT_CARD_ALREADY_EXISTS', 'Gift card already exists in cart', {
      giftCardCode,
    });
  if (known) throw applicationError(428, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED', 'Too many gift cards');
  const card = findGiftCard(world, code);
  if (!card)
    throw applicationError(400, 'INVALID_GIFT_CARD_CODE', 'Gift card code is not valid', { giftCardCode });
  const reason = giftCardProblem(world, card);
  if (reason)
    throw applicationError(428, 'INVALID_GIFT_CARD_STATUS', 'Gift card cannot be used', {
      giftCardCode,
      reason,
    });
  const id = idFrom(`${cart.id}:gift-card:${cart.revision}`);
  cart.giftCards = [{ id, code: card.code, ...(redeemAmount && { redeemAmount: redeemAmount.amount }) }];
};

/** addGiftCardToCurrentCart (R489). */
export const addGiftCardToCurrentCart: Rule = (call) => {
  const { giftCard } = call.body as AddGiftCardToCurrentCartRequest;
  const cart = requireOpen(call);
  checkUnlocked(cart);
  const before = cartBefore(cart);
  putGiftCard(call, cart, giftCard);
  return changedV2(call, cart, before);
};

/** removeGiftCardFromCurrentCart: by the id of the entry, not by the code (R489). */
export const removeGiftCardFromCurrentCart: Rule = (call) => {
  const { giftCardId } = call.body as RemoveGiftCardFromCurrentCartRequest;
  const cart = requireOpen(call);
  checkUnlocked(cart);
  if (!cart.giftCards.some(({ id }) => id === giftCardId))
    throw applicationError(428, 'GIFT_CARD_NOT_FOUND_IN_CART', 'Gift card not found in cart', { giftCardId });
  const before = cartBefore(cart);
  cart.giftCards = [];
  return changedV2(call, cart, before);
};
