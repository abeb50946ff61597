import { expect, it } from 'vitest'
import { fuzz } from '../parsing/testing/fuzz.ts'
import { everyAskEnvelope, everyQuestion, everyReply } from './testing/every-message.ts'
import { XmlOtaCodec } from './xml-ota-codec.ts'

const codec = new XmlOtaCodec()
const questions = everyAskEnvelope.flatMap((envelope) =>
  [false, true].flatMap((isSoap) => everyQuestion.map((question) => Buffer.from(codec.ask(question, { ...envelope, isSoap })))),
)
const replies = everyReply.map(({ reply, envelope, at }) => Buffer.from(codec.write(reply, envelope, at)))
const words = [
  ...['<!DOCTYPE a [<!ENTITY b "c">]>', '&b;', '&#65;', '&#0;', '\0', '</a>', '<a>', '"', '<![CDATA[', ']]>', '<?x?>', '\uFFFE'],
  ...[
    '<a '.repeat(2_000),
    '<a>'.repeat(5_000),
    '<b/>'.repeat(20_000),
    'x'.repeat(50_000),
    '9999999999',
    '2027-13-01',
    '-1',
    'NaN',
  ],
]
const runs = Number(process.env.FUZZ_RUNS ?? 500)
const soon = { slowest: 2_000, p99: 250, grown: 32 }

it('a message that was broken on its way is read or refused, soon and in little memory', async () => {
  const figures = await fuzz({
    name: 'OTA messages',
    samples: questions,
    words,
    runs,
    read: async (file) => {
      const read = codec.read(file)
      return read.ok ? 'read' : read.refusal.code
    },
  })

  expect(figures.answers.size).toBeGreaterThan(3)
  for (const name of ['slowest', 'p99', 'grown'] as const) expect([name, figures[name] < soon[name]]).toEqual([name, true])
})

it('and so is an answer to what we asked', async () => {
  const figures = await fuzz({
    name: 'OTA answers',
    samples: replies,
    words,
    runs,
    read: async (file) => (codec.readReplied(file) ? 'read' : 'no answer'),
  })

  for (const name of ['slowest', 'p99', 'grown'] as const) expect([name, figures[name] < soon[name]]).toEqual([name, true])
})
