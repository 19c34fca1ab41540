import { useTranslation } from '@barg/runtime/i18n';
import { Inline, Text } from '@barg/ui-kit';
import { SentNote } from '@barg/ui-kit/fields';
import { DiscardButton } from './discard-button.tsx';

interface UnsentNoteProps {
  /** The form shows values that were restored. */
  isRestored: boolean;
  /** Another tab has sent what the form has shown. */
  isSent?: boolean;
  /** Resets the form to its initial values. */
  onDiscard: () => void;
}

/**
 * Says that a form shows values that were typed earlier and not sent, with a button to discard them; or that another tab
 * has sent them.
 */
export const UnsentNote = ({ isRestored, isSent = false, onDiscard }: UnsentNoteProps) => {
  const { t } = useTranslation('ui');
  if (!isRestored) return <SentNote isSent={isSent} />;
  return (
    <Inline gap={3} role="status">
      <Text size="caption" tone="muted">
        {t('form.unsent')}
      </Text>
      <DiscardButton size="sm" onDiscard={onDiscard}>
        {t('form.discardUnsent')}
      </DiscardButton>
    </Inline>
  );
};
