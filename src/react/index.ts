export { setBackends, type SiteBackends } from './backends.ts';
export { bindClient, type CallError, clientOf } from './binding.ts';
export {
  dehydrateSite,
  type DehydrateSiteOptions,
  hydrateSite,
  serializeSite,
  type SiteState,
} from './hand-over.ts';
export { type BoundCart, cartOf, prefetchCart } from './cart-of.ts';
export type { ChangeHook, ReadHook, SuspenseHook } from './call-hooks.ts';
export type { CallMutation, CallPages, CallQuery, ChangeSettings, ReadSettings } from './call-options.ts';
export { VitrineProvider, type VitrineProviderProps } from './provider.tsx';
export { queryDefaults } from '../core/query-defaults.ts';
export {
  type CatalogError,
  type CatalogQuery,
  type CatalogSettings,
  categoriesQuery,
  productQuery,
  type ProductsPages,
  productsPages,
} from './catalog-queries.ts';
export {
  type CatalogHookOptions,
  type CatalogRead,
  type CategoriesResult,
  type ProductResult,
  type ProductsResult,
  useCategories,
  useProduct,
  useProducts,
} from './use-products.ts';
export { type ProductChoicesResult, useProductChoices } from './use-product-choices.ts';
export { useObservable } from './use-observable.ts';
export { type ProductOptionsResult, useProductOptions } from './use-product-options.ts';
export { type TicketPickerResult, useTicketPicker } from './use-ticket-picker.ts';
export {
  type TicketsOnSale,
  type TicketsOnSaleOptions,
  ticketsOnSaleQuery,
  useTicketsOnSale,
} from './use-tickets-on-sale.ts';
export { useOrder, type UsedOrder } from './use-order.ts';
export {
  useHolds,
  useRemaining,
  useReservation,
  type UsedReservation,
  type UseReservationOptions,
} from './use-reservation.ts';
export { useAccount, type UsedAccount } from './use-account.ts';
export { type OwnOrders, type OwnOrdersOptions, useOwnOrders } from './use-own-orders.ts';
export { type UsedRsvp, useRsvp } from './use-rsvp.ts';
export { useServerTime } from './use-server-time.ts';
export { useSession } from './use-session.ts';
export { useSignIn, type UsedSignIn } from './use-sign-in.ts';
export {
  type CartTotalsResult,
  useCart,
  useCartActions,
  useCartLineActions,
  useCartTotals,
} from './use-cart.ts';
