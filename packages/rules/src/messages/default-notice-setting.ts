import type { NoticeSetting } from './notice-setting.ts';

/** What a tutor has until something else is saved. */
export const defaultNoticeSetting: NoticeSetting = {
  isSoundOn: true,
  volume: 30,
  isQuietInClass: true,
  isQuietOffDuty: false,
  isBrowserNoticeOn: false,
  isKeysOn: true,
};
