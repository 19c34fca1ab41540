import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { authSlice, useAppDispatch, useAppSelector } from '@barg/session';
import { completeSecondStep } from '@barg/session/sign-in';
import { Button, Stack, Text } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { failureText } from '../shared/failure-text.ts';

/** Digits of the verification code (specification, section 5). */
const CODE_MAX = 6;
const RECOVERY_CODE_MAX = 20;

type Kind = 'code' | 'recoveryCode';

/** What stays of a text that is typed or pasted: of a code its digits, as apps write it in groups, "123 456". */
const keptOf = (kind: Kind, text: string): string =>
  kind === 'code' ? (text.match(/\p{Nd}/gu) ?? []).slice(0, CODE_MAX).join('') : text;

function CodeField({
  kind,
  value,
  onChange,
  error,
}: {
  kind: Kind;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  // The first field is focused by this effect; the button for the other kind of code keeps the focus.
  useEffect(() => input.current?.focus(), []);
  const label = kind === 'code' ? t('twoStep.label') : t('twoStep.recoveryLabel');
  return (
    <TextField
      ref={input}
      name={kind}
      label={label}
      placeholder={kind === 'code' ? t('twoStep.placeholder') : t('twoStep.recoveryPlaceholder')}
      maxLength={kind === 'code' ? undefined : RECOVERY_CODE_MAX}
      inputMode={kind === 'code' ? 'numeric' : 'text'}
      autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
      required
      dir="ltr"
      value={value}
      error={error}
      onChange={(event) => onChange(keptOf(kind, event.target.value))}
    />
  );
}

/** The second step of a login (specification, section 2): a code of the app, or a recovery code. */
export default function TwoStepDialog() {
  const { t } = useTranslation(['auth', 'shell']);
  const formId = useId();
  const dispatch = useAppDispatch();
  const { requesting, error } = useAppSelector(authSlice.selectors.selectLoginAuth);
  const [kind, setKind] = useState<Kind>('code');
  const [value, setValue] = useState('');

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!showsNothing(value)) void completeSecondStep(kind === 'code' ? { code: value } : { recoveryCode: value });
  };
  const handleCancel = (): void => void dispatch(authSlice.actions.loginReset());
  const handleSwitch = (): void => {
    setKind(kind === 'code' ? 'recoveryCode' : 'code');
    setValue('');
  };

  const footer = (
    <>
      <Button onClick={handleCancel} disabled={requesting}>
        {t('twoStep.cancel')}
      </Button>
      <Button type="submit" form={formId} variant="primary" isLoading={requesting}>
        {t('twoStep.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={handleCancel}
      title={t('twoStep.title')}
      size="sm"
      footer={footer}
      // The answer logs in, whatever was pressed meanwhile.
      isDismissable={!requesting}
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack>
          <Text tone="muted">{t(kind === 'code' ? 'twoStep.message' : 'twoStep.recoveryMessage')}</Text>
          <CodeField
            // A separate field for each kind, so that the browser's autofill fits.
            key={kind}
            kind={kind}
            value={value}
            onChange={setValue}
            error={error ? failureText(error, t('shell:errors.default')) : undefined}
          />
          <Button variant="quiet" size="sm" onClick={handleSwitch} disabled={requesting}>
            {t(kind === 'code' ? 'twoStep.useRecovery' : 'twoStep.useCode')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
