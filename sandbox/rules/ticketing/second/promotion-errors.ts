import type { PromotionErrors } from '../../../../generated/ticket-reservations/types.ts';
import type { ReservationRecord } from '../../../records/state.ts';
import type { World } from '../../../engine/context.ts';

/**
 * The plans of a reservation that pay for nothing, because the buyer has no such benefit (R594). They do not prevent
 * the reservation. Undefined: there is none.
 */
export const promotionErrorsOf = (
  { state }: World,
  { tickets, owner }: ReservationRecord,
): PromotionErrors | undefined => {
  const benefits = state.settings.planBenefits.filter(({ memberId }) => memberId === owner.id);
  const refused = new Set(
    tickets.flatMap(({ pricingPlan }) =>
      pricingPlan && !benefits.some(({ planOrderId }) => planOrderId === pricingPlan.orderId)
        ? [pricingPlan.orderId]
        : [],
    ),
  );
  if (refused.size === 0) return undefined;
  return {
    error: [...refused].slice(0, 10).map((orderId) => ({
      promotionType: 'PAID_PLAN_BENEFIT',
      code: 'BENEFIT_NOT_FOUND',
      message: `The plan of the order ${orderId} has no benefit for these tickets`,
    })),
  };
};
