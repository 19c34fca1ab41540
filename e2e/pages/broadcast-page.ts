import type { Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { ChatPanel } from './chat-panel.ts';

/** `/live/broadcast`, where a performer goes live. */
export class BroadcastPage {
  readonly page: Page;
  readonly chat: ChatPanel;
  readonly #text: (key: string, values?: Record<string, string>) => string;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.chat = new ChatPanel(page, locale);
    this.#text = (key, values) => text(locale, `live:${key}`, values);
  }

  async open() {
    await this.page.goto('/live/broadcast');
  }

  preview() {
    return this.page.getByLabel(this.#text('broadcast.preview'));
  }

  async goLive(title: string) {
    await this.page.getByRole('textbox', { name: this.#text('broadcast.title') }).fill(title);
    await this.page.getByRole('button', { name: this.#text('broadcast.start') }).click();
  }

  /** Goes on with what was begun elsewhere, from here. */
  async takeOver() {
    await this.page.getByRole('button', { name: this.#text('broadcast.elsewhere.takeOver') }).click();
  }

  /** Begins the only stream that she has announced; it waits for the camera. */
  async startPlanned() {
    await this.page.getByRole('button', { name: this.#text('planned.start'), exact: true }).click();
  }

  elapsed() {
    return this.page.getByRole('timer', { name: this.#text('duration') });
  }

  /** Her picture arrives: that it does, or how much of it in a second. */
  connected() {
    const [, rate = ''] = this.#text('broadcast.line.rate', { amount: '\0' }).split('\0');
    const connected = this.page.getByText(this.#text('broadcast.line.connected'), { exact: true });
    return connected.or(this.page.getByText(rate.trim())).first();
  }

  /** The number over the picture, which opens who they are. */
  viewers(count: string) {
    return this.page.getByRole('button', { name: count });
  }

  /** What she asks for, and how many tokens of it. */
  async setGoal(words: string, tokens: string) {
    await this.page.getByRole('button', { name: this.#text('tips.open') }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: this.#text('tips.title') }).fill(words);
    await dialog.getByLabel(this.#text('tips.tokens')).fill(tokens);
    await dialog.getByRole('button', { name: this.#text('tips.set') }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** By a link of the navigation, without a reload. */
  async leaveFor(path: string) {
    await this.page.locator(`nav a[href="${path}"]:visible`).first().click();
    await this.page.waitForURL(`**${path}`);
  }

  smallWindow() {
    return this.page.getByRole('region', { name: this.#text('window.label') });
  }

  async backFromSmallWindow() {
    await this.smallWindow()
      .getByRole('link', { name: this.#text('window.back') })
      .last()
      .click();
  }

  async end() {
    const name = this.#text('broadcast.end');
    await this.page.getByRole('button', { name }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name }).click();
  }

  /** To whom the stream was for, as soon as the film is made. */
  async publishRecording() {
    await this.page.getByRole('button', { name: this.#text('recording.publish.free') }).click();
  }

  ended() {
    return this.page.getByText(this.#text('broadcast.ended'));
  }
}
