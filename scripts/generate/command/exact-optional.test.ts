import { expect, test } from 'vitest';
import { withUndefinedMembers } from './exact-optional.ts';

test('the optional members of a recursive type may be undefined, at any depth; other types stay', () => {
  const text = `export type Tree = {
  name: string;
  left?: Tree;
  inner?: {
    note?: string;
    must: number;
  };
  list: {
    right?: Tree;
  }[];
};

export const Tree: zod.ZodMiniType<Tree> = zod.object({});

export type Plain = {
  a?: string;
};
`;
  expect(withUndefinedMembers(text)).toBe(
    text
      .replace('left?: Tree;', 'left?: Tree | undefined;')
      .replace('note?: string;', 'note?: string | undefined;')
      .replace('  };\n  list', '  } | undefined;\n  list')
      .replace('right?: Tree;', 'right?: Tree | undefined;'),
  );
});
