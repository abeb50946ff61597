import type { ShownReply } from '@camp/application/conversations/reply-to-guest.ts'
import type { ToGuestRefusal } from '@camp/application/conversations/write-to-guest.ts'
import { readMoment } from '@camp/domain/formatting/read-moment.ts'
import type { FillInRefusal } from '@camp/domain/saved-texts/text-fields.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { RouterContextProvider } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { idempotentForm } from '#server/idempotent-form.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { randOnWire } from '#server/wire/on-wire.ts'
import type { ReplyAnswers } from './reply-form.server.ts'

interface Asked {
  readonly slug: string
  readonly id: ReservationId
  readonly answers: ReplyAnswers
  readonly form: FormData
}

/** Sends an answer once, shows it, or settles what waits. */
export async function answerReply(context: Readonly<RouterContextProvider>, asked: Asked) {
  const { slug, id, answers, form } = asked
  const { actor } = context.get(requestFacts)
  const { replyToGuest, setConversationAside, reopenConversation } = context.get(useCases)
  const back = backAddress(answers.back, slug, id)
  const seenUpTo = readMoment(answers.seen)
  const of = { actor, idOrReference: id }
  if (answers.step === 'reopen') {
    const reopened = await reopenConversation.execute(of)
    if (!reopened.ok) throw refusedPage(reopened.refusal.code)
    return { kind: 'done', address: withDone(back, 'undone') } as const
  }
  if (answers.step === 'aside') {
    // Who has read nothing sets nothing aside.
    const settled = seenUpTo && (await setConversationAside.execute({ ...of, seenUpTo }))
    if (settled?.ok === false) throw refusedPage(settled.refusal.code)
    return { kind: 'done', address: settled ? withDone(back, 'set-aside') : back } as const
  }
  const { channel, text, step } = answers
  if (step === 'insert') return inserted(context, asked)
  const command = { ...of, channel, text, seenUpTo }
  const tried = await replyToGuest.execute({ ...command, dryRun: true })
  if (!tried.ok) {
    if (tried.refusal.code === 'not-found') throw refusedPage('not-found')
    return { kind: 'refused', answers, problem: problemOf(tried.refusal) } as const
  }
  if (step === 'show') return { kind: 'shown', answers, shown: replyOnWire(tried.value) } as const
  const send = async () => {
    const sent = await replyToGuest.execute(command)
    if (!sent.ok) throw refusedPage('not-found')
    return withDone(back, 'sent')
  }
  return { kind: 'done', address: await idempotentForm(context, { form, scope: `reply ${id}` }, send) } as const
}

function replyOnWire({ subject, text, parts, cost, leadsToPage }: ShownReply) {
  return { subject, text, parts, cost: cost && randOnWire(cost), leadsToPage }
}

/** A saved text below what was typed already; the box comes back with both. */
async function inserted(context: Readonly<RouterContextProvider>, { id, answers }: Asked) {
  const { actor } = context.get(requestFacts)
  const { savedText: savedTextId, text } = answers
  const filled = await context.get(useCases).fillInSavedText.execute({ actor, idOrReference: id, savedTextId })
  if (filled.ok) {
    const both = [text, filled.value.text].filter(Boolean).join('\n\n')
    return { kind: 'inserted', answers: { ...answers, text: both, savedText: '' }, textProblem: null } as const
  }
  const { refusal } = filled
  if (refusal.code === 'not-found') throw refusedPage('not-found')
  return { kind: 'not-inserted', answers, textProblem: textProblemOf(refusal) } as const
}

function textProblemOf(refusal: FillInRefusal | { readonly code: 'no-such-text' }) {
  return { code: refusal.code, field: 'field' in refusal ? `{${refusal.field}}` : '' }
}

/** The numbers that the words of a refusal need. */
function problemOf(refusal: ToGuestRefusal) {
  const { code, ...facts } = refusal
  const why = refusal.code === 'channel-unreachable' ? refusal.because : ('no-email' as const)
  const numbers = Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value === 'number'))
  return { code, why, facts: numbers as Readonly<Record<'most' | 'length' | 'parts', number>> }
}

/** Only our own pages are led to. */
function backAddress(back: string, slug: string, id: string): string {
  const isOurs = back === `/org/${slug}/messages`
  return isOurs ? back : bookingAddress(slug, id)
}
