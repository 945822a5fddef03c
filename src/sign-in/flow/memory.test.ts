import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabArea } from '../testing/stage.ts';
import { type PendingStep, tabSteps } from './memory.ts';

const KEY = 'vitrine:pending-sign-in';
const step: PendingStep = { step: 'approval', email: 'ada@example.org', clientId: 'shop' };

afterEach(() => void vi.unstubAllGlobals());

describe('the pending step of a tab', () => {
  test('is read back, and removed when it is over', () => {
    const area = tabArea();
    const memory = tabSteps(area);
    for (const kept of [step, { ...step, step: 'verification' as const }]) {
      memory.write(kept);
      expect(tabSteps(area).read()).toEqual(kept);
    }
    memory.write(undefined);
    expect([memory.read(), area.kept.size]).toEqual([undefined, 0]);
  });

  test.each([
    '',
    '{',
    'null',
    '"approval"',
    JSON.stringify([step]),
    JSON.stringify({ ...step, step: 'other' }),
    JSON.stringify({ ...step, email: undefined }),
    JSON.stringify({ ...step, email: 7 }),
    JSON.stringify({ ...step, clientId: undefined }),
    JSON.stringify({ ...step, clientId: null }),
  ])('is undefined if the tab holds %s', (text) => {
    const area = tabArea();
    area.kept.set(KEY, text);
    expect(tabSteps(area).read()).toBeUndefined();
  });

  test('has only the known members of the stored value', () => {
    const area = tabArea();
    area.kept.set(KEY, JSON.stringify({ ...step, more: 'not ours' }));
    expect(tabSteps(area).read()).toEqual(step);
  });

  test('is kept in the storage of the tab, in a page', () => {
    const area = tabArea();
    vi.stubGlobal('sessionStorage', area);
    vi.stubGlobal('document', {});
    tabSteps().write(step);
    expect([area.kept.has(KEY), tabSteps().read()]).toEqual([true, step]);
  });

  test('of one visitor is not shown to another on a server with `sessionStorage`', () => {
    const area = tabArea();
    vi.stubGlobal('sessionStorage', area);
    tabSteps().write(step);
    expect([area.kept.size, tabSteps().read()]).toEqual([0, undefined]);
  });

  test('is not kept, without an error, if storage is blocked or missing', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    const blocked = tabSteps({ getItem: refuse, setItem: refuse, removeItem: refuse });
    for (const memory of [blocked, tabSteps()]) {
      memory.write(step);
      expect(memory.read()).toBeUndefined();
      memory.write(undefined);
    }
  });
});
