import type { Locator, Page } from '@playwright/test';
import { text } from '../fixtures/texts.ts';

const t = (key: string): string => text('fa-IR', `creator-studio:${key}`);

export type PostAudience = 'free' | 'subscribers' | 'paid';

/** A performer's studio and its composer, in Persian. */
export class StudioPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/creator/studio');
  }

  async compose(): Promise<void> {
    await this.#page.goto('/creator/posts/new');
  }

  get text(): Locator {
    return this.#page.getByLabel(t('composer.text'));
  }

  get publishButton(): Locator {
    return this.#page.getByRole('button', { name: t('composer.publish') });
  }

  get saveButton(): Locator {
    return this.#page.getByRole('button', { name: t('composer.save') });
  }

  get progress(): Locator {
    return this.#page.getByRole('progressbar');
  }

  /** The files of the post that is composed, in their order. */
  get files(): Locator {
    return this.#page.getByRole('list', { name: t('composer.files') }).getByRole('img');
  }

  async attach(path: string): Promise<void> {
    await this.#page.getByLabel(t('composer.addFiles')).setInputFiles(path);
  }

  async chooseAudience(audience: PostAudience): Promise<void> {
    await this.#page.getByRole('radio', { name: t(`audience.${audience}`) }).check();
  }

  async setPrice(tokens: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: t('composer.price') }).fill(tokens);
  }

  /** The row of a post in the list of her posts. */
  row(words: string): Locator {
    return this.#page.getByRole('listitem').filter({ hasText: words });
  }

  async choose(words: string, action: 'edit' | 'delete'): Promise<void> {
    await this.row(words)
      .getByRole('button', { name: t('posts.menu') })
      .click();
    await this.#page.getByRole('menuitem', { name: t(`posts.${action}`) }).click();
  }

  async confirmDelete(): Promise<void> {
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('posts.delete') })
      .click();
  }

  note(key: 'composer.published' | 'composer.saved' | 'posts.deleted'): Locator {
    return this.#page.getByText(t(key));
  }
}
