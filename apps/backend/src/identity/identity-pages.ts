import { html, raw } from 'hono/html';
import { type Markup, page } from '../http/page.ts';

/** Script that presses the page's one button at once; the button is there for whoever has no script. */
export const continueScriptPath = '/oidc/continue.js';
export const continueScript = "document.getElementById('continue').click();\n";

/** An account that everybody may sign in with. */
export interface OfferedAccount {
  account: string;
  password: string;
  name: string;
  /** What it shows, in one line. */
  shows: string;
}

interface SignInPageOptions {
  /** Where the form is sent: the address of the page itself. */
  action: string;
  account?: string | undefined;
  problem?: string | undefined;
  /** Offered beneath the form, password included. */
  offered: readonly OfferedAccount[];
}

/** Account and password, at the identity provider. */
export function signInPage({ action, account = '', problem, offered }: SignInPageOptions): Markup {
  return page({
    title: 'Sign in',
    main: html`<div><h1>Sign in</h1><p class="muted">with your company account, for Tutor Portal</p></div>
${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${action}">
<div class="field"><label for="account">Account</label><input id="account" type="text" name="account" value="${account}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required${account === '' ? raw(' autofocus') : ''}></div>
<div class="field"><label for="password">Password</label><input id="password" type="password" name="password" autocomplete="current-password" maxlength="200" required${account === '' ? '' : raw(' autofocus')}></div>
<button type="submit">Sign in</button>
</form>
<form method="post" action="${action}"><button class="quiet" type="submit" name="cancel" value="yes">Back to Tutor Portal</button></form>
${offered.length === 0 ? '' : offeredAccounts(action, offered)}`,
  });
}

function offeredAccounts(action: string, offered: readonly OfferedAccount[]): Markup {
  return html`<section aria-labelledby="demo"><h2 id="demo">Demonstration accounts</h2>
<p class="small muted">Seeded people; everything here is invented. Choose one to sign in.</p>
<ul class="accounts">
${offered.map(
  ({ account, password, name, shows }) => html`<li><form method="post" action="${action}">
<input type="hidden" name="account" value="${account}"><input type="hidden" name="password" value="${password}">
<button type="submit"><strong>${name}</strong> · ${account}<span>${shows}</span></button></form></li>`,
)}
</ul></section>`;
}

/** A sign-in that cannot go on, and the way to begin anew. */
export function problemPage({ title, text, portalUrl }: { title: string; text: string; portalUrl: string }): Markup {
  return page({
    title,
    main: html`<h1>${title}</h1><p class="problem" role="alert">${text}</p>
<div class="actions"><a class="button" href="${portalUrl}/login">Back to Tutor Portal</a></div>`,
  });
}

/** Asks whether to sign out, or says so and goes on where that is already sure. `form` is the provider's own. */
export function signOutPage({ form, isSure }: { form: string; isSure: boolean }): Markup {
  const confirm = html`<button id="continue" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
  return page({
    title: 'Sign out',
    main: isSure
      ? html`<h1>Signing you out…</h1>${raw(form)}<div class="actions">${confirm}</div>`
      : html`<h1>Sign out?</h1><p class="muted">You are signed in with your company account.</p>${raw(form)}
<div class="actions">${confirm}<button class="quiet" type="submit" form="op.logoutForm">Stay signed in</button></div>`,
    ...(isSure ? { scriptPath: continueScriptPath } : {}),
  });
}

/** After a sign-out that leads nowhere else. */
export function signedOutPage(portalUrl: string): Markup {
  return page({
    title: 'Signed out',
    main: html`<h1>You are signed out</h1><div class="actions"><a class="button" href="${portalUrl}/welcome">To Tutor Portal</a></div>`,
  });
}
