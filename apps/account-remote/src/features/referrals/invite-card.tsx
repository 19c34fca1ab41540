import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import styled from 'styled-components';
import { REGISTER_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import {
  Button,
  Card,
  ErrorState,
  Inline,
  RevealStack,
  Skeleton,
  Text,
  color,
  font,
  radius,
  space,
  useToast,
  useUi,
} from '@barg/ui-kit';
import { ReferralTerms } from './referral-terms.tsx';
import { useReferralCodeQuery } from './referrals-api.ts';

const Code = styled.output`
  display: block;
  font-size: ${font.size.display};
  font-weight: ${font.weight.bold};
  letter-spacing: 0.12em;
  line-height: 1.4;
  /* Read from left to right, and below its label. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

const Address = styled.bdi`
  display: block;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink2};
  overflow-wrap: anywhere;
  text-align: start;
`;

const linkOf = (code: string): string => new URL(`${REGISTER_PATH}?ref=${code}`, location.origin).href;

export function InviteCard() {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useReferralCodeQuery();
  const code = data?.code;
  if (error && !data) {
    const message = toQueryError(error).message || t('shell:errors.default');
    return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <Card padding="md">
      <RevealStack>
        <Text tone="muted">{t('referrals.intro')}</Text>
        {data ? <ReferralTerms referral={data} /> : <Skeleton height="72px" />}
        <div>
          <Text size="caption" tone="muted">
            {t('referrals.code')}
          </Text>
          {code ? <Code dir="ltr">{code}</Code> : <Skeleton width="9ch" height="42px" />}
        </div>
        <div>
          <Text size="caption" tone="muted">
            {t('referrals.link')}
          </Text>
          {code ? <Address dir="ltr">{linkOf(code)}</Address> : <Skeleton height="48px" />}
        </div>
        <ShareButtons link={code ? linkOf(code) : null} />
      </RevealStack>
    </Card>
  );
}

function ShareButtons({ link }: { link: string | null }) {
  const { t } = useTranslation('account');
  const { siteName } = useUi();
  const toast = useToast();

  const handleCopy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t('referrals.copied'), { tone: 'success' });
    } catch {
      // Without permission or HTTPS there is no clipboard: the URL is visible.
      toast(address);
    }
  };
  const handleShare = async (url: string): Promise<void> => {
    try {
      await navigator.share({ title: siteName, text: t('referrals.shareText', { site: siteName }), url });
    } catch {
      // Cancelling is not an error.
    }
  };

  return (
    <Inline>
      <Button variant="primary" icon={Copy} disabled={!link} onClick={() => link && void handleCopy(link)}>
        {t('referrals.copy')}
      </Button>
      {'share' in navigator && (
        <Button icon={Share2} disabled={!link} onClick={() => link && void handleShare(link)}>
          {t('referrals.share')}
        </Button>
      )}
    </Inline>
  );
}
