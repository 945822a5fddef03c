import { formatted } from '../engine/values/money.ts';
import { basePrice, discountedPrice } from '../rules/catalog/prices.ts';
import { mediumUrl, pictureOf } from '../rules/catalog/media-view.ts';
import { optionsView } from '../rules/catalog/product-view.ts';
import { plainText } from '../rules/catalog/v3/rich-content.ts';
import { inventoryStatus } from '../rules/catalog/stock.ts';
import type { ProductRecord } from '../records/state.ts';
import { notice, problemSummary, textField, type FieldProblems } from './fields.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { stepUrl, typed, type Visit } from './visit.ts';

/** The address in the strip of the page. */
export const PRODUCT_ADDRESS = 'shop.platform.example/product';

/** The content of the page of a product. */
export interface ProductShown {
  product: ProductRecord;
  problems: FieldProblems;
  /** Whether the product was just added to the cart. */
  added: boolean;
  /** The address of the shop's cart page, if the session has one. */
  cartPage?: string;
}

/** The names of the fields for an option and for a custom text, by their positions. */
export const optionId = (place: number): string => `option-${place}`;
export const textId = (place: number): string => `text-${place}`;

/** The body of the page of a product. */
export const productView = (visit: Visit, shown: ProductShown): Markup => {
  const { world } = visit;
  const { product, problems, added, cartPage } = shown;
  const [variant] = product.variants;
  const picture = variant && pictureOf(product, variant);
  const isSoldOut = inventoryStatus(product) === 'OUT_OF_STOCK';
  const quantity = typed(visit, 'quantity') || '1';
  return html`<div class="product">
    <div class="shot">
      ${picture && html`<img src="${mediumUrl(world, picture)}" alt="${picture.altText}" width="480" height="600" />`}
    </div>
    <section class="card">
      <h1>${product.name}</h1>
      ${added && notice(html`It is in your cart. ${cartPage && html`<a href="${cartPage}">Go to the cart</a>`}`)}
      ${problemSummary(problems)} ${priceOf(visit, product)}
      <p>${plainText(product.description)}</p>
      <form method="post" action="${stepUrl(visit)}" novalidate>
        ${optionsOf(visit, product, problems)}
        <div class="stack">
          ${product.customTextFields.map(({ title, maxLength, mandatory }, place) =>
            textField(
              {
                name: textId(place),
                label: title,
                maxlength: maxLength,
                required: mandatory,
                value: typed(visit, textId(place)),
              },
              problems,
            ),
          )}
          ${!isSoldOut && textField({ name: 'quantity', label: 'Quantity', value: quantity, inputmode: 'numeric', maxlength: 4 }, problems)}
        </div>
        ${isSoldOut && html`<p class="error">This is sold out.</p>`}
        <div class="actions">
          ${!isSoldOut && html`<button class="primary" type="submit" name="action" value="add">Add to cart</button>`}
          <button type="submit" name="action" value="abandon" formnovalidate>Back to the shop</button>
        </div>
      </form>
    </section>
  </div>`;
};

const priceOf = ({ world }: Visit, product: ProductRecord): Markup => {
  const { currency } = world.state.settings;
  const now = discountedPrice(product, currency);
  const before = basePrice(product);
  return html`<p class="price">
    ${formatted(now, currency)}
    ${now.lt(before) && html`<s><span class="unseen">before: </span>${formatted(before, currency)}</s>`}
    ${product.ribbon && html`<span class="ribbon">${product.ribbon}</span>`}
  </p>`;
};

const optionsOf = (visit: Visit, product: ProductRecord, problems: FieldProblems): Markup[] =>
  optionsView(visit.world, product).map(({ name, choices }, place) => {
    const id = optionId(place);
    const chosen = typed(visit, id);
    const problem = problems[`${id}-0`];
    return html`<fieldset ${problem && html` aria-describedby="${id}-error"`}>
      <legend>${name}</legend>
      <div class="choices">
        ${choices
          .filter(({ visible }) => visible)
          .map(
            ({ description, inStock }, index) =>
              html`<label class="choice"
                ><input
                  id="${id}-${index}"
                  type="radio"
                  name="${id}"
                  value="${description}"
                  ${description === chosen && html` checked`}
                  ${!inStock && html` disabled`}
                /><span>${description}${!inStock && html`<small>Sold out</small>`}</span></label
              >`,
          )}
      </div>
      ${problem && html`<p class="error" id="${id}-error">${problem}</p>`}
    </fieldset>`;
  });
