import type { ReportInContext } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat } from '@barg/ui-kit';

/** Says that a message is one of many that one act or template wrote: they are removed together. */
export function CopiesNote({ copies }: Pick<ReportInContext['content'], 'copies'>) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  if (!copies) return null;
  return <Text>{t(`reports.copies.${copies.of}`, { amount: format.number(copies.count ?? 0) })}</Text>;
}
