import type { TextKey } from '../../wording/catalogue.ts'

/** One that needs no values. */
type Label = Exclude<TextKey<'staffFrame'>, 'settingsAt' | 'findBookingMore' | 'sortBy' | 'rows' | 'rowsOf' | 'goneToOverview'>

export interface SettingsPage {
  /** After `/org/`. */
  readonly page: string
  readonly label: Label
  /** Nothing on it is to be read: it is there for changes alone. */
  readonly isForManagers?: true
}

export interface SettingsGroup {
  readonly label: Label
  readonly pages: readonly SettingsPage[]
}

const under = (page: string) => (page ? `org-organisation/${page}` : 'org-organisation')

/** The settings of an organisation, in the order in which somebody sets up a campsite. */
export const settingsGroups = [
  {
    label: 'groupOrganisation',
    pages: [
      { page: under(''), label: 'overview' },
      { page: under('public-page'), label: 'publicPage' },
      { page: under('pictures'), label: 'pictures' },
      { page: under('booking-rules'), label: 'bookingRules' },
      { page: under('messages'), label: 'messagesToCampsite' },
      { page: under('notifications'), label: 'notifications' },
      { page: under('saved-texts'), label: 'savedTexts' },
      { page: under('owner'), label: 'owner' },
      { page: under('bank-details'), label: 'bankDetails' },
      { page: under('fees'), label: 'fees' },
      { page: under('status'), label: 'status' },
      { page: under('users'), label: 'users' },
      { page: under('bring-bookings'), label: 'bringBookings', isForManagers: true },
    ],
  },
  {
    label: 'groupPlaces',
    pages: [
      { page: under('sites'), label: 'sites' },
      { page: under('plots'), label: 'plots' },
      { page: under('map'), label: 'map' },
      { page: under('calendar-feeds'), label: 'calendarFeeds' },
    ],
  },
  {
    label: 'groupPrices',
    pages: [
      { page: under('seasons'), label: 'seasons' },
      { page: under('rates'), label: 'rates' },
      { page: under('age-scales'), label: 'ageScales' },
      { page: under('discounts'), label: 'discounts' },
      { page: under('price-laboratory'), label: 'priceLaboratory' },
    ],
  },
  {
    label: 'groupTerms',
    pages: [
      { page: under('payment-rules'), label: 'paymentRules' },
      { page: under('special-terms'), label: 'specialTerms' },
      { page: under('documents'), label: 'documents' },
    ],
  },
] as const satisfies readonly SettingsGroup[]

const allPages: readonly SettingsPage[] = settingsGroups.flatMap(({ pages }): readonly SettingsPage[] => pages)

/** The page of an address, or the one that it stands under: a plot's form belongs to the plots. */
export function settingsPageOf(pathname: string): SettingsPage | undefined {
  const path = pathname.replace(/^\/org\//, '').replace(/\/+$/, '')
  return allPages
    .filter(({ page }) => path === page || path.startsWith(`${page}/`))
    .toSorted((one, other) => other.page.length - one.page.length)[0]
}
