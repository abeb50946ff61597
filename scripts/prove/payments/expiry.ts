import { atLeast, exactly, type Figure, told } from '../figures.ts'
import type { Proof } from '../proof.ts'
import { chanceOf } from '../seeded-random.ts'
import { brokenInvariants, endingsOf, type StoredEnding } from './endings.ts'
import { payLate, raceAtExpiry, raceAtHoldEnd, type Trial } from './expiry-trials.ts'
import { openProofShop, type ProofShop } from './proof-shop.ts'

const stands = 20
/** Of every five rounds: two at the expiry of a request, one at the end of a hold, two late. */
const rounds = [raceAtExpiry, payLate, raceAtHoldEnd, raceAtExpiry, payLate] as const

/**
 * News of a payment at the edge of a reservation's time. `count` of them, on a real database, with two
 * sweeps and other guests after the same plots.
 */
export const proveExpiry: Proof = async ({ serverUrl, count, seed, say }) => {
  const chance = chanceOf(seed)
  const shop = await openProofShop({ serverUrl, stands })
  try {
    const trials: Trial[] = []
    for (let round = 0; trials.length < count; round += 1) {
      const race = rounds[round % rounds.length] ?? raceAtExpiry
      const size = Math.min(stands, count - trials.length)
      const wishes = Array.from({ length: size }, (_, stand) => ({ stand, day: 2 * round }))
      trials.push(...(await race({ shop, chance, wishes })))
      say(`${trials.length} of ${count} payments`)
    }
    return await figuresOf(shop, trials)
  } finally {
    await shop.stop()
  }
}

async function figuresOf(shop: ProofShop, trials: readonly Trial[]): Promise<readonly Figure[]> {
  const endings = await endingsOf(shop)
  const paid = trials.filter(({ sentAfter }) => sentAfter !== null)
  const paidEndings = paid.map(({ id }) => endings.get(id) as StoredEnding)
  const [standing, givenBack] = [paidEndings.filter(isStanding), paidEndings.filter(isGoingBack)]
  const near = paid.filter(({ sentAfter }) => Math.abs(sentAfter ?? 0) <= 60)
  const doubles = await shop.rows(`
    select from reservation_night night join reservation_plot reserved using (reservation_id, plot_id)
    where reserved.is_live group by night.plot_id, night.for_date having count(*) > 1`)
  return [
    told('trials', String(trials.length)),
    told('hold over, form not taken, nothing to pay', String(trials.length - paid.length)),
    told('payments told within 60 ms of the expiry', String(near.length)),
    told('payments told up to 30 minutes late', String(paid.length - near.length)),
    told('told again, because not answered with 200', String(paid.reduce((sum, { repeats }) => sum + repeats, 0))),
    atLeast('ended partiallyPaid or confirmed', 1, standing.length),
    atLeast('ended with a refund task', 1, givenBack.length),
    exactly('payments lost', 0, paid.length - standing.length - givenBack.length),
    exactly('guest told of it', paid.length, standing.filter(isToldOfPayment).length + givenBack.filter(isToldOfRefund).length),
    exactly('plot-nights sold twice', 0, doubles.length),
    exactly('faults (500)', 0, shop.log.filter(({ level }) => level === 'error').length),
    exactly('broken invariants', 0, (await brokenInvariants(shop)).length),
  ]
}

/** Recorded once, counted once, and nothing of it to go back. */
function isStanding({ status, captures, captured, amountPaid, refundTasks }: StoredEnding): boolean {
  const isPaid = status === 'partiallyPaid' || status === 'confirmed'
  return isPaid && captures === 1 && amountPaid === captured && refundTasks === 0
}

function isGoingBack({ status, captures, captured, amountPaid, refundTasks }: StoredEnding): boolean {
  return status === 'cancelled' && captures === 1 && amountPaid === captured && refundTasks === 1
}

function isToldOfPayment({ told: events }: StoredEnding): boolean {
  return events.includes('deposit-received') || events.includes('confirmed')
}

function isToldOfRefund({ told: events }: StoredEnding): boolean {
  return events.includes('payment-after-expiry')
}
