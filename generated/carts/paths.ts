// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export interface paths {
  '/v1/carts/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current cart
     * @description Answers the cart with the prices and the availability that its lines have now. Coupons and discounts are listed but not computed into the prices; that is what `estimateCurrentCartTotals` is for.
     */
    get: operations['getCurrentCart'];
    put?: never;
    post?: never;
    /**
     * Delete the current cart
     * @description The cart and its lines are gone. The next line that is added makes a new cart with another id.
     */
    delete: operations['deleteCurrentCart'];
    options?: never;
    head?: never;
    /**
     * Update the current cart
     * @description Changes what the body names and leaves the rest. Fields of the cart itself stand in `cartInfo`; beside it a
     *     coupon code can be put on the cart, merchant discounts can be given, and lines can be added.
     *
     *     A cart has one coupon. A new code takes the place of the old one; codes are compared without regard to case. A
     *     code that cannot be used changes nothing and is answered with one of the listed coupon errors: 400 when no such
     *     coupon exists, 428 when it exists but may not be used now.
     *
     *     `merchantDiscounts` and `cartFieldmask` belong to the call but are no longer offered by the platform's newest
     *     packages; a host may ignore them.
     */
    patch: operations['updateCurrentCart'];
    trace?: never;
  };
  '/v1/carts/current/add-to-cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add lines to the current cart
     * @description Adds items of a catalog, lines that the caller makes up, or both, and makes the cart when there is none. An item
     *     that is in the cart already with the same options grows in quantity. A quantity above the stock is lowered to
     *     the stock.
     *
     *     A reference that the catalog does not know, or that lacks a variant or a mandatory choice, is left out without
     *     an error: the answer is 200 without that line. Compare the lines of the answer with those that were sent.
     */
    post: operations['addToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/remove-line-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove lines from the current cart
     * @description Takes the named lines out, whatever their quantity. A cart that loses its last line stays, empty. Ids that the cart does not have are passed over.
     */
    post: operations['removeLineItemsFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/update-line-items-quantity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set quantities in the current cart
     * @description Sets the quantity of the named lines to the given numbers; it does not add to them. A number above the stock is lowered to the stock, so read the quantity of the answer. To take a line out, use `removeLineItemsFromCurrentCart`.
     */
    post: operations['updateCurrentCartLineItemQuantity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/remove-coupon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the coupon from the current cart
     * @description Takes the coupon off the cart; a cart without one is answered as it is. There is nothing to send.
     */
    post: operations['removeCouponFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/create-checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a checkout from the current cart
     * @description Makes a checkout with the lines, the coupon and the addresses of the cart; where the visitor is then sent to pay
     *     is the business of a redirect session. The cart stays. When the cart has a checkout already, that one is brought
     *     up to date and its id comes back.
     *
     *     The call fails while a violation of severity ERROR is open, while a line is not available, or while the site
     *     cannot take payments.
     *
     *     When its answer is lost, read the cart: its `checkoutId` names the checkout, if one was made.
     */
    post: operations['createCheckoutFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/estimate-totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate the totals of the current cart
     * @description Computes what the cart would cost: discounts, shipping, fees, tax, gift card. Nothing is kept and the cart does
     *     not change; an address or a shipping option of the request serves for this computation only.
     *
     *     A part that cannot be computed does not fail the call. The answer is 200 with the other parts, and
     *     `calculationErrors` says what is missing.
     */
    post: operations['estimateCurrentCartTotals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    CartResponse: {
      cart: components['schemas']['Cart'];
    };
    /** @description What to change. Everything is optional, and what is absent stays as it is. */
    UpdateCartRequest: {
      cartInfo?: components['schemas']['CartInfo'];
      /**
       * @description Code of the coupon to put on the cart, in place of the one that is there.
       * @example SPRING10
       */
      couponCode?: string;
      /** @description Discounts that the merchant gives, in place of those that are there. For the owner and apps only. Not in the platform's newest packages; a host may ignore it. */
      merchantDiscounts?: readonly components['schemas']['NewMerchantDiscount'][];
      /** @description Items of a catalog to add. */
      lineItems?: readonly components['schemas']['UpdatedLineItem'][];
      /** @description Lines to add that no catalog has. */
      customLineItems?: readonly components['schemas']['NewCustomLineItem'][];
      /** @description Paths within `cartInfo`, joined by commas. With it, exactly these fields are set, and one that is named but absent is cleared. Without it, the fields that `cartInfo` has are set. Not in the platform's newest packages; a host may ignore it. */
      cartFieldmask?: string | readonly string[];
    };
    /** @description Fields of the cart that the caller may set. */
    CartInfo: {
      /** @description What the buyer wants the merchant to know. */
      buyerNote?: string;
      buyerInfo?: components['schemas']['BuyerInfoInput'];
      contactInfo?: components['schemas']['AddressWithContactInput'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /**
       * Format: uri
       * @description Page that the buyer is sent to for paying, in place of the platform's own.
       * @example https://shop.example.org/checkout
       */
      overrideCheckoutUrl?: string;
      /**
       * Format: uuid
       * @description Location of the business that is to deal with the order.
       */
      businessLocationId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description An empty object. */
    DeleteCartResponse: {
      [key: string]: unknown;
    };
    /** @description Lines to add. At least one of the two lists must have an entry. */
    AddToCartRequest: {
      /** @description Items of a catalog. */
      lineItems?: readonly components['schemas']['NewLineItem'][];
      /** @description Lines that no catalog has, with a price that the caller names. */
      customLineItems?: readonly components['schemas']['NewCustomLineItem'][];
      /**
       * Format: uuid
       * @description Location of the business that is to deal with the order. Counts when the call makes the cart.
       */
      businessLocationId?: string;
    };
    RemoveLineItemsRequest: {
      /** @description Ids of the lines (`lineItems[].id` of the cart). */
      lineItemIds: readonly string[];
    };
    UpdateLineItemsQuantityRequest: {
      lineItems: readonly components['schemas']['LineItemQuantityUpdate'][];
    };
    /** @description The new quantity of one line. */
    LineItemQuantityUpdate: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id: string;
      quantity: components['schemas']['Quantity'];
    };
    /** @description Everything is optional; what is absent is taken from the cart. */
    CreateCheckoutRequest: {
      channelType?: components['schemas']['ChannelType'];
      shippingAddress?: components['schemas']['AddressInput'];
      billingAddress?: components['schemas']['AddressInput'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /**
       * Format: email
       * @description E-mail address of the buyer. Needed when an address is given and the buyer is not signed in; for a member the one of the account is taken.
       */
      email?: string;
    };
    CreateCheckoutResponse: {
      /**
       * Format: uuid
       * @description Id of the checkout; a redirect session takes it.
       */
      checkoutId: string;
    };
    /** @description What to compute with, for this once. What is absent is taken from the cart. */
    EstimateTotalsRequest: {
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      shippingAddress?: components['schemas']['AddressInput'];
      billingAddress?: components['schemas']['AddressInput'];
      selectedMemberships?: components['schemas']['SelectedMemberships'];
      /**
       * @description False leaves tax out.
       * @default true
       */
      calculateTax?: boolean;
      /**
       * @description False leaves shipping out.
       * @default true
       */
      calculateShipping?: boolean;
      /**
       * @description False leaves additional fees out.
       * @default true
       */
      calculateAdditionalFees?: boolean;
    };
    /** @description The cart and what it would cost. */
    EstimateTotalsResponse: {
      cart: components['schemas']['Cart'];
      currency: components['schemas']['CurrencyCode'];
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      /** @description One entry a line, with its share of discounts and tax. */
      calculatedLineItems: components['schemas']['CalculatedLineItem'][];
      /** @description The totals of the whole cart. */
      priceSummary: components['schemas']['PriceSummary'];
      /** @description The part that is paid with the order. */
      payNow: components['schemas']['PriceSummary'];
      /** @description The part that is paid afterwards, such as the rest after a deposit. */
      payLater: components['schemas']['PriceSummary'];
      taxSummary?: components['schemas']['TaxSummary'];
      shippingInfo?: components['schemas']['ShippingInformation'];
      /** @description Every discount that was counted, with its amount. */
      appliedDiscounts: components['schemas']['AppliedDiscount'][];
      additionalFees: components['schemas']['AdditionalFee'][];
      giftCard?: components['schemas']['GiftCard'];
      membershipOptions?: components['schemas']['MembershipOptions'];
      calculationErrors: components['schemas']['CalculationErrors'];
      /** @description What stands, or may stand, in the way of a checkout. */
      violations: components['schemas']['Violation'][];
    };
    /** @description What a visitor or member means to buy. Prices are in `currency`; the converted ones in `conversionCurrency`. */
    Cart: {
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: int64
       * @description Counts the changes; a whole number as a string.
       * @example 7
       */
      readonly revision?: string;
      /**
       * Format: uuid
       * @description Id of the checkout made from this cart. Absent before there is one.
       */
      readonly checkoutId?: string;
      /**
       * Format: uuid
       * @description Stays the same from cart over checkout to order.
       */
      readonly purchaseFlowId?: string;
      buyerInfo?: components['schemas']['BuyerInfo'];
      /** @description The lines, oldest first. Empty after the last one was removed. */
      readonly lineItems: components['schemas']['LineItem'][];
      /** @description Coupon and merchant discounts of the cart; what they come to is for the estimate to say. */
      readonly appliedDiscounts: components['schemas']['CartDiscount'][];
      /**
       * @description Code of the coupon on the cart. Specified, and not observed on the wire: the platform has it in `appliedDiscounts[].coupon.code`.
       * @example SPRING10
       */
      readonly couponCode?: string;
      /** @description Discounts that the merchant gave by hand. Specified, and not observed on the wire: the platform has them in `appliedDiscounts[].merchantDiscount`. */
      readonly merchantDiscounts?: components['schemas']['MerchantDiscount'][];
      /** @description Lines that no catalog has. Specified, and not observed on the wire: the platform has them among `lineItems`, with `customLineItem` true. */
      readonly customLineItems?: components['schemas']['CustomLineItem'][];
      /** @description What the buyer wants the merchant to know. */
      buyerNote?: string;
      contactInfo?: components['schemas']['AddressWithContact'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /** @description Currency of the site, in which prices are kept. */
      currency: components['schemas']['CurrencyCode'];
      /** @description Currency that the buyer is shown. Equal to `currency` without conversion. */
      conversionCurrency: components['schemas']['CurrencyCode'];
      /** @description Currency that the buyer will pay in. */
      paymentCurrency: components['schemas']['CurrencyCode'];
      /** @description Whether the prices contain the tax. */
      readonly taxIncludedInPrices?: boolean;
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      /**
       * @description Two-letter language code.
       * @example en
       */
      readonly buyerLanguage?: string;
      /**
       * @description Two-letter code of the language that the site was shown in.
       * @example en
       */
      readonly siteLanguage?: string;
      /**
       * Format: uri
       * @description Page that the buyer is sent to for paying, in place of the platform's own.
       * @example https://shop.example.org/checkout
       */
      overrideCheckoutUrl?: string;
      /**
       * Format: uuid
       * @description Location of the business that is to deal with the order.
       */
      businessLocationId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** Format: date-time */
      readonly createdDate: string;
      /** Format: date-time */
      readonly updatedDate: string;
    };
    /** @description Whose cart it is. Exactly one of `visitorId`, `memberId` and `userId` is there. */
    BuyerInfo: {
      /**
       * Format: uuid
       * @description The buyer is not signed in.
       */
      readonly visitorId?: string;
      /**
       * Format: uuid
       * @description The buyer is a member of the site.
       */
      readonly memberId?: string;
      /**
       * Format: uuid
       * @description The buyer is the owner or a collaborator.
       */
      readonly userId?: string;
      /**
       * Format: uuid
       * @description The buyer in the contact list of the site.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /** @description What the caller may say about the buyer. */
    BuyerInfoInput: {
      /**
       * Format: uuid
       * @description The buyer in the contact list of the site.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /** @description The way of shipping that the buyer chose, out of those that the estimate offers. */
    SelectedShippingOption: {
      /**
       * @description Code of the option (`shippingOptions[].code`).
       * @example standard-de
       */
      code: string;
      /**
       * Format: uuid
       * @description Carrier that offers it (`carrierServiceOptions[].carrierId`). Needed when two use the same code.
       */
      carrierId?: string;
    };
    /** @description A discount on the cart. Exactly one of the members is there. */
    CartDiscount: {
      coupon?: components['schemas']['CartCoupon'];
      merchantDiscount?: components['schemas']['MerchantDiscount'];
    };
    /** @description The coupon on the cart; what it takes off stands in the estimate. */
    CartCoupon: {
      /** @example 91f4d0b8-6c2e-4a17-8b53-d27a0e6c95f1 */
      id: string;
      /**
       * @description Code as the owner wrote it.
       * @example SPRING10
       */
      code: string;
    };
    /** @description A discount that the merchant gave by hand. */
    MerchantDiscount: {
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A discount to give by hand. */
    NewMerchantDiscount: {
      amount: components['schemas']['MerchantDiscountAmount'];
      /** @description Lines that it is for. Absent or empty means the whole cart. */
      lineItemIds?: readonly string[];
    };
    /** @description What the merchant takes off, to send. */
    MerchantDiscountAmount: {
      /**
       * Format: decimal
       * @description In the currency of the cart.
       * @example 5.00
       */
      amount: string;
    };
    /** @description Data that apps keep with the entity. */
    ExtendedFields: {
      /**
       * @description One object of free form for each app, under the name of the app.
       * @example {
       *       "@acme/gifts": {
       *         "wrapped": true
       *       }
       *     }
       */
      namespaces?: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
    };
    /**
     * Format: int32
     * @description How many of the item.
     * @example 2
     */
    Quantity: number;
    /** @description One line of a cart. Unit prices go down in three steps: `fullPrice` before any discount, `priceBeforeDiscounts` after those of the catalog, `price` after those of the catalog and of the line. What a coupon takes off stands in the estimate only. */
    LineItem: {
      /**
       * Format: uuid
       * @description Id of the line within the cart.
       */
      readonly id: string;
      quantity: components['schemas']['Quantity'];
      /** @description The item in its catalog. May be absent for a custom line. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Id of the item that the catalog knows, when `catalogItemId` names only a part of it, such as a variant. */
      readonly rootCatalogItemId?: string;
      productName: components['schemas']['ProductName'];
      url?: components['schemas']['ItemPageUrl'];
      image?: components['schemas']['Image'];
      /** @description The chosen options and texts, to be shown under the name. */
      readonly descriptionLines?: components['schemas']['DescriptionLine'][];
      itemType: components['schemas']['ItemType'];
      /** @description True when the line does not come from a catalog. */
      readonly customLineItem: boolean;
      /** @description Price of one, after the discounts of the catalog and of the line. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of one before any discount, to be shown struck out. Equal to `price` without a discount. */
      fullPrice: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of one, after the discounts of the catalog only. Equal to `price` without others. */
      priceBeforeDiscounts: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the whole line, which is `price` times `quantity`. */
      lineItemPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description What is paid now for one, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MultiCurrencyPrice'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True when the price is not known before the order is placed. */
      readonly priceUndetermined: boolean;
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      /** @description Whether the means of payment is kept for later charges. */
      readonly savePaymentMethod: boolean;
      /** @description Text that the buyer must agree to before paying. Absent when nothing needs a consent. */
      readonly consentRequiredPaymentPolicy?: string;
      selectedMembership?: components['schemas']['SelectedMembership'];
      /** @description True when only members may buy the item. */
      readonly membersOnly: boolean;
      availability: components['schemas']['ItemAvailability'];
      /** @description True when the quantity cannot be changed. */
      readonly fixedQuantity: boolean;
      physicalProperties?: components['schemas']['PhysicalProperties'];
      /**
       * Format: uuid
       * @description Delivery profile of the site that the item falls under.
       */
      readonly deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Tax group that the item falls under.
       */
      readonly taxGroupId?: string;
      taxableAddress?: components['schemas']['TaxableAddress'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      subscriptionOptionInfo?: components['schemas']['SubscriptionOptionInfo'];
      /** @description Policies of the item, such as the one for cancelling. */
      readonly policies?: components['schemas']['Policy'][];
      /** @description Extras that were chosen, by group. */
      readonly modifierGroups?: components['schemas']['ModifierGroup'][];
      /** @description Price of the extras of one. It is part of `price`. */
      modifiersTotalPrice?: components['schemas']['MultiCurrencyPrice'];
      digitalFile?: components['schemas']['DigitalFile'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description An item of a catalog to add. */
    NewLineItem: {
      catalogReference: components['schemas']['CatalogReference'];
      quantity: components['schemas']['Quantity'];
      selectedMembership?: components['schemas']['SelectedMembership'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description An item of a catalog, within an update of the cart. */
    UpdatedLineItem: {
      catalogReference: components['schemas']['CatalogReference'];
      quantity?: components['schemas']['Quantity'];
      selectedMembership?: components['schemas']['SelectedMembership'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description A line that no catalog has, as `customLineItems` of a cart is specified. `lineItems` has the same line in full. */
    CustomLineItem: {
      /**
       * Format: uuid
       * @description Id of the line in `lineItems`.
       */
      readonly id: string;
      quantity: components['schemas']['Quantity'];
      productName: components['schemas']['ProductName'];
      itemType: components['schemas']['ItemType'];
      /** @description Price of one. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Picture of the line. The platform has it in `lineItems[].image`. */
      media?: components['schemas']['Image'];
      /** @description Page of the item. The platform has it in `lineItems[].url`. */
      url?: components['schemas']['ItemPageUrl'];
    };
    /** @description A line that no catalog has. Name, type and price are the caller's to say. */
    NewCustomLineItem: {
      /**
       * Format: uuid
       * @deprecated
       * @description Id for the line, unique within the cart. The platform announced that it takes none from 2026-05-01 on and gives one itself.
       */
      id?: string;
      quantity: components['schemas']['Quantity'];
      /** @description Where the line comes from, for the app that keeps it. The catalog is not asked. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description What the catalog knows, when `catalogItemId` names only a part of it. */
      rootCatalogItemId?: string;
      productName: components['schemas']['ProductName'];
      url?: components['schemas']['ItemPageUrl'];
      media?: components['schemas']['ImageReference'];
      /** @description Options and texts, to be shown under the name. */
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      itemType: components['schemas']['ItemType'];
      /**
       * Format: decimal
       * @description Price of one in the currency of the cart, without a currency sign.
       * @example 3.50
       */
      price: string;
      /**
       * Format: decimal
       * @description Price of one before discounts. Without it, the same as `price`.
       * @example 4.50
       */
      fullPrice?: string;
      /**
       * Format: decimal
       * @description What is paid now for one. For the payment option DEPOSIT_ONLINE only.
       * @example 1.00
       */
      depositAmount?: string;
      priceDescription?: components['schemas']['PriceDescription'];
      /**
       * @description The price is not known before the order.
       * @default false
       */
      priceUndetermined?: boolean;
      paymentOption?: components['schemas']['PaymentOptionType'];
      /**
       * Format: int32
       * @description How many there are. Absent means as many as one likes.
       */
      quantityAvailable?: number;
      /**
       * @description The buyer cannot change the quantity.
       * @default false
       */
      fixedQuantity?: boolean;
      /**
       * @description Only members may buy it.
       * @default false
       */
      membersOnly?: boolean;
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      digitalFile?: components['schemas']['DigitalFile'];
      /**
       * Format: uuid
       * @description Delivery profile of the site.
       */
      deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Tax group of the site.
       */
      taxGroupId?: string;
      taxableAddress?: components['schemas']['TaxableAddress'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      policies?: readonly components['schemas']['Policy'][];
      /** @description Extras, by group. */
      modifierGroups?: readonly components['schemas']['NewModifierGroup'][];
    };
    /** @description Values that take the place of those of the catalog, for this line. For the owner and apps only. */
    CatalogOverrideFields: {
      productName?: components['schemas']['ProductName'];
      /**
       * Format: decimal
       * @description Price of one, at most 999 999 999, with up to three decimals.
       * @example 19.90
       */
      price?: string;
      /**
       * Format: decimal
       * @description Price of one before discounts, at most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      fullPrice?: string;
      /**
       * Format: decimal
       * @description What is paid now for one; above 0, at most 999 999 999, with up to three decimals.
       * @example 5.00
       */
      depositAmount?: string;
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      image?: components['schemas']['ImageReference'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * @description Whether the means of payment is kept for later charges.
       * @default false
       */
      savePaymentMethod?: boolean;
      /**
       * Format: uuid
       * @description App that keeps the stock of the item.
       */
      inventoryAppId?: string;
    };
    /** @description Name of the item. */
    ProductName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A text and its translation. */
    TranslatableString: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description Where the site shows the item. */
    ItemPageUrl: {
      /**
       * @description Path from the root of the site.
       * @example /product-page/vase
       */
      relativePath: string;
      /** @description The whole address, when the site has one. */
      url?: string;
    };
    /** @description One pair of name and value, such as colour and blue. Exactly one of `plainText` and `colorInfo` is there. */
    DescriptionLine: {
      name: components['schemas']['DescriptionLineName'];
      plainText?: components['schemas']['PlainTextValue'];
      colorInfo?: components['schemas']['ColorValue'];
    };
    /** @description What the line is about, such as colour. */
    DescriptionLineName: {
      /**
       * @description In the main language of the site.
       * @example Size
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is told in words. */
    PlainTextValue: {
      /**
       * @description In the main language of the site.
       * @example M
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is shown as a colour. */
    ColorValue: {
      /**
       * @description In the main language of the site.
       * @example Blue
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
      /**
       * @description The colour as hexadecimal RGB or RGBA.
       * @example #2b4c7e
       */
      code?: string;
    };
    /** @description Kind of the item. Exactly one of the members is there. */
    ItemType: {
      preset?: components['schemas']['ItemTypePreset'];
      /** @description A kind of the app's own. */
      custom?: string;
    };
    /**
     * @description A kind that the platform knows. UNRECOGNISED is a kind newer than this description.
     * @enum {string}
     */
    ItemTypePreset: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
    /** @description Whether the item can be had now, in the wanted quantity. */
    ItemAvailability: {
      status: components['schemas']['ItemAvailabilityStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description How many there are. Absent when the stock is not counted.
       */
      quantityAvailable?: number;
    };
    /**
     * @description AVAILABLE: there are enough. PARTIALLY_AVAILABLE: there are some, but fewer than the quantity. NOT_AVAILABLE: there are none. NOT_FOUND: the catalog does not have the item any more.
     * @enum {string}
     */
    ItemAvailabilityStatus: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
    /** @description What a carrier must know. */
    PhysicalProperties: {
      /**
       * Format: double
       * @description Of one, in the weight unit of the cart.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /** @description Whether the item is shipped at all. */
      shippable: boolean;
    };
    /** @description What a carrier must know, to send. */
    PhysicalPropertiesInput: {
      /**
       * Format: double
       * @description Of one, in the weight unit of the site.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /**
       * @description Whether the item is shipped at all.
       * @default false
       */
      shippable?: boolean;
    };
    /**
     * @description Unit of every weight of the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
    /** @description What only a line of type SERVICE has. */
    ServiceProperties: {
      /**
       * Format: date-time
       * @description When the service takes place.
       */
      scheduledDate?: string;
      /** Format: int32 */
      numberOfParticipants?: number;
    };
    /** @description The subscription that the item is bought with. Absent for a purchase made once. */
    SubscriptionOptionInfo: {
      subscriptionSettings: components['schemas']['SubscriptionSettings'];
      title: components['schemas']['SubscriptionTitle'];
      description?: components['schemas']['SubscriptionDescription'];
    };
    /** @description When the subscription is charged again. `interval` times `frequency` is the length of one cycle. */
    SubscriptionSettings: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description How many units of the frequency one cycle has.
       * @default 1
       */
      interval?: number;
      /** @description True runs until someone ends it; false after `billingCycles`. */
      autoRenewal: boolean;
      /**
       * Format: int32
       * @description How often it is charged. Absent with `autoRenewal`.
       */
      billingCycles?: number;
      /** @description Whether the buyer may end it. */
      enableCustomerCancellation: boolean;
      /**
       * Format: date-time
       * @description First day, when it is not the day of the order.
       */
      startDate?: string;
      freeTrialPeriod?: components['schemas']['FreeTrialPeriod'];
    };
    /**
     * @description Unit of the cycle.
     * @enum {string}
     */
    SubscriptionFrequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    /** @description Time before the first charge. */
    FreeTrialPeriod: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description How many of the unit.
       */
      interval: number;
    };
    /** @description Name of the subscription, as the buyer reads it. */
    SubscriptionTitle: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description What the subscription is, as the buyer reads it. */
    SubscriptionDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description How the item is paid, wrapped so that it can be absent. */
    PaymentOption: {
      value: components['schemas']['PaymentOptionType'];
    };
    /**
     * @description How the item is paid: all online, all in person (OFFLINE), a deposit online and the rest later (DEPOSIT_ONLINE), or with a membership, which makes the price 0. FULL_PAYMENT_ONLINE unless said.
     * @enum {string}
     */
    PaymentOptionType:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
    /** @description Words in place of the price, for items that have no number. */
    PriceDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description The membership that pays for the line. */
    SelectedMembership: {
      /** @description Id that the app gave the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that keeps the membership.
       */
      appId: string;
    };
    /** @description Which address decides the tax. */
    TaxableAddress: {
      addressType: components['schemas']['TaxableAddressType'];
    };
    /**
     * @description Which address decides on the tax.
     * @enum {string}
     */
    TaxableAddressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
    /** @description A policy of the item. */
    Policy: {
      /** @example Cancelling */
      title?: string;
      content: string;
    };
    /** @description Extras that belong together, such as toppings. */
    ModifierGroup: {
      id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: components['schemas']['ItemModifier'][];
    };
    /** @description One extra. */
    ItemModifier: {
      id: string;
      quantity?: components['schemas']['Quantity'];
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Extras that belong together, to send. */
    NewModifierGroup: {
      id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: readonly components['schemas']['NewItemModifier'][];
    };
    /** @description One extra, to send. */
    NewItemModifier: {
      id: string;
      quantity?: components['schemas']['Quantity'];
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      /**
       * Format: decimal
       * @description Price of one extra in the currency of the cart, with up to three decimals.
       * @example 0.50
       */
      price?: string;
    };
    /**
     * @description Where the sale is made. WEB for a shop on the web.
     * @enum {string}
     */
    ChannelType:
      | 'UNSPECIFIED'
      | 'WEB'
      | 'POS'
      | 'EBAY'
      | 'AMAZON'
      | 'OTHER_PLATFORM'
      | 'WIX_APP_STORE'
      | 'WIX_INVOICES'
      | 'BACKOFFICE_MERCHANT'
      | 'WISH'
      | 'CLASS_PASS'
      | 'GLOBAL_E'
      | 'FACEBOOK'
      | 'ETSY'
      | 'TIKTOK'
      | 'FAIRE_COM'
      | 'PAYPAL_AGENTIC_CHECKOUT'
      | 'STRIPE_AGENTIC_CHECKOUT';
    /** @description `subtotal` less `discount`, plus `shipping` and `additionalFees`, plus `tax` unless the prices contain it, less a gift card, makes `total`. */
    PriceSummary: {
      /** @description All lines, before discounts of the cart and before tax. */
      subtotal: components['schemas']['MultiCurrencyPrice'];
      /** @description All discounts of the cart together. */
      discount: components['schemas']['MultiCurrencyPrice'];
      /** @description Before discounts and tax. Absent when shipping was not asked for or could not be computed. */
      shipping?: components['schemas']['MultiCurrencyPrice'];
      /** @description All fees together, before tax. Absent when fees were not asked for. */
      additionalFees?: components['schemas']['MultiCurrencyPrice'];
      /** @description All tax together. Absent when tax was not asked for or could not be computed. */
      tax?: components['schemas']['MultiCurrencyPrice'];
      /** @description What is left to pay. */
      total: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description What one line costs. */
    CalculatedLineItem: {
      /** @description Id of the line in the cart. */
      lineItemId: string;
      pricesBreakdown: components['schemas']['LineItemPrices'];
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      taxableAddress?: components['schemas']['TaxableAddress'];
    };
    /** @description Prices of one line; those with `total` in the name are for the whole line, with discounts. */
    LineItemPrices: {
      /** @description Price of one, after the discounts of the catalog and of the line. */
      price?: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of one before any discount. */
      fullPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of one, after the discounts of the catalog only. Without others the same as `price`. */
      priceBeforeDiscounts?: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the extras. */
      modifiers?: components['schemas']['MultiCurrencyPrice'];
      /** @description What is paid now, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the whole line before discounts of the cart. */
      lineItemPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description Share of the line in the discounts of the cart. */
      totalDiscount?: components['schemas']['MultiCurrencyPrice'];
      /** @description After discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['MultiCurrencyPrice'];
      /** @description After discounts, with tax. */
      totalPriceAfterTax: components['schemas']['MultiCurrencyPrice'];
      taxDetails?: components['schemas']['TaxDetails'];
    };
    /** @description Tax of one line, one fee or the shipping. */
    TaxDetails: {
      taxRate: components['schemas']['TaxRate'];
      /** @description What the tax is computed from. */
      taxableAmount?: components['schemas']['MultiCurrencyPrice'];
      /** @description What is to be paid as tax. */
      totalTax?: components['schemas']['MultiCurrencyPrice'];
      /** @description The tax by authority. Empty without tax. */
      readonly taxBreakdown: components['schemas']['TaxBreakdown'][];
      /**
       * @deprecated
       * @description The older form of `taxBreakdown`.
       */
      readonly rateBreakdown?: components['schemas']['TaxRateBreakdown'][];
    };
    /**
     * Format: rate
     * @description A share from 0 to 1 with up to six decimals; 0.19 is 19 percent.
     * @example 0.19
     */
    TaxRate: string;
    /** @description What one authority takes. */
    TaxBreakdown: {
      jurisdictionType: components['schemas']['JurisdictionType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the authority's area.
       * @example Germany
       */
      jurisdiction?: string;
      /** @example VAT */
      taxName?: string;
      /** @example VAT */
      taxType?: string;
      rate?: components['schemas']['TaxRate'];
      taxableAmount?: components['schemas']['MultiCurrencyPrice'];
      nonTaxableAmount?: components['schemas']['MultiCurrencyPrice'];
      taxAmount?: components['schemas']['MultiCurrencyPrice'];
    };
    /**
     * @description Kind of area that an authority taxes.
     * @enum {string}
     */
    JurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
    /** @description The older form of what one authority takes. */
    TaxRateBreakdown: {
      /** @example VAT */
      name: string;
      rate: components['schemas']['TaxRate'];
      tax?: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Tax of the whole cart. Absent when tax was not asked for or could not be computed. */
    TaxSummary: {
      /** @description What the tax is computed from. */
      taxableAmount: components['schemas']['MultiCurrencyPrice'];
      /** @description What is to be paid as tax, over all lines, fees and the shipping. */
      totalTax?: components['schemas']['MultiCurrencyPrice'];
      calculationDetails?: components['schemas']['TaxCalculationDetails'];
    };
    /**
     * @deprecated
     * @description How the rate was found. At most one of `manualRateReason` and `autoTaxFallbackDetails` is there.
     */
    TaxCalculationDetails: {
      rateType: components['schemas']['TaxRateType'] | components['schemas']['Undeclared'];
      manualRateReason?: components['schemas']['ManualRateReason'] | components['schemas']['Undeclared'];
      autoTaxFallbackDetails?: components['schemas']['AutoTaxFallbackDetails'];
    };
    /**
     * @description Where the rate came from.
     * @enum {string}
     */
    TaxRateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';
    /**
     * @description Why the rate was not looked up.
     * @enum {string}
     */
    ManualRateReason: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';
    /** @description Why the rate that was looked up could not be used. */
    AutoTaxFallbackDetails: {
      fallbackReason: components['schemas']['FallbackReason'] | components['schemas']['Undeclared'];
      error?: components['schemas']['ApplicationError'];
    };
    /**
     * @description Why the automatic tax rate was not used.
     * @enum {string}
     */
    FallbackReason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';
    /** @description Ways of shipping. Absent when shipping was not asked for. */
    ShippingInformation: {
      region?: components['schemas']['ShippingRegion'];
      selectedCarrierServiceOption?: components['schemas']['SelectedCarrierServiceOption'];
      /** @description Every way that the address allows, by carrier. */
      carrierServiceOptions: components['schemas']['CarrierServiceOption'][];
    };
    /** @description Region of the site's shipping rules that the address falls into. */
    ShippingRegion: {
      /** Format: uuid */
      readonly id: string;
      /** @example Germany */
      name: string;
    };
    /** @description The way of shipping that was counted. */
    SelectedCarrierServiceOption: {
      /** @example standard-de */
      code: string;
      /** Format: uuid */
      carrierId?: string;
      /** @example Standard */
      readonly title: string;
      /** @description True when this is the option that was asked for. False when none was, or when it is not to be had for this address; then the first one is counted. */
      readonly requestedShippingOption: boolean;
      logistics?: components['schemas']['DeliveryLogistics'];
      cost: components['schemas']['ShippingCost'];
      /** @description Which carrier takes which lines, when there is more than one; else empty. */
      deliveryAllocations: components['schemas']['DeliveryAllocation'][];
      /** @description True when some lines cannot be shipped this way. */
      partial?: boolean;
      /**
       * @deprecated
       * @description The older form of additional fees.
       */
      otherCharges?: components['schemas']['SelectedOptionCharge'][];
    };
    /** @description When and where the goods arrive. */
    DeliveryLogistics: {
      /**
       * @description In words.
       * @example 2 to 4 working days
       */
      deliveryTime?: string;
      deliveryTimeSlot?: components['schemas']['DeliveryTimeSlot'];
      /** @description What the buyer must do. */
      instructions?: string;
      pickupDetails?: components['schemas']['PickupDetails'];
    };
    /** @description The goods arrive, or can be fetched, between these two. */
    DeliveryTimeSlot: {
      /** Format: date-time */
      from: string;
      /** Format: date-time */
      to: string;
    };
    /** @description Where the buyer fetches the goods. */
    PickupDetails: {
      pickupMethod: components['schemas']['PickupMethod'] | components['schemas']['Undeclared'];
      address?: components['schemas']['Address'];
      /**
       * @deprecated
       * @description The older form of `pickupMethod`; true for STORE_PICKUP.
       */
      businessLocation?: boolean;
    };
    /**
     * @description In a shop of the merchant, or at a point of a carrier.
     * @enum {string}
     */
    PickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT';
    /** @description What shipping costs. */
    ShippingCost: {
      /** @description Before discounts and tax. */
      price?: components['schemas']['MultiCurrencyPrice'];
      /** @description Discounts on shipping. */
      totalDiscount?: components['schemas']['MultiCurrencyPrice'];
      /** @description After discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['MultiCurrencyPrice'];
      /** @description After discounts, with tax. */
      totalPriceAfterTax: components['schemas']['MultiCurrencyPrice'];
      taxDetails?: components['schemas']['TaxDetails'];
    };
    /** @description A charge on top of shipping. */
    SelectedOptionCharge: {
      type: components['schemas']['ChargeType'] | components['schemas']['Undeclared'];
      details?: string;
      cost?: components['schemas']['ShippingCost'];
    };
    /**
     * @description What the charge is for.
     * @enum {string}
     */
    ChargeType: 'HANDLING_FEE' | 'INSURANCE';
    /** @description One carrier and the lines that it takes. */
    DeliveryAllocation: {
      deliveryCarrier: components['schemas']['Carrier'];
      deliveryRegion?: components['schemas']['DeliveryRegion'];
      applicableLineItems?: components['schemas']['ApplicableLineItems'];
    };
    /** @description Who brings the goods. */
    Carrier: {
      /**
       * Format: uuid
       * @description App that speaks for the carrier.
       */
      appId?: string;
      /** @example standard-de */
      code: string;
    };
    /** @description Region of the site that the address falls under. */
    DeliveryRegion: {
      /** Format: uuid */
      id?: string;
      /** @example Germany */
      name?: string;
    };
    /** @description Which lines the carrier takes. */
    ApplicableLineItems: {
      lineItemIds?: string[];
    };
    /** @description The ways of shipping of one carrier. */
    CarrierServiceOption: {
      /** Format: uuid */
      carrierId: string;
      shippingOptions: components['schemas']['ShippingOption'][];
    };
    /** @description One way of shipping. Its code, with the carrier's id, selects it. */
    ShippingOption: {
      /** @example standard-de */
      code: string;
      /** @example Standard */
      title: string;
      logistics?: components['schemas']['DeliveryLogistics'];
      cost: components['schemas']['ShippingPrice'];
      deliveryAllocations?: components['schemas']['DeliveryAllocation'][];
      /** @description True when some lines cannot be shipped this way. */
      partial?: boolean;
    };
    /** @description What the shipping costs, before charges. */
    ShippingPrice: {
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Charges on top of the price. */
      otherCharges?: components['schemas']['ShippingCharge'][];
    };
    /** @description A charge on top of the price of the shipping. */
    ShippingCharge: {
      type: components['schemas']['ChargeType'] | components['schemas']['Undeclared'];
      price: components['schemas']['MultiCurrencyPrice'];
      details?: string;
    };
    /** @description A discount that was counted. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is there. */
    AppliedDiscount: {
      discountType: components['schemas']['DiscountType'] | components['schemas']['Undeclared'];
      coupon?: components['schemas']['AppliedCoupon'];
      merchantDiscount?: components['schemas']['AppliedMerchantDiscount'];
      discountRule?: components['schemas']['AppliedDiscountRule'];
      /** @description Lines that it was counted for. */
      lineItemIds?: string[];
    };
    /**
     * @description What the discount is for, the whole cart, some lines, or shipping.
     * @enum {string}
     */
    DiscountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
    /** @description The coupon and what it takes off. */
    AppliedCoupon: {
      /** @example 91f4d0b8-6c2e-4a17-8b53-d27a0e6c95f1 */
      id: string;
      /**
       * @description Code as the owner wrote it.
       * @example SPRING10
       */
      code: string;
      /**
       * @description Name that the owner gave the coupon.
       * @example Spring sale
       */
      name: string;
      /** @description What it takes off this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A discount of the merchant and what it takes off. */
    AppliedMerchantDiscount: {
      /** @description What it takes off this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
      /**
       * Format: double
       * @description The same in percent, when it was given so.
       */
      percentage?: number;
    };
    /** @description A discount that the site gives by itself. */
    AppliedDiscountRule: {
      /** Format: uuid */
      id: string;
      name: components['schemas']['DiscountRuleName'];
      /** @description What it takes off this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Name of the rule, as the buyer reads it. */
    DiscountRuleName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. Without a translation the same as `original`. */
      translated?: string;
    };
    /** @description A fee on top of lines and shipping. */
    AdditionalFee: {
      /** @description Name of the fee for programs. */
      code?: string;
      /** @example Fragile goods */
      name: string;
      /** @description In the language of the buyer. */
      translatedName?: string;
      source: components['schemas']['AdditionalFeeSource'] | components['schemas']['Undeclared'];
      /** @description App that asks for the fee. */
      providerAppId?: string;
      price: components['schemas']['MultiCurrencyPrice'];
      priceBeforeTax?: components['schemas']['MultiCurrencyPrice'];
      priceAfterTax?: components['schemas']['MultiCurrencyPrice'];
      taxDetails?: components['schemas']['TaxDetails'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      /** @description Lines that it is for. Absent or empty means the whole cart. */
      lineItemIds?: string[];
    };
    /**
     * @description Who asks for the fee.
     * @enum {string}
     */
    AdditionalFeeSource:
      | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
      | 'SERVICE_PLUGIN'
      | 'ITEM'
      | 'MANUAL'
      | 'SHIPPING'
      | 'PLATFORM';
    /** @description A gift card that was counted. Absent without one. */
    GiftCard: {
      /**
       * @deprecated
       * @description The older form of `externalId`.
       */
      id?: string;
      /** @description Id that the app gave the card. */
      externalId?: string;
      /**
       * Format: uuid
       * @description App that keeps the card.
       */
      appId: string;
      /**
       * @description Code with most of it covered.
       * @example ****-****-7QX2
       */
      obfuscatedCode: string;
      /** @description What it pays of this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
      /** @description What the buyer wanted it to pay. Absent means as much as it can. */
      requestedAmount?: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Memberships of the buyer that could pay for lines, and those that could not. The platform has announced 2026-10-01 as the end of the three lists, in favour of `validatedExistingMemberships`; each may be absent then. */
    MembershipOptions: {
      /** @deprecated */
      eligibleMemberships?: components['schemas']['Membership'][];
      /** @deprecated */
      invalidMemberships?: components['schemas']['InvalidMembership'][];
      /**
       * @deprecated
       * @description Those that were counted.
       */
      selectedMemberships?: components['schemas']['MembershipSelection'][];
    };
    /** @description A membership of the buyer. */
    Membership: {
      id: string;
      /**
       * Format: uuid
       * @description App that keeps the membership.
       */
      appId: string;
      name: components['schemas']['MembershipName'];
      credits?: components['schemas']['MembershipCredits'];
      /** @description Lines that it can pay for. */
      lineItemIds?: string[];
      /**
       * Format: date-time
       * @description Absent when it does not end.
       */
      expirationDate?: string;
      /**
       * @deprecated
       * @description Data of the app.
       */
      additionalData?: {
        [key: string]: unknown;
      };
    };
    /** @description Name of the membership, as the buyer reads it. */
    MembershipName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. Without a translation the same as `original`. */
      translated?: string;
    };
    /** @description For a membership that pays a number of times. Absent for one without a limit. */
    MembershipCredits: {
      /** Format: int32 */
      total: number;
      /** Format: int32 */
      remaining: number;
    };
    /** @description A membership that cannot pay for lines of this cart. */
    InvalidMembership: {
      membership: components['schemas']['Membership'];
      /** @description Why it cannot pay. */
      reason: string;
    };
    /** @description The memberships to pay with. */
    SelectedMemberships: {
      memberships: readonly components['schemas']['MembershipSelection'][];
    };
    /** @description One membership and the lines that it pays for. */
    MembershipSelection: {
      id: string;
      /**
       * Format: uuid
       * @description App that keeps the membership.
       */
      appId: string;
      lineItemIds: readonly string[];
    };
    /** @description Parts that could not be computed. Of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` at most one is there. */
    CalculationErrors: {
      /** @description No way of shipping could be computed. */
      generalShippingCalculationError?: components['schemas']['ErrorDetails'];
      carrierErrors?: components['schemas']['CarrierErrors'];
      /** @description The chosen way of shipping cannot be had. */
      selectedShippingOptionError?: components['schemas']['ErrorDetails'];
      /** @description Tax could not be computed. */
      taxCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The coupon of the cart is not good any more. It stays on the cart and takes nothing off. */
      couponCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The gift card could not be counted. */
      giftCardCalculationError?: components['schemas']['ErrorDetails'];
      /** @description Discounts that the site gives by itself could not be counted. */
      discountsCalculationError?: components['schemas']['ErrorDetails'];
      /** @description Memberships could not be counted. */
      membershipError?: components['schemas']['ErrorDetails'];
      /** @description What the order would be refused for. */
      orderValidationErrors: components['schemas']['ApplicationError'][];
    };
    /** @description Some carriers did not answer. */
    CarrierErrors: {
      errors: components['schemas']['CarrierError'][];
    };
    /** @description Why one carrier could not be asked. */
    CarrierError: {
      carrierId: string;
      error?: components['schemas']['ErrorDetails'];
    };
    /** @description A rule of the site that the cart does not meet. With severity ERROR there is no checkout. */
    Violation: {
      severity: components['schemas']['ViolationSeverity'] | components['schemas']['Undeclared'];
      target?: components['schemas']['ViolationTarget'];
      /** @description Text for the buyer. */
      description?: string;
    };
    /**
     * @description WARNING lets the checkout pass, ERROR does not.
     * @enum {string}
     */
    ViolationSeverity: 'WARNING' | 'ERROR';
    /** @description What the violation is about. Exactly one of the members is there. */
    ViolationTarget: {
      lineItem?: components['schemas']['LineItemTarget'];
      other?: components['schemas']['OtherTarget'];
    };
    /** @description One line, or any line when there is no id. */
    LineItemTarget: {
      name: components['schemas']['LineItemTargetName'] | components['schemas']['Undeclared'];
      /** @description Id of the line in the cart. */
      id?: string;
      suggestedFix?: components['schemas']['SuggestedFix'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Place within the line.
     * @enum {string}
     */
    LineItemTargetName: 'LINE_ITEM_DEFAULT';
    /**
     * @description What would mend it.
     * @enum {string}
     */
    SuggestedFix: 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';
    /** @description The cart as a whole. */
    OtherTarget: {
      name: components['schemas']['OtherTargetName'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Place within the cart.
     * @enum {string}
     */
    OtherTargetName: 'OTHER_DEFAULT';
    /** @description Names one item of one catalog. */
    CatalogReference: {
      /**
       * @description App whose catalog it is. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
      /**
       * @description Id of the item in that catalog. For the store it is the id of the product.
       * @example 4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774
       */
      catalogItemId: string;
      /**
       * @description What was chosen, in a form that the catalog decides. For the store: `variantId` where the product manages variants, otherwise `options` (name of the option to name of the choice); `customTextFields` (title to text).
       * @example {
       *       "options": {
       *         "Size": "M"
       *       },
       *       "customTextFields": {
       *         "Engraving": "For Ada"
       *       }
       *     }
       */
      options?: {
        [key: string]: unknown;
      };
    };
    /** @description A picture, ready to be shown. */
    Image: {
      /**
       * @description Name of the file in the media store of the site.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      readonly height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      readonly width: number;
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /** @description Name of the file when it was uploaded. */
      readonly filename?: string;
    };
    /** @description One price, told four times: in the currency of the site and in the currency that the buyer is shown, each as a bare decimal and as text with the currency sign. The currencies themselves stand beside it, in the entity that carries the price. Compute with `amount`, show `formattedConvertedAmount`. */
    MultiCurrencyPrice: {
      /**
       * Format: decimal
       * @description Amount in the currency of the site (`currency`): a decimal without sign or thousands separators, from 0 to 1 000 000 000 000 000.
       * @example 24.90
       */
      amount: string;
      /**
       * Format: decimal
       * @description Amount in the currency of the buyer (`conversionCurrency`). Equal to `amount` without conversion.
       * @example 24.90
       */
      readonly convertedAmount: string;
      /**
       * @description `amount` as text with the currency sign, for showing only.
       * @example €24.90
       */
      readonly formattedAmount: string;
      /**
       * @description `convertedAmount` as text with the currency sign, for showing only.
       * @example €24.90
       */
      readonly formattedConvertedAmount: string;
    };
    /**
     * @description What such a file holds.
     * @enum {string}
     */
    DigitalFileType:
      | 'UNSPECIFIED'
      | 'SECURE_PICTURE'
      | 'SECURE_VIDEO'
      | 'SECURE_DOCUMENT'
      | 'SECURE_MUSIC'
      | 'SECURE_ARCHIVE'
      | 'SECURE_RAW';
    /** @description A file that the buyer may load once it is paid for. For the platform's own use, so mostly absent. */
    DigitalFile: {
      /** @description Id in the media store of the site. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      fileType: components['schemas']['DigitalFileType'];
    };
    /** @description A picture in the media store of the site, named by its id. */
    ImageReference: {
      /**
       * @description Name of the file in the media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height?: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width?: number;
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /** @description Name of the file when it was uploaded. */
      filename?: string;
    };
    /**
     * Format: country-code
     * @description Two-letter country code (ISO 3166-1).
     * @example DE
     */
    CountryCode: string;
    /**
     * @description State, region or province as a code with the country before it (ISO 3166-2).
     * @example DE-BE
     */
    Subdivision: string;
    /** @description The street in parts. */
    StreetAddress: {
      /**
       * @description House number.
       * @example 117
       */
      number: string;
      /**
       * @description Name of the street.
       * @example Invalidenstraße
       */
      name: string;
      /** @description Apartment. */
      apt?: string;
      /** @description Street and number in one line. */
      formattedAddressLine?: string;
    };
    /** @description A point on the map, in degrees. */
    AddressLocation: {
      /**
       * Format: double
       * @example 52.5307
       */
      latitude?: number;
      /**
       * Format: double
       * @example 13.3847
       */
      longitude?: number;
    };
    /** @description A postal address as the platform answers it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    Address: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      /** @description How to find the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
      /**
       * @description Name of the country, filled in by the platform.
       * @example Germany
       */
      readonly countryFullname?: string;
      /**
       * @description Name of the state, region or province, filled in by the platform.
       * @example Berlin
       */
      readonly subdivisionFullname?: string;
    };
    /**
     * @description Kind of Brazilian tax number: CPF belongs to a person, CNPJ to a company.
     * @enum {string}
     */
    VatType: 'UNSPECIFIED' | 'CPF' | 'CNPJ';
    /** @description Tax number of the buyer; used in Brazil only. */
    VatId: {
      /** @example 12345678909 */
      id: string;
      type: components['schemas']['VatType'];
    };
    /** @description The person or company at an address. */
    ContactDetails: {
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone?: string;
      /** @example Lindt Keramik GmbH */
      company?: string;
      vatId?: components['schemas']['VatId'];
    };
    /** @description An address and the person there, as the platform answers them. */
    AddressWithContact: {
      address?: components['schemas']['Address'];
      contactDetails?: components['schemas']['ContactDetails'];
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description A rule of the service was not met. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to give.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description The same in English, for the log.
       * @example Cart not found
       */
      description?: string;
      /** @description Facts that belong to the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The kind of bound that a field did not meet.
     * @enum {string}
     */
    ViolatedRule:
      | 'VALIDATION'
      | 'OTHER'
      | 'MAX'
      | 'MIN'
      | 'MAX_LENGTH'
      | 'MIN_LENGTH'
      | 'MAX_SIZE'
      | 'MIN_SIZE'
      | 'FORMAT'
      | 'DECIMAL_LTE'
      | 'DECIMAL_GTE'
      | 'DECIMAL_LT'
      | 'DECIMAL_GT'
      | 'DECIMAL_MAX_SCALE'
      | 'INVALID_ENUM_VALUE'
      | 'REQUIRED_FIELD'
      | 'FIELD_NOT_ALLOWED'
      | 'ONE_OF_ALIGNMENT'
      | 'EXACT_LENGTH'
      | 'EXACT_SIZE'
      | 'REQUIRED_ONE_OF_FIELD';
    /** @description One field and what is wrong with it. */
    FieldViolation: {
      /**
       * @description Path of the field in the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description What the field must be like. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of the service's own rule; with `violatedRule` OTHER. */
      ruleName?: string;
      /** @description Facts of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request did not meet the bounds of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform itself failed. */
    SystemError: {
      errorCode?: string;
    };
    /** @description What went wrong, for programs. Has at most one of the members; empty when nothing more is known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Names of the request in the logs of the platform. Seen within other answers only.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description What went wrong, in English, for the log.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /** @description A postal address to send. The street is given either in parts (`streetAddress`) or as one line (`addressLine`), not both. The names of country and subdivision are the platform's to fill in. */
    AddressInput: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      /** @description How to find the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
    };
    /** @description An address and the person there, to send. */
    AddressWithContactInput: {
      address?: components['schemas']['AddressInput'];
      contactDetails?: components['schemas']['ContactDetails'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The caller has no cart yet. The next line that is added makes one. */
    CartNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A field is not valid, or no coupon has the given code. */
    CartUpdateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The coupon exists but may not be used for this cart, now or by this buyer. The cart did not change. */
    CouponNotUsable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The cart cannot become a checkout, or the site cannot take payments. */
    CheckoutNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller is known but may not do this. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls in a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid. The details list each offending field, or carry one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Name it when asking for support. */
    RequestId: string;
    /** @description How long to wait before the next attempt, as whole seconds or as an HTTP date. Not always sent. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart is gone. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteCartResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateCartRequest'];
      };
    };
    responses: {
      /** @description The cart after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      400: components['responses']['CartUpdateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      428: components['responses']['CouponNotUsable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddToCartRequest'];
      };
    };
    responses: {
      /** @description The cart with the new lines. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeLineItemsFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveLineItemsRequest'];
      };
    };
    responses: {
      /** @description The cart without the lines. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCurrentCartLineItemQuantity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateLineItemsQuantityRequest'];
      };
    };
    responses: {
      /** @description The cart after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeCouponFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart without a coupon. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createCheckoutFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCheckoutRequest'];
      };
    };
    responses: {
      /** @description The checkout is there. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateCheckoutResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      428: components['responses']['CheckoutNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  estimateCurrentCartTotals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EstimateTotalsRequest'];
      };
    };
    responses: {
      /** @description The totals. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EstimateTotalsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
