import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, useFormat, useTokens } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { Facts } from '../../shared/facts.tsx';
import type { PackageForm } from './package-form-schema.ts';

interface SavedMeanwhileProps {
  /** What another operator has saved, in the form's shape. */
  theirs: PackageForm;
  currency: string;
}

/** The values that another save would replace, where they are not those of the form; words are told beside their fields. */
export function SavedMeanwhile({ theirs, currency }: SavedMeanwhileProps) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const tokens = useTokens();
  const { watch } = useFormContext<PackageForm>();
  const facts = (
    [
      ['tokens', t('packages.tokens'), theirs.tokens !== null && tokens(theirs.tokens)],
      ['price', t('packages.priceIn', { currency }), theirs.price !== null && format.money(theirs.price, currency)],
      ['position', t('pages.position'), format.number(theirs.position)],
      ['isOffered', t('packages.isOffered'), t(theirs.isOffered ? 'yes' : 'no')],
    ] as const
  ).filter(([field, , value]) => value !== false && watch(field) !== theirs[field]);
  if (facts.length === 0) return null;
  return (
    <Card role="region" aria-label={t('settings.conflict.title')}>
      <CardTitle>{t('settings.conflict.theirs')}</CardTitle>
      <Facts facts={facts.map(([, name, value]) => ({ name, value: <bdi>{value}</bdi> }))} />
    </Card>
  );
}
