import { expect, type Locator, type Page } from '@playwright/test';

type Say = (key: string, values?: Record<string, string>) => string;

/** Recording in the place of the composer, and the player of what was recorded. */
export class Voice {
  readonly #page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
  }

  get record(): Locator {
    return this.#page.getByRole('button', { name: this.#say('voice.record') });
  }

  get recorder(): Locator {
    return this.#page.getByRole('group', { name: this.#say('voice.recorder'), exact: true });
  }

  get timer(): Locator {
    return this.recorder.getByRole('timer');
  }

  get stop(): Locator {
    return this.recorder.getByRole('button', { name: this.#say('voice.stop') });
  }

  get send(): Locator {
    return this.recorder.getByRole('button', { name: this.#say('voice.send') });
  }

  /** Those of the conversation that can be played. */
  get messages(): Locator {
    const name = new RegExp(`^${this.#say('voice.message', { length: '' })}`);
    return this.#page.getByRole('log').getByRole('group', { name });
  }

  /** Plays it until its position has moved. */
  async listen(place: Locator): Promise<void> {
    await place.getByRole('button', { name: this.#say('voice.play'), exact: true }).click();
    const position = place.getByRole('slider', { name: this.#say('voice.position') });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  }
}
