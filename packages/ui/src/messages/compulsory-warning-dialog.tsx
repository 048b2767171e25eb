import { ReadingDialog, type ReadingDialogProps } from './reading-dialog.tsx';

export type CompulsoryWarningDialogProps = Omit<ReadingDialogProps, 'role'>;

/** A warning or reminder that must be read before anything else (specification, core §4). */
export function CompulsoryWarningDialog(props: CompulsoryWarningDialogProps) {
  return <ReadingDialog {...props} role="alertdialog" />;
}
