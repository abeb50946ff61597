import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import { guestEvents } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WordingComposer } from './wording-composer.ts'

const letters = fc.constantFrom(...'Die Groot Môreson Vakansieoord & Kampterrein – Breërivier ’n Žižkov ^{5}')
const aName = fc.string({ unit: letters, minLength: 1, maxLength: 80 }).map((name) => `K${name}`)
const aStay = fc.record({ inDays: fc.nat(550), nights: fc.integer({ min: 1, max: 60 }) })
const someMoney = fc.record({
  amountPaid: fc.nat(9_999_999),
  balance: fc.nat(9_999_999),
  isDueOnArrival: fc.boolean(),
  takesOnlinePayment: fc.boolean(),
  refundAmount: fc.nat(9_999_999),
})
const aKey = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), minLength: 32, maxLength: 32 })

it('every sentence with ordinary facts is one part of the cheap alphabet, in both languages', () => {
  fc.assert(
    fc.property(aName, aStay, someMoney, aKey, (name, { inDays, nights }, money, key) => {
      const arrival = Temporal.PlainDate.from('2026-11-21').add({ days: inDays })
      const link = `https://www.campingplaces.co.za/r/${key}`
      const facts = someNotificationFacts({
        organisation: { name },
        reservation: { arrival: arrival.toString(), departure: arrival.add({ days: nights }).toString(), nights },
        money: { ...money, dueDate: arrival.subtract({ days: 7 }).toString() },
        links: { short: link, confirm: `${link}/confirm`, cancel: `${link}/cancel`, review: `${link}/review` },
      })
      for (const language of ['en', 'af'] as const)
        for (const event of guestEvents) {
          const type = notificationType(event)
          const { text } = new WordingComposer().compose({ type, event, channel: 'sms', language, facts })
          expect(smsParts(text), text).toMatchObject({ encoding: 'gsm-7', parts: 1 })
          expect(text).toMatch(/^K.*: .*https:\/\/\S+$/)
        }
    }),
    { numRuns: 200 },
  )
})

it('the request to confirm has both of its links, in short, and the campsite by name', () => {
  fc.assert(
    fc.property(aName, aStay, aKey, aKey, (name, { inDays, nights }, confirm, cancel) => {
      const arrival = Temporal.PlainDate.from('2026-11-21').add({ days: inDays })
      const short = (key: string) => `https://www.campingplaces.co.za/c/${key.slice(0, 26)}`
      const facts = someNotificationFacts({
        organisation: { name },
        reservation: { arrival: arrival.toString(), departure: arrival.add({ days: nights }).toString(), nights },
        links: { confirm: short(confirm), cancel: short(cancel) },
      })
      for (const language of ['en', 'af'] as const) {
        const type = 'booking_request_confirmation'
        const { text } = new WordingComposer().compose({ type, event: 'submitted', channel: 'sms', language, facts })
        expect(smsParts(text), text).toMatchObject({ parts: 1 })
        expect(text).toContain(short(confirm))
        expect(text).toContain(short(cancel))
      }
    }),
    { numRuns: 200 },
  )
})
