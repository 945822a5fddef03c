import { make } from './elements.ts';

/** Milliseconds for which a button shows that its code was copied. */
const SAID = 2000;

/** Puts a button on each block of code, if the page may use the clipboard. */
export const copyButtons = (): void => {
  if (!('clipboard' in navigator)) return;
  for (const figure of document.querySelectorAll('figure.code')) {
    const button = make('button', { type: 'button' }, 'Copy');
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(figure.querySelector('code')?.textContent ?? '').then(() => {
        button.textContent = 'Copied';
        setTimeout(() => (button.textContent = 'Copy'), SAID);
      });
    });
    figure.append(button);
  }
};
