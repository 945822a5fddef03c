/** Growth that counts as noise: a share of the heap, and a number of bytes. */
const SHARE = 0.1;
const BYTES = 4_000_000;

/** The growth in bytes from the first to the last measurement, by linear regression. */
export const growthOf = (heaps: readonly number[]): number => {
  const { length } = heaps;
  if (length < 2) return 0;
  const middle = (length - 1) / 2;
  const mean = heaps.reduce((sum, heap) => sum + heap, 0) / length;
  const above = heaps.reduce((sum, heap, place) => sum + (place - middle) * (heap - mean), 0);
  const below = heaps.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  return (above / below) * (length - 1);
};

/** Whether memory does not grow after the warm-up, which is the first third of the measurements. */
export const isFlat = (heaps: readonly number[]): boolean => {
  const warm = heaps.slice(Math.ceil(heaps.length / 3));
  const growth = growthOf(warm);
  return growth <= BYTES || growth <= SHARE * (warm[0] ?? 0);
};
