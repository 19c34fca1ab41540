import type { Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

const NAMES: Record<TestLocale, string> = { 'fa-IR': 'فارسی', 'en-US': 'English', 'ar-EG': 'العربية' };

/** The pickers of language and theme that a visitor has at hand on every page. */
export class Preferences {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Chooses a language by its own name, from a page that stands in another. */
  async chooseLanguage(from: TestLocale, to: TestLocale): Promise<void> {
    await this.#page.getByRole('button', { name: text(from, 'shell:preferences.language') }).click();
    await this.#page.getByRole('menuitem', { name: NAMES[to] }).click();
  }

  async chooseDark(locale: TestLocale): Promise<void> {
    await this.#page.getByRole('button', { name: text(locale, 'shell:preferences.toDark') }).click();
  }
}
