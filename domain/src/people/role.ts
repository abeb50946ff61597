/** The highest first. */
export const roles = ['SUPERADMIN', 'ORGADMIN', 'ORGUSER', 'USER'] as const
export type Role = (typeof roles)[number]

/** Everybody who works for an organisation or for the platform. */
export function isStaff(role: Role): boolean {
  return role !== 'USER'
}

export const staffRoles: readonly Role[] = roles.filter(isStaff)
