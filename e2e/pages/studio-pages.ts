import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

type Audience = 'free' | 'subscribers' | 'paid';

class StudioBase {
  readonly page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.#locale = locale;
  }

  protected text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `creator-studio:${key}`, values);
  }
}

/** /creator/posts/new and /creator/posts/:id. */
export class ComposerPage extends StudioBase {
  async open(): Promise<void> {
    await this.page.goto('/creator/posts/new');
    await expect(this.words()).toBeVisible();
  }

  words(): Locator {
    return this.page.getByLabel(this.text('composer.text'));
  }

  teaser(): Locator {
    return this.page.getByLabel(this.text('composer.teaser'));
  }

  price(): Locator {
    return this.page.getByRole('textbox', { name: this.text('composer.price'), exact: true });
  }

  async addFile(file: string): Promise<void> {
    await this.page.getByLabel(this.text('composer.addFiles')).setInputFiles(file);
  }

  /** Files that lie nowhere, picked together. */
  async addFiles(files: Array<{ name: string; mimeType: string; buffer: Buffer }>): Promise<void> {
    await this.page.getByLabel(this.text('composer.addFiles')).setInputFiles(files);
  }

  /** On the picture of a file that is there. */
  removeFileButton(): Locator {
    return this.page.getByRole('button', { name: this.text('composer.removeFile') });
  }

  /** On a file that travels as a whole and whose line broke. */
  sendAgainButton(): Locator {
    return this.page.getByRole('button', { name: this.text('upload.again') });
  }

  pauseButton(): Locator {
    return this.page.getByRole('button', { name: this.text('composer.pause') });
  }

  /** How far the bytes of a file are. */
  sending(): Locator {
    return this.page.getByRole('progressbar', { name: this.text('composer.states.sending') });
  }

  /** How far a file is whose upload was left earlier. */
  interrupted(): Locator {
    return this.page.getByRole('progressbar', { name: this.text('composer.states.left') });
  }

  /** Waits until every file has arrived and has its sizes. */
  async expectFilesReady({ timeout = 60_000 } = {}): Promise<void> {
    // The machine that makes the sizes may have much to do.
    await expect(this.page.getByRole('progressbar')).toHaveCount(0, { timeout });
    await expect(this.page.getByRole('main').getByRole('alert')).toBeHidden();
  }

  pollField(key: 'question' | 'end'): Locator {
    return this.page.getByLabel(this.text(`composer.poll.${key}`), { exact: true });
  }

  pollOption(number: string): Locator {
    return this.page.getByLabel(this.text('composer.poll.option', { number }), { exact: true });
  }

  pollButton(key: 'add' | 'addOption' | 'remove'): Locator {
    return this.page.getByRole('button', { name: this.text(`composer.poll.${key}`), exact: true });
  }

  async addTeaserFilm(file: string): Promise<void> {
    await this.page.getByLabel(this.text('composer.faces.teaser.choose'), { exact: true }).setInputFiles(file);
  }

  /** What is said in the teaser, once there is one. */
  teaserCaptions(): Locator {
    return this.page.getByRole('region', { name: this.text('captions.ofTeaser'), exact: true });
  }

  async chooseAudience(audience: Audience): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${this.text(`audience.${audience}`)}`) }).check();
  }

  /** What became of changes to a post that are not saved. */
  changesNote(state: 'waiting' | 'saved'): Locator {
    return this.page.getByText(this.text(`composer.changes.${state}`));
  }

  discardButton(): Locator {
    return this.page.getByRole('button', { name: this.text('composer.changes.discard') });
  }

  /** Asks before files stop on their way. */
  leavingQuestion(): Locator {
    return this.page.getByRole('alertdialog', { name: this.text('composer.leaving.title') });
  }

  async leave(): Promise<void> {
    await this.leavingQuestion()
      .getByRole('button', { name: this.text('composer.leaving.leave') })
      .click();
  }

  publishButton(): Locator {
    return this.page.getByRole('button', { name: this.text('composer.publish'), exact: true });
  }

  /** In the place of publishing, once the post is to come later. */
  planButton(): Locator {
    return this.page.getByRole('button', { name: this.text('composer.plan'), exact: true });
  }

  saveButton(): Locator {
    return this.page.getByRole('button', { name: this.text('composer.save'), exact: true });
  }
}

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

  async #choose(words: string, action: string): Promise<void> {
    await this.row(words)
      .getByRole('button', { name: this.text('posts.menu') })
      .click();
    await this.page.getByRole('menuitem', { name: this.text(`posts.${action}`) }).click();
  }

  delete(words: string): Promise<void> {
    return this.#choose(words, 'delete');
  }

  /** Opens the post as others see it. */
  preview(words: string): Promise<void> {
    return this.#choose(words, 'preview.open');
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('posts.undo') }).click();
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
