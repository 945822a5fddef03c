import type { AddressInput, CartInfo, NewCustomLineItem } from '../../generated/carts/model/index.ts';
import type { IdentityProfileInput } from '../../generated/auth/model/index.ts';
import type { ClockState } from './clock.ts';
import type { SandboxSettings } from './settings.ts';

/** A postal address in the form of the wire. */
export type Address = AddressInput;

/** Who calls. `id` names the visitor, member, owner or app. */
export interface Caller {
  role: 'visitor' | 'member' | 'owner' | 'app';
  id: string;
}

/** An access or refresh token. Tokens are kept under their digest, never as they are. */
export interface TokenRecord {
  caller: Caller;
  clientId: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A person who can be signed in. */
export interface MemberRecord {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  /** Null: none was set yet. A digest that guards nothing: nobody should use a real password here. */
  passwordDigest: string | null;
  emailVerified: boolean;
  /** Only the owner lets the member in (R37). */
  awaitsApproval: boolean;
  blocked: boolean;
  /** The password signs nobody in any more (-19973). */
  mustResetPassword: boolean;
  profile: IdentityProfileInput;
  /** As whom identity providers know the member. */
  connections: { idpConnectionId: string; idpUserId: string }[];
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** A code of the authorization page, kept under its digest (R16). */
export interface CodeRecord {
  clientId: string;
  /** Null for a code that went through a hidden frame. */
  redirectUri: string | null;
  codeChallenge: string;
  memberId: string;
  /** Whose cart goes along (R18). */
  caller: Caller;
  expiresAt: number;
}

/** A sign-in at the platform: what a session token stands for, kept under its digest. */
export interface PlatformSessionRecord {
  memberId: string;
  expiresAt: number;
}

/** A person as an identity provider knows them. */
export interface ProviderPerson {
  id: string;
  email: string;
  name: string;
}

/** What a provider gave for a person: a code or a token that works once, kept under its digest. */
export interface ProviderGrantRecord {
  connectionId: string;
  person: ProviderPerson;
  expiresAt: number;
}

/** A single sign-on under way, kept under the digest of its state. */
export interface SingleSignOnRecord {
  connectionId: string;
  tenantId: string;
  /** Where it leads back to; null: to the authorization page of a redirect session. */
  returnTo: string | null;
  redirectSessionId: string | null;
  /** As the page that began it chose it. */
  sessionId: string;
  /** Texts that come back at the end. */
  payload: Record<string, string>;
  /** Digest of the session token, once it is known who signs in. */
  sessionKey: string | null;
  expiresAt: number;
}

/** An e-mail address that waits for its code (R35), kept under the digest of its state token. */
export interface VerificationRecord {
  memberId: string;
  code: string;
  attemptsLeft: number;
  sentAt: number;
  expiresAt: number;
}

/** A mail that the platform would have sent. */
export interface MailRecord {
  to: string;
  kind: 'verification' | 'recovery' | 'activation';
  /** The code, or the recovery token. */
  secret: string;
  /** Where the link of the mail leads to; null: to the platform's own page. */
  redirectUrl: string | null;
  date: string;
}

/** What an authorization request asked for. */
export interface AuthorizationRecord {
  clientId: string;
  redirectUri: string | null;
  responseMode: 'fragment' | 'query' | 'web_message';
  state: string;
  codeChallenge: string;
  prompt: string;
  /** Digest of the session token that came along. */
  sessionKey: string | null;
  /** Id of the connection to go to straight away. */
  idpConnectionId: string | null;
  /** How that ended; null: it has not. */
  idpOutcome: { memberId: string } | { error: string } | null;
}

/** One way to sell a product: a combination of its choices, or the product itself when it has no options. */
export interface VariantRecord {
  id: string;
  /** Choice by option name. */
  choices: Record<string, string>;
  sku: string;
  /** Decimal; absent: the product's. */
  price?: string;
  /** Kilograms; absent: the product's. */
  weight?: string;
  visible: boolean;
  /** Pieces left; null: not counted, `inStock` decides. */
  quantity: number | null;
  inStock: boolean;
}

/** A choice of an option: what the buyer reads, and the hex code for a colour. */
export interface ChoiceRecord {
  value: string;
  description: string;
}

/** An option of a product, such as its size. */
export interface OptionRecord {
  name: string;
  type: 'drop_down' | 'color';
  choices: ChoiceRecord[];
}

/** A generated picture. */
export interface PictureRecord {
  id: string;
  altText: string;
  /** Name of the drawing. */
  shape: string;
  /** Number of the palette. */
  palette: number;
  /** Which of the drawing's views. */
  view: number;
  /** Hex code of the thing shown, where a choice of colour shows it. */
  color?: string;
  /** Option and choice that this picture belongs to. */
  choice?: { option: string; description: string };
}

/** A product of the store. */
export interface ProductRecord {
  id: string;
  numericId: string;
  slug: string;
  name: string;
  description: string;
  visible: boolean;
  type: 'physical' | 'digital';
  brand?: string;
  ribbon?: string;
  /** Decimal. */
  price: string;
  /** Decimal: what the owner pays for it (R106). */
  cost: string;
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: string };
  /** Kilograms. */
  weight: string;
  sku: string;
  taxClass: 'standard' | 'reduced';
  perUnit?: { total: string; totalUnit: string; base: string; baseUnit: string };
  /** Variants have their own price, weight, code, visibility and stock (R102). */
  manageVariants: boolean;
  options: OptionRecord[];
  variants: VariantRecord[];
  /** Pieces left of a product whose variants are not managed; null: not counted. */
  quantity: number | null;
  inStock: boolean;
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[];
  sections: { title: string; description: string }[];
  collectionIds: string[];
  pictures: PictureRecord[];
  createdDate: string;
  lastUpdated: string;
}

/** A collection of products. */
export interface CollectionRecord {
  id: string;
  slug: string;
  name: string;
  description: string;
  visible: boolean;
  picture: PictureRecord;
}

/** What a coupon takes off (R66). */
export type CouponEffect =
  | { type: 'percentOff'; percent: string }
  | { type: 'moneyOff'; amount: string }
  | { type: 'fixedPrice'; price: string }
  | { type: 'freeShipping' }
  | { type: 'buyXGetY'; buy: number; get: number };

/** A coupon of the site (R65 to R72). */
export interface CouponRecord {
  id: string;
  code: string;
  name: string;
  effect: CouponEffect;
  /** Which products it is for; absent: all. Never together with `minimumSubtotal` (R66). */
  scope?: { productId: string } | { collectionId: string };
  /** Decimal. */
  minimumSubtotal?: string;
  limitedToOneItem?: boolean;
  active: boolean;
  startTime: string;
  expirationTime?: string;
  usageLimit?: number;
  limitPerCustomer?: number;
  /** Orders that used it, by caller id (R72). */
  usedBy: Record<string, number>;
}

/** A line of a cart as it is kept; prices and availability are worked out on each read. */
export interface CartLineRecord {
  id: string;
  quantity: number;
  /** A line of the catalog. */
  item?: {
    appId: string;
    productId: string;
    variantId: string;
    /** Options as the caller gave them. */
    options: Record<string, unknown>;
    /** Texts of the buyer by the title of the field. */
    customTextFields: Record<string, string>;
    /** What is shown when the product is gone. Price as a decimal. */
    last: { name: string; price: string };
  };
  /** A line that the caller described (R56). */
  custom?: NewCustomLineItem;
}

/** The one open cart of a visitor or member (R51). */
export interface CartRecord {
  id: string;
  owner: Caller;
  lines: CartLineRecord[];
  couponCode: string | null;
  merchantDiscounts: { amount: string; lineItemIds: string[] }[];
  /** What the caller said about the cart itself. */
  info: CartInfo;
  businessLocationId: string | null;
  purchaseFlowId: string;
  checkoutId: string | null;
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** A way of delivery that a caller asks for. */
export interface ShippingChoice {
  carrierId?: string | null | undefined;
  code?: string | null | undefined;
}

/** A checkout made from a cart. */
export interface CheckoutRecord {
  id: string;
  owner: Caller;
  channelType: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  selectedShippingOption: ShippingChoice | null;
  email: string | null;
  createdDate: string;
  updatedDate: string;
  /** Set when the order was placed. */
  orderId: string | null;
}

/** A paid order. */
export interface OrderRecord {
  id: string;
  number: string;
  checkoutId: string;
  owner: Caller;
  createdDate: string;
  status: 'APPROVED';
  paymentStatus: 'PAID';
  buyer: { email: string; name: string };
  shippingAddress: Address | null;
  couponCode: string | null;
  currency: string;
  lines: { name: string; options: string[]; quantity: number; total: string; productId: string | null }[];
  priceSummary: Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'additionalFees' | 'total', string>;
}

/** What a redirect session is for; the name is the member of the request (R90). */
export type RedirectIntent =
  | 'bookingsCheckout'
  | 'ecomCheckout'
  | 'eventsCheckout'
  | 'paidPlansCheckout'
  | 'login'
  | 'logout'
  | 'auth'
  | 'storesProduct'
  | 'bookingsBook'
  | 'ecomOrderPaymentRequest'
  | 'memberAccountPage';

/** A single-use way to a hosted page (R90 to R95). */
export interface RedirectSessionRecord {
  id: string;
  owner: Caller;
  intent: RedirectIntent;
  checkoutId: string | null;
  /** Null unless the session is for signing in. */
  authorization: AuthorizationRecord | null;
  callbacks: Record<string, string>;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The page that the first opening made; null: the address was not opened yet. */
  visit: string | null;
  /** How it ended; null: it has not. */
  outcome: 'paid' | 'signed-in' | 'abandoned' | null;
}

/** All that a sandbox knows: plain data that JSON can hold. */
export interface SandboxState {
  version: 1;
  seed: string;
  scenario: string;
  clock: ClockState;
  /** How many ids were made (R3). */
  counter: number;
  orderNumber: number;
  /** Id of the site's owner. */
  ownerId: string;
  settings: SandboxSettings;
  accessTokens: Record<string, TokenRecord>;
  refreshTokens: Record<string, TokenRecord>;
  members: MemberRecord[];
  codes: Record<string, CodeRecord>;
  platformSessions: Record<string, PlatformSessionRecord>;
  verifications: Record<string, VerificationRecord>;
  singleSignOns: Record<string, SingleSignOnRecord>;
  providerGrants: Record<string, ProviderGrantRecord>;
  /** Recovery tokens by digest (R40). */
  recoveries: Record<string, PlatformSessionRecord>;
  /** The mails, the oldest first; the newest 100 are kept. */
  mails: MailRecord[];
  products: ProductRecord[];
  collections: CollectionRecord[];
  coupons: CouponRecord[];
  /** By role and id of the owner. */
  carts: Record<string, CartRecord>;
  checkouts: Record<string, CheckoutRecord>;
  orders: OrderRecord[];
  redirectSessions: Record<string, RedirectSessionRecord>;
}
