import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { PartBoundary } from '../behaviour/part-boundary.tsx';
import type { MenuItem } from './menu-item.ts';
import type { MenuPopoverProps } from './menu-popover.tsx';

/** What the trigger must spread onto its native button. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  items: readonly MenuItem[];
  /** Draws the button that opens the menu: `(props) => <IconButton {...props} …/>`. Its name is the menu's name. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Which edge of the trigger the menu keeps to; default `end`. */
  align?: 'start' | 'end' | undefined;
}

/**
 * A button that opens a list of links and actions. Only the button is there at first; the list and react-aria are
 * fetched when the pointer or the focus first comes near it.
 */
export function Menu({ items, trigger, align = 'end' }: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<MenuPopoverProps>>();

  const load = useCallback((): void => {
    // A failed fetch is not remembered: the next approach tries again.
    import('./menu-popover.tsx').then(
      (module) => setLoaded(() => module.MenuPopover),
      () => setOpen(false),
    );
  }, []);
  useEffect(() => {
    if (isOpen && Loaded === undefined) load();
  }, [isOpen, Loaded, load]);

  return (
    <>
      {trigger({
        ref,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
        onPointerEnter: load,
        onFocus: load,
      })}
      {Loaded === undefined ? null : (
        <PartBoundary name="The menu" data={items}>
          <Loaded triggerRef={ref} labelledBy={id} items={items} align={align} isOpen={isOpen} onOpenChange={setOpen} />
        </PartBoundary>
      )}
    </>
  );
}
