// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One price, told four times: in the currency of the site and in the currency that the buyer is shown, each as a bare decimal and as text with the currency sign. The currencies themselves stand beside it, in the entity that carries the price. Compute with `amount`, show `formattedConvertedAmount`.
 */
export interface MultiCurrencyPrice {
  /**
   * Amount in the currency of the site (`currency`): a decimal without sign or thousands separators, from 0 to 1 000 000 000 000 000.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
  /**
   * Amount in the currency of the buyer (`conversionCurrency`). Equal to `amount` without conversion.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  convertedAmount: string;
  /** `amount` as text with the currency sign, for showing only. */
  formattedAmount: string;
  /** `convertedAmount` as text with the currency sign, for showing only. */
  formattedConvertedAmount: string;
}
