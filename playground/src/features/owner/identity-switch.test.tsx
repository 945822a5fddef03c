import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { part } from '../../testing/part.ts';
import type { IdentityId } from '../../site/identities.ts';
import { type Services, ServicesContext } from '../../site/services.ts';
import { text } from '../../text/owner.ts';
import { IdentitySwitch } from './identity-switch.tsx';

afterEach(cleanup);

const namesFor = (identity: IdentityId) => {
  render(
    <ServicesContext value={part<Services>({ identity })}>
      <IdentitySwitch />
    </ServicesContext>,
  );
  return screen.queryAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
};

test('a visitor can call as the owner or as the visitor', () => {
  expect(namesFor('a')).toEqual([text.owner.identity.owner, text.identity.names.a]);
});

test('the owner has no switch, which would name the owner twice', () => {
  expect(namesFor('owner')).toEqual([]);
});
