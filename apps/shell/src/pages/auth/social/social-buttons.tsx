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
  /** The role of a new account. */
  kind: 'user' | 'performer';
  /** The path afterwards; null: the default. */
  returnTo: string | null;
}

/** Buttons for social logins, below a form; nothing when none is configured. Texts: `auth:social`. */
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
