import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import { stands } from '@camp/application/testing/a-campsite.ts'
import { aGuestOf } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import { kwenaCamp } from '@camp/application/testing/kwena-camp.ts'
import { holdLimits } from '@camp/domain/reservations/hold-limits.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { reserveSelection } from './reserve-selection.ts'

const stay = { arrivalDate: '2027-02-01', departureDate: '2027-02-05', numberOfAdults: '3' }
const from = { account: null, address: '41.13.7.9', browser: 'Firefox' }
const [first = '', second = ''] = stands.map(({ id }) => id)

async function post(
  fields: Record<string, string | readonly string[]>,
  useCases = givenMarketplace(),
  own: HoldView | null = null,
) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value)
  }
  return new URL(
    await reserveSelection({ useCases, orgSlug: 'kwena-camp', form, from, contactKey: null, own }),
    'https://camp.test',
  )
}

it('holds the plots and leads to the details', async () => {
  const to = await post({ ...stay, plot: first, showHeaderFooter: 'false' })

  expect(to.pathname).toBe('/kwena-camp/reserve')
  expect(to.searchParams.get('reservation')).toBeTruthy()
  expect(to.searchParams.get('showHeaderFooter')).toBe('false')
})

it('holds several plots, each with its own guests', async () => {
  const marketplace = givenMarketplace()

  const to = await post({ ...stay, plot: [first, second], [`adults-${first}`]: '1', [`adults-${second}`]: '2' }, marketplace)

  const held = await marketplace.showHold.execute({ id: to.searchParams.get('reservation') as never })
  expect(held.ok && held.value.plots.map((plot) => plot.party.numberOfAdults)).toEqual([1, 2])
})

it('comes back with the choice kept and the plots named when somebody was quicker', async () => {
  const marketplace = givenMarketplace()
  await aGuestOf(marketplace).holds({ plots: stands.slice(0, 1) })

  const to = await post({ ...stay, plot: first }, marketplace)

  expect(to.pathname).toBe('/kwena-camp')
  expect(to.search).toBe(
    `?arrivalDate=2027-02-01&departureDate=2027-02-05&numberOfAdults=3&plot=${first}&reason=booked&refusedPlot=${first}`,
  )
})

describe('with a hold of their own', () => {
  const given = async () => {
    const marketplace = givenMarketplace()
    const before = await post({ ...stay, plot: first }, marketplace)
    const id = before.searchParams.get('reservation') as ReservationId
    const own = await marketplace.showHold.execute({ id })
    if (!own.ok) throw new Error('not held')
    return { marketplace, id, own: own.value }
  }

  it('the same choice goes on with it: Back, or a second tab, makes no second booking', async () => {
    const { marketplace, id, own } = await given()

    const again = await post({ ...stay, plot: first }, marketplace, own)

    expect([again.pathname, again.searchParams.get('reservation')]).toEqual(['/kwena-camp/reserve', id])
  })

  it('another choice that only it stands in the way of takes its place', async () => {
    const { marketplace, id, own } = await given()

    const to = await post({ ...stay, departureDate: '2027-02-06', plot: first }, marketplace, own)

    expect(to.pathname).toBe('/kwena-camp/reserve')
    expect(to.searchParams.get('reservation')).not.toBe(id)
    expect(await marketplace.showHold.execute({ id })).toMatchObject({ ok: false })
  })

  it('is kept when somebody else stands in the way of the other choice', async () => {
    const { marketplace, id, own } = await given()
    await aGuestOf(marketplace).holds({ plots: stands.slice(1, 2) })

    const to = await post(
      { ...stay, plot: [first, second], [`adults-${first}`]: '1', [`adults-${second}`]: '2' },
      marketplace,
      own,
    )

    expect(to.searchParams.get('reason')).toBe('booked')
    expect(await marketplace.showHold.execute({ id })).toMatchObject({ ok: true })
  })
})

it.each([
  ['unallocated', { ...stay, plot: [first, second], [`adults-${first}`]: '1', [`adults-${second}`]: '1' }],
  ['unallocated', { ...stay, plot: [first, second] }],
  ['criteria', { ...stay, numberOfAdults: '9', plot: first }],
  ['criteria', { ...stay, plot: 'nowhere' }],
  ['nothing-selected', stay],
  ['dates-missing', { plot: first }],
])('comes back because of %s', async (reason, fields) => {
  expect((await post(fields)).searchParams.get('reason')).toBe(reason)
})

describe('beyond what may be kept without paying', () => {
  const limits = (plotNights: number) => holdLimits({ visitor: plotNights, address: plotNights, network: plotNights })

  it('leads back to the picker, which says so', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits(4) })
    await post({ ...stay, plot: first }, marketplace)

    const to = await post({ ...stay, plot: second }, marketplace)

    expect([to.pathname, to.searchParams.get('reason')]).toEqual(['/kwena-camp', 'too-many'])
  })

  it('says that it would never fit, where it would not', async () => {
    const to = await post({ ...stay, plot: first }, givenMarketplace({ holdLimits: limits(3) }))

    expect(to.searchParams.get('reason')).toBe('too-large')
  })

  it('lets a guest take another plot instead of their own', async () => {
    const marketplace = givenMarketplace({ holdLimits: limits(4) })
    const id = (await post({ ...stay, plot: first }, marketplace)).searchParams.get('reservation') as ReservationId
    const own = await marketplace.showHold.execute({ id })
    if (!own.ok) throw new Error('no hold')

    const to = await post({ ...stay, plot: second }, marketplace, own.value)

    expect(to.pathname).toBe('/kwena-camp/reserve')
  })
})

describe('at a campsite that asks for a number first', () => {
  it('leads to the page of the code, with the choice in its address', async () => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ organisation: { asksProvedNumber: true } })] })

    const to = await post({ ...stay, plot: first, showHeaderFooter: 'false' }, marketplace)

    expect(to.pathname).toBe('/kwena-camp/contact-code')
    expect(to.searchParams.getAll('asks')).toEqual(['number'])
    expect([to.searchParams.get('plot'), to.searchParams.get('arrivalDate')]).toEqual([first, stay.arrivalDate])
    expect(to.searchParams.get('showHeaderFooter')).toBe('false')
  })
})
