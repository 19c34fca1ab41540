import type { Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** The chat of a live stream, on the watching and on the broadcasting page. */
export class ChatPanel {
  readonly #page: Page;
  readonly #locale: TestLocale;
  readonly #text: (key: string, values?: Record<string, string>) => string;

  constructor(page: Page, locale: TestLocale) {
    this.#page = page;
    this.#locale = locale;
    this.#text = (key, values) => text(locale, `live:chat.${key}`, values);
  }

  /** The line that holds these words. */
  line(words: string) {
    return this.#page
      .getByRole('log', { name: this.#text('messages') })
      .getByRole('listitem')
      .filter({ hasText: words });
  }

  /** Above the messages: what is asked for, with what came in, and who gave most. */
  tips() {
    return this.#page.getByRole('region', { name: text(this.#locale, 'live:tips.label') });
  }

  composer() {
    return this.#page.getByRole('textbox', { name: this.#text('write') });
  }

  async write(words: string) {
    await this.composer().fill(words);
    await this.#page.getByRole('button', { name: this.#text('send') }).click();
  }

  async delete(words: string) {
    const line = this.line(words);
    await line.hover();
    // Beside it stand buttons to report and to block; each is named after whose words they are about.
    const [before = '', after = ''] = this.#text('delete', { name: '\u0000' }).split('\u0000');
    await line.getByRole('button', { name: new RegExp(`^${before}.*${after}$`) }).click();
  }

  /** Turns from what was written at the film's moment to all that was. */
  whole() {
    return this.#page.getByRole('button', { name: this.#text('replay.leave') });
  }

  deleted() {
    return this.line(this.#text('deleted'));
  }
}
