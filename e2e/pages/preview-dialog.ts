import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

export type Viewer = 'guest' | 'follower' | 'subscriber' | 'buyer' | 'blocked-country';

/** A post of hers as others see it, opened from the studio's list. */
export class PreviewDialog {
  readonly root: Locator;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.root = page.getByRole('dialog', { name: text(locale, 'creator-studio:posts.preview.title') });
    this.#locale = locale;
  }

  #say(key: string): string {
    return text(this.#locale, `creator-studio:posts.preview.${key}`);
  }

  async lookAs(viewer: Viewer): Promise<void> {
    await this.root.getByLabel(this.#say('as')).selectOption(viewer);
  }

  locked(reason: 'paid' | 'subscribers'): Locator {
    return this.root.getByText(this.#say(`locked.${reason}`), { exact: true });
  }

  get nothing(): Locator {
    return this.root.getByText(this.#say('nothing'));
  }

  /** What the post's picture shows, for those who see it. */
  picture(name: string): Locator {
    return this.root.getByRole('img', { name, exact: true });
  }
}
