import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';
import { useId } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';

export interface CallButtonsProps {
  /** Called within the press, so that a window may be opened by it. */
  onCall: (kind: 'audio' | 'video') => void;
  /** Why nobody can be called now: 'You are in a call.' */
  whyNot?: string | undefined;
}

/** Ways to call whom one writes to. */
export function CallButtons({ onCall, whyNot }: CallButtonsProps) {
  const reasonId = useId();
  const common = (label: string, kind: 'audio' | 'video') => ({
    label,
    title: whyNot === undefined ? label : `${label}: ${whyNot}`,
    // Not `disabled`: a disabled button tells nobody why.
    'aria-disabled': whyNot === undefined ? undefined : true,
    'aria-describedby': whyNot === undefined ? undefined : reasonId,
    onClick: whyNot === undefined ? () => onCall(kind) : undefined,
  });
  return (
    <>
      <IconButton {...common('Audio call', 'audio')} icon={<Icon of={Phone} />} />
      <IconButton {...common('Video call', 'video')} icon={<Icon of={Video} />} />
      {whyNot === undefined ? null : (
        <VisuallyHidden id={reasonId} aria-hidden="true">
          {whyNot}
        </VisuallyHidden>
      )}
    </>
  );
}
