import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

type FileName = 'video' | 'thumbnail' | 'teaser';

/** /creator/videos, and the page of one video. */
export class OwnVideosPage {
  readonly page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#locale = locale;
  }

  #text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `creator-studio:${key}`, values);
  }

  async open(): Promise<void> {
    await this.page.goto('/creator/videos');
  }

  async new(): Promise<void> {
    await this.page
      .getByRole('link', { name: this.#text('videos.new') })
      .first()
      .click();
  }

  row(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }

  /** What a file says of itself: its film, how far it is, why it failed. */
  file(name: FileName): Locator {
    return this.page.getByRole('region', { name: this.#text(`videos.files.${name}.title`), exact: true });
  }

  async pick(name: FileName, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.file(name).locator('input[type=file]').setInputFiles(file);
  }

  removeFile(name: FileName): Locator {
    return this.file(name).getByRole('button', { name: this.#text('videos.removeFile'), exact: true });
  }

  title(): Locator {
    return this.page.getByLabel(this.#text('work.title'), { exact: true });
  }

  async offerTo(audience: 'free' | 'subscribers' | 'paid'): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${this.#text(`audience.${audience}`)}`) }).check();
  }

  /** Whether a piece of the film is to be its teaser. */
  teaserFromFilm(): Locator {
    return this.page.getByRole('switch', { name: this.#text('composer.covers.fromFilm') });
  }

  async sell(price: string): Promise<void> {
    await this.offerTo('paid');
    await this.page.getByRole('textbox', { name: this.#text('composer.price'), exact: true }).fill(price);
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.#text('videos.create'), exact: true }).click();
  }

  /** Sends the form; answers the video's id. */
  async publish(): Promise<string> {
    await this.send();
    await expect(this.page).toHaveURL(/\/creator\/videos\/[0-9a-f-]{36}$/);
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: this.#text('composer.save'), exact: true }).click();
    await expect(this.page.getByText(this.#text('composer.saved'))).toBeVisible();
  }

  async search(words: string): Promise<void> {
    // The rows are made anew when the answer comes: a choice that was made before is gone with its row.
    const answered = this.page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === words);
    await this.page.getByRole('searchbox', { name: this.#text('videos.search') }).fill(words);
    await answered;
  }

  async filter(audience: 'free' | 'paid'): Promise<void> {
    await this.page.getByLabel(this.#text('videos.byAudience')).selectOption(audience);
  }

  async choose(title: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.#text('videos.choose', { name: title }) }).check();
  }

  async deleteChosen(): Promise<void> {
    await this.page.getByRole('button', { name: this.#text('videos.deleteChosen') }).click();
  }
}

/** /videos/:id, as a fan and its performer see it. */
export class VideoPage {
  readonly page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#locale = locale;
  }

  #text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `feed:${key}`, values);
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/videos/${id}`);
  }

  /** The name of its film, or of its teaser. */
  label(title: string, part: 'film' | 'teaser'): string {
    return part === 'film' ? title : this.#text('video.teaserOf', { title });
  }

  /** The picture that begins it. */
  begin(title: string, part: 'film' | 'teaser' = 'film'): Locator {
    return this.page.getByRole('button', {
      name: this.#text('player.playOf', { label: this.label(title, part) }),
    });
  }

  player(title: string, part: 'film' | 'teaser' = 'film'): Locator {
    return this.page.getByRole('group', { name: this.label(title, part), exact: true });
  }

  processing(): Locator {
    return this.page.getByRole('progressbar', { name: this.#text('video.processing') });
  }

  like(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.#text('post.like')} `) });
  }

  bookmark(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.#text('post.bookmark')} `) });
  }

  /** Whether a film runs: its pictures come one after the other. */
  async expectRuns(player: Locator): Promise<void> {
    const film = player.locator('video');
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0);
  }
}
