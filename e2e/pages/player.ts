import type { Locator, Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';

/** A film or a sound in a page, by its name. */
export class Player {
  readonly root: Locator;
  readonly #locale: TestLocale;

  constructor(page: Page, label: string, locale: TestLocale = 'fa-IR') {
    this.root = page.getByRole('group', { name: label, exact: true });
    this.#locale = locale;
  }

  button(key: 'play' | 'pause' | 'mute' | 'fullScreen'): Locator {
    return this.root.getByRole('button', { name: this.#text(key), exact: true });
  }

  /** Over the poster of a film that has not begun. */
  begin(label: string): Locator {
    return this.root.getByRole('button', { name: this.#text('playOf', { label }) });
  }

  position(): Locator {
    return this.root.getByRole('slider', { name: this.#text('position') });
  }

  choice(key: 'speed' | 'quality' | 'captions'): Locator {
    return this.root.getByRole('combobox', { name: this.#text(key) });
  }

  /** What the element does: nobody can see a film's seconds in words while it plays. */
  media(): Promise<{ time: number; isPaused: boolean; lines: number; rate: number }> {
    return this.root.locator('video, audio').evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      isPaused: element.paused,
      lines: element.videoHeight,
      rate: element.playbackRate,
    }));
  }

  /** The words that stand over the film now, as the browser read them; null where there are none. */
  said = (): Promise<string | null> =>
    this.root.locator('video').evaluate((element: HTMLVideoElement) => {
      const cues = [...element.textTracks].find(({ mode }) => mode === 'showing')?.activeCues ?? [];
      return [...cues].map((cue) => (cue as VTTCue).text).join('\n') || null;
    });

  time = async (): Promise<number> => (await this.media()).time;

  #text(key: string, values?: Record<string, string>): string {
    return text(this.#locale, `feed:player.${key}`, values);
  }
}
