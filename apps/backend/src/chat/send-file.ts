import { groupPictureMin } from '@tutor/rules/chat/chat-limits';
import { whyNotSendFiles } from '@tutor/rules/chat/group-rules';
import { comparableText } from '@tutor/rules/shell/comparable-text';
import { asFileType, isImageType } from '@tutor/rules/uploads/file-types';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import type { Queries } from '../database/database.ts';
import { personAsOwner } from '../files/file-owner.ts';
import { type StoredFile, takeFile } from '../files/take-file.ts';
import { appendEntry, type EntryRow, settingsOf } from './append-entry.ts';
import type { PersonRow } from './people.ts';
import { groupFailed } from './refusals.ts';
import { once, sendFailed, spoken } from './send-message.ts';
import { chatFiles } from './tables.ts';

/** An uploaded file to be sent. */
export interface NewFile {
  conversationId: number;
  senderId: number;
  clientId: string;
  /** Reference of the upload. */
  path: UploadReference<'Attachment'>;
  quote?: number | undefined;
}

/** Sends an own upload: from then on the people of the conversation may read it. A repeat is answered as that of a text. */
export async function sendFile(queries: Queries, person: PersonRow, message: NewFile, now: Date): Promise<EntryRow> {
  const { conversationId, senderId, clientId, path, quote } = message;
  return once(queries, message, (tx) =>
    spoken(tx, message, now, async (conversation, member) => {
      const why = whyNotSendFiles(settingsOf(conversation), member.role);
      if (why !== undefined) throw sendFailed(why);
      const file = await takeFile(tx, {
        ...personAsOwner(person),
        moduleName: 'Attachment',
        reference: path,
        field: 'FilePath',
        now,
      });
      const entry = await appendEntry(
        tx,
        {
          conversationId,
          senderId,
          clientId,
          kind: isPicture(file) ? 'picture' : 'file',
          body: {
            file: {
              path: file.reference,
              name: file.fileName,
              size: file.byteSize,
              contentType: file.contentType,
              width: file.width,
              height: file.height,
            },
            quote: quote ?? null,
          },
          searchText: comparableText(file.fileName),
        },
        now,
      );
      await tx.insert(chatFiles).values({ conversationId, seq: entry.seq, reference: file.reference });
      return entry;
    }),
  );
}

/** Takes a picture for a group, large enough to be cut and shown. */
export async function takeGroupPicture(
  tx: Queries,
  person: PersonRow,
  path: UploadReference<'GroupPhoto'>,
  now: Date,
): Promise<string> {
  const file = await takeFile(tx, {
    ...personAsOwner(person),
    moduleName: 'GroupPhoto',
    reference: path,
    field: 'AvatarPath',
    now,
  });
  if (!isPicture(file) || Math.min(file.width ?? 0, file.height ?? 0) < groupPictureMin) {
    throw groupFailed(`the picture needs at least ${groupPictureMin} pixels on each side.`);
  }
  return file.reference;
}

function isPicture({ reference }: StoredFile): boolean {
  const type = asFileType(reference.split('.').at(-1) ?? '');
  return type !== undefined && isImageType(type);
}
