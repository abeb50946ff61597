import { networkPlace } from '../people/network-place.ts'

/** From where somebody holds plots, as far as a door knows it. */
export interface HoldVisitor {
  /** Who is signed in. */
  readonly account: string | null
  readonly address: string | null
  /** What the browser calls itself: tells people behind one address apart. */
  readonly browser: string | null
}

export const holdPlaceKinds = ['visitor', 'address', 'network'] as const
export type HoldPlaceKind = (typeof holdPlaceKinds)[number]

/** What may be kept without being paid, at one moment (rule X12). */
export interface HoldLimit {
  /** Plots times nights. */
  readonly plotNights: number
  /** Holds, and bookings that wait for confirmation or payment. */
  readonly holds: number
  /** Bookings submitted in an hour: each writes to somebody in our name. */
  readonly submissions: number
}

export interface HoldLimits extends Readonly<Record<HoldPlaceKind, HoldLimit>> {
  /** Plot-nights of a visitor who has not shown how to reach them (rule X14). */
  readonly unproved: number
}

/** Plot-nights. */
export type UnpaidNights = Readonly<Record<HoldPlaceKind, number>> & { readonly unproved?: number }

export const unprovedPlotNights = 30

/** What is counted together. */
export interface HoldPlace extends HoldLimit {
  readonly kind: HoldPlaceKind
  readonly name: string
}

/** What is usual of each: whole families book at one address, and with few nights each. */
const usual = {
  visitor: { bookings: 10, nightsOfEach: 15 },
  address: { bookings: 60, nightsOfEach: 5 },
  network: { bookings: 300, nightsOfEach: 4 },
} as const satisfies Record<HoldPlaceKind, object>

/**
 * A family with six plots for a week keeps 42 plot-nights; one mobile network is many families. More
 * plot-nights than usual bring more bookings with them.
 */
export function holdLimits(plotNights: UnpaidNights): HoldLimits {
  const limitOf = (kind: HoldPlaceKind): HoldLimit => {
    const bookings = Math.max(usual[kind].bookings, Math.ceil(plotNights[kind] / usual[kind].nightsOfEach))
    return { plotNights: plotNights[kind], holds: bookings, submissions: bookings }
  }
  const { unproved = unprovedPlotNights } = plotNights
  return { visitor: limitOf('visitor'), address: limitOf('address'), network: limitOf('network'), unproved }
}

/** The places whose limits somebody shares; what is no address is a place of its own. */
export function holdPlaces({ account, address, browser }: HoldVisitor, limits: HoldLimits): readonly HoldPlace[] {
  const { address: connection, network } = networkPlace(address ?? '')
  const names = { visitor: account ?? `${connection} ${browser ?? ''}`, address: connection, network }
  return holdPlaceKinds.map((kind) => ({ kind, name: `${kind} ${names[kind]}`, ...limits[kind] }))
}
