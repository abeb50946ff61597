import { setImmediate as turn } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptHtml } from '#server/kept-parts/kept-parts.ts'
import type { PageCard } from '#server/wire/card-on-page.ts'
import { loadAllWords } from '../../wording/wording-store.ts'
import { OrganisationCard } from './organisation-card.tsx'

beforeAll(() => loadAllWords('en'))

const card: PageCard = {
  slug: 'kloof',
  name: 'Kloof & Sons',
  image: 'kloof.png',
  shortDescription: '<p>Near the river.</p>',
  suburb: 'Rural',
  cityName: 'Clanwilliam',
  postalCode: '8135',
  isAdultsOnly: false,
  distanceKm: 24.18,
  price: null,
  tags: [{ name: 'Braai', icon: 'flame' }],
  moreTags: 0,
  rating: { average: '4.5', count: 2 },
}
const price = { total: 'R1530.00 total', forStay: 'for 3 nights, 2 guests', line: 'From R255.00/night per person' }

async function written(address: string, given: Partial<Parameters<typeof OrganisationCard>[0]>): Promise<string> {
  const Component = () => <OrganisationCard card={card} address={address} isEager={false} layout="row" {...given} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  const html = renderToString(<Stub initialEntries={['/']} />)
  await turn()
  return html
}

describe('a card', () => {
  it('is the same to the byte once it is kept, with the texts of each page', async () => {
    const first = await written('/kloof?numberOfAdults=2', { price })
    await written('/kloof?numberOfAdults=2', { price })
    const kept = await written('/kloof?numberOfAdults=2', { price })
    const other = await written('/kloof?a=1&b=2', { price: { ...price, total: 'R9.00 total' } })

    expect(kept).toBe(first)
    const expected = first.replaceAll('/kloof?numberOfAdults=2', '/kloof?a=1&amp;b=2').replace('R1530.00 total', 'R9.00 total')
    expect(other).toBe(expected)
    expect(other).toMatch(/Rural, Clanwilliam, 8135.· 24\.18.km/)
  })

  it.each([
    { name: 'River Camp', image: 'river.png', shortDescription: '<p>Old trees & lawn.</p>', distanceKm: 3.5 },
    { slug: 'river', rating: { average: '3.9', count: 1 }, moreTags: 0, suburb: 'Clanwilliam' },
  ])('of a campsite that nobody asked for before is filled in', async (facts) => {
    const stay = (says: string) => ({ price: { ...price, total: says }, children: <b>{says}</b> })
    await written('/kloof?numberOfAdults=2', stay('R1.00 total'))
    await written('/kloof?numberOfAdults=3', stay('R2.00 total'))
    let filled: string | undefined
    const Asked = () => {
      const given = {
        card: { ...card, ...facts },
        address: '/river',
        isEager: false,
        layout: 'row',
        ...stay('R3.00 total'),
      } as const
      const { part, ...page } = OrganisationCard(given).props
      filled = keptHtml(part, { ...page, language: 'en' })
      return <OrganisationCard {...given} />
    }

    const html = renderToString(createElement(createRoutesStub([{ path: '/', Component: Asked }])))

    expect(filled).toContain('R3.00 total')
    expect(html).toContain(filled)
  })

  it('is written anew where it says more than a price', async () => {
    for (const said of ['Full', 'Full', 'Full', 'Minimum 3 nights'])
      expect(await written('/kloof', { children: <b>{said}</b> })).toContain(`<b>${said}</b>`)
  })
})
