import type { Reservations } from '@camp/application/reservations/reservations.ts'
import { asHeld } from '@camp/application/testing/a-campsite.ts'
import type { HeldReservation } from '@camp/domain/reservations/reservation.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { noJitter, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../postgres/transaction.ts'

export interface RaceResult {
  readonly accepted: readonly HeldReservation[]
  readonly refused: readonly HeldReservation[]
  readonly milliseconds: number
}

/**
 * All guests ask at the same moment, each in a transaction of its own. An error of the database fails the
 * race.
 */
export async function race(
  { database }: TestStore,
  holds: readonly HeldReservation[],
  reservationsOn: (em: EntityManager) => Pick<Reservations, 'add'>,
): Promise<RaceResult> {
  const start = performance.now()
  const answers = await Promise.all(
    holds.map(async (held) => {
      const em = database.forkEntityManager()
      const transaction = new PostgresTransaction({ em, randomness: noJitter })
      return { held, answer: await transaction.run(() => reservationsOn(em).add(held, asHeld)) }
    }),
  )
  return {
    accepted: answers.filter(({ answer }) => answer.ok).map(({ held }) => held),
    refused: answers.filter(({ answer }) => !answer.ok).map(({ held }) => held),
    milliseconds: Math.round(performance.now() - start),
  }
}

/** Plot-nights that two reservations or more were sold, as the guests would find out on arrival. */
export async function doubleSales(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ sold: number }[]>(`
    select count(*)::int as sold from (
      select from reservation_night join reservation_plot using (reservation_id, plot_id)
      where is_live and not is_shared group by plot_id, for_date having count(*) > 1) as double`)
  return row?.sold ?? 0
}
