import { useState } from 'react';
import type { MediaItem, Product, VariantData } from 'vitrine/catalog-v1';
import { useGetProductOptionsAvailability } from 'vitrine/react/catalog-v1';
import {
  choose,
  missingOptions,
  optionViews,
  type OptionView,
  picturesOf,
  type Selection,
} from '../../lib/options.ts';

export interface Choices {
  readonly selection: Selection;
  readonly options: readonly OptionView[];
  /** Names of the options that still need a choice. */
  readonly missing: readonly string[];
  /** The variant that the choices lead to, once the platform has said so. */
  readonly variant: VariantData | undefined;
  /** Whether the choices can be bought; undefined while the platform is being asked. */
  readonly buyable: boolean | undefined;
  readonly pictures: readonly MediaItem[];
  readonly choose: (name: string, choice: string | undefined) => void;
}

/** The choices made so far and what the platform says about them. */
export const useChoices = (product: Product): Choices => {
  const [selection, setSelection] = useState<Selection>({});
  const hasOptions = product.productOptions.length > 0;
  const { data, isPlaceholderData } = useGetProductOptionsAvailability(
    product.id,
    { options: selection },
    { query: { enabled: hasOptions, placeholderData: (earlier) => earlier } },
  );
  const missing = missingOptions(product.productOptions, selection);
  const settled = data && !isPlaceholderData ? data : undefined;
  return {
    selection,
    options: optionViews(data?.productOptions ?? product.productOptions, selection),
    missing,
    variant: missing.length === 0 ? settled?.selectedVariant : undefined,
    buyable: hasOptions ? settled?.availableForPurchase : product.stock?.inventoryStatus !== 'OUT_OF_STOCK',
    pictures: picturesOf(product, selection, settled),
    choose: (name, choice) => setSelection((now) => choose(now, name, choice)),
  };
};
