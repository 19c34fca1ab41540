import History from 'lucide-react/icons/history';
import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, Text, UserText, useFormat, useTokens } from '@barg/ui-kit';
import { Notice, NoticeBody, NoticeTitle } from './notice.styles.ts';

/** As they were written, and no longer than that the form stays in sight. */
const Words = styled.p`
  max-block-size: 12rem;
  overflow: auto;
`;

interface ChangedElsewhereProps {
  /** What was saved elsewhere in fields that are changed here too; null: nothing. */
  theirs: Readonly<Record<string, unknown>> | null;
  /** How the fields are called that are words of the performer; others are named as everywhere. */
  labels?: Readonly<Record<string, string>>;
}

/** Above a form that was refused because another tab was faster: what a save from here would replace. */
export function ChangedElsewhere({ theirs, labels = {} }: ChangedElsewhereProps) {
  const { t } = useTranslation('creator-studio');
  const id = useId();
  if (!theirs) return null;
  const known: Readonly<Record<string, string>> = {
    ...{ title: t('work.title'), description: t('work.description') },
    ...{ audience: t('composer.audience'), price: t('composer.price'), publishAt: t('composer.times.publish') },
    ...labels,
  };
  const lines = Object.entries(theirs).filter(([name]) => name in known);
  if (lines.length === 0) return null;
  return (
    <Notice $tone="brand" role="note" aria-labelledby={id}>
      <Icon icon={History} />
      <NoticeBody>
        <NoticeTitle id={id}>{t('elsewhere.title')}</NoticeTitle>
        {lines.map(([name, value]) => (
          <div key={name}>
            <Text tone="muted">{known[name]}</Text>
            <TheirValue name={name} value={value} />
          </div>
        ))}
      </NoticeBody>
    </Notice>
  );
}

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;

/** Money, moments and audiences as the studio writes them; a dash where there is nothing. */
function TheirValue({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const audience = name === 'audience' ? AUDIENCES.find((known) => known === value) : undefined;
  if (audience) return <Words>{t(`audience.${audience}`)}</Words>;
  if (typeof value === 'number') return <Words>{name === 'stock' ? format.number(value) : tokens(value)}</Words>;
  if (typeof value !== 'string' || value === '') return <Words>–</Words>;
  if (name.endsWith('At')) return <Words>{format.dateTime(value)}</Words>;
  return (
    <Words as="div">
      <UserText text={value} isLinked={false} />
    </Words>
  );
}
