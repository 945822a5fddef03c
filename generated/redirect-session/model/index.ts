// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export * from './applicationError.ts';
export * from './applicationErrorData.ts';
export * from './authIntent.ts';
export * from './authorizeRequest.ts';
export * from './authPrompt.ts';
export * from './authResponseMode.ts';
export * from './bookingPolicyViolations.ts';
export * from './bookingsBookIntent.ts';
export * from './bookingsCheckoutIntent.ts';
export * from './bookingSlot.ts';
export * from './createRedirectSessionRequest.ts';
export * from './createRedirectSessionResponse.ts';
export * from './ecomCheckoutIntent.ts';
export * from './ecomOrderPaymentRequestIntent.ts';
export * from './errorBody.ts';
export * from './errorDetails.ts';
export * from './errorDetailsTracing.ts';
export * from './eventsCheckoutIntent.ts';
export * from './fieldViolation.ts';
export * from './fieldViolationData.ts';
export * from './loginIntent.ts';
export * from './logoutIntent.ts';
export * from './memberAccountPageIntent.ts';
export * from './memberAccountSection.ts';
export * from './paidPlansCheckoutIntent.ts';
export * from './redirectCallbacks.ts';
export * from './redirectPreferences.ts';
export * from './redirectPreferencesAdditionalQueryParameters.ts';
export * from './redirectSession.ts';
export * from './redirectUrlDetails.ts';
export * from './redirectUrlDetailsSearchParams.ts';
export * from './slotAvailability.ts';
export * from './slotLocation.ts';
export * from './slotLocationType.ts';
export * from './slotResource.ts';
export * from './storesProductIntent.ts';
export * from './systemError.ts';
export * from './tooManyRequestsResponse.ts';
export * from './unauthorizedResponse.ts';
export * from './undeclared.ts';
export * from './validationError.ts';
export * from './violatedRule.ts';
export * from './waitingList.ts';
