import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text } from '@barg/ui-kit';
import { FormTextField } from '@barg/ui-kit/forms';
import { useUsernameHint } from './use-username-hint.ts';

/** The username, with its availability while it is typed. */
export function UsernameField({ current }: { current: string | null }) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(current ?? '');
  const hint = useUsernameHint(typed, current);
  return (
    <Stack gap={1} onInput={(event) => event.target instanceof HTMLInputElement && setTyped(event.target.value)}>
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
