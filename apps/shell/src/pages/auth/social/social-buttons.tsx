import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Button, Stack, color, font, space, useToast } from '@barg/ui-kit';
import { ProviderMark } from '@barg/ui-kit/marks';
import { useLeave } from '@barg/session/social';

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.ink3};
  font-size: ${font.size.caption};
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${color.line};
  }
`;

interface SocialButtonsProps {
  /** What somebody becomes who has no account yet. */
  kind: 'user' | 'performer';
  /** Where to go afterwards, inside the site; null is where everybody goes. */
  returnTo: string | null;
}

/** Logins by other sites, below the form of a way in; nothing where none is configured. Texts: `auth:social`. */
export function SocialButtons({ kind, returnTo }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const providers = useSetting('socialLogins');
  const toast = useToast();
  const onFailure = (message: string) => toast(message || t('shell:errors.default'), { tone: 'danger' });
  const { leaving, leave } = useLeave({ role: kind, link: false, returnTo }, { onFailure });
  if (providers.length === 0) return null;
  return (
    <Stack gap={3}>
      <Or>{t('social.or')}</Or>
      {providers.map((provider) => (
        <Button
          key={provider}
          width="full"
          isLoading={leaving === provider}
          disabled={leaving !== null}
          onClick={() => void leave(provider)}
        >
          <ProviderMark provider={provider} />
          {t(`social.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
}
