import { inspect } from 'node:util'
import { type Actor, system, visitor } from '@camp/application/shared/actor.ts'
import { aWish } from '@camp/application/testing/a-guest-of.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServedMarketplace } from '../testing/given-marketplace.ts'
import { type Act, acts, boundTo, undone } from './testing/acts.ts'
import { type Forgery, forgeries } from './testing/forgeries.ts'
import { givenTwoCampsites } from './testing/given-two-campsites.ts'
import { type TenantRows, tenantRows } from './testing/tenant-rows.ts'

let marketplace: ServedMarketplace
let own: RightsFixture
let theirs: RightsFixture
let before: TenantRows
let ownBefore: TenantRows
let clerk: Actor
/** Whom the database keeps nothing from: what refuses them is the act itself. */
const platform = system('test')

beforeAll(async () => {
  ;({ marketplace, own, theirs, staff: clerk, before } = await givenTwoCampsites('clerk'))
  ownBefore = await tenantRows(marketplace, own.organisationId)
})
afterAll(() => marketplace.stop())

/** What was answered; a fault is no answer. */
function asked(useCase: Act['useCase'], command: unknown) {
  return undone(marketplace, async () => {
    const answer = await boundTo(marketplace, useCase).execute(command)
    const [rows, ownRows] = [
      await tenantRows(marketplace, theirs.organisationId),
      await tenantRows(marketplace, own.organisationId),
    ]
    return { answer, isWritten: rows.sum !== before.sum || ownRows.sum !== ownBefore.sum }
  })
}

function tellsOfTheirs(answer: unknown, command: unknown): readonly string[] {
  const [said, given] = [answer, command].map((one) => inspect(one, { depth: null, maxArrayLength: null, maxStringLength: null }))
  return before.telling.filter((word) => said?.includes(word) && !given?.includes(word))
}

describe('a form of the own campsite with an id of another one in it', () => {
  const refusesOrPassesOver = async ({ useCase, isPassedOver, command }: Forgery, actor: Actor) => {
    const forged = command(actor, own, theirs)
    const { answer, isWritten } = await asked(useCase, forged)

    expect(answer.ok === true).toBe(isPassedOver === true)
    expect(tellsOfTheirs(answer, forged)).toEqual([])
    expect(isWritten).toBe(false)
  }

  it.each(forgeries)('$useCase takes $forged of its own', async ({ useCase, command }) => {
    expect((await asked(useCase, command(clerk, own, own))).answer.refusal).toBeUndefined()
  })

  it.each(forgeries)('$useCase by $forged writes and says nothing of it', (forgery) => refusesOrPassesOver(forgery, clerk))

  it.each(forgeries)('$useCase by $forged does so for whom the database shows everything', (forgery) =>
    refusesOrPassesOver(forgery, platform),
  )
})

it('a guest holds no plot of another campsite under the name of one, nor changes to it', async () => {
  const { placeHold, quoteSelection, amendReservation, showReservationToGuest } = marketplace.product.scope().useCases
  const wish = aWish({
    orgSlug: own.orgSlug,
    plots: [{ id: own.otherPlotId }, { id: theirs.plotId }],
    from: '2027-08-02',
    to: '2027-08-04',
  })
  const before = await showReservationToGuest.execute({ id: own.reservationId })
  const plots = [{ plotId: theirs.plotId, party: aParty() }]
  const amendment = { stay: wish.stay, plots, price: 're-quote' } as const

  const answers = await undone(marketplace, async () => [
    await placeHold.execute(wish),
    await quoteSelection.execute(wish),
    await amendReservation.execute({ actor: visitor, id: own.reservationId, as: 'guest', amendment }),
  ])

  expect(answers.map(({ ok }) => ok)).toEqual([false, false, false])
  expect(await showReservationToGuest.execute({ id: own.reservationId })).toEqual(before)
})

/** Of another kind than what an act is about, or no campsite's. */
const notForged = ['organisationId', 'orgSlug', 'reservationId', 'importId', 'prospectId', 'whatsAppMessageId']
const mixed = acts.flatMap((act) => {
  const named = idsIn(act)
  const forged = named.filter((id) => !notForged.includes(id))
  return named.length > 1 ? forged.map((id) => ({ ...act, id, act: `${act.name}, ${id}` })) : []
})

/** Each id of the fixture that stands in the command. */
function idsIn({ command }: Act): readonly (keyof RightsFixture)[] {
  const read = new Set<string>()
  const fixture = new Proxy({} as RightsFixture, {
    get: (_, name) => {
      read.add(String(name))
      return `the ${String(name)}`
    },
  })
  const said = inspect(command(platform, fixture), { depth: null })
  return [...read].filter((name) => said.includes(`'the ${name}'`)) as (keyof RightsFixture)[]
}

describe('the smallest command of an act with an id of another campsite in it', () => {
  it('is one of many', () => expect(mixed.length).toBeGreaterThan(30))

  it.each(mixed)('$act writes and says nothing of it', async ({ useCase, command, id }) => {
    for (const actor of [clerk, platform]) {
      const forged = command(actor, { ...own, [id]: theirs[id] })
      const { answer, isWritten } = await asked(useCase, forged)

      expect(tellsOfTheirs(answer, forged)).toEqual([])
      expect(isWritten).toBe(false)
    }
  })
})
