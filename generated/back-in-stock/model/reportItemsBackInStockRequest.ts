// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockItemDetails } from './backInStockItemDetails.ts';
import type { CatalogReference } from './catalogReference.ts';
import type { ReportItemsBackInStockRequestExtraAutomationTemplateParameters } from './reportItemsBackInStockRequestExtraAutomationTemplateParameters.ts';

/**
 * What is back, and whom to tell. Give `catalogReference` or `requestIds`, not both.
 */
export interface ReportItemsBackInStockRequest {
  catalogReference?: CatalogReference;
  /**
   * Requests to answer. The platform declares no limit; the one here is a guess.
   * @maxItems 1000
   */
  requestIds?: readonly string[];
  itemDetails: BackInStockItemDetails;
  /** Further values for the template of the site's automation, by name. */
  extraAutomationTemplateParameters?: ReportItemsBackInStockRequestExtraAutomationTemplateParameters;
}
