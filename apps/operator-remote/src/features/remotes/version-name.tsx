import type { RemoteSource } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Dots, Text } from '@barg/ui-kit';

interface Named {
  version: string;
  label: string;
  source?: RemoteSource | null;
  isUnchecked?: boolean;
}

/** Digits of a hash that are shown. */
const SHORT = 8;

/** A version's label, if it has one, and its number; that nobody has checked it stands beside it. */
export function VersionName({ version, label, isUnchecked = false }: Named) {
  const { t } = useTranslation('operator');
  return (
    <>
      <bdi>
        {label && <strong>{label}</strong>} {label ? `(${version.slice(0, SHORT)})` : version}
      </bdi>
      {isUnchecked && (
        <>
          {' '}
          <Badge variant="danger">{t('remotes.unchecked')}</Badge>
        </>
      )}
    </>
  );
}

/** Where a version comes from: its own version, its commit, and who made that. */
export function VersionSource({ source }: { source: RemoteSource | null }) {
  const { t } = useTranslation('operator');
  if (source === null) return null;
  const { version, commit, isDirty, author } = source;
  return (
    <Text as="div" size="caption" tone="muted">
      <Dots>
        {version}
        {commit && <span title={commit}>{commit.slice(0, SHORT)}</span>}
        {isDirty && t('remotes.dirty')}
        {author}
      </Dots>
    </Text>
  );
}
