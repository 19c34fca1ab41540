import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { useSearchParams } from '@barg/runtime/router';
import { safeReturnUrl, useSetting } from '@barg/session';
import { Button, Stack, color, font, space } from '@barg/ui-kit';
import { ProviderMark } from './provider-mark.tsx';
import { useLeave } from './use-leave.ts';

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
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

/** Logins by other sites, below the form of a way in; nothing where none is configured. Texts: `auth:social`. */
export function SocialButtons({ role = 'user' }: { role?: 'user' | 'performer' }) {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const providers = useSetting('socialLogins');
  const { leaving, leave } = useLeave({ role, link: false, returnTo: safeReturnUrl(query.get('returnUrl')) });
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
