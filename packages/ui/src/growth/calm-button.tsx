import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';

export interface CalmButtonProps {
  isCalm: boolean;
  /** Where it is sent to, as `isCalm`. */
  action: string;
  Form?: FormSlot | undefined;
  isPending?: boolean | undefined;
}

/** Stills everything of growth that moves by itself: the widget's shake, the pet, celebrations. */
export function CalmButton({ isCalm, action, Form = 'form', isPending }: CalmButtonProps) {
  return (
    <Form id="calm" action={action} method="post">
      <input type="hidden" name="isCalm" value={String(!isCalm)} />
      <Button
        type="submit"
        size="small"
        aria-pressed={isCalm}
        icon={<Icon of={isCalm ? Play : Pause} size="small" />}
        isPending={isPending}
      >
        Calm mode
      </Button>
    </Form>
  );
}
