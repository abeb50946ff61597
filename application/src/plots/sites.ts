import type { Site } from '@camp/domain/plots/plot.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { SettingsRow, SettingsRows } from '../settings/settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'

export interface SiteRow extends SettingsRow, Site {
  readonly id: Site['id']
}

/** Its pictures are changed elsewhere. */
export function revisionOfSite({ images: _, ...shown }: SiteRow): string {
  return revisionOf(shown)
}

/** Why a site stays: its plots, and bookings that were made of plots which have moved since. */
export type SiteNeeded = { readonly code: 'site-needed'; readonly plots: number; readonly reservations: number }

/**
 * In the order in which guests see them: those added later come last. Pictures are written elsewhere and stay
 * as they are.
 */
export interface Sites extends Omit<SettingsRows<SiteRow>, 'remove'> {
  /** Nothing that a plot or a booking needs is removed. */
  remove(organisationId: OrganisationId, id: string): Promise<Result<null, SiteNeeded>>
}
