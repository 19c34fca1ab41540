import { useState } from 'react';
import { COMPLETE_LOCALES } from '@barg/contract';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Card, CardTitle, Inline, Stack, Text, useToast } from '@barg/ui-kit';
import { SelectField, TextArea } from '@barg/ui-kit/fields';
import { nativeName } from '@barg/ui-kit/names';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { useAnswerDisputeMutation, useGatherEvidenceMutation, type EvidenceLanguage } from './disputes-api.ts';

const LONGEST = 20_000;

/** The evidence for a dispute: a draft from the stored facts on request, to be edited and submitted. */
export function AnswerCard({ disputeId }: { disputeId: string }) {
  const { t } = useTranslation('operator');
  const { text, change, forget } = useUnsentText(`dispute:${disputeId}`);
  const [gather, { isLoading, error }] = useGatherEvidenceMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [language, setLanguage] = useState<EvidenceLanguage>();
  const handleGather = async () => {
    const { data } = await gather({ id: disputeId, language });
    if (data) change(data.text);
  };
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
          error={error ? error.message || t('failed') : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <Inline>
          <Button isLoading={isLoading} onClick={() => void handleGather()}>
            {t('disputes.gather')}
          </Button>
          <Button variant="primary" disabled={showsNothing(text)} onClick={() => setIsAsking(true)}>
            {t('disputes.send')}
          </Button>
        </Inline>
      </Stack>
      {isAsking && (
        <SendDialog disputeId={disputeId} evidence={text} onSent={forget} onClose={() => setIsAsking(false)} />
      )}
    </Card>
  );
}

interface SendDialogProps {
  disputeId: string;
  evidence: string;
  onSent: () => void;
  onClose: () => void;
}

function SendDialog({ disputeId, evidence, onSent, onClose }: SendDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [answer] = useAnswerDisputeMutation();
  const handleConfirm = async () => {
    await answer({ id: disputeId, evidence }).unwrap();
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
