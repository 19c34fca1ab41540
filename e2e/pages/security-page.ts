import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** /user/account/security: two steps, password, devices and logins by other sites. */
export class SecurityPage {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  async open(): Promise<void> {
    await this.#page.goto('/user/account/security');
    await expect(this.button('password.change').or(this.button('password.set'))).toBeVisible();
  }

  words(key: string, values: Record<string, string | number> = {}): string {
    return text(this.#locale, `account:security.${key}`, values);
  }

  button(key: string): Locator {
    return this.#page.getByRole('button', { name: this.words(key), exact: true });
  }

  field(key: string): Locator {
    return this.#page.getByLabel(this.words(key), { exact: true });
  }

  /** Begins to set up two steps; answers the key that an app would scan. */
  async startTwoStep(): Promise<string> {
    await this.button('twoStep.turnOn').click();
    await expect(this.#page.getByRole('img', { name: this.words('twoStep.qrLabel') })).toBeVisible();
    const key = await this.#page.locator('code').innerText();
    return key.replaceAll(/\s/g, '');
  }

  async confirmTwoStep(code: string): Promise<void> {
    await this.field('twoStep.code').fill(code);
    await this.button('twoStep.confirm').click();
  }

  /** The recovery codes, which are shown once. */
  async readRecoveryCodes(): Promise<string[]> {
    const list = this.#page.getByRole('list', { name: this.words('recovery.title') });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    return list.getByRole('listitem').allInnerTexts();
  }

  /** The buttons that log other devices out. */
  get otherDevices(): Locator {
    const [before = ''] = this.words('sessions.endLabel', { device: '\u0000' }).split('\u0000');
    return this.#page.getByRole('button', { name: new RegExp(`^${before}.`) });
  }

  async endOtherDevice(): Promise<void> {
    await this.otherDevices.first().click();
    await this.#confirmEnd();
  }

  /** Logs every device but this one out. */
  async endAllOtherDevices(): Promise<void> {
    await this.button('sessions.endOthers').click();
    await this.#confirmEnd();
  }

  async #confirmEnd(): Promise<void> {
    const question = this.#page.getByRole('alertdialog');
    await question.getByRole('button', { name: this.words('sessions.end') }).click();
  }

  /** Where the owner proves to be there, in the question before the guard is lowered. */
  get proof(): Locator {
    return this.#page.getByRole('dialog').getByLabel(this.words('password.current'), { exact: true });
  }

  /** Answers that question by a password; `key` is of the words on its button. */
  async prove(key: string, password: string): Promise<void> {
    await this.proof.fill(password);
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: this.words(key), exact: true })
      .click();
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.field('password.current').fill(current);
    await this.field('password.new').fill(next);
    await this.field('password.again').fill(next);
    await this.button('password.change').click();
    await expect(this.#page.getByText(text(this.#locale, 'account:saved'))).toBeVisible();
  }
}
