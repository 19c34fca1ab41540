import { Card, Stack } from '@barg/ui-kit';
import { LanguageField, ThemeField } from '../../../preferences/preference-fields.tsx';

/** Language and theme: applied at once, on this device and in the account. */
export default function PreferencesSection() {
  return (
    <Card padding="md">
      <Stack>
        <LanguageField />
        <ThemeField />
      </Stack>
    </Card>
  );
}
