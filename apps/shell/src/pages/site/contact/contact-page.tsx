import { useEffect, useRef, useState } from 'react';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, EmptyState, PageHeader } from '@barg/ui-kit';
import { ContactForm } from './contact-form.tsx';

/** /contact: a letter to the site's operators. */
export default function ContactPage() {
  const { t } = useTranslation('site');
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHeader title={t('contact.title')} subtitle={isSent ? undefined : t('contact.intro')} />
      <Card padding="md">
        {isSent ? <Sent onAnother={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}
      </Card>
    </>
  );
}

/** The focused form was removed: the focus moves to the next button, and the result is announced. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('site');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus(), []);
  return (
    <div role="status" ref={frame}>
      <EmptyState
        icon={MailCheck}
        title={t('contact.sentTitle')}
        action={<Button onClick={onAnother}>{t('contact.another')}</Button>}
      >
        {t('contact.sent')}
      </EmptyState>
    </div>
  );
}
