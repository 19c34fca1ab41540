export { LiveActions as default } from '../../routes/live-actions.tsx';
