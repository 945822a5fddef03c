import { isDeclared, type Undeclared } from '../index.ts';

// Uses of an open enumeration that must compile and uses that must not. Only the compiler runs these lines.

type Size = 'S' | 'M' | 'L';
type Answered = Size | Undeclared;

export const everyCase = (size: Answered): string => {
  switch (size) {
    case 'S':
    case 'M':
      return size satisfies 'S' | 'M';
    case 'L':
      return 'large';
    default:
      return size satisfies Undeclared;
  }
};

export const forgotten = (size: Answered): string => {
  if (size === 'S' || size === 'M') return 'small';
  // @ts-expect-error A listed value has no case.
  return size satisfies Undeclared;
};

// @ts-expect-error Undeclared values have no case.
export const closed = (size: Answered): string => {
  switch (size) {
    case 'S':
    case 'M':
    case 'L':
      return size;
  }
};

export const uses = (size: Answered, labels: Record<Size, string>): string => {
  // @ts-expect-error A request cannot contain this value.
  if (size === 'XL') return '';
  // @ts-expect-error A table of the listed values may lack it.
  if (labels[size]) return '';
  // @ts-expect-error A request cannot contain it unchecked.
  if ((size satisfies Size) === 'S') return '';
  if (isDeclared(['S', 'M'], size)) return size satisfies 'S' | 'M';
  return isDeclared(labels, size) ? labels[size satisfies Size] : `${size}`.toLowerCase();
};

/** Tests and mocks can create an undeclared value by a type assertion. */
export const made: Answered = 'XXL' as string as Undeclared;
