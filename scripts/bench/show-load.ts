import { loads } from './load.ts';

const text = ({ rate, p99 }: { rate: number; p99: number }): string =>
  `${rate.toFixed(0).padStart(6)}/s ${p99.toFixed(1).padStart(5)} ms`;

/**
 * Compares a sandbox with 100 products and 1,000 orders with a sandbox with 10,000 products and 100,000
 * orders, which should be equally fast.
 */
export const showLoad = async (): Promise<void> => {
  const { small, large } = await loads();
  console.log(
    '\nthe sandbox under load, 16 calls at once            rate     p99   10,000 products, 100,000 orders',
  );
  for (const [place, { name, rate, p99 }] of small.entries()) {
    const other = large[place];
    if (!other) continue;
    const share = (other.rate / rate).toFixed(2);
    console.log(`  ${name.padEnd(44)} ${text({ rate, p99 })}   ${text(other)}   ${share} of the rate`);
  }
  console.log('');
};
