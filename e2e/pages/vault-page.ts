import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** /creator/vault, and the dialog that offers what lies there. */
export class VaultPage {
  readonly page: Page;
  readonly #locale: TestLocale;
  readonly #number: Intl.NumberFormat;

  constructor(page: Page, locale: TestLocale) {
    this.page = page;
    this.#locale = locale;
    this.#number = new Intl.NumberFormat(locale);
  }

  async open(): Promise<void> {
    await this.page.goto(`/creator/vault?locale=${this.#locale}`);
    await expect(this.page.getByRole('heading', { level: 1, name: this.text('title') })).toBeVisible();
  }

  text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `creator-studio:vault.${key}`, values);
  }

  /** One for each item. */
  menus(): Locator {
    const [before = ''] = this.text('menu', { name: '' }).split('\u2068');
    return this.page.getByRole('main').getByRole('button', { name: before.trim() });
  }

  menu(name: string): Locator {
    return this.page.getByRole('button', { name: this.text('menu', { name }) });
  }

  uses(count: number): Locator {
    return this.page.getByRole('button', {
      name: this.text(count === 1 ? 'uses_one' : 'uses_other', { amount: this.#number.format(count) }),
    });
  }

  async delete(name: string): Promise<void> {
    await this.menu(name).click();
    await this.page.getByRole('menuitem', { name: this.text('delete') }).click();
  }

  dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.text('whereUsed') });
  }

  /** Takes one item from the dialog beside the place where files are added. */
  async pick(name: string): Promise<void> {
    // The first: what a post shows stands above its cover, which may be taken from there too.
    await this.page
      .getByRole('button', { name: this.text('from') })
      .first()
      .click();
    await this.choose(name);
  }

  /** Takes one item in the dialog that is open. */
  async choose(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.text('from') });
    // Its picture is what is pressed.
    const box = this.page.getByRole('checkbox', { name });
    await dialog.getByRole('listitem').filter({ has: box }).click();
    await expect(box).toBeChecked();
    await dialog.getByRole('button', { name: this.text('add_one', { amount: this.#number.format(1) }) }).click();
    await expect(dialog).toBeHidden();
  }
}
