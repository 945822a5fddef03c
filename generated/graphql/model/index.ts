// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export * from './applicationError.ts';
export * from './applicationErrorData.ts';
export * from './badRequestResponse.ts';
export * from './errorBody.ts';
export * from './errorDetails.ts';
export * from './errorDetailsTracing.ts';
export * from './fieldViolation.ts';
export * from './fieldViolationData.ts';
export * from './forbiddenResponse.ts';
export * from './graphqlError.ts';
export * from './graphqlErrorExtensions.ts';
export * from './graphqlErrorLocation.ts';
export * from './graphqlRequest.ts';
export * from './graphqlRequestVariables.ts';
export * from './graphqlResponse.ts';
export * from './graphqlResponseData.ts';
export * from './systemError.ts';
export * from './tooManyRequestsResponse.ts';
export * from './unauthorizedResponse.ts';
export * from './undeclared.ts';
export * from './validationError.ts';
export * from './violatedRule.ts';
