import { type BodyReader, objectIn } from '../../engine/body.ts';
import { check } from '../../engine/validate.ts';
import { isObject } from '../../engine/values/objects.ts';

/**
 * Accepts a quantity of 0 if the site removes such lines (R55). The description begins at 1, so a line with 0 is
 * checked with the quantity 1.
 */
export const readQuantities: BodyReader = (operation, request, { state }) => {
  const body = objectIn(request);
  const given = body['lineItems'];
  const lines: readonly unknown[] = Array.isArray(given) ? given : [];
  const zeros = lines.map((line) => isObject(line) && line['quantity'] === 0);
  if (state.settings.zeroQuantity !== 'remove' || !zeros.includes(true)) return check(operation.body, body);
  const raised = lines.map((line, index) => (zeros[index] ? { ...Object(line), quantity: 1 } : line));
  const checked = check(operation.body, { ...body, lineItems: raised }) as { lineItems: readonly object[] };
  return {
    ...checked,
    lineItems: checked.lineItems.map((line, index) => (zeros[index] ? { ...line, quantity: 0 } : line)),
  };
};
