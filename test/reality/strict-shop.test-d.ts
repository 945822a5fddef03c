import { expectTypeOf, test } from 'vitest';
import type { CartSnapshot } from '../../src/cart/types.ts';
import type { CategoryNode } from '../../src/catalog/category-tree.ts';
import { plainReference } from '../../src/catalog/choices-reference.ts';
import type { ProductChoicesState } from '../../src/catalog/choices-types.ts';
import type { CatalogPrice, CatalogProduct, ListedProduct } from '../../src/catalog/model.ts';
import type { ProductOptionsState } from '../../src/catalog/types.ts';
import type { TicketPickerState } from '../../src/tickets/types.ts';

// A shop on the screen models: none of its functions needs `!`, `as`, or a fallback for a list.

const priceText = ({ now, upTo, was }: CatalogPrice): string =>
  [was?.text ?? '', now.text, upTo ? `to ${upTo.text}` : ''].join(' ');

const cardOf = (product: ListedProduct): readonly string[] => [
  product.name,
  product.html.slice(0, 80),
  `/products/${encodeURIComponent(product.slug)}`,
  ...product.pictures.map(
    ({ url, alt, width, height }) => `${url} ${alt} ${width.toFixed()}x${height.toFixed()}`,
  ),
  product.price ? priceText(product.price) : '',
  ...product.ribbons.map((ribbon) => ribbon.toUpperCase()),
  product.brand?.toUpperCase() ?? '',
  ...product.options.map(({ name, choices }) => name + choices.map((choice) => choice.name).join()),
  ...product.modifiers.map(({ key, choices }) => key + choices.map((choice) => choice.key).join()),
  ...product.texts.map(({ title, maxLength }) => title + maxLength.toFixed()),
  plainReference(product)?.catalogItemId ?? product.id,
];

const pageOf = (product: CatalogProduct): readonly string[] => [
  ...cardOf(product),
  ...product.sections.map(({ title, html }) => title + html),
  ...(product.variants ?? []).map(
    ({ sku, price, choices }) => sku + priceText(price) + Object.values(choices).join(),
  ),
  ...product.categoryIds.map((id) => id.toUpperCase()),
];

const formOf = ({
  options,
  modifiers,
  texts,
  missing,
  price,
  pictures,
}: ProductChoicesState): readonly string[] => [
  ...options.flatMap(({ name, choices }) =>
    choices.map((choice) => `${name} ${choice.name} ${choice.status}`),
  ),
  ...modifiers.flatMap(({ name, choices }) => choices.map((choice) => name + choice.name)),
  ...texts.map(({ title, value }) => title + value.trim()),
  missing.join(),
  price ? priceText(price) : '',
  pictures[0]?.url ?? '',
];

const olderFormOf = ({ options, texts, missing, variant }: ProductOptionsState): readonly string[] => [
  ...options.flatMap(({ name, choices }) =>
    choices.map((choice) => `${name} ${choice.name} ${choice.status}`),
  ),
  ...texts.map(({ value }) => value.trim()),
  missing.join(),
  variant?.sku.trim() ?? '',
];

const menuOf = ({ name, slug, count, children }: CategoryNode): readonly string[] => [
  `${name.trim()} ${slug.trim()} ${count.toFixed()}`,
  ...children.flatMap(menuOf),
];

const cartOf = ({ lines, count, note, coupon }: CartSnapshot): readonly string[] => [
  count.toFixed(),
  note.value.trim(),
  coupon.value?.trim() ?? '',
  ...lines.map(({ id, quantity, item, amount }) =>
    [
      id.trim(),
      quantity.toFixed(),
      item.productName?.translated ?? item.productName?.original ?? '',
      item.image?.url ?? '',
      amount.price?.formattedConvertedAmount ?? '',
    ].join(),
  ),
];

const ticketsOf = ({ tickets, count }: TicketPickerState): readonly string[] => [
  count.toFixed(),
  ...tickets.map(({ name, description, policy, price, sale, perOrder }) => {
    const shown =
      price.kind === 'fixed'
        ? price.price.currency
        : price.kind === 'donation'
          ? price.minimum.currency
          : price.kind === 'options'
            ? price.options.map((option) => option.name.trim()).join()
            : price.kind;
    return [name.trim(), description.trim(), policy.trim(), shown, sale.state, perOrder.toFixed()].join();
  }),
];

test('a shop on the screen models needs no assertion', () => {
  for (const part of [cardOf, pageOf, formOf, olderFormOf, menuOf, cartOf, ticketsOf])
    expectTypeOf(part).returns.toEqualTypeOf<readonly string[]>();
});
