import type { RemovalInContext } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, UserLine } from '@barg/ui-kit';
import { TextLink } from '../../../shared/text-link.tsx';

/** Where else the files of a removal are shown: a removal takes the place that was named, not the others. */
export function OtherPlaces({ places }: { places: RemovalInContext['content']['otherPlaces'] }) {
  const { t } = useTranslation('operator');
  if (places.length === 0) return null;
  return (
    <>
      <Text>{t('removals.otherPlaces')}</Text>
      <Stack as="ul" gap={2}>
        {places.map(({ type, title, link }) => (
          <li key={link}>
            <TextLink to={link}>{t(`reports.types.${type === 'profile' ? 'performer' : type}`)}</TextLink>{' '}
            <UserLine as="bdi" text={title} />
          </li>
        ))}
      </Stack>
    </>
  );
}
