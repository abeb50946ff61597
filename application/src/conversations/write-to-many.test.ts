import type { ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { mostGroupMessagesPerDay, WriteToMany, type WriteToManyCommand } from './write-to-many.ts'

const day = Temporal.PlainDate.from('2027-02-03')

/**
 * At Kwena Camp on 3 February: Thandi by WhatsApp, Pieter by SMS, Zanele by e-mail alone, and Anna, who has
 * not confirmed.
 */
async function given({ smsPartPrice }: { readonly smsPartPrice?: number } = {}) {
  const camp = kwenaCamp()
  const marketplace = givenMarketplace({ campsites: [camp], ...(smsPartPrice !== undefined && { smsPartPrice }) })
  const guest = aGuestOf(marketplace)
  const { organisation } = camp
  const desk: Actor = {
    kind: 'user',
    userId: '00000000-0000-4000-8000-00000000de5c' as UserId,
    role: 'ORGUSER',
    organisationIds: [organisation.id],
  }
  const books = async (stand: number, facts: object, confirms = true): Promise<ReservationId> => {
    const { id } = await guest.books({ plots: stands.slice(stand, stand + 1) }, facts)
    const stored = await marketplace.reservations.find(id)
    if (confirms) await marketplace.reservations.replace({ ...stored, status: 'confirmed' } as never, null)
    return id
  }
  const thandi = await books(0, {})
  const pieter = await books(1, { firstName: 'Pieter', verificationPreference: 'SMS' })
  const zanele = await books(2, { firstName: 'Zanele', countryCode: null, cell: null })
  await books(3, { firstName: 'Anna' }, false)
  const command: WriteToManyCommand = {
    actor: desk,
    orgSlug: organisation.slug,
    group: 'here',
    day,
    way: 'agreed',
    text: 'No water until three, {first name}.',
  }
  const sent = async () => {
    const messages = await marketplace.outbox.list({ event: 'staff-message', limit: 50 })
    return messages.map(({ reservationId, channel, facts }) => [reservationId, channel, facts.staffMessage?.text])
  }
  return {
    ...marketplace,
    thandi,
    pieter,
    zanele,
    desk,
    sent,
    command,
    writes: (facts: Partial<WriteToManyCommand> = {}) => marketplace.writeToMany.execute({ ...command, ...facts }),
  }
}

describe('a message to many', () => {
  it('goes to each by the way they chose, in their own words, into the conversation of each booking', async () => {
    const { writes, sent, thandi, pieter, zanele, showConversation, ports, command } = await given()

    const written = await writes()

    expect(written).toMatchObject({
      value: {
        to: [
          { id: thandi, channel: 'app', leadsToPage: true, parts: null },
          { id: pieter, channel: 'sms', parts: 1 },
          { id: zanele, channel: 'email' },
        ],
        leftOut: [{ why: 'not-confirmed' }],
        example: 'No water until three, Thandi.',
        sms: { messages: 1, parts: 1, cost: null },
      },
    })
    expect((await sent()).toSorted()).toEqual(
      [
        [thandi, 'app', 'No water until three, Thandi.'],
        [pieter, 'sms', 'No water until three, Pieter.'],
        [zanele, 'email', 'No water until three, Zanele.'],
      ].toSorted(),
    )
    expect(await showConversation.execute({ id: pieter })).toMatchObject([{ side: 'campsite', channel: 'sms' }])
    expect(await ports.conversations.of(zanele)).toMatchObject([{ by: (command.actor as { userId: string }).userId }])
  })

  it('is shown first and sends nothing then', async () => {
    const { writes, sent } = await given()

    expect((await writes({ dryRun: true })).ok).toBe(true)
    expect(await sent()).toEqual([])
  })

  it('goes out once, however often it is sent, and later to who came to it', async () => {
    const { writes, sent, reservations, zanele } = await given()
    const late = await reservations.find(zanele)
    await reservations.replace({ ...late, status: 'pending' } as never, null)
    await writes()
    const again = await writes()
    await reservations.replace({ ...late, version: (late?.version ?? 0) + 1, status: 'confirmed' } as never, null)
    const last = await writes()

    expect(again).toEqual(refused({ code: 'nobody-to-write-to' }))
    expect(last).toMatchObject({ value: { to: [{ id: zanele }], leftOut: [{ why: 'has-it' }, { why: 'has-it' }, {}] } })
    expect(await sent()).toHaveLength(3)
    expect(await writes({ text: 'The water is back.' })).toMatchObject({ ok: true })
  })

  it('leaves the conversation waiting: it is no answer', async () => {
    const { writes, writeToCampsite, thandi, countWaitingConversations, desk, ports } = await given()
    await writeToCampsite.execute({ id: thandi, text: 'Is there a braai?' })
    await writes()

    const { organisationId } = (await ports.reservations.find(thandi)) ?? {}
    expect(await countWaitingConversations.execute({ actor: desk, organisationId: organisationId as never })).toMatchObject({
      value: 1,
    })
  })

  it('names who has nothing to put into a field', async () => {
    const { writes, reservations, pieter } = await given()
    const stored = await reservations.find(pieter)
    await reservations.replace({ ...stored, gateCode: 'K7P2QX4M' } as never, null)

    expect(await writes({ text: 'The gate: {gate code}', dryRun: true })).toMatchObject({
      value: {
        to: [{ id: pieter }],
        leftOut: [{ why: 'field-empty', field: 'gate code' }, { why: 'field-empty' }, { why: 'not-confirmed' }],
      },
    })
  })

  it('takes no gate code by a link, which shows none', async () => {
    const { writes, reservations, thandi } = await given()
    const stored = await reservations.find(thandi)
    await reservations.replace({ ...stored, gateCode: 'K7P2QX4M' } as never, null)

    expect(await writes({ text: 'The gate: {gate code}', dryRun: true })).toMatchObject({
      value: { to: [{ id: thandi, channel: 'email' }] },
    })
  })

  it('says of whom no other way reaches that the link would hide the gate code', async () => {
    const { writes, reservations, thandi } = await given()
    const stored = (await reservations.find(thandi)) as never as { readonly guest: object }
    await reservations.replace({ ...stored, gateCode: 'K7P2QX4M', guest: { ...stored.guest, email: '' } } as never, null)

    const shown = await writes({ text: 'The gate: {gate code}', dryRun: true })

    expect(shown.ok && shown.value.leftOut.find(({ id }) => id === thandi)).toMatchObject({ why: 'gate-code-hidden' })
  })

  it('says about what its SMS cost, where somebody has said what a part does', async () => {
    const { writes } = await given({ smsPartPrice: 4_250 })

    expect(await writes({ dryRun: true, text: 'No water.' })).toMatchObject({
      value: { sms: { messages: 1, parts: 1, cost: Money.cents(43) } },
    })
  })

  it('goes by e-mail first where that is wanted', async () => {
    const { writes } = await given()
    const written = await writes({ way: 'email', dryRun: true })

    expect(written.ok && written.value.to.map(({ channel }) => channel)).toEqual(['email', 'email', 'email'])
  })

  it('is refused by what is wrong with it', async () => {
    const { writes } = await given()
    const yesterday = Temporal.PlainDate.from('2026-11-20')
    const stranger: Actor = { kind: 'user', userId: 'x' as never, role: 'ORGUSER', organisationIds: [] }

    expect(await writes({ text: ' ' })).toEqual(refused({ code: 'text-missing' }))
    expect(await writes({ text: 'Hi {name}' })).toEqual(refused({ code: 'field-unknown', field: 'name' }))
    expect(await writes({ day: yesterday })).toMatchObject({ refusal: { code: 'day-over' } })
    expect(await writes({ group: 'leaving' })).toEqual(refused({ code: 'nobody-to-write-to' }))
    expect(await writes({ actor: stranger })).toEqual(refused({ code: 'not-found' }))
    expect(await writes({ actor: { ...stranger, role: 'USER' } })).toEqual(refused({ code: 'not-permitted' }))
  })

  it('is refused when others would get it, or another text, than what was shown', async () => {
    const { writes, sent } = await given()
    const shown = await writes({ dryRun: true })
    const revision = shown.ok ? shown.value.revision : ''

    expect(await writes({ revision, text: 'Another text' })).toEqual(refused({ code: 'not-as-shown' }))
    expect(await writes({ revision: 'older' })).toEqual(refused({ code: 'not-as-shown' }))
    expect(await sent()).toEqual([])
    expect((await writes({ revision })).ok).toBe(true)
  })

  it('goes to those of this very day, and of no day that is over', async () => {
    const { writes, clock } = await given()

    clock.moveTo('2027-02-03T23:00')
    expect((await writes()).ok).toBe(true)
    clock.moveTo('2027-02-04T00:01')
    expect(await writes()).toEqual(refused({ code: 'day-over', today: Temporal.PlainDate.from('2027-02-04') }))
  })

  it('goes to two hundred guests at most', async () => {
    const { ports, command, desk } = await given()
    const [booking] = await ports.bookings.onDay(kwenaCamp().organisation.id, day)
    const writesTo = (guests: number) => {
      const onDay = async () => Array.from({ length: guests }, () => booking!)
      return new WriteToMany({ ...ports, bookings: { onDay } }).execute({ ...command, actor: desk, dryRun: true })
    }

    expect((await writesTo(200)).ok).toBe(true)
    expect(await writesTo(201)).toEqual(refused({ code: 'too-many-guests', most: 200, guests: 201 }))
  })

  it('is one of twelve in a day', async () => {
    const { writes } = await given()
    expect(mostGroupMessagesPerDay).toBe(12)
    for (let count = 0; count < mostGroupMessagesPerDay; count += 1) await writes({ text: `News ${count}` })

    expect(await writes({ text: 'One more' })).toEqual(refused({ code: 'too-often', most: mostGroupMessagesPerDay }))
  })
})
