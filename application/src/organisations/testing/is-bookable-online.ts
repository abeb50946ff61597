import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'

export function isBookableOnline({ sites, plots }: Catalogue): boolean {
  const open = sites.filter(({ isActive, isOnlineBookingActive }) => isActive && isOnlineBookingActive).map(({ id }) => id)
  return plots.some(({ isActive, siteId }) => isActive && open.includes(siteId))
}
