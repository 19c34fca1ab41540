import { expect, type Locator, type Page } from '@playwright/test';
import type { NewAccount } from '../fixtures/accounts.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';

interface Credentials {
  username: string;
  password: string;
  remember?: boolean;
}

/** What both ways in have in common: labelled fields, the sentence beside a field, the failure above them. */
class AuthPage {
  readonly page: Page;
  protected readonly locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.locale = locale;
  }

  get failure(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  field(key: string): Locator {
    return this.page.getByLabel(text(this.locale, key), { exact: true });
  }

  protected button(key: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: text(this.locale, key), exact: true });
  }
}

export class RegisterPage extends AuthPage {
  readonly name = () => this.field('shell:account.name');
  readonly username = () => this.field('shell:account.username');
  readonly email = () => this.field('shell:account.email');
  readonly password = () => this.field('shell:auth.password');

  async open(): Promise<void> {
    await this.page.goto('/auth/register');
    await expect(this.submit()).toBeVisible();
  }

  async fill({ name, username, email, password }: NewAccount): Promise<void> {
    await this.name().fill(name);
    await this.username().fill(username);
    await this.email().fill(email);
    await this.password().fill(password);
  }

  submit(): Locator {
    return this.button('shell:auth.createAccount');
  }
}

export class LoginPage extends AuthPage {
  async open(returnUrl?: string): Promise<void> {
    const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
    await this.page.goto(`/auth/login${query}`);
    await expect(this.submit()).toBeVisible();
  }

  async logIn({ username, password, remember = true }: Credentials): Promise<void> {
    await this.field('shell:auth.identifier').fill(username);
    await this.field('shell:auth.password').fill(password);
    await this.field('shell:auth.remember').setChecked(remember);
    await this.submit().click();
  }

  submit(): Locator {
    return this.button('shell:auth.login');
  }
}
