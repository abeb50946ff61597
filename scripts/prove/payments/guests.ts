import { aSubmission, aWish } from '@camp/application/testing/a-guest-of.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'

/** Where guests book. */
export interface GuestDoor {
  readonly catalogue: Catalogue
  /** Of a unit of work of its own. */
  useCases(): UseCases
}

export interface Wish {
  /** Counts from 0. */
  readonly stand: number
  /** The stay begins this many days after 1 March 2027, and is of two nights. */
  readonly day: number
}

/** Two nights of one stand, far enough ahead for every proof. */
export function wishedStand({ catalogue }: GuestDoor, { stand, day }: Wish) {
  const plot = catalogue.plots[stand]
  if (!plot) throw new Error(`there is no stand ${stand}`)
  const first = new Date(Date.UTC(2027, 2, 1 + day))
  const [from, to] = [first, new Date(first.getTime() + 2 * 86_400_000)].map((date) => date.toISOString().slice(0, 10))
  return aWish({ plots: [plot], from: from ?? '', to: to ?? '' })
}

export interface Booked {
  readonly id: ReservationId
  readonly checkoutId: string
}

export async function bookAndGoToPay(shop: GuestDoor, wish: Wish, payInFull = false): Promise<Booked> {
  const hold = await shop.useCases().placeHold.execute(wishedStand(shop, wish))
  if (!hold.ok) throw new Error(`the hold was refused: ${JSON.stringify(hold.refusal)}`)
  return submitAndGoToPay(shop, hold.value.id, payInFull)
}

async function submitAndGoToPay(shop: GuestDoor, id: ReservationId, payInFull: boolean): Promise<Booked> {
  const submitted = await submit(shop, id, payInFull)
  if (!submitted.ok) throw new Error(`the submission was refused: ${JSON.stringify(submitted.refusal)}`)
  const { payment } = submitted.value
  if (!payment) throw new Error('there is nothing to pay')
  return { id, checkoutId: checkoutIdOf(payment.url) }
}

/** Every guest has an address of their own. */
export function submit(shop: GuestDoor, id: ReservationId, payInFull: boolean) {
  return shop.useCases().submitReservation.execute(aSubmission(id, { email: `${id.toLowerCase()}@example.test`, payInFull }))
}

export function checkoutIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}
