import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** The captions of one film, in the composer and on the page of a video. */
export class CaptionsField {
  readonly #place: Page | Locator;
  readonly #locale: TestLocale;

  /** @param place the page, or a part of it where the page shows several films */
  constructor(place: Page | Locator, locale: TestLocale = 'fa-IR') {
    this.#place = place;
    this.#locale = locale;
  }

  #text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `creator-studio:captions.${key}`, values);
  }

  #nameOf(culture: string): string {
    return (
      new Intl.DisplayNames(this.#locale, { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture
    );
  }

  row(culture: string): Locator {
    return this.#place.getByRole('listitem', { name: this.#nameOf(culture), exact: true });
  }

  alert(): Locator {
    return this.#place.getByRole('main').getByRole('alert');
  }

  /** Sends a file in a language. */
  async add(culture: string, file: { name: string; words: string }): Promise<void> {
    await this.#place.getByRole('combobox', { name: this.#text('language'), exact: true }).selectOption(culture);
    await this.#send(this.#place.getByLabel(this.#text('add'), { exact: true }), file);
  }

  async replace(culture: string, file: { name: string; words: string }): Promise<void> {
    await this.#send(this.row(culture).getByLabel(this.#text('replace'), { exact: true }), file);
  }

  async remove(culture: string): Promise<void> {
    await this.row(culture)
      .getByRole('button', { name: this.#text('remove', { language: this.#nameOf(culture) }), exact: true })
      .click();
  }

  #send(input: Locator, { name, words }: { name: string; words: string }): Promise<void> {
    return input.setInputFiles({ name, mimeType: '', buffer: Buffer.from(words) });
  }
}
