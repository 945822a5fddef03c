import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { arrivalsOf } from './keyboard.ts';
import { identityIs, newestCode, PASSWORD } from './members-stage.ts';
import { heading } from './screens/screen.ts';
import { countIs, shows, stage, totalRow } from './visit.ts';

const { visit, site } = stage();
const { members } = text;
const arrive = arrivalsOf(visit);

/** Opens the cart page with one carafe in the cart. */
const atCart = async () => {
  const arrived = await arrive('/shop/p/low-carafe');
  await arrived.keys.pressOn('button', text.product.add);
  await arrived.keys.pressOn('link', text.cart.view);
  await heading(arrived.page, text.cart.title);
  await totalRow(arrived.page).waitFor();
  return arrived;
};

describe('with the keyboard only', () => {
  test('a visitor is identified, switches identity, and renews the token [J1]', async () => {
    const { page, keys } = await arrive('/shop');
    await countIs(page, 36);
    await keys.choose(text.identity.label(text.identity.names.a), text.identity.names.b);
    const chip = page.getByRole('button', { name: text.identity.label(text.identity.names.b) });
    await chip.waitFor();
    await keys.press('d');
    await keys.focusOn('radio', text.layers.log);
    await keys.arrowTo('radio', text.layers.sandbox, ['ArrowRight', 'ArrowLeft']);
    // The visitor gets a first token, which then ends.
    await keys.pressOn('button', text.token.sendMany(10));
    await page.getByText(text.token.changes.started).waitFor();
    await keys.pressOn('button', text.token.expire);
    await keys.pressOn('button', text.token.sendMany(10));
    await page.getByText(text.token.renewalCount(1)).waitFor();
    await keys.press('Escape');
    await page.getByRole('heading', { name: text.developer.title }).waitFor({ state: 'detached' });
    await keys.focusOn('button', text.identity.label(text.identity.names.b));
    await page.reload();
    expect(await shows(chip)).toBe(true);
  });

  test('a visitor searches, filters and sorts the shop, and opens a product [J2]', async () => {
    const { page, keys } = await arrive('/shop');
    await countIs(page, 36);
    await keys.press('/');
    await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('lamp');
    await page.waitForURL(/q=lamp/);
    await keys.press('Escape');
    await countIs(page, 36);
    await keys.pressOn('link', /^Light/);
    await countIs(page, 7);
    await keys.choose(text.shop.sort, text.shop.sorts['price-desc']);
    await page.waitForURL(/sort=price-desc/);
    await keys.pressOn('link', 'Dome Lamp');
    await heading(page, 'Dome Lamp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('a visitor selects product options, skipping a sold-out one [J3]', async () => {
    const { page, keys } = await arrive('/shop/p/studio-tee');
    await heading(page, 'Studio Tee');
    await keys.pick('Size', 'S');
    await page.getByText(text.product.choiceSoldOut, { exact: true }).waitFor();
    await keys.pick('Color', 'Green');
    await expect.poll(() => page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(false);
    await keys.pressOn('button', text.product.clearOf('Color'));
    await keys.pick('Size', 'XL');
    await keys.pick('Color', 'Green');
    await page.getByText(text.product.stockLeft(12)).waitFor();
    await keys.focusOn('button', text.product.add);
    await expect.poll(() => page.getByRole('button', { name: text.product.add }).isEnabled()).toBe(true);
  });

  test('a visitor fills, changes, empties and leaves the cart [J4]', async () => {
    const { page, keys } = await arrive('/shop/p/low-carafe');
    await keys.pressOn('button', text.product.add);
    await keys.focusOn('textbox', text.cart.quantityOf('Low Carafe'));
    await keys.press('ArrowUp');
    await page.getByRole('dialog').getByText('€60.80').first().waitFor();
    await keys.press('Escape');
    await keys.pressOn('button', text.cart.open(2));
    await keys.pressOn('link', text.cart.view);
    await heading(page, text.cart.title);
    await keys.pressOn('button', text.cart.removeOf('Low Carafe'));
    await page.getByRole('heading', { name: text.cart.empty }).waitFor();
    await keys.pressOn('link', text.cart.browse);
    await heading(page, text.shop.title);
    expect(await shows(page.getByRole('button', { name: text.cart.open(0) }))).toBe(true);
  });

  test('a visitor enters a coupon, replaces it, and removes it [J5]', async () => {
    const { page, keys } = await atCart();
    await keys.write(text.coupon.label, 'WELCOME10');
    await keys.press('Enter');
    await page.getByRole('row', { name: text.totals.discountOf('WELCOME10') }).waitFor();
    await keys.write(text.coupon.label, 'FREESHIP');
    await keys.pressOn('button', text.coupon.apply);
    await page.getByText(text.coupon.replaced('WELCOME10', 'FREESHIP')).waitFor();
    await keys.pressOn('button', text.coupon.remove);
    await page.getByText(text.coupon.removed).first().waitFor();
    await keys.focusOn('button', text.coupon.apply);
    await expect.poll(() => page.getByRole('row', { name: /Discount/ }).count()).toBe(0);
  });

  test('the totals follow another shipping option and another country [J6]', async () => {
    const { page, keys } = await atCart();
    await keys.pick(text.delivery.options, /Express/);
    await page.getByRole('row', { name: 'Shipping €9.90' }).waitFor();
    await keys.select(text.delivery.country, 'Japan');
    await page.getByRole('row', { name: 'Shipping €24.00' }).waitFor();
    expect(await shows(page.getByRole('row', { name: `${text.totals.tax} €0.00` }))).toBe(true);
  });

  test("a visitor pays for the order on the platform's page and returns to the thank-you page [J7]", async () => {
    const { page, failures, keys } = await atCart();
    await keys.pressOn('button', text.checkout.go);
    await page.getByText('platform page (simulated)').waitFor();
    await keys.pressOn('button', /^Pay/);
    await heading(page, text.back.paid);
    await keys.pressOn('link', text.back.goOn);
    await heading(page, text.shop.title);
    expect(await shows(page.getByRole('button', { name: text.cart.open(0) }))).toBe(true);
    expect(failures).toEqual([]);
  });

  test("a visitor signs in on the platform's page and returns as a member [J16]", async () => {
    const { page, keys } = await arrive('/sign-in');
    await keys.pressOn('button', members.signIn.hosted.go);
    await page.getByText('platform page (simulated)').waitFor();
    await keys.write('E-mail', 'ada@example.org');
    await keys.write('Password', PASSWORD);
    await keys.press('Enter');
    await heading(page, members.account.title);
    expect(await identityIs(page, 'member')).toBe(true);
  });

  test('a visitor corrects a wrong password at its field, solves the captcha, and becomes a member [J17]', async () => {
    await site.open({ settings: { captcha: 'visible' } });
    const { page, keys } = await arrive('/sign-in/form');
    await keys.write(members.signIn.email, 'ada@example.org');
    await keys.write(members.signIn.password, 'mistyped');
    await keys.press('Enter');
    await keys.pressOn('button', members.form.captcha.solve);
    await page.getByText(members.form.invalidPassword).waitFor();
    await page.getByLabel(members.signIn.password, { exact: true }).and(page.locator(':focus')).waitFor();
    await keys.write(members.signIn.password, PASSWORD);
    await keys.press('Enter');
    await keys.pressOn('button', members.form.captcha.solve);
    await heading(page, members.account.title);
    expect(await identityIs(page, 'member')).toBe(true);
  });

  test('a visitor registers, confirms the code of the e-mail, and becomes a member [J18]', async () => {
    await site.open({ settings: { verifyEmail: true } });
    const { page, failures, keys } = await arrive('/register');
    await keys.write(members.signIn.email, 'new@example.org');
    await keys.write(members.signIn.password, PASSWORD);
    await keys.pressOn('button', members.register.submit);
    await heading(page, members.verify.title);
    await keys.write(members.verify.code, newestCode(site));
    await keys.pressOn('button', members.verify.submit);
    await heading(page, members.account.title);
    expect(await shows(page.getByText('new@example.org').first())).toBe(true);
    expect(failures).toEqual([]);
  });
});
