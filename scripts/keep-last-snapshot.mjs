// After drizzle-kit: of its snapshots of the schema only the last one is compared with the tables. Nobody reads it: its 16,000 lines are
// kept as one.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = new URL('../apps/backend/migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
const last = snapshots.sort().pop();
for (const name of snapshots) rmSync(new URL(name, folder));
if (last !== undefined) {
  const file = new URL(last, folder);
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}
