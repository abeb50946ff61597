import type { GuestMail } from '@camp/domain/conversations/guest-mail.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryMailbox } from '../messaging/email/testing/in-memory-mailbox.ts'
import { type Actor, system } from '../shared/actor.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { mostIncomingPerHour } from './incoming-words.ts'
import { mostOfNobodyPerHour, ReceiveGuestMails } from './receive-guest-mails.ts'

const ours = (reference: string) => `replies+${reference}@camp.test`

/** Addresses are signed elsewhere: here any reference between our own words counts. */
const replyAddresses = { bookingOf: (address: string) => /^replies\+([\d-]+)@camp\.test$/.exec(address)?.[1] ?? null }

/** Thandi's four nights at Kwena Camp, from 1 February 2027, and a mailbox with these mails. */
async function given() {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp()] })
  const { ports, clock } = marketplace
  const { id } = await aGuestOf(marketplace).books()
  const { simpleReference: reference = '', organisationId } = (await ports.reservations.find(id)) ?? {}
  let number = 0
  const mail = (facts: Partial<GuestMail> = {}): GuestMail => {
    number += 1
    return {
      headers: new Map(),
      messageId: `<${number}@example.test>`,
      from: 'thandi@example.test',
      to: [ours(reference)],
      subject: 'Re: Your booking',
      text: 'Yes please.\n\n> Bring dogs?',
      attachments: [],
      ...facts,
    }
  }
  const receives = async (mails: readonly (GuestMail | null)[], dryRun = false) => {
    const bytes = (nth: number) => new Uint8Array([nth])
    const waiting = mails.map((_, nth) => ({ id: `1-${nth}`, name: `mail ${nth}`, bytes: bytes(nth) }))
    const replyMailbox = new InMemoryMailbox(waiting)
    const mailReader = { read: async ([nth = 0]: Uint8Array) => mails[nth] ?? null }
    const act = new ReceiveGuestMails({ ...ports, replyMailbox, mailReader, replyAddresses })
    const received = await act.execute({ actor: system('test'), limit: 200, dryRun })
    if (!received.ok) throw new Error(received.refusal.code)
    return { outcomes: received.value.mails.map(({ outcome }) => outcome), waiting: received.value.waiting }
  }
  const unassigned = async () => {
    const listed = await marketplace.listUnassignedMessages.execute({ actor: system('test') })
    return listed.ok ? listed.value.map(({ last }) => last) : []
  }
  const said = () => ports.conversations.of(id)
  return { ...marketplace, id, reference, organisationId, mail, receives, unassigned, said, clock }
}

describe('an answer by e-mail', () => {
  it('stands in the conversation of its booking with its new words, and waits like any other', async () => {
    const { mail, receives, said, outbox, countWaitingConversations, organisationId } = await given()

    expect(await receives([mail()])).toEqual({ outcomes: ['heard'], waiting: 0 })

    expect(await said()).toMatchObject([
      { side: 'guest', channel: 'email', text: 'Yes please.', fromAddress: 'thandi@example.test', isUnsure: false },
    ])
    const waiting = await countWaitingConversations.execute({
      actor: system('test'),
      organisationId: organisationId as never,
    })
    expect(waiting).toEqual(accepted(1))
    const told = await outbox.list({ event: 'guest-message', limit: 10 })
    expect(told).toMatchObject([{ facts: { message: { text: 'Yes please.', replyTo: 'thandi@example.test' } } }])
  })

  it('is heard once, however often its mail comes', async () => {
    const { mail, receives, said } = await given()
    const one = mail()

    expect((await receives([one, one])).outcomes).toEqual(['heard', 'known'])
    expect((await receives([one])).outcomes).toEqual(['known'])
    expect(await said()).toHaveLength(1)
  })

  it('is heard where another before it cannot be read for a fault, which waits in the mailbox', async () => {
    const { mail, receives, said } = await given()
    const broken = {
      ...mail(),
      get headers(): never {
        throw new Error('it cannot be kept')
      },
    }

    await expect(receives([broken, mail()])).rejects.toThrow('1 could not be done, the first of them mail 1-0: it cannot be kept')

    expect(await said()).toHaveLength(1)
  })

  it('is found by whichever of its addresses is ours, and says who it names as its sender', async () => {
    const { mail, receives, reference, said } = await given()

    await receives([mail({ to: ['desk@kwena.test', ours(reference)], from: 'husband@example.test' })])

    expect(await said()).toMatchObject([{ fromAddress: 'husband@example.test' }])
  })

  it('shows no gate code on the page that the link opens', async () => {
    const { mail, receives, reservations, id, showConversation } = await given()
    const stored = await reservations.find(id)
    await reservations.replace({ ...stored, gateCode: 'K7P2QX4M' } as never, null)

    await receives([mail({ text: 'K7P2QX4M does not open it.' })])

    expect((await showConversation.execute({ id })).at(-1)?.text).toBe('•••••• does not open it.')
  })

  it('is one of thirty in an hour', async () => {
    const { mail, receives, said } = await given()
    expect(mostIncomingPerHour).toBe(30)
    const many = Array.from({ length: mostIncomingPerHour + 2 }, () => mail())

    expect((await receives(many)).outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(2)
    expect(await said()).toHaveLength(mostIncomingPerHour)
  })

  it('is looked at without being taken', async () => {
    const { mail, receives, said } = await given()

    expect(await receives([mail(), mail({ to: [] })], true)).toEqual({ outcomes: ['heard', 'of-nobody'], waiting: 2 })
    expect(await said()).toEqual([])
  })
})

describe('a mail that is no answer', () => {
  it('is kept from the conversation where a program wrote it, we ourselves, or nobody wrote anything', async () => {
    const { mail, receives, reference, said, unassigned } = await given()
    const mails = [
      mail({ headers: new Map([['auto-submitted', ['auto-replied']]]) }),
      mail({ from: ours(reference) }),
      mail({ text: '' }),
    ]

    expect((await receives(mails)).outcomes).toEqual(['automatic', 'automatic', 'empty'])
    expect([await said(), await unassigned()]).toEqual([[], []])
  })

  it('waits for the platform where its address is none of ours, or of no booking, or of a stay long over', async () => {
    const { mail, receives, clock, said, unassigned } = await given()

    const strangers = [mail({ to: ['replies@camp.test'] }), mail({ to: [ours('999-999-999')] })]
    expect((await receives(strangers)).outcomes).toEqual(['of-nobody', 'of-nobody'])
    clock.moveTo('2027-02-19T10:00')
    expect((await receives([mail()])).outcomes).toEqual(['heard'])
    clock.moveTo('2027-02-20T10:00')
    expect((await receives([mail()])).outcomes).toEqual(['of-nobody'])

    expect(await said()).toHaveLength(1)
    const waits = { fromAddress: 'thandi@example.test', channel: 'email', isUnsure: true }
    expect(await unassigned()).toMatchObject([waits, waits, waits])
  })

  it('fills no list', async () => {
    const { mail, receives, unassigned } = await given()
    const many = Array.from({ length: mostOfNobodyPerHour + 1 }, () => mail({ to: [] }))

    expect((await receives(many)).outcomes.at(-1)).toBe('too-many')
    expect(await unassigned()).toHaveLength(mostOfNobodyPerHour)
  })

  it('is named to the platform where it cannot be read', async () => {
    const { receives, unassigned } = await given()

    expect((await receives([null])).outcomes).toEqual(['of-nobody'])
    expect(await unassigned()).toMatchObject([
      { fromAddress: null, text: '[mail 0: it could not be read, and is in the mailbox]' },
    ])
  })
})

it('reading the mailbox is for the platform, and says why it could not look', async () => {
  const { ports } = await given()
  const replyMailbox = { takeEach: async () => refused({ code: 'login-refused' as const }) }
  const act = new ReceiveGuestMails({ ...ports, replyMailbox, mailReader: { read: async () => null }, replyAddresses })
  const desk: Actor = { kind: 'user', userId: 'x' as UserId, role: 'ORGADMIN', organisationIds: [] }

  expect(await act.execute({ actor: desk, limit: 1, dryRun: false })).toEqual(refused({ code: 'not-permitted' }))
  expect(await act.execute({ actor: system('test'), limit: 1, dryRun: false })).toEqual(refused({ code: 'login-refused' }))
})
