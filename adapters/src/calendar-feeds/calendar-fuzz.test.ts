import { readdirSync, readFileSync } from 'node:fs'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, expect, it } from 'vitest'
import { ParserThread } from '../parsing/parser-thread.ts'
import { fuzz } from '../parsing/testing/fuzz.ts'
import { IcalCalendarReader } from './ical-calendar-reader.ts'

const thread = new ParserThread()
afterAll(() => thread.close())

const folder = new URL('./reading/fixtures/', import.meta.url)
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.ics'))
  .map((name) => readFileSync(new URL(name, folder)))
const words = [
  ...[
    '\r\nBEGIN:VEVENT\r\n',
    '\r\nEND:VEVENT\r\n',
    '\r\nEND:VCALENDAR',
    '\r\nRRULE:FREQ=DAILY',
    '\r\nRRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2',
  ],
  ...[
    '\r\nRRULE:FREQ=MONTHLY;BYDAY=5MO,-5TU;BYSETPOS=-400',
    '\r\nDTSTART:00000000',
    '\r\nDTEND;VALUE=DATE:99991231',
    '\r\nDURATION:P99999999999W',
  ],
  ...[
    '\r\nRRULE:FREQ=YEARLY;BYYEARDAY=366;INTERVAL=3;BYWEEKNO=53',
    '\r\nRDATE;VALUE=PERIOD:20261224T000000Z/P1D',
    '\r\n ',
    ';TZID=Nowhere/At_All',
    '\0',
    ':::',
    '"',
  ],
]
const question = {
  today: Temporal.PlainDate.from('2026-11-23'),
  timezone: 'Africa/Johannesburg',
  ownHost: 'camp.example.com',
  blocksTentative: true,
  keepsPast: true,
}

it('a calendar that was broken on its way is answered, soon and in little memory', async () => {
  const reader = new IcalCalendarReader(thread)
  const runs = Number(process.env.FUZZ_RUNS ?? 500)

  const { slowest, grown, answers } = await fuzz({
    name: 'calendars',
    samples,
    words,
    runs,
    read: async (file) => {
      const answer = await reader.read(file, question)
      if (!answer.ok) return answer.refusal.code
      for (const { startDate, endDate } of answer.value.blocks) expect(startDate < endDate).toBe(true)
      return 'read'
    },
  })

  // The thread that reads is ended when it takes too long or wants more than 96 MB.
  expect(answers.has('took-too-long')).toBe(false)
  expect(slowest).toBeLessThan(10_000)
  expect(grown).toBeLessThan(32)
})
