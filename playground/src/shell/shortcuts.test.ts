import { describe, expect, test } from 'vitest';
import { createShortcutReader } from './shortcuts.ts';

describe('keyboard shortcuts', () => {
  test.each([
    ['/', ['search']],
    ['gs', [undefined, 'shop']],
    ['ggo', [undefined, undefined, 'owner']],
    ['xd', [undefined, 'developer']],
    ['g?', [undefined, 'list']],
    ['se', [undefined, undefined]],
  ])('%s', (keys, actions) => {
    const read = createShortcutReader();
    expect(keys.split('').map(read)).toEqual(actions);
  });

  test('a late second key starts a new sequence', () => {
    let now = 0;
    const read = createShortcutReader(() => now);
    read('g');
    now = 2000;
    expect(read('s')).toBeUndefined();
  });
});
