// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CartResponse,
  CreateCheckoutResponse,
  DeleteCartResponse,
  EstimateTotalsResponse,
} from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGetCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartResponse, object>> = {},
): CartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getUpdateCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartResponse, object>> = {},
): CartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getDeleteCurrentCartResponseMock = (): DeleteCartResponse => ({});

export const getAddToCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartResponse, object>> = {},
): CartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getRemoveLineItemsFromCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartResponse, object>> = {},
): CartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getUpdateCurrentCartLineItemQuantityResponseMock = (
  overrideResponse: Partial<Extract<CartResponse, object>> = {},
): CartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getRemoveCouponFromCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartResponse, object>> = {},
): CartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getCreateCheckoutFromCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CreateCheckoutResponse, object>> = {},
): CreateCheckoutResponse => ({ checkoutId: faker.string.uuid(), ...overrideResponse });

export const getEstimateCurrentCartTotalsResponseMock = (
  overrideResponse: Partial<Extract<EstimateTotalsResponse, object>> = {},
): EstimateTotalsResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    checkoutId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    buyerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      contactId: faker.string.uuid(),
      email: faker.internet.email(),
    },
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      catalogReference: {
        appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        options: {},
      },
      rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      productName: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      url: {
        relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      image: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.internet.url(),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
      customLineItem: faker.datatype.boolean(),
      price: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      fullPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceBeforeDiscounts: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      lineItemPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      depositAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      priceDescription: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      priceUndetermined: faker.datatype.boolean(),
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      savePaymentMethod: faker.datatype.boolean(),
      consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      selectedMembership: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
      },
      membersOnly: faker.datatype.boolean(),
      availability: {
        status: faker.helpers.arrayElement([
          'AVAILABLE',
          'NOT_FOUND',
          'NOT_AVAILABLE',
          'PARTIALLY_AVAILABLE',
        ] as const),
        quantityAvailable: faker.number.int({ min: 0, max: 9999 }),
      },
      fixedQuantity: faker.datatype.boolean(),
      physicalProperties: {
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
        shippable: faker.datatype.boolean(),
      },
      deliveryProfileId: faker.string.uuid(),
      taxGroupId: faker.string.uuid(),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
      serviceProperties: {
        scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
      },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
          interval: faker.number.int({ min: 1, max: 3650 }),
          autoRenewal: faker.datatype.boolean(),
          billingCycles: faker.number.int({ min: 1, max: 9999 }),
          enableCustomerCancellation: faker.datatype.boolean(),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          freeTrialPeriod: {
            frequency: faker.helpers.arrayElement(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const),
            interval: faker.number.int({ min: 1, max: 999 }),
          },
        },
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        description: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        title: faker.string.alpha({ length: { min: 1, max: 29 } }),
        content: faker.string.alpha({ length: { min: 1, max: 40 } }),
      })),
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
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        }),
      ),
      modifiersTotalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      digitalFile: {
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileName: faker.string.alpha({ length: { min: 1, max: 40 } }),
        fileType: faker.helpers.arrayElement([
          'UNSPECIFIED',
          'SECURE_PICTURE',
          'SECURE_VIDEO',
          'SECURE_DOCUMENT',
          'SECURE_MUSIC',
          'SECURE_ARCHIVE',
          'SECURE_RAW',
        ] as const),
      },
      catalogOverrideFields: {
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        price: (() => faker.commerce.price())(),
        fullPrice: (() => faker.commerce.price())(),
        depositAmount: (() => faker.commerce.price())(),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        image: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        paymentOption: {
          value: faker.helpers.arrayElement([
            'FULL_PAYMENT_ONLINE',
            'FULL_PAYMENT_OFFLINE',
            'MEMBERSHIP',
            'DEPOSIT_ONLINE',
            'MEMBERSHIP_OFFLINE',
            'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
          ] as const),
        },
        savePaymentMethod: faker.datatype.boolean(),
        inventoryAppId: faker.string.uuid(),
      },
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
    })),
    appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        coupon: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        merchantDiscount: {
          amount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      }),
    ),
    couponCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    merchantDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    customLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.uuid(),
        quantity: faker.number.int({ min: 1, max: 100000 }),
        productName: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        media: {
          id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      }),
    ),
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    subtotalAfterDiscounts: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    buyerNote: faker.string.alpha({ length: { min: 10, max: 40 } }),
    contactInfo: {
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
    selectedShippingOption: {
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      carrierId: faker.string.uuid(),
    },
    currency: (() => faker.finance.currencyCode())(),
    conversionCurrency: (() => faker.finance.currencyCode())(),
    paymentCurrency: (() => faker.finance.currencyCode())(),
    taxIncludedInPrices: faker.datatype.boolean(),
    weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    buyerLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    siteLanguage: faker.string.alpha({ length: { min: 10, max: 20 } }),
    overrideCheckoutUrl: faker.internet.url(),
    businessLocationId: faker.string.uuid(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  currency: (() => faker.finance.currencyCode())(),
  weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
  calculatedLineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      lineItemId: faker.string.alpha({ length: { min: 10, max: 20 } }),
      pricesBreakdown: {
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        fullPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        priceBeforeDiscounts: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        modifiers: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        lineItemPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalDiscount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceBeforeTax: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceAfterTax: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxDetails: {
          taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          taxableAmount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          totalTax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              jurisdictionType: faker.helpers.arrayElement([
                'UNDEFINED',
                'COUNTRY',
                'STATE',
                'COUNTY',
                'CITY',
                'SPECIAL',
              ] as const),
              jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
              taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
              taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
              rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
              taxableAmount: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              nonTaxableAmount: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              taxAmount: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
          rateBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
              tax: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        },
      },
      paymentOption: faker.helpers.arrayElement([
        'FULL_PAYMENT_ONLINE',
        'FULL_PAYMENT_OFFLINE',
        'MEMBERSHIP',
        'DEPOSIT_ONLINE',
        'MEMBERSHIP_OFFLINE',
        'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
      ] as const),
      taxableAddress: {
        addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
      },
    }),
  ),
  priceSummary: {
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    shipping: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    additionalFees: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    tax: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    total: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  },
  payNow: {
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    shipping: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    additionalFees: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    tax: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    total: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  },
  payLater: {
    subtotal: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    discount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    shipping: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    additionalFees: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    tax: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    total: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  },
  taxSummary: {
    taxableAmount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    totalTax: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    calculationDetails: {
      rateType: faker.helpers.arrayElement([
        'NO_TAX_COLLECTED',
        'MANUAL_RATE',
        'AUTO_RATE',
        'FALLBACK_RATE',
      ] as const),
      manualRateReason: faker.helpers.arrayElement([
        'GLOBAL_SETTING_TO_MANUAL',
        'REGION_SETTING_TO_MANUAL',
      ] as const),
      autoTaxFallbackDetails: {
        fallbackReason: faker.helpers.arrayElement(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'] as const),
        error: {
          code: faker.string.alpha({ length: { min: 10, max: 20 } }),
          description: faker.string.alpha({ length: { min: 10, max: 20 } }),
          data: {},
        },
      },
    },
  },
  shippingInfo: {
    region: { id: faker.string.uuid(), name: faker.string.alpha({ length: { min: 10, max: 40 } }) },
    selectedCarrierServiceOption: {
      code: faker.string.alpha({ length: { min: 10, max: 40 } }),
      carrierId: faker.string.uuid(),
      title: faker.string.alpha({ length: { min: 10, max: 40 } }),
      requestedShippingOption: faker.datatype.boolean(),
      logistics: {
        deliveryTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
        deliveryTimeSlot: {
          from: faker.date.past().toISOString().slice(0, 19) + 'Z',
          to: faker.date.past().toISOString().slice(0, 19) + 'Z',
        },
        instructions: faker.string.alpha({ length: { min: 10, max: 40 } }),
        pickupDetails: {
          pickupMethod: faker.helpers.arrayElement(['STORE_PICKUP', 'PICKUP_POINT'] as const),
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
          businessLocation: faker.datatype.boolean(),
        },
      },
      cost: {
        price: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalDiscount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceBeforeTax: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        totalPriceAfterTax: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxDetails: {
          taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          taxableAmount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          totalTax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              jurisdictionType: faker.helpers.arrayElement([
                'UNDEFINED',
                'COUNTRY',
                'STATE',
                'COUNTY',
                'CITY',
                'SPECIAL',
              ] as const),
              jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
              taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
              taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
              rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
              taxableAmount: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              nonTaxableAmount: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              taxAmount: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
          rateBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
              tax: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
            }),
          ),
        },
      },
      deliveryAllocations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          deliveryCarrier: {
            appId: faker.string.uuid(),
            code: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          deliveryRegion: {
            id: faker.string.uuid(),
            name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          applicableLineItems: {
            lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
              () => faker.string.alpha({ length: { min: 1, max: 40 } }),
            ),
          },
        }),
      ),
      partial: faker.datatype.boolean(),
      otherCharges: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        type: faker.helpers.arrayElement(['HANDLING_FEE', 'INSURANCE'] as const),
        details: faker.string.alpha({ length: { min: 10, max: 40 } }),
        cost: {
          price: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          totalDiscount: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          totalPriceBeforeTax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          totalPriceAfterTax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
          taxDetails: {
            taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
            taxableAmount: {
              amount: (() => faker.commerce.price())(),
              convertedAmount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            totalTax: {
              amount: (() => faker.commerce.price())(),
              convertedAmount: (() => faker.commerce.price())(),
              formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
              () => ({
                jurisdictionType: faker.helpers.arrayElement([
                  'UNDEFINED',
                  'COUNTRY',
                  'STATE',
                  'COUNTY',
                  'CITY',
                  'SPECIAL',
                ] as const),
                jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
                taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
                taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
                rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
                taxableAmount: {
                  amount: (() => faker.commerce.price())(),
                  convertedAmount: (() => faker.commerce.price())(),
                  formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                },
                nonTaxableAmount: {
                  amount: (() => faker.commerce.price())(),
                  convertedAmount: (() => faker.commerce.price())(),
                  formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                },
                taxAmount: {
                  amount: (() => faker.commerce.price())(),
                  convertedAmount: (() => faker.commerce.price())(),
                  formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                },
              }),
            ),
            rateBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
              () => ({
                name: faker.string.alpha({ length: { min: 10, max: 40 } }),
                rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
                tax: {
                  amount: (() => faker.commerce.price())(),
                  convertedAmount: (() => faker.commerce.price())(),
                  formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                },
              }),
            ),
          },
        },
      })),
    },
    carrierServiceOptions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        carrierId: faker.string.uuid(),
        shippingOptions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            code: faker.string.alpha({ length: { min: 10, max: 40 } }),
            title: faker.string.alpha({ length: { min: 10, max: 40 } }),
            logistics: {
              deliveryTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
              deliveryTimeSlot: {
                from: faker.date.past().toISOString().slice(0, 19) + 'Z',
                to: faker.date.past().toISOString().slice(0, 19) + 'Z',
              },
              instructions: faker.string.alpha({ length: { min: 10, max: 40 } }),
              pickupDetails: {
                pickupMethod: faker.helpers.arrayElement(['STORE_PICKUP', 'PICKUP_POINT'] as const),
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
                businessLocation: faker.datatype.boolean(),
              },
            },
            cost: {
              price: {
                amount: (() => faker.commerce.price())(),
                convertedAmount: (() => faker.commerce.price())(),
                formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              otherCharges: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
                () => ({
                  type: faker.helpers.arrayElement(['HANDLING_FEE', 'INSURANCE'] as const),
                  price: {
                    amount: (() => faker.commerce.price())(),
                    convertedAmount: (() => faker.commerce.price())(),
                    formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                    formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  },
                  details: faker.string.alpha({ length: { min: 10, max: 40 } }),
                }),
              ),
            },
            deliveryAllocations: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              deliveryCarrier: {
                appId: faker.string.uuid(),
                code: faker.string.alpha({ length: { min: 10, max: 40 } }),
              },
              deliveryRegion: {
                id: faker.string.uuid(),
                name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              },
              applicableLineItems: {
                lineItemIds: Array.from(
                  { length: faker.number.int({ min: 1, max: 3 }) },
                  (_, i) => i + 1,
                ).map(() => faker.string.alpha({ length: { min: 1, max: 40 } })),
              },
            })),
            partial: faker.datatype.boolean(),
          }),
        ),
      }),
    ),
  },
  appliedDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    discountType: faker.helpers.arrayElement(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const),
    coupon: {
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      code: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      amount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    merchantDiscount: {
      amount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      percentage: faker.number.float({ min: 0.01, max: 100, fractionDigits: 2 }),
    },
    discountRule: {
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      amount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
      faker.string.uuid(),
    ),
  })),
  additionalFees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    translatedName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    source: faker.helpers.arrayElement([
      'UNKNOWN_ADDITIONAL_FEE_SOURCE',
      'SERVICE_PLUGIN',
      'ITEM',
      'MANUAL',
      'SHIPPING',
      'PLATFORM',
    ] as const),
    providerAppId: faker.string.alpha({ length: { min: 1, max: 40 } }),
    price: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    priceBeforeTax: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    priceAfterTax: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    taxDetails: {
      taxRate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
      taxableAmount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      totalTax: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
        formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      taxBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        jurisdictionType: faker.helpers.arrayElement([
          'UNDEFINED',
          'COUNTRY',
          'STATE',
          'COUNTY',
          'CITY',
          'SPECIAL',
        ] as const),
        jurisdiction: faker.string.alpha({ length: { min: 10, max: 40 } }),
        taxName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        taxType: faker.string.alpha({ length: { min: 10, max: 40 } }),
        rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        nonTaxableAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        taxAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
          formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
      rateBreakdown: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          rate: (() => faker.number.float({ min: 0, max: 0.3, fractionDigits: 2 }).toFixed(2))(),
          tax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
            formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
            formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        }),
      ),
    },
    taxableAddress: { addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const) },
    lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
      faker.string.uuid(),
    ),
  })),
  giftCard: {
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
    appId: faker.string.uuid(),
    obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
    amount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    requestedAmount: {
      amount: (() => faker.commerce.price())(),
      convertedAmount: (() => faker.commerce.price())(),
      formattedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
      formattedConvertedAmount: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  },
  membershipOptions: {
    eligibleMemberships: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
        name: {
          original: faker.string.alpha({ length: { min: 10, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        credits: {
          total: faker.number.int({ min: 1, max: 9999 }),
          remaining: faker.number.int({ min: 0, max: 9999 }),
        },
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 1, max: 40 } }),
        ),
        expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        additionalData: {},
      }),
    ),
    invalidMemberships: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        membership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 10, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          credits: {
            total: faker.number.int({ min: 1, max: 9999 }),
            remaining: faker.number.int({ min: 0, max: 9999 }),
          },
          lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
            faker.string.alpha({ length: { min: 1, max: 40 } }),
          ),
          expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          additionalData: {},
        },
        reason: faker.string.alpha({ length: { min: 1, max: 40 } }),
      }),
    ),
    selectedMemberships: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alpha({ length: { min: 1, max: 40 } }),
        appId: faker.string.uuid(),
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 1, max: 40 } }),
        ),
      }),
    ),
  },
  calculationErrors: {
    generalShippingCalculationError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    carrierErrors: {
      errors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        carrierId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        error: {
          applicationError: {
            code: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          },
          validationError: {
            fieldViolations: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              field: faker.string.alpha({ length: { min: 10, max: 20 } }),
              description: faker.string.alpha({ length: { min: 10, max: 20 } }),
              violatedRule: faker.helpers.arrayElement([
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
              ] as const),
              ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
              data: {},
            })),
          },
          systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
          tracing: {
            [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
      })),
    },
    selectedShippingOptionError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    taxCalculationError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    couponCalculationError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    giftCardCalculationError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    discountsCalculationError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    membershipError: {
      applicationError: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
      validationError: {
        fieldViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            field: faker.string.alpha({ length: { min: 10, max: 20 } }),
            description: faker.string.alpha({ length: { min: 10, max: 20 } }),
            violatedRule: faker.helpers.arrayElement([
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
            ] as const),
            ruleName: faker.string.alpha({ length: { min: 10, max: 20 } }),
            data: {},
          }),
        ),
      },
      systemError: { errorCode: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      tracing: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    orderValidationErrors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      }),
    ),
  },
  violations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    severity: faker.helpers.arrayElement(['WARNING', 'ERROR'] as const),
    target: {
      lineItem: {
        name: faker.helpers.arrayElement(['LINE_ITEM_DEFAULT'] as const),
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        suggestedFix: faker.helpers.arrayElement(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM'] as const),
      },
      other: { name: faker.helpers.arrayElement(['OTHER_DEFAULT'] as const) },
    },
    description: faker.string.alpha({ length: { min: 1, max: 40 } }),
  })),
  ...overrideResponse,
});
