import { Card, Stack } from '@barg/ui-kit';
import { AnalyticsField } from '../../../extras/analytics/analytics-field.tsx';
import { LanguageField, ThemeField } from '../../../preferences/preference-fields.tsx';

/** Language and theme: applied at once, on this device and in the account. Consent is this device's alone. */
export default function PreferencesSection() {
  return (
    <Card padding="md">
      <Stack>
        <LanguageField />
        <ThemeField />
        <AnalyticsField />
      </Stack>
    </Card>
  );
}
