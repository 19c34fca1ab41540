import { resetSession, testUser } from '@barg/session/testing';
import { createOpenRequests } from './open-requests.ts';

const HOUR = 60 * 60_000;
const PLACE = 'tip:1';
const tip = { performerId: '1', amount: 10 };

const whichAt = (requests: ReturnType<typeof createOpenRequests>, content: object = tip) =>
  requests.unansweredAt(requests.get(), PLACE, content);

beforeEach(() => {
  localStorage.clear();
  resetSession();
  resetSession(testUser());
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a request without an answer', () => {
  it('is known after a reload by its content, until its answer comes', () => {
    const before = createOpenRequests();
    const { key } = before.open(PLACE, tip, 'device');
    before.leave(key);
    const after = createOpenRequests();
    expect(whichAt(after)).toBe('this');
    expect(whichAt(after, { ...tip, amount: 12 })).toBe('other');
    expect(after.unansweredAt(after.get(), 'tip:2', tip)).toBe('none');
    expect(after.open(PLACE, tip, 'device')).toMatchObject({ key, isUnanswered: true });
    after.close(key);
    expect(whichAt(before)).toBe('none');
    expect(before.open(PLACE, tip, 'device').key).not.toBe(key);
  });

  it('is one that was on its way when its page was left', () => {
    const { key } = createOpenRequests().open(PLACE, tip, 'device');
    expect(whichAt(createOpenRequests())).toBe('none');
    dispatchEvent(new Event('pagehide'));
    expect(createOpenRequests().open(PLACE, tip, 'device')).toMatchObject({ key, isUnanswered: true });
  });

  it('is not known to another account', () => {
    const requests = createOpenRequests();
    requests.leave(requests.open(PLACE, tip, 'device').key);
    resetSession(testUser({ _id: 'somebody-else' }));
    expect(whichAt(requests)).toBe('none');
  });

  it('is kept for a day, and among the latest twenty', () => {
    jest.useFakeTimers({ now: 0 });
    const requests = createOpenRequests();
    const { key } = requests.open(PLACE, tip, 'device');
    requests.leave(key);
    jest.setSystemTime(23 * HOUR);
    expect(whichAt(createOpenRequests())).toBe('this');
    for (let index = 0; index < 20; index += 1) requests.open(`tip:${index + 2}`, tip, 'device');
    expect(whichAt(requests)).toBe('none');
    requests.leave(requests.open(PLACE, tip, 'device').key);
    jest.setSystemTime(48 * HOUR);
    expect(whichAt(requests)).toBe('none');
  });

  it('leaves neither what it was nor a typed card on the device', () => {
    const requests = createOpenRequests();
    requests.leave(requests.open('top-up', { amount: 10, card: { number: '4242' } }, 'device').key);
    expect(JSON.stringify({ ...localStorage })).not.toContain('isUnanswered');
    requests.leave(requests.open(PLACE, { ...tip, note: 'For the tea' }, 'device').key);
    expect(JSON.stringify({ ...localStorage })).toContain('isUnanswered');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/tea|tip:/);
  });

  it('of its dialog alone ends with it', () => {
    const requests = createOpenRequests();
    requests.leave(requests.open('private:1', tip, 'page').key);
    expect(requests.unansweredAt(requests.get(), 'private:1', tip)).toBe('this');
    expect(createOpenRequests().get()).toEqual([]);
    requests.closeAt('private:1');
    expect(requests.get()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('send two requests of one content, while neither has had no answer', () => {
    const [here, there] = [createOpenRequests(), createOpenRequests()];
    const { key } = here.open(PLACE, tip, 'device');
    expect(there.open(PLACE, tip, 'device').key).not.toBe(key);
  });

  it('repeat the same request once one of them had no answer, and tell the other’s dialog', () => {
    const [here, there] = [createOpenRequests(), createOpenRequests()];
    const told = jest.fn();
    there.subscribe(told);
    const { key } = here.open(PLACE, tip, 'device');
    here.leave(key);
    dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalled();
    expect(there.open(PLACE, tip, 'device').key).toBe(key);
  });

  it('repeat what a tab that is gone without a word was sending', () => {
    jest.useFakeTimers({ now: 0 });
    const { key } = createOpenRequests().open(PLACE, tip, 'device');
    jest.setSystemTime(HOUR);
    expect(whichAt(createOpenRequests())).toBe('this');
    expect(createOpenRequests().open(PLACE, tip, 'device').key).toBe(key);
  });
});

it('gives the same list as long as nothing has changed', () => {
  const requests = createOpenRequests();
  const { key } = requests.open(PLACE, tip, 'device');
  const list = requests.get();
  expect(requests.get()).toBe(list);
  requests.leave(key);
  expect(requests.get()).not.toBe(list);
});
