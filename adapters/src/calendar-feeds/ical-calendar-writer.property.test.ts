import type { TakenStay } from '@camp/application/calendar-feeds/calendar-addresses.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { icalCalendarWriter } from './ical-calendar-writer.ts'
import { readCalendar } from './reading/read-calendar.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const writtenAt = Temporal.Instant.from('2026-11-21T08:00:00Z')
const question = {
  today: today.toString(),
  timezone: 'Africa/Johannesburg',
  ownHost: 'elsewhere.example',
  blocksTentative: true,
  keepsPast: false,
}

const stays = fc
  .uniqueArray(
    fc.record({ key: fc.nat(1_000), from: fc.integer({ min: 0, max: 700 }), nights: fc.integer({ min: 1, max: 60 }) }),
    {
      maxLength: 40,
      selector: ({ key }) => key,
    },
  )
  .map((list) =>
    list.map(({ key, from, nights }) => ({
      key: `key-${key}`,
      start: today.add({ days: from }).toString(),
      end: today.add({ days: from + nights }).toString(),
      sequence: key % 7,
    })),
  )

const written = (list: readonly TakenStay[]) => icalCalendarWriter.write({ stays: list, writtenAt, host: 'camp.example' })

it('what is written is read again: exactly these events, and nothing left out', async () => {
  await fc.assert(
    fc.asyncProperty(stays, async (list) => {
      const read = readCalendar(Buffer.from(await written(list)), question)
      if (!read.ok) throw new Error(read.refusal.code)
      const said = read.value.blocks.map(({ startDate, endDate, uid }) => `${uid} ${startDate} ${endDate}`)
      expect(said.toSorted()).toEqual(list.map(({ key, start, end }) => `${key}@camp.example ${start} ${end}`).toSorted())
      expect(read.value.skipped).toEqual([])
    }),
  )
})

it('is whole for the library that others read with: dates, names, stamps, changes counted, lines folded', async () => {
  await fc.assert(
    fc.asyncProperty(stays, async (list) => {
      const text = await written(list)
      const calendar = new ICAL.Component(ICAL.parse(text))
      expect(['version', 'method', 'calscale'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
        '2.0',
        'PUBLISH',
        'GREGORIAN',
      ])
      for (const component of calendar.getAllSubcomponents('vevent')) {
        const event = new ICAL.Event(component)
        const stay = list.find(({ key }) => event.uid === `${key}@camp.example`)
        expect([event.startDate.isDate, event.endDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
          ...[true, true],
          ...[stay?.start, stay?.end],
        ])
        expect(event.sequence).toBe(stay?.sequence)
        expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T08:00:00Z')
      }
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
    { numRuns: 50 },
  )
})

it('names the plot where it is of several, whatever that is called, in lines of 75 octets', async () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    .map((text) => text.replace(/\s+/g, ' ').trim() || 'x')
  await fc.assert(
    fc.asyncProperty(name, async (plotName) => {
      const text = await written([{ key: 'a', start: '2027-01-01', end: '2027-01-03', sequence: 0, plotName }])
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined)
      expect(event.summary).toBe(`${plotName}: not available`)
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(text.isWellFormed() && !text.includes('\uFFFD')).toBe(true)
    }),
  )
})

it('never comes back as a booking of somebody else', async () => {
  const list = [{ key: 'a', start: '2027-01-01', end: '2027-01-03', sequence: 0 }]
  const read = readCalendar(Buffer.from(await written(list)), { ...question, ownHost: 'camp.example' })
  expect(read).toMatchObject({ ok: true, value: { blocks: [], skipped: [{ reason: 'our-own' }] } })
})

it('of many events is one calendar, and never keeps the process from its other work for long', async () => {
  const list = Array.from({ length: 3_000 }, (_, index) => {
    return { key: `key-${index}`, start: '2027-01-01', end: '2027-01-03', sequence: 0, plotName: 'Stand 1' }
  })
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  const text = await written(list)
  clearInterval(counting)

  expect(turns).toBeGreaterThan(5)
  expect(text.match(/^BEGIN:VCALENDAR$/gm)).toHaveLength(1)
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(3_000)
})
