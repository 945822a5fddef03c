import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * The wrapper for Playwright opens a second page for each check, which takes longer than the check. So the
 * script of axe is loaded directly.
 */
const wrapper = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(wrapper).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: { include: string[]; exclude: string[] },
    options: object,
  ): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>>;
}

/** Options of a check by axe. */
interface Look {
  /** The part of the page to check. Default: the whole page. */
  readonly include?: string;
  /** Parts that are not checked. */
  readonly exclude?: string;
  /** Tags of the rules. Default: all rules. */
  readonly tags?: readonly string[];
  /** Ids of the rules. */
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
  // The script stays in the document until the page navigates.
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
