import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** A post's poll, found by its question. */
export class Poll {
  readonly root: Locator;
  readonly #locale: TestLocale;

  constructor(page: Page, question: string, locale: TestLocale = 'fa-IR') {
    this.root = page.getByRole('region', { name: question, exact: true });
    this.#locale = locale;
  }

  get choices(): Locator {
    return this.root.getByRole('radio');
  }

  choice(words: string): Locator {
    return this.root.getByRole('radio', { name: words, exact: true });
  }

  get voteButton(): Locator {
    return this.root.getByRole('button', { name: text(this.#locale, 'feed:poll.vote') });
  }

  /** An option in the result. */
  result(words: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: words });
  }

  get mine(): Locator {
    return this.root.getByRole('listitem').filter({ hasText: text(this.#locale, 'feed:poll.mine') });
  }
}
