// What browsers load in place of Stripe's script: as much of it as the product uses, for cards for tests alone.
(() => {
  const { document } = globalThis;
  const origin = new URL(document.currentScript.src).origin;

  const field = (name, label, width) => {
    const input = document.createElement('input');
    Object.assign(input, { name, placeholder: label, inputMode: 'numeric', ariaLabel: label });
    Object.assign(input.style, { border: '0', background: 'transparent', color: 'inherit', font: 'inherit', width });
    return input;
  };

  const createCard = () => {
    const fields = [
      field('number', 'Card number', '55%'),
      field('expiry', 'MM / YY', '22%'),
      field('cvc', 'CVC', '18%'),
    ];
    const listeners = {};
    return {
      fields,
      on: (name, listener) => {
        listeners[name] = listener;
      },
      mount: (target) => {
        const root = typeof target === 'string' ? document.querySelector(target) : target;
        root.dir = 'ltr';
        root.append(...fields);
        queueMicrotask(() => listeners.ready?.());
      },
      unmount: () => fields.forEach((input) => input.remove()),
      destroy: () => fields.forEach((input) => input.remove()),
      update: () => undefined,
    };
  };

  const post = async (path, body, key) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
    return answer.json();
  };

  globalThis.Stripe = (key) => ({
    elements: () => ({ create: createCard }),
    createPaymentMethod: async ({ card }) => {
      const [number, expiry, cvc] = card.fields.map((input) => input.value);
      const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
      const body = new URLSearchParams({
        type: 'card',
        'card[number]': number,
        'card[exp_month]': month,
        'card[exp_year]': `20${year.slice(-2)}`,
        'card[cvc]': cvc,
      });
      const answer = await post('/v1/payment_methods', body, key);
      return answer.error ? { error: answer.error } : { paymentMethod: answer };
    },
    handleNextAction: async ({ clientSecret }) => {
      const [id] = clientSecret.split('_secret_');
      const answer = globalThis.confirm('The stand-in plays your bank. Confirm this payment?') ? 'confirm' : 'refuse';
      const search = new URLSearchParams({ client_secret: clientSecret, answer });
      const intent = await (await fetch(`${origin}/challenge/${id}?${search}`)).json();
      return intent.status === 'succeeded' ? { paymentIntent: intent } : { error: { message: 'refused' } };
    },
  });
})();
