import { useFetcher } from '@remix-run/react';
import { FunctionSetDialog } from '@tutor/ui/shell/function-set-dialog.tsx';
import { useEffect } from 'react';
import { useFrame } from '../session/use-frame.ts';

/** Which menu entries the tutor wants to see. */
export function FunctionSetControl({ onClose }: { onClose: () => void }) {
  const { allMenu, hiddenMenuNames } = useFrame();
  const fetcher = useFetcher<{ result: { isSaved: boolean } | null; flash: { message: string } | null }>();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.result?.isSaved) onClose();
  }, [data, onClose]);
  return (
    <FunctionSetDialog
      isOpen
      onOpenChange={onClose}
      entries={allMenu}
      hiddenNames={hiddenMenuNames}
      action="/shell/setting/functionSet"
      Form={fetcher.Form}
      isSubmitting={fetcher.state !== 'idle'}
      error={data?.flash?.message}
    />
  );
}
