import { useEffect, useRef } from 'react';
import { measureLevel } from '../media/measure-level.ts';
import { LevelBar, LevelTrack } from './mic-level.styles.ts';

/** How loud the microphone is. Drawn past React, sixty times a second; decoration for those who do not see it move. */
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
