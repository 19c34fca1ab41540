/** What opens above the page. Heavy (react-aria): reach it by a lazy `import()`. */
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { FullScreen } from './full-screen/full-screen.tsx';
export { Menu, type MenuAction } from './menu/menu.tsx';
export { Popover } from './popover/popover.tsx';
export { Select } from './select/select.tsx';
export { Tabs } from './tabs/tabs.tsx';
export { Tooltip } from './tooltip/tooltip.tsx';
