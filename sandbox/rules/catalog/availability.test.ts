import { describe, expect, test } from 'vitest';
import { newVisitor, productOf, type Shopper } from '../../testing/shopper.ts';

const ask = (shopper: Shopper, slug: string, options: Record<string, string>) =>
  shopper.post(`/v1/products/${productOf(shopper.sandbox, slug).id}/productOptionsAvailability`, { options });

const choices = async (
  shopper: Shopper,
  slug: string,
  options: Record<string, string>,
  name: 'inStock' | 'visible',
) => {
  const { body } = await ask(shopper, slug, options);
  return Object.fromEntries(
    body
      .list('productOptions')
      .flatMap((option) => option.list('choices'))
      .map((choice) => [choice.at('description'), choice.at(name)]),
  );
};

describe('R103: the availability of choices', () => {
  test('size S makes Red unavailable, and no other color', async () => {
    const shopper = await newVisitor();
    expect(await choices(shopper, 'studio-tee', { Size: 'S' }, 'inStock')).toEqual({
      S: true,
      M: true,
      L: true,
      XL: true,
      Red: false,
      Green: true,
      Ink: true,
    });
  });

  test('a choice is compared with the other options, not with its own', async () => {
    const shopper = await newVisitor();
    const found = await choices(shopper, 'studio-tee', { Size: 'S', Color: 'Green' }, 'inStock');
    expect(found).toMatchObject({ S: true, M: true, Red: false, Green: true });
    expect(await choices(shopper, 'studio-tee', { Color: 'Red' }, 'inStock')).toMatchObject({
      S: false,
      M: true,
    });
  });

  test('an incomplete choice is not for sale and has no variant', async () => {
    const { body } = await ask(await newVisitor(), 'studio-tee', { Size: 'S' });
    expect([body.at('availableForPurchase'), body.at('selectedVariant')]).toEqual([false, undefined]);
  });

  test('a complete choice gives the variant with its price, SKU, stock and pictures', async () => {
    const { body } = await ask(await newVisitor(), 'studio-tee', { Size: 'XL', Color: 'Ink' });
    expect(body.at('availableForPurchase')).toBe(true);
    expect(body.at('selectedVariant')).toMatchObject({
      sku: 'VT-016-12',
      quantity: 12,
      inStock: true,
      visible: true,
    });
    expect(body.at('selectedVariant.price.formatted.price')).toBe('€36.00');
    expect(body.at('media.mainMedia.title')).toBe('Studio Tee in Ink');
  });

  test('a complete choice that is sold out is not for sale', async () => {
    const { body } = await ask(await newVisitor(), 'studio-tee', { Size: 'S', Color: 'Red' });
    expect([body.at('availableForPurchase'), body.at('selectedVariant.inStock')]).toEqual([false, false]);
  });

  test('a hidden variant hides its choice', async () => {
    const shopper = await newVisitor();
    expect(await choices(shopper, 'ribbed-socks', {}, 'visible')).toMatchObject({
      '42-44': true,
      '45-47': false,
    });
    const { body } = await ask(shopper, 'ribbed-socks', { Size: '45-47' });
    expect(body.at('availableForPurchase')).toBe(false);
  });

  test('a product without options is for sale at once', async () => {
    const shopper = await newVisitor();
    expect((await ask(shopper, 'oak-board', {})).body.at('availableForPurchase')).toBe(true);
    expect((await ask(shopper, 'salt-cellar', {})).body.at('availableForPurchase')).toBe(false);
  });

  test('an unknown option or choice is refused by name', async () => {
    const shopper = await newVisitor();
    const wrong: Record<string, string>[] = [{ Material: 'Oak' }, { Size: 'XXS' }];
    for (const options of wrong) {
      const { status, body } = await ask(shopper, 'studio-tee', options);
      expect(status).toBe(400);
      expect(body.at('details.validationError.fieldViolations.0.field')).toBe(
        `options.${Object.keys(options)[0]}`,
      );
    }
  });
});
