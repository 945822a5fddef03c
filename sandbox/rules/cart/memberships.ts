import type { InvalidMembership, Membership, MembershipSelection } from '../../../generated/carts/types.ts';
import type { MembershipSetting } from '../../records/settings.ts';
import type { CartLineRecord, CartRecord } from '../../records/state.ts';
import type { PricedLine } from './cart-items.ts';
import type { World } from '../../engine/context.ts';

/** The memberships that could pay, those that cannot with the reason, and the lines paid by the selected ones (R79). */
export interface CountedMemberships {
  eligible: Membership[];
  invalid: InvalidMembership[];
  /** The valid selections. */
  selected: MembershipSelection[];
  /** The ids of lines that a membership pays for. */
  paid: ReadonlySet<string>;
  /** Whether a selection is invalid: its membership cannot pay, or not for its lines. */
  failed: boolean;
}

const view = ({ id, appId, name, credits }: MembershipSetting, lineItemIds: string[]): Membership => ({
  id,
  appId,
  name: { original: name },
  ...(credits && { credits }),
  lineItemIds,
});

/** Whether a membership that the buyer has pays for a line (R79). */
export const isCovered = ({ membership }: CartLineRecord): boolean =>
  membership !== undefined && 'membershipId' in membership;

/** The memberships that the lines of a cart name (R79), by membership. */
export const storedMemberships = ({ lines }: CartRecord): MembershipSelection[] => {
  const byKey = new Map<string, MembershipSelection>();
  for (const { id, membership } of lines) {
    if (!membership || !('membershipId' in membership)) continue;
    const { appId, membershipId } = membership;
    const known = byKey.get(`${appId}:${membershipId}`);
    byKey.set(`${appId}:${membershipId}`, {
      id: membershipId,
      appId,
      lineItemIds: [...(known?.lineItemIds ?? []), id],
    });
  }
  return [...byKey.values()];
};

/** Compares the memberships of a buyer with the lines of the cart (R79). Only members have memberships. */
export const countMemberships = (
  { state }: World,
  { owner }: CartRecord,
  lines: readonly PricedLine[],
  choices: readonly MembershipSelection[],
): CountedMemberships => {
  const eligible: Membership[] = [];
  const invalid: InvalidMembership[] = [];
  for (const setting of owner.role === 'member' ? state.settings.memberships : []) {
    const meant = lines.filter(
      ({ product }) => product && (setting.productIds === null || setting.productIds.includes(product.id)),
    );
    const membership = view(
      setting,
      meant.map(({ line }) => line.id),
    );
    const reason =
      meant.length === 0
        ? 'It applies to no item of this cart.'
        : setting.credits?.remaining === 0
          ? 'No credits are left.'
          : undefined;
    if (reason === undefined) eligible.push(membership);
    else invalid.push({ membership, reason });
  }
  const pieces = new Map(lines.map(({ line }) => [line.id, line.quantity]));
  const selected = choices.filter(({ id, appId, lineItemIds }) => {
    const membership = eligible.find((known) => known.id === id && known.appId === appId);
    const wanted = lineItemIds.reduce((sum, lineId) => sum + (pieces.get(lineId) ?? 0), 0);
    return (
      membership !== undefined &&
      lineItemIds.every((lineId) => membership.lineItemIds?.includes(lineId)) &&
      wanted <= (membership.credits?.remaining ?? wanted)
    );
  });
  return {
    eligible,
    invalid,
    selected,
    paid: new Set(selected.flatMap(({ lineItemIds }) => lineItemIds)),
    failed: selected.length < choices.length,
  };
};
