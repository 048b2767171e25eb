import { serverBuild } from '../../scripts/server-build.ts';

export default serverBuild('src/main.ts');
