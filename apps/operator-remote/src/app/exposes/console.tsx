export { OperatorConsole as default } from '../../routes/operator-console.tsx';
