import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import { defaultCancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import { waitForPayment } from '@camp/domain/messaging/still-true.ts'
import { reminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import { confirmationHours, holdMinutes } from '@camp/domain/reservations/expiry.ts'
import { defaultRadiusKm } from '@camp/domain/search/search-radius.ts'
import { bookableMonthsAhead } from '@camp/domain/stay-rules/booking-window.ts'
import { expect, it } from 'vitest'
import { faq } from './faq.ts'

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

it.each([
  ['how far is looked around a place', faq.searchAnswer, `nothing lies within ${defaultRadiusKm} km`],
  ['how near other dates are', faq.fullAnswer, `up to ${nearestDatesReach} days earlier or later`],
  ['how long plots are kept', faq.holdAnswer, `For ${holdMinutes} minutes, and you can ask for another ${holdMinutes} once`],
  ['how far ahead', faq.aheadAnswer, `Up to ${bookableMonthsAhead} months ahead`],
  ['when an unconfirmed booking lapses', faq.confirmAnswer, `lapse after ${confirmationHours} hours`],
  [
    'when the link to confirm comes',
    faq.confirmAnswer,
    `${waitForPayment.total('minutes') === 10 ? 'ten' : 'not ten'} minutes later we send`,
  ],
  ['when the balance is asked for', faq.depositAnswer, reminderWords()],
  ['what comes back', faq.refundAnswer, refundWords()],
])('the answers say what the rules do: %s', (_, answer, words) => {
  expect(answer.replace(/\s+/g, ' ')).toContain(words)
})

function reminderWords(): string {
  const [later, earlier] = reminderDays
  return `We remind you ${inWords[earlier]} days and ${inWords[later]} days before`
}

function refundWords(): string {
  const [whole, half, ...others] = defaultCancellationPolicy
  expect([whole?.refundPercentage, half?.refundPercentage, others]).toEqual([100, 50, []])
  return `everything until ${whole?.daysBeforeArrival} days before arrival, half until ${half?.daysBeforeArrival} days before, then nothing`
}
