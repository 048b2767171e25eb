import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { z } from 'zod';

/** Another process works on the data folder. Two openers of the embedded database would lose rows silently. */
class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by ${holder}. Stop it first, or give this process another DATA_DIR. Nothing was changed.`,
    );
  }
}

// A killed holder's lock can be taken over after this long without its heartbeat.
const staleAfterMs = 2_000;
const heartbeatMs = 1_000;

const holderSchema = z.object({ pid: z.int().positive(), host: z.string(), bornAt: z.string().nullable() });

/**
 * Takes the data folder for this process alone and returns how to give it back.
 * A holder that is alive on this machine is never robbed, however long its heartbeat is late (it may be suspended).
 * `onLost` is called if the lock is ever taken away: the process must stop writing at once.
 */
export async function lockDataFolder(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const holderFile = path.join(dataDir, 'holder.json');
  const holder = readHolder(holderFile);
  if (holder !== undefined && isAliveHere(holder)) throw new DataFolderInUse(dataDir, `process ${holder.pid}`);
  let release: () => Promise<void>;
  try {
    release = await lockfile.lock(dataDir, {
      lockfilePath: path.join(dataDir, 'holder.lock'),
      stale: staleAfterMs,
      update: heartbeatMs,
      // Long enough for the heartbeat of a killed holder to become stale.
      retries: { retries: 30, factor: 1, minTimeout: 100, maxTimeout: 100 },
      onCompromised: onLost,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') {
      throw new DataFolderInUse(dataDir, 'another process');
    }
    throw error;
  }
  const own = { pid: process.pid, host: hostname(), bornAt: bornAt(process.pid) };
  writeFileSync(holderFile, JSON.stringify(own));
  return async () => {
    rmSync(holderFile, { force: true });
    await release();
  };
}

function readHolder(file: string): z.infer<typeof holderSchema> | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function isAliveHere(holder: z.infer<typeof holderSchema>): boolean {
  if (holder.host !== hostname() || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // The system gives numbers of dead processes to new ones; where it tells a process's birth, that settles it.
  const born = bornAt(holder.pid);
  return born === null || holder.bornAt === null || born === holder.bornAt;
}

/** Start time of a process in the system's ticks since boot, or null where the system does not tell (not Linux). */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces: fields are counted after it. Start time is field 22, zombies are dead.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? null);
  } catch {
    return null;
  }
}
