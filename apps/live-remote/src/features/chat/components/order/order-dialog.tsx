import { useTranslation } from '@barg/runtime/i18n';
import { Dialog, Tabs } from '@barg/ui-kit/overlays';
import { LogTab } from './log-tab.tsx';
import { ModeratorsTab } from './moderators-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

interface OrderDialogProps {
  streamId: string;
  role: 'performer' | 'moderator';
  onClose: () => void;
}

/** Who is muted or banned; for the performer also her moderators, and what was done. */
export default function OrderDialog({ streamId, role, onClose }: OrderDialogProps) {
  const { t } = useTranslation('live');
  const people = { id: 'people', label: t('chat.order.people'), content: <PeopleTab streamId={streamId} /> };
  const hers = [
    { id: 'moderators', label: t('chat.order.moderators'), content: <ModeratorsTab streamId={streamId} /> },
    { id: 'log', label: t('chat.order.log'), content: <LogTab /> },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('chat.order.title')}>
      {role === 'performer' ? <Tabs label={t('chat.order.title')} tabs={[people, ...hers]} /> : people.content}
    </Dialog>
  );
}
