import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** What stands around every page: navigation, main part, headings. The side bar and the bottom bar answer alike. */
export class SiteFrame {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  /** The title of the page; it is there when the page is. */
  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** What stands in place of a page or a part of it that failed. */
  get failure(): Locator {
    return this.main.getByRole('alert');
  }

  get retry(): Locator {
    return this.failure.getByRole('button', { name: text(this.#locale, 'ui:retry') });
  }

  get navigation(): Locator {
    return this.#page.getByRole('navigation', { name: text(this.#locale, 'shell:navigation') });
  }

  /** The way to a remote, by the key of its label: in the navigation, on phones perhaps in the head. */
  entry(labelKey: string): Locator {
    const name = text(this.#locale, labelKey);
    return this.navigation.or(this.#page.getByRole('banner')).getByRole('link', { name });
  }

  /** At the foot of the side bar: theme, languages, logging out. */
  get accountMenuButton(): Locator {
    return this.#page.getByRole('button', { name: text(this.#locale, 'shell:account.menu') });
  }

  get accountMenu(): Locator {
    return this.#page.getByRole('menu', { name: text(this.#locale, 'shell:account.menu') });
  }
}
