import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Time, useFormat, UserLine, useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { Coded } from '../coded.tsx';
import { Change, Was } from './audit-details.styles.ts';
import { DetailName } from './detail-name.tsx';

interface Change {
  before: unknown;
  after: unknown;
}

/** Fields whose values are words of the code; in all others a word is somebody's own. */
const CODED: ReadonlySet<string> = new Set([
  'answer',
  'by',
  'content',
  'decision',
  'destination',
  'documents',
  'objection',
  'outcome',
  'problem',
  'role',
  'secret',
  'seen',
  'state',
  'status',
  'verification',
]);

/** Fields whose values are codes of countries. */
const COUNTRIES: ReadonlySet<string> = new Set(['blockedCountries', 'country']);
const COUNTRY_CODE = /^[A-Z]{2}$/;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** What an action was about: `video:0198…`. */
const TARGET = /^([a-z-]+):([0-9a-f-]{36})$/;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is Change =>
  isObject(value) && Object.keys(value).toSorted().join() === 'after,before';

function TextValue({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const [, type, id] = TARGET.exec(text) ?? [];
  if (text === '') return '–';
  if (MOMENT.test(text)) return <Time value={text} format="dateTime" />;
  if (CODED.has(name)) return <bdi>{t(`audit.words.${text}`, { defaultValue: text })}</bdi>;
  if (COUNTRIES.has(name) && COUNTRY_CODE.test(text)) return <bdi>{countryName(text, locale)}</bdi>;
  if (type === undefined) return <UserLine as="span" text={text} />;
  return (
    <>
      <Coded group="targets" code={type} /> <bdi dir="ltr">{id}</bdi>
    </>
  );
}

/** What was recorded under a name: a value, a list, several under names of their own, or what changed into what. */
export function DetailValue({ name, value }: { name: string; value: unknown }): ReactNode {
  const { t } = useTranslation('operator');
  const format = useFormat();
  if (value === null || value === undefined) return t('audit.nothing');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return <bdi>{format.number(value)}</bdi>;
  if (typeof value === 'string') return <TextValue name={name} text={value} />;
  if (isChange(value)) {
    return (
      <Change>
        <Was>
          {t('audit.was')} <DetailValue name={name} value={value.before} />
        </Was>
        <span>
          {t('audit.became')} <DetailValue name={name} value={value.after} />
        </span>
      </Change>
    );
  }
  const isList = Array.isArray(value);
  const parts: Array<[string, unknown]> = Object.entries(value);
  if (parts.length === 0) return t('audit.nothing');
  return (
    <ul>
      {parts.map(([part, each]) => (
        <li key={part}>
          {!isList && <DetailName name={part} />}
          {!isList && ': '}
          <DetailValue name={isList ? name : part} value={each} />
        </li>
      ))}
    </ul>
  );
}
