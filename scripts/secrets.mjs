import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of this installation: made once, kept in the data folder, readable by its owner alone.
 * Sessions stay valid over a restart because of it.
 * @param {string} dataDir
 * @returns {{ sessionSecret: string, appSecret: string, rootSecret: string }}
 */
export function installationSecrets(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    // An installation from before there was a root secret is given one.
    const { sessionSecret, appSecret, rootSecret = newSecret() } = parsed(readFileSync(path, 'utf8'));
    if (typeof sessionSecret === 'string' && typeof appSecret === 'string' && typeof rootSecret === 'string') {
      return kept(path, { sessionSecret, appSecret, rootSecret });
    }
    throw new Error(`${path} does not hold the secrets. Remove it to have new ones made (everybody signs in again).`);
  }
  return kept(path, { sessionSecret: newSecret(), appSecret: newSecret(), rootSecret: newSecret() });
}

/**
 * @template {object} Secrets
 * @param {string} path
 * @param {Secrets} secrets
 */
function kept(path, secrets) {
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    // Replaced whole: on a full disk the old ones stay.
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  chmodSync(path, 0o600);
  return secrets;
}

function newSecret() {
  return randomBytes(32).toString('hex');
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
