import type {
  CatalogModifierChoice,
  CatalogPicture,
  CatalogPrice,
  CatalogProduct,
  CatalogText,
  CatalogVariant,
} from './model.ts';
import type { Selection } from './types.ts';

/**
 * Whether a choice is available together with the present choices. `pre-order`: it can be ordered ahead. `sold-out`: the
 * variant exists, but none is left. `impossible`: no visible variant has these choices. `unknown`: the platform
 * sent no variants or no stock.
 */
export type OptionChoiceStatus = 'available' | 'pre-order' | 'sold-out' | 'impossible' | 'unknown';

/** A choice of an option with its state. */
export interface OptionChoiceState {
  /** The parameter of `choose`. */
  readonly name: string;
  /** Color code, for a choice of color. */
  readonly color: string | undefined;
  readonly status: OptionChoiceStatus;
  readonly chosen: boolean;
}

/** An option with its visible choices, in the product's order. */
export interface OptionChoices {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly choices: readonly OptionChoiceState[];
}

/** A modifier with its choices. */
export interface ModifierChoices {
  /** The first parameter of `modify`. */
  readonly key: string;
  readonly name: string;
  readonly mandatory: boolean;
  /** Key of the chosen choice. */
  readonly chosen: string | undefined;
  readonly choices: readonly (CatalogModifierChoice & { readonly chosen: boolean })[];
}

/** A text of the product, with the buyer's input so far. */
export interface WrittenText extends CatalogText {
  readonly value: string;
  readonly problem: 'missing' | 'too-long' | undefined;
}

/**
 * Result of the present choices: `incomplete` while choices are missing, otherwise the status of their variant;
 * `without-file` if it is a download that has no file, and so cannot be bought. Missing
 * texts do not change it: see `problem` of `texts`.
 */
export type ChoicesAvailability = 'incomplete' | 'without-file' | OptionChoiceStatus;

/** The choices of a product and what they lead to. The object stays the same until something changes. */
export interface ProductChoicesState {
  readonly product: CatalogProduct;
  /** Chosen choices by the names of their options. */
  readonly selection: Selection;
  readonly options: readonly OptionChoices[];
  readonly modifiers: readonly ModifierChoices[];
  readonly texts: readonly WrittenText[];
  /** Names of the options and mandatory modifiers without a choice, in the product's order. */
  readonly missing: readonly string[];
  readonly availability: ChoicesAvailability;
  /** The variant of the choices; undefined while options have no choice, and if there is no such visible variant. */
  readonly variant: CatalogVariant | undefined;
  /** Price of the variant, or of the product if there is no variant; without the added prices of modifiers and texts. */
  readonly price: CatalogPrice | undefined;
  /** The pictures of the present choices; if they have none, those of the product. */
  readonly pictures: readonly CatalogPicture[];
}
