import type { Queries } from '../database/database.ts';
import { helpTopicTexts } from './help-text.ts';
import { clientVersions, helpTopics } from './tables.ts';

/** What is the same for every tutor: client versions, help topics. */
export async function seedShell(tx: Queries): Promise<void> {
  await tx
    .insert(clientVersions)
    .values([
      { label: 'tutor-window', version: '4.2.1' },
      { label: 'tutor-mac', version: '4.2.0' },
    ])
    .onConflictDoNothing();
  await tx
    .insert(helpTopics)
    .values(helpTopicTexts.map((topic, position) => ({ ...topic, position })))
    .onConflictDoNothing();
}
