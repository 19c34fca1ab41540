import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, SendingProgress } from '@barg/ui-kit';
import { SubmitButton } from '@barg/ui-kit/forms';

interface SendingBarProps {
  /** Whose words they are. */
  area: 'products' | 'videos';
  /** From 0 to 1 while the form is sent; null else. */
  progress: number | null;
  /** What was chosen is still on its way: the form waits for it. */
  isWaiting: boolean;
  isNew: boolean;
  onStop: () => void;
}

/** The submit button of a form with files, its progress, and the button that stops it. */
export function SendingBar({ area, progress, isWaiting, isNew, onStop }: SendingBarProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <>
      {progress !== null && <SendingProgress value={progress} label={t(`${area}.sending`)} />}
      <Inline>
        <SubmitButton disabled={isWaiting}>
          {t(isWaiting ? 'composer.waitForFiles' : isNew ? `${area}.create` : 'composer.save')}
        </SubmitButton>
        {progress !== null && (
          <Button size="lg" onClick={onStop}>
            {t(`${area}.stop`)}
          </Button>
        )}
      </Inline>
    </>
  );
}
