import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** The search over all languages and countries, behind the last entry of the language menu. */
export class LanguageDialog {
  readonly search: Locator;
  readonly options: Locator;
  readonly #page: Page;
  readonly #locale: TestLocale;

  /** `locale` is that of the page it is opened on. */
  constructor(page: Page, locale: TestLocale) {
    this.#page = page;
    this.#locale = locale;
    this.search = page.getByRole('combobox', { name: text(locale, 'shell:preferences.search') });
    this.options = page.getByRole('option');
  }

  /** By keys alone, as long as the menu's button has a place in the tab order. */
  async open(): Promise<void> {
    const menu = this.#page.getByRole('button', { name: text(this.#locale, 'shell:preferences.language') });
    await menu.focus();
    await this.#page.keyboard.press('Enter');
    const more = this.#page.getByRole('menuitem', { name: text(this.#locale, 'shell:preferences.more') });
    await more.waitFor();
    await this.#page.keyboard.press('End');
    await this.#page.keyboard.press('Enter');
    await this.search.waitFor();
  }

  /** Types, and takes the first thing found. */
  async choose(words: string, found: string): Promise<void> {
    await this.search.focus();
    await this.search.press('ControlOrMeta+a');
    await this.#page.keyboard.type(words);
    await this.options.filter({ hasText: found }).first().waitFor();
    await this.#page.keyboard.press('ArrowDown');
    await this.#page.keyboard.press('Enter');
  }
}
