import { addToCurrentCart } from '../rules/cart/cart.ts';
import { findCart } from '../rules/cart/current-cart.ts';
import { lookUp } from '../engine/values/lookup.ts';
import { matchChoice, variantFor } from '../rules/catalog/options.ts';
import { isInStock, isVisible } from '../rules/catalog/stock.ts';
import type { ProductRecord, VariantRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { messagePage, pageResponse } from './layout.ts';
import { callbackLink, leave, wayBack } from './leave.ts';
import { sessionNotes } from './notes.ts';
import { optionId, productView, PRODUCT_ADDRESS, textId, type ProductShown } from './product-view.ts';
import { callOf, typed, type HostedPage, type Visit } from './visit.ts';

/** The hosted page of a product: choose a variant, add it to the visitor's cart, go to the cart or back to the shop. */
export const productPage: HostedPage = (visit) => {
  const { world, session } = visit;
  const slug = session.parameters.storesProduct?.productSlug ?? '';
  const product = lookUp(world.state.products, 'slug', slug);
  if (!product?.visible)
    return messagePage(
      404,
      'There is no such product',
      `The shop has nothing at “${slug}”, or hides it.`,
      PRODUCT_ADDRESS,
      wayBack(world, session),
    );
  const action = typed(visit, 'action');
  if (action === 'abandon') return leave(world, session, 'abandoned');
  return action === 'add' ? add(visit, product) : show(visit, { product, problems: {}, added: false });
};

const add = (visit: Visit, product: ProductRecord): SandboxResponse => {
  const { choices, texts, quantity, problems, variant } = read(visit, product);
  if (!variant || Object.keys(problems).length > 0) return show(visit, { product, problems, added: false });
  const before = pieces(visit);
  addToCurrentCart(
    callOf(visit, {
      lineItems: [
        {
          quantity,
          catalogReference: {
            appId: visit.world.state.settings.storeAppIds[0] ?? '',
            catalogItemId: product.id,
            options: {
              ...(product.manageVariants && product.options.length > 0
                ? { variantId: variant.id }
                : { options: choices }),
              customTextFields: texts,
            },
          },
        },
      ],
    }),
  );
  if (pieces(visit) === before)
    return show(visit, {
      product,
      problems: { quantity: 'Your cart already has all that are left.' },
      added: false,
    });
  const cartPage = callbackLink(visit.world, visit.session, 'cartPageUrl');
  return show(visit, { product, problems: {}, added: true, ...(cartPage !== undefined && { cartPage }) });
};

const pieces = ({ world, session }: Visit): number =>
  findCart(world, session.visitor)?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

interface Wanted {
  choices: Record<string, string>;
  texts: Record<string, string>;
  quantity: number;
  variant: VariantRecord | undefined;
  problems: Record<string, string>;
}

/** Reads the form and finds its problems. */
const read = (visit: Visit, product: ProductRecord): Wanted => {
  const problems: Record<string, string> = {};
  const choices: Record<string, string> = {};
  for (const [place, { name }] of product.options.entries()) {
    const choice = matchChoice(product, name, typed(visit, optionId(place)));
    if (choice === undefined) problems[`${optionId(place)}-0`] = `Choose: ${name}.`;
    else choices[name] = choice;
  }
  const texts: Record<string, string> = {};
  for (const [place, { title, mandatory, maxLength }] of product.customTextFields.entries()) {
    const value = typed(visit, textId(place)).slice(0, maxLength);
    if (value !== '') texts[title] = value;
    else if (mandatory) problems[textId(place)] = `Fill in: ${title}.`;
  }
  const quantity = Number(typed(visit, 'quantity'));
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 1000)
    problems['quantity'] = 'Enter how many, from 1 to 1000.';
  const variant = variantFor(product, choices);
  if (
    Object.keys(problems).length === 0 &&
    !(variant && isVisible(product, variant) && isInStock(product, variant))
  )
    problems['quantity'] = 'This is sold out.';
  return { choices, texts, quantity, variant, problems };
};

const show = (visit: Visit, shown: ProductShown): SandboxResponse => {
  const isWrong = Object.keys(shown.problems).length > 0;
  const { name } = shown.product;
  return pageResponse({
    title: isWrong ? `${name}, please check` : name,
    address: PRODUCT_ADDRESS,
    status: isWrong ? 422 : 200,
    notes: sessionNotes(visit.world, visit.session),
    body: productView(visit, shown),
  });
};
