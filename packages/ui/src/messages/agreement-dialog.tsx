import { ReadingDialog, type ReadingDialogProps } from './reading-dialog.tsx';

export interface AgreementDialogProps extends Omit<ReadingDialogProps, 'title' | 'role'> {
  /** Default 'Agreement'. */
  title?: string | undefined;
}

/** The agreement that the tutor has not agreed to yet (specification, core §4). */
export function AgreementDialog({ title = 'Agreement', ...rest }: AgreementDialogProps) {
  return <ReadingDialog title={title} {...rest} />;
}
