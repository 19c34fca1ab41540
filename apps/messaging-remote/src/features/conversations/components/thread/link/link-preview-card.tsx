import type { LinkPreview } from '@barg/api-client/models';
import { readableAddress } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { UserLine, VisuallyHidden } from '@barg/ui-kit';
import { Card, CardHost, CardPicture, CardText, CardTexts, CardTitle } from './link-preview.styles.ts';

/** What a linked page says of itself; its address alone while that is not known. */
export default function LinkPreviewCard({ preview }: { preview: LinkPreview }) {
  const { t } = useTranslation('messaging');
  const { address, host, status, title, description, siteName, pictureUrl } = preview;
  const isReady = status === 'ready';
  return (
    // Links of users are not endorsed by the site.
    <Card
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
      aria-busy={status === 'pending' || undefined}
    >
      {pictureUrl && <CardPicture src={pictureUrl} alt="" width={64} height={64} />}
      <CardTexts>
        {isReady && <UserLine as={CardTitle} text={title} isLinked={false} />}
        {isReady && description !== '' && <UserLine as={CardText} text={description} isLinked={false} />}
        {!isReady && <CardText dir="ltr">{readableAddress(address)}</CardText>}
        <UserLine
          as={CardHost}
          text={siteName === '' || siteName === host ? host : `${siteName} · ${host}`}
          isLinked={false}
        />
        {status === 'pending' && <VisuallyHidden>{t('link.loading')}</VisuallyHidden>}
      </CardTexts>
    </Card>
  );
}
