import type { AuditEntry } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Coded } from '../coded.tsx';
import { DetailsRoot } from './audit-details.styles.ts';
import { DetailName } from './detail-name.tsx';
import { DetailValue } from './detail-value.tsx';

/** The collapsed details of an entry. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('operator');
  const details = Object.entries(entry.details);
  if (details.length === 0 && !entry.targetId) return null;
  return (
    <DetailsRoot>
      <summary>{t('audit.details')}</summary>
      <dl>
        {entry.targetId && (
          <div>
            <dt>{entry.targetType && <Coded group="targets" code={entry.targetType} />}</dt>
            <dd>
              <bdi translate="no">{entry.targetId}</bdi>
            </dd>
          </div>
        )}
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>
              <DetailName name={name} />
            </dt>
            <dd>
              <DetailValue name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </DetailsRoot>
  );
}
