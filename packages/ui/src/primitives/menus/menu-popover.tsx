import { Fragment, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover, Separator } from 'react-aria-components/Menu';
import { useLinkComponent } from '../navigation/link-provider.tsx';
import * as styles from './menu.css.ts';
import type { MenuItem } from './menu-item.ts';

export interface MenuPopoverProps {
  triggerRef: RefObject<HTMLButtonElement>;
  /** Id of the trigger, which names the menu. */
  labelledBy: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list of a `Menu`, fetched on its first approach. */
export function MenuPopover({ triggerRef, labelledBy, items, align, isOpen, onOpenChange }: MenuPopoverProps) {
  const Link = useLinkComponent();
  const close = (): void => onOpenChange(false);
  return (
    <Popover
      triggerRef={triggerRef}
      trigger="MenuTrigger"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={`bottom ${align}`}
      offset={4}
      className={styles.popover}
    >
      <AriaMenu aria-labelledby={labelledBy} autoFocus="first" onClose={close} className={styles.menu}>
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.isFirstOfGroup ? <Separator className={styles.separator} /> : null}
            <AriaMenuItem
              id={item.id}
              textValue={item.label}
              className={styles.item}
              data-tone={item.tone}
              isDisabled={item.isDisabled ?? false}
              {...(item.href === undefined
                ? {}
                : {
                    href: item.href,
                    // The application's own link, so that choosing it navigates inside the page.
                    render: (props) =>
                      'href' in props ? <Link {...props} href={item.href ?? ''} /> : <div {...props} />,
                  })}
              {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.hint === undefined ? null : <span className={styles.hint}>{item.hint}</span>}
            </AriaMenuItem>
          </Fragment>
        ))}
      </AriaMenu>
    </Popover>
  );
}
