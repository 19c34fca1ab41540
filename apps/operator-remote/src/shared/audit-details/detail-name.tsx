import { useTranslation } from '@barg/runtime/i18n';

/** What a recorded value is called; settings are called as in their form. A name without words is shown as it is. */
export function DetailName({ name }: { name: string }) {
  const { t } = useTranslation('operator');
  // Only own words: a name could also be that of a group of texts.
  const words: unknown = t(`audit.names.${name}`, { defaultValue: t(`settings.${name}`, { defaultValue: '' }) });
  if (typeof words === 'string' && words !== '') return <bdi>{words}</bdi>;
  return (
    <bdi dir="ltr">
      <code>{name}</code>
    </bdi>
  );
}
