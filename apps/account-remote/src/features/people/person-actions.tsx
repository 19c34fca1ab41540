import { useState } from 'react';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import { createConversation } from '@barg/api-client/conversations';
import type { Person } from '@barg/api-client/models';
import { conversationPath, PEOPLE_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { toQueryError, useIntent } from '@barg/session';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { Button, useToast } from '@barg/ui-kit';

/** Opens the conversation with a person, or creates it. */
function MessageButton({ person }: { person: Person }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const navigate = useNavigateIfHere();
  const [isLoading, setLoading] = useState(false);
  const handleClick = async (): Promise<void> => {
    setLoading(true);
    try {
      const { _id } = await createConversation({
        source: person.isPerformer ? 'performer' : 'user',
        sourceId: person._id,
      });
      navigate(conversationPath(_id));
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.default'), { tone: 'danger' });
      setLoading(false);
    }
  };
  return (
    <Button variant="primary" icon={MessageCircle} isLoading={isLoading} onClick={() => void handleClick()}>
      {t('people.message')}
    </Button>
  );
}

interface PersonActionsProps {
  person: Person;
  /** Called when the dialog opens, and when it is cancelled; a block leaves the page. */
  onBlocking: (isBlocking: boolean) => void;
}

/** The actions on another member. */
export function PersonActions({ person, onBlocking }: PersonActionsProps) {
  const { t } = useTranslation('account');
  const report = useIntent('site.report');
  const block = useIntent('site.block');
  const navigate = useNavigate();
  const handleBlock = async (): Promise<void> => {
    onBlocking(true);
    const answer = await block.ask({ person, isBlocked: false });
    // Leaves the page, since the person is not visible any more.
    if (answer) await navigate(PEOPLE_PATH, { replace: true });
    else onBlocking(false);
  };
  return (
    <>
      {person.canMessage && <MessageButton person={person} />}
      <Button icon={Flag} onClick={() => void report.ask({ type: 'user', _id: person._id, performer: person })}>
        {t('people.report')}
      </Button>
      <Button icon={Ban} onClick={() => void handleBlock()}>
        {t('people.block')}
      </Button>
    </>
  );
}
