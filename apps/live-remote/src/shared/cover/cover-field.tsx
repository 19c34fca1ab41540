import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Vault from 'lucide-react/icons/vault';
import { useId, useRef, type ChangeEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent } from '@barg/session';
import { Button, Inline, Picture, SendingProgress, Stack, Text, VisuallyHidden } from '@barg/ui-kit';
import { CoverFrame } from './cover-field.styles.ts';
import type { Cover } from './use-cover.ts';

const WIDE = 16 / 9;

/** The picture that stands for a stream: how it looks, chosen from the device or the vault, and taken away. */
export function CoverField({ cover }: { cover: Cover }) {
  const { t } = useTranslation('live');
  const label = useId();
  const input = useRef<HTMLInputElement>(null);
  const vault = useIntent('vault.pick');
  const { picture, progress, isWaiting, error } = cover;
  const isSending = progress !== null;
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that choosing the same file again fires an event.
    target.value = '';
    if (file) cover.send(file);
  };
  const handleVault = async () => {
    const [picked] = (await vault.ask({ most: 1 })) ?? [];
    if (picked) cover.reuse(picked._id);
  };
  return (
    <Stack gap={2} role="group" aria-labelledby={label}>
      <Text id={label} size="caption" weight="medium" tone="muted">
        {t('cover.title')}
      </Text>
      {picture && (
        <CoverFrame>
          <Picture source={picture} alt={t('cover.title')} ratio={WIDE} sizes="320px" />
        </CoverFrame>
      )}
      {isSending && <SendingProgress value={progress} isWaiting={isWaiting} label={t('cover.sending')} />}
      {error !== null && (
        <Text tone="danger" role="alert">
          {error || t('cover.failed')}
        </Text>
      )}
      <Inline>
        <Button icon={ImagePlus} isLoading={isSending} onClick={() => input.current?.click()}>
          {t(picture ? 'cover.replace' : 'cover.choose')}
        </Button>
        {vault.isAvailable && !isSending && (
          <Button icon={Vault} onClick={() => void handleVault()}>
            {t('cover.vault')}
          </Button>
        )}
        {(picture ?? isSending) && (
          <Button icon={Trash2} onClick={cover.remove}>
            {t('cover.remove')}
          </Button>
        )}
      </Inline>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('cover.choose')}
          tabIndex={-1}
          onChange={handleChange}
        />
      </VisuallyHidden>
      <Text size="caption" tone="muted">
        {t('cover.help')}
      </Text>
    </Stack>
  );
}
