import BadgeCheck from 'lucide-react/icons/badge-check';
import FileText from 'lucide-react/icons/file-text';
import Hourglass from 'lucide-react/icons/hourglass';
import ShieldX from 'lucide-react/icons/shield-x';
import { useTranslation } from '@barg/runtime/i18n';
import type { OwnPerformer } from '@barg/api-client/models';
import { Icon, Stack, Text, UserText } from '@barg/ui-kit';
import type { SectionProps } from '../../section-props.ts';
import { Notice, NoticeBody, NoticeTitle } from '../../../../shared/notice.styles.ts';
import { DocumentCard } from './document-card.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const looks = {
  none: { icon: FileText, tone: 'neutral' },
  pending: { icon: Hourglass, tone: 'brand' },
  verified: { icon: BadgeCheck, tone: 'brand' },
  refused: { icon: ShieldX, tone: 'danger' },
} as const;

const DOCUMENTS = ['identity-front', 'identity-back', 'selfie'] as const;

function Standing({ verification }: Pick<OwnPerformer, 'verification'>) {
  const { t } = useTranslation('creator-studio');
  const { status, reason } = verification;
  const { icon, tone } = looks[status];
  return (
    <Notice $tone={tone} role="status">
      <Icon icon={icon} />
      <NoticeBody>
        <NoticeTitle>{t(`account.verification.${status}.title`)}</NoticeTitle>
        {status === 'refused' && (
          <Text as="div">
            <UserText text={reason} />
          </Text>
        )}
        <Text tone="muted">{t(`account.verification.${status}.text`)}</Text>
      </NoticeBody>
    </Notice>
  );
}

/** How her verification stands, what happens next, and the documents that an operator looks at. */
export function VerificationSection({ performer }: SectionProps) {
  const { t } = useTranslation('creator-studio');
  const { verification } = performer;
  const isVerified = verification.status === 'verified';
  return (
    <Stack gap={5}>
      {!isVerified && <RegistrationSteps status={verification.status} />}
      <Standing verification={verification} />
      {!isVerified && (
        <>
          <Text tone="muted">{t('account.verification.privacy')}</Text>
          <Stack as="ul" gap={3} aria-label={t('account.verification.documents')}>
            {DOCUMENTS.map((kind) => (
              <DocumentCard
                key={kind}
                kind={kind}
                givenAt={verification.given.find((given) => given.kind === kind)?.givenAt ?? null}
              />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
