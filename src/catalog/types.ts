import type { CustomTextField, MediaItem, PriceData, Product } from '../../generated/catalog-v1/types.ts';

/** The choices made so far: name of the option to description of the choice, as the platform's calls take them. */
export type Selection = Readonly<Record<string, string>>;

/**
 * Whether a choice goes with the others that are made. `sold-out`: there is such a variant, but none is left.
 * `impossible`: there is no such variant to be seen (R103).
 */
export type ChoiceStatus = 'available' | 'sold-out' | 'impossible';

/** One choice of an option. */
export interface ChoiceState {
  /** Its name, by which it is chosen. */
  readonly name: string;
  /** Colour code, for options that are colours. */
  readonly color: string | undefined;
  readonly status: ChoiceStatus;
  readonly chosen: boolean;
}

/** One option of a product, with its choices in the order of the page; those that nobody may see are left out. */
export interface OptionState {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly choices: readonly ChoiceState[];
}

/** A text that the buyer may or must enter, and what was entered so far. */
export interface TextState extends Readonly<CustomTextField> {
  readonly value: string;
  readonly problem: 'missing' | 'too-long' | undefined;
}

/** The variant that all choices together lead to. */
export interface ChosenVariant {
  /** Absent when only the availability call knows of the variant. */
  readonly id: string | undefined;
  /** In the visitor's currency where the platform converts, otherwise in the site's. */
  readonly price: PriceData;
  /** Stock keeping unit; may be empty. */
  readonly sku: string;
  readonly inStock: boolean;
  /** How many are left; absent while stock is not counted. */
  readonly left: number | undefined;
}

/** What is known of a product and the choices made. The same object until something changes. */
export interface ProductOptionsState {
  readonly product: Product;
  readonly selection: Selection;
  readonly options: readonly OptionState[];
  readonly texts: readonly TextState[];
  /** Names of the options that have no choice yet, in the order of the page. */
  readonly missing: readonly string[];
  /**
   * `incomplete`: options are missing. `unknown`: the platform is being asked, or did not answer. Texts that are missing
   * change nothing here: they have their own `problem`.
   */
  readonly availability: 'incomplete' | 'unknown' | 'available' | 'sold-out' | 'impossible';
  /** Absent while the choice is incomplete, and for combinations that are not there. */
  readonly variant: ChosenVariant | undefined;
  /** Price of the variant, before there is one of the product; in the visitor's currency where there is one. */
  readonly price: PriceData;
  /** The pictures of the choices made when they have any, otherwise the product's. */
  readonly pictures: readonly MediaItem[];
  /** Whether the platform is being asked about the present choices. */
  readonly pending: boolean;
  /** Why it did not answer about them. */
  readonly error: Error | undefined;
}
