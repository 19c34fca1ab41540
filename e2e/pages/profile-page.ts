import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

export class ProfilePage {
  readonly page: Page;
  readonly locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.locale = locale;
  }

  async open(username: string): Promise<void> {
    await this.page.goto(`/${username}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** The button of the profile itself, not those of suggestions beside it. */
  followButton(name: string): Locator {
    return this.#button('performer.follow', name);
  }

  followingButton(name: string): Locator {
    return this.#button('performer.following', name);
  }

  followers(shown: string): Locator {
    const label = text(this.locale, 'feed:profile.followers_other');
    return this.page.getByRole('listitem').filter({ hasText: `${shown} ${label}` });
  }

  tab(name: 'posts' | 'photos' | 'videos' | 'galleries'): Locator {
    return this.page.getByRole('link', { name: text(this.locale, `feed:profile.tabs.${name}`), exact: true });
  }

  /** Her posts as squares, in their order. */
  get posts(): Locator {
    return this.page.getByRole('main').locator('a[href^="/posts/"]');
  }

  get lockedTiles(): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^${text(this.locale, 'feed:post.lockedTile')}`) });
  }

  #button(key: string, name: string): Locator {
    const label = `${text(this.locale, `feed:${key}`)} ${name}`;
    return this.page.getByRole('main').getByRole('button', { name: label, exact: true });
  }
}
