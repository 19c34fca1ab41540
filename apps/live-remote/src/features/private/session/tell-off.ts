import { turnOffInPrivateStream } from '@barg/api-client/private-streams';
import { toQueryError } from '@barg/session';
import type { DeviceKind } from '../../../shared/webrtc/index.ts';

type Off = Record<DeviceKind, boolean>;

const RETRY_MS = 2_000;

const isSame = (one: Off, other: Off): boolean => one.audio === other.audio && one.video === other.video;

/** Says itself that nothing more is to be said: it is over, or is not this account's. */
const isFinal = (error: unknown): boolean => [403, 404, 409].includes(toQueryError(error).statusCode);

/**
 * Tells the server what this side has turned off, as long as it knows otherwise: the minutes are counted by that, so what
 * was not heard is said again.
 * @param known what the server was told before, as by this page before it was loaded anew
 */
export function tellOff(id: string, known: Off = { audio: false, video: false }) {
  let heard: Off | null = known;
  let wanted = known;
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (): Promise<void> => {
    if (isSending || isStopped || (heard && isSame(heard, wanted))) return;
    isSending = true;
    const said = wanted;
    try {
      await turnOffInPrivateStream(id, said);
      heard = said;
      isSending = false;
      void send();
    } catch (error) {
      // It may have been heard all the same.
      heard = null;
      isSending = false;
      if (isFinal(error)) isStopped = true;
      else timer = setTimeout(() => void send(), RETRY_MS);
    }
  };

  return {
    say: (off: Off): void => {
      wanted = off;
      clearTimeout(timer);
      void send();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
