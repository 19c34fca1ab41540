import Copy from 'lucide-react/icons/copy';
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

/** A line that is copied into another program. */
export function CopiedLine({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('live:obs.copied'), { tone: 'success' });
    } catch {
      // It stands there to be selected.
      toast(t('live:obs.notCopied'), { tone: 'danger' });
    }
  };
  return (
    <Stack gap={2}>
      <Text size="caption" tone="muted">
        {label}
      </Text>
      <Line dir="ltr">{text}</Line>
      <div>
        <Button icon={Copy} aria-label={t('live:obs.copyNamed', { what: label })} onClick={() => void copy()}>
          {t('live:obs.copy')}
        </Button>
      </div>
    </Stack>
  );
}
