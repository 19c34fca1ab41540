import { useTranslation } from '@barg/runtime/i18n';
import { Overlay, SpinnerRing } from './spinner.styles.ts';

interface SpinnerProps {
  /** Pixels. */
  size?: number;
  label?: string;
}

export const Spinner = ({ size = 24, label }: SpinnerProps) => {
  const { t } = useTranslation('ui');
  return <SpinnerRing $size={size} role="status" aria-label={label ?? t('loading')} />;
};

/** Covers the screen while the site starts. */
export const LoadingOverlay = () => (
  <Overlay>
    <Spinner size={32} />
  </Overlay>
);
