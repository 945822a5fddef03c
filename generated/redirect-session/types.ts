// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

export type {
  ApplicationError,
  ApplicationErrorData,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  SystemError,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * Sign-in that returns a code for the token endpoint.
 */
export interface AuthIntent {
  authRequest: AuthorizeRequest;
  prompt?: AuthPrompt;
}

/**
 * Interaction that the page may require: `login` shows the sign-in, `none` shows nothing and fails if the visitor is not signed in. The packages reserve `consent` and `select_account` for internal use.
 */
export type AuthPrompt = 'login' | 'none' | 'consent' | 'select_account';

/**
 * How code and state are returned: in the fragment of the callback address, in its query, or as a message to the window that contains the hidden frame.
 */
export type AuthResponseMode = 'fragment' | 'query' | 'web_message';

/**
 * Authorization request of OAuth with PKCE. The names are exact and the object is flat; a request in another form is rejected.
 */
export interface AuthorizeRequest {
  /** Id of the OAuth client. */
  clientId: string;
  responseType: 'code';
  /**
   * Callback address of the sign-in. It must match an entry of the client's list exactly. Absent for `web_message`.
   * @minLength 1
   */
  redirectUri?: string;
  /** `offline_access` requests a refresh token. */
  scope?: string;
  /**
   * Random text that is returned unchanged. If the returned text differs, discard the response.
   * @minLength 1
   */
  state: string;
  responseMode?: AuthResponseMode;
  /** Base64url of the SHA-256 digest of the code verifier. */
  codeChallenge: string;
  codeChallengeMethod: 'S256';
  /** Session of a password sign-in that is to be exchanged for tokens. The page then requires no input. */
  sessionToken?: string;
  /**
   * Random text that binds a response to this request.
   * @maxLength 512
   */
  nonce?: string;
  /** The same as `prompt` beside this object; the packages omit it. */
  prompt?: string;
  /** Id of the identity provider to which the page redirects immediately. Newer than the specification, and declared for internal use. */
  idp?: string;
}

/**
 * Reasons why the slot cannot be booked now.
 */
export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean;
  tooLateToBook?: boolean;
  bookOnlineDisabled?: boolean;
  /** True if the form must be filled in and valid. */
  validSubmissionRequired?: boolean;
}

/**
 * Service, time, place and person of a booking.
 */
export interface BookingSlot {
  /** Id of the booked service. */
  serviceId?: string;
  /** Id of the schedule that contains the slot. */
  scheduleId?: string;
  /** Local time without offset. */
  startDate?: string;
  /** Local time without offset. */
  endDate?: string;
  /** IANA time zone of the two times. */
  timezone?: string;
  resource?: SlotResource;
  location?: SlotLocation;
  /**
   * Id of the calendar entry of a course.
   * @minLength 36
   * @maxLength 250
   */
  eventId?: string;
}

/**
 * Page on which a resource is booked.
 */
export interface BookingsBookIntent {
  /** Id of the resource, such as a room or a teacher. */
  resourceId: string;
}

/**
 * Form and payment of a time slot.
 */
export interface BookingsCheckoutIntent {
  /**
   * IANA time zone in which times are shown.
   * @maxLength 40
   */
  timezone?: string;
  slotAvailability: SlotAvailability;
}

/**
 * One intent with its options. Exactly one of the intents is given; see the operation for the list.
 */
export interface CreateRedirectSessionRequest {
  bookingsCheckout?: BookingsCheckoutIntent;
  ecomCheckout?: EcomCheckoutIntent;
  eventsCheckout?: EventsCheckoutIntent;
  paidPlansCheckout?: PaidPlansCheckoutIntent;
  login?: LoginIntent;
  logout?: LogoutIntent;
  auth?: AuthIntent;
  storesProduct?: StoresProductIntent;
  bookingsBook?: BookingsBookIntent;
  ecomOrderPaymentRequest?: EcomOrderPaymentRequestIntent;
  memberAccountPage?: MemberAccountPageIntent;
  callbacks?: RedirectCallbacks;
  preferences?: RedirectPreferences;
  /**
   * Place where the flow starts. The platform's use of it is not known.
   * @maxLength 2048
   */
  origin?: string;
}

export interface CreateRedirectSessionResponse {
  redirectSession?: RedirectSession;
}

/**
 * Checkout of the store.
 */
export interface EcomCheckoutIntent {
  /** Id from `createCheckoutFromCurrentCart`, or the id of the cart in the second version of carts. */
  checkoutId: string;
}

/**
 * Payment of an order for which the owner sent a request. Newer than the specification.
 */
export interface EcomOrderPaymentRequestIntent {
  /** Id of the request that the owner sent to the buyer. */
  paymentRequestId: string;
}

/**
 * Form and payment of reserved tickets.
 */
export interface EventsCheckoutIntent {
  /** Id of the reservation. It must not have expired. */
  reservationId: string;
  /**
   * Slug of the event that the tickets are for.
   * @maxLength 150
   */
  eventSlug: string;
}

/**
 * Hosted sign-in page that returns no code. Has no members; give an empty object.
 */
export interface LoginIntent {
  [key: string]: unknown;
}

/**
 * Ends the session at the platform: the tokens and the platform's cookies become invalid. Returns to the post-flow page.
 */
export interface LogoutIntent {
  /** Id of the OAuth client. */
  clientId: string;
}

/**
 * Account area of the member. The specification names its sections; the packages declare the intent for internal use only, so the platform may refuse it.
 */
export interface MemberAccountPageIntent {
  section?: MemberAccountSection;
}

/**
 * A section of the member's account area.
 */
export type MemberAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';

/**
 * Page on which a visitor subscribes to a plan.
 */
export interface PaidPlansCheckoutIntent {
  /** Id of the plan that the visitor chose. */
  planId: string;
  /**
   * Opaque text that a plan list provides.
   * @maxLength 2048
   */
  checkoutData?: string;
}

/**
 * Pages of the site to which a hosted page redirects. The site must allow each of them.
 */
export interface RedirectCallbacks {
  /**
   * Page for the end of the flow, also if the visitor cancels it or it fails.
   * @maxLength 2048
   */
  postFlowUrl?: string;
  /**
   * Page for a buyer who has paid. If absent, the platform shows its own page.
   * @maxLength 2048
   */
  thankYouPageUrl?: string;
  /**
   * The site's own sign-in page, for a visitor who signs in during the checkout.
   * @maxLength 2048
   */
  loginUrl?: string;
  /**
   * List of bookable services.
   * @maxLength 2048
   */
  bookingsServiceListUrl?: string;
  /**
   * The site's cart page.
   * @maxLength 2048
   */
  cartPageUrl?: string;
  /**
   * List of paid plans.
   * @maxLength 2048
   */
  planListUrl?: string;
}

/**
 * Options of the hosted page.
 */
export interface RedirectPreferences {
  /** True: the platform's plain pages. False: the pages of the site's own hosted version. */
  useGenericWixPages?: boolean;
  /** True: the visitor or member keeps their identity on the hosted page. False: the page starts with a new identity. */
  maintainIdentity?: boolean;
  /** Added to the query of the URL; `lang` sets the page's language. */
  additionalQueryParameters?: RedirectPreferencesAdditionalQueryParameters;
  /** Fail immediately if the site is not published, rather than on the hosted page. */
  checkIfPublish?: boolean;
}

/**
 * Added to the query of the URL; `lang` sets the page's language.
 */
export type RedirectPreferencesAdditionalQueryParameters = { [key: string]: string };

/**
 * Access to a hosted page, for one visitor and one use.
 */
export interface RedirectSession {
  readonly id: string;
  /**
   * URL to which to send the visitor.
   * @maxLength 2048
   */
  readonly fullUrl: string;
  urlDetails?: RedirectUrlDetails;
  /**
   * Token of the session, for sign-ins that the site implements itself. Not always present.
   * @maxLength 2048
   */
  readonly sessionToken?: string;
  /**
   * Short version of the URL, if the platform created one; otherwise empty or absent.
   * @maxLength 2048
   */
  readonly shortUrl?: string;
}

/**
 * The URL in parts.
 */
export interface RedirectUrlDetails {
  /**
   * URL without its query. For a sign-in, the authorization endpoint.
   * @maxLength 2048
   */
  readonly endpoint: string;
  /** Query parameters of the URL. */
  searchParams?: RedirectUrlDetailsSearchParams;
}

/**
 * Query parameters of the URL.
 */
export type RedirectUrlDetailsSearchParams = { [key: string]: string };

/**
 * A time slot as returned by the bookings service. Pass it on unchanged.
 */
export interface SlotAvailability {
  slot?: BookingSlot;
  /** True if the slot can still be booked. */
  bookable?: boolean;
  /**
   * Total number of places.
   * @minimum 0
   */
  totalSpots?: number;
  /**
   * Number of places left.
   * @minimum 0
   */
  openSpots?: number;
  waitingList?: WaitingList;
  bookingPolicyViolations?: BookingPolicyViolations;
  /** True if another booking holds the slot at this moment. */
  locked?: boolean;
}

/**
 * Place of the slot.
 */
export interface SlotLocation {
  /** Id of the location, for a location of the business. */
  id?: string;
  name?: string;
  /** Address in one line. */
  formattedAddress?: string;
  /**
   * The same in the visitor's language.
   * @maxLength 512
   */
  formattedAddressTranslated?: string;
  locationType?: SlotLocationType;
}

/**
 * A location of the business, another place that the owner named, or a place that the customer chooses. The specification calls these the values of origin.
 */
export type SlotLocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';

/**
 * Person or thing that the slot is with, such as a teacher or a room.
 */
export interface SlotResource {
  id?: string;
  /** @maxLength 1200 */
  name?: string;
}

/**
 * Hosted page of a product.
 */
export interface StoresProductIntent {
  /**
   * Part of the page's URL that names the product.
   * @maxLength 150
   */
  productSlug: string;
}

/**
 * Capacity of the waiting list.
 */
export interface WaitingList {
  /** @minimum 0 */
  totalSpots?: number;
  /** @minimum 0 */
  openSpots?: number;
}
