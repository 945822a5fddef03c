// #region choices
import { STORES_APP_ID } from 'vitrine';
import type { Product } from 'vitrine/catalog-v1';
import { formatPrice } from 'vitrine/format';
import { useProductOptions } from 'vitrine/react';
import { useAddToCurrentCart } from 'vitrine/react/carts';

export const Choices = ({ product }: { product: Product }) => {
  const { options, missing, availability, price, choose, reference } = useProductOptions(product, {
    appId: STORES_APP_ID,
  });
  const add = useAddToCurrentCart();
  const { now, was } = price ? formatPrice(price, { locale: 'de' }) : {}; // without a locale: the platform's own text
  return (
    <>
      <p>
        {now} {was && <s>{was}</s>}
      </p>
      {options.map(({ name, choices }) =>
        choices.map((choice) => (
          <button
            type="button"
            key={`${name} ${choice.name}`}
            disabled={choice.status !== 'available'}
            aria-pressed={choice.chosen}
            onClick={() => choose(name, choice.name)}
          >
            {choice.name} {choice.status === 'sold-out' && '(sold out)'}
          </button>
        )),
      )}
      <button
        type="button"
        disabled={availability !== 'available'}
        onClick={() => add.mutate({ data: { lineItems: [{ quantity: 1, catalogReference: reference() }] } })}
      >
        {missing.length > 0 ? `Choose ${missing.join(', ')}` : 'Add to cart'}
      </button>
    </>
  );
};
// #endregion choices
