/** Types of the service's notices in a chat (specification, growth §3). */
export const chatNoticeTypes = [
  'AbsenceReminder',
  'CancellationReminder',
  'BookingReminder',
  'ClassReminder',
  'ComplaintReminder',
  'ShiftClockReminder',
  'ComplaintWithdrawnReminder',
  'SVIPBookingReminder',
] as const;
export type ChatNoticeType = (typeof chatNoticeTypes)[number];

/** Fields of the notices, read in whatever case they come. */
export const chatNoticeFields = [
  'classid',
  'classtime',
  'classtype',
  'remark',
  'cancellationstatus',
  'operationtype',
  'operationtime',
  'cancellationdetails',
  'generationtime',
  'complainant',
  'complainttype',
  'complaintreason',
] as const;
export type ChatNoticeField = (typeof chatNoticeFields)[number];

/** A notice that was read: its type where it is known, the known fields by their names, and the rest as it came. */
export interface ChatNotice {
  type: ChatNoticeType | undefined;
  fields: Partial<Record<ChatNoticeField, string>>;
  others: [name: string, value: string][];
}

/** Reads a notice's type and fields, whatever their case. Of fields that differ by case alone the first one counts. */
export function readNotice({
  type,
  fields,
}: {
  type: string;
  fields: Readonly<Record<string, string | number>>;
}): ChatNotice {
  const read: ChatNotice = {
    type: chatNoticeTypes.find((known) => known.toLowerCase() === type.toLowerCase()),
    fields: {},
    others: [],
  };
  for (const [name, value] of Object.entries(fields)) {
    const known = chatNoticeFields.find((field) => field === name.toLowerCase());
    if (known === undefined) read.others.push([name, String(value)]);
    else read.fields[known] ??= String(value);
  }
  return read;
}
