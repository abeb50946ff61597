import type { AboardLetter } from '@camp/application/organisations/aboard/aboard-letters.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { writtenAndSent } from '../../messaging/testing/written-and-sent.ts'
import { AboardLetterWriter } from './aboard-letter-writer.ts'

const letter: AboardLetter = {
  kind: 'signed-up',
  to: 'nomsa@example.test',
  firstName: 'Nomsa',
  organisationName: 'Eerste Kamp',
  slug: 'eerste-kamp',
  text: '',
}

async function whenWritten(...letters: readonly AboardLetter[]) {
  const sent = async () => accepted({ providerMessageId: null, deliveryState: 'delivered-locally' as const })
  const { ports, history, work } = writtenAndSent(sent, { publicUrl: 'https://camp.test' })
  const writer = new AboardLetterWriter({ ...ports, platformAddress: 'desk@camp.test' })
  for (const one of letters) await writer.write(one)
  await work()
  return (await history.list({ limit: 10 })).toReversed()
}

it('leads an owner to the set-up, the page and the day', async () => {
  const kinds = ['signed-up', 'received', 'question', 'opened'] as const
  const letters = await whenWritten(...kinds.map((kind) => ({ ...letter, kind, text: 'Which gate?' })))

  expect(letters.map(({ to }) => to)).toEqual(Array(4).fill('nomsa@example.test'))
  const texts = new Map(letters.map(({ subject, text }) => [subject, text]))
  expect([...texts.keys()].toSorted()).toEqual([
    'A question about Eerste Kamp',
    'Eerste Kamp is open',
    'Welcome aboard, Eerste Kamp',
    'We’re looking at Eerste Kamp',
  ])
  expect(texts.get('Welcome aboard, Eerste Kamp')).toContain('https://camp.test/org/org-organisation/set-up?org=eerste-kamp')
  expect(texts.get('A question about Eerste Kamp')).toContain('Which gate?')
  expect(texts.get('Eerste Kamp is open')).toContain('https://camp.test/eerste-kamp')
})

it('tells the platform, and makes nothing of what strangers wrote clickable', async () => {
  const [told] = await whenWritten({ ...letter, kind: 'ready', to: null, text: 'See https://elsewhere.example/now' })

  expect(told).toMatchObject({ to: 'desk@camp.test', subject: 'Ready to open: Eerste Kamp' })
  expect(told?.text).toContain('https://camp.test/admin/coming-aboard/eerste-kamp')
  expect(JSON.stringify(told)).not.toContain('"https://elsewhere')
})
