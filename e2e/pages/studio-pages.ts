import { expect, type Locator } from '@playwright/test';
import { StudioBase } from './studio-base.ts';

/** /creator/studio: her posts and what can be done with them. */
export class StudioPage extends StudioBase {
  async open(): Promise<void> {
    await this.page.goto('/creator/studio');
  }

  row(words: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: words });
  }

  async edit(words: string): Promise<void> {
    await this.row(words).getByRole('link', { name: words }).click();
  }

  /** Chooses the post, for what is done with several. */
  async tick(words: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.text('posts.choose', { name: words }) }).check();
  }

  /** Shows the posts that have these files alone. */
  async filterByMedia(media: 'photo' | 'video' | 'audio' | 'none'): Promise<void> {
    await this.page.getByLabel(this.text('posts.by.media'), { exact: true }).selectOption(media);
  }

  async #choose(words: string, action: string): Promise<void> {
    await this.row(words)
      .getByRole('button', { name: this.text('posts.menu') })
      .click();
    await this.page.getByRole('menuitem', { name: this.text(`posts.${action}`) }).click();
  }

  delete(words: string): Promise<void> {
    return this.#choose(words, 'delete');
  }

  publishNow(words: string): Promise<void> {
    return this.#choose(words, 'publishNow');
  }

  /** Puts the post first on her profile, or back among the others. */
  pin(words: string): Promise<void> {
    return this.#choose(words, 'pin');
  }

  unpin(words: string): Promise<void> {
    return this.#choose(words, 'unpin');
  }

  /** The mark on a post that stands first on her profile. */
  pinned(words: string): Locator {
    return this.row(words).getByRole('img', { name: this.text('posts.isPinned') });
  }

  /** Opens the post as others see it. */
  preview(words: string): Promise<void> {
    return this.#choose(words, 'preview.open');
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('deleting.undo') }).click();
  }
}

/** /creator/galleries, and the page of one gallery. */
export class GalleriesPage extends StudioBase {
  async open(): Promise<void> {
    await this.page.goto('/creator/galleries');
  }

  row(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }

  async search(words: string): Promise<void> {
    // The rows are made anew when the answer comes: a menu that was opened before is gone with its row.
    const answered = this.page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === words);
    await this.page.getByRole('searchbox', { name: this.text('galleries.search') }).fill(words);
    await answered;
  }

  /** Shows the galleries whose photos are so far alone. */
  async filterByState(status: 'processing' | 'ready' | 'failed'): Promise<void> {
    await this.page.getByLabel(this.text('photos.by.status'), { exact: true }).selectOption(status);
  }

  /** Chooses the gallery, for what is done with several. */
  async tick(title: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.text('galleries.choose', { name: title }) }).check();
  }

  /** From the list to a published gallery that waits for its photos. */
  async create(title: string): Promise<void> {
    await this.page
      .getByRole('link', { name: this.text('galleries.new') })
      .first()
      .click();
    await this.page.getByLabel(this.text('work.title'), { exact: true }).fill(title);
    await this.page.getByRole('button', { name: this.text('galleries.create') }).click();
    await expect(this.page).toHaveURL(/\/creator\/galleries\/[0-9a-f-]{36}$/);
  }

  /** Gives the gallery whose page is open another title. */
  async rename(title: string): Promise<void> {
    await this.page.getByLabel(this.text('work.title'), { exact: true }).fill(title);
    await this.page.getByRole('button', { name: this.text('composer.save'), exact: true }).click();
    await expect(this.page.getByText(this.text('composer.saved'))).toBeVisible();
  }

  async addPhotos(files: string[]): Promise<void> {
    await this.page.getByLabel(this.text('galleries.addPhotos')).setInputFiles(files);
  }

  /** By its menu: its picture comes once it has been processed. */
  photo(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name }) });
  }

  /** The mark on the photo that the gallery is shown by. */
  cover(name: string): Locator {
    return this.photo(name).getByText(this.text('galleries.cover'), { exact: true });
  }

  async choose(name: string, action: 'makeCover' | 'deletePhoto'): Promise<void> {
    await this.photo(name).getByRole('button').click();
    await this.page.getByRole('menuitem', { name: this.text(`galleries.${action}`) }).click();
  }

  async delete(title: string): Promise<void> {
    await this.row(title).getByRole('button').click();
    await this.page.getByRole('menuitem', { name: this.text('galleries.delete') }).click();
  }
}
