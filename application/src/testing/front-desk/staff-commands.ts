import type { BlockId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import fc from 'fast-check'
import type { Settlement } from '../../desk/check-out.ts'
import { anOfflineReservation } from '../../offline-reservations/testing/an-offline-reservation.ts'
import { refundDueOf } from '../../payments/payment-disputes.ts'
import type { RefundTask } from '../../payments/payments.ts'
import { system } from '../../shared/actor.ts'
import { field, stands } from '../a-campsite.ts'
import { aWish } from '../a-guest-of.ts'
import type { Marketplace } from '../given-marketplace.ts'
import { modelCommand } from '../model-command.ts'
import type { Memory } from '../one-plot/memory.ts'

/** Staff also remember the blocks that they made. */
export interface DeskMemory extends Memory {
  readonly blocks: BlockId[]
}

const command = modelCommand<DeskMemory>()
const desk = system('desk')
const orgSlug = 'kwena-camp'
const plots: readonly PlotId[] = [...stands.slice(0, 3), field].map(({ id }) => id)

const todayOf = ({ clock }: Marketplace) => clock.now().toZonedDateTimeISO('Africa/Johannesburg').toPlainDate()

const place = fc.constantFrom(...plots)
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 2 })
/** Mostly of today, so that there is somebody to receive. */
const inDays = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 6 }) })
const nights = fc.record({ inDays, count: fc.integer({ min: 1, max: 4 }) })
const adults = fc.integer({ min: 1, max: 6 })
const index = fc.nat({ max: 4 })
const latest = <Item>(items: readonly Item[], at: number): Item | undefined => items.at(-1 - (at % Math.max(1, items.length)))

interface Nights {
  readonly inDays: number
  readonly count: number
}

function stayOf(marketplace: Marketplace, { inDays, count }: Nights): StayDates {
  const arrival = todayOf(marketplace).add({ days: inDays })
  return StayDates.of(arrival, arrival.add({ days: count }))
}

const holds = fc.record({ places, nights, numberOfAdults: adults }).map(({ places: on, nights: when, numberOfAdults }) =>
  command(`hold ${on.length} plots for ${when.count} nights in ${when.inDays} days`, async (marketplace, { held }) => {
    const wish = aWish({ plots: on.map((id) => ({ id })), party: { numberOfAdults } })
    const answer = await marketplace.placeHold.execute({ ...wish, stay: stayOf(marketplace, when) })
    if (answer.ok) held.push(answer.value.id)
  }),
)

const booksOffline = fc
  .record({ place, nights, numberOfAdults: adults, isOfflinePayment: fc.boolean(), paid: fc.constantFrom(0, 50, 200) })
  .map(({ place: id, nights: when, numberOfAdults, isOfflinePayment, paid }) =>
    command(`book offline for ${when.count} nights in ${when.inDays} days, R${paid} paid`, async (marketplace, { held }) => {
      const paidOn = todayOf(marketplace)
      const received = { amount: Money.rand(paid), method: 'cash', reference: null, paidOn } as const
      const answer = await marketplace.createOfflineReservation.execute({
        ...anOfflineReservation({ actor: desk, on: [{ id }], party: { numberOfAdults }, isOfflinePayment }),
        stay: stayOf(marketplace, when),
        received: isOfflinePayment && paid > 0 ? received : null,
      })
      if (answer.ok) held.push(answer.value.id)
    }),
  )

const blocks = fc
  .record({ places, nights, hours: fc.constantFrom(null, 1, 30) })
  .map(({ places: plotIds, nights: when, hours }) =>
    command(`block ${plotIds.length} plots for ${when.count} nights in ${when.inDays} days`, async (marketplace, memory) => {
      const expiresAt = hours === null ? null : marketplace.clock.now().add({ hours })
      const answer = await marketplace.createBlock.execute({
        actor: desk,
        orgSlug,
        plotIds,
        nights: stayOf(marketplace, when),
        reason: 'Paint',
        expiresAt,
      })
      if (answer.ok) memory.blocks.push(answer.value.id)
    }),
  )

const changesBlock = fc.record({ at: index, places, nights }).map(({ at, places: plotIds, nights: when }) =>
  command(`move block ${at} to ${when.count} nights in ${when.inDays} days`, async (marketplace, memory) => {
    const id = latest(memory.blocks, at)
    if (id) await marketplace.changeBlock.execute({ actor: desk, id, plotIds, nights: stayOf(marketplace, when) })
  }),
)

const releasesBlock = index.map((at) =>
  command(`release block ${at}`, async ({ releaseBlock }, memory) => {
    const id = latest(memory.blocks, at)
    if (id) await releaseBlock.execute({ actor: desk, id })
  }),
)

/** To one of the bookings, guests' and offline ones alike. */
const toOne = (text: string, act: (marketplace: Marketplace, id: ReservationId) => Promise<unknown>) =>
  index.map((at) =>
    command(`${text} ${at}`, async (marketplace, { held }) => {
      const id = latest(held, at)
      if (id) await act(marketplace, id)
    }),
  )

const moves = fc.tuple(place, nights, adults).chain(([plotId, when, numberOfAdults]) =>
  toOne(`move to another plot, ${when.count} nights in ${when.inDays} days,`, (marketplace, id) =>
    marketplace.amendReservation.execute({
      actor: desk,
      as: 'staff',
      id,
      ignoresStayRules: true,
      amendment: { stay: stayOf(marketplace, when), plots: [{ plotId, party: aParty({ numberOfAdults }) }], price: 're-quote' },
    }),
  ),
)

const splits = fc
  .tuple(place, fc.integer({ min: 1, max: 3 }), fc.constantFrom('re-quote', 'keep'))
  .chain(([toPlotId, night, price]) =>
    toOne(`split after ${night} nights`, async ({ reservations, splitReservation }, id) => {
      const [plot] = (await reservations.find(id))?.plots ?? []
      if (!plot) return
      const from = plot.quote.stay.arrival.add({ days: night })
      await splitReservation.execute({ actor: desk, id, from, plotId: plot.plotId, toPlotId, price, ignoresStayRules: true })
    }),
  )

const receivesMoney = fc.constantFrom(50, 200, 400, 5_000).chain((rand) =>
  toOne(`take R${rand} for`, (marketplace, idOrReference) =>
    marketplace.recordDeskPayment.execute({
      actor: desk,
      idOrReference,
      amount: Money.rand(rand),
      method: 'cash',
      reference: null,
      paidOn: todayOf(marketplace),
    }),
  ),
)

type OfPayment = Pick<RefundTask, 'reservationId' | 'paymentAttemptId'>

/** The desk has looked at the gateway: how much more of this payment it has sent back than the books say. */
async function sentUnwritten({ payments, gateway }: Marketplace, { reservationId, paymentAttemptId }: OfPayment): Promise<Money> {
  const attempt = (await payments.attemptsOf(reservationId)).find(({ id }) => id === paymentAttemptId)
  if (!attempt?.checkoutId) return Money.zero()
  const written = [...payments.moved].filter(([id]) => id.startsWith('refund-') && id.endsWith(`-of-${attempt.checkoutId}`))
  return gateway.refundedOf(attempt.checkoutId).minus(Money.cents(written.reduce((sum, [, { cents }]) => sum + cents, 0)))
}

async function asyncFind<Item>(items: readonly Item[], is: (item: Item) => Promise<boolean>): Promise<Item | undefined> {
  for (const item of items) if (await is(item)) return item
  return undefined
}

const givesBack = fc.constant(
  command('give back by hand what waits for it', async (marketplace, { held }) => {
    const tasks = (await Promise.all(held.map((id) => marketplace.payments.refundTasksOf(id)))).flat()
    const task = await asyncFind(
      tasks,
      async (each) => each.state === 'manual' && !(await sentUnwritten(marketplace, each)).isPositive,
    )
    if (!task) return
    await marketplace.closeRefundTask.execute({
      actor: desk,
      idOrReference: task.reservationId,
      taskId: task.id,
      method: 'eft',
      reference: 'EFT 1',
      paidOn: todayOf(marketplace),
      isGatewayChecked: true,
    })
  }),
)

const closesDispute = fc.constantFrom('won', 'lost').map((ending) =>
  command(`write down that a dispute was ${ending}`, async (marketplace, { held }) => {
    const disputes = (await Promise.all(held.map((id) => marketplace.payments.disputesOf(id)))).flat()
    const dispute = disputes.find(({ state }) => state === 'open')
    if (!dispute) return
    const { id: disputeId, reservationId: idOrReference } = dispute
    await marketplace.closeDispute.execute({ actor: desk, idOrReference, disputeId, ending, note: 'The bank wrote' })
  }),
)

const recordsDisputedRefund = fc.constant(
  command('write down that a disputed refund went out', async (marketplace, { held }) => {
    const { payments } = marketplace
    const disputes = (await Promise.all(held.map((id) => payments.disputesOf(id)))).flat()
    for (const dispute of disputes) {
      const { id: disputeId, reservationId: idOrReference, paymentAttemptId } = dispute
      const amount = (await sentUnwritten(marketplace, dispute)).atMost(refundDueOf(dispute) ?? Money.zero())
      const attempt = (await payments.attemptsOf(idOrReference)).find(({ id }) => id === paymentAttemptId)
      const reference = `refund-seen-${payments.moved.size}-of-${attempt?.checkoutId}`
      const of = { actor: desk, idOrReference, disputeId }
      await marketplace.recordDisputedRefund.execute({ ...of, amount, reference })
    }
  }),
)

const named = (
  name: 'confirmAsStaff' | 'undoCheckIn' | 'undoCheckOut' | 'undoWriteOff' | 'markNoShow' | 'resendMessage' | 'reinstateBooking',
) => toOne(name, (marketplace, idOrReference) => marketplace[name].execute({ actor: desk, idOrReference }))

const checksIn = toOne('check in', ({ checkIn }, idOrReference) =>
  checkIn.execute({ actor: desk, idOrReference, isCertain: true }),
)

const checksOut = fc
  .constantFrom<Settlement | null>(null, { kind: 'paid', method: 'cash' }, { kind: 'link' }, { kind: 'owing', name: 'J. Botha' })
  .chain((settlement) =>
    toOne(`check out, ${settlement?.kind ?? 'nothing'} settled,`, ({ checkOut }, idOrReference) =>
      checkOut.execute({ actor: desk, idOrReference, settlement }),
    ),
  )

const writesOff = toOne('write off', ({ writeOffBalance }, idOrReference) =>
  writeOffBalance.execute({ actor: desk, idOrReference, note: 'Gone' }),
)

const reverses = toOne('reverse the last payment of', ({ reverseDeskPayment }, idOrReference) =>
  reverseDeskPayment.execute({ actor: desk, idOrReference, note: 'Typed wrongly' }),
)

/** What the desk does with money, and how it ends a stay. */
export const deskMoneyCommands = [
  ...[receivesMoney, receivesMoney, givesBack, givesBack, givesBack, closesDispute, closesDispute, closesDispute],
  recordsDisputedRefund,
  ...[named('confirmAsStaff'), checksIn, checksOut, named('undoCheckOut'), named('markNoShow')],
  ...[named('resendMessage'), named('reinstateBooking'), reverses, writesOff, named('undoWriteOff')],
]

export const staffCommands = [
  ...[holds, holds, holds, booksOffline, booksOffline, booksOffline],
  ...[blocks, blocks, changesBlock, changesBlock, releasesBlock],
  ...[moves, moves, moves, splits, splits, receivesMoney, receivesMoney, receivesMoney, givesBack, givesBack, closesDispute],
  ...[named('confirmAsStaff'), named('confirmAsStaff'), checksIn, checksIn, checksIn, named('undoCheckIn')],
  ...[checksOut, checksOut, named('undoCheckOut'), named('markNoShow'), named('markNoShow'), named('resendMessage')],
]
