import type { CaptionTrack } from './caption-choice.ts';
import type { MediaAddress } from './media-address.ts';

/** Shows captions over an element. */
export interface Captions {
  /** Shows one language and no other; null shows none. Each is fetched when it is first asked for. */
  show(language: string | null): void;
}

/** The browser draws the words, as text: nothing of them ever comes into the page. */
export const createCaptions = (
  element: HTMLMediaElement,
  tracks: readonly CaptionTrack[],
  address: MediaAddress,
): Captions => {
  const lines = new Map<string, HTMLTrackElement>();
  let shown: string | null = null;

  const update = (): void => {
    for (const [language, { track }] of lines) track.mode = language === shown ? 'showing' : 'disabled';
  };
  const add = async ({ language, url }: CaptionTrack): Promise<void> => {
    const src = await address.sign(url);
    if (lines.has(language)) return;
    const line = Object.assign(document.createElement('track'), { kind: 'captions', srclang: language, src });
    // Asked for again, it is fetched again, by the address that is good then.
    line.addEventListener('error', () => {
      line.remove();
      lines.delete(language);
    });
    lines.set(language, line);
    element.append(line);
    update();
  };

  return {
    show: (language) => {
      shown = language;
      const track = tracks.find((it) => it.language === language);
      if (track && !lines.has(track.language)) void add(track);
      update();
    },
  };
};
