import type { MediaAddress } from './media-address.ts';

/** The words of a film, as WebVTT. */
export interface CaptionsSource {
  /** As in `lang`. */
  language: string;
  url: string;
}

/** Shows the captions over a film, or takes them off; they are fetched when they are first asked for. */
export const showCaptions = async (
  element: HTMLMediaElement,
  isShown: boolean,
  { language, url }: CaptionsSource,
  address: MediaAddress,
): Promise<void> => {
  let line = element.querySelector('track');
  if (!line && isShown) {
    const src = await address.sign(url);
    line = Object.assign(document.createElement('track'), { kind: 'captions', srclang: language, src });
    element.append(line);
  }
  if (line) line.track.mode = isShown ? 'showing' : 'disabled';
};
