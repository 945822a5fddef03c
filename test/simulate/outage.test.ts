import { expect, test } from 'vitest';
import { atMost } from '../setup/counts.ts';
import { chartOf } from './chart.ts';
import { findingsOf } from './findings.ts';
import { simulateOutage } from './outage.ts';
import { simulateTabs } from './tabs.ts';

/**
 * Limits of single calls. With few clients, the busiest moment depends on chance, so its limits are not
 * checked here.
 */
const isOfOneCall = ({ name }: { name: string }) => !name.startsWith('busiest');

test('in two outages no call sends more than three requests, no call fails after them, and the same seed gives the same result', async () => {
  const count = atMost(60, 2000);
  const simulated = await simulateOutage(count, '1');
  for (const { name, found, most } of findingsOf(simulated).filter(isOfOneCall))
    expect(found, name).toBeLessThanOrEqual(most);
  expect(simulated.mostPerCall).toBe(3);
  expect(simulated.slices.some(({ failed }) => failed > 0)).toBe(true);
  expect(await simulateOutage(count, '1')).toEqual(simulated);
  expect((await simulateOutage(count, '2')).slices).not.toEqual(simulated.slices);
  expect(chartOf(simulated.slices)).toContain('Tokens are down');
});

test('tabs that pace themselves below their share of the limit are never refused, and almost all calls of other tabs succeed after repeats', async () => {
  const demand = { callsPerMinute: 36, seed: '1' };
  const paced = await simulateTabs(5, { ...demand, perMinute: 40 });
  expect([paced.refused, paced.failed, paced.requests]).toEqual([0, 0, paced.calls]);
  const asTheyAre = await simulateTabs(5, demand);
  expect(asTheyAre.failed / asTheyAre.calls).toBeLessThan(0.02);
  expect(asTheyAre.requests).toBe(asTheyAre.calls - asTheyAre.failed + asTheyAre.refused);
});
