// React 18 knows nothing of popovers but passes their attributes on; spread, they need no cast. The browser itself opens,
// closes on Escape or a press elsewhere, and gives the focus back, so these panels work before and without JavaScript.

/** Attributes of a button that opens and closes a panel. */
export function popoverTrigger(id: string): { popovertarget: string } {
  return { popovertarget: id };
}

/** Attributes of the panel. Once the page has its scripts it closes when the focus goes on behind it, where it would be hidden. */
export function popoverPanel(id: string): { id: string; popover: 'auto'; onBlur: (event: FocusLoss) => void } {
  return { id, popover: 'auto', onBlur: closeWhenLeft };
}

interface FocusLoss {
  relatedTarget: EventTarget | null;
  currentTarget: HTMLElement;
}

function closeWhenLeft({ relatedTarget, currentTarget: panel }: FocusLoss): void {
  // No target: the window lost the focus, or a press outside, which the browser answers itself.
  if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return;
  // The trigger closes it by its own press.
  if (relatedTarget.getAttribute('popovertarget') === panel.id) return;
  if (panel.matches(':popover-open')) panel.hidePopover();
}

/** Closes a panel once a link inside it was followed: client-side navigation leaves it standing otherwise. */
export function closePopoverAfterLink(event: { target: EventTarget; currentTarget: HTMLElement }): void {
  const isLink = event.target instanceof Element && event.target.closest('a') !== null;
  if (isLink && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}

/** Closes every panel that is open: the page below them is left. */
export function closePopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
}

/** Closes the panel that something stands in, before a dialog opens, which would lie below it. */
export function closePopoverAround(element: Element): void {
  const panel = element.closest<HTMLElement>('[popover]');
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
