import { setTimeout } from 'node:timers/promises'
import type { PeachFields } from '@camp/adapters/payments/peach-signature.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Chance } from '../seeded-random.ts'
import { bookAndGoToPay, checkoutIdOf, submit, type Wish, wishedStand } from './guests.ts'
import { noticeUrl, type ProofShop } from './proof-shop.ts'
import { millisecondsBetween } from './running-clock.ts'
import { schemes, signedNotice } from './sent-notices.ts'

/** One reservation whose money comes at the edge of its time. */
export interface Trial {
  readonly id: ReservationId
  /**
   * Sent after the expiry, in milliseconds by the shop's clock; negative before it. Null when nothing was
   * paid.
   */
  readonly sentAfter: number | null
  /** Deliveries that were not answered with 200, and came again. */
  readonly repeats: number
}

interface Begun {
  readonly id: ReservationId
  readonly wish: Wish
  readonly expiresAt: Temporal.Instant
}

interface Race {
  readonly shop: ProofShop
  readonly chance: Chance
  readonly wishes: readonly Wish[]
}

const success = '000.000.000'
const edge = 50
const latest = 30 * 60_000
/** Before the first expiry, so that everybody is at the line. */
const lead = 120

/** The news of the payment comes within 50 ms of the moment at which the request expires. */
export async function raceAtExpiry({ shop, chance, wishes }: Race): Promise<readonly Trial[]> {
  const begun = await payingGuests(shop, chance, wishes)
  shop.clock.jumpTo(earliest(begun).subtract({ milliseconds: lead }))
  return whileSweeping(shop, () =>
    Promise.all(
      begun.map(async (guest) => {
        const [after, rivalAfter] = [chance.between(-edge, edge), chance.between(-edge, 2 * edge)]
        const rival = hold(shop, guest, rivalAfter)
        await until(shop, guest.expiresAt, after)
        const trial = await tell(shop, guest, guest.fields)
        await rival
        return trial
      }),
    ),
  )
}

/** The guest hands the form in within 50 ms of the end of the hold, and pays at once when it is taken. */
export async function raceAtHoldEnd({ shop, chance, wishes }: Race): Promise<readonly Trial[]> {
  const begun = await Promise.all(wishes.map((wish) => holdingGuest(shop, wish)))
  shop.clock.jumpTo(earliest(begun).subtract({ milliseconds: lead }))
  return whileSweeping(shop, () =>
    Promise.all(
      begun.map(async (guest) => {
        const [after, rivalAfter] = [chance.between(-edge, edge), chance.between(-edge, 2 * edge)]
        const rival = hold(shop, guest, rivalAfter)
        await until(shop, guest.expiresAt, after)
        const submitted = await submit(shop, guest.id, false)
        const payment = submitted.ok ? submitted.value.payment : null
        const trial = payment
          ? await tell(shop, guest, shop.gateway.report(checkoutIdOf(payment.url), success))
          : { id: guest.id, sentAfter: null, repeats: 0 }
        await rival
        return trial
      }),
    ),
  )
}

/** The news comes 0 to 30 minutes late; meanwhile the plots are free, and others take some of them. */
export async function payLate({ shop, chance, wishes }: Race): Promise<readonly Trial[]> {
  const begun = await payingGuests(shop, chance, wishes)
  const inTurn = begun
    .map((guest) => ({ guest, at: guest.expiresAt.add({ milliseconds: chance.between(0, latest) }) }))
    .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  shop.clock.jumpTo(inTurn.reduce((last, { guest }) => later(last, guest.expiresAt), shop.clock.now()))
  const trials: Trial[] = []
  for (const { guest, at } of inTurn) {
    if (chance.between(0, 1) === 1) await shop.useCases().placeHold.execute(wishedStand(shop, guest.wish))
    shop.clock.jumpTo(at)
    const [trial] = await Promise.all([tell(shop, guest, guest.fields), sweep(shop), hold(shop, guest, 0)])
    trials.push(trial)
  }
  return trials
}

async function payingGuests(shop: ProofShop, chance: Chance, wishes: readonly Wish[]) {
  const begun: (Begun & { readonly fields: PeachFields })[] = []
  for (const wish of wishes) {
    const { id, checkoutId } = await bookAndGoToPay(shop, wish, chance.between(0, 1) === 1)
    begun.push({ id, wish, expiresAt: await expiryOf(shop, id), fields: shop.gateway.report(checkoutId, success) })
  }
  return begun
}

async function holdingGuest(shop: ProofShop, wish: Wish): Promise<Begun> {
  const held = await shop.useCases().placeHold.execute(wishedStand(shop, wish))
  if (!held.ok) throw new Error(`the hold was refused: ${JSON.stringify(held.refusal)}`)
  return { id: held.value.id, wish, expiresAt: await expiryOf(shop, held.value.id) }
}

async function expiryOf(shop: ProofShop, id: ReservationId): Promise<Temporal.Instant> {
  const [row] = await shop.rows<{ at: string }>(
    `select to_char(expiry_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from reservation where id = '${id}'`,
  )
  if (!row) throw new Error(`there is no reservation ${id}`)
  return Temporal.Instant.from(row.at)
}

/** As a gateway does it: signed at the moment of sending, and again until it is answered with 200. */
async function tell(shop: ProofShop, { id, expiresAt }: Begun, fields: PeachFields): Promise<Trial> {
  const at = shop.clock.now()
  const { secretToken } = shop.gateway.running.settings
  for (let repeats = 0; ; repeats += 1) {
    const scheme = schemes[repeats % 2] ?? 'A'
    const status = await shop.deliver(signedNotice(fields, { scheme, secretToken, url: noticeUrl, at: shop.clock.now() }))
    if (status === 200) return { id, sentAfter: millisecondsBetween(expiresAt, at), repeats }
    if (repeats === 20) throw new Error(`the shop answered ${status} again and again`)
    await setTimeout(50)
  }
}

/** Somebody else wants the same plot, and gets it or not. */
async function hold(shop: ProofShop, { wish, expiresAt }: Begun, after: number): Promise<void> {
  await until(shop, expiresAt, after)
  await shop.useCases().placeHold.execute(wishedStand(shop, wish))
}

/** Two sweeps of expired holds all the while, as on two machines. */
async function whileSweeping<Answer>(shop: ProofShop, work: () => Promise<Answer>): Promise<Answer> {
  let isOver = false
  const sweeper = async () => {
    while (!isOver) await sweep(shop)
  }
  const sweepers = [sweeper(), sweeper()]
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(sweepers)
    await sweep(shop)
  }
}

async function sweep(shop: ProofShop): Promise<void> {
  await shop.useCases().sweepHolds.execute({ dryRun: false })
}

async function until({ clock }: ProofShop, moment: Temporal.Instant, after: number): Promise<void> {
  const wait = millisecondsBetween(clock.now(), moment) + after
  if (wait > 0) await setTimeout(wait)
}

function earliest(begun: readonly Begun[]): Temporal.Instant {
  const [first] = begun.map(({ expiresAt }) => expiresAt).toSorted(Temporal.Instant.compare)
  if (!first) throw new Error('nobody has begun')
  return first
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}
