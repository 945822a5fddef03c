import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmBox } from './confirm-box.tsx';

test('a question about a cancellation has no button that could mean the cancellation and the opposite', () => {
  render(
    <ConfirmBox
      title="Cancel this event?"
      body="Guests get an e-mail."
      action="Cancel event"
      keep="Keep the event"
      open
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: 'Keep the event' })).toBeInstanceOf(HTMLButtonElement);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
