import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import { defaultCancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import { waitForPayment } from '@camp/domain/messaging/still-true.ts'
import { reminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import { confirmationHours, holdMinutes } from '@camp/domain/reservations/expiry.ts'
import { defaultRadiusKm } from '@camp/domain/search/search-radius.ts'
import { shortestSearchText } from '@camp/domain/search/search-text.ts'
import { bookableMonthsAhead } from '@camp/domain/stay-rules/booking-window.ts'
import { expect, it } from 'vitest'
import { faq } from '#app/wording/en/content/faq.ts'
import { policies } from '#app/wording/en/content/policies.ts'

const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const [latest, earliest] = reminderDays
const [whole, half] = defaultCancellationPolicy

it.each([
  ['searchAnswer', `at least ${inWords[shortestSearchText]} letters`],
  ['searchAnswer', `nothing lies within ${defaultRadiusKm} km`],
  ['fullAnswer', `up to ${nearestDatesReach} days earlier or later`],
  ['holdAnswer', `For ${holdMinutes} minutes, and you can ask for another ${holdMinutes} once`],
  ['aheadAnswer', `Up to ${bookableMonthsAhead} months ahead`],
  ['confirmAnswer', `${inWords[waitForPayment.minutes]} minutes later`],
  ['confirmAnswer', `lapse after ${confirmationHours} hours, or at the end of the arrival day if that is sooner`],
  ['depositAnswer', `${inWords[earliest]} days and ${inWords[latest]} days before that day`],
  [
    'refundAnswer',
    `everything until ${whole?.daysBeforeArrival} days before arrival, half until ${half?.daysBeforeArrival} days before`,
  ],
] as const)('%s counts as the product does: %s', (answer, said) => {
  expect(faq[answer].replaceAll('\n', ' ')).toContain(said)
})

it('leads to parts of the policies that are there', () => {
  const parts = Object.values(faq).flatMap((text) => [...text.matchAll(/\/policies#(\w+)/g)].map(([, part]) => `${part}Title`))

  expect(parts.length).toBeGreaterThan(1)
  expect(parts.filter((part) => !(part in policies))).toEqual([])
})
