/** The API of Google's script (https://developers.google.com/recaptcha/docs/display). */
interface Recaptcha {
  ready: (then: () => void) => void;
  render: (
    place: HTMLElement,
    options: { sitekey: string; theme: string; callback: (token: string) => void; 'expired-callback': () => void },
  ) => number;
  reset: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** Loads Google's script once. Only pages with a bot check allow it in their policy. */
export async function loadRecaptcha(): Promise<Recaptcha> {
  if (!window.grecaptcha) {
    await new Promise<void>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')));
      document.head.append(script);
    });
  }
  const recaptcha = window.grecaptcha;
  if (!recaptcha) throw new Error('reCAPTCHA did not load');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha;
}
