// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { CalculatedCartResponse, CartV2Response, DeleteCartV2Response } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGetCurrentCartV2ResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getCreateCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getUpdateCurrentCartV2ResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getDeleteCurrentCartV2ResponseMock = (): DeleteCartV2Response => ({});

export const getRefreshCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getCalculateCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CalculatedCartResponse, object>> = {},
): CalculatedCartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  summary: {
    cartId: faker.string.uuid(),
    cartRevision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    calculationId: faker.string.uuid(),
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      lineItemId: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      unitPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      totalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
    })),
    discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      source: {
        sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
        couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      scope: faker.helpers.arrayElement([
        'UNKNOWN_DISCOUNT_SCOPE',
        'CART_SUBTOTAL',
        'LINE_ITEM',
        'DELIVERY',
      ] as const),
      subscriptionCycles: faker.number.int({ min: 1, max: 1000 }),
      total: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      lineItemDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          lineItemId: faker.string.uuid(),
          amountOff: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        }),
      ),
    })),
    deliverySummary: {
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      price: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    },
    additionalFees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      providerAppId: faker.string.alpha({ length: { min: 1, max: 40 } }),
      lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.uuid(),
      ),
      price: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      subscriptionCycles: faker.number.int({ min: 1, max: 999 }),
      source: faker.helpers.arrayElement([
        'UNKNOWN_ADDITIONAL_FEE_SOURCE',
        'SERVICE_PLUGIN',
        'LINE_ITEM',
        'DELIVERY',
        'PLATFORM',
      ] as const),
    })),
    taxSummary: {
      taxes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        exemptAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      totalExempt: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      pricesIncludeTax: faker.datatype.boolean(),
      lineItemTaxes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          lineItemId: faker.string.uuid(),
          tax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          rate: (() => faker.commerce.price())(),
        }),
      ),
      deliveryTax: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      additionalFeeTaxes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          additionalFeeCode: faker.string.alpha({ length: { min: 1, max: 40 } }),
          tax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        }),
      ),
    },
    priceSummary: {
      subtotal: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      discount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      delivery: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      additionalFees: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      tax: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      total: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    },
    paymentSummary: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        giftCardId: faker.string.uuid(),
        redeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      memberships: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 1, max: 40 } }),
        ),
      })),
      subscriptionCharges: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
            faker.string.uuid(),
          ),
          description: faker.string.alpha({ length: { min: 10, max: 40 } }),
          charges: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            cycleFrom: faker.number.int({ min: 0, max: 9999 }),
            cycleCount: faker.number.int({ min: 0, max: 9999 }),
            cycleBillingDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          })),
        }),
      ),
      requiresPaymentAfterGiftCard: faker.datatype.boolean(),
      totalAfterGiftCards: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      payNow: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      payLater: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      payAfterFreeTrial: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
    },
    priceVerificationToken: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
      orderValidationErrors: Array.from(
        { length: faker.number.int({ min: 1, max: 3 }) },
        (_, i) => i + 1,
      ).map(() => ({
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      })),
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
    },
    spiViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
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
    violations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      scope: faker.helpers.arrayElement([
        'GLOBAL',
        'LINE_ITEM',
        'DISCOUNT',
        'DELIVERY',
        'TAX',
        'MEMBERSHIP',
        'GIFT_CARD',
      ] as const),
      code: faker.helpers.arrayElement([
        'GENERAL_CODE',
        'CUSTOM_VALIDATION',
        'EMPTY_CART',
        'LINE_ITEMS_OUT_OF_STOCK',
        'MEMBERS_ONLY_ITEM',
        'INVALID_COUPON_CODE',
        'INVALID_COUPON_STATUS',
        'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
        'MISSING_DELIVERY_ADDRESS',
        'MISSING_DELIVERY_METHOD',
        'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
        'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
        'INVALID_GIFT_CARD_CODE',
        'INVALID_GIFT_CARD_STATUS',
        'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
        'SUBTOTAL_BELOW_ORDER_MINIMUM',
        'INVALID_MEMBERSHIP_STATUS',
        'INVALID_POSTAL_CODE',
        'INVALID_SUBDIVISION',
        'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
        'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
        'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
        'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      ] as const),
      severity: faker.helpers.arrayElement(['WARNING', 'ERROR'] as const),
      description: faker.string.alpha({ length: { min: 10, max: 40 } }),
      customValidationData: {
        target: {
          lineItem: {
            name: faker.helpers.arrayElement(['LINE_ITEM_DEFAULT'] as const),
            id: faker.string.alpha({ length: { min: 10, max: 20 } }),
            suggestedFix: faker.helpers.arrayElement(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM'] as const),
          },
          other: { name: faker.helpers.arrayElement(['OTHER_DEFAULT'] as const) },
        },
      },
      invalidCouponStatusData: {
        couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        reason: faker.helpers.arrayElement([
          'UNKNOWN_INVALID_COUPON_REASON',
          'EXPIRED',
          'DISABLED',
          'INACTIVE',
          'MAX_USAGE_EXCEEDED',
          'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
          'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
          'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
          'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
          'MIN_SUBTOTAL_NOT_REACHED',
        ] as const),
        minLineItemQuantityNotReachedDetails: {
          requiredMinimumQuantity: faker.number.int({ min: 0, max: 9999 }),
        },
        minSubtotalNotReachedDetails: {
          requiredMinimumSubtotal: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          originalDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      invalidCouponCodeData: { couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }) },
      invalidGiftCardCodeData: {
        giftCardCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        giftCardId: faker.string.uuid(),
      },
      invalidGiftCardStatusData: {
        giftCardCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        reason: faker.helpers.arrayElement([
          'UNKNOWN_INVALID_GIFT_CARD_REASON',
          'EXPIRED',
          'DISABLED',
          'EMPTY_BALANCE',
        ] as const),
        giftCardId: faker.string.uuid(),
      },
      lineItemsOutOfStockData: {
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.uuid(),
        ),
        allLineItemsOutOfStock: faker.datatype.boolean(),
      },
      membersOnlyItemData: {
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.uuid(),
        ),
      },
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        remainingAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      },
      invalidMembershipStatusData: {
        membershipId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        reason: faker.helpers.arrayElement([
          'UNKNOWN_INVALID_MEMBERSHIP_REASON',
          'INSUFFICIENT_FUNDS',
          'MEMBERSHIP_NOT_FOUND',
          'NOT_APPLICABLE_TO_LINE_ITEMS',
          'LINE_ITEM_NOT_FOUND',
        ] as const),
      },
    })),
  },
  ...overrideResponse,
});

export const getEstimateCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CalculatedCartResponse, object>> = {},
): CalculatedCartResponse => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  summary: {
    cartId: faker.string.uuid(),
    cartRevision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    calculationId: faker.string.uuid(),
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      lineItemId: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 100000 }),
      unitPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      totalPrice: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
    })),
    discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      source: {
        sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
        couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      scope: faker.helpers.arrayElement([
        'UNKNOWN_DISCOUNT_SCOPE',
        'CART_SUBTOTAL',
        'LINE_ITEM',
        'DELIVERY',
      ] as const),
      subscriptionCycles: faker.number.int({ min: 1, max: 1000 }),
      total: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      lineItemDiscounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          lineItemId: faker.string.uuid(),
          amountOff: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        }),
      ),
    })),
    deliverySummary: {
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      price: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    },
    additionalFees: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      providerAppId: faker.string.alpha({ length: { min: 1, max: 40 } }),
      lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.uuid(),
      ),
      price: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      subscriptionCycles: faker.number.int({ min: 1, max: 999 }),
      source: faker.helpers.arrayElement([
        'UNKNOWN_ADDITIONAL_FEE_SOURCE',
        'SERVICE_PLUGIN',
        'LINE_ITEM',
        'DELIVERY',
        'PLATFORM',
      ] as const),
    })),
    taxSummary: {
      taxes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        taxableAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        exemptAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        amount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      totalExempt: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      pricesIncludeTax: faker.datatype.boolean(),
      lineItemTaxes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          lineItemId: faker.string.uuid(),
          tax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          rate: (() => faker.commerce.price())(),
        }),
      ),
      deliveryTax: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      additionalFeeTaxes: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          additionalFeeCode: faker.string.alpha({ length: { min: 1, max: 40 } }),
          tax: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        }),
      ),
    },
    priceSummary: {
      subtotal: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      discount: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      delivery: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      additionalFees: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      tax: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      total: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    },
    paymentSummary: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        giftCardId: faker.string.uuid(),
        redeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      memberships: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 1, max: 40 } }),
        ),
      })),
      subscriptionCharges: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
            faker.string.uuid(),
          ),
          description: faker.string.alpha({ length: { min: 10, max: 40 } }),
          charges: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            cycleFrom: faker.number.int({ min: 0, max: 9999 }),
            cycleCount: faker.number.int({ min: 0, max: 9999 }),
            cycleBillingDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          })),
        }),
      ),
      requiresPaymentAfterGiftCard: faker.datatype.boolean(),
      totalAfterGiftCards: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      payNow: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
      payLater: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
      payAfterFreeTrial: {
        amount: (() => faker.commerce.price())(),
        convertedAmount: (() => faker.commerce.price())(),
      },
    },
    priceVerificationToken: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
      orderValidationErrors: Array.from(
        { length: faker.number.int({ min: 1, max: 3 }) },
        (_, i) => i + 1,
      ).map(() => ({
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      })),
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
    },
    spiViolations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
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
    violations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      scope: faker.helpers.arrayElement([
        'GLOBAL',
        'LINE_ITEM',
        'DISCOUNT',
        'DELIVERY',
        'TAX',
        'MEMBERSHIP',
        'GIFT_CARD',
      ] as const),
      code: faker.helpers.arrayElement([
        'GENERAL_CODE',
        'CUSTOM_VALIDATION',
        'EMPTY_CART',
        'LINE_ITEMS_OUT_OF_STOCK',
        'MEMBERS_ONLY_ITEM',
        'INVALID_COUPON_CODE',
        'INVALID_COUPON_STATUS',
        'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
        'MISSING_DELIVERY_ADDRESS',
        'MISSING_DELIVERY_METHOD',
        'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
        'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
        'INVALID_GIFT_CARD_CODE',
        'INVALID_GIFT_CARD_STATUS',
        'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
        'SUBTOTAL_BELOW_ORDER_MINIMUM',
        'INVALID_MEMBERSHIP_STATUS',
        'INVALID_POSTAL_CODE',
        'INVALID_SUBDIVISION',
        'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
        'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
        'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
        'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      ] as const),
      severity: faker.helpers.arrayElement(['WARNING', 'ERROR'] as const),
      description: faker.string.alpha({ length: { min: 10, max: 40 } }),
      customValidationData: {
        target: {
          lineItem: {
            name: faker.helpers.arrayElement(['LINE_ITEM_DEFAULT'] as const),
            id: faker.string.alpha({ length: { min: 10, max: 20 } }),
            suggestedFix: faker.helpers.arrayElement(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM'] as const),
          },
          other: { name: faker.helpers.arrayElement(['OTHER_DEFAULT'] as const) },
        },
      },
      invalidCouponStatusData: {
        couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        reason: faker.helpers.arrayElement([
          'UNKNOWN_INVALID_COUPON_REASON',
          'EXPIRED',
          'DISABLED',
          'INACTIVE',
          'MAX_USAGE_EXCEEDED',
          'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
          'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
          'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
          'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
          'MIN_SUBTOTAL_NOT_REACHED',
        ] as const),
        minLineItemQuantityNotReachedDetails: {
          requiredMinimumQuantity: faker.number.int({ min: 0, max: 9999 }),
        },
        minSubtotalNotReachedDetails: {
          requiredMinimumSubtotal: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          originalDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      invalidCouponCodeData: { couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }) },
      invalidGiftCardCodeData: {
        giftCardCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        giftCardId: faker.string.uuid(),
      },
      invalidGiftCardStatusData: {
        giftCardCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        reason: faker.helpers.arrayElement([
          'UNKNOWN_INVALID_GIFT_CARD_REASON',
          'EXPIRED',
          'DISABLED',
          'EMPTY_BALANCE',
        ] as const),
        giftCardId: faker.string.uuid(),
      },
      lineItemsOutOfStockData: {
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.uuid(),
        ),
        allLineItemsOutOfStock: faker.datatype.boolean(),
      },
      membersOnlyItemData: {
        lineItemIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.uuid(),
        ),
      },
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        remainingAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      },
      invalidMembershipStatusData: {
        membershipId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        reason: faker.helpers.arrayElement([
          'UNKNOWN_INVALID_MEMBERSHIP_REASON',
          'INSUFFICIENT_FUNDS',
          'MEMBERSHIP_NOT_FOUND',
          'NOT_APPLICABLE_TO_LINE_ITEMS',
          'LINE_ITEM_NOT_FOUND',
        ] as const),
      },
    })),
  },
  ...overrideResponse,
});

export const getAddLineItemsToCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getRemoveLineItemsFromCurrentCartV2ResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getUpdateLineItemsInCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getAddCouponToCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getRemoveCouponFromCurrentCartV2ResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getSetDeliveryMethodForCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getRemoveDeliveryMethodFromCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getAddGiftCardToCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getRemoveGiftCardFromCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getUpdateFormSubmissionsInCurrentCartResponseMock = (
  overrideResponse: Partial<Extract<CartV2Response, object>> = {},
): CartV2Response => ({
  cart: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lineItems: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      name: {
        original: faker.string.alpha({ length: { min: 1, max: 40 } }),
        translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
      },
      quantityInfo: {
        confirmedQuantity: faker.number.int({ min: 0, max: 100000 }),
        requestedQuantity: faker.number.int({ min: 1, max: 100000 }),
        availableQuantity: faker.number.int({ min: 0, max: 9999 }),
        fixedQuantity: faker.datatype.boolean(),
      },
      pricing: {
        unitPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        totalPrice: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        priceDescription: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        priceUndetermined: faker.datatype.boolean(),
        breakdown: {
          fullPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          salePrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
          totalModifiersPrice: {
            amount: (() => faker.commerce.price())(),
            convertedAmount: (() => faker.commerce.price())(),
          },
        },
      },
      source: {
        catalogReference: {
          appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
          options: {},
        },
        catalogOverrideFields: {
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          salePrice: (() => faker.commerce.price())(),
          fullPrice: (() => faker.commerce.price())(),
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
            id: faker.string.alpha({ length: { min: 10, max: 40 } }),
            url: faker.internet.url(),
            height: faker.number.int({ min: 0, max: 9999 }),
            width: faker.number.int({ min: 0, max: 9999 }),
            altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
            filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
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
          depositAmount: (() => faker.commerce.price())(),
          savePaymentMethod: faker.datatype.boolean(),
          inventoryAppId: faker.string.uuid(),
        },
        rootCatalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        inventoryAppId: faker.string.uuid(),
      },
      attributes: {
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
          id: faker.string.alpha({ length: { min: 10, max: 40 } }),
          url: faker.internet.url(),
          height: faker.number.int({ min: 0, max: 9999 }),
          width: faker.number.int({ min: 0, max: 9999 }),
          altText: faker.string.alpha({ length: { min: 10, max: 40 } }),
          filename: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        url: {
          relativePath: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        policies: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          title: faker.string.alpha({ length: { min: 1, max: 29 } }),
          content: faker.string.alpha({ length: { min: 1, max: 40 } }),
        })),
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
        physicalProperties: {
          weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
          shippable: faker.datatype.boolean(),
        },
        subscriptionInfo: {
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
        serviceProperties: {
          scheduledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          numberOfParticipants: faker.number.int({ min: 1, max: 10000 }),
        },
        membersOnly: faker.datatype.boolean(),
      },
      deliveryConfig: { deliveryProfileId: faker.string.uuid(), fulfillerId: faker.string.uuid() },
      taxConfig: {
        taxableAddress: {
          addressType: faker.helpers.arrayElement(['BUSINESS', 'BILLING', 'SHIPPING'] as const),
        },
        taxGroupId: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      paymentConfig: {
        savePaymentMethod: faker.datatype.boolean(),
        consentRequiredPaymentPolicy: faker.string.alpha({ length: { min: 1, max: 40 } }),
        depositAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        selectedMembership: {
          id: faker.string.alpha({ length: { min: 1, max: 40 } }),
          appId: faker.string.uuid(),
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
        membership: {
          existingMembership: {
            appId: faker.string.uuid(),
            membershipId: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          futureMembership: {
            lineItemId: faker.string.uuid(),
            benefitId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          name: {
            original: faker.string.alpha({ length: { min: 1, max: 40 } }),
            translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
          },
          redemptionCost: faker.number.int({ min: 0, max: 9999 }),
          redemptionType: faker.helpers.arrayElement(['CREDITS', 'SESSIONS'] as const),
        },
      },
      status: faker.helpers.arrayElement([
        'IN_STOCK',
        'PARTIALLY_IN_STOCK',
        'OUT_OF_STOCK',
        'REMOVED_FROM_CATALOG',
      ] as const),
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
                convertedAmount: (() => faker.commerce.price())(),
              },
            }),
          ),
        }),
      ),
      discounts: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        amountOff: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
        source: {
          sourceType: faker.helpers.arrayElement(['AUTOMATIC_RULE', 'COUPON'] as const),
          couponCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      })),
      customLineItem: faker.datatype.boolean(),
    })),
    subtotal: { amount: (() => faker.commerce.price())(), convertedAmount: (() => faker.commerce.price())() },
    note: faker.string.alpha({ length: { min: 10, max: 40 } }),
    coupons: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      code: faker.string.alpha({ length: { min: 1, max: 40 } }),
    })),
    source: {
      channelType: faker.helpers.arrayElement([
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
      externalReferences: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          appId: faker.string.uuid(),
          resourceId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        }),
      ),
      createdBy: {
        visitorId: faker.string.uuid(),
        memberId: faker.string.uuid(),
        userId: faker.string.uuid(),
        appId: faker.string.uuid(),
      },
      customContentReference: { appId: faker.string.uuid(), componentId: faker.string.uuid() },
    },
    businessInfo: {
      locationId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    customerInfo: {
      visitorId: faker.string.uuid(),
      memberId: faker.string.uuid(),
      userId: faker.string.uuid(),
      openAccess: faker.datatype.boolean(),
      firstName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 40 } }),
      phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      vatId: {
        id: faker.string.alpha({ length: { min: 10, max: 40 } }),
        type: faker.helpers.arrayElement(['UNSPECIFIED', 'CPF', 'CNPJ'] as const),
      },
      email: faker.internet.email(),
      contactId: faker.string.uuid(),
      languageCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      currencyCode: (() => faker.finance.currencyCode())(),
    },
    deliveryInfo: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      method: {
        code: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        title: {
          original: faker.string.alpha({ length: { min: 1, max: 40 } }),
          translated: faker.string.alpha({ length: { min: 1, max: 40 } }),
        },
        pickup: faker.datatype.boolean(),
      },
      weightUnit: faker.helpers.arrayElement(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const),
    },
    taxInfo: { pricesIncludeTax: faker.datatype.boolean(), taxExemptGroupId: faker.string.uuid() },
    paymentInfo: {
      giftCards: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        obfuscatedCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
        appId: faker.string.uuid(),
        externalId: faker.string.alpha({ length: { min: 1, max: 40 } }),
        requestedRedeemAmount: {
          amount: (() => faker.commerce.price())(),
          convertedAmount: (() => faker.commerce.price())(),
        },
      })),
      currencyCode: (() => faker.finance.currencyCode())(),
      billingAddress: {
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
        geocode: {
          latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
          longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
        },
        countryFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      billingContact: {
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
    orderPlaced: faker.datatype.boolean(),
    orderId: faker.string.uuid(),
    purchaseFlowId: faker.string.uuid(),
    settings: {
      lockGiftCard: faker.datatype.boolean(),
      lockCouponCode: faker.datatype.boolean(),
      policyAgreementCheckboxDisabled: faker.datatype.boolean(),
      manualPaymentDisabled: faker.datatype.boolean(),
    },
    customCheckoutUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    currentCart: faker.datatype.boolean(),
    demo: faker.datatype.boolean(),
  },
  ...overrideResponse,
});
