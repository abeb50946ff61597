import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { WireDay, WireDayLine } from '#server/wire/desk-reservation-on-wire.ts'
import { DayList, type Section } from './day-list.tsx'

beforeAll(() => loadAllWords('en'))

const morning = '2026-11-21T07:40:00Z'

function aLine(guestName: string, facts: Partial<WireDayLine>): WireDayLine {
  const party = { adults: 2, pensioners: 0, children: 0 }
  const line = { id: guestName, guestName, simpleReference: '482-913-107', status: 'confirmed', plots: [], acts: [], balance: 0 }
  const times = { checkIn: '14:00', checkOut: '10:00' }
  return { ...line, ...party, times, checkedInAt: null, checkedOutAt: null, ...facts } as unknown as WireDayLine
}

function listed(section: Section, lines: readonly WireDayLine[]): string {
  const day = { organisation: { slug: 'kwena-camp' }, date: '2026-11-21', today: '2026-11-21', [section]: lines }
  const list = <DayList section={section} day={day as unknown as WireDay} formKey="key" back="/org/kwena-camp/today" />
  const Stub = createRoutesStub([{ path: '/', Component: () => list }])
  return renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
}

it('says how many are still here and how many are gone', () => {
  const gone = aLine('Anna', { status: 'completed', checkedOutAt: morning, acts: ['undo-check-out'] })

  expect(listed('departures', [gone, aLine('Sipho', {})])).toContain('Departures (1 still here, 1 gone)</h2>')
  expect(listed('departures', [aLine('Sipho', {})])).toContain('Departures (1)</h2>')
})

it.each([
  ['departures', { checkedOutAt: morning, acts: ['undo-check-out'] }],
  ['departures', { checkedOutAt: morning }],
  ['arrivals', { checkedInAt: morning }],
] as const)('has nothing to tick on paper any more of %s once they are done: %j', (section, done) => {
  expect(listed(section, [aLine('Anna', done as Partial<WireDayLine>)])).toContain('data-done')
  expect(listed(section, [aLine('Anna', {})])).not.toContain('data-done')
})
