import { mutated, seeded } from '@camp/adapters/parsing/testing/mutations.ts'
import { doubleSales } from '@camp/adapters/reservations/testing/race.ts'
import { expect, it, describe as story } from 'vitest'
import { givenConnectedCampsite } from './testing/connected-campsite.ts'
import { ask } from './testing/given-hti.ts'
import { availability, cancel, create, describe, inSoap, modify, ping, read } from './testing/hti-texts.ts'

const given = givenConnectedCampsite()

story('whatever arrives', () => {
  const samples = [ping, describe(), availability(), create('F-1'), modify('F-1'), cancel('F-1'), read('F-1'), inSoap(ping)]
  const words = [
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&b;',
    '&#65;',
    '\0',
    '</a>',
    '<a>',
    '"',
    '<![CDATA[',
    ']]>',
    '<?x?>',
    '9999999999',
    '\uFFFE',
  ]

  it('is answered in time, never with a fault of ours', async () => {
    const bytes = samples.map((sample) => Buffer.from(sample))
    const statuses = new Set<number>()
    for (let seed = 1; seed <= Number(process.env.FUZZ_RUNS ?? 500); seed += 1) {
      const body = seed % 2 === 0 ? mutated(bytes, words, seed) : withOddValue(samples, seed)
      statuses.add((await ask(given.market, body)).status)
    }
    expect([...statuses].filter((status) => ![200, 400, 413].includes(status))).toEqual([])
    expect(await doubleSales(given.market.store.em)).toBe(0)
    expect(given.market.faults).toEqual([])
  }, 1_200_000)

  it('too deep, too long, too many, or with entities, is refused soon', async () => {
    const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><OTA_PingRQ>&x;</OTA_PingRQ>'
    const answers = [
      [entity, 400],
      ['<a>'.repeat(70) + '</a>'.repeat(70), 413],
      [`<a>${'<b/>'.repeat(30_000)}</a>`, 413],
      [`<a>${'&#65;'.repeat(200_000)}</a>`, 400],
      ['<OTA_PingRQ><EchoData></OTA_PingRQ></EchoData>', 400],
      [Buffer.from([0xff, 0xfe, 0x3c, 0]), 400],
      ['', 400],
    ] as const
    for (const [body, status] of answers)
      expect([body.slice(0, 40), (await ask(given.market, body)).status]).toEqual([body.slice(0, 40), status])
  })
})

const odd = [
  ...[
    '',
    ' ',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    '2027-13-01',
    '9999-12-31',
    '2199-12-31',
    '-271821-04-20',
    'NaN',
    'null',
  ],
  ...[
    "'; drop table reservation; --",
    '&#0;',
    '&lt;b&gt;',
    'x'.repeat(5000),
    '\u202E',
    '%00',
    '../..',
    'Commit',
    'P001',
    'KLOOF01',
    '10',
    '8',
  ],
]

/** A message that is still well-formed, with up to three values that nobody expects. */
function withOddValue(samples: readonly string[], seed: number): Buffer {
  const next = seeded(seed)
  let text = samples[next(samples.length)] ?? ''
  for (let left = 1 + next(3); left > 0; left -= 1) {
    const wanted = next(text.match(/="[^"]*"/g)?.length ?? 1)
    let at = 0
    text = text.replaceAll(/="[^"]*"/g, (value) => (at++ === wanted ? `="${odd[next(odd.length)]}"` : value))
  }
  return Buffer.from(text)
}
