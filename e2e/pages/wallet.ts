import { expect, type Locator, type Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** The wallet as it shows itself all over the site: the balance, and the dialog that fills it. */
export class Wallet {
  readonly #page: Page;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.#page = page;
    this.#locale = locale;
  }

  #text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `commerce:${key}`, values);
  }

  async open(section: '' | '/payments' | '/cards' = ''): Promise<void> {
    await this.#page.goto(`/wallet${section}`);
  }

  /** Tokens in the reader's digits. */
  tokens(amount: number): string {
    const places = Number.isInteger(amount) ? 0 : 2;
    const format = { minimumFractionDigits: places, maximumFractionDigits: places };
    return new Intl.NumberFormat(this.#locale, format).format(amount);
  }

  /** The card of the aside and of the wallet's page, or the chip in the head of the page on phones. */
  get balance(): Locator {
    const card = this.#page.getByRole('region', { name: this.#text('wallet.balance') });
    const chip = this.#page.getByRole('banner').locator('a[href="/wallet"]');
    return card.or(chip).filter({ visible: true }).first();
  }

  async expectBalance(amount: number): Promise<void> {
    // Isolated by itself, so that 5 is not found in 15.
    await expect(this.balance.getByText(this.tokens(amount), { exact: true })).toBeVisible();
  }

  get testMode(): Locator {
    return this.#page.getByText(text(this.#locale, 'ui:testMode')).filter({ visible: true }).first();
  }

  topUpButton(): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#text('wallet.topUp') });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: this.#text('wallet.topUp') });
  }

  /** The one that says how much is paid: paying with coins is another one. */
  payButton(): Locator {
    const [verb = ''] = this.#text('topUp.pay').split(' ');
    return this.dialog.getByRole('button', { name: new RegExp(`^${verb}.*\\p{Nd}`, 'u') });
  }

  failure(): Locator {
    return this.dialog.getByRole('alert');
  }

  async choosePackage(tokens: number): Promise<void> {
    const name = text(this.#locale, 'ui:price_other', { amount: this.tokens(tokens) });
    await this.dialog.getByText(name, { exact: true }).click();
  }

  async fillCard(number: string): Promise<void> {
    await this.dialog.getByLabel(this.#text('topUp.cardNumber')).fill('');
    await this.dialog.getByLabel(this.#text('topUp.cardNumber')).pressSequentially(number);
    await this.dialog.getByLabel(this.#text('topUp.expiry')).fill('1234');
    await this.dialog.getByLabel(this.#text('topUp.cvc')).fill('123');
  }

  /** A row of the list that is shown: transactions, payments or cards. */
  rows(list: 'transactions' | 'payments' | 'cards'): Locator {
    return this.#page.getByRole('list', { name: this.#text(`wallet.${list}`) }).getByRole('listitem');
  }
}
