import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, CardTitle, Stack, Text } from '@barg/ui-kit';
import { paths, sitePaths } from '../../../shared/paths.ts';

/** Beside the home page: leads here. */
export function Invitation({ pathname }: SlotProps['shell.aside']) {
  const { t } = useTranslation('__name__');
  if (pathname !== sitePaths.home) return null;
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{t('title')}</CardTitle>
        <Text as="p" tone="muted">
          {t('invitation.message')}
        </Text>
        <ButtonLink size="sm" variant="secondary" to={paths.__camel__}>
          {t('invitation.open')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
