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

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getAddProductMediaResponseMock,
  getAddProductMediaToChoicesResponseMock,
  getAddProductsToCollectionResponseMock,
  getBulkAdjustProductPropertyResponseMock,
  getBulkUpdateProductsPropertyResponseMock,
  getCreateCollectionResponseMock,
  getCreateProductResponseMock,
  getDeleteCollectionResponseMock,
  getDeleteProductOptionsResponseMock,
  getDeleteProductResponseMock,
  getRemoveBrandResponseMock,
  getRemoveProductMediaFromChoicesResponseMock,
  getRemoveProductMediaResponseMock,
  getRemoveProductsFromCollectionResponseMock,
  getRemoveRibbonResponseMock,
  getResetAllProductVariantDataResponseMock,
  getUpdateCollectionResponseMock,
  getUpdateProductResponseMock,
  getUpdateProductVariantsResponseMock,
} from './fakes.ts';

export {
  getCreateProductResponseMock,
  getUpdateProductResponseMock,
  getDeleteProductResponseMock,
  getDeleteProductOptionsResponseMock,
  getRemoveBrandResponseMock,
  getRemoveRibbonResponseMock,
  getUpdateProductVariantsResponseMock,
  getResetAllProductVariantDataResponseMock,
  getAddProductMediaResponseMock,
  getRemoveProductMediaResponseMock,
  getAddProductMediaToChoicesResponseMock,
  getRemoveProductMediaFromChoicesResponseMock,
  getCreateCollectionResponseMock,
  getUpdateCollectionResponseMock,
  getDeleteCollectionResponseMock,
  getAddProductsToCollectionResponseMock,
  getRemoveProductsFromCollectionResponseMock,
  getBulkUpdateProductsPropertyResponseMock,
  getBulkAdjustProductPropertyResponseMock,
} from './fakes.ts';

export const getCreateProductMockHandler = (
  overrideResponse?:
    | CreateProductResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateProductResponse> | CreateProductResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateProductResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateProductMockHandler = (
  overrideResponse?:
    | UpdateProductResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UpdateProductResponse> | UpdateProductResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/products/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateProductResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteProductMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/products/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteProductResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteProductOptionsMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/products/:id/options',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteProductOptionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveBrandMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/remove-brand',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveBrandResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveRibbonMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/remove-ribbon',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveRibbonResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateProductVariantsMockHandler = (
  overrideResponse?:
    | UpdateProductVariantsResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UpdateProductVariantsResponse> | UpdateProductVariantsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/products/:id/variants',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateProductVariantsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResetAllProductVariantDataMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/variants/resetToDefault',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetAllProductVariantDataResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddProductMediaMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/media',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddProductMediaResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveProductMediaMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/media/delete',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveProductMediaResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddProductMediaToChoicesMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/products/:id/choices/media',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddProductMediaToChoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveProductMediaFromChoicesMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/choices/media/delete',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveProductMediaFromChoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateCollectionMockHandler = (
  overrideResponse?:
    | CreateCollectionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateCollectionResponse> | CreateCollectionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/collections',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCollectionMockHandler = (
  overrideResponse?:
    | UpdateCollectionResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UpdateCollectionResponse> | UpdateCollectionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/collections/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteCollectionMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/collections/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddProductsToCollectionMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/collections/:id/productIds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddProductsToCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveProductsFromCollectionMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/collections/:id/productIds/delete',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveProductsFromCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBulkUpdateProductsPropertyMockHandler = (
  overrideResponse?:
    | BulkProductsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkProductsResponse> | BulkProductsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk/products/update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBulkUpdateProductsPropertyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBulkAdjustProductPropertyMockHandler = (
  overrideResponse?:
    | BulkProductsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkProductsResponse> | BulkProductsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk/products/adjust-properties',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBulkAdjustProductPropertyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStoreCatalogWritingMock = () => [
  getCreateProductMockHandler(),
  getUpdateProductMockHandler(),
  getDeleteProductMockHandler(),
  getDeleteProductOptionsMockHandler(),
  getRemoveBrandMockHandler(),
  getRemoveRibbonMockHandler(),
  getUpdateProductVariantsMockHandler(),
  getResetAllProductVariantDataMockHandler(),
  getAddProductMediaMockHandler(),
  getRemoveProductMediaMockHandler(),
  getAddProductMediaToChoicesMockHandler(),
  getRemoveProductMediaFromChoicesMockHandler(),
  getCreateCollectionMockHandler(),
  getUpdateCollectionMockHandler(),
  getDeleteCollectionMockHandler(),
  getAddProductsToCollectionMockHandler(),
  getRemoveProductsFromCollectionMockHandler(),
  getBulkUpdateProductsPropertyMockHandler(),
  getBulkAdjustProductPropertyMockHandler(),
];
