import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { elsewhere, somebody } from '../desk/testing/a-booked-stay.ts'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { campsite, stands } from '../testing/a-campsite.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { disputed } from './testing/given-paid.ts'
import { aRefundTask } from './testing/payments.contract.ts'

const { id: organisationId, slug, name } = campsite.organisation
const staff = system('test')
const at = (marketplace: ReturnType<typeof givenMarketplace>, local: string) => marketplace.clock.moveTo(local)

/** The bank took back what was paid for one stay; another, paid in cash, was cancelled a day later. */
async function givenMoneyTasks() {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp(), elsewhere] })
  const guest = aGuestOf(marketplace)
  const one = await guest.books({}, { payInFull: true })
  const other = await guest.books({ plots: stands.slice(1, 2) })
  await guest.pays(one.payment)
  const cash = {
    amount: Money.rand(400),
    method: 'cash' as const,
    reference: null,
    paidOn: Temporal.PlainDate.from('2026-11-21'),
  }
  const command = { actor: staff, idOrReference: other.id }
  await marketplace.recordDeskPayment.execute({ ...command, ...cash })
  at(marketplace, '2026-12-01T10:00')
  await guest.tells(marketplace.gateway.report(checkoutOf(one.payment), disputed))
  at(marketplace, '2026-12-02T10:00')
  await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
  const dispute = {
    kind: 'dispute',
    reservationId: one.id,
    simpleReference: one.simpleReference,
    organisation: { slug, name },
    guestName: 'Thandi Nkosi',
    amount: Money.rand(800),
    reason: null,
  }
  const refund = { ...dispute, kind: 'refund', reservationId: other.id, simpleReference: other.simpleReference }
  return { marketplace, tasks: [dispute, { ...refund, amount: Money.rand(400), reason: 'cancellation' }] }
}

it('lists money to pay back by hand and disputes, whichever waits longest first', async () => {
  const { marketplace, tasks } = await givenMoneyTasks()

  const listed = await marketplace.listMoneyTasks.execute({ actor: somebody('ORGUSER', organisationId), organisationId })

  expect(listed).toMatchObject(accepted(tasks))
  expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(accepted(tasks))
})

it('names a guest of one name by it', async () => {
  const marketplace = givenMarketplace()
  const { id: reservationId } = await aGuestOf(marketplace).books({}, { lastName: '' })
  await marketplace.payments.addRefundTask(aRefundTask({ state: 'manual', reservationId }))

  expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(accepted([{ guestName: 'Thandi' }]))
})

it('lists two hundred of a kind at most', async () => {
  const marketplace = givenMarketplace()
  const { id: reservationId } = await aGuestOf(marketplace).books()
  for (let nth = 1; nth <= 201; nth += 1) {
    await marketplace.payments.addRefundTask(aRefundTask({ id: `task-${nth}`, state: 'manual', reservationId }))
  }

  const listed = await marketplace.listAllMoneyTasks.execute({ actor: staff })

  expect(listed.ok ? listed.value.length : listed.refusal).toBe(200)
})

it('lists nothing of another campsite', async () => {
  const { marketplace } = await givenMoneyTasks()
  const { id } = elsewhere.organisation

  expect(await marketplace.listMoneyTasks.execute({ actor: somebody('ORGADMIN', id), organisationId: id })).toEqual(accepted([]))
})

it.each<readonly [Actor, 'not-permitted' | 'not-found']>([
  [visitor, 'not-permitted'],
  [somebody('USER', organisationId), 'not-permitted'],
  [somebody('ORGADMIN', elsewhere.organisation.id), 'not-found'],
])('answers %j with %s', async (actor, code) => {
  const { marketplace } = await givenMoneyTasks()

  expect(await marketplace.listMoneyTasks.execute({ actor, organisationId })).toEqual(refused({ code }))
  expect(await marketplace.listAllMoneyTasks.execute({ actor })).toEqual(refused({ code: 'not-permitted' }))
})
