import type { MediaFile } from '@barg/api-client/models';
import { nextStep, type UploadEffect } from './upload-machine.ts';
import { chosenStatus, isUnderWay, missingFrom, type UploadFact, type UploadState } from './upload-status.ts';

const FILE = { _id: 'file-1' } as MediaFile;
const NOW = 1_000_000;
const processed = (status: MediaFile['status']): UploadFact => ({
  type: 'processed',
  status,
  percent: 40,
  file: FILE,
  errorMessage: status === 'failed' ? 'Broken.' : null,
});
const lost = (isOnline: boolean): UploadFact => ({
  type: 'lost',
  error: 'Busy.',
  retryAfterMs: 0,
  isOnline,
  now: NOW,
});

const FACTS = {
  begunOnline: { type: 'begun', isOnline: true },
  begunOffline: { type: 'begun', isOnline: false },
  slotAcquired: { type: 'slotAcquired' },
  progressed: { type: 'progressed', share: 0.5 },
  arrived: { type: 'arrived', fileId: 'file-1' },
  lostOnline: lost(true),
  lostOffline: lost(false),
  refused: { type: 'refused', error: 'Too large.' },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  wentOffline: { type: 'wentOffline' },
  cameOnline: { type: 'cameOnline' },
  retryDue: { type: 'retryDue' },
  working: processed('processing'),
  made: processed('ready'),
  unmade: processed('failed'),
  gone: { type: 'gone', error: 'Gone.' },
} satisfies Record<string, UploadFact>;
type Name = keyof typeof FACTS;
type Outcome = [UploadState, ...UploadEffect[]];

const first = NOW + 15_000;
const again: Outcome = ['queued', 'stopRetrying', 'acquireSlot'];
const hasArrived: Outcome = ['processing', 'releaseSlot', 'stopRetrying', 'follow'];
const held: Outcome = ['paused', 'releaseSlot', 'stopSending'];
const waits: Outcome = ['waiting', 'releaseSlot', 'stopSending'];

/** The outcomes of an upload in parts. What is not named leaves everything as it is. */
const TABLE: Record<UploadState, Partial<Record<Name, Outcome>>> = {
  queued: {
    begunOnline: ['queued', 'acquireSlot'],
    begunOffline: ['waiting'],
    slotAcquired: ['sending', 'send'],
    arrived: hasArrived,
    paused: held,
    wentOffline: waits,
  },
  sending: {
    progressed: ['sending'],
    arrived: hasArrived,
    lostOnline: ['waiting', 'releaseSlot', { retryAt: first }],
    lostOffline: ['waiting', 'releaseSlot'],
    refused: ['failed', 'releaseSlot'],
    paused: held,
    wentOffline: waits,
  },
  waiting: {
    arrived: hasArrived,
    paused: ['paused', 'stopRetrying'],
    resumed: again,
    wentOffline: ['waiting', 'stopRetrying'],
    cameOnline: ['waiting', { retryAt: 0 }],
    retryDue: again,
  },
  paused: { arrived: hasArrived, resumed: again },
  cut: {
    resumed: again,
    wentOffline: ['cut', 'stopRetrying'],
    cameOnline: ['cut', { retryAt: 0 }],
    retryDue: again,
  },
  left: { begunOnline: ['queued', 'acquireSlot'], begunOffline: ['waiting'] },
  processing: { working: ['processing'], made: ['ready'], unmade: ['failed'], gone: ['failed'] },
  ready: {},
  failed: { resumed: again },
};

const STATES = Object.keys(TABLE) as UploadState[];
const cells = STATES.flatMap((state) =>
  (Object.keys(FACTS) as Name[]).map((fact) => ({ state, fact, outcome: TABLE[state][fact] ?? [state] })),
);
const inState = (state: UploadState, isResumable = true) => ({ ...chosenStatus(isResumable), state, progress: 0.3 });

test.each(cells)('$state, then $fact', ({ state, fact, outcome }) => {
  const before = inState(state);
  const { status, effects } = nextStep(before, FACTS[fact]);
  expect([status.state, ...effects]).toEqual(outcome);
  if (TABLE[state][fact] === undefined) expect(status).toBe(before);
});

describe('of what travels as a whole', () => {
  it('asks its owner before all of it is sent once more, as long as there is a line', () => {
    const whole = inState('sending', false);
    expect(nextStep(whole, lost(true))).toEqual({
      status: { ...whole, state: 'cut', error: 'Busy.' },
      effects: ['releaseSlot'],
    });
    expect(nextStep(whole, lost(false)).status).toMatchObject({ state: 'waiting', error: null });
  });

  it('begins anew, and what goes in parts where it was', () => {
    const progress = (isResumable: boolean) =>
      nextStep(inState('paused', isResumable), { type: 'resumed' }).status.progress;
    expect([progress(false), progress(true)]).toEqual([0, 0.3]);
  });
});

describe('what is lost while there is a line', () => {
  it('is tried again later each time, at most after two minutes', () => {
    let status = inState('sending');
    const waitsFor = Array.from({ length: 5 }, () => {
      const { status: after, effects } = nextStep(status, lost(true));
      status = { ...after, state: 'sending' };
      const retry = effects.at(-1);
      return typeof retry === 'object' ? (retry.retryAt - NOW) / 1000 : null;
    });
    expect(waitsFor).toEqual([15, 30, 60, 120, 120]);
  });

  it('is asked for no sooner than the server said, with a new line neither', () => {
    const told: UploadFact = { type: 'lost', error: null, retryAfterMs: 50_000, isOnline: true, now: NOW };
    const { status, effects } = nextStep(inState('sending'), told);
    expect(effects.at(-1)).toEqual({ retryAt: NOW + 50_000 });
    expect(nextStep(status, { type: 'cameOnline' }).effects).toEqual([{ retryAt: NOW + 50_000 }]);
  });
});

it('tells what was made of it, and why nothing was', () => {
  const { status } = nextStep(inState('sending'), FACTS.arrived);
  expect(status).toMatchObject({ fileId: 'file-1', progress: 0, error: null });
  expect(nextStep(status, FACTS.working).status).toMatchObject({ progress: 0.4, file: FILE });
  expect(nextStep(status, FACTS.unmade).status).toMatchObject({ error: 'Broken.' });
  expect(nextStep(status, FACTS.gone).status).toMatchObject({ error: 'Gone.' });
});

it('sends nothing again of which nothing could be made', () => {
  const unmade = { ...inState('failed'), fileId: 'file-1' };
  expect(nextStep(unmade, { type: 'resumed' })).toEqual({ status: unmade, effects: [] });
});

it('knows what has to be waited for, and what would be missing', () => {
  const uploads = STATES.map((state) => ({ state }));
  expect(uploads.filter((upload) => isUnderWay([upload])).map(({ state }) => state)).toEqual([
    'queued',
    'sending',
    'waiting',
    'paused',
    'cut',
  ]);
  expect(missingFrom(uploads)).toBe(2);
});
