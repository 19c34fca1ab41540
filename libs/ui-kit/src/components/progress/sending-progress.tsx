import { useTranslation } from '@barg/runtime/i18n';
import { Progress, type ProgressProps } from './progress.tsx';

interface SendingProgressProps extends Omit<ProgressProps, 'value'> {
  /** The share of the bytes that have left, from 0 to 1. */
  value: number;
  /** Nothing leaves at present. */
  isWaiting?: boolean;
}

/**
 * How much of a file has left. Once all of it has, the server checks and prepares it before it answers: then that is
 * said, and not that it is still being sent.
 */
export const SendingProgress = ({ value, isWaiting = false, ...rest }: SendingProgressProps) => {
  const { t } = useTranslation('ui');
  if (isWaiting || value < 1) return <Progress value={value} {...rest} />;
  return <Progress {...rest} value={null} label={t('preparing')} />;
};
