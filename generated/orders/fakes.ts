// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GetShopOrderResponse, SearchOrdersResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGetShopOrderResponseMock = (
  overrideResponse: Partial<Extract<GetShopOrderResponse, object>> = {},
): GetShopOrderResponse => ({
  order: {
    id: faker.string.uuid(),
    number: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      quantity: faker.number.int({ min: 1, max: 100000 }),
      totalDiscount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      descriptionLines: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          name: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          plainText: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          colorInfo: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
            code: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        }),
      ),
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      itemType: {
        preset: faker.helpers.arrayElement([
          'UNRECOGNISED',
          'PHYSICAL',
          'DIGITAL',
          'GIFT_CARD',
          'SERVICE',
        ] as const),
        custom: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fulfillerId: faker.string.uuid(),
      refundQuantity: faker.number.int({ min: 0, max: 100000 }),
      restockQuantity: faker.number.int({ min: 0, max: 100000 }),
      price: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalPriceBeforeTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalPriceAfterTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      taxDetails: {
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        totalTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      taxInfo: {
        taxAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        taxGroupId: faker.string.uuid(),
        taxIncludedInPrice: faker.datatype.boolean(),
        taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
            rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
            taxAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
            taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            jurisdictionType: faker.helpers.arrayElement([
              'UNDEFINED',
              'COUNTRY',
              'STATE',
              'COUNTY',
              'CITY',
              'SPECIAL',
            ] as const),
            nonTaxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          }),
        ),
      },
      digitalFile: {
        fileId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        link: faker.internet.url(),
        expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      subscriptionInfo: {
        id: faker.string.uuid(),
        cycleNumber: faker.number.int({ min: 0, max: 9999 }),
        subscriptionOptionTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
        subscriptionOptionDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 3650 }),
          },
        },
        chargesDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      locations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        appId: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        name: faker.string.alpha({ length: { min: 10, max: 40 } }),
      })),
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      priceUndetermined: faker.datatype.boolean(),
      fixedQuantity: faker.datatype.boolean(),
      decimalQuantity: {
        measurementUnit: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'ML',
          'CL',
          'L',
          'CBM',
          'MG',
          'G',
          'KG',
          'MM',
          'CM',
          'M',
          'SQM',
          'OZ',
          'LB',
          'FLOZ',
          'PT',
          'QT',
          'GAL',
          'IN',
          'FT',
          'YD',
          'SQFT',
        ] as const),
        otherUnit: faker.string.alpha({ length: { min: 1, max: 40 } }),
        value: (() => faker.commerce.price())(),
        description: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
      modifierGroups: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          id: faker.string.alpha({ length: { min: 1, max: 36 } }),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          modifiers: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              id: faker.string.alpha({ length: { min: 1, max: 36 } }),
              quantity: faker.number.int({ min: 1, max: 100000 }),
              label: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              details: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              price: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
    })),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    paymentStatus: faker.helpers.arrayElement([
      'UNSPECIFIED',
      'NOT_PAID',
      'PAID',
      'PARTIALLY_REFUNDED',
      'FULLY_REFUNDED',
      'PENDING',
      'PARTIALLY_PAID',
      'PENDING_MERCHANT',
      'CANCELED',
      'DECLINED',
    ] as const),
    fulfillmentStatus: faker.helpers.arrayElement([
      'NOT_FULFILLED',
      'FULFILLED',
      'PARTIALLY_FULFILLED',
    ] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    currency: (() => faker.finance.currencyCode())(),
    currencyConversionDetails: {
      originalCurrency: (() => faker.finance.currencyCode())(),
      conversionRate: (() => faker.commerce.price())(),
    },
    taxIncludedInPrices: faker.datatype.boolean(),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    priceSummary: {
      subtotal: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      shipping: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      tax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      discount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      total: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalAdditionalFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    billingInfo: {
      address: {
        country: (() => faker.location.countryCode())(),
        subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
        city: faker.string.alpha({ length: { min: 10, max: 40 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
        formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      contactDetails: {
        firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        phone: faker.string.alpha({ length: { min: 10, max: 40 } }),
        company: faker.string.alpha({ length: { min: 10, max: 40 } }),
        vatId: {
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
        },
      },
    },
    shippingInfo: {
      carrierId: faker.string.alpha({ length: { min: 1, max: 40 } }),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      title: faker.string.alpha({ length: { min: 10, max: 40 } }),
      logistics: {
        shippingDestination: {
          address: {
            country: (() => faker.location.countryCode())(),
            subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
            city: faker.string.alpha({ length: { min: 10, max: 40 } }),
            postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
            streetAddress: {
              number: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
              formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
            hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
            geocode: {
              latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
              longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
            },
            countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
            subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          contactDetails: {
            firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            phone: faker.string.alpha({ length: { min: 10, max: 40 } }),
            company: faker.string.alpha({ length: { min: 10, max: 40 } }),
            vatId: {
              id: faker.string.alpha({ length: { min: 10, max: 40 } }),
              type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
            },
          },
        },
        pickupDetails: {
          address: {
            country: (() => faker.location.countryCode())(),
            subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
            city: faker.string.alpha({ length: { min: 10, max: 40 } }),
            postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
            streetAddress: {
              number: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
              formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
            countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
            subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          pickupMethod: faker.helpers.arrayElement(['STORE_PICKUP', 'PICKUP_POINT'] as const),
        },
        deliveryTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
        instructions: faker.string.alpha({ length: { min: 10, max: 40 } }),
        deliverByDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        deliveryTimeSlot: {
          from: faker.date.past().toISOString().slice(0, 19) + 'Z',
          to: faker.date.past().toISOString().slice(0, 19) + 'Z',
        },
      },
      cost: {
        price: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceBeforeTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceAfterTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxDetails: {
          taxableAmount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          totalTax: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        taxInfo: {
          taxAmount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxableAmount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          taxGroupId: faker.string.uuid(),
          taxIncludedInPrice: faker.datatype.boolean(),
          taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
              rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
              taxAmount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
              taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
              jurisdictionType: faker.helpers.arrayElement([
                'UNDEFINED',
                'COUNTRY',
                'STATE',
                'COUNTY',
                'CITY',
                'SPECIAL',
              ] as const),
              nonTaxableAmount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              taxableAmount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        },
        discount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      region: { name: faker.string.alpha({ length: { min: 10, max: 40 } }) },
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    status: faker.helpers.arrayElement([
      'INITIALIZED',
      'APPROVED',
      'CANCELED',
      'PENDING',
      'REJECTED',
    ] as const),
    archived: faker.datatype.boolean(),
    taxSummary: {
      totalTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    taxInfo: {
      totalTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
        jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
        jurisdictionType: faker.helpers.arrayElement([
          'UNDEFINED',
          'COUNTRY',
          'STATE',
          'COUNTY',
          'CITY',
          'SPECIAL',
        ] as const),
        rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        aggregatedTaxAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
      taxExempt: faker.datatype.boolean(),
    },
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        merchantDiscount: {
          discountReason: faker.helpers.arrayElement([
            'UNSPECIFIED',
            'EXCHANGED_ITEMS',
            'BILLING_ADJUSTMENT',
          ] as const),
          description: faker.string.alpha({ length: { min: 10, max: 40 } }),
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        discountRule: {
          id: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        discountType: faker.helpers.arrayElement(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const),
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.uuid(),
        ),
        id: faker.string.uuid(),
        lineItemDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            id: faker.string.uuid(),
            totalDiscount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          }),
        ),
      }),
    ),
    activities: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      merchantComment: { message: faker.string.alpha({ length: { min: 1, max: 40 } }) },
      orderRefunded: {
        manual: faker.datatype.boolean(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      draftOrderChangesApplied: {
        draftOrderId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
        changes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          lineItemChanged: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 40 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
            },
            quantity: {
              originalQuantity: faker.number.int({ min: 0, max: 1000000 }),
              newQuantity: faker.number.int({ min: 0, max: 1000000 }),
              diff: faker.number.int({ min: 1, max: 1000000 }),
              deltaType: faker.helpers.arrayElement(['QUANTITY_INCREASED', 'QUANTITY_DECREASED'] as const),
            },
            price: {
              originalPrice: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              newPrice: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            },
          },
          lineItemAdded: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 40 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
            },
            quantity: faker.number.int({ min: 1, max: 1000000 }),
          },
          lineItemRemoved: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 40 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
            },
            quantity: faker.number.int({ min: 1, max: 1000000 }),
          },
          discountAdded: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          discountRemoved: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          additionalFeeAdded: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          additionalFeeRemoved: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          totalPriceChanged: {
            originalTotal: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            newTotal: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          shippingInformationChanged: {
            originalShippingInfo: {
              total: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              shippingTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            newShippingInfo: {
              total: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              shippingTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
          },
        })),
      },
      savedPaymentMethod: {
        name: faker.string.alpha({ length: { min: 1, max: 40 } }),
        description: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      authorizedPaymentCreated: {
        paymentId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
        brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      authorizedPaymentCaptured: {
        paymentId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
        brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      authorizedPaymentVoided: {
        paymentId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
        brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      refundInitiated: {
        refundId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        payments: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          regular: {
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          giftCard: {
            giftCardPaymentId: faker.string.alpha({ length: { min: 1, max: 40 } }),
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          membership: { membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }) },
          paymentId: faker.string.uuid(),
          externalRefund: faker.datatype.boolean(),
        })),
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentRefunded: {
        refundId: faker.string.uuid(),
        payment: {
          regular: {
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          giftCard: {
            giftCardPaymentId: faker.string.alpha({ length: { min: 1, max: 40 } }),
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          membership: { membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }) },
          paymentId: faker.string.uuid(),
          externalRefund: faker.datatype.boolean(),
        },
      },
      paymentRefundFailed: {
        refundId: faker.string.uuid(),
        payment: {
          regular: {
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          giftCard: {
            giftCardPaymentId: faker.string.alpha({ length: { min: 1, max: 40 } }),
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          membership: { membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }) },
          paymentId: faker.string.uuid(),
          externalRefund: faker.datatype.boolean(),
        },
      },
      refundedAsStoreCredit: {
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentPending: {
        regular: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        paymentId: faker.string.uuid(),
      },
      paymentCanceled: {
        regular: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        paymentId: faker.string.uuid(),
      },
      paymentDeclined: {
        regular: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        paymentId: faker.string.uuid(),
      },
      receiptCreated: {
        wixReceipt: {
          receiptId: faker.string.uuid(),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        externalReceipt: {
          receiptId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        paymentId: faker.string.uuid(),
      },
      receiptSent: {
        wixReceipt: {
          receiptId: faker.string.uuid(),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        externalReceipt: {
          receiptId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        paymentId: faker.string.uuid(),
      },
      chargebackCreated: {
        paymentId: faker.string.uuid(),
        chargebackId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentDetails: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      },
      chargebackReversed: {
        paymentId: faker.string.uuid(),
        chargebackId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        reversalAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentDetails: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      },
      id: faker.string.uuid(),
      authorEmail: faker.internet.email(),
      createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      type: faker.helpers.arrayElement([
        'ORDER_REFUNDED',
        'ORDER_PLACED',
        'ORDER_PAID',
        'ORDER_FULFILLED',
        'ORDER_NOT_FULFILLED',
        'ORDER_CANCELED',
        'DOWNLOAD_LINK_SENT',
        'TRACKING_NUMBER_ADDED',
        'TRACKING_NUMBER_EDITED',
        'TRACKING_LINK_ADDED',
        'SHIPPING_CONFIRMATION_EMAIL_SENT',
        'INVOICE_ADDED',
        'INVOICE_REMOVED',
        'INVOICE_SENT',
        'FULFILLER_EMAIL_SENT',
        'SHIPPING_ADDRESS_EDITED',
        'EMAIL_EDITED',
        'PICKUP_READY_EMAIL_SENT',
        'CUSTOM_ACTIVITY',
        'MERCHANT_COMMENT',
        'ORDER_PARTIALLY_PAID',
        'DRAFT_ORDER_CHANGES_APPLIED',
        'SAVED_PAYMENT_METHOD',
        'AUTHORIZED_PAYMENT_CREATED',
        'AUTHORIZED_PAYMENT_CAPTURED',
        'AUTHORIZED_PAYMENT_VOIDED',
        'REFUND_INITIATED',
        'PAYMENT_REFUNDED',
        'PAYMENT_REFUND_FAILED',
        'REFUNDED_AS_STORE_CREDIT',
        'PAYMENT_PENDING',
        'PAYMENT_CANCELED',
        'PAYMENT_DECLINED',
        'ORDER_PENDING',
        'ORDER_REJECTED',
        'RECEIPT_CREATED',
        'RECEIPT_SENT',
        'CHARGEBACK_CREATED',
        'CHARGEBACK_REVERSED',
      ] as const),
      activityType: faker.helpers.arrayElement([
        'ORDER_PLACED',
        'ORDER_PAID',
        'ORDER_FULFILLED',
        'ORDER_NOT_FULFILLED',
        'ORDER_CANCELED',
        'DOWNLOAD_LINK_SENT',
        'TRACKING_NUMBER_ADDED',
        'TRACKING_NUMBER_EDITED',
        'TRACKING_LINK_ADDED',
        'SHIPPING_CONFIRMATION_EMAIL_SENT',
        'INVOICE_ADDED',
        'INVOICE_REMOVED',
        'INVOICE_SENT',
        'FULFILLER_EMAIL_SENT',
        'SHIPPING_ADDRESS_EDITED',
        'EMAIL_EDITED',
        'PICKUP_READY_EMAIL_SENT',
        'MERCHANT_COMMENT',
        'ORDER_PARTIALLY_PAID',
        'DRAFT_ORDER_CHANGES_APPLIED',
        'SAVED_PAYMENT_METHOD',
        'AUTHORIZED_PAYMENT_CREATED',
        'AUTHORIZED_PAYMENT_CAPTURED',
        'AUTHORIZED_PAYMENT_VOIDED',
        'REFUND_INITIATED',
        'PAYMENT_REFUNDED',
        'PAYMENT_REFUND_FAILED',
        'REFUNDED_AS_STORE_CREDIT',
        'PAYMENT_PENDING',
        'PAYMENT_CANCELED',
        'PAYMENT_DECLINED',
        'ORDER_PENDING',
        'ORDER_REJECTED',
        'RECEIPT_CREATED',
        'RECEIPT_SENT',
        'CHARGEBACK_CREATED',
        'CHARGEBACK_REVERSED',
        'ORDER_REFUNDED',
      ] as const),
    })),
    attributionSource: faker.helpers.arrayElement(['UNSPECIFIED', 'FACEBOOK_ADS'] as const),
    createdBy: {
      userId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      visitorId: faker.string.uuid(),
      appId: faker.string.uuid(),
    },
    channelInfo: {
      type: faker.helpers.arrayElement([
        'UNSPECIFIED',
        'WEB',
        'POS',
        'EBAY',
        'AMAZON',
        'OTHER_PLATFORM',
        'WIX_APP_STORE',
        'WIX_INVOICES',
        'BACKOFFICE_MERCHANT',
        'WISH',
        'CLASS_PASS',
        'GLOBAL_E',
        'FACEBOOK',
        'ETSY',
        'TIKTOK',
        'FAIRE_COM',
        'PAYPAL_AGENTIC_CHECKOUT',
        'STRIPE_AGENTIC_CHECKOUT',
      ] as const),
      externalOrderId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      externalOrderUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    seenByAHuman: faker.datatype.boolean(),
    checkoutId: faker.string.uuid(),
    customFields: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      value: {},
      title: faker.string.alpha({ length: { min: 1, max: 40 } }),
      translatedTitle: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    balanceSummary: {
      balance: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      paid: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      refunded: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      authorized: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      pendingRefund: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      pending: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      chargeback: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      chargebackReversal: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      platformFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalMinusPlatformFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      cashRoundingAdjustment: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    additionalFees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      name: faker.string.alpha({ length: { min: 1, max: 40 } }),
      price: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxDetails: {
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        totalTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      taxInfo: {
        taxAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        taxGroupId: faker.string.uuid(),
        taxIncludedInPrice: faker.datatype.boolean(),
        taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
            rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
            taxAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
            taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            jurisdictionType: faker.helpers.arrayElement([
              'UNDEFINED',
              'COUNTRY',
              'STATE',
              'COUNTY',
              'CITY',
              'SPECIAL',
            ] as const),
            nonTaxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          }),
        ),
      },
      providerAppId: faker.string.uuid(),
      priceBeforeTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceAfterTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      id: faker.string.uuid(),
      lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.uuid(),
      ),
      source: faker.helpers.arrayElement([
        'SERVICE_PLUGIN',
        'ITEM',
        'MANUAL',
        'SHIPPING',
        'PLATFORM',
      ] as const),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
    })),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    purchaseFlowId: faker.string.uuid(),
    recipientInfo: {
      address: {
        country: (() => faker.location.countryCode())(),
        subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
        city: faker.string.alpha({ length: { min: 10, max: 40 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
        formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      contactDetails: {
        firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        phone: faker.string.alpha({ length: { min: 10, max: 40 } }),
        company: faker.string.alpha({ length: { min: 10, max: 40 } }),
        vatId: {
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
        },
      },
    },
    tags: {
      privateTags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
      tags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
    },
    purchasedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    businessLocation: { id: faker.string.uuid(), name: faker.string.alpha({ length: { min: 1, max: 40 } }) },
    payAfterFreeTrial: {
      subtotal: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      shipping: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      tax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      discount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      total: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalAdditionalFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    platformFeeSummary: {
      total: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalPassOn: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalAbsorbed: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lineItemId: faker.string.uuid(),
        chargeType: faker.helpers.arrayElement(['PASS_ON', 'ABSORBED'] as const),
        percentageRate: (() => faker.commerce.price())(),
      })),
    },
    imported: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getSearchOrdersResponseMock = (
  overrideResponse: Partial<Extract<SearchOrdersResponse, object>> = {},
): SearchOrdersResponse => ({
  orders: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    number: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      quantity: faker.number.int({ min: 1, max: 100000 }),
      totalDiscount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      descriptionLines: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          name: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          plainText: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          colorInfo: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
            code: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        }),
      ),
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      itemType: {
        preset: faker.helpers.arrayElement([
          'UNRECOGNISED',
          'PHYSICAL',
          'DIGITAL',
          'GIFT_CARD',
          'SERVICE',
        ] as const),
        custom: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fulfillerId: faker.string.uuid(),
      refundQuantity: faker.number.int({ min: 0, max: 100000 }),
      restockQuantity: faker.number.int({ min: 0, max: 100000 }),
      price: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalPriceBeforeTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalPriceAfterTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      taxDetails: {
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        totalTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      taxInfo: {
        taxAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        taxGroupId: faker.string.uuid(),
        taxIncludedInPrice: faker.datatype.boolean(),
        taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
            rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
            taxAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
            taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            jurisdictionType: faker.helpers.arrayElement([
              'UNDEFINED',
              'COUNTRY',
              'STATE',
              'COUNTY',
              'CITY',
              'SPECIAL',
            ] as const),
            nonTaxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          }),
        ),
      },
      digitalFile: {
        fileId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        link: faker.internet.url(),
        expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      subscriptionInfo: {
        id: faker.string.uuid(),
        cycleNumber: faker.number.int({ min: 0, max: 9999 }),
        subscriptionOptionTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
        subscriptionOptionDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 3650 }),
          },
        },
        chargesDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      locations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        appId: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        name: faker.string.alpha({ length: { min: 10, max: 40 } }),
      })),
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      priceUndetermined: faker.datatype.boolean(),
      fixedQuantity: faker.datatype.boolean(),
      decimalQuantity: {
        measurementUnit: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'ML',
          'CL',
          'L',
          'CBM',
          'MG',
          'G',
          'KG',
          'MM',
          'CM',
          'M',
          'SQM',
          'OZ',
          'LB',
          'FLOZ',
          'PT',
          'QT',
          'GAL',
          'IN',
          'FT',
          'YD',
          'SQFT',
        ] as const),
        otherUnit: faker.string.alpha({ length: { min: 1, max: 40 } }),
        value: (() => faker.commerce.price())(),
        description: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
      modifierGroups: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          id: faker.string.alpha({ length: { min: 1, max: 36 } }),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          modifiers: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              id: faker.string.alpha({ length: { min: 1, max: 36 } }),
              quantity: faker.number.int({ min: 1, max: 100000 }),
              label: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              details: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              price: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
    })),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    paymentStatus: faker.helpers.arrayElement([
      'UNSPECIFIED',
      'NOT_PAID',
      'PAID',
      'PARTIALLY_REFUNDED',
      'FULLY_REFUNDED',
      'PENDING',
      'PARTIALLY_PAID',
      'PENDING_MERCHANT',
      'CANCELED',
      'DECLINED',
    ] as const),
    fulfillmentStatus: faker.helpers.arrayElement([
      'NOT_FULFILLED',
      'FULFILLED',
      'PARTIALLY_FULFILLED',
    ] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    currency: (() => faker.finance.currencyCode())(),
    currencyConversionDetails: {
      originalCurrency: (() => faker.finance.currencyCode())(),
      conversionRate: (() => faker.commerce.price())(),
    },
    taxIncludedInPrices: faker.datatype.boolean(),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    priceSummary: {
      subtotal: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      shipping: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      tax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      discount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      total: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalAdditionalFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    billingInfo: {
      address: {
        country: (() => faker.location.countryCode())(),
        subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
        city: faker.string.alpha({ length: { min: 10, max: 40 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
        formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      contactDetails: {
        firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        phone: faker.string.alpha({ length: { min: 10, max: 40 } }),
        company: faker.string.alpha({ length: { min: 10, max: 40 } }),
        vatId: {
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
        },
      },
    },
    shippingInfo: {
      carrierId: faker.string.alpha({ length: { min: 1, max: 40 } }),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      title: faker.string.alpha({ length: { min: 10, max: 40 } }),
      logistics: {
        shippingDestination: {
          address: {
            country: (() => faker.location.countryCode())(),
            subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
            city: faker.string.alpha({ length: { min: 10, max: 40 } }),
            postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
            streetAddress: {
              number: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
              formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
            hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
            geocode: {
              latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
              longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
            },
            countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
            subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          contactDetails: {
            firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            phone: faker.string.alpha({ length: { min: 10, max: 40 } }),
            company: faker.string.alpha({ length: { min: 10, max: 40 } }),
            vatId: {
              id: faker.string.alpha({ length: { min: 10, max: 40 } }),
              type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
            },
          },
        },
        pickupDetails: {
          address: {
            country: (() => faker.location.countryCode())(),
            subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
            city: faker.string.alpha({ length: { min: 10, max: 40 } }),
            postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
            streetAddress: {
              number: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
              formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
            countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
            subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          pickupMethod: faker.helpers.arrayElement(['STORE_PICKUP', 'PICKUP_POINT'] as const),
        },
        deliveryTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
        instructions: faker.string.alpha({ length: { min: 10, max: 40 } }),
        deliverByDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        deliveryTimeSlot: {
          from: faker.date.past().toISOString().slice(0, 19) + 'Z',
          to: faker.date.past().toISOString().slice(0, 19) + 'Z',
        },
      },
      cost: {
        price: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceBeforeTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceAfterTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxDetails: {
          taxableAmount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          totalTax: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        taxInfo: {
          taxAmount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxableAmount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          taxGroupId: faker.string.uuid(),
          taxIncludedInPrice: faker.datatype.boolean(),
          taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
              rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
              taxAmount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
              taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
              jurisdictionType: faker.helpers.arrayElement([
                'UNDEFINED',
                'COUNTRY',
                'STATE',
                'COUNTY',
                'CITY',
                'SPECIAL',
              ] as const),
              nonTaxableAmount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              taxableAmount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        },
        discount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      region: { name: faker.string.alpha({ length: { min: 10, max: 40 } }) },
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    status: faker.helpers.arrayElement([
      'INITIALIZED',
      'APPROVED',
      'CANCELED',
      'PENDING',
      'REJECTED',
    ] as const),
    archived: faker.datatype.boolean(),
    taxSummary: {
      totalTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    taxInfo: {
      totalTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
        jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
        jurisdictionType: faker.helpers.arrayElement([
          'UNDEFINED',
          'COUNTRY',
          'STATE',
          'COUNTY',
          'CITY',
          'SPECIAL',
        ] as const),
        rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        aggregatedTaxAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
      taxExempt: faker.datatype.boolean(),
    },
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        merchantDiscount: {
          discountReason: faker.helpers.arrayElement([
            'UNSPECIFIED',
            'EXCHANGED_ITEMS',
            'BILLING_ADJUSTMENT',
          ] as const),
          description: faker.string.alpha({ length: { min: 10, max: 40 } }),
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        discountRule: {
          id: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        discountType: faker.helpers.arrayElement(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const),
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.uuid(),
        ),
        id: faker.string.uuid(),
        lineItemDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            id: faker.string.uuid(),
            totalDiscount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          }),
        ),
      }),
    ),
    activities: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      merchantComment: { message: faker.string.alpha({ length: { min: 1, max: 40 } }) },
      orderRefunded: {
        manual: faker.datatype.boolean(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      draftOrderChangesApplied: {
        draftOrderId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
        changes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          lineItemChanged: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 40 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
            },
            quantity: {
              originalQuantity: faker.number.int({ min: 0, max: 1000000 }),
              newQuantity: faker.number.int({ min: 0, max: 1000000 }),
              diff: faker.number.int({ min: 1, max: 1000000 }),
              deltaType: faker.helpers.arrayElement(['QUANTITY_INCREASED', 'QUANTITY_DECREASED'] as const),
            },
            price: {
              originalPrice: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              newPrice: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            },
          },
          lineItemAdded: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 40 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
            },
            quantity: faker.number.int({ min: 1, max: 1000000 }),
          },
          lineItemRemoved: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 40 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
            },
            quantity: faker.number.int({ min: 1, max: 1000000 }),
          },
          discountAdded: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          discountRemoved: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          additionalFeeAdded: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          additionalFeeRemoved: {
            id: faker.string.uuid(),
            name: {
              original: faker.string.alpha({ length: { min: 1, max: 20 } }),
              translated: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
            affectedLineItems: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              id: faker.string.uuid(),
              name: {
                original: faker.string.alpha({ length: { min: 1, max: 40 } }),
                translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
              },
              amount: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            })),
            totalAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          totalPriceChanged: {
            originalTotal: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            newTotal: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          shippingInformationChanged: {
            originalShippingInfo: {
              total: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              shippingTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            newShippingInfo: {
              total: {
                amount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              shippingTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
          },
        })),
      },
      savedPaymentMethod: {
        name: faker.string.alpha({ length: { min: 1, max: 40 } }),
        description: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      authorizedPaymentCreated: {
        paymentId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
        brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      authorizedPaymentCaptured: {
        paymentId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
        brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      authorizedPaymentVoided: {
        paymentId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
        brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      refundInitiated: {
        refundId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        payments: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          regular: {
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          giftCard: {
            giftCardPaymentId: faker.string.alpha({ length: { min: 1, max: 40 } }),
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          membership: { membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }) },
          paymentId: faker.string.uuid(),
          externalRefund: faker.datatype.boolean(),
        })),
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentRefunded: {
        refundId: faker.string.uuid(),
        payment: {
          regular: {
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          giftCard: {
            giftCardPaymentId: faker.string.alpha({ length: { min: 1, max: 40 } }),
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          membership: { membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }) },
          paymentId: faker.string.uuid(),
          externalRefund: faker.datatype.boolean(),
        },
      },
      paymentRefundFailed: {
        refundId: faker.string.uuid(),
        payment: {
          regular: {
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          giftCard: {
            giftCardPaymentId: faker.string.alpha({ length: { min: 1, max: 40 } }),
            amount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          membership: { membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }) },
          paymentId: faker.string.uuid(),
          externalRefund: faker.datatype.boolean(),
        },
      },
      refundedAsStoreCredit: {
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        reason: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentPending: {
        regular: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        paymentId: faker.string.uuid(),
      },
      paymentCanceled: {
        regular: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        paymentId: faker.string.uuid(),
      },
      paymentDeclined: {
        regular: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        paymentId: faker.string.uuid(),
      },
      receiptCreated: {
        wixReceipt: {
          receiptId: faker.string.uuid(),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        externalReceipt: {
          receiptId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        paymentId: faker.string.uuid(),
      },
      receiptSent: {
        wixReceipt: {
          receiptId: faker.string.uuid(),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        externalReceipt: {
          receiptId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          displayNumber: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        paymentId: faker.string.uuid(),
      },
      chargebackCreated: {
        paymentId: faker.string.uuid(),
        chargebackId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentDetails: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      },
      chargebackReversed: {
        paymentId: faker.string.uuid(),
        chargebackId: faker.string.uuid(),
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        reversalAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentDetails: {
          creditCardDetails: {
            lastFourDigits: faker.string.alpha({ length: { min: 4, max: 4 } }),
            brand: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          amount: {
            amount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      },
      id: faker.string.uuid(),
      authorEmail: faker.internet.email(),
      createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      type: faker.helpers.arrayElement([
        'ORDER_REFUNDED',
        'ORDER_PLACED',
        'ORDER_PAID',
        'ORDER_FULFILLED',
        'ORDER_NOT_FULFILLED',
        'ORDER_CANCELED',
        'DOWNLOAD_LINK_SENT',
        'TRACKING_NUMBER_ADDED',
        'TRACKING_NUMBER_EDITED',
        'TRACKING_LINK_ADDED',
        'SHIPPING_CONFIRMATION_EMAIL_SENT',
        'INVOICE_ADDED',
        'INVOICE_REMOVED',
        'INVOICE_SENT',
        'FULFILLER_EMAIL_SENT',
        'SHIPPING_ADDRESS_EDITED',
        'EMAIL_EDITED',
        'PICKUP_READY_EMAIL_SENT',
        'CUSTOM_ACTIVITY',
        'MERCHANT_COMMENT',
        'ORDER_PARTIALLY_PAID',
        'DRAFT_ORDER_CHANGES_APPLIED',
        'SAVED_PAYMENT_METHOD',
        'AUTHORIZED_PAYMENT_CREATED',
        'AUTHORIZED_PAYMENT_CAPTURED',
        'AUTHORIZED_PAYMENT_VOIDED',
        'REFUND_INITIATED',
        'PAYMENT_REFUNDED',
        'PAYMENT_REFUND_FAILED',
        'REFUNDED_AS_STORE_CREDIT',
        'PAYMENT_PENDING',
        'PAYMENT_CANCELED',
        'PAYMENT_DECLINED',
        'ORDER_PENDING',
        'ORDER_REJECTED',
        'RECEIPT_CREATED',
        'RECEIPT_SENT',
        'CHARGEBACK_CREATED',
        'CHARGEBACK_REVERSED',
      ] as const),
      activityType: faker.helpers.arrayElement([
        'ORDER_PLACED',
        'ORDER_PAID',
        'ORDER_FULFILLED',
        'ORDER_NOT_FULFILLED',
        'ORDER_CANCELED',
        'DOWNLOAD_LINK_SENT',
        'TRACKING_NUMBER_ADDED',
        'TRACKING_NUMBER_EDITED',
        'TRACKING_LINK_ADDED',
        'SHIPPING_CONFIRMATION_EMAIL_SENT',
        'INVOICE_ADDED',
        'INVOICE_REMOVED',
        'INVOICE_SENT',
        'FULFILLER_EMAIL_SENT',
        'SHIPPING_ADDRESS_EDITED',
        'EMAIL_EDITED',
        'PICKUP_READY_EMAIL_SENT',
        'MERCHANT_COMMENT',
        'ORDER_PARTIALLY_PAID',
        'DRAFT_ORDER_CHANGES_APPLIED',
        'SAVED_PAYMENT_METHOD',
        'AUTHORIZED_PAYMENT_CREATED',
        'AUTHORIZED_PAYMENT_CAPTURED',
        'AUTHORIZED_PAYMENT_VOIDED',
        'REFUND_INITIATED',
        'PAYMENT_REFUNDED',
        'PAYMENT_REFUND_FAILED',
        'REFUNDED_AS_STORE_CREDIT',
        'PAYMENT_PENDING',
        'PAYMENT_CANCELED',
        'PAYMENT_DECLINED',
        'ORDER_PENDING',
        'ORDER_REJECTED',
        'RECEIPT_CREATED',
        'RECEIPT_SENT',
        'CHARGEBACK_CREATED',
        'CHARGEBACK_REVERSED',
        'ORDER_REFUNDED',
      ] as const),
    })),
    attributionSource: faker.helpers.arrayElement(['UNSPECIFIED', 'FACEBOOK_ADS'] as const),
    createdBy: {
      userId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      visitorId: faker.string.uuid(),
      appId: faker.string.uuid(),
    },
    channelInfo: {
      type: faker.helpers.arrayElement([
        'UNSPECIFIED',
        'WEB',
        'POS',
        'EBAY',
        'AMAZON',
        'OTHER_PLATFORM',
        'WIX_APP_STORE',
        'WIX_INVOICES',
        'BACKOFFICE_MERCHANT',
        'WISH',
        'CLASS_PASS',
        'GLOBAL_E',
        'FACEBOOK',
        'ETSY',
        'TIKTOK',
        'FAIRE_COM',
        'PAYPAL_AGENTIC_CHECKOUT',
        'STRIPE_AGENTIC_CHECKOUT',
      ] as const),
      externalOrderId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      externalOrderUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    seenByAHuman: faker.datatype.boolean(),
    checkoutId: faker.string.uuid(),
    customFields: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      value: {},
      title: faker.string.alpha({ length: { min: 1, max: 40 } }),
      translatedTitle: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    balanceSummary: {
      balance: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      paid: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      refunded: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      authorized: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      pendingRefund: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      pending: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      chargeback: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      chargebackReversal: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      platformFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalMinusPlatformFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      cashRoundingAdjustment: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    additionalFees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      name: faker.string.alpha({ length: { min: 1, max: 40 } }),
      price: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxDetails: {
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        totalTax: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      taxInfo: {
        taxAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        taxGroupId: faker.string.uuid(),
        taxIncludedInPrice: faker.datatype.boolean(),
        taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
            rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
            taxAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
            taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
            jurisdictionType: faker.helpers.arrayElement([
              'UNDEFINED',
              'COUNTRY',
              'STATE',
              'COUNTY',
              'CITY',
              'SPECIAL',
            ] as const),
            nonTaxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxableAmount: {
              amount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          }),
        ),
      },
      providerAppId: faker.string.uuid(),
      priceBeforeTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceAfterTax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      id: faker.string.uuid(),
      lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.uuid(),
      ),
      source: faker.helpers.arrayElement([
        'SERVICE_PLUGIN',
        'ITEM',
        'MANUAL',
        'SHIPPING',
        'PLATFORM',
      ] as const),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
    })),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    purchaseFlowId: faker.string.uuid(),
    recipientInfo: {
      address: {
        country: (() => faker.location.countryCode())(),
        subdivision: faker.string.alpha({ length: { min: 10, max: 40 } }),
        city: faker.string.alpha({ length: { min: 10, max: 40 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
        formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      contactDetails: {
        firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        phone: faker.string.alpha({ length: { min: 10, max: 40 } }),
        company: faker.string.alpha({ length: { min: 10, max: 40 } }),
        vatId: {
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
        },
      },
    },
    tags: {
      privateTags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
      tags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
    },
    purchasedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    businessLocation: { id: faker.string.uuid(), name: faker.string.alpha({ length: { min: 1, max: 40 } }) },
    payAfterFreeTrial: {
      subtotal: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      shipping: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      tax: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      discount: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      total: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalAdditionalFees: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    platformFeeSummary: {
      total: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalPassOn: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalAbsorbed: {
        amount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amount: {
          amount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lineItemId: faker.string.uuid(),
        chargeType: faker.helpers.arrayElement(['PASS_ON', 'ABSORBED'] as const),
        percentageRate: (() => faker.commerce.price())(),
      })),
    },
    imported: faker.datatype.boolean(),
  })),
  metadata: { count: faker.number.int({ min: 0, max: 9999 }), hasNext: faker.datatype.boolean() },
  ...overrideResponse,
});
