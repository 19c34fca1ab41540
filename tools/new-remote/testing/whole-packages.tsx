import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useTranslation } from '@barg/runtime/i18n';
import { useHref } from '@barg/runtime/router';
import { of, scan } from '@barg/runtime/rxjs';
import { createEntityAdapter, createSlice } from '@barg/runtime/store';

interface Answer {
  id: string;
}
const answers = createEntityAdapter<Answer>();
const slice = createSlice({
  name: 'quiz-night/answers',
  initialState: answers.getInitialState(),
  reducers: { given: answers.addMany },
});
const given = slice.reducer(undefined, slice.actions.given([{ id: 'a' }, { id: 'b' }]));

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

/** The server's markup. */
const sent = (): HTMLElement => {
  const button = document.createElement('button');
  button.dataset.from = 'server';
  button.textContent = '0';
  return button;
};

/** For spec 26: uses exports of shared packages that nothing else uses, and shows their results. */
export function WholePackages() {
  const { t, i18n } = useTranslation('quiz-night');
  const [sum, setSum] = useState(0);
  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const running = of(1, 2, 3)
      .pipe(scan((total, next) => total + next))
      .subscribe(setSum);
    return () => running.unsubscribe();
  }, []);
  useEffect(() => {
    const container = island.current;
    if (!container) return undefined;
    container.replaceChildren(sent());
    const root = hydrateRoot(container, <Counter />);
    return () => void setTimeout(() => root.unmount());
  }, []);
  return (
    <section data-shows="whole-packages">
      <output>{[useHref('../elsewhere'), given.ids.join('+'), i18n.dir(), t('nested'), sum].join(' | ')}</output>
      <div ref={island} />
    </section>
  );
}
