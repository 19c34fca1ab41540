import GitFork from 'lucide-react/icons/git-fork';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Icon, Text } from '@barg/ui-kit';
import { Notice, NoticeBody } from '../../../../shared/notice.styles.ts';

interface ForkedNoticeProps {
  of: 'drafts' | 'changes';
  /** Where the other one is written. */
  to: string;
}

/** Above a form: what is written here is kept beside a draft that was changed elsewhere, which opens beside it too. */
export function ForkedNotice({ of, to }: ForkedNoticeProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <Notice $tone="brand">
      <Icon icon={GitFork} />
      <NoticeBody>
        <Text>{t(`composer.${of}.forked`)}</Text>
        <ButtonLink variant="secondary" to={to} target="_blank" reloadDocument>
          {t('composer.drafts.openOther')}
        </ButtonLink>
      </NoticeBody>
    </Notice>
  );
}
