export type Role = 'SUPERADMIN' | 'ORGADMIN' | 'ORGUSER' | 'USER'

/** Everybody who works for an organisation or for the platform. */
export function isStaff(role: Role): boolean {
  return role !== 'USER'
}
