/** State of a shop, a ticket sale and a member area, without a framework. */
export type { Observable } from './core/observable.ts';
export { ChoiceError, type ChoiceProblem } from './catalog/choice-error.ts';
export {
  createProductOptions,
  type ProductOptions,
  type ProductOptionsSetup,
} from './catalog/product-options.ts';
export type {
  ChoiceState,
  ChoiceStatus,
  ChosenVariant,
  OptionState,
  ProductOptionsState,
  Selection,
  TextState,
} from './catalog/types.ts';
export type { TicketsBackend } from './tickets/backend/types.ts';
export { ticketsV1 } from './tickets/backend/tickets-v1.ts';
export { ticketsV2 } from './tickets/backend/tickets-v2.ts';
export { warnOfAbsent } from './catalog/absent.ts';
export { type AnyCatalogOptions, anyCatalog, createAnyCatalog } from './catalog/any-catalog.ts';
export type {
  AbsentMember,
  CatalogBackend,
  CatalogCall,
  ProductAddress,
  ProductsPage,
  ProductsPageRequest,
  ProductsRequest,
  ProductsSort,
} from './catalog/backend.ts';
export { catalogV1 } from './catalog/catalog-v1.ts';
export { catalogV3 } from './catalog/catalog-v3.ts';
export { categoryTree, type CategoryNode } from './catalog/category-tree.ts';
export { plainReference, type ReferenceOptions } from './catalog/choices-reference.ts';
export type * from './catalog/choices-types.ts';
export type * from './catalog/model.ts';
export {
  createProductChoices,
  type ProductChoices,
  type ProductChoicesSetup,
} from './catalog/product-choices.ts';
export type { CatalogFamily } from './catalog/site-version.ts';
export { TicketError, type TicketProblem } from './tickets/ticket-error.ts';
export { createTicketPicker, type TicketPicker, type TicketPickerSetup } from './tickets/ticket-picker.ts';
export type {
  AmountProblem,
  PickableTicket,
  PickOutcome,
  PricedOption,
  TicketOffer,
  TicketPickerState,
  TicketPrice,
  TicketSale,
  TicketState,
  TicketStop,
} from './tickets/types.ts';
export { createOrderWatch, type OrderWatch, type OrderWatchOptions } from './tickets/order-watch.ts';
export type { OrderState } from './tickets/order-types.ts';
export { createReservation } from './tickets/reservation/reservation.ts';
export { heldReservations, reservationOf, restoreReservations } from './tickets/reservation/shared.ts';
export type {
  Draft,
  GoneTicket,
  Hold,
  ReleaseOutcome,
  Reservation,
  RefusedTicket,
  ReservationClient,
  ReservationOptions,
  ReservationRefusal,
  ReservationState,
  ReservationStorage,
  ReserveOutcome,
} from './tickets/reservation/types.ts';
export { createRsvpReply } from './tickets/rsvp/reply.ts';
export { rsvpManager } from './tickets/rsvp/manager.ts';
export { rsvpReplyOf } from './tickets/rsvp/shared.ts';
export type {
  RsvpAnswer,
  RsvpAnswerChanges,
  RsvpClient,
  RsvpDraft,
  RsvpManager,
  RsvpOptions,
  RsvpOutcome,
  RsvpProblem,
  RsvpRefusal,
  RsvpReply,
  RsvpState,
} from './tickets/rsvp/types.ts';
export { accountOf, createAccount } from './account/account.ts';
export type {
  Account,
  AccountChanges,
  AccountClient,
  AccountDraft,
  AccountProblem,
  AccountRefusal,
  AccountState,
  SaveOutcome,
} from './account/types.ts';
export { type Clock, deviceClock } from './core/time/clock.ts';
export {
  createServerClock,
  type ServerClock,
  serverClockOf,
  withServerClock,
} from './core/time/server-clock.ts';
export { createTicker, type Ticker } from './core/time/ticker.ts';
export { createSignIn } from './sign-in/flow/create-sign-in.ts';
export type { SignIn } from './sign-in/flow/sign-in.ts';
export { type PendingStep, type StepMemory, tabSteps } from './sign-in/flow/memory.ts';
export type { SignInSettings } from './sign-in/flow/settings.ts';
export type * from './sign-in/flow/states.ts';
export {
  type SessionChange,
  type SessionView,
  type SessionViewer,
  sessionView,
} from './session/session-view.ts';
export { anyCart } from './cart/any-cart.ts';
export type { CartBackend, CartEstimate } from './cart/backend.ts';
export { createCart } from './cart/cart.ts';
export { cartV1 } from './cart/cart-v1.ts';
export { cartV2 } from './cart/cart-v2.ts';
export type {
  AddOptions,
  CartLineActions,
  CartActions,
  CartAddition,
  CartAmount,
  CartClient,
  CartEditResult,
  CartLineOutcome,
  CartError,
  CartField,
  CartItem,
  CartLine,
  CartOptions,
  CartSnapshot,
  CartState,
  CartTotals,
  CartTotalsObservable,
} from './cart/types.ts';
