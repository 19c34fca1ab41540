export { CampaignsPage as default } from '../../routes/campaigns-page.tsx';
