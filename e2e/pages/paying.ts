import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** What a fan pays for from where it stands: tips, subscriptions, locked items. */
export class Paying {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  #text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `commerce:${key}`, values);
  }

  #price(tokens: number): string {
    const amount = new Intl.NumberFormat(this.#locale).format(tokens);
    return text(this.#locale, 'ui:price_other', { amount });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** On a locked item of subscribers. */
  subscribeButton(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#text('subscribe.action'), exact: true });
  }

  /** Pays for a month, in the dialog that each place leads to. */
  payMonth(tokens: number): Locator {
    return this.dialog.getByRole('button', { name: this.#text('subscribe.pay', { tokens: this.#price(tokens) }) });
  }

  /** The card beside a profile. */
  subscription(state: 'none' | 'held'): Locator {
    return this.#page.getByRole('region', {
      name: this.#text(state === 'held' ? 'subscribe.yours' : 'subscribe.title'),
      exact: true,
    });
  }

  /** On a locked item that is sold, and in the dialog that it opens. */
  unlockButton(within: Locator, tokens: number): Locator {
    return within.getByRole('button', { name: this.#text('unlock.action', { tokens: this.#price(tokens) }) });
  }

  /** Where an item can be opened by subscribing or by buying it alone. */
  ways(within: Locator): Locator {
    return within.getByRole('group', { name: this.#text('unlock.ways') });
  }

  /** One of two ways, with its price: of a month, or of the item alone. */
  way(within: Locator, way: 'subscribe' | 'buy', tokens: number): Locator {
    const price = this.#price(tokens);
    const [words, cost] =
      way === 'buy'
        ? [this.#text('unlock.alone'), price]
        : [this.#text('subscribe.action'), this.#text('subscribe.monthlyPrice', { tokens: price })];
    return this.ways(within).getByRole('button', { name: `${words} ${cost}` });
  }

  /** Where the wallet does not suffice. */
  topUpButton(): Locator {
    return this.dialog.getByRole('button', { name: this.#text('wallet.topUp') });
  }

  tipButton(within: Locator): Locator {
    return within.getByRole('button', { name: this.#text('tip.action'), exact: true });
  }

  tipAmount(): Locator {
    return this.dialog.getByLabel(this.#text('tip.amount'));
  }

  tipPreset(tokens: number): Locator {
    const name = new Intl.NumberFormat(this.#locale).format(tokens);
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Without a price while the amount cannot be given. */
  giveTip(tokens?: number): Locator {
    const name = tokens ? this.#text('tip.give', { tokens: this.#price(tokens) }) : this.#text('tip.action');
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
