/** Not lent by the shell: each that shows one brings what draws it along. */
export { QrCode } from './qr-code.tsx';
