import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiReplied } from '../client/hti-questions.ts'
import type { HtiFault, HtiMessage } from '../hti-messages.ts'
import type { OtaCodec } from '../ota-codec.ts'

/** A message as JSON; a text that is none is the fault that it names. */
export const readableOtaCodec: OtaCodec = {
  read: (file) => {
    const text = new TextDecoder().decode(file)
    if (!text.startsWith('{')) return refused({ code: text as HtiFault })
    const { envelope, ...message } = JSON.parse(text)
    const at = envelope.at === null ? null : Temporal.Instant.from(envelope.at)
    return accepted({ ...message, envelope: { ...envelope, at } } as HtiMessage)
  },
  write: (reply, envelope, at) => JSON.stringify({ reply, echoToken: envelope.echoToken, at }),
  writeFault: (fault, at) => `${fault} at ${at}`,
  ask: (question, { at, ...envelope }) => JSON.stringify({ question, ...envelope, at }),
  readReplied: (file) => {
    const text = new TextDecoder().decode(file)
    return text.startsWith('{') ? (JSON.parse(text) as HtiReplied) : null
  },
  masked: (text) => text.replaceAll('secret', '***'),
}
