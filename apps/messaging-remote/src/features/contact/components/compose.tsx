import { useEffect, useEffectEvent } from 'react';
import type { IntentDialogProps } from '@barg/contract';
import { useNavigate } from '@barg/runtime/router';
import { paths } from '../../../shared/paths.ts';

/** Answers `messaging.compose` by going to the conversation: the page makes it, and asks guests to log in first. */
export function Compose({ payload: { performer }, onSettled }: IntentDialogProps<'messaging.compose'>) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    void navigate(paths.writeTo(performer._id));
    onSettled('done');
  });
  useEffect(() => go(), []);
  return null;
}
