import type { AuditEntry } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { UserLine } from '@barg/ui-kit';
import { Coded } from '../coded.tsx';
import { DetailsRoot } from './audit-details.styles.ts';

/** Formats a value: strings as they are, everything else as JSON. */
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

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
              <bdi>{entry.targetId}</bdi>
            </dd>
          </div>
        )}
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>
              <bdi dir="ltr">
                <code>{name}</code>
              </bdi>
            </dt>
            <UserLine as="dd" text={toText(value)} />
          </div>
        ))}
      </dl>
    </DetailsRoot>
  );
}
