import { useEffect, useEffectEvent } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { useAppSelector, userSlice } from '@barg/session';
import {
  adoptGuestDraft,
  forgetDraft,
  keepDraft,
  readDraft,
  useUnsentText,
  type DraftPlace,
} from '@barg/session/unsent-drafts';

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

const parse = (kept: unknown): Kept[] => {
  if (typeof kept !== 'object' || kept === null) return [];
  const { words, fileIds, key, isBack } = kept as Record<string, unknown>;
  if (typeof words !== 'string' || typeof key !== 'string' || !Array.isArray(fileIds)) return [];
  return [{ words, key, fileIds: fileIds.filter((id) => typeof id === 'string'), isBack: isBack === true }];
};

/** What is on its way, what waits behind it, and what came back; the oldest first. */
const keptAt = (place: DraftPlace): Kept[] => [readDraft(goingAt(place))].flat().flatMap(parse);

const keepAt = (place: DraftPlace, kept: readonly Kept[]): void => {
  if (kept.length > 0) keepDraft(goingAt(place), kept);
  else forgetDraft(goingAt(place));
};

/** What was sent while the account was delayed is the account's once that comes, behind what an earlier page has left. */
const adoptGoing = (place: DraftPlace): void => {
  const own = keptAt(place);
  adoptGuestDraft(goingAt(place));
  const keys = new Set(own.map(({ key }) => key));
  const adopted = keptAt(place).filter(({ key }) => !keys.has(key));
  if (adopted.length > 0) keepAt(place, [...own, ...adopted]);
};

const goingFrom = (place: DraftPlace): Kept[] => keptAt(place).filter(({ isBack }) => !isBack);

const textAt = (place: DraftPlace): string => {
  const text = readDraft(place);
  return typeof text === 'string' ? text : '';
};

/** What this page is sending: whether the last that waits was taken. What else is kept was left by a page that was closed. */
const lastOf = new Map<DraftPlace, Promise<boolean>>();
/** How a field that is shown is filled: not always that which the words have left. */
const fields = new Map<DraftPlace, (text: string) => void>();

const isSame = (one: Pick<GoingMessage, 'words' | 'fileIds'>, other: typeof one): boolean =>
  one.words === other.words && one.fileIds.join() === other.fileIds.join();

/** The most lines that wait for the one before them; then a press of Enter leaves the words in the field. */
const MOST_WAITING = 20;

/**
 * The field of a chat. Its words leave it as soon as they are sent, and are kept until that is acknowledged. Those that
 * are sent meanwhile wait behind them, as lines of their own, in their order. What a reload interrupts goes on by itself,
 * once; what is refused stands in the field again with what waited behind it, before what was typed meanwhile.
 *
 * @param send sends a message; resolves with whether it was taken
 * @param onWait is told of a message that waits; `send` has it later, unless one before it is refused
 */
export const useUnsentMessage = (
  place: DraftPlace,
  send: (message: GoingMessage) => Promise<boolean>,
  onWait?: (message: GoingMessage) => void,
) => {
  const { text, change, forget } = useUnsentText(place);
  useEffect(() => {
    fields.set(place, change);
    return () => {
      if (fields.get(place) === change) fields.delete(place);
    };
  });
  const bringBack = (): void => {
    const going = goingFrom(place);
    keepAt(
      place,
      going.map((one) => ({ ...one, isBack: true })),
    );
    const all = [...going.map(({ words }) => words), textAt(place)].filter((part) => part !== '').join(' ');
    keepDraft(place, all);
    fields.get(place)?.(all);
  };
  const deliver = async (going: GoingMessage): Promise<boolean> => {
    const isTaken = await send(going);
    if (isTaken) {
      keepAt(
        place,
        keptAt(place).filter(({ key }) => key !== going.key),
      );
    } else bringBack();
    return isTaken;
  };
  /** Sends a kept message when those before it were taken. */
  const line = (going: GoingMessage): Promise<boolean> => {
    const before = lastOf.get(place);
    if (before) onWait?.(going);
    const own = before ? before.then((isTaken) => isTaken && deliver(going)) : deliver(going);
    lastOf.set(place, own);
    const leave = (): void => {
      if (lastOf.get(place) === own) lastOf.delete(place);
    };
    void own.then(leave, leave);
    return own;
  };
  /** Sends what stands in the field by now; resolves with whether it was taken. */
  const submit = async (fileIds: readonly string[] = []): Promise<boolean> => {
    const going = goingFrom(place);
    if (going.length > MOST_WAITING) return false;
    const message = { words: textAt(place), fileIds };
    const back = keptAt(place).find((one) => one.isBack && isSame(one, message));
    const next = { ...message, key: back?.key ?? newIdempotencyKey() };
    // Other tabs that show the same words would send them a second time.
    forget(message.words);
    keepAt(place, [...going, { ...next, isBack: false }]);
    return line(next);
  };
  const writerId = useAppSelector((state) => userSlice.selectors.selectCurrentUser(state)?._id ?? null);
  useEffect(() => {
    if (writerId !== null) adoptGoing(place);
  }, [place, writerId]);
  const goOn = useEffectEvent(() => {
    if (!lastOf.has(place)) goingFrom(place).forEach((left) => void line(left));
  });
  useEffect(() => goOn(), [place]);
  return { text, change, submit };
};
