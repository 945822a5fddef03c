import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Marked } from './marked.tsx';

afterEach(cleanup);

test('shows words between backticks as code, and empty lines as the ends of paragraphs', () => {
  const { container } = render(<Marked>{'Use `phonesV2`.\n\nThe field `phones` ends.'}</Marked>);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Use phonesV2.',
    'The field phones ends.',
  ]);
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'phonesV2',
    'phones',
  ]);
});
