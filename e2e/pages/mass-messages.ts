import type { Locator } from '@playwright/test';
import { StudioBase } from './studio-base.ts';

/** /creator/mass-messages, and the lists of /creator/fans that it writes to. */
export class MassMessages extends StudioBase {
  async open(): Promise<void> {
    await this.page.goto('/creator/mass-messages');
  }

  /** On the page of fans. */
  async makeList(name: string, sort: string): Promise<void> {
    await this.page.getByRole('button', { name: this.text('fans.newList'), exact: true }).click();
    await this.page.getByLabel(this.text('fans.form.name'), { exact: true }).fill(name);
    await this.page
      .getByLabel(this.text('fans.form.sort'), { exact: true })
      .selectOption({ label: this.text(`fans.form.sorts.${sort}`) });
    await this.page.getByRole('button', { name: this.text('fans.form.make'), exact: true }).click();
    await this.page.getByText(this.text('fans.form.made')).waitFor();
  }

  get writeButton(): Locator {
    return this.page.getByRole('button', { name: this.text('campaigns.write'), exact: true });
  }

  get form(): Locator {
    return this.page.getByRole('region', { name: this.text('campaigns.new'), exact: true });
  }

  get words(): Locator {
    return this.form.getByRole('textbox', { name: this.text('campaigns.form.text'), exact: true });
  }

  get price(): Locator {
    return this.form.getByLabel(this.text('campaigns.form.price'), { exact: true });
  }

  included(list: string): Locator {
    return this.form
      .getByRole('group', { name: this.text('campaigns.form.included') })
      .getByRole('checkbox', { name: list });
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: this.text('campaigns.form.send'), exact: true });
  }

  /** Sends it and answers the question. */
  async sendNow(): Promise<void> {
    await this.send.click();
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: this.text('campaigns.form.send'), exact: true }).click();
  }

  row(words: string): Locator {
    return this.page
      .getByRole('region', { name: this.text('campaigns.list') })
      .getByRole('link')
      .filter({ hasText: words });
  }

  /** A number of the page of one, as it is written there. */
  async figure(figure: string): Promise<string> {
    // Its state has the same word as a figure, and no paragraph beside it.
    const label = this.page.getByText(this.text(`campaigns.figures.${figure}`), { exact: true });
    return (await label.locator('xpath=following-sibling::p').innerText()).trim();
  }

  /** Takes it back from whoever has not bought it. */
  async takeBack(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('campaigns.unsend'), exact: true }).click();
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: this.text('campaigns.unsend'), exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }
}
