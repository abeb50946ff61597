import type { WordsOfParts } from '../words-of-parts.ts'

/** The words of guests' pages: each area's are a file of its own, which only its pages load. */
export const guestParts = {
  dates: async () => ({ dates: (await import('./dates.ts')).dates }),
  change: async () => ({ change: (await import('./change.ts')).change }),
  aboutCampsite: async () => ({ aboutCampsite: (await import('./about-campsite.ts')).aboutCampsite }),
  bookingMoney: async () => ({ bookingMoney: (await import('./booking-money.ts')).bookingMoney }),
  campsite: async () => ({ campsite: (await import('./campsite.ts')).campsite }),
  contactCode: async () => ({ contactCode: (await import('./contact-code.ts')).contactCode }),
  reservation: async () => ({ reservation: (await import('./reservation.ts')).reservation }),
  reserve: async () => ({ reserve: (await import('./reserve.ts')).reserve }),
  reviews: async () => ({ reviews: (await import('./reviews.ts')).reviews }),
  stay: async () => ({ stay: (await import('./stay.ts')).stay }),
  help: async () => ({ help: (await import('./help.ts')).help }),
  quoteLines: async () => ({ quoteLines: (await import('./quote-lines.ts')).quoteLines }),
  receipt: async () => ({ receipt: (await import('./receipt.ts')).receipt }),
  invoice: async () => ({ invoice: (await import('./invoice.ts')).invoice }),
  writing: async () => ({ writing: (await import('./writing.ts')).writing }),
  profile: async () => ({ profile: (await import('./profile.ts')).profile }),
  user: async () => ({ user: (await import('./user.ts')).user }),
  plotMap: async () => ({ plotMap: (await import('./plot-map.ts')).plotMap }),
  maps: async () => ({ maps: (await import('./maps.ts')).maps }),
  pictures: async () => ({ pictures: (await import('./pictures.ts')).pictures }),
  waysOut: async () => ({ waysOut: (await import('./ways-out.ts')).waysOut }),
  search: async () => ({ search: (await import('./search.ts')).search }),
}

export type Guest = WordsOfParts<typeof guestParts>
