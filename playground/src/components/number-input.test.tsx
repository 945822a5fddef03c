import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberInput } from './number-input.tsx';

/** Clears a field that holds 7 and leaves it; returns the text of the field and the reported values. */
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

test('a cleared field restores its number, an optional one stays empty and reports NaN', () => {
  expect(emptied(false)).toEqual({ shown: '7', told: [] });
  expect(emptied(true)).toEqual({ shown: '', told: [Number.NaN] });
});
