import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

export class ExplorePage {
  readonly page: Page;
  readonly locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.locale = locale;
  }

  async open(): Promise<void> {
    await this.page.goto('/explore');
  }

  get searchField(): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name: text(this.locale, 'feed:search.label') });
  }

  /** Searches for words, as one does by the keyboard. */
  async search(words: string): Promise<void> {
    await this.searchField.fill(words);
    await this.searchField.press('Enter');
  }

  /** The way from a result to the profile. */
  performer(name: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByRole('link', { name });
  }
}
