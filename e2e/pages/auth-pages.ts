import { expect, type Locator, type Page } from '@playwright/test';
import type { NewAccount } from '../fixtures/accounts.ts';
import { text, type SiteLocale } from '../fixtures/texts.ts';

interface Credentials {
  username: string;
  password: string;
  remember?: boolean;
}

/** What both ways in have in common: labelled fields, the sentence beside a field, the failure above them. */
class AuthPage {
  readonly page: Page;
  protected readonly locale: SiteLocale;

  constructor(page: Page, locale: SiteLocale = 'fa-IR') {
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
  readonly name = () => this.field('auth:fields.name');
  readonly username = () => this.field('auth:fields.username');
  readonly email = () => this.field('auth:fields.email');
  readonly password = () => this.field('auth:fields.password');

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
    return this.button('auth:register.submit');
  }
}

export class LoginPage extends AuthPage {
  async open(returnUrl?: string): Promise<void> {
    const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
    await this.page.goto(`/auth/login${query}`);
    await expect(this.submit()).toBeVisible();
  }

  async logIn({ username, password, remember = true }: Credentials): Promise<void> {
    await this.field('auth:login.identifier').fill(username);
    await this.field('auth:fields.password').fill(password);
    await this.field('auth:login.remember').setChecked(remember);
    await this.submit().click();
  }

  async askForLink(username: string): Promise<void> {
    await this.field('auth:login.identifier').fill(username);
    await this.button('auth:login.sendLink').click();
  }

  submit(): Locator {
    return this.button('auth:login.title');
  }
}

export class ForgotPasswordPage extends AuthPage {
  async open(): Promise<void> {
    await this.page.goto('/auth/forgot-password');
    await expect(this.submit()).toBeVisible();
  }

  async ask(username: string): Promise<void> {
    await this.field('auth:login.identifier').fill(username);
    await this.submit().click();
  }

  submit(): Locator {
    return this.button('auth:forgot.submit');
  }
}

export class ResetPasswordPage extends AuthPage {
  async choose(password: string, repeated = password): Promise<void> {
    await this.field('auth:reset.password').fill(password);
    await this.field('auth:reset.repeated').fill(repeated);
    await this.button('auth:reset.submit').click();
  }
}

/** The dialog of the second step (specification, section 2). */
export class TwoStepDialog extends AuthPage {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: text(this.locale, 'auth:twoStep.title') });
  }

  get code(): Locator {
    return this.dialog.getByPlaceholder(text(this.locale, 'auth:twoStep.placeholder'), { exact: true });
  }

  get recoveryCode(): Locator {
    return this.dialog.getByLabel(text(this.locale, 'auth:twoStep.recoveryLabel'));
  }

  action(key: 'cancel' | 'confirm' | 'useRecovery'): Locator {
    return this.dialog.getByRole('button', { name: text(this.locale, `auth:twoStep.${key}`), exact: true });
  }
}
