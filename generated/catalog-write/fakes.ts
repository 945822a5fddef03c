// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BulkProductsResponse,
  CreateCollectionResponse,
  CreateProductResponse,
  EmptyResponse,
  UpdateCollectionResponse,
  UpdateProductResponse,
  UpdateProductVariantsResponse,
} from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getCreateProductResponseMock = (
  overrideResponse: Partial<Extract<CreateProductResponse, object>> = {},
): CreateProductResponse => ({
  product: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    productType: faker.helpers.arrayElement(['unspecified_product_type', 'physical', 'digital'] as const),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
    weight: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
    weightRange: {
      minValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      maxValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    productDimensions: {
      length: (() => faker.commerce.price())(),
      width: (() => faker.commerce.price())(),
      height: (() => faker.commerce.price())(),
      unit: faker.helpers.arrayElement([
        'UNKNOWN_DIMENSIONS_UNIT',
        'MM',
        'CM',
        'M',
        'IN',
        'FT',
        'YD',
      ] as const),
    },
    packageDimensions: {
      length: (() => faker.commerce.price())(),
      width: (() => faker.commerce.price())(),
      height: (() => faker.commerce.price())(),
      unit: faker.helpers.arrayElement([
        'UNKNOWN_DIMENSIONS_UNIT',
        'MM',
        'CM',
        'M',
        'IN',
        'FT',
        'YD',
      ] as const),
    },
    stock: {
      trackInventory: faker.datatype.boolean(),
      quantity: faker.number.int({ min: 0, max: 99999 }),
      inStock: faker.datatype.boolean(),
      inventoryStatus: faker.helpers.arrayElement([
        'IN_STOCK',
        'OUT_OF_STOCK',
        'PARTIALLY_OUT_OF_STOCK',
      ] as const),
    },
    price: {
      currency: (() => faker.finance.currencyCode())(),
      price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      formatted: {
        price: faker.string.alpha({ length: { min: 10, max: 20 } }),
        discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
        pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    priceData: {
      currency: (() => faker.finance.currencyCode())(),
      price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      formatted: {
        price: faker.string.alpha({ length: { min: 10, max: 20 } }),
        discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
        pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    convertedPriceData: {
      currency: (() => faker.finance.currencyCode())(),
      price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      formatted: {
        price: faker.string.alpha({ length: { min: 10, max: 20 } }),
        discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
        pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    priceRange: {
      minValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      maxValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    costAndProfitData: {
      itemCost: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      formattedItemCost: faker.string.alpha({ length: { min: 10, max: 20 } }),
      profit: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      formattedProfit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      profitMargin: faker.number.float({ min: 0, max: 1, fractionDigits: 2 }),
    },
    costRange: {
      minValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      maxValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    pricePerUnitData: {
      totalQuantity: faker.number.float({ min: 0.01, max: 999999999.99, fractionDigits: 2 }),
      totalMeasurementUnit: faker.helpers.arrayElement([
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
      baseQuantity: faker.number.float({ min: 0.01, max: 999999999.99, fractionDigits: 2 }),
      baseMeasurementUnit: faker.helpers.arrayElement([
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
    },
    additionalInfoSections: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        title: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 40 } }),
      }),
    ),
    ribbons: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      text: faker.string.alpha({ length: { min: 10, max: 30 } }),
    })),
    ribbon: faker.string.alpha({ length: { min: 10, max: 30 } }),
    brand: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
    customTextFields: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        title: faker.string.alpha({ length: { min: 10, max: 40 } }),
        maxLength: faker.number.int({ min: 0, max: 500 }),
        mandatory: faker.datatype.boolean(),
      }),
    ),
    manageVariants: faker.datatype.boolean(),
    productOptions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      optionType: faker.helpers.arrayElement(['unspecified_option_type', 'drop_down', 'color'] as const),
      name: faker.string.alpha({ length: { min: 1, max: 40 } }),
      choices: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        value: faker.string.alpha({ length: { min: 1, max: 40 } }),
        description: faker.string.alpha({ length: { min: 1, max: 40 } }),
        media: {
          mainMedia: {
            id: faker.string.alpha({ length: { min: 10, max: 20 } }),
            mediaType: faker.helpers.arrayElement([
              'unspecified_media_item_type',
              'image',
              'video',
              'audio',
              'document',
              'zip',
            ] as const),
            title: faker.string.alpha({ length: { min: 10, max: 20 } }),
            image: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            video: {
              files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
                () => ({
                  url: faker.internet.url(),
                  width: faker.number.int({ min: 0, max: 9999 }),
                  height: faker.number.int({ min: 0, max: 9999 }),
                  format: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
                }),
              ),
              stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            thumbnail: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            id: faker.string.alpha({ length: { min: 10, max: 20 } }),
            mediaType: faker.helpers.arrayElement([
              'unspecified_media_item_type',
              'image',
              'video',
              'audio',
              'document',
              'zip',
            ] as const),
            title: faker.string.alpha({ length: { min: 10, max: 20 } }),
            image: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            video: {
              files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
                () => ({
                  url: faker.internet.url(),
                  width: faker.number.int({ min: 0, max: 9999 }),
                  height: faker.number.int({ min: 0, max: 9999 }),
                  format: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
                }),
              ),
              stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            thumbnail: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          })),
        },
        inStock: faker.datatype.boolean(),
        visible: faker.datatype.boolean(),
      })),
    })),
    productPageUrl: {
      base: faker.string.alpha({ length: { min: 10, max: 40 } }),
      path: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    numericId: faker.string.alpha({ length: { min: 10, max: 20 } }),
    inventoryItemId: faker.string.alpha({ length: { min: 10, max: 20 } }),
    discount: {
      type: faker.helpers.arrayElement(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'] as const),
      value: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    collectionIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    variants: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      choices: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      variant: {
        priceData: {
          currency: (() => faker.finance.currencyCode())(),
          price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          formatted: {
            price: faker.string.alpha({ length: { min: 10, max: 20 } }),
            discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
            pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        convertedPriceData: {
          currency: (() => faker.finance.currencyCode())(),
          price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          formatted: {
            price: faker.string.alpha({ length: { min: 10, max: 20 } }),
            discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
            pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        costAndProfitData: {
          itemCost: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          formattedItemCost: faker.string.alpha({ length: { min: 10, max: 20 } }),
          profit: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          formattedProfit: faker.string.alpha({ length: { min: 10, max: 20 } }),
          profitMargin: faker.number.float({ min: 0, max: 1, fractionDigits: 2 }),
        },
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 20 } }),
        visible: faker.datatype.boolean(),
        productDimensions: {
          length: (() => faker.commerce.price())(),
          width: (() => faker.commerce.price())(),
          height: (() => faker.commerce.price())(),
          unit: faker.helpers.arrayElement([
            'UNKNOWN_DIMENSIONS_UNIT',
            'MM',
            'CM',
            'M',
            'IN',
            'FT',
            'YD',
          ] as const),
        },
        packageDimensions: {
          length: (() => faker.commerce.price())(),
          width: (() => faker.commerce.price())(),
          height: (() => faker.commerce.price())(),
          unit: faker.helpers.arrayElement([
            'UNKNOWN_DIMENSIONS_UNIT',
            'MM',
            'CM',
            'M',
            'IN',
            'FT',
            'YD',
          ] as const),
        },
      },
      stock: {
        trackQuantity: faker.datatype.boolean(),
        quantity: faker.number.int({ min: 0, max: 99999 }),
        inStock: faker.datatype.boolean(),
      },
    })),
    lastUpdated: faker.date.past().toISOString().slice(0, 19) + 'Z',
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    seoData: {
      tags: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        props: {},
        meta: {},
        children: faker.string.alpha({ length: { min: 10, max: 20 } }),
        custom: faker.datatype.boolean(),
        disabled: faker.datatype.boolean(),
      })),
      settings: {
        preventAutoRedirect: faker.datatype.boolean(),
        keywords: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          term: faker.string.alpha({ length: { min: 10, max: 20 } }),
          isMain: faker.datatype.boolean(),
          origin: faker.string.alpha({ length: { min: 10, max: 40 } }),
        })),
      },
    },
  },
  ...overrideResponse,
});

export const getUpdateProductResponseMock = (
  overrideResponse: Partial<Extract<UpdateProductResponse, object>> = {},
): UpdateProductResponse => ({
  product: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    productType: faker.helpers.arrayElement(['unspecified_product_type', 'physical', 'digital'] as const),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    sku: faker.string.alpha({ length: { min: 10, max: 40 } }),
    weight: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
    weightRange: {
      minValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      maxValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    productDimensions: {
      length: (() => faker.commerce.price())(),
      width: (() => faker.commerce.price())(),
      height: (() => faker.commerce.price())(),
      unit: faker.helpers.arrayElement([
        'UNKNOWN_DIMENSIONS_UNIT',
        'MM',
        'CM',
        'M',
        'IN',
        'FT',
        'YD',
      ] as const),
    },
    packageDimensions: {
      length: (() => faker.commerce.price())(),
      width: (() => faker.commerce.price())(),
      height: (() => faker.commerce.price())(),
      unit: faker.helpers.arrayElement([
        'UNKNOWN_DIMENSIONS_UNIT',
        'MM',
        'CM',
        'M',
        'IN',
        'FT',
        'YD',
      ] as const),
    },
    stock: {
      trackInventory: faker.datatype.boolean(),
      quantity: faker.number.int({ min: 0, max: 99999 }),
      inStock: faker.datatype.boolean(),
      inventoryStatus: faker.helpers.arrayElement([
        'IN_STOCK',
        'OUT_OF_STOCK',
        'PARTIALLY_OUT_OF_STOCK',
      ] as const),
    },
    price: {
      currency: (() => faker.finance.currencyCode())(),
      price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      formatted: {
        price: faker.string.alpha({ length: { min: 10, max: 20 } }),
        discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
        pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    priceData: {
      currency: (() => faker.finance.currencyCode())(),
      price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      formatted: {
        price: faker.string.alpha({ length: { min: 10, max: 20 } }),
        discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
        pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    convertedPriceData: {
      currency: (() => faker.finance.currencyCode())(),
      price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      formatted: {
        price: faker.string.alpha({ length: { min: 10, max: 20 } }),
        discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
        pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    priceRange: {
      minValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      maxValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    costAndProfitData: {
      itemCost: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      formattedItemCost: faker.string.alpha({ length: { min: 10, max: 20 } }),
      profit: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
      formattedProfit: faker.string.alpha({ length: { min: 10, max: 20 } }),
      profitMargin: faker.number.float({ min: 0, max: 1, fractionDigits: 2 }),
    },
    costRange: {
      minValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      maxValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    pricePerUnitData: {
      totalQuantity: faker.number.float({ min: 0.01, max: 999999999.99, fractionDigits: 2 }),
      totalMeasurementUnit: faker.helpers.arrayElement([
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
      baseQuantity: faker.number.float({ min: 0.01, max: 999999999.99, fractionDigits: 2 }),
      baseMeasurementUnit: faker.helpers.arrayElement([
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
    },
    additionalInfoSections: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        title: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 40 } }),
      }),
    ),
    ribbons: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      text: faker.string.alpha({ length: { min: 10, max: 30 } }),
    })),
    ribbon: faker.string.alpha({ length: { min: 10, max: 30 } }),
    brand: faker.string.alpha({ length: { min: 1, max: 40 } }),
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
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
    customTextFields: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        title: faker.string.alpha({ length: { min: 10, max: 40 } }),
        maxLength: faker.number.int({ min: 0, max: 500 }),
        mandatory: faker.datatype.boolean(),
      }),
    ),
    manageVariants: faker.datatype.boolean(),
    productOptions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      optionType: faker.helpers.arrayElement(['unspecified_option_type', 'drop_down', 'color'] as const),
      name: faker.string.alpha({ length: { min: 1, max: 40 } }),
      choices: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        value: faker.string.alpha({ length: { min: 1, max: 40 } }),
        description: faker.string.alpha({ length: { min: 1, max: 40 } }),
        media: {
          mainMedia: {
            id: faker.string.alpha({ length: { min: 10, max: 20 } }),
            mediaType: faker.helpers.arrayElement([
              'unspecified_media_item_type',
              'image',
              'video',
              'audio',
              'document',
              'zip',
            ] as const),
            title: faker.string.alpha({ length: { min: 10, max: 20 } }),
            image: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            video: {
              files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
                () => ({
                  url: faker.internet.url(),
                  width: faker.number.int({ min: 0, max: 9999 }),
                  height: faker.number.int({ min: 0, max: 9999 }),
                  format: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
                }),
              ),
              stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            thumbnail: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            id: faker.string.alpha({ length: { min: 10, max: 20 } }),
            mediaType: faker.helpers.arrayElement([
              'unspecified_media_item_type',
              'image',
              'video',
              'audio',
              'document',
              'zip',
            ] as const),
            title: faker.string.alpha({ length: { min: 10, max: 20 } }),
            image: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            video: {
              files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
                () => ({
                  url: faker.internet.url(),
                  width: faker.number.int({ min: 0, max: 9999 }),
                  height: faker.number.int({ min: 0, max: 9999 }),
                  format: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
                }),
              ),
              stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
            thumbnail: {
              url: faker.internet.url(),
              width: faker.number.int({ min: 0, max: 9999 }),
              height: faker.number.int({ min: 0, max: 9999 }),
              format: faker.string.alpha({ length: { min: 10, max: 20 } }),
              altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          })),
        },
        inStock: faker.datatype.boolean(),
        visible: faker.datatype.boolean(),
      })),
    })),
    productPageUrl: {
      base: faker.string.alpha({ length: { min: 10, max: 40 } }),
      path: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    numericId: faker.string.alpha({ length: { min: 10, max: 20 } }),
    inventoryItemId: faker.string.alpha({ length: { min: 10, max: 20 } }),
    discount: {
      type: faker.helpers.arrayElement(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'] as const),
      value: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
    },
    collectionIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    variants: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      choices: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      variant: {
        priceData: {
          currency: (() => faker.finance.currencyCode())(),
          price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          formatted: {
            price: faker.string.alpha({ length: { min: 10, max: 20 } }),
            discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
            pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        convertedPriceData: {
          currency: (() => faker.finance.currencyCode())(),
          price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          formatted: {
            price: faker.string.alpha({ length: { min: 10, max: 20 } }),
            discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
            pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        costAndProfitData: {
          itemCost: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          formattedItemCost: faker.string.alpha({ length: { min: 10, max: 20 } }),
          profit: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
          formattedProfit: faker.string.alpha({ length: { min: 10, max: 20 } }),
          profitMargin: faker.number.float({ min: 0, max: 1, fractionDigits: 2 }),
        },
        weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        sku: faker.string.alpha({ length: { min: 10, max: 20 } }),
        visible: faker.datatype.boolean(),
        productDimensions: {
          length: (() => faker.commerce.price())(),
          width: (() => faker.commerce.price())(),
          height: (() => faker.commerce.price())(),
          unit: faker.helpers.arrayElement([
            'UNKNOWN_DIMENSIONS_UNIT',
            'MM',
            'CM',
            'M',
            'IN',
            'FT',
            'YD',
          ] as const),
        },
        packageDimensions: {
          length: (() => faker.commerce.price())(),
          width: (() => faker.commerce.price())(),
          height: (() => faker.commerce.price())(),
          unit: faker.helpers.arrayElement([
            'UNKNOWN_DIMENSIONS_UNIT',
            'MM',
            'CM',
            'M',
            'IN',
            'FT',
            'YD',
          ] as const),
        },
      },
      stock: {
        trackQuantity: faker.datatype.boolean(),
        quantity: faker.number.int({ min: 0, max: 99999 }),
        inStock: faker.datatype.boolean(),
      },
    })),
    lastUpdated: faker.date.past().toISOString().slice(0, 19) + 'Z',
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    seoData: {
      tags: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        props: {},
        meta: {},
        children: faker.string.alpha({ length: { min: 10, max: 20 } }),
        custom: faker.datatype.boolean(),
        disabled: faker.datatype.boolean(),
      })),
      settings: {
        preventAutoRedirect: faker.datatype.boolean(),
        keywords: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          term: faker.string.alpha({ length: { min: 10, max: 20 } }),
          isMain: faker.datatype.boolean(),
          origin: faker.string.alpha({ length: { min: 10, max: 40 } }),
        })),
      },
    },
  },
  ...overrideResponse,
});

export const getDeleteProductResponseMock = (): EmptyResponse => ({});

export const getDeleteProductOptionsResponseMock = (): EmptyResponse => ({});

export const getRemoveBrandResponseMock = (): EmptyResponse => ({});

export const getRemoveRibbonResponseMock = (): EmptyResponse => ({});

export const getUpdateProductVariantsResponseMock = (
  overrideResponse: Partial<Extract<UpdateProductVariantsResponse, object>> = {},
): UpdateProductVariantsResponse => ({
  variants: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    choices: {
      [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    variant: {
      priceData: {
        currency: (() => faker.finance.currencyCode())(),
        price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
        discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        formatted: {
          price: faker.string.alpha({ length: { min: 10, max: 20 } }),
          discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
          pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      convertedPriceData: {
        currency: (() => faker.finance.currencyCode())(),
        price: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
        discountedPrice: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        pricePerUnit: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
        formatted: {
          price: faker.string.alpha({ length: { min: 10, max: 20 } }),
          discountedPrice: faker.string.alpha({ length: { min: 10, max: 20 } }),
          pricePerUnit: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      costAndProfitData: {
        itemCost: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
        formattedItemCost: faker.string.alpha({ length: { min: 10, max: 20 } }),
        profit: faker.number.float({ min: 0, max: 999999999.99, fractionDigits: 2 }),
        formattedProfit: faker.string.alpha({ length: { min: 10, max: 20 } }),
        profitMargin: faker.number.float({ min: 0, max: 1, fractionDigits: 2 }),
      },
      weight: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      sku: faker.string.alpha({ length: { min: 10, max: 20 } }),
      visible: faker.datatype.boolean(),
      productDimensions: {
        length: (() => faker.commerce.price())(),
        width: (() => faker.commerce.price())(),
        height: (() => faker.commerce.price())(),
        unit: faker.helpers.arrayElement([
          'UNKNOWN_DIMENSIONS_UNIT',
          'MM',
          'CM',
          'M',
          'IN',
          'FT',
          'YD',
        ] as const),
      },
      packageDimensions: {
        length: (() => faker.commerce.price())(),
        width: (() => faker.commerce.price())(),
        height: (() => faker.commerce.price())(),
        unit: faker.helpers.arrayElement([
          'UNKNOWN_DIMENSIONS_UNIT',
          'MM',
          'CM',
          'M',
          'IN',
          'FT',
          'YD',
        ] as const),
      },
    },
    stock: {
      trackQuantity: faker.datatype.boolean(),
      quantity: faker.number.int({ min: 0, max: 99999 }),
      inStock: faker.datatype.boolean(),
    },
  })),
  ...overrideResponse,
});

export const getResetAllProductVariantDataResponseMock = (): EmptyResponse => ({});

export const getAddProductMediaResponseMock = (): EmptyResponse => ({});

export const getRemoveProductMediaResponseMock = (): EmptyResponse => ({});

export const getAddProductMediaToChoicesResponseMock = (): EmptyResponse => ({});

export const getRemoveProductMediaFromChoicesResponseMock = (): EmptyResponse => ({});

export const getCreateCollectionResponseMock = (
  overrideResponse: Partial<Extract<CreateCollectionResponse, object>> = {},
): CreateCollectionResponse => ({
  collection: {
    id: faker.string.alpha({ length: { min: 35, max: 36 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 1, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    numberOfProducts: faker.number.int({ min: 0, max: 9999 }),
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
  },
  ...overrideResponse,
});

export const getUpdateCollectionResponseMock = (
  overrideResponse: Partial<Extract<UpdateCollectionResponse, object>> = {},
): UpdateCollectionResponse => ({
  collection: {
    id: faker.string.alpha({ length: { min: 35, max: 36 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 1, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    numberOfProducts: faker.number.int({ min: 0, max: 9999 }),
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
  },
  ...overrideResponse,
});

export const getDeleteCollectionResponseMock = (): EmptyResponse => ({});

export const getAddProductsToCollectionResponseMock = (): EmptyResponse => ({});

export const getRemoveProductsFromCollectionResponseMock = (): EmptyResponse => ({});

export const getBulkUpdateProductsPropertyResponseMock = (
  overrideResponse: Partial<Extract<BulkProductsResponse, object>> = {},
): BulkProductsResponse => ({
  results: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    itemMetadata: {
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      originalIndex: faker.number.int({ min: 0, max: 9999 }),
      success: faker.datatype.boolean(),
      error: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
    },
  })),
  bulkActionMetadata: {
    totalSuccesses: faker.number.int({ min: 0, max: 9999 }),
    totalFailures: faker.number.int({ min: 0, max: 9999 }),
    undetailedFailures: faker.number.int({ min: 0, max: 9999 }),
  },
  ...overrideResponse,
});

export const getBulkAdjustProductPropertyResponseMock = (
  overrideResponse: Partial<Extract<BulkProductsResponse, object>> = {},
): BulkProductsResponse => ({
  results: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    itemMetadata: {
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      originalIndex: faker.number.int({ min: 0, max: 9999 }),
      success: faker.datatype.boolean(),
      error: {
        code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        data: {},
      },
    },
  })),
  bulkActionMetadata: {
    totalSuccesses: faker.number.int({ min: 0, max: 9999 }),
    totalFailures: faker.number.int({ min: 0, max: 9999 }),
    undetailedFailures: faker.number.int({ min: 0, max: 9999 }),
  },
  ...overrideResponse,
});
