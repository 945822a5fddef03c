import type { Variant } from 'vitrine/catalog-v1';

/** The data of a variant without their nesting. A figure that the platform did not send is undefined. */
export const variantData = ({ variant }: Variant) => {
  const { priceData, costAndProfitData, weight, sku = '', visible = true } = variant ?? {};
  return {
    price: priceData?.price,
    currency: priceData?.currency,
    cost: costAndProfitData?.itemCost,
    weight,
    sku,
    visible,
  };
};
