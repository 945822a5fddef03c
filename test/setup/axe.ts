import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** Loaded by hand: its wrapper for Playwright opens a second page for each look, which takes longer than the look itself. */
const wrapper = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(wrapper).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: { include: string[]; exclude: string[] },
    options: object,
  ): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>>;
}

/** How axe looks at a page. */
interface Look {
  /** Part of the page; everything when left out. */
  readonly include?: string;
  /** Parts that are left out. */
  readonly exclude?: string;
  /** Tags of the rules; all rules when left out. */
  readonly tags?: readonly string[];
  /** The rules themselves. */
  readonly rules?: readonly string[];
}

/** A part of a page that breaks a rule. */
interface Violation {
  readonly id: string;
  /** The beginning of the element. */
  readonly html: string;
  readonly target: string;
  readonly summary: string;
}

/** Violations that axe finds in a page in its present state, without the documents in its frames. */
export const violationsIn = async (
  page: Page,
  { include, exclude, tags, rules }: Look = {},
): Promise<Violation[]> => {
  // The script stays in a document until the page is left.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source);
  const context = { include: [include ?? 'html'], exclude: exclude === undefined ? [] : [exclude] };
  const runOnly = tags ? { type: 'tag', values: tags } : rules && { type: 'rule', values: rules };
  return page.evaluate(
    async ([where, options]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(where, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, failureSummary }) => ({
          id,
          html,
          target: target.join(' '),
          summary: failureSummary ?? '',
        })),
      );
    },
    [context, { ...(runOnly && { runOnly }), resultTypes: ['violations'], iframes: false }] as const,
  );
};
