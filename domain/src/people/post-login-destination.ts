import type { Role } from './role.ts'

const homeOf = {
  SUPERADMIN: '/admin/organisations',
  ORGADMIN: '/org/org-organisation',
  ORGUSER: '/org/org-organisation',
  USER: '/',
} as const satisfies Record<Role, string>

/**
 * After signing in: where somebody was on the way to, otherwise the page of the role. A guest stays where
 * guests are.
 */
export function postLoginDestination(role: Role, wanted: string | null): string {
  return wanted ?? homeOf[role]
}
