import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { openMessageVideo } from '@barg/api-client/messages';
import type { MediaFile } from '@barg/api-client/models';

type FilmEvent = SyntheticEvent<HTMLVideoElement>;

/** The best source for the browser: native HLS if supported, otherwise the complete file. */
const addressOf = ({ hls, url }: MediaFile): string | null =>
  hls && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') ? hls : url;

/**
 * Plays a video of a message. Its signed URL is requested on play and expires after minutes:
 * long films continue with a new one at the same position.
 */
export function useFilm(messageId: string, fileId: string) {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<MediaFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const resumeAt = useRef(0);
  /** Whether the current URL has worked: then an error means that it has expired. */
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
