import Gauge from 'lucide-react/icons/gauge';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useFormat } from '@barg/ui-kit';
import { useObservable } from '../../../shared/use-observable.ts';
import { QUALITIES, type Quality } from '../../../shared/webrtc/index.ts';
import { fittingQuality } from '../media/fitting-quality.ts';
import { measureLine } from '../media/measure-line.ts';
import { broadcast } from '../session/broadcast.ts';

type State =
  | { status: 'new' | 'measuring' }
  | { status: 'failed'; message: string }
  /** `rate` in bits per second. */
  | { status: 'measured'; rate: number };

const MEGABIT = 1_000_000;

/** Measures when she asks, because it costs data, and says which quality the line carries. */
export function LineCheck() {
  const { t } = useTranslation(['live', 'shell']);
  const [state, setState] = useState<State>({ status: 'new' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const handleClick = async () => {
    const { signal } = (running.current = new AbortController());
    setState({ status: 'measuring' });
    try {
      const rate = await measureLine(signal);
      if (!signal.aborted) setState({ status: 'measured', rate });
    } catch (error) {
      if (!signal.aborted)
        setState({ status: 'failed', message: String(Object(error).message || t('shell:errors.default')) });
    }
  };

  return (
    <Stack gap={2}>
      <Text as="span" size="caption" tone="muted">
        {t('live:broadcast.lineCheck.label')}
      </Text>
      <Inline>
        <Button icon={Gauge} isLoading={state.status === 'measuring'} onClick={() => void handleClick()}>
          {t(state.status === 'new' ? 'live:broadcast.lineCheck.measure' : 'live:broadcast.lineCheck.again')}
        </Button>
      </Inline>
      <div role="status">
        {state.status === 'new' && <Note>{t('live:broadcast.lineCheck.help')}</Note>}
        {state.status === 'measuring' && <Note>{t('live:broadcast.lineCheck.measuring')}</Note>}
        {state.status === 'failed' && (
          <Text size="caption" tone="danger">
            {t('live:broadcast.lineCheck.failed')} {state.message}
          </Text>
        )}
        {state.status === 'measured' && <Advice rate={state.rate} />}
      </div>
    </Stack>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text size="caption" tone="muted">
    {children}
  </Text>
);

const isBetter = (one: Quality, other: Quality): boolean => QUALITIES.indexOf(one) > QUALITIES.indexOf(other);

function Advice({ rate }: { rate: number }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const { quality: chosen } = useObservable(broadcast.settings);
  const best = fittingQuality(rate);
  const isTooMuch = best === null || isBetter(chosen, best);
  const amount = format.number(rate / MEGABIT, { maximumFractionDigits: rate < 10 * MEGABIT ? 1 : 0 });
  const quality = best && t(`broadcast.quality.${best}`);
  return (
    <Stack gap={2}>
      <Text size="caption" tone={isTooMuch ? 'danger' : 'muted'}>
        {t('broadcast.lineCheck.rate', { amount })} {best === null && t('broadcast.lineCheck.none')}
        {best !== null && t(isTooMuch ? 'broadcast.lineCheck.tooMuch' : 'broadcast.lineCheck.fits', { quality })}
      </Text>
      {best !== null && isTooMuch && (
        <Inline>
          <Button size="sm" onClick={() => void broadcast.setQuality(best)}>
            {t('broadcast.lineCheck.choose', { quality })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
