import { expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import { secondFamily } from '../../scripts/budgets/families.ts';
import { atMost } from '../../test/setup/counts.ts';
import { LONG_TEST_TIME } from '../../test/setup/patience.ts';
import { onlyAfterProvider } from '../src/features/try-call/prepare.ts';
import { sampleMembers } from '../src/site/identities.ts';
import { en as text } from '../src/text/en.ts';
import { shows, stage } from './visit.ts';

// Calls sent from the reference do not count as used by a screen.
const { visit, site } = stage({ counts: false });

/** Expected responses of a filled call: a success, or an error that the OpenAPI file lists. */
const isWorking = (id: string, status: number, body: string, codes: string): boolean => {
  if (status < 400) return true;
  if (onlyAfterProvider.has(id)) return body.includes('is not known, was used before or has expired');
  const code = /(?:code|error): "([^"]+)"/.exec(body)?.[1];
  return code !== undefined && codes.split('\n').includes(code);
};

/** The calls of the second contract family. */
const newer = new Set(
  Object.entries(contracts).flatMap(([service, calls]) =>
    secondFamily.includes(service) ? Object.keys(calls) : [],
  ),
);

test(
  'every call has a page whose panel gets a documented response [F6.1]',
  async () => {
    const { page, failures } = await visit('/reference?as=member');
    const roles = () => Object.values(site.sandbox.state.refreshTokens).map(({ caller }) => caller.role);
    await expect.poll(roles).toContain('member');
    await page.getByRole('button', { name: sampleMembers.member?.name ?? '' }).waitFor();
    await page.goto('/reference');
    const links = page.locator('main a[href*="/reference/"]');
    await links.first().waitFor();
    const ids = await links.locator(':scope > code').allTextContents();
    expect(new Set(ids).size).toBe(152);
    const wrong: string[] = [];
    const tryIt = async (id: string) => {
      await page.locator(`main a[href$="/reference/${id}"]`).click();
      await page.getByRole('heading', { level: 1, name: id, exact: true }).waitFor();
      await page.getByRole('button', { name: text.reference.fill }).click();
      await page.getByRole('button', { name: text.reference.send, exact: true }).click();
      const answer = page.getByText(/^Answered with \d+$/);
      await answer.waitFor();
      return Number((await answer.textContent())?.split(' ').at(-1));
    };
    // The visitor and the member keep their tokens in every restored state.
    await tryIt('getCurrentCart');
    await page.goBack();
    const begun = site.sandbox.snapshot();
    // The state of the sandbox fills the calls of the first family. The contract tests send every call; all panels are
    // drawn by one component, so that `npm test` opens every eighth.
    const tried = ids.filter((one) => !newer.has(one)).filter((_, index) => index % atMost(8, 1) === 0);
    for (const id of tried) {
      site.sandbox.restore(begun);
      const status = await tryIt(id);
      const answer = page.getByRole('group', { name: text.reference.answer, exact: true });
      // The words of a description, without the programs beside them.
      if (await page.locator('main p', { hasText: '`' }).count()) wrong.push(`${id}: raw backticks`);
      const body = (await answer.count()) > 0 ? ((await answer.textContent()) ?? '') : '';
      const codes = (await page.locator('section[aria-labelledby="codes"] li > code').allTextContents()).join(
        '\n',
      );
      if (!isWorking(id, status, body, codes)) wrong.push(`${id}: ${status} ${body.slice(0, 200)}`);
      await page.goBack();
    }
    expect(wrong).toEqual([]);
    expect(failures).toEqual([]);
  },
  LONG_TEST_TIME,
);

test('the preflight finds each broken setting of the site and says how to fix it [F7.1]', async () => {
  // The sandbox's clock must agree with the machine's, because the preflight compares them.
  await site.open({
    clock: { kind: 'real-time', start: Date.now() },
    settings: { callbackCheck: 'strict' },
  });
  const { page } = await visit('/preflight');
  await page.getByText(text.preflight.found(0)).waitFor();
  const broken = [
    [{ sitePublished: false }, { sitePublished: true }, text.preflight.checks.published],
    [{ acceptsPayments: false }, { acceptsPayments: true }, text.preflight.checks.payments],
    [{ clientIds: ['somebody-else'] }, { clientIds: null }, text.preflight.checks.clientId],
  ] as const;
  for (const [wrong, right, check] of broken) {
    await site.control('POST /sandbox/settings', wrong);
    await page.getByRole('button', { name: text.preflight.again }).click();
    const finding = page.getByRole('listitem').filter({ hasText: check });
    await finding.filter({ hasNotText: text.preflight.statuses.ok }).waitFor();
    await expect.poll(() => finding.locator('p').count()).toBe(2);
    await site.control('POST /sandbox/settings', right);
  }
  await site.control('POST /sandbox/settings', { allowedRedirects: ['https://elsewhere.example'] });
  await page.getByRole('button', { name: text.preflight.again }).click();
  for (const check of [text.preflight.checks.redirectUri, text.preflight.checks.postFlowUrl])
    expect(
      await shows(
        page
          .getByRole('listitem')
          .filter({ hasText: check })
          .filter({ hasText: text.preflight.statuses.problem }),
      ),
    ).toBe(true);
});

test('the list of calls leads to the rehearsal of their announced ends', async () => {
  const { page } = await visit('/reference');
  await page.getByRole('link', { name: text.rehearsal.title }).click();
  expect(await shows(page.getByRole('heading', { level: 1, name: text.rehearsal.title }))).toBe(true);
});
