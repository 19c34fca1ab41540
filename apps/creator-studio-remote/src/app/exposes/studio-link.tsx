export { StudioLink as default } from '../../shared/studio-link.tsx';
