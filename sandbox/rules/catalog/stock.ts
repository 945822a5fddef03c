import type { ProductRecord, VariantRecord } from '../../records/state.ts';

/** The variant that has the inventory: without managed variants, the first variant has it for all. */
const inventoryHolder = (product: ProductRecord, variant: VariantRecord): VariantRecord =>
  product.manageVariants ? variant : (product.variants[0] ?? variant);

/**
 * The remaining stock of a variant; null if the stock is not tracked (R102, R104). Nothing is left of a variant without
 * an inventory item (R377).
 */
export const remainingStock = (product: ProductRecord, variant: VariantRecord): number | null => {
  if (inventoryHolder(product, variant).withoutInventory) return 0;
  return product.manageVariants ? variant.quantity : product.quantity;
};

/** The SKU of a variant: its own if variants are managed and it has one, otherwise the product's (R102). */
export const skuOf = (product: ProductRecord, variant: VariantRecord): string =>
  (product.manageVariants ? variant.sku : undefined) ?? product.sku;

/** Whether a variant is in stock. Tracked stock must be above 0; otherwise the flag `inStock` decides (R104). */
export const isInStock = (product: ProductRecord, variant: VariantRecord): boolean => {
  const left = remainingStock(product, variant);
  if (left !== null) return left > 0;
  return product.manageVariants ? variant.inStock : product.inStock;
};

/** Whether visitors can choose a variant. Unmanaged variants follow the product (R102). */
export const isVisible = (product: ProductRecord, variant: VariantRecord): boolean =>
  product.visible && (!product.manageVariants || variant.visible);

/** The status of the visible variants together: all, some or none in stock (R104). */
export const inventoryStatus = (
  product: ProductRecord,
): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' => {
  const visible = product.variants.filter((variant) => isVisible(product, variant));
  const inStock = visible.filter((variant) => isInStock(product, variant));
  if (inStock.length === 0) return 'OUT_OF_STOCK';
  return inStock.length === visible.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK';
};

/** The stock of a product over its visible variants. The quantity is present only if the stock is tracked. */
export const stockOf = (product: ProductRecord) => {
  const counts = product.manageVariants
    ? product.variants
        .filter((variant) => isVisible(product, variant))
        .map((variant) => remainingStock(product, variant))
    : [product.quantity];
  const counted = counts.filter((count) => count !== null);
  const status = inventoryStatus(product);
  return {
    trackInventory: counted.length > 0,
    ...(counted.length > 0 && { quantity: counted.reduce((sum, count) => sum + count, 0) }),
    inStock: status !== 'OUT_OF_STOCK',
    inventoryStatus: status,
  };
};

/** The stock of one variant. */
export const variantStock = (product: ProductRecord, variant: VariantRecord) => {
  const left = remainingStock(product, variant);
  return {
    trackQuantity: left !== null,
    ...(left !== null && { quantity: left }),
    inStock: isInStock(product, variant),
  };
};

/** Reduces tracked stock by the sold quantity, not below 0. */
export const takeFromStock = (product: ProductRecord, variant: VariantRecord, pieces: number): void => {
  const holder = product.manageVariants ? variant : product;
  if (holder.quantity === null) return;
  holder.quantity = Math.max(0, holder.quantity - pieces);
  holder.inStock = holder.quantity > 0;
};

/** Maximum number of pieces of a variant that are ordered before they are in stock (R374). */
const PREORDER_LIMIT = 100_000;

/**
 * The pieces of a variant that can be ordered before they are in stock. Undefined: the variant is in stock, or has no
 * pre-orders (R373, R382).
 */
export const preorderLeft = (product: ProductRecord, variant: VariantRecord): number | undefined => {
  const { preorder, preordered = 0 } = inventoryHolder(product, variant);
  return preorder && !isInStock(product, variant) ? Math.max(0, PREORDER_LIMIT - preordered) : undefined;
};

/** Counts pieces that were ordered before they are in stock (R382). */
export const countPreorder = (product: ProductRecord, variant: VariantRecord, pieces: number): void => {
  const holder = inventoryHolder(product, variant);
  holder.preordered = (holder.preordered ?? 0) + pieces;
};
