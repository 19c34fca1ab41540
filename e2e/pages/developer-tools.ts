import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** What a developer has of a page: the banner of overrides, and the panel. */
export class DeveloperTools {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  #text(key: string, values: Record<string, string> = {}): string {
    return text(this.#locale, `developer:${key}`, values);
  }

  get banner(): Locator {
    return this.#page.getByRole('region', { name: this.#text('banner.label') });
  }

  get endAll(): Locator {
    return this.banner.getByRole('button', { name: this.#text('banner.reset') });
  }

  get panel(): Locator {
    return this.#page.getByRole('dialog', { name: this.#text('panel.title') });
  }

  /** The page listens for the key a moment after its first screen, and says so. */
  async open(): Promise<void> {
    await expect(this.#page.locator('html')).toHaveAttribute('data-panel-key', 'Control+Shift+O');
    await this.#page.keyboard.press('Control+Shift+KeyO');
    await expect(this.panel).toBeVisible();
  }

  rowOf(remote: string): Locator {
    const remotes = this.panel.getByRole('table', { name: this.#text('remotes.title') });
    return remotes.getByRole('row').filter({ has: this.#page.getByText(remote, { exact: true }) });
  }

  resetOf(remote: string): Locator {
    return this.panel.getByRole('button', { name: this.#text('remotes.resetOf', { name: remote }) });
  }

  async takeFrom(remote: string, base: string): Promise<void> {
    await this.panel.getByLabel(this.#text('form.name'), { exact: true }).fill(remote);
    await this.panel.getByLabel(this.#text('form.base')).fill(base);
    await this.panel.getByRole('button', { name: this.#text('form.apply') }).click();
  }
}
