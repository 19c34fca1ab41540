import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { signFileUrl } from '@barg/api-client/files';
import type { MediaFile } from '@barg/api-client/models';
import { accountHere, useCurrentUser } from '@barg/session';
import { remoteStorage } from '@barg/session/remote-storage';
import { useUi } from '@barg/ui-kit';
import { createCaptionChoice, languageAtFirst, trackFor, type CaptionTrack } from './caption-choice.ts';
import { createMediaAddress } from './media-address.ts';
import { createPlayer, type CaptionOptions, type Player } from './player.ts';
import type { PlayerState } from './player-state.ts';
import { createPositionKeeper } from './position-keeper.ts';
import { beginningOf, createPositions } from './positions.ts';
import { sendPosition } from './send-position.ts';

/** A playable file, which has a URL. */
export type PlayableFile = MediaFile & { url: string };

/** The key of a file without its signature, so that a new signature does not restart the player. */
export const playerKey = ({ _id, hls }: MediaFile): string => `${_id}${hls ? ':hls' : ''}`;

const storage = remoteStorage('feed');

interface Watcher {
  /** When the player is created. A member's account may come later, where it could not be loaded with the page. */
  accountAtFirst: string | null;
  /** Whenever it is needed, in a browser only. It stays the one that came first, also while its session ends. */
  account: () => string | null;
  locale: string;
}

const createWatcher = (accountAtFirst: string | null, locale: string): Watcher => {
  let known = accountAtFirst;
  return { accountAtFirst, account: () => (known ??= accountHere()), locale };
};

const captionsFor = (tracks: readonly CaptionTrack[], watcher: Watcher): CaptionOptions => {
  const { accountAtFirst, account, locale } = watcher;
  const choice = () => createCaptionChoice(storage, account());
  return {
    tracks,
    language: languageAtFirst(tracks, createCaptionChoice(storage, accountAtFirst).get(), locale),
    best: () => trackFor(tracks, choice().get(), locale)?.language ?? null,
    onChoose: (language) => choice().keep(language),
  };
};

const createFilePlayer = ({ _id, url, hls, captions, durationMs, watched }: PlayableFile, watcher: Watcher): Player => {
  const { accountAtFirst, account } = watcher;
  // Not for guests, whose public files have URLs that are valid for a day.
  const fetchUrl = async () => (account() ? (await signFileUrl({ fileId: _id })).url : null);
  const keepPosition = createPositionKeeper({
    fileId: _id,
    keep: (...position) => createPositions(storage, account()).keep(...position),
    sender: () => (account() ? sendPosition : null),
  });
  return createPlayer({
    source: { hls, url },
    captions: captionsFor(captions ?? [], watcher),
    address: createMediaAddress(url, fetchUrl),
    duration: (durationMs ?? 0) / 1000,
    startAt: beginningOf(createPositions(storage, accountAtFirst).of(_id), watched),
    onKeep: keepPosition,
  });
};

/** The player of a file in an element, from its mount to its end. Its view is keyed by {@link playerKey}. */
export const usePlayer = (
  element: RefObject<HTMLMediaElement | null>,
  file: PlayableFile,
): { player: Player; state: PlayerState } => {
  const accountId = useCurrentUser()?._id ?? null;
  const { locale } = useUi();
  const [player] = useState(() => createFilePlayer(file, createWatcher(accountId, locale)));
  useEffect(() => (element.current ? player.mount(element.current) : undefined), [element, player]);
  useEffect(() => player.updateAddress(file.url), [player, file.url]);
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState);
  return { player, state };
};
