import type { Locator, Page } from 'playwright';
import { PATIENCE } from '../../test/setup/patience.ts';
import type { stage } from './visit.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** More tab stops than any page has between two of its controls. */
const MOST_STOPS = 120;

/** A short description of the focused element, for failure messages. */
const stopOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, textContent, ...focused } = document.activeElement ?? document.body;
    const name = document.activeElement?.getAttribute('aria-label') ?? textContent.trim();
    return `${tagName.toLowerCase()} “${name.slice(0, 40)}”${'disabled' in focused ? ' (disabled)' : ''}`;
  });

/**
 * A user without a mouse: every step is a key press. Nothing is clicked, filled or focused by other means, so an
 * unreachable control, a lost focus, or a part of the page that traps the focus fails the journey.
 */
const keyboardOf = (page: Page) => {
  // A page that was just loaded has no focus yet; afterwards an element must always have it.
  let fresh = true;
  page.on('domcontentloaded', () => (fresh = true));

  const focused = (target: Locator): Promise<boolean> =>
    target
      .and(page.locator(':focus'))
      .count()
      .then((count) => count > 0);

  /** Presses keys one after the other, such as `Enter` or `Shift+Tab`. */
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /** Whether the target precedes the focused element. */
  const isBehind = (target: Locator): Promise<boolean> =>
    target.first().evaluate((element) => {
      const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
      return (place & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    });

  /** Presses the key towards the target until the target has the focus. */
  const walk = async (target: Locator, forwards: string, backwards: string): Promise<void> => {
    const key = (await isBehind(target)) ? backwards : forwards;
    for (let stops = 0; !(await focused(target)); stops++) {
      if (stops === MOST_STOPS)
        throw new Error(`${key} never reached ${target.toString()}. It ended at ${await stopOf(page)}.`);
      await press(key);
    }
  };

  const reach = async (target: Locator): Promise<void> => {
    await target.first().waitFor();
    if (!fresh)
      await page
        .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: PATIENCE })
        .catch(() => {
          throw new Error(`The focus was lost before ${target.toString()}.`);
        });
    await walk(target, 'Tab', 'Shift+Tab');
    fresh = false;
  };

  /** Reaches a control with Tab, or with Shift+Tab if the control precedes the focus. */
  const focusOn = (role: Role, name: Name): Promise<void> => reach(page.getByRole(role, { name }));

  /** Reaches a control and presses it. */
  const pressOn = async (role: Role, name: Name, key = 'Enter'): Promise<void> => {
    await focusOn(role, name);
    await press(key);
  };

  /** Moves with arrow keys inside a widget with one tab stop, such as a menu or a calendar. */
  const arrowTo = async (role: Role, name: Name, [forwards, backwards] = ['ArrowDown', 'ArrowUp']) => {
    await page.getByRole(role).and(page.locator(':focus')).waitFor();
    await walk(page.getByRole(role, { name }), forwards, backwards);
  };

  /** Opens a menu by its button and selects an item. */
  const choose = async (menu: Name, name: Name): Promise<void> => {
    await pressOn('button', menu);
    await arrowTo('menuitemradio', name);
    await press('Enter');
    await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' });
  };

  /** Selects an option by the beginning of its name. */
  const select = async (list: Name, name: string): Promise<void> => {
    await focusOn('combobox', list);
    await page.keyboard.type(name);
  };

  /** Selects one of several choices that share one tab stop. */
  const pick = async (group: Name, name: Name): Promise<void> => {
    const choices = page.getByRole('radiogroup', { name: group });
    await reach(choices.getByRole('radio'));
    await arrowTo('radio', name, ['ArrowRight', 'ArrowLeft']);
    if (!(await choices.getByRole('radio', { name }).isChecked())) await press('Space');
  };

  /** Replaces the content of the field with this label. */
  const write = async (label: Name, words: string): Promise<void> => {
    await reach(page.getByLabel(label, { exact: true }));
    await press('ControlOrMeta+A');
    await page.keyboard.type(words);
  };

  return { press, focusOn, pressOn, arrowTo, choose, select, pick, write };
};

export type Keyboard = ReturnType<typeof keyboardOf>;

/** Opens pages for a user without a mouse. */
export const arrivalsOf = (visit: ReturnType<typeof stage>['visit']) => async (path: string) => {
  const opened = await visit(path);
  return { ...opened, keys: keyboardOf(opened.page) };
};
