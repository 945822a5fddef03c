// #region page
import { useCart, useCartActions, useCartTotals } from 'vitrine/react';

export const CartPage = () => {
  const { lines, empty } = useCart(); // or a part of it: useCart((cart) => cart.count)
  const { setQuantity, remove } = useCartActions();
  const totals = useCartTotals(); // estimated once all edits are confirmed
  const change = async (id: string, quantity: number) => {
    const result = await setQuantity(id, quantity);
    if (result.outcome === 'capped') alert(`Only ${result.lines[0]?.got} are left.`);
  };
  if (empty) return <p>Nothing here yet.</p>;
  return (
    <>
      {lines.map(({ id, item, quantity, amount, error }) => (
        <p key={id}>
          {quantity} {item.productName?.translated ?? item.productName?.original}
          <span aria-busy={amount.pending}>{amount.price?.formattedConvertedAmount}</span>
          <button type="button" onClick={() => void change(id, quantity + 1)}>
            More
          </button>
          <button type="button" onClick={() => void remove(id)}>
            Remove
          </button>
          {error && <em role="alert">{error.message}</em>}
        </p>
      ))}
      <p aria-busy={totals.pending}>
        {totals.data?.priceSummary.total.formattedConvertedAmount}
        {totals.data?.needsDelivery && ' without delivery'}
      </p>
    </>
  );
};
// #endregion page
