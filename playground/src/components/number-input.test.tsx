import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberInput } from './number-input.tsx';

/** Empties a field that holds 7 and leaves it; gives what it shows then, and what was told. */
const emptied = (optional: boolean) => {
  const told: number[] = [];
  const Field = () => {
    const [value, setValue] = useState(7);
    const change = (next: number) => {
      told.push(next);
      setValue(next);
    };
    return <NumberInput label="Times" value={value} onChange={change} optional={optional} />;
  };
  const { unmount } = render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Times' });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  const shown = field.value;
  unmount();
  return { shown, told };
};

test('an emptied field takes its number back, one that may be empty stays empty and says so', () => {
  expect(emptied(false)).toEqual({ shown: '7', told: [] });
  expect(emptied(true)).toEqual({ shown: '', told: [Number.NaN] });
});
