import { type KillFigures, killWorkers } from '@camp/adapters/messaging/testing/kills/kill-workers.ts'
import { storeReservation } from '@camp/adapters/messaging/testing/store-reservation.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { storeCatalogue } from '@camp/adapters/postgres/testing/store-catalogue.ts'
import { storeGuest } from '@camp/adapters/postgres/testing/store-guest.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { atLeast, atMost, exactly, type Figure, told } from '../figures.ts'
import type { Proof } from '../proof.ts'
import { createProofDatabase } from '../proof-server.ts'
import { type Chance, chanceOf } from '../seeded-random.ts'

const messagesPerKill = 10
/**
 * Milliseconds: a worker's life between two kills, and the provider's time before and after it takes a
 * message.
 */
const longest = { life: 1000, delay: 200 }

/** Rule I11: with a provider that knows a message again, and with one that does not. */
export const proveSending: Proof = async ({ serverUrl, count, seed, say }) => {
  const figures: Figure[] = []
  for (const takesKey of [false, true]) {
    say(takesKey ? 'a provider with an idempotency key' : 'a provider without one')
    const measured = await killedSending({ serverUrl, kills: count, takesKey, chance: chanceOf(seed) })
    figures.push(...figuresOf(measured, takesKey))
  }
  return figures
}

interface SendingOptions {
  readonly serverUrl: string
  readonly kills: number
  readonly takesKey: boolean
  readonly chance: Chance
}

async function killedSending({ serverUrl, kills, takesKey, chance }: SendingOptions): Promise<KillFigures> {
  const { url: databaseUrl, stop } = await createProofDatabase(serverUrl)
  const database = await openDatabase({ url: databaseUrl, poolWaitMilliseconds: 60_000 })
  try {
    const em = database.forkEntityManager()
    await storeCatalogue(em, campsite)
    await storeGuest(em)
    await storeReservation(em)
    const fraction = () => chance.between(0, 999_999) / 1_000_000
    const messages = kills * messagesPerKill
    return await killWorkers({ databaseUrl, database, kills, messages, takesKey, longest, chance: fraction })
  } finally {
    await database.close()
    await stop()
  }
}

function figuresOf({ messages, kills, killsAtWork, lost, duplicates, booked }: KillFigures, takesKey: boolean) {
  const { bookings, failed, times } = booked
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  const figures = [
    told('kills', `${kills}, ${killsAtWork} while a message was in hand`),
    told('messages', String(messages)),
    exactly('lost', 0, lost),
    atMost('sent twice', takesKey ? 0 : kills, duplicates),
    atLeast('guests who booked meanwhile', 1, bookings),
    exactly('guests who could not', 0, failed),
    told('a booking took', `median ${at(0.5)} ms, 95 of 100 up to ${at(0.95)} ms, at most ${at(1)} ms`),
  ]
  const mode = takesKey ? 'with a key' : 'without a key'
  return figures.map((figure) => ({ ...figure, name: `${mode}: ${figure.name}` }))
}
