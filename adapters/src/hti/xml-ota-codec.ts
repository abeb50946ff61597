import type { HtiQuestion } from '@camp/application/hti/client/hti-questions.ts'
import type { HtiEnvelope, HtiFault, HtiReply } from '@camp/application/hti/hti-messages.ts'
import type { HtiAskEnvelope, OtaCodec } from '@camp/application/hti/ota-codec.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { readMessage } from './messages/read-message.ts'
import { readReplied } from './messages/read-replied.ts'
import { writeQuestion } from './messages/write-question.ts'
import { writeFault, writeReply } from './messages/write-reply.ts'

/** Passwords and what is on a card; also in what could not be read. */
const secretAttributes = /\b(MessagePassword|CardNumber|SeriesCode|MaskedCardNumber)(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]*)/gi
const secretElements = /(<(?:[\w.-]+:)?(?:Password|CardNumber|SeriesCode)\b[^>]*>)[^<]*/gi

/** OpenTravel 2010B, read by saxes and written by hand. */
export class XmlOtaCodec implements OtaCodec {
  read(file: Uint8Array) {
    return readMessage(file)
  }

  write(reply: HtiReply, envelope: HtiEnvelope, at: Temporal.Instant): string {
    return writeReply(reply, envelope, at)
  }

  writeFault(fault: HtiFault, at: Temporal.Instant): string {
    return writeFault(fault, at)
  }

  ask(question: HtiQuestion, envelope: HtiAskEnvelope): string {
    return writeQuestion(question, envelope)
  }

  readReplied(file: Uint8Array) {
    return readReplied(file)
  }

  masked(text: string): string {
    return text.replaceAll(secretAttributes, '$1$2"***"').replaceAll(secretElements, '$1***')
  }
}
