import type { Locator } from '@playwright/test';
import { StudioBase } from './studio-base.ts';

/** What gives all that is chosen in a list of the studio another audience. */
export class AudienceMenu extends StudioBase {
  async #open(audience: 'free' | 'subscribers' | 'paid'): Promise<void> {
    await this.page.getByRole('button', { name: this.text('audience.change') }).click();
    await this.page.getByRole('menuitem', { name: this.text(`audience.${audience}`), exact: true }).click();
  }

  offerTo(audience: 'free' | 'subscribers'): Promise<void> {
    return this.#open(audience);
  }

  /** Sells each of them for so many tokens. */
  async sell(price: string): Promise<void> {
    await this.#open('paid');
    const dialog = this.page.getByRole('dialog', { name: this.text('audience.sell') });
    await dialog.getByRole('textbox', { name: this.text('composer.price'), exact: true }).fill(price);
    await dialog.getByRole('button', { name: this.text('audience.change') }).click();
  }

  /** That of so many works the audience was changed. */
  changed(kind: 'posts' | 'galleries' | 'videos', amount: string): Locator {
    return this.page.getByText(this.text(`${kind}.audienceChanged_other`, { amount }));
  }
}
