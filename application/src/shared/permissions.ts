import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Actor } from './actor.ts'

/** Bookings, calendar, blocks, check-in: SUPERADMIN any, an organisation's staff their own (rule U5). */
export function mayManageReservations(actor: Actor, organisationId: OrganisationId): boolean {
  if (mayManagePlatform(actor)) return true
  return actor.kind === 'user' && actor.role !== 'USER' && actor.organisationIds.includes(organisationId)
}

/**
 * Every setting of an organisation, its users and bank details: its people read what its administrators write
 * (rule U3).
 */
export function mayReadSettings(actor: Actor, organisationId: OrganisationId): boolean {
  return mayManageReservations(actor, organisationId)
}

/** SUPERADMIN any, ORGADMIN their own. */
export function mayManageSettings(actor: Actor, organisationId: OrganisationId): boolean {
  if (mayManagePlatform(actor)) return true
  return actor.kind === 'user' && actor.role === 'ORGADMIN' && actor.organisationIds.includes(organisationId)
}

/** A plot's text and pictures: all that ORGUSER may change of the settings. */
export function mayEditPlotContent(actor: Actor, organisationId: OrganisationId): boolean {
  return mayManageReservations(actor, organisationId)
}

/** Master data, platform reports, importing organisations: SUPERADMIN, and operators on the command line. */
export function mayManagePlatform(actor: Actor): boolean {
  return actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'SUPERADMIN')
}
