// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export * from './applicationError.ts';
export * from './applicationErrorData.ts';
export * from './badRequestResponse.ts';
export * from './collection.ts';
export * from './collectionFilter.ts';
export * from './collectionNotFoundResponse.ts';
export * from './collectionQuery.ts';
export * from './collectionSortField.ts';
export * from './collectionSorting.ts';
export * from './cursorPaging.ts';
export * from './cursors.ts';
export * from './errorBody.ts';
export * from './errorDetails.ts';
export * from './errorDetailsTracing.ts';
export * from './fieldViolation.ts';
export * from './fieldViolationData.ts';
export * from './forbiddenResponse.ts';
export * from './getCollectionBySlugResponse.ts';
export * from './getCollectionResponse.ts';
export * from './media.ts';
export * from './mediaItem.ts';
export * from './mediaItemType.ts';
export * from './mediaItemUrlAndSize.ts';
export * from './mediaItemVideo.ts';
export * from './platformPaging.ts';
export * from './platformPagingMetadata.ts';
export * from './queryCollectionsRequest.ts';
export * from './queryCollectionsResponse.ts';
export * from './sortOrder.ts';
export * from './storeNotReadyResponse.ts';
export * from './systemError.ts';
export * from './textCondition.ts';
export * from './textOperators.ts';
export * from './tooManyRequestsResponse.ts';
export * from './unauthorizedResponse.ts';
export * from './undeclared.ts';
export * from './validationError.ts';
export * from './violatedRule.ts';
