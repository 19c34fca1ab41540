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
    await this.#act(words, 'delete');
  }

  /** Mutes the writer of a line for an hour, as who keeps order does. */
  async muteForAnHour(words: string, reason: string) {
    await this.#act(words, 'order.menu');
    await this.#page.getByRole('menuitem', { name: this.#text('order.mute') }).click();
    const dialog = this.#page.getByRole('dialog');
    const amount = new Intl.NumberFormat(this.#locale).format(1);
    await dialog.getByLabel(this.#text('order.for')).selectOption({ label: this.#text('order.hours_one', { amount }) });
    await dialog.getByLabel(this.#text('order.reason')).fill(reason);
    await dialog.getByRole('button', { name: this.#text('order.muteAct') }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** In the composer's place: that one may not write, and until when. */
  muted() {
    const [, words = ''] = this.#text('refused.mutedUntil', { time: '\0' }).split('\0');
    return this.#page.getByRole('status').filter({ hasText: words });
  }

  /** Above the composer of a slow chat: in how many seconds the message goes by itself. */
  held() {
    const [before = '', after = ''] = this.#text('held', { time: '\0' }).split('\0');
    return this.#page.getByText(new RegExp(`${before}.+${after}`));
  }

  /** Presses a button of a line: they show under the pointer, and behind one button where there is none. */
  async #act(words: string, key: string) {
    await this.line(words).hover();
    const button = this.#ofLine(words, key);
    const toggle = this.#ofLine(words, 'actions');
    await button.or(toggle).first().waitFor();
    if (await toggle.isVisible()) await toggle.click();
    await button.click();
  }

  /** A button of a line; each is named after whose words they are. */
  #ofLine(words: string, key: string) {
    const [before = '', after = ''] = this.#text(key, { name: '\0' }).split('\0');
    return this.line(words).getByRole('button', { name: new RegExp(`^${before}.*${after}$`) });
  }

  /** Turns from what was written at the film's moment to all that was. */
  whole() {
    return this.#page.getByRole('button', { name: this.#text('replay.leave') });
  }

  deleted() {
    return this.line(this.#text('deleted'));
  }
}
