import { useId, useState } from 'react';
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
    if (availability === 'without-file') return setResult('This download has no file yet.');
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
        {options.map(({ name, choices: all }) => (
          <Choices
            key={name}
            title={name}
            choices={all.map(({ name, status, chosen }) => ({
              id: name,
              name,
              note: status === 'sold-out' ? 'sold out' : undefined,
              chosen,
            }))}
            onChoose={(choice) => choices.choose(name, choice)}
          />
        ))}
        {modifiers.map(({ key, name, choices: all }) => (
          <Choices
            key={key}
            title={name}
            choices={all.map(({ key: id, name, addedPrice, chosen }) => ({
              id,
              name,
              note: addedPrice && `+ ${addedPrice}`,
              chosen,
            }))}
            onChoose={(choice) => choices.modify(key, choice)}
          />
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

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly note: string | undefined;
  readonly chosen: boolean;
}

/** One radio button for each choice of an option or a modifier. */
const Choices = ({
  title,
  choices,
  onChoose,
}: {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
}) => {
  const group = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map(({ id, name, note, chosen }) => (
        <label key={id} className="choice">
          <input type="radio" name={group} checked={chosen} onChange={() => onChoose(id)} />
          <span>
            {name}
            {note && <small> {note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
