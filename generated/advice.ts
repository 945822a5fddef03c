// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export { advice as authAdvice } from './auth/advice.ts';
export { advice as backInStockAdvice } from './back-in-stock/advice.ts';
export { advice as cartsAdvice } from './carts/advice.ts';
export { advice as cartsV2Advice } from './carts-v2/advice.ts';
export { advice as catalogV1Advice } from './catalog-v1/advice.ts';
export { advice as catalogV2Advice } from './catalog-v2/advice.ts';
export { advice as catalogV3Advice } from './catalog-v3/advice.ts';
export { advice as catalogVersionAdvice } from './catalog-version/advice.ts';
export { advice as catalogWriteAdvice } from './catalog-write/advice.ts';
export { advice as categoriesAdvice } from './categories/advice.ts';
export { advice as eventsV3Advice } from './events-v3/advice.ts';
export { advice as graphqlAdvice } from './graphql/advice.ts';
export { advice as membersAdvice } from './members/advice.ts';
export { advice as oauth2Advice } from './oauth2/advice.ts';
export { advice as ordersAdvice } from './orders/advice.ts';
export { advice as recoveryAdvice } from './recovery/advice.ts';
export { advice as redirectSessionAdvice } from './redirect-session/advice.ts';
export { advice as rsvpAdvice } from './rsvp/advice.ts';
export { advice as ticketDefinitionsAdvice } from './ticket-definitions/advice.ts';
export { advice as ticketReservationsAdvice } from './ticket-reservations/advice.ts';
export { advice as ticketingAdvice } from './ticketing/advice.ts';
export { advice as verificationAdvice } from './verification/advice.ts';
