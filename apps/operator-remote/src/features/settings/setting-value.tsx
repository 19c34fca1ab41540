import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import type { SettingsForm } from './settings-form-schema.ts';

/** A setting's value, read-only. */
export function SettingValue({ value }: { value: SettingsForm[keyof SettingsForm] }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return <bdi>{format.number(value)}</bdi>;
  if (typeof value === 'string') return <bdi>{value || '–'}</bdi>;
  return (
    <ul>
      {value.map(({ title, path }, index) => (
        <li key={index}>
          <bdi>{title || '–'}</bdi> <bdi dir="ltr">{path}</bdi>
        </li>
      ))}
    </ul>
  );
}
