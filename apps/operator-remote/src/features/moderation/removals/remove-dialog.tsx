import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { SelectField } from '@barg/ui-kit/fields';
import { REPORT_REASONS } from '../reports/report-kinds.ts';
import { ActionDialog } from '../../../shared/action-dialog.tsx';
import type { RemovalWords } from './removals-api.ts';

type Reason = RemovalWords['reason'];

interface RemoveDialogProps {
  /** What is removed, or the report that asks for it. */
  about: string;
  /** The reason of the report, if there is one. */
  startReason?: Reason;
  /** Rejects with the server's error. */
  onRemove: (words: RemovalWords) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason and the message of a removal, which the author gets. */
export function RemoveDialog({ about, startReason, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState<Reason>(startReason ?? REPORT_REASONS[0]);
  return (
    <ActionDialog
      title={t('removals.remove')}
      text={t('removals.removeHelp')}
      confirmLabel={t('removals.remove')}
      tone="danger"
      about={about}
      noteLabel={t('removals.toAuthor')}
      noteLimit={1000}
      content={{ reason }}
      onConfirm={(text) => onRemove({ reason, text })}
      onClose={onClose}
    >
      <SelectField
        label={t('removals.reasonTold')}
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reports.reasons.${value}`) }))}
        onChange={(event) => setReason(REPORT_REASONS.find((it) => it === event.target.value) ?? reason)}
      />
    </ActionDialog>
  );
}
