// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Further values for the template of the site's automation, by name.
 */
export type ReportItemsBackInStockRequestExtraAutomationTemplateParameters = { [key: string]: string };
