import Video from 'lucide-react/icons/video';
import { privateStreamPath, type PerformerRef, type SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useIntent } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Button, IconButton } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { usePrivateOfferQuery } from '../api/private-offer.ts';

/** Asks for a private stream, or leads to the one that is open; null where she offers none. */
function usePrivateAction(performer: PerformerRef | null) {
  const { t } = useTranslation('commerce');
  const navigate = useNavigate();
  const isFan = useFan() !== null;
  const { ask, isAvailable } = useIntent('commerce.private-stream');
  const { data: offer } = useAskedAgain(usePrivateOfferQuery(performer?._id ?? '', { skip: !isFan || !performer }));
  if (!performer || !offer || (!offer.isOn && !offer.openId)) return null;
  const { openId } = offer;
  return {
    label: t(openId ? 'private.open' : 'private.action'),
    disabled: !openId && !isAvailable,
    onClick: () => (openId ? void navigate(privateStreamPath(openId)) : void ask({ performer })),
  };
}

/** On a profile. */
export function ProfilePrivate({ performer }: SlotProps['profile.actions']) {
  const action = usePrivateAction(performer);
  return action && <IconButton {...action} icon={Video} variant="outlined" />;
}

/** Below a stream. */
export function StreamPrivate({ performer }: { performer: PerformerRef | null }) {
  const action = usePrivateAction(performer);
  if (!action) return null;
  const { label, ...rest } = action;
  return (
    <Button {...rest} icon={Video}>
      {label}
    </Button>
  );
}
