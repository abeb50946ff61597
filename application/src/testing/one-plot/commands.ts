import type { Plot } from '@camp/domain/plots/plot.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import fc from 'fast-check'
import { confirmationOf } from '../../reservations/testing/readable-confirmation-keys.ts'
import { system, visitor } from '../../shared/actor.ts'
import { stands } from '../a-campsite.ts'
import { aGuestOf, aSubmission, aWish, checkoutOf } from '../a-guest-of.ts'
import type { Marketplace } from '../given-marketplace.ts'
import { modelCommand } from '../model-command.ts'
import type { Memory } from './memory.ts'
import { moneyCommands } from './money-commands.ts'

const command = modelCommand<Memory>()
const zone = 'Africa/Johannesburg'
/** The latest one more often than those before it. */
const index = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 30 }) })
const pick = <Item>(items: readonly Item[], at: number): Item => items.at(-1 - (at % items.length)) as Item

const holds = fc.tuple(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 4 })).map(([inDays, nights]) =>
  command(`hold ${nights} nights in ${inDays} days`, async (marketplace, { held }) => {
    const today = marketplace.clock.now().toZonedDateTimeISO(zone).toPlainDate()
    const [from, to] = [inDays, inDays + nights].map((days) => today.add({ days }).toString())
    const answer = await marketplace.placeHold.execute(aWish({ from, to }))
    if (answer.ok) held.push(answer.value.id)
  }),
)

function toOne(text: string, act: (marketplace: Marketplace, id: ReservationId, memory: Memory) => Promise<unknown>) {
  return index.map((at) =>
    command(
      `${text} ${at}`,
      (marketplace, memory) => act(marketplace, pick(memory.held, at), memory),
      ({ held }) => held.length > 0,
    ),
  )
}

function remember({ checkouts }: Memory, payment: { readonly url: string } | null): void {
  if (payment?.url.startsWith('https://gateway.test/')) checkouts.push(checkoutOf(payment))
}

const submits = (payInFull: boolean) =>
  toOne(payInFull ? 'submit in full' : 'submit', async (marketplace, id, memory) => {
    const answer = await marketplace.submitReservation.execute(aSubmission(id, { payInFull }))
    if (answer.ok) remember(memory, answer.value.payment)
  })

const confirms = toOne('confirm', async (marketplace, id, memory) => {
  const answer = await marketplace.confirmAsGuest.execute({ id, confirmation: confirmationOf(id) })
  if (answer.ok) remember(memory, answer.value.payment)
})

const desk = system('desk')

/** Other nights, more or fewer guests, at today's price or at the one that was agreed. */
const amends = fc
  .record({
    at: index,
    inDays: fc.nat({ max: 12 }),
    nights: fc.integer({ min: 1, max: 6 }),
    numberOfAdults: fc.integer({ min: 1, max: 4 }),
    as: fc.constantFrom('guest', 'staff', 'staff'),
    price: fc.constantFrom('re-quote', 're-quote', 'keep'),
  })
  .map(({ at, inDays, nights, numberOfAdults, as, price }) =>
    command(
      `${as} amends ${at} to ${nights} nights in ${inDays} days for ${numberOfAdults}, ${price}`,
      async ({ clock, reservations, amendReservation }, { held }) => {
        const id = pick(held, at)
        const [plot] = (await reservations.find(id))?.plots ?? []
        if (!plot) return
        const arrival = clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days: inDays })
        const stay = StayDates.of(arrival, arrival.add({ days: nights }))
        const plots = [{ plotId: plot.plotId, party: aParty({ numberOfAdults }) }]
        const actor = as === 'guest' ? visitor : desk
        await amendReservation.execute({ actor, as, id, amendment: { stay, plots, price }, ignoresStayRules: as === 'staff' })
      },
      ({ held }) => held.length > 0,
    ),
  )

/** From some night on another plot, which nobody else wants here. */
const splits = fc.record({ at: index, night: fc.nat({ max: 4 }) }).map(({ at, night }) =>
  command(
    `split ${at} after ${night} nights`,
    async ({ reservations, splitReservation }, { held }) => {
      const id = pick(held, at)
      const reservation = await reservations.find(id)
      const [plot] = reservation?.plots ?? []
      if (!plot) return
      const from = plot.quote.stay.arrival.add({ days: night })
      await splitReservation.execute({
        actor: desk,
        id,
        from,
        plotId: plot.plotId,
        toPlotId: (stands[1] as Plot).id,
        price: 're-quote',
        ignoresStayRules: true,
      })
    },
    ({ held }) => held.length > 0,
  ),
)

const cancelsAsStaff = fc.boolean().chain((isInFull) =>
  toOne(`staff cancels${isInFull ? ' in full' : ''}`, ({ cancelAsOperator }, idOrReference) =>
    cancelAsOperator.execute({
      actor: system('desk'),
      idOrReference,
      note: 'Flood',
      refund: { kind: isInFull ? 'full' : 'policy' },
      dryRun: false,
    }),
  ),
)

/** Payments come at once, twice, or are told of later by another command or never. */
const pays = fc
  .record({
    at: index,
    conduct: fc.constantFrom('pay', 'pay', 'pay', 'payWithoutRefund', 'decline', 'leavePending', 'cancel', 'timeOut'),
    told: fc.nat({ max: 2 }),
  })
  .map(({ at, conduct, told }) =>
    command(
      `${conduct} page ${at}, told ${told} times`,
      async (marketplace, { checkouts }) => {
        const received = marketplace.gateway[conduct](pick(checkouts, at))
        for (let times = 0; times < told; times += 1) await aGuestOf(marketplace).tells(received)
      },
      ({ checkouts }) => checkouts.length > 0,
    ),
  )

/**
 * The guest's bank takes a payment back, whatever became of it, and the gateway says so or is asked later.
 */
const disputes = fc.tuple(index, fc.nat({ max: 2 })).map(([at, told]) =>
  command(
    `dispute page ${at}, told ${told} times`,
    async (marketplace, { checkouts }) => {
      const received = marketplace.gateway.report(pick(checkouts, at), '000.100.206')
      for (let times = 0; times < told; times += 1) await aGuestOf(marketplace).tells(received)
    },
    ({ checkouts }) => checkouts.length > 0,
  ),
)

const asks = index.map((at) =>
  command(
    `ask about page ${at}`,
    ({ settleCheckout }, { checkouts }) => settleCheckout.execute({ checkoutId: pick(checkouts, at) }),
    ({ checkouts }) => checkouts.length > 0,
  ),
)

const jumps = fc.constantFrom('PT5M', 'PT16M', 'PT7H', 'PT24H', 'P3D', 'P10D').map((duration) =>
  command(`${duration} later`, async ({ clock }) => {
    const later = clock.now().toZonedDateTimeISO(zone).add(Temporal.Duration.from(duration))
    clock.moveTo(later.toPlainDateTime().toString())
  }),
)

const often = <Item>(times: number, item: Item): readonly Item[] => Array.from({ length: times }, () => item)

const cancels = toOne('cancel', ({ cancelAsGuest }, id) => cancelAsGuest.execute({ id }))
const undoes = toOne('undo the amendment of', ({ undoAmendment }, id) => undoAmendment.execute({ actor: desk, id }))
const completes = fc.constant(command('complete', ({ completeStays }) => completeStays.execute({ dryRun: false })))
const sweeps = fc.constant(command('sweep', ({ sweepHolds }) => sweepHolds.execute({ dryRun: false })))

/** What may happen to bookings and the pages on which they are paid. */
export const bookedCommands = [
  ...often(6, confirms),
  ...often(8, pays),
  ...often(2, asks),
  ...often(3, disputes),
  ...often(2, cancels),
  cancelsAsStaff,
  ...often(2, amends),
  undoes,
  completes,
  sweeps,
]

/** What moves a booking on comes more often than what ends it. */
export const onePlotCommands = [
  ...often(4, holds),
  toOne('extend', ({ extendHold }, id) => extendHold.execute({ id })),
  toOne('release', ({ releaseHold }, id) => releaseHold.execute({ id })),
  ...often(3, submits(false)),
  ...often(2, submits(true)),
  ...often(3, confirms),
  ...often(6, pays),
  ...often(2, asks),
  disputes,
  cancels,
  cancelsAsStaff,
  ...often(3, amends),
  splits,
  undoes,
  ...often(3, jumps),
  sweeps,
  completes,
  ...moneyCommands,
]
