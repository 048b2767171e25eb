import { ClassCard, type ClassEntry, classTitle } from '@tutor/ui/classes/class-card.tsx';
import { Dialog } from '@tutor/ui/primitives/dialogs/dialog.tsx';

interface ClassDetailsDialogProps {
  entry: ClassEntry;
  zone: string;
  onClose: () => void;
}

/** What the class table knows of one class. */
export function ClassDetailsDialog({ entry, zone, onClose }: ClassDetailsDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={classTitle(entry)}>
      <ClassCard
        entry={entry}
        zone={zone}
        isTitleGiven
        {...(entry.kind === 'class'
          ? { detailHref: `/classDetail/${entry.id}`, joinHref: `/classes/join/${entry.id}` }
          : {})}
      />
    </Dialog>
  );
}
