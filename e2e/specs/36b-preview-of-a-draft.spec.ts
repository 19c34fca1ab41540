import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { PreviewDialog } from '../pages/preview-dialog.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const MEDIA = path.resolve(import.meta.dirname, '../../demo/media');
const SOUND = path.join(MEDIA, 'sounds/six-beats.m4a');

/** How many ways in are named to each of those who do not see it. */
const expected = {
  free: { guest: 0, follower: 0, subscriber: 0, buyer: 0 },
  subscribers: { guest: 2, follower: 2, subscriber: 0, buyer: 0 },
  paid: { guest: 1, follower: 1, subscriber: 1, buyer: 0 },
} as const;

for (const { locale } of BOTH_DIRECTIONS) {
  for (const audience of ['free', 'subscribers', 'paid'] as const) {
    test(`what is written for "${audience}" is seen as each of them will see it, and is out only once it is published (${locale}) @mobile @full`, async ({
      page,
      context,
      request,
      baseURL,
      performer,
    }) => {
      // The machine that makes films may have much to do.
      test.setTimeout(240_000);
      await speak(context, baseURL ?? '', locale);
      const mark = randomBytes(4).toString('hex');
      const [words, teaser, question] = [`راز ${mark}`, `پیش‌نگاه ${mark}`, `چای ${mark}؟`];
      const composer = new ComposerPage(page, locale);
      await composer.open();
      await composer.words().fill(words);
      await composer.addFile(SOUND);
      await composer.pollButton('add').click();
      await composer.pollField('question').fill(question);
      const number = (value: number) => value.toLocaleString(locale);
      for (const [index, option] of ['سبز', 'سیاه'].entries()) {
        await composer.pollOption(number(index + 1)).fill(option);
      }
      await composer.chooseAudience(audience);
      if (audience !== 'free') {
        await composer.teaser().fill(teaser);
        await composer.priceFor(audience).fill('4');
        await composer.addTeaserFilm(SHORT_FILM);
      }
      await composer.expectFilesReady({ timeout: 150_000 });
      if (audience !== 'free') await expect(composer.teaserFilm()).toBeVisible({ timeout: 150_000 });

      await composer.preview();
      const preview = new PreviewDialog(page, locale);
      for (const [viewer, ways] of Object.entries(expected[audience])) {
        await preview.lookAs(viewer as keyof (typeof expected)['free']);
        const isOpen = ways === 0;
        await expect(preview.root.getByText(words), viewer).toBeVisible({ visible: isOpen });
        await expect(preview.sound(number(1)), viewer).toBeVisible({ visible: isOpen });
        await expect(preview.poll, viewer).toBeVisible({ visible: isOpen });
        await expect(preview.ways, viewer).toHaveCount(ways);
        await expect(preview.root.getByText(teaser), viewer).toBeVisible({ visible: !isOpen });
        await expect(preview.teaserFilm, viewer).toBeVisible({ visible: !isOpen });
        const count = text(locale, 'ui:sounds_one', { amount: number(1) });
        await expect(preview.root.getByText(count, { exact: true }), viewer).toBeVisible({ visible: !isOpen });
      }
      await page.keyboard.press('Escape');
      await expect(preview.root).toBeHidden();
      const own = await request.get('/api/performer/feeds', { headers: { authorization: performer.token } });
      expect(await own.json()).toMatchObject({ data: { total: 0 } });

      await composer.pinSwitch().check();
      await composer.publishButton().click();
      const studio = new StudioPage(page, locale);
      await expect(studio.row(words)).toBeVisible();
      const published = await request.get('/api/performer/feeds', { headers: { authorization: performer.token } });
      expect(await published.json()).toMatchObject({
        data: { data: [{ text: words, isPinned: true, poll: { question } }] },
      });
    });
  }
}
