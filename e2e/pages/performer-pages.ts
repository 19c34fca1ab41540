import { expect, type Locator, type Page } from '@playwright/test';
import type { NewAccount } from '../fixtures/accounts.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { settleInSight } from './suggestions.ts';

/** What the pages of a performer's account have in common: labelled fields and buttons in one language. */
class PerformerPage {
  readonly page: Page;
  protected readonly locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.locale = locale;
  }

  protected say(key: string, values: Record<string, string | number> = {}): string {
    return text(this.locale, key, values);
  }

  field(key: string): Locator {
    return this.page.getByLabel(this.say(key), { exact: true });
  }

  button(key: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.say(key), exact: true });
  }

  /** Picks from a list by typing, as a keyboard does: the first of what is left is lit before it is taken. */
  async pick(key: string, typed: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: this.say(key) });
    await settleInSight(box);
    await box.fill(typed);
    await expect(this.page.getByRole('option').first()).toBeVisible();
    await box.press('ArrowDown');
    await expect(box).toHaveValue(typed);
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    await box.press('Enter');
  }

  /** Writes into a field with suggestions, and takes none of them. */
  async write(key: string, words: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: this.say(key) });
    await field.fill(words);
    await field.press('Tab');
  }

  /** What was picked in a field that takes several. */
  picked(key: string): Locator {
    return this.page.getByRole('list', { name: this.say(key), exact: true }).getByRole('listitem');
  }
}

export class PerformerRegistrationPage extends PerformerPage {
  async open(): Promise<void> {
    await this.page.goto(`/auth/register?kind=performer&locale=${this.locale}`);
    await expect(this.button('register:next')).toBeVisible();
  }

  step(key: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: this.say(`register:steps.${key}`) });
  }

  async fillAccount({ name, username, email, password }: NewAccount): Promise<void> {
    await this.field('register:account.name').fill(name);
    await this.field('register:account.username').fill(username);
    await this.field('register:account.email').fill(email);
    await this.field('register:account.password').fill(password);
    await this.field('register:account.password').press('Enter');
    await expect(this.button('register:submit')).toBeVisible();
  }

  /** The segments of the date field take the digits of any calendar; ISO years are of the reader's own. */
  async typeBirthDate(year: string, month: string, day: string): Promise<void> {
    const date = this.page.getByRole('group', { name: this.say('register:about.birthDate') });
    const [first, second, third] = await date.getByRole('spinbutton').all();
    const byLabel = { year, month, day };
    for (const segment of [first, second, third]) {
      if (!segment) throw new Error('the date field has three segments');
      const type = (await segment.getAttribute('data-type')) as keyof typeof byLabel;
      await segment.pressSequentially(byLabel[type]);
    }
  }
}

export class PerformerAccountPage extends PerformerPage {
  async open(section: string): Promise<void> {
    await this.page.goto(`/creator/account/${section}?locale=${this.locale}`);
    const title = this.say(`creator-studio:account.sections.${section}`);
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  standing(status: 'none' | 'pending' | 'refused' | 'verified'): Locator {
    return this.page.getByRole('heading', { name: this.say(`creator-studio:account.verification.${status}.title`) });
  }

  /** Gives a document; `isGiven` when it takes the place of one. */
  async giveDocument(kind: string, file: string, isGiven = false): Promise<void> {
    const title = this.say(`creator-studio:account.verification.kinds.${kind}.title`);
    const key = `creator-studio:account.verification.${isGiven ? 'replace' : 'choose'}`;
    const sent = this.page.waitForResponse((answer) => answer.url().includes('/performers/documents/upload'));
    await this.page.getByLabel(this.say(key, { title }), { exact: true }).setInputFiles(file);
    expect((await sent).ok()).toBe(true);
  }

  /** Picks a picture of the profile, and takes the part of it that is proposed. */
  async cropPicture(kind: 'avatar' | 'cover', file: string): Promise<void> {
    await this.page.getByLabel(this.say(`creator-studio:account.pictures.${kind}.choose`)).setInputFiles(file);
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.say('creator-studio:account.pictures.use') }).click();
    await expect(dialog).toBeHidden();
  }

  picture(kind: 'avatar' | 'cover'): Locator {
    const title = this.say(`creator-studio:account.pictures.${kind}.title`);
    return this.page.getByRole('main').getByRole('img', { name: title });
  }

  async save(): Promise<void> {
    await this.button('creator-studio:account.save').click();
  }

  saved(): Locator {
    return this.page.getByText(this.say('creator-studio:account.saved')).first();
  }
}
