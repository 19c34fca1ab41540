import { useEffect, useRef } from 'react';
import { measureLevel } from '../media/measure-level.ts';
import { LevelBar, LevelTrack } from './mic-level.styles.ts';

/** The microphone's level. Updated without React, once a frame; hidden from screen readers. */
export function MicLevel({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      measureLevel(stream, (level) => {
        if (bar.current) bar.current.style.transform = `scaleX(${level.toFixed(3)})`;
      }),
    [stream],
  );
  return (
    <LevelTrack aria-hidden>
      <LevelBar ref={bar} />
    </LevelTrack>
  );
}
