// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v1/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an order of the store
     * @description Returns one order. A thank-you page reads the order whose id the checkout appended to its URL.
     *
     *     The platform's declarations name the owner and apps as callers. Visitors and members may read an own order:
     *     the
     *     platform's templates do so on their thank-you pages, with the token of the session that bought. An order of
     *     another buyer is rejected with 403. Some applications are prepared for a rejection of every visitor; a page
     *     should then show its thanks without the order.
     */
    get: operations['getShopOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/orders/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search orders of the store
     * @description Returns one page of orders that match a filter, in the given order. Without a sort, the newest orders come
     *     first; without a limit, a page has 100 orders. Orders that are PENDING or REJECTED are left out unless the
     *     filter names their status. INITIALIZED orders are never returned.
     *
     *     For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`.
     *
     *     The owner and apps search all orders of the site. A member finds own orders only, with or without a condition
     *     on
     *     the buyer. The platform's documentation says that a member's own orders need the member's token and nothing
     *     more, but shows no such call; that members may call this one is inferred. No source shows it with a visitor's
     *     token.
     */
    post: operations['searchOrders'];
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
    GetShopOrderResponse: {
      order: components['schemas']['ShopOrder'];
    };
    SearchOrdersRequest: {
      search: components['schemas']['OrderSearch'];
    };
    SearchOrdersResponse: {
      orders: components['schemas']['ShopOrder'][];
      metadata: components['schemas']['CursorPagingMetadata'];
    };
    /** @description Filter, sort order and page of a search for orders. */
    OrderSearch: {
      cursorPaging?: components['schemas']['OrderCursorPaging'];
      filter?: components['schemas']['ShopOrderFilter'];
      /** @description The first field has precedence; the following one breaks ties. */
      sort?: readonly components['schemas']['OrderSorting'][];
    };
    /** @description Page to return, by a cursor from an earlier response. */
    OrderCursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of orders per page.
       * @default 100
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /**
     * @description Conditions on an order, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "paymentStatus": "PAID"
     *     }
     */
    ShopOrderFilter: {
      id?: components['schemas']['ExactTextCondition'];
      number?: components['schemas']['TextCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      purchasedDate?: components['schemas']['InstantCondition'];
      status?: components['schemas']['ShopOrderStatusCondition'];
      paymentStatus?: components['schemas']['ShopOrderPaymentStatusCondition'];
      fulfillmentStatus?: components['schemas']['ShopOrderFulfillmentStatusCondition'];
      /** @description Statuses of the parts that are delivered separately. */
      'fulfillmentStatusesAggregate.statuses'?: components['schemas']['MembershipOperators'];
      archived?: components['schemas']['BooleanCondition'];
      imported?: components['schemas']['BooleanCondition'];
      seenByAHuman?: components['schemas']['BooleanCondition'];
      /** @description Whether the order was made to try the shop. Orders do not return this field. */
      demo?: components['schemas']['BooleanCondition'];
      checkoutId?: components['schemas']['ExactTextCondition'];
      'buyerInfo.contactId'?: components['schemas']['ExactTextCondition'];
      'buyerInfo.memberId'?: components['schemas']['ExactTextCondition'];
      'buyerInfo.email'?: components['schemas']['TextCondition'];
      'billingInfo.contactDetails.firstName'?: components['schemas']['TextCondition'];
      'billingInfo.contactDetails.lastName'?: components['schemas']['TextCondition'];
      'createdBy.userId'?: components['schemas']['ExactTextCondition'];
      'channelInfo.type'?: components['schemas']['ChannelTypeCondition'];
      'channelInfo.externalOrderId'?: components['schemas']['ExactTextCondition'];
      'businessLocation.id'?: components['schemas']['TextCondition'];
      'businessLocation.name'?: components['schemas']['TextCondition'];
      'shippingInfo.title'?: components['schemas']['ExactTextCondition'];
      'shippingInfo.region.name'?: components['schemas']['ExactTextCondition'];
      'shippingInfo.logistics.deliveryTime'?: components['schemas']['TextCondition'];
      'shippingInfo.logistics.deliveryTimeSlot.from'?: components['schemas']['InstantCondition'];
      'shippingInfo.logistics.deliveryTimeSlot.to'?: components['schemas']['InstantCondition'];
      'priceSummary.total.amount'?: components['schemas']['DigitsCondition'];
      'balanceSummary.authorized.amount'?: components['schemas']['DigitsCondition'];
      'balanceSummary.pending.amount'?: components['schemas']['DigitsCondition'];
      'balanceSummary.pendingRefund.amount'?: components['schemas']['DigitsCondition'];
      'taxInfo.totalTax.amount'?: components['schemas']['DigitsCondition'];
      'taxInfo.totalExempt.amount'?: components['schemas']['DigitsCondition'];
      'lineItems.productName.original'?: components['schemas']['MembershipOperators'];
      'lineItems.catalogReference.appId'?: components['schemas']['MembershipOperators'];
      'lineItems.catalogReference.catalogItemId'?: components['schemas']['MembershipOperators'];
      'lineItems.locations.id'?: components['schemas']['MembershipOperators'];
      'lineItems.subscriptionInfo.id'?: components['schemas']['ExactTextCondition'];
      'appliedDiscounts.coupon.id'?: components['schemas']['MembershipOperators'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['ShopOrderFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['ShopOrderFilter'][];
      $not?: components['schemas']['ShopOrderFilter'];
    };
    /** @description A text that the field must equal, or an object of operators. */
    ExactTextCondition: string | components['schemas']['ExactTextOperators'];
    /** @description Operators on a text that is compared as a whole. If there are several, all must match. */
    ExactTextOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description Equal to none of these values. */
      $nin?: readonly string[];
    };
    /** @description The status that the field must equal, or an object of operators. */
    ShopOrderStatusCondition:
      | components['schemas']['ShopOrderStatus']
      | components['schemas']['ShopOrderStatusOperators'];
    /** @description Operators on the status. If there are several, all must match. */
    ShopOrderStatusOperators: {
      $eq?: components['schemas']['ShopOrderStatus'];
      $ne?: components['schemas']['ShopOrderStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['ShopOrderStatus'][];
      /** @description Equal to none of these values. */
      $nin?: readonly components['schemas']['ShopOrderStatus'][];
    };
    /** @description The payment status that the field must equal, or an object of operators. */
    ShopOrderPaymentStatusCondition:
      | components['schemas']['ShopOrderPaymentStatus']
      | components['schemas']['ShopOrderPaymentStatusOperators'];
    /** @description Operators on the payment status. If there are several, all must match. */
    ShopOrderPaymentStatusOperators: {
      $eq?: components['schemas']['ShopOrderPaymentStatus'];
      $ne?: components['schemas']['ShopOrderPaymentStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['ShopOrderPaymentStatus'][];
      /** @description Equal to none of these values. */
      $nin?: readonly components['schemas']['ShopOrderPaymentStatus'][];
    };
    /** @description The progress of the delivery that the field must equal, or an object of operators. */
    ShopOrderFulfillmentStatusCondition:
      | components['schemas']['ShopOrderFulfillmentStatus']
      | components['schemas']['ShopOrderFulfillmentStatusOperators'];
    /** @description Operators on the progress of the delivery. If there are several, all must match. */
    ShopOrderFulfillmentStatusOperators: {
      $eq?: components['schemas']['ShopOrderFulfillmentStatus'];
      $ne?: components['schemas']['ShopOrderFulfillmentStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['ShopOrderFulfillmentStatus'][];
      /** @description Equal to none of these values. */
      $nin?: readonly components['schemas']['ShopOrderFulfillmentStatus'][];
    };
    /** @description The sales channel that the field must equal, or an object of operators. */
    ChannelTypeCondition:
      | components['schemas']['ChannelType']
      | components['schemas']['ChannelTypeOperators'];
    /** @description Operators on the sales channel. If there are several, all must match. */
    ChannelTypeOperators: {
      $eq?: components['schemas']['ChannelType'];
      $ne?: components['schemas']['ChannelType'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['ChannelType'][];
      /** @description Equal to none of these values. */
      $nin?: readonly components['schemas']['ChannelType'][];
    };
    /** @description One sort key; earlier keys have precedence. */
    OrderSorting: {
      fieldName: components['schemas']['ShopOrderSortField'];
      order?: components['schemas']['SortOrder'];
      /** @description Point on the map, from which the platform's general sort object measures distances. No field of an order is a place, so it has no use here. */
      origin?: components['schemas']['AddressLocation'];
    };
    /**
     * @description A field by which orders can be sorted.
     * @enum {string}
     */
    ShopOrderSortField:
      | 'balanceSummary.authorized.amount'
      | 'balanceSummary.pending.amount'
      | 'balanceSummary.pendingRefund.amount'
      | 'billingInfo.contactDetails.firstName'
      | 'billingInfo.contactDetails.lastName'
      | 'businessLocation.id'
      | 'businessLocation.name'
      | 'buyerInfo.email'
      | 'channelInfo.type'
      | 'createdDate'
      | 'fulfillmentStatus'
      | 'fulfillmentStatusesAggregate.statuses'
      | 'lineItems.productName.original'
      | 'number'
      | 'paymentStatus'
      | 'priceSummary.total.amount'
      | 'purchasedDate'
      | 'shippingInfo.logistics.deliveryTime'
      | 'shippingInfo.logistics.deliveryTimeSlot.from'
      | 'shippingInfo.logistics.deliveryTimeSlot.to'
      | 'shippingInfo.region.name'
      | 'shippingInfo.title'
      | 'status'
      | 'taxInfo.totalExempt.amount'
      | 'taxInfo.totalTax.amount'
      | 'updatedDate';
    /** @description A purchase in the store: what was bought, by whom, for how much, and how far payment and delivery are. All amounts are in `currency`. */
    ShopOrder: {
      /** Format: uuid */
      id: string;
      /**
       * @description Number that buyer and merchant see; consecutive within the site.
       * @example 10023
       */
      number: string;
      /** Format: date-time */
      createdDate: string;
      /** Format: date-time */
      updatedDate: string;
      lineItems: components['schemas']['ShopOrderLineItem'][];
      buyerInfo?: components['schemas']['OrderBuyer'];
      paymentStatus: components['schemas']['ShopOrderPaymentStatus'] | components['schemas']['Undeclared'];
      fulfillmentStatus:
        | components['schemas']['ShopOrderFulfillmentStatus']
        | components['schemas']['Undeclared'];
      /**
       * @description Two-letter language code.
       * @example en
       */
      buyerLanguage?: string;
      weightUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
      currency?: components['schemas']['CurrencyCode'];
      currencyConversionDetails?: components['schemas']['OrderCurrencyConversion'];
      /** @description Whether the prices include tax. */
      taxIncludedInPrices: boolean;
      /**
       * @description Two-letter code of the site language that the buyer saw.
       * @example en
       */
      siteLanguage?: string;
      priceSummary?: components['schemas']['OrderPriceSummary'];
      /** @description Address and contact of the payer. */
      billingInfo?: components['schemas']['AddressWithContact'];
      shippingInfo?: components['schemas']['OrderShipping'];
      /** @description Message from the buyer to the merchant. */
      buyerNote?: string;
      status: components['schemas']['ShopOrderStatus'] | components['schemas']['Undeclared'];
      /** @description Whether the merchant put the order away. */
      archived?: boolean;
      /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
      taxSummary?: components['schemas']['OrderTaxSummary'];
      taxInfo?: components['schemas']['OrderTaxInfo'];
      appliedDiscounts: components['schemas']['OrderDiscount'][];
      /** @description History of the order, oldest first. */
      activities: components['schemas']['OrderActivity'][];
      attributionSource:
        | components['schemas']['OrderAttributionSource']
        | components['schemas']['Undeclared'];
      createdBy?: components['schemas']['OrderCreator'];
      channelInfo?: components['schemas']['OrderChannel'];
      /** @description Whether a person of the business opened the order. */
      seenByAHuman?: boolean;
      /**
       * Format: uuid
       * @description Checkout, or cart of the newer family, from which the order was made. A page that knows only this id finds the order by it.
       */
      checkoutId?: string;
      customFields: components['schemas']['OrderCustomField'][];
      balanceSummary?: components['schemas']['OrderBalanceSummary'];
      additionalFees: components['schemas']['OrderFee'][];
      extendedFields?: components['schemas']['ExtendedFields'];
      /**
       * Format: uuid
       * @description The same as in the cart and the checkout.
       */
      purchaseFlowId?: string;
      /** @description Address and contact of the person who receives the goods. */
      recipientInfo?: components['schemas']['AddressWithContact'];
      tags?: components['schemas']['OrderTags'];
      /**
       * Format: date-time
       * @description Time of the purchase. Differs from `createdDate` if the order was imported.
       */
      purchasedDate?: string;
      businessLocation?: components['schemas']['OrderLocation'];
      /** @description Totals that the buyer pays after the free trial of a subscription. */
      payAfterFreeTrial?: components['schemas']['OrderPriceSummary'];
      platformFeeSummary?: components['schemas']['OrderPlatformFees'];
      /** @description True if the order comes from another system. */
      imported: boolean;
    };
    /**
     * @description Progress of the payment. PENDING and PENDING_MERCHANT wait for the payment provider or the merchant.
     * @enum {string}
     */
    ShopOrderPaymentStatus:
      | 'UNSPECIFIED'
      | 'NOT_PAID'
      | 'PAID'
      | 'PARTIALLY_REFUNDED'
      | 'FULLY_REFUNDED'
      | 'PENDING'
      | 'PARTIALLY_PAID'
      | 'PENDING_MERCHANT'
      | 'CANCELED'
      | 'DECLINED';
    /**
     * @description Progress of the delivery.
     * @enum {string}
     */
    ShopOrderFulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
    /**
     * @description State of the order. PENDING waits for its payment, REJECTED was declined; both are left out of searches unless filtered for. INITIALIZED is never returned by a search.
     * @enum {string}
     */
    ShopOrderStatus: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
    /**
     * @description Advertisement that brought the buyer.
     * @enum {string}
     */
    OrderAttributionSource: 'UNSPECIFIED' | 'FACEBOOK_ADS';
    /** @description One line of the order. There are three unit prices and prices of the whole line; `totalDiscount` is the difference that the discounts of the order make. */
    ShopOrderLineItem: {
      /** @description Id of the line within the order. */
      id: string;
      productName?: components['schemas']['TranslatableString'];
      /** @description The item in its catalog. Absent for a line that is in no catalog. */
      catalogReference?: components['schemas']['CatalogReference'];
      /**
       * Format: int32
       * @example 2
       */
      quantity: number;
      /** @description The line's share of the discounts of the order. */
      totalDiscount?: components['schemas']['FormattedPrice'];
      /** @description Chosen options and texts, to display below the name. */
      descriptionLines?: components['schemas']['DescriptionLine'][];
      image?: components['schemas']['Image'];
      physicalProperties?: components['schemas']['PhysicalProperties'];
      itemType?: components['schemas']['ItemType'];
      /**
       * Format: uuid
       * @description Service that delivers the line. Absent if the business does.
       */
      fulfillerId?: string;
      /**
       * Format: int32
       * @description Units that were refunded.
       */
      refundQuantity?: number;
      /**
       * Format: int32
       * @description Units that went back to stock.
       */
      restockQuantity?: number;
      /** @description Unit price after the discounts of catalog and line, before those of the order. */
      price?: components['schemas']['FormattedPrice'];
      /** @description Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
      priceBeforeDiscounts?: components['schemas']['FormattedPrice'];
      /** @description Price of the whole line after all discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['FormattedPrice'];
      /** @description Price of the whole line after all discounts, with tax. */
      totalPriceAfterTax?: components['schemas']['FormattedPrice'];
      paymentOption: components['schemas']['PaymentOptionType'] | components['schemas']['Undeclared'];
      /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      taxInfo?: components['schemas']['OrderPartTaxInfo'];
      digitalFile?: components['schemas']['OrderedFile'];
      subscriptionInfo?: components['schemas']['OrderedSubscription'];
      priceDescription?: components['schemas']['PriceDescription'];
      /** @description Amount paid with the order per unit, with the payment option DEPOSIT_ONLINE. */
      depositAmount?: components['schemas']['FormattedPrice'];
      locations?: components['schemas']['OrderedAtLocation'][];
      /** @description Price of the whole line before the discounts of the order. */
      lineItemPrice?: components['schemas']['FormattedPrice'];
      taxableAddress?: components['schemas']['TaxableAddress'];
      /** @description True if the price was not known when the order was placed. */
      priceUndetermined: boolean;
      /** @description True if the quantity could not be changed. */
      fixedQuantity: boolean;
      decimalQuantity?: components['schemas']['OrderedDecimalQuantity'];
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description Chosen extras, by group. */
      modifierGroups?: components['schemas']['OrderedModifierGroup'][];
    };
    /** @description An amount of money as a plain decimal and as formatted text, in the currency of the order. */
    FormattedPrice: {
      /**
       * Format: decimal
       * @example 49.80
       */
      amount: string;
      /** @example €49.80 */
      formattedAmount: string;
    };
    /**
     * Format: rate
     * @description A fraction from 0 to 1 with up to six decimals: 0.19 is 19 %.
     * @example 0.19
     */
    OrderTaxRate: string;
    /** @description Former form of the tax of one part of the order. */
    OrderTaxDetails: {
      /** @description Amount on which the tax was computed. */
      taxableAmount?: components['schemas']['FormattedPrice'];
      taxRate: components['schemas']['OrderTaxRate'];
      totalTax?: components['schemas']['FormattedPrice'];
    };
    /** @description Tax of one line, one fee or the shipping. */
    OrderPartTaxInfo: {
      taxAmount?: components['schemas']['FormattedPrice'];
      /** @description Amount on which the tax was computed. */
      taxableAmount?: components['schemas']['FormattedPrice'];
      taxRate?: components['schemas']['OrderTaxRate'];
      /**
       * Format: uuid
       * @description Tax group that applied.
       */
      taxGroupId?: string;
      /** @description Whether the price includes the tax. */
      taxIncludedInPrice: boolean;
      /** @description Tax by authority. */
      taxBreakdown?: components['schemas']['OrderPartTaxBreakdown'][];
    };
    /** @description Tax of one part of the order, as far as one authority levies it. */
    OrderPartTaxBreakdown: {
      /**
       * @description Name of the area for which the authority levies tax.
       * @example Germany
       */
      jurisdiction?: string;
      rate?: components['schemas']['OrderTaxRate'];
      taxAmount?: components['schemas']['FormattedPrice'];
      /** @example VAT */
      taxType?: string;
      /** @example VAT */
      taxName?: string;
      jurisdictionType?: components['schemas']['JurisdictionType'] | components['schemas']['Undeclared'];
      nonTaxableAmount?: components['schemas']['FormattedPrice'];
      taxableAmount?: components['schemas']['FormattedPrice'];
    };
    /** @description File that the buyer downloads. The link is present once the order is paid. */
    OrderedFile: {
      fileId: string;
      /**
       * Format: uri
       * @description Address of the file.
       */
      link?: string;
      /**
       * Format: date-time
       * @description Time until which the link works.
       */
      expirationDate?: string;
    };
    /** @description Subscription that the line belongs to. */
    OrderedSubscription: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: int32
       * @description Number of the billing cycle, from 1.
       */
      cycleNumber: number;
      /**
       * @description Name of the subscription.
       *     @deprecated The platform has announced the end of this field for 2025-10-01.
       */
      subscriptionOptionTitle: string;
      /**
       * @description Text about the subscription, as shown to the buyer.
       *     @deprecated The platform has announced the end of this field for 2025-10-01.
       */
      subscriptionOptionDescription?: string;
      subscriptionSettings?: components['schemas']['OrderedSubscriptionSettings'];
      /** @description Text about the charges, as shown to the buyer. */
      chargesDescription?: string;
    };
    /** @description Billing of the subscription. `interval` times `frequency` is the length of one cycle. */
    OrderedSubscriptionSettings: {
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of `frequency` in one cycle.
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
      freeTrialPeriod?: components['schemas']['OrderedFreeTrialPeriod'];
    };
    /** @description Period before the first charge. */
    OrderedFreeTrialPeriod: {
      frequency?: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of the period.
       */
      interval?: number;
    };
    /** @description Units of the line that a location of the business supplies. */
    OrderedAtLocation: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description App that owns the location.
       *     @deprecated The platform has announced the end of this field for 2025-03-01.
       */
      appId?: string;
      /** Format: int32 */
      quantity?: number;
      name?: string;
    };
    /** @description Quantity of an item that is sold by measure, such as 2.5 m. Exactly one of `measurementUnit` and `otherUnit` is present. */
    OrderedDecimalQuantity: {
      measurementUnit?: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
      /** @description A unit that the owner defined. */
      otherUnit?: string;
      /**
       * Format: decimal
       * @description Number of units; a decimal with at most four digits after the point.
       * @example 2.5
       */
      value: string;
      /** @description The quantity as text. */
      description?: components['schemas']['TranslatableString'];
    };
    /** @description A group of extras, such as toppings. */
    OrderedModifierGroup: {
      id?: string;
      name?: components['schemas']['TranslatableString'];
      modifiers?: components['schemas']['OrderedModifier'][];
    };
    /** @description One extra. */
    OrderedModifier: {
      id?: string;
      /** Format: int32 */
      quantity?: number;
      label?: components['schemas']['TranslatableString'];
      details?: components['schemas']['TranslatableString'];
      price?: components['schemas']['FormattedPrice'];
    };
    /** @description The buyer. At most one of `visitorId` and `memberId` is present. */
    OrderBuyer: {
      /**
       * Format: uuid
       * @description Present if the buyer was not signed in.
       */
      visitorId?: string;
      /**
       * Format: uuid
       * @description Present if the buyer is a member of the site.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Id of the buyer in the site's contact list.
       */
      contactId?: string;
      /** Format: email */
      email?: string;
    };
    /** @description Conversion, if the buyer did not pay in the currency of the site. */
    OrderCurrencyConversion: {
      /** @description Currency of the site. */
      originalCurrency?: components['schemas']['CurrencyCode'];
      /**
       * Format: decimal
       * @description One unit of the original currency in units of the currency of the order; a decimal.
       */
      conversionRate?: string;
    };
    /** @description Totals of the order. The total is the subtotal minus the discount plus shipping, tax and fees. */
    OrderPriceSummary: {
      /** @description Sum of the lines before discounts of the order, shipping, fees and tax. */
      subtotal?: components['schemas']['FormattedPrice'];
      /** @description Before discount and tax. */
      shipping?: components['schemas']['FormattedPrice'];
      tax?: components['schemas']['FormattedPrice'];
      /** @description Sum of all discounts. */
      discount?: components['schemas']['FormattedPrice'];
      total?: components['schemas']['FormattedPrice'];
      totalAdditionalFees?: components['schemas']['FormattedPrice'];
    };
    /** @description Carrier, way and cost of the delivery. */
    OrderShipping: {
      /** @description Carrier that offers it. */
      carrierId?: string;
      /**
       * @description Way of delivery, as the carrier names it.
       * @example standard-de
       */
      code?: string;
      /**
       * @description Name of the way of delivery, as shown to the buyer.
       * @example Standard shipping
       */
      title: string;
      logistics?: components['schemas']['OrderDelivery'];
      cost?: components['schemas']['OrderShippingCost'];
      region?: components['schemas']['OrderShippingRegion'];
    };
    /** @description Place and time of the delivery. Exactly one of `shippingDestination` and `pickupDetails` is present. */
    OrderDelivery: {
      /** @description Address to which the goods are sent. */
      shippingDestination?: components['schemas']['AddressWithContact'];
      pickupDetails?: components['schemas']['OrderPickup'];
      /**
       * @description Expected time, as text.
       * @example 2 to 4 days
       */
      deliveryTime?: string;
      /** @description Instructions for the buyer. */
      instructions?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Day until which the goods arrive.
       */
      deliverByDate?: string;
      deliveryTimeSlot?: components['schemas']['OrderDeliveryTimeSlot'];
    };
    /** @description Place where the buyer picks up the goods. */
    OrderPickup: {
      address?: components['schemas']['OrderPickupAddress'];
      pickupMethod: components['schemas']['PickupMethod'] | components['schemas']['Undeclared'];
    };
    /** @description Address of such a place. */
    OrderPickupAddress: {
      country?: components['schemas']['CountryCode'];
      subdivision?: string;
      city?: string;
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      addressLine?: string;
      addressLine2?: string;
      countryFullname?: string;
      subdivisionFullname?: string;
    };
    /** @description The goods arrive, or can be picked up, between these two times. */
    OrderDeliveryTimeSlot: {
      /** Format: date-time */
      from?: string;
      /** Format: date-time */
      to?: string;
    };
    /** @description Price, tax and discount of the shipping. */
    OrderShippingCost: {
      /** @description Price before discount and tax. */
      price?: components['schemas']['FormattedPrice'];
      /** @description After discounts, without tax. */
      totalPriceBeforeTax?: components['schemas']['FormattedPrice'];
      /** @description After discounts, with tax. */
      totalPriceAfterTax?: components['schemas']['FormattedPrice'];
      /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      taxInfo?: components['schemas']['OrderPartTaxInfo'];
      /** @description Discount on the shipping. */
      discount?: components['schemas']['FormattedPrice'];
    };
    /** @description Region of the delivery, in the shipping settings of the site. */
    OrderShippingRegion: {
      /** @example Germany */
      name?: string;
    };
    /** @description Former form of the tax of the order. */
    OrderTaxSummary: {
      totalTax?: components['schemas']['FormattedPrice'];
    };
    /** @description Tax of the whole order. */
    OrderTaxInfo: {
      totalTax?: components['schemas']['FormattedPrice'];
      /** @description Tax by authority and rate. Empty if there is no tax. */
      taxBreakdown: components['schemas']['OrderTaxBreakdown'][];
      /** @description True if the buyer pays no tax. */
      taxExempt?: boolean;
    };
    /** @description Tax of the whole order, as far as one authority levies it at one rate. */
    OrderTaxBreakdown: {
      /** @example VAT */
      taxName: string;
      /** @example VAT */
      taxType: string;
      /**
       * @description Name of the area for which the authority levies tax.
       * @example Germany
       */
      jurisdiction: string;
      jurisdictionType: components['schemas']['JurisdictionType'] | components['schemas']['Undeclared'];
      rate: components['schemas']['OrderTaxRate'];
      /** @description Tax of all lines, fees and the shipping together. */
      aggregatedTaxAmount?: components['schemas']['FormattedPrice'];
    };
    /** @description A discount on the order. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present. */
    OrderDiscount: {
      coupon?: components['schemas']['OrderCoupon'];
      merchantDiscount?: components['schemas']['OrderMerchantDiscount'];
      discountRule?: components['schemas']['OrderDiscountRule'];
      discountType: components['schemas']['DiscountType'] | components['schemas']['Undeclared'];
      /**
       * @description Lines to which it applies.
       *     @deprecated The platform has announced the end of this field for 2024-10-30; its successor is `lineItemDiscounts`.
       */
      lineItemIds?: string[];
      /** Format: uuid */
      id?: string;
      /** @description Shares of the lines to which it applies. */
      lineItemDiscounts?: components['schemas']['OrderLineDiscount'][];
    };
    /** @description Coupon that the buyer used, and the amount that it deducted. */
    OrderCoupon: {
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
      /** @description Amount deducted from this order. */
      amount?: components['schemas']['FormattedPrice'];
    };
    /** @description Discount given by the merchant. At most one of `discountReason` and `description` is present. */
    OrderMerchantDiscount: {
      discountReason?: components['schemas']['OrderDiscountReason'] | components['schemas']['Undeclared'];
      description?: string;
      /** @description Amount deducted from this order. */
      amount?: components['schemas']['FormattedPrice'];
    };
    /**
     * @description Reason why the merchant gave the discount.
     * @enum {string}
     */
    OrderDiscountReason: 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT';
    /** @description Discount that the site granted automatically. */
    OrderDiscountRule: {
      /** Format: uuid */
      id: string;
      name?: components['schemas']['DiscountRuleName'];
      /** @description Amount deducted from this order. */
      amount?: components['schemas']['FormattedPrice'];
    };
    /** @description Share of a line in a discount. */
    OrderLineDiscount: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      totalDiscount?: components['schemas']['FormattedPrice'];
    };
    /** @description Something that happened to the order. `activityType` tells what; the member that belongs to it, if there is one, holds the details. */
    OrderActivity: {
      merchantComment?: components['schemas']['MerchantComment'];
      orderRefunded?: components['schemas']['OrderRefund'];
      draftOrderChangesApplied?: components['schemas']['OrderDraftChanges'];
      savedPaymentMethod?: components['schemas']['OrderSavedPaymentMethod'];
      authorizedPaymentCreated?: components['schemas']['OrderAuthorizedPayment'];
      authorizedPaymentCaptured?: components['schemas']['OrderAuthorizedPayment'];
      authorizedPaymentVoided?: components['schemas']['OrderAuthorizedPayment'];
      refundInitiated?: components['schemas']['OrderRefundStart'];
      paymentRefunded?: components['schemas']['OrderRefundOutcome'];
      paymentRefundFailed?: components['schemas']['OrderRefundOutcome'];
      refundedAsStoreCredit?: components['schemas']['OrderStoreCredit'];
      paymentPending?: components['schemas']['OrderPaymentAttempt'];
      /** @description The payment was canceled by the buyer. */
      paymentCanceled?: components['schemas']['OrderPaymentAttempt'];
      paymentDeclined?: components['schemas']['OrderPaymentAttempt'];
      receiptCreated?: components['schemas']['OrderReceipt'];
      receiptSent?: components['schemas']['OrderReceipt'];
      chargebackCreated?: components['schemas']['OrderChargeback'];
      chargebackReversed?: components['schemas']['OrderChargebackReversal'];
      /** Format: uuid */
      id?: string;
      /**
       * Format: email
       * @description Address of the person who did it. Absent if the platform did.
       */
      authorEmail?: string;
      /** Format: date-time */
      createdDate?: string;
      /** @deprecated The platform has announced the end of this field for 2026-03-01; its successor is `activityType`. */
      type: components['schemas']['FormerOrderActivityType'] | components['schemas']['Undeclared'];
      activityType: components['schemas']['OrderActivityType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Kind of an activity, in the former form.
     * @enum {string}
     */
    FormerOrderActivityType:
      | 'ORDER_REFUNDED'
      | 'ORDER_PLACED'
      | 'ORDER_PAID'
      | 'ORDER_FULFILLED'
      | 'ORDER_NOT_FULFILLED'
      | 'ORDER_CANCELED'
      | 'DOWNLOAD_LINK_SENT'
      | 'TRACKING_NUMBER_ADDED'
      | 'TRACKING_NUMBER_EDITED'
      | 'TRACKING_LINK_ADDED'
      | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
      | 'INVOICE_ADDED'
      | 'INVOICE_REMOVED'
      | 'INVOICE_SENT'
      | 'FULFILLER_EMAIL_SENT'
      | 'SHIPPING_ADDRESS_EDITED'
      | 'EMAIL_EDITED'
      | 'PICKUP_READY_EMAIL_SENT'
      | 'CUSTOM_ACTIVITY'
      | 'MERCHANT_COMMENT'
      | 'ORDER_PARTIALLY_PAID'
      | 'DRAFT_ORDER_CHANGES_APPLIED'
      | 'SAVED_PAYMENT_METHOD'
      | 'AUTHORIZED_PAYMENT_CREATED'
      | 'AUTHORIZED_PAYMENT_CAPTURED'
      | 'AUTHORIZED_PAYMENT_VOIDED'
      | 'REFUND_INITIATED'
      | 'PAYMENT_REFUNDED'
      | 'PAYMENT_REFUND_FAILED'
      | 'REFUNDED_AS_STORE_CREDIT'
      | 'PAYMENT_PENDING'
      | 'PAYMENT_CANCELED'
      | 'PAYMENT_DECLINED'
      | 'ORDER_PENDING'
      | 'ORDER_REJECTED'
      | 'RECEIPT_CREATED'
      | 'RECEIPT_SENT'
      | 'CHARGEBACK_CREATED'
      | 'CHARGEBACK_REVERSED';
    /**
     * @description Kind of an activity.
     * @enum {string}
     */
    OrderActivityType:
      | 'ORDER_PLACED'
      | 'ORDER_PAID'
      | 'ORDER_FULFILLED'
      | 'ORDER_NOT_FULFILLED'
      | 'ORDER_CANCELED'
      | 'DOWNLOAD_LINK_SENT'
      | 'TRACKING_NUMBER_ADDED'
      | 'TRACKING_NUMBER_EDITED'
      | 'TRACKING_LINK_ADDED'
      | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
      | 'INVOICE_ADDED'
      | 'INVOICE_REMOVED'
      | 'INVOICE_SENT'
      | 'FULFILLER_EMAIL_SENT'
      | 'SHIPPING_ADDRESS_EDITED'
      | 'EMAIL_EDITED'
      | 'PICKUP_READY_EMAIL_SENT'
      | 'MERCHANT_COMMENT'
      | 'ORDER_PARTIALLY_PAID'
      | 'DRAFT_ORDER_CHANGES_APPLIED'
      | 'SAVED_PAYMENT_METHOD'
      | 'AUTHORIZED_PAYMENT_CREATED'
      | 'AUTHORIZED_PAYMENT_CAPTURED'
      | 'AUTHORIZED_PAYMENT_VOIDED'
      | 'REFUND_INITIATED'
      | 'PAYMENT_REFUNDED'
      | 'PAYMENT_REFUND_FAILED'
      | 'REFUNDED_AS_STORE_CREDIT'
      | 'PAYMENT_PENDING'
      | 'PAYMENT_CANCELED'
      | 'PAYMENT_DECLINED'
      | 'ORDER_PENDING'
      | 'ORDER_REJECTED'
      | 'RECEIPT_CREATED'
      | 'RECEIPT_SENT'
      | 'CHARGEBACK_CREATED'
      | 'CHARGEBACK_REVERSED'
      | 'ORDER_REFUNDED';
    /** @description Remark of the merchant. */
    MerchantComment: {
      message: string;
    };
    /** @description A refund, in the former form. */
    OrderRefund: {
      /** @description True if the merchant refunded outside of the platform. */
      manual: boolean;
      amount?: components['schemas']['FormattedPrice'];
      reason: string;
    };
    /** @description The merchant edited the order. */
    OrderDraftChanges: {
      draftOrderId: string;
      reason?: string;
      changes?: components['schemas']['OrderChange'][];
    };
    /** @description One change of the edited order. Exactly one of the members is present. */
    OrderChange: {
      lineItemChanged?: components['schemas']['OrderLineChange'];
      lineItemAdded?: components['schemas']['OrderManagedLine'];
      lineItemRemoved?: components['schemas']['OrderManagedLine'];
      discountAdded?: components['schemas']['OrderManagedDiscount'];
      discountRemoved?: components['schemas']['OrderManagedDiscount'];
      additionalFeeAdded?: components['schemas']['OrderManagedFee'];
      additionalFeeRemoved?: components['schemas']['OrderManagedFee'];
      totalPriceChanged?: components['schemas']['OrderTotalChange'];
      shippingInformationChanged?: components['schemas']['OrderShippingChange'];
    };
    /** @description New quantity or price of a line. */
    OrderLineChange: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      /** @description Name of the item. */
      name?: components['schemas']['TranslatableString'];
      quantity?: components['schemas']['OrderQuantityChange'];
      price?: components['schemas']['OrderPriceChange'];
    };
    /** @description A changed quantity. */
    OrderQuantityChange: {
      /** Format: int32 */
      originalQuantity?: number;
      /** Format: int32 */
      newQuantity?: number;
      /**
       * Format: int32
       * @description Difference between the two.
       */
      diff?: number;
      deltaType?: components['schemas']['OrderQuantityChangeType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Direction of the change.
     * @enum {string}
     */
    OrderQuantityChangeType: 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED';
    /** @description A changed price. */
    OrderPriceChange: {
      originalPrice?: components['schemas']['FormattedPrice'];
      newPrice?: components['schemas']['FormattedPrice'];
    };
    /** @description Line that was added or removed. */
    OrderManagedLine: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      name?: components['schemas']['TranslatableString'];
      /** Format: int32 */
      quantity?: number;
    };
    /** @description Discount that was added or removed. */
    OrderManagedDiscount: {
      /** Format: uuid */
      id?: string;
      name?: components['schemas']['OrderTranslatedValue'];
      /** @description Amounts by line. */
      affectedLineItems?: components['schemas']['OrderLineAmount'][];
      totalAmount?: components['schemas']['FormattedPrice'];
    };
    /** @description A text of any length and its translation. */
    OrderTranslatedValue: {
      original?: string;
      translated?: string;
    };
    /** @description Amount that a discount or a fee has on one line. */
    OrderLineAmount: {
      /**
       * Format: uuid
       * @description Id of the line.
       */
      id?: string;
      name?: components['schemas']['TranslatableString'];
      amount?: components['schemas']['FormattedPrice'];
    };
    /** @description Fee that was added or removed. */
    OrderManagedFee: {
      /** Format: uuid */
      id?: string;
      name?: components['schemas']['OrderTranslatedValue'];
      /** @description Amounts by line. */
      affectedLineItems?: components['schemas']['OrderLineAmount'][];
      totalAmount?: components['schemas']['FormattedPrice'];
    };
    /** @description The total before and after the change. */
    OrderTotalChange: {
      originalTotal?: components['schemas']['FormattedPrice'];
      newTotal?: components['schemas']['FormattedPrice'];
    };
    /** @description The shipping before and after the change. */
    OrderShippingChange: {
      originalShippingInfo?: components['schemas']['OrderShippingBrief'];
      newShippingInfo?: components['schemas']['OrderShippingBrief'];
    };
    /** @description Name and price of the shipping. */
    OrderShippingBrief: {
      total?: components['schemas']['FormattedPrice'];
      shippingTitle?: string;
    };
    /** @description Payment method that was saved for later charges. */
    OrderSavedPaymentMethod: {
      name: string;
      description?: string;
    };
    /** @description Payment that a card company reserved, and that the merchant captures or voids. */
    OrderAuthorizedPayment: {
      /** Format: uuid */
      paymentId: string;
      amount?: components['schemas']['FormattedPrice'];
      /** @description Last four digits of the card number. */
      lastFourDigits?: string;
      /** @description Company of the card. */
      brand?: string;
    };
    /** @description Refund that was started. */
    OrderRefundStart: {
      /** Format: uuid */
      refundId: string;
      amount?: components['schemas']['FormattedPrice'];
      /** @description Payments that it returns. */
      payments?: components['schemas']['OrderRefundedPayment'][];
      reason?: string;
    };
    /** @description Part of a refund: the payment that it returns. Exactly one of `regular`, `giftCard` and `membership` is present. */
    OrderRefundedPayment: {
      regular?: components['schemas']['OrderRegularRefund'];
      giftCard?: components['schemas']['OrderGiftCardRefund'];
      membership?: components['schemas']['OrderMembershipRefund'];
      /** Format: uuid */
      paymentId?: string;
      /** @description True if the merchant refunded outside of the platform. */
      externalRefund?: boolean;
    };
    /** @description Refund of a payment with money. */
    OrderRegularRefund: {
      amount?: components['schemas']['FormattedPrice'];
      /** @description Last four digits of the card number. */
      lastFourDigits?: string;
      /** @description Company of the card. */
      brand?: string;
    };
    /** @description Part that went back to the gift card with which the buyer paid. */
    OrderGiftCardRefund: {
      giftCardPaymentId?: string;
      amount?: components['schemas']['FormattedPrice'];
    };
    /** @description Credit returned to a membership. */
    OrderMembershipRefund: {
      membershipId?: string;
    };
    /** @description Refund of one payment that succeeded or failed. */
    OrderRefundOutcome: {
      /** Format: uuid */
      refundId: string;
      payment?: components['schemas']['OrderRefundedPayment'];
    };
    /** @description Amount that was refunded as credit for the shop. */
    OrderStoreCredit: {
      amount?: components['schemas']['FormattedPrice'];
      reason?: string;
    };
    /** @description Payment that is pending, canceled or declined. */
    OrderPaymentAttempt: {
      regular?: components['schemas']['OrderRegularPayment'];
      /** Format: uuid */
      paymentId: string;
    };
    /** @description Payment with money. */
    OrderRegularPayment: {
      creditCardDetails?: components['schemas']['OrderCreditCard'];
      amount?: components['schemas']['FormattedPrice'];
    };
    /** @description Credit card of the payment. */
    OrderCreditCard: {
      /** @description Last four digits of the card number. */
      lastFourDigits?: string;
      /** @description Company of the card. */
      brand?: string;
    };
    /** @description Receipt that was created or sent. Exactly one of `wixReceipt` and `externalReceipt` is present. */
    OrderReceipt: {
      wixReceipt?: components['schemas']['OrderPlatformReceipt'];
      externalReceipt?: components['schemas']['OrderExternalReceipt'];
      /** Format: uuid */
      paymentId: string;
    };
    /** @description Receipt that the platform itself wrote. */
    OrderPlatformReceipt: {
      /** Format: uuid */
      receiptId: string;
      /** @description Number that the buyer sees. */
      displayNumber?: string;
    };
    /** @description Receipt of another service. */
    OrderExternalReceipt: {
      receiptId?: string;
      /** @description Number that the buyer sees. */
      displayNumber?: string;
    };
    /** @description Amount that the card company took back on demand of the buyer. */
    OrderChargeback: {
      /** Format: uuid */
      paymentId: string;
      /** Format: uuid */
      chargebackId: string;
      amount?: components['schemas']['FormattedPrice'];
      paymentDetails?: components['schemas']['OrderRegularPayment'];
    };
    /** @description Chargeback that was reversed, in whole or in part. */
    OrderChargebackReversal: {
      /** Format: uuid */
      paymentId: string;
      /** Format: uuid */
      chargebackId: string;
      amount?: components['schemas']['FormattedPrice'];
      /** @description Part that the merchant got back. */
      reversalAmount?: components['schemas']['FormattedPrice'];
      paymentDetails?: components['schemas']['OrderRegularPayment'];
    };
    /** @description Creator of the order. Exactly one of the members is present. */
    OrderCreator: {
      /**
       * Format: uuid
       * @description Owner or collaborator of the site.
       */
      userId?: string;
      /** Format: uuid */
      memberId?: string;
      /** Format: uuid */
      visitorId?: string;
      /** Format: uuid */
      appId?: string;
    };
    /** @description Sales channel, and the order there. */
    OrderChannel: {
      type: components['schemas']['ChannelType'] | components['schemas']['Undeclared'];
      /** @description Id of the order in that channel. */
      externalOrderId?: string;
      /** @description Page of the order in that channel. */
      externalOrderUrl?: string;
    };
    /** @description Field that the owner added to the checkout. */
    OrderCustomField: {
      /** @description A text, a number, a boolean or a list of texts, by the kind of the field. */
      value?: unknown;
      /** @description Name of the field. */
      title: string;
      /** @description In the language of the buyer. */
      translatedTitle?: string;
    };
    /** @description Payments of the order, and the amount that is still open. */
    OrderBalanceSummary: {
      balance?: components['schemas']['OrderBalance'];
      paid?: components['schemas']['FormattedPrice'];
      refunded?: components['schemas']['FormattedPrice'];
      /** @description Reserved by a card company, and not captured yet. */
      authorized?: components['schemas']['FormattedPrice'];
      /** @description Refunds whose result is not known yet. */
      pendingRefund?: components['schemas']['FormattedPrice'];
      /** @description Payments whose result is not known yet. */
      pending?: components['schemas']['FormattedPrice'];
      chargeback?: components['schemas']['FormattedPrice'];
      chargebackReversal?: components['schemas']['FormattedPrice'];
      platformFees?: components['schemas']['FormattedPrice'];
      totalMinusPlatformFees?: components['schemas']['FormattedPrice'];
      cashRoundingAdjustment?: components['schemas']['OrderCashRounding'];
    };
    /** @description Open amount; negative if more was paid than the order costs. */
    OrderBalance: {
      /**
       * Format: decimal
       * @description A decimal; may be negative.
       */
      amount: string;
      formattedAmount: string;
    };
    /** @description Amount by which a payment in cash was rounded; may be negative. */
    OrderCashRounding: {
      /**
       * Format: decimal
       * @description A decimal; may be negative.
       */
      amount: string;
      formattedAmount: string;
    };
    /** @description A fee in addition to lines and shipping. */
    OrderFee: {
      /** @description Machine-readable name of the fee. */
      code?: string;
      /** @example Fragile goods */
      name: string;
      price?: components['schemas']['FormattedPrice'];
      /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
      taxDetails?: components['schemas']['OrderTaxDetails'];
      taxInfo?: components['schemas']['OrderPartTaxInfo'];
      /**
       * Format: uuid
       * @description App that charges the fee.
       */
      providerAppId?: string;
      priceBeforeTax?: components['schemas']['FormattedPrice'];
      priceAfterTax?: components['schemas']['FormattedPrice'];
      /** Format: uuid */
      id: string;
      /** @description Lines to which it applies. Absent or empty means the whole order. */
      lineItemIds?: string[];
      source: components['schemas']['OrderFeeSource'] | components['schemas']['Undeclared'];
      taxableAddress?: components['schemas']['TaxableAddress'];
    };
    /**
     * @description Origin of the fee: an app, an item, the merchant, the shipping or the platform.
     * @enum {string}
     */
    OrderFeeSource: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
    /** @description Labels of the order. */
    OrderTags: {
      /** @description Labels that only the business sees. */
      privateTags?: components['schemas']['OrderTagList'];
      /** @description Labels that the buyer sees too. */
      tags?: components['schemas']['OrderTagList'];
    };
    /** @description Ids of labels. */
    OrderTagList: {
      tagIds: string[];
    };
    /** @description Location of the business. */
    OrderLocation: {
      /** Format: uuid */
      id: string;
      /** @example Halm studio */
      name: string;
    };
    /** @description Fees that the platform takes for its services, by line. */
    OrderPlatformFees: {
      total?: components['schemas']['FormattedPrice'];
      /** @description Part that the buyer paid. */
      totalPassOn?: components['schemas']['FormattedPrice'];
      /** @description Part that the business paid. */
      totalAbsorbed?: components['schemas']['FormattedPrice'];
      fees: components['schemas']['OrderPlatformFee'][];
    };
    /** @description One fee of the platform. */
    OrderPlatformFee: {
      name?: components['schemas']['TranslatableString'];
      amount?: components['schemas']['FormattedPrice'];
      /**
       * Format: uuid
       * @description Line that the fee is for.
       */
      lineItemId: string;
      chargeType: components['schemas']['PlatformFeeChargeType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description A fraction of 1 with at most four decimals: 0.025 is 2.5 %.
       * @example 0.025
       */
      percentageRate: string;
    };
    /**
     * @description Whether the buyer pays the fee (PASS_ON) or the business (ABSORBED).
     * @enum {string}
     */
    PlatformFeeChargeType: 'PASS_ON' | 'ABSORBED';
    /** @description A text and its translation. */
    TranslatableString: {
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
     * @description A kind defined by the platform. UNRECOGNISED is a kind that is newer than this description.
     * @enum {string}
     */
    ItemTypePreset: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
    /** @description Kind of the item. Exactly one of the members is present. */
    ItemType: {
      preset?: components['schemas']['ItemTypePreset'] | components['schemas']['Undeclared'];
      /** @description A kind that the app defines. */
      custom?: string;
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
    /**
     * @description Kind of area for which an authority levies tax.
     * @enum {string}
     */
    JurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
    /**
     * @description Unit of the billing cycle.
     * @enum {string}
     */
    SubscriptionFrequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    /** @description Text shown in place of the price, for items without a numeric price. */
    PriceDescription: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. */
      translated?: string;
    };
    /**
     * @description Kind of address that determines the tax.
     * @enum {string}
     */
    TaxableAddressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
    /** @description Address that determines the tax. */
    TaxableAddress: {
      addressType: components['schemas']['TaxableAddressType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Unit of volume, weight, length or area for prices by measure.
     * @enum {string}
     */
    MeasurementUnit:
      | 'UNSPECIFIED'
      | 'ML'
      | 'CL'
      | 'L'
      | 'CBM'
      | 'MG'
      | 'G'
      | 'KG'
      | 'MM'
      | 'CM'
      | 'M'
      | 'SQM'
      | 'OZ'
      | 'LB'
      | 'FLOZ'
      | 'PT'
      | 'QT'
      | 'GAL'
      | 'IN'
      | 'FT'
      | 'YD'
      | 'SQFT';
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
     * @description Unit of all weights in the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
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
      type: components['schemas']['VatType'] | components['schemas']['Undeclared'];
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
     * @description In one of the merchant's stores, or at a carrier's pickup point.
     * @enum {string}
     */
    PickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT';
    /** @description Name of the rule, as shown to the buyer. */
    DiscountRuleName: {
      /** @description In the main language of the site. */
      original: string;
      /** @description In the language of the buyer. Without a translation, the same as `original`. */
      translated?: string;
    };
    /**
     * @description Scope of the discount: the whole cart, some lines, or shipping.
     * @enum {string}
     */
    DiscountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
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
    /** @description Operators on a text or an id. If there are several, all must match. */
    TextOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this value, in character order. */
      $lt?: string;
      /** @description Less than or equal to this value, in character order. */
      $lte?: string;
      /** @description Greater than this value, in character order. */
      $gt?: string;
      /** @description Greater than or equal to this value, in character order. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description Begins with this text. */
      $startsWith?: string;
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A text that the field must equal, or an object of operators. */
    TextCondition: string | components['schemas']['TextOperators'];
    /** @description Operators on an instant. If there are several, all must match. */
    InstantOperators: {
      /**
       * Format: date-time
       * @description At this instant.
       */
      $eq?: string;
      /**
       * Format: date-time
       * @description Not at this instant.
       */
      $ne?: string;
      /**
       * Format: date-time
       * @description Before this instant.
       */
      $lt?: string;
      /**
       * Format: date-time
       * @description At or before this instant.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At or after this instant.
       */
      $gte?: string;
      /** @description At one of these instants. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or an object of operators. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /** @description Operators on a list. If there are several, all must match. */
    MembershipOperators: {
      /** @description Contains at least one of these entries. */
      $hasSome?: readonly string[];
      /** @description Contains all of these entries; may contain others. */
      $hasAll?: readonly string[];
    };
    /** @description Operators on a boolean. If there are several, all must match. */
    BooleanOperators: {
      /** @description Equal to this value. */
      $eq?: boolean;
      /** @description Not equal to this value. */
      $ne?: boolean;
      /** @description Equal to one of these values. */
      $in?: readonly boolean[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A boolean that the field must equal, or an object of operators. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description Operators on a number that is written as text. If there are several, all must match. */
    DigitsOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this amount. */
      $lt?: string;
      /** @description This amount or less. */
      $lte?: string;
      /** @description More than this amount. */
      $gt?: string;
      /** @description This amount or more. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A number, written as text, that the field must equal, or an object of operators. */
    DigitsCondition: string | components['schemas']['DigitsOperators'];
    /**
     * @description Ascending (ASC) or descending (DESC). Default: ASC.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Cursors of the adjacent pages. A page exists if its cursor is present and not empty. */
    Cursors: {
      /** @description Cursor of the next page. */
      next?: string;
      /** @description Cursor of the previous page. */
      prev?: string;
    };
    /** @description Position of the returned page, without the number of items in the whole result. */
    CursorPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      cursors?: components['schemas']['Cursors'];
      /** @description Whether another page follows. */
      hasNext?: boolean;
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The order belongs to another buyer. */
    OrderForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no order with this id. */
    ShopOrderNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
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
  getShopOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the order; not its number.
         * @example 8f0d4f6e-2b7c-4f64-9f0e-6d2f3a1b7c58
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetShopOrderResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OrderForbidden'];
      404: components['responses']['ShopOrderNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SearchOrdersRequest'];
      };
    };
    responses: {
      /** @description One page of orders; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchOrdersResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
