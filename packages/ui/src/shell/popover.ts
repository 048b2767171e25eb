// React 18 knows nothing of popovers but passes their attributes on; spread, they need no cast. The browser itself opens,
// closes on Escape or a press elsewhere, and gives the focus back, so these panels work before and without JavaScript.

/** Attributes of a button that opens and closes a panel. */
export function popoverTrigger(id: string): { popovertarget: string } {
  return { popovertarget: id };
}

/** Attributes of the panel. */
export function popoverPanel(id: string): { id: string; popover: 'auto' } {
  return { id, popover: 'auto' };
}

/** Closes a panel once a link inside it was followed: client-side navigation leaves it standing otherwise. */
export function closePopoverAfterLink(event: { target: EventTarget; currentTarget: HTMLElement }): void {
  const isLink = event.target instanceof Element && event.target.closest('a') !== null;
  if (isLink && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}
