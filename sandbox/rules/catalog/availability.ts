import { productById } from './catalog.ts';
import type { Rule } from '../../engine/context.ts';
import { choose, variantFor } from './options.ts';
import { priceData, weightOf } from './prices.ts';
import { belongsTo, mediaView } from './media-view.ts';
import { optionsView } from './product-view.ts';
import { isInStock, isVisible, remainingStock, skuOf } from './stock.ts';

/**
 * getProductOptionsAvailability (R103): a choice is in stock (or visible) if some variant with this choice, and with
 * the chosen values of the *other* options, is in stock (or visible). The product is for sale only if every option is
 * chosen and the variant is in stock and visible; the response then includes the variant.
 */
export const getProductOptionsAvailability: Rule = (call) => {
  const product = productById(call);
  const { options = {} } = call.body as { options?: Record<string, string> };
  const chosen = choose(product, options, 'options');
  const agrees = (choices: Readonly<Record<string, string>>, except: string) =>
    Object.entries(chosen).every(([name, choice]) => name === except || choices[name] === choice);
  const selected = variantFor(product, chosen);
  const pictures = product.pictures.filter((medium) => belongsTo(medium, chosen));
  const left = selected ? remainingStock(product, selected) : null;
  const { currency } = call.state.settings;
  const price = selected && priceData(product, currency, selected);
  return {
    ...(selected && {
      selectedVariant: {
        price,
        convertedPriceData: price,
        weight: weightOf(product, selected),
        sku: skuOf(product, selected),
        ...(left !== null && { quantity: left }),
        inStock: isInStock(product, selected),
        visible: isVisible(product, selected),
      },
    }),
    ...(pictures.length > 0 && { media: mediaView(call, pictures) }),
    productOptions: optionsView(call, product, (variant, option) => agrees(variant.choices, option)),
    availableForPurchase:
      selected !== undefined && isInStock(product, selected) && isVisible(product, selected),
  };
};
