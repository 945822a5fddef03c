// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
     * @description Returns the cart with the current prices and availability of its lines. Coupons and discounts are listed, but not applied to the prices; use `estimateCurrentCartTotals` for that.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
     */
    get: operations['getCurrentCart'];
    put?: never;
    post?: never;
    /**
     * Delete the current cart
     * @description Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `deleteCurrentCartV2` of `carts-v2`.
     */
    delete: operations['deleteCurrentCart'];
    options?: never;
    head?: never;
    /**
     * Update the current cart
     * @description Changes only the fields that the body contains. `cartInfo` contains fields of the cart itself; the other members
     *     set a coupon code, set merchant discounts and add lines.
     *
     *     A cart has one coupon; a new code replaces the previous one. Codes are not case-sensitive. A code that cannot be
     *     used changes nothing and is rejected with one of the listed coupon errors: 400 if the coupon does not exist, 428
     *     if it exists but may not be used now.
     *
     *     `merchantDiscounts` and `cartFieldmask` belong to the call but are not in the platform's newest packages; a host
     *     may ignore them.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateCurrentCartV2` of `carts-v2`.
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
     * @description Adds catalog items, custom lines, or both, and creates the cart if there is none. If the cart already contains
     *     an item with the same options, its quantity is increased. A quantity above the stock is reduced to the stock.
     *
     *     A reference that the catalog does not know, or that lacks a variant or a mandatory choice, is ignored without an
     *     error: the call succeeds without that line. Compare the lines of the response with those that were sent.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `addLineItemsToCurrentCart` of `carts-v2`.
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
     * @description Removes the given lines, regardless of their quantity. A cart without lines continues to exist. Unknown ids are ignored.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeLineItemsFromCurrentCartV2` of `carts-v2`.
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
     * @description Sets the quantity of the given lines; it does not add to the current quantity. A quantity above the stock is reduced to the stock, so read the quantity in the response. To remove a line, use `removeLineItemsFromCurrentCart`.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateLineItemsInCurrentCart` of `carts-v2`.
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
     * @description Removes the coupon. A cart without a coupon is returned unchanged. The request has no body.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeCouponFromCurrentCartV2` of `carts-v2`.
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
     * @description Creates a checkout with the lines, the coupon and the addresses of the cart. To send the visitor to the payment
     *     page, create a redirect session. The cart continues to exist. If the cart already has a checkout, that checkout
     *     is updated and its id is returned.
     *
     *     The call fails if there is a violation of severity ERROR, if a line is not available, or if the site cannot
     *     accept payments.
     *
     *     If the response is lost, read the cart: its `checkoutId` identifies the checkout, if one was created.
     *     @deprecated The platform has announced the end of this call for 2027-02-01. A cart of the second version is also the checkout.
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
     * @description Computes what the cart would cost: discounts, shipping, fees, tax, gift card. Nothing is saved and the cart does
     *     not change; an address or a shipping option in the request applies to this computation only.
     *
     *     If a part cannot be computed, the call still succeeds: the response has status 200 with the other parts, and
     *     `calculationErrors` lists the missing ones.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
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
    /** @description Fields to change. All are optional; absent fields keep their value. */
    UpdateCartRequest: {
      cartInfo?: components['schemas']['CartInfo'];
      /**
       * @description Code of the coupon, replacing the current one.
       * @example SPRING10
       */
      couponCode?: string;
      /** @description Discounts given by the merchant, replacing the current ones. For the owner and apps only. Not in the platform's newest packages; a host may ignore it. */
      merchantDiscounts?: readonly components['schemas']['NewMerchantDiscount'][];
      /** @description Catalog items to add. */
      lineItems?: readonly components['schemas']['UpdatedLineItem'][];
      /** @description Custom lines to add. */
      customLineItems?: readonly components['schemas']['NewCustomLineItem'][];
      /** @description Paths within `cartInfo`, separated by commas. If given, exactly these fields are set, and a listed field that is absent is cleared. If not given, the fields present in `cartInfo` are set. Not in the platform's newest packages; a host may ignore it. */
      cartFieldmask?: string | readonly string[];
    };
    /** @description Fields of the cart that the caller may set. */
    CartInfo: {
      /** @description Message from the buyer to the merchant. */
      buyerNote?: string;
      buyerInfo?: components['schemas']['BuyerInfoInput'];
      contactInfo?: components['schemas']['AddressWithContactInput'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /**
       * Format: uri
       * @description Page to which the buyer is sent for payment, in place of the platform's own.
       * @example https://shop.example.org/checkout
       */
      overrideCheckoutUrl?: string;
      /**
       * Format: uuid
       * @description Location of the business that handles the order.
       */
      businessLocationId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description An empty object. */
    DeleteCartResponse: {
      [key: string]: unknown;
    };
    /** @description Lines to add. At least one of the two lists must not be empty. */
    AddToCartRequest: {
      /** @description Catalog items. */
      lineItems?: readonly components['schemas']['NewLineItem'][];
      /** @description Custom lines, with a price set by the caller. */
      customLineItems?: readonly components['schemas']['NewCustomLineItem'][];
      /**
       * Format: uuid
       * @description Location of the business that handles the order. Takes effect only if the call creates the cart.
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
    /** @description Options of the checkout. All are optional; absent ones are taken from the cart. */
    CreateCheckoutRequest: {
      channelType?: components['schemas']['ChannelType'];
      shippingAddress?: components['schemas']['AddressInput'];
      billingAddress?: components['schemas']['AddressInput'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /**
       * Format: email
       * @description E-mail address of the buyer. Required if an address is given and the buyer is not signed in; for a member, the address of the account is used.
       */
      email?: string;
    };
    CreateCheckoutResponse: {
      /**
       * Format: uuid
       * @description Id of the checkout, for a redirect session.
       */
      checkoutId: string;
    };
    /** @description Values for this computation only. Absent ones are taken from the cart. */
    EstimateTotalsRequest: {
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      shippingAddress?: components['schemas']['AddressInput'];
      billingAddress?: components['schemas']['AddressInput'];
      selectedMemberships?: components['schemas']['SelectedMemberships'];
      /**
       * @description False omits tax.
       * @default true
       */
      calculateTax?: boolean;
      /**
       * @description False omits shipping.
       * @default true
       */
      calculateShipping?: boolean;
      /**
       * @description False omits additional fees.
       * @default true
       */
      calculateAdditionalFees?: boolean;
    };
    /** @description The cart and its totals. */
    EstimateTotalsResponse: {
      cart: components['schemas']['Cart'];
      currency: components['schemas']['CurrencyCode'];
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      /** @description One entry per line, with its share of discounts and tax. */
      calculatedLineItems: components['schemas']['CalculatedLineItem'][];
      /** @description The totals of the whole cart. */
      priceSummary: components['schemas']['PriceSummary'];
      /** @description The part to pay with the order. */
      payNow: components['schemas']['PriceSummary'];
      /** @description The part to pay later, such as the remainder after a deposit. */
      payLater: components['schemas']['PriceSummary'];
      taxSummary?: components['schemas']['TaxSummary'];
      shippingInfo?: components['schemas']['ShippingInformation'];
      /** @description All discounts that were applied, with their amounts. */
      appliedDiscounts: components['schemas']['AppliedDiscount'][];
      additionalFees: components['schemas']['AdditionalFee'][];
      giftCard?: components['schemas']['GiftCard'];
      membershipOptions?: components['schemas']['MembershipOptions'];
      calculationErrors: components['schemas']['CalculationErrors'];
      /** @description Problems that prevent, or may prevent, a checkout. */
      violations: components['schemas']['Violation'][];
    };
    /** @description Items that a visitor or member intends to buy. Prices are in `currency`, converted prices in `conversionCurrency`. */
    Cart: {
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: int64
       * @description Number of changes; a whole number as text.
       * @example 7
       */
      readonly revision?: string;
      /**
       * Format: uuid
       * @description Id of the checkout created from this cart. Absent if there is none.
       */
      readonly checkoutId?: string;
      /**
       * Format: uuid
       * @description Stays the same from the cart through the checkout to the order.
       */
      readonly purchaseFlowId?: string;
      buyerInfo?: components['schemas']['BuyerInfo'];
      /** @description Lines, oldest first. Empty after the last one was removed. */
      readonly lineItems: components['schemas']['LineItem'][];
      /** @description Coupon and merchant discounts of the cart. The estimate contains their amounts. */
      readonly appliedDiscounts: components['schemas']['CartDiscount'][];
      /**
       * @description Code of the cart's coupon. In the specification, but not observed on the wire: the platform returns it in `appliedDiscounts[].coupon.code`.
       * @example SPRING10
       */
      readonly couponCode?: string;
      /** @description Discounts that the merchant gave manually. In the specification, but not observed on the wire: the platform returns them in `appliedDiscounts[].merchantDiscount`. */
      readonly merchantDiscounts?: components['schemas']['MerchantDiscount'][];
      /** @description Lines that do not come from a catalog. In the specification, but not observed on the wire: the platform returns them in `lineItems`, with `customLineItem` true. */
      readonly customLineItems?: components['schemas']['CustomLineItem'][];
      /** @description Message from the buyer to the merchant. */
      buyerNote?: string;
      contactInfo?: components['schemas']['AddressWithContact'];
      selectedShippingOption?: components['schemas']['SelectedShippingOption'];
      /** @description Currency of the site, in which prices are stored. */
      currency: components['schemas']['CurrencyCode'];
      /** @description Currency shown to the buyer. Without conversion, equal to `currency`. */
      conversionCurrency: components['schemas']['CurrencyCode'];
      /** @description Currency in which the buyer will pay. */
      paymentCurrency: components['schemas']['CurrencyCode'];
      /** @description Whether the prices include tax. */
      readonly taxIncludedInPrices?: boolean;
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      /**
       * @description Two-letter language code.
       * @example en
       */
      readonly buyerLanguage?: string;
      /**
       * @description Two-letter code of the site language that the buyer saw.
       * @example en
       */
      readonly siteLanguage?: string;
      /**
       * Format: uri
       * @description Page to which the buyer is sent for payment, in place of the platform's own.
       * @example https://shop.example.org/checkout
       */
      overrideCheckoutUrl?: string;
      /**
       * Format: uuid
       * @description Location of the business that handles the order.
       */
      businessLocationId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** Format: date-time */
      readonly createdDate: string;
      /** Format: date-time */
      readonly updatedDate: string;
    };
    /** @description Owner of the cart. Exactly one of `visitorId`, `memberId` and `userId` is present. */
    BuyerInfo: {
      /**
       * Format: uuid
       * @description Present if the buyer is not signed in.
       */
      readonly visitorId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is a member of the site.
       */
      readonly memberId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is the owner or a collaborator.
       */
      readonly userId?: string;
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /** @description Data about the buyer that the caller may set. */
    BuyerInfoInput: {
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /** @description Shipping option that the buyer chose from those in the estimate. */
    SelectedShippingOption: {
      /**
       * @description Code of the option (`shippingOptions[].code`).
       * @example standard-de
       */
      code: string;
      /**
       * Format: uuid
       * @description Carrier that offers it (`carrierServiceOptions[].carrierId`). Required if two carriers use the same code.
       */
      carrierId?: string;
    };
    /** @description A discount on the cart. Exactly one of the members is present. */
    CartDiscount: {
      coupon?: components['schemas']['CartCoupon'];
      merchantDiscount?: components['schemas']['MerchantDiscount'];
    };
    /** @description The coupon of the cart. The estimate contains the amount that it deducts. */
    CartCoupon: {
      /** @example 91f4d0b8-6c2e-4a17-8b53-d27a0e6c95f1 */
      id: string;
      /**
       * @description Code as entered by the owner.
       * @example SPRING10
       */
      code: string;
    };
    /** @description A discount that the merchant gave manually. */
    MerchantDiscount: {
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A discount for the merchant to give manually. */
    NewMerchantDiscount: {
      amount: components['schemas']['MerchantDiscountAmount'];
      /** @description Lines to which it applies. Absent or empty means the whole cart. */
      lineItemIds?: readonly string[];
    };
    /** @description Amount or percentage that the merchant deducts, as sent in a request. */
    MerchantDiscountAmount: {
      /**
       * Format: decimal
       * @description In the currency of the cart.
       * @example 5.00
       */
      amount: string;
    };
    /** @description One line of a cart. There are three unit prices: `fullPrice` before any discount, `priceBeforeDiscounts` after the catalog's discounts, `price` after those of the catalog and of the line. Only the estimate contains the amount that a coupon deducts. */
    LineItem: {
      /**
       * Format: uuid
       * @description Id of the line within the cart.
       */
      readonly id: string;
      quantity: components['schemas']['Quantity'];
      /** @description The item in its catalog. May be absent for a custom line. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant. */
      readonly rootCatalogItemId?: string;
      productName: components['schemas']['ProductName'];
      url?: components['schemas']['ItemPageUrl'];
      image?: components['schemas']['Image'];
      /** @description Chosen options and texts, to display below the name. */
      readonly descriptionLines?: components['schemas']['DescriptionLine'][];
      itemType: components['schemas']['ItemType'];
      /** @description True if the line does not come from a catalog. */
      readonly customLineItem: boolean;
      /** @description Unit price after the discounts of the catalog and of the line. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
      fullPrice: components['schemas']['MultiCurrencyPrice'];
      /** @description Unit price after the discounts of the catalog only. Without other discounts, equal to `price`. */
      priceBeforeDiscounts: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the whole line: `price` times `quantity`. */
      lineItemPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount to pay now per unit, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MultiCurrencyPrice'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True if the price is not known until the order is placed. */
      readonly priceUndetermined: boolean;
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      /** @description Whether the payment method is saved for later charges. */
      readonly savePaymentMethod: boolean;
      /** @description Text that the buyer must accept before paying. Absent if no consent is required. */
      readonly consentRequiredPaymentPolicy?: string;
      selectedMembership?: components['schemas']['SelectedMembership'];
      /** @description True if only members may buy the item. */
      readonly membersOnly: boolean;
      availability: components['schemas']['ItemAvailability'];
      /** @description True if the quantity cannot be changed. */
      readonly fixedQuantity: boolean;
      physicalProperties?: components['schemas']['PhysicalProperties'];
      /**
       * Format: uuid
       * @description Delivery profile of the site that applies to the item.
       */
      readonly deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Tax group that applies to the item.
       */
      readonly taxGroupId?: string;
      taxableAddress?: components['schemas']['TaxableAddress'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      subscriptionOptionInfo?: components['schemas']['SubscriptionOptionInfo'];
      /** @description Policies of the item, such as the cancellation policy. */
      readonly policies?: components['schemas']['Policy'][];
      /** @description Chosen extras, by group. */
      readonly modifierGroups?: components['schemas']['ModifierGroup'][];
      /** @description Price of the extras per unit, included in `price`. */
      modifiersTotalPrice?: components['schemas']['MultiCurrencyPrice'];
      digitalFile?: components['schemas']['DigitalFile'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description A catalog item to add. */
    NewLineItem: {
      catalogReference: components['schemas']['CatalogReference'];
      quantity: components['schemas']['Quantity'];
      selectedMembership?: components['schemas']['SelectedMembership'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description A catalog item to add in an update of the cart. */
    UpdatedLineItem: {
      catalogReference: components['schemas']['CatalogReference'];
      quantity?: components['schemas']['Quantity'];
      selectedMembership?: components['schemas']['SelectedMembership'];
      catalogOverrideFields?: components['schemas']['CatalogOverrideFields'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description A line that does not come from a catalog, as specified for `customLineItems` of a cart. `lineItems` contains the same line in full. */
    CustomLineItem: {
      /**
       * Format: uuid
       * @description Id of the line in `lineItems`.
       */
      readonly id: string;
      quantity: components['schemas']['Quantity'];
      productName: components['schemas']['ProductName'];
      itemType: components['schemas']['ItemType'];
      /** @description Unit price. */
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Picture of the line. The platform returns it in `lineItems[].image`. */
      media?: components['schemas']['Image'];
      /** @description Page of the item. The platform returns it in `lineItems[].url`. */
      url?: components['schemas']['ItemPageUrl'];
    };
    /** @description A line that does not come from a catalog. The caller sets name, type and price. */
    NewCustomLineItem: {
      /**
       * Format: uuid
       * @description Id for the line, unique within the cart.
       *     @deprecated The platform has announced the end of this field for 2026-05-01. From then on it is to ignore this id and to assign its own.
       */
      id?: string;
      quantity: components['schemas']['Quantity'];
      /** @description Origin of the line, for the app that manages it. The catalog is not queried. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Id of the catalog's item, if `catalogItemId` identifies only a part of it. */
      rootCatalogItemId?: string;
      productName: components['schemas']['ProductName'];
      url?: components['schemas']['ItemPageUrl'];
      media?: components['schemas']['ImageReference'];
      /** @description Options and texts, to display below the name. */
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      itemType: components['schemas']['ItemType'];
      /**
       * Format: decimal
       * @description Unit price in the currency of the cart, without a currency symbol.
       * @example 3.50
       */
      price: string;
      /**
       * Format: decimal
       * @description Unit price before discounts. Default: `price`.
       * @example 4.50
       */
      fullPrice?: string;
      /**
       * Format: decimal
       * @description Amount to pay now per unit. Only for the payment option DEPOSIT_ONLINE.
       * @example 1.00
       */
      depositAmount?: string;
      priceDescription?: components['schemas']['PriceDescription'];
      /**
       * @description True if the price is not known until the order is placed.
       * @default false
       */
      priceUndetermined?: boolean;
      paymentOption?: components['schemas']['PaymentOptionType'];
      /**
       * Format: int32
       * @description Number of available units. Absent means unlimited.
       */
      quantityAvailable?: number;
      /**
       * @description True if the buyer cannot change the quantity.
       * @default false
       */
      fixedQuantity?: boolean;
      /**
       * @description True if only members may buy it.
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
    /** @description Values that override those of the catalog for this line. For the owner and apps only. */
    CatalogOverrideFields: {
      productName?: components['schemas']['ProductName'];
      /**
       * Format: decimal
       * @description Unit price, at most 999 999 999, with up to three decimals.
       * @example 19.90
       */
      price?: string;
      /**
       * Format: decimal
       * @description Unit price before discounts, at most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      fullPrice?: string;
      /**
       * Format: decimal
       * @description Amount to pay now per unit; above 0, at most 999 999 999, with up to three decimals.
       * @example 5.00
       */
      depositAmount?: string;
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      image?: components['schemas']['ImageReference'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * @description Whether the payment method is saved for later charges.
       * @default false
       */
      savePaymentMethod?: boolean;
      /**
       * Format: uuid
       * @description App that manages the stock of the item.
       */
      inventoryAppId?: string;
    };
    /** @description Whether the item is available now, in the requested quantity. */
    ItemAvailability: {
      status: components['schemas']['ItemAvailabilityStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of available units. Absent if the stock is not counted.
       */
      quantityAvailable?: number;
    };
    /**
     * @description AVAILABLE: enough units are left. PARTIALLY_AVAILABLE: fewer units are left than the quantity. NOT_AVAILABLE: none are left. NOT_FOUND: the item is no longer in the catalog.
     * @enum {string}
     */
    ItemAvailabilityStatus: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
    /** @description The membership that covers the line. */
    SelectedMembership: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
    };
    /** @description A group of extras, such as toppings. */
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
    /** @description A group of extras, as sent in a request. */
    NewModifierGroup: {
      id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: readonly components['schemas']['NewItemModifier'][];
    };
    /** @description One extra, as sent in a request. */
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
    /** @description `total` is `subtotal` minus `discount`, plus `shipping` and `additionalFees`, plus `tax` unless the prices include it, minus the gift card. */
    PriceSummary: {
      /** @description Sum of all lines, before tax and the cart's discounts. */
      subtotal: components['schemas']['MultiCurrencyPrice'];
      /** @description Sum of all discounts of the cart. */
      discount: components['schemas']['MultiCurrencyPrice'];
      /** @description Before discounts and tax. Absent if shipping was not requested or could not be computed. */
      shipping?: components['schemas']['MultiCurrencyPrice'];
      /** @description Sum of all fees, before tax. Absent if fees were not requested. */
      additionalFees?: components['schemas']['MultiCurrencyPrice'];
      /** @description Sum of all taxes. Absent if tax was not requested or could not be computed. */
      tax?: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount that remains to be paid. */
      total: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Prices of one line. */
    CalculatedLineItem: {
      /** @description Id of the line in the cart. */
      lineItemId: string;
      pricesBreakdown: components['schemas']['LineItemPrices'];
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      taxableAddress?: components['schemas']['TaxableAddress'];
    };
    /** @description Prices of one line. Those with `total` in the name apply to the whole line, after discounts. */
    LineItemPrices: {
      /** @description Unit price after the discounts of the catalog and of the line. */
      price?: components['schemas']['MultiCurrencyPrice'];
      /** @description Unit price before any discount. */
      fullPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description Unit price after the discounts of the catalog only. Without other discounts, the same as `price`. */
      priceBeforeDiscounts?: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the extras. */
      modifiers?: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount to pay now, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MultiCurrencyPrice'];
      /** @description Price of the whole line before the cart's discounts. */
      lineItemPrice?: components['schemas']['MultiCurrencyPrice'];
      /** @description The line's share of the cart's discounts. */
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
      /** @description Amount on which the tax is computed. */
      taxableAmount?: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount of tax to pay. */
      totalTax?: components['schemas']['MultiCurrencyPrice'];
      /** @description Tax by authority. Empty if there is no tax. */
      readonly taxBreakdown: components['schemas']['TaxBreakdown'][];
      /**
       * @deprecated
       * @description Former version of `taxBreakdown`.
       */
      readonly rateBreakdown?: components['schemas']['TaxRateBreakdown'][];
    };
    /**
     * Format: rate
     * @description A fraction from 0 to 1 with up to six decimals: 0.19 is 19 %.
     * @example 0.19
     */
    TaxRate: string;
    /** @description Tax of one authority. */
    TaxBreakdown: {
      jurisdictionType: components['schemas']['JurisdictionType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the area for which the authority levies tax.
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
    /** @description Former version of the tax of one authority. */
    TaxRateBreakdown: {
      /** @example VAT */
      name: string;
      rate: components['schemas']['TaxRate'];
      tax?: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Tax of the whole cart. Absent if tax was not requested or could not be computed. */
    TaxSummary: {
      /** @description Amount on which the tax is computed. */
      taxableAmount: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount of tax to pay for all lines, fees and shipping. */
      totalTax?: components['schemas']['MultiCurrencyPrice'];
      calculationDetails?: components['schemas']['TaxCalculationDetails'];
    };
    /**
     * @deprecated
     * @description Origin of the rate. At most one of `manualRateReason` and `autoTaxFallbackDetails` is present.
     */
    TaxCalculationDetails: {
      rateType: components['schemas']['TaxRateType'] | components['schemas']['Undeclared'];
      manualRateReason?: components['schemas']['ManualRateReason'] | components['schemas']['Undeclared'];
      autoTaxFallbackDetails?: components['schemas']['AutoTaxFallbackDetails'];
    };
    /**
     * @description Whether the rate was set manually or looked up.
     * @enum {string}
     */
    TaxRateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';
    /**
     * @description Reason why the rate was not looked up.
     * @enum {string}
     */
    ManualRateReason: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';
    /** @description Reason why the rate that was looked up could not be used. */
    AutoTaxFallbackDetails: {
      fallbackReason: components['schemas']['FallbackReason'] | components['schemas']['Undeclared'];
      error?: components['schemas']['ApplicationError'];
    };
    /**
     * @description Reason why the automatic tax rate was not used.
     * @enum {string}
     */
    FallbackReason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';
    /** @description Shipping options. Absent if shipping was not requested. */
    ShippingInformation: {
      region?: components['schemas']['ShippingRegion'];
      selectedCarrierServiceOption?: components['schemas']['SelectedCarrierServiceOption'];
      /** @description All shipping options for the address, by carrier. */
      carrierServiceOptions: components['schemas']['CarrierServiceOption'][];
    };
    /** @description Region of the site's shipping rules that contains the address. */
    ShippingRegion: {
      /** Format: uuid */
      readonly id: string;
      /** @example Germany */
      name: string;
    };
    /** @description Shipping option used for the totals. */
    SelectedCarrierServiceOption: {
      /** @example standard-de */
      code: string;
      /** Format: uuid */
      carrierId?: string;
      /** @example Standard */
      readonly title: string;
      /** @description True if this is the requested option. False if no option was requested or the requested one is not available for this address; then the first option is used. */
      readonly requestedShippingOption: boolean;
      logistics?: components['schemas']['DeliveryLogistics'];
      cost: components['schemas']['ShippingCost'];
      /** @description Assignment of lines to carriers if there is more than one carrier; otherwise empty. */
      deliveryAllocations: components['schemas']['DeliveryAllocation'][];
      /** @description True if some lines cannot be shipped with this option. */
      partial?: boolean;
      /**
       * @description Former version of additional fees.
       *     @deprecated The platform has announced the end of this field for 2025-10-01. The additional fees of the cart replace it.
       */
      otherCharges?: components['schemas']['SelectedOptionCharge'][];
    };
    /** @description Time and place of delivery. */
    DeliveryLogistics: {
      /**
       * @description Delivery time as text.
       * @example 2 to 4 working days
       */
      deliveryTime?: string;
      deliveryTimeSlot?: components['schemas']['DeliveryTimeSlot'];
      /** @description Instructions for the buyer. */
      instructions?: string;
      pickupDetails?: components['schemas']['PickupDetails'];
    };
    /** @description The goods arrive, or can be picked up, between these two times. */
    DeliveryTimeSlot: {
      /** Format: date-time */
      from: string;
      /** Format: date-time */
      to: string;
    };
    /** @description Place where the buyer picks up the goods. */
    PickupDetails: {
      pickupMethod: components['schemas']['PickupMethod'] | components['schemas']['Undeclared'];
      address?: components['schemas']['Address'];
      /**
       * @deprecated
       * @description Former version of `pickupMethod`; true for STORE_PICKUP.
       */
      businessLocation?: boolean;
    };
    /** @description Price, tax and discounts of the shipping. */
    ShippingCost: {
      /** @description Price before discounts and tax. */
      price?: components['schemas']['MultiCurrencyPrice'];
      /** @description Discounts on shipping. */
      totalDiscount?: components['schemas']['MultiCurrencyPrice'];
      /** @description After discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['MultiCurrencyPrice'];
      /** @description After discounts, with tax. */
      totalPriceAfterTax: components['schemas']['MultiCurrencyPrice'];
      taxDetails?: components['schemas']['TaxDetails'];
    };
    /** @description A charge in addition to shipping. */
    SelectedOptionCharge: {
      type: components['schemas']['ChargeType'] | components['schemas']['Undeclared'];
      details?: string;
      cost?: components['schemas']['ShippingCost'];
    };
    /**
     * @description Purpose of the charge.
     * @enum {string}
     */
    ChargeType: 'HANDLING_FEE' | 'INSURANCE';
    /** @description One carrier and the lines that it delivers. */
    DeliveryAllocation: {
      deliveryCarrier: components['schemas']['Carrier'];
      deliveryRegion?: components['schemas']['DeliveryRegion'];
      applicableLineItems?: components['schemas']['ApplicableLineItems'];
    };
    /** @description The company that delivers the goods. */
    Carrier: {
      /**
       * Format: uuid
       * @description App that represents the carrier.
       */
      appId?: string;
      /** @example standard-de */
      code: string;
    };
    /** @description Delivery region of the site that contains the address. */
    DeliveryRegion: {
      /** Format: uuid */
      id?: string;
      /** @example Germany */
      name?: string;
    };
    /** @description The lines that the carrier delivers. */
    ApplicableLineItems: {
      lineItemIds?: string[];
    };
    /** @description The shipping options of one carrier. */
    CarrierServiceOption: {
      /** Format: uuid */
      carrierId: string;
      shippingOptions: components['schemas']['ShippingOption'][];
    };
    /** @description One shipping option. Its code, together with the carrier's id, selects it. */
    ShippingOption: {
      /** @example standard-de */
      code: string;
      /** @example Standard */
      title: string;
      logistics?: components['schemas']['DeliveryLogistics'];
      cost: components['schemas']['ShippingPrice'];
      deliveryAllocations?: components['schemas']['DeliveryAllocation'][];
      /** @description True if some lines cannot be shipped with this option. */
      partial?: boolean;
    };
    /** @description Price of the shipping, without additional charges. */
    ShippingPrice: {
      price: components['schemas']['MultiCurrencyPrice'];
      /** @description Charges in addition to the price. */
      otherCharges?: components['schemas']['ShippingCharge'][];
    };
    /** @description A charge in addition to the shipping price. */
    ShippingCharge: {
      type: components['schemas']['ChargeType'] | components['schemas']['Undeclared'];
      price: components['schemas']['MultiCurrencyPrice'];
      details?: string;
    };
    /** @description A discount that was applied. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present. */
    AppliedDiscount: {
      discountType: components['schemas']['DiscountType'] | components['schemas']['Undeclared'];
      coupon?: components['schemas']['AppliedCoupon'];
      merchantDiscount?: components['schemas']['AppliedMerchantDiscount'];
      discountRule?: components['schemas']['AppliedDiscountRule'];
      /** @description Lines to which it was applied. */
      lineItemIds?: string[];
    };
    /** @description The coupon and the amount that it deducts. */
    AppliedCoupon: {
      /** @example 91f4d0b8-6c2e-4a17-8b53-d27a0e6c95f1 */
      id: string;
      /**
       * @description Code as entered by the owner.
       * @example SPRING10
       */
      code: string;
      /**
       * @description Name of the coupon, given by the owner.
       * @example Spring sale
       */
      name: string;
      /** @description Amount deducted from this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A discount given by the merchant, and the amount that it deducts. */
    AppliedMerchantDiscount: {
      /** @description Amount deducted from this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
      /**
       * Format: double
       * @description Percentage, if the discount was given as one.
       */
      percentage?: number;
    };
    /** @description A discount that the site grants automatically. */
    AppliedDiscountRule: {
      /** Format: uuid */
      id: string;
      name: components['schemas']['DiscountRuleName'];
      /** @description Amount deducted from this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description A fee in addition to lines and shipping. */
    AdditionalFee: {
      /** @description Machine-readable name of the fee. */
      code?: string;
      /** @example Fragile goods */
      name: string;
      /** @description In the language of the buyer. */
      translatedName?: string;
      source: components['schemas']['AdditionalFeeSource'] | components['schemas']['Undeclared'];
      /** @description App that charges the fee. */
      providerAppId?: string;
      price: components['schemas']['MultiCurrencyPrice'];
      priceBeforeTax?: components['schemas']['MultiCurrencyPrice'];
      priceAfterTax?: components['schemas']['MultiCurrencyPrice'];
      taxDetails?: components['schemas']['TaxDetails'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      /** @description Lines to which it applies. Absent or empty means the whole cart. */
      lineItemIds?: string[];
    };
    /**
     * @description Origin of the fee.
     * @enum {string}
     */
    AdditionalFeeSource:
      | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
      | 'SERVICE_PLUGIN'
      | 'ITEM'
      | 'MANUAL'
      | 'SHIPPING'
      | 'PLATFORM';
    /** @description A gift card that was applied. Absent if there is none. */
    GiftCard: {
      /**
       * @deprecated
       * @description Former version of `externalId`.
       */
      id?: string;
      /** @description Id that the app assigned to the card. */
      externalId?: string;
      /**
       * Format: uuid
       * @description App that manages the card.
       */
      appId: string;
      /**
       * @description Code with most characters masked.
       * @example ****-****-7QX2
       */
      obfuscatedCode: string;
      /** @description Amount that it pays towards this cart. */
      amount: components['schemas']['MultiCurrencyPrice'];
      /** @description Amount that the buyer wants it to pay. Absent means as much as possible. */
      requestedAmount?: components['schemas']['MultiCurrencyPrice'];
    };
    /** @description Memberships of the buyer that can pay for lines, and memberships that cannot. After the announced end of the three lists, each may be absent. */
    MembershipOptions: {
      /** @deprecated The platform has announced the end of this field for 2026-10-01. `validatedExistingMemberships` replaces the three lists. */
      eligibleMemberships?: components['schemas']['Membership'][];
      /** @deprecated The platform has announced the end of this field for 2026-10-01. `validatedExistingMemberships` replaces the three lists. */
      invalidMemberships?: components['schemas']['InvalidMembership'][];
      /**
       * @description Memberships that were applied.
       *     @deprecated The platform has announced the end of this field for 2026-10-01. `validatedExistingMemberships` replaces the three lists.
       */
      selectedMemberships?: components['schemas']['MembershipSelection'][];
    };
    /** @description A membership of the buyer. */
    Membership: {
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      name: components['schemas']['MembershipName'];
      credits?: components['schemas']['MembershipCredits'];
      /** @description Lines that it can cover. */
      lineItemIds?: string[];
      /**
       * Format: date-time
       * @description Absent if it does not expire.
       */
      expirationDate?: string;
      /**
       * @description Additional data from the app.
       *     @deprecated The platform has announced the end of this field for 2026-08-30. `offeringDescription` replaces it.
       */
      additionalData?: {
        [key: string]: unknown;
      };
    };
    /** @description Name of the membership, as shown to the buyer. */
    MembershipName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. Without a translation, the same as `original`. */
      translated?: string;
    };
    /** @description Credits of a membership that covers a limited number of uses. Absent if the number is unlimited. */
    MembershipCredits: {
      /** Format: int32 */
      total: number;
      /** Format: int32 */
      remaining: number;
    };
    /** @description A membership that cannot cover lines of this cart. */
    InvalidMembership: {
      membership: components['schemas']['Membership'];
      /** @description Reason why it cannot be used. */
      reason: string;
    };
    /** @description Memberships to use as payment. */
    SelectedMemberships: {
      memberships: readonly components['schemas']['MembershipSelection'][];
    };
    /** @description One membership and the lines that it covers. */
    MembershipSelection: {
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      lineItemIds: readonly string[];
    };
    /** @description Parts that could not be computed. At most one of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` is present. */
    CalculationErrors: {
      /** @description No shipping option could be computed. */
      generalShippingCalculationError?: components['schemas']['ErrorDetails'];
      carrierErrors?: components['schemas']['CarrierErrors'];
      /** @description The selected shipping option is not available. */
      selectedShippingOptionError?: components['schemas']['ErrorDetails'];
      /** @description Tax could not be computed. */
      taxCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The coupon of the cart is no longer valid. It stays on the cart but deducts nothing. */
      couponCalculationError?: components['schemas']['ErrorDetails'];
      /**
       * @description The gift card could not be applied.
       *     @deprecated The platform has announced the end of this field for 2026-12-01. A list of errors by gift card replaces it.
       */
      giftCardCalculationError?: components['schemas']['ErrorDetails'];
      /** @description Automatic discounts of the site could not be applied. */
      discountsCalculationError?: components['schemas']['ErrorDetails'];
      /** @description Memberships could not be applied. */
      membershipError?: components['schemas']['ErrorDetails'];
      /** @description Reasons why the order would be rejected. */
      orderValidationErrors: components['schemas']['ApplicationError'][];
    };
    /**
     * Format: int32
     * @description Number of units of the item.
     * @example 2
     */
    Quantity: number;
    /** @description Identifies one item of one catalog. */
    CatalogReference: {
      /**
       * @description App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
      /**
       * @description Id of the item in that catalog. For the store, the id of the product.
       * @example 4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774
       */
      catalogItemId: string;
      /**
       * @description Chosen options, in a form that the catalog defines. For the store: `variantId` if the product manages variants, otherwise `options` (name of the option to name of the choice); also `customTextFields` (title to text).
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
    /** @description Name of the item. */
    ProductName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description Page of the site that shows the item. */
    ItemPageUrl: {
      /**
       * @description Path relative to the root of the site.
       * @example /product-page/vase
       */
      relativePath: string;
      /** @description Absolute URL, if the site has one. */
      url?: string;
    };
    /** @description An image with the URL to load it from. */
    Image: {
      /**
       * @description Id of the file in the site's media store.
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
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      readonly filename?: string;
    };
    /** @description Name of the described property, such as colour. */
    DescriptionLineName: {
      /**
       * @description In the main language of the site.
       * @example Size
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is displayed as text. */
    PlainTextValue: {
      /**
       * @description In the main language of the site.
       * @example M
       */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description A choice that is displayed as a colour. */
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
    /** @description A name and its value, such as colour and blue. Exactly one of `plainText` and `colorInfo` is present. */
    DescriptionLine: {
      name: components['schemas']['DescriptionLineName'];
      plainText?: components['schemas']['PlainTextValue'];
      colorInfo?: components['schemas']['ColorValue'];
    };
    /**
     * @description A kind defined by the platform. UNRECOGNISED is a kind that is newer than this description.
     * @enum {string}
     */
    ItemTypePreset: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
    /** @description Kind of the item. Exactly one of the members is present. */
    ItemType: {
      preset?: components['schemas']['ItemTypePreset'];
      /** @description A kind that the app defines. */
      custom?: string;
    };
    /** @description One price in four forms: in the currency of the site and in the currency shown to the buyer, each as a plain decimal and as formatted text. The entity that carries the price names both currencies. Compute with `amount`, display `formattedConvertedAmount`. */
    MultiCurrencyPrice: {
      /**
       * Format: decimal
       * @description Amount in the currency of the site (`currency`): a decimal without currency symbol or thousands separators, from 0 to 1 000 000 000 000 000.
       * @example 24.90
       */
      amount: string;
      /**
       * Format: decimal
       * @description Amount in the currency of the buyer (`conversionCurrency`). Without conversion, equal to `amount`.
       * @example 24.90
       */
      readonly convertedAmount: string;
      /**
       * @description `amount` as text with the currency symbol, for display only.
       * @example €24.90
       */
      readonly formattedAmount: string;
      /**
       * @description `convertedAmount` as text with the currency symbol, for display only.
       * @example €24.90
       */
      readonly formattedConvertedAmount: string;
    };
    /** @description Text shown in place of the price, for items without a numeric price. */
    PriceDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /**
     * @description How the item is paid: all online, all in person (OFFLINE), a deposit online and the rest later (DEPOSIT_ONLINE), or with a membership, which makes the price 0. Default: FULL_PAYMENT_ONLINE.
     * @enum {string}
     */
    PaymentOptionType:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
    /** @description Data for the carrier. */
    PhysicalProperties: {
      /**
       * Format: double
       * @description Weight of one unit, in the weight unit of the cart.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /** @description Whether the item is shipped. */
      shippable: boolean;
    };
    /**
     * @description Kind of address that determines the tax.
     * @enum {string}
     */
    TaxableAddressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
    /** @description Address that determines the tax. */
    TaxableAddress: {
      addressType: components['schemas']['TaxableAddressType'];
    };
    /** @description Properties of a line of type SERVICE. */
    ServiceProperties: {
      /**
       * Format: date-time
       * @description Time of the service.
       */
      scheduledDate?: string;
      /** Format: int32 */
      numberOfParticipants?: number;
    };
    /**
     * @description Unit of the billing cycle.
     * @enum {string}
     */
    SubscriptionFrequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    /** @description Period before the first charge. */
    FreeTrialPeriod: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of the period.
       */
      interval: number;
    };
    /** @description Billing of the subscription. `interval` times `frequency` is the length of one cycle. */
    SubscriptionSettings: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of `frequency` in one cycle.
       * @default 1
       */
      interval?: number;
      /** @description True: continues until it is cancelled. False: ends after `billingCycles`. */
      autoRenewal: boolean;
      /**
       * Format: int32
       * @description Number of charges. Absent with `autoRenewal`.
       */
      billingCycles?: number;
      /** @description Whether the buyer may cancel it. */
      enableCustomerCancellation: boolean;
      /**
       * Format: date-time
       * @description First day, if it differs from the day of the order.
       */
      startDate?: string;
      freeTrialPeriod?: components['schemas']['FreeTrialPeriod'];
    };
    /** @description Name of the subscription, as shown to the buyer. */
    SubscriptionTitle: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description Description of the subscription, as shown to the buyer. */
    SubscriptionDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /** @description The subscription with which the item is bought. Absent for a one-time purchase. */
    SubscriptionOptionInfo: {
      subscriptionSettings: components['schemas']['SubscriptionSettings'];
      title: components['schemas']['SubscriptionTitle'];
      description?: components['schemas']['SubscriptionDescription'];
    };
    /** @description A policy of the item. */
    Policy: {
      /** @example Cancelling */
      title?: string;
      content: string;
    };
    /** @description A text and its translation. */
    TranslatableString: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /**
     * @description Content of such a file.
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
    /** @description A file that the buyer can download after paying. For the platform's internal use, so mostly absent. */
    DigitalFile: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      fileType: components['schemas']['DigitalFileType'];
    };
    /** @description Data for the carrier, as sent in a request. */
    PhysicalPropertiesInput: {
      /**
       * Format: double
       * @description Weight of one unit, in the weight unit of the site.
       */
      weight?: number;
      /**
       * @description Stock keeping unit.
       * @example VASE-BLU
       */
      sku?: string;
      /**
       * @description Whether the item is shipped.
       * @default false
       */
      shippable?: boolean;
    };
    /** @description An image in the site's media store, identified by its id. */
    ImageReference: {
      /**
       * @description Id of the file in the media store.
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
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
    };
    /** @description Payment option of the item, wrapped so that it can be absent. */
    PaymentOption: {
      value: components['schemas']['PaymentOptionType'];
    };
    /** @description Data that apps store with the entity. */
    ExtendedFields: {
      /**
       * @description One free-form object per app, by the app's namespace.
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
    /** @description A postal address as the platform returns it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
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
      /** @description Directions for finding the place. */
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
    /** @description An address and its contact person, as the platform returns them. */
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
    /**
     * @description Unit of all weights in the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
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
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /** @description A postal address as sent in a request. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both. The platform fills in the names of country and subdivision. */
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
      /** @description Directions for finding the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
    };
    /** @description An address and its contact person, as sent in a request. */
    AddressWithContactInput: {
      address?: components['schemas']['AddressInput'];
      contactDetails?: components['schemas']['ContactDetails'];
    };
    /**
     * @description Sales channel. WEB for an online shop.
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
    /**
     * @description Kind of area for which an authority levies tax.
     * @enum {string}
     */
    JurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
    /**
     * @description In one of the merchant's stores, or at a carrier's pickup point.
     * @enum {string}
     */
    PickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT';
    /**
     * @description Scope of the discount: the whole cart, some lines, or shipping.
     * @enum {string}
     */
    DiscountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
    /** @description Name of the rule, as shown to the buyer. */
    DiscountRuleName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. Without a translation, the same as `original`. */
      translated?: string;
    };
    /** @description Reason why one carrier could not be queried. */
    CarrierError: {
      carrierId: string;
      error?: components['schemas']['ErrorDetails'];
    };
    /** @description Carriers that did not respond. */
    CarrierErrors: {
      errors: components['schemas']['CarrierError'][];
    };
    /**
     * @description WARNING permits the checkout, ERROR prevents it.
     * @enum {string}
     */
    ViolationSeverity: 'WARNING' | 'ERROR';
    /**
     * @description Part of the line.
     * @enum {string}
     */
    LineItemTargetName: 'LINE_ITEM_DEFAULT';
    /**
     * @description Change that would resolve the violation.
     * @enum {string}
     */
    SuggestedFix: 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';
    /** @description One line, or any line if the id is absent. */
    LineItemTarget: {
      name: components['schemas']['LineItemTargetName'] | components['schemas']['Undeclared'];
      /** @description Id of the line in the cart. */
      id?: string;
      suggestedFix?: components['schemas']['SuggestedFix'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Part of the cart.
     * @enum {string}
     */
    OtherTargetName: 'OTHER_DEFAULT';
    /** @description The cart as a whole. */
    OtherTarget: {
      name: components['schemas']['OtherTargetName'] | components['schemas']['Undeclared'];
    };
    /** @description Part of the cart that the violation concerns. Exactly one of the members is present. */
    ViolationTarget: {
      lineItem?: components['schemas']['LineItemTarget'];
      other?: components['schemas']['OtherTarget'];
    };
    /** @description A rule of the site that the cart does not meet. A violation of severity ERROR prevents the checkout. */
    Violation: {
      severity: components['schemas']['ViolationSeverity'] | components['schemas']['Undeclared'];
      target?: components['schemas']['ViolationTarget'];
      /** @description Message for the buyer. */
      description?: string;
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The caller has no cart. Adding a line creates one. */
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
    /** @description The coupon exists but may not be used for this cart, now or by this buyer. The cart is unchanged. */
    CouponNotUsable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description No checkout can be created from the cart, or the site cannot accept payments. */
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
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
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
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
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
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
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
      /** @description The cart is deleted. The body is an empty object. */
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
      /** @description The cart without the removed lines. */
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
      /** @description The checkout was created or updated. */
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
