import type { ContactMessage } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import {
  Button,
  Card,
  Dots,
  Heading,
  Inline,
  PageHeader,
  Stack,
  Text,
  Time,
  UserText,
  useToast,
  UserWords,
} from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { useContactMessagesInfiniteQuery, useHandleContactMessageMutation } from './messages-api.ts';

function Message({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [handle, { isLoading }] = useHandleContactMessageMutation();
  const { _id, name, email, subject, text, createdAt, handledBy, handledAt } = message;
  const handleHandled = async () => {
    const { error } = await handle(_id);
    if (error) toast(toQueryError(error).message || t('failed'), { tone: 'danger' });
    else toast(t('messages.handledNow'), { tone: 'success' });
  };
  return (
    <Card as="article">
      <Stack gap={3}>
        <Heading level={2} size="lead">
          <UserWords text={subject} isLinked={false} />
        </Heading>
        <Text size="caption" tone="muted">
          <Dots>
            <bdi>{name}</bdi>
            <bdi>{email}</bdi>
            <Time value={createdAt} format="dateTime" />
          </Dots>
        </Text>
        <UserText text={text} />
        <Inline>
          {handledAt && handledBy ? (
            <Text size="caption" tone="muted">
              {t('messages.handledBy', { name: handledBy.name })} <Time value={handledAt} format="dateTime" />
            </Text>
          ) : (
            <Button size="sm" isLoading={isLoading} onClick={() => void handleHandled()}>
              {t('messages.handle')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Contact messages of visitors. */
export default function MessagesPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const status = filters.get('status') === 'handled' ? 'handled' : 'open';
  const messages = useContactMessagesInfiniteQuery(status);
  return (
    <>
      <PageHeader title={t('sections.messages')} />
      <Filters>
        <SelectField
          label={t('status')}
          value={status}
          options={[
            { value: 'open', label: t('messages.open') },
            { value: 'handled', label: t('messages.handled') },
          ]}
          onChange={(event) => filters.set('status', event.target.value)}
        />
      </Filters>
      <PagedList query={messages} empty={t('messages.empty')}>
        {(items) => (
          <Stack>
            {items.map((message) => (
              <Message key={message._id} message={message} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
