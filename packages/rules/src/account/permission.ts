/**
 * Whether somebody with `roles` may do what any of `wanted` allows: always for the role Admin, in any case
 * (specification, core §5 and §6). Throws a TypeError for an argument that is neither text nor a list.
 */
export function hasPermission(roles: readonly string[], wanted: unknown): boolean {
  if (typeof wanted !== 'string' && !Array.isArray(wanted)) {
    throw new TypeError('A permission is a role name or a list of role names');
  }
  const held = new Set(roles.map((role) => role.toLowerCase()));
  if (held.has('admin')) return true;
  const names: readonly unknown[] = typeof wanted === 'string' ? [wanted] : wanted;
  return names.some((name) => typeof name === 'string' && held.has(name.toLowerCase()));
}

/** Roles of whoever's user info was loaded: loading it always sets the role list to admin (specification, core §6). */
export const rolesOfTutor: readonly string[] = ['admin'];

/** A route without a role list is open to every signed-in tutor (specification, core §6). */
export function mayEnter(roles: readonly string[], allowedRoles: readonly string[] | undefined): boolean {
  return allowedRoles === undefined || hasPermission(roles, allowedRoles);
}
