import { serverBuild } from '../../scripts/server-build.ts';

// The server around the routes; the routes themselves are built by vite.config.ts.
export default serverBuild('server/main.ts');
