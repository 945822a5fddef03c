import { act, fireEvent, screen, within } from '@testing-library/react';

/** Chooses an option of a select. */
export const pick = async (label: string | RegExp, option: string): Promise<void> => {
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
  const { value } = within(select).getByRole<HTMLOptionElement>('option', { name: option });
  await act(async () => fireEvent.change(select, { target: { value } }));
};
