import type { CaptionTrack } from './caption-choice.ts';
import type { MediaAddress } from './media-address.ts';

/** Manages the text tracks of an element. */
export interface Captions {
  /** Shows one language; null shows none. A track loads when it is first chosen. */
  show(language: string | null): void;
}

/** By native tracks: the browser renders the text, which never becomes part of the document. */
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
    // Removed after a failure, so that the next choice loads it by a new URL.
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
