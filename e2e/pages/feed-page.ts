import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** A list of posts, wherever it stands: landing, home, search. */
export class FeedPage {
  readonly page: Page;
  readonly locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.locale = locale;
  }

  get posts(): Locator {
    return this.page.getByRole('article');
  }

  /** The first post of a performer, by the name shown. */
  postOf(name: string): Locator {
    return this.page.getByRole('article', { name }).first();
  }

  /** The first post that stands locked. */
  get lockedPost(): Locator {
    const lock = this.page.getByRole('img', { name: text(this.locale, 'ui:locked.label') });
    return this.posts.filter({ has: lock }).first();
  }

  like(post: Locator): Locator {
    return post.getByRole('button', { name: new RegExp(`^${text(this.locale, 'feed:post.like')} `) });
  }

  /** Posts that can be liked: what is locked, specs that run beside this one publish too. */
  get open(): Locator {
    const like = new RegExp(`^${text(this.locale, 'feed:post.like')} `);
    return this.posts.filter({ has: this.page.getByRole('button', { name: like, disabled: false }) });
  }

  comments(post: Locator): Locator {
    return post.getByRole('button', { name: new RegExp(`^${text(this.locale, 'feed:post.comments')} `) });
  }

  bookmark(post: Locator): Locator {
    return post.getByRole('button', { name: text(this.locale, 'feed:post.bookmark') });
  }

  /** Brings post after post into sight until the wanted one is: only those near the screen are drawn. */
  async scrollTo(post: Locator): Promise<void> {
    await expect(this.posts.first()).toBeVisible();
    // A list that is read anew between two looks has its first page alone again, without what was seen of it.
    while (!(await this.#center(post))) {
      // What is drawn next ends lower, whatever leaves at the top.
      const before = await this.posts.last().getAttribute('aria-labelledby');
      await this.posts.last().scrollIntoViewIfNeeded();
      await expect
        .poll(
          async () => (await post.count()) > 0 || (await this.posts.last().getAttribute('aria-labelledby')) !== before,
        )
        .toBe(true);
    }
  }

  /** In the page, because the list draws anew what the way there changes; says whether the post stands there after it. */
  #center(post: Locator): Promise<boolean> {
    return post.evaluateAll(async ([element]) => {
      element?.scrollIntoView({ block: 'center' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { top = innerHeight, bottom = 0 } = element?.isConnected ? element.getBoundingClientRect() : {};
      return top < innerHeight && bottom > 0;
    });
  }
}

/** Whether a picture has come, and is one. */
export const isDecoded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
