import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmButton } from './confirm-button.tsx';

afterEach(cleanup);

const ask = (onConfirm: () => Promise<unknown>) => {
  render(
    <ConfirmButton
      title="Cancel this event?"
      body="Guests get an e-mail."
      action="Cancel event"
      keep="Keep the event"
      onConfirm={onConfirm}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
};

test('a question about a cancellation has no button that could mean the cancellation and the opposite', () => {
  ask(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Keep the event' })).toBeInstanceOf(HTMLButtonElement);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('a question stays open with the reason if its action fails, and closes if it succeeds', async () => {
  let works = false;
  ask(() => (works ? Promise.resolve() : Promise.reject(new Error('The event has started.'))));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
  expect(await screen.findByText(/The event has started/)).toBeInstanceOf(HTMLElement);
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});
