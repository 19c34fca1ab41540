import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { signFileUrl } from '@barg/api-client/files';
import type { MediaFile } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';
import { createMediaAddress } from './media-address.ts';
import { createPlayer, type Player } from './player.ts';
import type { PlayerState } from './player-state.ts';
import { createPositions } from './positions.ts';

/** A file that may be played: one with an address. */
export type PlayableFile = MediaFile & { url: string };

/** The same as long as it is the same file: another signature must not begin it anew. */
export const playerKey = ({ _id, hls }: MediaFile): string => `${_id}${hls ? ':hls' : ''}`;

const createFilePlayer = ({ _id, url, hls, captions, durationMs }: PlayableFile, accountId: string | null): Player => {
  // Visitors see what is free: its address holds for a day.
  const fetchUrl = async () => (accountId ? (await signFileUrl({ fileId: _id })).url : null);
  const positions = createPositions(() => localStorage, accountId);
  return createPlayer({
    source: { hls, url },
    captions,
    address: createMediaAddress(url, fetchUrl),
    duration: (durationMs ?? 0) / 1000,
    startAt: positions.of(_id),
    onKeep: (time, duration) => positions.keep(_id, time, duration),
  });
};

/** The player of a file in an element, from its mount to its end. Its view is keyed by {@link playerKey}. */
export const usePlayer = (
  element: RefObject<HTMLMediaElement | null>,
  file: PlayableFile,
): { player: Player; state: PlayerState } => {
  const accountId = useCurrentUser()?._id ?? null;
  const [player] = useState(() => createFilePlayer(file, accountId));
  useEffect(() => (element.current ? player.mount(element.current) : undefined), [element, player]);
  useEffect(() => player.updateAddress(file.url), [player, file.url]);
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState);
  return { player, state };
};
