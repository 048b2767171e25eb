// After drizzle-kit: of its snapshots of the schema only the last one is compared with the tables. Each has 16,000 lines.
import { readdirSync, rmSync } from 'node:fs';

const folder = new URL('../apps/backend/migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(new URL(name, folder));
