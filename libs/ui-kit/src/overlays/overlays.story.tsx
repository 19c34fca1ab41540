import { Button, Inline, Stack } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import Flag from 'lucide-react/icons/flag';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Story } from '../../workshop/story.ts';
import { ConfirmDialog, Dialog, Menu, Popover, Select, Tabs, Tooltip } from './index.ts';

const DialogState = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="انعام به مهسا"
        footer={
          <Button variant="primary" onClick={close}>
            ارسال
          </Button>
        }
      >
        <TextField label="پیام" placeholder="سلام hello" />
      </Dialog>
    </>
  );
};

const ConfirmState = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Confirm
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        title="پیام حذف شود؟"
        confirmLabel="حذف"
        tone="danger"
      >
        برای هر دو نفر حذف می‌شود و برنمی‌گردد.
      </ConfirmDialog>
    </>
  );
};

const audiences = [
  { value: 'free', label: 'رایگان' },
  { value: 'subscribers', label: 'مشترکان' },
  { value: 'paid', label: 'Paid' },
];

const SelectState = () => {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Audience" options={audiences} value={value} onChange={setValue} help="چه کسی می‌بیند؟" />;
};

export const story: Story = {
  title: 'Overlays',
  states: {
    'dialogs, menu, popover, tooltip': () => (
      <Inline>
        <DialogState />
        <ConfirmState />
        <Menu
          label="Options"
          items={[
            { id: 'report', label: 'گزارش', icon: Flag, onSelect: () => undefined },
            { id: 'delete', label: 'Delete', icon: Trash, tone: 'danger', onSelect: () => undefined },
          ]}
        />
        <Popover label="About" trigger={<Button>Popover</Button>}>
          هر چیزی، در هر زبانی.
        </Popover>
        <Tooltip text="۲۱ نوامبر">
          <Button>Tooltip</Button>
        </Tooltip>
      </Inline>
    ),
    'select and tabs': () => (
      <Stack>
        <SelectState />
        <Tabs
          label="Wallet"
          tabs={[
            { id: 'in', label: 'واریز', content: 'In' },
            { id: 'out', label: 'Out', content: 'برداشت' },
          ]}
        />
      </Stack>
    ),
  },
};
