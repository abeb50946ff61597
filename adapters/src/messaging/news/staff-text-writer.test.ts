import type { WrittenMessage } from '@camp/application/messaging/written/written-messages.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { describe, expect, it } from 'vitest'
import { cryptoRandomness } from '../../shared/crypto-randomness.ts'
import { StaffTextWriter } from './staff-text-writer.ts'

async function textOf(providers: readonly string[]): Promise<string> {
  const messages: WrittenMessage[] = []
  const written = { add: async (message: WrittenMessage) => void messages.push(message) }
  const clock = new FixedClock()
  const writer = new StaffTextWriter({ written, clock, randomness: cryptoRandomness, publicUrl: 'https://camp.example' })
  const organisation = { name: 'Kwena', slug: 'kwena', timezone: 'Africa/Johannesburg' }
  const feeds = providers.map((provider, index) => ({ provider, plotName: `Stand ${index + 1}` }))
  await writer.writeOfFeeds({ to: '27821234567', facts: { organisation, feeds }, until: clock.now() })
  return messages[0]?.content.text ?? ''
}

describe('an SMS about calendars that are silent', () => {
  it('names them', async () => {
    expect(await textOf(['Airbnb', 'Lekke Slaap'])).toBe(
      'Kwena: no news from these calendars: Airbnb, Stand 1; Lekke Slaap, Stand 2',
    )
  })

  it('is one part at most, whatever they are called and however many they are', async () => {
    for (const providers of [Array(40).fill('Airbnb'), Array(8).fill('[~{Our own}~]')]) {
      const text = await textOf(providers)

      expect(smsParts(text)).toMatchObject({ encoding: 'gsm-7', parts: 1 })
      expect(text).toMatch(/^Kwena: no news .*\.$/)
    }
  })
})
