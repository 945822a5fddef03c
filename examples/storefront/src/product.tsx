import { useState } from 'react';
import { useParams } from 'react-router';
import { useCartLineActions, useProduct, useProductChoices } from 'vitrine/react';
import type { CatalogProduct } from 'vitrine/state';
import { Price } from './products.tsx';
import { Failure } from './shell.tsx';

/** The product in the address. */
export const ProductPage = () => {
  const { slug = '' } = useParams();
  const { product, notFound, error, retry } = useProduct({ slug });
  if (product) return <Product key={product.id} product={product} />;
  if (notFound) return <h1>There is no such product</h1>;
  return error ? <Failure error={error} retry={retry} /> : <p aria-busy="true">Loading …</p>;
};

const Product = ({ product }: { readonly product: CatalogProduct }) => {
  const choices = useProductChoices(product);
  const { options, modifiers, texts, missing, availability, price, pictures, reference } = choices;
  const { add } = useCartLineActions();
  const [result, setResult] = useState('');
  const canBeOrdered = availability === 'available' || availability === 'pre-order';

  const addToCart = async () => {
    if (missing.length > 0) return setResult(`Please choose: ${missing.join(', ')}.`);
    if (!canBeOrdered) return setResult('This choice is sold out.');
    if (texts.some(({ problem }) => problem)) return setResult('Please check the texts.');
    const { outcome, error } = await add({ quantity: 1, catalogReference: reference() });
    if (error) return setResult(error.message);
    setResult(outcome === 'applied' ? `${product.name} is in your cart.` : 'No more pieces are available.');
  };

  return (
    <article className="product">
      <title>{`${product.name} · Halm`}</title>
      <img src={pictures[0]?.url} alt={pictures[0]?.alt ?? ''} width="800" height="800" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void addToCart();
        }}
      >
        <h1>{product.name}</h1>
        <p className="big">
          <Price price={price} />
        </p>
        {options.map((option) => (
          <fieldset key={option.name}>
            <legend>{option.name}</legend>
            {option.choices.map(({ name, status, chosen }) => (
              <label key={name} className="choice">
                <input
                  type="radio"
                  name={option.name}
                  checked={chosen}
                  onChange={() => choices.choose(option.name, name)}
                />
                <span>
                  {name}
                  {status === 'sold-out' && <small> sold out</small>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {modifiers.map((modifier) => (
          <fieldset key={modifier.key}>
            <legend>{modifier.name}</legend>
            {modifier.choices.map(({ key, name, addedPrice, chosen }) => (
              <label key={key} className="choice">
                <input
                  type="radio"
                  name={modifier.key}
                  checked={chosen}
                  onChange={() => choices.modify(modifier.key, key)}
                />
                <span>
                  {name}
                  {addedPrice && <small> + {addedPrice}</small>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {texts.map(({ key, title, value, maxLength, mandatory }) => (
          <label key={key} className="field">
            {title}
            <input
              value={value}
              maxLength={maxLength}
              required={mandatory}
              onChange={({ target }) => choices.write(key, target.value)}
            />
          </label>
        ))}
        <button className="primary">Add to cart</button>
        <output>{result}</output>
        <section className="prose" dangerouslySetInnerHTML={{ __html: product.html }} />
      </form>
    </article>
  );
};
