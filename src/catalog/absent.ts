import { notify } from '../core/listener.ts';
import type { AbsentMember, CatalogBackend } from './backend.ts';
import type { ListedProduct } from './model.ts';

/** Members that only the product of a page has, with the reason. */
const absentInLists = ['variants', 'sections'] as const;

const textOf = (member: string, { slug }: ListedProduct, isListed: boolean): string =>
  isListed
    ? `${member} of ${slug} is absent, because lists do not request it. Read the product by itself, as useProduct() does.`
    : `${member} of ${slug} is absent, although it was requested. The platform did not send it.`;

/**
 * A copy of a product that calls `onAbsent` when code reads an absent member. The members stay undefined and are not
 * enumerable.
 */
export const watchedProduct = <Product extends ListedProduct>(
  product: Product,
  onAbsent: CatalogBackend['onAbsent'],
  isListed: boolean,
): Product => {
  if (!onAbsent) return product;
  const copy = { ...product };
  for (const member of absentInLists) {
    if (Object.hasOwn(copy, member) && Reflect.get(copy, member) !== undefined) continue;
    Object.defineProperty(copy, member, {
      configurable: true,
      enumerable: false,
      get: () => onAbsent({ member, product: product.slug, message: textOf(member, product, isListed) }),
    });
  }
  return copy;
};

/**
 * A backend for development that tells a listener of each member that a page reads, but that no call requested, such as
 * the variants of a product in a list: `warnOfAbsent(catalogV3, ({ message }) => console.warn(message))`. Each member of
 * a product is told once. The answers of the backend stay the same.
 */
export const warnOfAbsent = (
  backend: CatalogBackend,
  listener: (absent: AbsentMember) => void,
): CatalogBackend => {
  const told = new Set<string>();
  return {
    ...backend,
    onAbsent: (absent) => {
      if (told.has(absent.message)) return;
      told.add(absent.message);
      notify(listener, absent);
    },
  };
};
