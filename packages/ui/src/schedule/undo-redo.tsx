import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import type { ScheduleEditor } from './use-schedule-editor.ts';

/** The two buttons that take changes of a grid back, and make them anew. They keep the focus when there is nothing left. */
export function UndoRedo({ editor }: { editor: Pick<ScheduleEditor, 'canUndo' | 'canRedo' | 'undo' | 'redo'> }) {
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon of={Undo2} />}
        aria-disabled={editor.canUndo ? undefined : true}
        onClick={editor.undo}
      >
        Undo
      </Button>
      <Button
        variant="quiet"
        icon={<Icon of={Redo2} />}
        aria-disabled={editor.canRedo ? undefined : true}
        onClick={editor.redo}
      >
        Redo
      </Button>
    </>
  );
}
