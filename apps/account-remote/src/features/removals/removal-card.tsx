import { useState } from 'react';
import type { Removal } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Card, Heading, Inline, Stack, Text, Time, UserText, UserLine } from '@barg/ui-kit';
import { ObjectionForm } from './objection-form.tsx';

/** The objection and its answer. */
function Objection({ objection }: { objection: NonNullable<Removal['objection']> }) {
  const { t } = useTranslation('account');
  const { text, createdAt, decision, answer, decidedAt } = objection;
  return (
    <Stack gap={2}>
      <Text size="caption" tone="muted">
        {t('removals.yourObjection')} <Time value={createdAt} format="dateTime" />
      </Text>
      <UserText text={text} />
      <Text>{t(`removals.decisions.${decision ?? 'open'}`)}</Text>
      {answer && <UserText text={answer} />}
      {decidedAt && (
        <Text size="caption" tone="muted">
          <Time value={decidedAt} format="dateTime" />
        </Text>
      )}
    </Stack>
  );
}

/**
 * Whether an objection is possible: the server decides, and the form is hidden only when the time is certainly over.
 */
const mayObject = ({ state, until, objection }: Removal): boolean =>
  state === 'removed' && objection === null && Date.parse(until) > Date.now();

/** A removal: the item, the reason, and the objection. */
export function RemovalCard({ removal }: { removal: Removal }) {
  const { t } = useTranslation('account');
  const [isObjecting, setIsObjecting] = useState(false);
  const { _id, type, title, reason, text, state, createdAt, until, objection } = removal;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Inline justify="space-between">
          <Heading level={2}>{t(`removals.types.${type}`)}</Heading>
          <Badge variant={state === 'restored' ? 'status' : 'danger'}>{t(`removals.states.${state}`)}</Badge>
        </Inline>
        {title && <UserLine as={Text} clamp={3} text={title} />}
        <Text>
          {t('removals.reason')} {t(`removals.reasons.${reason}`)}
        </Text>
        {text && <UserText text={text} />}
        <Text size="caption" tone="muted">
          <Time value={createdAt} format="dateTime" />
        </Text>
        {objection && <Objection objection={objection} />}
        {mayObject(removal) && (
          <>
            <Text>
              {t('removals.until')} <Time value={until} format="long" />
            </Text>
            {isObjecting ? (
              <ObjectionForm removalId={_id} />
            ) : (
              <Inline>
                <Button onClick={() => setIsObjecting(true)}>{t('removals.object')}</Button>
              </Inline>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
