import { index } from '@remix-run/route-config';

export default [index('table.tsx')];
