import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../core/client.ts';
import { anyCart } from '../cart/any-cart.ts';
import { cartV1 } from '../cart/cart-v1.ts';
import { catalogV1 } from '../catalog/catalog-v1.ts';
import { catalogV3 } from '../catalog/catalog-v3.ts';
import { ticketsV1 } from '../tickets/backend/tickets-v1.ts';
import { ticketsV2 } from '../tickets/backend/tickets-v2.ts';
import {
  type SiteBackends,
  useAccount,
  useCart,
  useCategories,
  useOrder,
  useProduct,
  useProductChoices,
  useProducts,
  useTicketPicker,
  useTicketsOnSale,
  VitrineProvider,
} from './index.ts';
import type { CatalogProduct } from '../catalog/model.ts';

afterEach(cleanup);

const Form = ({ product }: { product: CatalogProduct }) => {
  const { options, modifiers, texts, availability, price, pictures } = useProductChoices(product);
  return (
    <p>
      {`${availability} ${price?.now.text ?? 'no price'} ${pictures.length} pictures`}
      {options.flatMap(({ name, choices }) =>
        choices.map((choice) => `${name} ${choice.name} ${choice.status}`),
      )}
      {modifiers.flatMap(({ name, choices }) => choices.map((choice) => `${name} ${choice.name}`))}
      {texts.map(({ title, maxLength }) => `${title} ${maxLength}`)}
    </p>
  );
};

const Shop = () => {
  const { products, total, error } = useProducts({ total: true });
  const { categories } = useCategories();
  const { product } = useProduct({ id: 'sparse' });
  const { lines, count, note } = useCart();
  return (
    <main>
      <h2>{error ? error.name : `${products.length} of ${total ?? 'many'} products`}</h2>
      {products.map(({ id, name, slug, html, brand, ribbons, pictures }) => (
        <p
          key={id}
        >{`${name}|${slug}|${html}|${brand ?? ''}|${ribbons.join()}|${pictures.map(({ url, alt }) => url + alt).join()}`}</p>
      ))}
      {categories.map(({ id, name, slug, description, count: own }) => (
        <p key={id}>{`${name}|${slug}|${description}|${own} categories`}</p>
      ))}
      {product && <Form product={product} />}
      <h3>{`${count} pieces ${note.value}`}</h3>
      {lines.map(({ id, quantity, item, amount }) => (
        <p
          key={id}
        >{`${quantity} ${item.productName?.translated ?? item.productName?.original ?? ''} ${amount.price?.formattedAmount ?? ''}`}</p>
      ))}
    </main>
  );
};

const Event = () => {
  const { tickets: offers } = useTicketsOnSale('event');
  const { tickets } = useTicketPicker(offers, { eventId: 'event' });
  const { state } = useOrder({ eventId: 'event', orderNumber: '1' });
  const { standing, member } = useAccount();
  return (
    <main>
      <h2>{`${tickets.length} tickets, order ${state.status}, ${standing} ${member?.profile?.nickname ?? ''}`}</h2>
      {tickets.map(({ id, name, description, policy, price, sale, perOrder }) => (
        <p key={id}>{`${name}|${description}|${policy}|${price.kind}|${sale.state}|${perOrder}`}</p>
      ))}
    </main>
  );
};

/** Answers with nothing but ids, by a part of the path; \`null\` stands for absent members. */
const answersOf = (sparse: object): readonly (readonly [RegExp, object])[] => {
  const cart = {
    id: 'cart',
    lineItems: [{ id: 'line', quantity: 2, quantityInfo: { confirmedQuantity: 2 }, ...sparse }],
  };
  return [
    [/collections/, { collections: [{ id: 'sparse', ...sparse }] }],
    [/categories/, { categories: [{ id: 'sparse', ...sparse }] }],
    [/products\/(search|query)/, { products: [{ id: 'sparse', ...sparse }] }],
    [/products/, { product: { id: 'sparse', ...sparse } }],
    [/cart/, { cart }],
    [/orders/, { order: { orderNumber: '1', status: 'PAID' } }],
    [/members/, { member: { id: 'member', ...sparse } }],
    [
      /available-tickets|ticket/,
      { definitions: [{ id: 'seat' }], ticketDefinitions: [{ id: 'seat', ...sparse }] },
    ],
  ];
};

const nulls = Object.fromEntries(
  (
    'name slug description plainDescription brand ribbon ribbons additionalRibbons media options modifiers productOptions ' +
    'variants variantsInfo stock inventory priceData convertedPriceData parentCategory image numberOfProducts price ' +
    'productName availability lineItemPrice descriptionLines pricing attributes source status profile contact pricingMethod ' +
    'salePeriod saleStatus limitPerCheckout policyText infoSections customTextFields collectionIds'
  )
    .split(' ')
    .map((name) => [name, null]),
);

const families: readonly (readonly [string, SiteBackends])[] = [
  ['first', { cart: cartV1, catalog: catalogV1, tickets: ticketsV1 }],
  ['second', { cart: anyCart, catalog: catalogV3, tickets: ticketsV2 }],
];

test.each(
  families.flatMap(([name, backends]) =>
    (['absent', 'null'] as const).map((form) => [name, form, backends] as const),
  ),
)(
  'screens of the %s family render answers with nothing but ids, everything else %s',
  async (_, form, backends) => {
    const answers = answersOf(form === 'null' ? nulls : {});
    const client = createClient({
      host: 'http://sparse.test',
      fetch: async (url) => {
        const path = new URL(url).pathname;
        return Response.json(answers.find(([part]) => part.test(path))?.[1] ?? {});
      },
    });
    render(
      <VitrineProvider client={client} {...backends}>
        <Shop />
        <Event />
      </VitrineProvider>,
    );
    await screen.findByText(/^1 of .* products/);
    await screen.findByText(/^1 tickets, order (ready|issuing)/);
    await screen.findByText(/^2 pieces/);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null|\[object/);
  },
);
