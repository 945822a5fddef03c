// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook, readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, type ReadSettings, mutationOf, queryOf } from '../../src/react/call-options.ts';
import {
  getCurrentCartV2,
  createCurrentCart,
  updateCurrentCartV2,
  deleteCurrentCartV2,
  refreshCurrentCart,
  calculateCurrentCart,
  estimateCurrentCart,
  addLineItemsToCurrentCart,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCart,
  addCouponToCurrentCart,
  removeCouponFromCurrentCartV2,
  setDeliveryMethodForCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  addGiftCardToCurrentCart,
  removeGiftCardFromCurrentCart,
  updateFormSubmissionsInCurrentCart,
} from './operations.ts';
import type {
  AddCouponToCurrentCartRequest,
  AddGiftCardToCurrentCartRequest,
  AddLineItemsToCurrentCartRequest,
  CalculateCurrentCartRequest,
  CreateCurrentCartRequest,
  EstimateCurrentCartRequest,
  RemoveCouponFromCurrentCartRequest,
  RemoveGiftCardFromCurrentCartRequest,
  RemoveLineItemsFromCurrentCartRequest,
  SetDeliveryMethodForCurrentCartRequest,
  UpdateCartV2Request,
  UpdateFormSubmissionsInCurrentCartRequest,
  UpdateLineItemsInCurrentCartRequest,
} from './types.ts';

/**
 * Get the current cart.
 *
 * Options of React Query for {@link getCurrentCartV2}. Who may call: visitor, member, app.
 */
export const getCurrentCartV2Query = (settings?: ReadSettings<'visitor' | 'member' | 'app'>) =>
  queryOf(['carts-v2', 'getCurrentCartV2'], (options) => getCurrentCartV2(options), settings);

/**
 * Get the current cart: `useQuery` with {@link getCurrentCartV2Query}. Who may call: visitor, member, app.
 * @function
 */
export const useGetCurrentCartV2 = /*#__PURE__*/ readHook(getCurrentCartV2Query);

/**
 * Get the current cart: `useSuspenseQuery` with {@link getCurrentCartV2Query}. Who may call: visitor, member, app.
 * @function
 */
export const useGetCurrentCartV2Suspense = /*#__PURE__*/ suspenseHook(getCurrentCartV2Query);

/**
 * Create the current cart.
 *
 * Options of React Query for {@link createCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app; with `customItems`: app.
 */
export const createCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'createCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: CreateCurrentCartRequest }, options) => createCurrentCart(data, options),
    settings,
  );

/**
 * Create the current cart: `useMutation` with {@link createCurrentCartMutation}. Who may call: visitor, member, app; with `customItems`: app.
 * @function
 */
export const useCreateCurrentCart = /*#__PURE__*/ changeHook(createCurrentCartMutation);

/**
 * Update the current cart.
 *
 * Options of React Query for {@link updateCurrentCartV2}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const updateCurrentCartV2Mutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'updateCurrentCartV2'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: UpdateCartV2Request }, options) => updateCurrentCartV2(data, options),
    settings,
  );

/**
 * Update the current cart: `useMutation` with {@link updateCurrentCartV2Mutation}. Who may call: visitor, member, app.
 * @function
 */
export const useUpdateCurrentCartV2 = /*#__PURE__*/ changeHook(updateCurrentCartV2Mutation);

/**
 * Delete the current cart.
 *
 * Options of React Query for {@link deleteCurrentCartV2}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const deleteCurrentCartV2Mutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'deleteCurrentCartV2'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    (_: void, options) => deleteCurrentCartV2(options),
    settings,
  );

/**
 * Delete the current cart: `useMutation` with {@link deleteCurrentCartV2Mutation}. Who may call: visitor, member, app.
 * @function
 */
export const useDeleteCurrentCartV2 = /*#__PURE__*/ changeHook(deleteCurrentCartV2Mutation);

/**
 * Refresh the current cart.
 *
 * Options of React Query for {@link refreshCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const refreshCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'refreshCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    (_: void, options) => refreshCurrentCart(options),
    settings,
  );

/**
 * Refresh the current cart: `useMutation` with {@link refreshCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useRefreshCurrentCart = /*#__PURE__*/ changeHook(refreshCurrentCartMutation);

/**
 * Calculate the current cart.
 *
 * Options of React Query for {@link calculateCurrentCart}. Who may call: visitor, member, app.
 */
export const calculateCurrentCartQuery = (
  calculateCurrentCartRequest: CalculateCurrentCartRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'app'>,
) =>
  queryOf(
    ['carts-v2', 'calculateCurrentCart', calculateCurrentCartRequest],
    (options) => calculateCurrentCart(calculateCurrentCartRequest, options),
    settings,
  );

/**
 * Calculate the current cart: `useQuery` with {@link calculateCurrentCartQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useCalculateCurrentCart = /*#__PURE__*/ readHook(calculateCurrentCartQuery);

/**
 * Calculate the current cart: `useSuspenseQuery` with {@link calculateCurrentCartQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useCalculateCurrentCartSuspense = /*#__PURE__*/ suspenseHook(calculateCurrentCartQuery);

/**
 * Estimate the current cart.
 *
 * Options of React Query for {@link estimateCurrentCart}. Who may call: visitor, member, app.
 */
export const estimateCurrentCartQuery = (
  estimateCurrentCartRequest: EstimateCurrentCartRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'app'>,
) =>
  queryOf(
    ['carts-v2', 'estimateCurrentCart', estimateCurrentCartRequest],
    (options) => estimateCurrentCart(estimateCurrentCartRequest, options),
    settings,
  );

/**
 * Estimate the current cart: `useQuery` with {@link estimateCurrentCartQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useEstimateCurrentCart = /*#__PURE__*/ readHook(estimateCurrentCartQuery);

/**
 * Estimate the current cart: `useSuspenseQuery` with {@link estimateCurrentCartQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useEstimateCurrentCartSuspense = /*#__PURE__*/ suspenseHook(estimateCurrentCartQuery);

/**
 * Add lines to the current cart.
 *
 * Options of React Query for {@link addLineItemsToCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app; with `customItems`: app.
 */
export const addLineItemsToCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'addLineItemsToCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: AddLineItemsToCurrentCartRequest }, options) =>
      addLineItemsToCurrentCart(data, options),
    settings,
  );

/**
 * Add lines to the current cart: `useMutation` with {@link addLineItemsToCurrentCartMutation}. Who may call: visitor, member, app; with `customItems`: app.
 * @function
 */
export const useAddLineItemsToCurrentCart = /*#__PURE__*/ changeHook(addLineItemsToCurrentCartMutation);

/**
 * Remove lines from the current cart.
 *
 * Options of React Query for {@link removeLineItemsFromCurrentCartV2}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const removeLineItemsFromCurrentCartV2Mutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'removeLineItemsFromCurrentCartV2'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: RemoveLineItemsFromCurrentCartRequest }, options) =>
      removeLineItemsFromCurrentCartV2(data, options),
    settings,
  );

/**
 * Remove lines from the current cart: `useMutation` with {@link removeLineItemsFromCurrentCartV2Mutation}. Who may call: visitor, member, app.
 * @function
 */
export const useRemoveLineItemsFromCurrentCartV2 = /*#__PURE__*/ changeHook(
  removeLineItemsFromCurrentCartV2Mutation,
);

/**
 * Update lines in the current cart.
 *
 * Options of React Query for {@link updateLineItemsInCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const updateLineItemsInCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'updateLineItemsInCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: UpdateLineItemsInCurrentCartRequest }, options) =>
      updateLineItemsInCurrentCart(data, options),
    settings,
  );

/**
 * Update lines in the current cart: `useMutation` with {@link updateLineItemsInCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useUpdateLineItemsInCurrentCart = /*#__PURE__*/ changeHook(updateLineItemsInCurrentCartMutation);

/**
 * Add a coupon to the current cart.
 *
 * Options of React Query for {@link addCouponToCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const addCouponToCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'addCouponToCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: AddCouponToCurrentCartRequest }, options) => addCouponToCurrentCart(data, options),
    settings,
  );

/**
 * Add a coupon to the current cart: `useMutation` with {@link addCouponToCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useAddCouponToCurrentCart = /*#__PURE__*/ changeHook(addCouponToCurrentCartMutation);

/**
 * Remove the coupon from the current cart.
 *
 * Options of React Query for {@link removeCouponFromCurrentCartV2}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const removeCouponFromCurrentCartV2Mutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'removeCouponFromCurrentCartV2'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: RemoveCouponFromCurrentCartRequest }, options) =>
      removeCouponFromCurrentCartV2(data, options),
    settings,
  );

/**
 * Remove the coupon from the current cart: `useMutation` with {@link removeCouponFromCurrentCartV2Mutation}. Who may call: visitor, member, app.
 * @function
 */
export const useRemoveCouponFromCurrentCartV2 = /*#__PURE__*/ changeHook(
  removeCouponFromCurrentCartV2Mutation,
);

/**
 * Set the delivery method of the current cart.
 *
 * Options of React Query for {@link setDeliveryMethodForCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const setDeliveryMethodForCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'setDeliveryMethodForCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: SetDeliveryMethodForCurrentCartRequest }, options) =>
      setDeliveryMethodForCurrentCart(data, options),
    settings,
  );

/**
 * Set the delivery method of the current cart: `useMutation` with {@link setDeliveryMethodForCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useSetDeliveryMethodForCurrentCart = /*#__PURE__*/ changeHook(
  setDeliveryMethodForCurrentCartMutation,
);

/**
 * Remove the delivery method from the current cart.
 *
 * Options of React Query for {@link removeDeliveryMethodFromCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const removeDeliveryMethodFromCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'removeDeliveryMethodFromCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    (_: void, options) => removeDeliveryMethodFromCurrentCart(options),
    settings,
  );

/**
 * Remove the delivery method from the current cart: `useMutation` with {@link removeDeliveryMethodFromCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useRemoveDeliveryMethodFromCurrentCart = /*#__PURE__*/ changeHook(
  removeDeliveryMethodFromCurrentCartMutation,
);

/**
 * Add a gift card to the current cart.
 *
 * Options of React Query for {@link addGiftCardToCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const addGiftCardToCurrentCartMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'app'>) =>
  mutationOf(
    ['carts-v2', 'addGiftCardToCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: AddGiftCardToCurrentCartRequest }, options) => addGiftCardToCurrentCart(data, options),
    settings,
  );

/**
 * Add a gift card to the current cart: `useMutation` with {@link addGiftCardToCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useAddGiftCardToCurrentCart = /*#__PURE__*/ changeHook(addGiftCardToCurrentCartMutation);

/**
 * Remove the gift card from the current cart.
 *
 * Options of React Query for {@link removeGiftCardFromCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const removeGiftCardFromCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'removeGiftCardFromCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: RemoveGiftCardFromCurrentCartRequest }, options) =>
      removeGiftCardFromCurrentCart(data, options),
    settings,
  );

/**
 * Remove the gift card from the current cart: `useMutation` with {@link removeGiftCardFromCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useRemoveGiftCardFromCurrentCart = /*#__PURE__*/ changeHook(
  removeGiftCardFromCurrentCartMutation,
);

/**
 * Attach form submissions to the current cart.
 *
 * Options of React Query for {@link updateFormSubmissionsInCurrentCart}. A success marks as stale: `getCurrentCartV2`, `calculateCurrentCart`, `estimateCurrentCart`. Who may call: visitor, member, app.
 */
export const updateFormSubmissionsInCurrentCartMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['carts-v2', 'updateFormSubmissionsInCurrentCart'],
    { 'carts-v2': ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'] },
    ({ data }: { data: UpdateFormSubmissionsInCurrentCartRequest }, options) =>
      updateFormSubmissionsInCurrentCart(data, options),
    settings,
  );

/**
 * Attach form submissions to the current cart: `useMutation` with {@link updateFormSubmissionsInCurrentCartMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useUpdateFormSubmissionsInCurrentCart = /*#__PURE__*/ changeHook(
  updateFormSubmissionsInCurrentCartMutation,
);
