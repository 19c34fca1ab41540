import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { Voice } from './voice.ts';

/** /messages: the list and a conversation, in the language of its reader. */
export class MessagesPage {
  readonly page: Page;
  readonly voice: Voice;
  readonly #text: (key: string, values?: Record<string, string>) => string;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#text = (key, values) => text(locale, `messaging:${key}`, values);
    this.voice = new Voice(page, this.#text);
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

  /** Asks a price for what is written next. */
  async askPrice(tokens: number): Promise<void> {
    await this.page.getByRole('button', { name: this.#text('composer.askPrice') }).click();
    await this.page.getByLabel(this.#text('composer.price'), { exact: true }).fill(String(tokens));
  }

  /** Leads to the latest messages from where one reads older ones, and says how many of them are new. */
  get toEnd(): Locator {
    const ofNew = new RegExp(`^\\S+${this.#text('unread.show_other').replace('{{amount}}', '')}$`);
    const named = (name: string | RegExp): Locator => this.page.getByRole('button', { name });
    return named(this.#text('thread.toEnd')).or(named(ofNew));
  }

  reactionsOf(item: Locator): Locator {
    return item.getByRole('group', { name: this.#text('reactions.label') });
  }

  /** The field above the list, which finds names and words of messages. */
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.#text('inbox.search') });
  }

  /** Photos that can be opened. */
  get photos(): Locator {
    return this.#history.getByRole('button', { name: this.#text('files.open'), exact: true });
  }

  /** Films that are prepared and wait for a press. */
  get films(): Locator {
    return this.#history.getByRole('button', { name: new RegExp(`^${this.#text('files.play', { length: '' })}`) });
  }

  /** The film that was pressed. */
  get playing(): Locator {
    return this.#history.getByLabel(this.#text('files.video'), { exact: true });
  }

  /** The screen over which a photo is shown. */
  get viewer(): Locator {
    return this.page.getByRole('dialog', { name: this.#text('files.viewer') });
  }

  /** What stands for the next message. */
  get chosen(): Locator {
    return this.page.getByRole('list', { name: this.#text('attach.chosen') }).getByRole('listitem');
  }

  get attachButton(): Locator {
    return this.page.getByRole('button', { name: this.#text('attach.add') });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.#text('composer.send'), exact: true });
  }

  get missing(): Locator {
    return this.page.getByText(this.#text('thread.missing'));
  }

  /** How the list calls a message without words. */
  wordFor(type: 'photo' | 'video'): string {
    return this.#text(`files.${type}`);
  }

  /** Chooses files of this device as a fan does. */
  async attach(...files: string[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.attachButton.click();
    await (await chooser).setFiles(files);
    await expect(this.chosen).toHaveCount(files.length);
  }

  /** Asks for the performer's vault, whose dialog opens then. */
  async openVault(): Promise<void> {
    await this.attachButton.click();
    await this.page.getByRole('menuitem', { name: this.#text('attach.fromVault') }).click();
  }

  /** Takes back the first message that shows a photo. */
  async deletePhoto(): Promise<void> {
    const photo = this.page.getByRole('button', { name: this.#text('files.open'), exact: true });
    await this.#delete(this.#history.getByRole('listitem').filter({ has: photo }).first());
  }

  /** A whole message of the conversation, by words in it. */
  message(words: string): Locator {
    return this.#history.getByRole('listitem').filter({ hasText: words });
  }

  async delete(words: string): Promise<void> {
    await this.#delete(this.message(words));
  }

  async #openMenu(item: Locator): Promise<void> {
    await item.hover();
    await item.getByRole('button', { name: this.#text('thread.menu') }).click();
  }

  /** What its menu offers. */
  async actsOf(item: Locator): Promise<string[]> {
    await this.#openMenu(item);
    await this.page.getByRole('menuitem').first().waitFor();
    return this.page.getByRole('menuitem').allInnerTexts();
  }

  /** Chooses an act of a message's menu. */
  async choose(item: Locator, act: 'delete' | 'reply' | 'react' | 'edit'): Promise<void> {
    await this.#openMenu(item);
    await this.page.getByRole('menuitem', { name: this.#text(`thread.${act}`), exact: true }).click();
  }

  async #delete(item: Locator): Promise<void> {
    await this.choose(item, 'delete');
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: this.#text('thread.delete') }).click();
  }

  get #history(): Locator {
    return this.page.getByRole('log');
  }
}
