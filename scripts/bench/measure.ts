/** The middle one of some numbers. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that `count` calls take, one after the other. */
const timed = async (call: () => Promise<unknown>, count: number): Promise<number> => {
  const start = performance.now();
  for (let index = 0; index < count; index++) await call();
  return performance.now() - start;
};

/**
 * How many times longer `call` takes than `bare`: the median of rounds in which both run by turns, so that a busy
 * moment of the machine meets both.
 */
export const ratioOf = async (
  bare: () => Promise<unknown>,
  call: () => Promise<unknown>,
  { rounds = 21, count = 2_000 } = {},
): Promise<number> => {
  await timed(bare, count);
  await timed(call, count);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const base = await timed(bare, count);
    ratios.push((await timed(call, count)) / base);
  }
  return median(ratios);
};

/** Calls a second, `width` at once. */
const rateOf = async (call: () => Promise<unknown>, width: number, milliseconds: number): Promise<number> => {
  let done = 0;
  const start = performance.now();
  const lane = async (): Promise<void> => {
    for (; performance.now() - start < milliseconds; done++) await call();
  };
  await Promise.all(Array.from({ length: width }, lane));
  return done / (performance.now() - start);
};

/** The rate of `call` as a share of the rate of `bare`: the median of rounds in which both run by turns. */
export const rateRatioOf = async (
  bare: () => Promise<unknown>,
  call: () => Promise<unknown>,
  { rounds = 15, width = 16, milliseconds = 500 } = {},
): Promise<number> => {
  await rateOf(bare, width, milliseconds);
  await rateOf(call, width, milliseconds);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const base = await rateOf(bare, width, milliseconds);
    ratios.push((await rateOf(call, width, milliseconds)) / base);
  }
  return median(ratios);
};

const cart = JSON.stringify({
  cart: {
    id: 'c',
    lineItems: Array.from({ length: 5 }, (_, index) => ({ id: `line-${index}`, quantity: 1 })),
  },
});

/** A fetch without a network that answers with a small cart, and with tokens where they are asked for. */
export const cartAnswer = (url: string): Promise<Response> =>
  Promise.resolve(
    url.includes('/oauth2/token')
      ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400, token_type: 'Bearer' })
      : new Response(cart, { headers: { 'content-type': 'application/json' } }),
  );
