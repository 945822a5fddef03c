// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Kind of Brazilian tax number: CPF belongs to a person, CNPJ to a company.
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
