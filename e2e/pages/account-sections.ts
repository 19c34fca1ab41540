import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { takeSuggestion } from './suggestions.ts';

/** The sections of /user/account: profile, addresses, data. */
export class AccountSections {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  #text = (key: string, values?: Record<string, string>): string => text(this.#locale, `account:${key}`, values);

  /** Opens one section by its address, at every width. */
  async open(section: 'profile' | 'preferences' | 'addresses' | 'data'): Promise<void> {
    await this.#page.goto(`/user/account/${section}`);
    await this.#page.getByRole('heading', { level: 1, name: this.#text(`sections.${section}`) }).waitFor();
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'));
  }

  field(key: string, values?: Record<string, string>): Locator {
    return this.#page.getByLabel(this.#text(key, values), { exact: true });
  }

  button(key: string): Locator {
    return this.#page.getByRole('button', { name: this.#text(key), exact: true });
  }

  says(key: string): Locator {
    return this.#page.getByText(this.#text(key)).first();
  }

  async save(): Promise<void> {
    await this.button('save').click();
    await this.says('saved').waitFor();
  }

  /** Chooses a picture, leaves the window as it is, and waits until the account has it. */
  async changeAvatar(picture: Buffer): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.button('avatar.change').click();
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await this.dialog.getByRole('slider').fill('1.5');
    await this.dialog.getByRole('button', { name: this.#text('save') }).click();
    await this.says('saved').waitFor();
  }

  /** Chooses from a field with suggestions by its first letters, by keys: the list may still grow under a pointer. */
  async choose(key: string, typed: string): Promise<void> {
    const field = this.dialog.getByRole('combobox', { name: this.#text(key), exact: true });
    await takeSuggestion(field, typed);
    await expect(this.#page.getByRole('option', { name: typed }).first()).toBeHidden();
  }

  /** Writes into a field with suggestions, and takes none of them. */
  async write(key: string, words: string): Promise<void> {
    const field = this.dialog.getByRole('combobox', { name: this.#text(key), exact: true });
    await field.fill(words);
    await field.press('Tab');
  }
}
