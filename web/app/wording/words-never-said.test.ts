import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = new URL('./en/', import.meta.url).pathname
/** What guests read: the rest is for staff, who have words of their trade. */
const ofStaff = /^(staff(\/|\.ts)|admin-menu)/

/** Stiff, inverted, foreign here, or once misread: as nobody at a South African gate would say it. */
const neverSaid = [
  ...[
    'need not',
    'that which',
    'shall',
    'hereby',
    'herewith',
    'kindly',
    'whilst',
    'upon',
    'thereof',
    'utilise',
    'please be advised',
  ],
  ...[
    'day of arriving',
    'day of leaving',
    'we took',
    'said no to',
    'expects you on',
    'let go of',
    'is put right',
    'had not finished',
  ],
  ...['would rather', 'goes back to you', 'comes back to you', 'give the plots back', 'power point at the stand'],
  ...[
    'campground',
    'RV',
    'vacation',
    'cell phone',
    'reservation has been made',
    'going forward',
    'guest experience',
    'being read',
    'oops',
    'uh-oh',
  ],
]

/** And what staff read: officialese, and sentences that were thought in another language. */
const neverSaidToStaff = [
  ...['need not', 'that which', 'shall', 'hereby', 'kindly', 'whilst', 'thereof', 'utilise', 'in order to', 'please note'],
  ...['becomes? of', 'became of', 'so many', 'are put to', 'is put to', 'of now', 'the house', 'nought', 'in the meantime'],
  ...[
    'you may not',
    'is named twice',
    'one of the list',
    'is waited for',
    'are waited for',
    'calendars? elsewhere',
    'speaks? against',
  ],
  ...['telephone', 'cell number', 'cellphone', 'mobile number', 'camper', 'campground', 'vacation', 'oops'],
  ...['for (your )?staff alone', 'letters at most', 'without a tick', 'signs? in (with|again)', 'at present', 'still open: say'],
  ...['cannot', 'do not', 'does not', 'did not'],
]

/** How a camper put what pages had said worse. */
const said = [
  'Not what you meant?',
  'Or choose how you’d like to stay',
  'Maximum per night (R, whole group)',
  'Power at your stand',
  'Add each child’s age. Prices depend on it.',
  'Your departure must be after your arrival.',
  'That date has passed. Choose today or later.',
  'See the price breakdown',
  'nothing after that.',
  'Fix this to see your total.',
  'Release these plots',
  'I need 15 more minutes',
  'Also send updates by',
  'You’re booked. Deposit paid.',
  'See you on {{date}} at {{campsite}}.',
  'Your bank declined the card.',
  'The campsite refunds anything you paid it directly.',
  'We’re refunding {{amount}}',
  'All the details are at that link.',
  'Awaiting approval',
]

/** How a desk says what pages had said worse. */
const saidAtTheDesk = [
  ...['Book anyway (ignore minimum stay', 'Accept more than is owed', 'Preview', 'Update preview', 'Legend', 'Desk bookings'],
  ...['Tell the guest', '‹ {{month}}', '{{month}} ›', 'Release automatically on', 'Record extra payment'],
]

const ofMessages = '../../../../adapters/src/messaging/wording/en.ts'
const ofPages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !ofStaff.test(file),
)
const catalogues = [...ofPages, ofMessages]
const ofDesk = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ofStaff.test(file))

/** The texts of a catalogue, without its keys and comments. */
function textsIn(file: string): string {
  const source = readFileSync(join(folder, file), 'utf8')
  return [...source.matchAll(/'(?:[^'\\\n]|\\.)*'(?!:)|`[^`]*`/g)].map(([text]) => text).join('\n')
}

describe('words for staff', () => {
  it('are in catalogues', () => {
    expect(ofDesk.length).toBeGreaterThan(40)
  })

  it.each(ofDesk)('of %s are said as one says them at a desk', (file) => {
    const text = textsIn(file)

    expect(neverSaidToStaff.filter((words) => new RegExp(`\\b${words}\\b`, 'i').test(text))).toEqual([])
  })
})

it.each(saidAtTheDesk)('a desk reads “%s”', (words) => {
  expect(ofDesk.some((file) => readFileSync(join(folder, file), 'utf8').includes(words))).toBe(true)
})

describe('words for guests', () => {
  it('are in catalogues', () => {
    expect(ofPages.length).toBeGreaterThan(15)
  })

  it.each(catalogues)('of %s are said as one says them here', (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = neverSaid.filter((words) => new RegExp(`\\b${words}\\b`, words === 'RV' ? '' : 'i').test(text))

    expect(found).toEqual([])
  })

  it.each(said)('say “%s”', (words) => {
    expect(catalogues.some((file) => readFileSync(join(folder, file), 'utf8').includes(words))).toBe(true)
  })
})
