import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { letSoundsPlay } from '../../../testing/fake-microphone.ts';
import { renderMessaging } from '../../../testing/render-messaging.tsx';
import { me } from '../../../testing/samples.ts';
import { VoicePlayer } from './voice-player.tsx';

const PEAKS = Array.from({ length: 64 }, (_, index) => index);
const play = (place: HTMLElement) => within(place).getByRole('button', { name: 'Play' });
const soundOf = (place: HTMLElement) => place.querySelector('audio') as HTMLAudioElement;
const pass = (sound: HTMLAudioElement, seconds: number) => {
  sound.currentTime = seconds;
  fireEvent.timeUpdate(sound);
};

let playing: Set<HTMLMediaElement>;
beforeEach(() => {
  resetSession(me);
  playing = letSoundsPlay();
});

test('plays one at a time', async () => {
  renderMessaging(
    <>
      <VoicePlayer src="/a.m4a" durationMs={12_000} peaks={PEAKS} />
      <VoicePlayer src="/b.m4a" durationMs={7000} peaks={null} />
    </>,
  );
  const [first, second] = screen.getAllByRole('group') as [HTMLElement, HTMLElement];
  await userEvent.click(play(first));
  expect([...playing]).toEqual([soundOf(first)]);
  await userEvent.click(play(second));
  expect([...playing]).toEqual([soundOf(second)]);
  expect(play(first)).toBeInTheDocument();
  expect(await accessFaults()).toEqual([]);
});

test('the waveform is the slider: arrow keys move, space plays, the time is told, and it runs left to right', async () => {
  renderMessaging(<VoicePlayer src="/a.m4a" durationMs={12_000} peaks={PEAKS} />, { locale: 'fa-IR' });
  const slider = screen.getByRole('slider');
  expect(slider.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(soundOf(screen.getByRole('group')).currentTime).toBe(2);
  expect(slider).toHaveAttribute('aria-valuetext', '۰:۰۲ از ۰:۱۲');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(soundOf(screen.getByRole('group')).currentTime).toBe(12);
  await userEvent.keyboard(' ');
  // From the beginning again.
  expect(soundOf(screen.getByRole('group')).currentTime).toBe(0);
  expect(playing.size).toBe(1);
});

test('the speed goes round, for all of them', async () => {
  renderMessaging(
    <>
      <VoicePlayer src="/a.m4a" durationMs={12_000} peaks={PEAKS} />
      <VoicePlayer src="/b.m4a" durationMs={7000} peaks={null} />
    </>,
  );
  for (const [before, after] of [
    [1, 1.5],
    [1.5, 2],
    [2, 1],
  ]) {
    await userEvent.click(screen.getAllByRole('button', { name: `Speed ${before}` })[0] as HTMLElement);
    for (const place of screen.getAllByRole('group')) expect(soundOf(place).playbackRate).toBe(after);
  }
});

test('an address that has expired is asked for anew, and it goes on where it was', async () => {
  let asked = 0;
  function Renewed() {
    const [src, setSrc] = useState('/old.m4a');
    const renew = () => setSrc(`/new-${(asked += 1)}.m4a`);
    return <VoicePlayer src={src} durationMs={12_000} peaks={PEAKS} onExpired={renew} />;
  }
  renderMessaging(<Renewed />);
  const place = screen.getByRole('group');
  await userEvent.click(play(place));
  pass(soundOf(place), 5);
  playing.clear();
  fireEvent.error(soundOf(place));
  expect(asked).toBe(1);
  const sound = soundOf(screen.getByRole('group'));
  expect([asked, sound.currentTime, playing.has(sound)]).toEqual([1, 5, true]);
  fireEvent.error(sound);
  expect(screen.getByRole('alert')).toHaveTextContent('The voice message cannot be played.');
});
