// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook, readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, type ReadSettings, mutationOf, queryOf } from '../../src/react/call-options.ts';
import {
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  removeCouponFromCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
} from './operations.ts';
import type {
  AddToCartRequest,
  CreateCheckoutRequest,
  EstimateTotalsRequest,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from './types.ts';

/**
 * Get the current cart.
 *
 * Options of React Query for {@link getCurrentCart}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
 */
export const getCurrentCartQuery = (settings?: ReadSettings<'visitor' | 'member' | 'app'>) =>
  queryOf(['carts', 'getCurrentCart'], (options) => getCurrentCart(options), settings);

/**
 * Get the current cart: `useQuery` with {@link getCurrentCartQuery}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
 * @function
 */
export const useGetCurrentCart = /*#__PURE__*/ readHook(getCurrentCartQuery);

/**
 * Get the current cart: `useSuspenseQuery` with {@link getCurrentCartQuery}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
 * @function
 */
export const useGetCurrentCartSuspense = /*#__PURE__*/ suspenseHook(getCurrentCartQuery);

/**
 * Update the current cart.
 *
 * Options of React Query for {@link updateCurrentCart}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app; with `merchantDiscounts`: app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateCurrentCartV2` of `carts-v2`.
 */
export const updateCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts', 'updateCurrentCart'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    ({ data }: { data: UpdateCartRequest }, options) => updateCurrentCart(data, options),
    settings,
  );

/**
 * Update the current cart: `useMutation` with {@link updateCurrentCartMutation}. Who may call: visitor, member, app; with `merchantDiscounts`: app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateCurrentCartV2` of `carts-v2`.
 * @function
 */
export const useUpdateCurrentCart = /*#__PURE__*/ changeHook(updateCurrentCartMutation);

/**
 * Delete the current cart.
 *
 * Options of React Query for {@link deleteCurrentCart}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `deleteCurrentCartV2` of `carts-v2`.
 */
export const deleteCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts', 'deleteCurrentCart'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    (_: void, options) => deleteCurrentCart(options),
    settings,
  );

/**
 * Delete the current cart: `useMutation` with {@link deleteCurrentCartMutation}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `deleteCurrentCartV2` of `carts-v2`.
 * @function
 */
export const useDeleteCurrentCart = /*#__PURE__*/ changeHook(deleteCurrentCartMutation);

/**
 * Add lines to the current cart.
 *
 * Options of React Query for {@link addToCurrentCart}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `addLineItemsToCurrentCart` of `carts-v2`.
 */
export const addToCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts', 'addToCurrentCart'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    ({ data }: { data: AddToCartRequest }, options) => addToCurrentCart(data, options),
    settings,
  );

/**
 * Add lines to the current cart: `useMutation` with {@link addToCurrentCartMutation}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `addLineItemsToCurrentCart` of `carts-v2`.
 * @function
 */
export const useAddToCurrentCart = /*#__PURE__*/ changeHook(addToCurrentCartMutation);

/**
 * Remove lines from the current cart.
 *
 * Options of React Query for {@link removeLineItemsFromCurrentCart}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeLineItemsFromCurrentCartV2` of `carts-v2`.
 */
export const removeLineItemsFromCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts', 'removeLineItemsFromCurrentCart'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    ({ data }: { data: RemoveLineItemsRequest }, options) => removeLineItemsFromCurrentCart(data, options),
    settings,
  );

/**
 * Remove lines from the current cart: `useMutation` with {@link removeLineItemsFromCurrentCartMutation}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeLineItemsFromCurrentCartV2` of `carts-v2`.
 * @function
 */
export const useRemoveLineItemsFromCurrentCart = /*#__PURE__*/ changeHook(
  removeLineItemsFromCurrentCartMutation,
);

/**
 * Set quantities in the current cart.
 *
 * Options of React Query for {@link updateCurrentCartLineItemQuantity}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateLineItemsInCurrentCart` of `carts-v2`.
 */
export const updateCurrentCartLineItemQuantityMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts', 'updateCurrentCartLineItemQuantity'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    ({ data }: { data: UpdateLineItemsQuantityRequest }, options) =>
      updateCurrentCartLineItemQuantity(data, options),
    settings,
  );

/**
 * Set quantities in the current cart: `useMutation` with {@link updateCurrentCartLineItemQuantityMutation}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateLineItemsInCurrentCart` of `carts-v2`.
 * @function
 */
export const useUpdateCurrentCartLineItemQuantity = /*#__PURE__*/ changeHook(
  updateCurrentCartLineItemQuantityMutation,
);

/**
 * Remove the coupon from the current cart.
 *
 * Options of React Query for {@link removeCouponFromCurrentCart}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeCouponFromCurrentCartV2` of `carts-v2`.
 */
export const removeCouponFromCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts', 'removeCouponFromCurrentCart'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    (_: void, options) => removeCouponFromCurrentCart(options),
    settings,
  );

/**
 * Remove the coupon from the current cart: `useMutation` with {@link removeCouponFromCurrentCartMutation}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeCouponFromCurrentCartV2` of `carts-v2`.
 * @function
 */
export const useRemoveCouponFromCurrentCart = /*#__PURE__*/ changeHook(removeCouponFromCurrentCartMutation);

/**
 * Create a checkout from the current cart.
 *
 * Options of React Query for {@link createCheckoutFromCurrentCart}. A success marks as stale: `getCurrentCart`, `estimateCurrentCartTotals`. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01. A cart of the second version is also the checkout.
 */
export const createCheckoutFromCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts', 'createCheckoutFromCurrentCart'],
    { carts: ['getCurrentCart', 'estimateCurrentCartTotals'] },
    ({ data }: { data: CreateCheckoutRequest }, options) => createCheckoutFromCurrentCart(data, options),
    settings,
  );

/**
 * Create a checkout from the current cart: `useMutation` with {@link createCheckoutFromCurrentCartMutation}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01. A cart of the second version is also the checkout.
 * @function
 */
export const useCreateCheckoutFromCurrentCart = /*#__PURE__*/ changeHook(
  createCheckoutFromCurrentCartMutation,
);

/**
 * Estimate the totals of the current cart.
 *
 * Options of React Query for {@link estimateCurrentCartTotals}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
 */
export const estimateCurrentCartTotalsQuery = (
  estimateTotalsRequest: EstimateTotalsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'app'>,
) =>
  queryOf(
    ['carts', 'estimateCurrentCartTotals', estimateTotalsRequest],
    (options) => estimateCurrentCartTotals(estimateTotalsRequest, options),
    settings,
  );

/**
 * Estimate the totals of the current cart: `useQuery` with {@link estimateCurrentCartTotalsQuery}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
 * @function
 */
export const useEstimateCurrentCartTotals = /*#__PURE__*/ readHook(estimateCurrentCartTotalsQuery);

/**
 * Estimate the totals of the current cart: `useSuspenseQuery` with {@link estimateCurrentCartTotalsQuery}. Who may call: visitor, member, app.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
 * @function
 */
export const useEstimateCurrentCartTotalsSuspense = /*#__PURE__*/ suspenseHook(
  estimateCurrentCartTotalsQuery,
);
