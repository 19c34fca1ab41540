import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** What blocking looks like, wherever it is asked for. */
export class Blocking {
  readonly page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#locale = locale;
  }

  /** Opens a menu and asks there to block somebody. */
  async chooseIn(menu: Locator): Promise<void> {
    await menu.click();
    await this.page.getByRole('menuitem', { name: this.#named('feed:block') }).click();
  }

  async confirm(isUndo = false): Promise<void> {
    const key = isUndo ? 'site:block.undo.confirm' : 'site:block.confirm';
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: text(this.#locale, key) })
      .click();
  }

  profileMenu(name: string): Locator {
    return this.page.getByRole('button', { name: text(this.#locale, 'feed:profile.menu', { name }) });
  }

  commentMenu(name: string): Locator {
    return this.page.getByRole('button', { name: text(this.#locale, 'feed:comments.menu', { name }) });
  }

  /** In the head of a conversation. */
  get inConversation(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.#named('messaging:thread.block') });
  }

  /** Stands in place of a profile whose performer the visitor blocks. */
  get byYou(): Locator {
    return this.page.getByRole('heading', { name: this.#named('feed:profile.blocked.title') });
  }

  get unblock(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: text(this.#locale, 'feed:profile.blocked.unblock') });
  }

  get notFound(): Locator {
    return this.page.getByRole('heading', { name: text(this.#locale, 'ui:missing.title') });
  }

  /** A text with a name in it, whatever the name is and however it is isolated. */
  #named(key: string): RegExp {
    const [before = '', after = ''] = text(this.#locale, key, { name: '\0' }).split('\0');
    return new RegExp(`^${before}.*${after}$`);
  }
}
