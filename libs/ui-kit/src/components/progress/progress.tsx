import { useFormat } from '../../format/use-format.ts';
import { customProperties } from '../../theme/custom-properties.ts';
import { ProgressFill, ProgressHead, ProgressRoot, ProgressTrack } from './progress.styles.ts';

export interface ProgressProps {
  /** A share from 0 to 1; null while work goes on of which no share is known. */
  value: number | null;
  label: string;
  /** `accent` for goals of tips. */
  tone?: 'brand' | 'accent';
  /** Whether label and percentage are shown above the bar, or only announced. */
  head?: 'shown' | 'hidden';
}

export const Progress = ({ value, label, tone = 'brand', head = 'shown' }: ProgressProps) => {
  const format = useFormat();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const percent = share === null ? undefined : format.percent(share);
  return (
    <ProgressRoot>
      {head === 'shown' && (
        <ProgressHead>
          <span>{label}</span>
          {percent && <bdi>{percent}</bdi>}
        </ProgressHead>
      )}
      <ProgressTrack
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share * 100)}
        aria-valuetext={percent}
      >
        <ProgressFill
          $tone={tone}
          $isEndless={share === null}
          style={customProperties({ '--share': `${(share ?? 1) * 100}%` })}
        />
      </ProgressTrack>
    </ProgressRoot>
  );
};
