import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { stopPlaying, nextRate, rateNow, subscribeRate, playAlone } from './listening.ts';

interface Voice {
  src: string;
  /** Of the file: what browsers record does not say how long it is until it was heard to its end. */
  durationMs: number;
  /** Asks for a fresh address: those of private files live for minutes. */
  onExpired?: () => void;
}

/** Plays one voice message. Its address may change while it plays: it goes on where it was. */
export function useVoice({ src, durationMs, onExpired }: Voice) {
  const element = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const rate = useSyncExternalStore(subscribeRate, rateNow, rateNow);
  /** What to go on with after a fresh address. */
  const resume = useRef<{ at: number; isPlaying: boolean } | null>(null);
  const hasAsked = useRef(false);
  const duration = durationMs / 1000;

  const play = useCallback((audio: HTMLAudioElement): void => {
    playAlone(audio);
    setFailed(false);
    audio.playbackRate = rateNow();
    // What fails is told by the element's event.
    audio.play().catch(() => setPlaying(false));
  }, []);
  useEffect(() => {
    const audio = element.current;
    return () => {
      if (audio) stopPlaying(audio);
    };
  }, []);
  useEffect(() => {
    if (element.current) element.current.playbackRate = rate;
  }, [rate]);
  useEffect(() => {
    const [audio, wanted] = [element.current, resume.current];
    if (!audio || !wanted) return;
    resume.current = null;
    audio.currentTime = wanted.at;
    if (wanted.isPlaying) play(audio);
  }, [src, play]);

  const seek = (to: number): void => {
    const at = Math.min(duration, Math.max(0, to));
    setSeconds(at);
    if (element.current) element.current.currentTime = at;
  };
  const toggle = (): void => {
    const audio = element.current;
    if (!audio) return;
    if (isPlaying) return audio.pause();
    if (seconds >= duration) seek(0);
    play(audio);
  };

  const handlers = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: () => setSeconds(Math.min(duration, element.current?.currentTime ?? 0)),
    onPlaying: () => (hasAsked.current = false),
    onEnded: () => {
      setPlaying(false);
      setSeconds(0);
      if (element.current) element.current.currentTime = 0;
    },
    onError: () => {
      const wasPlaying = isPlaying;
      setPlaying(false);
      // A fresh address that fails too is no matter of time.
      if (!onExpired || hasAsked.current) return setFailed(true);
      hasAsked.current = true;
      resume.current = { at: seconds, isPlaying: wasPlaying || seconds === 0 };
      onExpired();
    },
  };
  const retry = (): void => {
    hasAsked.current = false;
    setFailed(false);
    if (onExpired) {
      resume.current = { at: seconds, isPlaying: true };
      onExpired();
    } else element.current?.load();
  };
  return { element, handlers, isPlaying, seconds, duration, hasFailed, rate, toggle, seek, nextRate, retry };
}
