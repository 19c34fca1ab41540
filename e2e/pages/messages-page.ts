import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** /messages: the list and a conversation, in the language of its reader. */
export class MessagesPage {
  readonly page: Page;
  readonly #text: (key: string, values?: Record<string, string>) => string;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#text = (key, values) => text(locale, `messaging:${key}`, values);
  }

  async open(conversationId?: string): Promise<void> {
    await this.page.goto(conversationId ? `/messages/${conversationId}` : '/messages');
  }

  /** The way in from a performer's profile. */
  get writeLink(): Locator {
    const name = new RegExp(`^${this.#text('contact.write', { name: '' }).trim()}`);
    return this.page.getByRole('main').getByRole('link', { name });
  }

  row(name: string): Locator {
    return this.page.getByRole('region', { name: this.#text('inbox.title') }).getByRole('link', { name });
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: this.#text('composer.label') });
  }

  /** What is shown of the conversation with exactly these words. */
  line(words: string): Locator {
    return this.#history.getByText(words, { exact: true });
  }

  get deleted(): Locator {
    return this.line(this.#text('thread.deleted'));
  }

  get typing(): Locator {
    return this.page.getByText(this.#text('thread.typing'), { exact: true });
  }

  get lineLost(): Locator {
    return this.page.getByText(this.#text('connection.lost'));
  }

  get sendAgain(): Locator {
    return this.page.getByRole('button', { name: this.#text('outgoing.retry') });
  }

  async write(words: string): Promise<void> {
    await this.composer.fill(words);
    await this.composer.press('Enter');
  }

  async delete(words: string): Promise<void> {
    const item = this.#history.getByRole('listitem').filter({ hasText: words });
    await item.hover();
    await item.getByRole('button', { name: this.#text('thread.menu') }).click();
    await this.page.getByRole('menuitem', { name: this.#text('thread.delete') }).click();
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: this.#text('thread.delete') }).click();
  }

  get #history(): Locator {
    return this.page.getByRole('log');
  }
}
