import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { signFileUrl } from '@barg/api-client/files';
import type { MediaFile } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';
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
  accountId: string | null;
  locale: string;
}

const captionsFor = (tracks: readonly CaptionTrack[], { accountId, locale }: Watcher): CaptionOptions => {
  const choice = createCaptionChoice(storage, accountId);
  return {
    tracks,
    language: languageAtFirst(tracks, choice.get(), locale),
    best: () => trackFor(tracks, choice.get(), locale)?.language ?? null,
    onChoose: choice.keep,
  };
};

const createFilePlayer = ({ _id, url, hls, captions, durationMs, watched }: PlayableFile, watcher: Watcher): Player => {
  const { accountId } = watcher;
  // Not for guests, whose public files have URLs that are valid for a day.
  const fetchUrl = async () => (accountId ? (await signFileUrl({ fileId: _id })).url : null);
  const positions = createPositions(storage, accountId);
  return createPlayer({
    source: { hls, url },
    captions: captionsFor(captions ?? [], watcher),
    address: createMediaAddress(url, fetchUrl),
    duration: (durationMs ?? 0) / 1000,
    startAt: beginningOf(positions.of(_id), watched),
    onKeep: createPositionKeeper({ fileId: _id, positions, send: accountId ? sendPosition : null }),
  });
};

/** The player of a file in an element, from its mount to its end. Its view is keyed by {@link playerKey}. */
export const usePlayer = (
  element: RefObject<HTMLMediaElement | null>,
  file: PlayableFile,
): { player: Player; state: PlayerState } => {
  const accountId = useCurrentUser()?._id ?? null;
  const { locale } = useUi();
  const [player] = useState(() => createFilePlayer(file, { accountId, locale }));
  useEffect(() => (element.current ? player.mount(element.current) : undefined), [element, player]);
  useEffect(() => player.updateAddress(file.url), [player, file.url]);
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState);
  return { player, state };
};
