import { useBotCheck } from './bot-check/bot-check.tsx';
import { CheckMail, type CheckMailProps } from './check-mail.tsx';

interface ProvenCheckMailProps extends Omit<CheckMailProps, 'onResend'> {
  /** Sends the letter again, with a new proof. */
  onResend: (proof: string) => Promise<unknown>;
}

/** {@link CheckMail} for letters that need a new proof each time. */
export function ProvenCheckMail({ onResend, ...rest }: ProvenCheckMailProps) {
  const { prove, notice } = useBotCheck();
  return (
    <>
      <CheckMail {...rest} onResend={async () => onResend(await prove())} />
      {notice}
    </>
  );
}
