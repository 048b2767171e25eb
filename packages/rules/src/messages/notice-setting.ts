import { z } from 'zod';

/** How a tutor wants to be told of news; kept per tutor. */
export const noticeSettingSchema = z.object({
  isSoundOn: z.boolean(),
  /** Percent. */
  volume: z.int().min(0).max(100),
  /** No sound and no browser notification while a class is under way. */
  isQuietInClass: z.boolean(),
  /** None outside the working day that the class table shows. */
  isQuietOffDuty: z.boolean(),
  /** Notifications of the browser, where it was allowed. */
  isBrowserNoticeOn: z.boolean(),
  /** Single-letter keys in the list of messages (WCAG 2.1.4 asks for a way to turn them off). */
  isKeysOn: z.boolean(),
});
export type NoticeSetting = z.infer<typeof noticeSettingSchema>;
