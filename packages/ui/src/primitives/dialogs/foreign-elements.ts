/**
 * While a dialog is open, whatever is beside the page can't be pressed. What browser extensions put there is spared, such as the
 * menu of a password manager: custom elements, of which the page itself has none. Call it before react-aria hides what is around;
 * returns what ends it.
 */
export function spareForeignElements(): () => void {
  for (const child of document.body.children) spare(child);
  // Told before react-aria's observer, which is made later.
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) spare(node);
  });
  watch.observe(document.body, { childList: true });
  return () => watch.disconnect();
}

/** Focus and presses may go there, and it is not made inert. */
function spare(node: Node): void {
  if (node instanceof Element && node.localName.includes('-')) node.setAttribute('data-react-aria-top-layer', 'true');
}
