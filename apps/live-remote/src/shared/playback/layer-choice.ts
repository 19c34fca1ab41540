import { BehaviorSubject } from '@barg/runtime/rxjs';
import { remoteStorage } from '@barg/session/remote-storage';
import { type Layer, LAYERS, type Watchable } from '../webrtc/index.ts';

/** `auto` follows the line. */
export type LayerChoice = 'auto' | Layer;

export const LAYER_CHOICES = ['auto', ...LAYERS] as const;

const KEY = 'layer';
const storage = remoteStorage('live');

export interface LayerChoiceSource extends Watchable<LayerChoice> {
  choose(choice: LayerChoice): void;
}

/** Which size of pictures this device's owner wants, kept for the next stream. */
export function createLayerChoice(): LayerChoiceSource {
  const kept = storage.getItem(KEY);
  const choice = new BehaviorSubject<LayerChoice>(LAYER_CHOICES.find((known) => known === kept) ?? 'auto');
  return {
    getValue: () => choice.getValue(),
    subscribe: (next) => choice.subscribe(next),
    choose: (next) => {
      choice.next(next);
      storage.setItem(KEY, next);
    },
  };
}
