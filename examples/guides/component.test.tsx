// #region test
// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGetCurrentCart } from 'vitrine/react/carts';
import { createTestSite } from 'vitrine/react/testing';

const Lines = () => {
  const { data, error } = useGetCurrentCart();
  return <p>{error ? error.code : data?.cart?.lineItems.length}</p>;
};

test('a member without a cart sees a message', async () => {
  const shop = createTestSite({ scenario: 'fresh-shop' });
  await shop.signIn('ada@example.org'); // omit it to test as a visitor
  render(<Lines />, { wrapper: shop.wrapper });
  expect(await screen.findByText('OWNED_CART_NOT_FOUND')).toBeTruthy();
  shop.dispose();
});
// #endregion test
