import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { z } from 'zod';
import type { OwnPerformer } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, Text, useFormat } from '@barg/ui-kit';
import { FormSelect, FormTextField, useZodForm } from '@barg/ui-kit/forms';
import type { SectionProps } from '../../section-props.ts';
import { SectionForm } from '../section-form.tsx';
import { LinkRow } from './links-section.styles.ts';

const LINK_KINDS = ['website', 'instagram', 'x', 'youtube', 'telegram', 'tiktok', 'other'] as const;
const MAX_LINKS = 10;
const LISTS = ['links'] as const;
const URL_MAX = 2048;

const linksSchema = z.object({
  links: z.array(
    z.object({
      kind: z.enum(LINK_KINDS),
      url: z
        .string()
        .trim()
        .max(URL_MAX)
        .pipe(
          z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'creator-studio:account.links.urlRule' }),
        ),
    }),
  ),
});

const valuesOf = ({ links }: OwnPerformer) => ({ links });

/** Where else she is to be found. */
export function LinksSection({ performer }: SectionProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const form = useZodForm(linksSchema, { defaultValues: valuesOf(performer) });
  const links = form.watch('links');
  const setLinks = (next: typeof links) => form.setValue('links', next, { shouldDirty: true });
  const kinds = LINK_KINDS.map((kind) => ({ value: kind, label: t(`account.links.kinds.${kind}`) }));
  return (
    <SectionForm
      name="links"
      lists={LISTS}
      performerId={performer._id}
      form={form}
      valuesOf={valuesOf}
      bodyOf={(values) => values}
    >
      {links.length === 0 && <Text tone="muted">{t('account.links.empty')}</Text>}
      {links.map((_link, index) => (
        <LinkRow key={index} role="group" aria-label={t('account.links.one', { number: format.number(index + 1) })}>
          <FormSelect name={`links.${index}.kind`} label={t('account.links.kind')} options={kinds} />
          <FormTextField
            name={`links.${index}.url`}
            type="url"
            inputMode="url"
            label={t('account.links.url')}
            placeholder="https://"
            maxLength={URL_MAX}
          />
          <IconButton
            icon={Trash2}
            label={t('account.links.remove', { number: format.number(index + 1) })}
            onClick={() => setLinks(links.filter((_other, other) => other !== index))}
          />
        </LinkRow>
      ))}
      {links.length < MAX_LINKS && (
        <Button icon={Plus} onClick={() => setLinks([...links, { kind: 'website', url: '' }])}>
          {t('account.links.add')}
        </Button>
      )}
    </SectionForm>
  );
}
