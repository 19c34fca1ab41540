import { SECURITY_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@barg/ui-kit';

/** Asks an operator to set up a second step; one may go on without where the site does not insist. */
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
