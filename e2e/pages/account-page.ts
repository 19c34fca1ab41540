import { type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** /user/account: open to everybody who is signed in, at every width. */
export class AccountPage {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  async open(): Promise<void> {
    await this.#page.goto('/user/account');
  }

  async logOut(): Promise<void> {
    await this.#page.getByRole('button', { name: text(this.#locale, 'shell:auth.logout') }).click();
  }
}
