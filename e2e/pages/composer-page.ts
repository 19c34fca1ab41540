import { expect, type Locator } from '@playwright/test';
import { PREPARED } from '../fixtures/patience.ts';
import { StudioBase } from './studio-base.ts';

type Audience = 'free' | 'subscribers' | 'paid';

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

  /** What it costs, where it has a price; for subscribers, everybody else. */
  priceFor(audience: Exclude<Audience, 'free'>): Locator {
    const label = audience === 'paid' ? 'composer.price' : 'composer.priceForOthers';
    return this.page.getByRole('textbox', { name: this.text(label), exact: true });
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
  async expectFilesReady({ timeout } = PREPARED): Promise<void> {
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
    await this.page.getByLabel(this.text('composer.covers.teaser.choose'), { exact: true }).setInputFiles(file);
  }

  /** Plays, once it is prepared. */
  teaserFilm(): Locator {
    return this.page.getByLabel(this.text('composer.covers.teaser.title'), { exact: true });
  }

  /** Picks a picture that stands for the post. */
  async addCover(file: string): Promise<void> {
    await this.page.getByLabel(this.text('composer.covers.thumbnail.choose'), { exact: true }).setInputFiles(file);
  }

  cover(): Locator {
    return this.page.getByRole('img', { name: this.text('composer.covers.thumbnail.title'), exact: true });
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

  /** Says that what is written is kept. */
  draftSaved(): Locator {
    return this.page.getByText(this.text('composer.drafts.saved'));
  }

  /** Says that what is written is not kept yet. */
  draftFailed(): Locator {
    return this.page.getByText(this.text('composer.drafts.failed'));
  }

  /** What was begun earlier, by its words. */
  draft(words: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: words }) });
  }

  async deleteDraft(words: string): Promise<void> {
    await this.draft(words)
      .getByRole('button', { name: this.text('composer.drafts.delete', { name: words }) })
      .click();
    await this.page
      .getByRole('alertdialog', { name: this.text('drafts.deleteTitle') })
      .getByRole('button', { name: this.text('posts.delete') })
      .click();
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

  /** Shows what is written as others will see it. */
  async preview(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('posts.preview.open'), exact: true }).click();
  }

  pinSwitch(): Locator {
    return this.page.getByRole('switch', { name: this.text('composer.pin') });
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
