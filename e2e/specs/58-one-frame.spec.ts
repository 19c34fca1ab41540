import type { Page } from '@playwright/test';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pages of the column and wide ones, with and without buttons or a line below their title. */
const pages = ['/home', '/explore', '/live', '/wallet', '/subscriptions', '/contact'];

/** Where the navigation and the page's title begin, in pixels from the corner that reading starts at. */
const placesOn = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(() => {
    const corner = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && { x: Math.round(document.documentElement.clientWidth - box.right), y: Math.round(box.top) };
    };
    return { navigation: corner('nav'), title: corner('main h1') };
  });
};

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('navigation and titles stay where they are from page to page @desktop', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
    const [first = '', ...others] = pages;
    const places = await placesOn(page, first);
    expect(places.title).toBeDefined();
    for (const path of others) expect({ path, ...(await placesOn(page, path)) }).toEqual({ path, ...places });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } });

  test('a fan sees the balance, and a conversation has the room of the column @full @desktop', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
    await page.goto('/messages');
    await expect(page.getByRole('link', { name: text('fa-IR', 'ui:testMode') })).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: text('fa-IR', 'messaging:inbox.title') })).toBeHidden();
    await expect(page.getByRole('main').getByRole('textbox').last()).toBeVisible();
  });

  test('a table of the console gives way to cards, where words would break @full @desktop', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo.operator));
    await page.goto('/operator/users');
    await expect(page.getByRole('cell').first()).toBeVisible();
    await expect(page.locator('thead')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('thead')).toBeVisible();
  });

  test('a figure of the studio stands in one line @full @desktop', async ({ page, context, request, baseURL }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
    // As long as figures get, with the thousands' and decimal separators between.
    await page.route('**/api/**/stats*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { net: { value: number } } };
      answer.data.net.value = 1_234_567.89;
      await route.fulfill({ json: answer });
    });
    // Under a query the page brings no answers of its own.
    await page.goto('/creator/studio?period=30');
    const figure = page.getByText('۱٬۲۳۴٬۵۶۷٫۸۹', { exact: true });
    await expect(figure).toBeVisible();
    const line = await figure.evaluate(({ parentElement: paragraph }) => ({
      lines: paragraph && Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight)),
      beyondItsCard: paragraph && paragraph.scrollWidth - paragraph.clientWidth,
    }));
    expect(line).toEqual({ lines: 1, beyondItsCard: 0 });
  });
});

test('a page with less than a screen on it does not scroll, a dialog open or not', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
  await page.goto('/user/account/addresses');
  const add = page.getByRole('button', { name: text('fa-IR', 'account:addresses.add') });
  await expect(add).toBeVisible();
  // What only screen readers are told is the last thing on a page, and the last to come.
  await expect(page.locator('span[role="status"]').last()).toBeAttached();
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await beyond()).toBe(0);
  await add.click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect(await beyond()).toBe(0);
});

test('a handle that is too long for the menu of a Persian page keeps its beginning @full @desktop', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  await signIn(context, baseURL ?? '', await register(request, person));
  await page.goto('/user/account/addresses');
  const handle = page.getByRole('navigation').getByText(`@${person.username}`);
  await expect(handle).toBeVisible();
  const shown = await handle.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const first = document.createRange();
    if (text) first.setStart(text, 0);
    if (text) first.setEnd(text, 1);
    const [letter, box] = [first.getBoundingClientRect(), element.getBoundingClientRect()];
    return {
      isCut: element.scrollWidth > element.clientWidth,
      begins: letter.left >= box.left - 1 && letter.width > 0,
    };
  });
  expect(shown).toEqual({ isCut: true, begins: true });
});
