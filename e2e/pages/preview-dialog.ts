import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

export type Viewer = 'guest' | 'follower' | 'subscriber' | 'buyer' | 'blocked-country';

/** A post of hers as others see it, opened from the studio's list, or where it is written. */
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

  /** Said at the lock. In some languages the badge above says the same. */
  locked(reason: 'paid' | 'subscribers'): Locator {
    return this.root.getByText(this.#say(`locked.${reason}`), { exact: true }).last();
  }

  get nothing(): Locator {
    return this.root.getByText(this.#say('nothing'));
  }

  /** The short film that everybody may see. */
  get teaserFilm(): Locator {
    return this.root.getByLabel(this.#say('teaserFilm'), { exact: true });
  }

  get poll(): Locator {
    return this.root.getByRole('region', { name: this.#say('poll') });
  }

  /** How those who may not see it would come to see it, a line for each way. */
  get ways(): Locator {
    return this.root.getByRole('region', { name: this.#say('ways.title') }).getByRole('listitem');
  }

  sound(number: string): Locator {
    return this.root.getByLabel(text(this.#locale, 'creator-studio:posts.preview.sound', { number }), { exact: true });
  }

  /** What the post's picture shows, for those who see it. */
  picture(name: string): Locator {
    return this.root.getByRole('img', { name, exact: true });
  }
}
