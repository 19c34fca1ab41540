import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, color, radius, space, Stack, Text, useToast } from '@barg/ui-kit';

const Line = styled.bdi`
  display: block;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  text-align: start;
  user-select: all;
`;

/** A secret that was made just now; it is not shown again. */
export function NewSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast(t('remotes.webhook.copied'), { tone: 'success' });
    } catch {
      // It stands there to be selected.
      toast(t('remotes.webhook.notCopied'), { tone: 'danger' });
    }
  };
  return (
    <Stack gap={2} role="status">
      <Text size="caption" tone="muted">
        {t('remotes.webhook.secret')}
      </Text>
      <Line dir="ltr">{secret}</Line>
      <Text tone="muted">{t('remotes.webhook.once')}</Text>
      <div>
        <Button size="sm" onClick={() => void copy()}>
          {t('remotes.webhook.copy')}
        </Button>
      </div>
    </Stack>
  );
}
