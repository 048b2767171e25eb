import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Tutor Portal', colorPrimary: '#0e6668', colorSecondary: '#0e6668' }),
});
