import { SECURITY_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@barg/ui-kit';

/** Suggests to set up two-factor authentication, if the site does not require it. */
export function SecondStepInvitation() {
  const { t } = useTranslation('operator');
  const title = t('secondStep.invitationTitle');
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {title}
        </Heading>
        <Text>{t('secondStep.invitation')}</Text>
        <Inline>
          <ButtonLink to={SECURITY_PATH}>{t('secondStep.setUp')}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
