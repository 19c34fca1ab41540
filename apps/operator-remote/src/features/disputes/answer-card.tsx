import { useState } from 'react';
import type { ManagedDispute } from '@barg/api-client/models';
import { COMPLETE_LOCALES } from '@barg/contract';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Card, CardTitle, Inline, Stack, Text, useToast } from '@barg/ui-kit';
import { SelectField, SentNote, TextArea } from '@barg/ui-kit/fields';
import { nativeName } from '@barg/ui-kit/names';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { useAnswerDisputeMutation, useGatherEvidenceMutation, type EvidenceLanguage } from './disputes-api.ts';

const LONGEST = 20_000;

/** The evidence for a dispute: a draft from the stored facts on request, to be edited and submitted. */
export function AnswerCard({ dispute }: { dispute: ManagedDispute }) {
  const { _id: disputeId } = dispute;
  const { t } = useTranslation('operator');
  const { text, isSent, change, forget } = useUnsentText(`dispute:${disputeId}`);
  const [gather, { isLoading, error }] = useGatherEvidenceMutation();
  /** What the facts last said: other words were written by somebody, and are not replaced unasked. */
  const [gathered, setGathered] = useState('');
  const [asked, setAsked] = useState<'gather' | 'send'>();
  const [language, setLanguage] = useState<EvidenceLanguage>();
  const replace = async () => {
    const draft = await gather({ id: disputeId, language }).unwrap();
    setGathered(draft.text);
    change(draft.text);
  };
  const handleGather = () => {
    if (!showsNothing(text) && text !== gathered) return setAsked('gather');
    // What went wrong stands at the field.
    replace().catch(() => undefined);
  };
  const handleClose = () => setAsked(undefined);
  return (
    <Card as="section" aria-label={t('disputes.answer')}>
      <Stack gap={3}>
        <CardTitle>{t('disputes.answer')}</CardTitle>
        <Text tone="muted">{t('disputes.answerHelp')}</Text>
        <SelectField
          label={t('disputes.language')}
          options={[
            { value: '', label: t('disputes.siteLanguage') },
            ...COMPLETE_LOCALES.map((value) => ({ value, label: nativeName(value) })),
          ]}
          value={language ?? ''}
          onChange={({ target }) => setLanguage(COMPLETE_LOCALES.find((locale) => locale === target.value))}
        />
        <TextArea
          label={t('disputes.evidence')}
          value={text}
          maxLength={LONGEST}
          rows={10}
          readOnly={isLoading}
          error={error ? error.message || t('failed') : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <SentNote isSent={isSent} />
        <Inline>
          <Button isLoading={isLoading} onClick={handleGather}>
            {t('disputes.gather')}
          </Button>
          <Button variant="primary" disabled={showsNothing(text)} onClick={() => setAsked('send')}>
            {t('disputes.send')}
          </Button>
        </Inline>
      </Stack>
      {asked === 'gather' && (
        <ActionDialog
          title={t('disputes.gather')}
          text={t('disputes.gatherHelp')}
          confirmLabel={t('disputes.replace')}
          tone="danger"
          onConfirm={replace}
          onClose={handleClose}
        />
      )}
      {asked === 'send' && (
        <SendDialog dispute={dispute} evidence={text} onSent={() => forget(text)} onClose={handleClose} />
      )}
    </Card>
  );
}

interface SendDialogProps {
  dispute: ManagedDispute;
  evidence: string;
  onSent: () => void;
  onClose: () => void;
}

function SendDialog({ dispute, evidence, onSent, onClose }: SendDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [answer] = useAnswerDisputeMutation();
  const [{ _id: id, answeredAt }] = useState(dispute);
  const handleConfirm = async () => {
    await answer({ id, evidence, answeredAt }).unwrap();
    onSent();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t('disputes.send')}
      text={t('disputes.sendHelp')}
      confirmLabel={t('disputes.send')}
      tone="primary"
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
