import { useId, useState, type SubmitEvent } from 'react';
import { isAllowedOrigin, isRemoteName, type Override } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';

interface OverrideFormProps {
  /** What is known already; another name brings a remote that is not deployed. */
  names: readonly string[];
  allowedOrigins: readonly string[];
  onApply: (override: Override) => void;
}

type Wrong = 'name' | 'base' | 'origin';

function findWrong({ name, base }: Override, allowedOrigins: readonly string[]): Wrong | null {
  if (!isRemoteName(name)) return 'name';
  if (!URL.canParse(base)) return 'base';
  return isAllowedOrigin(base, allowedOrigins) ? null : 'origin';
}

/** Which remote to take from where. An origin that the site does not allow is refused here already, and said so. */
export function OverrideForm({ names, allowedOrigins, onApply }: OverrideFormProps) {
  const { t } = useTranslation('developer');
  const listId = useId();
  const [name, setName] = useState('');
  const [base, setBase] = useState('');
  /** What was wrong with what was sent; edits since then do not change it. */
  const [refused, setRefused] = useState<(Override & { wrong: Wrong }) | null>(null);
  const origins = allowedOrigins.join(', ');

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const override = { name: name.trim(), base: base.trim().replace(/\/$/, '') };
    const wrong = findWrong(override, allowedOrigins);
    setRefused(wrong && { ...override, wrong });
    if (wrong === null) onApply(override);
  };

  const errorOfBase = (): string | undefined => {
    if (refused?.wrong === 'base') return t('form.wrongBase');
    if (refused?.wrong === 'origin') return t('form.refused', { origin: new URL(refused.base).origin, origins });
    return undefined;
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        <TextField
          label={t('form.name')}
          list={listId}
          dir="ltr"
          autoComplete="off"
          value={name}
          error={refused?.wrong === 'name' ? t('form.wrongName') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id={listId}>
          {names.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <TextField
          label={t('form.base')}
          type="url"
          value={base}
          help={t('form.help', { origins })}
          error={errorOfBase()}
          onChange={(event) => setBase(event.target.value)}
        />
        <Inline>
          <Button type="submit">{t('form.apply')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
