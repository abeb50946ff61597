import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiQuestion, HtiReplied } from './client/hti-questions.ts'
import type { HtiCredentials, HtiEnvelope, HtiFault, HtiMessage, HtiReply } from './hti-messages.ts'

/** How we say something. */
export interface HtiAskEnvelope {
  readonly isSoap: boolean
  readonly echoToken: string
  readonly at: Temporal.Instant
  /** Null: HTTP alone proves who asks. */
  readonly requestor: HtiCredentials | null
}

/** OpenTravel messages as bytes and texts, plain or in a SOAP 1.1 envelope. */
export interface OtaCodec {
  read(file: Uint8Array): Result<HtiMessage, { readonly code: HtiFault }>
  write(reply: HtiReply, envelope: HtiEnvelope, at: Temporal.Instant): string
  /** What is answered to something that is no message. */
  writeFault(fault: HtiFault, at: Temporal.Instant): string
  ask(question: HtiQuestion, envelope: HtiAskEnvelope): string
  /** Null of what is no answer of the channel. */
  readReplied(file: Uint8Array): HtiReplied | null
  /** The text of a message without what proves who sent it. */
  masked(text: string): string
}
