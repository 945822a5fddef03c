// Script of the visited pages: finds elements by their roles, names and labels.
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** A text, or the source of a regular expression. */
type Words = string | { readonly pattern: string };

/** An element by its role and name, or a field by its label. */
export interface Wanted {
  readonly role: string;
  readonly name?: Words | undefined;
}

const matcherOf = (name: Words | undefined) => (typeof name === 'object' ? new RegExp(name.pattern) : name);

const inside = (scope: HTMLElement, { role, name }: Wanted): HTMLElement[] =>
  role === 'field'
    ? queryAllByLabelText(scope, matcherOf(name) ?? '', { selector: 'input, textarea, select' })
    : queryAllByRole(scope, role, name === undefined ? {} : { name: matcherOf(name) ?? '' });

/** The elements at the end of a path: each step looks inside the elements of the step before. */
const find = (path: readonly Wanted[]): HTMLElement[] =>
  path.reduce<HTMLElement[]>(
    (scopes, wanted) => [...new Set(scopes.flatMap((scope) => inside(scope, wanted)))],
    [document.body],
  );

/** The first element of a path, if a pointer would reach it now. A hidden choice is reached by its label. */
const findTarget = (path: readonly Wanted[]): HTMLElement | undefined => {
  const [element] = find(path);
  const isChoice = element?.matches('input[type=radio], input[type=checkbox]');
  const target = (isChoice && element?.closest('label')) || element;
  if (!element || !target || element.matches(':disabled, [aria-disabled=true]')) return undefined;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (target.contains(hit) || hit.contains(target)) ? target : undefined;
};

declare global {
  interface Window {
    finder: { readonly find: typeof find; readonly findTarget: typeof findTarget };
  }
}
window.finder = { find, findTarget };
