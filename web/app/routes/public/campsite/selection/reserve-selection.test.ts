import { stands } from '@camp/application/testing/a-campsite.ts'
import { aGuestOf } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import { expect, it } from 'vitest'
import { reserveSelection } from './reserve-selection.ts'

const stay = { arrivalDate: '2027-02-01', departureDate: '2027-02-05', numberOfAdults: '3' }
const [first = '', second = ''] = stands.map(({ id }) => id)

async function post(fields: Record<string, string | readonly string[]>, useCases = givenMarketplace()) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value)
  }
  return new URL(await reserveSelection({ useCases, orgSlug: 'kwena-camp', form }), 'https://camp.test')
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
