import type { Role } from '@camp/domain/people/role.ts'
import type { BlockId, OrganisationId, PlotId, UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../shared/actor.ts'
import { campsite, stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import type { CreateBlockCommand } from './create-block.ts'

const { organisation } = campsite
const [stand1, stand2] = [stands[0]!, stands[1]!]
const staff: Actor = {
  kind: 'user',
  userId: 'somebody' as UserId,
  role: 'ORGUSER',
  organisationIds: [organisation.id],
}
const as = (role: Role, organisationId: OrganisationId = organisation.id): Actor => ({
  ...staff,
  role,
  organisationIds: [organisationId],
})
const elsewhere = 'another' as OrganisationId

const wanted = (facts: Partial<CreateBlockCommand> = {}): CreateBlockCommand => ({
  actor: staff,
  orgSlug: organisation.slug,
  plotIds: [stand1.id],
  nights: StayDates.of('2027-02-01', '2027-02-05'),
  reason: 'New gravel',
  expiresAt: null,
  ...facts,
})

async function givenBlock(facts: Partial<CreateBlockCommand> = {}) {
  const marketplace = givenMarketplace()
  const made = await marketplace.createBlock.execute(wanted(facts))
  if (!made.ok) throw new Error(made.refusal.code)
  return { marketplace, block: made.value }
}

describe('a block', () => {
  it('keeps guests out until it is released', async () => {
    const { marketplace, block } = await givenBlock()
    const guest = aGuestOf(marketplace)
    const booking = { plots: [stand1], from: '2027-02-04', to: '2027-02-06' }

    await expect(guest.holds(booking)).rejects.toThrow('booked')
    await marketplace.releaseBlock.execute({ actor: staff, id: block.id })

    expect((await guest.holds(booking)).id).toBeDefined()
  })

  it('is not released by whoever saw it before somebody else changed it', async () => {
    const { marketplace, block } = await givenBlock()
    const { id, version } = block
    await marketplace.changeBlock.execute({ actor: staff, id, nights: StayDates.of('2027-02-01', '2027-02-12') })

    const released = await marketplace.releaseBlock.execute({ actor: staff, id, version })

    expect(released).toEqual(refused({ code: 'block-changed', id }))
    expect((await marketplace.releaseBlock.execute({ actor: staff, id, version: version + 1 })).ok).toBe(true)
  })

  it('is refused where a guest stays, and named by its plot', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).books({ plots: [stand1], from: '2027-02-04', to: '2027-02-06' })

    const answer = await marketplace.createBlock.execute(wanted({ plotIds: [stand1.id, stand2.id] }))

    expect(answer).toEqual(refused({ code: 'booked', plotIds: [stand1.id] }))
  })

  it('is tried without being kept', async () => {
    const { marketplace, block } = await givenBlock()
    const list = () => marketplace.listBlocks.execute({ actor: staff, orgSlug: organisation.slug, limit: 10 })
    const before = await list()

    const tried = await marketplace.createBlock.execute(wanted({ plotIds: [stand2.id], dryRun: true }))
    const again = await marketplace.createBlock.execute(wanted({ dryRun: true }))
    const released = await marketplace.releaseBlock.execute({ actor: staff, id: block.id, dryRun: true })

    expect([tried.ok, again.ok, released.ok]).toEqual([true, false, true])
    expect(await list()).toEqual(before)
  })

  it('takes over from a hold that has run out', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).holds({ plots: [stand1] })
    marketplace.clock.moveTo('2026-11-21T10:15')

    expect((await marketplace.createBlock.execute(wanted())).ok).toBe(true)
  })

  it('as a courtesy hold is gone when its time is over', async () => {
    const { marketplace } = await givenBlock({ expiresAt: aMoment('2026-11-21T12:00').now })
    const list = () => marketplace.listBlocks.execute({ actor: staff, orgSlug: organisation.slug, limit: 10 })
    expect(await list()).toMatchObject({ value: [{ plotNames: ['Stand 1'] }] })

    marketplace.clock.moveTo('2026-11-21T12:00')

    expect(await list()).toMatchObject({ value: [] })
    expect((await aGuestOf(marketplace).holds({ plots: [stand1] })).id).toBeDefined()
  })

  it('that has run out goes with the sweep, not with one that is only tried', async () => {
    const { marketplace } = await givenBlock({ expiresAt: aMoment('2026-11-21T12:00').now })
    const keptAfter = async (dryRun: boolean) => {
      marketplace.clock.moveTo('2026-11-21T12:00')
      await marketplace.sweepHolds.execute({ dryRun })
      marketplace.clock.moveTo('2026-11-21T11:59')
      const listed = await marketplace.listBlocks.execute({ actor: staff, orgSlug: organisation.slug, limit: 10 })
      return listed.ok && listed.value.length
    }

    expect(await keptAfter(true)).toBe(1)
    expect(await keptAfter(false)).toBe(0)
  })

  it('that has run out is not in the way of a booking that is moved', async () => {
    const { marketplace } = await givenBlock({ expiresAt: aMoment('2026-11-21T12:00').now })
    const { id } = await aGuestOf(marketplace).books({ plots: [stand2], from: '2027-02-01', to: '2027-02-03' })
    marketplace.clock.moveTo('2026-11-21T12:00')
    const stay = StayDates.of('2027-02-01', '2027-02-03')
    const party = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }

    const moved = await marketplace.amendReservation.execute({
      actor: staff,
      as: 'staff',
      id,
      amendment: { stay, plots: [{ plotId: stand1.id, party }], price: 'keep' },
    })

    expect(moved.ok).toBe(true)
  })

  it('moves to another plot and other nights, and says no where somebody is', async () => {
    const { marketplace, block } = await givenBlock()
    await aGuestOf(marketplace).books({ plots: [stand2], from: '2027-02-07', to: '2027-02-09' })
    const change = (facts: object) => marketplace.changeBlock.execute({ actor: staff, id: block.id, ...facts })

    const moved = await change({ plotIds: [stand2.id], nights: StayDates.of('2027-02-02', '2027-02-07'), version: 1 })
    const stretched = await change({ nights: StayDates.of('2027-02-02', '2027-02-08') })
    const late = await change({ reason: 'Paint', version: 1 })

    expect(moved).toMatchObject({ ok: true, value: { reason: 'New gravel', version: 2 } })
    expect(stretched).toEqual(refused({ code: 'booked', plotIds: [stand2.id] }))
    expect(late).toEqual(refused({ code: 'block-changed', id: block.id }))
  })

  it('lies on plots of its own organisation alone', async () => {
    const { marketplace, block } = await givenBlock()
    const strange = { plotIds: ['of-somebody-else' as PlotId] }

    const mixed = { plotIds: [stand1.id, ...strange.plotIds] }
    expect(await marketplace.createBlock.execute(wanted(mixed))).toEqual(refused({ code: 'not-found' }))
    expect(await marketplace.createBlock.execute(wanted(strange))).toEqual(refused({ code: 'not-found' }))
    const moved = marketplace.changeBlock.execute({ actor: staff, id: block.id, ...strange })
    expect(await moved).toEqual(refused({ code: 'not-found' }))
  })

  it.each([
    ['visitors', visitor, 'not-permitted'],
    ['guests', as('USER'), 'not-permitted'],
    ['staff of another organisation', as('ORGADMIN', elsewhere), 'not-found'],
  ] as const)('is nothing for %s', async (_, actor, code) => {
    const { marketplace, block } = await givenBlock()
    const { orgSlug } = wanted()

    const answers = await Promise.all([
      marketplace.createBlock.execute(wanted({ actor, plotIds: [stand2.id] })),
      marketplace.changeBlock.execute({ actor, id: block.id, reason: null }),
      marketplace.releaseBlock.execute({ actor, id: block.id }),
      marketplace.listBlocks.execute({ actor, orgSlug, limit: 10 }),
    ])

    expect(answers).toEqual([1, 2, 3, 4].map(() => refused({ code })))
  })

  it('that does not exist is not found', async () => {
    const nothing = { actor: staff, id: 'nothing' as BlockId }

    expect(await givenMarketplace().releaseBlock.execute(nothing)).toEqual(refused({ code: 'not-found' }))
    expect(await givenMarketplace().changeBlock.execute(nothing)).toEqual(refused({ code: 'not-found' }))
  })
})
