import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { idleSending } from '../messaging/written/testing/idle-sending.ts'
import { system, visitor } from '../shared/actor.ts'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { ListEnquiries } from './list-enquiries.ts'
import { mostPerHour } from './receive-enquiry.ts'
import { RequestDemo } from './request-demo.ts'
import { SendContactMessage } from './send-contact-message.ts'
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
  const ports = { enquiries, platformMail, sendWritten: idleSending, transaction, clock, randomness: new CountingRandomness() }
  return {
    clock,
    platformMail,
    sendMessage: () => new SendContactMessage(ports).execute(message),
    requestDemo: () => new RequestDemo(ports).execute(demo),
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

  it('is read by the people of the platform alone', async () => {
    expect(await givenPlatform().listedFor(visitor)).toEqual(refused({ code: 'not-permitted' }))
  })
})
