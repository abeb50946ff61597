import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type PlainQuestion, readCalendar } from './read-calendar.ts'

const usual: PlainQuestion = {
  today: '2026-11-23',
  timezone: 'Africa/Johannesburg',
  ownHost: 'camp.example.com',
  blocksTentative: true,
  keepsPast: false,
}

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.ics`, import.meta.url))

function read(file: Uint8Array | string, facts: Partial<PlainQuestion> = {}) {
  const answer = readCalendar(typeof file === 'string' ? Buffer.from(file) : file, { ...usual, ...facts })
  if (!answer.ok) return answer.refusal.code
  const { blocks, skipped } = answer.value
  return {
    nights: blocks.map(({ startDate, endDate }) => `${startDate}/${endDate}`),
    blocks,
    skipped: skipped.map(({ reason }) => reason),
  }
}

/** A calendar of these events, each by its lines. */
function calendar(...events: readonly (readonly string[])[]): string {
  const body = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...body, 'END:VCALENDAR', ''].join('\r\n')
}

const event = (...lines: readonly string[]) => read(calendar(['UID:1@elsewhere.example.com', ...lines]))

describe('calendars of others', () => {
  it.each([
    ['airbnb-2020-reserved-and-blocked', ['2020-08-02/2020-08-12', '2020-07-03/2020-07-04']],
    [
      'bookingcom-2025-closed',
      [
        ...['2025-04-08/2025-04-09', '2025-04-25/2025-04-27', '2025-05-12/2025-05-13', '2025-05-31/2025-06-01'],
        ...['2025-06-17/2025-06-18', '2025-11-01/2026-03-16', '2026-03-17/2026-09-16'],
      ],
    ],
    ['lekkeslaap-2025-no-summary', ['2026-01-09/2026-01-10', '2025-12-06/2025-12-07']],
    ['icaljs_minimal', ['2012-06-30/2012-07-01']],
    ['icaljs_duration_instead_of_dtend', ['2012-06-30/2012-07-01']],
    ['node-ical_test_date_duration', ['2024-02-15/2024-02-22']],
  ])('%s', (name, nights) => {
    expect(read(fixture(name), { keepsPast: true })).toMatchObject({ nights, skipped: [] })
    expect(read(fixture(name))).toMatchObject({ nights: [], skipped: nights.map(() => 'past') })
  })

  it('a series that is over gives each of its days but the exceptions, one that goes on those ahead', () => {
    const answer = read(fixture('node-ical_biweekly-exdate-until'), { keepsPast: true })

    const { blocks } = answer as Exclude<typeof answer, string>
    const over = blocks.filter(({ uid }) => uid.startsWith('98765432'))
    expect(over).toHaveLength(21)
    expect(over.map(({ startDate }) => startDate)).not.toContain('2017-07-06')
    const ahead = blocks.filter(({ uid }) => uid.startsWith('1234567-'))
    expect(ahead[0]).toMatchObject({ startDate: '2026-10-26', endDate: '2026-10-27' })
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
  })
})

describe('an event', () => {
  it.each([
    ['of days', ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'], '2026-12-24/2026-12-27'],
    ['of days that do not say so', ['DTSTART:20261224', 'DTEND:20261227'], '2026-12-24/2026-12-27'],
    ['without an end', ['DTSTART;VALUE=DATE:20261224'], '2026-12-24/2026-12-25'],
    [
      'that ends on the day on which it starts',
      ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261224'],
      '2026-12-24/2026-12-25',
    ],
    ['of so many days', ['DTSTART;VALUE=DATE:20261224', 'DURATION:P3D'], '2026-12-24/2026-12-27'],
    ['in UTC that is the next day here', ['DTSTART:20261224T223000Z', 'DTEND:20261226T090000Z'], '2026-12-25/2026-12-26'],
    ['that ends at midnight here', ['DTSTART:20261224T120000Z', 'DTEND:20261225T220000Z'], '2026-12-24/2026-12-26'],
    ['by a clock without an end', ['DTSTART:20261224T120000Z'], '2026-12-24/2026-12-25'],
    ['by the clock of the campsite', ['DTSTART:20261224T140000', 'DTEND:20261226T100000'], '2026-12-24/2026-12-26'],
    ['in another zone', ['DTSTART;TZID=Europe/Berlin:20260601T230000', 'DTEND;TZID=Europe/Berlin:20260603T100000'], undefined],
    [
      'in a zone with a name before it',
      [
        'DTSTART;TZID=/mozilla.org/2005/Europe/London:20261224T233000',
        'DTEND;TZID=/mozilla.org/2005/Europe/London:20261226T100000',
      ],
      '2026-12-25/2026-12-26',
    ],
  ])('%s', (_, lines, nights) => {
    expect(event(...lines)).toMatchObject(nights ? { nights: [nights], skipped: [] } : { skipped: ['past'] })
  })

  it('may stand in a zone that the calendar describes itself', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Camp time', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-1000'],
      ...['TZOFFSETTO:-1000', 'END:STANDARD', 'END:VTIMEZONE'],
    ]
    const file = calendar(['UID:1', 'DTSTART;TZID=Camp time:20261224T130000', 'DTEND;TZID=Camp time:20261226T050000'])
    expect(read(file.replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n')))).toMatchObject({
      nights: ['2026-12-25/2026-12-26'],
    })
  })

  it.each([
    ['cancelled', ['DTSTART;VALUE=DATE:20261224', 'STATUS:CANCELLED']],
    ['transparent', ['DTSTART;VALUE=DATE:20261224', 'TRANSP:TRANSPARENT']],
    ['no-start', ['SUMMARY:Reserved']],
    ['ends-before-start', ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261220']],
    ['past', ['DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261024']],
    ['beyond-horizon', ['DTSTART;VALUE=DATE:20281224']],
    ['unreadable', ['DTSTART;VALUE=DATE:20261332']],
    ['unreadable', ['DTSTART:whenever']],
    ['recurrence-not-supported', ['DTSTART:20261224T100000Z', 'RRULE:FREQ=SECONDLY']],
    ['recurrence-not-supported', ['DTSTART:20261224T100000Z', 'RRULE:FREQ=DAILY;BYHOUR=1,2,3']],
    ['too-many-occurrences', ['DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY']],
  ] as const)('that is skipped as %s', (reason, lines) => {
    expect(event(...lines)).toMatchObject({ nights: [], skipped: [reason] })
  })

  it('of our own never comes back', () => {
    const own = calendar(['UID:reservation-1@camp.example.com', 'DTSTART;VALUE=DATE:20261224'])
    expect(read(own)).toMatchObject({ nights: [], skipped: ['our-own'] })
  })

  it('that is tentative takes its nights unless the owner does not want that', () => {
    const file = calendar(['UID:1', 'DTSTART;VALUE=DATE:20261224', 'STATUS:TENTATIVE'])
    expect(read(file)).toMatchObject({ nights: ['2026-12-24/2026-12-25'] })
    expect(read(file, { blocksTentative: false })).toMatchObject({ nights: [], skipped: ['tentative'] })
  })

  it('without a name keeps one of ours while its dates and words stay', () => {
    const nameless = read(calendar(['DTSTART;VALUE=DATE:20261224', 'SUMMARY:Reserved']))
    expect(nameless).toEqual(read(calendar(['SUMMARY:Reserved', 'DTSTART;VALUE=DATE:20261224'])))
    expect(nameless).toMatchObject({ blocks: [{ uid: expect.stringMatching(/^no-uid-[0-9a-f]{32}$/) }] })
  })

  it('in its newest version counts, and two of one version both', () => {
    const at = (day: string, ...more: string[]) => ['UID:1', `DTSTART;VALUE=DATE:202612${day}`, ...more]
    expect(read(calendar(at('24', 'SEQUENCE:2'), at('10', 'SEQUENCE:1')))).toMatchObject({ nights: ['2026-12-24/2026-12-25'] })
    expect(read(calendar(at('24'), at('10'), at('10')))).toMatchObject({
      nights: ['2026-12-24/2026-12-25', '2026-12-10/2026-12-11'],
    })
  })
})

describe('a series', () => {
  const weekly = ['UID:1', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206', 'RRULE:FREQ=WEEKLY;COUNT=3']

  it('takes the nights of each of its days', () => {
    const nights = ['2026-12-04/2026-12-06', '2026-12-11/2026-12-13', '2026-12-18/2026-12-20']
    expect(read(calendar(weekly))).toMatchObject({ nights, blocks: nights.map(() => ({ uid: '1' })) })
  })

  it.each([
    ['every year for months', 'DTSTART;VALUE=DATE:20200901', 'DTEND;VALUE=DATE:20210201', 'YEARLY', '2026-09-01/2027-02-01'],
    ['every month for weeks', 'DTSTART;VALUE=DATE:20260101', 'DURATION:P25D', 'MONTHLY;COUNT=11', '2026-10-01/2026-10-26'],
  ])('%s takes the nights that are left of one that began long ago', (_, start, end, rule, nights) => {
    const answer = event(start, end, `RRULE:FREQ=${rule}`)
    expect(typeof answer === 'string' ? answer : answer.nights[0]).toBe(nights)
  })

  it('leaves out its exceptions and what another event stands for', () => {
    const moved = ['UID:1', 'RECURRENCE-ID;VALUE=DATE:20261218', 'DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20261222']
    const file = calendar([...weekly, 'EXDATE;VALUE=DATE:20261211'], moved)
    expect(read(file)).toMatchObject({ nights: ['2026-12-04/2026-12-06', '2026-12-20/2026-12-22'] })
  })

  it('ends by the clock of its own zone', () => {
    const series = ['DTSTART;TZID=America/New_York:20261201T200000', 'RRULE:FREQ=DAILY;UNTIL=20261204T010000Z']
    expect(event(...series)).toMatchObject({
      nights: ['2026-12-02/2026-12-03', '2026-12-03/2026-12-04', '2026-12-04/2026-12-05'],
    })
  })
})

describe('a file', () => {
  const good = calendar(['UID:1', 'DTSTART;VALUE=DATE:20261224', 'SUMMARY:Böschung\\, Zelt'])

  it.each([
    ['with line ends of Unix', good.replaceAll('\r\n', '\n')],
    ['with a mark of its byte order', `\uFEFF${good}`],
    ['with folded lines', good.replace('20261224', '2026\r\n 1224')],
    ['in lower case', good.replace('BEGIN:VEVENT', 'begin:vevent').replace('DTSTART', 'dtstart')],
  ])('%s is read', (_, file) => {
    expect(read(file)).toMatchObject({ nights: ['2026-12-24/2026-12-25'] })
  })

  it('in an older encoding keeps its letters', () => {
    expect(read(Buffer.from(good, 'latin1'))).toMatchObject({ blocks: [{ summary: 'Böschung, Zelt' }] })
  })

  it.each([
    ['not-a-calendar', ''],
    ['not-a-calendar', '<!doctype html><p>Sign in'],
    ['not-complete', good.replace('END:VCALENDAR', '')],
    ['not-complete', good.replace('END:VEVENT', '')],
    ['too-long', good.replace('SUMMARY:', `SUMMARY:${'x'.repeat(1_000_000)}`)],
    ['too-many-events', calendar(...Array.from({ length: 5_001 }, (_, index) => [`UID:${index}`]))],
    [
      'too-many-events',
      calendar(...Array.from({ length: 8 }, (_, index) => [`UID:${index}`, 'DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY'])),
    ],
  ])('that is %s is refused whole', (code, file) => {
    expect(read(file)).toBe(code)
  })

  it('with the most events that are allowed is read within the time', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => [`UID:${index}`, `DTSTART;VALUE=DATE:202612${10 + (index % 20)}`])
    expect(read(calendar(...many))).toMatchObject({ skipped: [] })
  })
})
