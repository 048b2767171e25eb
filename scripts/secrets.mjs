import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of this installation: made once, kept in the data folder, readable by its owner alone.
 * Sessions stay valid over a restart because of it.
 * @param {string} dataDir
 * @returns {{ sessionSecret: string, appSecret: string }}
 */
export function installationSecrets(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    const { sessionSecret, appSecret } = parsed(readFileSync(path, 'utf8'));
    if (typeof sessionSecret === 'string' && typeof appSecret === 'string') return { sessionSecret, appSecret };
    throw new Error(`${path} does not hold the secrets. Remove it to have new ones made (everybody signs in again).`);
  }
  const secrets = { sessionSecret: randomBytes(32).toString('hex'), appSecret: randomBytes(32).toString('hex') };
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>} empty for what is no JSON object
 */
function parsed(text) {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
