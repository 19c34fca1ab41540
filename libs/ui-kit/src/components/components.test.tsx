import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import House from 'lucide-react/icons/house';
import { TextField } from '../fields/index.ts';
import { Avatar, Dots, ErrorState, Handle, SideNav, UserText, useToast } from '../index.ts';
import arEG from '../locales/ar-EG.json';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';
import { renderWithUi } from '../testing/render-with-ui.tsx';

describe('words of users', () => {
  it('take their own direction, keep line breaks and are never HTML', () => {
    renderWithUi(<UserText text={'سلام <b>world</b>\nخط دوم'} />);
    const [first, second] = [screen.getByText('سلام <b>world</b>'), screen.getByText('خط دوم')];
    for (const line of [first, second]) {
      expect(line).toHaveAttribute('dir', 'rtl');
      expect(line).toHaveStyle({ display: 'block' });
    }
    expect(first.parentElement).toHaveStyle({ whiteSpace: 'pre-line' });
  });

  it('isolate handles from the line around them', () => {
    renderWithUi(<Handle username="mahsa.art" />, { locale: 'fa-IR' });
    const handle = screen.getByText('@mahsa.art');
    expect(handle.tagName).toBe('BDI');
    expect(handle).toHaveAttribute('dir', 'ltr');
  });
});

describe('Dots', () => {
  it.each([
    ['\u20680.0005 BTC\u2069 رسیده، \u20680.0002 BTC\u2069 خواسته شده بود', 'rtl'],
    ['\u2068مهسا\u2069 sent 5 tokens', 'ltr'],
    ['\u2068Maya\u2069', 'ltr'],
    ['۱۲', null],
  ])('gives a fact the direction of its sentence, not of the value that it begins with: %s', (fact, dir) => {
    renderWithUi(<Dots>{fact}</Dots>, { locale: 'fa-IR' });
    expect(screen.getByText(fact).getAttribute('dir')).toBe(dir);
  });

  it('parts what there is, and leaves no dot for a title that is empty', () => {
    const { container } = renderWithUi(
      <Dots>
        {'A purchase'}
        {''}
        {null}
        {'Raha'}
      </Dots>,
    );
    expect(container).toHaveTextContent(/^A purchase · Raha$/);
  });

  it('keeps facts apart for who hears them, without saying the dot', () => {
    renderWithUi(
      <button type="button">
        <Dots>
          {'1234567890'}
          {'Tehran'}
        </Dots>
      </button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('1234567890 Tehran');
  });
});

describe('Avatar', () => {
  it('falls back to the first letter when the picture fails', () => {
    const { container } = renderWithUi(<Avatar name="مهسا" url="/gone.webp" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/gone.webp');
    fireEvent.error(image as HTMLImageElement);
    expect(screen.getByText('م')).toBeInTheDocument();
  });
});

describe('TextField', () => {
  it('ties label and error to the control', () => {
    renderWithUi(<TextField label="Email" error="Taken" help="We never show it" />);
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Taken');
  });
});

describe('ErrorState', () => {
  it('says what happened and retries', async () => {
    const handleRetry = jest.fn();
    renderWithUi(<ErrorState onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not open');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});

describe('SideNav', () => {
  it('marks the place and reads the badge as a sentence', () => {
    const items = [{ id: 'home', to: '/home', label: 'خانه', icon: House, badge: 3 }];
    renderWithUi(<SideNav label="main" brand={null} items={items} />, { route: '/home', locale: 'fa-IR' });
    expect(screen.getByRole('link', { name: /خانه.*۳ خوانده‌نشده/ })).toHaveAttribute('aria-current', 'page');
  });

  it('tells work that waits from news that nobody has read', () => {
    const items = [
      { id: 'reports', to: '/reports', label: 'Reports', icon: House, badge: 2, badgeKind: 'waiting' as const },
    ];
    renderWithUi(<SideNav label="main" brand={null} items={items} />);
    expect(screen.getByRole('link', { name: /^Reports.*2 waiting$/ })).toBeInTheDocument();
  });

  it('marks the entry of a part of the site on all its pages', () => {
    const items = [{ id: 'studio', to: '/creator/studio', section: '/creator', label: 'Studio', icon: House }];
    renderWithUi(<SideNav label="main" brand={null} items={items} />, { route: '/creator/posts/new' });
    expect(screen.getByRole('link', { name: 'Studio' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('toasts', () => {
  const Page = () => {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast('Saved')}>
        Save
      </button>
    );
  };
  const Deletions = () => {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast('Deleted', { action: { label: 'Undo', onClick: () => undefined } })}>
        Delete
      </button>
    );
  };

  it('keep what each offers, where the same is said of two things', () => {
    renderWithUi(<Deletions />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('are announced politely and leave by themselves', () => {
    jest.useFakeTimers();
    renderWithUi(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Saved').closest('[aria-live="polite"]')).not.toBeNull();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('stand once for what is said twice, and wait while one of them has the focus', () => {
    jest.useFakeTimers();
    renderWithUi(<Page />);
    const save = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(save);
    fireEvent.click(save);
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    jest.useRealTimers();
  });
});

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );

describe('texts', () => {
  it.each([
    ['en-US', enUS],
    ['ar-EG', arEG],
  ])('are as complete in %s as in fa-IR', (_, texts) => {
    expect([...new Set(keysOf(texts))]).toEqual([...new Set(keysOf(faIR))]);
  });
});
