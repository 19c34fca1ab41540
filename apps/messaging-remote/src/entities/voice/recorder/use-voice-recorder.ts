import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSetting } from '@barg/session';
import { VoiceRecorder } from './voice-recorder.ts';

const MINUTE_MS = 60_000;

/** Records as soon as it is mounted, and throws away what is not taken before it is unmounted. */
export function useVoiceRecorder() {
  const mostMs = useSetting('voiceMessageMinutes') * MINUTE_MS;
  const [recorder] = useState(() => new VoiceRecorder(mostMs));
  useEffect(() => {
    void recorder.start();
    return () => recorder.close();
  }, [recorder]);
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState);
  return { recorder, state, mostMs };
}
