// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const slotResourceNameMax = 1200;

export const SlotResource = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(slotResourceNameMax)),
  ),
});

export type SlotResource = zod.input<typeof SlotResource>;
export type SlotResourceOutput = zod.output<typeof SlotResource>;

export const SlotLocationType = /*#__PURE__*/ zod.enum([
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
]);

export type SlotLocationType = zod.input<typeof SlotLocationType>;
export type SlotLocationTypeOutput = zod.output<typeof SlotLocationType>;

export const slotLocationFormattedAddressTranslatedMax = 512;

export const SlotLocation = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  formattedAddress: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  formattedAddressTranslated: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(slotLocationFormattedAddressTranslatedMax)),
  ),
  locationType: /*#__PURE__*/ zod.optional(SlotLocationType),
});

export type SlotLocation = zod.input<typeof SlotLocation>;
export type SlotLocationOutput = zod.output<typeof SlotLocation>;

export const bookingSlotEventIdMin = 36;
export const bookingSlotEventIdMax = 250;

export const BookingSlot = /*#__PURE__*/ zod.object({
  serviceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  scheduleId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  startDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  endDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  timezone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  resource: /*#__PURE__*/ zod.optional(SlotResource),
  location: /*#__PURE__*/ zod.optional(SlotLocation),
  eventId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(bookingSlotEventIdMin))
      .check(/*#__PURE__*/ zod.maxLength(bookingSlotEventIdMax)),
  ),
});

export type BookingSlot = zod.input<typeof BookingSlot>;
export type BookingSlotOutput = zod.output<typeof BookingSlot>;

export const waitingListTotalSpotsMin = 0;

export const waitingListOpenSpotsMin = 0;

export const WaitingList = /*#__PURE__*/ zod.object({
  totalSpots: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(waitingListTotalSpotsMin)),
  ),
  openSpots: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(waitingListOpenSpotsMin)),
  ),
});

export type WaitingList = zod.input<typeof WaitingList>;
export type WaitingListOutput = zod.output<typeof WaitingList>;

export const BookingPolicyViolations = /*#__PURE__*/ zod.object({
  tooEarlyToBook: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  tooLateToBook: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  bookOnlineDisabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  validSubmissionRequired: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type BookingPolicyViolations = zod.input<typeof BookingPolicyViolations>;
export type BookingPolicyViolationsOutput = zod.output<typeof BookingPolicyViolations>;

export const slotAvailabilityTotalSpotsMin = 0;

export const slotAvailabilityOpenSpotsMin = 0;

export const SlotAvailability = /*#__PURE__*/ zod.object({
  slot: /*#__PURE__*/ zod.optional(BookingSlot),
  bookable: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  totalSpots: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(slotAvailabilityTotalSpotsMin)),
  ),
  openSpots: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(slotAvailabilityOpenSpotsMin)),
  ),
  waitingList: /*#__PURE__*/ zod.optional(WaitingList),
  bookingPolicyViolations: /*#__PURE__*/ zod.optional(BookingPolicyViolations),
  locked: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SlotAvailability = zod.input<typeof SlotAvailability>;
export type SlotAvailabilityOutput = zod.output<typeof SlotAvailability>;

export const bookingsCheckoutIntentTimezoneMax = 40;

export const BookingsCheckoutIntent = /*#__PURE__*/ zod.object({
  timezone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bookingsCheckoutIntentTimezoneMax)),
  ),
  slotAvailability: SlotAvailability,
});

export type BookingsCheckoutIntent = zod.input<typeof BookingsCheckoutIntent>;
export type BookingsCheckoutIntentOutput = zod.output<typeof BookingsCheckoutIntent>;

export const EcomCheckoutIntent = /*#__PURE__*/ zod.object({
  checkoutId: /*#__PURE__*/ zod.guid(),
});

export type EcomCheckoutIntent = zod.input<typeof EcomCheckoutIntent>;
export type EcomCheckoutIntentOutput = zod.output<typeof EcomCheckoutIntent>;

export const eventsCheckoutIntentEventSlugMax = 150;

export const EventsCheckoutIntent = /*#__PURE__*/ zod.object({
  reservationId: /*#__PURE__*/ zod.guid(),
  eventSlug: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventsCheckoutIntentEventSlugMax)),
});

export type EventsCheckoutIntent = zod.input<typeof EventsCheckoutIntent>;
export type EventsCheckoutIntentOutput = zod.output<typeof EventsCheckoutIntent>;

export const paidPlansCheckoutIntentCheckoutDataMax = 2048;

export const PaidPlansCheckoutIntent = /*#__PURE__*/ zod.object({
  planId: /*#__PURE__*/ zod.guid(),
  checkoutData: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paidPlansCheckoutIntentCheckoutDataMax)),
  ),
});

export type PaidPlansCheckoutIntent = zod.input<typeof PaidPlansCheckoutIntent>;
export type PaidPlansCheckoutIntentOutput = zod.output<typeof PaidPlansCheckoutIntent>;

export const LoginIntent = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown());

export type LoginIntent = zod.input<typeof LoginIntent>;
export type LoginIntentOutput = zod.output<typeof LoginIntent>;

export const LogoutIntent = /*#__PURE__*/ zod.object({
  clientId: /*#__PURE__*/ zod.guid(),
});

export type LogoutIntent = zod.input<typeof LogoutIntent>;
export type LogoutIntentOutput = zod.output<typeof LogoutIntent>;

export const AuthResponseMode = /*#__PURE__*/ zod.enum(['fragment', 'query', 'web_message']);

export type AuthResponseMode = zod.input<typeof AuthResponseMode>;
export type AuthResponseModeOutput = zod.output<typeof AuthResponseMode>;

export const authorizeRequestNonceMax = 512;

export const AuthorizeRequest = /*#__PURE__*/ zod.object({
  clientId: /*#__PURE__*/ zod.guid(),
  responseType: /*#__PURE__*/ zod.literal('code'),
  redirectUri: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1))),
  scope: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  state: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  responseMode: /*#__PURE__*/ zod.optional(AuthResponseMode),
  codeChallenge: /*#__PURE__*/ zod.string(),
  codeChallengeMethod: /*#__PURE__*/ zod.literal('S256'),
  sessionToken: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  nonce: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorizeRequestNonceMax)),
  ),
  prompt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  idp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type AuthorizeRequest = zod.input<typeof AuthorizeRequest>;
export type AuthorizeRequestOutput = zod.output<typeof AuthorizeRequest>;

export const AuthPromptDefault = `login`;

export const AuthPrompt = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum(['login', 'none', 'consent', 'select_account']),
  AuthPromptDefault,
);

export type AuthPrompt = zod.input<typeof AuthPrompt>;
export type AuthPromptOutput = zod.output<typeof AuthPrompt>;

export const AuthIntent = /*#__PURE__*/ zod.object({
  authRequest: AuthorizeRequest,
  prompt: /*#__PURE__*/ zod.optional(AuthPrompt),
});

export type AuthIntent = zod.input<typeof AuthIntent>;
export type AuthIntentOutput = zod.output<typeof AuthIntent>;

export const storesProductIntentProductSlugMax = 150;

export const StoresProductIntent = /*#__PURE__*/ zod.object({
  productSlug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(storesProductIntentProductSlugMax)),
});

export type StoresProductIntent = zod.input<typeof StoresProductIntent>;
export type StoresProductIntentOutput = zod.output<typeof StoresProductIntent>;

export const BookingsBookIntent = /*#__PURE__*/ zod.object({
  resourceId: /*#__PURE__*/ zod.guid(),
});

export type BookingsBookIntent = zod.input<typeof BookingsBookIntent>;
export type BookingsBookIntentOutput = zod.output<typeof BookingsBookIntent>;

export const EcomOrderPaymentRequestIntent = /*#__PURE__*/ zod.object({
  paymentRequestId: /*#__PURE__*/ zod.guid(),
});

export type EcomOrderPaymentRequestIntent = zod.input<typeof EcomOrderPaymentRequestIntent>;
export type EcomOrderPaymentRequestIntentOutput = zod.output<typeof EcomOrderPaymentRequestIntent>;

export const MemberAccountSectionDefault = `ACCOUNT_INFO`;

export const MemberAccountSection = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum(['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS']),
  MemberAccountSectionDefault,
);

export type MemberAccountSection = zod.input<typeof MemberAccountSection>;
export type MemberAccountSectionOutput = zod.output<typeof MemberAccountSection>;

export const MemberAccountPageIntent = /*#__PURE__*/ zod.object({
  section: /*#__PURE__*/ zod.optional(MemberAccountSection),
});

export type MemberAccountPageIntent = zod.input<typeof MemberAccountPageIntent>;
export type MemberAccountPageIntentOutput = zod.output<typeof MemberAccountPageIntent>;

export const redirectCallbacksPostFlowUrlMax = 2048;

export const redirectCallbacksThankYouPageUrlMax = 2048;

export const redirectCallbacksLoginUrlMax = 2048;

export const redirectCallbacksBookingsServiceListUrlMax = 2048;

export const redirectCallbacksCartPageUrlMax = 2048;

export const redirectCallbacksPlanListUrlMax = 2048;

export const RedirectCallbacks = /*#__PURE__*/ zod.object({
  postFlowUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(redirectCallbacksPostFlowUrlMax)),
  ),
  thankYouPageUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(redirectCallbacksThankYouPageUrlMax)),
  ),
  loginUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(redirectCallbacksLoginUrlMax)),
  ),
  bookingsServiceListUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(redirectCallbacksBookingsServiceListUrlMax)),
  ),
  cartPageUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(redirectCallbacksCartPageUrlMax)),
  ),
  planListUrl: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(redirectCallbacksPlanListUrlMax)),
  ),
});

export type RedirectCallbacks = zod.input<typeof RedirectCallbacks>;
export type RedirectCallbacksOutput = zod.output<typeof RedirectCallbacks>;

export const redirectPreferencesUseGenericWixPagesDefault = true;
export const redirectPreferencesMaintainIdentityDefault = true;
export const redirectPreferencesCheckIfPublishDefault = false;

export const RedirectPreferences = /*#__PURE__*/ zod.object({
  useGenericWixPages: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    redirectPreferencesUseGenericWixPagesDefault,
  ),
  maintainIdentity: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    redirectPreferencesMaintainIdentityDefault,
  ),
  additionalQueryParameters: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  checkIfPublish: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    redirectPreferencesCheckIfPublishDefault,
  ),
});

export type RedirectPreferences = zod.input<typeof RedirectPreferences>;
export type RedirectPreferencesOutput = zod.output<typeof RedirectPreferences>;

export const createRedirectSessionRequestOriginMax = 2048;

export const CreateRedirectSessionRequest = /*#__PURE__*/ zod.object({
  bookingsCheckout: /*#__PURE__*/ zod.optional(BookingsCheckoutIntent),
  ecomCheckout: /*#__PURE__*/ zod.optional(EcomCheckoutIntent),
  eventsCheckout: /*#__PURE__*/ zod.optional(EventsCheckoutIntent),
  paidPlansCheckout: /*#__PURE__*/ zod.optional(PaidPlansCheckoutIntent),
  login: /*#__PURE__*/ zod.optional(LoginIntent),
  logout: /*#__PURE__*/ zod.optional(LogoutIntent),
  auth: /*#__PURE__*/ zod.optional(AuthIntent),
  storesProduct: /*#__PURE__*/ zod.optional(StoresProductIntent),
  bookingsBook: /*#__PURE__*/ zod.optional(BookingsBookIntent),
  ecomOrderPaymentRequest: /*#__PURE__*/ zod.optional(EcomOrderPaymentRequestIntent),
  memberAccountPage: /*#__PURE__*/ zod.optional(MemberAccountPageIntent),
  callbacks: /*#__PURE__*/ zod.optional(RedirectCallbacks),
  preferences: /*#__PURE__*/ zod.optional(RedirectPreferences),
  origin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRedirectSessionRequestOriginMax)),
  ),
});

export type CreateRedirectSessionRequest = zod.input<typeof CreateRedirectSessionRequest>;
export type CreateRedirectSessionRequestOutput = zod.output<typeof CreateRedirectSessionRequest>;

export const RedirectUrlDetails = /*#__PURE__*/ zod.looseObject({
  endpoint: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  searchParams: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type RedirectUrlDetails = zod.input<typeof RedirectUrlDetails>;
export type RedirectUrlDetailsOutput = zod.output<typeof RedirectUrlDetails>;

export const RedirectSession = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  fullUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  urlDetails: /*#__PURE__*/ zod.nullish(RedirectUrlDetails),
  sessionToken: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  shortUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RedirectSession = zod.input<typeof RedirectSession>;
export type RedirectSessionOutput = zod.output<typeof RedirectSession>;

export const CreateRedirectSessionResponse = /*#__PURE__*/ zod.looseObject({
  redirectSession: /*#__PURE__*/ zod.nullish(RedirectSession),
});

export type CreateRedirectSessionResponse = zod.input<typeof CreateRedirectSessionResponse>;
export type CreateRedirectSessionResponseOutput = zod.output<typeof CreateRedirectSessionResponse>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const ViolatedRule = /*#__PURE__*/ zod.enum([
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);

export type ViolatedRule = zod.input<typeof ViolatedRule>;
export type ViolatedRuleOutput = zod.output<typeof ViolatedRule>;

export const FieldViolation = /*#__PURE__*/ zod.looseObject({
  field: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  violatedRule: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ruleName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const ValidationError = /*#__PURE__*/ zod.looseObject({
  fieldViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FieldViolation)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.looseObject({
  errorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.nullish(ApplicationError),
  validationError: /*#__PURE__*/ zod.nullish(ValidationError),
  systemError: /*#__PURE__*/ zod.nullish(SystemError),
  tracing: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
/**
 * Give exactly one intent: one of `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`,
 * `login`, `logout`, `auth`, `storesProduct`, `bookingsBook`, `ecomOrderPaymentRequest`, `memberAccountPage`. None
 * or more than one is rejected with 400. `callbacks`, `preferences` and `origin` may accompany any of them.
 *
 * The session belongs to the visitor or member who creates it, so the call requires their token; the token of the
 * owner or an app is rejected. Send the visitor to `redirectSession.fullUrl` unchanged, without adding or removing
 * parameters.
 *
 * A second call creates a second session. For a sign-in (`auth`) this does no harm; for the other intents the
 * first URL stays valid until it expires.
 * @summary Create a redirect session
 */
export const CreateRedirectSessionBody = CreateRedirectSessionRequest;

export const CreateRedirectSessionResponseSchema = CreateRedirectSessionResponse;
