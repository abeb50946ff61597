import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { idleSending } from '../messaging/written/testing/idle-sending.ts'
import { InMemorySignInAttempts } from '../people/testing/in-memory-sign-in-attempts.ts'
import { system, visitor } from '../shared/actor.ts'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { ListEnquiries } from './list-enquiries.ts'
import { mostEnquiriesPerAddress, mostPerHour } from './receive-enquiry.ts'
import { RequestDemo } from './request-demo.ts'
import { type ContactCommand, SendContactMessage } from './send-contact-message.ts'
import { InMemoryEnquiries } from './testing/in-memory-enquiries.ts'
import { RecordingPlatformMail } from './testing/recording-platform-mail.ts'

const message = { name: 'Zanele', email: 'zanele@example.test', subject: 'Dogs', message: 'May we bring two?' }
const demo = {
  name: 'Pieter',
  email: 'pieter@example.test',
  campsite: 'Rietvlei Camp',
  phone: '082 123 4567',
  provinceCode: 'WC',
  plotCount: 24,
  message: null,
}

function givenPlatform() {
  const clock = new FixedClock('2026-11-21T10:00')
  const enquiries = new InMemoryEnquiries()
  const platformMail = new RecordingPlatformMail()
  const transaction = new InMemoryTransaction()
  const attempts = new InMemorySignInAttempts()
  const ports = {
    attempts,
    enquiries,
    platformMail,
    sendWritten: idleSending,
    transaction,
    clock,
    randomness: new CountingRandomness(),
  }
  return {
    clock,
    platformMail,
    sendMessage: (said: Partial<ContactCommand> = {}) =>
      new SendContactMessage(ports).execute({ ...message, from: null, ...said }),
    requestDemo: () => new RequestDemo(ports).execute({ ...demo, from: null }),
    listedFor: (actor: typeof visitor) => new ListEnquiries(ports).execute({ actor, limit: 20 }),
  }
}

describe('writing to the platform', () => {
  it('keeps the message, tells the platform, and answers with a reference', async () => {
    const platform = givenPlatform()

    const sent = await platform.sendMessage()

    const kept = await platform.listedFor(system('test'))
    expect(sent).toEqual(accepted({ reference: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/) }))
    expect(kept).toEqual(accepted([expect.objectContaining({ kind: 'message', ...message, ...(sent.ok && sent.value) })]))
    expect(platform.platformMail.told).toEqual(kept.ok && kept.value)
  })

  it('keeps a campsite that asks for a demo as a new prospect', async () => {
    const platform = givenPlatform()

    await platform.requestDemo()

    expect(platform.platformMail.told).toEqual([expect.objectContaining({ kind: 'prospect', stage: 'new', ...demo })])
  })

  it('refuses what is too much for one hour, tells nobody, and takes more an hour later', async () => {
    const platform = givenPlatform()
    for (let sent = 0; sent < mostPerHour; sent += 1) await platform.sendMessage()

    expect(await platform.sendMessage()).toEqual(refused({ code: 'too-many' }))
    expect(platform.platformMail.told).toHaveLength(mostPerHour)

    platform.clock.moveTo('2026-11-21T11:00')
    expect((await platform.sendMessage()).ok).toBe(true)
  })

  it('takes as many of one visitor, whatever e-mail addresses they type', async () => {
    const platform = givenPlatform()
    const from = { address: '2001:db8:1:2::5', browser: 'curl' }
    const send = (number: number, writer = from) => platform.sendMessage({ email: `a${number}@example.test`, from: writer })
    for (let sent = 0; sent < mostPerHour; sent += 1) expect((await send(sent)).ok).toBe(true)

    expect(await send(5)).toEqual(refused({ code: 'too-many' }))
    expect(await send(6, { ...from, address: '2001:db8:1:2:aaaa::9' })).toEqual(refused({ code: 'too-many' }))
    expect((await send(7, { ...from, browser: 'Firefox' })).ok).toBe(true)
    expect((await send(8, { ...from, address: '2001:db8:1:3::5' })).ok).toBe(true)
  })

  it('takes no more of one address, whatever its browsers call themselves', async () => {
    const platform = givenPlatform()
    const send = (number: number) =>
      platform.sendMessage({ email: `a${number}@example.test`, from: { address: '41.13.7.9', browser: `curl ${number}` } })
    for (let sent = 0; sent < mostEnquiriesPerAddress; sent += 1) expect((await send(sent)).ok).toBe(true)

    expect(await send(mostEnquiriesPerAddress)).toEqual(refused({ code: 'too-many' }))
  })

  it('takes five an hour of one writer, and thirty of one address (rule X10)', () => {
    expect([mostPerHour, mostEnquiriesPerAddress]).toEqual([5, 30])
  })

  it('takes more of a visitor an hour after the first, not before', async () => {
    const platform = givenPlatform()
    const from = { address: '41.13.7.9', browser: 'curl' }
    const send = async (at: string, number: number) => {
      platform.clock.moveTo(at)
      return (await platform.sendMessage({ email: `a${number}@example.test`, from })).ok
    }
    for (let sent = 0; sent < 5; sent += 1) await send('2026-11-21T10:00', sent)

    expect([await send('2026-11-21T10:59', 6), await send('2026-11-21T11:01', 7)]).toEqual([false, true])
  })

  it('is sent by nobody who waits for it, and by none where it was refused', async () => {
    const platform = givenPlatform()

    const [one, other] = [await platform.requestDemo(), await platform.requestDemo()]

    expect(platform.platformMail.told.map(({ reference }) => reference)).toEqual(
      [one, other].map((sent) => sent.ok && sent.value.reference),
    )
  })

  it('is read by the people of the platform alone', async () => {
    expect(await givenPlatform().listedFor(visitor)).toEqual(refused({ code: 'not-permitted' }))
  })
})
