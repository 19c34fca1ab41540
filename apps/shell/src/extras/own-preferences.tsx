import { AnalyticsField } from './analytics/analytics-field.tsx';
import { LanguageField, ThemeField } from '../preferences/preference-fields.tsx';

/** What a visitor chooses of the site's look and language, and of being counted. */
export default function OwnPreferences() {
  return (
    <>
      <LanguageField />
      <ThemeField />
      <AnalyticsField />
    </>
  );
}
