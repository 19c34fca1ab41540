import User from 'lucide-react/icons/user';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { LiveBadge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ImageSource } from '../picture/image-source.ts';
import {
  AvatarFace,
  AvatarFrame,
  AvatarLive,
  AvatarOnline,
  AvatarRoot,
  avatarPixels,
  type AvatarSize,
} from './avatar.styles.ts';

export type AvatarStatus = 'none' | 'live' | 'online';

interface AvatarProps {
  name: string;
  source?: ImageSource | null;
  /** Where only one URL is known. */
  url?: string | null;
  size?: AvatarSize;
  status?: AvatarStatus;
  /** Only where no name stands beside it. */
  alt?: string;
}

/** The first grapheme: an emoji or a letter with marks stays whole. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first ? first.segment.toLocaleUpperCase() : '';
};

const AvatarImage = ({
  source,
  url,
  pixels,
  alt,
  onError,
}: {
  source?: ImageSource | null;
  url?: string | null;
  pixels: number;
  alt: string;
  onError: (event: SyntheticEvent) => void;
}) => {
  const variant = source && (pixels > 64 ? source.medium : source.small);
  return (
    <picture>
      {variant && <source type="image/avif" srcSet={variant.avif} />}
      <img
        src={variant?.webp ?? url ?? undefined}
        alt={alt}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        onError={onError}
      />
    </picture>
  );
};

export const Avatar = ({ name, source, url, size = 'md', status = 'none', alt = '' }: AvatarProps) => {
  const { t } = useTranslation('ui');
  const address = source?.small.webp ?? url ?? null;
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const initial = initialOf(name);
  const hasImage = address !== null && address !== failedAddress;
  return (
    <AvatarRoot $size={size}>
      <AvatarFrame $isLive={status === 'live'}>
        <AvatarFace
          $size={size}
          role={alt && !hasImage ? 'img' : undefined}
          aria-label={hasImage ? undefined : alt || undefined}
        >
          {hasImage ? (
            <AvatarImage
              source={source}
              url={url}
              pixels={avatarPixels[size]}
              alt={alt}
              onError={() => setFailedAddress(address)}
            />
          ) : (
            <span aria-hidden>{initial || <Icon icon={User} size={Math.round(avatarPixels[size] / 2)} />}</span>
          )}
        </AvatarFace>
      </AvatarFrame>
      {status === 'live' && avatarPixels[size] >= 48 && (
        <AvatarLive>
          <LiveBadge />
        </AvatarLive>
      )}
      {status === 'online' && <AvatarOnline role="img" aria-label={t('online')} />}
    </AvatarRoot>
  );
};
