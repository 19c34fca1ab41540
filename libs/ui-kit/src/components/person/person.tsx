import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon } from '../icon/icon.tsx';
import { NameRoot, NameText, Verified } from './person.styles.ts';

export const VerifiedMark = ({ size = 16 }: { size?: number }) => {
  const { t } = useTranslation('ui');
  return (
    <Verified>
      <Icon icon={BadgeCheck} size={size} label={t('verified')} />
    </Verified>
  );
};

/** A person's name in its own direction, so that a Latin name does not reorder a Persian line. */
export const PersonName = ({ name, isVerified = false }: { name: string; isVerified?: boolean }) => (
  <NameRoot>
    <NameText>{name}</NameText>
    {isVerified && <VerifiedMark />}
  </NameRoot>
);

/** `@username`, with the sign on its left in every script. */
export const Handle = ({ username }: { username: string }) => <bdi dir="ltr">@{username}</bdi>;
