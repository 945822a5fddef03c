// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Sign-in that comes back with a code for the token endpoint.
 */
export interface AuthIntent {
  authRequest: AuthorizeRequest;
  prompt?: AuthPrompt;
}

/**
 * What the page may ask of the visitor: `login` shows the sign-in, `none` shows nothing and fails when nobody is signed in. The packages keep `consent` and `select_account` to themselves.
 */
export type AuthPrompt = 'login' | 'none' | 'consent' | 'select_account';

/**
 * How code and state come back: in the fragment of the callback address, in its query, or as a message to the window that holds the hidden frame.
 */
export type AuthResponseMode = 'fragment' | 'query' | 'web_message';

/**
 * The authorization request of OAuth with PKCE. The names are exact and the object is flat; a request of another form is refused.
 */
export interface AuthorizeRequest {
  /** Id of the OAuth client. */
  clientId: string;
  responseType: 'code';
  /**
   * Where the page sends the visitor back to. It must be in the client's list to the letter. Absent for `web_message`.
   * @minLength 1
   */
  redirectUri?: string;
  /** `offline_access` asks for a refresh token. */
  scope?: string;
  /**
   * Random text that comes back unchanged. Whoever gets another one must drop the answer.
   * @minLength 1
   */
  state: string;
  responseMode?: AuthResponseMode;
  /** Base64url of the SHA-256 digest of the code verifier. */
  codeChallenge: string;
  codeChallengeMethod: 'S256';
  /** Session of a password sign-in that shall become tokens. The page then asks nothing. */
  sessionToken?: string;
  /**
   * Random text that binds an answer to this request.
   * @maxLength 512
   */
  nonce?: string;
  /** The same as `prompt` beside this object; the packages leave it out. */
  prompt?: string;
  /** Id of the identity provider to go to straight away. Newer than the specification, and declared for internal use. */
  idp?: string;
}

/**
 * Why the slot cannot be booked now.
 */
export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean;
  tooLateToBook?: boolean;
  bookOnlineDisabled?: boolean;
  /** The form must be filled in and valid. */
  validSubmissionRequired?: boolean;
}

/**
 * Service, time, place and person.
 */
export interface BookingSlot {
  /** What is booked at that time. */
  serviceId?: string;
  /** Id of the schedule that the slot is taken from. */
  scheduleId?: string;
  /** Local time without offset. */
  startDate?: string;
  /** Local time without offset. */
  endDate?: string;
  /** IANA zone of the two times. */
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
  /** What is to be booked, such as a room or a teacher. */
  resourceId: string;
}

/**
 * Form and payment of a time slot.
 */
export interface BookingsCheckoutIntent {
  /**
   * IANA zone in which times are shown.
   * @maxLength 40
   */
  timezone?: string;
  slotAvailability: SlotAvailability;
}

/**
 * One intent and what goes with it. Exactly one of the intents is given; see the operation for the list.
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
   * Where the flow starts from. What the platform does with it is not known.
   * @maxLength 2048
   */
  origin?: string;
}

export interface CreateRedirectSessionResponse {
  redirectSession: RedirectSession;
}

/**
 * Checkout of the store.
 */
export interface EcomCheckoutIntent {
  /** From `createCheckoutFromCurrentCart`. */
  checkoutId: string;
}

/**
 * Payment of an order for which the owner sent a request. Newer than the specification.
 */
export interface EcomOrderPaymentRequestIntent {
  /** What the buyer was asked to pay. */
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
 * Hosted sign-in page without a code at the end. Has no members; give an empty object.
 */
export interface LoginIntent {
  [key: string]: unknown;
}

/**
 * Ends the session at the platform: the tokens and the platform's cookies stop working. Comes back to the post-flow address.
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
 * A part of the member's account area.
 */
export type MemberAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';

/**
 * Where a visitor subscribes to a plan.
 */
export interface PaidPlansCheckoutIntent {
  /** Which one the visitor chose. */
  planId: string;
  /**
   * Opaque text that a plan list hands over.
   * @maxLength 2048
   */
  checkoutData?: string;
}

/**
 * Pages of the site to which a hosted page leads. Each must be allowed by the site.
 */
export interface RedirectCallbacks {
  /**
   * Where the visitor lands when the flow ends, is given up or breaks off.
   * @maxLength 2048
   */
  postFlowUrl?: string;
  /**
   * Where a buyer lands after paying. Without it the platform shows a page of its own.
   * @maxLength 2048
   */
  thankYouPageUrl?: string;
  /**
   * The site's own sign-in page, for a visitor who wants to sign in during the checkout.
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
 * How the hosted page behaves.
 */
export interface RedirectPreferences {
  /** The platform's plain pages. With false, the pages of the site's own hosted version. */
  useGenericWixPages?: boolean;
  /** The visitor or member stays the same on the hosted page. With false it starts anew. */
  maintainIdentity?: boolean;
  /** Goes into the query of the address; `lang` sets the page's language. */
  additionalQueryParameters?: RedirectPreferencesAdditionalQueryParameters;
  /** Fail at once when the site is not published, rather than on the hosted page. */
  checkIfPublish?: boolean;
}

/**
 * Goes into the query of the address; `lang` sets the page's language.
 */
export type RedirectPreferencesAdditionalQueryParameters = { [key: string]: string };

/**
 * A way to a hosted page, for one visitor and one use.
 */
export interface RedirectSession {
  readonly id: string;
  /**
   * The address to send the visitor to.
   * @maxLength 2048
   */
  readonly fullUrl: string;
  urlDetails: RedirectUrlDetails;
  /**
   * Token of the session, for sign-ins that the site runs itself. Not always there.
   * @maxLength 2048
   */
  readonly sessionToken?: string;
  /**
   * A short form of the address, when the platform made one; else empty or absent.
   * @maxLength 2048
   */
  readonly shortUrl?: string;
}

/**
 * The address in parts.
 */
export interface RedirectUrlDetails {
  /**
   * The address without its query. For a sign-in, the authorization endpoint.
   * @maxLength 2048
   */
  readonly endpoint: string;
  /** The parameters of its query. */
  searchParams?: RedirectUrlDetailsSearchParams;
}

/**
 * The parameters of its query.
 */
export type RedirectUrlDetailsSearchParams = { [key: string]: string };

/**
 * A time slot as the bookings service lists it. Hand it over as it came.
 */
export interface SlotAvailability {
  slot?: BookingSlot;
  /** Somebody can still book it. */
  bookable?: boolean;
  /**
   * Places in all.
   * @minimum 0
   */
  totalSpots?: number;
  /**
   * Places left.
   * @minimum 0
   */
  openSpots?: number;
  waitingList?: WaitingList;
  bookingPolicyViolations?: BookingPolicyViolations;
  /** Another booking holds it at this moment. */
  locked?: boolean;
}

/**
 * Where the slot takes place.
 */
export interface SlotLocation {
  /** Id of the place among the business's own. */
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
 * One of the business's places, another that the owner named, or one that the customer chooses. The specification calls these the values of origin.
 */
export type SlotLocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';

/**
 * Who or what the slot is with.
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
   * The part of the page's address that names the product.
   * @maxLength 150
   */
  productSlug: string;
}

/**
 * Places on the waiting list.
 */
export interface WaitingList {
  /** @minimum 0 */
  totalSpots?: number;
  /** @minimum 0 */
  openSpots?: number;
}
