import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text } from '@barg/ui-kit';
import { FormTextField, useFormContext } from '@barg/ui-kit/forms';
import { useUsernameHint } from './use-username-hint.ts';

/** The username, with its availability while it is typed. */
export function UsernameField({ current }: { current: string | null }) {
  const { t } = useTranslation('account');
  // Also what a draft has brought, or what was there again after it was discarded.
  const typed = useFormContext<{ username: string }>().watch('username');
  const hint = useUsernameHint(typed, current);
  return (
    <Stack gap={1}>
      <FormTextField
        name="username"
        label={t('profile.username')}
        help={t('profile.usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Text as="p" role="status" size="caption" tone={hint === 'available' ? 'brand' : 'danger'}>
        {hint && t(`profile.hint.${hint}`)}
      </Text>
    </Stack>
  );
}
