// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v2/carts/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current cart
     * @description Returns the cart as it is stored. The read does not query the catalogs: prices and statuses of lines are those
     *     of the last refresh or change. That is assumed; `refreshCurrentCart` brings them up to date.
     *
     *     The cart has no totals except `subtotal`; use `calculateCurrentCart` or `estimateCurrentCart` for them.
     */
    get: operations['getCurrentCartV2'];
    put?: never;
    /**
     * Create the current cart
     * @description Creates the caller's cart with the given content. To add lines, `addLineItemsToCurrentCart` is enough, because
     *     it creates the cart if there is none.
     *
     *     If the caller has a cart already, the new cart takes its place. That is assumed: the platform does not say
     *     whether the previous cart is replaced.
     *
     *     Custom lines and `catalogOverrideFields` are for the owner and apps.
     */
    post: operations['createCurrentCart'];
    /**
     * Delete the current cart
     * @description Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
     */
    delete: operations['deleteCurrentCartV2'];
    options?: never;
    head?: never;
    /**
     * Update the current cart
     * @description Changes only the fields that `cart` contains; there is no field mask. `null` clears a field. An object such as
     *     the address replaces the previous one as a whole, while the members of `customerInfo`, `deliveryInfo` and
     *     `paymentInfo` are set one by one; that is assumed.
     *
     *     Lines, coupon, gift card and delivery method have calls of their own. A delivery address that the delivery
     *     method does not serve is accepted; the totals then contain a violation.
     */
    patch: operations['updateCurrentCartV2'];
    trace?: never;
  };
  '/v2/carts/current/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refresh the current cart
     * @description Reads the catalogs and brings prices, discounts, stock and statuses of the lines up to date. If fewer units are
     *     left than requested, `confirmedQuantity` falls to the available number and `requestedQuantity` stays, so that
     *     the line fills up again when the stock returns.
     *
     *     The request has no body. The revision increases only if the refresh changed something; that is assumed.
     */
    post: operations['refreshCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/calculate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Calculate the current cart
     * @description Computes all totals of the cart and runs the checks of the order: discounts, delivery, fees, tax, gift card.
     *     Address and delivery method are those of the cart.
     *
     *     Problems are listed, not thrown: the call succeeds with status 200, and `summary.violations` names what prevents
     *     the order. Read the violations before you show a total. The platform sends the notification about a calculated
     *     cart.
     */
    post: operations['calculateCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/estimate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate the current cart
     * @description Computes the totals of the cart for a cart page. Lines and discounts are always computed; delivery, fees, tax
     *     and the gift card only if they are requested. A part that was not requested is 0 and not in the total.
     *
     *     Problems are listed in `summary.violations`, as for `calculateCurrentCart`. A cart without lines is rejected
     *     with 404, as if there were none.
     */
    post: operations['estimateCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/add-line-items': {
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
     * @description Adds catalog items, custom lines, or both, and creates the cart if there is none. All lines are added or none;
     *     that is assumed. If the cart already contains an item with the same options, its quantity is increased.
     *
     *     An item of the store is identified by its `variantId`, also if the product has only one variant. On a site with
     *     the first catalog, a product without managed variants is identified by the names of its options instead. An item
     *     that the catalog does not have is rejected, and so is a quantity above the stock. Some hosts accept such a
     *     quantity and confirm a lower one, so look at `status` and `quantityInfo` of the returned line.
     *
     *     Custom lines and `catalogOverrideFields` are for the owner and apps.
     */
    post: operations['addLineItemsToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-line-items': {
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
     * @description Removes the given lines, regardless of their quantity. A cart without lines continues to exist. If one of the ids is unknown, nothing is removed; that is assumed.
     */
    post: operations['removeLineItemsFromCurrentCartV2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/update-line-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update lines in the current cart
     * @description Sets quantity or membership of the given lines; the quantity is not added to the current one. A quantity above the stock is rejected, and the cart stays as it was. To remove a line, use `removeLineItemsFromCurrentCartV2`. That a fixed quantity is rejected with `FIXED_QUANTITY_ITEM` is assumed: the platform lists this code for adding only.
     */
    post: operations['updateLineItemsInCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/add-coupon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a coupon to the current cart
     * @description Adds the coupon with the given code. Codes are not case-sensitive. A cart has at most one coupon: a second one
     *     is rejected and replaces nothing, so remove the first one before.
     *
     *     A code to which no coupon belongs is rejected with 400. A coupon that cannot be used is rejected with 428 and a
     *     `reason`; two of the reasons state the required quantity or subtotal. A coupon that becomes invalid later stays
     *     in the cart, deducts nothing, and the totals contain a violation.
     */
    post: operations['addCouponToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-coupon': {
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
     * @description Removes the coupon with the given id, which is the id of the entry in `coupons`.
     */
    post: operations['removeCouponFromCurrentCartV2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/set-delivery-method': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the delivery method of the current cart
     * @description Sets the delivery method, in place of the previous one. The cart needs a delivery address and a line first. No call of the cart lists the methods of the site, and none is chosen automatically.
     */
    post: operations['setDeliveryMethodForCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-delivery-method': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the delivery method from the current cart
     * @description Removes the delivery method. A cart without a method is returned unchanged. The request has no body.
     */
    post: operations['removeDeliveryMethodFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/add-gift-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a gift card to the current cart
     * @description Adds the gift card with the given code. Its balance is not used before the order is placed. A cart has at most one gift card, and shows its code masked.
     */
    post: operations['addGiftCardToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-gift-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the gift card from the current cart
     * @description Removes the gift card with the given id, which is the id of the entry in `paymentInfo.giftCards`.
     */
    post: operations['removeGiftCardFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/update-forms-submission': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Attach form submissions to the current cart
     * @description Attaches submissions of forms of the site, such as the checkout form, to the cart. An entry with the id of an earlier one replaces it; that is assumed.
     */
    post: operations['updateFormSubmissionsInCurrentCart'];
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
    CartV2Response: {
      cart: components['schemas']['CartV2'];
    };
    /** @description The cart and the totals computed for it. */
    CalculatedCartResponse: {
      cart: components['schemas']['CartV2'];
      summary: components['schemas']['CartSummary'];
    };
    /** @description Content of the new cart. All members are optional. */
    CreateCurrentCartRequest: {
      cart?: components['schemas']['CartV2Changes'];
      /** @description Catalog items to add. */
      catalogItems?: readonly components['schemas']['NewCartItem'][];
      /** @description Custom lines to add. For the owner and apps only. */
      customItems?: readonly components['schemas']['NewCustomItem'][];
      /** @description Coupon to add. */
      coupons?: readonly components['schemas']['CouponInput'][];
      deliveryMethod?: components['schemas']['DeliveryMethodInput'];
      /** @description Gift cards to add. The list may have five entries, but a cart keeps one gift card. */
      giftCards?: readonly components['schemas']['GiftCardInput'][];
    };
    UpdateCartV2Request: {
      cart: components['schemas']['CartV2Changes'];
    };
    /** @description Fields of the cart that the caller may set. Absent fields keep their value; `null` clears a field. */
    CartV2Changes: {
      /** @description Message from the buyer to the merchant. */
      note?: string | null;
      source?: components['schemas']['CartSourceInput'];
      businessInfo?: components['schemas']['CartBusinessInfoInput'];
      customerInfo?: components['schemas']['CartCustomerInput'];
      deliveryInfo?: components['schemas']['CartDeliveryInput'];
      taxInfo?: components['schemas']['CartTaxInfoInput'];
      paymentInfo?: components['schemas']['CartPaymentInfoInput'];
      /**
       * @description Page to which the buyer is sent for payment, in place of the platform's own. The text `{checkout_id}` in it becomes the id of the cart.
       * @example https://shop.example.org/checkout/{checkout_id}
       */
      customCheckoutUrl?: string | null;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description True for a cart that is only a demonstration and can never be ordered. */
      demo?: boolean;
    };
    /** @description An empty object. */
    DeleteCartV2Response: {
      [key: string]: unknown;
    };
    CalculateCurrentCartRequest: {
      /**
       * @description True reads the catalogs first and brings prices and availability up to date, as `refreshCurrentCart` does.
       * @default false
       */
      refreshCart?: boolean;
    };
    /** @description Parts to compute. All are off unless they are requested. */
    EstimateCurrentCartRequest: {
      /**
       * @description True reads the catalogs first and brings prices and availability up to date, as `refreshCurrentCart` does.
       * @default false
       */
      refreshCart?: boolean;
      validationConfig?: components['schemas']['ValidationConfig'];
      /**
       * @description True adds the price of the delivery method.
       * @default false
       */
      calculateDelivery?: boolean;
      /**
       * @description True adds additional fees.
       * @default false
       */
      calculateAdditionalFees?: boolean;
      /**
       * @description True adds tax.
       * @default false
       */
      calculateTax?: boolean;
      /**
       * @description True computes the amount that the gift card pays.
       * @default false
       */
      calculateGiftCards?: boolean;
    };
    /**
     * @description Checks by the site's own validation plug-ins: none, those before the checkout, or those of the checkout. If absent, none run; that is assumed.
     * @enum {string}
     */
    ValidationConfig: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS';
    /** @description Lines to add. At least one of the two lists must not be empty. */
    AddLineItemsToCurrentCartRequest: {
      catalogItems?: readonly components['schemas']['NewCartItem'][];
      /** @description Lines with a name and a price set by the caller. For the owner and apps only. */
      customItems?: readonly components['schemas']['NewCustomItem'][];
    };
    RemoveLineItemsFromCurrentCartRequest: {
      /** @description Ids of the lines (`lineItems[].id` of the cart). */
      lineItemIds: readonly string[];
    };
    UpdateLineItemsInCurrentCartRequest: {
      lineItems?: readonly components['schemas']['CartLineUpdate'][];
    };
    /** @description Changes of one line. */
    CartLineUpdate: {
      /**
       * Format: uuid
       * @description Id within the cart (`lineItems[].id`).
       */
      lineItemId: string;
      quantity?: components['schemas']['CartLineQuantityUpdate'];
      /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membershipPayment`. */
      selectedMembership?: components['schemas']['SelectedMembershipUpdate'];
      membershipPayment?: components['schemas']['MembershipInput'];
    };
    /** @description The new quantity of a line, in an object of its own. */
    CartLineQuantityUpdate: {
      /** @description Requested quantity; 0 is not valid, remove the line instead. */
      newQuantity: components['schemas']['Quantity'];
    };
    /** @description The new membership of a line, in an object of its own. */
    SelectedMembershipUpdate: {
      newMembership?: components['schemas']['SelectedMembershipInput'];
    };
    AddCouponToCurrentCartRequest: {
      coupon: components['schemas']['CouponInput'];
    };
    /** @description A coupon to add. */
    CouponInput: {
      /**
       * @description Code as the buyer enters it.
       * @example SPRING10
       */
      code: string;
    };
    RemoveCouponFromCurrentCartRequest: {
      /**
       * Format: uuid
       * @description Id of the coupon within the cart (`coupons[].id`), not its code.
       */
      couponId: string;
    };
    SetDeliveryMethodForCurrentCartRequest: {
      deliveryMethod: components['schemas']['DeliveryMethodInput'];
    };
    /** @description A delivery method of the site. */
    DeliveryMethodInput: {
      /**
       * @description Code of the method.
       * @example standard-de
       */
      code: string;
      /**
       * Format: uuid
       * @description App that offers the method. Needed if two apps use the same code.
       */
      appId?: string | null;
    };
    AddGiftCardToCurrentCartRequest: {
      giftCard: components['schemas']['GiftCardInput'];
    };
    /** @description A gift card to add. */
    GiftCardInput: {
      /**
       * Format: password
       * @description Code as the buyer enters it.
       * @example GIFT-2026-7QX2
       */
      code: string;
      /** @description Amount that the card should pay. If absent, as much as possible. */
      redeemAmount?: components['schemas']['MoneyInput'];
    };
    RemoveGiftCardFromCurrentCartRequest: {
      /**
       * Format: uuid
       * @description Id of the gift card within the cart (`paymentInfo.giftCards[].id`), not its code.
       */
      giftCardId: string;
    };
    UpdateFormSubmissionsInCurrentCartRequest: {
      /** @description Submissions to attach. */
      formSubmissions?: readonly components['schemas']['FormSubmission'][];
    };
    /** @description A submission of one form of the site. */
    FormSubmission: {
      /**
       * Format: uuid
       * @description Id of the entry to which the submission belongs.
       */
      id?: string;
      /**
       * Format: uuid
       * @description Id of the submission in the forms app.
       */
      formSubmissionId?: string;
    };
    /** @description Items that a visitor or member intends to buy, and everything that the order will need. The cart is also the checkout: its id is the checkout id. Amounts are in `businessInfo.currencyCode`, converted amounts in `customerInfo.currencyCode`. The cart has no total except `subtotal`; `calculateCurrentCart` and `estimateCurrentCart` compute the totals. */
    CartV2: {
      /**
       * Format: uuid
       * @description Also the id to give to a redirect session as the checkout.
       */
      readonly id: string;
      /**
       * Format: int64
       * @description Number of changes; a whole number as text. No call takes it: the last change wins.
       * @example 7
       */
      readonly revision: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      /** @description Lines, oldest first. Empty after the last one was removed. */
      readonly lineItems: components['schemas']['CartLine'][];
      /** @description Sum of the prices of all lines at the last refresh. */
      subtotal?: components['schemas']['ConvertedMoney'];
      /** @description Message from the buyer to the merchant. */
      note?: string;
      /** @description The coupon of the cart, if it has one. Only a summary has the amount that it deducts. */
      readonly coupons: components['schemas']['CartCouponV2'][];
      source?: components['schemas']['CartSource'];
      businessInfo: components['schemas']['CartBusinessInfo'];
      customerInfo: components['schemas']['CartCustomer'];
      deliveryInfo: components['schemas']['CartDelivery'];
      taxInfo: components['schemas']['CartTaxInfo'];
      paymentInfo: components['schemas']['CartPaymentInfo'];
      /** @description True after the order was placed. Every later change of the cart is rejected. */
      readonly orderPlaced: boolean;
      /**
       * Format: uuid
       * @description The order. Absent before it is placed.
       */
      readonly orderId?: string;
      /**
       * Format: uuid
       * @description Stays the same from the cart to the order.
       */
      readonly purchaseFlowId?: string;
      settings?: components['schemas']['CartSettings'];
      /**
       * @description Page to which the buyer is sent for payment, in place of the platform's own.
       * @example https://shop.example.org/checkout/{checkout_id}
       */
      customCheckoutUrl?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description True for the current cart of its owner; false for a cart that was made beside it. */
      readonly currentCart: boolean;
      /** @description True for a cart that is only a demonstration and can never be ordered. */
      demo: boolean;
    };
    /** @description Entry of a cart that names its coupon. */
    CartCouponV2: {
      /**
       * Format: uuid
       * @description Id of the entry in this cart, to remove the coupon. It differs from the id of the coupon itself.
       */
      id: string;
      /** @example SPRING10 */
      code: string;
    };
    /** @description Origin of the cart. */
    CartSource: {
      channelType: components['schemas']['ChannelType'] | components['schemas']['Undeclared'];
      /** @description Entities of other systems that stand for this cart. */
      readonly externalReferences: components['schemas']['ExternalReference'][];
      createdBy?: components['schemas']['CartCreator'];
      customContentReference?: components['schemas']['CustomContentReference'];
    };
    /** @description Origin of the cart, as sent in a request. */
    CartSourceInput: {
      channelType?: components['schemas']['ChannelType'];
      customContentReference?: components['schemas']['CustomContentReference'];
    };
    /** @description An entity of another system. */
    ExternalReference: {
      /**
       * Format: uuid
       * @description App that connects the system.
       */
      appId: string;
      /** @description Id of the entity in that system. */
      resourceId?: string;
    };
    /** @description Identity that created the cart. Exactly one of the members is present. */
    CartCreator: {
      /**
       * Format: uuid
       * @description A visitor who is not signed in.
       */
      readonly visitorId?: string;
      /**
       * Format: uuid
       * @description A member of the site.
       */
      readonly memberId?: string;
      /**
       * Format: uuid
       * @description The owner or a collaborator.
       */
      userId?: string;
      /** Format: uuid */
      appId?: string;
    };
    /** @description Component of a page in which the cart was made, for apps that add such components. */
    CustomContentReference: {
      /**
       * Format: uuid
       * @description App of the component.
       */
      appId: string;
      /** Format: uuid */
      componentId: string;
    };
    /** @description The side of the site. */
    CartBusinessInfo: {
      /**
       * Format: uuid
       * @description Location of the business that handles the order.
       */
      locationId?: string;
      /**
       * @description Main language of the site: two letters.
       * @example en
       */
      readonly languageCode: string;
      /** @description Currency of the site, in which prices are stored. */
      currencyCode: components['schemas']['CurrencyCode'];
    };
    /** @description Data about the side of the site that the caller may set. */
    CartBusinessInfoInput: {
      /**
       * Format: uuid
       * @description Location of the business that handles the order.
       */
      locationId?: string | null;
    };
    /** @description The buyer. Exactly one of `visitorId`, `memberId`, `userId` and `openAccess` is present. */
    CartCustomer: {
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
      /** @description True for a cart of an app or of the owner that has no buyer yet. The first visitor or member who uses it becomes its owner. */
      readonly openAccess?: boolean;
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone?: string;
      company?: string;
      vatId?: components['schemas']['VatId'];
      /**
       * Format: email
       * @example mara@example.org
       */
      email?: string;
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      readonly contactId?: string;
      /**
       * @description Language of the buyer: two letters. Follows the language header of the request.
       * @example en
       */
      readonly languageCode: string;
      /** @description Currency shown to the buyer, of all converted amounts. */
      currencyCode: components['schemas']['CurrencyCode'];
    };
    /** @description Data about the buyer that the caller may set. A member that is `null` is cleared. */
    CartCustomerInput: {
      /** @example Mara */
      firstName?: string | null;
      /** @example Lindt */
      lastName?: string | null;
      /**
       * Format: phone
       * @example +49 30 901820
       */
      phone?: string | null;
      company?: string | null;
      vatId?: components['schemas']['VatId'];
      /**
       * Format: email
       * @example mara@example.org
       */
      email?: string | null;
    };
    /** @description Destination and method of the delivery. */
    CartDelivery: {
      address?: components['schemas']['CartAddress'];
      method?: components['schemas']['CartDeliveryMethod'];
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Destination of the delivery. The method has a call of its own, `setDeliveryMethodForCurrentCart`. */
    CartDeliveryInput: {
      address?: components['schemas']['CartAddressInput'];
    };
    /** @description The delivery method that was set. */
    CartDeliveryMethod: {
      /** @example standard-de */
      code: string;
      /**
       * Format: uuid
       * @description App that offers the method.
       */
      appId?: string;
      title?: components['schemas']['TranslatableString'];
      /** @description True if the buyer collects the items. */
      pickup: boolean;
    };
    /** @description A postal address in a cart. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    CartAddress: {
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
    /** @description A postal address as sent in a request. It replaces the previous address as a whole. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both. */
    CartAddressInput: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string | null;
      /** @example 10115 */
      postalCode?: string | null;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string | null;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string | null;
      geocode?: components['schemas']['AddressLocation'];
    };
    /** @description Settings for taxes. */
    CartTaxInfo: {
      /** @description Whether the prices include tax. */
      readonly pricesIncludeTax: boolean;
      /**
       * Format: uuid
       * @description Group of exempt buyers to which the buyer belongs.
       */
      taxExemptGroupId?: string;
    };
    /** @description Settings for taxes that the caller may set. */
    CartTaxInfoInput: {
      /**
       * Format: uuid
       * @description Group of exempt buyers to which the buyer belongs.
       */
      taxExemptGroupId?: string | null;
    };
    /** @description Gift card and billing data. */
    CartPaymentInfo: {
      /** @description The gift card of the cart, if it has one. */
      readonly giftCards: components['schemas']['CartGiftCard'][];
      /** @description Currency in which the buyer will pay. */
      currencyCode: components['schemas']['CurrencyCode'];
      billingAddress?: components['schemas']['CartAddress'];
      billingContact?: components['schemas']['ContactDetails'];
    };
    /** @description Billing data that the caller may set. */
    CartPaymentInfoInput: {
      billingAddress?: components['schemas']['CartAddressInput'];
      billingContact?: components['schemas']['ContactDetails'];
    };
    /** @description A gift card that is to pay for the order. Its balance is not used before the order is placed. */
    CartGiftCard: {
      /**
       * Format: uuid
       * @description Id of the entry in this cart, to remove the gift card.
       */
      id: string;
      /**
       * @description Code with most characters masked.
       * @example ****7QX2
       */
      obfuscatedCode: string;
      /**
       * Format: uuid
       * @description App that manages the gift card.
       */
      appId: string;
      /** @description Id that the app gave to the gift card. */
      externalId?: string;
      /** @description Amount that the buyer wants it to pay. If absent, as much as possible. */
      requestedRedeemAmount?: components['schemas']['ConvertedMoney'];
    };
    /** @description Restrictions that the app or the owner gave to the cart when it was created. */
    CartSettings: {
      /** @description True if gift cards can be neither added nor removed. */
      lockGiftCard?: boolean;
      /** @description True if coupons can be neither added nor removed. */
      lockCouponCode?: boolean;
      /** @description True if the checkout page does not ask for consent to the policies. */
      policyAgreementCheckboxDisabled?: boolean;
      /** @description True if the checkout page does not offer manual payment. */
      manualPaymentDisabled?: boolean;
    };
    /** @description One line of a cart. Its prices and its status are those of the last refresh or change, not of the moment of reading. */
    CartLine: {
      /**
       * Format: uuid
       * @description Id of the line within the cart.
       */
      id: string;
      name: components['schemas']['TranslatableString'];
      quantityInfo: components['schemas']['CartLineQuantity'];
      pricing: components['schemas']['CartLinePricing'];
      source?: components['schemas']['CartLineSource'];
      attributes: components['schemas']['CartLineAttributes'];
      deliveryConfig?: components['schemas']['CartLineDeliveryConfig'];
      taxConfig?: components['schemas']['CartLineTaxConfig'];
      paymentConfig?: components['schemas']['CartLinePaymentConfig'];
      status: components['schemas']['CartLineStatus'] | components['schemas']['Undeclared'];
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description Chosen extras, by group. */
      modifierGroups?: components['schemas']['CartModifierGroup'][];
      /** @description Discounts on this line, already part of its prices. */
      discounts?: components['schemas']['CartLineDiscount'][];
      /** @description True if the line does not come from a catalog. */
      customLineItem: boolean;
    };
    /** @description Requested and available quantity of a line. */
    CartLineQuantity: {
      /**
       * Format: int32
       * @description Number of units that count: the lesser of the requested and the available quantity. 0 if the item is out of stock or no longer in the catalog.
       * @example 2
       */
      confirmedQuantity: number;
      /** @description Number of units that the buyer asked for. */
      requestedQuantity: components['schemas']['Quantity'];
      /**
       * Format: int32
       * @description Number of available units. Absent if the stock is not counted.
       * @example 14
       */
      availableQuantity?: number;
      /** @description True if the quantity cannot be changed. */
      fixedQuantity: boolean;
    };
    /**
     * @description IN_STOCK: the requested quantity is available. PARTIALLY_IN_STOCK: fewer units are available. OUT_OF_STOCK: none. REMOVED_FROM_CATALOG: the item is no longer in the catalog.
     * @enum {string}
     */
    CartLineStatus: 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG';
    /** @description An amount in the currency of the site and in the currency shown to the buyer, as plain decimals. The platform never formats it; `businessInfo.currencyCode` and `customerInfo.currencyCode` of the cart name the currencies. */
    ConvertedMoney: {
      /**
       * Format: decimal
       * @description In the currency of the site: at most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      amount: string;
      /**
       * Format: decimal
       * @description In the currency of the buyer. Without conversion, equal to `amount`.
       * @example 24.90
       */
      readonly convertedAmount: string;
    };
    /** @description An amount in the currency of the site, as sent in a request. */
    MoneyInput: {
      /**
       * Format: decimal
       * @description At most 999 999 999, with up to three decimals.
       * @example 24.90
       */
      amount: string;
    };
    /** @description Prices of a line. */
    CartLinePricing: {
      /** @description Price of one unit after all discounts on the line. */
      unitPrice: components['schemas']['ConvertedMoney'];
      /** @description `unitPrice` times the confirmed quantity. */
      totalPrice?: components['schemas']['ConvertedMoney'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True if the price is not known until the order is placed. */
      priceUndetermined: boolean;
      breakdown?: components['schemas']['CartLinePriceBreakdown'];
    };
    /** @description Earlier prices of one unit, including its extras. */
    CartLinePriceBreakdown: {
      /** @description Before any discount, to display struck through. */
      fullPrice?: components['schemas']['ConvertedMoney'];
      /** @description After the discounts of the catalog, before those of the cart. */
      salePrice?: components['schemas']['ConvertedMoney'];
      /** @description Price of the chosen extras, included in the other prices. */
      totalModifiersPrice?: components['schemas']['ConvertedMoney'];
    };
    /** @description Origin of a line. */
    CartLineSource: {
      catalogReference?: components['schemas']['CatalogReference'];
      catalogOverrideFields?: components['schemas']['CartLineOverrides'];
      /** @description Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant. */
      rootCatalogItemId?: string;
      /**
       * Format: uuid
       * @description App that manages the stock, if it is another app than the catalog's.
       */
      inventoryAppId?: string;
    };
    /** @description An image in the site's media store, as sent in a request. */
    CartImageInput: {
      /**
       * @description Id of the file in the media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: uri
       * @description Address of the file, if it is not in the media store.
       */
      url?: string;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description Values that override those of the catalog for this line. */
    CartLineOverrides: {
      name?: components['schemas']['TranslatableString'];
      /**
       * Format: decimal
       * @description Unit price after the discounts of the catalog.
       * @example 19.90
       */
      salePrice?: string;
      /**
       * Format: decimal
       * @description Unit price before discounts.
       * @example 24.90
       */
      fullPrice?: string;
      descriptionLines?: components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      image?: components['schemas']['LimitedImage'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * Format: decimal
       * @description Amount to pay now per unit; above 0.
       * @example 5.00
       */
      depositAmount?: string;
      /** @description Whether the payment method is saved for later charges. */
      savePaymentMethod?: boolean;
      /**
       * Format: uuid
       * @description App that manages the stock of the item.
       */
      inventoryAppId?: string;
    };
    /** @description Values to override those of the catalog for this line. For the owner and apps only. */
    CartLineOverridesInput: {
      name?: components['schemas']['TranslatableString'];
      /**
       * Format: decimal
       * @description Unit price after the discounts of the catalog.
       * @example 19.90
       */
      salePrice?: string;
      /**
       * Format: decimal
       * @description Unit price before discounts.
       * @example 24.90
       */
      fullPrice?: string;
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      image?: components['schemas']['CartImageInput'];
      paymentOption?: components['schemas']['PaymentOption'];
      /**
       * Format: decimal
       * @description Amount to pay now per unit; above 0.
       * @example 5.00
       */
      depositAmount?: string;
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
    /** @description Properties of the item, to display and to deliver it. */
    CartLineAttributes: {
      /** @description Chosen options and texts, to display below the name. */
      descriptionLines?: components['schemas']['DescriptionLine'][];
      /** @description May be absent in the response to the call that added the line, and present in the next read. */
      image?: components['schemas']['LimitedImage'];
      url?: components['schemas']['ItemPageUrl'];
      /** @description Policies of the item, such as the cancellation policy. */
      policies?: components['schemas']['Policy'][];
      itemType?: components['schemas']['ItemType'];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      subscriptionInfo?: components['schemas']['SubscriptionOptionInfo'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      /** @description True if only members may buy the item. */
      membersOnly: boolean;
    };
    /** @description Parties and rules that apply when the item is delivered. */
    CartLineDeliveryConfig: {
      /**
       * Format: uuid
       * @description Delivery profile of the site that applies to the item.
       */
      deliveryProfileId?: string;
      /**
       * Format: uuid
       * @description Party that delivers the item, if it is not the site.
       */
      fulfillerId?: string;
    };
    /** @description Taxation of a line. */
    CartLineTaxConfig: {
      taxableAddress?: components['schemas']['TaxableAddress'];
      /** @description Tax group that applies to the item. */
      taxGroupId?: string;
    };
    /** @description Time and means of the payment for the item. */
    CartLinePaymentConfig: {
      /** @description Whether the payment method is saved for later charges. */
      savePaymentMethod: boolean;
      /** @description Text that the buyer must accept before paying. Absent if no consent is required. */
      consentRequiredPaymentPolicy?: string;
      /** @description Amount to pay now per unit, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['ConvertedMoney'];
      /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membership`. */
      selectedMembership?: components['schemas']['SelectedMembershipV2'];
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      membership?: components['schemas']['LineMembership'];
    };
    /** @description The membership that covers the line, in its earlier form. */
    SelectedMembershipV2: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      name?: components['schemas']['TranslatableString'];
    };
    /** @description The membership that is to cover the line, in its earlier form. */
    SelectedMembershipInput: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
    };
    /** @description The membership that covers the line. Exactly one of `existingMembership` and `futureMembership` is present. */
    LineMembership: {
      existingMembership?: components['schemas']['ExistingMembership'];
      futureMembership?: components['schemas']['FutureMembership'];
      name?: components['schemas']['TranslatableString'];
      /**
       * Format: int32
       * @description Number of credits or sessions that the line uses.
       */
      readonly redemptionCost?: number;
      redemptionType: components['schemas']['RedemptionType'] | components['schemas']['Undeclared'];
    };
    /** @description A membership that is to cover the line. Give exactly one of the members. */
    MembershipInput: {
      existingMembership?: components['schemas']['ExistingMembership'];
      futureMembership?: components['schemas']['FutureMembership'];
    };
    /** @description A membership that the buyer has. */
    ExistingMembership: {
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      /** @description Id that the app assigned to the membership. */
      membershipId: string;
    };
    /** @description A membership that the buyer buys with this cart. */
    FutureMembership: {
      /**
       * Format: uuid
       * @description Line with which the membership is bought.
       */
      lineItemId: string;
      /** @description Benefit of the membership that covers the line. */
      benefitId: string;
    };
    /**
     * @description Unit in which a membership is used up.
     * @enum {string}
     */
    RedemptionType: 'CREDITS' | 'SESSIONS';
    /** @description A group of extras, such as toppings. */
    CartModifierGroup: {
      readonly id: string;
      name?: components['schemas']['TranslatableString'];
      modifiers: components['schemas']['CartModifier'][];
    };
    /** @description One extra of a line. */
    CartModifier: {
      readonly id: string;
      quantity?: components['schemas']['Quantity'];
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['ConvertedMoney'];
    };
    /** @description A group of extras, as sent in a request. The platform gives it an id. */
    NewCartModifierGroup: {
      name?: components['schemas']['TranslatableString'];
      modifiers: readonly components['schemas']['NewCartModifier'][];
    };
    /** @description One extra, as sent in a request. The platform gives it an id. */
    NewCartModifier: {
      quantity?: components['schemas']['Quantity'];
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['MoneyInput'];
    };
    /** @description A discount on one line. */
    CartLineDiscount: {
      name?: components['schemas']['TranslatableString'];
      /** @description Amount deducted from the price of the line. */
      amountOff?: components['schemas']['ConvertedMoney'];
      source?: components['schemas']['DiscountSource'];
    };
    /** @description Origin of a discount. */
    DiscountSource: {
      sourceType: components['schemas']['DiscountSourceType'] | components['schemas']['Undeclared'];
      /**
       * @description Present if a coupon gives the discount.
       * @example SPRING10
       */
      couponCode?: string;
    };
    /**
     * @description An automatic rule of the site, or a coupon. A discount that the merchant gave by hand in the first family of calls appears as AUTOMATIC_RULE.
     * @enum {string}
     */
    DiscountSourceType: 'AUTOMATIC_RULE' | 'COUPON';
    /** @description A catalog item to add. */
    NewCartItem: {
      catalogReference: components['schemas']['CatalogReference'];
      quantity: components['schemas']['Quantity'];
      /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membershipPayment`. */
      selectedMembership?: components['schemas']['SelectedMembershipInput'];
      catalogOverrideFields?: components['schemas']['CartLineOverridesInput'];
      extendedFields?: components['schemas']['ExtendedFields'];
      /**
       * Format: uuid
       * @description App that manages the stock, if it is another app than the catalog's.
       */
      inventoryAppId?: string;
      membershipPayment?: components['schemas']['MembershipInput'];
    };
    /** @description A line that does not come from a catalog. The caller sets name, price and properties. */
    NewCustomItem: {
      name: components['schemas']['TranslatableString'];
      quantityInfo: components['schemas']['CustomItemQuantity'];
      pricing: components['schemas']['CustomItemPricing'];
      source?: components['schemas']['CustomItemSource'];
      attributes: components['schemas']['CustomItemAttributes'];
      deliveryConfig?: components['schemas']['CustomItemDeliveryConfig'];
      taxConfig?: components['schemas']['CartLineTaxConfig'];
      paymentConfig?: components['schemas']['CustomItemPaymentConfig'];
      /** @description Extras, by group. */
      modifierGroups?: readonly components['schemas']['NewCartModifierGroup'][];
    };
    /** @description Quantity of a custom line. */
    CustomItemQuantity: {
      requestedQuantity: components['schemas']['Quantity'];
      /**
       * Format: int32
       * @description Number of available units. If absent, unlimited.
       */
      availableQuantity?: number;
      /**
       * @description True if the buyer cannot change the quantity.
       * @default false
       */
      fixedQuantity?: boolean;
    };
    /** @description Prices of a custom line. */
    CustomItemPricing: {
      /** @description Unit price. */
      price: components['schemas']['MoneyInput'];
      /** @description Unit price before discounts. If absent, the same as `price`. */
      fullPrice?: components['schemas']['MoneyInput'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description True if the price is not known until the order is placed. */
      priceUndetermined?: boolean;
    };
    /** @description Origin of a custom line, for the app that manages it. */
    CustomItemSource: {
      /** @description The catalog is not queried. */
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Id of the catalog's item, if `catalogItemId` identifies only a part of it. */
      rootCatalogItemId?: string;
      /**
       * Format: uuid
       * @description App that manages the stock.
       */
      inventoryAppId?: string;
    };
    /** @description Properties of a custom line, to display and to deliver it. */
    CustomItemAttributes: {
      /** @description Options and texts, to display below the name. */
      descriptionLines?: readonly components['schemas']['DescriptionLine'][];
      image?: components['schemas']['CartImageInput'];
      url?: components['schemas']['ItemPageUrl'];
      itemType: components['schemas']['ItemType'];
      physicalProperties?: components['schemas']['PhysicalPropertiesInput'];
      serviceProperties?: components['schemas']['ServiceProperties'];
      /**
       * @description True if only members may buy it.
       * @default false
       */
      membersOnly?: boolean;
    };
    /** @description Delivery of a custom line. */
    CustomItemDeliveryConfig: {
      /**
       * Format: uuid
       * @description Delivery profile of the site.
       */
      deliveryProfileId?: string;
    };
    /** @description Payment of a custom line. */
    CustomItemPaymentConfig: {
      /** @description Amount to pay now per unit. Only for the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['MoneyInput'];
      paymentOption?: components['schemas']['PaymentOptionType'];
    };
    /** @description The totals of a cart at one moment. The platform does not keep it. */
    CartSummary: {
      /**
       * Format: uuid
       * @description The cart that was computed.
       */
      cartId: string;
      /**
       * Format: int64
       * @description Revision of the cart at that moment. A cart with another revision has other totals.
       * @example 7
       */
      cartRevision: string;
      /**
       * Format: uuid
       * @description Id of this computation.
       */
      calculationId: string;
      /** @description Lines with a confirmed quantity above 0. */
      lineItems: components['schemas']['CartLineSummary'][];
      /** @description All discounts, with their amounts. */
      discounts: components['schemas']['CartSummaryDiscount'][];
      deliverySummary?: components['schemas']['DeliverySummary'];
      additionalFees: components['schemas']['CartFee'][];
      taxSummary?: components['schemas']['CartTaxSummary'];
      priceSummary?: components['schemas']['CartPriceSummary'];
      paymentSummary?: components['schemas']['PaymentSummary'];
      /** @description Proof of these prices, for the call that places an order. Opaque. */
      priceVerificationToken?: string;
      /** @deprecated The platform has announced the end of this field for 2026-08-01; its successor is `violations`. */
      calculationErrors?: components['schemas']['CartCalculationErrors'];
      /**
       * @description Problems reported by the site's validation plug-ins.
       *     @deprecated The platform has announced the end of this field for 2026-08-01; its successor is `violations`.
       */
      spiViolations?: components['schemas']['Violation'][];
      /** @description Problems with the cart. One of severity ERROR prevents the order. */
      violations: components['schemas']['CartViolation'][];
    };
    /** @description Prices of one line. */
    CartLineSummary: {
      /**
       * Format: uuid
       * @description Id of the line in the cart.
       */
      lineItemId: string;
      /** @description Confirmed quantity. */
      quantity: components['schemas']['Quantity'];
      /** @description Price of one unit after all discounts on the line. */
      unitPrice: components['schemas']['ConvertedMoney'];
      /** @description Price of the line after the discounts on it, before those on the subtotal. */
      totalPrice?: components['schemas']['ConvertedMoney'];
    };
    /** @description One discount and the amount that it deducts. */
    CartSummaryDiscount: {
      name: components['schemas']['TranslatableString'];
      source: components['schemas']['DiscountSource'];
      scope: components['schemas']['DiscountScope'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of cycles of a subscription in which it applies.
       */
      subscriptionCycles?: number;
      /** @description Amount deducted from this cart. */
      total?: components['schemas']['ConvertedMoney'];
      /** @description Parts of the amount by line, for the scope LINE_ITEM. */
      lineItemDiscounts?: components['schemas']['LineDiscountAmount'][];
    };
    /**
     * @description Part of the cart to which a discount applies: the subtotal, some lines, or the delivery.
     * @enum {string}
     */
    DiscountScope: 'UNKNOWN_DISCOUNT_SCOPE' | 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY';
    /** @description Amount deducted from one line. */
    LineDiscountAmount: {
      /**
       * Format: uuid
       * @description Id of the line in the cart.
       */
      lineItemId?: string;
      amountOff?: components['schemas']['ConvertedMoney'];
    };
    /** @description The delivery method and its price. */
    DeliverySummary: {
      method?: components['schemas']['CartDeliveryMethod'];
      /** @description After the discount on the delivery. */
      price?: components['schemas']['ConvertedMoney'];
    };
    /** @description A fee in addition to lines and delivery. */
    CartFee: {
      /** @description Machine-readable name of the fee. */
      code?: string;
      name?: components['schemas']['TranslatableString'];
      /** @description App that charges the fee. */
      providerAppId?: string;
      /** @description Lines to which it applies. Absent or empty means the whole cart. */
      lineItemIds?: string[];
      price?: components['schemas']['ConvertedMoney'];
      /**
       * Format: int32
       * @description Number of cycles of a subscription in which it is charged.
       */
      subscriptionCycles?: number;
      source: components['schemas']['CartFeeSource'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Origin of a fee of a cart.
     * @enum {string}
     */
    CartFeeSource: 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'LINE_ITEM' | 'DELIVERY' | 'PLATFORM';
    /** @description Taxes of the cart. */
    CartTaxSummary: {
      /** @description Sums by tax. */
      taxes: components['schemas']['CartTax'][];
      /** @description Amount that is not taxed. */
      totalExempt?: components['schemas']['ConvertedMoney'];
      /** @description Whether the prices include tax. */
      readonly pricesIncludeTax: boolean;
      lineItemTaxes: components['schemas']['LineTax'][];
      /** @description Part of the sums in `taxes`. */
      deliveryTax?: components['schemas']['ConvertedMoney'];
      additionalFeeTaxes: components['schemas']['FeeTax'][];
    };
    /** @description One tax and its sum. */
    CartTax: {
      name?: components['schemas']['TranslatableString'];
      /** @description Amount that is taxed, without the tax. */
      taxableAmount?: components['schemas']['ConvertedMoney'];
      /** @description Amount that this tax leaves out. */
      exemptAmount?: components['schemas']['ConvertedMoney'];
      /** @description The tax. */
      amount?: components['schemas']['ConvertedMoney'];
    };
    /** @description Tax of one line. */
    LineTax: {
      /**
       * Format: uuid
       * @description Id of the line in the cart.
       */
      lineItemId: string;
      tax?: components['schemas']['ConvertedMoney'];
      /**
       * Format: decimal
       * @description Share of the price: `0.19` is 19 %. From 0 to 1, with up to six decimals.
       * @example 0.19
       */
      rate?: string;
    };
    /** @description Tax of one fee. */
    FeeTax: {
      /** @description Code of the entry in `additionalFees`. */
      additionalFeeCode: string;
      tax?: components['schemas']['ConvertedMoney'];
    };
    /** @description `total` is `subtotal` minus `discount`, plus `delivery`, `additionalFees` and `tax`. A part that was not requested is 0. */
    CartPriceSummary: {
      /** @description Sum of all lines after the discounts on lines. */
      subtotal?: components['schemas']['ConvertedMoney'];
      /** @description Discounts on the subtotal. Discounts on lines and on the delivery are already deducted there. */
      discount?: components['schemas']['ConvertedMoney'];
      /** @description After the discount on the delivery. */
      delivery?: components['schemas']['ConvertedMoney'];
      /** @description Sum of all fees. */
      additionalFees?: components['schemas']['ConvertedMoney'];
      /** @description Tax to add. 0 if the prices include it; `taxSummary` has the included amounts. */
      tax?: components['schemas']['ConvertedMoney'];
      /** @description Amount of the order, before gift cards. */
      total?: components['schemas']['ConvertedMoney'];
    };
    /** @description The amounts to pay, and when. */
    PaymentSummary: {
      giftCards: components['schemas']['GiftCardSummary'][];
      memberships: components['schemas']['MembershipSummary'][];
      subscriptionCharges: components['schemas']['SubscriptionCharges'][];
      /** @description True if something remains to be paid after the gift card. */
      requiresPaymentAfterGiftCard: boolean;
      /** @description Total minus the amount that the gift card pays. */
      totalAfterGiftCards?: components['schemas']['ConvertedMoney'];
      /** @description Part to pay with the order. */
      payNow?: components['schemas']['ConvertedMoney'];
      /** @description Part to pay later, such as the remainder after a deposit. */
      payLater?: components['schemas']['ConvertedMoney'];
      /** @description Part to pay after the free trial of a subscription. */
      payAfterFreeTrial?: components['schemas']['ConvertedMoney'];
    };
    /** @description Amount that a gift card pays. */
    GiftCardSummary: {
      /**
       * Format: uuid
       * @description Id of the gift card in the cart.
       */
      giftCardId: string;
      redeemAmount?: components['schemas']['ConvertedMoney'];
    };
    /** @description A membership and the lines that it covers. */
    MembershipSummary: {
      /** @description Id that the app assigned to the membership. */
      id: string;
      /**
       * Format: uuid
       * @description App that manages the membership.
       */
      appId: string;
      lineItemIds?: string[];
    };
    /** @description Payments of one subscription. */
    SubscriptionCharges: {
      lineItemIds?: string[];
      /** @description Schedule of the payments as text, for the buyer. */
      description?: string;
      charges?: components['schemas']['SubscriptionCharge'][];
    };
    /** @description Consecutive cycles of a subscription with the same price. */
    SubscriptionCharge: {
      /**
       * Format: int32
       * @description Number of the first cycle.
       */
      cycleFrom?: number;
      /**
       * Format: int32
       * @description Number of cycles. Absent if they do not end.
       */
      cycleCount?: number;
      /**
       * Format: date-time
       * @description Day of the payment, if the subscription has a fixed one.
       */
      cycleBillingDate?: string;
    };
    /** @description Parts that could not be computed. At most one of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` is present. */
    CartCalculationErrors: {
      /** @description No delivery method could be computed. */
      generalShippingCalculationError?: components['schemas']['ErrorDetails'];
      carrierErrors?: components['schemas']['CarrierErrors'];
      /** @description The delivery method is not available. */
      selectedShippingOptionError?: components['schemas']['ErrorDetails'];
      /** @description Tax could not be computed. */
      taxCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The coupon is no longer valid. */
      couponCalculationError?: components['schemas']['ErrorDetails'];
      /** @description The gift card could not be applied. */
      giftCardCalculationError?: components['schemas']['ErrorDetails'];
      /** @description Reasons why the order would be rejected. */
      orderValidationErrors: components['schemas']['ApplicationError'][];
      /** @description Memberships could not be applied. */
      membershipError?: components['schemas']['ErrorDetails'];
      /** @description Automatic discounts of the site could not be applied. */
      discountsCalculationError?: components['schemas']['ErrorDetails'];
    };
    /** @description A problem with the cart. At most one member whose name ends with `Data` is present; the code determines which. */
    CartViolation: {
      scope: components['schemas']['CartViolationScope'] | components['schemas']['Undeclared'];
      code: components['schemas']['CartViolationCode'] | components['schemas']['Undeclared'];
      severity: components['schemas']['ViolationSeverity'] | components['schemas']['Undeclared'];
      /** @description Message in English, for the buyer or for logs. */
      description?: string;
      customValidationData?: components['schemas']['CustomValidationData'];
      invalidCouponStatusData?: components['schemas']['CouponStatusData'];
      invalidCouponCodeData?: components['schemas']['CouponCodeData'];
      invalidGiftCardCodeData?: components['schemas']['GiftCardCodeData'];
      invalidGiftCardStatusData?: components['schemas']['GiftCardStatusData'];
      lineItemsOutOfStockData?: components['schemas']['OutOfStockData'];
      membersOnlyItemData?: components['schemas']['MembersOnlyData'];
      subtotalBelowOrderMinimumData?: components['schemas']['OrderMinimumData'];
      invalidMembershipStatusData?: components['schemas']['MembershipStatusData'];
    };
    /**
     * @description Part of the cart that a violation concerns.
     * @enum {string}
     */
    CartViolationScope: 'GLOBAL' | 'LINE_ITEM' | 'DISCOUNT' | 'DELIVERY' | 'TAX' | 'MEMBERSHIP' | 'GIFT_CARD';
    /**
     * @description Kind of a violation.
     * @enum {string}
     */
    CartViolationCode:
      | 'GENERAL_CODE'
      | 'CUSTOM_VALIDATION'
      | 'EMPTY_CART'
      | 'LINE_ITEMS_OUT_OF_STOCK'
      | 'MEMBERS_ONLY_ITEM'
      | 'INVALID_COUPON_CODE'
      | 'INVALID_COUPON_STATUS'
      | 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD'
      | 'MISSING_DELIVERY_ADDRESS'
      | 'MISSING_DELIVERY_METHOD'
      | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
      | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS'
      | 'INVALID_GIFT_CARD_CODE'
      | 'INVALID_GIFT_CARD_STATUS'
      | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
      | 'SUBTOTAL_BELOW_ORDER_MINIMUM'
      | 'INVALID_MEMBERSHIP_STATUS'
      | 'INVALID_POSTAL_CODE'
      | 'INVALID_SUBDIVISION'
      | 'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
      | 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
      | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
      | 'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART';
    /** @description Part of the cart that a validation plug-in of the site rejects. */
    CustomValidationData: {
      target?: components['schemas']['ViolationTarget'];
    };
    /** @description Body of a refused call. The data of its code names lines, items, coupons or gift cards. */
    CartErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Insufficient inventory
       */
      message: string;
      details?: components['schemas']['CartErrorDetails'];
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    CartErrorDetails: {
      applicationError?: components['schemas']['CartApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
    };
    /** @description The request violates a rule of the cart. */
    CartApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example INSUFFICIENT_INVENTORY
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Insufficient inventory
       */
      description?: string;
      data?: components['schemas']['CartErrorData'];
    };
    /** @description The subject of the refusal. Each code has its own members; codes that name nothing have none. */
    CartErrorData: {
      /** @description The items that are refused. With ITEM_NOT_FOUND_IN_CATALOG, INSUFFICIENT_INVENTORY, LINE_ITEM_PRICE_CONFLICT, FIXED_QUANTITY_ITEM, INVALID_MEMBERSHIP_PAYMENT_OPTION, DUPLICATE_MODIFIER_GROUP_IDS and DUPLICATE_ITEM_MODIFIER_IDS. */
      invalidItems?: components['schemas']['CartErrorItem'][];
      /** @description Lines of the request. With LINE_ITEM_NOT_FOUND_IN_CART, PLAN_LINE_ITEM_NOT_FOUND and EMPTY_LINE_ITEM_UPDATES. */
      lineItemIds?: string[];
      /** @description Lines that the request names more than once. With DUPLICATE_LINE_ITEM_UPDATES. */
      duplicateLineItemIds?: string[];
      /**
       * Format: int32
       * @description Number that the request leads to. With MAX_LINE_ITEMS_EXCEEDED and MAX_ITEM_MODIFIERS_EXCEEDED.
       */
      requestCount?: number;
      /**
       * Format: int32
       * @description Largest allowed number, beside `requestCount`.
       */
      maxCount?: number;
      /**
       * @description Code of the coupon. With INVALID_COUPON_CODE, INVALID_COUPON_STATUS and COUPON_ALREADY_EXISTS.
       * @example SPRING10
       */
      couponCode?: string;
      /**
       * Format: uuid
       * @description Id that no coupon of the cart has. With COUPON_NOT_FOUND_IN_CART.
       */
      couponId?: string;
      /**
       * @description Masked code of the gift card. With INVALID_GIFT_CARD_CODE, INVALID_GIFT_CARD_STATUS and GIFT_CARD_ALREADY_EXISTS.
       * @example ****7QX2
       */
      giftCardCode?: string;
      /**
       * Format: uuid
       * @description Id of a gift card in the cart. With GIFT_CARD_NOT_FOUND_IN_CART, and if it is known with INVALID_GIFT_CARD_CODE and INVALID_GIFT_CARD_STATUS.
       */
      giftCardId?: string;
      /**
       * @description A value of `CouponRefusalReason` with INVALID_COUPON_STATUS, and of `GiftCardRefusalReason` with INVALID_GIFT_CARD_STATUS.
       * @example EXPIRED
       */
      reason?: string;
      minLineItemQuantityNotReachedDetails?: components['schemas']['MinimumQuantityDetails'];
      minSubtotalNotReachedDetails?: components['schemas']['MinimumSubtotalDetails'];
      /** @description Delivery method that the site does not have. With DELIVERY_METHOD_NOT_FOUND. */
      code?: string;
      /** @description App of the delivery method, beside `code`. */
      appId?: string;
      /**
       * Format: uuid
       * @description The ordered cart. With CART_ALREADY_ORDERED.
       */
      cartId?: string;
      /**
       * Format: uuid
       * @description Its order, beside `cartId`.
       */
      orderId?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description An item of a refused call: by the id of its line if the cart has it, otherwise by its catalog reference. Codes that are about modifiers or prices have the members of the reference in the item itself. */
    CartErrorItem: {
      /** Format: uuid */
      lineItemId?: string;
      catalogReference?: components['schemas']['CatalogReference'];
      id?: components['schemas']['CartErrorItemId'];
      /**
       * Format: int32
       * @description Quantity that the cart would have. With INSUFFICIENT_INVENTORY.
       */
      requestedQuantity?: number;
      /**
       * Format: int32
       * @description Quantity that is left. With INSUFFICIENT_INVENTORY.
       */
      availableQuantity?: number;
      invalidItemId?: components['schemas']['CartErrorItemId'];
      selectedMembership?: components['schemas']['SelectedMembershipV2'];
      /** @description App that owns the catalog. */
      appId?: string;
      catalogItemId?: string;
      /** @description The variant and further choices. */
      options?: {
        [key: string]: unknown;
      };
    };
    /** @description Name of an item: the id of its line, or its catalog reference. */
    CartErrorItemId: {
      /** Format: uuid */
      lineItemId?: string;
      catalogReference?: components['schemas']['CatalogReference'];
    };
    /** @description Reason why a coupon cannot be used. At most one member whose name ends with `Details` is present. */
    CouponStatusData: {
      /** @example SPRING10 */
      couponCode: string;
      reason: components['schemas']['CouponRefusalReason'] | components['schemas']['Undeclared'];
      minLineItemQuantityNotReachedDetails?: components['schemas']['MinimumQuantityDetails'];
      minSubtotalNotReachedDetails?: components['schemas']['MinimumSubtotalDetails'];
    };
    /**
     * @description Reason why a coupon cannot be used.
     * @enum {string}
     */
    CouponRefusalReason:
      | 'UNKNOWN_INVALID_COUPON_REASON'
      | 'EXPIRED'
      | 'DISABLED'
      | 'INACTIVE'
      | 'MAX_USAGE_EXCEEDED'
      | 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
      | 'NOT_APPLICABLE_TO_SUBSCRIPTIONS'
      | 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
      | 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'
      | 'MIN_SUBTOTAL_NOT_REACHED';
    /** @description Quantity that the coupon requires. */
    MinimumQuantityDetails: {
      /** Format: int32 */
      requiredMinimumQuantity: number;
    };
    /** @description Subtotal that the coupon requires. */
    MinimumSubtotalDetails: {
      requiredMinimumSubtotal?: components['schemas']['ConvertedMoney'];
      /** @description Description by the service for coupons. */
      originalDescription?: string;
    };
    /** @description A code to which no coupon belongs. */
    CouponCodeData: {
      /** @example SPRNG10 */
      couponCode: string;
    };
    /** @description A code to which no gift card belongs. */
    GiftCardCodeData: {
      /**
       * @description Masked code.
       * @example ****7QX2
       */
      giftCardCode: string;
      /**
       * Format: uuid
       * @description Id of the gift card in the cart.
       */
      giftCardId?: string;
    };
    /** @description Reason why a gift card cannot pay. */
    GiftCardStatusData: {
      /**
       * @description Masked code.
       * @example ****7QX2
       */
      giftCardCode: string;
      reason: components['schemas']['GiftCardRefusalReason'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the gift card in the cart.
       */
      giftCardId?: string;
    };
    /**
     * @description Reason why a gift card cannot pay.
     * @enum {string}
     */
    GiftCardRefusalReason: 'UNKNOWN_INVALID_GIFT_CARD_REASON' | 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE';
    /** @description Lines that are out of stock. */
    OutOfStockData: {
      lineItemIds?: string[];
      /** @description True if no line is left. */
      allLineItemsOutOfStock: boolean;
    };
    /** @description Lines that only members may buy. */
    MembersOnlyData: {
      lineItemIds?: string[];
    };
    /** @description The smallest subtotal that the site accepts. */
    OrderMinimumData: {
      minimumOrderSubtotal?: components['schemas']['ConvertedMoney'];
      /** @description Amount that is missing. */
      remainingAmount?: components['schemas']['ConvertedMoney'];
    };
    /** @description Reason why a membership cannot cover a line. */
    MembershipStatusData: {
      /** @description Id that the app assigned to the membership. */
      membershipId?: string;
      reason: components['schemas']['MembershipRefusalReason'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Reason why a membership cannot cover a line.
     * @enum {string}
     */
    MembershipRefusalReason:
      | 'UNKNOWN_INVALID_MEMBERSHIP_REASON'
      | 'INSUFFICIENT_FUNDS'
      | 'MEMBERSHIP_NOT_FOUND'
      | 'NOT_APPLICABLE_TO_LINE_ITEMS'
      | 'LINE_ITEM_NOT_FOUND';
    /** @description A text and its translation. */
    TranslatableString: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /**
     * Format: int32
     * @description Number of units of the item.
     * @example 2
     */
    Quantity: number;
    /** @description Text shown in place of the price, for items without a numeric price. */
    PriceDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
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
    /** @description An image with the URL to load it from, in the form of the newer services. */
    LimitedImage: {
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
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
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
    /** @description Payment option of the item, wrapped so that it can be absent. */
    PaymentOption: {
      value: components['schemas']['PaymentOptionType'];
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
    /** @description A policy of the item. */
    Policy: {
      /** @example Cancelling */
      title?: string;
      content: string;
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
     * @description Kind of address that determines the tax.
     * @enum {string}
     */
    TaxableAddressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
    /** @description Address that determines the tax. */
    TaxableAddress: {
      addressType: components['schemas']['TaxableAddressType'];
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
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
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
    /**
     * @description Unit of all weights in the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
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
    /** @description The caller has no cart. Adding a line creates one. The platform uses two codes for this. */
    CurrentCartNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The content is not valid, or a code is unknown. No cart was created. */
    CreateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The lines are not valid. Nothing was added. */
    AddRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description A line, a coupon, a gift card or a delivery method cannot be used now. Nothing was added. */
    AddNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description A field is not valid. The cart is unchanged. */
    UpdateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The cart cannot be changed in this way. It is unchanged. */
    UpdateNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The order was placed, so the cart can no longer be changed or computed. */
    AlreadyOrdered: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description A line is not in the cart, or the order was placed. Nothing was removed. */
    LineNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The changes are not valid. The cart is unchanged. */
    LineUpdateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description A line cannot be changed in this way. The cart is unchanged. */
    LineUpdateNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description No coupon has the given code. The cart is unchanged. */
    CouponUnknown: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The coupon exists but cannot be added to this cart. The cart is unchanged. */
    CouponNotAdded: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The coupon cannot be removed. The cart is unchanged. */
    CouponNotRemoved: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The delivery method cannot be set. The cart is unchanged. */
    DeliveryMethodNotSet: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description No gift card has the given code. The cart is unchanged. */
    GiftCardUnknown: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The gift card exists but cannot be added to this cart. The cart is unchanged. */
    GiftCardNotAdded: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
      };
    };
    /** @description The gift card cannot be removed. The cart is unchanged. */
    GiftCardNotRemoved: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartErrorBody'];
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
  getCurrentCartV2: {
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
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The new cart. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['CreateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['AddNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteCurrentCartV2: {
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
          'application/json': components['schemas']['DeleteCartV2Response'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCurrentCartV2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateCartV2Request'];
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
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['UpdateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['UpdateNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  refreshCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart after the refresh. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  calculateCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CalculateCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart and its totals. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalculatedCartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  estimateCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EstimateCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart and its totals. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalculatedCartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addLineItemsToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddLineItemsToCurrentCartRequest'];
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
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['AddRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['AddNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeLineItemsFromCurrentCartV2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveLineItemsFromCurrentCartRequest'];
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
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['LineNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateLineItemsInCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateLineItemsInCurrentCartRequest'];
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
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['LineUpdateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['LineUpdateNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addCouponToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddCouponToCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart with the coupon. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['CouponUnknown'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['CouponNotAdded'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeCouponFromCurrentCartV2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveCouponFromCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart without a coupon. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['CouponNotRemoved'];
      429: components['responses']['TooManyRequests'];
    };
  };
  setDeliveryMethodForCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetDeliveryMethodForCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart with the delivery method. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['DeliveryMethodNotSet'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeDeliveryMethodFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart without a delivery method. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addGiftCardToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddGiftCardToCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart with the gift card. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['GiftCardUnknown'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['GiftCardNotAdded'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeGiftCardFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveGiftCardFromCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart without a gift card. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['GiftCardNotRemoved'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateFormSubmissionsInCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateFormSubmissionsInCurrentCartRequest'];
      };
    };
    responses: {
      /** @description The cart. It does not contain the submissions. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartV2Response'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
