import { Button, Inline, Stack, UserText, useToast } from '@barg/ui-kit';
import { useState } from 'react';
import { hardStrings } from '../../workshop/hard-strings.ts';
import type { Story } from '../../workshop/story.ts';
import { ConfirmDialog, Dialog, Menu, Popover, Tabs, Tooltip } from './index.ts';

const texts = Object.values(hardStrings);
const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? '';

const DialogState = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog isOpen={isOpen} onClose={close} title={longest} footer={<Button onClick={close}>Close</Button>}>
        <Stack gap={2}>
          {texts.map((text) => (
            <UserText key={text} text={text} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
};

const QuestionState = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Question</Button>
      <ConfirmDialog isOpen={isOpen} onClose={close} onConfirm={close} title={longest} confirmLabel="Yes">
        {texts.join(' ')}
      </ConfirmDialog>
    </>
  );
};

const ToastState = () => {
  const toast = useToast();
  const showAll = () =>
    [hardStrings['no spaces'], hardStrings['Hebrew and Arabic'], longest].forEach((it) => toast(it));
  return <Button onClick={showAll}>Toasts</Button>;
};

const nothing = () => undefined;

export const story: Story = {
  title: 'Hard strings in overlays',
  states: {
    'open one': () => (
      <Inline>
        <DialogState />
        <QuestionState />
        <ToastState />
        <Menu
          label="Menu"
          trigger={<Button>Menu</Button>}
          items={texts.map((text) => ({ id: text, label: text, onSelect: nothing }))}
        />
        <Popover label="Popover" trigger={<Button>Popover</Button>}>
          {texts.map((text) => (
            <UserText key={text} text={text} />
          ))}
        </Popover>
        <Tooltip text={longest}>
          <Button>Tooltip</Button>
        </Tooltip>
      </Inline>
    ),
    tabs: () => (
      <Tabs label="Tabs" tabs={texts.map((text) => ({ id: text, label: text, content: <UserText text={text} /> }))} />
    ),
  },
};
