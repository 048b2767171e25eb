// Runs before anything else on /oidc-callback: the identity provider's answer leaves the address at once and is sent to
// our own server, which verifies it.
(() => {
  const form = document.getElementById('oidc-answer');
  const fragment = window.location.hash.slice(1) || window.location.search.slice(1);
  window.history.replaceState(null, '', window.location.pathname);
  if (!(form instanceof HTMLFormElement) || fragment === '') return;
  form.elements.namedItem('answer').value = fragment;
  form.submit();
})();
