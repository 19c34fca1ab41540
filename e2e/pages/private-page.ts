import type { Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** `/live/private` and the page of one private stream, for each of the two. */
export class PrivatePage {
  readonly page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#locale = locale;
  }

  #text(key: string, values?: Record<string, string>) {
    return text(this.#locale, key, values);
  }

  #button(key: string, values?: Record<string, string>) {
    return this.page.getByRole('main').getByRole('button', { name: this.#text(key, values), exact: true });
  }

  /** Asks the performer of the profile that is open, with the own camera too; leads to the request. */
  async ask(tokens: number) {
    await this.#button('commerce:private.action').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: this.#text('commerce:private.camera') }).check();
    const amount = new Intl.NumberFormat(this.#locale).format(tokens);
    const price = this.#text('ui:price_other', { amount });
    await dialog.getByRole('button', { name: this.#text('commerce:private.ask', { tokens: price }) }).click();
  }

  waiting() {
    return this.page.getByText(this.#text('live:private.status.requested'));
  }

  /** Of the one that is open. */
  id() {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async openList() {
    await this.page.goto('/live/private');
  }

  /** The only request; leads to the private stream. */
  async accept() {
    await this.#button('live:private.accept').click();
  }

  /** Pictures of the other one decoded so far. */
  decodedFrames(name: string) {
    const label = this.#text('live:private.picture', { name });
    const video = this.page.locator('video').and(this.page.getByLabel(label));
    return video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
  }

  measured() {
    return this.page.getByRole('timer', { name: this.#text('live:private.measured') });
  }

  async end() {
    await this.#button('live:private.end').click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.#text('live:private.end') })
      .click();
  }

  receipt() {
    const name = this.#text('live:private.receipt.title');
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
