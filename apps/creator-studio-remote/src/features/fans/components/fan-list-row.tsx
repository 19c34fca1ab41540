import { Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Inline, lazyPart, Skeleton, Text, useFormat, useHandedFocus, UserLine, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteFanListMutation, type FanList } from '../../../shared/fans/fan-lists-api.ts';
import { useRuleWords } from '../../../shared/fans/rule-words.ts';
import { FormPlace, ListLine, ListName, ListWords } from './fan-list-row.styles.ts';

const FanListForm = lazyPart(() => import('./fan-list-form.tsx'));

/** A list of fans, which is changed where it stands. */
export function FanListRow({ list }: { list: FanList }) {
  const { name, rules, memberCount } = list;
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const wordsOf = useRuleWords();
  const { hand, take } = useHandedFocus();
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const handleDone = () => {
    hand();
    setOpen(null);
  };
  if (open === 'form') {
    return (
      <FormPlace>
        <Suspense fallback={<Skeleton height="240px" />}>
          <FanListForm list={list} onDone={handleDone} />
        </Suspense>
      </FormPlace>
    );
  }
  const count = memberCount ?? 0;
  const about = rules ? wordsOf(rules) : t('fans.count', { count, amount: format.number(count) });
  return (
    <>
      <ListLine>
        <ListWords>
          <UserLine as={ListName} text={name} />
          <Text size="caption" tone="muted">
            {about}
          </Text>
        </ListWords>
        <Inline>
          <Button ref={take} size="sm" aria-label={t('fans.editNamed', { name })} onClick={() => setOpen('form')}>
            {t('fans.edit')}
          </Button>
          <Button size="sm" aria-label={t('fans.deleteNamed', { name })} onClick={() => setOpen('question')}>
            {t('fans.delete')}
          </Button>
        </Inline>
      </ListLine>
      <DeleteQuestion list={list} isOpen={open === 'question'} onClose={() => setOpen(null)} />
    </>
  );
}

interface QuestionProps {
  list: FanList;
  isOpen: boolean;
  onClose: () => void;
}

function DeleteQuestion({ list: { _id, name }, isOpen, onClose }: QuestionProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteFanListMutation();
  const handleDelete = async (): Promise<void> => {
    const { error } = await remove(_id);
    onClose();
    if (error) toast(toQueryError(error).message || t('shell:errors.default'));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('fans.deleteNamed', { name })}
      confirmLabel={t('fans.delete')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {t('fans.deleteText')}
    </ConfirmDialog>
  );
}
