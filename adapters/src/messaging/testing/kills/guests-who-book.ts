import { setTimeout as pause } from 'node:timers/promises'
import { stands } from '@camp/application/testing/a-campsite.ts'
import { aSubmission, aWish } from '@camp/application/testing/a-guest-of.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Product } from '../../../composition/product.ts'

export interface ReservationFigures {
  readonly bookings: number
  readonly failed: number
  /** Milliseconds from the choice of a plot to the submitted booking, the shortest first. */
  readonly times: readonly number[]
}

/** One guest after the other books, about four in a second, until `stop` is called. */
export function guestsWhoBook(product: Product) {
  const times: number[] = []
  let isOpen = true
  let failed = 0
  const book = async (turn: number) => {
    const { placeHold, submitReservation } = product.scope().useCases
    const from = Temporal.PlainDate.from('2027-02-01').add({ days: 2 * Math.floor(turn / stands.length) })
    const stay = { from: from.toString(), to: from.add({ days: 2 }).toString() }
    const held = await placeHold.execute(aWish({ plots: stands.slice(turn % stands.length).slice(0, 1), ...stay }))
    if (!held.ok) throw new Error(held.refusal.code)
    const submitted = await submitReservation.execute(aSubmission(held.value.id))
    if (!submitted.ok) throw new Error(submitted.refusal.code)
  }
  const work = async () => {
    for (let turn = 0; isOpen; turn += 1) {
      const start = performance.now()
      await book(turn).then(
        () => times.push(performance.now() - start),
        () => (failed += 1),
      )
      await pause(250)
    }
  }
  const working = work()
  return {
    stop: async (): Promise<ReservationFigures> => {
      isOpen = false
      await working
      return { bookings: times.length, failed, times: times.toSorted((a, b) => a - b) }
    },
  }
}
