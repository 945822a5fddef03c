import { describe, expect, test } from 'vitest';
import { lookUp } from './lookup.ts';

const things = (...ids: string[]) => ids.map((id) => ({ id }));

describe('a lookup', () => {
  test('finds appended items, and not removed ones', () => {
    const list = things('a', 'b', 'c');
    expect(lookUp(list, 'id', 'b')).toBe(list[1]);
    list.push({ id: 'd' });
    expect(lookUp(list, 'id', 'd')).toBe(list[3]);
    list.splice(1, 1);
    expect(lookUp(list, 'id', 'b')).toBeUndefined();
    expect(lookUp(list, 'id', 'd')).toBe(list[2]);
    list.splice(0, 1);
    list.push({ id: 'e' });
    expect(lookUp(list, 'id', 'e')).toBe(list[2]);
    expect(lookUp(list, 'id', 'a')).toBeUndefined();
  });

  test('has a separate index for each member', () => {
    const list = [
      { id: 'a', slug: 'b' },
      { id: 'b', slug: 'a' },
    ];
    expect(lookUp(list, 'id', 'a')).toBe(list[0]);
    expect(lookUp(list, 'slug', 'a')).toBe(list[1]);
  });
});
