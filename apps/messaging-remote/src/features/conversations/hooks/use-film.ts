import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { openMessageVideo } from '@barg/api-client/messages';
import type { MediaFile } from '@barg/api-client/models';

type FilmEvent = SyntheticEvent<HTMLVideoElement>;

/** What this browser plays best: adaptive where it can by itself, else the whole film. */
const addressOf = ({ hls, url }: MediaFile): string | null =>
  hls && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') ? hls : url;

/**
 * Plays a video of a message by an address that is asked for when it is to be played. An address is good for minutes:
 * a long film goes on with a new one where it stood.
 */
export function useFilm(messageId: string, fileId: string) {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<MediaFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const resumeAt = useRef(0);
  /** Whether the address that is used now has played: then it is its time that ran out. */
  const hasPlayed = useRef(false);

  useEffect(() => {
    let isWanted = true;
    hasPlayed.current = false;
    openMessageVideo(messageId, fileId).then(
      (opened) => isWanted && setFile(opened),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [messageId, fileId, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  const handleLoaded = ({ currentTarget }: FilmEvent) => {
    hasPlayed.current = true;
    if (resumeAt.current > 0) currentTarget.currentTime = resumeAt.current;
  };
  const handleError = ({ currentTarget }: FilmEvent) => {
    resumeAt.current = currentTarget.currentTime;
    if (hasPlayed.current) retry();
    else setFailed(true);
  };
  return { url: file && addressOf(file), captions: file?.captions ?? [], hasFailed, retry, handleLoaded, handleError };
}
