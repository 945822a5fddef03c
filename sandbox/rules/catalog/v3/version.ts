import { applicationError } from '../../../engine/errors.ts';
import { forbidden } from '../../../engine/identity.ts';
import { isElevated, type Rule, type World } from '../../../engine/context.ts';

/** getCatalogVersion: every identity may ask, or owner and app only (R301, R303). */
export const getCatalogVersion: Rule = ({ state, caller }) => {
  const { storesAppInstalled, catalogVersion, visitorsAskVersion } = state.settings;
  if (caller && !visitorsAskVersion && !isElevated(caller)) throw forbidden(caller, ['owner', 'app']);
  if (!storesAppInstalled) return { catalogVersion: 'STORES_NOT_INSTALLED' };
  return { catalogVersion: catalogVersion === 'V3' ? 'V3_CATALOG' : 'V1_CATALOG' };
};

/**
 * Refuses calls for the newer catalog with 428: without the store's app (R312), on a site with the earlier catalog
 * (R305), and while the newer one is being set up (R311).
 */
export const checkStoreV3 = ({ state }: World): void => {
  const { storesAppInstalled, catalogVersion, earlierCatalogCode, catalogProvisioning } = state.settings;
  if (!storesAppInstalled)
    throw applicationError(428, 'REQUIRED_APP_NOT_INSTALLED', 'Required app is not installed');
  if (catalogVersion !== 'V3')
    throw applicationError(
      428,
      earlierCatalogCode,
      'Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1',
    );
  if (catalogProvisioning)
    throw applicationError(428, 'CATALOG_V3_SITE_PROVISIONING', "The store's catalog is being provisioned");
};
