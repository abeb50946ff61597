import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aSeason } from '@camp/domain/testing/a-season.ts'
import { describe, expect, it } from 'vitest'
import { campsite, testId } from '../testing/a-campsite.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

const seasons = [
  aSeason({ name: 'Summer', startDate: '2026-12-10', endDate: '2027-01-10' }),
  aSeason({ name: 'Spring', startDate: '2026-09-01', endDate: '2026-10-01' }),
  aSeason({ name: 'Switched off', startDate: '2026-11-01', endDate: '2026-11-30', isActive: false }),
]
const { organisationSeasons } = givenMarketplace({ campsites: [{ ...kwenaCamp(), seasons }] })

const between = async (from: string, to: string) => {
  const [first, last] = [from, to].map((date) => Temporal.PlainDate.from(date)) as [Temporal.PlainDate, Temporal.PlainDate]
  const answer = await organisationSeasons.execute({ organisationId: campsite.organisation.id, from: first, to: last })
  return answer.ok ? answer.value.map(({ name }) => name) : answer
}

describe('the seasons of an organisation', () => {
  it.each([
    ['2026-01-01', '2027-12-31', ['Spring', 'Summer']],
    ['2026-10-01', '2026-12-10', ['Spring', 'Summer']],
    ['2026-10-02', '2026-12-09', []],
    ['2027-01-10', '2027-01-10', ['Summer']],
  ])('between %s and %s, both inside, are %j', async (from, to, expected) => {
    expect(await between(from, to)).toEqual(expected)
  })

  it.each([
    ['paused', true],
    ['pending', false],
    ['deleted', false],
  ] as const)('of one that is %s are there: %s', async (status, areThere) => {
    const camp = { ...kwenaCamp(), seasons }
    const paused = givenMarketplace({ campsites: [{ ...camp, organisation: { ...camp.organisation, status } }] })
    const [from, to] = [Temporal.PlainDate.from('2026-01-01'), Temporal.PlainDate.from('2027-12-31')]

    const answer = await paused.organisationSeasons.execute({ organisationId: campsite.organisation.id, from, to })

    expect(answer.ok).toBe(areThere)
  })

  it('are not found where there is no organisation', async () => {
    const day = Temporal.PlainDate.from('2026-01-01')

    expect(await organisationSeasons.execute({ organisationId: testId(999) as OrganisationId, from: day, to: day })).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})
