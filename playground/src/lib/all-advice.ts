import { advice as auth } from 'vitrine/auth';
import { advice as backInStock } from 'vitrine/back-in-stock';
import { advice as carts } from 'vitrine/carts';
import { advice as catalogV1 } from 'vitrine/catalog-v1';
import { advice as catalogV2 } from 'vitrine/catalog-v2';
import { advice as catalogWrite } from 'vitrine/catalog-write';
import { advice as eventsV3 } from 'vitrine/events-v3';
import { advice as oauth2 } from 'vitrine/oauth2';
import { advice as redirectSession } from 'vitrine/redirect-session';
import { advice as ticketing } from 'vitrine/ticketing';
import { advice as verification } from 'vitrine/verification';

/** Error advice of all services; the playground calls every one of them. */
export const allAdvice = [
  auth,
  backInStock,
  carts,
  catalogV1,
  catalogV2,
  catalogWrite,
  eventsV3,
  oauth2,
  redirectSession,
  ticketing,
  verification,
];
