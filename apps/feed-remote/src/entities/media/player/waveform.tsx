import { customProperties } from '@barg/ui-kit';
import { Wave } from './sound.styles.ts';

/** Of its box, which is stretched to the place it has. */
const HEIGHT = 100;
const STEP = 3;
/** Silence is a dot, so that the line does not break. */
const LOWEST = 6;
/** For a sound that nobody measured. */
const FLAT = Array.from({ length: 80 }, () => LOWEST);

const barsOf = (peaks: readonly number[]): string =>
  peaks
    .map((peak, index) => {
      const height = Math.max(LOWEST, peak);
      return `M${index * STEP + STEP / 2} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join('');

/** How loud a sound is along its length; what is played of it stands out. */
export function Waveform({ peaks, played }: { peaks: readonly number[] | null; played: number }) {
  const bars = peaks ?? FLAT;
  const path = barsOf(bars);
  return (
    <Wave
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      style={customProperties({ '--rest': `${(1 - played) * 100}%` })}
    >
      <path d={path} />
      <path d={path} />
    </Wave>
  );
}
