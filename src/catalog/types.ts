import type {
  Choice,
  CustomTextField,
  MediaItem,
  PriceData,
  Product,
  ProductOption,
  Variant,
} from '../../generated/catalog-v1/types.ts';

/** An option whose choices have their names. */
export interface WholeOption extends Omit<ProductOption, 'choices'> {
  choices: (Choice & { description: string })[];
}

/** A product of the first catalog with every part that its choices are read from. */
export interface WholeProduct extends Omit<Product, 'productOptions' | 'variants'> {
  productOptions: WholeOption[];
  variants: (Omit<Variant, 'choices' | 'variant'> & {
    choices: NonNullable<Variant['choices']>;
    variant: Partial<NonNullable<Variant['variant']>>;
  })[];
}

/** The choices made so far: description of the choice by name of the option. */
export type Selection = Readonly<Record<string, string>>;

/**
 * Whether a choice is available together with the present choices. `sold-out`: the variant exists, but none is left.
 * `impossible`: no visible variant has these choices.
 */
export type ChoiceStatus = 'available' | 'sold-out' | 'impossible';

/** One choice of an option. */
export interface ChoiceState {
  /** Description of the choice, the parameter of `choose`. */
  readonly name: string;
  /** Color code, for an option of colors. */
  readonly color: string | undefined;
  readonly status: ChoiceStatus;
  readonly chosen: boolean;
}

/** One option of a product, with its visible choices in the product's order. */
export interface OptionState {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly choices: readonly ChoiceState[];
}

/** A custom text of the product, with the buyer's input so far. */
export interface TextState extends Readonly<CustomTextField> {
  readonly value: string;
  readonly problem: 'missing' | 'too-long' | undefined;
}

/** The variant with all choices made. */
export interface ChosenVariant {
  /** Absent if the product does not list the variant. */
  readonly id: string | undefined;
  /** In the visitor's currency if the platform converts, otherwise in the site's; undefined if the platform sent none. */
  readonly price: PriceData | undefined;
  /** Stock keeping unit; may be empty. */
  readonly sku: string;
  readonly inStock: boolean;
  /** Number of pieces left; absent if the stock is not counted. */
  readonly left: number | undefined;
}

/** The state of a product and its choices. The object stays the same until something changes. */
export interface ProductOptionsState {
  readonly product: WholeProduct;
  readonly selection: Selection;
  readonly options: readonly OptionState[];
  readonly texts: readonly TextState[];
  /** Names of the options without a choice, in the product's order. */
  readonly missing: readonly string[];
  /**
   * `incomplete`: choices are missing. `unknown`: the request about the choices is in flight, or has failed. Missing
   * texts do not change the status: see `problem`.
   */
  readonly availability: 'incomplete' | 'unknown' | 'available' | 'sold-out' | 'impossible';
  /** Absent while choices are missing, and for choices without a variant. */
  readonly variant: ChosenVariant | undefined;
  /**
   * Price of the variant, or of the product if there is no variant; in the visitor's currency if the platform converts.
   * Undefined if the platform sent none.
   */
  readonly price: PriceData | undefined;
  /** The pictures of the present choices; if they have none, those of the product. */
  readonly pictures: readonly MediaItem[];
  /** Whether the request about the present choices is in flight. */
  readonly pending: boolean;
  /** Error of the last failed request about the present choices. */
  readonly error: Error | undefined;
}
