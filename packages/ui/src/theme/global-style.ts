// Imported once by whatever mounts the product: the portal's root and Storybook's preview.
import '@fontsource-variable/inter/wght.css';
import './global.css.ts';
