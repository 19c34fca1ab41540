import type { Locator, Page } from '@playwright/test';
import { MAHSA, demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import type { FileServer } from '../fixtures/file-server.ts';
import { directionOf, textsOutside } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { serveWorkshop } from '../fixtures/workshop.ts';
import { LanguageDialog } from '../pages/language-dialog.ts';
import { settleInSight } from '../pages/suggestions.ts';

/** Written right to left: the list of the specification, section 2. */
const RIGHT_TO_LEFT = [
  ...['ar-DZ', 'ar-BH', 'ar-EG', 'ar-IQ', 'ar-JO', 'ar-KW', 'ar-LB', 'ar-LY', 'ar-MA', 'ar-OM'],
  ...['ar-QA', 'ar-SA', 'ar-SY', 'ar-TN', 'ar-AE', 'ar-YE', 'div-MV', 'he-IL', 'fa-IR', 'ur-PK'],
];
const LEFT_TO_RIGHT = ['en-US', 'de-DE', 'hi-IN', 'zh-CN'];

const expectCulture = async (page: Page, culture: string, dir: 'rtl' | 'ltr'): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', culture);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  const seen = await page.evaluate(() => getComputedStyle(document.body).direction);
  expect(seen, culture).toBe(dir);
};

test('all twenty right-to-left cultures flip the page, and the others do not @full', async ({ page }) => {
  for (const culture of RIGHT_TO_LEFT) {
    await page.goto(`/auth/login?locale=${culture}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCulture(page, culture, 'rtl');
  }
  for (const culture of LEFT_TO_RIGHT) {
    await page.goto(`/auth/login?locale=${culture}`);
    await expectCulture(page, culture, 'ltr');
  }
});

for (const { locale, words, found, chosen } of [
  { locale: 'fa-IR', words: 'الجزائر', found: 'العربية (الجزائر)', chosen: 'ar-DZ' },
  { locale: 'en-US', words: 'morocco', found: 'العربية (المغرب)', chosen: 'ar-MA' },
] as const) {
  test(`a language is found by typing and taken by keys, from ${locale} @full`, async ({ page, context }) => {
    await page.goto(`/auth/login?locale=${locale}`);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/translations/search')) asked.push(searchParams.get('locale') ?? '');
    });
    const dialog = new LanguageDialog(page, locale);
    await dialog.open();
    // What the page still brought in the language it had is not what this is about.
    asked.length = 0;
    await dialog.choose(words, found);
    await expectCulture(page, chosen, 'rtl');
    expect(new Set(asked), 'only messages of the chosen language are fetched').toEqual(new Set(['ar-EG']));
    const stored = await page.evaluate(() => [
      localStorage.getItem('i18nextLng'),
      sessionStorage.getItem('i18nextLng'),
    ]);
    expect(stored).toEqual([chosen, chosen]);
    expect((await context.cookies()).find(({ name }) => name === 'i18nextLng')?.value).toBe(chosen);
    await page.goto('/auth/login');
    await expectCulture(page, chosen, 'rtl');
  });
}

for (const { locale, words, chosen } of [
  { locale: 'fa-IR', words: 'ليبيا', chosen: 'ar-LY' },
  { locale: 'en-US', words: 'oman', chosen: 'ar-OM' },
] as const) {
  test(`the account's language is picked by keys, from ${locale} @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const token = await register(request, newPerson());
    await signIn(context, baseURL ?? '', token);
    await page.goto(`/user/account/preferences?locale=${locale}`);
    const picker = page.getByRole('combobox', { name: text(locale, 'shell:preferences.language') });
    await picker.focus();
    await picker.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectCulture(page, chosen, 'rtl');
    await expect
      .poll(async () => {
        const me = await request.get('/api/users/me', { headers: { authorization: token } });
        return (await me.json()).data.locale;
      })
      .toBe(chosen);
  });
}

for (const { locale, words, name } of [
  { locale: 'fa-IR', words: 'المان', name: 'آلمان' },
  { locale: 'en-US', words: 'deutschland', name: 'Germany' },
] as const) {
  test(`a country is picked by keys in the own profile, from ${locale} @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await register(request, newPerson()));
    await page.goto(`/user/account/profile?locale=${locale}`);
    const country = page.getByRole('combobox', { name: text(locale, 'account:profile.country'), exact: true });
    await country.focus();
    await page.keyboard.type(words);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue(name);
    await expect(page.locator('img[src="/assets/flags/de.svg"]').first()).toBeVisible();
  });
}

for (const { locale, iran, tehran } of [
  { locale: 'fa-IR', iran: 'ایران', tehran: 'تهران' },
  { locale: 'en-US', iran: 'Iran', tehran: 'Tehran' },
] as const) {
  test(`in a dialog a list fits, is tapped, and closes before the dialog does (${locale}) @mobile`, async ({
    page,
    context,
    request,
    baseURL,
    hasTouch,
  }) => {
    const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
    await signIn(context, baseURL ?? '', await register(request, newPerson()));
    await page.goto(`/user/account/addresses?locale=${locale}`);
    await page.getByRole('button', { name: text(locale, 'account:addresses.add') }).click();
    const dialog = page.getByRole('dialog');
    const field = (key: string) =>
      dialog.getByRole('combobox', { name: text(locale, `account:addresses.${key}`), exact: true });
    const list = page.getByRole('listbox');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    // As much room as a phone's keyboard leaves.
    await page.setViewportSize({ ...size, height: 420 });
    await field('country').scrollIntoViewIfNeeded();
    await field('country').click();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    const [listBox, surface] = await list.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const around = element.parentElement?.getBoundingClientRect();
      return [
        { top, bottom },
        { top: around?.top ?? 0, bottom: around?.bottom ?? 0 },
      ];
    });
    expect(listBox?.bottom).toBeLessThanOrEqual((surface?.bottom ?? 0) + 1);
    expect(surface?.bottom).toBeLessThanOrEqual(420);
    expect(surface?.top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(field('country')).toBeFocused();
    await page.setViewportSize(size);

    await settleInSight(field('country'));
    await field('country').fill(iran);
    await press(page.getByRole('option', { name: iran }).first());
    await expect(field('country')).toHaveValue(iran);
    // What closes gives the focus back, and would take it from the next field.
    await expect(list).toHaveCount(0);
    await settleInSight(field('state'));
    await field('state').fill(tehran);
    await press(page.getByRole('option', { name: tehran }));
    await expect(field('state')).toHaveValue(tehran);
    await expect(list).toHaveCount(0);
    await settleInSight(field('city'));
    await field('city').fill(tehran);
    await press(page.getByRole('option', { name: tehran }).first());
    await expect(field('city')).toHaveValue(tehran);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

test('flags are served, and reference lists may be kept', async ({ request }) => {
  const { data } = await (await request.get('/api/countries/list')).json();
  const flags: string[] = data.data.map(({ flag }: { flag: string }) => flag);
  expect(flags).toContain('/assets/flags/ir.svg');
  for (const flag of flags) {
    const answer = await request.get(flag);
    expect(answer.headers()['content-type'], flag).toContain('svg');
  }
  const languages = await request.get('/api/languages/list');
  expect(languages.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('public, max-age='),
  });
});

test.describe('hard strings in every component that shows what people write', () => {
  let workshop: FileServer;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    workshop = await serveWorkshop();
  });
  test.afterAll(() => workshop.close());

  const open = async (page: Page, locale: string, theme: string, only: string): Promise<void> => {
    await page.goto(`http://127.0.0.1:${workshop.port}/index.html?${new URLSearchParams({ locale, theme, only })}`);
    await expect(page.locator('figure, [role=table]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  };

  for (const [locale, theme] of [
    ['fa-IR', 'light'],
    ['en-US', 'dark'],
  ] as const) {
    test(`nothing is wider than its place (${locale}, ${theme}) @mobile @full`, async ({ page }) => {
      for (const only of ['Hard strings', 'Hard strings in fields', 'Pickers']) {
        await open(page, locale, theme, only);
        const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(wide, only).toBeLessThanOrEqual(room ?? 0);
      }
    });

    test(`a table holds hard strings at every width (${locale}, ${theme}) @desktop @full`, async ({ page }) => {
      for (const width of [360, 980, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, locale, theme, 'Tables page');
        const table = page.getByRole('table');
        const beyond = await table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0));
        expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
        // A long name and a long text leave an address the room of some of its words.
        const address = page.locator('[data-address]').first();
        const lines = await address.evaluate((it) => it.getClientRects().length);
        expect(lines, `${width} px`).toBeLessThanOrEqual(4);
      }
    });

    test(`no fact of a row is cut (${locale}, ${theme}) @mobile @full`, async ({ page }) => {
      await open(page, locale, theme, 'Hard strings');
      const rows = page.locator('[data-whole]');
      await expect(rows.first()).toBeVisible();
      const cut = await rows.evaluateAll((all) =>
        all.flatMap((row) =>
          [...row.querySelectorAll('*')]
            .filter((it) => it.scrollWidth > it.clientWidth && getComputedStyle(it).textOverflow === 'ellipsis')
            .map((it) => it.textContent),
        ),
      );
      expect(cut).toEqual([]);
    });

    test(`what opens above the page holds any words (${locale}, ${theme}) @mobile @full`, async ({ page }) => {
      await open(page, locale, theme, 'Hard strings in overlays');
      for (const [button, role] of [
        ['Dialog', 'dialog'],
        ['Question', 'alertdialog'],
        ['Menu', 'menu'],
        ['Popover', 'dialog'],
        ['Toasts', 'status'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click();
        const opened = page.getByRole(role).last();
        await expect(opened).not.toBeEmpty();
        expect(await textsOutside(opened), button).toEqual([]);
        // Words of users stand in an element with a direction of its own.
        const hebrew = opened.getByText('שלום', { exact: false }).first();
        // Questions and notes are sentences of the site, which run as the page does.
        if (role === 'dialog' || role === 'menu') expect(await directionOf(hebrew)).toBe('rtl');
        await page.keyboard.press('Escape');
      }
    });

    test(`handles and times keep their places beside any name (${locale}) @full`, async ({ page }) => {
      await open(page, locale, theme, 'Hard strings');
      const reordered = await page.evaluate(() => {
        const isLtr = document.documentElement.dir === 'ltr';
        const placeOf = (element: Element | null | undefined) => element?.getClientRects()[0];
        return [...document.querySelectorAll('[data-line]')]
          .filter((line) => {
            const handle = placeOf(line.querySelector('bdi[dir=ltr]'));
            const time = placeOf(line.querySelector('time'));
            if (!handle || !time) return true;
            const isOneLine = Math.abs(handle.top - time.top) < 4;
            return isOneLine && (isLtr ? time.left < handle.right - 1 : time.right > handle.left + 1);
          })
          .map((line) => line.closest('[data-hard]')?.getAttribute('data-hard'));
      });
      expect(reordered).toEqual([]);
    });
  }

  for (const [locale, words, name] of [
    ['fa-IR', 'المان', 'آلمان'],
    ['en-US', 'ger', 'Germany'],
  ] as const) {
    test(`a country and a day are picked by keys alone (${locale}) @full`, async ({ page }) => {
      await open(page, locale, 'light', 'Pickers');
      const country = page.getByRole('combobox', { name: 'کشور', exact: true });
      await country.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await country.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await expect(page.getByRole('option').first()).toContainText(name);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(country).toHaveValue(name);

      const birth = page.getByRole('group', { name: 'تاریخ تولد' });
      await birth.getByRole('spinbutton').first().focus();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(/^\d{4}-\d\d-\d\d$/)).not.toHaveText('2001-03-21');
    });
  }
});

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`bubbles of a chat and lines of a table hold any words, in ${locale} @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const lines = {
      'سلام دنیا! (Mahsa) ۲۴': 'rtl',
      'Hello (again)... مهسا': 'ltr',
      'שלום و السلام عليكم': 'rtl',
      Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: 'ltr',
    };
    const person = { ...newPerson(), name: 'Donaudampfschifffahrtselektrizitätenhauptbetrieb مهسا' };
    const authorization = await register(request, person);
    const performer = await request.get(`/api/performers/${MAHSA}`);
    const source = { source: 'performer', sourceId: ((await performer.json()) as { data: { _id: string } }).data._id };
    const opened = await request.post('/api/conversations', { headers: { authorization }, data: source });
    const { _id } = ((await opened.json()) as { data: { _id: string } }).data;
    const headers = { authorization: await logIn(request, demo.performer) };
    for (const text of Object.keys(lines))
      expect((await request.post(`/api/messages/conversations/${_id}`, { headers, data: { text } })).ok()).toBe(true);

    await signIn(context, baseURL ?? '', authorization);
    await page.goto(`/messages/${_id}?locale=${locale}`);
    for (const [words, direction] of Object.entries(lines)) {
      const bubble = page.getByText(words, { exact: true }).last();
      await expect(bubble).toBeVisible();
      expect(await textsOutside(bubble), words).toEqual([]);
      expect(await directionOf(bubble), words).toBe(direction);
    }

    await signIn(context, baseURL ?? '', await logIn(request, demo.operator));
    await page.goto(`/operator/users?q=${person.username}&locale=${locale}`);
    const row = page.getByRole('row').filter({ hasText: person.username });
    await expect(row).toBeVisible();
    expect(await textsOutside(row)).toEqual([]);
  });
}
