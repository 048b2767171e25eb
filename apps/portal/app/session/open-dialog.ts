import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import type { UserPanelDialog } from '@tutor/ui/shell/user-panel.tsx';
import { createContext, useContext } from 'react';

/** Dialogs that a press opens; those that wait for the tutor open by themselves. */
type FrameDialog =
  | 'pointsRules'
  | UserPanelDialog
  | 'bindPhone'
  | 'skype'
  | 'aiChat'
  | 'appPoster'
  | 'softMode'
  | 'idle'
  | 'refreshNeeded'
  | 'feedback'
  | 'noticeSettings'
  | 'didi';

/**
 * What is open: the dialog, and the class that a No is about, as it was when it was pressed. The list of such classes may still be
 * on its way, and one that is loaded anew must not take the form away under the tutor's hands.
 */
export type OpenDialog = { name: FrameDialog } | { name: 'attendanceNo'; item: AttendanceItem };

export type Open = (dialog: OpenDialog) => void;

/** Filled by `DialogsProvider`, which holds the dialogs themselves: whoever opens one need not know them. */
export const OpenDialogContext = createContext<Open>(() => undefined);

/** Opens one of the frame's dialogs. Only one is open at a time (specification, core §4). */
export function useOpenDialog(): Open {
  return useContext(OpenDialogContext);
}
