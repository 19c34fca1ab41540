import { BehaviorSubject } from '@barg/runtime/rxjs';
import { remoteStorage } from '@barg/session/remote-storage';
import { QUALITIES, type Quality, type Watchable } from '../../../shared/webrtc/index.ts';

export interface PictureSettings {
  quality: Quality;
  /** Whether she sees her own picture as in a mirror. What is sent is never mirrored. */
  isMirrored: boolean;
}

const KEY = 'picture';
const DEFAULT: PictureSettings = { quality: 'standard', isMirrored: true };
const storage = remoteStorage('live');

function read(): PictureSettings {
  try {
    const { quality, isMirrored } = Object(JSON.parse(storage.getItem(KEY) ?? '{}'));
    return {
      quality: QUALITIES.find((known) => known === quality) ?? DEFAULT.quality,
      isMirrored: typeof isMirrored === 'boolean' ? isMirrored : DEFAULT.isMirrored,
    };
  } catch {
    // The storage is blocked, or holds something else.
    return DEFAULT;
  }
}

export interface PictureSettingsSource extends Watchable<PictureSettings> {
  change(changes: Partial<PictureSettings>): void;
}

/** How the picture of this device is sent and shown, kept for the next broadcast. */
export function createPictureSettings(): PictureSettingsSource {
  const settings = new BehaviorSubject(read());
  return {
    getValue: () => settings.getValue(),
    subscribe: (next) => settings.subscribe(next),
    change: (changes) => {
      settings.next({ ...settings.getValue(), ...changes });
      try {
        storage.setItem(KEY, JSON.stringify(settings.getValue()));
      } catch {
        // Then it holds for this page.
      }
    },
  };
}
