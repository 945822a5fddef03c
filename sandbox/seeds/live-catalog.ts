import { html } from '../engine/values/html.ts';
import { optionalMembers, type ProductRecord } from '../records/catalog.ts';

/** A plain text as the editor of the dashboard stores it (R720). */
export const asHtml = (text: string): string => {
  if (text === '') return '';
  const sentences = text.split(/(?<=[.!?]) (?=[A-Z])/);
  return sentences.map((sentence) => html`<p>${sentence}</p>`.markup).join('\n');
};

/**
 * Turns the tidy products of the shop into products as real sites have them: texts in HTML (R720), and optional members
 * that some products lack (R721). Each optional member is absent in at least one product and present in another.
 */
export const asLive = (products: readonly ProductRecord[]): void => {
  for (const [index, product] of products.entries()) {
    product.description = asHtml(product.description);
    product.sections = product.sections.map((section) => ({
      ...section,
      description: asHtml(section.description),
    }));
    // The numbers of products and members have no common divisor, so each member meets many products.
    const absent = optionalMembers.filter((_, place) => (index + place * 2) % 5 === 4);
    if (absent.length > 0) product.absent = [...absent];
  }
};
