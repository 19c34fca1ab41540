import type { Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** What the pages of the studio have in common: their texts, in the language they are shown in. */
export class StudioBase {
  readonly page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#locale = locale;
  }

  protected text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `creator-studio:${key}`, values);
  }
}
