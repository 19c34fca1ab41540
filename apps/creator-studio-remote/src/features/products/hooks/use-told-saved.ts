import type { OwnProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useShipsNowhere } from '../../../shared/shipping/use-ships-nowhere.ts';

/** Tells that a product is saved; of one that is offered and sent, also that nobody can order it where that is so. */
export const useToldSaved = () => {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const shipsNowhere = useShipsNowhere(true);
  return ({ type, publishedAt }: OwnProductView, saved: string): void => {
    if (!shipsNowhere || type !== 'physical' || !publishedAt) return toast(saved, { tone: 'success' });
    const action = { label: t('shipping.set'), onClick: () => void navigate(paths.shipping) };
    toast(`${saved} ${t('shipping.nowhere')}`, { action });
  };
};
