import { useState } from 'react';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import { createConversation } from '@barg/api-client/conversations';
import type { Person } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useIntent } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { toFailure } from '../shared/query-error.ts';
import { useLazyDialog } from '../shared/use-lazy-dialog.ts';

const loadBlockDialog = () => import('./block-dialog.tsx');

/** Opens the conversation with a person, the one there is or a new one. */
function MessageButton({ person }: { person: Person }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const handleClick = async (): Promise<void> => {
    setLoading(true);
    try {
      const { _id } = await createConversation({
        source: person.isPerformer ? 'performer' : 'user',
        sourceId: person._id,
      });
      await navigate(`/messages/${_id}`);
    } catch (failure) {
      toast(toFailure(failure).message || t('shell:errors.default'), { tone: 'danger' });
      setLoading(false);
    }
  };
  return (
    <Button variant="primary" icon={MessageCircle} isLoading={isLoading} onClick={() => void handleClick()}>
      {t('people.message')}
    </Button>
  );
}

/** What one may do about another member. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useTranslation('account');
  const report = useIntent('site.report');
  const { Dialog, open, close } = useLazyDialog(loadBlockDialog);
  return (
    <>
      {person.canMessage && <MessageButton person={person} />}
      <Button icon={Flag} onClick={() => void report.ask({ type: 'user', _id: person._id, performer: person })}>
        {t('people.report')}
      </Button>
      <Button icon={Ban} onClick={() => void open()}>
        {t('people.block')}
      </Button>
      {Dialog && <Dialog person={person} onClose={close} />}
    </>
  );
}
