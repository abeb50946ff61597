import { type Allocation, emptyShare, type PartyWithRig, type PlotShare } from './allocation.ts'

/** How much a plot holds, by the facts of the picker. */
export interface PlotRoom {
  readonly id: string
  readonly siteType: string
  readonly paxMin: number
  readonly paxMax: number
  readonly kidsUnderWhatAgeDontCountTowardsMaxPax: number
  readonly tentsMax: number | null
  readonly caravansMax: number | null
}

type Rig = 'tents' | 'caravans'

/**
 * A start that most parties keep: somebody grown up on each plot, then each up to its least number of guests,
 * then up to its most, in the order of the plots. Who finds no room stays unallocated, and the page says so.
 */
export function defaultAllocation(party: PartyWithRig, rooms: readonly PlotRoom[]): Allocation {
  const plan = new Plan(rooms)
  const grownUps = [
    ...Array.from({ length: party.numberOfAdults }, () => 'numberOfAdults' as const),
    ...Array.from({ length: party.numberOfPensioners }, () => 'numberOfPensioners' as const),
  ]
  grownUps.forEach((kind, index) => {
    plan.seat(kind, index < rooms.length ? index : plan.nextWithRoom())
  })
  const childPlots = party.childrenAges.map((age) => plan.seatChild(age))
  plan.pitch('tents', party.tents ?? 0)
  plan.pitch('caravans', party.caravans ?? 0)
  return { shares: plan.shares(), childPlots }
}

class Plan {
  readonly #seats: { readonly room: PlotRoom; share: PlotShare; pax: number }[]

  constructor(rooms: readonly PlotRoom[]) {
    this.#seats = rooms.map((room) => ({ room, share: { plotId: room.id, ...emptyShare }, pax: 0 }))
  }

  shares(): readonly PlotShare[] {
    return this.#seats.map(({ share }) => share)
  }

  /** -1: nowhere. */
  nextWithRoom(): number {
    const belowLeast = this.#seats.findIndex(({ pax, room }) => pax < room.paxMin && pax < room.paxMax)
    return belowLeast >= 0 ? belowLeast : this.#seats.findIndex(({ pax, room }) => pax < room.paxMax)
  }

  seat(kind: 'numberOfAdults' | 'numberOfPensioners', index: number): void {
    const seat = this.#seats[index]
    if (!seat) return
    seat.share = { ...seat.share, [kind]: seat.share[kind] + 1 }
    seat.pax += 1
  }

  /** Small children sleep with the first grown-up where they take no place. */
  seatChild(age: number): string | null {
    const free = this.#seats.find(({ room }) => age < room.kidsUnderWhatAgeDontCountTowardsMaxPax)
    if (free) return free.room.id
    const seat = this.#seats[this.nextWithRoom()]
    if (!seat) return null
    seat.pax += 1
    return seat.room.id
  }

  /** Tents and caravans count on camping sites alone. */
  pitch(rig: Rig, count: number): void {
    for (let placed = 0; placed < count; placed += 1) {
      const seat = this.#seats.find(({ room, share }) => room.siteType === 'camping' && share[rig] < (room[`${rig}Max`] ?? count))
      if (!seat) return
      seat.share = { ...seat.share, [rig]: seat.share[rig] + 1 }
    }
  }
}
