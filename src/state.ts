/** Behaviour without a framework: what a shop, a box office and a member area keep while somebody uses them. */
export type { Observable } from './observable/observable.ts';
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
export { TicketError, type TicketProblem } from './tickets/ticket-error.ts';
export { createTicketPicker, type TicketPicker, type TicketPickerSetup } from './tickets/ticket-picker.ts';
export type {
  AmountProblem,
  PickOutcome,
  PricedOption,
  TicketPickerState,
  TicketPrice,
  TicketSale,
  TicketState,
  TicketStop,
} from './tickets/types.ts';
