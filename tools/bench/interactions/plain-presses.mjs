import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A hundred rows, each with a button that counts; a field; and a dialog: plain React, nothing of the product. */
function Row({ number }) {
  const [count, setCount] = useState(number);
  return h('li', null, `Post ${number} `, h('button', { onClick: () => setCount(count + 1) }, `Like ${count}`));
}

function Page() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  return h(
    'main',
    null,
    h('input', { value: text, 'aria-label': 'Words', onChange: ({ target }) => setText(target.value) }),
    h('button', { onClick: () => setOpen(!isOpen) }, 'Open'),
    isOpen && h('div', { role: 'dialog' }, 'Here it is'),
    h(
      'ul',
      null,
      Array.from({ length: 100 }, (_, number) => h(Row, { key: number, number })),
    ),
  );
}

createRoot(globalThis.document.getElementById('root')).render(h(Page));
