import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

const calendars: Partial<Record<TestLocale, string>> = {
  'fa-IR': 'fa-IR-u-ca-persian-nu-arabext',
  'en-US': 'en-US-u-ca-gregory-nu-latn',
};

/** Longer than the days of a month that are left, shorter than two months. */
const A_MONTH_MS = 31 * 86_400_000;

interface Reader {
  locale: TestLocale;
  /** Of the browser, as `Asia/Tehran`. */
  timeZone: string;
}

/** Types a time of 24 hours, `18:30`, on the clock that the field has. */
const typeTime = async (field: Locator, time: string): Promise<void> => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = field.locator('[data-type="dayPeriod"]');
  const isHalved = (await half.count()) > 0;
  const typed = { hour: isHalved ? hours % 12 || 12 : hours, minute: minutes };
  for (const [part, value] of Object.entries(typed)) {
    await field.locator(`[data-type="${part}"]`).click();
    await field.page().keyboard.type(String(value).padStart(2, '0'));
  }
  if (isHalved) await half.press(hours < 12 ? 'a' : 'p');
};

/** The composer's two moments: when a post appears, and when it goes by itself. */
export class ComposerTimes {
  readonly #page: Page;
  readonly #reader: Reader;

  constructor(page: Page, reader: Reader) {
    this.#page = page;
    this.#reader = reader;
  }

  #say(key: string): string {
    return text(this.#reader.locale, `creator-studio:composer.times.${key}`);
  }

  /** A part of a day as the reader's calendar writes it. */
  part(day: Date, options: Intl.DateTimeFormatOptions): string {
    const { locale, timeZone } = this.#reader;
    return new Intl.DateTimeFormat(calendars[locale] ?? locale, { timeZone, ...options }).format(day);
  }

  fields(moment: 'publish' | 'expiry'): Locator {
    return this.#page.getByRole('group', { name: this.#say(moment) });
  }

  /** Turns a moment on and picks its day from the calendar, which opens at a suggestion: maybe in a month beside it. */
  async pick(moment: 'publish' | 'expiry', day: Date, time: string): Promise<void> {
    const { locale } = this.#reader;
    await this.#page.getByRole('switch', { name: this.#say(moment) }).click();
    const fields = this.fields(moment);
    await fields.getByRole('button', { name: text(locale, 'ui:picker.calendar') }).click();
    const calendar = this.#page.getByRole('application');
    const heading = calendar.getByRole('heading').first();
    const month = (of: Date) => this.part(of, { month: 'long' });
    await expect(heading).not.toBeEmpty();
    const shown = (await heading.textContent()) ?? '';
    if (!shown.includes(month(day))) {
      const turn = shown.includes(month(new Date(day.getTime() + A_MONTH_MS))) ? 'previousMonth' : 'nextMonth';
      await calendar
        .getByRole('button', { name: text(locale, `ui:picker.${turn}`) })
        .first()
        .click();
    }
    await expect(heading).toContainText(month(day));
    // Days of the months beside it are there too, but cannot be picked.
    await calendar
      .getByRole('button', { disabled: false })
      .filter({ hasText: new RegExp(`^${this.part(day, { day: 'numeric' })}$`) })
      .click();
    await expect(calendar).toBeHidden();
    await typeTime(fields.getByRole('group', { name: this.#say('time') }), time);
  }
}
