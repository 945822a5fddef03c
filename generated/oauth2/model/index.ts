// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export * from './anonymousGrant.ts';
export * from './applicationError.ts';
export * from './applicationErrorData.ts';
export * from './authorizationCodeGrant.ts';
export * from './authorizedClientGrant.ts';
export * from './clientCredentialsGrant.ts';
export * from './clientId.ts';
export * from './errorBody.ts';
export * from './errorDetails.ts';
export * from './errorDetailsTracing.ts';
export * from './fieldViolation.ts';
export * from './fieldViolationData.ts';
export * from './oAuthError.ts';
export * from './refreshTokenGrant.ts';
export * from './systemError.ts';
export * from './tokenRequest.ts';
export * from './tokenResponse.ts';
export * from './tooManyRequestsResponse.ts';
export * from './undeclared.ts';
export * from './validationError.ts';
export * from './violatedRule.ts';
