import { allowEmptyMarkup } from './empty-markup.ts';

interface Rules {
  createHTML: (markup: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

test('lets nothing through but empty markup, and Stripe’s parts once its address is known', () => {
  let made: Rules | undefined;
  Object.assign(window, { trustedTypes: { createPolicy: (_name: string, rules: Rules) => (made = rules) } });
  let script = '';
  allowEmptyMarkup(() => script);
  Reflect.deleteProperty(window, 'trustedTypes');
  const part = 'https://js.stripe.example/v3/part.js';
  expect([made?.createHTML(''), made?.createHTML('<b>')]).toEqual(['', null]);
  expect([part, 'part.js', ''].map((url) => made?.createScriptURL(url))).toEqual([null, null, null]);
  script = 'https://js.stripe.example/v3/';
  const others = ['https://evil.example/part.js', 'part.js', 'data:text/javascript,1', ''];
  expect([part, ...others].map((url) => made?.createScriptURL(url))).toEqual([part, null, null, null, null]);
});
