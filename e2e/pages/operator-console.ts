import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** /operator: a section is reached by its address, as from a bookmark. */
export class OperatorConsole {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'en-US') {
    this.#page = page;
    this.#locale = locale;
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  async open(path: string, titleKey = `sections.${path.split('?')[0]}`): Promise<void> {
    const separator = path.includes('?') ? '&' : '?';
    await this.#page.goto(`/operator/${path}${separator}locale=${this.#locale}`);
    await expect(this.title(titleKey)).toBeVisible();
  }

  title(key: string): Locator {
    return this.main.getByRole('heading', { level: 1, name: this.say(key), exact: true });
  }

  field(key: string): Locator {
    return this.main.getByLabel(this.say(key), { exact: true });
  }

  button(key: string): Locator {
    return this.main.getByRole('button', { name: this.say(key), exact: true });
  }

  /** A line of a list, by what stands in it. */
  row(words: string): Locator {
    return this.main.getByRole('row').filter({ hasText: words });
  }

  /** Asks for an act and confirms it, with the operator's words where they are wanted. */
  async act(key: string, note?: { key: string; words: string }): Promise<void> {
    await this.button(key).click();
    const question = this.#page.getByRole('alertdialog', { name: this.say(key) });
    if (note) await question.getByLabel(this.say(note.key), { exact: true }).fill(note.words);
    await question.getByRole('button', { name: this.say(key), exact: true }).click();
    await expect(question).toBeHidden();
  }

  /** Saves and waits until the server has it. */
  async save(): Promise<void> {
    const answered = this.#page.waitForResponse(
      (answer) => answer.url().includes('/api/operator/') && answer.request().method() !== 'GET',
    );
    await this.button('save').click();
    expect((await answered).ok()).toBe(true);
  }

  say(key: string): string {
    return text(this.#locale, `operator:${key}`);
  }
}
