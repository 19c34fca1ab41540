import { useEffect, useEffectEvent } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { forgetDraft, keepDraft, readDraft, useUnsentText, type DraftPlace } from '@barg/session/unsent-drafts';

/** Words that have left a field, until it is known what became of them. */
export interface GoingMessage {
  words: string;
  fileIds: readonly string[];
  /** The same for each try of one message, so that one whose answer was lost is not written twice. */
  key: string;
}

interface Kept extends GoingMessage {
  /** It was refused, and stands in the field again. */
  isBack: boolean;
}

const goingAt = (place: DraftPlace): DraftPlace => `${place}:going`;

const keptAt = (place: DraftPlace): Kept | null => {
  const kept = readDraft(goingAt(place));
  if (typeof kept !== 'object' || kept === null) return null;
  const { words, fileIds, key, isBack } = kept as Record<string, unknown>;
  if (typeof words !== 'string' || typeof key !== 'string' || !Array.isArray(fileIds)) return null;
  return { words, key, fileIds: fileIds.filter((id) => typeof id === 'string'), isBack: isBack === true };
};

const textAt = (place: DraftPlace): string => {
  const text = readDraft(place);
  return typeof text === 'string' ? text : '';
};

/** The keys of what this page is sending: the others were left by a page that was closed. */
const underWay = new Set<string>();
/** How a field that is shown is filled: not always that which the words have left. */
const fields = new Map<DraftPlace, (text: string) => void>();

const isSame = (one: Pick<GoingMessage, 'words' | 'fileIds'>, other: typeof one): boolean =>
  one.words === other.words && one.fileIds.join() === other.fileIds.join();

/**
 * The field of a chat. Its words leave it as soon as they are sent, and are kept until that is acknowledged: what a reload
 * interrupts goes on by itself, once, and what is refused stands in the field again, before what was typed meanwhile.
 *
 * @param send sends a message; resolves with whether it was taken
 */
export const useUnsentMessage = (place: DraftPlace, send: (message: GoingMessage) => Promise<boolean>) => {
  const { text, change } = useUnsentText(place);
  useEffect(() => {
    fields.set(place, change);
    return () => {
      if (fields.get(place) === change) fields.delete(place);
    };
  });
  const bringBack = (going: GoingMessage): void => {
    keepDraft(goingAt(place), { ...going, isBack: true });
    const all = [going.words, textAt(place)].filter((part) => part !== '').join(' ');
    keepDraft(place, all);
    fields.get(place)?.(all);
  };
  const deliver = async (going: GoingMessage): Promise<boolean> => {
    underWay.add(going.key);
    keepDraft(goingAt(place), { ...going, isBack: false });
    try {
      const isTaken = await send(going);
      if (isTaken) forgetDraft(goingAt(place));
      else bringBack(going);
      return isTaken;
    } finally {
      underWay.delete(going.key);
    }
  };
  /** Sends what stands in the field by now; resolves with whether it was taken. */
  const submit = (fileIds: readonly string[] = []): Promise<boolean> => {
    const message = { words: textAt(place), fileIds };
    const before = keptAt(place);
    const key = before && isSame(before, message) ? before.key : newIdempotencyKey();
    change('');
    return deliver({ ...message, key });
  };
  const goOn = useEffectEvent(() => {
    const left = keptAt(place);
    if (left && !left.isBack && !underWay.has(left.key)) void deliver(left);
  });
  useEffect(() => goOn(), [place]);
  return { text, change, submit };
};
